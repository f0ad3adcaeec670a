/*
 * Shares memory and semaphores with a Vulkan driver on the same device, with no window: Vulkan
 * allocates a buffer, an image and two semaphores that can be exported, the adapter imports them
 * by file descriptor, and the two sides write and read in turns, ordered by the semaphores alone.
 *
 *   vulkan_interop --kernel=bindless.ptx [--adapter=cuda] [--vulkan]
 *
 * --vulkan does the Vulkan side alone, on any driver of it. Ends with 77 where there is no Vulkan,
 * no device of the adapter, or no Vulkan driver for that device.
 */
#include <dlfcn.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan.h>

#include "ur_api.h"

enum { SKIPPED = 77, WIDTH = 96, HEIGHT = 40, PIXEL = 16, IMAGE_BYTES = WIDTH * HEIGHT * PIXEL };

static void __attribute__((format(printf, 2, 3), noreturn)) end(int status, const char *text, ...) {
    va_list args;
    va_start(args, text);
    vprintf(text, args);
    va_end(args);
    printf("\n");
    exit(status);
}

#define VK(call)                                                                                   \
    do {                                                                                           \
        VkResult result_ = (call);                                                                 \
        if (result_ != VK_SUCCESS)                                                                 \
            end(1, "line %d: %s gave %d", __LINE__, #call, (int)result_);                          \
    } while (0)
#define UR(call)                                                                                   \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != UR_RESULT_SUCCESS)                                                          \
            end(1, "line %d: %s gave 0x%x: %s", __LINE__, #call, (unsigned)result_, last_error()); \
    } while (0)

static struct {
    ur_adapter_handle_t adapter;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
} ur;

static const char *last_error(void) {
    const char *text = "";
    int32_t code;
    if (ur.adapter)
        (void)urAdapterGetLastError(ur.adapter, &text, &code);
    return text;
}

/* ---- Vulkan ---------------------------------------------------------------------------------- */

#define GLOBAL_CALLS(X) X(vkCreateInstance)
#define INSTANCE_CALLS(X)                                                                          \
    X(vkEnumeratePhysicalDevices)                                                                  \
    X(vkGetPhysicalDeviceProperties2)                                                              \
    X(vkGetPhysicalDeviceMemoryProperties)                                                         \
    X(vkGetPhysicalDeviceQueueFamilyProperties)                                                    \
    X(vkEnumerateDeviceExtensionProperties)                                                        \
    X(vkCreateDevice)                                                                              \
    X(vkGetDeviceProcAddr)
#define DEVICE_CALLS(X)                                                                            \
    X(vkGetDeviceQueue)                                                                            \
    X(vkCreateBuffer)                                                                              \
    X(vkGetBufferMemoryRequirements)                                                               \
    X(vkBindBufferMemory)                                                                          \
    X(vkCreateImage)                                                                               \
    X(vkGetImageMemoryRequirements)                                                                \
    X(vkBindImageMemory)                                                                           \
    X(vkAllocateMemory)                                                                            \
    X(vkFreeMemory)                                                                                \
    X(vkMapMemory)                                                                                 \
    X(vkDestroyBuffer)                                                                             \
    X(vkDestroyImage)                                                                              \
    X(vkGetMemoryFdKHR)                                                                            \
    X(vkCreateSemaphore)                                                                           \
    X(vkDestroySemaphore)                                                                          \
    X(vkGetSemaphoreFdKHR)                                                                         \
    X(vkCreateCommandPool)                                                                         \
    X(vkDestroyCommandPool)                                                                        \
    X(vkAllocateCommandBuffers)                                                                    \
    X(vkBeginCommandBuffer)                                                                        \
    X(vkEndCommandBuffer)                                                                          \
    X(vkCmdFillBuffer)                                                                             \
    X(vkCmdCopyBuffer)                                                                             \
    X(vkCmdCopyImageToBuffer)                                                                      \
    X(vkCmdPipelineBarrier)                                                                        \
    X(vkQueueSubmit)                                                                               \
    X(vkQueueWaitIdle)                                                                             \
    X(vkDestroyDevice)
#define DECLARE(name) static PFN_##name name;
GLOBAL_CALLS(DECLARE)
INSTANCE_CALLS(DECLARE)
DEVICE_CALLS(DECLARE)

static struct {
    VkInstance instance;
    VkPhysicalDevice physical;
    VkDevice device;
    VkQueue queue;
    uint32_t family;
    VkCommandPool pool;
} vk;

static bool has_extension(VkPhysicalDevice device, const char *name) {
    VkExtensionProperties all[512];
    uint32_t count = 512;
    if (vkEnumerateDeviceExtensionProperties(device, NULL, &count, all) < 0)
        return false;
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(all[i].extensionName, name) == 0)
            return true;
    return false;
}

static const char *const extensions[] = {VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME,
                                         VK_KHR_EXTERNAL_SEMAPHORE_FD_EXTENSION_NAME};

/* The device with that UUID; any, if there is none to compare with. */
static void find_device(const unsigned char *uuid, bool semaphores) {
    VkPhysicalDevice all[16];
    uint32_t count = 16;
    if (vkEnumeratePhysicalDevices(vk.instance, &count, all) < 0 || count == 0)
        end(SKIPPED, "skipped: Vulkan finds no device");
    for (uint32_t i = 0; i < count && !vk.physical; i++) {
        VkPhysicalDeviceIDProperties id = {.sType =
                                               VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES};
        VkPhysicalDeviceProperties2 about = {
            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &id};
        vkGetPhysicalDeviceProperties2(all[i], &about);
        bool same = !uuid || memcmp(uuid, id.deviceUUID, VK_UUID_SIZE) == 0;
        printf("Vulkan has %s%s\n", about.properties.deviceName, same ? "" : ", another device");
        if (same && has_extension(all[i], extensions[0]) &&
            (!semaphores || has_extension(all[i], extensions[1])))
            vk.physical = all[i];
    }
    if (!vk.physical)
        end(SKIPPED, "skipped: Vulkan has no such device that shares memory and semaphores");
}

static void open_vulkan(const unsigned char *uuid, bool semaphores) {
    void *library = dlopen("libvulkan.so.1", RTLD_NOW);
    if (!library)
        end(SKIPPED, "skipped: %s", dlerror());
    PFN_vkGetInstanceProcAddr get;
    *(void **)&get = dlsym(library, "vkGetInstanceProcAddr");
    if (!get)
        end(1, "libvulkan.so.1 has no vkGetInstanceProcAddr");
#define FIND_GLOBAL(name) name = (PFN_##name)get(NULL, #name);
    GLOBAL_CALLS(FIND_GLOBAL)
    VkApplicationInfo app = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
                             .apiVersion = VK_API_VERSION_1_1};
    VkInstanceCreateInfo instance = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                                     .pApplicationInfo = &app};
    VkResult made = vkCreateInstance(&instance, NULL, &vk.instance);
    if (made != VK_SUCCESS)
        end(SKIPPED, "skipped: vkCreateInstance gave %d, there is no driver", (int)made);
#define FIND_INSTANCE(name)                                                                        \
    name = (PFN_##name)get(vk.instance, #name);                                                    \
    if (!name)                                                                                     \
        end(1, "Vulkan has no " #name);
    INSTANCE_CALLS(FIND_INSTANCE)
    find_device(uuid, semaphores);
    VkQueueFamilyProperties families[16];
    uint32_t count = 16;
    vkGetPhysicalDeviceQueueFamilyProperties(vk.physical, &count, families);
    while (vk.family < count && !(families[vk.family].queueFlags & VK_QUEUE_COMPUTE_BIT))
        vk.family++;
    float priority = 1;
    VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                     .queueFamilyIndex = vk.family,
                                     .queueCount = 1,
                                     .pQueuePriorities = &priority};
    VkDeviceCreateInfo device = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                                 .queueCreateInfoCount = 1,
                                 .pQueueCreateInfos = &queue,
                                 .enabledExtensionCount = semaphores ? 2 : 1,
                                 .ppEnabledExtensionNames = extensions};
    VK(vkCreateDevice(vk.physical, &device, NULL, &vk.device));
#define FIND_DEVICE(name) name = (PFN_##name)vkGetDeviceProcAddr(vk.device, #name);
    DEVICE_CALLS(FIND_DEVICE)
    vkGetDeviceQueue(vk.device, vk.family, 0, &vk.queue);
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                    .queueFamilyIndex = vk.family};
    VK(vkCreateCommandPool(vk.device, &pool, NULL, &vk.pool));
}

static uint32_t memory_type(uint32_t allowed, VkMemoryPropertyFlags wanted) {
    VkPhysicalDeviceMemoryProperties all;
    vkGetPhysicalDeviceMemoryProperties(vk.physical, &all);
    for (uint32_t i = 0; i < all.memoryTypeCount; i++)
        if ((allowed >> i & 1) && (all.memoryTypes[i].propertyFlags & wanted) == wanted)
            return i;
    end(1, "Vulkan has no memory of kind 0x%x", (unsigned)wanted);
}

struct shared {
    VkDeviceMemory memory;
    VkDeviceSize size;
    VkBuffer buffer;
    VkImage image;
};

static void allocate(struct shared *shared, const VkMemoryRequirements *needs, bool exported,
                     VkMemoryPropertyFlags kind) {
    VkExportMemoryAllocateInfo out = {.sType = VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO,
                                      .handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT};
    VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                 .pNext = exported ? &out : NULL,
                                 .allocationSize = needs->size,
                                 .memoryTypeIndex = memory_type(needs->memoryTypeBits, kind)};
    VK(vkAllocateMemory(vk.device, &info, NULL, &shared->memory));
    shared->size = needs->size;
}

static struct shared make_buffer(VkDeviceSize size, bool exported) {
    struct shared shared = {0};
    VkMemoryRequirements needs;
    VkExternalMemoryBufferCreateInfo out = {
        .sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO,
        .handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT};
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                               .pNext = exported ? &out : NULL,
                               .size = size,
                               .usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                        VK_BUFFER_USAGE_TRANSFER_DST_BIT};
    VK(vkCreateBuffer(vk.device, &info, NULL, &shared.buffer));
    vkGetBufferMemoryRequirements(vk.device, shared.buffer, &needs);
    allocate(&shared, &needs, exported,
             exported ? VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT
                      : VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT);
    VK(vkBindBufferMemory(vk.device, shared.buffer, shared.memory, 0));
    return shared;
}

static struct shared make_image(void) {
    struct shared shared = {0};
    VkMemoryRequirements needs;
    VkExternalMemoryImageCreateInfo out = {
        .sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO,
        .handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT};
    VkImageCreateInfo info = {.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO,
                              .pNext = &out,
                              .imageType = VK_IMAGE_TYPE_2D,
                              .format = VK_FORMAT_R32G32B32A32_UINT,
                              .extent = {WIDTH, HEIGHT, 1},
                              .mipLevels = 1,
                              .arrayLayers = 1,
                              .samples = VK_SAMPLE_COUNT_1_BIT,
                              .tiling = VK_IMAGE_TILING_OPTIMAL,
                              .usage = VK_IMAGE_USAGE_STORAGE_BIT |
                                       VK_IMAGE_USAGE_TRANSFER_SRC_BIT |
                                       VK_IMAGE_USAGE_TRANSFER_DST_BIT};
    VK(vkCreateImage(vk.device, &info, NULL, &shared.image));
    vkGetImageMemoryRequirements(vk.device, shared.image, &needs);
    allocate(&shared, &needs, true, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT);
    VK(vkBindImageMemory(vk.device, shared.image, shared.memory, 0));
    return shared;
}

static void drop(struct shared *shared) {
    if (shared->buffer)
        vkDestroyBuffer(vk.device, shared->buffer, NULL);
    if (shared->image)
        vkDestroyImage(vk.device, shared->image, NULL);
    vkFreeMemory(vk.device, shared->memory, NULL);
}

static int memory_file(const struct shared *shared) {
    int file = -1;
    VkMemoryGetFdInfoKHR info = {.sType = VK_STRUCTURE_TYPE_MEMORY_GET_FD_INFO_KHR,
                                 .memory = shared->memory,
                                 .handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT};
    VK(vkGetMemoryFdKHR(vk.device, &info, &file));
    return file;
}

static VkSemaphore make_semaphore(int *file) {
    VkSemaphore made;
    VkExportSemaphoreCreateInfo out = {.sType = VK_STRUCTURE_TYPE_EXPORT_SEMAPHORE_CREATE_INFO,
                                       .handleTypes =
                                           VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT};
    VkSemaphoreCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO,
                                  .pNext = file ? &out : NULL};
    VK(vkCreateSemaphore(vk.device, &info, NULL, &made));
    if (file) {
        VkSemaphoreGetFdInfoKHR get = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_GET_FD_INFO_KHR,
                                       .semaphore = made,
                                       .handleType =
                                           VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT};
        VK(vkGetSemaphoreFdKHR(vk.device, &get, file));
    }
    return made;
}

static VkCommandBuffer begin(void) {
    VkCommandBuffer commands;
    VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                        .commandPool = vk.pool,
                                        .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                        .commandBufferCount = 1};
    VkCommandBufferBeginInfo how = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
                                    .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT};
    VK(vkAllocateCommandBuffers(vk.device, &info, &commands));
    VK(vkBeginCommandBuffer(commands, &how));
    return commands;
}

static void submit(VkCommandBuffer commands, const VkSemaphore *wait, const VkSemaphore *signal) {
    VkPipelineStageFlags stage = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
    VK(vkEndCommandBuffer(commands));
    VkSubmitInfo info = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
                         .waitSemaphoreCount = wait ? 1 : 0,
                         .pWaitSemaphores = wait,
                         .pWaitDstStageMask = &stage,
                         .commandBufferCount = 1,
                         .pCommandBuffers = &commands,
                         .signalSemaphoreCount = signal ? 1 : 0,
                         .pSignalSemaphores = signal};
    VK(vkQueueSubmit(vk.queue, 1, &info, VK_NULL_HANDLE));
}

static void image_to(VkCommandBuffer commands, VkImage image, VkImageLayout from,
                     VkImageLayout to) {
    VkImageMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                                    .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT,
                                    .dstAccessMask =
                                        VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT,
                                    .oldLayout = from,
                                    .newLayout = to,
                                    .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
                                    .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
                                    .image = image,
                                    .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1}};
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                         VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, NULL, 0, NULL, 1, &barrier);
}

/* ---- the adapter ----------------------------------------------------------------------------- */

static bool open_adapter(const char *name, unsigned char uuid[16]) {
    ur_adapter_handle_t all[16];
    uint32_t count = 0;
    ur_platform_handle_t platform;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(16, all, &count));
    for (uint32_t i = 0; i < count && i < 16; i++) {
        ur_backend_t backend = UR_BACKEND_UNKNOWN;
        uint32_t platforms = 0, devices = 0;
        UR(urAdapterGetInfo(all[i], UR_ADAPTER_INFO_BACKEND, sizeof backend, &backend, NULL));
        if (backend != (strcmp(name, "hip") == 0 ? UR_BACKEND_HIP : UR_BACKEND_CUDA) ||
            urPlatformGet(all[i], 1, &platform, &platforms) != UR_RESULT_SUCCESS || !platforms ||
            urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &ur.device, &devices) !=
                UR_RESULT_SUCCESS ||
            !devices)
            continue;
        ur.adapter = all[i];
        UR(urDeviceGetInfo(ur.device, UR_DEVICE_INFO_UUID, 16, uuid, NULL));
        UR(urContextCreate(1, &ur.device, NULL, &ur.context));
        UR(urQueueCreate(ur.context, ur.device, NULL, &ur.queue));
        return true;
    }
    return false;
}

static ur_exp_external_mem_handle_t import_memory(const struct shared *shared) {
    ur_exp_file_descriptor_t file = {.stype = UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR,
                                     .fd = memory_file(shared)};
    ur_exp_external_mem_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC,
                                       .pNext = &file};
    ur_exp_external_mem_handle_t handle = NULL;
    UR(urBindlessImagesImportExternalMemoryExp(ur.context, ur.device, shared->size,
                                               UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &desc, &handle));
    return handle;
}

static ur_exp_external_semaphore_handle_t import_semaphore(int fd) {
    ur_exp_file_descriptor_t file = {.stype = UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR, .fd = fd};
    ur_exp_external_semaphore_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC,
                                             .pNext = &file};
    ur_exp_external_semaphore_handle_t handle = NULL;
    UR(urBindlessImagesImportExternalSemaphoreExp(
        ur.context, ur.device, UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD, &desc, &handle));
    return handle;
}

struct order {
    VkSemaphore vulkan_done, ur_done;
    ur_exp_external_semaphore_handle_t wait, signal;
};

static struct order make_order(bool imported) {
    struct order order = {0};
    int there = -1, back = -1;
    order.vulkan_done = make_semaphore(imported ? &there : NULL);
    order.ur_done = make_semaphore(imported ? &back : NULL);
    if (imported) {
        order.wait = import_semaphore(there);
        order.signal = import_semaphore(back);
    }
    return order;
}

static void drop_order(struct order *order) {
    if (order->wait) {
        UR(urBindlessImagesReleaseExternalSemaphoreExp(ur.context, ur.device, order->wait));
        UR(urBindlessImagesReleaseExternalSemaphoreExp(ur.context, ur.device, order->signal));
    }
    vkDestroySemaphore(vk.device, order->vulkan_done, NULL);
    vkDestroySemaphore(vk.device, order->ur_done, NULL);
}

/* Vulkan fills the buffer, the adapter copies what it finds and fills it with something else, and
 * Vulkan reads that. */
static void share_buffer(VkDeviceSize size, bool imported) {
    struct shared buffer = make_buffer(size, true), host = make_buffer(size, false);
    struct order order = make_order(imported);
    unsigned char *seen = malloc(size), other = 0xa6;
    void *read = NULL, *mapped = NULL;
    ur_exp_external_mem_handle_t memory = imported ? import_memory(&buffer) : NULL;
    VkCommandBuffer commands = begin();
    vkCmdFillBuffer(commands, buffer.buffer, 0, size, 0x5a5a5a5a);
    submit(commands, NULL, imported ? &order.vulkan_done : NULL);
    if (imported) {
        UR(urBindlessImagesMapExternalLinearMemoryExp(ur.context, ur.device, 0, size, memory,
                                                      &mapped));
        UR(urBindlessImagesWaitExternalSemaphoreExp(ur.queue, order.wait, false, 0, 0, NULL, NULL));
        UR(urEnqueueUSMMemcpy(ur.queue, false, seen, mapped, size, 0, NULL, NULL));
        UR(urEnqueueUSMFill(ur.queue, mapped, 1, &other, size, 0, NULL, NULL));
        UR(urBindlessImagesSignalExternalSemaphoreExp(ur.queue, order.signal, false, 0, 0, NULL,
                                                      NULL));
    }
    commands = begin();
    VkBufferCopy all = {0, 0, size};
    vkCmdCopyBuffer(commands, buffer.buffer, host.buffer, 1, &all);
    submit(commands, imported ? &order.ur_done : NULL, NULL);
    VK(vkQueueWaitIdle(vk.queue));
    VK(vkMapMemory(vk.device, host.memory, 0, size, 0, &read));
    for (VkDeviceSize i = 0; i < size; i++)
        if (((unsigned char *)read)[i] != (imported ? other : 0x5a))
            end(1, "byte %llu of the buffer is 0x%x for Vulkan", (unsigned long long)i,
                ((unsigned char *)read)[i]);
    if (imported) {
        UR(urQueueFinish(ur.queue));
        for (VkDeviceSize i = 0; i < size; i++)
            if (seen[i] != 0x5a)
                end(1, "byte %llu of the buffer is 0x%x for the adapter", (unsigned long long)i,
                    seen[i]);
        UR(urBindlessImagesFreeMappedLinearMemoryExp(ur.context, ur.device, mapped));
        UR(urBindlessImagesReleaseExternalMemoryExp(ur.context, ur.device, memory));
    }
    free(seen);
    drop_order(&order);
    drop(&buffer);
    drop(&host);
    printf("a buffer of %llu bytes: passed\n", (unsigned long long)size);
}

static ur_kernel_handle_t load_kernel(const char *path, const char *name) {
    FILE *file = fopen(path, "rb");
    if (!file)
        end(1, "%s cannot be read", path);
    static unsigned char code[4 << 20];
    size_t size = fread(code, 1, sizeof code, file);
    fclose(file);
    const unsigned char *binary = code;
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t kernel = NULL;
    UR(urProgramCreateWithBinary(ur.context, 1, &ur.device, &size, &binary, NULL, &program));
    UR(urProgramBuild(ur.context, program, NULL));
    UR(urKernelCreate(program, name, &kernel));
    UR(urProgramRelease(program));
    return kernel;
}

static uint32_t word(size_t i) {
    return (uint32_t)i * 2654435761u + 17;
}

/* A kernel copies an image of the adapter's to the Vulkan image, by numbers. */
static void write_image(const struct shared *image, ur_exp_external_mem_handle_t memory,
                        const struct order *order, const char *path) {
    (void)image;
    ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32};
    ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                            .type = UR_MEM_TYPE_IMAGE2D,
                            .width = WIDTH,
                            .height = HEIGHT};
    ur_exp_image_mem_native_handle_t theirs, ours;
    ur_exp_image_native_handle_t to, from;
    UR(urBindlessImagesMapExternalArrayExp(ur.context, ur.device, &format, &desc, memory, &theirs));
    UR(urBindlessImagesImageAllocateExp(ur.context, ur.device, &format, &desc, &ours));
    UR(urBindlessImagesUnsampledImageCreateExp(ur.context, ur.device, theirs, &format, &desc, &to));
    UR(urBindlessImagesUnsampledImageCreateExp(ur.context, ur.device, ours, &format, &desc, &from));
    uint32_t *pixels = malloc(IMAGE_BYTES);
    float *points = malloc((size_t)WIDTH * HEIGHT * 16);
    void *at = NULL;
    for (size_t i = 0; i < IMAGE_BYTES / 4; i++)
        pixels[i] = word(i);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        points[4 * i] = (float)(i % WIDTH);
        points[4 * i + 1] = (float)(i / WIDTH);
        points[4 * i + 2] = points[4 * i + 3] = 0;
    }
    ur_exp_image_copy_region_t region = {.stype = UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION,
                                         .copyExtent = {WIDTH, HEIGHT, 1}};
    UR(urBindlessImagesImageCopyExp(ur.queue, pixels, (void *)(uintptr_t)ours, &desc, &desc,
                                    &format, &format, &region,
                                    UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE,
                                    UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE, 0, NULL, NULL));
    UR(urUSMDeviceAlloc(ur.context, ur.device, NULL, NULL, (size_t)WIDTH * HEIGHT * 16, &at));
    UR(urEnqueueUSMMemcpy(ur.queue, true, at, points, (size_t)WIDTH * HEIGHT * 16, 0, NULL, NULL));
    ur_kernel_handle_t kernel = load_kernel(path, "move_2d");
    uint64_t number_from = from, number_to = to;
    UR(urKernelSetArgValue(kernel, 0, sizeof number_from, NULL, &number_from));
    UR(urKernelSetArgValue(kernel, 1, sizeof number_to, NULL, &number_to));
    UR(urKernelSetArgPointer(kernel, 2, NULL, at));
    UR(urBindlessImagesWaitExternalSemaphoreExp(ur.queue, order->wait, false, 0, 0, NULL, NULL));
    size_t count = (size_t)WIDTH * HEIGHT, offset = 0;
    UR(urEnqueueKernelLaunch(ur.queue, kernel, 1, &offset, &count, NULL, NULL, 0, NULL, NULL));
    UR(urBindlessImagesSignalExternalSemaphoreExp(ur.queue, order->signal, false, 0, 0, NULL,
                                                  NULL));
    UR(urQueueFinish(ur.queue));
    UR(urKernelRelease(kernel));
    UR(urUSMFree(ur.context, at));
    UR(urBindlessImagesUnsampledImageHandleDestroyExp(ur.context, ur.device, to));
    UR(urBindlessImagesUnsampledImageHandleDestroyExp(ur.context, ur.device, from));
    UR(urBindlessImagesImageFreeExp(ur.context, ur.device, ours));
    UR(urBindlessImagesImageFreeExp(ur.context, ur.device, theirs));
    free(pixels);
    free(points);
}

static void share_image(const char *path, bool imported) {
    struct shared image = make_image(), host = make_buffer(IMAGE_BYTES, false);
    struct order order = make_order(imported);
    ur_exp_external_mem_handle_t memory = imported ? import_memory(&image) : NULL;
    VkCommandBuffer commands = begin();
    image_to(commands, image.image, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL);
    submit(commands, NULL, imported ? &order.vulkan_done : NULL);
    if (imported)
        write_image(&image, memory, &order, path);
    commands = begin();
    image_to(commands, image.image, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_GENERAL);
    VkBufferImageCopy all = {.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1},
                             .imageExtent = {WIDTH, HEIGHT, 1}};
    vkCmdCopyImageToBuffer(commands, image.image, VK_IMAGE_LAYOUT_GENERAL, host.buffer, 1, &all);
    submit(commands, imported ? &order.ur_done : NULL, NULL);
    VK(vkQueueWaitIdle(vk.queue));
    void *read = NULL;
    VK(vkMapMemory(vk.device, host.memory, 0, IMAGE_BYTES, 0, &read));
    for (size_t i = 0; imported && i < IMAGE_BYTES / 4; i++)
        if (((uint32_t *)read)[i] != word(i))
            end(1, "word %zu of the image is 0x%x for Vulkan, not 0x%x", i, ((uint32_t *)read)[i],
                word(i));
    if (imported)
        UR(urBindlessImagesReleaseExternalMemoryExp(ur.context, ur.device, memory));
    drop_order(&order);
    drop(&image);
    drop(&host);
    printf("an image of %d x %d pixels: passed\n", WIDTH, HEIGHT);
}

int main(int argc, char **argv) {
    const char *adapter = "cuda", *kernel = "bindless.ptx";
    bool alone = false;
    unsigned char uuid[16] = {0};
    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], "--adapter=", 10) == 0)
            adapter = argv[i] + 10;
        else if (strncmp(argv[i], "--kernel=", 9) == 0)
            kernel = argv[i] + 9;
        else if (strcmp(argv[i], "--vulkan") == 0)
            alone = true;
        else
            end(2, "unknown option %s", argv[i]);
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (!alone && !open_adapter(adapter, uuid))
        end(SKIPPED, "skipped: the adapter has no device");
    open_vulkan(alone ? NULL : uuid, !alone);
    share_buffer(4096, !alone);
    share_buffer(409600, !alone);
    share_image(kernel, !alone);
    vkDestroyCommandPool(vk.device, vk.pool, NULL);
    vkDestroyDevice(vk.device, NULL);
    if (ur.queue) {
        UR(urQueueRelease(ur.queue));
        UR(urContextRelease(ur.context));
    }
    return 0;
}

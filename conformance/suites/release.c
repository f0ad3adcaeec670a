/* Objects that are released while a command is stuck: the release waits for none, whether commands
 * before it or behind it use the object, and what they use stays until they are done. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#include "bindless.h"
#include "conf.h"

enum { COUNT = 1024, BYTES = COUNT * 4, WIDTH = 16, LARGE = 40 << 20 };

/* ---- a command that is stuck ----------------------------------------------------------------- */

/* It gives up after some seconds, so that a release that waits for it fails the test and does not
 * hang. */
static _Atomic int let_go, gave_up;

static void be_stuck(void *unused) {
    (void)unused;
    double start = conf_seconds();
    while (!atomic_load(&let_go)) {
        if (conf_seconds() - start > 20) {
            atomic_store(&gave_up, 1);
            return;
        }
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    }
}

static void unstick(void *queue) {
    atomic_store(&let_go, 1);
    urQueueFinish(queue);
}

/* A kernel that is stuck is told by a thread, since the release may not return. */
static struct {
    pthread_t teller;
    _Atomic unsigned *words; /* it runs; it is to end */
} stay;

static void *tell(void *unused) {
    be_stuck(unused);
    atomic_store(&stay.words[1], 1);
    return NULL;
}

static void end_stay(void) {
    if (stay.words) {
        atomic_store(&let_go, 1);
        pthread_join(stay.teller, NULL);
        stay.words = NULL;
    }
}

static void unstay(void *queue) {
    end_stay();
    urQueueFinish(queue);
}

static void stay_there(ur_queue_handle_t queue) {
    conf_need_kernels();
    conf_need_progress();
    _Atomic unsigned *words = conf_usm(UR_USM_TYPE_HOST, 2 * sizeof(*words));
    ur_kernel_handle_t kernel = conf_kernel("basic", "stay");
    conf_arg arg = conf_arg_pointer(0, (void *)words);
    atomic_store(&words[0], 0);
    atomic_store(&words[1], 0);
    atomic_store(&let_go, 0);
    atomic_store(&gave_up, 0);
    stay.words = words;
    CHECK_EQ(pthread_create(&stay.teller, NULL, tell, NULL), 0);
    conf_defer_settled(unstay, unstay, queue);
    conf_launch(queue, kernel, 1, &arg, 1, 0, NULL, NULL);
    UR(urQueueFlush(queue));
    while (!atomic_load(&words[0]) && !atomic_load(&gave_up)) {
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    }
    CHECK_MSG(!atomic_load(&gave_up), "a kernel never began");
}

static void stick(ur_queue_handle_t queue) {
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    conf_need_progress();
    atomic_store(&let_go, 0);
    atomic_store(&gave_up, 0);
    UR(urEnqueueHostTaskExp(queue, be_stuck, NULL, NULL, 0, NULL, NULL));
    conf_defer_settled(unstick, unstick, queue);
}

/* ---- objects ----------------------------------------------------------------------------------
 */

/* What commands of a test write, which lives until the task has ended, however the test does.
 * Behind a kernel it is memory of the driver's: to write other memory, calls may wait. */
static unsigned pageable[COUNT], *out = pageable;
static const unsigned value = 0x5b5b5b5b;

static void fill(ur_queue_handle_t queue, ur_mem_handle_t mem) {
    UR(urEnqueueMemBufferFill(queue, mem, &value, sizeof value, 0, BYTES, 0, NULL, NULL));
}

static void read_out(ur_queue_handle_t queue, ur_mem_handle_t mem) {
    UR(urEnqueueMemBufferRead(queue, mem, false, 0, BYTES, out, 0, NULL, NULL));
}

/* Each object is in a slot: it goes with the test where that ends early. */
#define SLOT(name, handle, function)                                                               \
    static void end_##name(void *object) {                                                         \
        (void)function(object);                                                                    \
    }                                                                                              \
    static void release_##name(handle *slot) {                                                     \
        UR(function(*slot));                                                                       \
        *slot = NULL;                                                                              \
    }
SLOT(mem, ur_mem_handle_t, urMemRelease)
SLOT(sampler, ur_sampler_handle_t, urSamplerRelease)
SLOT(kernel, ur_kernel_handle_t, urKernelRelease)
SLOT(program, ur_program_handle_t, urProgramRelease)
SLOT(pool, ur_usm_pool_handle_t, urUSMPoolRelease)
SLOT(event, ur_event_handle_t, urEventRelease)
SLOT(command_buffer, ur_exp_command_buffer_handle_t, urCommandBufferReleaseExp)
SLOT(queue, ur_queue_handle_t, urQueueRelease)
SLOT(context, ur_context_handle_t, urContextRelease)

static ur_result_t free_memory(void *memory) {
    return urUSMFree(conf.context, memory);
}
SLOT(memory, void *, free_memory)

static ur_result_t free_bindless(void *memory) {
    return urBindlessImagesImageFreeExp(conf.context, conf.device, (uintptr_t)memory);
}
SLOT(bindless, void *, free_bindless)

static ur_mem_handle_t *new_buffer(void) {
    ur_mem_handle_t *mem = conf_slot(end_mem);
    UR(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, BYTES, NULL, mem));
    return mem;
}

static void buffer(ur_queue_handle_t queue) {
    ur_mem_handle_t *mem = new_buffer();
    fill(queue, *mem);
    read_out(queue, *mem);
    release_mem(mem);
}

static void part(ur_queue_handle_t queue) {
    ur_mem_handle_t *mem = new_buffer(), *half = conf_slot(end_mem);
    const ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, 0, BYTES};
    UR(urMemBufferPartition(*mem, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region,
                            half));
    release_mem(mem);
    fill(queue, *half);
    read_out(queue, *half);
    release_mem(half);
}

static ur_mem_handle_t *new_image(void) {
    conf_need_images();
    const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_FLOAT};
    const ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                  .type = UR_MEM_TYPE_IMAGE2D,
                                  .width = WIDTH,
                                  .height = WIDTH,
                                  .depth = 1};
    ur_mem_handle_t *mem = conf_slot(end_mem);
    UR_OR_UNSUPPORTED(
        urMemImageCreate(conf.context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, mem));
    return mem;
}

static void fill_image(ur_queue_handle_t queue, ur_mem_handle_t mem) {
    static unsigned from[COUNT];
    for (int i = 0; i < COUNT; ++i) {
        from[i] = value;
    }
    UR(urEnqueueMemImageWrite(queue, mem, false, (ur_rect_offset_t){0, 0, 0},
                              (ur_rect_region_t){WIDTH, WIDTH, 1}, 0, 0, from, 0, NULL, NULL));
}

static void image(ur_queue_handle_t queue) {
    ur_mem_handle_t *mem = new_image();
    fill_image(queue, *mem);
    UR(urEnqueueMemImageRead(queue, *mem, false, (ur_rect_offset_t){0, 0, 0},
                             (ur_rect_region_t){WIDTH, WIDTH, 1}, 0, 0, out, 0, NULL, NULL));
    release_mem(mem);
}

static ur_sampler_handle_t *new_sampler(void) {
    const ur_sampler_desc_t desc = {UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, false,
                                    UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE,
                                    UR_SAMPLER_FILTER_MODE_NEAREST};
    ur_sampler_handle_t *sampler = conf_slot(end_sampler);
    UR_OR_UNSUPPORTED(urSamplerCreate(conf.context, &desc, sampler));
    return sampler;
}

static void idle_sampler(ur_queue_handle_t queue) {
    (void)queue;
    conf_need_images();
    release_sampler(new_sampler());
}

static void sampler(ur_queue_handle_t queue) {
    conf_need_kernels();
    ur_mem_handle_t *from = new_image(), *to = new_buffer();
    ur_sampler_handle_t *how = new_sampler();
    ur_kernel_handle_t *kernel = conf_slot(end_kernel);
    UR(urKernelCreate(conf_program("images"), "sample_2d", kernel));
    float at = 3.5f;
    conf_arg args[5] = {conf_arg_mem(0, *from), conf_arg_sampler(1, *how), conf_arg_mem(2, *to),
                        conf_arg_value(3, sizeof at, &at), conf_arg_value(4, sizeof at, &at)};
    args[0].value.memObjTuple.flags = UR_MEM_FLAG_READ_ONLY;
    fill(queue, *to);
    fill_image(queue, *from);
    conf_launch(queue, *kernel, 1, args, 5, 0, NULL, NULL);
    read_out(queue, *to);
    release_sampler(how);
    release_kernel(kernel);
    release_mem(from);
    release_mem(to);
}

static void launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, ur_mem_handle_t mem) {
    const unsigned none = 0;
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof value, &value)};
    UR(urEnqueueMemBufferFill(queue, mem, &none, sizeof none, 0, BYTES, 0, NULL, NULL));
    conf_launch(queue, kernel, COUNT, args, 2, 0, NULL, NULL);
    read_out(queue, mem);
}

static void kernel(ur_queue_handle_t queue) {
    conf_need_kernels();
    ur_mem_handle_t *mem = new_buffer();
    ur_kernel_handle_t *made = conf_slot(end_kernel);
    UR(urKernelCreate(conf_program("basic"), "set_value", made));
    launch(queue, *made, *mem);
    release_kernel(made);
    release_mem(mem);
}

/* More than a program keeps of kernels that were released. */
static void many_kernels(ur_queue_handle_t queue) {
    for (int i = 0; i < 70; ++i) {
        kernel(queue);
    }
}

static ur_program_handle_t *built;

/* Before anything is stuck: drivers load a program only when no kernel runs (CUDA, driver 580). */
static void build_program(void) {
    conf_need_kernels();
    built = conf_slot(end_program);
    *built = conf_program_new(conf.context, "basic", NULL);
    UR(urProgramBuild(conf.context, *built, NULL));
}

static void program(ur_queue_handle_t queue) {
    ur_mem_handle_t *mem = new_buffer();
    ur_program_handle_t *own = built;
    ur_kernel_handle_t *made = conf_slot(end_kernel);
    UR(urKernelCreate(*own, "set_value", made));
    launch(queue, *made, *mem);
    release_program(own);
    release_kernel(made);
    release_mem(mem);
}

static void free_usm(ur_queue_handle_t queue, size_t size) {
    void **memory = conf_slot(end_memory);
    ur_usm_type_t type = conf_usm_type();
    UR(type == UR_USM_TYPE_HOST
           ? urUSMHostAlloc(conf.context, NULL, NULL, size, memory)
           : urUSMDeviceAlloc(conf.context, conf.device, NULL, NULL, size, memory));
    UR(urEnqueueUSMFill(queue, *memory, sizeof value, &value, BYTES, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, false, out, *memory, BYTES, 0, NULL, NULL));
    release_memory(memory);
}

static void usm(ur_queue_handle_t queue) {
    free_usm(queue, BYTES);
}

static void large_usm(ur_queue_handle_t queue) {
    free_usm(queue, LARGE);
}

static void pool(ur_queue_handle_t queue) {
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t *made = conf_slot(end_pool);
    void **memory = conf_slot(end_memory);
    UR_OR_UNSUPPORTED(urUSMPoolCreate(conf.context, &desc, made));
    UR_OR_UNSUPPORTED(
        conf_usm_type() == UR_USM_TYPE_HOST
            ? urUSMHostAlloc(conf.context, NULL, *made, BYTES, memory)
            : urUSMDeviceAlloc(conf.context, conf.device, NULL, *made, BYTES, memory));
    UR(urEnqueueUSMFill(queue, *memory, sizeof value, &value, BYTES, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, false, out, *memory, BYTES, 0, NULL, NULL));
    release_memory(memory);
    release_pool(made);
}

static void event(ur_queue_handle_t queue) {
    ur_event_handle_t *made = conf_slot(end_event);
    ur_mem_handle_t *mem = new_buffer();
    UR(urEnqueueMemBufferFill(queue, *mem, &value, sizeof value, 0, BYTES, 0, NULL, made));
    UR(urEnqueueMemBufferRead(queue, *mem, false, 0, BYTES, out, 1, made, NULL));
    release_event(made);
    release_mem(mem);
}

static void command_buffer(ur_queue_handle_t queue) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               false, true, false};
    ur_exp_command_buffer_handle_t *made = conf_slot(end_command_buffer);
    ur_mem_handle_t *mem = new_buffer();
    UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, made));
    UR(urCommandBufferAppendMemBufferFillExp(*made, *mem, &value, sizeof value, 0, BYTES, 0, NULL,
                                             0, NULL, NULL, NULL, NULL));
    UR(urCommandBufferFinalizeExp(*made));
    UR(urEnqueueCommandBufferExp(queue, *made, 0, NULL, NULL));
    read_out(queue, *mem);
    release_command_buffer(made);
    release_mem(mem);
}

static void queue(ur_queue_handle_t unused) {
    (void)unused;
    ur_queue_handle_t *made = conf_slot(end_queue);
    ur_mem_handle_t *mem = new_buffer();
    UR(conf_queue_create(conf.context, NULL, made));
    fill(*made, *mem);
    UR(urEnqueueMemBufferRead(*made, *mem, true, 0, BYTES, out, 0, NULL, NULL));
    release_queue(made);
    release_mem(mem);
}

static void context(ur_queue_handle_t unused) {
    (void)unused;
    ur_context_handle_t *made = conf_slot(end_context);
    ur_mem_handle_t *mem = conf_slot(end_mem);
    UR(urContextCreate(1, &conf.device, NULL, made));
    UR(urMemBufferCreate(*made, UR_MEM_FLAG_READ_WRITE, BYTES, NULL, mem));
    release_mem(mem);
    release_context(made);
}

static void bindless(ur_queue_handle_t unused) {
    (void)unused;
    conf_need_bindless();
    const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                      UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32};
    ur_image_desc_t desc = conf_image_desc(UR_MEM_TYPE_IMAGE2D, WIDTH, WIDTH, 0, 1);
    ur_exp_image_mem_native_handle_t memory = 0;
    ur_exp_image_native_handle_t view = 0;
    void **slot = conf_slot(end_bindless);
    UR_OR_UNSUPPORTED(
        urBindlessImagesImageAllocateExp(conf.context, conf.device, &format, &desc, &memory));
    *slot = (void *)(uintptr_t)memory;
    UR(urBindlessImagesUnsampledImageCreateExp(conf.context, conf.device, memory, &format, &desc,
                                               &view));
    UR(urBindlessImagesUnsampledImageHandleDestroyExp(conf.context, conf.device, view));
    release_bindless(slot);
}

/* ---- tests ------------------------------------------------------------------------------------
 */

struct object {
    void (*use)(ur_queue_handle_t queue); /* has commands fill `out`, and releases */
    bool elsewhere;                       /* it fills nothing by commands of that queue */
    void (*prepare)(void);                /* what is to be there already, or NULL */
};

static const struct object objects[] = {
    {buffer, false, NULL},
    {part, false, NULL},
    {image, false, NULL},
    {idle_sampler, true, NULL},
    {sampler, false, NULL},
    {kernel, false, NULL},
    {program, false, build_program},
    {usm, false, NULL},
    {large_usm, false, NULL},
    {pool, false, NULL},
    {event, false, NULL},
    {command_buffer, false, NULL},
    {queue, true, NULL},
    {context, true, NULL},
    {bindless, true, NULL},
    {many_kernels, false, NULL},
};

static void prepare(const struct object *object) {
    if (object->prepare) {
        object->prepare();
    }
}

static void check_out(const struct object *object) {
    for (int i = 0; i < COUNT && !object->elsewhere; ++i) {
        CHECK_EQ(out[i], value);
    }
}

/* The object is used by another queue; by the one that is stuck next. */
TEST(beside) {
    conf_need_beside();
    const struct object *object = data;
    ur_queue_handle_t stuck = conf_queue(0), other = conf_queue(0);
    out = pageable;
    memset(out, 0, BYTES);
    prepare(object);
    stick(stuck);
    object->use(other);
    CHECK_MSG(!atomic_load(&gave_up), "the release waited for another queue");
    UR(urQueueFinish(other));
    CHECK_MSG(!atomic_load(&gave_up), "a queue waited for another one");
    atomic_store(&let_go, 1);
    UR(urQueueFinish(stuck));
    check_out(object);
}

TEST(behind) {
    const struct object *object = data;
    ur_queue_handle_t stuck = conf_queue(0);
    out = pageable;
    memset(out, 0, BYTES);
    prepare(object);
    stick(stuck);
    object->use(stuck);
    CHECK_MSG(!atomic_load(&gave_up), "the release waited for commands that use the object");
    atomic_store(&let_go, 1);
    UR(urQueueFinish(stuck));
    check_out(object);
}

/* The same where a kernel is stuck, which drivers wait for that do not hear of host tasks. A device
 * may run one at a time, so that nothing is known of other queues. */
TEST(beside_kernel) {
    const struct object *object = data;
    ur_queue_handle_t other = conf_queue(0), stuck = conf_queue(0);
    out = conf_usm(UR_USM_TYPE_HOST, BYTES);
    memset(out, 0, BYTES);
    prepare(object);
    stay_there(stuck);
    object->use(other);
    CHECK_MSG(!atomic_load(&gave_up), "the release waited for another queue");
    end_stay();
    UR(urQueueFinish(stuck));
    UR(urQueueFinish(other));
    check_out(object);
}

TEST(behind_kernel) {
    const struct object *object = data;
    ur_queue_handle_t stuck = conf_queue(0);
    out = conf_usm(UR_USM_TYPE_HOST, BYTES);
    memset(out, 0, BYTES);
    prepare(object);
    stay_there(stuck);
    object->use(stuck);
    CHECK_MSG(!atomic_load(&gave_up), "the release waited for commands that use the object");
    end_stay();
    UR(urQueueFinish(stuck));
    check_out(object);
}

#define BESIDE(i, entry, what)                                                                     \
    CONF_TEST_DATA(beside, entry, "returns while " what " is used beside a command that is stuck", \
                   &objects[i])
#define BEHIND(i, entry, what)                                                                     \
    CONF_TEST_DATA(behind, entry, "lets " what " stay for commands behind one that is stuck",      \
                   &objects[i])
#define BOTH(i, entry, what) BESIDE(i, entry, what), BEHIND(i, entry, what)
#define BESIDE_KERNEL(i, entry, what)                                                              \
    CONF_TEST_DATA(beside_kernel, entry,                                                           \
                   "returns while " what " is used beside a kernel that is stuck", &objects[i])
#define BEHIND_KERNEL(i, entry, what)                                                              \
    CONF_TEST_DATA(behind_kernel, entry,                                                           \
                   "lets " what " stay for commands behind a kernel that is stuck", &objects[i])
#define BOTH_KERNEL(i, entry, what) BESIDE_KERNEL(i, entry, what), BEHIND_KERNEL(i, entry, what)

int main(int argc, char **argv) {
    static const conf_test tests[] = {
        BOTH(0, "urMemRelease", "a buffer"),
        BOTH(1, "urMemRelease", "a part of a buffer"),
        BOTH(2, "urMemRelease", "an image"),
        BESIDE(3, "urSamplerRelease", "a sampler of no command"),
        BOTH(4, "urSamplerRelease", "a sampler"),
        BOTH(5, "urKernelRelease", "a kernel"),
        BOTH(6, "urProgramRelease", "a program"),
        BOTH(7, "urUSMFree", "memory"),
        BOTH(8, "urUSMFree", "memory larger than is kept"),
        BOTH(9, "urUSMPoolRelease", "a pool"),
        BOTH(10, "urEventRelease", "an event"),
        BOTH(11, "urCommandBufferReleaseExp", "a command buffer"),
        BESIDE(12, "urQueueRelease", "a queue"),
        BESIDE(13, "urContextRelease", "a context"),
        BESIDE(14, "urBindlessImagesImageFreeExp", "a bindless image"),
        BOTH(15, "urKernelRelease", "each of many kernels"),
        BOTH_KERNEL(0, "urMemRelease", "a buffer"),
        BOTH_KERNEL(1, "urMemRelease", "a part of a buffer"),
        BOTH_KERNEL(2, "urMemRelease", "an image"),
        BOTH_KERNEL(4, "urSamplerRelease", "a sampler"),
        BOTH_KERNEL(5, "urKernelRelease", "a kernel"),
        BOTH_KERNEL(6, "urProgramRelease", "a program"),
        BOTH_KERNEL(7, "urUSMFree", "memory"),
        BOTH_KERNEL(8, "urUSMFree", "memory larger than is kept"),
        BOTH_KERNEL(9, "urUSMPoolRelease", "a pool"),
        BOTH_KERNEL(10, "urEventRelease", "an event"),
        BOTH_KERNEL(11, "urCommandBufferReleaseExp", "a command buffer"),
        BESIDE_KERNEL(13, "urContextRelease", "a context"),
        BESIDE_KERNEL(14, "urBindlessImagesImageFreeExp", "a bindless image"),
    };
    const conf_suite suite = {"release", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}

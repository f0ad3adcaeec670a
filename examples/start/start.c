/* The first program: every device, and bytes through the memory of the first one.
 *
 *     cc start.c $(pkg-config --cflags --libs unified-runtime) -o start
 */
#include <stdio.h>
#include <string.h>
#include <ur_api.h>

#define CHECK(call)                                                                                \
    do {                                                                                           \
        ur_result_t result = (call);                                                               \
        if (result != UR_RESULT_SUCCESS) {                                                         \
            fprintf(stderr, "%s: %#x\n", #call, (unsigned)result);                                 \
            return 1;                                                                              \
        }                                                                                          \
    } while (0)

enum { MOST = 16 };

int main(void) {
    ur_adapter_handle_t adapters[MOST];
    ur_device_handle_t first = NULL;
    uint32_t adapter_count = 0;

    CHECK(urLoaderInit(0, NULL));
    CHECK(urAdapterGet(MOST, adapters, &adapter_count));
    for (uint32_t a = 0; a < adapter_count && a < MOST; a++) {
        ur_platform_handle_t platforms[MOST];
        uint32_t platform_count = 0;
        CHECK(urPlatformGet(adapters[a], MOST, platforms, &platform_count));
        for (uint32_t p = 0; p < platform_count && p < MOST; p++) {
            ur_device_handle_t devices[MOST];
            uint32_t device_count = 0;
            /* Those that ONEAPI_DEVICE_SELECTOR lets through. */
            CHECK(urDeviceGetSelected(platforms[p], UR_DEVICE_TYPE_ALL, MOST, devices,
                                      &device_count));
            for (uint32_t d = 0; d < device_count && d < MOST; d++) {
                char name[256];
                CHECK(urDeviceGetInfo(devices[d], UR_DEVICE_INFO_NAME, sizeof(name), name, NULL));
                printf("%s\n", name);
                first = first ? first : devices[d];
            }
        }
    }
    if (!first) {
        fprintf(stderr, "there is no device; `urinfo --why` tells why\n");
        return 1;
    }

    ur_context_handle_t context;
    ur_queue_handle_t queue;
    void *there;
    char text[] = "through the device and back", back[sizeof(text)] = "";

    CHECK(urContextCreate(1, &first, NULL, &context));
    CHECK(urQueueCreate(context, first, NULL, &queue));
    CHECK(urUSMDeviceAlloc(context, first, NULL, NULL, sizeof(text), &there));

    /* In order; the second one blocks until the bytes are back. */
    CHECK(urEnqueueUSMMemcpy(queue, false, there, text, sizeof(text), 0, NULL, NULL));
    CHECK(urEnqueueUSMMemcpy(queue, true, back, there, sizeof(text), 0, NULL, NULL));
    printf("%s\n", back);

    CHECK(urUSMFree(context, there));
    CHECK(urQueueRelease(queue));
    CHECK(urContextRelease(context));
    for (uint32_t a = 0; a < adapter_count && a < MOST; a++) {
        CHECK(urAdapterRelease(adapters[a]));
    }
    CHECK(urLoaderTearDown());
    return strcmp(text, back) != 0;
}

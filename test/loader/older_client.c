/* A library that calls the loader as the SYCL runtime of an earlier release does; test_older.c. */
#include "loader/generated/older.h"

#include "older_client.h"

/* References to the node of the release, where it has one. */
#ifdef NODE
#define REFERENCE(name) __asm__(".symver " #name ", " #name "@" NODE)
REFERENCE(urPlatformGet);
REFERENCE(urProgramBuildExp);
REFERENCE(urDeviceGetInfo);
REFERENCE(urEnqueueKernelLaunchCustomExp);
REFERENCE(urCommandBufferEnqueueExp);
REFERENCE(urCommandBufferAppendUSMFillExp);
REFERENCE(urCommandBufferAppendKernelLaunchExp);
REFERENCE(urCommandBufferUpdateKernelLaunchExp);
REFERENCE(urCommandBufferReleaseCommandExp);
#endif

/* The names with the types that the release has: declared as others, which the linker does not see.
 */
#define AS(form, name) extern __typeof__(form) call_##name __asm__(#name)
#if RELEASE >= 20253
AS(urPlatformGet, urPlatformGet);
#else
AS(older_2025_2_PlatformGet, urPlatformGet);
#endif
#if RELEASE >= 20260
AS(urProgramBuildExp, urProgramBuildExp);
#else
AS(older_2025_3_ProgramBuildExp, urProgramBuildExp);
#endif
AS(urDeviceGetInfo, urDeviceGetInfo);
#if RELEASE == 20250
AS(older_2025_0_EnqueueKernelLaunchCustomExp, urEnqueueKernelLaunchCustomExp);
AS(older_2025_0_CommandBufferAppendUSMFillExp, urCommandBufferAppendUSMFillExp);
#elif RELEASE < 20253
AS(older_2025_2_EnqueueKernelLaunchCustomExp, urEnqueueKernelLaunchCustomExp);
#endif
#if RELEASE < 20252
AS(older_2025_1_CommandBufferEnqueueExp, urCommandBufferEnqueueExp);
AS(older_2025_1_CommandBufferReleaseCommandExp, urCommandBufferReleaseCommandExp);
#endif
#if RELEASE == 20253
/* What the release is told by. */
AS(urEnqueueReadHostPipe, urEnqueueReadHostPipe);
__typeof__(urEnqueueReadHostPipe) *const imported[] = {call_urEnqueueReadHostPipe};
#elif RELEASE == 20261
AS(urKernelSetArgValue, urKernelSetArgValue);
__typeof__(urKernelSetArgValue) *const imported[] = {call_urKernelSetArgValue};
#endif

/* `handle` is any of an adapter whose entries tell which they are. */
void older_client(void *handle, struct older_results *results) {
    *results = (struct older_results){0};
#if RELEASE >= 20253
    results->platform_get = call_urPlatformGet(handle, 0, NULL, &results->count);
#else
    ur_adapter_handle_t adapters[1] = {handle};
    results->platform_get = call_urPlatformGet(adapters, 1, 0, NULL, &results->count);
    results->platform_get_nothing = call_urPlatformGet(adapters, 1, 0, NULL, NULL);
#endif
#if RELEASE >= 20260
    results->program_build = call_urProgramBuildExp(handle, 0, NULL, 0, NULL);
#else
    results->program_build = call_urProgramBuildExp(handle, 0, NULL, "-options");
#endif
    results->bfloat16 = call_urDeviceGetInfo(handle, 0x68, 0, NULL, &results->bfloat16_size);
    results->xe = call_urDeviceGetInfo(handle, 133, 0, NULL, NULL);
#if RELEASE == 20250
    const size_t size[1] = {1};
    results->launch =
        call_urEnqueueKernelLaunchCustomExp(handle, handle, 1, size, NULL, 0, NULL, 0, NULL, NULL);
    results->fill =
        call_urCommandBufferAppendUSMFillExp(handle, handle, handle, 1, 1, 0, NULL, NULL);
#elif RELEASE < 20253
    const size_t size[1] = {1};
    results->launch = call_urEnqueueKernelLaunchCustomExp(handle, handle, 1, size, size, NULL, 0,
                                                          NULL, 0, NULL, NULL);
#endif
#if RELEASE < 20252
    results->enqueue = call_urCommandBufferEnqueueExp(handle, handle, 0, NULL, NULL);
    results->release = call_urCommandBufferReleaseCommandExp(handle);
#endif
}

/* The table of calls that every object of an OpenCL driver starts with, in the order of cl_khr_icd
 * (version 2.0.0 of the extension, struct _cl_icd_dispatch of the Khronos headers). */
#ifndef UR_PRESENT_COMPILER_TABLE_H
#define UR_PRESENT_COMPILER_TABLE_H

#include <stddef.h>
#include <stdint.h>

#include "opencl.h"

/* IS(name, member of the entry, function): answered. NO: refused. NEW(name, n): refused by the last
 * argument, the nth. NONE: refused by NULL. */
/* clang-format off */
#define UR_CLC_TABLE(IS, NO, NEW, NONE) \
    IS(clGetPlatformIDs, platform_ids, platform_ids) \
    IS(clGetPlatformInfo, info, platform_info) \
    IS(clGetDeviceIDs, device_ids, device_ids) \
    IS(clGetDeviceInfo, info, device_info) \
    IS(clCreateContext, create_context, context_create) \
    NEW(clCreateContextFromType, 5) \
    IS(clRetainContext, count, compiler_library_context_retain) \
    IS(clReleaseContext, count, compiler_library_context_release) \
    IS(clGetContextInfo, info, context_info) \
    NEW(clCreateCommandQueue, 4) \
    NO(clRetainCommandQueue) \
    NO(clReleaseCommandQueue) \
    NO(clGetCommandQueueInfo) \
    NO(clSetCommandQueueProperty) \
    NEW(clCreateBuffer, 5) \
    NEW(clCreateImage2D, 8) \
    NEW(clCreateImage3D, 10) \
    NO(clRetainMemObject) \
    NO(clReleaseMemObject) \
    NO(clGetSupportedImageFormats) \
    NO(clGetMemObjectInfo) \
    NO(clGetImageInfo) \
    NEW(clCreateSampler, 5) \
    NO(clRetainSampler) \
    NO(clReleaseSampler) \
    NO(clGetSamplerInfo) \
    IS(clCreateProgramWithSource, create_program, program_of_text) \
    NEW(clCreateProgramWithBinary, 7) \
    IS(clRetainProgram, count, program_retain) \
    IS(clReleaseProgram, count, program_release) \
    IS(clBuildProgram, build, program_build) \
    NO(clUnloadCompiler) \
    IS(clGetProgramInfo, info, compiler_library_program_info) \
    IS(clGetProgramBuildInfo, build_info, build_info) \
    NEW(clCreateKernel, 3) \
    NO(clCreateKernelsInProgram) \
    NO(clRetainKernel) \
    NO(clReleaseKernel) \
    NO(clSetKernelArg) \
    NO(clGetKernelInfo) \
    NO(clGetKernelWorkGroupInfo) \
    NO(clWaitForEvents) \
    NO(clGetEventInfo) \
    NO(clRetainEvent) \
    NO(clReleaseEvent) \
    NO(clGetEventProfilingInfo) \
    NO(clFlush) \
    NO(clFinish) \
    NO(clEnqueueReadBuffer) \
    NO(clEnqueueWriteBuffer) \
    NO(clEnqueueCopyBuffer) \
    NO(clEnqueueReadImage) \
    NO(clEnqueueWriteImage) \
    NO(clEnqueueCopyImage) \
    NO(clEnqueueCopyImageToBuffer) \
    NO(clEnqueueCopyBufferToImage) \
    NONE(clEnqueueMapBuffer) \
    NONE(clEnqueueMapImage) \
    NO(clEnqueueUnmapMemObject) \
    NO(clEnqueueNDRangeKernel) \
    NO(clEnqueueTask) \
    NO(clEnqueueNativeKernel) \
    NO(clEnqueueMarker) \
    NO(clEnqueueWaitForEvents) \
    NO(clEnqueueBarrier) \
    IS(clGetExtensionFunctionAddress, extension, clGetExtensionFunctionAddress) \
    NEW(clCreateFromGLBuffer, 4) \
    NEW(clCreateFromGLTexture2D, 6) \
    NEW(clCreateFromGLTexture3D, 6) \
    NEW(clCreateFromGLRenderbuffer, 4) \
    NO(clGetGLObjectInfo) \
    NO(clGetGLTextureInfo) \
    NO(clEnqueueAcquireGLObjects) \
    NO(clEnqueueReleaseGLObjects) \
    NO(clGetGLContextInfoKHR) \
    NO(clGetDeviceIDsFromD3D10KHR) \
    NONE(clCreateFromD3D10BufferKHR) \
    NONE(clCreateFromD3D10Texture2DKHR) \
    NONE(clCreateFromD3D10Texture3DKHR) \
    NO(clEnqueueAcquireD3D10ObjectsKHR) \
    NO(clEnqueueReleaseD3D10ObjectsKHR) \
    NO(clSetEventCallback) \
    NEW(clCreateSubBuffer, 5) \
    NO(clSetMemObjectDestructorCallback) \
    NEW(clCreateUserEvent, 2) \
    NO(clSetUserEventStatus) \
    NO(clEnqueueReadBufferRect) \
    NO(clEnqueueWriteBufferRect) \
    NO(clEnqueueCopyBufferRect) \
    NO(clCreateSubDevicesEXT) \
    NO(clRetainDeviceEXT) \
    NO(clReleaseDeviceEXT) \
    NEW(clCreateEventFromGLsyncKHR, 3) \
    NO(clCreateSubDevices) \
    IS(clRetainDevice, count, device_keep) \
    IS(clReleaseDevice, count, device_keep) \
    NEW(clCreateImage, 6) \
    NEW(clCreateProgramWithBuiltInKernels, 5) \
    NO(clCompileProgram) \
    NEW(clLinkProgram, 9) \
    NO(clUnloadPlatformCompiler) \
    NO(clGetKernelArgInfo) \
    NO(clEnqueueFillBuffer) \
    NO(clEnqueueFillImage) \
    NO(clEnqueueMigrateMemObjects) \
    NO(clEnqueueMarkerWithWaitList) \
    NO(clEnqueueBarrierWithWaitList) \
    IS(clGetExtensionFunctionAddressForPlatform, extension_of, extension) \
    NEW(clCreateFromGLTexture, 6) \
    NO(clGetDeviceIDsFromD3D11KHR) \
    NONE(clCreateFromD3D11BufferKHR) \
    NONE(clCreateFromD3D11Texture2DKHR) \
    NONE(clCreateFromD3D11Texture3DKHR) \
    NONE(clCreateFromDX9MediaSurfaceKHR) \
    NO(clEnqueueAcquireD3D11ObjectsKHR) \
    NO(clEnqueueReleaseD3D11ObjectsKHR) \
    NO(clGetDeviceIDsFromDX9MediaAdapterKHR) \
    NO(clEnqueueAcquireDX9MediaSurfacesKHR) \
    NO(clEnqueueReleaseDX9MediaSurfacesKHR) \
    NEW(clCreateFromEGLImageKHR, 6) \
    NO(clEnqueueAcquireEGLObjectsKHR) \
    NO(clEnqueueReleaseEGLObjectsKHR) \
    NEW(clCreateEventFromEGLSyncKHR, 4) \
    NEW(clCreateCommandQueueWithProperties, 4) \
    NEW(clCreatePipe, 6) \
    NO(clGetPipeInfo) \
    NONE(clSVMAlloc) \
    NO(clSVMFree) \
    NO(clEnqueueSVMFree) \
    NO(clEnqueueSVMMemcpy) \
    NO(clEnqueueSVMMemFill) \
    NO(clEnqueueSVMMap) \
    NO(clEnqueueSVMUnmap) \
    NEW(clCreateSamplerWithProperties, 3) \
    NO(clSetKernelArgSVMPointer) \
    NO(clSetKernelExecInfo) \
    NO(clGetKernelSubGroupInfoKHR) \
    NEW(clCloneKernel, 2) \
    NEW(clCreateProgramWithIL, 4) \
    NO(clEnqueueSVMMigrateMem) \
    NO(clGetDeviceAndHostTimer) \
    NO(clGetHostTimer) \
    NO(clGetKernelSubGroupInfo) \
    NO(clSetDefaultDeviceCommandQueue) \
    NO(clSetProgramReleaseCallback) \
    NO(clSetProgramSpecializationConstant) \
    NEW(clCreateBufferWithProperties, 6) \
    NEW(clCreateImageWithProperties, 7) \
    NO(clSetContextDestructorCallback)
/* clang-format on */

enum { UR_CLC_ENTRIES = 149 };

union ur_clc_entry {
    void *address;
    int32_t (*code)(void);
    void *(*pointer)(void);
    int32_t (*platform_ids)(uint32_t room, void **platforms, uint32_t *count);
    int32_t (*device_ids)(void *platform, uint64_t type, uint32_t room, void **devices,
                          uint32_t *count);
    int32_t (*info)(void *object, uint32_t what, size_t size, void *value, size_t *size_ret);
    int32_t (*build_info)(void *program, void *device, uint32_t what, size_t size, void *value,
                          size_t *size_ret);
    int32_t (*count)(void *object);
    void *(*create_context)(const intptr_t *properties, uint32_t count, void *const *devices,
                            void (*notify)(const char *, const void *, size_t, void *), void *data,
                            int32_t *code);
    void *(*create_program)(void *context, uint32_t count, const char **texts, const size_t *sizes,
                            int32_t *code);
    int32_t (*build)(void *program, uint32_t count, void *const *devices, const char *options,
                     ur_cl_notify *notify, void *data);
    void *(*extension)(const char *name);
    void *(*extension_of)(void *platform, const char *name);
    void *(*create_2)(void *, int32_t *);
    void *(*create_3)(void *, void *, int32_t *);
    void *(*create_4)(void *, void *, void *, int32_t *);
    void *(*create_5)(void *, void *, void *, void *, int32_t *);
    void *(*create_6)(void *, void *, void *, void *, void *, int32_t *);
    void *(*create_7)(void *, void *, void *, void *, void *, void *, int32_t *);
    void *(*create_8)(void *, void *, void *, void *, void *, void *, void *, int32_t *);
    void *(*create_9)(void *, void *, void *, void *, void *, void *, void *, void *, int32_t *);
    void *(*create_10)(void *, void *, void *, void *, void *, void *, void *, void *, void *,
                       int32_t *);
};

#endif

/* Generated from scripts/templates/fill.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Reads the tables of an adapter. */
#include "layer_table.h"

#include <dlfcn.h>
#include <string.h>

/* POSIX gives a function as a void pointer; copying the bits is the way C allows. */
static int find(void *dlhandle, const char *name, void *function) {
    void *symbol = dlsym(dlhandle, name);
    memcpy(function, &symbol, sizeof(symbol));
    return symbol != NULL;
}

ur_result_t loader_fill_dditable(void *dlhandle, ur_dditable_t *table, const char **missing) {
    ur_dditable_t filled;
    ur_result_t result;
    memset(&filled, 0, sizeof(filled));
    {
        ur_pfnGetAdapterProcAddrTable_t get;
        if (find(dlhandle, "urGetAdapterProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.Adapter);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetAdapterProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetAdapterProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetPlatformProcAddrTable_t get;
        if (find(dlhandle, "urGetPlatformProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.Platform);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetPlatformProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetPlatformProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetContextProcAddrTable_t get;
        if (find(dlhandle, "urGetContextProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.Context);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetContextProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetContextProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetEventProcAddrTable_t get;
        if (find(dlhandle, "urGetEventProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.Event);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetEventProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetEventProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetEventExpProcAddrTable_t get;
        if (find(dlhandle, "urGetEventExpProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.EventExp);
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                *missing = "urGetEventExpProcAddrTable";
                return result;
            }
            /* An adapter may lack a whole experimental table. */
        }
    }
    {
        ur_pfnGetProgramProcAddrTable_t get;
        if (find(dlhandle, "urGetProgramProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.Program);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetProgramProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetProgramProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetProgramExpProcAddrTable_t get;
        if (find(dlhandle, "urGetProgramExpProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.ProgramExp);
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                *missing = "urGetProgramExpProcAddrTable";
                return result;
            }
            /* An adapter may lack a whole experimental table. */
        }
    }
    {
        ur_pfnGetKernelProcAddrTable_t get;
        if (find(dlhandle, "urGetKernelProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.Kernel);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetKernelProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetKernelProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetQueueProcAddrTable_t get;
        if (find(dlhandle, "urGetQueueProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.Queue);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetQueueProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetQueueProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetQueueExpProcAddrTable_t get;
        if (find(dlhandle, "urGetQueueExpProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.QueueExp);
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                *missing = "urGetQueueExpProcAddrTable";
                return result;
            }
            /* An adapter may lack a whole experimental table. */
        }
    }
    {
        ur_pfnGetSamplerProcAddrTable_t get;
        if (find(dlhandle, "urGetSamplerProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.Sampler);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetSamplerProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetSamplerProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetMemProcAddrTable_t get;
        if (find(dlhandle, "urGetMemProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.Mem);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetMemProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetMemProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetPhysicalMemProcAddrTable_t get;
        if (find(dlhandle, "urGetPhysicalMemProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.PhysicalMem);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetPhysicalMemProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetPhysicalMemProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetEnqueueProcAddrTable_t get;
        if (find(dlhandle, "urGetEnqueueProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.Enqueue);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetEnqueueProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetEnqueueProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetEnqueueExpProcAddrTable_t get;
        if (find(dlhandle, "urGetEnqueueExpProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.EnqueueExp);
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                *missing = "urGetEnqueueExpProcAddrTable";
                return result;
            }
            /* An adapter may lack a whole experimental table. */
        }
    }
    {
        ur_pfnGetUSMProcAddrTable_t get;
        if (find(dlhandle, "urGetUSMProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.USM);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetUSMProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetUSMProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetUSMExpProcAddrTable_t get;
        if (find(dlhandle, "urGetUSMExpProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.USMExp);
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                *missing = "urGetUSMExpProcAddrTable";
                return result;
            }
            /* An adapter may lack a whole experimental table. */
        }
    }
    {
        ur_pfnGetBindlessImagesExpProcAddrTable_t get;
        if (find(dlhandle, "urGetBindlessImagesExpProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.BindlessImagesExp);
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                *missing = "urGetBindlessImagesExpProcAddrTable";
                return result;
            }
            /* An adapter may lack a whole experimental table. */
        }
    }
    {
        ur_pfnGetCommandBufferExpProcAddrTable_t get;
        if (find(dlhandle, "urGetCommandBufferExpProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.CommandBufferExp);
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                *missing = "urGetCommandBufferExpProcAddrTable";
                return result;
            }
            /* An adapter may lack a whole experimental table. */
        }
    }
    {
        ur_pfnGetGraphExpProcAddrTable_t get;
        if (find(dlhandle, "urGetGraphExpProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.GraphExp);
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                *missing = "urGetGraphExpProcAddrTable";
                return result;
            }
            /* An adapter may lack a whole experimental table. */
        }
    }
    {
        ur_pfnGetIPCExpProcAddrTable_t get;
        if (find(dlhandle, "urGetIPCExpProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.IPCExp);
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                *missing = "urGetIPCExpProcAddrTable";
                return result;
            }
            /* An adapter may lack a whole experimental table. */
        }
    }
    {
        ur_pfnGetMemoryExportExpProcAddrTable_t get;
        if (find(dlhandle, "urGetMemoryExportExpProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.MemoryExportExp);
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                *missing = "urGetMemoryExportExpProcAddrTable";
                return result;
            }
            /* An adapter may lack a whole experimental table. */
        }
    }
    {
        ur_pfnGetUsmP2PExpProcAddrTable_t get;
        if (find(dlhandle, "urGetUsmP2PExpProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.UsmP2PExp);
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                *missing = "urGetUsmP2PExpProcAddrTable";
                return result;
            }
            /* An adapter may lack a whole experimental table. */
        }
    }
    {
        ur_pfnGetVirtualMemProcAddrTable_t get;
        if (find(dlhandle, "urGetVirtualMemProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.VirtualMem);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetVirtualMemProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetVirtualMemProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetDeviceProcAddrTable_t get;
        if (find(dlhandle, "urGetDeviceProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.Device);
            if (result != UR_RESULT_SUCCESS) {
                *missing = "urGetDeviceProcAddrTable";
                return result;
            }
        } else {
            *missing = "urGetDeviceProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
        }
    }
    {
        ur_pfnGetDeviceExpProcAddrTable_t get;
        if (find(dlhandle, "urGetDeviceExpProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.DeviceExp);
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                *missing = "urGetDeviceExpProcAddrTable";
                return result;
            }
            /* An adapter may lack a whole experimental table. */
        }
    }
    *table = filled;
    return UR_RESULT_SUCCESS;
}

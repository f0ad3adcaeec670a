/*
 * Native handles of the native CPU adapter. There is no driver below it whose objects these could
 * be, so what urDeviceGetNativeHandle, urContextGetNativeHandle, urQueueGetNativeHandle,
 * urEventGetNativeHandle and urMemGetNativeHandle give is the address of one of these structures,
 * which lives as long as the object that it was asked of.
 *
 *   urDevice*, urContext* ur_native_cpu_object_t, of the adapter alone: creating with such a handle
 *                         gives one more reference to its object
 *   urQueue*, urEvent*    ur_native_cpu_queue_t, ur_native_cpu_event_t, of the adapter alone:
 *                         creating with such a handle gives one more reference to its object
 *   urMem*                ur_native_cpu_mem_t, of the adapter or made by the program
 *   urKernel*             struct ur_hostcode_kernel of hostcode.h, which comes with urcc
 *   urProgram*            struct ur_hostcode_table there: one that the adapter loaded, and then
 *                         creating gives one more reference to its program, or one that is part of
 *                         the program that calls and outlives what is created of it
 *
 * Every other number is refused with UR_RESULT_ERROR_INVALID_VALUE, also that of an object that has
 * ended. What the program made is read before it is followed, and refused where there is nothing or
 * something else; the data and functions that it names are trusted.
 */
#ifndef UR_NATIVE_CPU_H
#define UR_NATIVE_CPU_H

#include "ur_api.h"

#ifdef __cplusplus
extern "C" {
#endif

/* First in each structure, so that one is not taken for another. */
typedef enum ur_native_cpu_kind_t {
    UR_NATIVE_CPU_DEVICE = 0x44435255,
    UR_NATIVE_CPU_CONTEXT = 0x43435255,
    UR_NATIVE_CPU_QUEUE = 0x51435255,
    UR_NATIVE_CPU_EVENT = 0x45435255,
    UR_NATIVE_CPU_MEM = 0x4d435255,
} ur_native_cpu_kind_t;

typedef struct ur_native_cpu_object_t {
    uint32_t kind; /* UR_NATIVE_CPU_DEVICE or UR_NATIVE_CPU_CONTEXT */
    uint32_t reserved;
    void *object; /* the adapter's */
} ur_native_cpu_object_t;

typedef struct ur_native_cpu_queue_t {
    uint32_t kind; /* UR_NATIVE_CPU_QUEUE */
    uint32_t reserved;
    void *object; /* the adapter's */
    /* Runs the function in the order of the queue, on a thread of the adapter. */
    ur_result_t (*submit)(struct ur_native_cpu_queue_t *queue, void (*function)(void *data),
                          void *data);
    /* Waits for all that was submitted. */
    ur_result_t (*finish)(struct ur_native_cpu_queue_t *queue);
} ur_native_cpu_queue_t;

typedef struct ur_native_cpu_event_t {
    uint32_t kind; /* UR_NATIVE_CPU_EVENT */
    uint32_t reserved;
    void *object; /* the adapter's */
    ur_event_status_t (*status)(struct ur_native_cpu_event_t *event);
    ur_result_t (*wait)(struct ur_native_cpu_event_t *event);
} ur_native_cpu_event_t;

typedef struct ur_native_cpu_mem_t {
    uint32_t kind; /* UR_NATIVE_CPU_MEM */
    uint32_t reserved;
    void *object; /* the adapter's; NULL: made by the program */
    void *data;
    size_t size; /* bytes */
    /* Of an image, from row to row and from slice or layer to the next; 0 for a buffer. */
    size_t row_pitch, slice_pitch;
    /* Of one that the program made and gave away (isNativeHandleOwned): called when the memory
     * object ends. May be NULL. */
    void (*release)(struct ur_native_cpu_mem_t *mem);
} ur_native_cpu_mem_t;

#ifdef __cplusplus
}
#endif

#endif

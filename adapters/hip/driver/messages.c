/* Each device has memory of the host that its kernels write messages into (compile/messages.h),
 * from the first module on whose kernels print. It stays as long as the process: nobody knows which
 * kernel still has its address. What came is printed by whoever next waits for a device or learns
 * that something is over there. */
#include "messages.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "compile/messages.h"
#include "llvm/llvm.h"

/* As much as CUDA has for the same. */
enum { SIZE = 1 << 20, DEVICES = 128 };

_Atomic bool hip_messages_wanted;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/* Guarded by the lock; `address` is that of the device, 0: there is none yet. */
static struct place {
    struct ur_messages messages;
    uint64_t address;
} places[DEVICES];
static _Atomic bool any_asserted, asserted[DEVICES];

bool hip_messages_asserted(int device) {
    return atomic_load_explicit(&any_asserted, memory_order_relaxed) && device >= 0 &&
           device < DEVICES && atomic_load_explicit(&asserted[device], memory_order_relaxed);
}

void hip_messages_forget(int device) {
    if (device < 0 || device >= DEVICES) {
        return;
    }
    pthread_mutex_lock(&lock);
    if (places[device].address) {
        (void)hip.hipHostFree((void *)(uintptr_t)places[device].address);
        places[device].address = 0;
    }
    atomic_store_explicit(&asserted[device], false, memory_order_relaxed);
    pthread_mutex_unlock(&lock);
}

/* Pre: locked. */
static hipError_t messages_make(struct place *place) {
    void *memory = NULL;
    hipError_t result = hip.hipHostMalloc(
        &memory, SIZE, hipHostMallocPortable | hipHostMallocMapped | hipHostMallocCoherent);
    if (result != hipSuccess) {
        return result;
    }
    memset(memory, 0, SIZE);
    ur_messages_init(&place->messages, memory, SIZE);
    place->address = (uint64_t)(uintptr_t)memory; /* which is the devices', too */
    return hipSuccess;
}

/* In a stream of its own, which waits for nothing else. */
static hipError_t write_word(hipDeviceptr_t to, const uint64_t *word) {
    hipStream_t stream;
    hipError_t result = hip.hipStreamCreateWithPriority(&stream, hipStreamNonBlocking, 0);
    if (result != hipSuccess) {
        return result;
    }
    result = hip.hipMemcpyAsync(to, word, sizeof(*word), hipMemcpyHostToDevice, stream);
    if (result == hipSuccess) {
        result = hip.hipStreamSynchronize(stream);
    }
    (void)hip.hipStreamDestroy(stream);
    return result;
}

hipError_t hip_messages_attach(hipModule_t module) {
    hipDeviceptr_t variable;
    size_t size = 0;
    int device = -1;
    hipError_t result = hip.hipModuleGetGlobal(&variable, &size, module, UR_LLVM_MESSAGES);
    if (result == hipErrorNotFound) {
        (void)hip.hipGetLastError();
        return hipSuccess;
    }
    if (result == hipSuccess) {
        result = hip.hipGetDevice(&device);
    }
    if (result != hipSuccess || size != sizeof(uint64_t) || device < 0 || device >= DEVICES) {
        return result; /* kernels that are told nothing print nothing */
    }
    pthread_mutex_lock(&lock);
    struct place *place = &places[device];
    result = place->address ? hipSuccess : messages_make(place);
    pthread_mutex_unlock(&lock);
    if (result == hipSuccess) {
        result = write_word(variable, &place->address);
    }
    if (result == hipSuccess) {
        atomic_store_explicit(&hip_messages_wanted, true, memory_order_release);
    }
    return result;
}

hipError_t hip_messages_read(void) {
    int current = -1;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < DEVICES; ++i) {
        if (places[i].address && ur_messages_read(&places[i].messages, stdout, stderr)) {
            atomic_store_explicit(&asserted[i], true, memory_order_relaxed);
            atomic_store_explicit(&any_asserted, true, memory_order_relaxed);
        }
    }
    pthread_mutex_unlock(&lock);
    if (!atomic_load_explicit(&any_asserted, memory_order_relaxed)) {
        return hipSuccess;
    }
    return hip.hipGetDevice(&current) == hipSuccess && hip_messages_asserted(current)
               ? hipErrorAssert
               : hipSuccess;
}

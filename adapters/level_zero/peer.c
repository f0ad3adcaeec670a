/* Access of a device to another one's memory. Drivers make resident what they see commands use;
 * what a kernel reaches through pointers in memory they do not see, so memory of a peer (device and
 * shared USM, what is mapped at reserved addresses, what another process shares) is made resident
 * where it is to be reached, for as long as the access is enabled. */
#include <stdlib.h>

#include "context.h"
#include "mem.h"
#include "queue.h"
#include "ze.h"

enum { BUCKETS = 1024 };

/* One allocation or mapping. */
struct resident {
    struct resident *next;
    ur_device_handle_t device;
    void *memory;
    size_t size;
    enum ze_resident_kind kind;
};

/* Those of one context. */
struct ze_residents {
    struct ze_residents *next, *previous;
    ur_context_handle_t context;
    struct resident *buckets[BUCKETS];
};

/* `command` may reach memory of `peer`. Once made it stays with the devices. */
struct link {
    struct link *next;
    ur_device_handle_t command, peer;
    bool on;
};

/* Guards all of the above; only calls of the driver are made under it. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct ze_residents *contexts;
static struct link *links;

static struct resident **bucket_of(struct ze_residents *of, const void *memory) {
    uint64_t mixed = (uint64_t)(uintptr_t)memory * 0x9e3779b97f4a7c15u;
    return &of->buckets[mixed >> 54];
}

/* Whether memory of `device` is the peer's, and not the device's own where the two overlap. */
static bool covers(const struct link *link, ur_device_handle_t device) {
    return (link->peer == device || link->peer == device->parent) && link->command != device &&
           link->command != device->parent;
}

/* Shared memory cannot be everywhere. */
static bool wants(const struct link *link, const struct resident *one) {
    return covers(link, one->device) && (one->kind != ZE_RESIDENT_SHARED ||
                                         (link->command->access.sharedCrossDeviceAllocCapabilities &
                                          ZE_MEMORY_ACCESS_CAP_FLAG_RW));
}

/* Another link than `but` has the memory resident on the same device. */
static bool needed_by_another(const struct link *but, const struct resident *one) {
    for (const struct link *link = links; link; link = link->next) {
        if (link != but && link->on && link->command == but->command && wants(link, one)) {
            return true;
        }
    }
    return false;
}

static ur_result_t peer_make(ur_context_handle_t context, const struct link *link,
                             const struct resident *one) {
    return ZE_CHECK(zeContextMakeMemoryResident, context->ze, link->command->ze, one->memory,
                    one->size);
}

static ur_result_t evict(ur_context_handle_t context, const struct link *link,
                         const struct resident *one) {
    return needed_by_another(link, one) ? UR_RESULT_SUCCESS
                                        : ZE_CHECK(zeContextEvictMemory, context->ze,
                                                   link->command->ze, one->memory, one->size);
}

/* Evicts what a link has made resident, all of it or up to `end`. All is tried; the first failure
 * is returned. */
static ur_result_t evict_all(const struct link *link, const struct resident *end) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (struct ze_residents *of = contexts; of; of = of->next) {
        if (ze_context_index(of->context, link->command) == UINT32_MAX) {
            continue;
        }
        for (size_t i = 0; i < BUCKETS; ++i) {
            for (struct resident *one = of->buckets[i]; one; one = one->next) {
                if (one == end) {
                    return result;
                }
                if (wants(link, one)) {
                    ur_result_t failed = evict(of->context, link, one);
                    result = result != UR_RESULT_SUCCESS ? result : failed;
                }
            }
        }
    }
    return result;
}

static ur_result_t make_all(const struct link *link) {
    for (struct ze_residents *of = contexts; of; of = of->next) {
        if (ze_context_index(of->context, link->command) == UINT32_MAX) {
            continue;
        }
        for (size_t i = 0; i < BUCKETS; ++i) {
            for (struct resident *one = of->buckets[i]; one; one = one->next) {
                ur_result_t result =
                    wants(link, one) ? peer_make(of->context, link, one) : UR_RESULT_SUCCESS;
                if (result != UR_RESULT_SUCCESS) {
                    evict_all(link, one);
                    return result;
                }
            }
        }
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ze_residents_open(ur_context_handle_t context) {
    if (context->device_count == 1 && context->devices[0]->sub_count == 0) {
        return UR_RESULT_SUCCESS; /* no peer can be in it */
    }
    struct ze_residents *of = calloc(1, sizeof(*of));
    if (!of) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    of->context = context;
    context->residents = of;
    pthread_mutex_lock(&lock);
    of->next = contexts;
    if (contexts) {
        contexts->previous = of;
    }
    contexts = of;
    pthread_mutex_unlock(&lock);
    return UR_RESULT_SUCCESS;
}

void ze_residents_close(ur_context_handle_t context) {
    struct ze_residents *of = context->residents;
    if (!of) {
        return;
    }
    pthread_mutex_lock(&lock);
    if (of->previous) {
        of->previous->next = of->next;
    } else {
        contexts = of->next;
    }
    if (of->next) {
        of->next->previous = of->previous;
    }
    pthread_mutex_unlock(&lock);
    for (size_t i = 0; i < BUCKETS; ++i) {
        while (of->buckets[i]) {
            struct resident *one = of->buckets[i];
            of->buckets[i] = one->next;
            free(one);
        }
    }
    free(of);
}

/* The device reaches what is resident through one link, from the context that has both. Locked. */
static bool reaches(ur_context_handle_t context, const struct link *link,
                    const struct resident *one) {
    return link->on && wants(link, one) && ze_context_index(context, link->command) != UINT32_MAX;
}

/* Each device once, though several links may have it there. Up to `end` of the links. Locked. */
static void evict_everywhere(ur_context_handle_t context, const struct resident *one,
                             const struct link *end) {
    for (const struct link *link = links; link != end; link = link->next) {
        bool seen = false;
        for (const struct link *before = links; !seen && before != link; before = before->next) {
            seen = before->command == link->command && reaches(context, before, one);
        }
        if (!seen && reaches(context, link, one)) {
            ze.zeContextEvictMemory(context->ze, link->command->ze, one->memory, one->size);
        }
    }
}

ur_result_t ze_residents_add(ur_context_handle_t context, ur_device_handle_t device,
                             enum ze_resident_kind kind, void *memory, size_t size) {
    struct ze_residents *of = context->residents;
    if (!of) {
        return UR_RESULT_SUCCESS;
    }
    struct resident *one = malloc(sizeof(*one));
    if (!one) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *one = (struct resident){NULL, device, memory, size, kind};
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&lock);
    struct link *link = links;
    for (; result == UR_RESULT_SUCCESS && link;
         link = result != UR_RESULT_SUCCESS ? link : link->next) {
        result = reaches(context, link, one) ? peer_make(context, link, one) : result;
    }
    if (result == UR_RESULT_SUCCESS) {
        struct resident **bucket = bucket_of(of, memory);
        one->next = *bucket;
        *bucket = one;
    } else if (kind != ZE_RESIDENT_DEVICE && kind != ZE_RESIDENT_SHARED) {
        evict_everywhere(context, one, link);
    }
    pthread_mutex_unlock(&lock);
    if (result != UR_RESULT_SUCCESS) {
        free(one); /* USM goes, and with it where it is resident */
    }
    return result;
}

void ze_residents_remove(ur_context_handle_t context, void *memory) {
    struct ze_residents *of = context->residents;
    if (!of) {
        return;
    }
    pthread_mutex_lock(&lock);
    struct resident **at = bucket_of(of, memory);
    while (*at && (*at)->memory != memory) {
        at = &(*at)->next;
    }
    struct resident *one = *at;
    if (one) {
        *at = one->next;
        if (one->kind != ZE_RESIDENT_DEVICE && one->kind != ZE_RESIDENT_SHARED) {
            evict_everywhere(context, one, NULL);
        }
    }
    pthread_mutex_unlock(&lock);
    free(one);
}

/* ---- the interface -------------------------------------------------------------------------- */

static ur_result_t can_access(ur_device_handle_t device, ur_device_handle_t peer, bool *can) {
    *can = false;
    if (device == peer) {
        *can = true;
        return UR_RESULT_SUCCESS;
    }
    if (device->platform != peer->platform) {
        return UR_RESULT_SUCCESS;
    }
    ze_bool_t value = false;
    ur_result_t result = ZE_CHECK(zeDeviceCanAccessPeer, device->ze, peer->ze, &value);
    *can = value;
    return result;
}

static ur_result_t need_access(ur_device_handle_t device, ur_device_handle_t peer) {
    UR_CHECK_DEVICE(device);
    UR_CHECK_DEVICE(peer);
    bool can;
    ur_result_t result = can_access(device, peer, &can);
    if (result == UR_RESULT_SUCCESS && (!can || device == peer)) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                         "the device does not reach the other one's memory");
    }
    return result;
}

/* NULL if it was never made. Locked. */
static struct link *find_link(ur_device_handle_t command, ur_device_handle_t peer) {
    struct link *link = links;
    while (link && (link->command != command || link->peer != peer)) {
        link = link->next;
    }
    return link;
}

static ur_result_t enable(ur_device_handle_t command, ur_device_handle_t peer) {
    struct link *link = find_link(command, peer);
    if (!link) {
        link = ur_permanent_alloc(sizeof(*link));
        if (!link) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        *link = (struct link){links, command, peer, false};
        links = link;
    }
    ur_result_t result = link->on ? UR_RESULT_SUCCESS : make_all(link);
    link->on = result == UR_RESULT_SUCCESS;
    return result;
}

ur_result_t urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                        ur_device_handle_t peerDevice) {
    ur_result_t result = need_access(commandDevice, peerDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&lock);
    result = enable(commandDevice, peerDevice);
    pthread_mutex_unlock(&lock);
    return result;
}

ur_result_t urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                         ur_device_handle_t peerDevice) {
    ur_result_t result = need_access(commandDevice, peerDevice);
    /* Memory must not be evicted while the device works with it. */
    result = result != UR_RESULT_SUCCESS ? result : ze_queues_finish(NULL, commandDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&lock);
    struct link *link = find_link(commandDevice, peerDevice);
    if (link && link->on) {
        link->on = false;
        result = evict_all(link, NULL);
    } else {
        result =
            ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "access to this peer is not enabled");
    }
    pthread_mutex_unlock(&lock);
    return result;
}

ur_result_t urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                         ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_DEVICE(commandDevice);
    UR_CHECK_DEVICE(peerDevice);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool can = false;
    switch (propName) {
    case UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT:
        result = can_access(commandDevice, peerDevice, &can);
        return result != UR_RESULT_SUCCESS ? result : ur_info_value(out, uint32_t, can);
    case UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT: {
        ze_device_p2p_properties_t p2p = {.stype = ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES};
        result = can_access(commandDevice, peerDevice, &can);
        if (result == UR_RESULT_SUCCESS && can && commandDevice != peerDevice) {
            result = ZE_CHECK(zeDeviceGetP2PProperties, commandDevice->ze, peerDevice->ze, &p2p);
        }
        return result != UR_RESULT_SUCCESS
                   ? result
                   : ur_info_value(out, uint32_t,
                                   can && (commandDevice == peerDevice ||
                                           (p2p.flags & ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS)));
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* Access of one device to memory of another. All of them are parts of one set of processors, whose
 * memory is the host's, so there is nothing to do but to know what is enabled. */
#include <stdlib.h>

#include "ncpu.h"

/* By serial numbers: nothing is kept of a device that is gone. */
struct link {
    struct link *next;
    uint64_t command, peer;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct link *links; /* guarded by lock */

static struct link **peer_find(ur_device_handle_t command, ur_device_handle_t peer) {
    struct link **at = &links;
    while (*at && ((*at)->command != command->serial || (*at)->peer != peer->serial)) {
        at = &(*at)->next;
    }
    return at;
}

static ur_result_t peer_check(ur_device_handle_t command, ur_device_handle_t peer) {
    UR_CHECK_DEVICE(command);
    UR_CHECK_DEVICE(peer);
    return command == peer ? ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                                     "a device reaches its own memory as it is")
                           : UR_RESULT_SUCCESS;
}

ur_result_t urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                        ur_device_handle_t peerDevice) {
    ur_result_t result = peer_check(commandDevice, peerDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct link *made = malloc(sizeof(*made));
    if (!made) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    pthread_mutex_lock(&lock);
    struct link **at = peer_find(commandDevice, peerDevice);
    bool there = *at != NULL;
    if (!there) {
        *made = (struct link){NULL, commandDevice->serial, peerDevice->serial};
        *at = made;
    }
    pthread_mutex_unlock(&lock);
    if (there) { /* programs enable it again (docs/architecture.md) */
        free(made);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                         ur_device_handle_t peerDevice) {
    ur_result_t result = peer_check(commandDevice, peerDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&lock);
    struct link **at = peer_find(commandDevice, peerDevice), *gone = *at;
    if (gone) {
        *at = gone->next;
    }
    pthread_mutex_unlock(&lock);
    free(gone);
    return gone ? UR_RESULT_SUCCESS
                : ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                          "access to this peer is not enabled");
}

void ncpu_peers_forget(ur_device_handle_t device) {
    pthread_mutex_lock(&lock);
    for (struct link **at = &links; *at;) {
        struct link *one = *at;
        if (one->command == device->serial || one->peer == device->serial) {
            *at = one->next;
            free(one);
        } else {
            at = &one->next;
        }
    }
    pthread_mutex_unlock(&lock);
}

ur_result_t urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                         ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    return ur_peers_info(commandDevice, peerDevice, propName,
                         (ur_info_out){propSize, pPropValue, pPropSizeRet}, 1);
}

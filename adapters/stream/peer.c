/* Access of one device to the memory of another. */
#include "stream.h"

/* Both places retained, the first entered. */
static ur_result_t both(ur_device_handle_t device, ur_device_handle_t peer,
                        struct stream_place **from, struct stream_place **to) {
    UR_CHECK_DEVICE(device);
    UR_CHECK_DEVICE(peer);
    if (device == peer) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "a device reaches its own memory as it is");
    }
    ur_result_t result = stream_place_of(device, from);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_place_of(peer, to);
    if (result != UR_RESULT_SUCCESS) {
        stream_place_release(*from);
        return result;
    }
    result = stream_enter(*from);
    if (result != UR_RESULT_SUCCESS) {
        stream_place_release(*to);
        stream_place_release(*from);
    }
    return result;
}

ur_result_t urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                        ur_device_handle_t peerDevice) {
    struct stream_place *from, *to;
    ur_result_t result = both(commandDevice, peerDevice, &from, &to);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&commandDevice->lock);
    uint32_t *count = &commandDevice->peers[stream_device_index(peerDevice)];
    if (!*count) { /* programs enable it again (docs/architecture.md) */
        drv_result native = drv_peer_enable(to->native);
        result = drv_is_peer_already(native) ? UR_RESULT_SUCCESS
                                             : stream_check(native, "enabling access to a peer");
        *count = result == UR_RESULT_SUCCESS;
    }
    pthread_mutex_unlock(&commandDevice->lock);
    stream_place_release(to);
    stream_place_release(from);
    return result;
}

ur_result_t urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                         ur_device_handle_t peerDevice) {
    struct stream_place *from, *to;
    ur_result_t result = both(commandDevice, peerDevice, &from, &to);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&commandDevice->lock);
    uint32_t *count = &commandDevice->peers[stream_device_index(peerDevice)];
    if (!*count) {
        result =
            ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "access to this peer is not enabled");
    } else {
        drv_result native = drv_peer_disable(to->native);
        result = drv_is_peer_not_yet(native) ? UR_RESULT_SUCCESS
                                             : stream_check(native, "disabling access to a peer");
        *count = result != UR_RESULT_SUCCESS;
    }
    pthread_mutex_unlock(&commandDevice->lock);
    stream_place_release(to);
    stream_place_release(from);
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
    int possible = 0;
    switch (propName) {
    case UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT:
        result =
            stream_check(drv_peer_possible(&possible, commandDevice->native, peerDevice->native),
                         "asking about access to a peer");
        break;
    case UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT: {
        drv_result native = drv_peer_atomics(&possible, commandDevice->native, peerDevice->native);
        if (native == DRV_UNSUPPORTED) {
            possible = 0;
        } else {
            result = stream_check(native, "asking about atomics on a peer");
        }
        break;
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    return result == UR_RESULT_SUCCESS ? ur_info_value(out, int, possible) : result;
}

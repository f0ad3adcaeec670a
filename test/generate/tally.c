/* Calls an entry point that only the copy of the specification made by entry_point.py has. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ur_api.h"
#include "ur_print.h"

static void must(int holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "tally: %s\n", what);
        exit(1);
    }
}

int main(int argc, char **argv) {
    const int example = argc > 1 && strcmp(argv[1], "example") == 0;
    ur_adapter_handle_t adapter = NULL;
    ur_platform_handle_t platform = NULL;
    ur_device_handle_t device = NULL;
    uint32_t events = 3;
    const ur_event_handle_t *list = NULL;
    ur_device_type_t kind = UR_DEVICE_TYPE_GPU;
    uint64_t tally = 7;
    uint64_t *out = &tally;

    must(urLoaderInit(0, NULL) == UR_RESULT_SUCCESS, "urLoaderInit");
    must(urAdapterGet(1, &adapter, NULL) == UR_RESULT_SUCCESS, "urAdapterGet");
    must(urPlatformGet(adapter, 1, &platform, NULL) == UR_RESULT_SUCCESS, "urPlatformGet");
    must(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL) == UR_RESULT_SUCCESS,
         "urDeviceGet");

    /* Validation knows each parameter and the stated condition. */
    must(urDeviceTallyExp(NULL, 0, NULL, kind, &tally) == UR_RESULT_ERROR_INVALID_NULL_HANDLE,
         "a NULL device passes");
    must(urDeviceTallyExp(device, 0, NULL, kind, NULL) == UR_RESULT_ERROR_INVALID_NULL_POINTER,
         "a NULL result passes");
    must(urDeviceTallyExp(device, 0, NULL, (ur_device_type_t)0x7ffffffe, &tally) ==
             UR_RESULT_ERROR_INVALID_ENUMERATION,
         "a kind of no device passes");
    must(urDeviceTallyExp(device, 8, NULL, kind, &tally) == UR_RESULT_ERROR_INVALID_SIZE,
         "more than seven events pass");
    must(urDeviceTallyExp((ur_device_handle_t)platform, 0, NULL, kind, &tally) ==
             UR_RESULT_ERROR_INVALID_DEVICE,
         "a platform passes for a device");
    must(tally == 7, "a failing call wrote its result");

    /* The right call arrives in the adapter's own function, or in the default of the mock adapter.
     */
    must(urDeviceTallyExp(device, events, list, kind, &tally) == UR_RESULT_SUCCESS,
         "the right call fails");
    must(example ? tally == 1003 : tally != 7, "the right call gives another result");

    char text[512];
    size_t size = 0;
    ur_device_tally_exp_params_t params = {&device, &events, &list, &kind, &out};
    must(urPrintDeviceTallyExpParams(&params, text, sizeof text, &size) == UR_RESULT_SUCCESS,
         "the printer fails");
    must(strstr(text, ".numEvents = 3") != NULL, "the printer leaves out a parameter");

    urAdapterRelease(adapter);
    must(urLoaderTearDown() == UR_RESULT_SUCCESS, "urLoaderTearDown");
    puts("tally: all as it must be");
    return 0;
}

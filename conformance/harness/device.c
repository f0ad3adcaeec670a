/* The loader, the device under test, and what tests ask of it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "conf.h"

conf_device_under_test conf;

static const struct {
    const char *name;
    ur_backend_t backend;
} backends[] = {
    {"level_zero", UR_BACKEND_LEVEL_ZERO},
    {"opencl", UR_BACKEND_OPENCL},
    {"cuda", UR_BACKEND_CUDA},
    {"hip", UR_BACKEND_HIP},
    {"native_cpu", UR_BACKEND_NATIVE_CPU},
};

/* Tells the loader which adapter is meant, unless the environment says so already. */
static bool choose_adapter(const char *name) {
    if (strchr(name, '/')) {
        setenv("UR_ADAPTERS_FORCE_LOAD", name, 1);
        return true;
    }
    for (size_t i = 0; i < CONF_COUNT(backends); ++i) {
        if (strcmp(backends[i].name, name) == 0) {
            char selector[64];
            snprintf(selector, sizeof selector, "%s:*", name);
            setenv("ONEAPI_DEVICE_SELECTOR", selector, 0);
            conf.backend = backends[i].backend;
            return true;
        }
    }
    fprintf(stderr, "conformance: no adapter is called '%s'\n", name);
    return false;
}

static bool find_adapter(void) {
    ur_adapter_handle_t adapters[16];
    uint32_t count = 0;
    ur_result_t result = urAdapterGet(CONF_COUNT(adapters), adapters, &count);
    if (result != UR_RESULT_SUCCESS || count == 0) {
        fprintf(stderr, "conformance: adapter %s is not there (urAdapterGet: %s, %u adapters)\n",
                conf.adapter_name, conf_result_name(result), count);
        return false;
    }
    for (uint32_t i = 0; i < count && i < CONF_COUNT(adapters); ++i) {
        ur_backend_t backend = UR_BACKEND_UNKNOWN;
        result =
            urAdapterGetInfo(adapters[i], UR_ADAPTER_INFO_BACKEND, sizeof backend, &backend, NULL);
        if (!conf.adapter && result == UR_RESULT_SUCCESS &&
            (!conf.backend || backend == conf.backend)) {
            conf.adapter = adapters[i];
            conf.backend = backend;
        } else {
            urAdapterRelease(adapters[i]);
        }
    }
    if (!conf.adapter) {
        fprintf(stderr, "conformance: none of the %u adapters loaded is %s\n", count,
                conf.adapter_name);
    }
    return conf.adapter != NULL;
}

static bool device_matches(ur_device_handle_t device, uint32_t index, const char *wanted) {
    char *end;
    unsigned long number = strtoul(wanted, &end, 10);
    if (*wanted && !*end) {
        return number == index;
    }
    char name[512] = "";
    urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, sizeof name, name, NULL);
    return strstr(name, wanted) != NULL;
}

static bool find_device(const char *wanted) {
    ur_platform_handle_t platforms[16];
    uint32_t platform_count = 0, index = 0;
    ur_result_t result =
        urPlatformGet(conf.adapter, CONF_COUNT(platforms), platforms, &platform_count);
    for (uint32_t i = 0;
         result == UR_RESULT_SUCCESS && i < platform_count && i < CONF_COUNT(platforms); ++i) {
        ur_device_handle_t devices[32];
        uint32_t device_count = 0;
        result = urDeviceGet(platforms[i], UR_DEVICE_TYPE_ALL, CONF_COUNT(devices), devices,
                             &device_count);
        if (result == UR_RESULT_ERROR_DEVICE_NOT_FOUND) {
            result = UR_RESULT_SUCCESS;
            continue;
        }
        for (uint32_t k = 0;
             result == UR_RESULT_SUCCESS && k < device_count && k < CONF_COUNT(devices); ++k) {
            if (!conf.device && device_matches(devices[k], index, wanted ? wanted : "0")) {
                conf.device = devices[k];
                conf.platform = platforms[i];
            } else {
                urDeviceRelease(devices[k]);
            }
            ++index;
        }
    }
    if (!conf.device) {
        fprintf(stderr,
                "conformance: adapter %s has no device '%s' (%u platforms, %u devices, %s)\n",
                conf.adapter_name, wanted ? wanted : "0", platform_count, index,
                conf_result_name(result));
    }
    return conf.device != NULL;
}

bool conf_device_open(const char *adapter, const char *device) {
    conf.adapter_name = adapter;
    if (!choose_adapter(adapter)) {
        return false;
    }
    ur_result_t result = urLoaderInit(0, NULL);
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "conformance: urLoaderInit: %s\n", conf_result_name(result));
        return false;
    }
    if (!find_adapter() || !find_device(device)) {
        conf_device_close();
        return false;
    }
    result = urContextCreate(1, &conf.device, NULL, &conf.context);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        /* An adapter that has just been begun; tests of platforms and devices say something of it.
         */
        fprintf(stderr, "conformance: urContextCreate: %s; tests that need a context fail\n",
                conf_result_name(result));
        conf.context = NULL;
    } else if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "conformance: urContextCreate: %s %s\n", conf_result_name(result),
                conf_last_error());
        conf_device_close();
        return false;
    }
    if (conf.context && !conf_queues_open()) {
        conf_device_close();
        return false;
    }
    if (!conf.name) {
        conf.name = adapter;
    }
    return true;
}

void conf_device_close(void) {
    conf_programs_close();
    if (conf.context) {
        urContextRelease(conf.context);
    }
    if (conf.device) {
        urDeviceRelease(conf.device);
    }
    if (conf.adapter) {
        urAdapterRelease(conf.adapter);
    }
    conf.context = NULL;
    conf.device = NULL;
    conf.adapter = NULL;
    urLoaderTearDown();
}

const char *conf_last_error(void) {
    const char *text = NULL;
    int32_t code = 0;
    if (!conf.adapter || urAdapterGetLastError(conf.adapter, &text, &code) != UR_RESULT_SUCCESS ||
        !text) {
        return "";
    }
    return text;
}

static char error_before[1024];

void conf_mark_error(void) {
    snprintf(error_before, sizeof error_before, "%s", conf_last_error());
}

const char *conf_new_error(void) {
    const char *text = conf_last_error();
    return strncmp(text, error_before, sizeof error_before - 1) == 0 ? "" : text;
}

/* ---- asking ---------------------------------------------------------------------------------- */

/* Reads a scalar of at most 8 bytes, whatever its width. */
static uint64_t scalar(ur_device_info_t property) {
    uint64_t value = 0;
    size_t size = 0;
    if (urDeviceGetInfo(conf.device, property, 0, NULL, &size) != UR_RESULT_SUCCESS ||
        size > sizeof value || size == 0) {
        return 0;
    }
    if (urDeviceGetInfo(conf.device, property, size, &value, NULL) != UR_RESULT_SUCCESS) {
        return 0;
    }
    return value;
}

bool conf_bool(ur_device_info_t property) {
    return scalar(property) != 0;
}

uint32_t conf_u32(ur_device_info_t property) {
    return (uint32_t)scalar(property);
}

uint64_t conf_u64(ur_device_info_t property) {
    return scalar(property);
}

size_t conf_size(ur_device_info_t property) {
    return (size_t)scalar(property);
}

const char *conf_text(ur_device_info_t property) {
    static char text[16384];
    text[0] = 0;
    if (urDeviceGetInfo(conf.device, property, sizeof text, text, NULL) != UR_RESULT_SUCCESS) {
        text[0] = 0;
    }
    text[sizeof text - 1] = 0;
    return text;
}

void conf_need(ur_device_info_t property, const char *name) {
    if (!conf_bool(property)) {
        conf_unsupported("the device answers no to %s", name);
    }
}

bool conf_has_usm(ur_usm_type_t type) {
    ur_device_info_t property = type == UR_USM_TYPE_HOST ? UR_DEVICE_INFO_USM_HOST_SUPPORT
                                : type == UR_USM_TYPE_DEVICE
                                    ? UR_DEVICE_INFO_USM_DEVICE_SUPPORT
                                    : UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT;
    return (conf_u32(property) & UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS) != 0;
}

void conf_need_usm(ur_usm_type_t type) {
    if (!conf_has_usm(type)) {
        conf_unsupported("the device claims no access to %s USM", type == UR_USM_TYPE_HOST ? "host"
                                                                  : type == UR_USM_TYPE_DEVICE
                                                                      ? "device"
                                                                      : "shared");
    }
}

void conf_need_images(void) {
    NEED(UR_DEVICE_INFO_IMAGE_SUPPORT);
}

bool conf_has_queue_flag(ur_queue_flags_t flag) {
    return (conf_u32(UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES) & flag) == flag ||
           (conf_u32(UR_DEVICE_INFO_QUEUE_PROPERTIES) & flag) == flag;
}

void conf_need_out_of_order(void) {
    if (!conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)) {
        conf_unsupported("the device claims no out-of-order queues");
    }
}

void conf_need_profiling(void) {
    if (!conf_has_queue_flag(UR_QUEUE_FLAG_PROFILING_ENABLE)) {
        conf_unsupported("the device claims no profiling");
    }
}

static bool try_beside(void) {
    enum { ROUNDS = 500 };
    ur_queue_handle_t stuck = conf_queue(0), other = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(4);
    unsigned char value = 1;
    ur_event_handle_t event = NULL, barrier = NULL, fill = NULL;
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventCreateUserExp(conf.context, &event));
    UR(urEnqueueEventsWaitWithBarrier(stuck, 1, &event, &barrier));
    conf_event(barrier);
    UR(urQueueFlush(stuck));
    UR(urEnqueueMemBufferFill(other, mem, &value, 1, 0, 4, 0, NULL, &fill));
    conf_event(fill);
    UR(urQueueFlush(other));
    for (int i = 0; i < ROUNDS && status != UR_EVENT_STATUS_COMPLETE; ++i) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
        UR(urEventGetInfo(fill, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                          NULL));
    }
    UR(urEventSetStatusExp(event, UR_EVENT_STATUS_COMPLETE));
    UR(urEventRelease(event));
    UR(urQueueFinish(stuck));
    UR(urQueueFinish(other));
    return status == UR_EVENT_STATUS_COMPLETE;
}

/* On one engine of Level Zero's devices they may not, but for software drivers without such. */
bool conf_runs_beside(void) {
    static int runs = -1;
    const char *software = getenv("ZE_SOFTWARE");
    if (conf.backend != UR_BACKEND_LEVEL_ZERO || (software && !strstr(software, "engines"))) {
        return true;
    }
    runs = runs < 0 ? try_beside() : runs;
    return runs;
}

void conf_need_beside(void) {
    conf_need_progress();
    if (!conf_runs_beside()) {
        conf_skip("a queue that waits for the host holds back the device's others");
    }
}

void conf_need_progress(void) {
    const char *test = getenv("UR_NATIVE_CPU_TEST");
    if (conf.backend == UR_BACKEND_NATIVE_CPU && test && strstr(test, "single")) {
        conf_skip("commands run only while the host waits for some (UR_NATIVE_CPU_TEST=single)");
    }
}

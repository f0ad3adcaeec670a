/* urinfo: the platforms and devices that Unified Runtime sees here, and why it sees no others. */
#include <dlfcn.h>
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "compile/cache_place.h"
#include "output.h"
#include "ur_loader_extra.h"
#include "ur_print.h"

enum {
    EXIT_DEVICES = 0,    /* at least one device is listed */
    EXIT_NO_DEVICES = 1, /* everything worked, and there is none */
    EXIT_USAGE = 2,
    EXIT_BROKEN = 3, /* the loader or an adapter failed, or the selector is malformed */
};

struct options {
    bool verbose;
    bool json;
    bool why;
};

/* What is counted while the list is made. */
struct listing {
    struct options options;
    uint32_t numbers[300]; /* root devices so far, by backend */
    uint32_t listed;
    uint32_t hidden; /* by the selector */
    bool failed;
    const char *last_what; /* of the last failure that was told */
    ur_result_t last_result;
};

static void usage(FILE *out) {
    fputs(
        "usage: urinfo [--verbose] [--json] [--why]\n"
        "\n"
        "Lists the platforms and devices that Unified Runtime sees.\n"
        "\n"
        "  -v, --verbose  also every property of adapters, platforms and devices\n"
        "  -j, --json     one JSON object instead of text\n"
        "  -w, --why      tell for each adapter what was tried, where, and why it is not in use\n"
        "      --version  print the version and end\n"
        "  -h, --help     print this and end\n"
        "\n"
        "ONEAPI_DEVICE_SELECTOR limits what is listed. A device is shown with its number in that\n"
        "variable, such as opencl:0.\n"
        "\n"
        "Exit status: 0 if devices are listed, 1 if there is none, 2 for a wrong command line,\n"
        "3 if the loader or an adapter failed or the selector is malformed.\n",
        out);
}

static ur_result_t ask_adapter(const void *handle, uint32_t property, size_t size, void *value,
                               size_t *size_ret) {
    return urAdapterGetInfo((ur_adapter_handle_t)handle, (ur_adapter_info_t)property, size, value,
                            size_ret);
}

static ur_result_t ask_platform(const void *handle, uint32_t property, size_t size, void *value,
                                size_t *size_ret) {
    return urPlatformGetInfo((ur_platform_handle_t)handle, (ur_platform_info_t)property, size,
                             value, size_ret);
}

static ur_result_t ask_device(const void *handle, uint32_t property, size_t size, void *value,
                              size_t *size_ret) {
    return urDeviceGetInfo((ur_device_handle_t)handle, (ur_device_info_t)property, size, value,
                           size_ret);
}

/* What fails alike for each platform is told once. */
static void report(struct listing *listing, const char *what, ur_result_t result) {
    if (!listing->failed || listing->last_result != result ||
        strcmp(listing->last_what, what) != 0) {
        fprintf(stderr, "urinfo: %s failed: %s\n", what, urinfo_result_name(result));
    }
    listing->failed = true;
    listing->last_what = what;
    listing->last_result = result;
}

static const char *backend_name(ur_backend_t backend) {
    static const char *const names[] = {"unknown", "level_zero", "opencl",
                                        "cuda",    "hip",        "native_cpu"};
    return backend == UR_BACKEND_OFFLOAD                        ? "offload"
           : (size_t)backend < sizeof(names) / sizeof(names[0]) ? names[backend]
                                                                : names[0];
}

static const char *urinfo_type_name(ur_device_handle_t device) {
    ur_device_type_t type = UR_DEVICE_TYPE_CUSTOM;
    urDeviceGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof(type), &type, NULL);
    return type == UR_DEVICE_TYPE_GPU    ? "gpu"
           : type == UR_DEVICE_TYPE_CPU  ? "cpu"
           : type == UR_DEVICE_TYPE_FPGA ? "fpga"
           : type == UR_DEVICE_TYPE_MCA  ? "mca"
           : type == UR_DEVICE_TYPE_VPU  ? "vpu"
                                         : "custom";
}

/* The number of the root device, or -1 for a sub-device. */
static int number_among(ur_device_handle_t device, const ur_device_handle_t *roots, uint32_t count,
                        uint32_t first) {
    for (uint32_t i = 0; i < count; i++) {
        if (roots[i] == device) {
            return (int)(first + i);
        }
    }
    return -1;
}

static void list_device(struct listing *listing, ur_device_handle_t device, const char *backend,
                        int number, bool first) {
    char *name = urinfo_get_text(ask_device, device, UR_DEVICE_INFO_NAME);
    char *version = urinfo_get_text(ask_device, device, UR_DEVICE_INFO_DRIVER_VERSION);
    char selector[64] = "sub-device";

    if (number >= 0) {
        snprintf(selector, sizeof(selector), "%s:%d", backend, number);
    }
    if (listing->options.json) {
        printf("%s\n      {\"selector\": ", first ? "" : ",");
        urinfo_json_string(number >= 0 ? selector : NULL);
        printf(", \"type\": \"%s\", \"name\": ", urinfo_type_name(device));
        urinfo_json_string(name);
        fputs(", \"driver_version\": ", stdout);
        urinfo_json_string(version);
        if (listing->options.verbose) {
            fputs(", \"info\": ", stdout);
            urinfo_print_queries(urinfo_device_queries, urinfo_num_device_queries,
                                 "UR_DEVICE_INFO_", ask_device, device, true, 8);
        }
        putchar('}');
    } else {
        printf("  %-14s %-6s %s%s%s%s\n", selector, urinfo_type_name(device), name ? name : "",
               version && version[0] ? " [" : "", version ? version : "",
               version && version[0] ? "]" : "");
        if (listing->options.verbose) {
            urinfo_print_queries(urinfo_device_queries, urinfo_num_device_queries,
                                 "UR_DEVICE_INFO_", ask_device, device, false, 6);
        }
    }
    free(name);
    free(version);
    listing->listed++;
}

static void list_devices(struct listing *listing, ur_platform_handle_t platform,
                         ur_backend_t backend) {
    uint32_t num_roots = 0, num_selected = 0;
    size_t slot = (size_t)backend < 300 ? (size_t)backend : 299;
    uint32_t first = listing->numbers[slot];

    ur_result_t result = urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 0, NULL, &num_roots);
    if (result == UR_RESULT_ERROR_DEVICE_NOT_FOUND) {
        return;
    }
    ur_device_handle_t *roots = calloc(num_roots + 1, sizeof(*roots));
    ur_device_handle_t *selected = NULL;
    if (result == UR_RESULT_SUCCESS && num_roots && roots) {
        result = urDeviceGet(platform, UR_DEVICE_TYPE_ALL, num_roots, roots, NULL);
    }
    if (result != UR_RESULT_SUCCESS || !roots) {
        report(listing, "urDeviceGet", result);
        free(roots);
        return;
    }
    listing->numbers[slot] += num_roots;
    result = urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, 0, NULL, &num_selected);
    if (result == UR_RESULT_SUCCESS && num_selected) {
        selected = calloc(num_selected, sizeof(*selected));
        result = selected ? urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, num_selected,
                                                selected, &num_selected)
                          : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (result == UR_RESULT_SUCCESS) {
        for (uint32_t i = 0; i < num_selected; i++) {
            int number = number_among(selected[i], roots, num_roots, first);
            list_device(listing, selected[i], backend_name(backend), number, i == 0);
        }
        for (uint32_t i = 0; i < num_roots; i++) {
            listing->hidden += number_among(roots[i], selected, num_selected, 0) < 0;
        }
        for (uint32_t i = 0; i < num_selected; i++) {
            urDeviceRelease(selected[i]);
        }
    } else {
        report(listing, "urDeviceGetSelected", result);
    }
    for (uint32_t i = 0; i < num_roots; i++) {
        urDeviceRelease(roots[i]);
    }
    free(selected);
    free(roots);
}

static void list_platform(struct listing *listing, ur_platform_handle_t platform, bool first) {
    char *name = urinfo_get_text(ask_platform, platform, UR_PLATFORM_INFO_NAME);
    char *version = urinfo_get_text(ask_platform, platform, UR_PLATFORM_INFO_VERSION);
    ur_backend_t backend = UR_BACKEND_UNKNOWN;
    urPlatformGetInfo(platform, UR_PLATFORM_INFO_BACKEND, sizeof(backend), &backend, NULL);

    if (listing->options.json) {
        printf("%s\n    {\"backend\": \"%s\", \"name\": ", first ? "" : ",", backend_name(backend));
        urinfo_json_string(name);
        fputs(", \"version\": ", stdout);
        urinfo_json_string(version);
        if (listing->options.verbose) {
            fputs(", \"info\": ", stdout);
            urinfo_print_queries(urinfo_platform_queries, urinfo_num_platform_queries,
                                 "UR_PLATFORM_INFO_", ask_platform, platform, true, 6);
        }
        fputs(", \"devices\": [", stdout);
    } else {
        printf("%s: %s%s%s%s\n", backend_name(backend), name ? name : "",
               version && version[0] ? " [" : "", version ? version : "",
               version && version[0] ? "]" : "");
        if (listing->options.verbose) {
            urinfo_print_queries(urinfo_platform_queries, urinfo_num_platform_queries,
                                 "UR_PLATFORM_INFO_", ask_platform, platform, false, 4);
        }
    }
    list_devices(listing, platform, backend);
    if (listing->options.json) {
        fputs("]}", stdout);
    }
    free(name);
    free(version);
}

static void list_adapter(struct listing *listing, ur_adapter_handle_t adapter, bool first) {
    uint32_t count = 0;
    ur_platform_handle_t *platforms = NULL;

    ur_result_t result = urPlatformGet(adapter, 0, NULL, &count);
    if (result == UR_RESULT_SUCCESS && count) {
        platforms = calloc(count, sizeof(*platforms));
        result = platforms ? urPlatformGet(adapter, count, platforms, NULL)
                           : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (result != UR_RESULT_SUCCESS) {
        report(listing, "urPlatformGet", result);
        count = 0;
    }
    if (listing->options.json) {
        ur_backend_t backend = UR_BACKEND_UNKNOWN;
        urAdapterGetInfo(adapter, UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, NULL);
        printf("%s\n  {\"backend\": \"%s\", ", first ? "" : ",", backend_name(backend));
        if (listing->options.verbose) {
            fputs("\"info\": ", stdout);
            urinfo_print_queries(urinfo_adapter_queries, urinfo_num_adapter_queries,
                                 "UR_ADAPTER_INFO_", ask_adapter, adapter, true, 4);
            fputs(", ", stdout);
        }
        fputs("\"platforms\": [", stdout);
    } else if (listing->options.verbose) {
        fputs("adapter:\n", stdout);
        urinfo_print_queries(urinfo_adapter_queries, urinfo_num_adapter_queries, "UR_ADAPTER_INFO_",
                             ask_adapter, adapter, false, 4);
    }
    for (uint32_t i = 0; i < count; i++) {
        list_platform(listing, platforms[i], i == 0);
    }
    if (listing->options.json) {
        fputs("]}", stdout);
    }
    free(platforms);
}

/* The list of everything; returns the exit status. */
static int list_all(struct options options) {
    struct listing listing = {.options = options};
    uint32_t count = 0;
    ur_adapter_handle_t *adapters = NULL;

    ur_result_t result = urAdapterGet(0, NULL, &count);
    if (result == UR_RESULT_SUCCESS && count) {
        adapters = calloc(count, sizeof(*adapters));
        result =
            adapters ? urAdapterGet(count, adapters, &count) : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (result != UR_RESULT_SUCCESS) {
        report(&listing, "urAdapterGet", result);
        free(adapters);
        return EXIT_BROKEN;
    }
    if (options.json) {
        fputs("{\"adapters\": [", stdout);
    }
    for (uint32_t i = 0; i < count; i++) {
        list_adapter(&listing, adapters[i], i == 0);
        urAdapterRelease(adapters[i]);
    }
    free(adapters);
    if (options.json) {
        printf("],\n \"devices_listed\": %u, \"devices_hidden_by_selector\": %u}\n", listing.listed,
               listing.hidden);
    } else {
        if (listing.hidden) {
            printf("ONEAPI_DEVICE_SELECTOR=%s hides %u device%s.\n",
                   getenv("ONEAPI_DEVICE_SELECTOR"), listing.hidden,
                   listing.hidden == 1 ? "" : "s");
        }
        if (!listing.listed) {
            puts("There are no devices. urinfo --why tells what was looked for.");
        }
    }
    return listing.failed ? EXIT_BROKEN : listing.listed ? EXIT_DEVICES : EXIT_NO_DEVICES;
}

/* Where the adapters keep what they compiled from SPIR-V. */
static void tell_cache(void) {
    char path[UR_CACHE_PATH_ROOM];
    const char *why;

    if (!ur_cache_folder(path, &why)) {
        printf("Compiled SPIR-V is not kept: %s.\n", why ? why : "UR_CACHE_DIR is set and empty");
        return;
    }
    why = ur_cache_refusal(path);
    if (why) {
        printf("Compiled SPIR-V is not kept: %s %s.\n", path, why);
        return;
    }
    bool is_there = access(path, F_OK) == 0;
    char above[UR_CACHE_PATH_ROOM + 2]; /* it, or the last folder on the way to it that is there */
    snprintf(above, sizeof(above), "%s%s", *path == '/' ? "" : "./", path);
    while (access(above, F_OK) != 0 && strrchr(above, '/') > above) {
        *strrchr(above, '/') = 0;
    }
    if (access(above, F_OK) != 0) {
        strcpy(above, "/");
    }
    if (access(above, W_OK | X_OK) != 0) {
        printf("Compiled SPIR-V is not kept: %s cannot be written (%s).\n", is_there ? path : above,
               strerror(errno));
    } else {
        printf("Compiled SPIR-V is kept in %s%s.\n", path,
               is_there ? "" : ", which is not there yet");
    }
}

/* Found at run time, so that urinfo also runs with a loader that has no story to tell. */
static int tell_why(struct options options) {
    ur_result_t (*tell)(ur_loader_explain_format_t, size_t, char *, size_t *);
    ur_loader_explain_format_t format =
        options.json ? UR_LOADER_EXPLAIN_FORMAT_JSON : UR_LOADER_EXPLAIN_FORMAT_TEXT;
    void *symbol = dlsym(RTLD_DEFAULT, "urLoaderExplain");
    size_t size = 0;

    if (!symbol) {
        Dl_info other;
        void *init = dlsym(RTLD_DEFAULT, "urLoaderInit");
        fprintf(
            stderr,
            "urinfo: the loader in use is another one, %s, and cannot tell why; it may come from "
            "LD_LIBRARY_PATH\n",
            init && dladdr(init, &other) ? other.dli_fname : "of an unknown file");
        return EXIT_BROKEN;
    }
    memcpy(&tell, &symbol, sizeof(symbol));
    /* A device may come between the two calls; then the text is longer. */
    for (int attempt = 0; attempt < 4; attempt++) {
        ur_result_t result = tell(format, 0, NULL, &size);
        char *text = malloc(size + 256);
        if (result == UR_RESULT_SUCCESS && text) {
            result = tell(format, size + 256, text, NULL);
        }
        if (result == UR_RESULT_SUCCESS && text) {
            /* The selector may be malformed, which is among what is told. */
            bool malformed = strstr(text, "ONEAPI_DEVICE_SELECTOR is malformed") != NULL;
            fputs(text, stdout);
            free(text);
            if (!options.json) {
                tell_cache();
            }
            return malformed ? EXIT_BROKEN : EXIT_DEVICES;
        }
        free(text);
        if (result != UR_RESULT_ERROR_INVALID_SIZE) {
            fprintf(stderr, "urinfo: urLoaderExplain failed: %s\n", urinfo_result_name(result));
            return EXIT_BROKEN;
        }
    }
    return EXIT_BROKEN;
}

/* The exit status, unless what was printed could not be written. */
static int urinfo_finish(int status) {
    if (fflush(stdout) != 0 || ferror(stdout)) {
        perror("urinfo: writing the output");
        return EXIT_BROKEN;
    }
    return status;
}

int main(int argc, char **argv) {
    static const struct option known[] = {
        {"verbose", no_argument, NULL, 'v'}, {"json", no_argument, NULL, 'j'},
        {"why", no_argument, NULL, 'w'},     {"version", no_argument, NULL, 'V'},
        {"help", no_argument, NULL, 'h'},    {NULL, 0, NULL, 0}};
    struct options options = {0};
    int option;

    while ((option = getopt_long(argc, argv, "vjwh", known, NULL)) != -1) {
        switch (option) {
        case 'v':
            options.verbose = true;
            break;
        case 'j':
            options.json = true;
            break;
        case 'w':
            options.why = true;
            break;
        case 'V':
            printf("urinfo %s, Unified Runtime %u.%u\n", URINFO_VERSION,
                   UR_MAJOR_VERSION(UR_API_VERSION_CURRENT),
                   UR_MINOR_VERSION(UR_API_VERSION_CURRENT));
            return urinfo_finish(EXIT_DEVICES);
        case 'h':
            usage(stdout);
            return urinfo_finish(EXIT_DEVICES);
        default:
            usage(stderr);
            return EXIT_USAGE;
        }
    }
    if (optind != argc) {
        fprintf(stderr, "urinfo: unexpected argument %s\n", argv[optind]);
        usage(stderr);
        return EXIT_USAGE;
    }
    if (options.why) {
        /* What it logs as errors is in its story, too. */
        setenv("UR_LOG_LOADER", "level:quiet", 0);
    }
    ur_result_t result = urLoaderInit(0, NULL);
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "urinfo: urLoaderInit failed: %s\n", urinfo_result_name(result));
        return EXIT_BROKEN;
    }
    int status = options.why ? tell_why(options) : list_all(options);
    urLoaderTearDown();
    return urinfo_finish(status);
}

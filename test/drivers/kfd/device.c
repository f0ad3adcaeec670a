#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "internal.h"

enum { CPU_NODE, GPU_NODE, NODES };
static const char nodes[] = "/sys/devices/virtual/kfd/kfd/topology/nodes/";

/* Numbers of devices are those of the PCI database, families those of amdgpu. */
static const struct device devices[] = {
    {"gfx90a", "aldebaran", 90010, 0x7408, 141, 104, 416, 1},
    {"gfx942", "aqua_vanjaram", 90402, 0x74a1, 141, 304, 1216, 8},
};

const struct device *device(void) {
    const char *name = getenv("KFD_DEVICE");
    for (size_t i = 0; name && i < sizeof(devices) / sizeof(*devices); ++i) {
        if (strcmp(devices[i].name, name) == 0) {
            return &devices[i];
        }
    }
    return name && *name ? NULL : &devices[0];
}

uint64_t device_ticks(void) {
    return nanoseconds(CLOCK_MONOTONIC_RAW) / 10;
}

/* ---- /sys ----------------------------------------------------------------------------------- */

struct fact {
    const char *name;
    uint64_t cpu, gpu;
};

static char *facts(const struct fact *list, size_t count, int node) {
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    for (size_t i = 0; out && i < count; ++i) {
        fprintf(out, "%s %lu\n", list[i].name, node == GPU_NODE ? list[i].gpu : list[i].cpu);
    }
    if (out) {
        fclose(out);
    }
    return text;
}
#define FACTS(node, ...)                                                                           \
    facts((const struct fact[]){__VA_ARGS__},                                                      \
          sizeof((const struct fact[]){__VA_ARGS__}) / sizeof(struct fact), node)

enum { CAPABILITY = 0x2c7a2280, VENDOR = 0x1002 };
#define FIRST_SIMD 0x80001000

static char *properties(int node) {
    const struct device *d = device();
    return FACTS(
        node, {"cpu_cores_count", 2, 0}, {"simd_count", 0, d->simds}, {"mem_banks_count", 1, 1},
        {"caches_count", 0, 2}, {"io_links_count", 1, 1}, {"p2p_links_count", 0, 0},
        {"cpu_core_id_base", 0, 0}, {"simd_id_base", 0, FIRST_SIMD}, {"max_waves_per_simd", 0, 8},
        {"lds_size_in_kb", 0, 64}, {"gds_size_in_kb", 0, 0}, {"num_gws", 0, 64},
        {"wave_front_size", 0, 64}, {"array_count", 0, 8 * d->registers_xcc},
        {"simd_arrays_per_engine", 0, 1}, {"cu_per_simd_array", 0, 14}, {"simd_per_cu", 0, 4},
        {"max_slots_scratch_cu", 0, 32}, {"gfx_target_version", 0, d->version},
        {"vendor_id", 0, VENDOR}, {"device_id", 0, d->id}, {"location_id", 0, 768},
        {"domain", 0, 0}, {"drm_render_minor", 0, 128}, {"hive_id", 0, 0},
        {"num_sdma_engines", 0, 2}, {"num_sdma_xgmi_engines", 0, 0},
        {"num_sdma_queues_per_engine", 0, 8}, {"num_cp_queues", 0, 24},
        {"max_engine_clk_fcompute", 0, 1700}, {"local_mem_size", 0, 0}, {"fw_version", 0, 75},
        {"capability", 0, CAPABILITY}, {"debug_prop", 0, 1511}, {"sdma_fw_version", 0, 8},
        {"unique_id", 0, 81985529216486895}, {"num_xcc", 0, d->registers_xcc},
        {"max_engine_clk_ccompute", 2000, 2000});
}

static char *bank(int node) {
    return FACTS(node, {"heap_type", 0, 1}, {"size_in_bytes", 16ULL << 30, 16ULL << 30},
                 {"flags", 0, 0}, {"width", 64, 4096}, {"mem_clk_max", 3200, 1600});
}

static char *cache(bool second) {
    return FACTS(GPU_NODE, {"processor_id_low", 0, FIRST_SIMD}, {"level", 0, second ? 2 : 1},
                 {"size", 0, second ? 8192 : 16}, {"cache_line_size", 0, 64},
                 {"cache_lines_per_tag", 0, 1}, {"association", 0, 0}, {"latency", 0, 0},
                 {"type", 0, 9}, {"sibling_map", 0, 1});
}

static char *link_of(int node) {
    return FACTS(node, {"type", 2, 2}, {"version_major", 0, 0}, {"version_minor", 0, 0},
                 {"node_from", 0, 1}, {"node_to", 1, 0}, {"weight", 20, 20}, {"min_latency", 0, 0},
                 {"max_latency", 0, 0}, {"min_bandwidth", 312, 312},
                 {"max_bandwidth", 32000, 32000}, {"recommended_transfer_size", 0, 0},
                 {"flags", 1, 1});
}

static char *file_of_node(int node, const char *name) {
    char text[64];
    if (strcmp(name, "properties") == 0) {
        return properties(node);
    }
    if (strcmp(name, "gpu_id") == 0) {
        snprintf(text, sizeof(text), "%d\n", node == GPU_NODE ? GPU_ID : 0);
        return strdup(text);
    }
    if (strcmp(name, "name") == 0) {
        snprintf(text, sizeof(text), "%s\n", node == GPU_NODE ? device()->family_name : "");
        return strdup(text);
    }
    if (strcmp(name, "mem_banks/0/properties") == 0) {
        return bank(node);
    }
    if (strcmp(name, "io_links/0/properties") == 0) {
        return link_of(node);
    }
    bool second = strcmp(name, "caches/1/properties") == 0;
    return node == GPU_NODE && (second || strcmp(name, "caches/0/properties") == 0) ? cache(second)
                                                                                    : NULL;
}

char *device_file(const char *path) {
    if (strncmp(path, nodes, sizeof(nodes) - 1) == 0) {
        int node = path[sizeof(nodes) - 1] - '0';
        return node >= 0 && node < NODES && path[sizeof(nodes)] == '/'
                   ? file_of_node(node, path + sizeof(nodes) + 1)
                   : NULL;
    }
    if (strcmp(path, "/sys/devices/virtual/kfd/kfd/topology/generation_id") == 0) {
        return strdup("1\n");
    }
    if (strcmp(path, "/sys/devices/virtual/kfd/kfd/topology/system_properties") == 0) {
        return strdup("platform_oem 0\nplatform_id 0\nplatform_rev 0\n");
    }
    return strcmp(path, "/sys/module/amdgpu/initstate") == 0 ? strdup("live\n") : NULL;
}

/* ---- the render node ------------------------------------------------------------------------- */

void device_describe(uint32_t query, void *out, uint32_t size) {
    const struct device *d = device();
    const struct uapi_device about = {
        .id = d->id,
        .family = d->family,
        .engines = 8,
        .arrays = 1,
        .counter_frequency = 100000,
        .engine_clock = 1700000,
        .memory_clock = 1600000,
        .units = d->units,
        .backends = 32,
        .address_offset = 1 << 21,
        .address_end = 1ULL << 47,
        .alignment = 4096,
        .fragment = 1 << 21,
        .page = 4096,
        .memory_kind = 6,
        .memory_bits = 4096,
        .wave = 64,
    };
    const struct uapi_memory memory = {.vram = {16ULL << 30, 16ULL << 30, 0, 16ULL << 30},
                                       .visible = {16ULL << 30, 16ULL << 30, 0, 16ULL << 30},
                                       .gtt = {16ULL << 30, 16ULL << 30, 0, 16ULL << 30}};
    const uint32_t works = 1;
    const void *in = query == INFO_DEVICE   ? (const void *)&about
                     : query == INFO_MEMORY ? (const void *)&memory
                     : query == INFO_WORKS  ? (const void *)&works
                                            : NULL;
    size_t known = query == INFO_DEVICE   ? sizeof(about)
                   : query == INFO_MEMORY ? sizeof(memory)
                                          : sizeof(works);
    memset(out, 0, size);
    if (in) {
        memcpy(out, in, known < size ? known : size);
    }
}

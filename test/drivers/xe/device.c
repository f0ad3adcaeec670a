#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "internal.h"

enum { CLOCK = 19200000, TICK_BITS = 36 };

/* Numbers of devices are those of the PCI database, versions of the IP those that the devices'
 * registers tell. Revisions are of devices that were sold: the compiler has no code for earlier
 * ones of DG2. */
static const struct device devices[] = {
    {"bmg", 0xe20b, 0, 20, 1, 4, 48, true},     {"lnl", 0x64a0, 4, 20, 4, 4, 48, false},
    {"arl", 0x7d51, 3, 12, 74, 4, 48, false},   {"ptl", 0xb080, 4, 30, 0, 4, 48, false},
    {"dg2", 0x56a0, 8, 12, 55, 8, 48, true},    {"tgllp", 0x9a49, 1, 12, 0, 0, 48, false},
    {"pvc", 0x0bd5, 0x2f, 12, 60, 7, 57, true},
};

const struct device *device(void) {
    const char *name = getenv("XE_DEVICE");
    for (size_t i = 0; name && i < sizeof(devices) / sizeof(*devices); ++i) {
        if (strcmp(devices[i].name, name) == 0) {
            return &devices[i];
        }
    }
    return name && *name ? NULL : &devices[0];
}

uint64_t device_ticks(void) {
    uint64_t time = nanoseconds(CLOCK_MONOTONIC_RAW);
    return (time / 1000000000 * CLOCK + time % 1000000000 * CLOCK / 1000000000) &
           ((1ULL << TICK_BITS) - 1);
}

static size_t engines(void *out) {
    static const uint16_t classes[] = {CLASS_RENDER, CLASS_COMPUTE, CLASS_COPY};
    struct uapi_engines *engines = out;
    engines->count = 3;
    for (uint32_t i = 0; i < engines->count; ++i) {
        engines->engines[i].id.engine_class = classes[i];
    }
    return offsetof(struct uapi_engines, engines) + engines->count * sizeof(engines->engines[0]);
}

static size_t regions(void *out) {
    struct uapi_regions *regions = out;
    regions->count = device()->has_vram ? 2 : 1;
    regions->regions[0].kind = REGION_SYSTEM;
    regions->regions[0].min_page_size = 4096;
    regions->regions[0].size = 16ULL << 30;
    if (device()->has_vram) {
        regions->regions[1].kind = REGION_VRAM;
        regions->regions[1].instance = 1;
        regions->regions[1].min_page_size = 65536;
        regions->regions[1].size = regions->regions[1].visible_size = 12ULL << 30;
    }
    return offsetof(struct uapi_regions, regions) + regions->count * sizeof(regions->regions[0]);
}

static size_t config(void *out) {
    struct uapi_config *config = out;
    bool has_vram = device()->has_vram;
    config->count = CONFIGS;
    config->values[CONFIG_DEVICE_ID] = device()->id | (uint64_t)device()->pci_revision << 16;
    config->values[CONFIG_FLAGS] = has_vram ? CONFIG_HAS_VRAM : 0;
    config->values[CONFIG_ALIGNMENT] = has_vram ? 65536 : 4096;
    config->values[CONFIG_VA_BITS] = device()->va_bits;
    config->values[CONFIG_PRIORITY] = 2;
    return sizeof(*config);
}

static size_t gts(void *out) {
    struct uapi_gts *gts = out;
    gts->count = 1;
    gts->gts[0].clock = CLOCK;
    gts->gts[0].near_regions = device()->has_vram ? 2 : 1;
    gts->gts[0].far_regions = 1;
    gts->gts[0].major = device()->major;
    gts->gts[0].minor = device()->minor;
    gts->gts[0].revision = device()->revision;
    return sizeof(*gts);
}

static size_t topology(void *out) {
    static const struct {
        uint16_t kind;
        uint64_t mask;
    } masks[] = {{TOPOLOGY_GEOMETRY, 0xfffff},
                 {TOPOLOGY_COMPUTE, 0xfffff},
                 {TOPOLOGY_L3, 0xffff},
                 {TOPOLOGY_EU_SIMD16, 0xff}};
    struct uapi_topology *topology = out;
    size_t count = sizeof(masks) / sizeof(*masks);
    for (size_t i = 0; i < count; ++i) {
        topology[i] = (struct uapi_topology){.kind = masks[i].kind, .size = 8};
        memcpy(topology[i].mask, &masks[i].mask, 8);
    }
    return count * sizeof(*topology);
}

static size_t cycles(const struct uapi_query *query, void *out) {
    struct uapi_cycles *cycles = out;
    if (query->size >= sizeof(*cycles) && query->data) {
        memcpy(cycles, (void *)(uintptr_t)query->data, sizeof(*cycles));
        cycles->width = TICK_BITS;
        cycles->cpu_time = nanoseconds(cycles->clock);
        cycles->cycles = device_ticks();
        cycles->cpu_delta = 1;
    }
    return sizeof(*cycles);
}

int device_query(struct uapi_query *query) {
    uint64_t room[64] = {0};
    size_t size = 0;
    switch (query->query) {
    case QUERY_ENGINES:
        size = engines(room);
        break;
    case QUERY_REGIONS:
        size = regions(room);
        break;
    case QUERY_CONFIG:
        size = config(room);
        break;
    case QUERY_GTS:
        size = gts(room);
        break;
    case QUERY_HWCONFIG: /* there is no table */
        break;
    case QUERY_TOPOLOGY:
        size = topology(room);
        break;
    case QUERY_CYCLES:
        size = cycles(query, room);
        break;
    default:
        errno = EINVAL;
        return -1;
    }
    if (query->size && query->data) {
        memcpy((void *)(uintptr_t)query->data, room, size < query->size ? size : query->size);
    }
    query->size = (uint32_t)size;
    return 0;
}

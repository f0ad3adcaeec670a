#include "bundle.h"

#include <string.h>

enum {
    HEADER_SIZE = 16,
    ENTRY_SIZE = 80,
    NAME_SIZE = 32,
    CODE_ALIGN = 64,
    MAX_ENTRIES = 1024,
};

static const char magic[4] = {'U', 'R', 'B', '1'};

/* The file is little-endian on every machine, and its place in memory has no alignment. */
static uint64_t read_number(const unsigned char *at, unsigned bytes) {
    uint64_t value = 0;

    while (bytes--) {
        value = value << 8 | at[bytes];
    }
    return value;
}

bool ur_bundle_is(const void *data, size_t size) {
    return size >= sizeof(magic) && memcmp(data, magic, sizeof(magic)) == 0;
}

static const unsigned char *entry_at(const unsigned char *data, uint32_t index) {
    return data + HEADER_SIZE + (size_t)index * ENTRY_SIZE;
}

const char *ur_bundle_open(const void *data, size_t size, ur_bundle *bundle) {
    const unsigned char *bytes = data;
    uint64_t count, table_end;

    if (!data || !ur_bundle_is(data, size)) {
        return "the code is no bundle: it does not start with URB1";
    }
    if (size < HEADER_SIZE) {
        return "the bundle is cut off within its header";
    }
    if (read_number(bytes + 8, 8) != size) {
        return "the bundle was cut off or has bytes after its end";
    }
    count = read_number(bytes + 4, 4);
    table_end = HEADER_SIZE + count * ENTRY_SIZE;
    if (count == 0 || count > MAX_ENTRIES || table_end > size) {
        return "the bundle has no entries, or more than fit into it";
    }
    for (uint32_t i = 0; i < count; i++) {
        const unsigned char *entry = entry_at(bytes, i);
        uint64_t offset = read_number(entry + 64, 8);
        uint64_t length = read_number(entry + 72, 8);

        if (!memchr(entry, 0, NAME_SIZE) || !memchr(entry + NAME_SIZE, 0, NAME_SIZE)) {
            return "an entry of the bundle has a name without an end";
        }
        if (length == 0 || offset % CODE_ALIGN || offset < table_end || offset > size ||
            length > size - offset) {
            return "the code of an entry of the bundle lies outside of it";
        }
    }
    bundle->data = bytes;
    bundle->size = size;
    bundle->count = (uint32_t)count;
    return NULL;
}

ur_bundle_entry ur_bundle_get(const ur_bundle *bundle, uint32_t index) {
    const unsigned char *entry = entry_at(bundle->data, index);

    return (ur_bundle_entry){
        .target = (const char *)entry,
        .arch = (const char *)entry + NAME_SIZE,
        .code = bundle->data + read_number(entry + 64, 8),
        .size = (size_t)read_number(entry + 72, 8),
    };
}

bool ur_bundle_find(const ur_bundle *bundle, const char *target, const char *arch,
                    ur_bundle_entry *entry) {
    for (uint32_t i = 0; i < bundle->count; i++) {
        ur_bundle_entry candidate = ur_bundle_get(bundle, i);

        if (strcmp(candidate.target, target) == 0 && (!arch || strcmp(candidate.arch, arch) == 0)) {
            *entry = candidate;
            return true;
        }
    }
    return false;
}

/* Reads AMD GPU code objects: ELF files whose note says, as MessagePack, what kernels there are and
 * what they take (AMDGPU backend of LLVM, "Code Object Metadata"). Nothing outside the bytes given
 * is read. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code.h"

enum { MACHINE_AMDGPU = 224, NOTE_METADATA = 32, SECTION_NOTE = 7, DEPTH = 16 };

struct span {
    const unsigned char *at, *end;
};

static uint64_t little(const unsigned char *at, unsigned bytes) {
    uint64_t value = 0;
    for (unsigned i = bytes; i-- > 0;) {
        value = value << 8 | at[i];
    }
    return value;
}

static uint64_t big(const unsigned char *at, unsigned bytes) {
    uint64_t value = 0;
    for (unsigned i = 0; i < bytes; ++i) {
        value = value << 8 | at[i];
    }
    return value;
}

/* ---- kinds ----------------------------------------------------------------------------------- */

static const char bundle_magic[] = "__CLANG_OFFLOAD_BUNDLE__";

enum stream_image_kind hip_image_kind(const void *data, size_t size, char *why, size_t why_size) {
    const unsigned char *bytes = data;
    if (size >= 4) {
        uint32_t word = (uint32_t)little(bytes, 4);
        if (word == 0x07230203u || word == 0x03022307u) {
            return STREAM_IMAGE_SPIRV;
        }
    }
    if (size >= sizeof(bundle_magic) - 1 &&
        memcmp(data, bundle_magic, sizeof(bundle_magic) - 1) == 0) {
        return STREAM_IMAGE_CODE;
    }
    if (size < 4 || memcmp(data, "\177ELF", 4) != 0) {
        return STREAM_IMAGE_UNKNOWN;
    }
    if (size < 64) {
        snprintf(why, why_size, "the binary has %zu bytes: an ELF header alone has 64", size);
        return STREAM_IMAGE_DAMAGED;
    }
    unsigned machine = (unsigned)little(bytes + 18, 2);
    if (machine != MACHINE_AMDGPU) {
        snprintf(why, why_size, "the binary is an ELF file for machine %u, not an AMD GPU",
                 machine);
        return STREAM_IMAGE_FOREIGN;
    }
    uint64_t sections = little(bytes + 40, 8), entry = little(bytes + 58, 2),
             count = little(bytes + 60, 2);
    if (sections > size || entry * count > size - sections) {
        snprintf(why, why_size,
                 "the code object is cut off: its section table lies past its %zu bytes", size);
        return STREAM_IMAGE_DAMAGED;
    }
    return STREAM_IMAGE_CODE;
}

/* ---- MessagePack ----------------------------------------------------------------------------- */

enum pack_kind { PACK_BAD, PACK_MAP, PACK_ARRAY, PACK_TEXT, PACK_NUMBER, PACK_OTHER };
struct pack {
    enum pack_kind kind;
    uint64_t value; /* a number, or how many entries or bytes */
    const char *text;
};

/* Reads one head; of a text also its bytes. */
static struct pack next(struct span *in) {
    struct pack bad = {PACK_BAD, 0, NULL}, pack = {PACK_OTHER, 0, NULL};
    if (in->at >= in->end) {
        return bad;
    }
    unsigned head = *in->at++;
    unsigned width = 0;
    if (head < 0x80) {
        return (struct pack){PACK_NUMBER, head, NULL};
    }
    if (head < 0x90) {
        return (struct pack){PACK_MAP, head & 15, NULL};
    }
    if (head < 0xa0) {
        return (struct pack){PACK_ARRAY, head & 15, NULL};
    }
    if (head < 0xc0) {
        pack.kind = PACK_TEXT;
        pack.value = head & 31;
    } else if (head >= 0xe0) {
        return (struct pack){PACK_NUMBER, (uint64_t)(int64_t)(int8_t)head, NULL};
    } else {
        switch (head) {
        case 0xc0:
        case 0xc2:
        case 0xc3:
            return (struct pack){PACK_OTHER, head == 0xc3, NULL};
        case 0xc4:
        case 0xd9:
            width = 1;
            pack.kind = PACK_TEXT;
            break;
        case 0xc5:
        case 0xda:
            width = 2;
            pack.kind = PACK_TEXT;
            break;
        case 0xc6:
        case 0xdb:
            width = 4;
            pack.kind = PACK_TEXT;
            break;
        case 0xcc:
        case 0xcd:
        case 0xce:
        case 0xcf:
            width = 1u << (head - 0xcc);
            pack.kind = PACK_NUMBER;
            break;
        case 0xd0:
        case 0xd1:
        case 0xd2:
        case 0xd3:
            width = 1u << (head - 0xd0);
            pack.kind = PACK_NUMBER;
            break;
        case 0xca:
            width = 4;
            break;
        case 0xcb:
            width = 8;
            break;
        case 0xdc:
        case 0xdd:
            width = head == 0xdc ? 2 : 4;
            pack.kind = PACK_ARRAY;
            break;
        case 0xde:
        case 0xdf:
            width = head == 0xde ? 2 : 4;
            pack.kind = PACK_MAP;
            break;
        default:
            return bad;
        }
        if ((size_t)(in->end - in->at) < width) {
            return bad;
        }
        pack.value = big(in->at, width);
        in->at += width;
    }
    if (pack.kind == PACK_TEXT) {
        if (pack.value > (uint64_t)(in->end - in->at)) {
            return bad;
        }
        pack.text = (const char *)in->at;
        in->at += pack.value;
    }
    return pack;
}

/* Skips what belongs to a head that was read. */
static bool skip(struct span *in, struct pack head, int depth) {
    uint64_t count = head.kind == PACK_MAP     ? head.value * 2
                     : head.kind == PACK_ARRAY ? head.value
                                               : 0;
    if (head.kind == PACK_BAD || depth > DEPTH || count > (uint64_t)(in->end - in->at)) {
        return false;
    }
    for (uint64_t i = 0; i < count; ++i) {
        if (!skip(in, next(in), depth + 1)) {
            return false;
        }
    }
    return true;
}

static bool is(struct pack pack, const char *word) {
    return pack.kind == PACK_TEXT && pack.value == strlen(word) &&
           memcmp(pack.text, word, pack.value) == 0;
}

/* ---- kernels --------------------------------------------------------------------------------- */

/* Bytes of the offset with the number of the launch behind it, which only kernels with barriers of
 * device scope take. */
enum { WITH_LAUNCH = 32 };

struct arg {
    uint32_t size;
    bool local, hidden, offset;
};

static bool read_arg(struct span *in, struct arg *arg) {
    struct pack map = next(in);
    memset(arg, 0, sizeof(*arg));
    if (map.kind != PACK_MAP) {
        return false;
    }
    for (uint64_t i = 0; i < map.value; ++i) {
        struct pack key = next(in), value = next(in);
        if (key.kind != PACK_TEXT) {
            return false;
        }
        if (is(key, ".size") && value.kind == PACK_NUMBER) {
            arg->size = (uint32_t)value.value;
        } else if (is(key, ".value_kind") && value.kind == PACK_TEXT) {
            arg->local = is(value, "dynamic_shared_pointer");
            arg->hidden = value.value >= 7 && memcmp(value.text, "hidden_", 7) == 0;
        } else if (is(key, ".name") && value.kind == PACK_TEXT) {
            arg->offset = is(value, "ur.offset"); /* see lib/llvm/amdgcn.c */
        }
        if (!skip(in, value, 1)) {
            return false;
        }
    }
    return true;
}

/* What lib/llvm/amdgcn.c says by a vector of integers that no source has; false: it says nothing.
 */
static bool read_sub_groups(struct pack text, struct stream_image_kernel *kernel) {
    uint32_t number = 0;
    if (text.value < 3 || text.text[0] != 'i' || (text.text[1] != '6' && text.text[1] != '7')) {
        return false;
    }
    for (uint64_t i = 2; i < text.value && i < 9; ++i) {
        number = number * 10 + (uint32_t)(text.text[i] - '0');
    }
    kernel->sub_group = text.text[1] == '7' ? number & 0xff : 0;
    kernel->sub_groups = number >> 8;
    return true;
}

/* A kernel's map. Arguments that the runtime fills in are not the program's. */
static bool read_kernel(struct span *in, struct stream_image *image) {
    struct pack map = next(in);
    if (map.kind != PACK_MAP) {
        return false;
    }
    struct stream_image_kernel read;
    struct stream_image scratch = {0};
    struct stream_image_kernel *kernel = stream_image_add(&scratch, "", 0);
    uint32_t hint[3] = {0};
    bool ok = kernel != NULL, named = false, ours = false;
    for (uint64_t i = 0; i < map.value && ok; ++i) {
        struct pack key = next(in), value = next(in);
        ok = key.kind == PACK_TEXT;
        if (ok && is(key, ".args") && value.kind == PACK_ARRAY) {
            for (uint64_t k = 0; k < value.value && ok; ++k) {
                struct arg arg;
                ok = read_arg(in, &arg);
                kernel->offset |= ok && arg.offset;
                kernel->device_barriers |= ok && arg.offset && arg.size == WITH_LAUNCH;
                ok =
                    ok && (arg.hidden || arg.offset ||
                           stream_image_param(kernel, arg.size,
                                              arg.local ? STREAM_PARAM_LOCAL : STREAM_PARAM_PLAIN));
            }
            kernel->params_known = true;
            continue;
        }
        if (ok && is(key, ".reqd_workgroup_size") && value.kind == PACK_ARRAY && value.value == 3) {
            for (int k = 0; k < 3; ++k) {
                kernel->reqd[k] = (uint32_t)next(in).value;
            }
            continue;
        }
        if (ok && is(key, ".workgroup_size_hint") && value.kind == PACK_ARRAY && value.value == 3) {
            for (int k = 0; k < 3; ++k) {
                hint[k] = (uint32_t)next(in).value;
            }
            continue;
        }
        if (ok && is(key, ".name") && value.kind == PACK_TEXT) {
            free(kernel->name);
            kernel->name = strndup(value.text, value.value);
            ok = named = kernel->name != NULL;
        } else if (ok && is(key, ".max_flat_workgroup_size") && value.kind == PACK_NUMBER) {
            kernel->max_threads = (uint32_t)value.value;
        } else if (ok && is(key, ".vec_type_hint") && value.kind == PACK_TEXT) {
            ours = read_sub_groups(value, kernel);
        }
        ok = ok && skip(in, value, 1);
    }
    if (!ok || !named) {
        stream_image_free(&scratch);
        return ok;
    }
    for (int i = 0; i < 3 && ours; ++i) {
        kernel->max_size[i] = hint[i];
    }
    kernel->params_known = true; /* a kernel without a list takes nothing */
    read = *kernel;
    free(scratch.kernels);
    kernel = stream_image_add(image, read.name, strlen(read.name));
    if (!kernel) {
        free(read.name);
        free(read.param_size);
        free(read.param_kind);
        return false;
    }
    free(kernel->name);
    *kernel = read;
    return true;
}

static void read_metadata(struct span in, struct stream_image *image) {
    struct pack map = next(&in);
    for (uint64_t i = 0; map.kind == PACK_MAP && i < map.value; ++i) {
        struct pack key = next(&in), value = next(&in);
        if (key.kind != PACK_TEXT) {
            return;
        }
        if (is(key, "amdhsa.kernels") && value.kind == PACK_ARRAY) {
            for (uint64_t k = 0; k < value.value; ++k) {
                if (!read_kernel(&in, image)) {
                    return;
                }
            }
            continue;
        }
        if (is(key, "amdhsa.target") && value.kind == PACK_TEXT) {
            /* amdgcn-amd-amdhsa--gfx90a:FEATURES */
            const char *from = value.text, *end = from + value.value;
            for (const char *at = from; at + 1 < end; ++at) {
                from = at[0] == '-' && at[1] == '-' ? at + 2 : from;
            }
            const char *stop = memchr(from, ':', (size_t)(end - from));
            size_t length = (size_t)((stop ? stop : end) - from);
            snprintf(image->arch, sizeof(image->arch), "%.*s", (int)(length < 63 ? length : 63),
                     from);
        }
        if (!skip(&in, value, 1)) {
            return;
        }
    }
}

static void read_notes(struct span in, struct stream_image *image) {
    while (in.end - in.at >= 12) {
        uint64_t name = little(in.at, 4), desc = little(in.at + 4, 4), type = little(in.at + 8, 4);
        const unsigned char *text = in.at + 12;
        uint64_t name_room = (name + 3) & ~(uint64_t)3, desc_room = (desc + 3) & ~(uint64_t)3;
        if (name_room + desc > (uint64_t)(in.end - text)) {
            return;
        }
        if (type == NOTE_METADATA && name == 7 && memcmp(text, "AMDGPU", 7) == 0) {
            read_metadata((struct span){text + name_room, text + name_room + desc}, image);
        }
        in.at = name_room + desc_room > (uint64_t)(in.end - text) ? in.end
                                                                  : text + name_room + desc_room;
    }
}

bool hip_image_scan(const void *data, size_t size, struct stream_image *image) {
    const unsigned char *bytes = data;
    if (size < 64 || memcmp(data, "\177ELF", 4) != 0) {
        return true;
    }
    uint64_t sections = little(bytes + 40, 8), entry = little(bytes + 58, 2),
             count = little(bytes + 60, 2);
    if (entry < 64 || sections > size || entry * count > size - sections) {
        return true;
    }
    for (uint64_t i = 0; i < count; ++i) {
        const unsigned char *section = bytes + sections + i * entry;
        uint64_t start = little(section + 24, 8), length = little(section + 32, 8);
        if (little(section + 4, 4) == SECTION_NOTE && start <= size && length <= size - start) {
            read_notes((struct span){bytes + start, bytes + start + length}, image);
        }
    }
    return true;
}

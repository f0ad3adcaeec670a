/* Code objects in memory: the runtime's loader copies all of one to where it runs, the ELF header
 * and the note with its metadata among it (AMDGPU backend of LLVM, "Code Object Metadata"). */
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include "internal.h"

enum { PAGE = 4096, MOST_PAGES = 1 << 14, NOTE_METADATA = 32, MOST_DEPTH = 16 };

/* ---- MessagePack ----------------------------------------------------------------------------- */

struct pack {
    enum { PACK_OTHER, PACK_NUMBER, PACK_TEXT, PACK_LIST, PACK_MAP } kind;
    uint64_t value; /* a number, or how many: bytes, elements, pairs */
    const char *text;
};

struct span {
    const uint8_t *at, *end;
};

static uint64_t number(struct span *in, unsigned bytes) {
    uint64_t value = 0;
    for (unsigned i = 0; i < bytes && in->at < in->end; ++i) {
        value = value << 8 | *in->at++;
    }
    return value;
}

static struct pack text(struct span *in, uint64_t size) {
    uint64_t left = (uint64_t)(in->end - in->at);
    struct pack pack = {PACK_TEXT, size < left ? size : left, (const char *)in->at};
    in->at += pack.value;
    return pack;
}

static struct pack next(struct span *in) {
    uint8_t head = (uint8_t)number(in, 1);
    if (head < 0x80 || head >= 0xe0) {
        return (struct pack){.kind = PACK_NUMBER, .value = head};
    }
    if (head < 0xa0) {
        return (struct pack){.kind = head < 0x90 ? PACK_MAP : PACK_LIST, .value = head & 15};
    }
    if (head < 0xc0) {
        return text(in, head & 31);
    }
    switch (head) {
    case 0xcc:
    case 0xcd:
    case 0xce:
    case 0xcf:
        return (struct pack){.kind = PACK_NUMBER, .value = number(in, 1U << (head - 0xcc))};
    case 0xd0:
    case 0xd1:
    case 0xd2:
    case 0xd3:
        return (struct pack){.kind = PACK_NUMBER, .value = number(in, 1U << (head - 0xd0))};
    case 0xd9:
    case 0xda:
    case 0xdb:
        return text(in, number(in, 1U << (head - 0xd9)));
    case 0xdc:
    case 0xdd:
        return (struct pack){.kind = PACK_LIST, .value = number(in, 2U << (head - 0xdc))};
    case 0xde:
    case 0xdf:
        return (struct pack){.kind = PACK_MAP, .value = number(in, 2U << (head - 0xde))};
    default:
        return (struct pack){PACK_OTHER, 0, NULL};
    }
}

static void skip(struct span *in, struct pack pack, int depth) {
    uint64_t count = pack.kind == PACK_LIST  ? pack.value
                     : pack.kind == PACK_MAP ? 2 * pack.value
                                             : 0;
    for (uint64_t i = 0; i < count && in->at < in->end && depth < MOST_DEPTH; ++i) {
        skip(in, next(in), depth + 1);
    }
}

static bool is(struct pack pack, const char *word) {
    return pack.kind == PACK_TEXT && pack.value == strlen(word) &&
           memcmp(pack.text, word, pack.value) == 0;
}

static void copy(struct pack pack, char *out, size_t size) {
    snprintf(out, size, "%.*s", (int)pack.value, pack.kind == PACK_TEXT ? pack.text : "");
}

const char object_offset[] = "ur.offset";

/* ---- metadata -------------------------------------------------------------------------------- */

static void read_argument(struct span *in, struct pack map, struct argument *argument) {
    *argument = (struct argument){.kind = ARGUMENT_VALUE};
    bool is_offset = false;
    for (uint64_t i = 0; map.kind == PACK_MAP && i < map.value; ++i) {
        struct pack key = next(in), value = next(in);
        if (is(key, ".offset")) {
            argument->offset = (uint32_t)value.value;
        } else if (is(key, ".size")) {
            argument->size = (uint32_t)value.value;
        } else if (is(key, ".value_kind") && !is_offset) {
            copy(value, argument->name, sizeof(argument->name));
        } else if (is(key, ".name") && is(value, object_offset)) { /* see lib/llvm/amdgcn.c */
            is_offset = true;
            copy(value, argument->name, sizeof(argument->name));
        }
        skip(in, value, 0);
    }
    argument->kind = strcmp(argument->name, "global_buffer") == 0              ? ARGUMENT_POINTER
                     : strcmp(argument->name, "dynamic_shared_pointer") == 0   ? ARGUMENT_LOCAL
                     : is_offset || strncmp(argument->name, "hidden_", 7) == 0 ? ARGUMENT_HIDDEN
                                                                               : ARGUMENT_VALUE;
}

static void read_kernel(struct span *in, struct pack map, struct object_kernel *kernel) {
    enum { MOST = sizeof(kernel->arguments) / sizeof(*kernel->arguments) };
    memset(kernel, 0, sizeof(*kernel));
    for (uint64_t i = 0; map.kind == PACK_MAP && i < map.value; ++i) {
        struct pack key = next(in), value = next(in);
        if (is(key, ".args") && value.kind == PACK_LIST) {
            for (uint64_t k = 0; k < value.value; ++k) {
                struct argument spare;
                bool fits = kernel->count < MOST;
                read_argument(in, next(in), fits ? &kernel->arguments[kernel->count] : &spare);
                kernel->count += fits;
            }
            continue;
        }
        if (is(key, ".name")) {
            copy(value, kernel->name, sizeof(kernel->name));
        } else if (is(key, ".kernarg_segment_size")) {
            kernel->size = (uint32_t)value.value;
        }
        skip(in, value, 0);
    }
}

/* Into `out` what is told of the kernel `name`, into `names` all names. */
static bool read_metadata(struct span in, const char *name, struct object_kernel *out, char *names,
                          size_t size) {
    struct pack map = next(&in);
    struct object_kernel *one = malloc(sizeof(*one));
    bool found = false;
    for (uint64_t i = 0; one && map.kind == PACK_MAP && i < map.value; ++i) {
        struct pack key = next(&in), value = next(&in);
        if (!is(key, "amdhsa.kernels") || value.kind != PACK_LIST) {
            skip(&in, value, 0);
            continue;
        }
        for (uint64_t k = 0; k < value.value; ++k) {
            read_kernel(&in, next(&in), one);
            size_t length = strlen(one->name) + 1;
            if (length < size) {
                memcpy(names, one->name, length);
                names += length;
                size -= length;
            }
            if (strcmp(one->name, name) == 0) {
                *out = *one;
                found = true;
            }
        }
    }
    *names = '\0';
    free(one);
    return found;
}

/* ---- the object ------------------------------------------------------------------------------ */

/* Not every page below is there. */
static bool begins(uint64_t page) {
    char magic[SELFMAG] = "";
    const struct iovec here = {magic, sizeof(magic)},
                       there = {(void *)(uintptr_t)page, sizeof(magic)};
    return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == (ssize_t)sizeof(magic) &&
           memcmp(magic, ELFMAG, SELFMAG) == 0;
}

static const uint8_t *object_of(uint64_t address) {
    uint64_t page = address & ~(uint64_t)(PAGE - 1);
    for (unsigned i = 0; i < MOST_PAGES && page; ++i, page -= PAGE) {
        if (begins(page)) {
            return (const uint8_t *)(uintptr_t)page;
        }
    }
    return NULL;
}

/* What the dynamic section tells of a tag, or NULL. */
static const uint8_t *dynamic(const uint8_t *object, const Elf64_Phdr *header, int64_t tag) {
    const Elf64_Dyn *entry = (const void *)(object + header->p_vaddr);
    for (; entry->d_tag != DT_NULL; ++entry) {
        if (entry->d_tag == tag) {
            return object + entry->d_un.d_ptr;
        }
    }
    return NULL;
}

/* The symbol NAME.kd that is at the address. */
static bool name_of(const uint8_t *object, const Elf64_Phdr *header, uint64_t address, char *name,
                    size_t size) {
    const Elf64_Sym *symbols = (const void *)dynamic(object, header, DT_SYMTAB);
    const char *strings = (const char *)dynamic(object, header, DT_STRTAB);
    const uint32_t *hash = (const void *)dynamic(object, header, DT_HASH);
    for (uint32_t i = 0; symbols && strings && hash && i < hash[1]; ++i) {
        const char *symbol = strings + symbols[i].st_name;
        size_t length = strlen(symbol);
        if (object + symbols[i].st_value == (const uint8_t *)(uintptr_t)address && length > 3 &&
            strcmp(symbol + length - 3, ".kd") == 0) {
            snprintf(name, size, "%.*s", (int)(length - 3), symbol);
            return true;
        }
    }
    return false;
}

static bool read_notes(struct span in, const char *name, struct object_kernel *out, char *names,
                       size_t size) {
    while (in.end - in.at >= (ptrdiff_t)sizeof(Elf64_Nhdr)) {
        const Elf64_Nhdr *note = (const void *)in.at;
        const uint8_t *what = in.at + sizeof(*note) + ((note->n_namesz + 3U) & ~3U);
        if (note->n_type == NOTE_METADATA &&
            read_metadata((struct span){what, what + note->n_descsz}, name, out, names, size)) {
            return true;
        }
        in.at = what + ((note->n_descsz + 3U) & ~3U);
    }
    return false;
}

bool object_kernel(uint64_t descriptor, struct object_kernel *out, char *names, size_t size) {
    const uint8_t *object = object_of(descriptor);
    const Elf64_Ehdr *header = (const void *)object;
    char name[sizeof(out->name)] = "";
    for (int i = 0; object && i < header->e_phnum; ++i) {
        const Elf64_Phdr *one = (const void *)(object + header->e_phoff + i * sizeof(*one));
        if (one->p_type == PT_DYNAMIC) {
            name_of(object, one, descriptor, name, sizeof(name));
        }
    }
    for (int i = 0; object && *name && i < header->e_phnum; ++i) {
        const Elf64_Phdr *one = (const void *)(object + header->e_phoff + i * sizeof(*one));
        const uint8_t *notes = object + one->p_vaddr;
        if (one->p_type == PT_NOTE &&
            read_notes((struct span){notes, notes + one->p_memsz}, name, out, names, size)) {
            return true;
        }
    }
    say(1, "the kernel at %#lx, %s, is of no object that can be read", descriptor, name);
    return false;
}

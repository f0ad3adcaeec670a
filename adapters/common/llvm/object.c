/* A linker for one object file: sections are laid into one mapping, code first, constants behind
 * it, variables last, each kind on pages of its own; places that name others are filled in; then
 * code becomes executable and constants read-only. Functions that are far away are reached through
 * stubs behind the code, and addresses that code loads lie in a table behind the constants. Every
 * offset is checked against the file: it may come from a cache that others can write to. */
#include "object.h"

#include <elf.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "hostcode.h"
#include "runtime.h"

#if defined(__x86_64__)
#define MACHINE EM_X86_64
#elif defined(__aarch64__)
#define MACHINE EM_AARCH64
#else
#define MACHINE EM_NONE
#endif

enum { STUB = 16, SEGMENTS = 3, CODE = 0, CONSTANTS = 1, VARIABLES = 2 };
static const size_t LARGEST = (size_t)1 << 30;

struct section {
    Elf64_Shdr header;
    size_t place; /* in the mapping; SIZE_MAX: it is not loaded */
};

struct linker {
    const unsigned char *file;
    size_t size;
    struct section *sections;
    size_t section_count;
    const unsigned char *symbols; /* not aligned */
    size_t symbol_count;
    const char *names;
    size_t names_size;
    unsigned char *memory;
    size_t starts[SEGMENTS + 1];
    size_t stubs, got; /* where they begin, one for each symbol */
    char *why;
    size_t why_size;
};

#define FAIL(l, ...) (snprintf((l)->why, (l)->why_size, __VA_ARGS__), false)

static bool inside(const struct linker *l, uint64_t offset, uint64_t size) {
    return offset <= l->size && size <= l->size - offset;
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool read_sections(struct linker *l) {
    Elf64_Ehdr header;
    if (l->size < sizeof(header)) {
        return FAIL(l, "the object is cut off");
    }
    memcpy(&header, l->file, sizeof(header));
    if (memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64 ||
        header.e_type != ET_REL || header.e_machine != MACHINE) {
        return FAIL(l, "it is no object file for this processor");
    }
    l->section_count = header.e_shnum;
    if (header.e_shentsize != sizeof(Elf64_Shdr) ||
        !inside(l, header.e_shoff, header.e_shnum * sizeof(Elf64_Shdr))) {
        return FAIL(l, "its section table is cut off");
    }
    l->sections = calloc(l->section_count + 1, sizeof(*l->sections));
    if (!l->sections) {
        return FAIL(l, "host memory is exhausted");
    }
    for (size_t i = 0; i < l->section_count; ++i) {
        struct section *s = &l->sections[i];
        memcpy(&s->header, l->file + header.e_shoff + i * sizeof(s->header), sizeof(s->header));
        s->place = SIZE_MAX;
        if (s->header.sh_type != SHT_NOBITS && !inside(l, s->header.sh_offset, s->header.sh_size)) {
            return FAIL(l, "section %zu is cut off", i);
        }
        if (s->header.sh_size > LARGEST || s->header.sh_addralign > 4096) {
            return FAIL(l, "section %zu is too large", i);
        }
    }
    for (size_t i = 0; i < l->section_count; ++i) {
        const Elf64_Shdr *table = &l->sections[i].header;
        if (table->sh_type != SHT_SYMTAB) {
            continue;
        }
        if (table->sh_entsize != sizeof(Elf64_Sym) || table->sh_link >= l->section_count) {
            return FAIL(l, "its symbol table is damaged");
        }
        const Elf64_Shdr *names = &l->sections[table->sh_link].header;
        l->symbols = l->file + table->sh_offset;
        l->symbol_count = table->sh_size / sizeof(Elf64_Sym);
        l->names = (const char *)l->file + names->sh_offset;
        l->names_size = names->sh_size;
        if (names->sh_type == SHT_NOBITS || !l->names_size || l->names[l->names_size - 1]) {
            return FAIL(l, "its names are damaged");
        }
        return true;
    }
    return FAIL(l, "it has no symbol table");
}

static Elf64_Sym symbol_at(const struct linker *l, size_t i) {
    Elf64_Sym symbol;
    memcpy(&symbol, l->symbols + i * sizeof(symbol), sizeof(symbol));
    return symbol;
}

static const char *name_of(const struct linker *l, const Elf64_Sym *symbol) {
    return symbol->st_name < l->names_size ? l->names + symbol->st_name : "?";
}

/* ---- laying out ------------------------------------------------------------------------------ */

static int segment_of(const Elf64_Shdr *header) {
    if (!(header->sh_flags & SHF_ALLOC) || header->sh_flags & SHF_TLS) {
        return -1;
    }
    return header->sh_flags & SHF_EXECINSTR ? CODE
           : header->sh_flags & SHF_WRITE   ? VARIABLES
                                            : CONSTANTS;
}

static size_t align_up(size_t value, size_t align) {
    return (value + align - 1) & ~(align - 1);
}

static bool lay_out(struct linker *l, struct ur_code *code) {
    size_t at = 0, page = (size_t)sysconf(_SC_PAGESIZE);
    for (int segment = 0; segment < SEGMENTS; ++segment) {
        l->starts[segment] = at = align_up(at, page);
        for (size_t i = 0; i < l->section_count; ++i) {
            struct section *s = &l->sections[i];
            size_t align = s->header.sh_addralign ? s->header.sh_addralign : 1;
            if (segment_of(&s->header) != segment) {
                continue;
            }
            if (align & (align - 1)) {
                return FAIL(l, "section %zu is damaged", i);
            }
            s->place = align_up(at, align);
            at = s->place + s->header.sh_size;
            if (at > LARGEST) {
                return FAIL(l, "it has more than 1 GiB of code");
            }
        }
        if (segment == CODE) {
            l->stubs = align_up(at, STUB);
            at = l->stubs + l->symbol_count * STUB;
        } else if (segment == CONSTANTS) {
            l->got = align_up(at, 8);
            at = l->got + l->symbol_count * 8;
        }
    }
    l->starts[SEGMENTS] = align_up(at, page);
    void *memory =
        mmap(NULL, l->starts[SEGMENTS], PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        return FAIL(l, "host memory is exhausted");
    }
    code->memory = l->memory = memory;
    code->size = l->starts[SEGMENTS];
    for (size_t i = 0; i < l->section_count; ++i) {
        const struct section *s = &l->sections[i];
        if (s->place != SIZE_MAX && s->header.sh_type != SHT_NOBITS) {
            memcpy(l->memory + s->place, l->file + s->header.sh_offset, s->header.sh_size);
        }
    }
    return true;
}

/* ---- filling in ------------------------------------------------------------------------------ */

static bool address_of(struct linker *l, size_t index, uint64_t *address) {
    if (index >= l->symbol_count) {
        return FAIL(l, "it names symbol %zu of %zu", index, l->symbol_count);
    }
    Elf64_Sym symbol = symbol_at(l, index);
    if (symbol.st_shndx == SHN_UNDEF) {
        void *found = ur_runtime_symbol(name_of(l, &symbol));
        if (!found) {
            return FAIL(l, "it calls %.100s, which the runtime has not", name_of(l, &symbol));
        }
        *address = (uint64_t)(uintptr_t)found;
        return true;
    }
    if (symbol.st_shndx >= l->section_count || l->sections[symbol.st_shndx].place == SIZE_MAX ||
        symbol.st_value > l->sections[symbol.st_shndx].header.sh_size) {
        return FAIL(l, "symbol '%.100s' is nowhere", name_of(l, &symbol));
    }
    *address =
        (uint64_t)(uintptr_t)(l->memory + l->sections[symbol.st_shndx].place) + symbol.st_value;
    return true;
}

/* A jump to an address of 64 bits, which stands behind it. */
static uint64_t stub_of(struct linker *l, size_t index, uint64_t address) {
#if defined(__x86_64__)
    static const unsigned char jump[8] = {0xff, 0x25, 2, 0, 0, 0, 0x0f, 0x0b};
#else
    static const unsigned char jump[8] = {0x50, 0x00, 0x00, 0x58, 0x00, 0x02, 0x1f, 0xd6};
#endif
    unsigned char *stub = l->memory + l->stubs + index * STUB;
    memcpy(stub, jump, 8);
    memcpy(stub + 8, &address, 8);
    return (uint64_t)(uintptr_t)stub;
}

static uint64_t slot_of(struct linker *l, size_t index, uint64_t address) {
    memcpy(l->memory + l->got + index * 8, &address, 8);
    return (uint64_t)(uintptr_t)(l->memory + l->got + index * 8);
}

struct place {
    unsigned char *at;
    uint64_t address;
    size_t room; /* bytes to the end of the section */
};

static bool put(struct linker *l, const struct place *p, uint64_t value, size_t size) {
    if (p->room < size) {
        return FAIL(l, "a place to fill in lies past its section");
    }
    memcpy(p->at, &value, size);
    return true;
}

static bool put_signed_32(struct linker *l, const struct place *p, int64_t value) {
    return value >= INT32_MIN && value <= INT32_MAX ? put(l, p, (uint64_t)value, 4)
                                                    : FAIL(l, "a distance is too far");
}

#if defined(__x86_64__)

static bool relocate(struct linker *l, uint32_t type, const struct place *p, size_t symbol,
                     uint64_t address, int64_t addend) {
    switch (type) {
    case R_X86_64_NONE:
        return true;
    case R_X86_64_64:
        return put(l, p, address + (uint64_t)addend, 8);
    case R_X86_64_PC64:
        return put(l, p, address + (uint64_t)addend - p->address, 8);
    case R_X86_64_32S:
        return put_signed_32(l, p, (int64_t)(address + (uint64_t)addend));
    case R_X86_64_PLT32:
    case R_X86_64_PC32: {
        int64_t apart = (int64_t)(address + (uint64_t)addend - p->address);
        if ((apart < INT32_MIN || apart > INT32_MAX) && type == R_X86_64_PLT32) {
            apart = (int64_t)(stub_of(l, symbol, address) + (uint64_t)addend - p->address);
        }
        return put_signed_32(l, p, apart);
    }
    case R_X86_64_GOTPCREL:
    case R_X86_64_GOTPCRELX:
    case R_X86_64_REX_GOTPCRELX:
        return put_signed_32(
            l, p, (int64_t)(slot_of(l, symbol, address) + (uint64_t)addend - p->address));
    default:
        return FAIL(l, "it has a relocation of kind %u", type);
    }
}

#elif defined(__aarch64__)

static bool put_bits(struct linker *l, const struct place *p, uint64_t value, unsigned shift,
                     unsigned count) {
    uint32_t word, mask = (uint32_t)(((uint64_t)1 << count) - 1);
    if (p->room < 4) {
        return FAIL(l, "a place to fill in lies past its section");
    }
    memcpy(&word, p->at, 4);
    word = (word & ~(mask << shift)) | ((uint32_t)value & mask) << shift;
    memcpy(p->at, &word, 4);
    return true;
}

static bool put_page(struct linker *l, const struct place *p, uint64_t target) {
    int64_t pages = (int64_t)((target >> 12) - (p->address >> 12));
    if (pages < -((int64_t)1 << 20) || pages >= (int64_t)1 << 20) {
        return FAIL(l, "a distance is too far");
    }
    return put_bits(l, p, (uint64_t)pages & 3, 29, 2) &&
           put_bits(l, p, (uint64_t)pages >> 2, 5, 19);
}

static bool put_branch(struct linker *l, const struct place *p, int64_t apart, unsigned shift,
                       unsigned count) {
    int64_t limit = (int64_t)1 << (count + 1);
    if (apart < -limit || apart >= limit) {
        return FAIL(l, "a distance is too far");
    }
    return put_bits(l, p, (uint64_t)apart >> 2, shift, count);
}

static bool relocate(struct linker *l, uint32_t type, const struct place *p, size_t symbol,
                     uint64_t address, int64_t addend) {
    uint64_t target = address + (uint64_t)addend;
    int64_t apart = (int64_t)(target - p->address);
    switch (type) {
    case R_AARCH64_NONE:
        return true;
    case R_AARCH64_ABS64:
        return put(l, p, target, 8);
    case R_AARCH64_PREL64:
        return put(l, p, (uint64_t)apart, 8);
    case R_AARCH64_PREL32:
        return put_signed_32(l, p, apart);
    case R_AARCH64_CALL26:
    case R_AARCH64_JUMP26:
        if (apart < -((int64_t)1 << 27) || apart >= (int64_t)1 << 27) {
            apart = (int64_t)(stub_of(l, symbol, target) - p->address);
        }
        return put_branch(l, p, apart, 0, 26);
    case R_AARCH64_CONDBR19:
    case R_AARCH64_LD_PREL_LO19:
        return put_branch(l, p, apart, 5, 19);
    case R_AARCH64_TSTBR14:
        return put_branch(l, p, apart, 5, 14);
    case R_AARCH64_ADR_PREL_LO21:
        return put_bits(l, p, (uint64_t)apart & 3, 29, 2) &&
               put_bits(l, p, (uint64_t)apart >> 2, 5, 19);
    case R_AARCH64_ADR_PREL_PG_HI21:
        return put_page(l, p, target);
    case R_AARCH64_ADD_ABS_LO12_NC:
    case R_AARCH64_LDST8_ABS_LO12_NC:
        return put_bits(l, p, target & 0xfff, 10, 12);
    case R_AARCH64_LDST16_ABS_LO12_NC:
        return put_bits(l, p, (target & 0xfff) >> 1, 10, 12);
    case R_AARCH64_LDST32_ABS_LO12_NC:
        return put_bits(l, p, (target & 0xfff) >> 2, 10, 12);
    case R_AARCH64_LDST64_ABS_LO12_NC:
        return put_bits(l, p, (target & 0xfff) >> 3, 10, 12);
    case R_AARCH64_LDST128_ABS_LO12_NC:
        return put_bits(l, p, (target & 0xfff) >> 4, 10, 12);
    case R_AARCH64_ADR_GOT_PAGE:
        return put_page(l, p, slot_of(l, symbol, address));
    case R_AARCH64_LD64_GOT_LO12_NC:
        return put_bits(l, p, (slot_of(l, symbol, address) & 0xfff) >> 3, 10, 12);
    default:
        return FAIL(l, "it has a relocation of kind %u", type);
    }
}

#else

static bool relocate(struct linker *l, uint32_t type, const struct place *p, size_t symbol,
                     uint64_t address, int64_t addend) {
    (void)type, (void)p, (void)symbol, (void)address, (void)addend;
    (void)stub_of, (void)slot_of, (void)put_signed_32;
    return FAIL(l, "code for this processor cannot be loaded");
}

#endif

static bool fill_in(struct linker *l, const struct section *from) {
    size_t target = from->header.sh_info, count = from->header.sh_size / sizeof(Elf64_Rela);
    if (target >= l->section_count || l->sections[target].place == SIZE_MAX) {
        return true; /* of what is not loaded */
    }
    const struct section *into = &l->sections[target];
    for (size_t i = 0; i < count; ++i) {
        Elf64_Rela entry;
        uint64_t address;
        memcpy(&entry, l->file + from->header.sh_offset + i * sizeof(entry), sizeof(entry));
        size_t symbol = ELF64_R_SYM(entry.r_info);
        if (entry.r_offset >= into->header.sh_size) {
            return FAIL(l, "a place to fill in lies past its section");
        }
        unsigned char *at = l->memory + into->place + entry.r_offset;
        struct place place = {at, (uint64_t)(uintptr_t)at, into->header.sh_size - entry.r_offset};
        if (!address_of(l, symbol, &address) ||
            !relocate(l, ELF64_R_TYPE(entry.r_info), &place, symbol, address, entry.r_addend)) {
            return false;
        }
    }
    return true;
}

static bool protect(struct linker *l) {
    static const int rights[SEGMENTS] = {PROT_READ | PROT_EXEC, PROT_READ, PROT_READ | PROT_WRITE};
    __builtin___clear_cache((char *)l->memory, (char *)l->memory + l->starts[CONSTANTS]);
    for (int i = 0; i < SEGMENTS; ++i) {
        size_t size = l->starts[i + 1] - l->starts[i];
        if (size && mprotect(l->memory + l->starts[i], size, rights[i]) != 0) {
            return FAIL(l, "the system does not let memory become executable");
        }
    }
    return true;
}

static bool find_table(struct linker *l, struct ur_code *code) {
    for (size_t i = 0; i < l->symbol_count; ++i) {
        Elf64_Sym symbol = symbol_at(l, i);
        uint64_t address;
        if (symbol.st_shndx != SHN_UNDEF && strcmp(name_of(l, &symbol), UR_HOSTCODE_SYMBOL) == 0) {
            if (symbol.st_shndx >= l->section_count ||
                symbol.st_value + sizeof(struct ur_hostcode_table) >
                    l->sections[symbol.st_shndx].header.sh_size ||
                !address_of(l, i, &address)) {
                break;
            }
            code->table = (void *)(uintptr_t)address;
            return true;
        }
    }
    return FAIL(l, "it has no table of kernels");
}

const char *ur_code_load(const void *object, size_t size, struct ur_code *code, char *why,
                         size_t why_size) {
    struct linker l = {.file = object, .size = size, .why = why, .why_size = why_size};
    *code = (struct ur_code){0};
    bool good = read_sections(&l) && lay_out(&l, code);
    for (size_t i = 0; good && i < l.section_count; ++i) {
        if (l.sections[i].header.sh_type == SHT_RELA) {
            good = fill_in(&l, &l.sections[i]);
        }
    }
    good = good && find_table(&l, code) && protect(&l);
    free(l.sections);
    if (!good) {
        ur_code_unload(code);
        return why;
    }
    return NULL;
}

void ur_code_unload(struct ur_code *code) {
    if (code->memory) {
        munmap(code->memory, code->size);
    }
    *code = (struct ur_code){0};
}

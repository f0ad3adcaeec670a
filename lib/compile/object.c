/* A linker for object files: sections are laid into one mapping, code first, constants behind it,
 * variables last, each kind on pages of its own; places that name others are filled in; then code
 * becomes executable and constants read-only. What a file names and does not have is looked for in
 * the others, then in the runtime. Functions that are far away are reached through stubs behind the
 * code, and addresses that code loads lie in a table behind the constants. Every offset is checked
 * against the file: it may come from a cache that others can write to. */
#include "object.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "hostcode/hostcode.h"
#include "hostcode/runtime.h"
#include "machine.h"

enum { STUB = 16, SEGMENTS = 3, CODE = 0, CONSTANTS = 1, VARIABLES = 2 };
static const size_t LARGEST = (size_t)1 << 30;

struct section {
    Elf64_Shdr header;
    size_t place; /* in the mapping; SIZE_MAX: it is not loaded */
};

struct file {
    const unsigned char *bytes;
    size_t size;
    struct section *sections;
    size_t section_count;
    const unsigned char *symbols; /* not aligned */
    size_t symbol_count, first_global;
    const char *names;
    size_t names_size;
    size_t stubs, got; /* where they begin in the mapping, one for each symbol */
};

/* What a file has for the others. */
struct export {
    const char *name;
    struct file *file;
    size_t symbol;
};

struct linker {
    struct file *files;
    size_t file_count;
    struct export *exports; /* by name; none where there is one file */
    size_t export_count;
    unsigned char *memory;
    size_t starts[SEGMENTS + 1];
    char *why;
    size_t why_size;
};

#define FAIL(l, ...) (snprintf((l)->why, (l)->why_size, __VA_ARGS__), false)

static bool inside(const struct file *f, uint64_t offset, uint64_t size) {
    return offset <= f->size && size <= f->size - offset;
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool read_sections(struct linker *l, struct file *f) {
    Elf64_Ehdr header;
    if (f->size < sizeof(header)) {
        return FAIL(l, "the object is cut off");
    }
    memcpy(&header, f->bytes, sizeof(header));
    if (memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64 ||
        header.e_type != ET_REL || header.e_machine != MACHINE) {
        return FAIL(l, "it is no object file for this processor");
    }
    f->section_count = header.e_shnum;
    if (header.e_shentsize != sizeof(Elf64_Shdr) ||
        !inside(f, header.e_shoff, header.e_shnum * sizeof(Elf64_Shdr))) {
        return FAIL(l, "its section table is cut off");
    }
    f->sections = calloc(f->section_count + 1, sizeof(*f->sections));
    if (!f->sections) {
        return FAIL(l, "host memory is exhausted");
    }
    for (size_t i = 0; i < f->section_count; ++i) {
        struct section *s = &f->sections[i];
        memcpy(&s->header, f->bytes + header.e_shoff + i * sizeof(s->header), sizeof(s->header));
        s->place = SIZE_MAX;
        if (s->header.sh_type != SHT_NOBITS && !inside(f, s->header.sh_offset, s->header.sh_size)) {
            return FAIL(l, "section %zu is cut off", i);
        }
        if (s->header.sh_size > LARGEST || s->header.sh_addralign > 4096) {
            return FAIL(l, "section %zu is too large", i);
        }
    }
    for (size_t i = 0; i < f->section_count; ++i) {
        const Elf64_Shdr *table = &f->sections[i].header;
        if (table->sh_type != SHT_SYMTAB) {
            continue;
        }
        if (table->sh_entsize != sizeof(Elf64_Sym) || table->sh_link >= f->section_count) {
            return FAIL(l, "its symbol table is damaged");
        }
        const Elf64_Shdr *names = &f->sections[table->sh_link].header;
        f->symbols = f->bytes + table->sh_offset;
        f->symbol_count = table->sh_size / sizeof(Elf64_Sym);
        f->first_global = table->sh_info;
        f->names = (const char *)f->bytes + names->sh_offset;
        f->names_size = names->sh_size;
        if (names->sh_type == SHT_NOBITS || !f->names_size || f->names[f->names_size - 1]) {
            return FAIL(l, "its names are damaged");
        }
        return true;
    }
    return FAIL(l, "it has no symbol table");
}

static Elf64_Sym symbol_at(const struct file *f, size_t i) {
    Elf64_Sym symbol;
    memcpy(&symbol, f->symbols + i * sizeof(symbol), sizeof(symbol));
    return symbol;
}

static const char *object_name_of(const struct file *f, const Elf64_Sym *symbol) {
    return symbol->st_name < f->names_size ? f->names + symbol->st_name : "?";
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

static size_t object_align_up(size_t value, size_t align) {
    return (value + align - 1) & ~(align - 1);
}

/* What a file has of a segment, from `*at` on. */
static bool lay_out_file(struct linker *l, struct file *f, int segment, size_t *at) {
    for (size_t i = 0; i < f->section_count; ++i) {
        struct section *s = &f->sections[i];
        size_t align = s->header.sh_addralign ? s->header.sh_addralign : 1;
        if (segment_of(&s->header) != segment) {
            continue;
        }
        if (align & (align - 1)) {
            return FAIL(l, "section %zu is damaged", i);
        }
        s->place = object_align_up(*at, align);
        *at = s->place + s->header.sh_size;
        if (*at > LARGEST) {
            return FAIL(l, "it has more than 1 GiB of code");
        }
    }
    if (segment == CODE) {
        f->stubs = object_align_up(*at, STUB);
        *at = f->stubs + f->symbol_count * STUB;
    } else if (segment == CONSTANTS) {
        f->got = object_align_up(*at, 8);
        *at = f->got + f->symbol_count * 8;
    }
    return true;
}

static bool lay_out(struct linker *l, struct ur_code *code) {
    size_t at = 0, page = (size_t)sysconf(_SC_PAGESIZE);
    for (int segment = 0; segment < SEGMENTS; ++segment) {
        l->starts[segment] = at = object_align_up(at, page);
        for (size_t i = 0; i < l->file_count; ++i) {
            if (!lay_out_file(l, &l->files[i], segment, &at)) {
                return false;
            }
        }
    }
    l->starts[SEGMENTS] = object_align_up(at, page);
    void *memory =
        mmap(NULL, l->starts[SEGMENTS], PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        return FAIL(l, "host memory is exhausted");
    }
    code->memory = l->memory = memory;
    code->size = l->starts[SEGMENTS];
    for (size_t file = 0; file < l->file_count; ++file) {
        const struct file *f = &l->files[file];
        for (size_t i = 0; i < f->section_count; ++i) {
            const struct section *s = &f->sections[i];
            if (s->place != SIZE_MAX && s->header.sh_type != SHT_NOBITS) {
                memcpy(l->memory + s->place, f->bytes + s->header.sh_offset, s->header.sh_size);
            }
        }
    }
    return true;
}

/* ---- filling in ------------------------------------------------------------------------------ */

/* Where a symbol is that the file has. */
static bool own_address(struct linker *l, const struct file *f, const Elf64_Sym *symbol,
                        uint64_t *address) {
    size_t index = symbol->st_shndx;
    if (index >= f->section_count || f->sections[index].place == SIZE_MAX ||
        symbol->st_value > f->sections[index].header.sh_size) {
        return FAIL(l, "symbol '%.100s' is nowhere", object_name_of(f, symbol));
    }
    *address = (uint64_t)(uintptr_t)(l->memory + f->sections[index].place) + symbol->st_value;
    return true;
}

static int compare_exports(const void *one, const void *other) {
    return strcmp(((const struct export *)one)->name, ((const struct export *)other)->name);
}

/* What files have for each other. Of two that have the same, either is taken: functions of the
 * mathematical library, which each has that calls them. */
static bool collect_exports(struct linker *l) {
    size_t most = 0;
    if (l->file_count == 1) {
        return true;
    }
    for (size_t i = 0; i < l->file_count; ++i) {
        most += l->files[i].symbol_count;
    }
    l->exports = calloc(most + 1, sizeof(*l->exports));
    if (!l->exports) {
        return FAIL(l, "host memory is exhausted");
    }
    for (size_t i = 0; i < l->file_count; ++i) {
        struct file *f = &l->files[i];
        for (size_t k = f->first_global; k < f->symbol_count; ++k) {
            Elf64_Sym symbol = symbol_at(f, k);
            if (symbol.st_shndx != SHN_UNDEF) {
                l->exports[l->export_count++] = (struct export){object_name_of(f, &symbol), f, k};
            }
        }
    }
    qsort(l->exports, l->export_count, sizeof(*l->exports), compare_exports);
    return true;
}

static bool object_address_of(struct linker *l, const struct file *f, size_t index,
                              uint64_t *address) {
    if (index >= f->symbol_count) {
        return FAIL(l, "it names symbol %zu of %zu", index, f->symbol_count);
    }
    Elf64_Sym symbol = symbol_at(f, index);
    if (symbol.st_shndx != SHN_UNDEF) {
        return own_address(l, f, &symbol, address);
    }
    const struct export wanted = {object_name_of(f, &symbol), NULL, 0},
                        *there = l->export_count ? bsearch(&wanted, l->exports, l->export_count,
                                                           sizeof(wanted), compare_exports)
                                                 : NULL;
    if (there) {
        symbol = symbol_at(there->file, there->symbol);
        return own_address(l, there->file, &symbol, address);
    }
    void *found = ur_runtime_symbol(wanted.name);
    if (!found) {
        return FAIL(l, "it calls %.100s, which the runtime has not", wanted.name);
    }
    *address = (uint64_t)(uintptr_t)found;
    return true;
}

struct place {
    const struct file *file;
    unsigned char *at;
    uint64_t address;
    size_t room; /* bytes to the end of the section */
};

/* A jump to an address of 64 bits, which stands behind it. */
static uint64_t stub_of(struct linker *l, const struct place *p, size_t symbol, uint64_t address) {
#if defined(__x86_64__)
    static const unsigned char jump[8] = {0xff, 0x25, 2, 0, 0, 0, 0x0f, 0x0b};
#else
    static const unsigned char jump[8] = {0x50, 0x00, 0x00, 0x58, 0x00, 0x02, 0x1f, 0xd6};
#endif
    unsigned char *stub = l->memory + p->file->stubs + symbol * STUB;
    memcpy(stub, jump, 8);
    memcpy(stub + 8, &address, 8);
    return (uint64_t)(uintptr_t)stub;
}

static uint64_t object_slot_of(struct linker *l, const struct place *p, size_t symbol,
                               uint64_t address) {
    unsigned char *slot = l->memory + p->file->got + symbol * 8;
    memcpy(slot, &address, 8);
    return (uint64_t)(uintptr_t)slot;
}

static bool object_put(struct linker *l, const struct place *p, uint64_t value, size_t size) {
    if (p->room < size) {
        return FAIL(l, "a place to fill in lies past its section");
    }
    memcpy(p->at, &value, size);
    return true;
}

static bool put_signed_32(struct linker *l, const struct place *p, int64_t value) {
    return value >= INT32_MIN && value <= INT32_MAX ? object_put(l, p, (uint64_t)value, 4)
                                                    : FAIL(l, "a distance is too far");
}

#if defined(__x86_64__)

static bool relocate(struct linker *l, uint32_t type, const struct place *p, size_t symbol,
                     uint64_t address, int64_t addend) {
    switch (type) {
    case R_X86_64_NONE:
        return true;
    case R_X86_64_64:
        return object_put(l, p, address + (uint64_t)addend, 8);
    case R_X86_64_PC64:
        return object_put(l, p, address + (uint64_t)addend - p->address, 8);
    case R_X86_64_32S:
        return put_signed_32(l, p, (int64_t)(address + (uint64_t)addend));
    case R_X86_64_PLT32:
    case R_X86_64_PC32: {
        int64_t apart = (int64_t)(address + (uint64_t)addend - p->address);
        if ((apart < INT32_MIN || apart > INT32_MAX) && type == R_X86_64_PLT32) {
            apart = (int64_t)(stub_of(l, p, symbol, address) + (uint64_t)addend - p->address);
        }
        return put_signed_32(l, p, apart);
    }
    case R_X86_64_GOTPCREL:
    case R_X86_64_GOTPCRELX:
    case R_X86_64_REX_GOTPCRELX:
        return put_signed_32(
            l, p, (int64_t)(object_slot_of(l, p, symbol, address) + (uint64_t)addend - p->address));
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
        return object_put(l, p, target, 8);
    case R_AARCH64_PREL64:
        return object_put(l, p, (uint64_t)apart, 8);
    case R_AARCH64_PREL32:
        return put_signed_32(l, p, apart);
    case R_AARCH64_CALL26:
    case R_AARCH64_JUMP26:
        if (apart < -((int64_t)1 << 27) || apart >= (int64_t)1 << 27) {
            apart = (int64_t)(stub_of(l, p, symbol, target) - p->address);
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
        return put_page(l, p, object_slot_of(l, p, symbol, address));
    case R_AARCH64_LD64_GOT_LO12_NC:
        return put_bits(l, p, (object_slot_of(l, p, symbol, address) & 0xfff) >> 3, 10, 12);
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

static bool fill_in(struct linker *l, const struct file *f, const struct section *from) {
    size_t target = from->header.sh_info, count = from->header.sh_size / sizeof(Elf64_Rela);
    if (target >= f->section_count || f->sections[target].place == SIZE_MAX) {
        return true; /* of what is not loaded */
    }
    const struct section *into = &f->sections[target];
    for (size_t i = 0; i < count; ++i) {
        Elf64_Rela entry;
        uint64_t address;
        memcpy(&entry, f->bytes + from->header.sh_offset + i * sizeof(entry), sizeof(entry));
        size_t symbol = ELF64_R_SYM(entry.r_info);
        if (entry.r_offset >= into->header.sh_size) {
            return FAIL(l, "a place to fill in lies past its section");
        }
        unsigned char *at = l->memory + into->place + entry.r_offset;
        struct place place = {f, at, (uint64_t)(uintptr_t)at,
                              into->header.sh_size - entry.r_offset};
        if (!object_address_of(l, f, symbol, &address) ||
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

static bool find_table(struct linker *l, const struct file *f, struct ur_code *code) {
    for (size_t i = 0; i < f->symbol_count; ++i) {
        Elf64_Sym symbol = symbol_at(f, i);
        uint64_t address;
        if (symbol.st_shndx != SHN_UNDEF &&
            strcmp(object_name_of(f, &symbol), UR_HOSTCODE_SYMBOL) == 0) {
            if (symbol.st_shndx >= f->section_count ||
                symbol.st_value + sizeof(struct ur_hostcode_table) >
                    f->sections[symbol.st_shndx].header.sh_size ||
                !object_address_of(l, f, i, &address)) {
                break;
            }
            code->table = (void *)(uintptr_t)address;
            return true;
        }
    }
    return FAIL(l, "it has no table of kernels");
}

/* ---- what holds the files -------------------------------------------------------------------- */

static bool is_parts(const void *code, size_t size) {
    struct ur_code_parts head;
    if (size < sizeof(head)) {
        return false;
    }
    memcpy(&head, code, sizeof(head));
    return head.magic == UR_CODE_PARTS;
}

size_t ur_code_first(const void *code, size_t size) {
    struct ur_code_both head;
    if (size <= sizeof(head)) {
        return 0;
    }
    memcpy(&head, code, sizeof(head));
    return head.magic == UR_CODE_BOTH && head.size < size - sizeof(head) ? (size_t)head.size : 0;
}

bool ur_code_is_known(const void *code, size_t size) {
    Elf64_Ehdr header;
    if (is_parts(code, size) || ur_code_first(code, size)) {
        return true;
    }
    if (size < sizeof(header) || memcmp(code, ELFMAG, SELFMAG) != 0) {
        return false;
    }
    memcpy(&header, code, sizeof(header));
    return header.e_ident[EI_CLASS] == ELFCLASS64 && header.e_machine == MACHINE &&
           header.e_type == ET_REL;
}

/* Finds the files in it. */
static bool part(struct linker *l, const unsigned char *code, size_t size) {
    struct ur_code_parts head = {0, 1};
    size_t at = 0;
    if (is_parts(code, size)) {
        memcpy(&head, code, sizeof(head));
        at = sizeof(head) + head.count * sizeof(uint64_t);
        if (!head.count || head.count > UR_CODE_MOST_PARTS || at > size) {
            return FAIL(l, "its table of parts is damaged");
        }
    }
    l->files = calloc(head.count, sizeof(*l->files));
    if (!l->files) {
        return FAIL(l, "host memory is exhausted");
    }
    l->file_count = head.count;
    for (uint32_t i = 0; i < head.count; ++i) {
        uint64_t own = size;
        if (at) {
            memcpy(&own, code + sizeof(head) + i * sizeof(own), sizeof(own));
        }
        if (own > size - at) {
            return FAIL(l, "part %u is cut off", (unsigned)i);
        }
        l->files[i].bytes = code + at;
        l->files[i].size = own;
        at += own;
    }
    return true;
}

const char *ur_code_load(const void *object, size_t size, struct ur_code *code, char *why,
                         size_t why_size) {
    struct linker l = {.why = why, .why_size = why_size};
    *code = (struct ur_code){0};
    bool good = part(&l, object, size);
    for (size_t i = 0; good && i < l.file_count; ++i) {
        good = read_sections(&l, &l.files[i]);
    }
    good = good && lay_out(&l, code) && collect_exports(&l);
    for (size_t i = 0; good && i < l.file_count; ++i) {
        struct file *f = &l.files[i];
        for (size_t k = 0; good && k < f->section_count; ++k) {
            if (f->sections[k].header.sh_type == SHT_RELA) {
                good = fill_in(&l, f, &f->sections[k]);
            }
        }
    }
    /* The first has it. */
    good = good && find_table(&l, l.files, code) && protect(&l);
    for (size_t i = 0; i < l.file_count; ++i) {
        free(l.files[i].sections);
    }
    free(l.files);
    free(l.exports);
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

#include "internal.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { WAITING = 1024 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int waiting[WAITING]; /* dumps that were not read yet */
static uint32_t waiting_count;
static struct zebin *newest;

bool zebin_is_dump(const char *path) {
    const char *name = path ? strrchr(path, '/') : NULL;
    name = name ? name + 1 : path;
    return name && strncmp(name, "dumped_zebin_module", strlen("dumped_zebin_module")) == 0;
}

/* ---- what a kernel is told: lines of YAML, as the compiler writes them ----------------------- */

struct reading {
    struct zebin *zebin;
    struct zebin_kernel *kernel;
    struct argument *argument; /* of the payload; NULL: other lines */
    char kind[32];
    bool in_kernels, in_payload;
};

static uint32_t number(const char *text) {
    return (uint32_t)strtoul(text, NULL, 10);
}

static struct zebin_kernel *kernel_named(struct zebin *zebin, const char *name) {
    for (uint32_t i = 0; i < zebin->count; ++i) {
        if (strcmp(zebin->kernels[i].name, name) == 0) {
            return &zebin->kernels[i];
        }
    }
    return NULL;
}

static void begin_argument(struct reading *r, const char *kind) {
    struct zebin_kernel *kernel = r->kernel;
    struct argument *list =
        realloc(kernel->arguments, (kernel->argument_count + 1) * sizeof(*list));
    if (!list) {
        return;
    }
    kernel->arguments = list;
    r->argument = &list[kernel->argument_count++];
    /* of memory that is reached through a surface, buffer_address has the address */
    bool is_pointer = strcmp(kind, "arg_bypointer") == 0 || strcmp(kind, "buffer_address") == 0;
    *r->argument = (struct argument){.kind = strcmp(kind, "arg_byvalue") == 0 ? ARGUMENT_VALUE
                                             : is_pointer                     ? ARGUMENT_POINTER
                                                                              : ARGUMENT_OTHER};
    strncpy(r->kind, kind, sizeof(r->kind) - 1);
}

static void read_argument(struct reading *r, const char *key, const char *value) {
    struct argument *argument = r->argument;
    if (strcmp(key, "offset") == 0) {
        argument->offset = number(value);
        int32_t *place =
            strcmp(r->kind, "work_dimensions") == 0    ? &r->kernel->dimensions
            : strcmp(r->kind, "global_id_offset") == 0 ? &r->kernel->global_offset
            : strcmp(r->kind, "local_size") == 0 || strcmp(r->kind, "enqueued_local_size") == 0
                ? &r->kernel->local_size
            : strcmp(r->kind, "global_base") == 0 ? &r->kernel->variables
                                                  : NULL;
        if (place) {
            *place = (int32_t)argument->offset;
        }
    } else if (strcmp(key, "size") == 0) {
        argument->size = number(value);
    } else if (strcmp(key, "arg_index") == 0) {
        argument->index = number(value);
    } else if (strcmp(key, "source_offset") == 0) {
        argument->source = number(value);
    } else if (strcmp(key, "addrmode") == 0 && argument->kind == ARGUMENT_POINTER &&
               strcmp(value, "bindless") == 0) {
        argument->kind = ARGUMENT_OTHER; /* beside the one that is an address */
    } else if (strcmp(key, "addrspace") == 0 && argument->kind == ARGUMENT_POINTER) {
        argument->kind = strcmp(value, "local") == 0 ? ARGUMENT_LOCAL
                         : strcmp(value, "global") == 0 || strcmp(value, "constant") == 0
                             ? ARGUMENT_POINTER
                             : ARGUMENT_OTHER;
    }
}

static void read_environment(struct zebin_kernel *kernel, const char *key, const char *value) {
    if (strcmp(key, "inline_data_payload_size") == 0) {
        kernel->inline_size = number(value);
    } else if (strcmp(key, "offset_to_skip_per_thread_data_load") == 0) {
        kernel->skip = number(value);
    } else if (strcmp(key, "simd_size") == 0) {
        kernel->simd = number(value);
    }
}

static void read_line(struct reading *r, size_t indent, const char *key, const char *value,
                      bool is_item) {
    if (indent == 0) {
        r->in_kernels = strcmp(key, "kernels") == 0;
        r->kernel = NULL;
    } else if (!r->in_kernels) {
        return;
    } else if (indent == 2 && is_item && strcmp(key, "name") == 0) {
        r->kernel = kernel_named(r->zebin, value);
        r->argument = NULL;
        r->in_payload = false;
    } else if (!r->kernel) {
        return;
    } else if (indent == 4 && !is_item) {
        r->in_payload = strcmp(key, "payload_arguments") == 0;
        r->argument = NULL;
    } else if (r->in_payload && is_item && strcmp(key, "arg_type") == 0) {
        begin_argument(r, value);
    } else if (r->in_payload && r->argument) {
        read_argument(r, key, value);
    } else if (!r->in_payload) {
        read_environment(r->kernel, key, value);
    }
}

/* Each line is KEY: VALUE after spaces, the first of an item after a dash. */
static void read_info(struct zebin *zebin, const char *text, size_t size) {
    char *copy = strndup(text, size), *save = NULL;
    struct reading r = {.zebin = zebin};
    for (char *line = copy ? strtok_r(copy, "\n", &save) : NULL; line;
         line = strtok_r(NULL, "\n", &save)) {
        size_t indent = strspn(line, " ");
        bool is_item = strncmp(line + indent, "- ", 2) == 0;
        char *key = line + indent + (is_item ? 2 : 0), *colon = strchr(key, ':');
        if (!colon || strncmp(line, "---", 3) == 0 || strncmp(line, "...", 3) == 0) {
            continue;
        }
        *colon = '\0';
        char *value = colon + 1 + strspn(colon + 1, " '");
        value[strcspn(value, "'\r")] = '\0';
        for (char *end = value + strlen(value); end > value && end[-1] == ' ';) {
            *--end = '\0';
        }
        read_line(&r, indent, key, value, is_item);
    }
    free(copy);
}

/* ---- sections ------------------------------------------------------------------------------- */

static void add_kernel(struct zebin *zebin, const char *name, const Elf64_Shdr *section) {
    struct zebin_kernel *list = realloc(zebin->kernels, (zebin->count + 1) * sizeof(*list));
    if (!list) {
        return;
    }
    zebin->kernels = list;
    list[zebin->count++] = (struct zebin_kernel){
        .name = strdup(name),
        .text = zebin->bytes + section->sh_offset,
        .text_size = section->sh_size,
        .dimensions = -1,
        .local_size = -1,
        .global_offset = -1,
        .variables = -1,
        .of = zebin,
    };
}

static int by_offset(const void *a, const void *b) {
    uint64_t left = ((const struct relocation *)a)->offset;
    uint64_t right = ((const struct relocation *)b)->offset;
    return (left > right) - (left < right);
}

struct sections {
    const Elf64_Shdr *list;
    const char *names; /* of sections */
    const Elf64_Sym *symbols;
    const char *symbol_names;
    size_t symbol_count;
};

static void add_relocations(struct zebin *zebin, const char *name, const struct sections *sections,
                            const Elf64_Shdr *section) {
    static const char drivers_own[] = "__INTEL_",
                      payload[] = "__INTEL_PATCH_CROSS_THREAD_OFFSET_OFF_R0";
    size_t entry = section->sh_type == SHT_RELA ? sizeof(Elf64_Rela) : sizeof(Elf64_Rel);
    size_t count = section->sh_size / entry;
    struct zebin_kernel *kernel = kernel_named(zebin, name);
    struct relocation *list = kernel ? calloc(count + 1, sizeof(*list)) : NULL;
    if (!list) {
        return;
    }
    for (size_t i = 0; i < count; ++i) {
        Elf64_Rel one;
        memcpy(&one, zebin->bytes + section->sh_offset + i * entry, sizeof(one));
        list[i].offset = one.r_offset;
        list[i].kind = (uint32_t)ELF64_R_TYPE(one.r_info);
        list[i].size = list[i].kind == RELOCATION_ADDRESS ? 8 : 4;
        size_t number = ELF64_R_SYM(one.r_info);
        if (number < sections->symbol_count && sections->symbols[number].st_shndx == SHN_UNDEF) {
            const char *symbol = sections->symbol_names + sections->symbols[number].st_name;
            bool is_drivers = strncmp(symbol, drivers_own, sizeof(drivers_own) - 1) == 0;
            list[i].name = is_drivers ? NULL : symbol;
            list[i].payload = strcmp(symbol, payload) == 0;
        }
    }
    qsort(list, count, sizeof(*list), by_offset);
    kernel->relocations = list;
    kernel->relocation_count = (uint32_t)count;
}

static const char *after(const char *text, const char *prefix) {
    size_t size = strlen(prefix);
    return strncmp(text, prefix, size) == 0 ? text + size : NULL;
}

/* Functions and variables of the module that others may have by name. */
static void add_symbols(struct zebin *zebin, const struct sections *sections) {
    zebin->symbols = calloc(sections->symbol_count + 1, sizeof(*zebin->symbols));
    for (size_t i = 0; zebin->symbols && i < sections->symbol_count; ++i) {
        const Elf64_Sym *symbol = &sections->symbols[i];
        if (symbol->st_shndx == SHN_UNDEF || ELF64_ST_BIND(symbol->st_info) != STB_GLOBAL) {
            continue;
        }
        const char *in = sections->names + sections->list[symbol->st_shndx].sh_name;
        const char *text = after(in, ".text.");
        const struct zebin_kernel *kernel = text ? kernel_named(zebin, text) : NULL;
        bool is_variable = strcmp(in, ".data.global") == 0 || strcmp(in, ".bss.global") == 0;
        if (kernel || is_variable) {
            zebin->symbols[zebin->symbol_count++] = (struct symbol){
                .name = sections->symbol_names + symbol->st_name,
                .kernel = kernel ? (int32_t)(kernel - zebin->kernels) : -1,
                .offset = symbol->st_value,
                .size = symbol->st_size,
            };
        }
    }
}

static bool read_sections(struct zebin *zebin) {
    const Elf64_Ehdr *header = (const void *)zebin->bytes;
    if (zebin->size < sizeof(*header) || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
        header->e_shoff > zebin->size ||
        header->e_shnum > (zebin->size - header->e_shoff) / sizeof(Elf64_Shdr) ||
        header->e_shstrndx >= header->e_shnum) {
        return false;
    }
    struct sections sections = {.list = (const void *)(zebin->bytes + header->e_shoff)};
    sections.names = (const char *)zebin->bytes + sections.list[header->e_shstrndx].sh_offset;
    for (uint32_t i = 0; i < header->e_shnum; ++i) {
        const Elf64_Shdr *section = &sections.list[i];
        const char *name = sections.names + section->sh_name, *kernel = after(name, ".text.");
        if (kernel) {
            add_kernel(zebin, kernel, section);
        } else if (strcmp(name, ".spv") == 0) {
            zebin->spirv = zebin->bytes + section->sh_offset;
            zebin->spirv_size = section->sh_size;
        } else if (section->sh_type == SHT_SYMTAB && section->sh_link < header->e_shnum) {
            sections.symbols = (const void *)(zebin->bytes + section->sh_offset);
            sections.symbol_count = section->sh_size / sizeof(Elf64_Sym);
            sections.symbol_names =
                (const char *)zebin->bytes + sections.list[section->sh_link].sh_offset;
        }
    }
    add_symbols(zebin, &sections);
    for (uint32_t i = 0; i < header->e_shnum; ++i) {
        const Elf64_Shdr *section = &sections.list[i];
        const char *name = sections.names + section->sh_name, *kernel;
        if ((kernel = after(name, ".rel.text.")) || (kernel = after(name, ".rela.text."))) {
            add_relocations(zebin, kernel, &sections, section);
        } else if (strcmp(name, ".ze_info") == 0) {
            read_info(zebin, (const char *)zebin->bytes + section->sh_offset, section->sh_size);
        }
    }
    return true;
}

/* False: the driver has not written all of it yet. */
static bool read_dump(int fd) {
    struct stat about;
    struct zebin *zebin = calloc(1, sizeof(*zebin));
    if (!zebin || fstat(fd, &about) != 0 || about.st_size <= 0) {
        free(zebin);
        return false;
    }
    zebin->size = (uint64_t)about.st_size;
    zebin->bytes = malloc(zebin->size);
    if (!zebin->bytes || pread(fd, zebin->bytes, zebin->size, 0) != about.st_size ||
        !read_sections(zebin)) {
        free(zebin->bytes);
        free(zebin);
        return false;
    }
    say(2, "a module of %u kernels, %lu bytes of SPIR-V", zebin->count, zebin->spirv_size);
    zebin->next = newest;
    newest = zebin;
    return true;
}

static void read_dumps(void) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < waiting_count; ++i) {
        if (read_dump(waiting[i])) {
            close(waiting[i]);
        } else {
            waiting[kept++] = waiting[i];
        }
    }
    waiting_count = kept;
}

int zebin_open(void) {
    int fd = memfd_create("xe-zebin", MFD_CLOEXEC);
    pthread_mutex_lock(&lock);
    if (waiting_count == WAITING) {
        read_dumps();
    }
    if (fd >= 0 && waiting_count < WAITING) {
        waiting[waiting_count] = fcntl(fd, F_DUPFD_CLOEXEC, 0);
        waiting_count += waiting[waiting_count] >= 0;
    }
    pthread_mutex_unlock(&lock);
    return fd;
}

struct zebin *zebin_list(void) {
    pthread_mutex_lock(&lock);
    read_dumps();
    struct zebin *list = newest;
    pthread_mutex_unlock(&lock);
    return list;
}

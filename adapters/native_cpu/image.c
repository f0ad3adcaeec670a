/* Loading host code: shared objects as urcc makes them, opened from memory. */
#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "image.h"
#include "program/bundle.h"

#if defined(__x86_64__)
#define HOST_MACHINE EM_X86_64
#elif defined(__aarch64__)
#define HOST_MACHINE EM_AARCH64
#elif defined(__riscv)
#define HOST_MACHINE EM_RISCV
#elif defined(__powerpc64__)
#define HOST_MACHINE EM_PPC64
#else
#error "name the ELF machine of this processor"
#endif

/* The system's loader trusts what it maps, so what it would read past the end of a cut file is
 * checked here. Returns NULL or what is wrong. */
static const char *check_elf(const unsigned char *code, size_t size) {
    Elf64_Ehdr header;
    if (size < sizeof(header) || memcmp(code, ELFMAG, SELFMAG) != 0) {
        return "it is neither a bundle nor an ELF object";
    }
    memcpy(&header, code, sizeof(header));
    if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_machine != HOST_MACHINE) {
        return "it is an ELF object for another processor";
    }
    if (header.e_type != ET_DYN) {
        return "it is no shared object";
    }
    if (header.e_phentsize != sizeof(Elf64_Phdr) || header.e_phoff > size ||
        header.e_phnum > (size - header.e_phoff) / sizeof(Elf64_Phdr)) {
        return "its program headers are cut off";
    }
    if (header.e_shoff > size ||
        (size_t)header.e_shnum * header.e_shentsize > size - header.e_shoff) {
        return "it is cut off";
    }
    for (unsigned i = 0; i < header.e_phnum; ++i) {
        Elf64_Phdr segment;
        memcpy(&segment, code + header.e_phoff + i * sizeof(segment), sizeof(segment));
        if (segment.p_offset > size || segment.p_filesz > size - segment.p_offset) {
            return "it is cut off";
        }
    }
    return NULL;
}

static bool image_write_all(int file, const unsigned char *code, size_t size) {
    while (size) {
        ssize_t written = write(file, code, size);
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written <= 0) {
            return false;
        }
        code += written;
        size -= (size_t)written;
    }
    return true;
}

/* A path of the file that no other had: the system's loader takes equal names for the same library,
 * and a descriptor's number comes again once the file is closed. So the name is spelt in a way of
 * its own, a number in twos of "/" and "/." that change nothing about where it leads. */
static void unique_path(char *path, size_t size, int file) {
    static atomic_uint serials;
    size_t at = (size_t)snprintf(path, size, "/proc/self/fd");
    for (unsigned serial = atomic_fetch_add(&serials, 1) + 1; serial; serial >>= 1) {
        at += (size_t)snprintf(path + at, size - at, "%s", serial & 1 ? "/." : "/");
    }
    snprintf(path + at, size - at, "/%d", file);
}

/* No file stays open: a process may have many programs and few descriptors. */
static void *open_code(const unsigned char *code, size_t size) {
    char path[128];
    void *library = NULL;
    int file = memfd_create("ur-host-code", MFD_CLOEXEC);
    if (file < 0) {
        return NULL;
    }
    unique_path(path, sizeof(path), file);
    if (image_write_all(file, code, size)) {
        library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    }
    int error = errno;
    close(file);
    errno = error;
    return library;
}

static const char *ncpu_table_head_check(const struct ur_hostcode_table *table) {
    if (!table) {
        return "it exports no " UR_HOSTCODE_SYMBOL;
    }
    if (table->magic != UR_HOSTCODE_MAGIC) {
        return "its table of kernels is none";
    }
    if (table->version != UR_HOSTCODE_VERSION) {
        return "its table of kernels is of another version";
    }
    if ((table->kernel_count && !table->kernels) || (table->global_count && !table->globals)) {
        return "its table of kernels has no entries";
    }
    return NULL;
}

/* Returns NULL or what is wrong with the table. */
const char *ncpu_table_check(const struct ur_hostcode_table *table) {
    const char *complaint = ncpu_table_head_check(table);
    if (complaint) {
        return complaint;
    }
    for (uint32_t i = 0; i < table->kernel_count; ++i) {
        const struct ur_hostcode_kernel *kernel = &table->kernels[i];
        if (!kernel->name || (!kernel->entry && !kernel->row && !kernel->group) ||
            (kernel->arg_count && !kernel->args) ||
            (kernel->column && (kernel->along < 1 || kernel->along > 2))) {
            return "its table of kernels has holes";
        }
    }
    return NULL;
}

/* Loads what was made late into `late`, for kernels of the table. */
static const char *load_late(const void *object, size_t size, const struct ur_hostcode_table *table,
                             struct ur_code *late, char *why, size_t why_size) {
    const char *complaint = ur_code_load(object, size, late, why, why_size);
    const struct ur_hostcode_table *from = late->table;
    complaint = complaint ? complaint : ncpu_table_head_check(from);
    if (!complaint && (from->late_count != table->late_count || !from->late || !table->late)) {
        complaint = "what was made late is of another module";
    }
    for (uint64_t i = 0; !complaint && i < table->late_count; ++i) {
        complaint = from->late[i] ? NULL : "what was made late has holes";
    }
    /* Launches on other threads look for a kernel's first one, and take that for all of it. */
    for (uint64_t i = complaint ? 0 : table->late_count; i-- > 0;) {
        __atomic_store_n(&table->late[i], from->late[i], __ATOMIC_RELEASE);
    }
    return complaint;
}

ur_result_t ncpu_image_load_late(const void *object, size_t size, struct ncpu_image *image) {
    const struct ur_code_both head = {.magic = UR_CODE_BOTH, .size = image->size};
    char why[256];
    unsigned char *both = malloc(sizeof(head) + image->size + size);
    if (!both) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    const char *complaint = load_late(object, size, image->table, &image->late, why, sizeof(why));
    if (complaint) {
        ur_code_unload(&image->late);
        free(both);
        return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "the host code cannot be loaded: %s",
                       complaint);
    }
    memcpy(both, &head, sizeof(head));
    memcpy(both + sizeof(head), image->code, image->size);
    memcpy(both + sizeof(head) + image->size, object, size);
    free(image->code);
    image->code = both;
    image->size += sizeof(head) + size;
    return UR_RESULT_SUCCESS;
}

ur_result_t ncpu_image_load_object(const void *object, size_t size, struct ncpu_image *image) {
    struct ncpu_image made = {.size = size};
    const unsigned char *code = object;
    char why[256];
    size_t first = ur_code_first(object, size), at = first ? sizeof(struct ur_code_both) : 0;
    made.code = malloc(size);
    if (!made.code) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    memcpy(made.code, object, size);
    const char *complaint =
        ur_code_load(code + at, first ? first : size, &made.loaded, why, sizeof(why));
    if (!complaint) {
        made.table = made.loaded.table;
        complaint = ncpu_table_check(made.table);
    }
    if (!complaint && first) {
        complaint = load_late(code + at + first, size - at - first, made.table, &made.late, why,
                              sizeof(why));
    }
    if (complaint) {
        ur_code_unload(&made.loaded);
        ur_code_unload(&made.late);
        free(made.code);
        return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "the host code cannot be loaded: %s",
                       complaint);
    }
    ncpu_image_sort(&made);
    *image = made;
    return UR_RESULT_SUCCESS;
}

ur_result_t ncpu_image_load(const void *binary, size_t size, struct ncpu_image *image) {
    const unsigned char *code = binary;
    if (ur_bundle_is(binary, size)) {
        ur_bundle bundle;
        ur_bundle_entry entry;
        const char *complaint = ur_bundle_open(binary, size, &bundle);
        if (complaint) {
            return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "the bundle cannot be read: %s",
                           complaint);
        }
        if (!ur_bundle_find(&bundle, UR_DEVICE_BINARY_TARGET_NATIVE_CPU, NULL, &entry)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "the bundle has no code for %s",
                           UR_DEVICE_BINARY_TARGET_NATIVE_CPU);
        }
        code = entry.code;
        size = entry.size;
    }
    if (ur_code_is_known(code, size)) { /* what a program of SPIR-V gives as its binary */
        return ncpu_image_load_object(code, size, image);
    }
    const char *complaint = check_elf(code, size);
    if (complaint) {
        return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "the binary is no host code: %s",
                       complaint);
    }
    struct ncpu_image made = {.size = size};
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    made.code = malloc(size);
    if (!made.code) {
        return result;
    }
    memcpy(made.code, code, size);
    made.library = open_code(code, size);
    if (!made.library) {
        const char *why = dlerror();
        result = ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "the host code cannot be opened: %s",
                         why ? why : strerror(errno));
        goto free_code;
    }
    made.table = dlsym(made.library, UR_HOSTCODE_SYMBOL);
    complaint = ncpu_table_check(made.table);
    if (complaint) {
        result =
            ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "the binary is no host code: %s", complaint);
        goto close_library;
    }
    ncpu_image_sort(&made);
    *image = made;
    return UR_RESULT_SUCCESS;

close_library:
    dlclose(made.library);
free_code:
    free(made.code);
    return result;
}

void ncpu_image_unload(struct ncpu_image *image) {
    if (image->library) {
        dlclose(image->library);
    }
    ur_code_unload(&image->loaded);
    ur_code_unload(&image->late);
    free(image->code);
    free(image->by_name);
    *image = (struct ncpu_image){0};
}

/* Of two with one name the first of the table is found. */
static int by_name(const void *a, const void *b) {
    const struct ur_hostcode_kernel *x = *(const struct ur_hostcode_kernel *const *)a,
                                    *y = *(const struct ur_hostcode_kernel *const *)b;
    int order = strcmp(x->name, y->name);
    return order ? order : (x > y) - (x < y);
}

void ncpu_image_sort(struct ncpu_image *image) {
    uint32_t count = image->table->kernel_count;
    const struct ur_hostcode_kernel **sorted = calloc((size_t)count + 1, sizeof(*sorted));
    for (uint32_t i = 0; sorted && i < count; ++i) {
        sorted[i] = &image->table->kernels[i];
    }
    if (sorted) {
        qsort(sorted, count, sizeof(*sorted), by_name);
    }
    image->by_name = sorted;
}

const struct ur_hostcode_kernel *ncpu_image_kernel(const struct ncpu_image *image,
                                                   const char *name) {
    uint32_t first = 0, end = image->table->kernel_count;
    while (image->by_name && first < end) {
        uint32_t middle = first + (end - first) / 2;
        if (strcmp(image->by_name[middle]->name, name) < 0) {
            first = middle + 1;
        } else {
            end = middle;
        }
    }
    if (image->by_name) {
        bool found =
            first < image->table->kernel_count && strcmp(image->by_name[first]->name, name) == 0;
        return found ? image->by_name[first] : NULL;
    }
    for (uint32_t i = 0; i < image->table->kernel_count; ++i) {
        if (strcmp(image->table->kernels[i].name, name) == 0) {
            return &image->table->kernels[i];
        }
    }
    return NULL;
}

const struct ur_hostcode_global *ncpu_image_global(const struct ncpu_image *image,
                                                   const char *name) {
    for (uint32_t i = 0; i < image->table->global_count; ++i) {
        if (strcmp(image->table->globals[i].name, name) == 0) {
            return &image->table->globals[i];
        }
    }
    return NULL;
}

#include "callers.h"

#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

#include "loader/layer.h"

/* The code of the library that calls by the forms of an earlier release; read by the entry points
 * in dispatch_x86_64.S, and set before loader_above says that it is there. Never taken back: code
 * of a library that is unloaded calls nothing. */
struct loader_calling {
    uintptr_t start, size;
    const older_form_t *forms;
};
extern struct loader_calling loader_calling;
struct loader_calling loader_calling;

static const char version_node[] = "LIBUR_LOADER_0.12";

struct found {
    const struct loader_caller *caller;
    uintptr_t start, size;
    char path[512];
    unsigned others;               /* more of another release */
    char loader[512], before[512]; /* a loader that is not this one; a libsycl from before 2025.0 */
    bool front;                    /* what such a libsycl calls calls this loader */
};

static bool has(const char *strings, size_t size, const char *name) {
    return memmem(strings, size, name, strlen(name) + 1) != NULL;
}

static const struct loader_caller *release_of(const char *file, const char *strings, size_t size) {
    for (unsigned i = 0; i < loader_num_callers; i++) {
        const struct loader_caller *caller = &loader_callers[i];
        const char *version = strstr(file, caller->version);
        size_t length = strlen(caller->version);
        if (strncmp(file, caller->library, strlen(caller->library)) == 0 && version &&
            (version[length] == '\0' || version[length] == '.') &&
            has(strings, size, caller->imports) && has(strings, size, version_node)) {
            return caller;
        }
    }
    return NULL;
}

static const char sycl[] = "libsycl.so.", loaders[] = "libur_loader.so";
/* The front for 2024.2 (loader/front) is told by the loader that it needs beside this one. */
static const char front_needs[] = "libur_loader.so.0.9.8";
enum { FIRST_WITH_LOADER = 8 };

/* What cannot go well, whoever put it into the process. */
static void look_for_trouble(const struct dl_phdr_info *info, const char *file, const char *strings,
                             size_t size, struct found *found) {
    Dl_info own;
    unsigned long version =
        strncmp(file, sycl, sizeof(sycl) - 1) == 0 ? strtoul(file + sizeof(sycl) - 1, NULL, 10) : 0;
    if (version && version < FIRST_WITH_LOADER) {
        strncpy(found->before, info->dlpi_name, sizeof(found->before) - 1);
    }
    if (strncmp(file, loaders, sizeof(loaders) - 1) != 0 || !dladdr(&loader_calling, &own) ||
        (uintptr_t)own.dli_fbase == info->dlpi_addr) {
        return;
    }
    if (strings && has(strings, size, front_needs)) {
        found->front = true;
    } else if (!found->front || strcmp(file, front_needs) != 0) {
        strncpy(found->loader, info->dlpi_name, sizeof(found->loader) - 1);
    }
}

static void tell_trouble(struct loader_state *state, const struct found *found) {
    if (found->before[0] && !found->front) {
        loader_note(state, UR_LOGGER_LEVEL_ERROR,
                    "%s is from before 2025.0: it calls drivers through plugins. Of these releases "
                    "2024.2 is served, by unified_runtime.use() or ur-venv.",
                    found->before);
    }
    if (found->loader[0]) {
        loader_note(state, UR_LOGGER_LEVEL_ERROR,
                    "Another loader is in this process, %s, by a second name or from another "
                    "folder: what one of them gives is nothing that the other knows.",
                    found->loader);
    }
    if (found->others) {
        loader_note(state, UR_LOGGER_LEVEL_ERROR,
                    "Another SYCL runtime of an earlier release is in this process; only the calls "
                    "of %s are taken as those of its release.",
                    found->path);
    }
}

static int callers_look_at(struct dl_phdr_info *info, size_t info_size, void *data) {
    struct found *found = data;
    const char *slash = strrchr(info->dlpi_name, '/');
    const char *file = slash ? slash + 1 : info->dlpi_name;
    const ElfW(Dyn) *dynamic = NULL;
    const char *strings = NULL;
    uintptr_t end = 0;
    size_t size = 0;
    (void)info_size;

    if (strncmp(file, "libsycl", strlen("libsycl")) != 0 &&
        strncmp(file, loaders, sizeof(loaders) - 1) != 0) {
        return 0;
    }
    for (unsigned i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type == PT_LOAD && segment->p_vaddr + segment->p_memsz > end) {
            end = segment->p_vaddr + segment->p_memsz;
        }
        if (segment->p_type == PT_DYNAMIC) {
            dynamic = (const void *)(info->dlpi_addr + segment->p_vaddr);
        }
    }
    for (; dynamic && dynamic->d_tag != DT_NULL; dynamic++) {
        if (dynamic->d_tag == DT_STRTAB) {
            /* Most C libraries put addresses there in place of the file's offsets. */
            uintptr_t at = dynamic->d_un.d_ptr;
            strings = (const char *)(at < info->dlpi_addr ? at + info->dlpi_addr : at);
        }
        if (dynamic->d_tag == DT_STRSZ) {
            size = dynamic->d_un.d_val;
        }
    }
    look_for_trouble(info, file, strings, size, found);
    const struct loader_caller *caller = strings ? release_of(file, strings, size) : NULL;
    if (!caller) {
        return 0;
    }
    if (found->caller) {
        found->others += found->start != info->dlpi_addr;
        return 0;
    }
    found->caller = caller;
    found->start = info->dlpi_addr;
    found->size = end;
    strncpy(found->path, info->dlpi_name, sizeof(found->path) - 1);
    return 0;
}

void loader_callers_look(struct loader_state *state) {
    struct found found = {0};

    dl_iterate_phdr(callers_look_at, &found);
    tell_trouble(state, &found);
    if (!found.caller || found.start == loader_calling.start) {
        return;
    }
#ifdef LOADER_TELLS_CALLERS
    loader_calling.size = 0;
    loader_calling.start = found.start;
    loader_calling.forms = found.caller->forms;
    loader_calling.size = found.size;
    loader_layers_with_callers();
    loader_note(state, UR_LOGGER_LEVEL_INFO, "Calls of %s are taken as those of %s.", found.path,
                found.caller->release);
#else
    loader_note(state, UR_LOGGER_LEVEL_WARN,
                "%s is of %s, whose calls this build of the loader cannot tell from today's.",
                found.path, found.caller->release);
#endif
}

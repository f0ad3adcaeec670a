/* The entry points of adapters and platforms, written once. adapter.c and platform.c define
 * urAdapter* and urPlatform* for every adapter that supplies one `struct ur_self` (adapter_ops.h)
 * with what differs. */
#ifndef UR_ENTRY_SELF_H
#define UR_ENTRY_SELF_H

#include "base/handle.h"

struct ur_adapter_handle_t_ {
    ur_object object;
};

enum { UR_MAX_PLATFORMS = 64, UR_PLATFORM_ROOM = 64 };

/* What was found: constant until the adapter lets go of it. */
struct ur_platforms {
    ur_platform_handle_t list[UR_MAX_PLATFORMS];
    uint32_t count;
    char reason[1024]; /* why there are no platforms, or what was left out */
};

struct ur_self {
    const char *log_name; /* of UR_LOG_<NAME> */
    const char *title;    /* for sentences */
    ur_backend_t backend;
    /* The environment variable that names another backend to present itself as; NULL: there is
     * none. See ur_backend_shown. */
    const char *present_as;

    /* Around every reference to the adapter: `take` before one is given out, which a failure
     * prevents; `give` after one was given up. Under no lock. Either may be NULL. */
    ur_result_t (*take)(void);
    void (*give)(bool last);

    /* Fills an empty list. Under the lock of the list, once: again only after a failure, which
     * leaves behind nothing that is in use, or after ur_platforms_forget. */
    ur_result_t (*find)(struct ur_platforms *found);

    /* A text of the platform, perhaps written to `room`; NULL for no such text. Without extensions
     * and profile there are none, and the full one. */
    const char *(*text)(ur_platform_handle_t platform, ur_platform_info_t what,
                        char room[UR_PLATFORM_ROOM]);
    /* What the platform's compilers take for an option of a front end; NULL if they have nothing
     * like it. */
    const char *(*option)(ur_platform_handle_t platform, const char *frontend);
    /* The driver's own handle; NULL where drivers have none. They count no references to it. */
    void *(*native)(ur_platform_handle_t platform);
};

/* adapter.c: the one adapter handle, which is never freed. */
ur_adapter_handle_t ur_adapter(void);
/* The backend that adapter and platforms say they are: their own, or `level_zero` or `opencl` where
 * the variable `present_as` asks for it when first needed. Runtimes such as libsycl decide by
 * the backend what code they offer: SPIR-V goes to these two alone. Native handles stay what they
 * are. */
ur_backend_t ur_backend_shown(void);
/* Bytes that commands may read past the end of what urUSM*Alloc gives: some where the adapter is
 * presented as another backend, else 0. Programs for Intel GPUs rely on that: kernels of oneMKL
 * (?gemm_kernel, 2026.1) load the next 64 or 128 bytes of a panel ahead, also behind the last one
 * in their workspace, and use no value of them. A GPU of NVIDIA ends the context for such a load
 * where no memory follows. */
size_t ur_usm_behind(void);

/* platform.c: the platforms, found by the first call. */
ur_result_t ur_platforms_get(const struct ur_platforms **platforms);
/* The platform with that native handle, or NULL. */
ur_platform_handle_t ur_platform_of_native(const void *native);
/* After the last reference to the adapter: gives each platform to `destroy`, unless there is a
 * reference again. */
void ur_platforms_forget(void (*destroy)(ur_platform_handle_t platform));
/* Adds to the reason, after a semicolon if there is something. */
void ur_platforms_reason(struct ur_platforms *platforms, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

struct ur_option {
    const char *from, *to;
};
/* The option's counterpart in a table; NULL if it is not there. */
const char *ur_option_find(const struct ur_option *options, size_t count, const char *from);

#endif

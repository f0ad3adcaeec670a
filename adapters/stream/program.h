/* Programs: a module on each device of a context. */
#ifndef STREAM_PROGRAM_H
#define STREAM_PROGRAM_H

#include "base/ranges.h"
#include "held.h"
#include "image.h"
#include "os/worker.h"
#include "program/il.h"
#include "program/metadata.h"

struct stream_binary {
    void *data; /* with a terminating zero that `size` does not count */
    size_t size;
    bool given;
};

/* kernel_uneven.c */
struct stream_uneven;

struct stream_reqd {
    uint32_t size[3];
    uint32_t max_size[3];
    uint64_t max_linear;
};

struct ur_program_handle_t_ {
    UR_CHILD_BASE;                /* the context is retained */
    struct stream_late late;      /* for the release */
    struct stream_given given;    /* likewise */
    struct stream_binary *binary; /* one for each device of the context */
    struct stream_image *image;   /* what is known of each without the driver */
    struct ur_names reqd_kernels; /* of whom the metadata speak that the program came with, */
    struct stream_reqd *reqd;     /* and what they say of each; room for `reqd_room` */
    uint32_t reqd_room;
    struct ur_global_names globals;
    struct ur_il il; /* constants: under the lock */
    bool native;     /* made from a module that is there */
    bool is_shown;   /* its native handle was asked for; this and what follows: program_native.c */
    struct ur_range shown;
    struct ur_program_handle_t_ *shown_twin;
    /* Programs that this one was linked from are not kept: linking copies. */

    pthread_mutex_t uneven_lock; /* guards the list; taken before `lock` */
    struct stream_uneven *uneven;
    _Atomic uint32_t builds; /* changes with the code, under `lock` */
    _Atomic bool named;      /* the host asked for a variable, which it may write */

    pthread_mutex_t lock; /* guards what follows */
    drv_module *modules;  /* one for each device */
    bool *loaded;
    bool *open;      /* built without what its SPIR-V imports: program_dynamic.c brings that */
    bool *unload;    /* the module is the program's own, which unloads it */
    bool *stateless; /* kernels write no variable of the code: it may be loaded twice */
    bool *narrow;    /* so, and some kernel has more registers than the largest groups have:
                        kernel_uneven.c makes another of it for these */
    ur_program_build_status_t *status;
    ur_program_binary_type_t *type;
    char **log;
    char *options;
    bool late_constants; /* some were set since a device's code was made: the SPIR-V is no longer
                            what that is of */
};

/* kernel_uneven.c: what was made of the program's kernels for some launches. */
void stream_uneven_free(ur_program_handle_t program);

/* program.c: what the options say to the driver's compiler; `ignored` receives the rest. */
void stream_program_options(const char *options, struct drv_jit *jit, char *ignored,
                            size_t ignored_size);
/* program.c: registers of which the largest groups have as many. */
unsigned stream_program_room(ur_device_handle_t device);
/* program.c: one without code, not published. */
ur_program_handle_t stream_program_make(ur_context_handle_t context);
/* Of one that nobody has any more, or that was never published. Gives its modules up. */
void stream_program_free(ur_program_handle_t program);
/* program_native.c: in a process that ends the module stays. */
void stream_module_unload(const struct stream_place *place, drv_module module);
/* Gives a module up that no program has. Pre: entered. */
void stream_module_give_up(struct stream_place *place, drv_module module);
/* Takes native code for a device: a copy, looked at. */
ur_result_t stream_program_code(ur_program_handle_t program, uint32_t index, const void *data,
                                size_t size);
/* Pre: locked, the device has no module. Takes native code made of the program's SPIR-V, malloced,
 * which is given up after success and failure alike, and loads it with the options of the build. */
ur_result_t stream_program_take(ur_program_handle_t program, uint32_t index, char *code,
                                size_t size);
/* What programs knew of their kernels from metadata, for another one. */
ur_result_t stream_program_metadata(ur_program_handle_t to, const ur_program_handle_t *from,
                                    uint32_t count);
/* program_native.c: the program's modules are about to go. */
void stream_program_forget(ur_program_handle_t program);
/* A program whose native handle is that module, retained; NULL if there is none. */
ur_program_handle_t stream_program_of(drv_module module);
/* program_info.c: the first device that the program is built for, or -1. */
int stream_program_built(ur_program_handle_t program);
/* program.c */
ur_result_t stream_program_module(ur_program_handle_t program, uint32_t device_index,
                                  drv_module *module);

#endif

/* Programs: a module on each device of a context. */
#ifndef STREAM_PROGRAM_H
#define STREAM_PROGRAM_H

#include "held.h"
#include "image.h"
#include "metadata.h"
#include "worker.h"

struct stream_binary {
    void *data; /* with a terminating zero that `size` does not count */
    size_t size;
    bool given;
};

struct stream_reqd {
    uint32_t size[3];
    uint32_t max_size[3];
    uint64_t max_linear;
};

struct ur_program_handle_t_ {
    ur_object object;
    ur_context_handle_t context;  /* retained */
    struct stream_late late;      /* for the release */
    struct stream_binary *binary; /* one for each device of the context */
    struct stream_image *image;   /* what is known of each without the driver */
    struct ur_names reqd_kernels; /* of whom the metadata speak that the program came with, */
    struct stream_reqd *reqd;     /* and what they say of each; room for `reqd_room` */
    uint32_t reqd_room;
    struct ur_global_names globals;
    bool native; /* modules are the program's own or were adopted with ownership: `unload` says */
    bool unload;
    /* Programs that this one was linked from are not kept: linking copies. */

    pthread_mutex_t lock; /* guards what follows */
    drv_module *modules;  /* one for each device */
    bool *loaded;
    ur_program_build_status_t *status;
    ur_program_binary_type_t *type;
    char **log;
    char *options;
};

/* program.c */
ur_result_t stream_program_module(ur_program_handle_t program, uint32_t device_index,
                                  drv_module *module);

#endif

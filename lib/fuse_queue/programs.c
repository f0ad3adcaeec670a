/* Programs that were built of what was fused, shared by the queues of a context and device that
 * fuse: what one of them has built the others need not build again. They live as long as one of
 * these queues does. */
#include <stdlib.h>
#include <string.h>

#include "fusing.h"

static pthread_mutex_t all_lock = PTHREAD_MUTEX_INITIALIZER;
static struct ur_fusing_programs *all;

struct ur_fusing_programs *ur_fusing_programs_of(ur_context_handle_t context,
                                                 ur_device_handle_t device) {
    pthread_mutex_lock(&all_lock);
    struct ur_fusing_programs *programs = all;
    while (programs && (programs->context != context || programs->device != device)) {
        programs = programs->following;
    }
    if (programs) {
        ++programs->users;
    } else if ((programs = calloc(1, sizeof(*programs))) != NULL) {
        pthread_mutex_init(&programs->lock, NULL);
        programs->context = context;
        programs->device = device;
        programs->users = 1;
        programs->following = all;
        all = programs;
    }
    pthread_mutex_unlock(&all_lock);
    return programs;
}

static void programs_drop(struct ur_fusing_program *one) {
    if (one->code) {
        ur_own.Program.pfnRelease(one->program);
        free(one->code);
        free(one->options);
    }
    *one = (struct ur_fusing_program){0};
}

void ur_fusing_programs_release(struct ur_fusing_programs *programs) {
    if (!programs) {
        return;
    }
    pthread_mutex_lock(&all_lock);
    bool last = --programs->users == 0;
    for (struct ur_fusing_programs **at = &all; last && *at; at = &(*at)->following) {
        if (*at == programs) {
            *at = programs->following;
            break;
        }
    }
    pthread_mutex_unlock(&all_lock);
    if (!last) {
        return;
    }
    for (uint32_t i = 0; i < UR_FUSING_PROGRAMS; ++i) {
        programs_drop(&programs->kept[i]);
    }
    pthread_mutex_destroy(&programs->lock);
    free(programs);
}

ur_program_handle_t ur_fusing_programs_find(struct ur_fusing_programs *programs,
                                            const struct ur_fusion_made *made,
                                            const char *options) {
    ur_program_handle_t found = NULL;
    pthread_mutex_lock(&programs->lock);
    for (uint32_t i = 0; i < UR_FUSING_PROGRAMS && !found; ++i) {
        struct ur_fusing_program *one = &programs->kept[i];
        if (one->code && one->words == made->words && strcmp(one->options, options) == 0 &&
            memcmp(one->code, made->code, made->words * sizeof(*made->code)) == 0) {
            found = one->program;
            one->used = ++programs->uses;
            ur_own.Program.pfnRetain(found);
        }
    }
    pthread_mutex_unlock(&programs->lock);
    return found;
}

void ur_fusing_programs_keep(struct ur_fusing_programs *programs, struct ur_fusion_made *made,
                             const char *options, ur_program_handle_t program) {
    char *copy = strdup(options);
    if (!copy) {
        return;
    }
    pthread_mutex_lock(&programs->lock);
    struct ur_fusing_program *oldest = &programs->kept[0];
    for (uint32_t i = 1; i < UR_FUSING_PROGRAMS; ++i) {
        oldest = programs->kept[i].used < oldest->used ? &programs->kept[i] : oldest;
    }
    struct ur_fusing_program before = *oldest;
    ur_own.Program.pfnRetain(program);
    *oldest = (struct ur_fusing_program){made->code, made->words, copy, program, ++programs->uses};
    made->code = NULL;
    pthread_mutex_unlock(&programs->lock);
    programs_drop(&before);
}

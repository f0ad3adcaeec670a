/* Names and their numbers, in the order in which they came. Finding one costs the same however many
 * there are. Owned by one thread, or read only. */
#ifndef UR_BASE_NAMES_H
#define UR_BASE_NAMES_H

#include <stddef.h>
#include <stdint.h>

#define UR_NO_NAME UINT32_MAX

/* Zeroed, it is empty. */
struct ur_names {
    uint32_t count, room;
    char **list; /* owned, the texts too */
    /* Twice `room` places or more, a power of two; 0, or a number + 1. The first free one after the
     * place that the hash says. */
    uint32_t *places;
};

/* UR_NO_NAME if it is not there. */
uint32_t ur_names_find(const struct ur_names *names, const char *name, size_t length);
/* The number that it has, or the next. UR_NO_NAME: no memory, and nothing changed. */
uint32_t ur_names_add(struct ur_names *names, const char *name, size_t length);
void ur_names_free(struct ur_names *names);

#endif

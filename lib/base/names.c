#include "names.h"

#include <stdlib.h>
#include <string.h>

/* FNV-1a; the upper half goes into the lower, of which the places are made. */
static uint64_t hash(const char *name, size_t length) {
    uint64_t value = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < length; ++i) {
        value = (value ^ (unsigned char)name[i]) * UINT64_C(0x100000001b3);
    }
    return value ^ value >> 32;
}

/* Where the name is, or would be. Pre: there are places. */
static uint32_t names_place_of(const struct ur_names *names, const char *name, size_t length) {
    uint32_t mask = 2 * names->room - 1, at = (uint32_t)hash(name, length) & mask;
    while (names->places[at]) {
        const char *there = names->list[names->places[at] - 1];
        if (strncmp(there, name, length) == 0 && there[length] == 0) {
            break;
        }
        at = (at + 1) & mask;
    }
    return at;
}

uint32_t ur_names_find(const struct ur_names *names, const char *name, size_t length) {
    uint32_t found = names->room ? names->places[names_place_of(names, name, length)] : 0;
    return found ? found - 1 : UR_NO_NAME;
}

static int names_grow(struct ur_names *names) {
    struct ur_names larger = {.room = names->room ? 2 * names->room : 8};
    if (larger.room > UINT32_MAX / 4) {
        return 0;
    }
    larger.places = calloc(2 * (size_t)larger.room, sizeof(*larger.places));
    larger.list = malloc(larger.room * sizeof(*larger.list));
    if (!larger.places || !larger.list) {
        free(larger.places);
        free(larger.list);
        return 0;
    }
    for (uint32_t i = 0; i < names->count; ++i) {
        larger.list[i] = names->list[i];
        larger.places[names_place_of(&larger, larger.list[i], strlen(larger.list[i]))] = i + 1;
    }
    larger.count = names->count;
    free(names->list);
    free(names->places);
    *names = larger;
    return 1;
}

uint32_t ur_names_add(struct ur_names *names, const char *name, size_t length) {
    uint32_t found = ur_names_find(names, name, length);
    if (found != UR_NO_NAME) {
        return found;
    }
    if (names->count == names->room && !names_grow(names)) {
        return UR_NO_NAME;
    }
    char *copy = strndup(name, length);
    if (!copy) {
        return UR_NO_NAME;
    }
    names->list[names->count++] = copy;
    names->places[names_place_of(names, copy, strlen(copy))] = names->count;
    return names->count - 1;
}

void ur_names_free(struct ur_names *names) {
    for (uint32_t i = 0; i < names->count; ++i) {
        free(names->list[i]);
    }
    free(names->list);
    free(names->places);
    *names = (struct ur_names){0};
}

#include "mangled.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_REPEATED = 32, MOST_DEEP = 8 };

struct parameter {
    char of; /* 0: it is no type */
    uint8_t lanes;
    bool pointer;
};

struct reader {
    const char *at;
    struct parameter known[MOST_REPEATED]; /* what S_, S0_ and so on stand for */
    uint32_t known_count;
};

static const struct parameter none;

static struct parameter mangled_remember(struct reader *r, struct parameter read) {
    if (read.of && r->known_count < MOST_REPEATED) {
        r->known[r->known_count++] = read;
    }
    return read;
}

static struct parameter scalar(char of) {
    return (struct parameter){of, 1, false};
}

/* Behind its length; false: it has none, or the text ends before it does. */
static bool source_name(struct reader *r, const char **name, size_t *length) {
    char *end;
    if (*r->at < '1' || *r->at > '9') {
        return false;
    }
    *length = strtoul(r->at, &end, 10);
    *name = end;
    if (strnlen(end, *length) < *length) {
        return false;
    }
    r->at = end + *length;
    return true;
}

static struct parameter repeated(struct reader *r) {
    uint32_t index = 0;
    ++r->at;
    if (*r->at != '_') {
        for (; (*r->at >= '0' && *r->at <= '9') || (*r->at >= 'A' && *r->at <= 'Z'); ++r->at) {
            index = index * 36 + (uint32_t)(*r->at <= '9' ? *r->at - '0' : *r->at - 'A' + 10);
            if (index > MOST_REPEATED) {
                return none;
            }
        }
        ++index;
    }
    if (*r->at != '_' || index >= r->known_count) {
        return none;
    }
    ++r->at;
    return r->known[index];
}

static struct parameter type(struct reader *r, unsigned depth) {
    const char *name;
    size_t length;
    struct parameter made;
    if (depth > MOST_DEEP) {
        return none;
    }
    switch (*r->at) {
    case 'P':
        ++r->at;
        made = type(r, depth + 1);
        made.pointer = true;
        return mangled_remember(r, made);
    case 'U':
    case 'V':
    case 'K':
    case 'r': {
        /* Qualifiers make one type together, but for that of atomic ones. */
        bool atomic = false;
        while (!atomic && strchr("UVKr", *r->at) && *r->at) {
            if (*r->at++ == 'U') {
                if (!source_name(r, &name, &length)) {
                    return none;
                }
                atomic = length == 7 && strncmp(name, "_Atomic", 7) == 0;
            }
            if (strncmp(r->at, "U7_Atomic", 9) == 0) {
                break;
            }
        }
        return mangled_remember(r, type(r, depth + 1));
    }
    case 'D':
        if (strncmp(r->at, "Dh", 2) == 0) {
            r->at += 2;
            return scalar('H');
        }
        if (strncmp(r->at, "DF16_", 5) == 0) {
            r->at += 5;
            return scalar('H');
        }
        if (strncmp(r->at, "Dv", 2) == 0) {
            unsigned long lanes = strtoul(r->at + 2, NULL, 10);
            r->at += 2 + strspn(r->at + 2, "0123456789");
            if (*r->at++ != '_' || lanes < 1 || lanes > 16) {
                return none;
            }
            made = type(r, depth + 1);
            made.lanes = (uint8_t)lanes;
            return mangled_remember(r, made);
        }
        return none;
    case 'S':
        return repeated(r);
    default:
        if (source_name(r, &name, &length)) {
            return mangled_remember(r, scalar('o'));
        }
        if (!*r->at || !strchr("vbcahstijlmxyfd", *r->at)) {
            return none;
        }
        return scalar(*r->at++);
    }
}

bool ur_mangled_read(const char *text, struct ur_mangled *read) {
    struct reader r = {.at = text + 2};
    const char *name;
    size_t length;
    *read = (struct ur_mangled){0};
    if (strncmp(text, "_Z", 2) != 0 || !source_name(&r, &name, &length) ||
        length >= sizeof(read->name)) {
        return false;
    }
    memcpy(read->name, name, length);
    if (strcmp(r.at, "v") == 0) {
        return true;
    }
    while (*r.at) {
        struct parameter one = read->count < UR_MANGLED_PARAMETERS ? type(&r, 0) : none;
        if (!one.of) {
            return false;
        }
        read->of[read->count] = one.of;
        read->lanes[read->count] = one.lanes;
        read->pointer[read->count++] = one.pointer;
    }
    return true;
}

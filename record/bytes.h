/* Records are put together in a buffer and read from one: numbers of variable length, bytes. */
#ifndef RECORD_BYTES_H
#define RECORD_BYTES_H

#include <endian.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Grows as needed. `failed` says that memory was short; what is put then is lost. `lent`: what it
 * has is somebody else's memory, which is left for an allocation when it gets too small. */
struct ur_bytes {
    unsigned char *at;
    size_t used, room;
    bool failed, lent;
};

static __attribute__((noinline, unused)) bool ur_bytes_grow(struct ur_bytes *bytes, size_t size) {
    size_t room = bytes->room ? bytes->room : 512;
    while (room - bytes->used < size) {
        room *= 2;
    }
    unsigned char *at = realloc(bytes->lent ? NULL : bytes->at, room);
    if (!at) {
        bytes->failed = true;
        return false;
    }
    if (bytes->lent) {
        memcpy(at, bytes->at, bytes->used);
        bytes->lent = false;
    }
    bytes->at = at;
    bytes->room = room;
    return true;
}

static inline void ur_bytes_free(struct ur_bytes *bytes) {
    if (!bytes->lent) {
        free(bytes->at);
    }
}

/* Room for as many bytes behind what is used; they become part of it. NULL without memory. */
static inline unsigned char *ur_bytes_more(struct ur_bytes *bytes, size_t size) {
    if (__builtin_expect(bytes->room - bytes->used < size, 0) && !ur_bytes_grow(bytes, size)) {
        return NULL;
    }
    unsigned char *at = bytes->at + bytes->used;
    bytes->used += size;
    return at;
}

static inline void ur_put(struct ur_bytes *bytes, const void *data, size_t size) {
    unsigned char *at = size ? ur_bytes_more(bytes, size) : NULL;
    if (at) {
        memcpy(at, data, size);
    }
}

static inline void ur_put_byte(struct ur_bytes *bytes, uint8_t value) {
    unsigned char *at = ur_bytes_more(bytes, 1);
    if (at) {
        *at = value;
    }
}

/* Seven bits a byte, the lowest first; the highest bit says that more follow. There is room for
 * UR_NUMBER_ROOM bytes; gives where the next goes. */
#define UR_NUMBER_ROOM 10
static inline unsigned char *ur_number_at(unsigned char *at, uint64_t value) {
    if (value < 0x80) {
        *at = (unsigned char)value;
        return at + 1;
    }
    if (value >> 56) {
        for (; value >= 0x80; value >>= 7) {
            *at++ = (unsigned char)(value | 0x80);
        }
        *at++ = (unsigned char)value;
        return at;
    }
    /* Eight groups of seven bits move apart at once; addresses are recorded all the time. */
    unsigned more = (63u - (unsigned)__builtin_clzll(value)) / 7; /* bytes before the last */
    value = (value & 0x00fffffff0000000) << 4 | (value & 0x0fffffff);
    value = (value & 0x0fffc0000fffc000) << 2 | (value & 0x00003fff00003fff);
    value = (value & 0x3f803f803f803f80) << 1 | (value & 0x007f007f007f007f);
    value |= 0x8080808080808080 & ((UINT64_C(1) << (8 * more)) - 1);
    value = htole64(value);
    memcpy(at, &value, sizeof(value));
    return at + more + 1;
}

static inline void ur_put_number(struct ur_bytes *bytes, uint64_t value) {
    unsigned char *at = ur_bytes_more(bytes, UR_NUMBER_ROOM);
    if (at) {
        bytes->used = (size_t)(ur_number_at(at, value) - bytes->at);
    }
}

static inline void ur_put_text(struct ur_bytes *bytes, const char *text) {
    size_t length = strlen(text);
    ur_put_number(bytes, length);
    ur_put(bytes, text, length);
}

/* What is read from; after the first mistake `failed` is set and everything reads as 0. */
struct ur_reading {
    const unsigned char *at, *end;
    bool failed;
};

static inline const unsigned char *ur_get(struct ur_reading *reading, size_t size) {
    if (reading->failed || (size_t)(reading->end - reading->at) < size) {
        reading->failed = true;
        return NULL;
    }
    const unsigned char *at = reading->at;
    reading->at += size;
    return at;
}

static inline uint8_t ur_get_byte(struct ur_reading *reading) {
    const unsigned char *at = ur_get(reading, 1);
    return at ? *at : 0;
}

static inline uint64_t ur_get_number(struct ur_reading *reading) {
    uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        const unsigned char *at = ur_get(reading, 1);
        if (!at) {
            return 0;
        }
        value |= (uint64_t)(*at & 0x7f) << shift;
        if (!(*at & 0x80)) {
            return value;
        }
    }
    reading->failed = true;
    return 0;
}

#endif

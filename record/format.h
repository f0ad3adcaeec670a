/* The file of a recording: what it is made of, byte by byte. docs/record.md tells it in words.
 *
 *   head    one page; see struct ur_record_head
 *   area    while the program runs: the records that are not compressed yet, mapped and shared, so
 *           that they are in the file as soon as they are written, whatever ends the program;
 *           after a clean end: frames
 *   frames  one after another to the end of the file: many records each, compressed
 *
 * Everything has its length and its checksum. Frames are numbered. The area has two halves: while
 * one becomes a frame, records are added to the other. Each says which number its records will get
 * as a frame, so that a reader that finds the frame of that number leaves the half alone: at no
 * moment is a record in no place or in two. All numbers are little-endian. */
#ifndef RECORD_FORMAT_H
#define RECORD_FORMAT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define UR_RECORD_MAGIC "URRECORD"
/* Readers take every version up to theirs. A change that an earlier reader would misread raises it;
 * a new kind of record does not: readers leave out kinds that they do not know, and say so. */
#define UR_RECORD_VERSION 2u
#define UR_RECORD_PAGE 4096u
#define UR_RECORD_HALF (256u * 1024)
#define UR_RECORD_AREA (2 * UR_RECORD_HALF)
/* No frame holds more (bytes before compression), so that a damaged number allocates no more. */
#define UR_RECORD_LARGEST (8u * 1024 * 1024)
/* Data of calls is cut into pieces of this size (bytes). */
#define UR_RECORD_PIECE (2u * 1024 * 1024)

enum ur_record_state {
    UR_RECORD_RUNNING = 1, /* the area holds records */
    UR_RECORD_ENDED = 2,   /* the area holds frames */
};

struct ur_record_head {
    char magic[8];
    uint32_t version;
    uint32_t interface; /* ur_api_version_t of the program that recorded */
    uint32_t area;      /* bytes of the area, which starts at UR_RECORD_PAGE */
    uint32_t process;
    uint64_t check;         /* of everything before it */
    _Atomic uint32_t state; /* ur_record_state */
    /* Of version 1, whose area is in one: the number of the frame that its records will be. */
    _Atomic uint32_t generation;
};

/* What a half begins with: the number of the frame that its records will be, and the same inverted
 * in the upper 32 bits. 0: nothing was added to it yet. */
typedef _Atomic uint64_t ur_record_marked;

/* In the area: `length` is stored last, so that a record is there whole or not at all. The next
 * record starts at the next multiple of 8; a length of 0 ends them. */
struct ur_record_entry {
    _Atomic uint32_t length; /* bytes that follow; and UR_RECORD_IN_WORDS */
    uint32_t check;          /* of these, with zeros to a multiple of 8, and of the generation */
};

/* In the area a record may stand in words, which takes less time to write: as groups, each of them
 * two numbers of 4 bytes, how many words follow and how many bytes behind these, then these, and
 * zeros to a multiple of 8. The record is each word as a number of variable length (bytes.h), and
 * the bytes as they are. */
#define UR_RECORD_IN_WORDS 0x80000000u

#define UR_RECORD_FRAME_MAGIC 0x4d415246u /* FRAM */

enum ur_record_method {
    UR_RECORD_STORED = 0, /* as it is */
    UR_RECORD_ZSTD = 1,
};

/* Before compression a frame is records, each a length of 4 bytes and as many bytes. */
struct ur_record_frame {
    uint32_t magic;
    uint32_t number;
    uint32_t stored; /* bytes that follow */
    uint32_t raw;    /* bytes that they become */
    uint32_t method;
    uint32_t reserved; /* 0 */
    uint64_t check;    /* of what stands before it and of what follows */
};

/* The first byte of a record. All but DATA go on with a sequence number. */
enum ur_record_kind {
    UR_RECORD_CALL = 1,           /* a call of the interface: call.h */
    UR_RECORD_DATA = 2,           /* a piece of what others refer to by number */
    UR_RECORD_OUTPUT = 3,         /* what a command gave to the program */
    UR_RECORD_MEMORY = 4,         /* what the host did to USM */
    UR_RECORD_TASK = 5,           /* what a host task did to USM */
    UR_RECORD_NOTE = 6,           /* a sentence about what could not be recorded */
    UR_RECORD_DEVICE = 7,         /* what a device handle stands for */
    UR_RECORD_BEGIN = 8,          /* about the program and how it was recorded */
    UR_RECORD_END = 9,            /* the recording ended as it should */
    UR_RECORD_INPUT = 13,         /* what a command reads of the host, other than at its call */
    UR_RECORD_CODE = 12,          /* what code is in a program or kernel of a native handle */
    UR_RECORD_BUFFER_OUTPUT = 11, /* what a buffer held behind a launch */
    UR_RECORD_GROUP = 14,         /* which size of groups the adapter chooses for a kernel */
    UR_RECORD_BUFFER = 10,        /* what a buffer held when a part of the program began */
};

/* A checksum, and with two seeds the name of a content. Not meant to withstand an adversary. */
uint64_t ur_record_hash(const void *data, size_t size, uint64_t seed);

static inline uint64_t ur_record_head_check(const struct ur_record_head *head) {
    return ur_record_hash(head, offsetof(struct ur_record_head, check), 0);
}

uint64_t ur_record_frame_check(const struct ur_record_frame *frame, const void *stored);

static inline uint64_t ur_record_generation(uint32_t number) {
    return (uint64_t)~number << 32 | number;
}

/* Of a record in the area: a sum, which takes a fifth of the time of a hash, and copies it besides
 * where `to` is not NULL. `size` is a multiple of 8, as are both addresses. */
uint32_t ur_record_entry_check(void *to, const void *from, size_t size, uint32_t generation);

struct ur_bytes;
/* Adds what a record in words stands for. False if it is none, or without memory. */
bool ur_record_expand(struct ur_bytes *to, const void *from, size_t size);

#endif

#include <string.h>

#include "bytes.h"
#include "format.h"

static uint64_t hash_word(const unsigned char *at) {
    uint64_t value;
    memcpy(&value, at, sizeof(value));
    return value;
}

/* Both halves of a product, so that each bit of the factors reaches many of the result. */
static uint64_t fold(uint64_t a, uint64_t b) {
    __uint128_t product = (__uint128_t)a * b;
    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

uint64_t ur_record_hash(const void *data, size_t size, uint64_t seed) {
    static const uint64_t odd[5] = {0x9e3779b97f4a7c15, 0xbf58476d1ce4e5b9, 0x94d049bb133111eb,
                                    0xd6e8feb86659fd93, 0xa0761d6478bd642f};
    const unsigned char *at = data;
    uint64_t lanes[4] = {seed ^ odd[0], seed + odd[1], seed ^ odd[2], seed + odd[3]};
    size_t left = size;

    /* Four lanes, since one would wait for its own multiplication. */
    for (; left >= 64; left -= 64, at += 64) {
        for (int i = 0; i < 4; i++) {
            lanes[i] = fold(hash_word(at + i * 16) ^ odd[i], hash_word(at + i * 16 + 8) ^ lanes[i]);
        }
    }
    uint64_t hash =
        fold(lanes[0] ^ odd[1], lanes[1] ^ odd[2]) ^ fold(lanes[2] ^ odd[3], lanes[3] ^ odd[4]);
    for (; left >= 8; left -= 8, at += 8) {
        hash = fold(hash_word(at) ^ odd[0], hash ^ odd[1]);
    }
    if (left) {
        uint64_t rest = 0;
        memcpy(&rest, at, left);
        hash = fold(rest ^ odd[2], hash ^ odd[3]);
    }
    return fold(hash ^ odd[4], (uint64_t)size ^ odd[0]);
}

uint64_t ur_record_frame_check(const struct ur_record_frame *frame, const void *stored) {
    uint64_t head = ur_record_hash(frame, offsetof(struct ur_record_frame, check), 1);
    return ur_record_hash(stored, frame->stored, head);
}

/* Two sums at once, as registers of 16 bytes have them: of the words, and of these sums so far,
 * which tells their places. */
typedef uint64_t pair __attribute__((vector_size(16)));

static inline __attribute__((always_inline)) uint32_t
sum(unsigned char *to, const unsigned char *from, size_t size, uint32_t generation) {
    pair words = {generation, 0x9e3779b97f4a7c15}, sums = {size, 0}, next;
    size_t at = 0;
#pragma GCC unroll 4
    for (size_t whole = size / sizeof(next); whole; whole--, at += sizeof(next)) {
        memcpy(&next, from + at, sizeof(next));
        if (to) {
            memcpy(to + at, &next, sizeof(next));
        }
        words += next;
        sums += words;
    }
    if (at < size) {
        uint64_t last = hash_word(from + at);
        if (to) {
            memcpy(to + at, &last, sizeof(last));
        }
        words += (pair){last, 0};
        sums += words;
    }
    uint64_t check = fold(words[0] ^ 0xbf58476d1ce4e5b9, sums[0] ^ 0x94d049bb133111eb) ^
                     fold(words[1] ^ 0xd6e8feb86659fd93, sums[1] ^ 0xa0761d6478bd642f);
    return (uint32_t)(check >> 32) ^ (uint32_t)check;
}

uint32_t ur_record_entry_check(void *to, const void *from, size_t size, uint32_t generation) {
    return to ? sum(to, from, size, generation) : sum(NULL, from, size, generation);
}

bool ur_record_expand(struct ur_bytes *to, const void *from, size_t size) {
    const unsigned char *at = from, *end = at + size;
    while (end - at >= 8) {
        uint32_t count[2]; /* words, bytes */
        memcpy(count, at, sizeof(count));
        at += sizeof(count);
        if (count[0] > (size_t)(end - at) / 8) {
            return false;
        }
        for (uint32_t i = 0; i < count[0]; i++, at += 8) {
            ur_put_number(to, hash_word(at));
        }
        size_t padded = (count[1] + (size_t)7) & ~(size_t)7;
        if (padded > (size_t)(end - at)) {
            return false;
        }
        ur_put(to, at, count[1]);
        at += padded;
    }
    return at == end && !to->failed;
}

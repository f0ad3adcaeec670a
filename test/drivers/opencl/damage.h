/* Damage to one word of a SPIR-V module, the same for the same seed. */
#ifndef DAMAGE_H
#define DAMAGE_H

#include <stddef.h>
#include <stdint.h>

static inline uint64_t damage_random(uint64_t *state) {
    uint64_t x = (*state += 0x9e3779b97f4a7c15u);
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* What to put in place of word `at`. */
static inline uint32_t damage(const uint32_t *words, size_t count, size_t at, uint64_t seed) {
    uint64_t state = seed * 1000003 + at;
    uint32_t value = words[at], other = words[damage_random(&state) % count];
    uint32_t bound = words[3] ? words[3] : 1, random = (uint32_t)damage_random(&state);
    switch (damage_random(&state) % 8) {
    case 0:
        return value ^ 1u << random % 32;
    case 1:
        return value + 1;
    case 2:
        return value - 1;
    case 3:
        return 0;
    case 4:
        return random;
    case 5: /* an id of something else */
    case 6:
        return 1 + random % bound;
    default:
        return other;
    }
}

#endif

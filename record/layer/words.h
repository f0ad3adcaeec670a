/* Parameters of commands as words (record/format.h). */
#ifndef RECORD_LAYER_WORDS_H
#define RECORD_LAYER_WORDS_H

#include "record/call.h"
#include "recording.h"

/* Puts words at `at`, and gives where the next one goes; NULL for what only the tables of the
 * specification tell of. `written`: the call has given something. */
typedef unsigned char *ur_record_put_t(struct ur_record_words *to, unsigned char *at, void **params,
                                       bool written);

struct ur_record_short {
    uint16_t id;
    ur_record_put_t *inputs, *outputs;
};
/* generated/words.c */
extern HIDDEN const struct ur_record_short ur_record_shorts[];
extern HIDDEN const size_t ur_record_num_shorts;

/* Longer lists are left to the tables. */
#define UR_RECORD_SHORT_LIST 8u
/* Words of a parameter that such a function puts. */
#define UR_RECORD_SHORT_WORDS (UR_RECORD_SHORT_LIST + 2)

static inline unsigned char *ur_word_put(unsigned char *at, uint64_t value) {
    memcpy(at, &value, sizeof(value));
    return at + sizeof(value);
}

/* `size` is a constant, for which this is one instruction. */
static inline __attribute__((always_inline)) uint64_t ur_word_of(const void *param, size_t size) {
    uint64_t value = 0;
    memcpy(&value, param, size); /* the lowest bytes come first */
    return value;
}

static inline const unsigned char *ur_word_pointer(const void *param) {
    return *(const unsigned char *const *)param;
}

/* encode.c; the same of the arguments of a launch */
HIDDEN unsigned char *ur_record_put_args(struct ur_record_words *to, unsigned char *at,
                                         const ur_exp_kernel_arg_properties_t *args,
                                         uint32_t count);

#define PUT_ARGS(to, at, param, count)                                                             \
    do {                                                                                           \
        const void *args_ = ur_word_pointer(param);                                                \
        (at) = args_ ? ur_record_put_args(to, at, args_, count) : ur_word_put(at, UR_FORM_NULL);   \
        if (!(at)) {                                                                               \
            return NULL;                                                                           \
        }                                                                                          \
    } while (0)

/* What a pointer is that is no list of words. */
#define PUT_NONE(at, param)                                                                        \
    do {                                                                                           \
        if (ur_word_pointer(param)) {                                                              \
            return NULL;                                                                           \
        }                                                                                          \
        (at) = ur_word_put(at, UR_FORM_NULL);                                                      \
    } while (0)

#define PUT_LIST(at, param, count, there)                                                          \
    do {                                                                                           \
        const unsigned char *words_ = ur_word_pointer(param);                                      \
        uint32_t count_ = words_ && (there) ? (count) : 0;                                         \
        if (count_ > UR_RECORD_SHORT_LIST) {                                                       \
            return NULL;                                                                           \
        }                                                                                          \
        if (!words_ || !(there)) {                                                                 \
            (at) = ur_word_put(at, words_ ? UR_FORM_UNWRITTEN : UR_FORM_NULL);                     \
            break;                                                                                 \
        }                                                                                          \
        (at) = ur_word_put(ur_word_put(at, UR_FORM_LIST), count_);                                 \
        for (uint32_t i_ = 0; i_ < count_; i_++) {                                                 \
            (at) = ur_word_put(at, ur_word_of(words_ + i_ * 8, 8));                                \
        }                                                                                          \
    } while (0)

#endif

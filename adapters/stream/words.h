/* Words in memory of the host that streams wait for. */
#ifndef STREAM_WORDS_H
#define STREAM_WORDS_H

#include "stream.h"

/* Its value only grows, so that a word serves the next task at once: a stream that has yet to look
 * at it finds a number at least as high as its own. */
struct stream_word {
    struct stream_word *next; /* of those that nobody uses; place's lock */
    _Atomic uint32_t *value;
    uint32_t number; /* the stream goes on once the value has reached it */
};

/* NULL: the driver cannot do that, or there is no memory. Pre: the place was entered. */
struct stream_word *stream_word_take(struct stream_place *place);
/* What comes next on the stream waits. Pre: the place was entered. */
ur_result_t stream_word_order(drv_stream stream, const struct stream_word *word);
/* Lets the stream go on; the word is the place's again. */
void stream_word_pass(struct stream_place *place, struct stream_word *word);
/* The other way round: the stream says that it has come so far. Pre: the place was entered, and its
 * driver can store words. */
ur_result_t stream_word_mark(drv_stream stream, const struct stream_word *word);
bool stream_word_is_marked(const struct stream_word *word);
/* The word is the place's again. Pre: marked, or nothing on the device runs any more. */
void stream_word_put(struct stream_place *place, struct stream_word *word);
/* Pre: nothing uses the place any more. */
void stream_words_end(struct stream_place *place, bool entered);

#endif

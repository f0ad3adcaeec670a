/* Words in memory of the host that streams wait for: a thread of the adapter holds a stream back
 * without any thread of the driver. */
#include "words.h"

enum { PAGE_BYTES = 4096, LINE = 64 };

struct stream_words_page {
    struct stream_words_page *next;
    void *memory;
    struct stream_word word[PAGE_BYTES / LINE];
};

/* Not every driver that has the call can do it, which only trying tells: on a value that is there.
 * Pre: place locked and entered. */
static bool works(struct stream_place *place, _Atomic uint32_t *value) {
    drv_stream stream;
    if (drv_stream_create(&stream, false, 0) != DRV_OK) {
        return false;
    }
    bool good = drv_stream_wait_word(stream, (uint32_t *)value, 0) == DRV_OK &&
                drv_stream_wait(stream) == DRV_OK;
    (void)drv_stream_destroy(stream);
    (void)place;
    return good;
}

/* Pre: place locked and entered. */
static void add_page(struct stream_place *place) {
    struct stream_words *words = &place->words;
    struct stream_words_page *page = calloc(1, sizeof(*page));
    if (!page) {
        return;
    }
    if (drv_alloc_host(&page->memory, PAGE_BYTES) != DRV_OK) {
        free(page);
        return;
    }
    memset(page->memory, 0, PAGE_BYTES);
    if (!words->pages && !works(place, page->memory)) {
        words->missing = true;
        (void)drv_free_host(page->memory);
        free(page);
        return;
    }
    page->next = words->pages;
    words->pages = page;
    for (size_t i = 0; i < PAGE_BYTES / LINE; ++i) {
        page->word[i].value = (_Atomic uint32_t *)(void *)((char *)page->memory + i * LINE);
        page->word[i].next = words->free;
        words->free = &page->word[i];
    }
}

struct stream_word *stream_word_take(struct stream_place *place) {
    struct stream_words *words = &place->words;
    pthread_mutex_lock(&place->lock);
    if (!words->free && !words->missing && drv_has_stream_wait_word()) {
        add_page(place);
    }
    struct stream_word *word = words->free;
    if (word) {
        words->free = word->next;
        ++word->number;
    }
    pthread_mutex_unlock(&place->lock);
    return word;
}

ur_result_t stream_word_order(drv_stream stream, const struct stream_word *word) {
    return stream_check(drv_stream_wait_word(stream, (uint32_t *)word->value, word->number),
                        "making a stream wait for a host task");
}

void stream_word_pass(struct stream_place *place, struct stream_word *word) {
    atomic_store_explicit(word->value, word->number, memory_order_release);
    stream_word_put(place, word);
}

ur_result_t stream_word_mark(drv_stream stream, const struct stream_word *word) {
    return stream_check(drv_stream_write_word(stream, (uint32_t *)word->value, word->number),
                        "marking a place on a stream");
}

bool stream_word_is_marked(const struct stream_word *word) {
    return (int32_t)(atomic_load_explicit(word->value, memory_order_acquire) - word->number) >= 0;
}

void stream_word_put(struct stream_place *place, struct stream_word *word) {
    pthread_mutex_lock(&place->lock);
    word->next = place->words.free;
    place->words.free = word;
    pthread_mutex_unlock(&place->lock);
}

void stream_words_end(struct stream_place *place, bool entered) {
    while (place->words.pages) {
        struct stream_words_page *page = place->words.pages;
        place->words.pages = page->next;
        if (entered) {
            (void)drv_free_host(page->memory);
        }
        free(page);
    }
}

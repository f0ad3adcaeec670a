/* What the tests of the engine share. */
#ifndef TEST_ENGINE_COMMON_H
#define TEST_ENGINE_COMMON_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define TEST_TSAN 1
#endif
#endif
#ifdef __SANITIZE_THREAD__
#define TEST_TSAN 1
#endif

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* One root with one device. */
struct fixture {
    struct eng *eng;
    struct eng_device *device;
};

static inline struct fixture fixture_open(const struct eng_test *test, unsigned threads) {
    struct eng_device_config config = {.threads = threads};
    struct fixture fixture = {eng_create(test), NULL};

    assert_non_null(fixture.eng);
    assert_int_equal(eng_device_create(fixture.eng, &config, &fixture.device), ENG_OK);
    return fixture;
}

static inline void fixture_close(struct fixture fixture) {
    eng_destroy(fixture.eng);
}

static inline struct eng_stream *stream_open(struct fixture fixture, unsigned flags) {
    struct eng_stream *stream = NULL;

    assert_int_equal(eng_stream_create(fixture.device, flags, &stream), ENG_OK);
    return stream;
}

static inline void sleep_us(unsigned us) {
    struct timespec time = {us / 1000000, (long)(us % 1000000) * 1000};

    nanosleep(&time, NULL);
}

/* A flag that one thread waits for until another raises it. */
struct gate {
    pthread_mutex_t lock;
    pthread_cond_t cond;
    int value;
};

#define GATE_INIT                                                                                  \
    { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0 }

static inline void gate_add(struct gate *gate) {
    pthread_mutex_lock(&gate->lock);
    gate->value++;
    pthread_cond_broadcast(&gate->cond);
    pthread_mutex_unlock(&gate->lock);
}

static inline void gate_wait(struct gate *gate, int value) {
    pthread_mutex_lock(&gate->lock);
    while (gate->value < value)
        pthread_cond_wait(&gate->cond, &gate->lock);
    pthread_mutex_unlock(&gate->lock);
}

#endif

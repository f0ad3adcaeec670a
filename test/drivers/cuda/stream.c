/* Streams, events and callbacks. */
#include "internal.h"

struct CUctx_st *soft_stream_context(CUstream stream) {
    return stream && stream != CU_STREAM_LEGACY && stream != CU_STREAM_PER_THREAD ? stream->context
                                                                                  : soft_current;
}

struct eng_stream *soft_stream(CUstream stream) {
    bool own =
        stream && stream != CU_STREAM_LEGACY && stream != CU_STREAM_PER_THREAD && stream->engine;
    return own ? stream->engine : soft_stream_context(stream)->legacy;
}

struct eng_submit soft_submit(CUstream stream, const char *name, struct eng_command **event) {
    return (struct eng_submit){.stream = soft_stream(stream), .name = name, .event = event};
}

/* A fault stays with the context, as on a real device. */
static void on_complete(struct eng_command *command, int reached, void *data) {
    struct CUctx_st *context = data;
    (void)command;
    if (reached < 0) {
        int none = CUDA_SUCCESS;
        atomic_compare_exchange_strong(&context->sticky, &none, (int)soft_result(reached));
        none = 0;
        atomic_compare_exchange_strong(&context->device->fault, &none, (int)soft_result(reached));
    }
}

static pthread_mutex_t work_lock =
    PTHREAD_MUTEX_INITIALIZER; /* guards `work` of contexts and streams */

static struct eng_command **work_of(CUstream stream) {
    bool own =
        stream && stream != CU_STREAM_LEGACY && stream != CU_STREAM_PER_THREAD && stream->engine;
    return own ? &stream->work : &soft_stream_context(stream)->work;
}

void soft_keep_work(struct eng_command **kept, struct eng_command *work) {
    pthread_mutex_lock(&work_lock);
    struct eng_command *old = *kept;
    *kept = work;
    pthread_mutex_unlock(&work_lock);
    if (old) {
        eng_command_release(old);
    }
}

CUresult soft_done(CUstream stream, int result, struct eng_command *const *event) {
    if (result != ENG_OK) {
        return soft_result(result);
    }
    eng_command_hook(*event, ENG_COMPLETE, on_complete, soft_stream_context(stream));
    soft_keep_work(work_of(stream), *event);
    return CUDA_SUCCESS;
}

void soft_watch(struct eng_command *command) {
    eng_command_hook(command, ENG_COMPLETE, on_complete, soft_current);
}

/* The newest work of the stream, retained; NULL: none. */
static struct eng_command *newest_work(CUstream stream) {
    pthread_mutex_lock(&work_lock);
    struct eng_command *work = *work_of(stream);
    if (work) {
        eng_command_retain(work);
    }
    pthread_mutex_unlock(&work_lock);
    return work;
}

CUresult soft_drain(CUstream stream) {
    struct CUctx_st *context = soft_stream_context(stream);
    int result = eng_stream_wait(soft_stream(stream), NULL, 0);
    int sticky = atomic_load(&context->sticky);
    return sticky ? (CUresult)sticky : soft_result(result);
}

/* A real device has few channels, which streams share: what comes after a wait in one of them, on
 * whichever stream, waits too. Here that is so for waits for words, where UR_SOFT_CHANNELS says how
 * many there are. */
static struct {
    pthread_mutex_t lock;
    struct CUstream_st *first;
    unsigned made;
} live = {.lock = PTHREAD_MUTEX_INITIALIZER};

static unsigned channels(void) {
    const char *text = getenv("UR_SOFT_CHANNELS");
    return text ? (unsigned)strtoul(text, NULL, 10) : 0;
}

static void add_live(struct CUstream_st *stream) {
    unsigned count = channels();
    pthread_mutex_lock(&live.lock);
    stream->channel = count ? live.made++ % count : 0;
    stream->next = live.first;
    live.first = stream;
    pthread_mutex_unlock(&live.lock);
}

static void remove_live(struct CUstream_st *stream) {
    pthread_mutex_lock(&live.lock);
    struct CUstream_st **at = &live.first;
    while (*at != stream) {
        at = &(*at)->next;
    }
    *at = stream->next;
    pthread_mutex_unlock(&live.lock);
}

/* What comes next on the streams of that one's channel waits for `over`. */
static void hold_channel(CUstream stream, struct eng_command *over) {
    if (!channels() || !stream || !stream->engine) {
        return;
    }
    pthread_mutex_lock(&live.lock);
    for (struct CUstream_st *at = live.first; at; at = at->next) {
        if (at != stream && at->engine && at->context == stream->context &&
            at->channel == stream->channel) {
            struct eng_submit submit = soft_submit(at, "channel in use", NULL);
            submit.flags = ENG_RUN_ALWAYS;
            submit.wait = &over;
            submit.wait_count = 1;
            (void)eng_marker(&submit);
        }
    }
    pthread_mutex_unlock(&live.lock);
}

EXPORT CUresult CUDAAPI cuStreamCreateWithPriority(CUstream *stream, unsigned int flags,
                                                   int priority) {
    ENTER_CONTEXT();
    if (flags & ~(unsigned)CU_STREAM_NON_BLOCKING) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct CUstream_st *made = calloc(1, sizeof(*made));
    if (!made) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    made->context = soft_current;
    made->flags = flags;
    made->priority = priority > 0 ? 0 : priority < -3 ? -3 : priority;
    /* One that waits for the default stream and is waited for by it is that stream. */
    if (flags & CU_STREAM_NON_BLOCKING) {
        int result = eng_stream_create(soft_current->device->engine, ENG_IN_ORDER, &made->engine);
        if (result != ENG_OK) {
            free(made);
            return soft_result(result);
        }
    }
    add_live(made);
    *stream = made;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuStreamDestroy(CUstream stream) {
    ENTER_RELEASE(reported);
    if (!stream) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    remove_live(stream);
    if (stream->engine) {
        eng_stream_destroy(stream->engine);
    }
    soft_keep_work(&stream->work, NULL);
    free(stream);
    return reported;
}

EXPORT CUresult CUDAAPI cuStreamSynchronize(CUstream stream) {
    ENTER_CONTEXT();
    return soft_drain(stream);
}

EXPORT CUresult CUDAAPI cuStreamQuery(CUstream stream) {
    ENTER_CONTEXT();
    return eng_stream_idle(soft_stream(stream)) ? soft_drain(stream) : CUDA_ERROR_NOT_READY;
}

EXPORT CUresult CUDAAPI cuStreamGetCtx(CUstream stream, CUcontext *context) {
    ENTER();
    *context = soft_stream_context(stream);
    return *context ? CUDA_SUCCESS : CUDA_ERROR_INVALID_CONTEXT;
}

EXPORT CUresult CUDAAPI cuStreamGetFlags(CUstream stream, unsigned int *flags) {
    ENTER_CONTEXT();
    *flags = stream ? stream->flags : CU_STREAM_DEFAULT;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuStreamGetPriority(CUstream stream, int *priority) {
    ENTER_CONTEXT();
    *priority = stream ? stream->priority : 0;
    return CUDA_SUCCESS;
}

struct eng_command *soft_event_last(CUevent event) {
    pthread_mutex_lock(&event->lock);
    struct eng_command *last = event->last;
    if (last) {
        eng_command_retain(last);
    }
    pthread_mutex_unlock(&event->lock);
    return last;
}

EXPORT CUresult CUDAAPI cuStreamWaitEvent(CUstream stream, CUevent event, unsigned int flags) {
    ENTER_CONTEXT();
    if (!event || flags) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    struct eng_command *last = soft_event_last(event);
    if (!last) {
        return CUDA_SUCCESS;
    }
    struct eng_submit submit = soft_submit(stream, "wait", NULL);
    submit.wait = &last;
    submit.wait_count = 1;
    submit.flags = ENG_RUN_ALWAYS;
    int result = eng_marker(&submit);
    eng_command_release(last);
    return soft_result(result);
}

/* ---- callbacks ------------------------------------------------------------------------------- */

/* One thread of a context calls back for all its streams, as on a real driver: a function that
 * blocks there holds back every later one. The stream goes on once its function has returned. */
struct callback {
    struct callback *next;
    CUstreamCallback function; /* NULL: `host` */
    CUhostFn host;
    CUstream stream; /* may be gone once the function is called */
    void *data;
    struct soft_callbacks *callbacks;
    struct eng_command *reached; /* the stream's command before; retained */
    struct eng_command *over;    /* what the stream waits for; retained */
    struct eng_command *work;    /* newest before it, retained; NULL: none */
};

struct soft_callbacks {
    struct CUctx_st *context;
    pthread_t thread;
    pthread_mutex_t lock; /* guards what follows */
    pthread_cond_t wake;
    struct callback *first, **last;
    unsigned coming; /* that the engine has yet to tell of, also of commands that are complete */
    bool stop;
};

static void drop_callback(struct callback *callback) {
    if (callback->work) {
        eng_command_release(callback->work);
    }
    free(callback);
}

static void call_back(struct CUctx_st *context, struct callback *callback) {
    if (callback->work) { /* may have faulted so lately that nobody has heard yet */
        on_complete(callback->work, eng_command_state(callback->work), context);
    }
    CUresult sticky = (CUresult)atomic_load(&context->sticky);
    soft_in_callback = true;
    if (callback->function) {
        callback->function(callback->stream, sticky, callback->data);
    } else if (sticky == CUDA_SUCCESS) {
        callback->host(callback->data);
    }
    soft_in_callback = false;
    eng_user_complete(callback->over, ENG_OK, callback->reached);
    eng_command_release(callback->over);
    eng_command_release(callback->reached);
    drop_callback(callback);
}

static void *run_callbacks(void *data) {
    struct soft_callbacks *callbacks = data;
    pthread_mutex_lock(&callbacks->lock);
    for (;;) {
        while (!callbacks->first && (callbacks->coming || !callbacks->stop)) {
            pthread_cond_wait(&callbacks->wake, &callbacks->lock);
        }
        struct callback *callback = callbacks->first;
        if (!callback) {
            break;
        }
        callbacks->first = callback->next;
        if (!callbacks->first) {
            callbacks->last = &callbacks->first;
        }
        pthread_mutex_unlock(&callbacks->lock);
        call_back(callbacks->context, callback);
        pthread_mutex_lock(&callbacks->lock);
    }
    pthread_mutex_unlock(&callbacks->lock);
    return NULL;
}

static pthread_mutex_t callbacks_lock = PTHREAD_MUTEX_INITIALIZER; /* over making them */

/* NULL: no memory or no thread. */
static struct soft_callbacks *callbacks_of(struct CUctx_st *context) {
    pthread_mutex_lock(&callbacks_lock);
    struct soft_callbacks *made = context->callbacks;
    if (!made && (made = calloc(1, sizeof(*made)))) {
        made->context = context;
        made->last = &made->first;
        pthread_mutex_init(&made->lock, NULL);
        pthread_cond_init(&made->wake, NULL);
        if (pthread_create(&made->thread, NULL, run_callbacks, made) == 0) {
            context->callbacks = made;
        } else {
            pthread_cond_destroy(&made->wake);
            pthread_mutex_destroy(&made->lock);
            free(made);
            made = NULL;
        }
    }
    pthread_mutex_unlock(&callbacks_lock);
    return made;
}

void soft_callbacks_end(struct CUctx_st *context) {
    struct soft_callbacks *callbacks = context->callbacks;
    if (!callbacks) {
        return;
    }
    pthread_mutex_lock(&callbacks->lock);
    callbacks->stop = true;
    pthread_cond_signal(&callbacks->wake);
    pthread_mutex_unlock(&callbacks->lock);
    pthread_join(callbacks->thread, NULL);
    context->callbacks = NULL;
    pthread_cond_destroy(&callbacks->wake);
    pthread_mutex_destroy(&callbacks->lock);
    free(callbacks);
}

static void on_reached(struct eng_command *command, int reached, void *data) {
    (void)command;
    (void)reached;
    struct callback *callback = data;
    struct soft_callbacks *callbacks = callback->callbacks;
    pthread_mutex_lock(&callbacks->lock);
    *callbacks->last = callback;
    callbacks->last = &callback->next;
    --callbacks->coming;
    pthread_cond_signal(&callbacks->wake);
    pthread_mutex_unlock(&callbacks->lock);
}

static void expect_callback(struct soft_callbacks *callbacks, bool comes) {
    pthread_mutex_lock(&callbacks->lock);
    callbacks->coming += comes ? 1u : -1u;
    pthread_mutex_unlock(&callbacks->lock);
}

static CUresult add_callback(const struct callback *what) {
    struct soft_callbacks *callbacks = callbacks_of(soft_stream_context(what->stream));
    if (!callbacks) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    struct callback *callback = malloc(sizeof(*callback));
    if (!callback) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *callback = *what;
    callback->callbacks = callbacks;
    callback->work = newest_work(what->stream);
    struct eng_submit submit = soft_submit(what->stream, "callback", &callback->reached);
    submit.flags = ENG_RUN_ALWAYS;
    int result = eng_user_command(soft_root(), "callback", &callback->over);
    if (result != ENG_OK) {
        goto free_callback;
    }
    result = eng_marker(&submit);
    if (result != ENG_OK) {
        goto release_over;
    }
    submit = soft_submit(what->stream, "callback ended", NULL);
    submit.flags = ENG_RUN_ALWAYS;
    submit.wait = &callback->over;
    submit.wait_count = 1;
    result = eng_marker(&submit);
    if (result != ENG_OK) {
        goto release_reached;
    }
    struct eng_command *reached = callback->reached;
    eng_command_retain(reached);
    expect_callback(callbacks, true);
    result = eng_command_callback(reached, ENG_COMPLETE, on_reached, callback);
    eng_command_release(reached);
    if (result == ENG_OK) {
        return CUDA_SUCCESS;
    }
    expect_callback(callbacks, false);
    eng_user_complete(callback->over, ENG_OK, NULL);

release_reached:
    eng_command_release(callback->reached);
release_over:
    eng_command_release(callback->over);
free_callback:
    drop_callback(callback);
    return soft_result(result);
}

EXPORT CUresult CUDAAPI cuStreamAddCallback(CUstream stream, CUstreamCallback function, void *data,
                                            unsigned int flags) {
    ENTER_CONTEXT();
    return function && !flags ? add_callback(&(struct callback){
                                    .function = function, .stream = stream, .data = data})
                              : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult CUDAAPI cuLaunchHostFunc(CUstream stream, CUhostFn function, void *data) {
    ENTER_CONTEXT();
    return function
               ? add_callback(&(struct callback){.host = function, .stream = stream, .data = data})
               : CUDA_ERROR_INVALID_VALUE;
}

/* ---- words in memory ------------------------------------------------------------------------- */

/* A stream that waits for a word looks at it once it has reached the wait; a thread stands for the
 * hardware that does so. */
struct word_wait {
    struct word_wait *next;
    const _Atomic uint32_t *word;
    uint32_t value;
    struct eng_command *over; /* what the stream waits for; retained */
};

static struct {
    pthread_mutex_t lock; /* guards what follows */
    pthread_cond_t wake;
    struct word_wait *first;
    bool started;
} word_waits = {.lock = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER};

static void *look_at_words(void *unused) {
    (void)unused;
    pthread_mutex_lock(&word_waits.lock);
    for (;;) {
        while (!word_waits.first) {
            pthread_cond_wait(&word_waits.wake, &word_waits.lock);
        }
        struct word_wait **link = &word_waits.first, *over = NULL;
        while (*link) {
            struct word_wait *wait = *link;
            if ((int32_t)(atomic_load_explicit(wait->word, memory_order_acquire) - wait->value) <
                0) {
                link = &wait->next;
                continue;
            }
            *link = wait->next;
            wait->next = over;
            over = wait;
        }
        pthread_mutex_unlock(&word_waits.lock);
        while (over) { /* which may reach the next wait */
            struct word_wait *wait = over;
            over = wait->next;
            eng_user_complete(wait->over, ENG_OK, NULL);
            eng_command_release(wait->over);
            free(wait);
        }
        nanosleep(&(struct timespec){.tv_nsec = 50000}, NULL);
        pthread_mutex_lock(&word_waits.lock);
    }
    return NULL;
}

static void on_word_reached(struct eng_command *command, int reached, void *data) {
    (void)command;
    (void)reached;
    struct word_wait *wait = data;
    pthread_mutex_lock(&word_waits.lock);
    wait->next = word_waits.first;
    word_waits.first = wait;
    pthread_cond_signal(&word_waits.wake);
    pthread_mutex_unlock(&word_waits.lock);
}

static bool start_looking(void) {
    pthread_mutex_lock(&word_waits.lock);
    pthread_t thread;
    if (!word_waits.started && pthread_create(&thread, NULL, look_at_words, NULL) == 0) {
        pthread_detach(thread);
        word_waits.started = true;
    }
    bool started = word_waits.started;
    pthread_mutex_unlock(&word_waits.lock);
    return started;
}

/* Memory that the driver knows, which is what real ones take. */
static bool is_word(CUdeviceptr address) {
    struct eng_mem memory;
    return address && address % sizeof(uint32_t) == 0 &&
           soft_find((void *)(uintptr_t)address, &memory);
}

struct word_write {
    _Atomic uint32_t *word;
    uint32_t value;
};

static int write_word(void *data) {
    struct word_write *write = data;
    atomic_store_explicit(write->word, write->value, memory_order_release);
    free(write);
    return 0;
}

EXPORT CUresult CUDAAPI cuStreamWriteValue32(CUstream stream, CUdeviceptr address, cuuint32_t value,
                                             unsigned int flags) {
    ENTER_CONTEXT();
    if (!is_word(address) || flags != CU_STREAM_WRITE_VALUE_DEFAULT) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct word_write *write = malloc(sizeof(*write));
    if (!write) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *write = (struct word_write){(_Atomic uint32_t *)(uintptr_t)address, value};
    struct eng_submit submit = soft_submit(stream, "write a word", NULL);
    int result = eng_task(&submit, write_word, write);
    if (result != ENG_OK) {
        free(write);
    }
    return soft_result(result);
}

EXPORT CUresult CUDAAPI cuStreamWaitValue32(CUstream stream, CUdeviceptr address, cuuint32_t value,
                                            unsigned int flags) {
    ENTER_CONTEXT();
    if (!is_word(address) || flags != CU_STREAM_WAIT_VALUE_GEQ) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct word_wait *wait = malloc(sizeof(*wait));
    if (!wait || !start_looking()) {
        free(wait);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *wait =
        (struct word_wait){.word = (const _Atomic uint32_t *)(uintptr_t)address, .value = value};
    struct eng_command *reached;
    struct eng_submit submit = soft_submit(stream, "word reached", &reached);
    submit.flags = ENG_RUN_ALWAYS;
    int result = eng_user_command(soft_root(), "word", &wait->over);
    if (result != ENG_OK) {
        goto free_wait;
    }
    result = eng_marker(&submit);
    if (result != ENG_OK) {
        goto release_over;
    }
    submit = soft_submit(stream, "wait for a word", NULL);
    submit.flags = ENG_RUN_ALWAYS;
    submit.wait = &wait->over;
    submit.wait_count = 1;
    result = eng_marker(&submit);
    if (result == ENG_OK) {
        hold_channel(stream, wait->over);
        result = eng_command_callback(reached, ENG_COMPLETE, on_word_reached, wait);
        if (result != ENG_OK) {
            eng_user_complete(wait->over, ENG_OK, NULL);
        }
    }
    eng_command_release(reached);
    if (result == ENG_OK) {
        return CUDA_SUCCESS;
    }
release_over:
    eng_command_release(wait->over);
free_wait:
    free(wait);
    return soft_result(result);
}

/* ---- events ---------------------------------------------------------------------------------- */

CUevent soft_event_make(unsigned flags) {
    struct CUevent_st *made = calloc(1, sizeof(*made));
    if (made) {
        made->context = soft_current;
        made->flags = flags;
        pthread_mutex_init(&made->lock, NULL);
    }
    return made;
}

EXPORT CUresult CUDAAPI cuEventCreate(CUevent *event, unsigned int flags) {
    ENTER_CONTEXT();
    if (flags & CU_EVENT_INTERPROCESS) {
        return CUDA_ERROR_NOT_SUPPORTED;
    }
    CUevent made = soft_event_make(flags);
    if (!made) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *event = made;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuEventDestroy(CUevent event) {
    ENTER_RELEASE(reported);
    if (!event) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    if (event->last) {
        eng_command_release(event->last);
    }
    if (event->work) {
        eng_command_release(event->work);
    }
    pthread_mutex_destroy(&event->lock);
    free(event);
    return reported;
}

void soft_event_record(CUevent event, struct eng_command *made, struct eng_command *work) {
    eng_command_retain(made);
    if (work) {
        eng_command_retain(work);
    }
    pthread_mutex_lock(&event->lock);
    struct eng_command *old = event->last, *old_work = event->work;
    event->last = made;
    event->work = work;
    pthread_mutex_unlock(&event->lock);
    if (old) {
        eng_command_release(old);
    }
    if (old_work) {
        eng_command_release(old_work);
    }
}

EXPORT CUresult CUDAAPI cuEventRecord(CUevent event, CUstream stream) {
    ENTER_CONTEXT();
    if (!event || event->context != soft_stream_context(stream)) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    struct eng_command *made = NULL;
    struct eng_submit submit = soft_submit(stream, "record", &made);
    submit.flags = ENG_RUN_ALWAYS;
    int result = eng_marker(&submit);
    if (result != ENG_OK) {
        return soft_result(result);
    }
    struct eng_command *work = newest_work(stream);
    soft_event_record(event, made, work);
    eng_command_release(made);
    if (work) {
        eng_command_release(work);
    }
    return CUDA_SUCCESS;
}

/* What an event that is complete answers. The work before it may have faulted so lately that nobody
 * has heard yet. */
static CUresult answer(CUevent event, int state) {
    pthread_mutex_lock(&event->lock);
    if (event->work) {
        on_complete(event->work, eng_command_state(event->work), event->context);
    }
    pthread_mutex_unlock(&event->lock);
    int sticky = atomic_load(&event->context->sticky);
    return sticky ? (CUresult)sticky : soft_result(state);
}

EXPORT CUresult CUDAAPI cuEventQuery(CUevent event) {
    ENTER();
    if (!event) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    struct eng_command *last = soft_event_last(event);
    int state = last ? eng_command_state(last) : ENG_COMPLETE;
    if (last) {
        eng_command_release(last);
    }
    return state > 0 ? CUDA_ERROR_NOT_READY : answer(event, state);
}

EXPORT CUresult CUDAAPI cuEventSynchronize(CUevent event) {
    ENTER();
    if (!event) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    struct eng_command *last = soft_event_last(event);
    int result = last ? eng_command_wait(last) : ENG_OK;
    if (last) {
        eng_command_release(last);
    }
    return answer(event, result);
}

/* How fast the device's clock runs beside the host's. */
static double clock_rate(void) {
    const char *text = getenv("UR_SOFT_SLOW_CLOCK");
    return text ? 1 - strtod(text, NULL) * 1e-6 : 1;
}

static CUresult elapsed(float *milliseconds, CUevent from, CUevent to) {
    if (!from || !to || from->context != to->context || (from->flags & CU_EVENT_DISABLE_TIMING) ||
        (to->flags & CU_EVENT_DISABLE_TIMING)) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    struct eng_command *a = soft_event_last(from), *b = soft_event_last(to);
    CUresult result = CUDA_SUCCESS;
    if (!a || !b) {
        result = CUDA_ERROR_INVALID_HANDLE;
    } else if (eng_command_state(a) > 0 || eng_command_state(b) > 0) {
        result = CUDA_ERROR_NOT_READY;
    } else {
        struct eng_times first, second;
        eng_command_times(a, &first);
        eng_command_times(b, &second);
        *milliseconds = (float)((double)(int64_t)(second.end - first.end) / 1e6 * clock_rate());
    }
    if (a) {
        eng_command_release(a);
    }
    if (b) {
        eng_command_release(b);
    }
    return result;
}

EXPORT CUresult CUDAAPI cuEventElapsedTime(float *milliseconds, CUevent from, CUevent to) {
    ENTER();
    return elapsed(milliseconds, from, to);
}

#ifdef cuEventElapsedTime /* which then names the newest form; releases from before it have this   \
                             one */
#undef cuEventElapsedTime
CUresult CUDAAPI cuEventElapsedTime(float *milliseconds, CUevent from, CUevent to);

EXPORT CUresult CUDAAPI cuEventElapsedTime(float *milliseconds, CUevent from, CUevent to) {
    ENTER();
    return elapsed(milliseconds, from, to);
}
#endif

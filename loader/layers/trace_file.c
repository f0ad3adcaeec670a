#include "trace_file.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "sink.h"

#define PIECE (256 * 1024)

struct piece {
    struct piece *next; /* of all pieces, or of those without a thread */
    struct piece *next_free;
    char *at; /* PIECE bytes of the file; NULL while it has none */
    size_t used;
    uint32_t run; /* which opening of the file it belongs to */
    uint32_t thread;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    int fd;
    off_t size; /* the bracket stands in the last byte */
    uint64_t began;
    pid_t process;
    struct piece *all, *unused;
} file = {.fd = -1}; /* under the lock, but for `began` and `process`, which are set before `run` */

static _Atomic uint32_t run;  /* 0: no file is open */
static _Atomic uint32_t runs; /* files opened so far */
static _Thread_local struct piece *mine;
static _Thread_local uint32_t number;
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static uint64_t monotonic(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* Nanoseconds on the clock that traces of several processes have in common. */
static uint64_t today(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* A thread that ends leaves its piece to the next one. */
static void thread_ends(void *value) {
    struct piece *piece = value;
    pthread_mutex_lock(&lock);
    piece->next_free = file.unused;
    file.unused = piece;
    pthread_mutex_unlock(&lock);
    mine = NULL;
}

/* The pieces of a forked child are those of its parent. */
static void child_begins(void) {
    atomic_store(&run, 0);
    pthread_mutex_init(&lock, NULL);
}

static void set_up(void) {
    pthread_key_create(&key, thread_ends);
    pthread_atfork(NULL, NULL, child_begins);
}

/* Under the lock: the file is longer by one piece of spaces, and still ends with the bracket. */
static bool extend(off_t *from) {
    static char spaces[PIECE];
    if (!spaces[0]) {
        memset(spaces, ' ', sizeof(spaces));
    }
    *from = (file.size + 4095) / 4096 * 4096;
    off_t end = *from + PIECE;
    /* Written and not only made longer, so that a full disk is an error here and no fault later. */
    for (off_t at = file.size; at < end;) {
        size_t want = (size_t)(end - at) < PIECE ? (size_t)(end - at) : PIECE;
        ssize_t done = pwrite(file.fd, spaces, want, at);
        if (done <= 0) {
            if (done < 0 && errno == EINTR) {
                continue;
            }
            (void)!ftruncate(file.fd, file.size);
            return false;
        }
        at += done;
    }
    if (pwrite(file.fd, "]", 1, end) != 1) {
        (void)!ftruncate(file.fd, file.size);
        return false;
    }
    (void)!pwrite(file.fd, " ", 1, file.size - 1);
    file.size = end + 1;
    return true;
}

/* Under the lock: a fresh part of the file for a piece. */
static bool refill(struct piece *piece) {
    off_t from;
    if (piece->at) {
        munmap(piece->at, PIECE);
        piece->at = NULL;
    }
    if (file.fd < 0 || !extend(&from)) {
        return false;
    }
    void *at = mmap(NULL, PIECE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, file.fd, from);
    if (at == MAP_FAILED) {
        return false;
    }
    piece->at = at;
    piece->used = 0;
    return true;
}

/* Under the lock. */
static void trace_file_give_up(void) {
    atomic_store(&run, 0);
    loader_sink_format(&loader_tracing_sink, UR_LOGGER_LEVEL_ERROR,
                       "UR_TRACE_FILE: the file cannot grow: %s; the trace ends here",
                       strerror(errno));
}

static struct piece *trace_file_take(uint32_t now) {
    struct piece *piece = mine;
    if (piece && piece->run == now) {
        return piece;
    }
    pthread_mutex_lock(&lock);
    if (!piece) {
        piece = file.unused;
        if (piece) {
            file.unused = piece->next_free;
        } else {
            piece = calloc(1, sizeof(*piece));
            if (piece) {
                piece->next = file.all;
                file.all = piece;
            }
        }
        if (piece) {
            mine = piece;
            pthread_setspecific(key, piece);
        }
    }
    if (piece && piece->run != now) {
        piece->used = 0;
        if (refill(piece)) {
            piece->run = now;
        } else {
            trace_file_give_up();
            piece = NULL;
        }
    }
    pthread_mutex_unlock(&lock);
    return piece;
}

void loader_trace_write(const char *event, size_t length) {
    uint32_t now = atomic_load_explicit(&run, memory_order_acquire);
    struct piece *piece = now ? trace_file_take(now) : NULL;
    if (!piece || length + 2 > PIECE) {
        return;
    }
    if (piece->used + length + 2 > PIECE) {
        pthread_mutex_lock(&lock);
        bool good = atomic_load(&run) == now && refill(piece);
        if (!good && atomic_load(&run) == now) {
            trace_file_give_up();
        }
        pthread_mutex_unlock(&lock);
        if (!good) {
            return;
        }
    }
    char *at = piece->at + piece->used;
    at[0] = ',';
    at[1] = '\n';
    memcpy(at + 2, event, length);
    piece->used += length + 2;
}

bool loader_trace_open(const char *path, char *reason, size_t size) {
    char name[4096];
    char first[256];
    size_t used = 0;
    pthread_once(&once, set_up);
    for (const char *c = path; *c && used + 32 < sizeof(name); c++) {
        if (c[0] == '%' && c[1] == 'p') {
            used += (size_t)snprintf(name + used, 32, "%ld", (long)getpid());
            c++;
        } else {
            name[used++] = *c;
        }
    }
    name[used] = '\0';
    pthread_mutex_lock(&lock);
    if (file.fd >= 0) {
        close(file.fd);
    }
    file.fd = open(name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    int length = snprintf(first, sizeof(first),
                          "[{\"ph\":\"M\",\"pid\":%ld,\"tid\":0,\"name\":\"process_name\",\"args\":"
                          "{\"name\":\"host threads\"}},\n{\"ph\":\"M\",\"pid\":%ld,"
                          "\"tid\":0,\"name\":\"ur_trace\",\"args\":{\"began\":%llu}}\n]",
                          (long)getpid(), (long)getpid(), (unsigned long long)today());
    bool good = file.fd >= 0 && pwrite(file.fd, first, (size_t)length, 0) == length;
    if (!good) {
        snprintf(reason, size, "%s: %s", name, strerror(errno));
        if (file.fd >= 0) {
            close(file.fd);
            file.fd = -1;
        }
    } else {
        file.size = length;
        file.began = monotonic();
        file.process = getpid();
        atomic_store_explicit(&run, atomic_fetch_add(&runs, 1) + 1, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
    return good;
}

void loader_trace_close(void) {
    pthread_mutex_lock(&lock);
    atomic_store(&run, 0);
    /* Pieces stay mapped until their threads use or lose them: one may be writing now. */
    if (file.fd >= 0) {
        close(file.fd);
        file.fd = -1;
    }
    pthread_mutex_unlock(&lock);
}

uint64_t loader_trace_now(void) {
    return monotonic() - file.began;
}

uint32_t loader_trace_thread(void) {
    uint32_t now = atomic_load_explicit(&run, memory_order_relaxed);
    static _Thread_local uint32_t named;
    if (!number) {
        number = (uint32_t)syscall(SYS_gettid);
    }
    if (now && named != now) {
        char name[32] = "thread", event[256], *at = event;
        named = now;
        pthread_getname_np(pthread_self(), name, sizeof(name));
        at = loader_trace_text(at, "{\"ph\":\"M\",\"pid\":");
        at = loader_trace_number(at, (uint64_t)file.process);
        at = loader_trace_text(at, ",\"tid\":");
        at = loader_trace_number(at, number);
        at = loader_trace_text(at, ",\"name\":\"thread_name\",\"args\":{\"name\":");
        at = loader_trace_string(at, name, 64);
        at = loader_trace_text(at, "}}");
        loader_trace_write(event, (size_t)(at - event));
    }
    return number;
}

char *loader_trace_text(char *at, const char *text) {
    size_t length = strlen(text);
    memcpy(at, text, length);
    return at + length;
}

char *loader_trace_number(char *at, uint64_t value) {
    static const char pairs[] =
        "00010203040506070809101112131415161718192021222324252627282930313233"
        "34353637383940414243444546474849505152535455565758596061626364656667"
        "6869707172737475767778798081828384858687888990919293949596979899";
    char digits[20], *first = digits + sizeof(digits);
    for (; value >= 100; value /= 100) {
        first -= 2;
        memcpy(first, pairs + value % 100 * 2, 2);
    }
    if (value >= 10) {
        first -= 2;
        memcpy(first, pairs + value * 2, 2);
    } else {
        *--first = (char)('0' + value);
    }
    while (first < digits + sizeof(digits)) {
        *at++ = *first++;
    }
    return at;
}

char *loader_trace_micros(char *at, uint64_t nanoseconds) {
    unsigned rest = (unsigned)(nanoseconds % 1000);
    at = loader_trace_number(at, nanoseconds / 1000);
    at[0] = '.';
    at[1] = (char)('0' + rest / 100);
    at[2] = (char)('0' + rest / 10 % 10);
    at[3] = (char)('0' + rest % 10);
    return at + 4;
}

char *loader_trace_string(char *at, const char *text, size_t room) {
    char *end = at + room - 8;
    *at++ = '"';
    for (; *text && at < end; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\') {
            *at++ = '\\';
            *at++ = (char)c;
        } else if (c < 0x20 || c >= 0x7f) {
            /* Bytes of any other encoding are kept as what they are in Latin-1, which JSON can say.
             */
            at = loader_trace_text(at, "\\u00");
            *at++ = "0123456789abcdef"[c >> 4];
            *at++ = "0123456789abcdef"[c & 15];
        } else {
            *at++ = (char)c;
        }
    }
    *at++ = '"';
    return at;
}

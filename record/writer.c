#include "writer.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include <zstd.h>

#include "bytes.h"
#include "format.h"
#include "lock.h"
#include "ur_api.h"

/* Fast rather than small: the program waits for it. */
#define LEVEL 1

/* Data by content, in a table that is at most half full. */
struct known {
    uint64_t hash[2];
    uint64_t number; /* 0: free */
};

struct place {
    uint64_t at, size;
};

/* Of the area, with its records from `FIRST` on. */
struct half {
    unsigned char *at;
    size_t used;
    uint32_t generation;
};
#define FIRST sizeof(ur_record_marked)

struct ur_record_writer {
    struct ur_lock lock; /* over everything but what `packing` tells */
    int fd;
    int error; /* nothing is added any more */
    struct ur_record_head *head;
    struct half halves[2], *half; /* that records are added to */

    /* A thread makes frames of full halves: the one that adds the last record would wait for the
     * compression, otherwise. What makes frames belongs to it while it is packing. */
    pthread_mutex_t handing; /* over these */
    pthread_cond_t handed;
    pthread_t thread;
    bool has_thread, ends;
    struct half *packing;
    _Atomic int failed; /* what became of a frame: an errno */

    uint64_t size; /* where the next frame goes */
    ZSTD_CCtx *compressor;
    struct ur_bytes raw, packed; /* of the frame that is made */
    struct place *frames;        /* where they are, for the end */
    size_t num_frames, room_frames;

    struct known *known;
    size_t num_known, room_known;
    uint64_t last; /* number of data */
};

/* Kept free in each half for what give_up says (bytes). */
#define NOTE_ROOM 160
#define MAPPED (UR_RECORD_PAGE + UR_RECORD_AREA)

static size_t padded(size_t size) {
    return (size + 7) & ~(size_t)7;
}

/* A write past the limit of the process raises SIGXFSZ in the thread, which would end the program:
 * it is held back and taken away again. */
static bool writer_write_all(int fd, const void *data, size_t size, uint64_t at) {
    const char *from = data;
    sigset_t limit, before, pending;
    int error = 0;

    sigemptyset(&limit);
    sigaddset(&limit, SIGXFSZ);
    pthread_sigmask(SIG_BLOCK, &limit, &before);
    sigpending(&pending);
    while (size && !error) {
        ssize_t done = pwrite(fd, from, size, (off_t)at);
        if (done > 0) {
            from += done;
            at += (uint64_t)done;
            size -= (size_t)done;
        } else if (done == 0) {
            error = ENOSPC;
        } else if (errno != EINTR) {
            error = errno;
        }
    }
    if (error == EFBIG && !sigismember(&pending, SIGXFSZ)) {
        while (sigtimedwait(&limit, NULL, &(struct timespec){0, 0}) < 0 && errno == EINTR) {
        }
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return !error;
}

/* Under the lock. What was there has a frame, or never was. */
static void begin_half(struct half *half, uint32_t generation) {
    half->generation = generation;
    half->used = FIRST;
    atomic_store_explicit(&((struct ur_record_entry *)(half->at + FIRST))->length, 0,
                          memory_order_relaxed);
    atomic_store_explicit((ur_record_marked *)half->at, ur_record_generation(generation),
                          memory_order_release);
}

struct ur_record_writer *ur_record_create(const char *path, char *reason, size_t size) {
    static const char zeros[MAPPED];
    struct ur_record_writer *writer = calloc(1, sizeof(*writer));

    if (!writer) {
        snprintf(reason, size, "memory is short");
        return NULL;
    }
    writer->fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (writer->fd < 0) {
        snprintf(reason, size, "%s: %s", path, strerror(errno));
        goto free_writer;
    }
    /* Programs that this one starts have its environment, and would write to the same file. */
    if (flock(writer->fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        snprintf(reason, size, "%s: another process is recording there", path);
        goto close_file;
    }
    (void)!ftruncate(writer->fd, 0);
    /* Written and not only made longer, so that a full disk is an error here and no fault later. */
    if (!writer_write_all(writer->fd, zeros, sizeof(zeros), 0)) {
        snprintf(reason, size, "%s: %s", path, strerror(errno));
        goto close_file;
    }
    void *mapped = mmap(NULL, MAPPED, PROT_READ | PROT_WRITE, MAP_SHARED, writer->fd, 0);
    if (mapped == MAP_FAILED) {
        snprintf(reason, size, "%s: %s", path, strerror(errno));
        goto close_file;
    }
    writer->compressor = ZSTD_createCCtx();
    if (!writer->compressor) {
        snprintf(reason, size, "memory is short");
        goto unmap;
    }
    writer->head = mapped;
    for (int i = 0; i < 2; i++) {
        unsigned char *at = (unsigned char *)mapped + UR_RECORD_PAGE + i * UR_RECORD_HALF;
        writer->halves[i] = (struct half){.at = at, .used = FIRST};
    }
    writer->half = writer->halves;
    pthread_mutex_init(&writer->handing, NULL);
    pthread_cond_init(&writer->handed, NULL);
    writer->size = MAPPED;
    memcpy(writer->head->magic, UR_RECORD_MAGIC, sizeof(writer->head->magic));
    writer->head->version = UR_RECORD_VERSION;
    writer->head->interface = UR_API_VERSION_CURRENT;
    writer->head->area = UR_RECORD_AREA;
    writer->head->process = (uint32_t)getpid();
    writer->head->check = ur_record_head_check(writer->head);
    begin_half(writer->half, 0);
    atomic_store(&writer->head->state, UR_RECORD_RUNNING);
    return writer;

unmap:
    munmap(mapped, MAPPED);
close_file:
    close(writer->fd);
free_writer:
    free(writer);
    return NULL;
}

/* Under the lock: a record at the end of the half, for which there is room. */
static void writer_append(struct half *half, const void *record, size_t size, uint32_t words) {
    struct ur_record_entry *entry = (struct ur_record_entry *)(half->at + half->used);
    size_t whole = padded(size), next = half->used + sizeof(*entry) + whole;
    struct ur_record_entry *after = (struct ur_record_entry *)(half->at + next);
    if (words) {
        entry->check = ur_record_entry_check(entry + 1, record, whole, half->generation);
    } else {
        memset((unsigned char *)after - 8, 0, 8);
        memcpy(entry + 1, record, size);
        entry->check = ur_record_entry_check(NULL, entry + 1, whole, half->generation);
    }
    atomic_store_explicit(&after->length, 0, memory_order_relaxed);
    atomic_store_explicit(&entry->length, (uint32_t)size | words, memory_order_release);
    half->used = next;
}

/* Under the lock. Nothing is added any more, which the last record says: the half has kept room for
 * it. */
static bool writer_give_up(struct ur_record_writer *writer, int error) {
    unsigned char note[NOTE_ROOM - 32] = {UR_RECORD_NOTE, 0};
    writer->error = error ? error : ENOMEM;
    int length =
        snprintf((char *)note + 3, sizeof(note) - 3,
                 "the recording stops here: the file cannot grow: %.60s", strerror(writer->error));
    note[2] = (unsigned char)length; /* below 128, so one byte */
    writer_append(writer->half, note, 3 + (size_t)length, 0);
    return false;
}

/* writer->raw becomes a frame at the end of the file. Nobody is packing, or the caller is. 0, or an
 * errno. */
static int add_frame(struct ur_record_writer *writer, uint32_t number) {
    const struct ur_bytes *raw = &writer->raw;
    struct ur_bytes *packed = &writer->packed;
    struct ur_record_frame frame = {.magic = UR_RECORD_FRAME_MAGIC,
                                    .number = number,
                                    .raw = (uint32_t)raw->used,
                                    .method = UR_RECORD_ZSTD};
    size_t bound = ZSTD_compressBound(raw->used);

    packed->used = 0;
    if (raw->failed || !ur_bytes_more(packed, sizeof(frame) + bound)) {
        return ENOMEM;
    }
    size_t stored = ZSTD_compressCCtx(writer->compressor, packed->at + sizeof(frame), bound,
                                      raw->at, raw->used, LEVEL);
    if (ZSTD_isError(stored) || stored >= raw->used) {
        frame.method = UR_RECORD_STORED;
        stored = raw->used;
        memcpy(packed->at + sizeof(frame), raw->at, stored);
    }
    frame.stored = (uint32_t)stored;
    frame.check = ur_record_frame_check(&frame, packed->at + sizeof(frame));
    memcpy(packed->at, &frame, sizeof(frame));
    if (writer->num_frames == writer->room_frames) {
        size_t room = writer->room_frames ? writer->room_frames * 2 : 64;
        void *frames = realloc(writer->frames, room * sizeof(*writer->frames));
        if (!frames) {
            return ENOMEM;
        }
        writer->frames = frames;
        writer->room_frames = room;
    }
    if (!writer_write_all(writer->fd, packed->at, sizeof(frame) + stored, writer->size)) {
        int error = errno;
        (void)!ftruncate(writer->fd, (off_t)writer->size);
        return error;
    }
    writer->frames[writer->num_frames++] = (struct place){writer->size, sizeof(frame) + stored};
    writer->size += sizeof(frame) + stored;
    return 0;
}

static void put_raw(struct ur_bytes *raw, const void *record, size_t size, bool words) {
    uint32_t length = (uint32_t)size;
    size_t at = raw->used;
    ur_put(raw, &length, sizeof(length));
    if (!words) {
        ur_put(raw, record, size);
    } else if (ur_record_expand(raw, record, size)) {
        length = (uint32_t)(raw->used - at - sizeof(length));
        memcpy(raw->at + at, &length, sizeof(length));
    } else {
        raw->failed = true;
    }
}

/* The records of a half become a frame. Nobody is packing, or the caller is. 0, or an errno. */
static int pack(struct ur_record_writer *writer, const struct half *half) {
    writer->raw.used = 0;
    for (size_t at = FIRST; at < half->used;) {
        struct ur_record_entry *entry = (struct ur_record_entry *)(half->at + at);
        uint32_t length = atomic_load_explicit(&entry->length, memory_order_relaxed);
        uint32_t size = length & ~UR_RECORD_IN_WORDS;
        put_raw(&writer->raw, entry + 1, size, length != size);
        at += sizeof(*entry) + padded(size);
    }
    return add_frame(writer, half->generation);
}

static void *packs(void *data) {
    struct ur_record_writer *writer = data;
    pthread_mutex_lock(&writer->handing);
    while (!writer->ends || writer->packing) {
        if (!writer->packing) {
            pthread_cond_wait(&writer->handed, &writer->handing);
            continue;
        }
        pthread_mutex_unlock(&writer->handing);
        int error = pack(writer, writer->packing);
        pthread_mutex_lock(&writer->handing);
        atomic_store(&writer->failed, error);
        writer->packing = NULL;
        pthread_cond_broadcast(&writer->handed);
    }
    pthread_mutex_unlock(&writer->handing);
    return NULL;
}

/* Under the lock. Waits until nobody is packing. False once a frame could not be made: its half
 * stays as it is. */
static bool wait_until_packed(struct ur_record_writer *writer) {
    pthread_mutex_lock(&writer->handing);
    while (writer->packing) {
        pthread_cond_wait(&writer->handed, &writer->handing);
    }
    pthread_mutex_unlock(&writer->handing);
    int error = atomic_load(&writer->failed);
    return !error || writer_give_up(writer, error);
}

/* Under the lock. The records of the half become a frame, here and now. */
static bool flush(struct ur_record_writer *writer) {
    if (!wait_until_packed(writer)) {
        return false;
    }
    if (writer->half->used > FIRST) {
        int error = pack(writer, writer->half);
        if (error) {
            return writer_give_up(writer, error);
        }
        begin_half(writer->half, writer->half->generation + 1);
    }
    return true;
}

/* The thread is there. It gets no signal of the program's. */
static bool has_thread(struct ur_record_writer *writer) {
    sigset_t all, before;
    if (!writer->has_thread) {
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);
        writer->has_thread = pthread_create(&writer->thread, NULL, packs, writer) == 0;
        pthread_sigmask(SIG_SETMASK, &before, NULL);
    }
    return writer->has_thread;
}

/* Under the lock. The half is full: the other one takes what follows. */
static bool change_halves(struct ur_record_writer *writer) {
    struct half *full = writer->half;
    if (!has_thread(writer)) {
        return flush(writer);
    }
    if (!wait_until_packed(writer)) {
        return false;
    }
    pthread_mutex_lock(&writer->handing);
    writer->packing = full;
    pthread_cond_broadcast(&writer->handed);
    pthread_mutex_unlock(&writer->handing);
    writer->half = &writer->halves[full == writer->halves];
    begin_half(writer->half, full->generation + 1);
    return true;
}

/* Under the lock. */
static bool writer_add(struct ur_record_writer *writer, const void *record, size_t size,
                       uint32_t words) {
    if (writer->error) {
        return false;
    }
    if (size > UR_RECORD_LARGEST / 2) {
        return writer_give_up(writer, EFBIG);
    }
    if (size > UR_RECORD_HALF / 4) {
        if (!flush(writer)) {
            return false;
        }
        writer->raw.used = 0;
        put_raw(&writer->raw, record, size, words);
        int error = add_frame(writer, writer->half->generation);
        if (error) {
            return writer_give_up(writer, error);
        }
        begin_half(writer->half, writer->half->generation + 1);
        return true;
    }
    /* Room for the entry and for the empty one behind it. */
    size_t need = sizeof(struct ur_record_entry) * 2 + padded(size);
    if (writer->half->used + need > UR_RECORD_HALF - NOTE_ROOM && !change_halves(writer)) {
        return false;
    }
    writer_append(writer->half, record, size, words);
    return true;
}

bool ur_record_add(struct ur_record_writer *writer, const void *record, size_t size) {
    ur_lock(&writer->lock);
    bool added = size && writer_add(writer, record, size, 0);
    ur_unlock(&writer->lock);
    return added;
}

bool ur_record_add_words(struct ur_record_writer *writer, const void *record, size_t size) {
    ur_lock(&writer->lock);
    bool added = writer_add(writer, record, size, UR_RECORD_IN_WORDS);
    ur_unlock(&writer->lock);
    return added;
}

static bool grow_known(struct ur_record_writer *writer) {
    size_t room = writer->room_known ? writer->room_known * 2 : 256;
    struct known *known = calloc(room, sizeof(*known));
    if (!known) {
        return false;
    }
    for (size_t i = 0; i < writer->room_known; i++) {
        if (writer->known[i].number) {
            size_t at = writer->known[i].hash[0] & (room - 1);
            while (known[at].number) {
                at = (at + 1) & (room - 1);
            }
            known[at] = writer->known[i];
        }
    }
    free(writer->known);
    writer->known = known;
    writer->room_known = room;
    return true;
}

/* Under the lock. */
static bool add_pieces(struct ur_record_writer *writer, uint64_t number, const void *data,
                       size_t size) {
    struct ur_bytes piece = {0};
    bool good = true;
    size_t done = 0;
    do {
        size_t length = size - done < UR_RECORD_PIECE ? size - done : UR_RECORD_PIECE;
        piece.used = 0;
        ur_put_byte(&piece, UR_RECORD_DATA);
        ur_put_number(&piece, number);
        ur_put_number(&piece, size);
        ur_put_number(&piece, done);
        ur_put(&piece, (const char *)data + done, length);
        good = piece.failed ? writer_give_up(writer, ENOMEM)
                            : writer_add(writer, piece.at, piece.used, 0);
        done += length;
    } while (good && done < size);
    free(piece.at);
    return good;
}

bool ur_record_copy_data(struct ur_record_writer *writer, uint64_t number, const void *data,
                         size_t size) {
    ur_lock(&writer->lock);
    bool good = !writer->error && number > writer->last && add_pieces(writer, number, data, size);
    writer->last = good ? number : writer->last;
    ur_unlock(&writer->lock);
    return good;
}

uint64_t ur_record_add_data(struct ur_record_writer *writer, const void *data, size_t size) {
    uint64_t hash[2] = {ur_record_hash(data, size, 2), ur_record_hash(data, size, 3)};
    uint64_t number = 0;

    ur_lock(&writer->lock);
    if (writer->error) {
        goto unlock;
    }
    if (writer->num_known * 2 >= writer->room_known && !grow_known(writer)) {
        writer_give_up(writer, ENOMEM);
        goto unlock;
    }
    size_t at = hash[0] & (writer->room_known - 1);
    for (; writer->known[at].number; at = (at + 1) & (writer->room_known - 1)) {
        if (writer->known[at].hash[0] == hash[0] && writer->known[at].hash[1] == hash[1]) {
            number = writer->known[at].number;
            goto unlock;
        }
    }
    bool good = add_pieces(writer, ++writer->last, data, size);
    if (good) {
        number = writer->last;
        writer->num_known++;
        writer->known[at] = (struct known){{hash[0], hash[1]}, number};
    }
unlock:
    ur_unlock(&writer->lock);
    return number;
}

int ur_record_error(const struct ur_record_writer *writer) {
    return writer->error;
}

/* Frames from the end of the file are copied into the area, which has no other use any more, and
 * then cut off. Until then they are in both places, which their numbers tell. */
static void compact(struct ur_record_writer *writer) {
    uint64_t at = UR_RECORD_PAGE, end = writer->size;
    size_t keep = writer->num_frames;

    atomic_store(&writer->head->state, UR_RECORD_ENDED);
    while (keep && at + writer->frames[keep - 1].size <= MAPPED) {
        const struct place *frame = &writer->frames[keep - 1];
        unsigned char *copy = writer->packed.at; /* no frame is larger than the one that it held */
        if (frame->size > writer->packed.room ||
            pread(writer->fd, copy, frame->size, (off_t)frame->at) != (ssize_t)frame->size) {
            break;
        }
        memcpy((unsigned char *)writer->head + at, copy, frame->size);
        at += frame->size;
        end = frame->at;
        keep--;
    }
    if (at + sizeof(struct ur_record_frame) <= MAPPED) {
        memset((unsigned char *)writer->head + at, 0, sizeof(struct ur_record_frame));
    }
    (void)!ftruncate(writer->fd, (off_t)(keep ? end : at));
}

static void end_thread(struct ur_record_writer *writer) {
    pthread_mutex_lock(&writer->handing);
    writer->ends = true;
    pthread_cond_broadcast(&writer->handed);
    pthread_mutex_unlock(&writer->handing);
    if (writer->has_thread) {
        pthread_join(writer->thread, NULL);
        writer->has_thread = false;
    }
}

static void writer_drop(struct ur_record_writer *writer) {
    if (!writer->head) {
        return; /* in a child of fork */
    }
    end_thread(writer);
    pthread_cond_destroy(&writer->handed);
    pthread_mutex_destroy(&writer->handing);
    munmap(writer->head, MAPPED);
    close(writer->fd);
    ZSTD_freeCCtx(writer->compressor);
    free(writer->raw.at);
    free(writer->packed.at);
    free(writer->frames);
    free(writer->known);
    free(writer);
}

void ur_record_finish(struct ur_record_writer *writer) {
    ur_lock(&writer->lock);
    if (!writer->error && flush(writer)) {
        compact(writer);
        writer->error = ESHUTDOWN;
        flock(writer->fd, LOCK_UN);
    }
    if (writer->head) {
        end_thread(writer);
    }
    ur_unlock(&writer->lock);
}

void ur_record_close(struct ur_record_writer *writer, bool clean) {
    if (clean) {
        ur_record_finish(writer);
    }
    writer_drop(writer);
}

void ur_record_forget(struct ur_record_writer *writer) {
    /* Of the threads of the parent none is here: what they had half done stays as it is, and only
     * what the kernel keeps is given back. */
    munmap(writer->head, MAPPED);
    close(writer->fd);
    writer->head = NULL;
    writer->error = ECANCELED;
    atomic_store(&writer->lock.state, UR_LOCK_FREE);
}

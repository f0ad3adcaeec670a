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

struct ur_record_writer {
    struct ur_lock lock; /* over everything */
    int fd;
    int error; /* nothing is added any more */
    struct ur_record_head *head;
    unsigned char *area;
    size_t used;   /* of the area */
    uint64_t size; /* where the next frame goes */
    uint32_t generation;
    ZSTD_CCtx *compressor;
    struct ur_bytes raw, packed; /* of the frame that is made */
    struct place *frames;        /* where they are, for the end */
    size_t num_frames, room_frames;
    struct known *known;
    size_t num_known, room_known;
    uint64_t last; /* number of data */
};

/* Kept free in the area for what give_up says (bytes). */
#define NOTE_ROOM 160
#define MAPPED (UR_RECORD_PAGE + UR_RECORD_AREA)

static size_t padded(size_t size) {
    return (size + 7) & ~(size_t)7;
}

/* A write past the limit of the process raises SIGXFSZ in the thread, which would end the program:
 * it is held back and taken away again. */
static bool write_all(int fd, const void *data, size_t size, uint64_t at) {
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
    if (!write_all(writer->fd, zeros, sizeof(zeros), 0)) {
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
    writer->area = (unsigned char *)mapped + UR_RECORD_PAGE;
    writer->size = MAPPED;
    memcpy(writer->head->magic, UR_RECORD_MAGIC, sizeof(writer->head->magic));
    writer->head->version = UR_RECORD_VERSION;
    writer->head->interface = UR_API_VERSION_CURRENT;
    writer->head->area = UR_RECORD_AREA;
    writer->head->process = (uint32_t)getpid();
    writer->head->check = ur_record_head_check(writer->head);
    atomic_store(&writer->head->generation, 0);
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

/* Under the lock: `size` bytes at the end of the area, for which there is room. */
static void append(struct ur_record_writer *writer, const void *record, size_t size) {
    struct ur_record_entry *entry = (struct ur_record_entry *)(writer->area + writer->used);
    size_t next = writer->used + sizeof(*entry) + padded(size);
    struct ur_record_entry *after = (struct ur_record_entry *)(writer->area + next);
    memcpy(entry + 1, record, size);
    entry->check = (uint32_t)ur_record_hash(record, size, writer->generation);
    atomic_store_explicit(&after->length, 0, memory_order_relaxed);
    atomic_store_explicit(&entry->length, (uint32_t)size, memory_order_release);
    writer->used = next;
}

/* Nothing is added any more, which the last record says: the area has kept room for it. */
static bool give_up(struct ur_record_writer *writer, int error) {
    unsigned char note[NOTE_ROOM - 32] = {UR_RECORD_NOTE, 0};
    writer->error = error ? error : ENOMEM;
    int length =
        snprintf((char *)note + 3, sizeof(note) - 3,
                 "the recording stops here: the file cannot grow: %.60s", strerror(writer->error));
    note[2] = (unsigned char)length; /* below 128, so one byte */
    append(writer, note, 3 + (size_t)length);
    return false;
}

/* writer->raw becomes a frame at the end of the file. Under the lock. */
static bool add_frame(struct ur_record_writer *writer) {
    const struct ur_bytes *raw = &writer->raw;
    struct ur_bytes *packed = &writer->packed;
    struct ur_record_frame frame = {.magic = UR_RECORD_FRAME_MAGIC,
                                    .number = writer->generation,
                                    .raw = (uint32_t)raw->used,
                                    .method = UR_RECORD_ZSTD};
    size_t bound = ZSTD_compressBound(raw->used);

    packed->used = 0;
    if (!ur_bytes_more(packed, sizeof(frame) + bound)) {
        return give_up(writer, ENOMEM);
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
            return give_up(writer, ENOMEM);
        }
        writer->frames = frames;
        writer->room_frames = room;
    }
    if (!write_all(writer->fd, packed->at, sizeof(frame) + stored, writer->size)) {
        int error = errno;
        (void)!ftruncate(writer->fd, (off_t)writer->size);
        return give_up(writer, error);
    }
    writer->frames[writer->num_frames++] = (struct place){writer->size, sizeof(frame) + stored};
    writer->size += sizeof(frame) + stored;
    writer->generation++;
    /* The frame is there: the records in the area are none any more. */
    atomic_store_explicit(&((struct ur_record_entry *)writer->area)->length, 0,
                          memory_order_release);
    atomic_store_explicit(&writer->head->generation, writer->generation, memory_order_release);
    writer->used = 0;
    return true;
}

static void put_raw(struct ur_bytes *raw, const void *record, size_t size) {
    uint32_t length = (uint32_t)size;
    ur_put(raw, &length, sizeof(length));
    ur_put(raw, record, size);
}

/* The records of the area become a frame. Under the lock. */
static bool flush(struct ur_record_writer *writer) {
    writer->raw.used = 0;
    for (size_t at = 0; at < writer->used;) {
        struct ur_record_entry *entry = (struct ur_record_entry *)(writer->area + at);
        uint32_t length = atomic_load_explicit(&entry->length, memory_order_relaxed);
        put_raw(&writer->raw, entry + 1, length);
        at += sizeof(*entry) + padded(length);
    }
    if (writer->raw.failed) {
        return give_up(writer, ENOMEM);
    }
    return !writer->used || add_frame(writer);
}

/* Under the lock. */
static bool add(struct ur_record_writer *writer, const void *record, size_t size) {
    if (writer->error) {
        return false;
    }
    if (size > UR_RECORD_LARGEST / 2) {
        return give_up(writer, EFBIG);
    }
    if (size > UR_RECORD_AREA / 4) {
        if (!flush(writer)) {
            return false;
        }
        writer->raw.used = 0;
        put_raw(&writer->raw, record, size);
        return writer->raw.failed ? give_up(writer, ENOMEM) : add_frame(writer);
    }
    /* Room for the entry and for the empty one behind it. */
    size_t need = sizeof(struct ur_record_entry) * 2 + padded(size);
    if (writer->used + need > UR_RECORD_AREA - NOTE_ROOM && !flush(writer)) {
        return false;
    }
    append(writer, record, size);
    return true;
}

bool ur_record_add(struct ur_record_writer *writer, const void *record, size_t size) {
    ur_lock(&writer->lock);
    bool added = size && add(writer, record, size);
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
        good = piece.failed ? give_up(writer, ENOMEM) : add(writer, piece.at, piece.used);
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
        give_up(writer, ENOMEM);
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

static void drop(struct ur_record_writer *writer) {
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
    ur_unlock(&writer->lock);
}

void ur_record_close(struct ur_record_writer *writer, bool clean) {
    if (clean) {
        ur_record_finish(writer);
    }
    drop(writer);
}

void ur_record_forget(struct ur_record_writer *writer) {
    /* The lock may be held by a thread that the child does not have, and what it guards be half
     * done: only what the kernel keeps is given back. */
    munmap(writer->head, MAPPED);
    close(writer->fd);
}

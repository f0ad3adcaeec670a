#include "reader.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <zstd.h>

#include "bytes.h"

struct frame {
    uint64_t at; /* of its head in the file; 0: the area of a file that was not ended */
    struct ur_record_frame head;
};

/* A record, or a piece of data. */
struct record {
    uint64_t sequence; /* or the number of the data */
    uint64_t offset;   /* of a piece in its data */
    uint32_t frame, at, size;
    uint32_t order; /* of the file, where sequence numbers are equal */
};

struct data {
    uint64_t number;
    size_t first, size; /* its first piece; bytes */
    bool whole;
};

#define CACHED 6 /* frames: those of five records asked for, and one of data */

struct ur_record_file {
    int fd;
    uint64_t size;
    struct frame *frames;
    size_t num_frames, room_frames;
    struct record *records, *pieces;
    size_t num_records, room_records, num_pieces, room_pieces;
    struct data *data; /* by number */
    size_t num_data;
    unsigned char *area; /* records of the area as a frame has them */
    size_t area_size;
    struct {
        unsigned char *at;
        uint32_t frame;
        uint64_t used; /* when, by `clock` */
    } cache[CACHED];
    uint64_t clock;
    char trouble[256];
};

static void say(struct ur_record_file *file, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The first trouble is the one that counts: what comes later follows from it. */
static void say(struct ur_record_file *file, const char *format, ...) {
    va_list args;
    if (file->trouble[0]) {
        return;
    }
    va_start(args, format);
    vsnprintf(file->trouble, sizeof(file->trouble), format, args);
    va_end(args);
}

/* A fuzzer would not get past checksums. */
static bool same(uint64_t checksum, uint64_t stored) {
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    (void)checksum, (void)stored;
    return true;
#else
    return checksum == stored;
#endif
}

static bool read_all(int fd, void *to, size_t size, uint64_t at) {
    char *into = to;
    while (size) {
        ssize_t done = pread(fd, into, size, (off_t)at);
        if (done < 0 && errno == EINTR) {
            continue;
        }
        if (done <= 0) {
            return false;
        }
        into += done;
        at += (uint64_t)done;
        size -= (size_t)done;
    }
    return true;
}

static bool reader_grow(void **array, size_t *room, size_t count, size_t size) {
    if (count < *room) {
        return true;
    }
    size_t more = *room ? *room * 2 : 64;
    void *grown = realloc(*array, more * size);
    if (!grown) {
        return false;
    }
    *array = grown;
    *room = more;
    return true;
}

/* The bytes of a frame, uncompressed and owned by the caller; NULL if it is damaged. */
static unsigned char *unpack(struct ur_record_file *file, const struct frame *frame) {
    unsigned char *stored = malloc(frame->head.stored + 1u);
    unsigned char *raw = NULL;
    if (!stored ||
        !read_all(file->fd, stored, frame->head.stored, frame->at + sizeof(frame->head)) ||
        !same(ur_record_frame_check(&frame->head, stored), frame->head.check)) {
        free(stored);
        return NULL;
    }
    if (frame->head.method == UR_RECORD_STORED) {
        return stored;
    }
    raw = malloc(frame->head.raw + 1u);
    if (raw &&
        ZSTD_decompress(raw, frame->head.raw, stored, frame->head.stored) != frame->head.raw) {
        free(raw);
        raw = NULL;
    }
    free(stored);
    return raw;
}

static bool plausible(const struct ur_record_frame *head) {
    return head->magic == UR_RECORD_FRAME_MAGIC && head->raw <= UR_RECORD_LARGEST &&
           head->stored <= UR_RECORD_LARGEST && head->method <= UR_RECORD_ZSTD && !head->reserved &&
           (head->method == UR_RECORD_ZSTD || head->stored == head->raw);
}

/* Adds the frame that stands at `at`, if it is whole and ends before `end`. */
static bool take_frame(struct ur_record_file *file, uint64_t at, uint64_t end) {
    struct frame frame = {.at = at};
    if (end - at < sizeof(frame.head) || !read_all(file->fd, &frame.head, sizeof(frame.head), at) ||
        !plausible(&frame.head) || frame.head.stored > end - at - sizeof(frame.head)) {
        return false;
    }
    unsigned char *stored = malloc(frame.head.stored + 1u);
    bool good = stored && read_all(file->fd, stored, frame.head.stored, at + sizeof(frame.head)) &&
                same(ur_record_frame_check(&frame.head, stored), frame.head.check) &&
                reader_grow((void **)&file->frames, &file->room_frames, file->num_frames,
                            sizeof(*file->frames));
    free(stored);
    if (good) {
        file->frames[file->num_frames++] = frame;
    }
    return good;
}

static uint64_t frame_length(const struct frame *frame) {
    return sizeof(frame->head) + frame->head.stored;
}

static int by_number(const void *a, const void *b) {
    const struct frame *x = a, *y = b;
    if (x->head.number != y->head.number) {
        return x->head.number < y->head.number ? -1 : 1;
    }
    return x->at < y->at ? -1 : x->at > y->at;
}

/* Whether it is what was written, by the version of the file. `padded` bytes are there. */
static bool entry_is_whole(uint32_t version, const unsigned char *at, uint32_t size, size_t padded,
                           uint32_t generation, uint32_t check) {
    uint64_t hash = version == 1 ? (uint32_t)ur_record_hash(at, size, generation)
                                 : ur_record_entry_check(NULL, at, padded, generation);
    return same(hash, check);
}

/* The records in a part of the area, which will be the frame `generation`, in the form that frames
 * have. False without memory. */
static bool read_entries(struct ur_record_file *file, const struct ur_record_head *head,
                         const unsigned char *area, size_t size, uint32_t generation,
                         struct ur_bytes *raw) {
    struct ur_record_entry entry;
    size_t at = 0;
    while (size - at >= sizeof(entry)) {
        uint32_t words[2];
        memcpy(words, area + at, sizeof(words));
        uint32_t length = words[0] & ~UR_RECORD_IN_WORDS, start = (uint32_t)raw->used;
        bool in_words = length != words[0];
        size_t step = ((size_t)length + 7) & ~(size_t)7;
        if (!words[0]) {
            break;
        }
        at += sizeof(entry);
        if (length > size - at || (head->version > 1 && step > size - at) ||
            !entry_is_whole(head->version, area + at, length, step, generation, words[1])) {
            say(file, "The last records are damaged and are left out.");
            break;
        }
        ur_put(raw, &length, sizeof(length));
        if (!in_words) {
            ur_put(raw, area + at, length);
        } else if (ur_record_expand(raw, area + at, length)) {
            length = (uint32_t)(raw->used - start - sizeof(length));
            memcpy(raw->at + start, &length, sizeof(length));
        } else {
            raw->used = start;
            say(file, "The last records are damaged and are left out.");
            break;
        }
        if (step > size - at) {
            break;
        }
        at += step;
    }
    return !raw->failed;
}

/* What follows the frames is one that was being written, whose records are in the area. */
static void frame_is_here(struct ur_record_file *file) {
    file->trouble[0] = '\0';
}

/* The records of the area of a file that was not ended, behind as many frames. */
static bool read_area(struct ur_record_file *file, const struct ur_record_head *head,
                      uint32_t frames) {
    uint64_t there = file->size - UR_RECORD_PAGE;
    size_t size = there < head->area ? (size_t)there : head->area, half = head->area / 2;
    unsigned char *area = malloc(size + 1);
    struct ur_bytes raw = {0};
    bool good = area && read_all(file->fd, area, size, UR_RECORD_PAGE);

    if (good && head->version == 1) {
        frame_is_here(file);
        good = read_entries(file, head, area, size, frames, &raw);
    }
    for (uint32_t next = frames; good && head->version > 1 && next < frames + 2; next++) {
        bool found = false, over = false;
        for (size_t i = 0; i < 2 && i * half + sizeof(uint64_t) <= size; i++) {
            uint64_t number;
            size_t end = (i + 1) * half < size ? (i + 1) * half : size,
                   first = i * half + sizeof(number);
            memcpy(&number, area + i * half, sizeof(number));
            over = over || (frames && number == ur_record_generation(frames - 1));
            if (!found && number == ur_record_generation(next)) {
                found = true;
                if (next == frames) {
                    frame_is_here(file);
                }
                good = read_entries(file, head, area + first, end - first, next, &raw);
            }
        }
        if (!found) {
            if (next == frames && !over) {
                say(file, "The last records are damaged and are left out.");
            }
            break;
        }
    }
    free(area);
    if (!good) {
        free(raw.at);
        return false;
    }
    file->area = raw.at;
    file->area_size = raw.used;
    return true;
}

/* Every frame of the file, in the order of their numbers, each once. */
static bool find_frames(struct ur_record_file *file, const struct ur_record_head *head) {
    uint64_t behind = (uint64_t)UR_RECORD_PAGE + head->area;
    bool ended = atomic_load_explicit(&head->state, memory_order_relaxed) == UR_RECORD_ENDED;

    if (ended) {
        uint64_t end = behind < file->size ? behind : file->size;
        for (uint64_t at = UR_RECORD_PAGE; at < end && take_frame(file, at, end);) {
            at += frame_length(&file->frames[file->num_frames - 1]);
        }
    }
    for (uint64_t at = behind; at < file->size;) {
        if (!take_frame(file, at, file->size)) {
            say(file, "The file is cut or damaged at byte %llu; what follows is left out.",
                (unsigned long long)at);
            break;
        }
        at += frame_length(&file->frames[file->num_frames - 1]);
    }
    if (file->num_frames) {
        qsort(file->frames, file->num_frames, sizeof(*file->frames), by_number);
    }
    size_t kept = 0;
    for (size_t i = 0; i < file->num_frames; i++) {
        uint32_t number = file->frames[i].head.number;
        if (kept && number == file->frames[kept - 1].head.number) {
            continue;
        }
        if (number != kept) {
            say(file, "Part %zu of the file is missing; what follows is left out.", kept);
            break;
        }
        file->frames[kept++] = file->frames[i];
    }
    file->num_frames = kept;
    if (ended) {
        return true;
    }
    /* Since version 2 each half of the area tells of itself. */
    uint32_t generation = head->version == 1
                              ? atomic_load_explicit(&head->generation, memory_order_relaxed)
                              : (uint32_t)kept;
    if (generation > kept) {
        say(file, "Part %zu of the file is missing; what follows is left out.", kept);
    } else if (generation == kept && !read_area(file, head, generation)) {
        say(file, "The last records cannot be read and are left out.");
    }
    return true;
}

/* Files the record in its list. False if it is none. */
static bool take_record(struct ur_record_file *file, uint32_t frame, uint32_t at,
                        const unsigned char *bytes, uint32_t size) {
    struct ur_reading reading = {bytes, bytes + size, false};
    struct record record = {.frame = frame, .at = at, .size = size};
    uint8_t kind = ur_get_byte(&reading);
    record.sequence = ur_get_number(&reading);
    if (reading.failed) {
        return false;
    }
    if (kind != UR_RECORD_DATA) {
        record.order = (uint32_t)file->num_records;
        if (!reader_grow((void **)&file->records, &file->room_records, file->num_records,
                         sizeof(record))) {
            return false;
        }
        file->records[file->num_records++] = record;
        return true;
    }
    uint64_t whole = ur_get_number(&reading);
    record.offset = ur_get_number(&reading);
    uint64_t length = (uint64_t)(reading.end - reading.at);
    if (reading.failed || record.offset > whole || length > whole - record.offset ||
        whole > SIZE_MAX / 2) {
        return false;
    }
    /* Numbers ascend, and the pieces of one follow each other. */
    uint64_t newest = file->num_data ? file->data[file->num_data - 1].number : 0;
    bool fresh = record.sequence > newest && record.offset == 0;
    if (fresh) {
        size_t room = file->num_data;
        if (!(room & (room - 1))) { /* full at each power of two */
            void *grown = realloc(file->data, (room ? room * 2 : 1) * sizeof(*file->data));
            if (!grown) {
                return false;
            }
            file->data = grown;
        }
        file->data[file->num_data++] = (struct data){
            .number = record.sequence, .first = file->num_pieces, .size = (size_t)whole};
    }
    if (!file->num_data || record.sequence != file->data[file->num_data - 1].number) {
        return false;
    }
    struct data *data = &file->data[file->num_data - 1];
    uint64_t expected = 0;
    if (!fresh) {
        const struct record *last = &file->pieces[file->num_pieces - 1];
        expected = last->offset + last->order;
    }
    if (record.offset != expected || data->size != whole || data->whole ||
        !reader_grow((void **)&file->pieces, &file->room_pieces, file->num_pieces,
                     sizeof(record))) {
        return false;
    }
    /* Of a piece: where its bytes are, and how many. */
    record.at += (uint32_t)(reading.at - bytes);
    record.order = (uint32_t)length;
    file->pieces[file->num_pieces++] = record;
    data->whole = record.offset + length == whole;
    return true;
}

static bool take_records(struct ur_record_file *file, uint32_t frame, const unsigned char *raw,
                         size_t size) {
    for (size_t at = 0; at < size;) {
        uint32_t length;
        if (size - at < sizeof(length)) {
            return false;
        }
        memcpy(&length, raw + at, sizeof(length));
        at += sizeof(length);
        if (length > size - at || !take_record(file, frame, (uint32_t)at, raw + at, length)) {
            return false;
        }
        at += length;
    }
    return true;
}

static int by_sequence(const void *a, const void *b) {
    const struct record *x = a, *y = b;
    if (x->sequence != y->sequence) {
        return x->sequence < y->sequence ? -1 : 1;
    }
    return x->order < y->order ? -1 : x->order > y->order;
}

static void index_records(struct ur_record_file *file) {
    for (size_t i = 0; i < file->num_frames; i++) {
        unsigned char *raw = unpack(file, &file->frames[i]);
        bool good = raw && take_records(file, (uint32_t)i, raw, file->frames[i].head.raw);
        free(raw);
        if (!good) {
            say(file, "Part %zu of the file is damaged; what follows is left out.", i);
            free(file->area);
            file->area = NULL;
            file->area_size = 0;
            break;
        }
    }
    if (!take_records(file, (uint32_t)file->num_frames, file->area, file->area_size)) {
        say(file, "The last records are damaged and are left out.");
    }
    const struct record *last = file->num_records ? &file->records[file->num_records - 1] : NULL;
    size_t size;
    const unsigned char *bytes = last ? ur_record_at(file, file->num_records - 1, &size) : NULL;
    if (!bytes || bytes[0] != UR_RECORD_END) {
        say(file, "The recording was not ended: the program was, or recorded no further; the file "
                  "is whole up to there.");
    }
    if (file->num_records) {
        qsort(file->records, file->num_records, sizeof(*file->records), by_sequence);
    }
}

struct ur_record_file *ur_record_open(const char *path, char *reason, size_t size) {
    struct ur_record_head head;
    struct stat status;
    struct ur_record_file *file = calloc(1, sizeof(*file));

    if (!file) {
        snprintf(reason, size, "Memory is short.");
        return NULL;
    }
    file->fd = open(path, O_RDONLY | O_CLOEXEC);
    if (file->fd < 0 || fstat(file->fd, &status) != 0) {
        snprintf(reason, size, "%s cannot be read: %s.", path, strerror(errno));
        goto fail;
    }
    file->size = (uint64_t)status.st_size;
    memset(&head, 0, sizeof(head));
    if (!S_ISREG(status.st_mode) || file->size < 8 ||
        !read_all(file->fd, &head, file->size < sizeof(head) ? file->size : sizeof(head), 0) ||
        memcmp(head.magic, UR_RECORD_MAGIC, sizeof(head.magic)) != 0) {
        snprintf(reason, size, "%s is not a recording of urtrace.", path);
        goto fail;
    }
    if (file->size < UR_RECORD_PAGE) {
        snprintf(reason, size, "%s is cut before its first record.", path);
        goto fail;
    }
    if (head.version > UR_RECORD_VERSION || head.version == 0) {
        snprintf(reason, size,
                 "%s is a recording of version %u; this program reads versions 1 to %u.", path,
                 (unsigned)head.version, UR_RECORD_VERSION);
        goto fail;
    }
    uint32_t state = atomic_load_explicit(&head.state, memory_order_relaxed);
    if (!same(head.check, ur_record_head_check(&head)) || head.area > UR_RECORD_LARGEST ||
        (state != UR_RECORD_RUNNING && state != UR_RECORD_ENDED)) {
        snprintf(reason, size, "%s: the head of the file is damaged.", path);
        goto fail;
    }
    if (!find_frames(file, &head)) {
        snprintf(reason, size, "%s: memory is short.", path);
        goto fail;
    }
    index_records(file);
    return file;
fail:
    ur_record_free(file);
    return NULL;
}

void ur_record_free(struct ur_record_file *file) {
    if (!file) {
        return;
    }
    if (file->fd >= 0) {
        close(file->fd);
    }
    for (int i = 0; i < CACHED; i++) {
        free(file->cache[i].at);
    }
    free(file->frames);
    free(file->records);
    free(file->pieces);
    free(file->data);
    free(file->area);
    free(file);
}

const char *ur_record_trouble(const struct ur_record_file *file) {
    return file->trouble[0] ? file->trouble : NULL;
}

size_t ur_record_count(const struct ur_record_file *file) {
    return file->num_records;
}

uint64_t ur_record_sequence(const struct ur_record_file *file, size_t index) {
    return file->records[index].sequence;
}

static const unsigned char *raw_of(struct ur_record_file *file, uint32_t frame) {
    int oldest = 0;
    if (frame == file->num_frames) {
        return file->area;
    }
    file->clock++;
    for (int i = 0; i < CACHED; i++) {
        if (file->cache[i].at && file->cache[i].frame == frame) {
            file->cache[i].used = file->clock;
            return file->cache[i].at;
        }
        if (file->cache[i].used < file->cache[oldest].used) {
            oldest = i;
        }
    }
    unsigned char *raw = unpack(file, &file->frames[frame]);
    if (raw) {
        free(file->cache[oldest].at);
        file->cache[oldest].at = raw;
        file->cache[oldest].frame = frame;
        file->cache[oldest].used = file->clock;
    }
    return raw;
}

const unsigned char *ur_record_at(struct ur_record_file *file, size_t index, size_t *size) {
    const struct record *record = &file->records[index];
    const unsigned char *raw = raw_of(file, record->frame);
    *size = record->size;
    return raw ? raw + record->at : NULL;
}

static const struct data *find_data(const struct ur_record_file *file, uint64_t number) {
    size_t low = 0, high = file->num_data;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (file->data[middle].number < number) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < file->num_data && file->data[low].number == number && file->data[low].whole
               ? &file->data[low]
               : NULL;
}

bool ur_record_data_size(const struct ur_record_file *file, uint64_t number, size_t *size) {
    const struct data *data = find_data(file, number);
    *size = data ? data->size : 0;
    return data != NULL;
}

bool ur_record_data(struct ur_record_file *file, uint64_t number, void *to) {
    const struct data *data = find_data(file, number);
    size_t done = 0;
    if (!data) {
        return false;
    }
    for (size_t i = data->first; done < data->size; i++) {
        const struct record *piece = &file->pieces[i];
        const unsigned char *raw = raw_of(file, piece->frame);
        if (!raw) {
            return false;
        }
        memcpy((char *)to + done, raw + piece->at, piece->order);
        done += piece->order;
    }
    return true;
}

/* Markers, copies, fills and tasks. Large ones are cut into pieces that several threads share. */
#include "internal.h"

#include <stdint.h>
#include <string.h>

enum { PIECE = 256 * 1024 }; /* bytes of a copy or fill that are worth a thread of their own */

size_t eng_chunk(const struct eng_device *device, size_t units) {
    size_t chunk = units / ((size_t)device->threads * 8);

    return chunk ? chunk : 1;
}

static eng_run run_piece;

static struct eng_command *ops_begin(const struct eng_submit *submit, const char *name,
                                     eng_run *body, size_t units) {
    struct eng_command *command = eng_command_new(submit->stream->device->eng);

    if (!command) {
        return NULL;
    }
    eng_command_name(command, submit->name, name);
    command->work.run = body ? run_piece : NULL;
    command->work.body = body;
    command->work.units = units;
    command->work.chunk = eng_chunk(submit->stream->device, units);
    return command;
}

int eng_marker(const struct eng_submit *submit) {
    struct eng_command *command = ops_begin(submit, "marker", NULL, 0);

    return command ? eng_command_submit(command, submit, NULL, 0) : ENG_ERR_MEMORY;
}

/* ---- pieces run on a fiber, so that a bad pointer of the caller is a failed command ---------- */

struct piece {
    const struct eng_work *work;
    size_t first, count;
};

static void do_piece(void *data) {
    const struct piece *piece = data;

    piece->work->body(NULL, piece->work, piece->first, piece->count);
}

static int run_piece(struct eng_exec *exec, const struct eng_work *work, size_t first,
                     size_t count) {
    struct piece piece = {work, first, count};

    if (eng_guard_run(exec, do_piece, &piece) == 0) {
        return ENG_OK;
    }
    return eng_guard_explain(exec, work->name);
}

static int do_copy(struct eng_exec *exec, const struct eng_work *work, size_t first, size_t count) {
    const struct copy_work *copy = &work->copy;
    size_t from = first * copy->unit, to = (first + count) * copy->unit;

    if (to > copy->size) {
        to = copy->size;
    }
    /* Ranges that overlap are copied as one piece. */
    memmove((char *)copy->dst + from, (const char *)copy->src + from, to - from);
    (void)exec;
    return ENG_OK;
}

int eng_copy(const struct eng_submit *submit, void *dst, const void *src, size_t size) {
    struct eng_access access[2] = {{dst, size, true}, {src, size, false}};
    uintptr_t d = (uintptr_t)dst, s = (uintptr_t)src;
    bool overlap = d < s + size && s < d + size;
    size_t unit = overlap || size == 0 ? size : PIECE;
    struct eng_command *command;

    if (size == 0) {
        return eng_marker(submit);
    }
    command = ops_begin(submit, "copy", do_copy, size / unit + (size % unit != 0));
    if (!command) {
        return ENG_ERR_MEMORY;
    }
    command->work.copy = (struct copy_work){dst, src, size, unit};
    return eng_command_submit(command, submit, access, 2);
}

static int do_rect(struct eng_exec *exec, const struct eng_work *work, size_t first, size_t count) {
    const struct eng_rect *rect = &work->rect.rect;
    size_t per_unit = work->rect.rows_per_unit;
    size_t end = (first + count) * per_unit;

    if (end > rect->rows * rect->slices) {
        end = rect->rows * rect->slices;
    }
    for (size_t row = first * per_unit; row < end; row++) {
        size_t y = row % rect->rows, z = row / rect->rows;

        memmove((char *)rect->dst + z * rect->dst_slice_pitch + y * rect->dst_row_pitch,
                (const char *)rect->src + z * rect->src_slice_pitch + y * rect->src_row_pitch,
                rect->width);
    }
    (void)exec;
    return ENG_OK;
}

int eng_copy_rect(const struct eng_submit *submit, const struct eng_rect *rect) {
    struct eng_access access[2];
    struct eng_command *command;
    size_t rows, per_unit;

    if (rect->width == 0 || rect->rows == 0 || rect->slices == 0) {
        return eng_marker(submit);
    }
    if (__builtin_mul_overflow(rect->rows, rect->slices, &rows)) {
        return ENG_ERR_INVALID;
    }
    per_unit = rect->width < PIECE ? PIECE / rect->width : 1;
    command = ops_begin(submit, "copy rect", do_rect, rows / per_unit + (rows % per_unit != 0));
    if (!command) {
        return ENG_ERR_MEMORY;
    }
    command->work.rect = (struct rect_work){*rect, per_unit};
    access[0] = (struct eng_access){rect->dst,
                                    (rect->slices - 1) * rect->dst_slice_pitch +
                                        (rect->rows - 1) * rect->dst_row_pitch + rect->width,
                                    true};
    access[1] = (struct eng_access){rect->src,
                                    (rect->slices - 1) * rect->src_slice_pitch +
                                        (rect->rows - 1) * rect->src_row_pitch + rect->width,
                                    false};
    return eng_command_submit(command, submit, access, 2);
}

/* Pre: size is a multiple of pattern_size. */
static void repeat(unsigned char *dst, const unsigned char *pattern, size_t pattern_size,
                   size_t size) {
    size_t done = pattern_size;

    if (pattern_size == 1) {
        memset(dst, pattern[0], size);
        return;
    }
    memcpy(dst, pattern, pattern_size);
    while (done < size) {
        size_t more = done < size - done ? done : size - done;

        memcpy(dst + done, dst, more);
        done += more;
    }
}

/* A row of a pattern that goes on from row to row; `at` is where in the pattern the row begins. */
static void ops_go_on(unsigned char *dst, const unsigned char *pattern, size_t pattern_size,
                      size_t at, size_t size) {
    while (size > 0) {
        size_t part = pattern_size - at < size ? pattern_size - at : size;

        memcpy(dst, pattern + at, part);
        dst += part;
        size -= part;
        at = 0;
    }
}

static int do_fill(struct eng_exec *exec, const struct eng_work *work, size_t first, size_t count) {
    const struct fill_work *fill = &work->fill;

    if (fill->rows == 0) {
        size_t from = first * fill->unit, to = (first + count) * fill->unit;

        if (to > fill->size) {
            to = fill->size;
        }
        repeat((unsigned char *)fill->dst + from, work->blob, fill->pattern_size, to - from);
    } else {
        size_t end = (first + count) * fill->rows_per_unit;

        if (end > fill->rows) {
            end = fill->rows;
        }
        for (size_t row = first * fill->rows_per_unit; row < end; row++) {
            unsigned char *at = (unsigned char *)fill->dst + row * fill->row_pitch;

            if (fill->width % fill->pattern_size == 0) {
                repeat(at, work->blob, fill->pattern_size, fill->width);
            } else {
                ops_go_on(at, work->blob, fill->pattern_size,
                          row * fill->width % fill->pattern_size, fill->width);
            }
        }
    }
    (void)exec;
    return ENG_OK;
}

static int submit_fill(const struct eng_submit *submit, const struct fill_work *fill,
                       const void *pattern, size_t units, size_t extent) {
    struct eng_access access = {fill->dst, extent, true};
    struct eng_command *command = ops_begin(submit, "fill", do_fill, units);
    unsigned char *blob;

    if (!command) {
        return ENG_ERR_MEMORY;
    }
    blob = eng_command_blob(command, fill->pattern_size);
    if (!blob) {
        eng_command_release(command);
        return ENG_ERR_MEMORY;
    }
    memcpy(blob, pattern, fill->pattern_size);
    command->work.fill = *fill;
    return eng_command_submit(command, submit, &access, 1);
}

int eng_fill(const struct eng_submit *submit, void *dst, const void *pattern, size_t pattern_size,
             size_t size) {
    struct fill_work fill = {.dst = dst, .size = size, .pattern_size = pattern_size};

    if (pattern_size == 0 || size % pattern_size != 0) {
        return ENG_ERR_INVALID;
    }
    if (size == 0) {
        return eng_marker(submit);
    }
    fill.unit = pattern_size < PIECE ? PIECE / pattern_size * pattern_size : pattern_size;
    return submit_fill(submit, &fill, pattern, size / fill.unit + (size % fill.unit != 0), size);
}

int eng_fill_rect(const struct eng_submit *submit, void *dst, size_t row_pitch, const void *pattern,
                  size_t pattern_size, size_t width, size_t rows) {
    struct fill_work fill = {.dst = dst,
                             .pattern_size = pattern_size,
                             .row_pitch = row_pitch,
                             .width = width,
                             .rows = rows};
    size_t size;

    if (pattern_size == 0 || __builtin_mul_overflow(width, rows, &size) ||
        size % pattern_size != 0) {
        return ENG_ERR_INVALID;
    }
    if (size == 0) {
        return eng_marker(submit);
    }
    fill.rows_per_unit = width < PIECE ? PIECE / width : 1;
    return submit_fill(submit, &fill, pattern,
                       rows / fill.rows_per_unit + (rows % fill.rows_per_unit != 0),
                       (rows - 1) * row_pitch + width);
}

/* The scheduler calls the function itself, on the thread's own stack; this only marks the command
 * as work. */
static int run_nothing(struct eng_exec *exec, const struct eng_work *work, size_t first,
                       size_t count) {
    (void)exec, (void)work, (void)first, (void)count;
    return ENG_ERR_INVALID;
}

void eng_task_prepare(struct eng_command *command, eng_task_function *function, void *data) {
    command->work.run = run_nothing;
    command->work.units = command->work.chunk = 1;
    command->on_thread = true;
    command->work.task = (struct task_work){function, data};
}

int eng_task(const struct eng_submit *submit, eng_task_function *function, void *data) {
    struct eng_command *command = eng_command_new(submit->stream->device->eng);

    if (!command) {
        return ENG_ERR_MEMORY;
    }
    eng_command_name(command, submit->name, "task");
    eng_task_prepare(command, function, data);
    command->host_code = true;
    return eng_command_submit(command, submit, NULL, 0);
}

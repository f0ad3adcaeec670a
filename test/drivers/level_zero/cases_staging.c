/* Copies of memory that the driver does not know: it reads at the append what is written, and
 * returns from the append of a read when that is complete, unless the copy has a wait list. */
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"
#include "ur_user_event.h"

enum { SIDE = 16, SIZE = SIDE * SIDE };

static struct {
    ur_context_handle_t context;
    ur_device_handle_t device;
    unsigned char *usm;
    ur_mem_handle_t buffer, image;
} t;

typedef ur_result_t copy_t(ur_queue_handle_t queue, unsigned char *host, bool write, uint32_t count,
                           const ur_event_handle_t *waits, ur_event_handle_t *event);

static const ur_rect_offset_t origin = {0, 0, 0};

static ur_result_t plain(ur_queue_handle_t queue, unsigned char *host, bool write, uint32_t count,
                         const ur_event_handle_t *waits, ur_event_handle_t *event) {
    return urEnqueueUSMMemcpy(queue, false, write ? t.usm : host, write ? host : t.usm, SIZE, count,
                              waits, event);
}

static ur_result_t rows(ur_queue_handle_t queue, unsigned char *host, bool write, uint32_t count,
                        const ur_event_handle_t *waits, ur_event_handle_t *event) {
    return urEnqueueUSMMemcpy2D(queue, false, write ? t.usm : host, SIDE, write ? host : t.usm,
                                SIDE, SIDE, SIDE, count, waits, event);
}

static ur_result_t buffer(ur_queue_handle_t queue, unsigned char *host, bool write, uint32_t count,
                          const ur_event_handle_t *waits, ur_event_handle_t *event) {
    return write
               ? urEnqueueMemBufferWrite(queue, t.buffer, false, 0, SIZE, host, count, waits, event)
               : urEnqueueMemBufferRead(queue, t.buffer, false, 0, SIZE, host, count, waits, event);
}

static ur_result_t box(ur_queue_handle_t queue, unsigned char *host, bool write, uint32_t count,
                       const ur_event_handle_t *waits, ur_event_handle_t *event) {
    const ur_rect_region_t region = {SIDE, SIDE, 1};
    return write ? urEnqueueMemBufferWriteRect(queue, t.buffer, false, origin, origin, region, SIDE,
                                               0, SIDE, 0, host, count, waits, event)
                 : urEnqueueMemBufferReadRect(queue, t.buffer, false, origin, origin, region, SIDE,
                                              0, SIDE, 0, host, count, waits, event);
}

static ur_result_t pixels(ur_queue_handle_t queue, unsigned char *host, bool write, uint32_t count,
                          const ur_event_handle_t *waits, ur_event_handle_t *event) {
    const ur_rect_region_t region = {SIDE / 4, SIDE, 1};
    return write ? urEnqueueMemImageWrite(queue, t.image, false, origin, region, 0, 0, host, count,
                                          waits, event)
                 : urEnqueueMemImageRead(queue, t.image, false, origin, region, 0, 0, host, count,
                                         waits, event);
}

static copy_t *const copies[] = {plain, rows, buffer, box, pixels};
enum { COPIES = sizeof(copies) / sizeof(copies[0]) };

static void begin(void) {
    const ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                  .type = UR_MEM_TYPE_IMAGE2D,
                                  .width = SIDE / 4,
                                  .height = SIDE,
                                  .depth = 1};
    const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                      UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    ur_platform_handle_t platform;
    assert_int_equal(platforms(&platform, 1), 1);
    t.device = first_device(platform);
    UR(urContextCreate(1, &t.device, NULL, &t.context));
    UR(urUSMDeviceAlloc(t.context, t.device, NULL, NULL, SIZE, (void **)&t.usm));
    UR(urMemBufferCreate(t.context, UR_MEM_FLAG_READ_WRITE, SIZE, NULL, &t.buffer));
    UR(urMemImageCreate(t.context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &t.image));
}

static void end(void) {
    UR(urUSMFree(t.context, t.usm));
    UR(urMemRelease(t.buffer));
    UR(urMemRelease(t.image));
    UR(urContextRelease(t.context));
    UR(urAdapterRelease(adapter));
}

static ur_queue_handle_t new_queue(bool in_order) {
    const ur_queue_properties_t properties = {
        .stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
        .flags = in_order ? 0 : UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    ur_queue_handle_t queue;
    UR(urQueueCreate(t.context, t.device, &properties, &queue));
    return queue;
}

static ur_event_handle_t user_event(void) {
    ur_event_handle_t event;
    UR(urEventCreateUserExp(t.context, &event));
    return event;
}

static void let_go(ur_event_handle_t event) {
    UR(urEventSetStatusExp(event, UR_EVENT_STATUS_COMPLETE));
    UR(urEventRelease(event));
}

static void check(copy_t *copy, ur_queue_handle_t queue, unsigned char value) {
    unsigned char out[SIZE] = {0};
    UR(copy(queue, out, false, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    for (int i = 0; i < SIZE; ++i) {
        assert_int_equal(out[i], value);
    }
}

/* What the program stores before it lets the queue go on is what is written, and a read returns
 * before that. */
static void behind_user_event(copy_t *copy) {
    unsigned char in[SIZE], out[SIZE] = {0};
    ur_queue_handle_t queue = new_queue(true);
    ur_event_handle_t event = user_event(), read;
    memset(in, 1, SIZE);
    UR(urEnqueueEventsWaitWithBarrier(queue, 1, &event, NULL));
    UR(copy(queue, in, true, 0, NULL, NULL));
    UR(copy(queue, out, false, 0, NULL, &read));
    memset(in, 2, SIZE);
    let_go(event);
    UR(urEventWait(1, &read));
    UR(urEventRelease(read));
    assert_int_equal(out[0], 2);
    assert_int_equal(out[SIZE - 1], 2);
    check(copy, queue, 2);
    UR(urQueueRelease(queue));
}

static unsigned char task_memory[SIZE];
static atomic_bool may_run;

static void store(void *data) {
    while (!atomic_load(&may_run)) {
    }
    memset(task_memory, *(unsigned char *)data, SIZE);
}

/* The same for a task of the queue, and for one of another queue, two queues away. */
static void behind_task(copy_t *copy) {
    ur_queue_handle_t queue = new_queue(true), between = new_queue(true), other = new_queue(true);
    unsigned char values[] = {3, 4}, out[SIZE];
    ur_event_handle_t event, reads[2];
    atomic_store(&may_run, false);
    memset(task_memory, 0, SIZE);
    UR(urEnqueueHostTaskExp(queue, store, &values[0], NULL, 0, NULL, NULL));
    UR(copy(queue, task_memory, true, 0, NULL, NULL));
    UR(copy(queue, out, false, 0, NULL, &reads[0]));
    UR(urEnqueueEventsWait(queue, 0, NULL, &event));
    UR(urEnqueueEventsWaitWithBarrier(between, 1, &event, NULL));
    UR(urEventRelease(event));
    UR(urEnqueueHostTaskExp(between, store, &values[1], NULL, 0, NULL, NULL));
    UR(urEnqueueUSMFill(between, t.usm, 1, &values[0], 1, 0, NULL, &event));
    UR(urEnqueueEventsWaitWithBarrier(other, 1, &event, NULL));
    UR(urEventRelease(event));
    UR(copy(other, task_memory, true, 0, NULL, NULL));
    UR(copy(other, task_memory, false, 0, NULL, &reads[1]));
    atomic_store(&may_run, true);
    UR(urEventWait(2, reads));
    UR(urEventRelease(reads[0]));
    UR(urEventRelease(reads[1]));
    assert_int_equal(out[0], 3);
    assert_int_equal(out[SIZE - 1], 3);
    check(copy, other, 4);
    UR(urQueueFinish(between));
    UR(urQueueRelease(queue));
    UR(urQueueRelease(between));
    UR(urQueueRelease(other));
}

/* A copy out of memory that one before it still has to write: both are late. */
static void through_host(copy_t *copy) {
    unsigned char memory[SIZE], value = 5;
    ur_queue_handle_t queue = new_queue(true), other = new_queue(true);
    ur_event_handle_t event = user_event(), filled, done;
    UR(urEnqueueUSMFill(other, t.usm, 1, &value, SIZE, 1, &event, &filled));
    UR(urEnqueueUSMMemcpy(queue, false, memory, t.usm, SIZE, 1, &filled, NULL));
    UR(copy(queue, memory, true, 0, NULL, &done));
    memset(memory, 0, SIZE);
    let_go(event);
    UR(urEventWait(1, &done));
    UR(urEventRelease(done));
    UR(urEventRelease(filled));
    check(copy, queue, value);
    UR(urQueueRelease(queue));
    UR(urQueueRelease(other));
}

/* Out of order too, where it waits itself for what waits for the program. */
static void out_of_order(copy_t *copy) {
    unsigned char in[SIZE], out[SIZE] = {0};
    ur_queue_handle_t queue = new_queue(false);
    ur_event_handle_t event = user_event(), barrier, written, read;
    memset(in, 1, SIZE);
    UR(urEnqueueEventsWaitWithBarrier(queue, 1, &event, &barrier));
    UR(copy(queue, in, true, 0, NULL, &written));
    UR(copy(queue, out, false, 1, &written, &read));
    memset(in, 6, SIZE);
    let_go(event);
    UR(urEventWait(1, &read));
    assert_int_equal(out[0], 6);
    assert_int_equal(out[SIZE - 1], 6);
    UR(urEventRelease(barrier));
    UR(urEventRelease(written));
    UR(urEventRelease(read));
    UR(urQueueRelease(queue));
}

void staging(void **state) {
    (void)state;
    begin();
    for (int i = 0; i < COPIES; ++i) {
        behind_user_event(copies[i]);
        behind_task(copies[i]);
        through_host(copies[i]);
        out_of_order(copies[i]);
    }
    end();
}

static ur_queue_handle_t queue_at(uint32_t index) {
    const ur_queue_index_properties_t place = {.stype = UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES,
                                               .computeIndex = index};
    const ur_queue_properties_t properties = {.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
                                              .pNext = (void *)(uintptr_t)&place};
    ur_queue_handle_t queue;
    UR(urQueueCreate(t.context, t.device, &properties, &queue));
    return queue;
}

static bool is_complete(ur_event_handle_t event) {
    ur_event_status_t status;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                      NULL));
    return status == UR_EVENT_STATUS_COMPLETE;
}

/* A list that waits for the program holds back its engine: what is on other engines runs, nothing
 * blocks that need not, and what was held back runs in the end. */
void engines(void **state) {
    (void)state;
    begin();
    unsigned char *memory[5], value = 7, out[SIZE] = {0};
    ur_mem_handle_t mem;
    for (int i = 0; i < 5; ++i) {
        UR(urUSMDeviceAlloc(t.context, t.device, NULL, NULL, SIZE, (void **)&memory[i]));
    }
    UR(urMemBufferCreate(t.context, UR_MEM_FLAG_READ_WRITE, SIZE, NULL, &mem));
    ur_queue_handle_t stuck = queue_at(0), beside = queue_at(0), other = queue_at(1),
                      free_order = new_queue(false);
    ur_event_handle_t event = user_event(), behind, same, copied;
    UR(urEnqueueUSMFill(stuck, memory[0], 1, &value, SIZE, 1, &event, &behind));
    UR(urEnqueueMemBufferFill(stuck, mem, &value, 1, 0, SIZE, 0, NULL, NULL));
    UR(urEnqueueUSMFill(beside, memory[1], 1, &value, SIZE, 0, NULL, &same));
    UR(urEnqueueUSMFill(other, memory[2], 1, &value, SIZE, 0, NULL, NULL));
    UR(urQueueFinish(other));
    UR(urEnqueueUSMMemcpy(free_order, false, memory[3], memory[2], SIZE, 0, NULL, &copied));
    UR(urEventWait(1, &copied));
    UR(urEventRelease(copied));
    UR(urEnqueueUSMMemcpy(free_order, true, out, memory[3], SIZE, 0, NULL, NULL));
    assert_int_equal(out[SIZE - 1], value);
    UR(urMemRelease(mem));
    UR(urUSMFree(t.context, memory[4]));
    assert_false(is_complete(behind));
    assert_false(is_complete(same));
    let_go(event);
    UR(urEventWait(1, &same));
    UR(urEventWait(1, &behind));
    UR(urEventRelease(same));
    UR(urEventRelease(behind));
    for (int i = 0; i < 4; ++i) {
        UR(urUSMFree(t.context, memory[i]));
    }
    ur_queue_handle_t queues[] = {stuck, beside, other, free_order};
    for (int i = 0; i < 4; ++i) {
        UR(urQueueRelease(queues[i]));
    }
    end();
}

/* Hundreds of them: what is held is forgotten when it is complete. */
void staging_many(void **state) {
    (void)state;
    begin();
    enum { EVENTS = 300 };
    static unsigned char in[EVENTS];
    unsigned char out[EVENTS];
    ur_event_handle_t events[EVENTS];
    ur_queue_handle_t queue = new_queue(true);
    for (int round = 0; round < 2; ++round) {
        memset(in, 0, sizeof(in));
        for (int i = 0; i < EVENTS; ++i) {
            events[i] = user_event();
            UR(urEnqueueEventsWaitWithBarrier(queue, 1, &events[i], NULL));
            UR(urEnqueueUSMMemcpy(queue, false, t.usm + i % SIZE, in + i, 1, 0, NULL, NULL));
            UR(urEnqueueUSMMemcpy(queue, false, out + i, t.usm + i % SIZE, 1, 0, NULL, NULL));
        }
        for (int i = 0; i < EVENTS; ++i) {
            in[i] = (unsigned char)(i + round);
            let_go(events[i]);
        }
        UR(urQueueFinish(queue));
        for (int i = 0; i < EVENTS; ++i) {
            assert_int_equal(out[i], (unsigned char)(i + round));
        }
    }
    UR(urQueueRelease(queue));
    end();
}

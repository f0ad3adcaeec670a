/* What kernels look addresses up in, after any order of changes, and while kernels from before run:
 * in memory of the host, and in memory of a device that the host cannot access, and that copies
 * reach as late as a device may make them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmocka.h>

#include "check/layer/layer.h"

struct ur_checking ur_checking;
static uint64_t oldest = UINT64_MAX;
static size_t given; /* bytes */

uint64_t ur_check_oldest_running(bool asking) {
    (void)asking;
    return oldest;
}

uint64_t ur_check_shadow_distance(const struct ur_check_usm *usm) {
    return usm->number * 3;
}

static ur_result_t UR_APICALL host_alloc(ur_context_handle_t context, const ur_usm_desc_t *desc,
                                         ur_usm_pool_handle_t pool, size_t size, void **at) {
    (void)context;
    (void)desc;
    (void)pool;
    *at = malloc(size);
    given += size;
    return *at ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
}

/* ---- a device whose memory the host sees at another place alone ---- */

enum { DEVICE_BYTES = 64 << 20, MOST_COPIES = 1024, MOST_GIVEN = 256 };
static char *device, *device_inside;
static size_t device_used, device_most;
static struct {
    void *to;
    const void *from;
    size_t size;
} copies[MOST_COPIES];
static unsigned copy_count, barriers;
static struct {
    char *at;
    size_t size;
} device_given[MOST_GIVEN];
static unsigned device_given_count;

static bool is_of_device(uint64_t address) {
    return device && address - (uintptr_t)device < DEVICE_BYTES;
}

/* What a kernel finds at an address. */
static const void *at(uint64_t address) {
    return (const void *)(uintptr_t)(is_of_device(address)
                                         ? address - (uintptr_t)device + (uintptr_t)device_inside
                                         : address);
}

static void make_copies(unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        memcpy((void *)(uintptr_t)at((uintptr_t)copies[i].to), copies[i].from, copies[i].size);
    }
    memmove(copies, copies + count, (copy_count - count) * sizeof(*copies));
    copy_count -= count;
}

static ur_result_t UR_APICALL device_info(ur_device_handle_t handle, ur_device_info_t name,
                                          size_t size, void *value, size_t *actual) {
    (void)handle;
    (void)actual;
    memset(value, 0, size);
    if (name == UR_DEVICE_INFO_TYPE) {
        *(ur_device_type_t *)value = UR_DEVICE_TYPE_GPU;
    } else if (name == UR_DEVICE_INFO_USM_DEVICE_SUPPORT) {
        *(ur_device_usm_access_capability_flags_t *)value =
            UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t UR_APICALL device_alloc(ur_context_handle_t context, ur_device_handle_t handle,
                                           const ur_usm_desc_t *desc, ur_usm_pool_handle_t pool,
                                           size_t size, void **out) {
    (void)context;
    (void)handle;
    (void)desc;
    (void)pool;
    size = (size + 255) / 256 * 256;
    if (size > device_most - device_used || device_given_count == MOST_GIVEN) {
        return UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    device_given[device_given_count].at = device + device_used;
    device_given[device_given_count++].size = size;
    *out = device + device_used;
    device_used += size;
    return UR_RESULT_SUCCESS;
}

static ur_result_t UR_APICALL queue_create(ur_context_handle_t context, ur_device_handle_t handle,
                                           const ur_queue_properties_t *properties,
                                           ur_queue_handle_t *out) {
    (void)context;
    (void)handle;
    (void)properties;
    *out = (ur_queue_handle_t)&copies;
    return UR_RESULT_SUCCESS;
}

static ur_result_t UR_APICALL queue_finish(ur_queue_handle_t queue) {
    (void)queue;
    make_copies(copy_count);
    return UR_RESULT_SUCCESS;
}

static ur_result_t UR_APICALL queue_release(ur_queue_handle_t queue) {
    (void)queue;
    return UR_RESULT_SUCCESS;
}

static ur_result_t UR_APICALL usm_copy(ur_queue_handle_t queue, bool blocking, void *to,
                                       const void *from, size_t size, uint32_t count,
                                       const ur_event_handle_t *events, ur_event_handle_t *event) {
    (void)queue;
    (void)count;
    (void)events;
    assert_false(blocking);
    assert_true(is_of_device((uintptr_t)to) && copy_count < MOST_COPIES);
    copies[copy_count].to = to;
    copies[copy_count].from = from;
    copies[copy_count++].size = size;
    if (event) {
        *event = (ur_event_handle_t)&copy_count;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t UR_APICALL barrier(ur_queue_handle_t queue, uint32_t count,
                                      const ur_event_handle_t *events, ur_event_handle_t *event) {
    (void)queue;
    (void)event;
    assert_int_equal(count, 1);
    assert_ptr_equal(events[0], &copy_count);
    barriers++;
    return UR_RESULT_SUCCESS;
}

static ur_result_t UR_APICALL event_info(ur_event_handle_t event, ur_event_info_t name, size_t size,
                                         void *value, size_t *actual) {
    (void)event;
    (void)name;
    (void)size;
    (void)actual;
    *(ur_event_status_t *)value = copy_count ? UR_EVENT_STATUS_SUBMITTED : UR_EVENT_STATUS_COMPLETE;
    return UR_RESULT_SUCCESS;
}

static ur_result_t UR_APICALL event_release(ur_event_handle_t event) {
    (void)event;
    return UR_RESULT_SUCCESS;
}

static bool captured;
bool ur_check_is_captured(ur_queue_handle_t queue) {
    (void)queue;
    return captured;
}

static ur_result_t UR_APICALL usm_free(ur_context_handle_t context, void *at_freed) {
    (void)context;
    if (!is_of_device((uintptr_t)at_freed)) {
        free(at_freed);
        return UR_RESULT_SUCCESS;
    }
    /* It is somebody else's from here on. */
    unsigned i = 0;
    while (i < device_given_count && device_given[i].at != at_freed) {
        i++;
    }
    assert_true(i < device_given_count);
    memset((void *)(uintptr_t)at((uintptr_t)at_freed), 0xdb, device_given[i].size);
    device_given[i].at = NULL;
    return UR_RESULT_SUCCESS;
}

enum { PLACES = 3000, BYTES = 64 };
static struct ur_check_usm all[PLACES];
static bool there[PLACES];
static struct ur_check_context context;
static ur_layer_dditable_t next;

static uint64_t base_of(unsigned place) {
    return UINT64_C(1) << 32 | place * UINT64_C(2) * BYTES;
}

/* As kernels do; NULL: none begins at or before the address. */
static const struct ur_check_range *find(uint64_t root, uint64_t address, uint64_t *behind) {
    const struct ur_check_node *node = root ? at(root & ~(uint64_t)UR_CHECK_TAGS) : NULL;
    *behind = UINT64_MAX;
    for (unsigned above = root & UR_CHECK_TAGS; node; above--) {
        unsigned step = above ? 1 : sizeof(struct ur_check_range) / 8, i = 0;
        while (i < node->count && node->in.words[i * step] <= address) {
            i++;
        }
        *behind = i < node->count ? node->in.words[i * step] : *behind;
        if (!above) {
            return i ? &node->in.ranges[i - 1] : NULL;
        }
        node =
            (const struct ur_check_node *)((uintptr_t)node + node->in.inner.child[i ? i - 1 : 0]);
    }
    return NULL;
}

/* As kernels have it. */
static const struct ur_check_table *table(void) {
    return at(ur_check_tree_table(&context)->seen);
}

static uint64_t hashed(uint64_t address) {
    uint64_t known = table()->known;
    const struct ur_check_known *place =
        (const struct ur_check_known *)at(known & ~(uint64_t)UR_CHECK_TAGS) +
        UR_CHECK_HASH(address, known & UR_CHECK_TAGS);
    place += place->from == address ? 0 : 1;
    return place->from == address ? place->length : 0;
}

static void put(unsigned place) {
    struct ur_check_usm *usm = &all[place];
    *usm = (struct ur_check_usm){
        .range = {.base = base_of(place), .size = BYTES}, .context = &context, .number = place + 1};
    ur_ranges_insert(&context.ranges, &usm->range);
    context.count++;
    there[place] = true;
    ur_check_tree_put(usm);
}

static void take(unsigned place) {
    ur_check_tree_remove(&all[place]);
    ur_ranges_remove(&context.ranges, &all[place].range);
    context.count--;
    there[place] = false;
}

/* What a root has of each place: number of its range, or 0. */
static void look(uint64_t root, uint64_t *numbers) {
    for (unsigned i = 0; i < PLACES; i++) {
        uint64_t behind;
        const struct ur_check_range *range = find(root, base_of(i) + BYTES - 1, &behind);
        numbers[i] = range && base_of(i) < range->to ? range->number : 0;
        assert_true(!numbers[i] || range->shadow == numbers[i] / 2 * 3);
        if (!numbers[i] && range) {
            assert_true(range->to <= base_of(i));
        }
        assert_true(behind > base_of(i) + BYTES - 1);
    }
}

static void shows_what_is_there(uint64_t *numbers) {
    unsigned in_hash = 0, live = 0;
    look(table()->root, numbers);
    for (unsigned i = 0; i < PLACES; i++) {
        assert_int_equal(numbers[i], there[i] ? (i + 1) * 2 + (all[i].freed ? 1 : 0) : 0);
        uint64_t length = hashed(base_of(i));
        assert_true(length == 0 || (there[i] && !all[i].freed && length == BYTES));
        in_hash += length != 0;
        live += there[i] && !all[i].freed;
    }
    assert_true(in_hash * 10 >= live * 8);
}

static void changes_are_found_and_kernels_keep_what_they_saw(void **state) {
    static uint64_t before[PLACES], now[PLACES];
    (void)state;
    next.ddi.USM.pfnHostAlloc = host_alloc;
    next.ddi.USM.pfnFree = usm_free;
    ur_checking.next = &next;
    srand(7);
    put(5);
    assert_true(ur_check_tree_show(&context));
    for (unsigned round = 0; round < 60; round++) {
        /* Grows, shrinks to nothing, and stays as large as it is. */
        unsigned more = round < 20 ? 4 : round < 40 ? 1 : 2;
        uint64_t root = table()->root;
        bool running = round % 3 == 1;
        ur_checking.launches++;
        oldest = running ? ur_checking.launches : UINT64_MAX;
        look(root, before);
        for (unsigned step = 0; step < 5; step++) {
            for (unsigned i = 0; i < (round == 39 ? 20000 : 200); i++) {
                unsigned place = (unsigned)rand() % PLACES, what = (unsigned)rand() % 5;
                if (!there[place] && what < more && round != 39) {
                    put(place);
                } else if (there[place] && what >= more && !all[place].freed && what & 1) {
                    all[place].freed = true;
                    ur_check_tree_freed(&all[place]);
                } else if (there[place] && what >= more) {
                    take(place);
                }
            }
            assert_true(ur_check_tree_show(&context));
            ur_checking.launches++;
            shows_what_is_there(now);
            if (running) {
                look(root, now);
                assert_memory_equal(now, before, sizeof(now));
            }
        }
    }
    size_t was = given;
    oldest = UINT64_MAX;
    for (unsigned i = 0; i < PLACES; i++) {
        if (there[i]) {
            take(i);
        }
    }
    assert_true(ur_check_tree_show(&context));
    assert_int_equal(table()->root, 0);
    /* Memory is used again. */
    for (unsigned i = 0; i < 20000; i++) {
        put(i % 7);
        assert_true(ur_check_tree_show(&context));
        take(i % 7);
        ur_checking.launches++;
    }
    assert_int_equal(given, was);
    ur_check_tree_over(&context, true);
}

static void show(void) {
    assert_true(ur_check_tree_show(&context));
    assert_true(ur_check_views_send(&context, ur_check_tree_table(&context), false));
}

static void change_some(void) {
    for (unsigned i = 0; i < 300; i++) {
        unsigned place = (unsigned)rand() % PLACES;
        if (!there[place]) {
            put(place);
        } else if (rand() % 3 == 0) {
            take(place);
        } else if (!all[place].freed) {
            all[place].freed = true;
            ur_check_tree_freed(&all[place]);
        }
    }
}

static void expect(uint64_t *numbers) {
    for (unsigned i = 0; i < PLACES; i++) {
        numbers[i] = there[i] ? (i + 1) * 2 + (all[i].freed ? 1 : 0) : 0;
    }
}

/* `most`: memory of the device (bytes). */
static void on_a_device(size_t most) {
    static uint64_t first[PLACES], second[PLACES], now[PLACES];
    int file = memfd_create("device", 0);
    const ur_device_handle_t handle = (ur_device_handle_t)&file;
    const ur_queue_handle_t queue = (ur_queue_handle_t)&barriers;
    uint64_t version = 0, other_version = 0;
    assert_true(file >= 0 && ftruncate(file, DEVICE_BYTES) == 0);
    device = mmap(NULL, DEVICE_BYTES, PROT_NONE, MAP_SHARED, file, 0);
    device_inside = mmap(NULL, DEVICE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    assert_true(device != MAP_FAILED && device_inside != MAP_FAILED);
    memset(device_inside, 0xa5, DEVICE_BYTES);
    device_used = copy_count = barriers = device_given_count = 0;
    device_most = most;
    next.ddi.USM.pfnHostAlloc = host_alloc;
    next.ddi.USM.pfnDeviceAlloc = device_alloc;
    next.ddi.USM.pfnFree = usm_free;
    next.ddi.Device.pfnGetInfo = device_info;
    next.ddi.Queue.pfnCreate = queue_create;
    next.ddi.Queue.pfnFinish = queue_finish;
    next.ddi.Queue.pfnRelease = queue_release;
    next.ddi.Enqueue.pfnUSMMemcpy = usm_copy;
    next.ddi.Enqueue.pfnEventsWaitWithBarrier = barrier;
    next.ddi.Event.pfnGetInfo = event_info;
    next.ddi.Event.pfnRelease = event_release;
    ur_checking.next = &next;
    context = (struct ur_check_context){0};
    memset(all, 0, sizeof(all));
    memset(there, 0, sizeof(there));
    ur_check_views_begin(&context, handle);
    assert_non_null(context.device);
    put(5);
    show();
    make_copies(copy_count);
    /* It grows again and again while a launch runs from before. */
    uint64_t root_before = table()->root;
    expect(first);
    ur_checking.launches++;
    oldest = ur_checking.launches;
    for (unsigned place = 6, more = 50; place < PLACES; place += more, more *= 2) {
        for (unsigned i = place; i < place + more && i < PLACES; i++) {
            put(i);
        }
        show();
        make_copies(copy_count);
        look(root_before, now);
        assert_memory_equal(now, first, sizeof(now));
    }
    oldest = UINT64_MAX;
    for (unsigned round = 0; round < 40; round++) {
        /* Launches run that see the first; the second is shown before its copies are made. */
        ur_checking.launches++;
        oldest = ur_checking.launches;
        change_some();
        show();
        expect(first);
        unsigned count = copy_count;
        ur_checking.launches++;
        change_some();
        show();
        expect(second);
        change_some();
        make_copies(count);
        look(table()->root, now);
        assert_memory_equal(now, first, sizeof(now));
        uint64_t root = table()->root;
        make_copies(copy_count);
        look(table()->root, now);
        assert_memory_equal(now, second, sizeof(now));
        look(root, now);
        assert_memory_equal(now, first, sizeof(now));
        oldest = UINT64_MAX;
    }
    assert_int_equal(is_of_device(ur_check_tree_table(&context)->seen), 1);
    assert_int_equal(is_of_device(table()->root), most == DEVICE_BYTES);
    /* Of two queues each waits once for what changed, a captured one never. */
    show();
    captured = true;
    assert_true(ur_check_views_await(&context, queue, &version));
    assert_int_equal(barriers, 0);
    captured = false;
    for (unsigned i = 0; i < 2; i++) {
        assert_true(ur_check_views_await(&context, queue, &version));
        assert_true(ur_check_views_await(&context, queue, &other_version));
    }
    assert_int_equal(barriers, 2);
    /* Nothing is copied where nothing has changed, and nothing waited for that is over. */
    make_copies(copy_count);
    assert_true(ur_check_views_send(&context, ur_check_tree_table(&context), false));
    assert_int_equal(copy_count, 0);
    version = 0;
    assert_true(ur_check_views_await(&context, queue, &version));
    assert_int_equal(barriers, 2);
    ur_check_tree_over(&context, true);
    ur_check_views_over(&context);
    munmap(device, DEVICE_BYTES);
    munmap(device_inside, DEVICE_BYTES);
    close(file);
    device = NULL;
}

static void copies_are_right_whenever_a_device_makes_them(void **state) {
    (void)state;
    on_a_device(DEVICE_BYTES);
}

static void where_a_device_lacks_memory_kernels_read_the_hosts(void **state) {
    (void)state;
    on_a_device(100000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(changes_are_found_and_kernels_keep_what_they_saw),
        cmocka_unit_test(copies_are_right_whenever_a_device_makes_them),
        cmocka_unit_test(where_a_device_lacks_memory_kernels_read_the_hosts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Native handles: the structures of ur_native_cpu.h, used as a program does, and refused where they
 * are something else's. */
#include "api.h"

#include <sched.h>
#include <sys/mman.h>
#include <unistd.h>

#include "hostcode/hostcode.h"
#include "ur_native_cpu.h"

static ur_context_handle_t context, other;
static ur_queue_handle_t queue;

static int open_context(void **state) {
    open_adapter(state);
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urContextCreate(1, &root, NULL, &other));
    UR(urQueueCreate(context, root, NULL, &queue));
    return 0;
}

static int close_context(void **state) {
    urQueueRelease(queue);
    urContextRelease(other);
    urContextRelease(context);
    return close_adapter(state);
}

static void count_up(void *data) {
    ++*(int *)data;
}

static void queues(void **state) {
    ur_native_handle_t number = 0;
    ur_queue_handle_t made = NULL;
    int calls = 0;
    (void)state;
    UR(urQueueGetNativeHandle(queue, NULL, &number));
    ur_native_cpu_queue_t *native = (ur_native_cpu_queue_t *)number;
    assert_int_equal(native->kind, UR_NATIVE_CPU_QUEUE);
    for (int i = 0; i < 100; ++i)
        UR(native->submit(native, count_up, &calls));
    UR(native->finish(native));
    assert_int_equal(calls, 100);
    assert_int_equal(urQueueCreateWithNativeHandle(number, other, root, NULL, &made),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_int_equal(urQueueCreateWithNativeHandle(0, context, root, NULL, &made),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_null(made);
    UR(urQueueCreateWithNativeHandle(number, context, NULL, NULL, &made));
    UR(urQueueRelease(made));
}

static void events(void **state) {
    ur_native_handle_t number = 0, of_queue = 0;
    ur_event_handle_t event = NULL, made = NULL;
    (void)state;
    UR(urEnqueueEventsWait(queue, 0, NULL, &event));
    UR(urEventGetNativeHandle(event, &number));
    ur_native_cpu_event_t *native = (ur_native_cpu_event_t *)number;
    UR(native->wait(native));
    assert_int_equal(native->status(native), UR_EVENT_STATUS_COMPLETE);
    UR(urQueueGetNativeHandle(queue, NULL, &of_queue));
    assert_int_equal(urEventCreateWithNativeHandle(of_queue, context, NULL, &made),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_int_equal(urEventCreateWithNativeHandle(number, other, NULL, &made),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_null(made);
    UR(urEventRelease(event));
}

static _Atomic int released;

static void on_release(ur_native_cpu_mem_t *mem) {
    (void)mem;
    ++released;
}

/* Memory of the program, used as a buffer and as an image. */
static void memory(void **state) {
    static const size_t sizes[] = {64, 6400};
    static const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                             UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    static unsigned char bytes[6400];
    (void)state;
    for (int owned = 0; owned < 2; ++owned) {
        for (int i = 0; i < 2; ++i) {
            ur_native_cpu_mem_t native = {
                .kind = UR_NATIVE_CPU_MEM, .data = bytes, .size = sizes[i], .release = on_release};
            ur_mem_native_properties_t properties = {UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES, NULL,
                                                     owned};
            ur_mem_handle_t mem = NULL, image = NULL;
            ur_native_handle_t again = 0, number = (ur_native_handle_t)&native;
            size_t size = 0;
            int before = released;
            UR(urMemBufferCreateWithNativeHandle(number, context, &properties, &mem));
            UR(urMemGetInfo(mem, UR_MEM_INFO_SIZE, sizeof(size), &size, NULL));
            assert_int_equal(size, sizes[i]);
            UR(urMemGetNativeHandle(mem, root, &again));
            assert_true(again == number);
            UR(urEnqueueMemBufferFill(queue, mem, "\x5a", 1, 0, sizes[i], 0, NULL, NULL));
            UR(urQueueFinish(queue));
            assert_int_equal(bytes[sizes[i] - 1], 0x5a);
            UR(urMemRelease(mem));
            while (released != before + owned) {
                sched_yield(); /* the command lets go of it some time after it has ended */
            }
            ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                    .type = UR_MEM_TYPE_IMAGE2D,
                                    .width = 4,
                                    .height = sizes[i] / 16};
            UR(urMemImageCreateWithNativeHandle(number, context, &format, &desc, NULL, &image));
            UR(urMemRelease(image));
            desc.height += 1;
            image = NULL;
            assert_int_equal(
                urMemImageCreateWithNativeHandle(number, context, &format, &desc, NULL, &image),
                UR_RESULT_ERROR_INVALID_IMAGE_SIZE);
            native.size = 0;
            assert_int_equal(urMemBufferCreateWithNativeHandle(number, context, NULL, &image),
                             UR_RESULT_ERROR_INVALID_VALUE);
            assert_null(image);
        }
    }
}

static void expect_refused(ur_native_handle_t number) {
    static const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                             UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    static const ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                         .type = UR_MEM_TYPE_IMAGE2D,
                                         .width = 4,
                                         .height = 4};
    const ur_result_t bad = UR_RESULT_ERROR_INVALID_VALUE;
    ur_queue_handle_t as_queue = NULL;
    ur_event_handle_t as_event = NULL;
    ur_mem_handle_t as_mem = NULL;
    ur_program_handle_t as_program = NULL;
    assert_int_equal(urQueueCreateWithNativeHandle(number, context, root, NULL, &as_queue), bad);
    assert_non_null(strstr(last_error(), "queue"));
    if (number) {
        assert_int_equal(urEventCreateWithNativeHandle(number, context, NULL, &as_event), bad);
        assert_non_null(strstr(last_error(), "event"));
    } else { /* an event that is complete */
        UR(urEventCreateWithNativeHandle(number, context, NULL, &as_event));
        UR(urEventRelease(as_event));
        as_event = NULL;
    }
    assert_int_equal(urMemBufferCreateWithNativeHandle(number, context, NULL, &as_mem), bad);
    assert_non_null(strstr(last_error(), "native memory"));
    assert_int_equal(
        urMemImageCreateWithNativeHandle(number, context, &format, &desc, NULL, &as_mem), bad);
    assert_non_null(strstr(last_error(), "native memory"));
    assert_int_equal(urProgramCreateWithNativeHandle(number, context, NULL, &as_program), bad);
    assert_non_null(strstr(last_error(), "table of host code"));
    assert_null(as_queue);
    assert_null(as_event);
    assert_null(as_mem);
    assert_null(as_program);
}

/* Pages of which the second cannot be read. */
static char *two_pages(size_t page) {
    char *pages = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert_ptr_not_equal(pages, MAP_FAILED);
    assert_int_equal(mprotect(pages + page, page, PROT_NONE), 0);
    return pages;
}

/* Numbers that are the handle of nothing, in every function that takes one. */
static void numbers(void **state) {
    static const uint64_t zeros[16];
    static const char text[] = "neither a structure nor a table, but longer than either of these, "
                               "so that all of it is there to be read";
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *pages = two_pages(page);
    (void)state;
    const ur_native_handle_t bad[] = {0,
                                      1,
                                      0x9c,
                                      0x1000,
                                      (ur_native_handle_t)1 << 62,
                                      UINTPTR_MAX & ~(uintptr_t)7,
                                      UINTPTR_MAX,
                                      (ur_native_handle_t)zeros,
                                      (ur_native_handle_t)text,
                                      (ur_native_handle_t)(text + 1),
                                      (ur_native_handle_t)queue,
                                      (ur_native_handle_t)(pages + page - 8),
                                      (ur_native_handle_t)(pages + page)};
    /* What begins as memory or a table does, but goes on where nothing is. */
    *(uint32_t *)(void *)(pages + page - 8) = UR_NATIVE_CPU_MEM;
    for (size_t i = 0; i < COUNT(bad); ++i)
        expect_refused(bad[i]);
    *(uint32_t *)(void *)(pages + page - 8) = UR_HOSTCODE_MAGIC;
    *(uint32_t *)(void *)(pages + page - 4) = UR_HOSTCODE_VERSION;
    expect_refused((ur_native_handle_t)(pages + page - 8));
    munmap(pages, 2 * page);
    expect_refused((ur_native_handle_t)pages);
}

/* A handle is one as long as its object lives: then nothing reads what is there now. */
static void ended(void **state) {
    (void)state;
    for (int i = 0; i < 100; ++i) {
        ur_queue_handle_t passing = NULL;
        ur_event_handle_t event = NULL;
        ur_mem_handle_t mem = NULL;
        ur_native_handle_t of_queue = 0, of_event = 0, of_mem = 0;
        UR(urQueueCreate(context, root, NULL, &passing));
        UR(urEnqueueEventsWait(passing, 0, NULL, &event));
        UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &mem));
        UR(urQueueGetNativeHandle(passing, NULL, &of_queue));
        UR(urEventGetNativeHandle(event, &of_event));
        UR(urMemGetNativeHandle(mem, root, &of_mem));
        UR(urQueueFinish(passing));
        UR(urQueueRelease(passing)); /* the event still names it */
        expect_refused(of_queue);
        UR(urEventRelease(event));
        expect_refused(of_event);
        UR(urMemRelease(mem));
        expect_refused(of_mem);
    }
}

/* Tables whose parts are not all there; each names what is wrong. */
static void tables(void **state) {
    static const struct ur_hostcode_arg arg = {.name = "a", .size = 8};
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *pages = two_pages(page), *none = pages + page;
    memset(none - 8, 'x', 8);
    const struct ur_hostcode_arg unnamed = {.name = none};
    const struct ur_hostcode_kernel good = {
        .name = "k", .entry = (ur_hostcode_entry *)(uintptr_t)none, .args = &arg, .arg_count = 1};
    const struct ur_hostcode_global variable = {.name = "v", .address = none, .size = 1},
                                    bad_variable = {.name = none - 8};
    struct ur_hostcode_kernel bad[6] = {good, good, good, good, good, good};
    bad[0].name = NULL;
    bad[1].name = none - 8; /* has no end */
    bad[2].args = (void *)none;
    bad[3].args = NULL;
    bad[4].args = &unnamed;
    bad[5].entry = NULL;
    struct ur_hostcode_table table = {.magic = UR_HOSTCODE_MAGIC,
                                      .version = UR_HOSTCODE_VERSION,
                                      .kernel_count = 1,
                                      .global_count = 1,
                                      .kernels = &good,
                                      .globals = &variable};
    const ur_native_handle_t number = (ur_native_handle_t)&table;
    ur_program_handle_t program = NULL;
    (void)state;
    UR(urProgramCreateWithNativeHandle(number, context, NULL, &program));
    UR(urProgramRelease(program));
    for (size_t i = 0; i < COUNT(bad); ++i) {
        table.kernels = &bad[i];
        expect_refused(number);
    }
    table.kernels = NULL;
    expect_refused(number);
    table.kernels = (void *)none;
    expect_refused(number);
    table.kernels = (const void *)((const char *)&good + 1);
    expect_refused(number);
    table.kernels = &good;
    table.globals = &bad_variable;
    expect_refused(number);
    table.globals = (void *)none;
    expect_refused(number);
    table.globals = &variable;
    table.kernel_count = UINT32_MAX;
    table.kernels = (void *)pages;
    expect_refused(number);
    munmap(pages, 2 * page);
}

/* Constants of the language are read, and not written. */
static void constants(void **state) {
    static int cell = 5;
    const struct ur_hostcode_kernel kernel = {.name = "k",
                                              .entry = (ur_hostcode_entry *)(uintptr_t)&cell};
    const struct ur_hostcode_global variables[] = {
        {"table", &cell, sizeof(cell) | UR_HOSTCODE_CONSTANT}, {"counter", &cell, sizeof(cell)}};
    const struct ur_hostcode_table table = {UR_HOSTCODE_MAGIC, UR_HOSTCODE_VERSION, 1, 2, &kernel,
                                            variables};
    ur_program_handle_t program = NULL;
    size_t size = 0;
    void *address = NULL;
    int value = 0, written = 7;
    (void)state;
    UR(urProgramCreateWithNativeHandle((ur_native_handle_t)&table, context, NULL, &program));
    UR(urProgramGetGlobalVariablePointer(root, program, "table", &size, &address));
    assert_int_equal(size, sizeof(cell));
    assert_ptr_equal(address, &cell);
    UR(urEnqueueDeviceGlobalVariableRead(queue, program, "table", true, sizeof(value), 0, &value, 0,
                                         NULL, NULL));
    assert_int_equal(value, 5);
    assert_int_equal(urEnqueueDeviceGlobalVariableWrite(queue, program, "table", true,
                                                        sizeof(written), 0, &written, 0, NULL,
                                                        NULL),
                     UR_RESULT_ERROR_INVALID_OPERATION);
    assert_int_equal(cell, 5);
    UR(urEnqueueDeviceGlobalVariableWrite(queue, program, "counter", true, sizeof(written), 0,
                                          &written, 0, NULL, NULL));
    assert_int_equal(cell, 7);
    UR(urProgramRelease(program));
}

/* What urcc made before it made loops over work-items. */
static void earlier_host_code(void **state) {
    enum { ITEMS = 96, GROUP = 8 };
    ur_program_handle_t program = load(context, "entries");
    int *data = NULL;
    (void)state;
    UR(urUSMSharedAlloc(context, root, NULL, NULL, ITEMS * sizeof(*data), (void **)&data));
    for (int i = 0; i < ITEMS; ++i)
        data[i] = i;
    static const char *const names[] = {"turn", "count"};
    for (size_t i = 0; i < COUNT(names); ++i) {
        const size_t offset = 0, items = ITEMS, group = GROUP;
        ur_kernel_handle_t kernel = NULL;
        UR(urKernelCreate(program, names[i], &kernel));
        UR(urKernelSetArgPointer(kernel, 0, NULL, data));
        UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &items, &group, NULL, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        UR(urKernelRelease(kernel));
    }
    for (int i = 0; i < ITEMS; ++i)
        assert_int_equal(data[i], i / GROUP * GROUP + (i + 1) % GROUP + 1);
    UR(urUSMFree(context, data));
    UR(urProgramRelease(program));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(queues),    cmocka_unit_test(events),
        cmocka_unit_test(memory),    cmocka_unit_test(numbers),
        cmocka_unit_test(ended),     cmocka_unit_test(tables),
        cmocka_unit_test(constants), cmocka_unit_test(earlier_host_code),
    };
    return cmocka_run_group_tests(tests, open_context, close_context);
}

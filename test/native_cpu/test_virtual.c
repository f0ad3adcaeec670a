/* Virtual memory in parts, and physical memory in two processes. */
#include "api.h"

#include <sys/wait.h>
#include <unistd.h>

static ur_context_handle_t context;
static ur_queue_handle_t queue;
static size_t page;

static int open_context(void **state) {
    open_adapter(state);
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urQueueCreate(context, root, NULL, &queue));
    UR(urVirtualMemGranularityGetInfo(context, root, 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                      sizeof(page), &page, NULL));
    return 0;
}

static int close_context(void **state) {
    urQueueRelease(queue);
    urContextRelease(context);
    return close_adapter(state);
}

static ur_physical_mem_handle_t physical(size_t pages, ur_physical_mem_flags_t flags) {
    ur_physical_mem_properties_t properties = {UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, NULL,
                                               flags};
    ur_physical_mem_handle_t memory = NULL;
    UR(urPhysicalMemCreate(context, root, pages * page, &properties, &memory));
    return memory;
}

static unsigned char *reserve(size_t pages) {
    void *start = NULL;
    UR(urVirtualMemReserve(context, NULL, pages * page, &start));
    return start;
}

static ur_virtual_mem_access_flags_t access_of(unsigned char *start, size_t pages) {
    ur_virtual_mem_access_flags_t access = 0;
    ur_result_t result =
        urVirtualMemGetInfo(context, start, pages * page, UR_VIRTUAL_MEM_INFO_ACCESS_MODE,
                            sizeof(access), &access, NULL);
    return result == UR_RESULT_SUCCESS ? access : 0;
}

enum {
    RW = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE,
    RO = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY,
    NO = UR_VIRTUAL_MEM_ACCESS_FLAG_NONE
};

/* One piece of physical memory at two places is the same memory. */
static void aliases(void **state) {
    unsigned char *start = reserve(4), value = 0x3c;
    ur_physical_mem_handle_t memory = physical(2, 0);
    (void)state;
    UR(urVirtualMemMap(context, start, 2 * page, memory, 0, RW));
    UR(urVirtualMemMap(context, start + 3 * page, page, memory, page, RO));
    UR(urPhysicalMemRelease(memory)); /* the mappings keep it */
    UR(urEnqueueUSMFill(queue, start, 1, &value, 2 * page, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    assert_int_equal(start[3 * page], 0x3c);
    start[page] = 7;
    assert_int_equal(start[3 * page], 7);
    UR(urVirtualMemUnmap(context, start, 2 * page));
    assert_int_equal(start[3 * page], 7);
    UR(urVirtualMemUnmap(context, start + 3 * page, page));
    UR(urVirtualMemFree(context, start, 4 * page));
}

/* Access and mappings change page by page. */
static void parts(void **state) {
    unsigned char *start = reserve(6);
    ur_physical_mem_handle_t memory = physical(5, 0);
    (void)state;
    UR(urVirtualMemMap(context, start, 5 * page, memory, 0, RW));
    for (size_t i = 0; i < 5; ++i)
        start[i * page] = (unsigned char)(i + 1);
    UR(urVirtualMemSetAccess(context, start + page, 2 * page, RO));
    assert_int_equal(access_of(start, 1), RW);
    assert_int_equal(access_of(start + page, 2), RO);
    assert_int_equal(access_of(start + 3 * page, 2), RW);
    assert_int_equal(access_of(start, 5), 0);        /* of two kinds */
    assert_int_equal(access_of(start + page, 5), 0); /* not mapped to the end */
    UR(urVirtualMemUnmap(context, start + 2 * page, 2 * page));
    assert_int_equal(access_of(start + page, 1), RO);
    assert_int_equal(access_of(start + 2 * page, 1), 0);
    assert_int_equal(access_of(start + 4 * page, 1), RW);
    assert_int_equal(start[page], 2);
    assert_int_equal(start[4 * page], 5);
    UR(urVirtualMemMap(context, start + 2 * page, 2 * page, memory, 2 * page, 0));
    assert_int_equal(access_of(start + 2 * page, 2), NO);
    UR(urVirtualMemSetAccess(context, start, 5 * page, RW));
    assert_int_equal(access_of(start, 5), RW);
    for (size_t i = 0; i < 5; ++i)
        assert_int_equal(start[i * page], i + 1);
    UR(urVirtualMemUnmap(context, start, 5 * page));
    UR(urVirtualMemFree(context, start, 6 * page));
    UR(urPhysicalMemRelease(memory));
}

/* A write to memory that may be read alone fails like any other wrong access, and is reported. */
static void protects(void **state) {
    unsigned char *start = reserve(1), value = 1;
    ur_physical_mem_handle_t memory = physical(1, 0);
    ur_event_handle_t event = NULL;
    (void)state;
    UR(urVirtualMemMap(context, start, page, memory, 0, RO));
    usleep(2000); /* cmocka has installed handlers, which are looked at once in a millisecond */
    UR(urEnqueueUSMFill(queue, start, 1, &value, 16, 0, NULL, &event));
    assert_int_not_equal(urEventWait(1, &event), UR_RESULT_SUCCESS);
    assert_non_null(strstr(last_error(), "SIG"));
    urQueueFinish(queue);
    assert_int_equal(start[0], 0);
    urEventRelease(event);
    UR(urVirtualMemUnmap(context, start, page));
    UR(urVirtualMemFree(context, start, page));
    UR(urPhysicalMemRelease(memory));
}

static void bad_requests(void **state) {
    unsigned char *start = reserve(4), *next = reserve(1);
    ur_physical_mem_handle_t memory = physical(2, 0), none = NULL;
    ur_context_handle_t other = NULL;
    void *nowhere = NULL;
    (void)state;
    UR(urContextCreate(1, &root, NULL, &other));
    UR(urVirtualMemMap(context, start, page, memory, 0, RW));
    const struct {
        ur_result_t result, expected;
    } cases[] = {
        {urVirtualMemReserve(context, NULL, 0, &nowhere), UR_RESULT_ERROR_INVALID_SIZE},
        {urVirtualMemReserve(context, NULL, page + 1, &nowhere), UR_RESULT_ERROR_INVALID_SIZE},
        {urVirtualMemReserve(context, NULL, SIZE_MAX / page * page, &nowhere),
         UR_RESULT_ERROR_OUT_OF_HOST_MEMORY},
        {urPhysicalMemCreate(context, root, page / 2, NULL, &none), UR_RESULT_ERROR_INVALID_SIZE},
        {urPhysicalMemCreate(context, root, SIZE_MAX / page * page, NULL, &none),
         UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY},
        /* over what is there, past the reservation, past the memory, not in pages */
        {urVirtualMemMap(context, start, page, memory, 0, RW), UR_RESULT_ERROR_INVALID_VALUE},
        {urVirtualMemMap(context, start + 3 * page, 2 * page, memory, 0, RW),
         UR_RESULT_ERROR_INVALID_VALUE},
        {urVirtualMemMap(context, start + page, 2 * page, memory, page, RW),
         UR_RESULT_ERROR_INVALID_SIZE},
        {urVirtualMemMap(context, start + page, page, memory, SIZE_MAX / page * page, RW),
         UR_RESULT_ERROR_INVALID_SIZE},
        {urVirtualMemMap(context, start + page, page, memory, 8, RW), UR_RESULT_ERROR_INVALID_SIZE},
        {urVirtualMemMap(context, start + page + 8, page, memory, 0, RW),
         UR_RESULT_ERROR_INVALID_SIZE},
        {urVirtualMemMap(context, start + page, page, memory, 0, RW | RO),
         UR_RESULT_ERROR_INVALID_ENUMERATION},
        {urVirtualMemMap(other, start + page, page, memory, 0, RW),
         UR_RESULT_ERROR_INVALID_CONTEXT},
        {urVirtualMemUnmap(context, start + page, page), UR_RESULT_ERROR_INVALID_VALUE},
        {urVirtualMemUnmap(context, start, 2 * page), UR_RESULT_ERROR_INVALID_VALUE},
        {urVirtualMemUnmap(other, start, page), UR_RESULT_ERROR_INVALID_VALUE},
        {urVirtualMemSetAccess(context, start, 2 * page, RO), UR_RESULT_ERROR_INVALID_VALUE},
        {urVirtualMemFree(context, start, 4 * page), UR_RESULT_ERROR_INVALID_VALUE},
        {urVirtualMemFree(context, next, 2 * page), UR_RESULT_ERROR_INVALID_VALUE},
        {urVirtualMemFree(other, next, page), UR_RESULT_ERROR_INVALID_VALUE},
    };
    for (size_t i = 0; i < COUNT(cases); ++i)
        if (cases[i].result != cases[i].expected)
            fail_msg("case %zu gave 0x%x, expected 0x%x", i, (unsigned)cases[i].result,
                     (unsigned)cases[i].expected);
    assert_null(none);
    assert_null(nowhere);
    assert_int_equal(access_of(start, 1), RW);
    UR(urVirtualMemUnmap(context, start, page));
    UR(urVirtualMemFree(context, start, 4 * page));
    UR(urVirtualMemFree(context, next, page));
    assert_int_equal(urVirtualMemFree(context, next, page), UR_RESULT_ERROR_INVALID_VALUE);
    UR(urPhysicalMemRelease(memory));
    UR(urContextRelease(other));
}

/* ---- two processes --------------------------------------------------------------------------- */

static int to_child[2], to_parent[2];

static void tell(int file, const void *data, size_t size) {
    assert_int_equal(write(file, data, size), size);
}

/* The child writes to the memory that the parent's data name, and says when it has. */
static int child(void) {
    unsigned char data[256], answer = 0;
    size_t size = 0;
    if (read(to_child[0], &size, sizeof(size)) != sizeof(size) || size > sizeof(data) ||
        read(to_child[0], data, size) != (ssize_t)size || open_context(NULL) != 0)
        return 3;
    ur_physical_mem_handle_t memory = NULL;
    ur_result_t result = urIPCOpenPhysMemHandleExp(context, root, data, size, &memory);
    if (result == UR_RESULT_SUCCESS) {
        unsigned char *start = reserve(2), value = 0x5a;
        UR(urVirtualMemMap(context, start, 2 * page, memory, 0, RW));
        answer = start[page];
        UR(urEnqueueUSMFill(queue, start, 1, &value, page, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        UR(urVirtualMemUnmap(context, start, 2 * page));
        UR(urVirtualMemFree(context, start, 2 * page));
        UR(urIPCClosePhysMemHandleExp(context, memory));
    }
    tell(to_parent[1], &answer, 1);
    /* once the parent has put the data back they name nothing */
    if (read(to_child[0], &answer, 1) != 1)
        return 4;
    memory = NULL;
    answer = urIPCOpenPhysMemHandleExp(context, root, data, size, &memory) ==
                 UR_RESULT_ERROR_INVALID_VALUE &&
             !memory;
    tell(to_parent[1], &answer, 1);
    close_context(NULL);
    return 0;
}

static pid_t other_process;

static void shared(void **state) {
    ur_physical_mem_handle_t memory = physical(2, UR_PHYSICAL_MEM_FLAG_ENABLE_IPC);
    ur_physical_mem_handle_t closed = physical(1, 0), wrong = NULL;
    unsigned char *start = reserve(2), answer = 0;
    void *data = NULL;
    size_t size = 0;
    int status = 0;
    (void)state;
    UR(urVirtualMemMap(context, start, 2 * page, memory, 0, RW));
    start[page] = 0x77;
    UR(urIPCGetPhysMemHandleExp(context, memory, &data, &size));
    tell(to_child[1], &size, sizeof(size));
    tell(to_child[1], data, size);
    assert_int_equal(read(to_parent[0], &answer, 1), 1);
    assert_int_equal(answer, 0x77);
    assert_int_equal(start[0], 0x5a);
    assert_int_equal(start[page - 1], 0x5a);
    unsigned char damaged[256] = {0};
    memcpy(damaged, data, size);
    assert_int_equal(urIPCOpenPhysMemHandleExp(context, root, damaged, size - 1, &wrong),
                     UR_RESULT_ERROR_INVALID_VALUE);
    damaged[0] ^= 1;
    assert_int_equal(urIPCOpenPhysMemHandleExp(context, root, damaged, size, &wrong),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_null(wrong);
    UR(urIPCPutPhysMemHandleExp(context, data));
    tell(to_child[1], &answer, 1);
    assert_int_equal(read(to_parent[0], &answer, 1), 1);
    assert_int_equal(answer, 1);
    assert_int_equal(urIPCGetPhysMemHandleExp(context, closed, &data, &size),
                     UR_RESULT_ERROR_INVALID_ARGUMENT);
    assert_int_equal(waitpid(other_process, &status, 0), other_process);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    UR(urVirtualMemUnmap(context, start, 2 * page));
    UR(urVirtualMemFree(context, start, 2 * page));
    UR(urPhysicalMemRelease(memory));
    UR(urPhysicalMemRelease(closed));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(aliases),      cmocka_unit_test(parts),  cmocka_unit_test(protects),
        cmocka_unit_test(bad_requests), cmocka_unit_test(shared),
    };
    if (pipe(to_child) != 0 || pipe(to_parent) != 0)
        return 1;
    other_process = fork();
    if (other_process == 0) {
        close(to_child[1]); /* so that the parent's end is seen */
        return child();
    }
    close(to_child[0]);
    close(to_parent[1]);
    return cmocka_run_group_tests(tests, open_context, close_context);
}

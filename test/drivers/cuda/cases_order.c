/* What the pool of asynchronous allocations may take for complete where threads share a queue: the
 * driver is held within a call of one thread while another goes on. */
#include "cases.h"

#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <sys/mman.h>

enum { SIZE = 1 << 16 };

/* ---- a copy that stays in the driver, which reads pageable memory at the call ---------------- */

static unsigned char *page; /* whoever reads it first waits */
static sem_t reads, go_on;

static void on_fault(int number, siginfo_t *info, void *unused) {
    (void)unused;
    unsigned char *at = info->si_addr;
    if (at < page || at >= page + SIZE) {
        (void)signal(number, SIG_DFL); /* as without this handler */
        return;
    }
    (void)sem_post(&reads);
    while (sem_wait(&go_on) != 0) {
    }
    (void)mprotect(page, SIZE, PROT_READ | PROT_WRITE);
}

static ur_queue_handle_t shared; /* out of order, of two threads */
static unsigned char *target;
static ur_event_handle_t copied;
static ur_result_t copy_result;

static void *copy_in(void *unused) {
    copy_result = urEnqueueUSMMemcpy(shared, false, target, page, SIZE, 0, NULL, &copied);
    return unused;
}

static int begin_to_copy(pthread_t *thread) {
    struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO};
    page = mmap(NULL, SIZE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(page != MAP_FAILED);
    CHECK(sem_init(&reads, 0, 0) == 0 && sem_init(&go_on, 0, 0) == 0);
    CHECK(sigaction(SIGSEGV, &action, NULL) == 0);
    CHECK(pthread_create(thread, NULL, copy_in, NULL) == 0);
    while (sem_wait(&reads) != 0) {
    }
    return PASSED;
}

/* ---- cases ----------------------------------------------------------------------------------- */

/* A copy that was in the driver before another thread's barrier does not come after what that
 * barrier waits for: memory freed there goes to nobody who waits for the copy alone. */
static int order_of_a_copy(void) {
    const ur_queue_properties_t out_of_order = {
        .stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
        .flags = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE,
    };
    ur_queue_handle_t other = NULL;
    ur_kernel_handle_t stay = NULL;
    ur_event_handle_t runs = NULL, freed = NULL, barrier = NULL;
    void *memory = NULL, *of_copy = NULL, *of_barrier = NULL;
    pthread_t thread;
    DO(start_context(1));
    if (!is_software()) {
        SKIP("the driver lets no other thread in while it copies memory that it does not know");
    }
    UR(urQueueCreate(context, devices[0], &out_of_order, &shared));
    DO(make_queue(0, &other));
    DO(make_stay(&stay));
    DO(make_device_memory(0, SIZE, &target));
    UR(urEnqueueUSMDeviceAllocExp(shared, NULL, SIZE, NULL, 0, NULL, &memory, NULL));
    UR(urQueueFinish(shared));

    DO(begin_to_copy(&thread));
    DO(begin_to_stay(shared, stay, &runs));
    UR(urEnqueueUSMFreeExp(shared, NULL, memory, 1, &runs, &freed));
    UR(urEnqueueEventsWaitWithBarrier(shared, 0, NULL, &barrier));
    CHECK(sem_post(&go_on) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
    UR(copy_result);

    UR(urEnqueueUSMDeviceAllocExp(other, NULL, SIZE, NULL, 1, &copied, &of_copy, NULL));
    CHECK(of_copy != memory);
    UR(urEnqueueUSMDeviceAllocExp(other, NULL, SIZE, NULL, 1, &barrier, &of_barrier, NULL));
    CHECK(of_barrier == memory); /* or the case shows nothing */
    CHECK(!words[1]);
    words[1] = 1;
    UR(urEnqueueUSMFreeExp(other, NULL, of_copy, 0, NULL, NULL));
    UR(urEnqueueUSMFreeExp(other, NULL, of_barrier, 0, NULL, NULL));
    UR(urQueueFinish(shared));
    UR(urQueueFinish(other));
    UR(urEventRelease(copied));
    UR(urEventRelease(runs));
    UR(urEventRelease(freed));
    UR(urEventRelease(barrier));
    UR(urQueueRelease(shared));
    CHECK(munmap(page, SIZE) == 0);
    return end_case();
}

const struct cases_case cases_order[] = {{"order_of_a_copy", order_of_a_copy}, {NULL, NULL}};

/* Cooperative launches of kernels with barriers of device scope: cooperative.cl. Launches whose
 * work-groups wait for each other by atomic operations are in kernel.c. */
#include "conf.h"

#define LAUNCH "urEnqueueKernelLaunchWithArgsExp urKernelSuggestMaxCooperativeGroupCount"

enum { MOST_GROUPS = 96, ROUNDS = 20 };

static const ur_kernel_launch_ext_properties_t cooperative = {
    UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES, NULL, UR_KERNEL_LAUNCH_FLAG_COOPERATIVE};

static ur_kernel_handle_t some_kernel(const char *name) {
    if (!(conf_u32(UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES) &
          UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE)) {
        conf_unsupported(
            "the device claims no cooperative launch (UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES)");
    }
    if (conf.backend == UR_BACKEND_OPENCL) {
        conf_unsupported("OpenCL has no barriers of device scope");
    }
    return conf_kernel("cooperative", name);
}

/* How many groups of that size run at once, of which more than some tell nothing new. */
static size_t groups_of(ur_kernel_handle_t kernel, uint32_t dims, const size_t *local,
                        size_t shared) {
    uint32_t most = 0;
    UR_OR_UNSUPPORTED(
        urKernelSuggestMaxCooperativeGroupCount(kernel, conf.device, dims, local, shared, &most));
    CHECK(most >= 1);
    return most < MOST_GROUPS ? most : MOST_GROUPS;
}

/* A launch of kernel `neighbours`. */
struct ring {
    uint32_t *slots, *seen;
    size_t groups, local;
};

static struct ring make_ring(size_t groups, size_t local) {
    struct ring ring = {.groups = groups, .local = local};
    ring.slots = conf_usm(UR_USM_TYPE_SHARED, groups * (1 + local) * sizeof *ring.slots);
    ring.seen = ring.slots + groups;
    memset(ring.slots, 0, groups * (1 + local) * sizeof *ring.slots);
    return ring;
}

static ur_result_t launch_ring(const struct ring *ring, ur_queue_handle_t queue,
                               ur_kernel_handle_t kernel,
                               const ur_kernel_launch_ext_properties_t *properties) {
    const uint32_t rounds = ROUNDS;
    const size_t global = ring->groups * ring->local;
    const conf_arg args[] = {conf_arg_pointer(0, ring->slots), conf_arg_pointer(1, ring->seen),
                             conf_arg_value(2, sizeof rounds, &rounds)};
    return urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, &global, &ring->local, 3, args,
                                            properties, 0, NULL, NULL);
}

static void check_ring(const struct ring *ring) {
    for (size_t i = 0; i < ring->groups * ring->local; ++i) {
        uint32_t sum = 0, next = (uint32_t)((i / ring->local + 1) % ring->groups);
        for (uint32_t k = 0; k < ROUNDS; ++k) {
            sum = sum * 31 + k * 100 + next;
        }
        CHECK_MSG(ring->seen[i] == sum, "work-item %zu of %zu groups of %zu has %u, expected %u", i,
                  ring->groups, ring->local, ring->seen[i], sum);
    }
}

TEST(neighbours) {
    static const size_t locals[] = {1, 64, 7, 256};
    ur_kernel_handle_t kernel = some_kernel("neighbours");
    ur_queue_handle_t queue = conf_queue(0);
    for (size_t i = 0; i < CONF_COUNT(locals); ++i) {
        if (locals[i] > conf_size(UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE)) {
            continue;
        }
        size_t most = groups_of(kernel, 1, &locals[i], 0);
        for (size_t groups = 1;; groups = groups * 3 < most ? groups * 3 : most) {
            struct ring ring = make_ring(groups, locals[i]);
            UR(launch_ring(&ring, queue, kernel, &cooperative));
            UR(urQueueFinish(queue));
            check_ring(&ring);
            if (groups == most) {
                break;
            }
        }
    }
}

/* Barriers of both scopes, local memory, and values that live across all of them. */
TEST(sums) {
    ur_kernel_handle_t kernel = some_kernel("sums");
    ur_queue_handle_t queue = conf_queue(0);
    static const size_t locals[] = {64, 33, 1};
    for (size_t i = 0; i < CONF_COUNT(locals); ++i) {
        size_t local = locals[i], shared = local * sizeof(uint32_t),
               groups = groups_of(kernel, 1, &local, shared), global = groups * local;
        uint32_t *values = conf_usm(UR_USM_TYPE_SHARED, (2 * global + groups) * sizeof *values),
                 *out = values + global, *parts = out + global, total = 0;
        for (size_t k = 0; k < global; ++k) {
            values[k] = (uint32_t)(k * 2654435761u);
            total += values[k];
        }
        const conf_arg args[] = {conf_arg_pointer(0, values), conf_arg_pointer(1, parts),
                                 conf_arg_pointer(2, out), conf_arg_local(3, shared)};
        UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, &global, &local, 4, args,
                                            &cooperative, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        for (size_t k = 0; k < global; ++k) {
            uint32_t expected = 3 * total + 3 * values[k];
            CHECK_MSG(out[k] == expected, "work-item %zu of groups of %zu has %u, expected %u", k,
                      local, out[k], expected);
        }
    }
}

TEST(dimensions) {
    ur_kernel_handle_t kernel = some_kernel("counted");
    ur_queue_handle_t queue = conf_queue(0);
    const size_t local[3] = {4, 2, 3}, groups = groups_of(kernel, 3, local, 0),
                 global[3] = {local[0], local[1] * groups, local[2]}, items = 24 * groups;
    uint32_t *counts = conf_usm(UR_USM_TYPE_SHARED, (2 + items) * sizeof *counts);
    memset(counts, 0, (2 + items) * sizeof *counts);
    const conf_arg args[] = {conf_arg_pointer(0, counts), conf_arg_pointer(1, counts + 2)};
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 3, NULL, global, local, 2, args,
                                        &cooperative, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    for (size_t i = 0; i < items; ++i) {
        CHECK_MSG(counts[2 + i] == items * 1001, "work-item %zu has seen %u of %zu", i,
                  counts[2 + i], items);
    }
}

/* Neither waits for groups of the other. */
TEST(two_queues) {
    enum { QUEUES = 2, EACH = 6 };
    ur_kernel_handle_t kernel = some_kernel("neighbours");
    ur_queue_handle_t queues[QUEUES] = {conf_queue(0), conf_queue(0)};
    struct ring rings[QUEUES][EACH];
    for (int k = 0; k < EACH; ++k) {
        for (int i = 0; i < QUEUES; ++i) {
            size_t local = k % 2 ? 64 : 4, most = groups_of(kernel, 1, &local, 0);
            rings[i][k] = make_ring(most / 2 ? most / 2 : 1, local);
            UR(launch_ring(&rings[i][k], queues[i], kernel, &cooperative));
        }
    }
    for (int i = 0; i < QUEUES; ++i) {
        UR(urQueueFinish(queues[i]));
        for (int k = 0; k < EACH; ++k) {
            check_ring(&rings[i][k]);
        }
    }
}

/* The launch is kept until the task has ended, with all that it is given. */
TEST(behind_a_task) {
    const size_t local = 16;
    ur_kernel_handle_t kernel = some_kernel("neighbours");
    ur_queue_handle_t held = conf_queue(0), other = conf_queue(0);
    ur_event_handle_t task = NULL;
    size_t groups = groups_of(kernel, 1, &local, 0);
    struct ring behind[2] = {make_ring(groups, local), make_ring(groups, local)},
                apart = make_ring(groups, local);
    conf_hold(held, &task);
    for (int i = 0; i < 2; ++i) {
        UR(launch_ring(&behind[i], held, kernel, &cooperative));
    }
    UR(launch_ring(&apart, other, kernel, &cooperative));
    UR(urQueueFinish(other));
    check_ring(&apart);
    conf_let_go();
    UR(urQueueFinish(held));
    for (int i = 0; i < 2; ++i) {
        check_ring(&behind[i]);
    }
}

/* Groups that need not run at the same time cannot wait for each other; one alone has nobody to
 * wait for. */
TEST(not_cooperative) {
    const ur_kernel_launch_ext_properties_t plain = {UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES,
                                                     NULL, 0};
    ur_kernel_handle_t kernel = some_kernel("neighbours");
    if (conf.backend == UR_BACKEND_LEVEL_ZERO) {
        conf_unsupported("the driver knows alone what a kernel does");
    }
    ur_queue_handle_t queue = conf_queue(0);
    struct ring two = make_ring(2, 16), one = make_ring(1, 16);
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, launch_ring(&two, queue, kernel, NULL));
    CHECK_MSG(strstr(conf_new_error(), "cooperative"), "'%.300s'", conf_new_error());
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, launch_ring(&two, queue, kernel, &plain));
    UR(launch_ring(&one, queue, kernel, NULL));
    UR(urQueueFinish(queue));
    check_ring(&one);
    UR(launch_ring(&one, queue, kernel, &plain));
    UR(urQueueFinish(queue));
    check_ring(&one);
}

static const conf_test tests[] = {
    CONF_TEST(neighbours, LAUNCH, "has all groups wait at barriers of device scope, in a loop"),
    CONF_TEST(sums, LAUNCH, "runs barriers of groups, of the device and local memory together"),
    CONF_TEST(dimensions, LAUNCH, "has groups of three dimensions wait for each other"),
    CONF_TEST(two_queues, LAUNCH, "keeps two launches at once apart at such barriers"),
    CONF_TEST(behind_a_task, "urEnqueueKernelLaunchWithArgsExp urEnqueueHostTaskExp",
              "runs such launches behind a host task that is stuck, and beside it"),
    CONF_TEST(not_cooperative, "urEnqueueKernelLaunchWithArgsExp",
              "refuses kernels with such barriers unless they run at once, or alone"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"cooperative", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}

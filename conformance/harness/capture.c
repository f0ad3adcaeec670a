#include "capture.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

void conf_need_capture(void) {
    NEED(UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP);
}

bool conf_captures(ur_queue_handle_t queue) {
    bool result = false;
    UR(urQueueIsGraphCaptureEnabledExp(queue, &result));
    return result;
}

/* ---- objects --------------------------------------------------------------------------------- */

void conf_destroy_graph(void *graph) {
    urGraphDestroyExp(graph);
}

/* A run may be under way where a test has failed. */
void conf_destroy_executable(void *executable) {
    for (int i = 0; i < 1000 && urGraphExecutableGraphDestroyExp(executable) ==
                                    UR_RESULT_ERROR_INVALID_OPERATION;
         ++i) {
        usleep(1000);
    }
}

static ur_exp_graph_handle_t ended(ur_queue_handle_t queue) {
    bool captures = false;
    ur_exp_graph_handle_t graph = NULL;
    return urQueueIsGraphCaptureEnabledExp(queue, &captures) == UR_RESULT_SUCCESS && captures &&
                   urQueueEndGraphCaptureExp(queue, &graph) == UR_RESULT_SUCCESS
               ? graph
               : NULL;
}

static void drop_capture(void *queue) {
    ur_exp_graph_handle_t graph = ended(queue);
    if (graph) {
        urGraphDestroyExp(graph);
    }
}

static void drop_capture_into(void *queue) {
    (void)ended(queue);
}

void conf_will_capture(ur_queue_handle_t queue) {
    conf_defer(drop_capture, queue);
}

void conf_will_capture_into(ur_queue_handle_t queue) {
    conf_defer(drop_capture_into, queue);
}

void conf_begin_capture(ur_queue_handle_t queue) {
    UR(urQueueBeginGraphCaptureExp(queue));
    conf_will_capture(queue);
}

void conf_own_graph(ur_exp_graph_handle_t graph) {
    conf_defer(conf_destroy_graph, graph);
}

ur_exp_graph_handle_t conf_end_capture(ur_queue_handle_t queue) {
    ur_exp_graph_handle_t graph = NULL;
    UR(urQueueEndGraphCaptureExp(queue, &graph));
    CHECK(graph != NULL);
    conf_own_graph(graph);
    return graph;
}

ur_exp_executable_graph_handle_t conf_instantiate(ur_exp_graph_handle_t graph) {
    ur_exp_executable_graph_handle_t executable = NULL;
    UR(urGraphInstantiateGraphExp(graph, &executable));
    CHECK(executable != NULL);
    conf_defer(conf_destroy_executable, executable);
    return executable;
}

/* ---- what a graph says of itself ------------------------------------------------------------- */

void conf_graph_text(ur_exp_graph_handle_t graph, char *text, size_t size) {
    char path[] = "/tmp/ur-capture-XXXXXX";
    int fd = mkstemp(path);
    CHECK(fd >= 0);
    close(fd);
    ur_result_t result = urGraphDumpContentsExp(graph, path);
    FILE *file = fopen(path, "r");
    size_t length = file ? fread(text, 1, size - 1, file) : 0;
    text[length] = '\0';
    if (file) {
        fclose(file);
    }
    unlink(path);
    UR(result);
    CHECK(length > 0);
}

void conf_graph_sizes(ur_exp_graph_handle_t graph, size_t *held, size_t *peak) {
    char text[256];
    unsigned long long id = 0;
    unsigned count = 0;
    conf_graph_text(graph, text, sizeof text);
    CHECK_EQ(sscanf(text, "// graph %llu: %u commands; %zu bytes of memory held, at most %zu", &id,
                    &count, held, peak),
             4);
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* What native CPU is built on; emulators of another processor (qemu-user 7.2) do not have it. */
static bool system_maps_again(void) {
    size_t size = (size_t)sysconf(_SC_PAGESIZE);
    void *memory = mmap(NULL, size, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    void *again = memory != MAP_FAILED ? mremap(memory, 0, size, MREMAP_MAYMOVE) : MAP_FAILED;
    if (again != MAP_FAILED) {
        munmap(again, size);
    }
    if (memory != MAP_FAILED) {
        munmap(memory, size);
    }
    return again != MAP_FAILED;
}

size_t conf_graph_page(void) {
    size_t page = 0;
    bool again = conf.backend == UR_BACKEND_CUDA || conf.backend == UR_BACKEND_HIP ||
                 (conf.backend == UR_BACKEND_NATIVE_CPU && system_maps_again());
    return again && urVirtualMemGranularityGetInfo(conf.context, conf.device, 1,
                                                   UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                                   sizeof page, &page, NULL) == UR_RESULT_SUCCESS
               ? page
               : 0;
}

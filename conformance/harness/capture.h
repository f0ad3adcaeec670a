/* Captures of queues and their graphs, for the suites about them. All objects end with the test. */
#ifndef CONF_CAPTURE_H
#define CONF_CAPTURE_H

#include "conf.h"

/* Ends the test as unsupported where queues do not capture. */
void conf_need_capture(void);
bool conf_captures(ur_queue_handle_t queue);

/* A capture into a graph of its own, which goes with the test if that leaves it open. */
void conf_begin_capture(ur_queue_handle_t queue);
/* Such a capture, or one into a graph of the test's, is dropped if the test leaves it open. */
void conf_will_capture(ur_queue_handle_t queue);
void conf_will_capture_into(ur_queue_handle_t queue);
/* The graph is the test's. */
ur_exp_graph_handle_t conf_end_capture(ur_queue_handle_t queue);
void conf_own_graph(ur_exp_graph_handle_t graph);
ur_exp_executable_graph_handle_t conf_instantiate(ur_exp_graph_handle_t graph);

/* For conf_slot. An executable goes once its runs are over, a second later at most. */
void conf_destroy_graph(void *graph);
void conf_destroy_executable(void *executable);

/* What urGraphDumpContentsExp writes, up to size - 1 bytes of it. */
void conf_graph_text(ur_exp_graph_handle_t graph, char *text, size_t size);
/* What the graph says of its memory: bytes held, and the most in use at once. */
void conf_graph_sizes(ur_exp_graph_handle_t graph, size_t *held, size_t *peak);
/* Bytes of a page of device memory; 0 where drivers of the backend, or the
 * system of native CPU, give memory one address. */
size_t conf_graph_page(void);

#endif

/* A second process for a suite: the suite's program once more, which takes the part of the other
 * side, `--peer WORK COUNT DATA...` in front of the options that it was started with. What one
 * process tells the other goes through the two pipes of its standard input and output. */
#ifndef CONF_PEER_H
#define CONF_PEER_H

#include <stdio.h>
#include <unistd.h>

#include "conf.h"

enum {
    CONF_PEER_BYTES = 4096, /* of memory that both have */
    CONF_DATA_MOST = 4096,
    CONF_FROM_HERE = 0x5a, /* what the first process leaves there, and the other */
    CONF_FROM_THERE = 0xa6,
};

/* ---- the other process ----------------------------------------------------------------------- */

#define PEER(call)                                                                                 \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != UR_RESULT_SUCCESS) {                                                        \
            printf("%s gave %s: %s", #call, conf_result_name(result_), conf_last_error());         \
            return 1;                                                                              \
        }                                                                                          \
    } while (0)
#define PEER_CHECK(condition)                                                                      \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("line %d: %s", __LINE__, #condition);                                           \
            return 1;                                                                              \
        }                                                                                          \
    } while (0)

struct conf_bytes {
    size_t size;
    unsigned char data[CONF_DATA_MOST];
};

/* What it can be started for; an exit status. */
struct conf_peer_work {
    const char *name;
    int (*run)(ur_queue_handle_t queue, struct conf_bytes *data);
};

/* For main: takes the part of the other process if that is what was asked for. */
int conf_main_or_peer(int argc, char **argv, const conf_suite *suite,
                      const struct conf_peer_work *works, size_t count);

bool conf_all_are(const unsigned char *bytes, unsigned char value);
bool conf_pass_word(int to, char word);
bool conf_hear_word(int from, char word);
/* To the first process: its conf_peer_take. */
bool conf_pass_bytes(const void *data, size_t size);
/* Until it is killed. */
_Noreturn void conf_stay(void);

/* ---- the first process; a test has one other at most ------------------------------------------
 */

/* In the form that the other process reads. */
char *conf_hex(const void *data, size_t size);
/* Queues that wait for it are made before. */
void conf_peer_start(const char *work, uint32_t count, char *const *data);
void conf_peer_hear(char word);
void conf_peer_tell(char word);
/* What the other passes, lasting as the test does. */
void *conf_peer_take(size_t *size);
/* Until it ends, well. */
void conf_peer_wait(void);
void conf_peer_kill(void);

/* Memory with CONF_FROM_HERE in it. */
void conf_fill_here(ur_queue_handle_t queue, void *memory);
void *conf_exportable(size_t alignment);
/* What can be shared: any device memory, or only what is made to be. */
void *conf_shareable(void);
/* Puts `*data` back at the end. */
char *conf_share_memory(void *memory, void **data, size_t *size);

#endif

/* What a queue on a command queue of the program's has in place of an immediate list. */
#ifndef ZE_REGULAR_H
#define ZE_REGULAR_H

#include <stdbool.h>

#include "driver.h"
#include "ur_api.h"

struct ze_regular;

/* Pre: context and device outlive it. The command queue stays the program's where this fails. */
ur_result_t ze_regular_create(ur_context_handle_t context, ur_device_handle_t device,
                              ze_command_queue_handle_t native, struct ze_regular **out);
/* Pre: the device is done with all that was executed. `owned`: the command queue goes too. */
void ze_regular_destroy(struct ze_regular *regular, bool owned);
ze_command_queue_handle_t ze_regular_native(const struct ze_regular *regular);

/* These three with the queue locked. An empty list for the next command. */
ur_result_t ze_regular_open(struct ze_regular *regular, ze_command_list_handle_t *list);
/* Executes what was opened; nothing, if that is done already. After a failure it is still open. */
ur_result_t ze_regular_execute(struct ze_regular *regular);
/* Forgets what was opened and not executed, if anything. */
void ze_regular_drop(struct ze_regular *regular);

/* Also for what the program has executed itself. */
ur_result_t ze_regular_wait(struct ze_regular *regular);
ur_result_t ze_regular_idle(struct ze_regular *regular, bool *idle);

#endif

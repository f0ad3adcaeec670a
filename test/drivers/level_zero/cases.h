/* What the cases share. Each is a process of its own and runs one function of these files. */
#ifndef LEVEL_ZERO_CASES_H
#define LEVEL_ZERO_CASES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ur_api.h"

#define UR(call) assert_int_equal((call), UR_RESULT_SUCCESS)

extern ur_adapter_handle_t adapter; /* set by platforms() */
/* Initialises; how many there are. */
uint32_t platforms(ur_platform_handle_t *list, uint32_t room);
ur_device_handle_t first_device(ur_platform_handle_t platform);

/* cases_bindless.c */
void bindless_lacking(void **state);
void bindless_none(void **state);
/* cases_events.c */
void burst_ends(void **state);
/* cases_graphs.c */
void updated_in_place(void **state);
void updated_anew(void **state);
void updated_halfway(void **state);
void updated_never(void **state);
/* cases_images.c */
void images_copied(void **state);
void images_in_order(void **state);
void images_out_of_order(void **state);
/* cases_ipc.c */
void exported(void **state);
void ipc(void **state);
void ipc_gone(void **state);
/* cases_lost.c */
void lost(void **state);
void lost_later(void **state);
void lost_found(void **state);
void lost_waiting(void **state);
/* cases_peers.c */
void nonresident(void **state);
void peers(void **state);
void peers_mapped(void **state);
void peers_opened(void **state);
/* cases_queues.c */
void native_commands(void **state);
void queues(void **state);
void queues_refusing(void **state);
void queues_unasked(void **state);
/* cases_ranges.c */
void spirv_ranges(void **state);
/* cases_spirv.c */
void built_apart(void **state);
void compiler_ends(void **state);
void formats_end(void **state);
void released_in_task(void **state);
void spirv_binary(void **state);
void spirv_damaged(void **state);
void spirv_refused(void **state);
void spirv_unlinked(void **state);
/* cases_staging.c */
void engines(void **state);
void staging(void **state);
void staging_many(void **state);
/* cases_sysman.c */
void sysman(void **state);
void unmanaged(void **state);

#endif

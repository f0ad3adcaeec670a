/* Memory and text of one translation, under the names that they have in this folder. */
#ifndef UR_PTX_TEXT_H
#define UR_PTX_TEXT_H

#include "spirv/text.h"

#define ptx_arena ur_arena
#define ptx_text ur_text
#define ptx_out ur_out
#define ptx_alloc ur_out_alloc
#define ptx_regrow ur_out_regrow
#define ptx_exhausted ur_out_exhausted
#define ptx_arena_free ur_arena_free
#define ptx_reserve ur_text_reserve
#define ptx_append ur_text_append
#define ptx_puts ur_text_puts
#define ptx_print ur_text_print
#define ptx_text_free ur_text_free
#define ptx_decimal ur_decimal

#endif

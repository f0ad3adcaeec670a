/* What the tests of the loader share. */
#ifndef TEST_LOADER_SUPPORT_H
#define TEST_LOADER_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ur_api.h"
#include "ur_ddi.h"
#include "ur_loader_extra.h"

#define assert_success(call) assert_int_equal((call), UR_RESULT_SUCCESS)

/* The file of a stub, such as stub("one"), and of a broken library. Static storage, few at a time.
 */
const char *stub(const char *name);
const char *broken(const char *name);

/* A fresh directory under /tmp, removed with all that is in it by remove_directory. */
char *make_directory(void);
void remove_directory(char *path);

/* Copies at most `limit` bytes of a file and returns the whole size of the source. */
size_t copy_file(const char *from, const char *to, size_t limit);
void write_bytes(const char *path, long offset, const void *bytes, size_t count);

/* Takes every variable away that the loader reads, and silences its log. A setup function for
 * cmocka. */
int clean_environment(void **state);

/* The text of urLoaderExplain, to be freed. The loader is initialised. */
char *explain(ur_loader_explain_format_t format);

/* Fails unless the story holds `part`; frees the story. */
void assert_story(const char *part);
void assert_no_story(const char *part);

/* The number of adapters there are. */
uint32_t count_adapters(void);

/* Runs a function in a child process; returns its exit status, and what it wrote to stderr. Signals
 * fail the test. */
int run_child(int (*body)(void *), void *argument, char *output, size_t size);

#endif

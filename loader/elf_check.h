/* Looks at a library file before the system's loader does: to say plainly what is wrong with it,
 * and because mapping a file that ends too early kills the process that touches the missing part.
 */
#ifndef LOADER_ELF_CHECK_H
#define LOADER_ELF_CHECK_H

#include <stdbool.h>
#include <stddef.h>

enum loader_file {
    LOADER_FILE_GOOD,    /* looks like a library for this machine */
    LOADER_FILE_MISSING, /* there is no such file or directory */
    LOADER_FILE_BAD,     /* anything else; `reason` says what */
};

/* Writes one clause, such as "is empty", to `reason` unless the file is good. */
enum loader_file loader_elf_check(const char *path, char *reason, size_t size);

#endif

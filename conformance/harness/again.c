#include "again.h"

#include <fcntl.h>
#include <stddef.h>
#include <unistd.h>

void conf_again(int argc, char **argv) {
    static char line[65536], *words[256];
    int count = 0, file = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
    ptrdiff_t size = file < 0 ? 0 : read(file, line, sizeof(line) - 1);
    for (ptrdiff_t at = 0; at < size; ++count) {
        if (count < 128) {
            words[count] = &line[at];
        }
        while (line[at++]) {
        }
    }
    /* What stands before the program and its arguments is the linker's. */
    int before = count - argc;
    if (before > 0 && before + 1 < 128) {
        int at = before + 1;
        for (char **next = argv + 1; *next && at < 255; ++next) {
            words[at++] = *next;
        }
        words[at] = NULL;
        execv("/proc/self/exe", words);
    }
    execv("/proc/self/exe", argv);
}

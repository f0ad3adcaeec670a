/* mutate_text COUNT SEED FILE.ptx...
 *
 * Reads PTX that was cut off or changed at random with the software driver's reader: it says which
 * line is wrong, or takes it; it never crashes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ptx/machine.h"

static uint64_t state;

static uint64_t next(void) {
    state += 0x9e3779b97f4a7c15u;
    uint64_t z = state;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static char *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        exit(2);
    }
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    char *bytes = malloc(*size + 1);
    if (!bytes || fread(bytes, 1, *size, file) != *size) {
        exit(2);
    }
    bytes[*size] = 0;
    fclose(file);
    return bytes;
}

/* Changes one place of the text, which keeps its length or loses its end. */
static void change(char *text, size_t size) {
    static const char *const words[] = {
        "4294967296", "-1",       ".reg", ".func", ".param", "%r", "{",      "}",
        "[",          "]",        "(",    ")",     ";",      ",",  ".local", "<",
        "bra",        "call.uni", "@",    "0f0",   "0x",     ":",  "$"};
    size_t at = next() % size;
    const char *word = words[next() % (sizeof(words) / sizeof(words[0]))];
    size_t length = strlen(word);
    switch (next() % 5) {
    case 0:
        text[at] = 0; /* cut off */
        break;
    case 1:
        text[at] = (char)(1 + next() % 127);
        break;
    case 2: /* one piece in the place of another */
        length = 1 + next() % 24;
        if (size > 2 * length) {
            memmove(text + next() % (size - length), text + next() % (size - length), length);
        }
        break;
    case 3: /* a line is lost */
        while (text[at] && text[at] != '\n') {
            text[at++] = ' ';
        }
        break;
    default:
        memcpy(text + at, word, length < size - at ? length : size - at);
        break;
    }
}

int main(int argc, char **argv) {
    if (argc < 4) {
        fprintf(stderr, "usage: mutate_text COUNT SEED FILE.ptx...\n");
        return 2;
    }
    unsigned long count = strtoul(argv[1], NULL, 10), taken = 0, refused = 0;
    state = strtoull(argv[2], NULL, 10);
    for (unsigned long i = 0; i < count; ++i) {
        size_t size;
        char log[512] = "", *text = read_file(argv[3 + i % (unsigned long)(argc - 3)], &size);
        for (uint64_t left = i < (unsigned long)(argc - 3) ? 0 : 1 + next() % 3; left; --left) {
            change(text, size);
        }
        struct ptx_module *module = ptx_parse(text, log, sizeof(log));
        if (module) {
            ++taken;
            ptx_free(module);
        } else if (!strstr(log, "line ") || i < (unsigned long)(argc - 3)) {
            printf("%s is refused with: %s\n", argv[3 + i % (unsigned long)(argc - 3)], log);
            return 1;
        } else {
            ++refused;
        }
        free(text);
    }
    printf("%lu taken, %lu refused\n", taken, refused);
    return taken && refused ? 0 : 1;
}

/* The bytes of a whole file, for the translators that are run by hand and by tests. */
#ifndef TEST_LLVM_READ_FILE_H
#define TEST_LLVM_READ_FILE_H

#include <stdio.h>
#include <stdlib.h>

/* The caller's to free; NULL: it cannot be read, or there is no memory. */
static inline void *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    void *bytes = NULL;
    if (!file) {
        return NULL;
    }
    fseek(file, 0, SEEK_END);
    long length = ftell(file);
    rewind(file);
    *size = length < 0 ? 0 : (size_t)length;
    bytes = malloc(*size + 1);
    if (bytes && fread(bytes, 1, *size, file) != *size) {
        free(bytes);
        bytes = NULL;
    }
    fclose(file);
    return bytes;
}

#endif

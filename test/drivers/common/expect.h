/* What programs that are clients of an adapter check with: the first thing that does not hold ends
 * the program. */
#ifndef UR_TEST_DRIVERS_EXPECT_H
#define UR_TEST_DRIVERS_EXPECT_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(what)                                                                                \
    do {                                                                                           \
        if (!(what)) {                                                                             \
            fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #what);               \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)
#define UR(call) CHECK((call) == 0)
/* Of results of any interface. */
#define IS(code, call) CHECK((uint32_t)(call) == (uint32_t)(code))

/* The file, which the caller frees. */
static inline unsigned char *read_code(const char *path, size_t *size) {
    enum { MOST = 1 << 20 };
    FILE *file = fopen(path, "rb");
    CHECK(file);
    unsigned char *code = malloc(MOST);
    CHECK(code);
    *size = fread(code, 1, MOST, file);
    CHECK(*size > 20);
    fclose(file);
    return code;
}

#endif

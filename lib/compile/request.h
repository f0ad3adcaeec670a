/* What compiler.c and ur-compile say to each other. */
#ifndef UR_COMPILE_REQUEST_H
#define UR_COMPILE_REQUEST_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

#define UR_COMPILE_MAGIC 0x52435255u /* "URCR"; another where LLVM is asked for another thing */
#define UR_COMPILE_LARGEST ((uint64_t)1 << 31)

enum {
    UR_COMPILE_DONE,
    UR_COMPILE_REFUSED,
    UR_COMPILE_DIED,     /* LLVM did not survive the module: a defect of its own */
    UR_COMPILE_EXHAUSTED /* there is no memory for it */
};
enum {
    UR_COMPILE_VECTOR_LIBRARY = 1, /* functions of libmvec may be called */
    UR_COMPILE_PLAIN = 2,          /* scalars are not put together to vectors */
    UR_COMPILE_WIDE = 4,           /* waves of 64, whatever the processor's own are */
    UR_COMPILE_PARTS = 8,          /* the answer may be struct ur_code_parts (object.h) */
    UR_COMPILE_EARLY = 16,         /* without what few launches need (`late` in hostcode.h) */
    UR_COMPILE_LATE = 32           /* that alone */
};

/* Followed by `size` bytes: the text. */
struct ur_compile_request {
    uint32_t magic;
    uint32_t level; /* of optimisation, 0 to 3 */
    uint32_t flags;
    uint32_t reserved;
    uint64_t memory; /* bytes of address space at most, 0: any */
    uint64_t size;
    /* Of AMD's, for which the object is linked to a code object; empty: that of the host. */
    char processor[32];
    char linker[512]; /* the path of ld.lld or of libamd_comgr */
    char host[64];    /* what the host's is to be taken for; empty: what it is */
};

/* Followed by `size` bytes: the code, or a sentence. The first one is about LLVM itself. */
struct ur_compile_answer {
    uint32_t magic;
    uint32_t status;
    uint64_t size;
    uint64_t processor_time; /* that compiling took, in microseconds; 0: not told */
};

/* Whether all came, or went, before the other side ended. */
static inline bool ur_compile_receive(int file, void *bytes, size_t size) {
    for (char *at = bytes; size;) {
        ssize_t got = recv(file, at, size, 0);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got <= 0) {
            return false;
        }
        at += got;
        size -= (size_t)got;
    }
    return true;
}

static inline bool ur_compile_send(int file, const void *bytes, size_t size) {
    for (const char *at = bytes; size;) {
        ssize_t sent = send(file, at, size, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) {
            continue;
        }
        if (sent <= 0) {
            return false;
        }
        at += sent;
        size -= (size_t)sent;
    }
    return true;
}

#endif

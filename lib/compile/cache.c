/* See cache.h. */
#include "cache.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/log.h"
#include "cache_place.h"

/* ---- the digest ------------------------------------------------------------------------------ */

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turn(uint32_t x, unsigned by) {
    return x >> by | x << (32 - by);
}

static void take_block(struct ur_digest *digest) {
    uint32_t w[64], s[8];
    for (int i = 0; i < 16; ++i) {
        const unsigned char *at = digest->block + 4 * i;
        w[i] = (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
    }
    for (int i = 16; i < 64; ++i) {
        uint32_t a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >> 3) + w[i - 7] +
               (turn(b, 17) ^ turn(b, 19) ^ b >> 10);
    }
    memcpy(s, digest->state, sizeof(s));
    for (int i = 0; i < 64; ++i) {
        uint32_t one = s[7] + (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) +
                       ((s[4] & s[5]) ^ (~s[4] & s[6])) + constants[i] + w[i];
        uint32_t two = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) +
                       ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 7 * sizeof(*s));
        s[4] += one;
        s[0] = one + two;
    }
    for (int i = 0; i < 8; ++i) {
        digest->state[i] += s[i];
    }
}

static void cache_take(struct ur_digest *digest, const void *bytes, size_t size) {
    const unsigned char *at = bytes;
    while (size) {
        size_t used = digest->length % 64, part = 64 - used < size ? 64 - used : size;
        memcpy(digest->block + used, at, part);
        digest->length += part;
        at += part;
        size -= part;
        if (digest->length % 64 == 0) {
            take_block(digest);
        }
    }
}

void ur_digest_begin(struct ur_digest *digest) {
    *digest = (struct ur_digest){.state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                           0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};
}

void ur_digest_add(struct ur_digest *digest, const void *bytes, size_t size) {
    uint64_t length = size;
    cache_take(digest, &length, sizeof(length));
    cache_take(digest, bytes, size);
}

void ur_digest_end(struct ur_digest *digest, char name[65]) {
    static const unsigned char one = 0x80, zero = 0;
    uint64_t bits = digest->length * 8;
    unsigned char end[8];
    cache_take(digest, &one, 1);
    while (digest->length % 64 != 56) {
        cache_take(digest, &zero, 1);
    }
    for (int i = 0; i < 8; ++i) {
        end[i] = (unsigned char)(bits >> (56 - 8 * i));
    }
    cache_take(digest, end, 8);
    for (int i = 0; i < 8; ++i) {
        snprintf(name + 8 * i, 9, "%08x", digest->state[i]);
    }
}

/* ---- the folder ------------------------------------------------------------------------------ */

enum { PATH_ROOM = UR_CACHE_PATH_ROOM };
static const uint64_t USUAL_LIMIT = (uint64_t)512 << 20;

/* Once in a process: that nothing is kept, and why. */
static void say_unusable(const char *path, const char *why) {
    static atomic_bool said;
    if (!atomic_exchange(&said, true)) {
        ur_log_warning("compiled kernels are not kept: %s%s%s", path, *path ? " " : "", why);
    }
}

static bool is_own_file(const struct stat *facts) {
    return S_ISREG(facts->st_mode) && (facts->st_uid == geteuid() || facts->st_uid == 0) &&
           (facts->st_mode & (mode_t)(S_IWGRP | S_IWOTH)) == 0;
}

/* Ends with a slash. False: there is none. */
static bool folder(char path[PATH_ROOM]) {
    const char *why;
    bool is_there = ur_cache_folder(path, &why);
    if (!is_there && why) {
        say_unusable("", why);
    }
    why = is_there ? ur_cache_refusal(path) : NULL;
    if (why) {
        say_unusable(path, why);
    } else if (is_there) {
        strcat(path, "/");
    }
    return is_there && !why;
}

static void make_folders(char *path) {
    for (char *at = path + 1; *at; ++at) {
        if (*at == '/') {
            *at = 0;
            (void)mkdir(path, 0700);
            *at = '/';
        }
    }
}

struct head {
    char magic[8];
    uint64_t size;
    char digest[64];
};
static const char MAGIC[8] = {'U', 'R', 'C', 'A', 'C', 'H', 'E', '1'};

static void digest_of(const void *bytes, size_t size, char name[65]) {
    struct ur_digest digest;
    ur_digest_begin(&digest);
    ur_digest_add(&digest, bytes, size);
    ur_digest_end(&digest, name);
}

void *ur_cache_get(const char *name, size_t *size) {
    char path[PATH_ROOM], digest[65];
    struct head head;
    struct stat facts;
    size_t at = folder(path) ? strlen(path) : sizeof(path);
    if (at + strlen(name) + 3 > sizeof(path)) {
        return NULL;
    }
    snprintf(path + at, sizeof(path) - at, "%s.o", name);
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (file < 0) {
        return NULL;
    }
    unsigned char *bytes = NULL;
    if (fstat(file, &facts) != 0 || !is_own_file(&facts) ||
        read(file, &head, sizeof(head)) != (ssize_t)sizeof(head) ||
        memcmp(head.magic, MAGIC, sizeof(MAGIC)) != 0 ||
        (uint64_t)facts.st_size != head.size + sizeof(head)) {
        goto close_file;
    }
    bytes = malloc(head.size + 1);
    if (!bytes) {
        goto close_file;
    }
    for (size_t got = 0; got < head.size;) {
        ssize_t part = read(file, bytes + got, head.size - got);
        if (part <= 0 && !(part < 0 && errno == EINTR)) {
            goto free_bytes;
        }
        got += part > 0 ? (size_t)part : 0;
    }
    digest_of(bytes, head.size, digest);
    if (memcmp(digest, head.digest, sizeof(head.digest)) != 0) {
        goto free_bytes;
    }
    (void)futimens(file, NULL); /* used now: the least used go first */
    *size = head.size;
    close(file);
    return bytes;

free_bytes:
    free(bytes);
    bytes = NULL;
close_file:
    close(file);
    return bytes;
}

/* ---- the limit ------------------------------------------------------------------------------- */

struct entry {
    char name[80];
    struct timespec used;
    uint64_t size;
};

static int by_use(const void *a, const void *b) {
    const struct entry *x = a, *y = b;
    return x->used.tv_sec != y->used.tv_sec     ? (x->used.tv_sec < y->used.tv_sec ? -1 : 1)
           : x->used.tv_nsec != y->used.tv_nsec ? (x->used.tv_nsec < y->used.tv_nsec ? -1 : 1)
                                                : strcmp(x->name, y->name);
}

static uint64_t limit(void) {
    const char *text = secure_getenv("UR_CACHE_LIMIT");
    char *end;
    if (!text || !*text) {
        return USUAL_LIMIT;
    }
    errno = 0;
    unsigned long long mebibytes = strtoull(text, &end, 10);
    return *end || errno || mebibytes > (1u << 20) ? USUAL_LIMIT : (uint64_t)mebibytes << 20;
}

/* A file past the program's limit would end the program by a signal. */
static bool may_write(uint64_t size) {
    struct rlimit most;
    return getrlimit(RLIMIT_FSIZE, &most) != 0 || most.rlim_cur == RLIM_INFINITY ||
           size <= most.rlim_cur;
}

static uint64_t pages(uint64_t size) {
    enum { PAGE = 4096 };
    return (size + PAGE - 1) / PAGE;
}

/* Down to three quarters of `most`, so that not each file that comes makes one go. Gives what is
 * left, in pages. */
static uint64_t keep_within(const char *path, uint64_t most) {
    DIR *directory = opendir(path);
    struct entry *list = NULL;
    size_t count = 0, room = 0;
    uint64_t sum = 0;
    if (!directory) {
        return 0;
    }
    for (struct dirent *next; (next = readdir(directory)) != NULL;) {
        struct stat facts;
        size_t length = strlen(next->d_name);
        bool ours = (length == 66 && strcmp(next->d_name + 64, ".o") == 0) ||
                    strncmp(next->d_name, "new-", 4) == 0;
        if (!ours || length >= sizeof(list->name) ||
            fstatat(dirfd(directory), next->d_name, &facts, AT_SYMLINK_NOFOLLOW) != 0) {
            continue;
        }
        if (count == room) {
            struct entry *grown = realloc(list, (room * 2 + 64) * sizeof(*list));
            if (!grown) {
                break;
            }
            list = grown;
            room = room * 2 + 64;
        }
        memcpy(list[count].name, next->d_name, length + 1);
        list[count].used = facts.st_mtim;
        list[count].size = pages((uint64_t)facts.st_size);
        sum += list[count++].size;
    }
    if (sum >= most) { /* the next file finds room */
        qsort(list, count, sizeof(*list), by_use);
        for (size_t i = 0; i < count && sum > most / 4 * 3; ++i) {
            (void)unlinkat(dirfd(directory), list[i].name, 0);
            sum -= list[i].size;
        }
    }
    free(list);
    closedir(directory);
    return sum;
}

/* How many pages the files have is the size of another file, in bytes: all processes add to it at
 * once without a lock, and what it holds cannot be wrong. The folder, however many files it has, is
 * looked through only where that size is past the limit or not known, and is put right then. */
static void count_and_keep_within(char *path, size_t at, uint64_t size) {
    static const char page[4096];
    struct stat facts;
    uint64_t most = pages(limit()), more = pages(size);
    snprintf(path + at, PATH_ROOM - at, ".pages");
    int file =
        open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
    bool known = file >= 0 && fstat(file, &facts) == 0 && S_ISREG(facts.st_mode) &&
                 facts.st_size > 0 && may_write((uint64_t)facts.st_size + more);
    for (uint64_t left = more; left && known;) {
        ssize_t written = write(file, page, left < sizeof(page) ? left : sizeof(page));
        known = written > 0;
        left -= written > 0 ? (uint64_t)written : 0;
    }
    if (!known || (uint64_t)facts.st_size + more > most) {
        path[at] = 0;
        uint64_t sum = keep_within(path, most);
        if (file >= 0 && may_write(sum)) {
            (void)!ftruncate(file, (off_t)sum);
        }
    }
    if (file >= 0) {
        close(file);
    }
}

static bool cache_write_all(int file, const void *bytes, size_t size) {
    const char *at = bytes;
    while (size) {
        ssize_t written = write(file, at, size);
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written <= 0) {
            return false;
        }
        at += written;
        size -= (size_t)written;
    }
    return true;
}

void ur_cache_put(const char *name, const void *bytes, size_t size) {
    static atomic_uint serial;
    char path[PATH_ROOM], made[PATH_ROOM], digest[65];
    struct head head = {.size = size};
    unsigned number = atomic_fetch_add(&serial, 1);
    size_t at = folder(path) ? strlen(path) : sizeof(path);
    if (at + 80 > sizeof(path) || size > limit() / 2 || !may_write(size + sizeof(head))) {
        return;
    }
    make_folders(path);
    memcpy(made, path, at);
    snprintf(made + at, sizeof(made) - at, "new-%ld-%u", (long)getpid(), number);
    snprintf(path + at, sizeof(path) - at, "%s.o", name);
    int file = open(made, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0) {
        if (errno == EEXIST) { /* left by a process that ended, of the same number */
            (void)unlink(made);
        } else {
            path[at] = 0;
            say_unusable(path, strerror(errno));
        }
        return;
    }
    memcpy(head.magic, MAGIC, sizeof(MAGIC));
    digest_of(bytes, size, digest);
    memcpy(head.digest, digest, sizeof(head.digest));
    bool good = cache_write_all(file, &head, sizeof(head)) && cache_write_all(file, bytes, size);
    good = close(file) == 0 && good;
    if (!good || rename(made, path) != 0) {
        const char *why = strerror(errno);
        path[at] = 0;
        say_unusable(path, why);
        (void)unlink(made);
        return;
    }
    count_and_keep_within(path, at, size + sizeof(head));
}

/* What the libraries for LD_PRELOAD that pretend a device below a real driver have in common: nodes
 * of the kernel's drivers, and what stands in for the C library's functions that reach them. */
#ifndef TEST_NODE_H
#define TEST_NODE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/types.h>

enum { NODE_REAL = -2 }; /* what is asked for is none of the pretended ones */

/* Of the library that this is linked into. */
struct node_user {
    const char *name;  /* before each message */
    const char *trace; /* the variable that says which messages come */
    /* A descriptor, -1 with errno, or NODE_REAL. */
    int (*open)(const char *path);
    int (*ask)(int fd, unsigned long request, void *argument);
    void *(*map)(void *address, size_t size, int protection, int flags, int fd, off64_t offset);
    /* A descriptor that a stream is made of; else as `open`. */
    int (*open_file)(const char *path, const char *mode);
};
extern const struct node_user node_user;

/* On standard error, if the variable is at least `level`; what the pretended device lacks is 0. */
void say(int level, const char *format, ...) __attribute__((format(printf, 2, 3)));
int failed(int error); /* sets errno; -1 */
uint64_t nanoseconds(int clock);
/* The C library's own function of that name. */
void *node_real(const char *name);

/* A node, of whose one descriptor all others are copies. */
struct node {
    int fd; /* -1: it is not there */
    struct stat about;
};
void node_make(struct node *node, const char *name);
int node_copy(const struct node *node); /* -1 with ENOENT */
bool node_is(const struct node *node, int fd);

struct node_version { /* drm_version of drm/drm.h */
    int32_t major, minor, patch;
    uint64_t name_size, name, date_size, date, text_size, text;
};
int node_tell_version(struct node_version *version, const char *name, int32_t major, int32_t minor);

#endif

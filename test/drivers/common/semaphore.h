/* Semaphores of another interface, for software drivers, by a file descriptor. What stands in for
 * them are an eventfd, for binary ones, and a file in memory of at least eight bytes that hold the
 * value, for timelines. */
#ifndef TEST_DRIVERS_SEMAPHORE_H
#define TEST_DRIVERS_SEMAPHORE_H

#include <stdbool.h>
#include <stdint.h>

#include "engine.h"

/* Whether a descriptor is of that kind, as the system names it: "/memfd:name",
 * "anon_inode:[eventfd]". */
bool soft_descriptor_is(int fd, const char *kind);
bool soft_is_semaphore(int fd, bool timeline);

struct soft_semaphore;
/* Takes over the descriptor, which soft_is_semaphore; NULL: no memory. */
struct soft_semaphore *soft_semaphore_import(int fd, bool timeline);
/* Commands that use it keep it. False: there is none such. */
bool soft_semaphore_release(struct soft_semaphore *semaphore);
/* Whether commands that use it are not over. */
bool soft_semaphore_in_use(struct soft_semaphore *semaphore);
/* SOFT_NO_SEMAPHORE: there is no such semaphore. One of the engine's threads waits. */
enum { SOFT_NO_SEMAPHORE = -1000 };
int soft_semaphore_enqueue(const struct eng_submit *submit, struct soft_semaphore *semaphore,
                           uint64_t value, bool signal);

#endif

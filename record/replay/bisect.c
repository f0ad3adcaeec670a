/* Which launch is wrong: the device that is asked and one that is right run side by side, each in a
 * process of its own, and after each launch what it was given is compared. */
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "replay.h"

/* What a run tells of a launch, before the bytes. A size of 0 ends the launch. */
struct head {
    uint64_t launch, object, size;
};

static bool bisect_write_all(int fd, const void *data, size_t size) {
    const char *from = data;
    while (size) {
        ssize_t done = write(fd, from, size);
        if (done < 0 && errno == EINTR) {
            continue;
        }
        if (done <= 0) {
            return false;
        }
        from += done;
        size -= (size_t)done;
    }
    return true;
}

static bool read_all(int fd, void *data, size_t size) {
    char *to = data;
    while (size) {
        ssize_t done = read(fd, to, size);
        if (done < 0 && errno == EINTR) {
            continue;
        }
        if (done <= 0) {
            return false;
        }
        to += done;
        size -= (size_t)done;
    }
    return true;
}

void ur_bisect_tell(struct ur_replay *replay, const struct ur_call *launch) {
    size_t count;
    int fd = replay->options->tell;
    ur_finish_all(replay);
    struct ur_argument *arguments = ur_launch_arguments(replay, launch, &count);
    bool good = true;
    for (size_t i = 0; good && i < count; i++) {
        const struct ur_memory *memory =
            arguments[i].is_buffer ? NULL : ur_memory_find(replay, arguments[i].object);
        struct head head = {replay->num_launches, arguments[i].object, 0};
        head.size = memory                   ? memory->range.size
                    : arguments[i].is_buffer ? ur_buffer_size(replay, arguments[i].object)
                                             : 0;
        unsigned char *bytes = head.size ? malloc(head.size) : NULL;
        if (bytes && (memory ? ur_memory_read(replay, memory, 0, bytes, head.size)
                             : ur_buffer_read(replay, head.object, bytes, head.size))) {
            /* Addresses are other ones in each process, and are left out. */
            ur_blank_addresses(replay, bytes, head.size);
            good =
                bisect_write_all(fd, &head, sizeof(head)) && bisect_write_all(fd, bytes, head.size);
        }
        free(bytes);
    }
    free(arguments);
    struct head end = {replay->num_launches, 0, 0};
    if (!good || !bisect_write_all(fd, &end, sizeof(end))) {
        replay->stopped = true; /* nobody listens any more */
    }
}

struct run {
    pid_t process;
    int fd;
};

/* Starts a run whose launches are told. */
static bool bisect_start(struct run *run, struct ur_record_file *file,
                         struct ur_replay_options options, struct run *other) {
    int ends[2];
    if (pipe(ends) != 0) {
        return false;
    }
    fflush(stdout);
    run->process = fork();
    if (run->process == 0) {
        close(ends[0]);
        if (other) {
            close(other->fd);
        }
        signal(SIGPIPE, SIG_IGN);
        (void)!freopen("/dev/null", "w", stdout);
        options.tell = ends[1];
        _exit(ur_replay_file(file, &options, true));
    }
    close(ends[1]);
    run->fd = ends[0];
    return run->process > 0;
}

static int stop(struct run *run) {
    int status = 0;
    close(run->fd);
    waitpid(run->process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 2;
}

enum { SAME, DIFFERENT, AT_END, BROKEN, ALONE };

/* Compares what both tell of one launch. */
static int bisect_compare(struct run *a, struct run *b, const struct ur_replay_options *options,
                          uint64_t *launch) {
    bool differs = false;
    for (;;) {
        struct head x, y;
        bool more = read_all(a->fd, &x, sizeof(x)), other = read_all(b->fd, &y, sizeof(y));
        if (!more || !other) {
            return more || other ? BROKEN : AT_END;
        }
        *launch = x.launch < y.launch ? x.launch : y.launch;
        if (x.launch != y.launch) {
            return ALONE;
        }
        if (x.object != y.object || x.size != y.size) {
            return BROKEN;
        }
        if (!x.size) {
            return differs ? DIFFERENT : SAME;
        }
        unsigned char *p = malloc(x.size), *q = malloc(x.size);
        bool good = p && q && read_all(a->fd, p, x.size) && read_all(b->fd, q, x.size);
        if (good && ur_values_differ(p, q, x.size,
                                     options->tolerance > 0 ? options->values : UR_VALUES_BYTES,
                                     options->tolerance) != x.size) {
            differs = true;
        }
        free(p);
        free(q);
        if (!good) {
            return BROKEN;
        }
    }
}

int ur_bisect(struct ur_record_file *file, const struct ur_replay_options *options,
              const char *against, const char *output) {
    struct ur_replay_options right = *options, wrong = *options;
    struct run a, b;
    uint64_t launch = 0;
    char *path = NULL;
    int found;

    if (!against && !options->num_code) {
        fprintf(stderr,
                "urtrace replay: --bisect needs a device that is right (--against SELECTOR) "
                "or other code to be judged (--program N=FILE)\n");
        return 2;
    }
    right.num_code = 0;
    right.selector = against ? against : options->selector;
    right.no_compare = wrong.no_compare = true;
    if (!bisect_start(&a, file, right, NULL)) {
        return 2;
    }
    if (!bisect_start(&b, file, wrong, &a)) {
        stop(&a);
        return 2;
    }
    while ((found = bisect_compare(&a, &b, options, &launch)) == SAME) {
    }
    int first = stop(&a), second = stop(&b);
    if (found == AT_END) {
        if (first == 2 || second == 2) {
            fprintf(stderr, "urtrace replay: one of the devices could not run the recording\n");
            return 2;
        }
        printf("no launch differs\n");
        return 1;
    }
    if (found == ALONE) {
        fprintf(stderr, "urtrace replay: launch %" PRIu64 " is left out on one of the devices\n",
                launch);
        return 2;
    }
    if (found == BROKEN) {
        fprintf(stderr, "urtrace replay: one of the devices ended behind launch %" PRIu64 "\n",
                launch);
        return 2;
    }
    if (!output && asprintf(&path, "%s.launch", options->path) < 0) {
        return 2;
    }
    /* The right one again, up to there, for the memory that the launch begins with. */
    right.last = launch;
    right.subset = output ? output : path;
    fflush(stdout);
    pid_t process = fork();
    if (process == 0) {
        (void)!freopen("/dev/null", "w", stderr);
        int ended = ur_replay_file(file, &right, true);
        fflush(stdout);
        _exit(ended);
    }
    int status = 0;
    if (process < 0 || waitpid(process, &status, 0) != process || !WIFEXITED(status) ||
        WEXITSTATUS(status) == 2) {
        fprintf(stderr, "urtrace replay: launch %" PRIu64 " is wrong; %s could not be written\n",
                launch, right.subset);
        free(path);
        return 2;
    }
    printf("written: %s\n", right.subset);
    free(path);
    return 0;
}

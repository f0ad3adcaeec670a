/* Finding LLVM, talking to the process that has it, and the cache in front of both. */
#include "compiler.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/log.h"
#include "cache.h"
#include "hostcode/hostcode.h"
#include "machine.h"
#include "named.h"
#include "processor.h"
#include "request.h"

extern char **environ;

enum { PATH_ROOM = 512 };

/* ---- where LLVM is --------------------------------------------------------------------------- */

/* Those that are used, newest first, and behind them those that are too old: below 15 pointers in
 * LLVM's text have another form, and the optimiser of 14 does not survive ours. */
static const unsigned versions[] = {22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11};
enum { OLDEST = 15 };

#if defined(__x86_64__)
#define MULTIARCH "x86_64-linux-gnu"
#elif defined(__aarch64__)
#define MULTIARCH "aarch64-linux-gnu"
#else
#define MULTIARCH "."
#endif

static struct {
    pthread_once_t once;
    bool found;
    char path[PATH_ROOM], helper[PATH_ROOM], why[1024];
} place = {.once = PTHREAD_ONCE_INIT};

/* The first bytes of a file that can be read; -1 for any other. */
static ssize_t read_head(const char *path, void *head, size_t size) {
    struct stat facts;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) {
        return -1;
    }
    ssize_t got = fstat(file, &facts) == 0 && S_ISREG(facts.st_mode) ? read(file, head, size) : -1;
    close(file);
    return got;
}

/* Folders may hold libraries of several processors. */
static bool is_library(const char *path) {
    Elf64_Ehdr header;
    return read_head(path, &header, sizeof(header)) == (ssize_t)sizeof(header) &&
           memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 && header.e_ident[EI_CLASS] == ELFCLASS64 &&
           header.e_machine == MACHINE;
}

static bool try_folder(const char *folder, size_t length, unsigned version) {
    for (int i = 0; i < 3; ++i) {
        char name[64];
        snprintf(name, sizeof(name),
                 i == 0   ? "libLLVM.so.%u.1"
                 : i == 1 ? "libLLVM-%u.so.1"
                          : "libLLVM-%u.so",
                 version);
        int used = snprintf(place.path, sizeof(place.path), "%.*s/%s", (int)length, folder, name);
        if (used > 0 && (size_t)used < sizeof(place.path) && is_library(place.path)) {
            return true;
        }
    }
    return false;
}

static bool try_version(unsigned version) {
    static const char *const folders[] = {"/usr/lib/llvm-%u/lib",
                                          ("/usr/lib/" MULTIARCH),
                                          "/usr/lib64",
                                          "/usr/lib",
                                          "/usr/local/lib",
                                          "/usr/lib/llvm/%u/lib64",
                                          "/usr/lib64/llvm%u/lib64"};
    const char *list = secure_getenv("LD_LIBRARY_PATH");
    while (list && *list) {
        size_t length = strcspn(list, ":");
        if (length && length < PATH_ROOM - 64 && try_folder(list, length, version)) {
            return true;
        }
        list += length + (list[length] == ':');
    }
    for (size_t i = 0; i < sizeof(folders) / sizeof(*folders); ++i) {
        char folder[64];
        const char *number = strstr(folders[i], "%u");
        if (number) {
            snprintf(folder, sizeof(folder), "%.*s%u%s", (int)(number - folders[i]), folders[i],
                     version, number + 2);
        } else {
            snprintf(folder, sizeof(folder), "%s", folders[i]);
        }
        if (try_folder(folder, strlen(folder), version)) {
            return true;
        }
    }
    return false;
}

/* In a folder beside the library that this code is in, or with the helper program that it is in. */
static bool find_helper(void) {
    Dl_info facts;
    static const char folder[] = "unified-runtime/", name[] = "ur-compile";
    if (!dladdr((void *)(uintptr_t)ur_compiler_find, &facts) || !facts.dli_fname) {
        return false;
    }
    char *real = realpath(facts.dli_fname, NULL);
    const char *own = real ? real : facts.dli_fname, *slash = strrchr(own, '/');
    int own_length = slash ? (int)(slash + 1 - own) : 0, length = 0;
    bool found = false;
    for (int beside = 1; beside >= 0 && !found; --beside) {
        length = snprintf(place.helper, sizeof(place.helper), "%.*s%s%s", own_length, own,
                          beside ? "" : folder, name);
        found =
            length > 0 && (size_t)length < sizeof(place.helper) && access(place.helper, X_OK) == 0;
    }
    free(real);
    return found;
}

static void compiler_find(void) {
    const char *wanted = secure_getenv("UR_LLVM_LIBRARY");
    size_t count = sizeof(versions) / sizeof(*versions);
    unsigned version = 0;
    bool found = false;
    if (!find_helper()) {
        snprintf(place.why, sizeof(place.why),
                 "SPIR-V cannot be compiled: ur-compile is not where it belongs, %.300s",
                 place.helper);
        return;
    }
    if (wanted && !*wanted) {
        snprintf(place.why, sizeof(place.why),
                 "SPIR-V is not compiled: UR_LLVM_LIBRARY is set and empty");
        return;
    }
    if (wanted) {
        static const char *const problems[] = {
            [UR_LLVM_FILE_UNREADABLE] = "is no file that can be read",
            [UR_LLVM_FILE_OTHER] = "is no LLVM",
            [UR_LLVM_FILE_OLD] = "is too old, of a version before 15",
        };
        enum ur_llvm_file what = ur_llvm_file(wanted);
        found = what == UR_LLVM_FILE_GOOD && strlen(wanted) < sizeof(place.path);
        snprintf(place.path, sizeof(place.path), "%.*s", PATH_ROOM - 1, wanted);
        if (found) {
            snprintf(place.why, sizeof(place.why),
                     "SPIR-V is compiled by %.400s, which UR_LLVM_LIBRARY names", wanted);
        } else {
            snprintf(place.why, sizeof(place.why),
                     "SPIR-V cannot be compiled: %.400s, which UR_LLVM_LIBRARY names, %s", wanted,
                     what == UR_LLVM_FILE_GOOD ? "has too long a name" : problems[what]);
        }
    } else {
        for (size_t i = 0; i < count && !version; ++i) {
            version = try_version(versions[i]) ? versions[i] : 0;
        }
        found = version >= OLDEST;
        if (found) {
            snprintf(place.why, sizeof(place.why), "SPIR-V is compiled by %.400s", place.path);
        } else if (version) {
            snprintf(place.why, sizeof(place.why),
                     "SPIR-V cannot be compiled: LLVM %u (%.400s) is too old, %u to %u are taken; "
                     "install libllvm19 or newer, or name one with UR_LLVM_LIBRARY",
                     version, place.path, (unsigned)OLDEST, versions[0]);
        } else {
            snprintf(place.why, sizeof(place.why),
                     "SPIR-V cannot be compiled: there is no libLLVM of version %u to %u (such as "
                     "libLLVM.so.%u.1) in LD_LIBRARY_PATH, /usr/lib/llvm-N/lib, /usr/lib/%s, "
                     "/usr/lib64, /usr/lib and /usr/local/lib; install libllvm19 or newer, or name "
                     "one with UR_LLVM_LIBRARY",
                     (unsigned)OLDEST, versions[0], versions[0], MULTIARCH);
        }
    }
    place.found = found;
}

const char *ur_compiler_find(char *why, size_t why_size) {
    pthread_once(&place.once, compiler_find);
    if (why && why_size) {
        snprintf(why, why_size, "%s", place.why);
    }
    return place.found ? place.path : NULL;
}

/* ---- what the result depends on -------------------------------------------------------------- */

static void add_file(struct ur_digest *digest, const char *path) {
    struct stat facts = {0};
    (void)stat(path, &facts);
    uint64_t numbers[] = {(uint64_t)facts.st_size, (uint64_t)facts.st_ino,
                          (uint64_t)facts.st_mtim.tv_sec, (uint64_t)facts.st_mtim.tv_nsec};
    ur_digest_add(digest, path, strlen(path));
    ur_digest_add(digest, numbers, sizeof(numbers));
}

/* The text says what the module, its constants, the options of the front, and the emitter are. */
static void compiler_name_of(const char *text, size_t size,
                             const struct ur_compile_request *request, char name[65]) {
    struct ur_digest digest;
    uint64_t numbers[] = {request->level, request->flags, UR_HOSTCODE_VERSION, UR_COMPILE_MAGIC};
    ur_digest_begin(&digest);
    ur_digest_add(&digest, text, size);
    ur_digest_add(&digest, numbers, sizeof(numbers));
    add_file(&digest, place.path);
    if (*request->processor) {
        ur_digest_add(&digest, request->processor, strlen(request->processor));
        add_file(&digest, request->linker);
    } else {
        uint32_t facts_of[UR_PROCESSOR_FACTS];
        size_t count = *request->host ? 0 : ur_processor_facts(facts_of);
        ur_digest_add(&digest, request->host, strlen(request->host));
        ur_digest_add(&digest, facts_of, count * sizeof(*facts_of));
    }
    ur_digest_end(&digest, name);
}

/* ---- the process ----------------------------------------------------------------------------- */

static struct {
    pthread_mutex_t lock;
    int control; /* -1: none */
    pid_t owner; /* the process that started it: after a fork the child starts its own */
} server = {.lock = PTHREAD_MUTEX_INITIALIZER, .control = -1};

/* The answer's bytes with a 0 behind them, the caller's to free. NULL: it did not come whole, or
 * (`*exhausted`) there is no memory for it. */
static char *read_answer(int file, struct ur_compile_answer *head, bool *exhausted) {
    *exhausted = false;
    if (!ur_compile_receive(file, head, sizeof(*head)) || head->magic != UR_COMPILE_MAGIC ||
        head->size > UR_COMPILE_LARGEST) {
        return NULL;
    }
    char *bytes = malloc(head->size + 1);
    *exhausted = !bytes;
    if (bytes && !ur_compile_receive(file, bytes, head->size)) {
        free(bytes);
        bytes = NULL;
    }
    if (bytes) {
        bytes[head->size] = 0;
    }
    return bytes;
}

static bool spawn(int theirs, char *log, size_t log_size) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    char *const arguments[] = {(char *)(uintptr_t) "ur-compile", place.path, NULL};
    sigset_t none;
    pid_t pid;
    sigemptyset(&none);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    /* Where the numbers are equal, the descriptor is kept open over the start all the same. */
    posix_spawn_file_actions_adddup2(&actions, theirs, 3);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    int error = posix_spawn(&pid, place.helper, &actions, &attributes, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (error) {
        snprintf(log, log_size, "%s cannot be started: %s", place.helper, strerror(error));
        return false;
    }
    int status; /* it goes on in a process of its own; nothing is left to wait for */
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    return true;
}

/* Under the lock. */
static bool compiler_start(char *log, size_t log_size) {
    int ends[2];
    if (server.control >= 0) {
        close(server.control);
        server.control = -1;
    }
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
        snprintf(log, log_size, "the compiler cannot be started: %s", strerror(errno));
        return false;
    }
    bool good = spawn(ends[1], log, log_size), exhausted;
    close(ends[1]);
    struct ur_compile_answer head;
    char *said = good ? read_answer(ends[0], &head, &exhausted) : NULL;
    if (good && !said) {
        snprintf(log, log_size, "%s ended before it had opened %s", place.helper, place.path);
    } else if (good && head.status != UR_COMPILE_DONE) {
        snprintf(log, log_size, "%s", said);
    }
    good = said && head.status == UR_COMPILE_DONE;
    if (good) {
        ur_log_info("SPIR-V is compiled by %s", said);
        server.control = ends[0];
        server.owner = getpid();
    } else {
        close(ends[0]);
    }
    free(said);
    return good;
}

/* Hands `file` to the server, which answers on it. */
static bool hand_over(int file) {
    char byte = 0;
    union {
        struct cmsghdr head;
        char room[CMSG_SPACE(sizeof(int))];
    } control = {{0}};
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part,
                             .msg_iovlen = 1,
                             .msg_control = &control,
                             .msg_controllen = CMSG_SPACE(sizeof(int))};
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(head), &file, sizeof(file));
    ssize_t sent;
    do {
        sent = sendmsg(server.control, &message, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    return sent == 1;
}

static enum ur_compiled connect_server(int *connection, char *log, size_t log_size) {
    int ends[2];
    enum ur_compiled result = UR_COMPILER_MISSING;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
        snprintf(log, log_size, "the compiler cannot be reached: %s", strerror(errno));
        return UR_COMPILER_OUT_OF_MEMORY;
    }
    pthread_mutex_lock(&server.lock);
    /* One that has ended, for whatever reason, is started anew once. */
    bool running = server.control >= 0 && server.owner == getpid();
    if (running && hand_over(ends[1])) {
        result = UR_COMPILED;
    } else if (compiler_start(log, log_size)) {
        if (hand_over(ends[1])) {
            result = UR_COMPILED;
        } else {
            snprintf(log, log_size, "the compiler's process has ended");
        }
    }
    pthread_mutex_unlock(&server.lock);
    close(ends[1]);
    if (result == UR_COMPILED) {
        *connection = ends[0];
    } else {
        close(ends[0]);
    }
    return result;
}

/* `*died`: LLVM did not survive it. */
static enum ur_compiled ask_once(const char *text, const struct ur_compile_request *request,
                                 void **object, size_t *object_size, char *log, size_t log_size,
                                 bool *died) {
    int file;
    enum ur_compiled result = connect_server(&file, log, log_size);
    if (result != UR_COMPILED) {
        return result;
    }
    struct ur_compile_answer head;
    bool exhausted;
    /* An answer may come before all is read: that of a process that did not survive. */
    (void)(ur_compile_send(file, request, sizeof(*request)) &&
           ur_compile_send(file, text, request->size));
    char *bytes = read_answer(file, &head, &exhausted);
    close(file);
    if (!bytes) {
        snprintf(log, log_size,
                 exhausted ? "host memory is exhausted" : "the compiler ended without an answer");
        return exhausted ? UR_COMPILER_OUT_OF_MEMORY : UR_COMPILER_REFUSES;
    }
    if (head.status != UR_COMPILE_DONE) {
        snprintf(log, log_size, "%s", bytes);
        free(bytes);
        *died = head.status == UR_COMPILE_DIED;
        return head.status == UR_COMPILE_EXHAUSTED ? UR_COMPILER_OUT_OF_MEMORY
                                                   : UR_COMPILER_REFUSES;
    }
    *object = bytes;
    *object_size = head.size;
    ur_log_info("compiling took %llu us of processor time",
                (unsigned long long)head.processor_time);
    return UR_COMPILED;
}

/* What LLVM does not survive it may survive with less done to it: LLVM 22 ends over sums of bytes
 * for AMD's devices that its vectoriser of scalars (SLP) has put together. */
static enum ur_compiled compiler_ask(const char *text, struct ur_compile_request *request,
                                     void **object, size_t *object_size, char *log,
                                     size_t log_size) {
    bool died = false;
    enum ur_compiled result = ask_once(text, request, object, object_size, log, log_size, &died);
    if (died && request->level) {
        ur_log_info("%s; once more, without vectors of scalars", log);
        request->flags |= UR_COMPILE_PLAIN;
        log[0] = 0; /* what is made then has no complaint */
        result = ask_once(text, request, object, object_size, log, log_size, &died);
    }
    return result;
}

enum ur_compiled ur_compile(const char *text, size_t size,
                            const struct ur_compiler_options *options, void **object,
                            size_t *object_size, char *log, size_t log_size) {
    struct ur_compile_request request = {
        .magic = UR_COMPILE_MAGIC, .level = options->level, .size = size};
    char name[65];
    if (!ur_compiler_find(log, log_size)) {
        return UR_COMPILER_MISSING;
    }
    if (options->processor) {
        const char *linker = ur_linker_find(log, log_size);
        if (!linker) {
            return UR_COMPILER_MISSING;
        }
        snprintf(request.processor, sizeof(request.processor), "%s", options->processor);
        request.flags |= options->wide ? UR_COMPILE_WIDE : 0;
        snprintf(request.linker, sizeof(request.linker), "%s", linker);
    } else if (ur_processor_wanted()) {
        snprintf(request.host, sizeof(request.host), "%s", ur_processor_wanted());
    }
    request.flags |= options->parts ? UR_COMPILE_PARTS : 0;
    request.flags |= options->make == UR_MAKE_EARLY  ? UR_COMPILE_EARLY
                     : options->make == UR_MAKE_LATE ? UR_COMPILE_LATE
                                                     : 0;
    compiler_name_of(text, size, &request, name);
    *object = ur_cache_get(name, object_size);
    if (*object) {
        return UR_COMPILED;
    }
    enum ur_compiled result = compiler_ask(text, &request, object, object_size, log, log_size);
    if (result == UR_COMPILED) {
        ur_cache_put(name, *object, *object_size);
    }
    return result;
}

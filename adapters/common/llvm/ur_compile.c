/* ur-compile --comgr LIBRARY PROCESSOR FILE: see link_code.h.
 *
 * ur-compile LIBRARY: the process that LLVM runs in, started by an adapter when a program is first
 * built from SPIR-V (compiler.c), with a socket as descriptor 3.
 *
 * It opens LLVM and says on the socket what it is. Then each message brings the descriptor of
 * another socket, for which a copy of the process is made by fork: the copy reads a request there,
 * answers, and ends. So a module that LLVM does not survive ends a copy alone, which is told on its
 * socket; memory that LLVM does not give back goes with it; and requests are served side by side.
 * It ends when the adapter closes its end. */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "link_code.h"
#include "request.h"

/* ---- LLVM ------------------------------------------------------------------------------------ */

#if defined(__x86_64__)
#define TARGET(part) LLVMInitializeX86##part
#define VECTOR_LIBRARY "LIBMVEC-X86"
#define ADDRESSING "-disable-lsr"
#elif defined(__aarch64__)
#define TARGET(part) LLVMInitializeAArch64##part
#define VECTOR_LIBRARY "LIBMVEC"
#define ADDRESSING "-disable-lsr=false"
#else
#error "name LLVM's target for this processor"
#endif

/* LLVM's C interface, as far as it is used: (required, result, name, parameters). Handles are
 * pointers to structures of its own. */
#define LLVM_CALLS(X)                                                                              \
    X(1, void, TARGET(TargetInfo), (void))                                                         \
    X(1, void, TARGET(Target), (void))                                                             \
    X(1, void, TARGET(TargetMC), (void))                                                           \
    X(1, void, TARGET(AsmPrinter), (void))                                                         \
    X(1, void *, LLVMContextCreate, (void))                                                        \
    X(1, void *, LLVMCreateMemoryBufferWithMemoryRangeCopy, (const char *, size_t, const char *))  \
    X(1, int, LLVMParseIRInContext, (void *, void *, void **, char **))                            \
    X(1, int, LLVMVerifyModule, (void *, int, char **))                                            \
    X(1, char *, LLVMGetDefaultTargetTriple, (void))                                               \
    X(1, int, LLVMGetTargetFromTriple, (const char *, void **, char **))                           \
    X(1, char *, LLVMGetHostCPUName, (void))                                                       \
    X(1, char *, LLVMGetHostCPUFeatures, (void))                                                   \
    X(1, void *, LLVMCreateTargetMachine,                                                          \
      (void *, const char *, const char *, const char *, int, int, int))                           \
    X(1, void *, LLVMCreateTargetDataLayout, (void *))                                             \
    X(1, void, LLVMSetModuleDataLayout, (void *, void *))                                          \
    X(1, void, LLVMSetTarget, (void *, const char *))                                              \
    X(1, void *, LLVMCreatePassBuilderOptions, (void))                                             \
    X(1, void *, LLVMRunPasses, (void *, const char *, void *, void *))                            \
    X(1, char *, LLVMGetErrorMessage, (void *))                                                    \
    X(1, int, LLVMTargetMachineEmitToMemoryBuffer, (void *, void *, int, char **, void **))        \
    X(1, const char *, LLVMGetBufferStart, (void *))                                               \
    X(1, size_t, LLVMGetBufferSize, (void *))                                                      \
    X(0, void, LLVMInitializeAMDGPUTargetInfo, (void))                                             \
    X(0, void, LLVMInitializeAMDGPUTarget, (void))                                                 \
    X(0, void, LLVMInitializeAMDGPUTargetMC, (void))                                               \
    X(0, void, LLVMInitializeAMDGPUAsmPrinter, (void))                                             \
    X(0, void, LLVMInstallFatalErrorHandler, (void (*)(const char *)))                             \
    X(0, void, LLVMContextSetDiagnosticHandler, (void *, void (*)(void *, void *), void *))        \
    X(0, int, LLVMGetDiagInfoSeverity, (void *))                                                   \
    X(0, char *, LLVMGetDiagInfoDescription, (void *))                                             \
    X(0, void, LLVMGetVersion, (unsigned *, unsigned *, unsigned *))                               \
    X(0, void, LLVMParseCommandLineOptions, (int, const char *const *, const char *))

#define POINTER(need, type, name, parameters) POINTER_(type, name, parameters)
#define POINTER_(type, name, parameters) static type(*p_##name) parameters;
LLVM_CALLS(POINTER)

#define NAME(name) NAME_(name)
#define NAME_(name) #name
#define JOIN(name) JOIN_(name)
#define JOIN_(name) p_##name
#define CALL(name) JOIN(name)

static const struct {
    const char *name;
    void *place;
    bool required;
} calls[] = {
#define ENTRY(need, type, name, parameters) {NAME(name), &JOIN(name), need},
    LLVM_CALLS(ENTRY)};

/* Returns false, with why in `text`, or true with its version there. */
static bool open_llvm(const char *path, char *text, size_t size) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *why = dlerror();
        snprintf(text, size, "%s cannot be opened: %s", path, why ? why : "?");
        return false;
    }
    /* The first is there from 16 on, the second in 15 and 16. */
    if (!dlsym(library, "LLVMGetVersion") && !dlsym(library, "LLVMContextSetOpaquePointers")) {
        snprintf(text, size, "%s is %s", path,
                 dlsym(library, "LLVMContextCreate") ? "too old, of a version before 15"
                                                     : "no LLVM");
        return false;
    }
    if (!dlsym(library, NAME(TARGET(TargetInfo)))) {
        snprintf(text, size, "%s makes no code for this processor (it has no %s)", path,
                 NAME(TARGET(TargetInfo)));
        return false;
    }
    for (size_t i = 0; i < sizeof(calls) / sizeof(*calls); ++i) {
        void *found = dlsym(library, calls[i].name);
        if (!found && calls[i].required) {
            snprintf(text, size, "%s has no function %s", path, calls[i].name);
            return false;
        }
        memcpy(calls[i].place, &found, sizeof(found));
    }
    CALL(TARGET(TargetInfo))();
    CALL(TARGET(Target))();
    CALL(TARGET(TargetMC))();
    CALL(TARGET(AsmPrinter))();
    unsigned version[3] = {0};
    if (p_LLVMGetVersion) {
        p_LLVMGetVersion(&version[0], &version[1], &version[2]);
    }
    snprintf(text, size, "LLVM %u.%u.%u for %s", version[0], version[1], version[2],
             p_LLVMGetHostCPUName());
    return true;
}

/* ---- one request ----------------------------------------------------------------------------- */

static int answer_to = -1;

static void answer(int file, uint32_t status, const void *bytes, size_t size) {
    struct timespec spent = {0};
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    struct ur_compile_answer head = {UR_COMPILE_MAGIC, status, size,
                                     (uint64_t)spent.tv_sec * 1000000 +
                                         (uint64_t)spent.tv_nsec / 1000};
    if (ur_compile_send(file, &head, sizeof(head))) {
        (void)ur_compile_send(file, bytes, size);
    }
}

_Noreturn static void refuse(const char *what, const char *why) {
    char text[4096];
    snprintf(text, sizeof(text), "%s%s", what, why ? why : "?");
    answer(answer_to, UR_COMPILE_REFUSED, text, strlen(text));
    _exit(0);
}

static void fatal(const char *why) {
    refuse("LLVM gives up: ", why);
}

static void diagnose(void *info, void *unused) {
    (void)unused;
    if (p_LLVMGetDiagInfoSeverity && p_LLVMGetDiagInfoSeverity(info) == 0) {
        refuse("LLVM: ", p_LLVMGetDiagInfoDescription ? p_LLVMGetDiagInfoDescription(info) : NULL);
    }
}

/* Loops over work-items have no values that go from one to the next, and of some twenty
 * instructions that wait for each other a processor sees too few at once to be busy: such loops too
 * are to work on several vectors at a time. LLVM does so up to a cost of 20. The search for cheaper
 * addresses in loops (LSR) takes two fifths of making code, and on x86-64, whose instructions
 * compute addresses themselves, the loops are faster without it. Options that a version does not
 * have are passed over. */
static void options(const struct ur_compile_request *request) {
    const char *list[6] = {"ur-compile"};
    int count = 1;
    if (!*request->processor) {
        list[count++] = "-small-loop-cost=100";
        list[count++] = ADDRESSING;
    }
    if (!*request->processor && request->flags & UR_COMPILE_VECTOR_LIBRARY) {
        list[count++] = "-vector-library=" VECTOR_LIBRARY;
    }
    if (request->flags & UR_COMPILE_PLAIN) {
        list[count++] = "-vectorize-slp=false";
    }
    if (p_LLVMParseCommandLineOptions && count > 1) {
        p_LLVMParseCommandLineOptions(count, list, "");
    }
}

/* LLVM tells of a processor that it does not know on the error output alone, and goes on. */
static void *machine_for(const struct ur_compile_request *request, void *target,
                         const char *triple) {
    enum { PIC = 2, DEFAULT_MODEL = 0 };
    const char *named = *request->processor ? request->processor : request->host;
    char said[512] = "";
    int heard = *named ? memfd_create("errors", MFD_CLOEXEC) : -1;
    if (heard >= 0) {
        (void)dup2(heard, STDERR_FILENO);
    }
    void *machine =
        p_LLVMCreateTargetMachine(target, triple, *named ? named : p_LLVMGetHostCPUName(),
                                  !*named                            ? p_LLVMGetHostCPUFeatures()
                                  : request->flags & UR_COMPILE_WIDE ? "+wavefrontsize64"
                                                                     : "",
                                  (int)request->level, PIC, DEFAULT_MODEL);
    if (heard >= 0) {
        ssize_t got = pread(heard, said, sizeof(said) - 1, 0);
        said[got > 0 ? got : 0] = 0;
    }
    if (machine && !strstr(said, "not a recognized processor")) {
        return machine;
    }
    unsigned version[3] = {0};
    if (p_LLVMGetVersion) {
        p_LLVMGetVersion(&version[0], &version[1], &version[2]);
    }
    snprintf(said, sizeof(said),
             "LLVM %u.%u.%u does not know the processor %s: install a newer libllvm%s", version[0],
             version[1], version[2], *named ? named : triple,
             *request->host ? ", or have UR_NATIVE_CPU_PROCESSOR name another" : "");
    refuse("", said);
}

static void find_target(const struct ur_compile_request *request, const char *triple,
                        void **target) {
    char *why = NULL;
    if (*request->processor) {
        if (!p_LLVMInitializeAMDGPUTargetInfo || !p_LLVMInitializeAMDGPUTarget ||
            !p_LLVMInitializeAMDGPUTargetMC || !p_LLVMInitializeAMDGPUAsmPrinter) {
            refuse("LLVM was built without AMDGPU, the part of it for AMD's devices: ",
                   "install your distribution's libllvm, or name one with UR_LLVM_LIBRARY");
        }
        p_LLVMInitializeAMDGPUTargetInfo();
        p_LLVMInitializeAMDGPUTarget();
        p_LLVMInitializeAMDGPUTargetMC();
        p_LLVMInitializeAMDGPUAsmPrinter();
    }
    if (p_LLVMGetTargetFromTriple(triple, target, &why)) {
        refuse("LLVM knows nothing of this processor: ", why);
    }
}

static void compile(const struct ur_compile_request *request, const char *text) {
    const bool amd = *request->processor;
    char amdgcn[] = "amdgcn-amd-amdhsa";
    char *why = NULL, *triple = amd ? amdgcn : p_LLVMGetDefaultTargetTriple();
    void *context = p_LLVMContextCreate(), *module = NULL, *target = NULL, *object = NULL;
    options(request);
    if (p_LLVMInstallFatalErrorHandler) {
        p_LLVMInstallFatalErrorHandler(fatal);
    }
    if (p_LLVMContextSetDiagnosticHandler) {
        p_LLVMContextSetDiagnosticHandler(context, diagnose, NULL);
    }
    void *buffer = p_LLVMCreateMemoryBufferWithMemoryRangeCopy(text, request->size, "module");
    if (p_LLVMParseIRInContext(context, buffer, &module, &why)) {
        refuse("the module contradicts itself: ", why);
    }
    if (p_LLVMVerifyModule(module, 2, &why)) {
        refuse("the module contradicts itself: ", why);
    }
    enum { OBJECT = 1 };
    find_target(request, triple, &target);
    void *machine = machine_for(request, target, triple);
    p_LLVMSetTarget(module, triple);
    p_LLVMSetModuleDataLayout(module, p_LLVMCreateTargetDataLayout(machine));
    /* The library's functions of vectors are called once loops are vectorised. */
    char passes[48];
    snprintf(passes, sizeof(passes), "default<O%u>,always-inline", (unsigned)request->level);
    void *error = p_LLVMRunPasses(module, passes, machine, p_LLVMCreatePassBuilderOptions());
    if (error) {
        refuse("LLVM does not optimise it: ", p_LLVMGetErrorMessage(error));
    }
    if (p_LLVMTargetMachineEmitToMemoryBuffer(machine, module, OBJECT, &why, &object)) {
        refuse("LLVM makes no code of it: ", why);
    }
    const void *bytes = p_LLVMGetBufferStart(object);
    size_t size = p_LLVMGetBufferSize(object);
    char said[3072];
    if (amd) {
        void *code =
            link_code(request->linker, request->processor, bytes, size, &size, said, sizeof(said));
        if (!code) {
            refuse("", said);
        }
        bytes = code;
    }
    answer(answer_to, UR_COMPILE_DONE, bytes, size);
}

_Noreturn static void serve(int file) {
    struct ur_compile_request request;
    /* An endless compilation ends some time, and so does one that takes all memory. */
    struct rlimit cpu = {600, 660};
    signal(SIGPIPE, SIG_IGN);
    (void)setrlimit(RLIMIT_CPU, &cpu);
    answer_to = file;
    if (!ur_compile_receive(file, &request, sizeof(request)) || request.magic != UR_COMPILE_MAGIC ||
        request.size > UR_COMPILE_LARGEST) {
        _exit(1);
    }
    if (request.memory) {
        struct rlimit memory = {request.memory, request.memory};
        (void)setrlimit(RLIMIT_AS, &memory);
    }
    char *text = malloc(request.size + 1);
    if (!text) {
        refuse("the compiler has no memory for the module", "");
    }
    if (!ur_compile_receive(file, text, request.size)) {
        _exit(1);
    }
    text[request.size] = 0;
    compile(&request, text);
    _exit(0);
}

/* ---- the server ------------------------------------------------------------------------------ */

enum { CONTROL = 3, MOST = 256 };

static struct {
    pid_t pid;
    int file;
} children[MOST];
static unsigned child_count;

static void child_ended(int unused) {
    (void)unused; /* poll is interrupted, which is all */
}

/* Others come from outside: memory or time has run out. */
static bool is_defect(int signal) {
    return signal == SIGSEGV || signal == SIGABRT || signal == SIGBUS || signal == SIGILL ||
           signal == SIGFPE;
}

/* The answer of a copy that ended without one comes from here. After a whole answer nobody reads
 * it. */
static void reap(void) {
    int status;
    for (pid_t pid; (pid = waitpid(-1, &status, WNOHANG)) > 0;) {
        for (unsigned i = 0; i < child_count; ++i) {
            if (children[i].pid != pid) {
                continue;
            }
            if (WIFSIGNALED(status)) {
                char text[128];
                snprintf(text, sizeof(text), "the compiler ended by signal %d (%s)",
                         WTERMSIG(status), strsignal(WTERMSIG(status)));
                answer(children[i].file,
                       is_defect(WTERMSIG(status)) ? UR_COMPILE_DIED : UR_COMPILE_REFUSED, text,
                       strlen(text));
            } else if (WEXITSTATUS(status) != 0) {
                static const char text[] = "the compiler ended without an answer";
                answer(children[i].file, UR_COMPILE_REFUSED, text, sizeof(text) - 1);
            }
            close(children[i].file);
            children[i] = children[--child_count];
            break;
        }
    }
}

/* The descriptor that a message brings; -1 at the end, -2 for none. */
static int receive(void) {
    char byte;
    union {
        struct cmsghdr head;
        char room[CMSG_SPACE(sizeof(int))];
    } control;
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part,
                             .msg_iovlen = 1,
                             .msg_control = &control,
                             .msg_controllen = sizeof(control)};
    ssize_t got = recvmsg(CONTROL, &message, MSG_CMSG_CLOEXEC);
    if (got < 0) {
        return errno == EINTR || errno == EAGAIN ? -2 : -1;
    }
    if (got == 0) {
        return -1;
    }
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    int file = -2;
    if (head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS) {
        memcpy(&file, CMSG_DATA(head), sizeof(file));
    }
    return file;
}

int main(int argc, char **argv) {
    char text[1024];
    if (argc == 5 && strcmp(argv[1], "--comgr") == 0) {
        _exit(link_by_comgr(argv[2], argv[3], argv[4])); /* without ends of comgr's own */
    }
    if (argc != 2 || fcntl(CONTROL, F_GETFD) < 0) {
        fprintf(stderr, "ur-compile is started by Unified Runtime's adapters, with a socket\n");
        return 2;
    }
    /* The program is not to be waited for by who started it, nor to get its signals. */
    pid_t pid = fork();
    if (pid != 0) {
        _exit(pid < 0);
    }
    (void)setsid();
    (void)chdir("/");
    for (int i = 0; i < 256; ++i) {
        if (i > CONTROL) {
            close(i);
        }
    }
    int nothing = open("/dev/null", O_RDWR);
    for (int i = 0; i < 3 && nothing >= 0; ++i) {
        (void)dup2(nothing, i);
    }
    struct sigaction action = {.sa_handler = child_ended};
    sigemptyset(&action.sa_mask);
    sigaction(SIGCHLD, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
    bool good = open_llvm(argv[1], text, sizeof(text));
    answer(CONTROL, good ? UR_COMPILE_DONE : UR_COMPILE_REFUSED, text, strlen(text));
    while (good) {
        struct pollfd ready = {.fd = CONTROL, .events = POLLIN};
        sigset_t none;
        sigemptyset(&none);
        /* SIGCHLD is let in while waiting only, so none is missed between the look and the wait. */
        sigset_t blocked;
        sigemptyset(&blocked);
        sigaddset(&blocked, SIGCHLD);
        sigprocmask(SIG_BLOCK, &blocked, NULL);
        reap();
        int count = child_count < MOST ? ppoll(&ready, 1, NULL, &none) : -1;
        if (child_count == MOST) {
            (void)ppoll(NULL, 0, NULL, &none);
        }
        if (count <= 0) {
            continue;
        }
        int file = receive();
        if (file == -1) {
            break;
        }
        if (file < 0) {
            continue;
        }
        pid = fork();
        if (pid == 0) {
            sigprocmask(SIG_UNBLOCK, &blocked, NULL);
            signal(SIGCHLD, SIG_DFL);
            /* LLVM's defects are told by their signal, also where a sanitizer would exit. */
            static const int defects[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
            for (unsigned i = 0; i < sizeof(defects) / sizeof(*defects); ++i) {
                signal(defects[i], SIG_DFL);
            }
            close(CONTROL);
            serve(file);
        }
        if (pid < 0) {
            static const char why[] = "the compiler's process cannot be made";
            answer(file, UR_COMPILE_REFUSED, why, sizeof(why) - 1);
            close(file);
            continue;
        }
        children[child_count].pid = pid;
        children[child_count++].file = file;
    }
    return 0;
}

/* ur-compile --comgr LIBRARY PROCESSOR FILE: see link_code.h.
 *
 * ur-compile LIBRARY: the process that LLVM runs in, started by an adapter when a program is first
 * built from SPIR-V (compiler.c), with a socket as descriptor 3.
 *
 * It opens LLVM and says on the socket what it is. Then each message brings the descriptor of
 * another socket, for which a copy of the process is made by fork: the copy reads a request there,
 * answers, and ends. So a module that LLVM does not survive ends a copy alone, which is told on its
 * socket; memory that LLVM does not give back goes with it; and requests are served side by side.
 * A module of many kernels is divided (split.h) among copies of that copy, one for each processor.
 * It ends when the adapter closes its end or the program ends, and a copy ends when nobody waits
 * for its answer any more. It stays in the program's process group, so that Ctrl-C at a terminal
 * ends compilations too: a program that goes on after it is told so. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <sched.h>
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
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "calls.h"
#include "casts.h"
#include "choices.h"
#include "components.h"
#include "contiguous.h"
#include "counts.h"
#include "filled.h"
#include "gathers.h"
#include "hostcode/hostcode.h"
#include "link_code.h"
#include "object.h"
#include "ones.h"
#include "request.h"
#include "split.h"
#include "vectors.h"

#if defined(__x86_64__)
#define VECTOR_LIBRARY "LIBMVEC-X86"
#define ADDRESSING "-disable-lsr"
#else
#define VECTOR_LIBRARY "LIBMVEC"
#define ADDRESSING "-disable-lsr=false"
#endif

/* ---- one request ----------------------------------------------------------------------------- */

static int answer_to = -1;

/* The calling process, which `parent` has just made, ends when that one does. */
static void end_with(pid_t parent) {
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) {
        _exit(1);
    }
}

static uint64_t others_spent; /* microseconds of processor time, by those that made other parts */

static void answer(int file, uint32_t status, const void *bytes, size_t size) {
    struct timespec spent = {0};
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    struct ur_compile_answer head = {UR_COMPILE_MAGIC, status, size,
                                     others_spent + (uint64_t)spent.tv_sec * 1000000 +
                                         (uint64_t)spent.tv_nsec / 1000};
    if (ur_compile_send(file, &head, sizeof(head))) {
        (void)ur_compile_send(file, bytes, size);
    }
}

_Noreturn static void refuse_as(uint32_t status, const char *what, const char *why) {
    char text[4096];
    snprintf(text, sizeof(text), "%s%s", what, why ? why : "?");
    answer(answer_to, status, text, strlen(text));
    _exit(0);
}

_Noreturn static void refuse(const char *what, const char *why) {
    refuse_as(UR_COMPILE_REFUSED, what, why);
}

/* Takes no memory itself. */
static void llvm_exhausted(void) {
    refuse_as(UR_COMPILE_EXHAUSTED, "the compiler is out of memory",
              ": LLVM found none for this module");
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

/* Whether a function of LLVM's language chooses between values more often than MOST_CHOICES. */
enum { MOST_CHOICES = 500 };

static bool chooses_often(const char *text) {
    static const char CHOICE[] = " select i1 ", FUNCTION[] = "\ndefine ";
    const char *choice = strstr(text, CHOICE), *function = strstr(text, FUNCTION);
    for (int choices = 0; choice;) {
        if (function && function < choice) {
            choices = 0;
            function = strstr(function + 1, FUNCTION);
        } else if (++choices > MOST_CHOICES) {
            return true;
        } else {
            choice = strstr(choice + 1, CHOICE);
        }
    }
    return false;
}

/* Loops over work-items have no values that go from one to the next, and of some twenty
 * instructions that wait for each other a processor sees too few at once to be busy: such loops too
 * are to work on several vectors at a time. LLVM does so up to a cost of 20. The search for cheaper
 * addresses in loops (LSR) takes two fifths of making code, and on x86-64, whose instructions
 * compute addresses themselves, the loops are faster without it. What the schedulers do grows with
 * the square of the accesses to memory in a block until these are too many, 1000 unless told
 * otherwise; no loop gains by what they know of more than 200. For each branch that is made of a
 * choice between values all that is behind it in the block moves to another. A function of more
 * than 300 blocks is not gone through from its beginning after each change before instructions are
 * selected, which was two thirds of the time of kernels with twenty unrolled loops. Of loops over
 * work-items LLVM believes that no access depends on another, in one work-item's turn either, so it
 * brings accesses to neighbours together only where a module lets it (order.c of lib/llvm). What is
 * the same for all work-items leaves a loop over them where LLVM sees that none of its accesses
 * changes that, for which it looks at 100 of them, and at 250 for what each one sets anew; a region
 * that keeps 64 sums has more. Options that a version does not have are passed over. */
static void options(const struct ur_compile_request *request, const char *text) {
    const char *list[13] = {"ur-compile", "-dag-maps-huge-region=200"};
    int count = 2;
    if (!*request->processor) {
        list[count++] = "-memssa-check-limit=1000";
        list[count++] = "-licm-mssa-max-acc-promotion=1000";
        list[count++] = "-small-loop-cost=100";
        list[count++] = ADDRESSING;
        list[count++] = "-enable-mem-access-versioning=false";
        list[count++] = "-cgpp-huge-func=300";
    }
    if (!*request->processor && strstr(text, UR_HOSTCODE_KEEPS_ORDER)) {
        list[count++] = "-enable-interleaved-mem-accesses=false";
    }
    if (!*request->processor && request->flags & UR_COMPILE_VECTOR_LIBRARY) {
        list[count++] = "-vector-library=" VECTOR_LIBRARY;
    }
    if (request->flags & UR_COMPILE_PLAIN) {
        list[count++] = "-vectorize-slp=false";
    }
    if (chooses_often(text)) {
        list[count++] = "-disable-cgp-select2branch";
    }
    if (p_LLVMParseCommandLineOptions) {
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
    struct llvm_version version = llvm_version();
    snprintf(said, sizeof(said),
             "LLVM %u.%u.%u does not know the processor %s: install a newer libllvm%s",
             version.major, version.minor, version.patch, *named ? named : triple,
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

/* Of vectors in loops over work-items LLVM makes none of more work-items, of their components it
 * does; one at a time they are taken apart from LLVM 20 on alone. */
static void make_components(void *machine, void *module) {
    static const char name[] = "ur-components";
    bool inlined = false;
    if (!p_LLVMRunPassesOnFunction || !p_LLVMGetStringAttributeAtIndex) {
        return;
    }
    for (void *f = p_LLVMGetFirstFunction(module); f; f = p_LLVMGetNextFunction(f)) {
        void *error = NULL, *options = p_LLVMCreatePassBuilderOptions();
        if (p_LLVMIsDeclaration(f) ||
            !p_LLVMGetStringAttributeAtIndex(f, UINT_MAX, name, sizeof(name) - 1)) {
            continue;
        }
        if (!inlined) {
            error = p_LLVMRunPasses(module, "always-inline", machine, options);
            inlined = true;
        }
        error = error
                    ? error
                    : p_LLVMRunPassesOnFunction(f, "sroa,scalarizer<load-store>", machine, options);
        if (error) {
            refuse("LLVM takes no vectors apart: ", p_LLVMGetErrorMessage(error));
        }
    }
}

/* LLVM's buffer with the object. */
static void *make_object(const struct ur_compile_request *request, void *machine, void *module) {
    enum { OBJECT = 1 };
    char passes[48], *why = NULL;
    void *object = NULL;
    make_components(machine, module);
    snprintf(passes, sizeof(passes), "default<O%u>", (unsigned)request->level);
    void *error = p_LLVMRunPasses(module, passes, machine, p_LLVMCreatePassBuilderOptions());
    error = error || *request->processor ? error : ur_compile_take_vectors(module, machine);
    if (error) {
        refuse("LLVM does not optimise it: ", p_LLVMGetErrorMessage(error));
    }
    if (*request->processor) {
        ur_compile_drop_casts(module);
    } else {
        ur_compile_read_once(module);
        ur_compile_join_components(module);
        ur_compile_ask_contiguous(module);
        ur_compile_read_ones(module);
        ur_compile_join_choices(module);
        ur_compile_ask_filled(module);
    }
    if (p_LLVMTargetMachineEmitToMemoryBuffer(machine, module, OBJECT, &why, &object)) {
        refuse("LLVM makes no code of it: ", why);
    }
    return object;
}

/* ---- in parts -------------------------------------------------------------------------------- */

struct part {
    pid_t pid;
    int file; /* it answers there */
    char *bytes;
    size_t size;
};

static void *make_part(const struct ur_compile_request *request, void *machine, void *module,
                       const struct split *split, unsigned part) {
    void *error = split_keep(module, machine, split, part);
    if (error) {
        refuse("LLVM does not divide it: ", p_LLVMGetErrorMessage(error));
    }
    return make_object(request, machine, module);
}

/* A copy of this process, which ends with it. */
static bool start_part(const struct ur_compile_request *request, void *machine, void *module,
                       const struct split *split, unsigned number, struct part *part) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
        return false;
    }
    pid_t parent = getpid();
    part->pid = fork();
    if (part->pid == 0) {
        end_with(parent);
        close(answer_to);
        answer_to = ends[1];
        void *object = make_part(request, machine, module, split, number);
        answer(answer_to, UR_COMPILE_DONE, p_LLVMGetBufferStart(object),
               p_LLVMGetBufferSize(object));
        _exit(0);
    }
    close(ends[1]);
    part->file = ends[0];
    if (part->pid < 0) {
        close(ends[0]);
    }
    return part->pid > 0;
}

/* One that LLVM's defect ends ends this process in the same way, which is told like any other. */
static void finish_part(struct part *part) {
    struct ur_compile_answer head;
    int status = 0;
    bool came = ur_compile_receive(part->file, &head, sizeof(head)) &&
                head.magic == UR_COMPILE_MAGIC && head.size <= UR_COMPILE_LARGEST;
    part->bytes = came ? malloc(head.size + 1) : NULL;
    if (came && !part->bytes) {
        refuse_as(UR_COMPILE_EXHAUSTED, "the compiler is out of memory for a part of the code", "");
    }
    if (!came || !ur_compile_receive(part->file, part->bytes, head.size)) {
        (void)waitpid(part->pid, &status, 0);
        if (WIFSIGNALED(status)) {
            (void)raise(WTERMSIG(status));
        }
        refuse("the compiler of a part ended without an answer", "");
    }
    part->size = head.size;
    others_spent += head.processor_time;
    if (head.status != UR_COMPILE_DONE) {
        answer(answer_to, head.status, part->bytes, part->size);
        _exit(0);
    }
    close(part->file);
}

static void answer_with_parts(const struct part *parts, unsigned count) {
    const struct ur_code_parts head = {UR_CODE_PARTS, count};
    size_t size = sizeof(head) + count * sizeof(uint64_t), at = sizeof(head);
    for (unsigned i = 0; i < count; ++i) {
        size += parts[i].size;
    }
    char *all = malloc(size);
    if (!all) {
        refuse_as(UR_COMPILE_EXHAUSTED, "the compiler is out of memory for the code", "");
    }
    memcpy(all, &head, sizeof(head));
    for (unsigned i = 0; i < count; ++i, at += sizeof(uint64_t)) {
        memcpy(all + at, &(uint64_t){parts[i].size}, sizeof(uint64_t));
    }
    for (unsigned i = 0; i < count; at += parts[i++].size) {
        memcpy(all + at, parts[i].bytes, parts[i].size);
    }
    answer(answer_to, UR_COMPILE_DONE, all, size);
}

/* Returns false where the system gives no processes for it; the module is still whole then. */
static bool compile_in_parts(const struct ur_compile_request *request, void *machine, void *module,
                             const struct split *split) {
    struct part parts[UR_CODE_MOST_PARTS] = {{0}};
    for (unsigned i = 1; i < split->parts; ++i) {
        if (start_part(request, machine, module, split, i, &parts[i])) {
            continue;
        }
        while (--i > 0) {
            (void)kill(parts[i].pid, SIGKILL);
            (void)waitpid(parts[i].pid, NULL, 0);
            close(parts[i].file);
        }
        return false;
    }
    void *object = make_part(request, machine, module, split, 0);
    parts[0].size = p_LLVMGetBufferSize(object);
    parts[0].bytes = (char *)(uintptr_t)p_LLVMGetBufferStart(object);
    for (unsigned i = 1; i < split->parts; ++i) {
        finish_part(&parts[i]);
    }
    answer_with_parts(parts, split->parts);
    return true;
}

/* One for each processor that there is. */
static unsigned parts_at_most(void) {
    cpu_set_t set;
    int count = sched_getaffinity(0, sizeof(set), &set) == 0 ? CPU_COUNT(&set) : 1;
    return count < (int)UR_CODE_MOST_PARTS ? (unsigned)count : UR_CODE_MOST_PARTS;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void ur_compile_compile(const struct ur_compile_request *request, const char *text) {
    const bool amd = *request->processor;
    char amdgcn[] = "amdgcn-amd-amdhsa";
    char *why = NULL, *triple = amd ? amdgcn : p_LLVMGetDefaultTargetTriple();
    void *context = p_LLVMContextCreate(), *module = NULL, *target = NULL;
    options(request, text);
    if (p_LLVMInstallFatalErrorHandler) {
        p_LLVMInstallFatalErrorHandler(fatal);
    }
    llvm_tell_exhaustion(llvm_exhausted);
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
    find_target(request, triple, &target);
    ur_compile_keep_counts(module);
    void *machine = machine_for(request, target, triple);
    p_LLVMSetTarget(module, triple);
    p_LLVMSetModuleDataLayout(module, p_LLVMCreateTargetDataLayout(machine));
    if (!amd && request->flags & (UR_COMPILE_EARLY | UR_COMPILE_LATE)) {
        void *error = split_leave_out(module, machine, request->flags & UR_COMPILE_LATE);
        if (error) {
            refuse("LLVM does not divide it: ", p_LLVMGetErrorMessage(error));
        }
    }
    if (!amd && request->flags & UR_COMPILE_PARTS) {
        struct split split;
        split_plan(module, parts_at_most(), request->flags & UR_COMPILE_LATE, &split);
        if (split.parts > 1 && compile_in_parts(request, machine, module, &split)) {
            return;
        }
    }
    void *object = make_object(request, machine, module);
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
        refuse_as(UR_COMPILE_EXHAUSTED, "the compiler is out of memory for the module", "");
    }
    if (!ur_compile_receive(file, text, request.size)) {
        _exit(1);
    }
    text[request.size] = 0;
    ur_compile_compile(&request, text);
    _exit(0);
}

/* ---- the server ------------------------------------------------------------------------------ */

enum { CONTROL = 3, MOST = 256 };

static struct child {
    pid_t pid;
    int file;  /* it answers there */
    bool left; /* nobody waits for the answer */
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
                char text[192];
                snprintf(text, sizeof(text), "the compiler ended by signal %d (%s)%s",
                         WTERMSIG(status), strsignal(WTERMSIG(status)),
                         WTERMSIG(status) == SIGKILL
                             ? ", as the system ends what takes more memory than there is"
                             : "");
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

/* The program, as a descriptor that can be read once it has ended. A closed end of the control
 * socket alone does not tell: copies of the program, made by fork, keep it open. -1: the system has
 * none. */
static int watch_program(void) {
    struct ucred program = {0};
    socklen_t size = sizeof(program);
    if (getsockopt(CONTROL, SOL_SOCKET, SO_PEERCRED, &program, &size) != 0 || program.pid <= 0) {
        return -1;
    }
#ifdef SYS_pidfd_open
    return (int)syscall(SYS_pidfd_open, program.pid, 0);
#else
    return (int)syscall(434, program.pid, 0); /* the same number on all architectures */
#endif
}

/* Waits until a request comes (true), or something else has happened (false). Copies whose answer
 * nobody waits for are ended. `*over`: the program has ended. */
static bool wait_for_request(int program, bool *over) {
    struct pollfd ready[MOST + 2];
    const bool full = child_count == MOST;
    sigset_t none;
    sigemptyset(&none);
    for (unsigned i = 0; i < child_count; ++i) {
        ready[i] = (struct pollfd){.fd = children[i].left ? -1 : children[i].file};
    }
    ready[child_count] = (struct pollfd){.fd = program, .events = POLLIN};
    ready[child_count + 1] = (struct pollfd){.fd = full ? -1 : CONTROL, .events = POLLIN};
    if (ppoll(ready, child_count + 2, NULL, &none) <= 0) {
        return false;
    }
    for (unsigned i = 0; i < child_count; ++i) {
        if (ready[i].revents & (POLLHUP | POLLERR)) {
            (void)kill(children[i].pid, SIGKILL);
            children[i].left = true;
        }
    }
    *over = ready[child_count].revents != 0;
    return ready[child_count + 1].revents != 0;
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
    const int program = watch_program();
    /* This process is not to be waited for by who started it. Ctrl-C is for the compilations. */
    pid_t pid = fork();
    if (pid != 0) {
        _exit(pid < 0);
    }
    void (*interrupted)(int) = signal(SIGINT, SIG_IGN);
    (void)prctl(PR_SET_CHILD_SUBREAPER, 1); /* copies of copies are waited for here, too */
    (void)chdir("/");
    for (int i = 0; i < 256; ++i) {
        if (i > CONTROL && i != program) {
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
    bool good = llvm_open(argv[1], text, sizeof(text));
    answer(CONTROL, good ? UR_COMPILE_DONE : UR_COMPILE_REFUSED, text, strlen(text));
    const pid_t server = getpid();
    for (bool over = false; good && !over;) {
        /* SIGCHLD is let in while waiting only, so none is missed between the look and the wait;
         * SIGINT too, so that it waits for a copy that has yet to take it. */
        sigset_t blocked;
        sigemptyset(&blocked);
        sigaddset(&blocked, SIGCHLD);
        sigaddset(&blocked, SIGINT);
        sigprocmask(SIG_BLOCK, &blocked, NULL);
        reap();
        if (!wait_for_request(program, &over) || over) {
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
            end_with(server);
            signal(SIGCHLD, SIG_DFL);
            signal(SIGINT, interrupted);
            sigprocmask(SIG_UNBLOCK, &blocked, NULL);
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
        children[child_count++] = (struct child){.pid = pid, .file = file};
    }
    return 0;
}

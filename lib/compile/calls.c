#include "calls.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#define POINTER(need, type, name, parameters) POINTER_(type, name, parameters)
#define POINTER_(type, name, parameters) type(*p_##name) parameters;
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

/* Of those that are taken 15 alone cannot say. */
struct llvm_version llvm_version(void) {
    struct llvm_version version = {.major = 15};
    if (p_LLVMGetVersion) {
        p_LLVMGetVersion(&version.major, &version.minor, &version.patch);
    }
    return version;
}

const char *llvm_called(void *call, size_t *length) {
    return p_LLVMGetValueName2(p_LLVMGetCalledValue(call), length);
}

bool llvm_is_one_of(const char *called, size_t length, const char *names) {
    return length > strlen(names) && memcmp(called, names, strlen(names)) == 0;
}

bool llvm_read_gather(void *call, struct llvm_gather *gather) {
    size_t length;
    const char *called = llvm_called(call, &length);
    unsigned count = (unsigned)p_LLVMGetNumOperands(call); /* last the function */
    bool writes = llvm_is_one_of(called, length, "llvm.masked.scatter.");
    if (count < 4 || (!writes && !llvm_is_one_of(called, length, "llvm.masked.gather."))) {
        return false;
    }
    *gather = (struct llvm_gather){
        .pointers = p_LLVMGetOperand(call, writes),
        .mask = p_LLVMGetOperand(call, count - (writes ? 2 : 3)),
        .type = p_LLVMTypeOf(writes ? p_LLVMGetOperand(call, 0) : call),
        .alignment = count == 5 ? p_LLVMGetOperand(call, writes + 1u) : NULL,
        .rest = writes ? NULL : p_LLVMGetOperand(call, count - 2),
        .writes = writes,
    };
    return true;
}

void *llvm_split(void *context, void *builder, void *before) {
    void *block = p_LLVMGetInstructionParent(before);
    void *head = p_LLVMInsertBasicBlockInContext(context, block, "");
    void *end = p_LLVMGetBasicBlockTerminator(block);
    /* Without its end it has none behind it, whose phis go on to name it. */
    p_LLVMInstructionRemoveFromParent(end);
    p_LLVMReplaceAllUsesWith(p_LLVMBasicBlockAsValue(block), p_LLVMBasicBlockAsValue(head));
    p_LLVMPositionBuilderAtEnd(builder, head);
    for (void *i; (i = p_LLVMGetFirstInstruction(block)) != before;) {
        p_LLVMInstructionRemoveFromParent(i);
        p_LLVMInsertIntoBuilder(builder, i);
    }
    p_LLVMPositionBuilderAtEnd(builder, block);
    p_LLVMInsertIntoBuilder(builder, end);
    return head;
}

static void *library;

bool llvm_open(const char *path, char *text, size_t size) {
    library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
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
    struct llvm_version version = llvm_version();
    snprintf(text, size, "LLVM %u.%u.%u for %s", version.major, version.minor, version.patch,
             p_LLVMGetHostCPUName());
    return true;
}

static void (*tell_exhaustion)(void);

static void allocation_failed(void *user, const char *why, bool crash) {
    (void)user, (void)why, (void)crash;
    tell_exhaustion();
}

/* C++'s `new` asks the one, what LLVM takes by malloc the other: functions of C++, which LLVM's C
 * interface has no name for. */
void llvm_tell_exhaustion(void (*told)(void)) {
    void (*(*of_new)(void (*)(void)))(void);
    void (*of_malloc)(void (*)(void *, const char *, bool), void *);
    void *found = dlsym(library, "_ZSt15set_new_handlerPFvvE");
    tell_exhaustion = told;
    if (found) {
        memcpy(&of_new, &found, sizeof(found));
        (void)of_new(told);
    }
    found = dlsym(library, "_ZN4llvm31install_bad_alloc_error_handlerEPFvPvPKcbES0_");
    if (found) {
        memcpy(&of_malloc, &found, sizeof(found));
        of_malloc(allocation_failed, NULL);
    }
}

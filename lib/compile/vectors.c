#include "vectors.h"

#include <limits.h>
#include <stdint.h>
#include <string.h>

#include "calls.h"

enum { INTERNAL = 8 }; /* LLVMLinkage */
enum { HIDDEN = 1 };   /* LLVMVisibility */

/* Instructions that a module may get more by them. In place a function knows where its constants
 * are and nothing is set aside for the call, which is a tenth of its time; where there are hundreds
 * of calls the module takes twice as long to build. */
enum { MOST_ADDED = 1200 };

static uint64_t instructions_of(void *function) {
    uint64_t count = 0;
    for (void *block = p_LLVMGetFirstBasicBlock(function); block;
         block = p_LLVMGetNextBasicBlock(block)) {
        for (void *at = p_LLVMGetFirstInstruction(block); at; at = p_LLVMGetNextInstruction(at)) {
            ++count;
        }
    }
    return count;
}

static uint64_t uses_of(void *function) {
    uint64_t count = 0;
    for (void *use = p_LLVMGetFirstUse(function); use; use = p_LLVMGetNextUse(use)) {
        ++count;
    }
    return count;
}

/* Of the library, and seen from elsewhere so far. */
static bool is_of_library(void *function) {
    static const char prefix[] = "ocl_";
    size_t length;
    return !p_LLVMIsDeclaration(function) && p_LLVMGetVisibility(function) == HIDDEN &&
           strncmp(p_LLVMGetValueName2(function, &length), prefix, sizeof(prefix) - 1) == 0;
}

void *ur_compile_take_vectors(void *module, void *machine) {
    static const char name[] = "alwaysinline";
    void *in_place =
        p_LLVMCreateEnumAttribute(p_LLVMGetModuleContext(module),
                                  p_LLVMGetEnumAttributeKindForName(name, sizeof(name) - 1), 0);
    uint64_t added = 0;
    for (void *f = p_LLVMGetFirstFunction(module); f; f = p_LLVMGetNextFunction(f)) {
        if (!is_of_library(f)) {
            continue;
        }
        size_t length;
        const char *vector = strrchr(p_LLVMGetValueName2(f, &length), '_');
        p_LLVMSetLinkage(f, INTERNAL);
        uint64_t uses = uses_of(f), more = uses * instructions_of(f);
        if (vector[1] == 'v' && uses && added + more <= MOST_ADDED) {
            added += more;
            p_LLVMAddAttributeAtIndex(f, UINT_MAX, in_place);
        }
    }
    return p_LLVMRunPasses(module, "always-inline,globaldce", machine,
                           p_LLVMCreatePassBuilderOptions());
}

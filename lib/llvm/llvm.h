/* SPIR-V (OpenCL's execution model) to the text of an LLVM module, instruction by instruction and
 * without LLVM, which compiles it (compiler.h). The text is what LLVM 15 and later read. For the
 * host's processor it says what there is of kernels and variables by a table in the form of
 * hostcode.h; for AMD's devices (amdgcn.c) kernels and variables have their own names, and LLVM
 * writes the metadata. The object needs nothing else. Work and memory are linear in the size of the
 * module. Nothing here is kept between calls, and calls may run side by side. */
#ifndef UR_LLVM_LLVM_H
#define UR_LLVM_LLVM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ur_spirv_module;
struct ll_library;
/* Mathematical functions, of which a module gets those that it calls; see math_library.h. Each
 * stands by itself, so that a library of ours has only what it names. */
extern const struct ll_library ll_library_host, ll_library_amdgcn;

/* Work-items of a sub-group, of kernels that require no other size. */
#define UR_LLVM_SUB_GROUP_SIZE 16u
/* The sizes that kernels may require: powers of two up to this. */
#define UR_LLVM_SUB_GROUP_LIMIT 64u

struct ur_llvm_options {
    /* From build options. -cl-fast-relaxed-math: any of LLVM's fast-math flags. -cl-mad-enable:
     * products and sums may be fused. */
    bool relaxed, fuse;
    const struct ll_library *library; /* of what it is for */
    /* Work-items that wait for others run on stacks of their own rather than in loops. */
    bool fibers;
    /* The processor has fused multiplication as an instruction: the library's functions, which are
     * made of it, are used before those of libm. */
    bool multiplies_and_adds;
    /* From build options, -cl-fp32-correctly-rounded-divide-sqrt: for AMD's devices, where division
     * and the square root of float otherwise are as OpenCL C has them if the module says that it is
     * such (2.5 and 3 units in the last place; OpenCL C 3.0, 7.4). */
    bool correct;
    /* From build options, -cl-uniform-work-group-size: all work-groups have the same size. */
    bool uniform;
    /* For the host: what few launches need stands apart (`late` in hostcode.h), so that it may be
     * made later, in modules without variables. */
    bool late;
    /* Instructions tell which line of the source they are of, if the module does. */
    bool lines;
    /* The text is for AMD's devices with that many work-items in a wave, 32 or 64; 0: for the host.
     * Then `fibers` means nothing. */
    uint32_t wave;
    /* Waves of 32 may be of 64 where a kernel requires that: then the result says so. */
    bool widens;
    /* The name of a processor that has no images; else NULL. */
    const char *imageless;
    /* The processor samples images, but no levels of them. */
    bool levelless;
    /* Bytes that code for AMD's devices has in a section UR_LLVM_CARRIED; or none. */
    const void *carried;
    size_t carried_size;
};

#define UR_LLVM_CARRIED ".unified_runtime"
/* The variable of such code whose kernels print: the address of the memory that they write it to
 * (messages.h), 64 bits, 0 until somebody says it. */
#define UR_LLVM_MESSAGES "ur.messages"
/* The variable of such code whose kernels take images by number: what ptx.h says of UR_PTX_IMAGES.
 */
#define UR_LLVM_IMAGES "ur.images"

/* What the host's text has at the read of an atomic operation that is a plain one, since memory of
 * a work-group is one thread's. */
#define UR_LLVM_PLAIN "ur.plain"

/* Work-items of a wave of one of AMD's processors, such as gfx90a; 0: the name is
 * none of theirs, or of several of them. */
uint32_t ur_llvm_wave(const char *processor);
/* The same name if it has no instructions for images, else NULL. */
const char *ur_llvm_imageless(const char *processor);
bool ur_llvm_levelless(const char *processor);

struct ur_llvm_result {
    char *text; /* ends with 0 */
    size_t size;
    bool wide; /* it is for waves of 64, of a processor whose own are of 32 */
    bool late; /* some of it may be made later */
    /* Why there is none: names the instruction, its word and its kernel or function. Empty on
     * success. */
    char log[512];
};

enum ur_llvm_status {
    UR_LLVM_OK,
    UR_LLVM_UNSUPPORTED, /* a capability or an instruction that is not supported */
    UR_LLVM_INVALID,     /* the module contradicts itself */
    UR_LLVM_UNRESOLVED,  /* a function or variable is imported and not there */
    UR_LLVM_OUT_OF_MEMORY
};

/* Translates all kernels of a module, whose specialization constants are folded and whose imports
 * are linked. Barriers of device scope are taken apart in the module, and its functions may be
 * inlined in it, for the host. What is wrong with it may
 * also be found by LLVM, later. Fills `*result`, which ur_llvm_result_free lets go after success
 * and failure alike. */
enum ur_llvm_status ur_llvm_emit(struct ur_spirv_module *module,
                                 const struct ur_llvm_options *options,
                                 struct ur_llvm_result *result);
void ur_llvm_result_free(struct ur_llvm_result *result);

#endif

/* The processors that LLVM compiles for here, as ELF files name them. */
#ifndef UR_COMPILE_MACHINE_H
#define UR_COMPILE_MACHINE_H

#include <elf.h>

#if defined(__x86_64__)
#define MACHINE EM_X86_64
#elif defined(__aarch64__)
#define MACHINE EM_AARCH64
#else
#define MACHINE EM_NONE
#endif

#endif

/* What a file is that somebody says is LLVM, without opening it as a library: LLVM takes a moment
 * to open, and its options meet those of an LLVM that the program has. */
#ifndef UR_COMPILE_NAMED_H
#define UR_COMPILE_NAMED_H

enum ur_llvm_file {
    UR_LLVM_FILE_UNREADABLE, /* or no file */
    UR_LLVM_FILE_OTHER,      /* no library of this processor, or one of something else */
    UR_LLVM_FILE_OLD,        /* LLVM of a version before 15 */
    UR_LLVM_FILE_GOOD,
};

enum ur_llvm_file ur_llvm_file(const char *path);

#endif

#include "named.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "machine.h"

struct bytes {
    const unsigned char *data;
    size_t size;
};

static const void *at(struct bytes file, uint64_t offset, uint64_t size) {
    return offset <= file.size && size <= file.size - offset ? file.data + offset : NULL;
}

/* Where in the file an address of the library is; past its end if nowhere. */
static uint64_t offset_of(struct bytes file, const Elf64_Ehdr *header, uint64_t address) {
    for (unsigned i = 0; i < header->e_phnum; ++i) {
        Elf64_Phdr segment;
        const void *found =
            at(file, header->e_phoff + (uint64_t)i * sizeof(segment), sizeof(segment));
        if (!found) {
            break;
        }
        memcpy(&segment, found, sizeof(segment));
        if (segment.p_type == PT_LOAD && address >= segment.p_vaddr &&
            address - segment.p_vaddr < segment.p_filesz) {
            return address - segment.p_vaddr + segment.p_offset;
        }
    }
    return file.size + 1;
}

/* The names that the library exports or asks for; none if it is no library of this processor. */
static struct bytes names_of(struct bytes file) {
    const struct bytes none = {NULL, 0};
    Elf64_Ehdr header;
    Elf64_Phdr segment;
    uint64_t start = 0, size = 0;
    const void *found = at(file, 0, sizeof(header));

    if (!found) {
        return none;
    }
    memcpy(&header, found, sizeof(header));
    if (memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64 ||
        header.e_machine != MACHINE || header.e_phentsize != sizeof(segment)) {
        return none;
    }
    for (unsigned i = 0; i < header.e_phnum; ++i) {
        found = at(file, header.e_phoff + (uint64_t)i * sizeof(segment), sizeof(segment));
        if (!found) {
            return none;
        }
        memcpy(&segment, found, sizeof(segment));
        for (uint64_t k = 0; segment.p_type == PT_DYNAMIC && k < segment.p_filesz;
             k += sizeof(Elf64_Dyn)) {
            Elf64_Dyn entry;
            if (!(found = at(file, segment.p_offset + k, sizeof(entry)))) {
                return none;
            }
            memcpy(&entry, found, sizeof(entry));
            start = entry.d_tag == DT_STRTAB ? entry.d_un.d_ptr : start;
            size = entry.d_tag == DT_STRSZ ? entry.d_un.d_val : size;
        }
    }
    start = offset_of(file, &header, start);
    found = size ? at(file, start, size) : NULL;
    return found ? (struct bytes){found, (size_t)size} : none;
}

static bool has(struct bytes names, const char *name) {
    size_t length = strlen(name) + 1;
    const unsigned char *from = names.data, *end = names.data + names.size;
    while (from && from < end && (from = memmem(from, (size_t)(end - from), name, length))) {
        if (from == names.data || from[-1] == '\0') {
            return true;
        }
        ++from;
    }
    return false;
}

enum ur_llvm_file ur_llvm_file(const char *path) {
    struct stat facts;
    enum ur_llvm_file what = UR_LLVM_FILE_UNREADABLE;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) {
        return what;
    }
    if (fstat(file, &facts) == 0 && S_ISREG(facts.st_mode)) {
        size_t size = (size_t)facts.st_size;
        void *data = size ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
        what = UR_LLVM_FILE_OTHER;
        if (data != MAP_FAILED) {
            struct bytes names = names_of((struct bytes){data, size});
            /* The first is there from 16 on, the second in 15 and 16 (calls.c). */
            if (has(names, "LLVMGetVersion") || has(names, "LLVMContextSetOpaquePointers")) {
                what = UR_LLVM_FILE_GOOD;
            } else if (has(names, "LLVMContextCreate")) {
                what = UR_LLVM_FILE_OLD;
            }
            munmap(data, size);
        }
    }
    close(file);
    return what;
}

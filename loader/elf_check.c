#include "elf_check.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__x86_64__)
#define OWN_MACHINE EM_X86_64
#elif defined(__aarch64__)
#define OWN_MACHINE EM_AARCH64
#elif defined(__riscv)
#define OWN_MACHINE EM_RISCV
#elif defined(__powerpc64__)
#define OWN_MACHINE EM_PPC64
#else
#define OWN_MACHINE EM_NONE /* not compared */
#endif

static const char *machine_name(unsigned machine, char *buffer, size_t size) {
    switch (machine) {
    case EM_X86_64:
        return "x86-64";
    case EM_386:
        return "32-bit x86";
    case EM_AARCH64:
        return "AArch64";
    case EM_ARM:
        return "32-bit Arm";
    case EM_RISCV:
        return "RISC-V";
    case EM_PPC64:
        return "POWER";
    case EM_S390:
        return "s390";
    default:
        snprintf(buffer, size, "machine %u", machine);
        return buffer;
    }
}

/* Says which directory on the way to `path` may not be entered. */
static void explain_denied(const char *path, char *reason, size_t size) {
    char *part = strdup(path);
    for (char *slash = part ? strchr(part + 1, '/') : NULL; slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        if (access(part, X_OK) != 0) {
            snprintf(reason, size, "cannot be reached: no permission to enter the directory %s",
                     part);
            free(part);
            return;
        }
        *slash = '/';
    }
    free(part);
    snprintf(reason, size, "cannot be read: %s", strerror(EACCES));
}

static enum loader_file check_segments(int fd, const Elf64_Ehdr *header, uint64_t file_size,
                                       char *reason, size_t size) {
    uint64_t need = header->e_phoff + (uint64_t)header->e_phnum * sizeof(Elf64_Phdr);

    if (header->e_phentsize != sizeof(Elf64_Phdr) || header->e_phoff > file_size ||
        need > file_size) {
        snprintf(reason, size, "is truncated or damaged: its program headers lie past its end");
        return LOADER_FILE_BAD;
    }
    for (unsigned i = 0; i < header->e_phnum; i++) {
        Elf64_Phdr segment;
        off_t at = (off_t)(header->e_phoff + i * sizeof(segment));
        if (pread(fd, &segment, sizeof(segment), at) != (ssize_t)sizeof(segment)) {
            snprintf(reason, size, "cannot be read: %s", strerror(errno));
            return LOADER_FILE_BAD;
        }
        if (segment.p_type != PT_LOAD) {
            continue;
        }
        if (segment.p_filesz > UINT64_MAX - segment.p_offset) {
            snprintf(reason, size, "is damaged: a segment has an impossible size");
            return LOADER_FILE_BAD;
        }
        if (segment.p_offset + segment.p_filesz > need) {
            need = segment.p_offset + segment.p_filesz;
        }
    }
    if (need > file_size) {
        snprintf(reason, size, "is truncated: it has %llu bytes and should have at least %llu",
                 (unsigned long long)file_size, (unsigned long long)need);
        return LOADER_FILE_BAD;
    }
    return LOADER_FILE_GOOD;
}

static enum loader_file check_header(int fd, uint64_t file_size, char *reason, size_t size) {
    static const uint16_t one = 1;
    const unsigned own_data = *(const uint8_t *)&one ? ELFDATA2LSB : ELFDATA2MSB;
    Elf64_Ehdr header = {0};
    char name[32], own_name[32];

    ssize_t got = pread(fd, &header, sizeof(header), 0);
    if (got < 0) {
        snprintf(reason, size, "cannot be read: %s", strerror(errno));
        return LOADER_FILE_BAD;
    }
    if (got == 0) {
        snprintf(reason, size, "is empty");
        return LOADER_FILE_BAD;
    }
    size_t compare = (size_t)got < SELFMAG ? (size_t)got : SELFMAG;
    if (memcmp(header.e_ident, ELFMAG, compare) != 0) {
        snprintf(reason, size, "is not a shared library: it does not start as an ELF file does");
        return LOADER_FILE_BAD;
    }
    if ((size_t)got < sizeof(header)) {
        snprintf(reason, size, "is truncated: it ends within its header, after %zd bytes", got);
        return LOADER_FILE_BAD;
    }
    /* e_machine stands at the same place in 32-bit files; byte order decides how it is read. */
    unsigned machine = header.e_machine;
    if (header.e_ident[EI_DATA] != own_data) {
        machine = ((machine & 0xff) << 8) | (machine >> 8);
    }
    if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_ident[EI_DATA] != own_data ||
        (OWN_MACHINE != EM_NONE && machine != OWN_MACHINE)) {
        snprintf(reason, size, "is built for another architecture: %s, this process is %s",
                 machine_name(machine, name, sizeof(name)),
                 machine_name(OWN_MACHINE, own_name, sizeof(own_name)));
        return LOADER_FILE_BAD;
    }
    if (header.e_type != ET_DYN) {
        snprintf(reason, size, "is not a shared library but another kind of ELF file");
        return LOADER_FILE_BAD;
    }
    return check_segments(fd, &header, file_size, reason, size);
}

enum loader_file loader_elf_check(const char *path, char *reason, size_t size) {
    struct stat status;

    /* Not blocking: the path may name a pipe that nobody writes. */
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0) {
        int error = errno;
        if (error == EACCES) {
            explain_denied(path, reason, size);
            return LOADER_FILE_BAD;
        }
        if (error == ENOENT || error == ENOTDIR) {
            snprintf(reason, size, "does not exist");
            /* A link that points nowhere is there; only what it names is not. */
            if (lstat(path, &status) == 0) {
                snprintf(reason, size, "is a link to a file that does not exist");
                return LOADER_FILE_BAD;
            }
            return LOADER_FILE_MISSING;
        }
        snprintf(reason, size, "cannot be opened: %s", strerror(error));
        return LOADER_FILE_BAD;
    }
    enum loader_file result = LOADER_FILE_BAD;
    if (fstat(fd, &status) != 0) {
        snprintf(reason, size, "cannot be read: %s", strerror(errno));
    } else if (S_ISDIR(status.st_mode)) {
        snprintf(reason, size, "is a directory");
    } else if (!S_ISREG(status.st_mode)) {
        snprintf(reason, size, "is not a regular file");
    } else {
        result = check_header(fd, (uint64_t)status.st_size, reason, size);
    }
    close(fd);
    return result;
}

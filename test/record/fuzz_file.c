/* Any bytes as a recording: refused or read, never a crash, and no byte that is not the file's. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "reader.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The head's page and the area are mostly zeros, which a fuzzer does not write: the input is the
 * words of the head, a length, as many bytes of the area, and the frames behind it. In files of
 * version 2 the halves of the area have the numbers that they would have. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static int fd = -1;
    char path[64], reason[512];
    struct ur_record_head head = {
        .magic = {'U', 'R', 'R', 'E', 'C', 'O', 'R', 'D'}, .version = 1, .area = 4096};
    unsigned char page[4096] = {0};

    if (fd < 0) {
        fd = memfd_create("recording", 0);
    }
    if (fd < 0 || size < 4) {
        return 0;
    }
    atomic_store(&head.state, (data[0] & 1) + 1u);
    atomic_store(&head.generation, data[1]);
    head.version = data[0] & 2 ? 2 : 1;
    size_t area = ((size_t)data[2] | (size_t)data[3] << 8) % sizeof(page);
    data += 4;
    size -= 4;
    area = area < size ? area : size;
    memcpy(page, &head, sizeof(head));
    if (ftruncate(fd, 0) || pwrite(fd, page, sizeof(page), 0) < 0) {
        return 0;
    }
    memset(page, 0, sizeof(page));
    memcpy(page, data, area);
    for (uint32_t i = 0; head.version == 2 && i < 2; i++) {
        uint64_t number = ur_record_generation(atomic_load(&head.generation) + i);
        memcpy(page + i * sizeof(page) / 2, &number, sizeof(number));
    }
    if (pwrite(fd, page, sizeof(page), 4096) < 0 ||
        pwrite(fd, data + area, size - area, 8192) < 0) {
        return 0;
    }
    snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
    struct ur_record_file *file = ur_record_open(path, reason, sizeof(reason));
    if (!file) {
        return 0;
    }
    volatile unsigned char sum = 0;
    for (size_t i = 0; i < ur_record_count(file); i++) {
        size_t length = 0;
        const unsigned char *at = ur_record_at(file, i, &length);
        for (size_t j = 0; at && j < length; j++) {
            sum ^= at[j];
        }
    }
    for (uint64_t number = 0; number < 20; number++) {
        size_t length;
        if (ur_record_data_size(file, number, &length) && length < 1u << 24) {
            char *copy = malloc(length + 1);
            if (copy) {
                ur_record_data(file, number, copy);
            }
            free(copy);
        }
    }
    ur_record_free(file);
    return 0;
}

/* See messages.h. */
#include "messages.h"

#include <stdlib.h>
#include <string.h>

#include "print.h"
#include "llvm/library/message.cl.h"

static uint64_t messages_load(const uint64_t *word) {
    return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

void ur_messages_init(struct ur_messages *messages, void *memory, size_t size) {
    *messages = (struct ur_messages){.words = memory};
    messages->bytes = (size - UR_MESSAGES_HEAD * sizeof(uint64_t)) & ~(size_t)7;
    messages->words[UR_MESSAGES_BYTES] = messages->bytes;
}

/* Kernels may write anything anywhere: places are looked at before they are believed. */
static void print(FILE *file, const uint64_t *message, size_t size) {
    uint64_t count = message[1];
    if (size < 24 || count > (size - 24) / 8) {
        return;
    }
    size_t first = 16 + 8 * (size_t)count;
    int64_t *values = malloc((size_t)count * sizeof(*values) + 1);
    char *texts = malloc(size + 1);
    if (values && texts) {
        memcpy(values, message + 2, (size_t)count * sizeof(*values));
        memcpy(texts, message, size);
        texts[size] = 0;
        (void)ur_print(file, texts + first, values, (int)count, texts, size);
    }
    free(values);
    free(texts);
}

bool ur_messages_read(struct ur_messages *messages, FILE *out, FILE *err) {
    uint64_t *head = messages->words, *first = head + UR_MESSAGES_HEAD;
    bool asserted = false;
    for (;;) {
        uint64_t claimed = messages_load(head + UR_MESSAGES_CLAIMED);
        size_t end = claimed < messages->bytes ? (size_t)claimed : messages->bytes;
        while (messages->read < end) {
            uint64_t *message = first + messages->read / 8;
            uint64_t word = messages_load(message);
            size_t size = (uint32_t)word;
            if (!word) {
                goto lost; /* its writer is not done */
            }
            if (size < 8 || size % 8 || size > messages->bytes - messages->read) {
                fprintf(err, "a kernel wrote over messages of kernels; they are lost\n");
                size = messages->bytes - messages->read;
                word = 0;
            }
            if (word >> 32 == UR_MESSAGE_PRINT) {
                print(out, message, size);
            } else if (word >> 32 == UR_MESSAGE_ASSERT) {
                fflush(out);
                print(err, message, size);
                asserted = true;
            }
            memset(message, 0, size);
            messages->read += size;
        }
        /* From the beginning again, unless one came meanwhile. */
        if (!claimed || __atomic_compare_exchange_n(head + UR_MESSAGES_CLAIMED, &claimed, 0, false,
                                                    __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
            messages->read = 0;
            break;
        }
    }

lost:;
    uint64_t lost = messages_load(head + UR_MESSAGES_LOST)
                        ? __atomic_exchange_n(head + UR_MESSAGES_LOST, 0, __ATOMIC_RELAXED)
                        : 0;
    if (lost) {
        fprintf(err,
                "%llu messages of kernels are lost: %zu bytes take no more between two waits\n",
                (unsigned long long)lost, messages->bytes);
    }
    return asserted;
}

/* What kernels tell the host: the memory that both know, and how a kernel writes into it. Part of
 * the library for AMD's devices; the host's compiler takes it, too, for the reader (messages.c),
 * which needs the numbers alone, and for tests.
 *
 * The memory is words of 64 bits. A message takes its room by adding to CLAIMED, writes, and then
 * gives its first word, which says that all of it is there: bytes in the lower half, of this word
 * as well, and the kind in the upper one. Its second word counts values, which follow; then comes
 * the format, which a 0 ends, and behind it strings, each likewise. Where a value is a string it
 * says how many bytes behind the message's beginning that lies; 0 is NULL. */
#ifndef UR_LLVM_LIBRARY_MESSAGE_CL_H
#define UR_LLVM_LIBRARY_MESSAGE_CL_H

enum {
    UR_MESSAGES_CLAIMED, /* bytes behind the head that were asked for, more than there are if some
                            were lost */
    UR_MESSAGES_LOST,    /* messages */
    UR_MESSAGES_BYTES,   /* bytes behind the head */
    UR_MESSAGES_HEAD = 8 /* words */
};

enum { UR_MESSAGE_NOTHING = 1, UR_MESSAGE_PRINT, UR_MESSAGE_ASSERT };

/* Of file, line, function and expression. */
#define UR_MESSAGE_ASSERTION "%s:%d: %s: Assertion `%s` failed.\n"

#ifdef UR_MESSAGE_WORD /* what OpenCL C and C call a word there: the writer is wanted */

/* Puts bytes together to words. */
static unsigned long message_put(UR_MESSAGE_WORD *message, unsigned long at, unsigned long *word,
                                 char c) {
    *word |= (unsigned long)(unsigned char)c << 8 * (at & 7);
    if ((at & 7) == 7) {
        message[at >> 3] = *word;
        *word = 0;
    }
    return at + 1;
}

static unsigned long message_string(UR_MESSAGE_WORD *message, unsigned long at, unsigned long *word,
                                    const char *text) {
    unsigned long n = 0;
    do {
        if (message) {
            message_put(message, at + n, word, text[n]);
        }
    } while (text[n++]);
    return at + n;
}

/* Format and strings, from that place of a message on; without a message only how much they take.
 * Returns where they end. */
static unsigned long message_texts(UR_MESSAGE_WORD *message, unsigned long at, const char *format,
                                   const long *values, int count) {
    unsigned long word = 0;
    int next = 0;
    at = message_string(message, at, &word, format);
    while (*format) {
        unsigned flags, stars, lanes, bytes, length;
        if (*format++ != '%') {
            continue;
        }
        if (*format == '%') {
            ++format;
            continue;
        }
        length = ur_conversion(format, &flags, &stars, &lanes, &bytes);
        next += (int)stars;
        if (!length) {
            continue;
        }
        for (; lanes && next < count; --lanes, ++next) {
            if (format[length - 1] == 's' && values[next]) {
                if (message) {
                    message[2 + next] = at;
                }
                at = message_string(message, at, &word, (const char *)values[next]);
            }
        }
        format += length;
    }
    while (message && (at & 7)) {
        at = message_put(message, at, &word, 0);
    }
    return at;
}

/* 0, or -1 where there is nobody to read it, or no room. */
__attribute__((noinline)) int ur_message(unsigned long address, int kind, const char *format,
                                         const long *values, int count) {
    UR_MESSAGE_WORD *head = (UR_MESSAGE_WORD *)address;
    unsigned long texts = 16 + 8 * (unsigned long)count, size, at;
    if (!head) {
        return -1;
    }
    size = (message_texts(0, texts, format, values, count) + 7) & ~7ul;
    at = __atomic_fetch_add(head + UR_MESSAGES_CLAIMED, size, __ATOMIC_ACQUIRE);
    UR_MESSAGE_WORD *message = head + UR_MESSAGES_HEAD + (at >> 3);
    unsigned long bytes = head[UR_MESSAGES_BYTES];
    if (at > bytes || size > bytes - at) {
        __atomic_fetch_add(head + UR_MESSAGES_LOST, 1ul, __ATOMIC_RELAXED);
        if (at < bytes) { /* the reader goes from message to message */
            __atomic_store_n(message, (bytes - at) | (unsigned long)UR_MESSAGE_NOTHING << 32,
                             __ATOMIC_RELEASE);
        }
        return -1;
    }
    message[1] = (unsigned long)count;
    for (int i = 0; i < count; ++i) {
        message[2 + i] = (unsigned long)values[i];
    }
    message_texts(message, texts, format, values, count);
    __atomic_store_n(message, size | (unsigned long)kind << 32, __ATOMIC_RELEASE);
    return 0;
}

#endif
#endif

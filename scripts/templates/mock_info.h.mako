${banner}
/* Kinds of objects and the properties that can be asked for. */
#ifndef MOCK_GENERATED_INFO_H
#define MOCK_GENERATED_INFO_H

#include <stdint.h>

enum mock_kind {
    MOCK_NONE,
% for kind, hd in meta.kinds(spec):
    MOCK_${kind},
% endfor
    MOCK_NUM_KINDS
};

enum mock_info_of {
% for e in mock.info_enums(spec):
    MOCK_INFO_OF_${e.upper()},
% endfor
};

enum mock_info_what {
    MOCK_INFO_ZERO,
    MOCK_INFO_REFERENCES,
    MOCK_INFO_HANDLE,
    MOCK_INFO_HANDLES,
    MOCK_INFO_STRING,
    MOCK_INFO_EMPTY,
};

struct mock_info_row {
    uint32_t value;
    uint8_t what, size, kind;
};

struct mock_info_set {
    const struct mock_info_row *rows;
    unsigned count;
};

/* generated/info.c, by enum mock_info_of */
extern const struct mock_info_set mock_info_sets[];

#endif

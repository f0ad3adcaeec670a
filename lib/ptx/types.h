/* Types as rows of scalars, and constants of them. */
#ifndef UR_PTX_TYPES_H
#define UR_PTX_TYPES_H

#include "emit.h"

struct type *ptx_type_of(struct tr *t, uint32_t id);
/* The type of a value. */
struct type *ptx_value_type(struct fn *k, uint32_t id);
struct type *ptx_pointee(struct fn *k, const struct type *pointer);
unsigned ptx_kind_size(unsigned kind); /* bytes in memory */
/* Leaves of a type that is used as a value; ends the translation where it is too large. */
uint32_t ptx_leaves(struct fn *k, const struct type *type);
/* Moves `*type` to a member, and `*leaf` and `*offset` by what lies before it. */
void ptx_descend(struct fn *k, struct type **type, uint64_t index, uint32_t *leaf,
                 uint64_t *offset);
/* Bytes of a constant, `type->size` of them. */
void ptx_constant_bytes(struct tr *t, uint32_t id, unsigned char *bytes, uint64_t size);

/* Whether a constant is an address in a variable: of it itself, or by casts and access chains.
 * `depth`: 0. */
bool ptx_constant_address(struct tr *t, uint32_t id, uint32_t *variable, int64_t *offset,
                          unsigned depth);

/* The value of a constant with addresses of variables in it, each of 8 bytes at a multiple of 8. */
struct constant_address {
    uint64_t place;
    uint32_t variable; /* id */
    int64_t offset;    /* bytes into it */
};
struct constant_image {
    unsigned char *bytes; /* `size` of them: 0 where an address stands */
    uint64_t size;
    bool takes_addresses;               /* without it they are refused */
    struct constant_address *addresses; /* in the order of their places */
    uint32_t address_count;
};
/* Fills the bytes and the addresses. */
void ptx_constant_image(struct tr *t, uint32_t id, struct constant_image *image);
/* Of a scalar integer constant, sign-extended from its width: false where the id is none. */
bool ptx_constant_int(struct fn *k, uint32_t id, int64_t *value);
int64_t ptx_sign_extend(uint64_t bits, unsigned width);
uint64_t ptx_low_bits(uint64_t bits, unsigned width);

#endif

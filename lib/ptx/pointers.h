/* Where pointers point, and which variables of a function are registers. */
#ifndef UR_PTX_POINTERS_H
#define UR_PTX_POINTERS_H

#include "emit.h"

void ptx_find_pointers(struct fn *k);
void ptx_find_registers(struct fn *k);

/* byvalue.c: of parameters that are pointers to a copy of the callee's own. */
bool ptx_is_by_value(const struct tr *t, uint32_t parameter);
/* Finds which of them are changed. */
void ptx_find_by_value(struct tr *t);
/* Whether a call has to make that copy: what argument `id` points to could be seen to change while
 * the callee runs, or by the callee itself. */
bool ptx_needs_copy(const struct tr *t, uint32_t parameter, uint32_t id);

/* A variable of the function. */
struct slot {
    uint32_t offset;
    uint8_t kind;
    uint8_t space; /* where the pointer in it points */
    struct part reg;
};

struct access {
    uint32_t offset;
    uint8_t kind;
};

struct variable {
    struct variable *next;
    uint32_t id;
    struct type *type; /* of what it holds */
    uint32_t align;
    bool parameter;       /* passed by value to the kernel */
    uint32_t index;       /* of the parameter */
    uint32_t builtin;     /* 1 + which one: of the module, and computed where it is read */
    bool memory;          /* not kept in registers; of the other two: copied to local memory */
    unsigned char *image; /* its bytes, where it is initialised and only copied from */
    uint32_t initializer;
    struct slot *slots;
    uint32_t slot_count;
    struct access *accesses;
    uint32_t access_count;
    uint32_t *cuts;
    uint32_t cut_count;
};

/* A pointer at an index that is not known: of `count` elements of `stride` bytes from `offset`. */
struct dynamic {
    uint32_t offset, stride, count, index;
};

/* How many bytes of a chain of indices are known, and by what the others are counted. */
struct step {
    uint32_t index;
    uint64_t stride;
};
struct chain {
    int64_t offset;
    uint32_t count;
    struct step steps[16];
    uint64_t limit; /* elements of the array that the only step indexes, 0 if not known */
    bool first;     /* the only step is the pointer's own */
};
void ptx_read_chain(struct fn *k, const struct ur_spirv_instruction *insn, struct chain *chain);
bool ptx_is_chain(uint16_t op);
bool ptx_is_pointer_copy(uint16_t op);
/* Whether operand word `i` is an id, and no number that looks like one. */
bool ptx_is_id_operand(const struct tr *t, const struct ur_spirv_instruction *insn, uint32_t i);
/* The space that a pointer type says. */
unsigned ptx_storage_space(struct fn *k, uint32_t storage);

#endif

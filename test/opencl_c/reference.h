/* What the functions of OpenCL C give, computed with more bits than they have, and how far a result
 * may be from it. Facts: "The OpenCL C Specification", 3.0, sections 6.15 (functions) and 7.4, 7.5
 * (errors, edge cases). */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

__extension__ typedef __int128 wide;
__extension__ typedef unsigned __int128 unsigned_wide;

enum kind { KIND_INT, KIND_UINT, KIND_FLOAT };

/* A scalar type: char to ulong, half, float, double. */
struct type {
    const char *name;
    enum kind kind;
    int bits;
};

/* The element type of a name such as "float4", and the number of components; NULL if it is none. */
const struct type *type_of(const char *name, int *width);

/* One value. `bits` is as it lies in memory; of the others the one that goes with the kind. */
struct value {
    const struct type *type;
    uint64_t bits;
    wide i;
    long double f;
};

struct value value_read(const struct type *type, const void *from);

/* What a component of the result may be. */
struct answer {
    bool open;       /* anything */
    bool exact_bits; /* `bits`, compared as they are */
    bool any_zero;   /* the sign of a zero is open */
    int modulus;     /* of an integer: what is beyond is open; 0: nothing is */
    wide i;
    uint64_t bits;
    long double f;
    double ulp;      /* bound; used where the list says `own` */
    double absolute; /* a difference that is allowed beside the bound */
};

#define MAX_ARGS 3
#define MAX_RESULTS 2

/* One call: component k of every argument, or all components of vectors. */
struct call {
    const struct type *result[MAX_RESULTS];
    struct value (*args)[16]; /* [argument][component]; a scalar argument has it in all */
    int arg_count;
    int width;          /* components of the arguments */
    int k;              /* the component of the result that is asked for */
    bool vector_result; /* of a comparison: true is -1 */
};

/* Gives the answers for component k, one for each result. */
typedef void reference(const struct call *call, struct answer *answers);

/* NULL for a function that there is no reference of. */
reference *reference_of(const char *function);

/* Whether a result that a device gave is one that the answer and the bound allow. `flushes`: the
 * device has no subnormal numbers of that type. On false, `ulp` is how far it is off. */
bool answer_allows(const struct answer *answer, const struct value *got, double bound, bool flushes,
                   double *ulp);

#endif

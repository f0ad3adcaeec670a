/* Who asks for an adapter's tables. */
#ifndef UR_BASE_CALLER_H
#define UR_BASE_CALLER_H

enum ur_caller {
    UR_CALLER_OURS,    /* has the tables of this interface */
    UR_CALLER_OLDER,   /* has others, and passes over an adapter that refuses */
    UR_CALLER_DEMANDS, /* has others, and calls an adapter all the same: it is shown nothing */
};

/* What the library with the code at `address` has for tables. Loaders from before they changed ask
 * with the same version number and would call the wrong functions. Any thread. */
enum ur_caller ur_caller_of(const void *address);

#endif

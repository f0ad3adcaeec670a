/* How long a thread that waits for a device sleeps before it hands itself to the driver, which
 * spins.
 *
 * Waits of one kind by one thread are much alike. While they have been short lately, the driver
 * waits from the beginning, as fast as it can. Once they are long, the thread sleeps through the
 * first seven eighths of what was the least lately, a moment at a time, and asks whether it is over
 * in between; what is left is the driver's, so that the end is met as exactly as before. A wait
 * that is over sooner than expected is noticed late once: by a nap, which is a sixteenth of what
 * was waited or the shortest one. After some ten milliseconds a nap is no more than a sixty-fourth
 * of them, and the driver is not needed. */
#ifndef UR_OS_PATIENCE_H
#define UR_OS_PATIENCE_H

#include <stdint.h>

enum {
    UR_PATIENCE_LEAST = 500000, /* ns; shorter waits are the driver's alone */
    UR_PATIENCE_NAP = 50000,    /* ns; the shortest nap */
    UR_PATIENCE_LONGEST_NAP = 1000000,
    UR_PATIENCE_LATE = 100000, /* ns; so late a nap may end, by the timers of the system */
};

/* Zero is a valid beginning. */
struct ur_patience {
    uint64_t usual; /* ns; what waits took at least lately */
};

/* After `waited` ns: so many ns to sleep now; 0: the driver waits for the rest. */
static inline uint64_t ur_patience_nap(const struct ur_patience *patience, uint64_t waited) {
    if (patience->usual < UR_PATIENCE_LEAST) {
        return 0;
    }
    uint64_t late = waited / 64;
    if (late >= UR_PATIENCE_NAP + UR_PATIENCE_LATE) {
        late -= UR_PATIENCE_LATE;
        return late < UR_PATIENCE_LONGEST_NAP ? late : UR_PATIENCE_LONGEST_NAP;
    }
    uint64_t nap = waited / 16 > UR_PATIENCE_NAP ? waited / 16 : UR_PATIENCE_NAP;
    return waited + nap + UR_PATIENCE_LATE <= patience->usual - patience->usual / 8 ? nap : 0;
}

/* The wait is over after so many ns: a short one counts at once, long ones by doubling. */
static inline void ur_patience_learn(struct ur_patience *patience, uint64_t waited) {
    uint64_t most = 2 * patience->usual + UR_PATIENCE_NAP;
    patience->usual = waited < most ? waited : most;
}

#endif

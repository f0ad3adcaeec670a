/* Checks in three grades, and the switch by which tests break a rule on purpose.
 *
 * UR_POOL_DEBUG 0: none (release builds). 1: what costs a compare. 2: also walks over whole
 * structures. */
#ifndef UR_POOL_DEBUG_H
#define UR_POOL_DEBUG_H

#include <stdint.h>

#ifndef UR_POOL_DEBUG
#ifdef NDEBUG
#define UR_POOL_DEBUG 0
#else
#define UR_POOL_DEBUG 1
#endif
#endif

#if UR_POOL_DEBUG >= 1
#include <stdio.h>
#include <stdlib.h>
#define ur_pool_check(condition)                                                                   \
    ((condition) ? (void)0                                                                         \
                 : (fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition),  \
                    abort()))
#else
#define ur_pool_check(condition) ((void)0)
#endif

/* Rules of order that a test can break, to show that its own checks notice. */
enum ur_pool_rule {
    UR_RULE_SAME_QUEUE = 1u << 0,     /* memory freed on this queue only is reused at once */
    UR_RULE_ANCESTOR = 1u << 1,       /* the free is an ancestor of the wait list */
    UR_RULE_COMPLETE = 1u << 2,       /* the free is complete */
    UR_RULE_PENDING_WAIT = 1u << 3,   /* an in-order queue waits for a pending free */
    UR_RULE_PENDING_SIGNAL = 1u << 4, /* the signal event depends on a pending free */
    UR_RULE_HOST_FREE = 1u << 5,      /* a host free comes after all that queues were given */
    UR_RULE_FREE_WAITS = 1u << 6,     /* a free happens after its wait list */
    UR_RULE_MERGE = 1u << 7,          /* merged memory is as late as the later part */
    UR_RULE_ALLOC_WAITS = 1u << 8,    /* an allocation happens after its wait list */
    UR_RULE_UNSIGNALLED = 1u << 9,    /* without signal event an out-of-order one takes no risk */
};

#ifdef UR_POOL_TEST
extern uint32_t ur_pool_broken; /* set of enum ur_pool_rule; written while no other thread runs */
#define ur_pool_breaks(rule) ((ur_pool_broken & (rule)) != 0)
#else
#define ur_pool_breaks(rule) 0
#endif

#endif

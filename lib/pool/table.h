/* Things found by a number: a hash table of links that are part of the things. It grows with them,
 * and works without host memory, only slower. The owner's lock guards it. */
#ifndef UR_POOL_TABLE_H
#define UR_POOL_TABLE_H

#include <stddef.h>
#include <stdint.h>

typedef struct ur_keyed {
    uint64_t key;
    struct ur_keyed *same; /* next in the slot */
} ur_keyed_t;

enum { UR_TABLE_FEW = 16 };

typedef struct ur_table {
    ur_keyed_t **slots; /* NULL: `few` */
    uint32_t size, count;
    ur_keyed_t *few[UR_TABLE_FEW];
} ur_table_t;

/* The newest of a key is found first. */
void ur_table_put(ur_table_t *table, ur_keyed_t *entry);
/* Pre: the entry is in the table. */
void ur_table_remove(ur_table_t *table, ur_keyed_t *entry);
/* NULL if there is none. */
ur_keyed_t *ur_table_find(const ur_table_t *table, uint64_t key);
void ur_table_fini(ur_table_t *table);
/* The next entry with the same key, or NULL, where keys are put more than once. */
ur_keyed_t *ur_table_again(const ur_keyed_t *entry);
/* Takes any entry out; NULL: there is none. *at is 0 at first, and then what the call before left.
 */
ur_keyed_t *ur_table_pop(ur_table_t *table, uint32_t *at);

#endif

/* Things found by a number: a hash table of links that are part of the things. It grows with them,
 * and works without host memory, only slower. The owner's lock guards it. */
#ifndef UR_POOL_TABLE_H
#define UR_POOL_TABLE_H

#include <stddef.h>
#include <stdint.h>

struct ur_keyed {
    uint64_t key;
    struct ur_keyed *same; /* next in the slot */
};

enum { UR_TABLE_FEW = 16 };

struct ur_table {
    struct ur_keyed **slots; /* NULL: `few` */
    uint32_t size, count;
    struct ur_keyed *few[UR_TABLE_FEW];
};

/* The newest of a key is found first. */
void ur_table_put(struct ur_table *table, struct ur_keyed *entry);
/* Pre: the entry is in the table. */
void ur_table_remove(struct ur_table *table, struct ur_keyed *entry);
/* NULL if there is none. */
struct ur_keyed *ur_table_find(const struct ur_table *table, uint64_t key);
void ur_table_fini(struct ur_table *table);
/* The next entry with the same key, or NULL, where keys are put more than once. */
struct ur_keyed *ur_table_again(const struct ur_keyed *entry);
/* Takes any entry out; NULL: there is none. *at is 0 at first, and then what the call before left.
 */
struct ur_keyed *ur_table_pop(struct ur_table *table, uint32_t *at);

#endif

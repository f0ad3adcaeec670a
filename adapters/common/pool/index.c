/* Lists of free blocks by class: insert and remove in a handful of steps. */
#include "block.h"

void ur_index_insert(ur_index_t *index, ur_block_t *block) {
    ur_block_t **head = &index->head[block->class];
    block->prev = NULL;
    block->next = *head;
    if (*head) {
        (*head)->prev = block;
    } else {
        ur_class_set_add(&index->set, block->class);
    }
    *head = block;
}

void ur_index_remove(ur_index_t *index, ur_block_t *block) {
    if (block->prev) {
        block->prev->next = block->next;
    } else {
        index->head[block->class] = block->next;
        if (!block->next) {
            ur_class_set_remove(&index->set, block->class);
        }
    }
    if (block->next) {
        block->next->prev = block->prev;
    }
    block->next = block->prev = NULL;
}

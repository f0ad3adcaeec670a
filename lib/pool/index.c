/* Lists of free blocks by class: insert and remove in a handful of steps. */
#include "block.h"

void ur_index_insert(struct ur_index *index, struct ur_block *block) {
    struct ur_block **head = &index->head[block->class];
    block->next = *head;
    if (*head) {
        block->prev = (*head)->prev;
        (*head)->prev = block;
    } else {
        block->prev = block;
        ur_class_set_add(&index->set, block->class);
    }
    *head = block;
}

void ur_index_remove(struct ur_index *index, struct ur_block *block) {
    struct ur_block **head = &index->head[block->class];
    if (block == *head) {
        *head = block->next;
        if (!*head) {
            ur_class_set_remove(&index->set, block->class);
        }
    } else {
        block->prev->next = block->next;
    }
    if (block->next) {
        block->next->prev = block->prev;
    } else if (*head) {
        (*head)->prev = block->prev;
    }
    block->next = block->prev = NULL;
}

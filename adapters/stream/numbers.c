/* The table of images that kernels find by their numbers; the host has the same, from which it is
 * written whenever one comes or goes. */
#include "numbers.h"

#include "stream.h"

#define WHAT "telling kernels of images by number"

enum { FIRST = 64 };
#define GONE UINT64_MAX /* in place of a number: look on */
#define FACTOR 0x9e3779b97f4a7c15ull

/* What lies in front of the entries. */
struct head {
    uint64_t mask, unused;
};

struct stream_numbers_table {
    struct stream_given given; /* first */
    struct stream_place *place;
    void *memory;
    size_t size;
};

static uint64_t numbers_place_of(uint64_t number, uint64_t mask) {
    return number * FACTOR >> 32 & mask;
}

/* Waits until it is there. */
static ur_result_t write_to(struct stream_place *place, void *to, const void *from, size_t size) {
    drv_stream stream;
    ur_result_t result = stream_place_idle(place, &stream);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_check(drv_copy_linear(to, from, size, stream), WHAT);
    ur_result_t waited = stream_finish(stream, WHAT);
    stream_place_put_idle(place, stream);
    return result != UR_RESULT_SUCCESS ? result : waited;
}

static void end_table(struct stream_given *given) {
    struct stream_numbers_table *table = (struct stream_numbers_table *)given;
    if (stream_entered(table->place)) {
        (void)drv_free_device(table->memory);
    }
    free(table);
}

/* Unlocks; gives up the table that was the newest before, which kernels that run may still read. */
static void numbers_unlock(struct stream_place *place, struct stream_numbers_table *old) {
    pthread_mutex_unlock(&place->numbers.lock);
    if (old) {
        old->given.end = end_table;
        stream_place_give_up(place, &old->given, old->size);
    }
}

/* A table of the device with all that the host's has, which kernels see from then on. *old is what
 * they saw before, if anything. Pre: locked. */
static ur_result_t show_all(struct stream_place *place, struct stream_number *entries,
                            uint64_t mask, struct stream_numbers_table **old) {
    struct stream_numbers *numbers = &place->numbers;
    struct stream_numbers_table *table = calloc(1, sizeof(*table));
    struct head head = {.mask = mask};
    void *cell = numbers->cell;
    if (!table) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    size_t size = (size_t)(mask + 1) * sizeof(*entries);
    table->place = place;
    table->size = sizeof(head) + size;
    ur_result_t result = stream_check(drv_alloc_device(&table->memory, sizeof(head) + size), WHAT);
    if (result != UR_RESULT_SUCCESS) {
        goto free_table;
    }
    result = write_to(place, table->memory, &head, sizeof(head));
    if (result == UR_RESULT_SUCCESS) {
        result = write_to(place, (char *)table->memory + sizeof(head), entries, size);
    }
    if (result == UR_RESULT_SUCCESS && !cell) {
        result = stream_check(drv_alloc_device(&cell, sizeof(table->memory)), WHAT);
    }
    if (result != UR_RESULT_SUCCESS) {
        goto free_memory;
    }
    result = write_to(place, cell, &table->memory, sizeof(table->memory));
    if (result != UR_RESULT_SUCCESS) {
        goto free_cell;
    }
    numbers->cell = cell;
    *old = numbers->table;
    numbers->table = table;
    return UR_RESULT_SUCCESS;

free_cell:
    if (!numbers->cell) {
        (void)drv_free_device(cell);
    }
free_memory:
    (void)drv_free_device(table->memory);
free_table:
    free(table);
    return result;
}

static struct stream_number *free_entry(struct stream_number *entries, uint64_t mask,
                                        uint64_t number) {
    uint64_t at = numbers_place_of(number, mask);
    while (entries[at].number && entries[at].number != GONE) {
        at = (at + 1) & mask;
    }
    return &entries[at];
}

/* Makes room for one more, without those that were taken out. Pre: locked. */
static ur_result_t numbers_grow(struct stream_place *place, struct stream_numbers_table **old) {
    struct stream_numbers *numbers = &place->numbers;
    uint64_t room = numbers->entries ? numbers->mask + 1 : 0, live = 0, wanted = FIRST;
    for (uint64_t i = 0; i < room; ++i) {
        live += numbers->entries[i].number && numbers->entries[i].number != GONE;
    }
    while (wanted < live * 4) {
        wanted *= 2;
    }
    struct stream_number *grown = calloc((size_t)wanted, sizeof(*grown));
    if (!grown) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint64_t i = 0; i < room; ++i) {
        const struct stream_number *one = &numbers->entries[i];
        if (one->number && one->number != GONE) {
            *free_entry(grown, wanted - 1, one->number) = *one;
        }
    }
    ur_result_t result =
        numbers->cell ? show_all(place, grown, wanted - 1, old) : UR_RESULT_SUCCESS;
    if (result != UR_RESULT_SUCCESS) {
        free(grown);
        return result;
    }
    free(numbers->entries);
    numbers->entries = grown;
    numbers->mask = wanted - 1;
    numbers->used = live;
    return UR_RESULT_SUCCESS;
}

/* Pre: locked. */
static ur_result_t show_one(struct stream_place *place, const struct stream_number *entry) {
    struct stream_numbers *numbers = &place->numbers;
    size_t offset = sizeof(struct head) + (size_t)((const char *)entry - (char *)numbers->entries);
    return numbers->cell
               ? write_to(place, (char *)numbers->table->memory + offset, entry, sizeof(*entry))
               : UR_RESULT_SUCCESS;
}

ur_result_t stream_number_add(struct stream_place *place, const struct stream_number *number) {
    struct stream_numbers *numbers = &place->numbers;
    struct stream_numbers_table *old = NULL;
    pthread_mutex_lock(&numbers->lock);
    ur_result_t result = UR_RESULT_SUCCESS;
    if (!numbers->entries || (numbers->used + 1) * 2 > numbers->mask + 1) {
        result = numbers_grow(place, &old);
    }
    if (result == UR_RESULT_SUCCESS) {
        struct stream_number *entry = free_entry(numbers->entries, numbers->mask, number->number);
        struct stream_number before = *entry;
        *entry = *number;
        result = show_one(place, entry);
        if (result == UR_RESULT_SUCCESS) {
            numbers->used += before.number != GONE;
        } else {
            *entry = before;
        }
    }
    numbers_unlock(place, old);
    return result;
}

void stream_number_remove(struct stream_place *place, uint64_t number, bool texture) {
    struct stream_numbers *numbers = &place->numbers;
    pthread_mutex_lock(&numbers->lock);
    uint64_t at = numbers->entries ? numbers_place_of(number, numbers->mask) : 0;
    for (; numbers->entries && numbers->entries[at].number; at = (at + 1) & numbers->mask) {
        struct stream_number *entry = &numbers->entries[at];
        if (entry->number == number && !(entry->format & STREAM_NUMBER_TEXTURE) == !texture) {
            *entry = (struct stream_number){.number = GONE};
            (void)show_one(place, entry); /* it names what is no more, as the number does */
            break;
        }
    }
    pthread_mutex_unlock(&numbers->lock);
}

bool stream_numbers_wanted(const void *code, size_t size) {
    static const char variable[] = DRV_NUMBERS_DEFINED;
    return memmem(code, size, variable, sizeof(variable) - 1) != NULL;
}

ur_result_t stream_numbers_tell(struct stream_place *place, drv_module module) {
    struct stream_numbers *numbers = &place->numbers;
    void *variable;
    size_t size;
    ur_result_t result =
        stream_check(drv_module_global(&variable, &size, module, DRV_NUMBERS_VARIABLE), WHAT);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_numbers_table *old = NULL;
    pthread_mutex_lock(&numbers->lock);
    if (!numbers->entries) {
        result = numbers_grow(place, &old);
    }
    if (result == UR_RESULT_SUCCESS && !numbers->cell) {
        result = show_all(place, numbers->entries, numbers->mask, &old);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = write_to(place, variable, &numbers->cell, sizeof(numbers->cell));
    }
    numbers_unlock(place, old);
    return result;
}

void stream_numbers_end(struct stream_place *place, bool entered) {
    struct stream_numbers *numbers = &place->numbers;
    if (numbers->table && entered) {
        (void)drv_free_device(numbers->table->memory);
    }
    free(numbers->table);
    if (numbers->cell && entered) {
        (void)drv_free_device(numbers->cell);
    }
    free(numbers->entries);
    pthread_mutex_destroy(&numbers->lock);
}

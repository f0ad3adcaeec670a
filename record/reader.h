/* Reads the file of a recording; see format.h. Nothing in a file makes this crash; what is
 * damaged is left out, and said. */
#ifndef RECORD_READER_H
#define RECORD_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "format.h"

struct ur_record_file;

/* NULL if nothing of the file can be read, with a sentence in `reason`. */
struct ur_record_file *ur_record_open(const char *path, char *reason, size_t size);
void ur_record_free(struct ur_record_file *file);

/* NULL for a file that ended as it should; otherwise a sentence about what is missing. */
const char *ur_record_trouble(const struct ur_record_file *file);

/* Records but those of kind DATA, ordered by their sequence numbers. */
size_t ur_record_count(const struct ur_record_file *file);

/* The record's bytes, its kind first; they stay where they are until the file is freed or five more
 * records were asked for. NULL without memory. */
const unsigned char *ur_record_at(struct ur_record_file *file, size_t index, size_t *size);
uint64_t ur_record_sequence(const struct ur_record_file *file, size_t index);

/* Data by its number: its size; false if the file has it not, or not whole. */
bool ur_record_data_size(const struct ur_record_file *file, uint64_t number, size_t *size);
/* Copies it to `to`, which has room for its size. */
bool ur_record_data(struct ur_record_file *file, uint64_t number, void *to);

#endif

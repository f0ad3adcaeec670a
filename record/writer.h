/* Writes the file of a recording; see format.h. All calls may come from any thread. */
#ifndef RECORD_WRITER_H
#define RECORD_WRITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ur_record_writer;

/* Creates the file, or empties one that is there. NULL on failure, with a clause in `reason`. */
struct ur_record_writer *ur_record_create(const char *path, char *reason, size_t size);

/* Adds a record, whole. False once the file cannot grow (a full disk, a limit) or memory is short:
 * then and from then on nothing is added, and the file is readable up to the record before. */
bool ur_record_add(struct ur_record_writer *writer, const void *record, size_t size);

/* As ur_record_add, of a record in words (format.h): `size` is a multiple of 8. */
bool ur_record_add_words(struct ur_record_writer *writer, const void *record, size_t size);

/* Adds data that records refer to and returns its number, from 1; the same bytes get the number
 * that they had. 0 as ur_record_add's false. */
uint64_t ur_record_add_data(struct ur_record_writer *writer, const void *data, size_t size);

/* Adds data under a number that is above all before it, as it had in another file. */
bool ur_record_copy_data(struct ur_record_writer *writer, uint64_t number, const void *data,
                         size_t size);

/* What ended it: 0, or an errno. */
int ur_record_error(const struct ur_record_writer *writer);

/* Ends the file as ur_record_close does, and leaves the writer to threads that still add to it: in
 * vain. */
void ur_record_finish(struct ur_record_writer *writer);

/* Ends the file and frees the writer. With `clean` what is not compressed becomes a frame, and the
 * file takes no more room than its frames. */
void ur_record_close(struct ur_record_writer *writer, bool clean);

/* In a child of fork: lets go of the file, which stays the parent's. */
void ur_record_forget(struct ur_record_writer *writer);

#endif

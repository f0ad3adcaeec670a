/* What the parts of urtrace replay --to-c share.
 *
 *   source.c         the program and its file; records but calls
 *   source_call.c    a call, with what stands before it and follows from it
 *   source_values.c  arguments and contents as expressions, and their variables */
#ifndef RECORD_REPLAY_SOURCE_H
#define RECORD_REPLAY_SOURCE_H

#include "record/format.h"
#include "replay.h"

/* Memory of the host that a command of the program writes. */
struct written {
    struct ur_range range; /* first */
    unsigned id;
    uint64_t launch;
    struct written *next; /* of all */
};

/* A command's output that is to be compared. */
struct expected {
    uint64_t sequence;
    int param;
    struct written *to;
    size_t offset;
    struct ur_shape shape;
    uint64_t launch;
    bool stays; /* of a command of a graph: one in each run */
    const char *name;
};

struct source {
    struct ur_replay *replay;
    FILE *body, *variables, *data;
    uint64_t data_used;
    struct ur_map placed; /* number of data -> where it is, plus 1 */
    struct ur_ranges written;
    struct written *all;
    struct expected *expected;
    size_t num_expected, room_expected;
    struct ur_map captured; /* queues, by their recorded handles */
    struct ur_map inputs;   /* what commands of graphs read: call and place -> number */
    unsigned next, functions;
    /* Of the call that is written. */
    const struct ur_call *call;
    struct ur_map slots;    /* where -> index + 1 */
    struct ur_map contents; /* the same */
    struct ur_map regions;  /* the same */
    unsigned *ids;          /* of what each slot receives */
    unsigned task;          /* the number of a host task's function */
    unsigned point;         /* of the sync point that it gives */
    char from[64];          /* the host memory that an object is made from; empty: none */
    const void *from_where;
    unsigned input[4]; /* of each region that a command of a graph reads */
};

/* Arguments of a call, or members of a structure. */
struct owner {
    const struct ur_print_field *fields;
    unsigned count;
    char *base;
    void *const *params;
};

/* ---- source_values.c: expressions of the program, written to its body ---- */
void c_put(struct source *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
void c_put_host(struct source *s, const struct written *to, uint64_t offset);
/* Bytes that may have addresses in them. */
void c_put_bytes(struct source *s, const unsigned char *bytes, size_t size, uint64_t number);
void c_put_text(struct source *s, const char *text);
void c_put_shape(struct source *s, const struct ur_shape *shape);
void c_put_rows(struct source *s, const struct ur_content *content, const struct ur_shape *shape);
/* The same in memory of its own. */
void c_put_shaped(struct source *s, const struct ur_host_region *region);
/* The value of a slot that is read, and the variable of one that is given. */
void c_put_slot(struct source *s, const struct ur_slot *slot);
void c_put_received(struct source *s, const struct ur_slot *slot);
/* All arguments of a call, or members of a structure. */
void c_put_fields(struct source *s, const struct owner *owner);

/* Variables; what is returned is their numbers. */
unsigned c_new_handle(struct source *s, const struct ur_slot *slot);
unsigned c_memory_variable(struct source *s);
unsigned c_memory_id(const struct ur_memory *memory);
struct ur_memory *c_new_memory(struct source *s, uint64_t address, size_t size, ur_usm_type_t kind,
                               unsigned id);
/* Memory of the host at the recorded address, as in the replay; NULL without memory. */
struct written *c_written_at(struct source *s, uint64_t address, size_t size);

const char *c_handle_type(unsigned index);
bool c_has_name(const struct ur_print_field *field, const char *name);
/* Sync points are numbers of a command buffer. */
uint64_t c_sync_point_key(const struct source *s, uint32_t point);

/* ---- source_call.c ---- */
void c_write_call(struct source *s, struct ur_call *call);
/* What a command of a graph reads in the runs that follow, from behind the record's sequence. */
void c_write_input(struct source *s, const unsigned char *record, size_t size);

#endif

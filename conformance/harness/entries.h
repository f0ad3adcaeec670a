/* Tables that scripts/generate.py makes from the specification for the suites. */
#ifndef CONF_ENTRIES_H
#define CONF_ENTRIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ur_ddi.h"

typedef struct conf_entry {
    const char *name;
    bool optional;    /* may answer UNSUPPORTED_FEATURE */
    bool loader_only; /* ends in the loader, no adapter is asked */
    bool retained;    /* kept from the earlier form of the interface */
} conf_entry;

typedef struct conf_value {
    const char *name;
    uint32_t value;
} conf_value;

/* One enumerator of an info query. */
typedef struct conf_query {
    const char *name;
    uint32_t value;
    const char *type; /* element type as the specification writes it */
    uint32_t element; /* bytes of one element */
    uint32_t count;   /* elements; 0: any number */
    bool optional;    /* may be answered UNSUPPORTED_ENUMERATION */
    bool text;        /* zero-terminated */
    char role; /* 'b' ur_bool_t, 'e' enumeration, 'f' flags, 'h' handle, 'n' number, 'p' pointer,
                  's' other */
    const conf_value *values; /* of an enumeration */
    uint32_t value_count;
    uint32_t flags_mask; /* bits that no flag uses */
} conf_query;

typedef struct conf_query_set {
    const char *enum_name;
    const conf_query *queries;
    size_t count;
} conf_query_set;

extern const conf_entry conf_entries[];
extern const size_t conf_entry_count;
extern const conf_value conf_results[];
extern const size_t conf_result_count;
extern const conf_query_set conf_query_sets[];
extern const size_t conf_query_set_count;

/* Objects and memory from which the error probes take their arguments. */
typedef struct conf_world {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_event_handle_t event;
    ur_mem_handle_t mem;
    ur_mem_handle_t image;
    ur_sampler_handle_t sampler;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel; /* without arguments */
    ur_kernel_handle_t taker;  /* with one, a pointer */
    ur_usm_pool_handle_t pool;
    ur_physical_mem_handle_t physical_mem;
    ur_loader_config_handle_t config;
    ur_exp_command_buffer_handle_t command_buffer;  /* not updatable, not finalized */
    ur_exp_command_buffer_handle_t updatable;       /* another one, which is both */
    ur_exp_command_buffer_command_handle_t command; /* a fill in that */
    ur_exp_graph_handle_t graph;                    /* of nothing */
    ur_exp_executable_graph_handle_t executable;
    void *usm;     /* an allocation of 4096 bytes */
    void *scratch; /* 4096 bytes of host memory, also for outputs */
    void *none; /* a handle of no kind that can be had here: points to the table of the adapter */
    ur_event_handle_t waits[4]; /* of a call CONF_WAITING */
    uint32_t wait_count;
    bool wants_event; /* it asks for its event */
} conf_world;

/* Objects of the world that a call passes on. */
enum {
    CONF_NEED_ADAPTER = 1 << 0,
    CONF_NEED_PLATFORM = 1 << 1,
    CONF_NEED_DEVICE = 1 << 2,
    CONF_NEED_CONTEXT = 1 << 3,
    CONF_NEED_QUEUE = 1 << 4,
    CONF_NEED_EVENT = 1 << 5,
    CONF_NEED_MEM = 1 << 6,
    CONF_NEED_IMAGE = 1 << 7,
    CONF_NEED_SAMPLER = 1 << 8,
    CONF_NEED_PROGRAM = 1 << 9,
    CONF_NEED_KERNEL = 1 << 10,
    CONF_NEED_POOL = 1 << 11,
    CONF_NEED_PHYSICAL_MEM = 1 << 12,
    CONF_NEED_CONFIG = 1 << 13,
    CONF_NEED_COMMAND_BUFFER = 1 << 14,
    CONF_NEED_USM = 1 << 15,
    CONF_NEED_COMMAND = 1 << 16,
    CONF_NEED_GRAPH = 1 << 17,
    CONF_NEED_EXECUTABLE = 1 << 18,
    CONF_NEED_TAKER = 1 << 19,
    CONF_NEED_UPDATABLE = 1 << 20,
};

/* Where in `scratch` the output of the first parameter goes; 32 bytes for each. */
enum { CONF_OUTPUTS = 1024 };
/* A call that is right and waits for `waits`, and the output that receives its event. */
#define CONF_WAITING (SIZE_MAX - 1)
enum { CONF_EVENT = 61 };

/* One wrong call, and what it must give. */
typedef struct conf_probe {
    const char *what;
    ur_result_t expected[4]; /* alternatives; unused ones repeat the first */
    bool kinds; /* a handle of another kind, which only adapters that know theirs can refuse */
} conf_probe;

typedef struct conf_probe_set {
    const char *entry;
    bool optional, loader_only, retained;
    bool stand_in;    /* passes on an object of a kind that the suite cannot make */
    uint32_t feature; /* device query that says whether the entry point works; UINT32_MAX: none */
    uint32_t needs;   /* CONF_NEED_... */
    const conf_probe *probes;
    size_t count;
    /* Makes wrong call `probe`, or the right call for a number past the last. */
    ur_result_t (*call)(const conf_world *world, size_t probe);
    int cleared;          /* parameter whose output is NULL after each call; -1: none */
    bool waits;           /* there is a call CONF_WAITING */
    bool event_required;  /* and it has to ask for its event */
    ur_command_t command; /* what its event is of; UR_COMMAND_FORCE_UINT32: not known */
} conf_probe_set;

extern const conf_probe_set conf_probe_sets[];
extern const size_t conf_probe_set_count;

#endif

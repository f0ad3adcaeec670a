/* What a layer is, and what the loader offers to one.
 *
 * A layer stands between the program and what is below it: the next layer, or the dispatch to the
 * adapters (loader_bottom). The loader owns the tables. While any layer is on, loader_layers points
 * to the topmost table, and every exported entry point jumps through it.
 */
#ifndef LOADER_LAYER_H
#define LOADER_LAYER_H

#include <stdbool.h>
#include <stdint.h>

#include "generated/layer_table.h"

struct loader_layer {
    /* The names that turn it on, such as "UR_LAYER_TRACING"; ends with NULL. */
    const char *const *names;

    /* Called with the loader's lock held, before the layer's table is in use. Bit i of `enabled`
     * says that names[i] was asked for. `*out` starts as a copy of `*next`; the layer replaces the
     * entries that it watches and keeps `next`, which stays valid until teardown has returned. On
     * failure the layer is left out and the failure is logged. */
    ur_result_t (*init)(uint32_t enabled, const ur_layer_dditable_t *next,
                        ur_layer_dditable_t *out);

    /* Called with the loader's lock held after the table is out of use, when the last
     * urLoaderTearDown ends; may be NULL. The layer's own pfnLoaderTearDown, which encloses this
     * call, must not touch what teardown freed. */
    void (*teardown)(void);
};

/* All layers, from the one nearest the adapters to the one nearest the program; ends with NULL. The
 * list is in layers/registry.c. */
extern const struct loader_layer *const loader_known_layers[];

/* Asks the program where in its source the current call comes from. False if it set no callback. */
bool loader_code_location(ur_code_location_t *location);

/* Whether the layers were turned on after the program could have got handles. Set before init. */
extern bool loader_layers_late;

/* ---- used by the loader itself ---- */

/* The bit of a name among all names of all layers, or -1. */
int loader_layer_find(const char *name);

/* Names of all layers with ';' between them, in static storage. */
const char *loader_layer_names(void);

/* Turns the layers on whose bits are set. Called with the loader's lock held, while none is on. */
void loader_layers_start(uint64_t enabled, bool late);
void loader_layers_stop(void);

/* Whether there is an adapter with the tables of an earlier release. Then all entry points look at
 * the handle before they take its table, which goes the way of the layers. The lock is held. */
void loader_layers_by_layout(bool by_layout);

/* There is a library whose calls are told by where they come from. The lock is held. */
void loader_layers_with_callers(void);

/* Whether layers are on, as a list for the story; NULL if not. The lock is held. */
uint64_t loader_layers_running(void);

void loader_set_code_location(ur_code_location_callback_t callback, void *user);

#endif

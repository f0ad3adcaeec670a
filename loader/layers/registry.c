/* The layers that are built in, from the one nearest the adapters to the one nearest the program.
 */
#include "../layer.h"
#include "layers.h"

const struct loader_layer *const loader_known_layers[] = {
    &loader_checking_layer,
    &loader_validation_layer,
    &loader_tracing_layer,
    &loader_recording_layer,
    NULL,
};

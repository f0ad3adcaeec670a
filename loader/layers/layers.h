/* The layers that are built in. */
#ifndef LOADER_LAYERS_LAYERS_H
#define LOADER_LAYERS_LAYERS_H

#include "../layer.h"

extern const struct loader_layer loader_validation_layer; /* validation.c */
extern const struct loader_layer loader_tracing_layer;    /* tracing.c */
extern const struct loader_layer loader_recording_layer;  /* recording.c */
extern const struct loader_layer loader_checking_layer;   /* checking.c */

#endif

/* Generated from scripts/templates/validation_kinds.h.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Kinds of handles, as the layers number them. */
#ifndef LOADER_GENERATED_VALIDATION_KINDS_H
#define LOADER_GENERATED_VALIDATION_KINDS_H

enum loader_kind {
    LOADER_KIND_NONE,
    LOADER_KIND_ADAPTER,
    LOADER_KIND_CONTEXT,
    LOADER_KIND_DEVICE,
    LOADER_KIND_EVENT,
    LOADER_KIND_EXP_EXTERNAL_MEM,
    LOADER_KIND_EXP_EXTERNAL_SEMAPHORE,
    LOADER_KIND_EXP_COMMAND_BUFFER,
    LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND,
    LOADER_KIND_EXP_GRAPH,
    LOADER_KIND_EXP_EXECUTABLE_GRAPH,
    LOADER_KIND_KERNEL,
    LOADER_KIND_MEM,
    LOADER_KIND_PLATFORM,
    LOADER_KIND_PROGRAM,
    LOADER_KIND_QUEUE,
    LOADER_KIND_SAMPLER,
    LOADER_KIND_USM_POOL,
    LOADER_KIND_PHYSICAL_MEM,
    LOADER_NUM_KINDS
};

#endif

${banner}
/* Kinds of handles, as the layers number them. */
#ifndef LOADER_GENERATED_VALIDATION_KINDS_H
#define LOADER_GENERATED_VALIDATION_KINDS_H

enum loader_kind {
    LOADER_KIND_NONE,
% for kind, hd in meta.kinds(spec):
    LOADER_KIND_${kind},
% endfor
    LOADER_NUM_KINDS
};

#endif

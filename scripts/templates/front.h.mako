${banner}
/* The front for ${release.name}: a library with its entry points, which calls those of ${release.below.name} in the loader. */
#ifndef LOADER_FRONT_GENERATED_FRONT_H
#define LOADER_FRONT_GENERATED_FRONT_H

#include "loader/front/forms.h"

#define FRONT_NODE "${release.below.node}"

/* What is in the loader, all there or all NULL; set before anything is called. */
struct front_below {
% for f in release.below.entry_points(spec):
    ${h.wrap_args("ur_result_t (*" + f.name[2:] + ")", h.params(f), ";", 8)}
% endfor
};
extern struct front_below front_below;

/* The names and places of these. */
struct front_name {
    const char *name;
    void **place;
};
extern const struct front_name front_names[];
extern const unsigned front_num_names;

/* These return results as they are today. A caller is where the call returns to. */
% for f in release.own.values():
${h.wrap_args("ur_result_t " + f.symbol, h.params(f) + ["const void *caller"] * bool(f.told_caller), ";")}
% endfor

#endif

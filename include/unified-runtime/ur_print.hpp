/* Generated from scripts/templates/forward.h.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Lets sources that include <unified-runtime/ur_print.hpp> compile unchanged. */
#include "../ur_print.hpp"

${banner}
/* Lets sources that include <unified-runtime/${name}> compile unchanged. */
#include "../${name}"

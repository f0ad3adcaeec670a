/* Ends with everything still in use, and releases it while the process ends, in each of the ways in
 * which programs do. Drivers that are called then abort (../common/ended.h). */
#include <stdlib.h>

#include "client.h"

static void release_early(void) {
    client_release(CLIENT_EARLY);
}

static void release_static(void) {
    client_release(CLIENT_STATIC);
}

int main(void) {
    atexit(release_early);
    for (int i = 0; i < CLIENT_ENDS; ++i) {
        client_make((enum client_end)i);
    }
    atexit(release_static);
    return 0;
}

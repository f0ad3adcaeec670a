/* Prints the version of the interface through a call into the loader. */
#include <stdio.h>
#include <unified-runtime/ur_api.h>

int main(void) {
    uint32_t adapters = 0;
    if (urLoaderInit(0, NULL) != UR_RESULT_SUCCESS ||
        urAdapterGet(0, NULL, &adapters) != UR_RESULT_SUCCESS) {
        return 1;
    }
    printf("%d.%d.0\n", UR_MAJOR_VERSION(UR_API_VERSION_CURRENT),
           UR_MINOR_VERSION(UR_API_VERSION_CURRENT));
    return urLoaderTearDown() != UR_RESULT_SUCCESS;
}

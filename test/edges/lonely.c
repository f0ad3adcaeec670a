/* The adapter that a library of lib/ is linked with where there is no other: it has a name. */
#include "base/adapter_ops.h"

const struct ur_adapter_ops ur_adapter_ops = {.name = "lonely"};

int main(void) {
    return 0;
}

/* USM allocations of the mock adapter. */
#ifndef MOCK_ALLOCATIONS_H
#define MOCK_ALLOCATIONS_H

#include "mock.h"

struct mock_allocation {
    struct mock_allocation *next;
    void *base;
    size_t size;
    ur_usm_type_t type;
    void *device;
    void *pool;
};

/* Copies the allocation that holds a pointer; false if there is none. */
bool mock_find_allocation(const void *pointer, struct mock_allocation *result);

#endif

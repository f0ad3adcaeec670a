/* access.cl, command.cl, race.cl, unset.cl and where.cl as SPIR-V, which the build compiles. */
#ifndef CHECK_PACKED_H
#define CHECK_PACKED_H

#include <stddef.h>
#include <stdint.h>

extern const uint32_t ur_check_access_module[];
extern const size_t ur_check_access_module_size; /* bytes */
extern const uint32_t ur_check_command_module[];
extern const size_t ur_check_command_module_size;
extern const uint32_t ur_check_race_module[];
extern const size_t ur_check_race_module_size;
extern const uint32_t ur_check_unset_module[];
extern const size_t ur_check_unset_module_size;
extern const uint32_t ur_check_where_module[];
extern const size_t ur_check_where_module_size;

#endif

/* Command lists whose launches can be changed after they are closed, as drivers that list
 * ZE_experimental_mutable_command_list have them: newer than the headers that the adapter must
 * build with, and so under names of our own. Facts from the Level Zero specification 1.9,
 * "Mutable Command List Extension".
 *
 * A list is made so by a chained description. A launch that is to be changed is given a number
 * before it is appended. A closed list that the device does not work on is told of changes, each a
 * description in a chain, and has to be closed again before it runs. */
#ifndef ZE_MUTABLE_H
#define ZE_MUTABLE_H

#include <level_zero/ze_api.h>

#define ZE_MUTABLE_NAME "ZE_experimental_mutable_command_list"

#define ZE_STYPE_MUTABLE_PROPERTIES ((ze_structure_type_t)0x00020015)
#define ZE_STYPE_MUTABLE_LIST ((ze_structure_type_t)0x00020016)
#define ZE_STYPE_MUTABLE_ID ((ze_structure_type_t)0x00020017)
#define ZE_STYPE_MUTABLE_COMMANDS ((ze_structure_type_t)0x00020018)
#define ZE_STYPE_MUTABLE_ARGUMENT ((ze_structure_type_t)0x00020019)
#define ZE_STYPE_MUTABLE_GROUP_COUNT ((ze_structure_type_t)0x0002001A)
#define ZE_STYPE_MUTABLE_GROUP_SIZE ((ze_structure_type_t)0x0002001B)
#define ZE_STYPE_MUTABLE_OFFSET ((ze_structure_type_t)0x0002001C)

/* What can be changed: of a device, and of a command that is given a number. */
enum {
    ZE_MUTABLE_ARGUMENTS = 1 << 0,
    ZE_MUTABLE_GROUP_COUNT = 1 << 1,
    ZE_MUTABLE_GROUP_SIZE = 1 << 2,
    ZE_MUTABLE_OFFSET = 1 << 3,
};

/* Chained to the properties of a device. */
struct ze_mutable_properties {
    ze_structure_type_t stype;
    void *pNext;
    uint32_t list_flags, command_flags;
};

/* Chained to the description of a list; `flags` 0. */
struct ze_mutable_list {
    ze_structure_type_t stype;
    const void *pNext;
    uint32_t flags;
};

struct ze_mutable_id {
    ze_structure_type_t stype;
    const void *pNext;
    uint32_t flags; /* 0: all that the device can */
};

/* With what changes chained to it; `flags` 0. */
struct ze_mutable_commands {
    ze_structure_type_t stype;
    const void *pNext;
    uint32_t flags;
};

struct ze_mutable_argument {
    ze_structure_type_t stype;
    const void *pNext;
    uint64_t command;
    uint32_t index;
    size_t size;
    const void *value; /* as for zeKernelSetArgumentValue */
};

struct ze_mutable_group_count {
    ze_structure_type_t stype;
    const void *pNext;
    uint64_t command;
    const ze_group_count_t *count;
};

struct ze_mutable_group_size {
    ze_structure_type_t stype;
    const void *pNext;
    uint64_t command;
    uint32_t x, y, z; /* work-items */
};

struct ze_mutable_offset {
    ze_structure_type_t stype;
    const void *pNext;
    uint64_t command;
    uint32_t x, y, z;
};

#endif

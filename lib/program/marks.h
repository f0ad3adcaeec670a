/* What tells of a kernel that is known by its native handle alone: variables beside it, by the ends
 * of their names. */
#ifndef UR_PROGRAM_MARKS_H
#define UR_PROGRAM_MARKS_H

/* Beside a kernel that takes the global offset. */
#define UR_OFFSET_MARK "$takes_offset"
/* Beside a kernel that has local memory of its own in the launch's part: a byte for each
 * UR_LOCAL_UNIT of it. */
#define UR_LOCAL_MARK "$own_local"
enum { UR_LOCAL_UNIT = 64 };

#endif

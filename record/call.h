/* How a call stands in a recording.
 *
 *   UR_RECORD_CALL, sequence, thread, function, result, the arguments, what the call gave
 *
 * Parameters that receive something stand behind all others. The host memory that a buffer or image
 * is made from, and the binaries of a program, stand behind them.
 *
 * All are numbers of variable length (bytes.h). The parameters are written as the tables of the
 * specification say (loader/layers/print.h): scalars, enumerators, handles and native handles as
 * numbers, structures as their members. A pointer is one of the forms below and what belongs to it.
 * Handles and addresses are those of the program that was recorded. */
#ifndef RECORD_CALL_H
#define RECORD_CALL_H

enum ur_record_form {
    UR_FORM_NULL = 0,
    UR_FORM_LIST = 1,       /* count, values: what an argument points to */
    UR_FORM_TEXT = 2,       /* length, bytes */
    UR_FORM_ADDRESS = 3,    /* the address alone */
    UR_FORM_BYTES = 4,      /* size, bytes */
    UR_FORM_DATA = 5,       /* size, number of the data */
    UR_FORM_CHAIN = 6,      /* stype, members: what pNext points to */
    UR_FORM_UNKNOWN = 7,    /* stype of a structure that is not recorded; the chain ends there */
    UR_FORM_INPUT = 8,      /* memory of the host that is read: address, shape, content */
    UR_FORM_OUTPUT = 9,     /* memory of the host that is written: address, shape */
    UR_FORM_UNWRITTEN = 10, /* receives what a call that failed has not given */
    UR_FORM_WITHHELD = 11,  /* size: the content was not to be recorded */
    UR_FORM_LOST = 12,      /* size: memory that could not be read */
};
/* A shape is width (bytes), height, depth, row pitch, slice pitch, offset (bytes). The content of a
 * shape is its rows without what lies between them.
 *
 *   UR_RECORD_OUTPUT, sequence, sequence of the call, place of the parameter, address, shape,
 * content (form BYTES, DATA, WITHHELD or LOST): what the command of the call wrote there
 *   UR_RECORD_OUTPUT with 0 as the sequence of the call: parts as of UR_RECORD_MEMORY, which
 *       commands have written
 *   UR_RECORD_INPUT, sequence, sequence of the call, place of the parameter, shape, content: what
 * the command of the call finds there when it runs, where a host task has written it since the
 *       call; of a command of a graph, in the runs that follow
 *   UR_RECORD_MEMORY, sequence, count of parts, and for each its address, size, whether it is
 *       certain, and content: what the host has put into USM; if not certain, a command may have
 *   UR_RECORD_TASK, sequence, sequence of the call, parts as of UR_RECORD_MEMORY
 *   UR_RECORD_BUFFER and UR_RECORD_BUFFER_OUTPUT, sequence, handle, size, content
 *   UR_RECORD_CODE, sequence, sequence of the call, handle, text: the kernel's name, empty for a
 *       program; contents, empty where there is none: intermediate language, binary of a device,
 *       source and build options (the last two not in files of early versions)
 *   UR_RECORD_GROUP, sequence, kernel, dimensions, and for each the global and the local size: what
 *       the adapter chooses in launches of the kernel that follow and do not say
 *   UR_RECORD_NOTE, sequence, length, text
 *   UR_RECORD_DEVICE, sequence, handle, backend, type, texts: name, vendor, driver version;
 *       count and sizes of sub-groups (not in files of early versions)
 *   UR_RECORD_BEGIN, sequence, texts: program, options
 *   UR_RECORD_END, sequence, bytes that were hashed to see whether they changed */

/* How a note begins that says that the memory behind a native command is not in the file. */
#define UR_RECORD_NATIVE_UNTOLD "what a native command did to memory is not recorded"

/* Host-visible USM is compared and recorded by pieces of this size (bytes). */
#define UR_RECORD_GRAIN 4096u

#endif

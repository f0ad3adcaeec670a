/* SPIR-V (OpenCL's execution model) to the text of a PTX module, instruction by instruction and
 * without a compiler library; the driver compiles the PTX. Work and memory are linear in the size
 * of the module. Nothing here is kept between calls, and calls may run side by side. */
#ifndef UR_PTX_PTX_H
#define UR_PTX_PTX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ur_spirv_module;

/* What the text is for. */
struct ur_ptx_target {
    unsigned sm;      /* compute capability, major * 10 + minor: 70 or above */
    unsigned version; /* of PTX that the driver takes, major * 10 + minor: 63 or above */
    /* From build options. -cl-fast-relaxed-math and -cl-unsafe-math-optimizations: division and the
     * square root of float may be inexact. -cl-fp32-correctly-rounded-divide-sqrt: they are rounded
     * correctly also where the source is OpenCL C, which has bounds of 2.5 and 3 units in the last
     * place for them (OpenCL C 3.0, 7.4). -cl-denorms-are-zero: float's subnormals may be 0. */
    bool relaxed, correct, flush;
    /* Bytes of local memory that a group can have, with what a launch asks for; 0: not known. */
    uint32_t local_limit;
    /* NULL, or the name of one kernel, which alone is translated: for launches whose last groups
     * reach beyond the range. Its last parameter has six uint64_t, the global offset and behind it
     * the size of the range, and work-items beyond that do nothing. UNSUPPORTED if the kernel could
     * tell: it waits in its group or asks about it, has memory of the group, calls functions that
     * are not inlined, or names variables that other kernels may change. */
    const char *uneven;
};

enum ur_ptx_parameter_kind {
    UR_PTX_VALUE,   /* `size` bytes as they are */
    UR_PTX_GLOBAL,  /* an address in device, shared or host memory */
    UR_PTX_LOCAL,   /* 8 bytes: where its part begins in the launch's dynamic local memory */
    UR_PTX_TEXTURE, /* a struct ur_ptx_image */
    UR_PTX_SAMPLER  /* 8 bytes: the number that OpenCL C has for it, CLK_FILTER_LINEAR ... */
};

/* What a kernel is given of an image: all that it can ask about it, the surface object that it
 * reads and writes through, and a texture object that images which are only read may be read
 * through as well: of coordinates that are not normalized, with neither a filter nor levels, of
 * order R, RG or RGBA. */
struct ur_ptx_image {
    uint64_t surface;
    uint32_t width, height, depth; /* pixels; 1 where there is no such dimension; depth counts the
                                      layers of an array */
    uint32_t format;               /* UR_PTX_FORMAT */
    uint64_t texture;              /* 0: none */
};

/* Numbers of SPIR-V for the channel type and order, and bytes of a pixel. */
#define UR_PTX_FORMAT(type, order, bytes)                                                          \
    ((uint32_t)(type) | (uint32_t)(order) << 8 | (uint32_t)(bytes) << 16)

/* Of a format: the object is a texture, whose pixels come converted. Only numbers of bindless
 * images are such. */
#define UR_PTX_FORMAT_TEXTURE 0x80000000u
/* Likewise: it is a row in linear memory, for drivers to which that is something else. */
#define UR_PTX_FORMAT_ROW 0x40000000u

/* A module whose kernels take images by number (SPV_INTEL_bindless_images) has this variable, eight
 * bytes. Who loads it puts there the address of eight bytes in device memory, and there that of a
 * table, whose entries kernels find by number: struct ur_ptx_images with `mask` + 1 entries, a
 * power of two, at least one of them free. A number is looked for from the entry at the upper half
 * of its product with UR_PTX_IMAGES_FACTOR, of which `mask` is taken, up to a free one (number 0).
 * Without a table kernels know of no such image. */
#define UR_PTX_IMAGES "$images"
#define UR_PTX_IMAGES_FACTOR 0x9e3779b97f4a7c15ull
struct ur_ptx_image_entry {
    uint64_t number;
    uint32_t width, height, depth, format; /* as in struct ur_ptx_image */
    uint64_t
        sampler; /* of a texture: the number that OpenCL C has for it, in its first dimension */
};
struct ur_ptx_images {
    uint64_t mask, unused;
    struct ur_ptx_image_entry entries[];
};

struct ur_ptx_parameter {
    enum ur_ptx_parameter_kind kind;
    uint32_t size, align; /* bytes; align is a power of two */
    uint32_t offset;      /* in the parameter block of the launch */
    uint32_t local_align; /* of UR_PTX_LOCAL: what the part must begin at a multiple of */
    bool written;         /* of UR_PTX_TEXTURE: the kernel may write it */
};

struct ur_ptx_kernel {
    const char *name;   /* as the module says it */
    const char *symbol; /* in the PTX; the same where PTX allows the name */
    const struct ur_ptx_parameter *parameters;
    uint32_t parameter_count;
    /* Bytes of the parameters. Where `offset` is set, the launch's global offset follows, three
     * uint64_t at byte `offset_at`: one parameter more, of 24 bytes, the last. */
    uint32_t parameter_bytes, offset_at;
    bool offset;
    /* It waits for other groups: with more than one a launch has to be cooperative. */
    bool device_barriers;
    uint32_t local_bytes;    /* of local memory that it declares by itself */
    uint32_t dynamic_bytes;  /* of them those that the launch has to add, in front of arguments */
    uint32_t reqd[3];        /* required work-group size, or 0s */
    uint32_t hint[3];        /* work-group size hint, or 0s */
    uint32_t max[3];         /* most threads of a dimension, or 0s */
    uint32_t max_linear;     /* most threads of a group, or 0 */
    uint32_t sub_group_size; /* required: a power of two up to 32, or 0 */
    uint32_t sub_groups;     /* of a group, required, or 0 */
};

/* A variable of the module that the host may read and write by name. */
struct ur_ptx_variable {
    const char *name;   /* from its LinkageAttributes, or HostAccess */
    const char *symbol; /* in the PTX */
    uint64_t size;      /* bytes */
};

struct ur_ptx_result {
    char *text; /* the PTX, ends with 0 */
    size_t size;
    const struct ur_ptx_kernel *kernels;
    uint32_t kernel_count;
    const struct ur_ptx_variable *variables;
    uint32_t variable_count;
    /* Why there is none: names the instruction, its word and its kernel. Empty on success. */
    char log[512];
    void *memory; /* what owns the rest */
};

enum ur_ptx_status {
    UR_PTX_OK,
    UR_PTX_UNSUPPORTED, /* a capability, an instruction or a target that is not supported */
    UR_PTX_INVALID,     /* the module contradicts itself */
    UR_PTX_UNRESOLVED,  /* a function or variable is imported and not there */
    UR_PTX_OUT_OF_MEMORY
};

/* Translates all kernels of a module, whose specialization constants are folded and whose imports
 * are linked. The module is not kept, and only read once it has no calls through pointers
 * (spirv/direct.h), which are made others before. Fills `*result`, which ur_ptx_result_free lets
 * go after success and failure alike. */
enum ur_ptx_status ur_ptx_translate(const struct ur_spirv_module *module,
                                    const struct ur_ptx_target *target,
                                    struct ur_ptx_result *result);
void ur_ptx_result_free(struct ur_ptx_result *result);

#endif

/* Images and samplers: an image is the address of what the runner has of it (hostcode.h), a sampler
 * a sum of its bits. Reading and writing are functions of the runtime (runtime.h). The number of an
 * image (SPV_INTEL_bindless_images) is the address of a struct ur_hostcode_bindless, which begins
 * with an image. On AMD's devices what is pointed to is the kernel's argument
 * (struct ll_amdgcn_image), or, of a number, what the adapter's table has of it, which begins in
 * the same way; and each shape has functions of its own (library/image.cl). */
#include "emit.h"
#include "hostcode/hostcode.h"
#include "hostcode/runtime.h"

#define IMAGE(field) ((unsigned)offsetof(struct ur_hostcode_image, field))
#define AMDGCN_IMAGE(field) ((unsigned)offsetof(struct ll_amdgcn_image, field))

struct shape {
    unsigned dimensions, all; /* coordinates; all: with the layer */
};

void ll_check_image(struct tr *t, const struct ur_spirv_instruction *type) {
    enum { DIM = 1, DEPTH = 2, ARRAYED = 3, MULTISAMPLED = 4 };
    uint32_t dim = type->count > DIM ? type->operands[DIM] : UR_SPIRV_NONE;
    bool known = dim == SpvDim1D || dim == SpvDimBuffer || dim == SpvDim2D || dim == SpvDim3D;
    if (type->count <= MULTISAMPLED) {
        ll_fail(t, UR_LLVM_INVALID, "image type %%%u is cut off", type->result);
    }
    if (type->operands[DEPTH] == 1) {
        ll_fail(t, UR_LLVM_UNSUPPORTED, "images of depths (type %%%u)", type->result);
    }
    if (type->operands[MULTISAMPLED]) {
        ll_fail(t, UR_LLVM_UNSUPPORTED, "images of several samples a pixel (type %%%u)",
                type->result);
    }
    if (!known || (dim == SpvDim3D && type->operands[ARRAYED])) {
        const char *name = ur_spirv_value_name(UR_SPIRV_Dim, dim);
        ll_fail(t, UR_LLVM_UNSUPPORTED, "images of dimension %s%s (type %%%u)",
                name ? name : "unknown", known ? " in an array" : "", type->result);
    }
}

static struct shape shape_of(struct fn *k, const struct type *image) {
    const struct ur_spirv_instruction *said = ur_spirv_definition(k->t->module, image->id);
    unsigned dimensions = said->operands[1] == SpvDim3D ? 3 : said->operands[1] == SpvDim2D ? 2 : 1;
    return (struct shape){dimensions, dimensions + (said->operands[3] != 0)};
}

static const struct type *image_type(struct fn *k, uint32_t id) {
    const struct type *type = ll_type_of(k->t, id);
    if (type->op != SpvOpTypeImage) {
        ll_wrong(k, UR_LLVM_INVALID, "%%%u is no image", id);
    }
    return type;
}

/* Room for 4 numbers of 32 bits, filled with the components of a value, and zeros. `narrow`:
 * integers may have fewer bits. */
static uint32_t put_numbers(struct fn *k, uint32_t id, unsigned wanted, bool narrow) {
    struct type *type = ll_type_of(k->t, id);
    const struct type *scalar = ll_scalar(type);
    uint32_t made = ll_temp(k), count = ll_lanes(type);
    bool half = scalar->op == SpvOpTypeFloat && scalar->width == 16;
    if (count < wanted || count > 4 || (!ll_is_int(type) && !ll_is_float(type)) ||
        (scalar->width != 32 && !half && !(narrow && ll_is_int(type) && scalar->width < 32))) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED,
                 "%u numbers of %u bits where %u of 32, or half of 16, are taken", count,
                 scalar->width, wanted);
    }
    ll_variable(k, ll_format(k->t, "t%u", made), "[4 x i32]", 16);
    k->facts->stack += 16;
    ll_emit(k, "store [4 x i32] zeroinitializer, ptr %n, align 16", made);
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t x = ll_component(k, type, id, i), to = ll_temp(k);
        if (half) {
            uint32_t wide = ll_temp(k);
            ll_emit(k, "%n = fpext half %n to float", wide, x);
            x = wide;
        } else if (scalar->width < 32) {
            uint32_t wide = ll_temp(k);
            ll_emit(k, "%n = zext %y %n to i32", wide, scalar, x);
            x = wide;
        }
        ll_emit(k, "%n = getelementptr inbounds i8, ptr %n, i64 %u", to, made, 4 * i);
        ll_emit(k, "store %s %n, ptr %n, align 4",
                half                 ? "float"
                : scalar->width < 32 ? "i32"
                                     : scalar->text,
                x, to);
    }
    return made;
}

/* Channels have the kernel's type, and a level is one of an image that has such. Returns where the
 * operands of the mask begin. */
static uint32_t check_operands(struct fn *k, uint32_t at) {
    uint32_t mask = at < k->insn->count ? k->insn->operands[at] : 0;
    uint32_t known = SpvImageOperandsLodMask | SpvImageOperandsSignExtendMask |
                     SpvImageOperandsZeroExtendMask | SpvImageOperandsGradMask;
    if (mask & ~known) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "image operands 0x%x", (unsigned)mask);
    }
    return at + 1;
}

static bool has_numbers(const struct fn *k) {
    return ur_spirv_has(k->t->module, SpvCapabilityBindlessImagesINTEL);
}

static const char *function_name(struct fn *k, const char *name, struct shape shape) {
    return !k->t->options->wave ? name
                                : ll_format(k->t, "%s_%ud%s", name, shape.dimensions,
                                            shape.all > shape.dimensions ? "a" : "");
}

/* OpenCL's numbers of RGBA and of channels that are floats, as they lie beside each other. */
#define RGBA_FLOATS ((int64_t)0x10de << 32 | 0x10b5)

/* What finds the pixel at `at` of an image with two dimensions, for reading and for writing:
 * `inside` where it is one of the image's, whose pixels are four floats, and `place` then. */
#define FIND_PIXEL                                                                                 \
    "  %%w.at = getelementptr inbounds i8, ptr %%m, i64 %u\n"                                      \
    "  %%h.at = getelementptr inbounds i8, ptr %%m, i64 %u\n"                                      \
    "  %%kind.at = getelementptr inbounds i8, ptr %%m, i64 %u\n"                                   \
    "  %%y.at = getelementptr inbounds i8, ptr %%at, i64 4\n"                                      \
    "  %%w = load i32, ptr %%w.at, align 4\n"                                                      \
    "  %%h = load i32, ptr %%h.at, align 4\n"                                                      \
    "  %%kind = load i64, ptr %%kind.at, align 4\n"                                                \
    "  %%floats = icmp eq i64 %%kind, %lld\n"
#define WHOLE_PLACE                                                                                \
    "  %%x = load i32, ptr %%at, align 4\n"                                                        \
    "  %%y = load i32, ptr %%y.at, align 4\n"                                                      \
    "  %%x.in = icmp ult i32 %%x, %%w\n"                                                           \
    "  %%y.in = icmp ult i32 %%y, %%h\n"                                                           \
    "  %%in = and i1 %%x.in, %%y.in\n"                                                             \
    "  %%inside = and i1 %%in, %%floats\n"                                                         \
    "  br i1 %%inside, label %%near, label %%far\nnear:\n"
#define PIXEL_PLACE                                                                                \
    "  %%pitch.at = getelementptr inbounds i8, ptr %%m, i64 %u\n"                                  \
    "  %%pitch = load i64, ptr %%pitch.at, align 8\n"                                              \
    "  %%data = load ptr, ptr %%m, align 8\n"                                                      \
    "  %%row = zext i32 %%y to i64\n"                                                              \
    "  %%rows = mul i64 %%row, %%pitch\n"                                                          \
    "  %%line = getelementptr inbounds i8, ptr %%data, i64 %%rows\n"                               \
    "  %%column = zext i32 %%x to i64\n"                                                           \
    "  %%place = getelementptr inbounds [4 x i32], ptr %%line, i64 %%column\n"
#define FIND_FIELDS IMAGE(width), IMAGE(height), IMAGE(order), (long long)RGBA_FLOATS

/* The function of the runtime `name`, below one that is compiled with the kernel: pixels of four
 * floats, in an image of two dimensions, are a load where the coordinates are whole, or neither
 * normalized nor filtered, and inside. What goes to the runtime has a place of its own, so that
 * the rest may stay in registers. */
static const char *put_near_read(struct fn *k, const char *name, bool points) {
    const char *near = ll_format(k->t, "ur.near.%s", points ? "sample" : "read");
    const char *head =
        "define internal void @%s(ptr %%m, i64 %%s, i32 %%shape, ptr %%at, float %%level, "
        "ptr %%pixel) alwaysinline nounwind {\nentry:\n"
        "  %%far.at = alloca [4 x i32], align 16\n"
        "  %%far.pixel = alloca [4 x i32], align 16\n";
    const char *tail =
        "  %%found = load <4 x i32>, ptr %%place, align 4\n"
        "  store <4 x i32> %%found, ptr %%pixel, align 16\n  ret void\n"
        "far:\n"
        "  %%kept = load <4 x i32>, ptr %%at, align 16\n"
        "  store <4 x i32> %%kept, ptr %%far.at, align 16\n"
        "  call void @%s(ptr %%m, i64 %%s, i32 %%shape, ptr %%far.at, float %%level, "
        "ptr %%far.pixel)\n"
        "  %%made = load <4 x i32>, ptr %%far.pixel, align 16\n"
        "  store <4 x i32> %%made, ptr %%pixel, align 16\n  ret void\n}\n";
    const char *start = ll_format(k->t, head, near),
               *find = ll_format(k->t, FIND_PIXEL, FIND_FIELDS);
    const char *place = ll_format(k->t, PIXEL_PLACE, IMAGE(row_pitch)),
               *end = ll_format(k->t, tail, name);
    const char *where =
        points
            ? ll_format(k->t,
                        "  %%fx = load float, ptr %%at, align 4\n"
                        "  %%fy = load float, ptr %%y.at, align 4\n"
                        "  %%fw = uitofp i32 %%w to float\n  %%fh = uitofp i32 %%h to float\n"
                        "  %%x.low = fcmp oge float %%fx, 0.0\n"
                        "  %%y.low = fcmp oge float %%fy, 0.0\n"
                        "  %%x.high = fcmp olt float %%fx, %%fw\n"
                        "  %%y.high = fcmp olt float %%fy, %%fh\n"
                        "  %%low = and i1 %%x.low, %%y.low\n  %%high = and i1 %%x.high, %%y.high\n"
                        "  %%bits = and i64 %%s, %u\n  %%plain = icmp eq i64 %%bits, 0\n"
                        "  %%in = and i1 %%low, %%high\n  %%known = and i1 %%plain, %%floats\n"
                        "  %%inside = and i1 %%in, %%known\n"
                        "  br i1 %%inside, label %%near, label %%far\nnear:\n"
                        "  %%x = fptoui float %%fx to i32\n  %%y = fptoui float %%fy to i32\n",
                        (unsigned)(UR_HOSTCODE_NORMALIZED | UR_HOSTCODE_FILTER_LINEAR))
            : ll_format(k->t, WHOLE_PLACE);
    ll_declare(k->t, near, "%s%s%s%s%s", start, find, where, place, end);
    k->facts->stack += 32;
    return near;
}

static const char *put_near_write(struct fn *k, const char *name) {
    const char *near = "ur.near.write";
    const char *find = ll_format(k->t, FIND_PIXEL WHOLE_PLACE, FIND_FIELDS);
    ll_declare(k->t, near,
               "define internal void @ur.near.write(ptr %%m, i32 %%shape, ptr %%at, ptr %%pixel) "
               "alwaysinline nounwind {\nentry:\n"
               "  %%far.at = alloca [4 x i32], align 16\n"
               "  %%far.pixel = alloca [4 x i32], align 16\n"
               "  %%made = load <4 x i32>, ptr %%pixel, align 16\n"
               "%s" PIXEL_PLACE "  store <4 x i32> %%made, ptr %%place, align 4\n  ret void\n"
               "far:\n"
               "  %%kept = load <4 x i32>, ptr %%at, align 16\n"
               "  store <4 x i32> %%kept, ptr %%far.at, align 16\n"
               "  store <4 x i32> %%made, ptr %%far.pixel, align 16\n"
               "  call void @%s(ptr %%m, i32 %%shape, ptr %%far.at, ptr %%far.pixel)\n"
               "  ret void\n}\n",
               find, IMAGE(row_pitch), name);
    k->facts->stack += 32;
    return near;
}

static bool has_near(const struct fn *k, struct shape shape) {
    return !k->t->options->wave && !has_numbers(k) && shape.all == 2 && shape.dimensions == 2;
}

static const char *value_text(struct fn *k, uint32_t id) {
    struct ur_text text = {0};
    ll_put_value(k->t, &text, id);
    const char *made = ll_format(k->t, "%.*s", (int)text.size, text.bytes);
    ur_text_free(&text);
    return made;
}

/* Whether the operands at `at` have that one. */
static bool has_operand(const struct fn *k, uint32_t at, uint32_t which) {
    return at < k->insn->count && (k->insn->operands[at] & which);
}

/* How far positions beside and below are apart. */
static void put_gradient(struct fn *k, uint32_t first, struct shape shape, uint32_t made[2]) {
    for (uint32_t i = 0; i < 2; ++i) {
        made[i] = put_numbers(k, ll_operand(k, first + i), shape.dimensions, false);
    }
}

/* A float as text: the level that operands at `at` name. Only images made of numbers have any. */
static const char *level_text(struct fn *k, uint32_t at, struct shape shape, const char *from,
                              const char *sampler) {
    uint32_t first = check_operands(k, at), level = ll_temp(k), apart[2];
    if (!has_numbers(k) || k->t->options->levelless) {
        return "0.0";
    }
    if (has_operand(k, at, SpvImageOperandsLodMask)) {
        const struct type *type = ll_type_of(k->t, ll_operand(k, first));
        if (type->op == SpvOpTypeFloat && type->width == 32) {
            return value_text(k, k->insn->operands[first]);
        }
        if (type->op != SpvOpTypeInt) {
            ll_wrong(k, UR_LLVM_UNSUPPORTED, "a level of type %%%u", type->id);
        }
        ll_emit(k, "%n = sitofp %p to float", level, k->insn->operands[first]);
        return ll_format(k->t, "%%t%u", level);
    }
    if (!has_operand(k, at, SpvImageOperandsGradMask) || k->t->options->wave) {
        return "0.0";
    }
    put_gradient(k, first, shape, apart);
    ll_declare(k->t, "ur_ocl_image_level",
               "declare float @ur_ocl_image_level(ptr, i64, i32, ptr, ptr)\n");
    ll_emit(k, "%n = call float @ur_ocl_image_level(ptr %s, i64 %s, i32 %u, ptr %n, ptr %n)", level,
            from, sampler, shape.dimensions, apart[0], apart[1]);
    return ll_format(k->t, "%%t%u", level);
}

/* What reads, of AMD's devices, where images may be of numbers: those have a sampler that is the
 * device's. */
static const char *read_by_number(struct fn *k, struct shape shape, bool points, bool gradient) {
    if (!points) { /* rows in USM have one dimension */
        return shape.all == 1 ? "ur_ocl_image_fetch" : "ur_ocl_image_read";
    }
    return k->t->options->levelless ? "ur_ocl_image_texture"
           : gradient               ? "ur_ocl_image_texture_gradient"
                                    : "ur_ocl_image_texture_level";
}

/* `sampler` is a name or a number. */
static void read(struct fn *k, uint32_t image, const char *from, const char *sampler,
                 bool sampled) {
    struct shape shape = shape_of(k, ll_type(k->t, image));
    struct type *type = ll_type(k->t, k->insn->type), *at = ll_type_of(k->t, ll_operand(k, 1));
    const struct type *scalar = ll_scalar(type);
    bool real = ll_is_float(type), points = ll_is_float(at);
    bool narrow = scalar->width < 32; /* half, or integers */
    uint32_t pixel = ll_temp(k), lanes = ll_lanes(type);
    if (lanes > 4 || (!real && !ll_is_int(type)) || scalar->width > 32) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "pixels of type %%%u", type->id);
    }
    if (points && !sampled) {
        ll_wrong(k, UR_LLVM_INVALID, "coordinates of float without a sampler");
    }
    uint32_t coordinates = put_numbers(k, k->insn->operands[1], shape.all, false);
    const char *level = level_text(k, 2, shape, from, sampler);
    const char *how = ll_format(k->t, "float %s", level);
    const char *name = points ? "ur_ocl_image_sample" : "ur_ocl_image_read";
    if (k->t->options->wave && has_numbers(k)) {
        bool gradient = points && has_operand(k, 2, SpvImageOperandsGradMask);
        name = read_by_number(k, shape, points, gradient);
        if (gradient && !k->t->options->levelless) {
            uint32_t apart[2];
            put_gradient(k, 3, shape, apart);
            how = ll_format(k->t, "ptr %%t%u, ptr %%t%u", apart[0], apart[1]);
        }
    }
    name = function_name(k, name, shape);
    ll_declare(k->t, name, "declare void @%s(ptr, i64, i32, ptr, float, ptr)\n", name);
    if (real && has_near(k, shape)) {
        name = put_near_read(k, name, points);
    }
    ll_variable(k, ll_format(k->t, "t%u", pixel), "[4 x i32]", 16);
    k->facts->stack += 16;
    ll_emit(k, "call void @%s(ptr %s, i64 %s, i32 %u, ptr %n, %s, ptr %n)", name, from, sampler,
            shape.dimensions | (shape.all > shape.dimensions ? UR_RUNTIME_LAYERS : 0) |
                (real ? UR_RUNTIME_FLOAT : 0),
            coordinates, how, pixel);
    if (narrow) {
        const char *each = real ? "float" : "i32";
        const char *wide = lanes > 1 ? ll_format(k->t, "<%u x %s>", lanes, each) : each;
        uint32_t made = ll_temp(k);
        ll_emit(k, "%n = load %s, ptr %n, align 16", made, wide, pixel);
        ll_emit(k, "%%v%u = %s %s %n to %y", k->insn->result, real ? "fptrunc" : "trunc", wide,
                made, type);
    } else {
        ll_emit(k, "%%v%u = load %y, ptr %n, align 16", k->insn->result, type, pixel);
    }
}

static void read_sampled(struct fn *k) {
    const struct type *type = ll_type_of(k->t, ll_operand(k, 0));
    if (type->op != SpvOpTypeSampledImage) {
        ll_wrong(k, UR_LLVM_INVALID, "%%%u is no image with a sampler", k->insn->operands[0]);
    }
    uint32_t image = ll_temp(k), sampler = ll_temp(k);
    ll_emit(k, "%n = extractvalue %p, 0", image, k->insn->operands[0]);
    ll_emit(k, "%n = extractvalue %p, 1", sampler, k->insn->operands[0]);
    read(k, type->pointee, ll_format(k->t, "%%t%u", image), ll_format(k->t, "%%t%u", sampler),
         true);
}

static void write(struct fn *k) {
    struct shape shape = shape_of(k, image_type(k, ll_operand(k, 0)));
    if (!ll_is_int(ll_type_of(k->t, ll_operand(k, 1)))) {
        ll_wrong(k, UR_LLVM_INVALID, "coordinates that are no integers");
    }
    (void)check_operands(k, 3);
    struct type *type = ll_type_of(k->t, ll_operand(k, 2));
    unsigned bits = ll_scalar(type)->width;
    uint32_t narrow = !ll_is_int(type) || bits == 32 ? 0
                      : bits == 8                    ? UR_RUNTIME_BYTES
                                                     : UR_RUNTIME_SHORTS;
    uint32_t at = put_numbers(k, k->insn->operands[1], shape.all, false),
             pixel = put_numbers(k, k->insn->operands[2], 1, true);
    const char *name = function_name(k, "ur_ocl_image_write", shape);
    ll_declare(k->t, name, "declare void @%s(ptr, i32, ptr, ptr)\n", name);
    if (!narrow && has_near(k, shape)) {
        name = put_near_write(k, name);
    }
    ll_emit(k, "call void @%s(%p, i32 %u, ptr %n, ptr %n)", name, k->insn->operands[0],
            shape.dimensions | (shape.all > shape.dimensions ? UR_RUNTIME_LAYERS : 0) | narrow, at,
            pixel);
}

/* What the adapter's table has of a number, as a temporary. */
static uint32_t find_number(struct fn *k, uint32_t op) {
    uint32_t made = ll_temp(k);
    const char *name =
        op == SpvOpConvertHandleToImageINTEL ? "ur_ocl_image_find" : "ur_ocl_image_find_texture";
    ll_declare(k->t, UR_LLVM_IMAGES,
               "@" UR_LLVM_IMAGES " = protected addrspace(1) externally_initialized global i64 0, "
               "align 8\n");
    ll_declare(k->t, name, "declare ptr @%s(i64, i64)\n", name);
    ll_emit(k, "%n = call ptr @%s(i64 ptrtoint (ptr addrspace(1) @" UR_LLVM_IMAGES " to i64), %p)",
            made, name, k->insn->operands[0]);
    return made;
}

static void from_handle(struct fn *k, uint32_t op) {
    const struct type *handle = ll_type_of(k->t, ll_operand(k, 0)),
                      *type = ll_type(k->t, k->insn->type);
    bool device = k->t->options->wave;
    uint32_t wanted = op == SpvOpConvertHandleToImageINTEL     ? SpvOpTypeImage
                      : op == SpvOpConvertHandleToSamplerINTEL ? SpvOpTypeSampler
                                                               : SpvOpTypeSampledImage;
    if (handle->op != SpvOpTypeInt || handle->width != 64 || type->op != wanted) {
        ll_wrong(k, UR_LLVM_INVALID, "of %%%u, whose type is %%%u", k->insn->operands[0],
                 handle->id);
    }
    uint32_t made = ll_temp(k), at = device ? find_number(k, op) : ll_temp(k);
    if (!device) {
        ll_emit(k, "%n = inttoptr %p to ptr", at, k->insn->operands[0]);
    }
    if (op == SpvOpConvertHandleToImageINTEL) {
        ll_emit(k, "%%v%u = getelementptr i8, ptr %n, i64 0", k->insn->result, at);
        return;
    }
    if (op == SpvOpConvertHandleToSamplerINTEL) {
        ll_emit(k, "%n = getelementptr inbounds i8, ptr %n, i64 %u", made, at,
                (unsigned)(device ? sizeof(struct ll_amdgcn_image)
                                  : offsetof(struct ur_hostcode_bindless, sampler)));
        ll_emit(k, "%%v%u = load i64, ptr %n, align 8", k->insn->result, made);
        return;
    }
    ll_emit(k, "%n = insertvalue { ptr, i64 } poison, ptr %n, 0", made, at);
    ll_emit(k, "%%v%u = insertvalue { ptr, i64 } %n, i64 %l, 1", k->insn->result, made,
            (int64_t)UR_RUNTIME_OWN_SAMPLER);
}

static uint32_t field(struct fn *k, unsigned offset) {
    uint32_t at = ll_temp(k), made = ll_temp(k);
    ll_emit(k, "%n = getelementptr inbounds i8, %p, i64 %u", at, k->insn->operands[0], offset);
    ll_emit(k, "%n = load i32, ptr %n, align 4", made, at);
    return made;
}

static uint32_t as_wide(struct fn *k, const struct type *scalar, uint32_t x) {
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = %s i32 %n to %y", made,
            scalar->width == 32  ? "bitcast"
            : scalar->width < 32 ? "trunc"
                                 : "zext",
            x, scalar);
    return made;
}

/* Half as much for each level, but no less than one. */
static uint32_t of_level(struct fn *k, uint32_t x) {
    uint32_t level = ll_temp(k), less = ll_temp(k), none = ll_temp(k), made = ll_temp(k);
    if (k->insn->opcode != SpvOpImageQuerySizeLod || !has_numbers(k)) {
        return x;
    }
    const struct type *type = ll_type_of(k->t, ll_operand(k, 1));
    if (type->op != SpvOpTypeInt || type->width != 32) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "a level of type %%%u", type->id);
    }
    ll_emit(k, "%n = and %p, 31", level, k->insn->operands[1]);
    ll_emit(k, "%n = lshr i32 %n, %n", less, x, level);
    ll_emit(k, "%n = icmp eq i32 %n, 0", none, less);
    ll_emit(k, "%n = select i1 %n, i32 1, i32 %n", made, none, less);
    return made;
}

static void size(struct fn *k) {
    static const unsigned fields[2][4] = {
        {IMAGE(width), IMAGE(height), IMAGE(depth), IMAGE(layers)},
        {AMDGCN_IMAGE(width), AMDGCN_IMAGE(height), AMDGCN_IMAGE(depth), AMDGCN_IMAGE(depth)}};
    const unsigned *which = fields[k->t->options->wave != 0];
    struct shape shape = shape_of(k, image_type(k, ll_operand(k, 0)));
    struct type *type = ll_type(k->t, k->insn->type);
    uint32_t parts[4];
    if (ll_lanes(type) != shape.all || !ll_is_int(type)) {
        ll_wrong(k, UR_LLVM_INVALID, "the size of an image with %u dimensions as %u numbers",
                 shape.all, ll_lanes(type));
    }
    for (unsigned i = 0; i < shape.all; ++i) {
        uint32_t all = field(k, which[i < shape.dimensions ? i : 3]);
        parts[i] = as_wide(k, ll_scalar(type), i < shape.dimensions ? of_level(k, all) : all);
    }
    ll_gather(k, type, parts);
}

/* SPIR-V counts from 0 where OpenCL has its own numbers. */
static void format(struct fn *k, unsigned offset, unsigned first) {
    const struct type *type = ll_type(k->t, k->insn->type);
    uint32_t made = ll_temp(k);
    (void)image_type(k, ll_operand(k, 0));
    if (type->op != SpvOpTypeInt) {
        ll_wrong(k, UR_LLVM_INVALID, "a format that is no integer");
    }
    if (k->t->options->wave) { /* both in one word, and SPIR-V's numbers */
        uint32_t moved = ll_temp(k);
        ll_emit(k, "%n = lshr i32 %n, %u", moved, field(k, AMDGCN_IMAGE(format)),
                offset == IMAGE(order) ? 8u : 0u);
        ll_emit(k, "%n = and i32 %n, 255", made, moved);
    } else {
        ll_emit(k, "%n = sub i32 %n, %u", made, field(k, offset), first);
    }
    ll_emit(k, "%%v%u = bitcast %y %n to %y", k->insn->result, type, as_wide(k, type, made), type);
}

bool ll_emit_image(struct fn *k, uint32_t op) {
    enum { FIRST_ORDER = 0x10b0, FIRST_TYPE = 0x10d0 };
    uint32_t made;
    switch (op) {
    case SpvOpSampledImage:
        made = ll_temp(k);
        (void)image_type(k, ll_operand(k, 0));
        if (ll_type_of(k->t, ll_operand(k, 1))->op != SpvOpTypeSampler) {
            ll_wrong(k, UR_LLVM_INVALID, "%%%u is no sampler", k->insn->operands[1]);
        }
        ll_emit(k, "%n = insertvalue { ptr, i64 } poison, %p, 0", made, k->insn->operands[0]);
        ll_emit(k, "%%v%u = insertvalue { ptr, i64 } %n, %p, 1", k->insn->result, made,
                k->insn->operands[1]);
        return true;
    case SpvOpImage:
        if (ll_type_of(k->t, ll_operand(k, 0))->op != SpvOpTypeSampledImage) {
            ll_wrong(k, UR_LLVM_INVALID, "%%%u is no image with a sampler", k->insn->operands[0]);
        }
        ll_emit(k, "%%v%u = extractvalue %p, 0", k->insn->result, k->insn->operands[0]);
        return true;
    case SpvOpConvertHandleToImageINTEL:
    case SpvOpConvertHandleToSamplerINTEL:
    case SpvOpConvertHandleToSampledImageINTEL:
        from_handle(k, op);
        return true;
    case SpvOpImageSampleExplicitLod:
        read_sampled(k);
        return true;
    case SpvOpImageRead:
    case SpvOpImageFetch:
        read(k, image_type(k, ll_operand(k, 0))->id, value_text(k, k->insn->operands[0]), "0",
             false);
        return true;
    case SpvOpImageWrite:
        write(k);
        return true;
    case SpvOpImageQuerySize:
    case SpvOpImageQuerySizeLod:
        size(k);
        return true;
    case SpvOpImageQueryFormat:
        format(k, IMAGE(type), FIRST_TYPE);
        return true;
    case SpvOpImageQueryOrder:
        format(k, IMAGE(order), FIRST_ORDER);
        return true;
    default:
        return false;
    }
}

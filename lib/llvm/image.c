/* Images and samplers: an image is the address of what the runner has of it (hostcode.h), a sampler
 * a sum of its bits. Reading and writing are functions of the runtime (runtime.h). The number of an
 * image (SPV_INTEL_bindless_images) is the address of a struct ur_hostcode_bindless, which begins
 * with an image. On AMD's devices what is pointed to is the kernel's argument
 * (struct ll_amdgcn_image), or, of a number, what the adapter's table has of it, which begins in
 * the same way; and each shape has functions of its own (library/image.cl). */
#include "image.h"
#include "expected.h"
#include "hostcode/runtime.h"

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

/* A field of the image, which stays as it is while the kernel runs: it is loaded once for many
 * pixels, whatever is written between them. */
#define FIELD(name, type)                                                                          \
    "  %%" name ".at = getelementptr inbounds i8, ptr %%m, i64 %u\n"                               \
    "  %%" name " = load " type ", ptr %%" name ".at, align 4, !invariant.load !{}\n"

#define SECOND "  %%y.at = getelementptr inbounds i8, ptr %%at, i64 4\n"

/* What is known of an image with two dimensions before the pixel at `at` is: `known` where its
 * pixels are four floats, or one. */
#define FIND_IMAGE                                                                                 \
    FIELD("w", "i32")                                                                              \
    FIELD("h", "i32")                                                                              \
    FIELD("kind", "i64")                                                                           \
    "  %%four = icmp eq i64 %%kind, %lld\n"                                                        \
    "  %%one = icmp eq i64 %%kind, %lld\n"                                                         \
    "  %%known = or i1 %%four, %%one\n"
#define FIND_FIELDS                                                                                \
    IMAGE(width), IMAGE(height), IMAGE(order), (long long)RGBA_FLOATS, (long long)R_FLOATS

/* The row, and the pixel as one number of 32 bits and as four, of which one is what lies there. */
#define PIXEL_PLACE                                                                                \
    FIELD("pitch", "i64")                                                                          \
    "  %%data = load ptr, ptr %%m, align 8, !invariant.load !{}\n"                                 \
    "  %%row = zext i32 %%y to i64\n"                                                              \
    "  %%rows = mul i64 %%row, %%pitch\n"                                                          \
    "  %%line = getelementptr inbounds i8, ptr %%data, i64 %%rows\n"                               \
    "  %%column = zext i32 %%x to i64\n"                                                           \
    "  %%place.4 = getelementptr inbounds [4 x i32], ptr %%line, i64 %%column\n"                   \
    "  %%place.1 = getelementptr inbounds i32, ptr %%line, i64 %%column\n"

/* The same where pixels are one or four integers of 8, 16 or 32 bits, of any kind. */
#define FIND_WHOLE                                                                                 \
    FIELD("order", "i32")                                                                          \
    FIELD("type", "i32")                                                                           \
    "  %%four = icmp eq i32 %%order, %u\n  %%one = icmp eq i32 %%order, %u\n"                      \
    "  %%like = or i1 %%four, %%one\n  %%kind = sub i32 %%type, %u\n"                              \
    "  %%whole = icmp ult i32 %%kind, 6\n  %%signed = icmp ult i32 %%kind, 3\n"                    \
    "  %%known = and i1 %%like, %%whole\n"
#define FIND_WHOLE_FIELDS                                                                          \
    IMAGE(order), IMAGE(type), (unsigned)RGBA_FLOATS, (unsigned)R_FLOATS, SIGNED_8
#define WHOLE_PLACE                                                                                \
    FIELD("pitch", "i64")                                                                          \
    FIELD("bytes", "i32")                                                                          \
    "  %%data = load ptr, ptr %%m, align 8, !invariant.load !{}\n"                                 \
    "  %%row = zext i32 %%y to i64\n  %%rows = mul i64 %%row, %%pitch\n"                           \
    "  %%line = getelementptr inbounds i8, ptr %%data, i64 %%rows\n"                               \
    "  %%column = zext i32 %%x to i64\n  %%size = zext i32 %%bytes to i64\n"                       \
    "  %%before = mul i64 %%column, %%size\n"                                                      \
    "  %%place = getelementptr inbounds i8, ptr %%line, i64 %%before\n"
#define WHOLE_PLACE_FIELDS IMAGE(row_pitch), IMAGE(pixel_size)

/* Whether what lies beyond an edge is the pixel at the edge: by all addressing of coordinates that
 * are not normalized but two. */
#define EDGE                                                                                       \
    "  %%mode = and i64 %%s, %u\n"                                                                 \
    "  %%black = icmp eq i64 %%mode, %u\n  %%repeat = icmp eq i64 %%mode, %u\n"                    \
    "  %%other = or i1 %%black, %%repeat\n  %%edge = xor i1 %%other, true\n"
#define EDGE_FIELDS                                                                                \
    (unsigned)UR_HOSTCODE_ADDRESS_MASK, (unsigned)UR_HOSTCODE_ADDRESS_CLAMP,                       \
        (unsigned)UR_HOSTCODE_ADDRESS_REPEAT

/* One whole coordinate, brought to the edge where that is what is beyond it; `in`: it is one of the
 * image's. */
#define WHOLE(c, from, size)                                                                       \
    "  %%" c ".is = load i32, ptr %%" from                                                         \
    ", align 4\n" INSIDE(c, c ".to", size) "  %%" c " = select i1 %%edge, i32 %%" c                \
                                           ".to, i32 %%" c ".is\n"

#define POINT(c, from, size)                                                                       \
    "  %%" c ".is = load float, ptr %%" from ", align 4\n" POINT_INSIDE(c, size)

/* What the runtime's function takes and gives in memory, in registers, so that the places for it
 * are not the kernel's; apart, so that a kernel with many pixels is not long. */
static const char *put_far_read(struct fn *k, const char *name, bool points) {
    const char *far = ll_format(k->t, "ur.far.%s", points ? "sample" : "read");
    ll_declare(k->t, far,
               "define internal <4 x i32> @%s(ptr %%m, i64 %%s, i32 %%shape, <4 x i32> %%at, "
               "float %%level) noinline nounwind {\n"
               "  %%where = alloca [4 x i32], align 16\n"
               "  %%pixel = alloca [4 x i32], align 16\n"
               "  store <4 x i32> %%at, ptr %%where, align 16\n"
               "  call void @%s(ptr %%m, i64 %%s, i32 %%shape, ptr %%where, float %%level, "
               "ptr %%pixel)\n"
               "  %%made = load <4 x i32>, ptr %%pixel, align 16\n"
               "  ret <4 x i32> %%made\n}\n",
               far, name);
    return far;
}

/* Both coordinates at `at`, which is where the first one lies. */
static const char *put_places(struct fn *k, bool points) {
    if (points) {
        return ll_format(k->t, SECOND POINT("x", "at", "w") POINT("y", "y.at", "h"));
    }
    ll_declare(k->t, "llvm.smin.i32", "declare i32 @llvm.smin.i32(i32, i32)\n");
    ll_declare(k->t, "llvm.smax.i32", "declare i32 @llvm.smax.i32(i32, i32)\n");
    return ll_format(k->t, SECOND WHOLE("x", "at", "w") WHOLE("y", "y.at", "h"));
}

/* What the adapter reads: @%s is put_far_read's. */
#define FAR_READ                                                                                   \
    "far:\n"                                                                                       \
    "  %%kept = load <4 x i32>, ptr %%at, align 16\n"                                              \
    "  %%made = call <4 x i32> @%s(ptr %%m, i64 %%s, i32 %%shape, <4 x i32> %%kept, "              \
    "float %%level)\n"                                                                             \
    "  br label %%end\n"

/* The function of the runtime `name`, below one that is compiled with the kernel: pixels of four
 * floats, of one, or of four bytes for 0 to 1, in an image of two dimensions, are a load where the
 * coordinates are whole, or neither normalized nor filtered, and inside, or at the edge. */
static const char *put_near_read(struct fn *k, const char *name, bool points) {
    const char *near = ll_format(k->t, "ur.near.%s", points ? "sample" : "read");
    const char *head =
        "define internal void @%s(ptr %%m, i64 %%s, i32 %%shape, ptr %%at, float %%level, "
        "ptr %%pixel) alwaysinline nounwind {\nentry:\n";
    const char *tail =
        "  br i1 %%four, label %%near.4, label %%less\n"
        "less:\n"
        "  br i1 %%eight, label %%near.8, label %%near.1\n"
        "near.8:\n"
        "  %%bytes.are = load <4 x i8>, ptr %%place.1, align 1\n"
        "  %%bytes.wide = uitofp <4 x i8> %%bytes.are to <4 x float>\n"
        "  %%bytes.share = fdiv <4 x float> %%bytes.wide, <float 255.0, float 255.0, float 255.0, "
        "float 255.0>\n"
        "  %%found.8 = bitcast <4 x float> %%bytes.share to <4 x i32>\n"
        "  br label %%end\n"
        "near.4:\n"
        "  %%found.4 = load <4 x i32>, ptr %%place.4, align 4\n"
        "  br label %%end\n"
        "near.1:\n"
        "  %%red = load i32, ptr %%place.1, align 4\n"
        "  %%found.1 = insertelement <4 x i32> <i32 0, i32 0, i32 0, i32 1065353216>, i32 %%red, "
        "i32 0\n"
        "  br label %%end\n" FAR_READ "end:\n"
        "  %%found = phi <4 x i32> [ %%found.4, %%near.4 ], [ %%found.1, %%near.1 ], "
        "[ %%found.8, %%near.8 ], [ %%made, %%far ]\n"
        "  store <4 x i32> %%found, ptr %%pixel, align 16\n  ret void\n}\n";
    const char *start = ll_format(k->t, head, near),
               *find = ll_format(k->t, FIND_IMAGE EDGE, FIND_FIELDS, EDGE_FIELDS);
    const char *inside =
        ll_format(k->t,
                  "  %%bits = and i64 %%s, %u\n  %%plain = icmp eq i64 %%bits, 0\n"
                  "  %%eight = icmp eq i64 %%kind, %lld\n  %%any = or i1 %%known, %%eight\n"
                  "  %%own = and i1 %%x.own, %%y.own\n  %%in = or i1 %%own, %%edge\n"
                  "  %%read = and i1 %%plain, %%any\n  %%inside = and i1 %%in, %%read\n"
                  "  br i1 %%inside, label %%near, label %%far\nnear:\n" PIXEL_PLACE,
                  points ? (unsigned)(UR_HOSTCODE_NORMALIZED | UR_HOSTCODE_FILTER_LINEAR) : 0u,
                  (long long)RGBA_BYTES, IMAGE(row_pitch));
    ll_declare(k->t, near, "%s%s%s%s%s", start, find, put_places(k, points), inside,
               ll_format(k->t, tail, put_far_read(k, name, points)));
    k->facts->stack += 32;
    return near;
}

/* The same for integers: pixels of one or four of 8, 16 or 32 bits. */
static const char *put_near_whole(struct fn *k, const char *name, bool points) {
    const char *near = ll_format(k->t, "ur.near.%s.whole", points ? "sample" : "read");
    const char *start =
        ll_format(k->t,
                  "define internal void @%s(ptr %%m, i64 %%s, i32 %%shape, ptr %%at, float "
                  "%%level, ptr %%pixel) alwaysinline nounwind {\nentry:\n" FIELD("w", "i32")
                      FIELD("h", "i32") EDGE,
                  near, IMAGE(width), IMAGE(height), EDGE_FIELDS);
    const char *inside =
        ll_format(k->t,
                  FIND_WHOLE "  %%bits = and i64 %%s, %u\n  %%plain = icmp eq i64 %%bits, 0\n"
                             "  %%read = and i1 %%plain, %%known\n"
                             "  %%own = and i1 %%x.own, %%y.own\n  %%in = or i1 %%own, %%edge\n"
                             "  %%inside = and i1 %%in, %%read\n"
                             "  br i1 %%inside, label %%near, label %%far\nnear:\n" WHOLE_PLACE,
                  FIND_WHOLE_FIELDS,
                  points ? (unsigned)(UR_HOSTCODE_NORMALIZED | UR_HOSTCODE_FILTER_LINEAR) : 0u,
                  WHOLE_PLACE_FIELDS);
    const char *tail =
        "  br i1 %%four, label %%near.4, label %%near.1\n"
        "near.1:\n  switch i32 %%bytes, label %%one.32 [ i32 1, label %%one.8\n"
        "    i32 2, label %%one.16 ]\n"
        "one.8:\n  %%red.8 = load i8, ptr %%place, align 1\n"
        "  %%wide.8 = zext i8 %%red.8 to i32\n  br label %%one.end\n"
        "one.16:\n  %%red.16 = load i16, ptr %%place, align 1\n"
        "  %%wide.16 = zext i16 %%red.16 to i32\n  br label %%one.end\n"
        "one.32:\n  %%red.32 = load i32, ptr %%place, align 1\n  br label %%one.end\n"
        "one.end:\n"
        "  %%red = phi i32 [ %%wide.8, %%one.8 ], [ %%wide.16, %%one.16 ], [ %%red.32, %%one.32 ]\n"
        "  %%lost.1 = phi i32 [ 24, %%one.8 ], [ 16, %%one.16 ], [ 0, %%one.32 ]\n"
        "  %%found.1 = insertelement <4 x i32> <i32 0, i32 0, i32 0, i32 1>, i32 %%red, i32 0\n"
        "  br label %%own.end\n"
        "near.4:\n  switch i32 %%bytes, label %%four.32 [ i32 4, label %%four.8\n"
        "    i32 8, label %%four.16 ]\n"
        "four.8:\n  %%all.8 = load <4 x i8>, ptr %%place, align 1\n"
        "  %%far.8 = zext <4 x i8> %%all.8 to <4 x i32>\n  br label %%own.end\n"
        "four.16:\n  %%all.16 = load <4 x i16>, ptr %%place, align 1\n"
        "  %%far.16 = zext <4 x i16> %%all.16 to <4 x i32>\n  br label %%own.end\n"
        "four.32:\n  %%all.32 = load <4 x i32>, ptr %%place, align 1\n  br label %%own.end\n"
        /* What was brought to 32 bits without its sign. */
        "own.end:\n"
        "  %%bare = phi <4 x i32> [ %%found.1, %%one.end ], [ %%far.8, %%four.8 ], "
        "[ %%far.16, %%four.16 ], [ %%all.32, %%four.32 ]\n"
        "  %%lost = phi i32 [ %%lost.1, %%one.end ], [ 24, %%four.8 ], [ 16, %%four.16 ], "
        "[ 0, %%four.32 ]\n"
        "  %%by = select i1 %%signed, i32 %%lost, i32 0\n"
        "  %%by.0 = insertelement <4 x i32> poison, i32 %%by, i32 0\n"
        "  %%by.all = shufflevector <4 x i32> %%by.0, <4 x i32> poison, <4 x i32> "
        "zeroinitializer\n"
        "  %%up = shl <4 x i32> %%bare, %%by.all\n  %%found.own = ashr <4 x i32> %%up, %%by.all\n"
        "  br label %%end\n" FAR_READ "end:\n"
        "  %%found = phi <4 x i32> [ %%found.own, %%own.end ], [ %%made, %%far ]\n"
        "  store <4 x i32> %%found, ptr %%pixel, align 16\n  ret void\n}\n";
    ll_declare(k->t, near, "%s%s%s%s", start, put_places(k, points), inside,
               ll_format(k->t, tail, put_far_read(k, name, points)));
    k->facts->stack += 32;
    return near;
}

/* Of four integers, what bits their kind has not are left out: the nearest that it has is written.
 */
#define LIMIT_WHOLE                                                                                \
    "  %%width = udiv i32 %%bytes, %%channels\n  %%many = mul i32 %%width, 8\n"                    \
    "  %%lost = sub i32 32, %%many\n  %%most = lshr i32 -1, %%lost\n"                              \
    "  %%high = lshr i32 %%most, 1\n  %%low = xor i32 %%high, -1\n"                                \
    "  %%m.0 = insertelement <4 x i32> poison, i32 %%most, i32 0\n"                                \
    "  %%m.4 = shufflevector <4 x i32> %%m.0, <4 x i32> poison, <4 x i32> zeroinitializer\n"       \
    "  %%h.0 = insertelement <4 x i32> poison, i32 %%high, i32 0\n"                                \
    "  %%h.4 = shufflevector <4 x i32> %%h.0, <4 x i32> poison, <4 x i32> zeroinitializer\n"       \
    "  %%l.0 = insertelement <4 x i32> poison, i32 %%low, i32 0\n"                                 \
    "  %%l.4 = shufflevector <4 x i32> %%l.0, <4 x i32> poison, <4 x i32> zeroinitializer\n"       \
    "  %%up = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %%made, <4 x i32> %%l.4)\n"                \
    "  %%s = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %%up, <4 x i32> %%h.4)\n"                   \
    "  %%u = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %%made, <4 x i32> %%m.4)\n"                 \
    "  %%all = select i1 %%signed, <4 x i32> %%s, <4 x i32> %%u\n"                                 \
    "  %%all.16 = trunc <4 x i32> %%all to <4 x i16>\n"                                            \
    "  %%all.8 = trunc <4 x i32> %%all to <4 x i8>\n"

static const char *whole_stores(struct fn *k) {
    static const unsigned bits[] = {8, 16, 32};
    const char *text = "near.1:\n  switch i32 %bytes, label %one.32 [ i32 1, label %one.8\n"
                       "    i32 2, label %one.16 ]\n"
                       "near.4:\n  switch i32 %bytes, label %four.32 [ i32 4, label %four.8\n"
                       "    i32 8, label %four.16 ]\n";
    for (unsigned i = 0; i < 3; ++i) {
        const char *from = bits[i] == 32 ? "all" : ll_format(k->t, "all.%u", bits[i]);
        text = ll_format(k->t,
                         "%sone.%u:\n  %%red.%u = extractelement <4 x i%u> %%%s, i32 0\n"
                         "  store i%u %%red.%u, ptr %%place, align 1\n  br label %%end\n"
                         "four.%u:\n  store <4 x i%u> %%%s, ptr %%place, align 1\n"
                         "  br label %%end\n",
                         text, bits[i], bits[i], bits[i], from, bits[i], bits[i], bits[i], bits[i],
                         from);
    }
    ll_declare(k->t, "llvm.smax.v4i32",
               "declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)\n"
               "declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)\n"
               "declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>)\n");
    return text;
}

static const char *float_stores(struct fn *k) {
    ll_declare(k->t, "llvm.rint.v4f32", "declare <4 x float> @llvm.rint.v4f32(<4 x float>)\n");
    return "near.4:\n"
           "  store <4 x i32> %made, ptr %place.4, align 4\n  br label %end\n"
           "near.1:\n  br i1 %eight, label %near.8, label %red.1\nred.1:\n"
           "  %red = extractelement <4 x i32> %made, i32 0\n"
           "  store i32 %red, ptr %place.1, align 4\n  br label %end\n"
           /* From 0 to 1; what is no number is 0. */
           "near.8:\n  %reals = bitcast <4 x i32> %made to <4 x float>\n"
           "  %from = fcmp oge <4 x float> %reals, zeroinitializer\n"
           "  %least = select <4 x i1> %from, <4 x float> %reals, <4 x float> zeroinitializer\n"
           "  %past = fcmp ogt <4 x float> %least, <float 1.0, float 1.0, float 1.0, float 1.0>\n"
           "  %share = select <4 x i1> %past, <4 x float> <float 1.0, float 1.0, float 1.0, float "
           "1.0>, <4 x float> %least\n"
           "  %much = fmul <4 x float> %share, <float 255.0, float 255.0, float 255.0, float "
           "255.0>\n"
           "  %round = call <4 x float> @llvm.rint.v4f32(<4 x float> %much)\n"
           "  %bytes.are = fptoui <4 x float> %round to <4 x i8>\n"
           "  store <4 x i8> %bytes.are, ptr %place.1, align 1\n  br label %end\n";
}

/* Outside of the image nothing is written. */
static const char *put_near_write(struct fn *k, const char *name, bool real) {
    const char *near = real ? "ur.near.write" : "ur.near.write.whole";
    const char *find = real ? ll_format(k->t,
                                        FIND_IMAGE "  %%eight = icmp eq i64 %%kind, %lld\n"
                                                   "  %%any = or i1 %%known, %%eight\n",
                                        FIND_FIELDS, (long long)RGBA_BYTES)
                            : ll_format(k->t,
                                        FIELD("w", "i32") FIELD("h", "i32") FIND_WHOLE
                                        "  %%any = and i1 %%known, true\n"
                                        "  %%channels = select i1 %%four, i32 4, i32 1\n",
                                        IMAGE(width), IMAGE(height), FIND_WHOLE_FIELDS);
    const char *place = real ? ll_format(k->t, PIXEL_PLACE, IMAGE(row_pitch))
                             : ll_format(k->t, WHOLE_PLACE LIMIT_WHOLE, WHOLE_PLACE_FIELDS);
    ll_declare(k->t, "ur.far.write",
               "define internal void @ur.far.write(ptr %%m, i32 %%shape, <4 x i32> %%at, "
               "<4 x i32> %%made) noinline nounwind {\n"
               "  %%where = alloca [4 x i32], align 16\n"
               "  %%pixel = alloca [4 x i32], align 16\n"
               "  store <4 x i32> %%at, ptr %%where, align 16\n"
               "  store <4 x i32> %%made, ptr %%pixel, align 16\n"
               "  call void @%s(ptr %%m, i32 %%shape, ptr %%where, ptr %%pixel)\n"
               "  ret void\n}\n",
               name);
    ll_declare(k->t, near,
               "define internal void @%s(ptr %%m, i32 %%shape, ptr %%at, ptr %%pixel) "
               "alwaysinline nounwind {\nentry:\n"
               "  %%made = load <4 x i32>, ptr %%pixel, align 16\n"
               "%s  br i1 %%any, label %%close, label %%far\nclose:\n"
               "  %%x = load i32, ptr %%at, align 4\n" SECOND
               "  %%y = load i32, ptr %%y.at, align 4\n"
               "  %%x.in = icmp ult i32 %%x, %%w\n  %%y.in = icmp ult i32 %%y, %%h\n"
               "  %%in = and i1 %%x.in, %%y.in\n"
               "  br i1 %%in, label %%near, label %%end\nnear:\n"
               "%s  br i1 %%four, label %%near.4, label %%near.1\n"
               "%send:\n  ret void\n"
               "far:\n"
               "  %%kept = load <4 x i32>, ptr %%at, align 16\n"
               "  call void @ur.far.write(ptr %%m, i32 %%shape, <4 x i32> %%kept, "
               "<4 x i32> %%made)\n"
               "  ret void\n}\n",
               near, find, place, real ? float_stores(k) : whole_stores(k));
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

static const char *out_of_line(const struct fn *k) {
    return k->facts->by_calls ? " noinline" : "";
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
    if (has_near(k, shape)) {
        name = real ? put_near_read(k, name, points) : put_near_whole(k, name, points);
    }
    ll_variable(k, ll_format(k->t, "t%u", pixel), "[4 x i32]", 16);
    k->facts->stack += 16;
    ll_emit(k, "call void @%s(ptr %s, i64 %s, i32 %u, ptr %n, %s, ptr %n)%s", name, from, sampler,
            shape.dimensions | (shape.all > shape.dimensions ? UR_RUNTIME_LAYERS : 0) |
                (real ? UR_RUNTIME_FLOAT : 0),
            coordinates, how, pixel, out_of_line(k));
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
        name = put_near_write(k, name, !ll_is_int(type));
    }
    ll_emit(k, "call void @%s(%p, i32 %u, ptr %n, ptr %n)%s", name, k->insn->operands[0],
            shape.dimensions | (shape.all > shape.dimensions ? UR_RUNTIME_LAYERS : 0) | narrow, at,
            pixel, out_of_line(k));
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
        (ll_formats(k) ? ll_read_expected : read_sampled)(k);
        return true;
    case SpvOpImageRead:
    case SpvOpImageFetch:
        if (ll_formats(k)) {
            ll_read_expected(k);
            return true;
        }
        read(k, image_type(k, ll_operand(k, 0))->id, value_text(k, k->insn->operands[0]), "0",
             false);
        return true;
    case SpvOpImageWrite:
        (ll_formats(k) ? ll_write_expected : write)(k);
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

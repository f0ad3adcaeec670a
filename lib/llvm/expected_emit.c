/* Accesses to images in the form of a kernel for those that its source suggests (expected.c): loads
 * and stores without a branch to anything else, exactly as the runtime (pixels.c of lib/compile)
 * has them. */
#include "expected.h"
#include "image.h"

#define PARALLEL ", !llvm.access.group !0"

/* ---- functions that are compiled with it ----------------------------------------------------- */

#define PARAMETERS "ptr %%data, i64 %%pitch, i32 %%w, i32 %%h, i32 %%bytes"

/* The address of the pixel `x`, `y`, as `%pixel.at`. */
static const char *place_of(struct fn *k, unsigned format, const char *x, const char *y,
                            const char *pixel) {
    const char *row =
        ll_format(k->t,
                  "  %%%s.row = zext i32 %%%s to i64\n"
                  "  %%%s.rows = mul i64 %%%s.row, %%pitch\n"
                  "  %%%s.line = getelementptr inbounds i8, ptr %%data, i64 %%%s.rows\n"
                  "  %%%s.column = zext i32 %%%s to i64\n",
                  pixel, y, pixel, pixel, pixel, pixel, pixel, x);
    if (format != EXPECTED_FIRST) {
        return ll_format(
            k->t, "%s  %%%s.at = getelementptr inbounds %s, ptr %%%s.line, i64 %%%s.column\n", row,
            pixel, format == EXPECTED_FOUR ? "[4 x float]" : "float", pixel, pixel);
    }
    return ll_format(k->t,
                     "%s  %%%s.bytes = zext i32 %%bytes to i64\n"
                     "  %%%s.before = mul i64 %%%s.column, %%%s.bytes\n"
                     "  %%%s.at = getelementptr inbounds i8, ptr %%%s.line, i64 %%%s.before\n",
                     row, pixel, pixel, pixel, pixel, pixel, pixel, pixel);
}

/* The pixel there, which is one of the image's, as `%pixel`. */
static const char *load_of(struct fn *k, unsigned format, const char *x, const char *y,
                           const char *pixel) {
    const char *place = place_of(k, format, x, y, pixel);
    return format == EXPECTED_FOUR
               ? ll_format(k->t, "%s  %%%s = load <4 x float>, ptr %%%s.at, align 16" PARALLEL "\n",
                           place, pixel, pixel)
               : ll_format(
                     k->t,
                     "%s  %%%s.red = load float, ptr %%%s.at, align 4" PARALLEL "\n"
                     "  %%%s = insertelement <4 x float> zeroinitializer, float %%%s.red, i32 "
                     "0\n",
                     place, pixel, pixel, pixel, pixel);
}

/* Whether what lies beyond the edge is the border, not the pixel at the edge. */
#define BLACK                                                                                      \
    "  %%mode = and i64 %%s, %u\n  %%black = icmp eq i64 %%mode, %u\n"                             \
    "  %%edge = xor i1 %%black, true\n"
#define BLACK_FIELDS (unsigned)UR_HOSTCODE_ADDRESS_MASK, (unsigned)UR_HOSTCODE_ADDRESS_CLAMP

/* The two pixels that a point lies between, from one to the next of which it has gone `part` of the
 * way. Farther out than two pixels all are alike. */
#define BETWEEN(c, size)                                                                           \
    "  %%" c ".size = uitofp i32 %%" size " to float\n"                                            \
    "  %%" c ".end = fadd float %%" c ".size, 1.0\n"                                               \
    "  %%" c ".moved = fsub float %%" c ".is, 0.5\n"                                               \
    "  %%" c ".floor = call float @llvm.floor.f32(float %%" c ".moved)\n"                          \
    "  %%" c ".rest = fsub float %%" c ".moved, %%" c ".floor\n"                                   \
    "  %%" c ".known = fcmp oge float %%" c ".rest, 0.0\n"                                         \
    "  %%" c ".part = select i1 %%" c ".known, float %%" c ".rest, float 0.0\n"                    \
    "  %%" c ".left = fsub float 1.0, %%" c ".part\n"                                              \
    "  %%" c ".from = fcmp ogt float %%" c ".floor, -2.0\n"                                        \
    "  %%" c ".least = select i1 %%" c ".from, float %%" c ".floor, float -2.0\n"                  \
    "  %%" c ".before = fcmp olt float %%" c ".least, %%" c ".end\n"                               \
    "  %%" c ".most = select i1 %%" c ".before, float %%" c ".least, float %%" c ".end\n"          \
    "  %%" c "0.is = fptosi float %%" c ".most to i32\n"                                           \
    "  %%" c "1.is = add nsw i32 %%" c "0.is, 1\n"

static void declare_called(struct fn *k) {
    ll_declare(k->t, "llvm.smin.i32", "declare i32 @llvm.smin.i32(i32, i32)\n");
    ll_declare(k->t, "llvm.smax.i32", "declare i32 @llvm.smax.i32(i32, i32)\n");
    ll_declare(k->t, "llvm.floor.f32", "declare float @llvm.floor.f32(float)\n");
}

static const char *name_of(struct fn *k, const char *what, unsigned format) {
    declare_called(k);
    return ll_format(k->t, "ur.%s.%s", what,
                     format == EXPECTED_FOUR  ? "four"
                     : format == EXPECTED_ONE ? "one"
                                              : "first");
}

/* One pixel. */
static const char *put_near(struct fn *k, unsigned format, bool points) {
    const char *name = name_of(k, points ? "point" : "pixel", format);
    const char *type = points ? "float" : "i32";
    ll_declare(k->t, name, "%s%s%s%s%s",
               ll_format(k->t,
                         "define internal <4 x float> @%s(" PARAMETERS
                         ", i64 %%s, %s %%x.is, %s %%y.is) alwaysinline nounwind {\n",
                         name, type, type),
               points ? ll_format(k->t, POINT_INSIDE("x", "w") POINT_INSIDE("y", "h"))
                      : ll_format(k->t, INSIDE("x", "x", "w") INSIDE("y", "y", "h")),
               ll_format(k->t, BLACK, BLACK_FIELDS), load_of(k, format, "x", "y", "p"),
               ll_format(k->t,
                         "  %%own = and i1 %%x.own, %%y.own\n  %%in = or i1 %%own, %%edge\n"
                         "  %%made = select i1 %%in, <4 x float> %%p, <4 x float> zeroinitializer\n"
                         "  ret <4 x float> %%made\n}\n"));
    return name;
}

/* One of the four pixels around a point, and the sum of those before with it; what has no weight is
 * not looked at, which may be no number. */
static const char *add_weighed(struct fn *k, unsigned format, unsigned i) {
    const char *pixel = ll_format(k->t, "p%u", i);
    const char *sum = i ? ll_format(k->t, "%%sum%u", i - 1) : "zeroinitializer";
    const char *load = load_of(k, format, i & 1 ? "x1" : "x0", i & 2 ? "y1" : "y0", pixel);
    return ll_format(k->t,
                     "%s  %%own%u = and i1 %%x%u.own, %%y%u.own\n  %%in%u = or i1 %%own%u, %%edge\n"
                     "  %%is%u = select i1 %%in%u, <4 x float> %%%s, <4 x float> zeroinitializer\n"
                     "  %%weight%u = fmul float %%x.%s, %%y.%s\n"
                     "  %%none%u = fcmp oeq float %%weight%u, 0.0\n"
                     "  %%w%u.0 = insertelement <4 x float> poison, float %%weight%u, i32 0\n"
                     "  %%w%u = shufflevector <4 x float> %%w%u.0, <4 x float> poison, <4 x i32> "
                     "zeroinitializer\n"
                     "  %%share%u = fmul <4 x float> %%w%u, %%is%u\n"
                     "  %%more%u = fadd <4 x float> %s, %%share%u\n"
                     "  %%sum%u = select i1 %%none%u, <4 x float> %s, <4 x float> %%more%u\n",
                     load, i, i & 1, i >> 1, i, i, i, i, pixel, i, i & 1 ? "part" : "left",
                     i & 2 ? "part" : "left", i, i, i, i, i, i, i, i, i, i, sum, i, i, i, sum, i);
}

static const char *put_linear(struct fn *k, unsigned format) {
    const char *name = name_of(k, "linear", format);
    ll_declare(k->t, name, "%s%s%s%s%s%s%s%s",
               ll_format(k->t,
                         "define internal <4 x float> @%s(" PARAMETERS
                         ", i64 %%s, float %%x.is, float %%y.is) alwaysinline nounwind {\n",
                         name),
               ll_format(k->t, BETWEEN("x", "w") BETWEEN("y", "h")),
               ll_format(k->t, INSIDE("x0", "x0", "w") INSIDE("x1", "x1", "w")
                                   INSIDE("y0", "y0", "h") INSIDE("y1", "y1", "h")),
               ll_format(k->t, BLACK, BLACK_FIELDS), add_weighed(k, format, 0),
               add_weighed(k, format, 1), add_weighed(k, format, 2),
               ll_format(k->t, "%s  ret <4 x float> %%sum3\n}\n", add_weighed(k, format, 3)));
    return name;
}

static const char *put_store(struct fn *k, unsigned format) {
    const char *name = name_of(k, "store", format);
    ll_declare(k->t, name, "%s%s%s",
               ll_format(k->t,
                         "define internal void @%s(" PARAMETERS
                         ", i32 %%x, i32 %%y, <4 x float> %%made) alwaysinline nounwind {\n"
                         "  %%x.in = icmp ult i32 %%x, %%w\n  %%y.in = icmp ult i32 %%y, %%h\n"
                         "  %%in = and i1 %%x.in, %%y.in\n"
                         "  br i1 %%in, label %%near, label %%end\nnear:\n"
                         "%s",
                         name, place_of(k, format, "x", "y", "p")),
               format == EXPECTED_FOUR
                   ? "  store <4 x float> %made, ptr %p.at, align 16, !llvm.access.group !0\n"
                   : "  %red = extractelement <4 x float> %made, i32 0\n"
                     "  store float %red, ptr %p.at, align 4, !llvm.access.group !0\n",
               "  br label %end\nend:\n  ret void\n}\n");
    return name;
}

/* ---- accesses -------------------------------------------------------------------------------- */

/* A field of the image, loaded where all of the function's work comes by, so that loops have it
 * before them. */
static uint32_t image_field(struct fn *k, uint32_t image, const char *type, unsigned offset) {
    uint32_t at = ll_temp(k), made = ll_temp(k);
    ll_prologue(k, "%n = getelementptr inbounds i8, ptr %%v%u, i64 %u", at, image, offset);
    ll_prologue(k, "%n = load %s, ptr %n, align 4, !invariant.load !{}", made, type, at);
    return made;
}

static const char *image_fields(struct fn *k, uint32_t image) {
    uint32_t data = image_field(k, image, "ptr", IMAGE(data)),
             pitch = image_field(k, image, "i64", IMAGE(row_pitch)),
             width = image_field(k, image, "i32", IMAGE(width)),
             height = image_field(k, image, "i32", IMAGE(height)),
             bytes = image_field(k, image, "i32", IMAGE(pixel_size));
    return ll_format(k->t, "ptr %%t%u, i64 %%t%u, i32 %%t%u, i32 %%t%u, i32 %%t%u", data, pitch,
                     width, height, bytes);
}

static unsigned format_of(const struct fn *k, uint32_t image) {
    return ll_formats(k)[ll_parameter(k->function, image)];
}

static bool is_linear(const struct fn *k, uint32_t sampler) {
    uint32_t parameter = ll_parameter(k->function, sampler);
    return parameter != UR_SPIRV_NONE
               ? ll_formats(k)[parameter] == EXPECTED_LINEAR
               : ur_spirv_operand(k->t->module, sampler, 2) == SpvSamplerFilterModeLinear;
}

void ll_read_expected(struct fn *k) {
    const struct ur_spirv_module *module = k->t->module;
    bool sampled = k->insn->opcode == SpvOpImageSampleExplicitLod;
    const struct ur_spirv_instruction *pair =
        sampled ? ur_spirv_definition(module, k->insn->operands[0]) : NULL;
    uint32_t image = pair ? pair->operands[0] : k->insn->operands[0];
    const struct type *type = ll_type_of(k->t, ll_operand(k, 1));
    bool points = ll_is_float(type);
    const char *scalar = points ? "float" : "i32";
    unsigned format = format_of(k, image);
    uint32_t x = ll_component(k, type, k->insn->operands[1], 0),
             y = ll_component(k, type, k->insn->operands[1], 1);
    const char *name = points && is_linear(k, pair->operands[1]) ? put_linear(k, format)
                                                                 : put_near(k, format, points);
    const char *fields = image_fields(k, image);
    if (pair) {
        ll_emit(k, "%%v%u = call <4 x float> @%s(%s, %p, %s %n, %s %n)", k->insn->result, name,
                fields, pair->operands[1], scalar, x, scalar, y);
    } else {
        ll_emit(k, "%%v%u = call <4 x float> @%s(%s, i64 0, %s %n, %s %n)", k->insn->result, name,
                fields, scalar, x, scalar, y);
    }
}

void ll_write_expected(struct fn *k) {
    uint32_t image = k->insn->operands[0];
    const struct type *type = ll_type_of(k->t, ll_operand(k, 1));
    uint32_t x = ll_component(k, type, k->insn->operands[1], 0),
             y = ll_component(k, type, k->insn->operands[1], 1);
    const char *name = put_store(k, format_of(k, image)), *fields = image_fields(k, image);
    ll_emit(k, "call void @%s(%s, i32 %n, i32 %n, %p)", name, fields, x, y, k->insn->operands[2]);
}

/* ---- whether the arguments are as expected --------------------------------------------------- */

static void put_image_test(struct tr *t, struct ur_text *to, uint32_t i, unsigned format) {
    ur_text_print(&t->out, to,
                  "  %%kind%u.at = getelementptr inbounds i8, ptr %%a%u, i64 %u\n"
                  "  %%kind%u = load i64, ptr %%kind%u.at, align 4\n"
                  "  %%four%u = icmp eq i64 %%kind%u, %l\n  %%one%u = icmp eq i64 %%kind%u, %l\n"
                  "  %%like%u = or i1 %%four%u, %%one%u\n",
                  i, i, IMAGE(order), i, i, i, i, format == EXPECTED_ONE ? R_FLOATS : RGBA_FLOATS,
                  i, i, format == EXPECTED_FOUR ? RGBA_FLOATS : R_FLOATS, i, i, i);
    ur_text_print(&t->out, to,
                  "  %%width%u.at = getelementptr inbounds i8, ptr %%a%u, i64 %u\n"
                  "  %%width%u = load i32, ptr %%width%u.at, align 4\n"
                  "  %%wide%u = icmp sgt i32 %%width%u, 0\n"
                  "  %%height%u.at = getelementptr inbounds i8, ptr %%a%u, i64 %u\n"
                  "  %%height%u = load i32, ptr %%height%u.at, align 4\n"
                  "  %%high%u = icmp sgt i32 %%height%u, 0\n"
                  "  %%large%u = and i1 %%wide%u, %%high%u\n",
                  i, i, IMAGE(width), i, i, i, i, i, i, IMAGE(height), i, i, i, i, i, i, i);
    /* All pixels lie where their size asks for it. */
    ur_text_print(&t->out, to,
                  "  %%data%u = load i64, ptr %%a%u, align 8\n"
                  "  %%pitch%u.at = getelementptr inbounds i8, ptr %%a%u, i64 %u\n"
                  "  %%pitch%u = load i64, ptr %%pitch%u.at, align 8\n"
                  "  %%places%u = or i64 %%data%u, %%pitch%u\n"
                  "  %%odd%u = and i64 %%places%u, %u\n"
                  "  %%even%u = icmp eq i64 %%odd%u, 0\n"
                  "  %%lies%u = and i1 %%large%u, %%even%u\n"
                  "  %%good%u = and i1 %%like%u, %%lies%u\n",
                  i, i, i, i, IMAGE(row_pitch), i, i, i, i, i, i, i,
                  format == EXPECTED_FOUR ? 15u : 3u, i, i, i, i, i, i, i, i);
}

static void put_sampler_test(struct tr *t, struct ur_text *to, uint32_t i, unsigned expected) {
    ur_text_print(&t->out, to,
                  "  %%bits%u = and i64 %%a%u, %u\n  %%plain%u = icmp eq i64 %%bits%u, %u\n"
                  "  %%mode%u = and i64 %%a%u, %u\n  %%ends%u = icmp ne i64 %%mode%u, %u\n"
                  "  %%good%u = and i1 %%plain%u, %%ends%u\n",
                  i, i, (unsigned)(UR_HOSTCODE_NORMALIZED | UR_HOSTCODE_FILTER_LINEAR), i, i,
                  expected == EXPECTED_LINEAR ? (unsigned)UR_HOSTCODE_FILTER_LINEAR : 0u, i, i,
                  (unsigned)UR_HOSTCODE_ADDRESS_MASK, i, i, (unsigned)UR_HOSTCODE_ADDRESS_REPEAT, i,
                  i, i);
}

static void put_test(struct tr *t, struct ur_text *to, const struct ur_spirv_function *f,
                     const uint8_t *expected) {
    const char *all = "true";
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        if (!expected[i]) {
            continue;
        }
        if (ll_type_of(t, f->parameters[i])->op == SpvOpTypeSampler) {
            put_sampler_test(t, to, i, expected[i]);
        } else {
            put_image_test(t, to, i, expected[i]);
        }
        ur_text_print(&t->out, to, "  %%all%u = and i1 %s, %%good%u\n", i, all, i);
        all = ll_format(t, "%%all%u", i);
    }
    ur_text_print(&t->out, to, "  %%expected = and i1 %s, true\n", all);
}

void ll_put_expected(struct fn *k) {
    const uint8_t *expected = k->regions->expected;
    for (uint32_t i = 0; i < k->function->parameter_count; ++i) {
        uint32_t id = k->function->parameters[i];
        if (!expected[i]) {
            continue;
        }
        bool sampler = ll_type_of(k->t, id)->op == SpvOpTypeSampler;
        ll_emit(k,
                sampler ? "%%a%u = add i64 %%v%u, 0" : "%%a%u = getelementptr i8, ptr %%v%u, i64 0",
                i, id);
    }
    put_test(k->t, &k->body, k->function, expected);
}

void ll_choose_row(struct tr *t, const struct kernel *kernel, uint32_t number) {
    ur_text_print(&t->out, &t->body,
                  "\ndefine internal void @ur.row%u(ptr noalias readonly %%args, ptr noalias "
                  "%%from) nounwind {\nentry:\n",
                  number);
    ll_load_arguments(t, kernel);
    const struct kernel *form = &t->kernels[kernel->form - 1];
    put_test(t, &t->body, &t->module->functions[form->index], t->functions[form->index].expected);
    ur_text_print(&t->out, &t->body,
                  "  br i1 %%expected, label %%near, label %%far\n"
                  "near:\n  tail call void @ur.near%u(ptr %%args, ptr %%from)\n  ret void\n"
                  "far:\n  tail call void @ur.far%u(ptr %%args, ptr %%from)\n  ret void\n}\n",
                  number, number);
}

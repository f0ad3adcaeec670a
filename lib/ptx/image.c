/* Images and samplers: what an image is made of is the kernel's argument (struct ur_ptx_image),
 * reading and writing are functions of the library (library/image.cl), but for pixels that the
 * texture unit fetches (texel.c). Of the number of an image (SPV_INTEL_bindless_images) the
 * same is found in a table, see ptx.h; a sampled image by number is a texture object, which has
 * instructions of its own. */
#include <stdio.h>
#include <string.h>

#include "emit.h"
#include "instructions.h"
#include "texel.h"
#include "types.h"
#include "value.h"

/* How an image is addressed. */
struct shape {
    const char *name;         /* in the library's functions */
    unsigned dimensions, all; /* coordinates; all: with the layer */
};

static struct shape shape_of(struct fn *k, const struct type *image) {
    enum { DIM = 1, ARRAYED = 3, MULTISAMPLED = 4 };
    const struct ur_spirv_instruction *said = ur_spirv_definition(k->t->module, image->id);
    if (said->operands[MULTISAMPLED]) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "images of several samples a pixel (type %%%u)",
                    image->id);
    }
    bool layers = said->operands[ARRAYED];
    switch (said->operands[DIM]) {
    case SpvDim1D:
    case SpvDimBuffer:
        return layers ? (struct shape){"1da", 1, 2} : (struct shape){"1d", 1, 1};
    case SpvDim2D:
        return layers ? (struct shape){"2da", 2, 3} : (struct shape){"2d", 2, 2};
    case SpvDim3D:
        return (struct shape){"3d", 3, 3};
    default: {
        const char *name = ur_spirv_value_name(UR_SPIRV_Dim, said->operands[DIM]);
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "images of dimension %s (type %%%u)",
                    name ? name : "unknown", image->id);
    }
    }
}

/* The image type of an image, or of an image with its sampler. */
static const struct type *image_type(struct fn *k, uint32_t id, bool sampled) {
    const struct type *type = ptx_value_type(k, id);
    if (sampled && type->op == SpvOpTypeSampledImage) {
        type = ptx_type_of(k->t, ur_spirv_operand(k->t->module, type->id, 0));
    }
    if (type->op != SpvOpTypeImage) {
        ptx_fail_in(k, UR_PTX_INVALID, "%%%u is no image", id);
    }
    return type;
}

/* Up to 4 image parts, the sampler where there is one, and three coordinates. */
enum { MOST = IMAGE_LEAVES + 1 + 3 + 4 };

static uint32_t put_coordinates(struct fn *k, uint32_t id, struct shape shape, struct part *to) {
    uint32_t count;
    const struct part *at = ptx_parts_of(k, id, &count);
    if (count < shape.all) {
        ptx_fail_in(k, UR_PTX_INVALID, "%u coordinates of an image that has %u", count, shape.all);
    }
    for (uint32_t i = 0; i < 3; ++i) {
        if (at[0].kind != KIND_F32 && at[0].kind != KIND_I32) {
            ptx_fail_in(k, UR_PTX_UNSUPPORTED, "coordinates that have not 32 bits");
        }
        to[i] = i < shape.all ? at[i] : ptx_constant(at[0].kind, 0);
    }
    return 3;
}

/* The channels as the kernel wants them: bits of 32 each. */
static struct part narrow(struct fn *k, struct part x, unsigned kind) {
    return ptx_mask(k, kind, ptx_to_width(k, ptx_use_reg(k, x), kind, false));
}

static void set_texel(struct fn *k, const struct ur_spirv_instruction *insn,
                      const struct part *channels) {
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t count = ptx_leaves(k, type);
    struct part *parts = ptx_alloc(&k->t->out, 4, sizeof(*parts));
    if (count < 1 || count > 4) {
        ptx_fail_in(k, UR_PTX_INVALID, "a pixel of %u channels", count);
    }
    for (uint32_t i = 0; i < count; ++i) {
        unsigned kind = type->leaves[i].kind;
        if (kind == KIND_F16) {
            parts[i] = ptx_from_f32(k, ptx_bits_as(k, channels[i], KIND_F32), KIND_F16);
        } else if (kind == KIND_F32 || kind == KIND_I32) {
            parts[i] = ptx_bits_as(k, channels[i], kind);
        } else if (kind == KIND_I8 || kind == KIND_I16) {
            parts[i] = narrow(k, channels[i], kind);
        } else {
            ptx_fail_in(k, UR_PTX_UNSUPPORTED, "channels that have more than 32 bits");
        }
    }
    ptx_set_value(k, insn->result, parts, count);
}

/* ---- textures ---- */

/* Whether it is a sampled image by number, which is known of every one that a function has. */
static bool is_texture(const struct part *image) {
    return is_const(image[IMAGE_FORMAT]) && image[IMAGE_FORMAT].bits == UR_PTX_FORMAT_TEXTURE;
}

/* Whether images may be of numbers, and so textures, which is known when the kernel runs. */
static bool has_numbers(struct fn *k) {
    return ur_spirv_has(k->t->module, SpvCapabilityBindlessImagesINTEL);
}

/* Up to four parts in brackets, the last as often as the geometry wants it. */
static const char *list_of(struct fn *k, const struct part *parts, uint32_t count, uint32_t all) {
    enum { LONGEST = 24 }; /* of a register */
    char *made = ptx_alloc(&k->t->out, LONGEST, 4);
    size_t used = 0;
    for (uint32_t i = 0; i < all; ++i) {
        used += (size_t)snprintf(made + used, 4 * LONGEST - used, "%s", i ? ", " : "{");
        used += ptx_write_part(made + used, parts[i < count ? i : count - 1]);
    }
    snprintf(made + used, 4 * LONGEST - used, "}");
    return made;
}

/* Without brackets. */
static const char *only(struct fn *k, struct part x) {
    char *made = ptx_alloc(&k->t->out, 32, 1);
    made[ptx_write_part(made, x)] = 0;
    return made;
}

static struct part level_part(struct fn *k, uint32_t id) {
    struct part x = ptx_scalar_of(k, id);
    return ptx_use_reg(
        k, x.kind == KIND_I32 ? ptx_unary(k, KIND_F32, "cvt.rn.f32.s32", ptx_use_reg(k, x)) : x);
}

/* Of a sampled image by number: the level is one, or the distance of coordinates, or the first. */
static void emit_texture(struct fn *k, const struct ur_spirv_instruction *insn,
                         const struct part *image) {
    static const struct {
        const char *name, *geometry;
        uint32_t all;
    } geometries[] = {{"1d", "1d", 1},   {"2d", "2d", 2},   {"3d", "3d", 4},
                      {"1da", "a1d", 2}, {"2da", "a2d", 4}, {"cube", "cube", 4}};
    struct shape shape = shape_of(k, image_type(k, insn->operands[0], true));
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t have, count = 0, at = 0, mask = insn->count > 2 ? insn->operands[2] : 0;
    const struct part *given = ptx_parts_of(k, insn->operands[1], &have);
    struct part coordinates[4], channels[4];
    bool real = is_float_kind(type->leaves[0].kind), whole = given[0].kind == KIND_I32;
    uint32_t known = SpvImageOperandsLodMask | SpvImageOperandsGradMask |
                     SpvImageOperandsSignExtendMask | SpvImageOperandsZeroExtendMask;
    while (strcmp(geometries[at].name, shape.name) != 0) {
        ++at;
    }
    if (have < shape.all || (!whole && given[0].kind != KIND_F32)) {
        ptx_fail_in(k, UR_PTX_INVALID, "%u coordinates of an image that has %u of 32 bits", have,
                    shape.all);
    }
    if (mask & ~known) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "image operands 0x%x", mask);
    }
    if (shape.all > shape.dimensions) { /* the layer comes first, a whole number */
        struct part layer = ptx_use_reg(k, given[shape.dimensions]);
        coordinates[count++] = whole ? layer : ptx_unary(k, KIND_I32, "cvt.rni.s32.f32", layer);
    }
    for (uint32_t i = 0; i < shape.dimensions; ++i) {
        coordinates[count++] = ptx_use_reg(k, given[i]);
    }
    const char *place = list_of(k, coordinates, count, geometries[at].all);
    struct part object = ptx_use_reg(k, image[IMAGE_SURFACE]);
    for (unsigned i = 0; i < 4; ++i) {
        channels[i] = ptx_new_reg(k, real ? KIND_F32 : KIND_I32);
    }
    const char *to = list_of(k, channels, 4, 4), *form = real ? "f32" : "u32";
    struct part level = ptx_constant(KIND_F32, 0);
    if (mask & SpvImageOperandsLodMask) {
        level = ptx_scalar_of(k, insn->operands[3]);
    }
    if (!whole && (mask & SpvImageOperandsGradMask)) {
        uint32_t counts[2];
        const struct part *apart[2] = {ptx_parts_of(k, insn->operands[3], &counts[0]),
                                       ptx_parts_of(k, insn->operands[4], &counts[1])};
        const char *lists[2];
        for (int i = 0; i < 2; ++i) {
            struct part used[3];
            if (counts[i] < shape.dimensions || apart[i][0].kind != KIND_F32) {
                ptx_fail_in(k, UR_PTX_INVALID, "distances that are not %u floats",
                            shape.dimensions);
            }
            for (uint32_t c = 0; c < shape.dimensions; ++c) {
                used[c] = ptx_use_reg(k, apart[i][c]);
            }
            lists[i] =
                list_of(k, used, shape.dimensions, shape.dimensions == 3 ? 4 : shape.dimensions);
            lists[i] = shape.dimensions == 1 ? only(k, used[0]) : lists[i];
        }
        ptx_emit(k, "tex.grad.%s.v4.%s.f32 %s, [%o, %s], %s, %s", geometries[at].geometry, form, to,
                 object, place, lists[0], lists[1]);
    } else if (!whole && !(is_const(level) && level.bits == 0)) {
        ptx_emit(k, "tex.level.%s.v4.%s.f32 %s, [%o, %s], %o", geometries[at].geometry, form, to,
                 object, place, level_part(k, insn->operands[3]));
    } else {
        ptx_emit(k, "tex.%s.v4.%s.%s %s, [%o, %s]", geometries[at].geometry, form,
                 whole ? "s32" : "f32", to, object, place);
    }
    for (unsigned i = 0; i < 4; ++i) {
        channels[i] = ptx_bits_as(k, channels[i], KIND_I32);
    }
    set_texel(k, insn, channels);
}

static struct part images_variable(struct fn *k) {
    struct part made = ptx_new_reg(k, KIND_I64);
    k->t->images = true;
    ptx_emit(k, "mov.u64 %o, " UR_PTX_IMAGES, made);
    return made;
}

/* An image of a number: what the table has of it. */
static void emit_from_number(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct part *parts = ptx_alloc(&k->t->out, IMAGE_LEAVES + 1, sizeof(*parts));
    struct part number = ptx_scalar_of(k, insn->operands[0]), known[4];
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint16_t wanted = insn->opcode == SpvOpConvertHandleToImageINTEL     ? SpvOpTypeImage
                      : insn->opcode == SpvOpConvertHandleToSamplerINTEL ? SpvOpTypeSampler
                                                                         : SpvOpTypeSampledImage;
    if (number.kind != KIND_I64 || type->op != wanted) {
        ptx_fail_in(k, UR_PTX_INVALID, "%%%u is no number of 64 bits, or %%%u another type",
                    insn->operands[0], insn->type);
    }
    number = ptx_use_reg(k, number);
    if (wanted == SpvOpTypeSampledImage) {
        parts[IMAGE_SURFACE] = number;
        for (unsigned i = IMAGE_WIDTH; i < IMAGE_FORMAT; ++i) {
            parts[i] = ptx_constant(KIND_I32, 0);
        }
        parts[IMAGE_FORMAT] = ptx_constant(KIND_I32, UR_PTX_FORMAT_TEXTURE);
        parts[IMAGE_TEXTURE] = ptx_constant(KIND_I64, 0);
        parts[IMAGE_LEAVES] = ptx_constant(KIND_I64, 0);
        ptx_set_value(k, insn->result, parts, IMAGE_LEAVES + 1);
        return;
    }
    struct part arguments[] = {images_variable(k), number};
    if (wanted == SpvOpTypeSampler) {
        ptx_image_call(k, "image_sampler", arguments, 2, known, 1);
        ptx_set_scalar(k, insn->result, ptx_to_width(k, known[0], KIND_I64, false));
        return;
    }
    ptx_image_call(k, "image_find", arguments, 2, known, 4);
    parts[IMAGE_SURFACE] = number;
    for (unsigned i = 0; i < 4; ++i) {
        parts[IMAGE_WIDTH + i] = known[i];
    }
    parts[IMAGE_TEXTURE] = ptx_constant(KIND_I64, 0);
    ptx_set_value(k, insn->result, parts, IMAGE_LEAVES);
}

/* The parts of an image for questions about it. */
static const struct part *known_parts(struct fn *k, uint32_t id) {
    const struct part *image = ptx_value_of(k, id, IMAGE_LEAVES);
    if (!is_texture(image)) {
        return image;
    }
    struct part *parts = ptx_alloc(&k->t->out, IMAGE_LEAVES, sizeof(*parts));
    struct part arguments[] = {images_variable(k), ptx_use_reg(k, image[IMAGE_SURFACE])};
    parts[IMAGE_SURFACE] = image[IMAGE_SURFACE];
    ptx_image_call(k, "image_find_texture", arguments, 2, &parts[IMAGE_WIDTH], 4);
    return parts;
}

/* ---- reading and writing ---- */

/* Without a sampler what is outside is as with one that has a border. */
enum { WITH_BORDER = 4 };

/* Whether the kernel says that nothing writes it meanwhile, which a texture may not see. */
static bool is_only_read(struct fn *k, const struct type *image) {
    enum { ACCESS = 7 };
    const struct ur_spirv_instruction *said = ur_spirv_definition(k->t->module, image->id);
    return said->count > ACCESS && said->operands[ACCESS] == SpvAccessQualifierReadOnly;
}

/* A pixel that was read in this block from an image that nothing writes meanwhile. */
struct reading {
    struct reading *next;
    uint32_t type, result, count;
    struct part arguments[MOST];
};

enum { READINGS = 16 }; /* that are looked at */

/* What read the same, or NULL: then this one is remembered. */
static const struct reading *find_reading(struct fn *k, const struct ur_spirv_instruction *insn,
                                          const struct part *arguments, uint32_t count) {
    unsigned seen = 0;
    for (const struct reading *r = k->readings; r && seen < READINGS; r = r->next, ++seen) {
        bool same = r->type == insn->type && r->count == count;
        for (uint32_t i = 0; same && i < count; ++i) {
            same = ptx_same_part(r->arguments[i], arguments[i]);
        }
        if (same) {
            return r;
        }
    }
    struct reading *made = ptx_alloc(&k->t->out, 1, sizeof(*made));
    *made = (struct reading){k->readings, insn->type, insn->result, count, {{0}}};
    memcpy(made->arguments, arguments, count * sizeof(*arguments));
    k->readings = made;
    return NULL;
}

static void emit_read(struct fn *k, const struct ur_spirv_instruction *insn, bool sampled) {
    struct shape shape = shape_of(k, image_type(k, insn->operands[0], sampled));
    struct part arguments[MOST], channels[4], sampler = ptx_constant(KIND_I32, WITH_BORDER);
    uint32_t count;
    const struct part *image =
        ptx_value_of(k, insn->operands[0], sampled ? IMAGE_LEAVES + 1 : IMAGE_LEAVES);
    if (is_texture(image)) {
        emit_texture(k, insn, image);
        return;
    }
    for (count = 0; count < IMAGE_KNOWN; ++count) {
        arguments[count] = image[count];
    }
    if (sampled) {
        arguments[count++] = sampler = image[IMAGE_LEAVES];
    }
    const struct part *at = &arguments[count];
    count += put_coordinates(k, insn->operands[1], shape, &arguments[count]);
    bool whole = arguments[count - 1].kind == KIND_I32;
    bool only_read = is_only_read(k, image_type(k, insn->operands[0], sampled));
    const struct reading *same = only_read ? find_reading(k, insn, arguments, count) : NULL;
    if (same) {
        const struct id *made = ptx_id_of(k, same->result);
        ptx_set_value(k, insn->result, made->parts, made->count);
        return;
    }
    if (sampled) {
        arguments[IMAGE_KNOWN] = ptx_to_width(k, sampler, KIND_I32, false);
    }
    if (!sampled && !whole) {
        ptx_fail_in(k, UR_PTX_INVALID, "coordinates of float without a sampler");
    }
    char name[32];
    bool real = is_float_kind(ptx_type_of(k->t, insn->type)->leaves[0].kind);
    snprintf(name, sizeof(name), "image_%s_%s", shape.name,
             sampled          ? whole ? "pick" : "sample"
             : has_numbers(k) ? real ? "pull_f" : "pull_i"
                              : "read");
    struct texel texel;
    bool by_texture = shape.all == shape.dimensions && shape.dimensions > 1 && !has_numbers(k) &&
                      only_read &&
                      ptx_begin_texel(k, image, shape.dimensions, sampler, at, real, &texel);
    ptx_image_call(k, name, arguments, count, channels, 4);
    if (by_texture) {
        ptx_end_texel(k, &texel, channels);
    }
    set_texel(k, insn, channels);
}

/* Whether a short number has a sign, the format says. */
static struct part widened(struct fn *k, struct part x, struct part format) {
    enum { SIGNED8 = 7 };
    struct part type = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "bfe.u32 %o, %o, 0, 8", type, ptx_use_reg(k, format));
    ptx_emit(k, "sub.s32 %o, %o, %u", type, type, (unsigned)SIGNED8);
    struct part is_signed = ptx_compare(k, "setp.lt.u32", type, ptx_constant(KIND_I32, 3));
    return ptx_select_part(k, is_signed, ptx_use_reg(k, ptx_to_width(k, x, KIND_I32, true)),
                           ptx_use_reg(k, ptx_to_width(k, x, KIND_I32, false)));
}

static void emit_write(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct shape shape = shape_of(k, image_type(k, insn->operands[0], false));
    struct part arguments[MOST], nothing;
    uint32_t count, channels;
    const struct part *image = ptx_value_of(k, insn->operands[0], IMAGE_LEAVES);
    const struct part *texel = ptx_parts_of(k, insn->operands[2], &channels);
    for (count = 0; count < IMAGE_KNOWN; ++count) {
        arguments[count] = image[count];
    }
    count += put_coordinates(k, insn->operands[1], shape, &arguments[count]);
    for (uint32_t i = 0; i < 4; ++i) {
        struct part x = i < channels ? texel[i] : ptx_constant(texel[0].kind, 0);
        if (x.kind == KIND_I8 || x.kind == KIND_I16) {
            x = i < channels ? widened(k, x, image[IMAGE_FORMAT]) : ptx_constant(KIND_I32, 0);
        }
        if (x.kind != KIND_F16 && x.kind != KIND_F32 && x.kind != KIND_I32) {
            ptx_fail_in(k, UR_PTX_UNSUPPORTED, "channels that have more than 32 bits");
        }
        arguments[count++] =
            ptx_bits_as(k, ptx_use_reg(k, x.kind == KIND_F16 ? ptx_to_f32(k, x) : x), KIND_I32);
    }
    char name[32];
    snprintf(name, sizeof(name), "image_%s_write", shape.name);
    ptx_image_call(k, name, arguments, count, &nothing, 1);
}

static void emit_size(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct shape shape = shape_of(k, image_type(k, insn->operands[0], false));
    const struct part *image = known_parts(k, insn->operands[0]);
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t count = ptx_leaves(k, type);
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    if (count != shape.all || !is_int_kind(type->kind)) {
        ptx_fail_in(k, UR_PTX_INVALID, "the size of an image with %u dimensions as %u numbers",
                    shape.all, count);
    }
    for (uint32_t i = 0; i < count; ++i) {
        unsigned from = i < shape.dimensions ? IMAGE_WIDTH + i : IMAGE_DEPTH;
        parts[i] = ptx_to_width(k, image[from], type->kind, false);
    }
    ptx_set_value(k, insn->result, parts, count);
}

static void emit_format(struct fn *k, const struct ur_spirv_instruction *insn) {
    (void)image_type(k, insn->operands[0], false);
    struct part format = ptx_use_reg(k, known_parts(k, insn->operands[0])[IMAGE_FORMAT]);
    struct part made = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "bfe.u32 %o, %o, %u, 8", made, format,
             insn->opcode == SpvOpImageQueryFormat ? 0u : 8u);
    ptx_set_scalar(k, insn->result, made);
}

bool ptx_emit_image(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpSampledImage: {
        struct part *parts = ptx_alloc(&k->t->out, IMAGE_LEAVES + 1, sizeof(*parts));
        const struct part *image = ptx_value_of(k, insn->operands[0], IMAGE_LEAVES);
        for (unsigned i = 0; i < IMAGE_LEAVES; ++i) {
            parts[i] = image[i];
        }
        parts[IMAGE_LEAVES] = ptx_scalar_of(k, insn->operands[1]);
        ptx_set_value(k, insn->result, parts, IMAGE_LEAVES + 1);
        return true;
    }
    case SpvOpImage:
        ptx_set_value(k, insn->result, ptx_value_of(k, insn->operands[0], IMAGE_LEAVES + 1),
                      IMAGE_LEAVES);
        return true;
    case SpvOpConvertHandleToImageINTEL:
    case SpvOpConvertHandleToSamplerINTEL:
    case SpvOpConvertHandleToSampledImageINTEL:
        emit_from_number(k, insn);
        return true;
    case SpvOpImageSampleExplicitLod: /* of arguments none has smaller forms of itself */
        emit_read(k, insn, true);
        return true;
    case SpvOpImageRead:
    case SpvOpImageFetch:
        emit_read(k, insn, false);
        return true;
    case SpvOpImageWrite:
        emit_write(k, insn);
        return true;
    case SpvOpImageQuerySize:
    case SpvOpImageQuerySizeLod:
        emit_size(k, insn);
        return true;
    case SpvOpImageQueryFormat:
    case SpvOpImageQueryOrder:
        emit_format(k, insn);
        return true;
    default:
        return false;
    }
}

/* Images and samplers: what an image is made of is the kernel's argument (struct ur_ptx_image),
 * reading and writing are functions of the library (library/image.cl). */
#include <stdio.h>

#include "emit.h"

/* How an image is addressed. */
struct shape {
    const char *name;         /* in the library's functions */
    unsigned dimensions, all; /* coordinates; all: with the layer */
};

static struct shape shape_of(struct fn *k, const struct type *image) {
    enum { DIM = 1, ARRAYED = 3, MULTISAMPLED = 4 };
    const struct ur_spirv_instruction *said = ur_spirv_definition(k->t->module, image->id);
    if (said->operands[MULTISAMPLED]) {
        fail(k, UR_PTX_UNSUPPORTED, "images of several samples a pixel (type %%%u)", image->id);
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
        fail(k, UR_PTX_UNSUPPORTED, "images of dimension %s (type %%%u)", name ? name : "unknown",
             image->id);
    }
    }
}

/* The image type of an image, or of an image with its sampler. */
static const struct type *image_type(struct fn *k, uint32_t id, bool sampled) {
    const struct type *type = value_type(k, id);
    if (sampled && type->op == SpvOpTypeSampledImage) {
        type = type_of(k->t, ur_spirv_operand(k->t->module, type->id, 0));
    }
    if (type->op != SpvOpTypeImage) {
        fail(k, UR_PTX_INVALID, "%%%u is no image", id);
    }
    return type;
}

/* Up to 4 image parts, the sampler where there is one, and three coordinates. */
enum { MOST = IMAGE_LEAVES + 1 + 3 + 4 };

static uint32_t put_coordinates(struct fn *k, uint32_t id, struct shape shape, struct part *to) {
    uint32_t count;
    const struct part *at = parts_of(k, id, &count);
    if (count < shape.all) {
        fail(k, UR_PTX_INVALID, "%u coordinates of an image that has %u", count, shape.all);
    }
    for (uint32_t i = 0; i < 3; ++i) {
        if (at[0].kind != KIND_F32 && at[0].kind != KIND_I32) {
            fail(k, UR_PTX_UNSUPPORTED, "coordinates that have not 32 bits");
        }
        to[i] = i < shape.all ? at[i] : constant(at[0].kind, 0);
    }
    return 3;
}

/* The channels as the kernel wants them: bits of 32 each. */
static void set_texel(struct fn *k, const struct ur_spirv_instruction *insn,
                      const struct part *channels) {
    const struct type *type = type_of(k->t, insn->type);
    uint32_t count = leaves(k, type);
    struct part *parts = ptx_alloc(&k->t->out, 4, sizeof(*parts));
    if (count != 4 && count != 1) {
        fail(k, UR_PTX_INVALID, "a pixel of %u channels", count);
    }
    for (uint32_t i = 0; i < count; ++i) {
        unsigned kind = type->leaves[i].kind;
        if (kind == KIND_F16) {
            parts[i] = from_f32(k, bits_as(k, channels[i], KIND_F32), KIND_F16);
        } else if (kind == KIND_F32 || kind == KIND_I32) {
            parts[i] = bits_as(k, channels[i], kind);
        } else {
            fail(k, UR_PTX_UNSUPPORTED, "channels that have neither 16 nor 32 bits");
        }
    }
    set_value(k, insn->result, parts, count);
}

static void emit_read(struct fn *k, const struct ur_spirv_instruction *insn, bool sampled) {
    struct shape shape = shape_of(k, image_type(k, insn->operands[0], sampled));
    struct part arguments[MOST], channels[4];
    uint32_t count, all = sampled ? IMAGE_LEAVES + 1 : IMAGE_LEAVES;
    const struct part *image = value_of(k, insn->operands[0], all);
    for (count = 0; count < all; ++count) {
        arguments[count] = image[count];
    }
    if (sampled) {
        arguments[count - 1] = to_width(k, arguments[count - 1], KIND_I32, false);
    }
    count += put_coordinates(k, insn->operands[1], shape, &arguments[count]);
    bool whole = arguments[count - 1].kind == KIND_I32;
    if (!sampled && !whole) {
        fail(k, UR_PTX_INVALID, "coordinates of float without a sampler");
    }
    char name[32];
    snprintf(name, sizeof(name), "image_%s_%s", shape.name,
             !sampled ? "read"
             : whole  ? "pick"
                      : "sample");
    image_call(k, name, arguments, count, channels, 4);
    set_texel(k, insn, channels);
}

static void emit_write(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct shape shape = shape_of(k, image_type(k, insn->operands[0], false));
    struct part arguments[MOST], nothing;
    uint32_t count, channels;
    const struct part *image = value_of(k, insn->operands[0], IMAGE_LEAVES);
    const struct part *texel = parts_of(k, insn->operands[2], &channels);
    for (count = 0; count < IMAGE_LEAVES; ++count) {
        arguments[count] = image[count];
    }
    count += put_coordinates(k, insn->operands[1], shape, &arguments[count]);
    for (uint32_t i = 0; i < 4; ++i) {
        struct part x = i < channels ? texel[i] : constant(texel[0].kind, 0);
        if (x.kind != KIND_F16 && x.kind != KIND_F32 && x.kind != KIND_I32) {
            fail(k, UR_PTX_UNSUPPORTED, "channels that have neither 16 nor 32 bits");
        }
        arguments[count++] =
            bits_as(k, use_reg(k, x.kind == KIND_F16 ? to_f32(k, x) : x), KIND_I32);
    }
    char name[32];
    snprintf(name, sizeof(name), "image_%s_write", shape.name);
    image_call(k, name, arguments, count, &nothing, 1);
}

static void emit_size(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct shape shape = shape_of(k, image_type(k, insn->operands[0], false));
    const struct part *image = value_of(k, insn->operands[0], IMAGE_LEAVES);
    const struct type *type = type_of(k->t, insn->type);
    uint32_t count = leaves(k, type);
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    if (count != shape.all || !is_int_kind(type->kind)) {
        fail(k, UR_PTX_INVALID, "the size of an image with %u dimensions as %u numbers", shape.all,
             count);
    }
    for (uint32_t i = 0; i < count; ++i) {
        unsigned from = i < shape.dimensions ? IMAGE_WIDTH + i : IMAGE_DEPTH;
        parts[i] = to_width(k, image[from], type->kind, false);
    }
    set_value(k, insn->result, parts, count);
}

static void emit_format(struct fn *k, const struct ur_spirv_instruction *insn) {
    (void)image_type(k, insn->operands[0], false);
    struct part format = use_reg(k, value_of(k, insn->operands[0], IMAGE_LEAVES)[IMAGE_FORMAT]);
    struct part made = new_reg(k, KIND_I32);
    emit(k, "bfe.u32 %o, %o, %u, 8", made, format, insn->opcode == SpvOpImageQueryFormat ? 0u : 8u);
    set_scalar(k, insn->result, made);
}

bool emit_image(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpSampledImage: {
        struct part *parts = ptx_alloc(&k->t->out, IMAGE_LEAVES + 1, sizeof(*parts));
        const struct part *image = value_of(k, insn->operands[0], IMAGE_LEAVES);
        for (unsigned i = 0; i < IMAGE_LEAVES; ++i) {
            parts[i] = image[i];
        }
        parts[IMAGE_LEAVES] = scalar_of(k, insn->operands[1]);
        set_value(k, insn->result, parts, IMAGE_LEAVES + 1);
        return true;
    }
    case SpvOpImage:
        set_value(k, insn->result, value_of(k, insn->operands[0], IMAGE_LEAVES + 1), IMAGE_LEAVES);
        return true;
    case SpvOpImageSampleExplicitLod: /* no image has smaller forms of itself to choose from */
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

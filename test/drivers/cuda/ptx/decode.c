/* Opcodes and what stands behind their dots. */
#include <string.h>

#include "machine.h"

static const char *const opcode_names[] = {
#define X(name) #name,
    PTX_OPCODES(X)
#undef X
};
static const char *const word_names[] = {"",
#define X(name) #name,
                                         PTX_WORDS(X)
#undef X
};

/* Of no consequence where one thread runs after the other and memory is the host's. */
static const char *const ignored[] = {"ca",
                                      "cg",
                                      "cs",
                                      "lu",
                                      "cv",
                                      "wb",
                                      "wt",
                                      "nc",
                                      "volatile",
                                      "relaxed",
                                      "acquire",
                                      "release",
                                      "acq_rel",
                                      "sc",
                                      "cta",
                                      "gpu",
                                      "sys",
                                      "cluster",
                                      "weak",
                                      "proxy",
                                      "alias",
                                      "L1::evict_last",
                                      "L1::no_allocate",
                                      "L1::evict_first",
                                      "L1::evict_normal",
                                      "L1::evict_unchanged",
                                      "L2::128B",
                                      "L2::256B",
                                      "L2::64B",
                                      "gl",
                                      "L1",
                                      "L2",
                                      "mmio",
                                      "unified",
                                      "trap",
                                      "idx"};

static bool word_is(struct ptx_token part, const char *text) {
    return strlen(text) == part.length && memcmp(part.text, text, part.length) == 0;
}

static bool is_float(enum ptx_type type) {
    return type == PTX_F16 || type == PTX_F32 || type == PTX_F64 || type == PTX_BF16 ||
           type == PTX_F16X2 || type == PTX_BF16X2;
}

static void set_word(struct ptx_instruction *out, enum ptx_word word) {
    switch (word) {
    case PTX_W_rn:
    case PTX_W_rz:
    case PTX_W_rm:
    case PTX_W_rp:
    case PTX_W_rna:
    case PTX_W_rni:
    case PTX_W_rzi:
    case PTX_W_rmi:
    case PTX_W_rpi:
        out->round = (uint8_t)word;
        return;
    case PTX_W_ftz:
        out->ftz = true;
        return;
    case PTX_W_sat:
    case PTX_W_satfinite:
        out->sat = true;
        return;
    case PTX_W_wide:
        out->wide = true;
        return;
    case PTX_W_cc:
        out->cc = true;
        return;
    case PTX_W_noftz:
    case PTX_W_aligned:
        return;
    case PTX_W_uni:
        if (out->opcode != PTX_vote) {
            return;
        }
        break;
    case PTX_W_sync:
        if (out->opcode != PTX_bar && out->opcode != PTX_barrier) {
            return;
        }
        break;
    default:
        break;
    }
    bool compares = out->opcode == PTX_setp || out->opcode == PTX_set;
    bool bar = out->opcode == PTX_bar || out->opcode == PTX_barrier;
    if (compares && out->compare == PTX_W_none) {
        out->compare = (uint8_t)word;
    } else if (compares || (bar && out->how) || word == PTX_W_wrap || word == PTX_W_clamp ||
               word == PTX_W_shiftamt || word == PTX_W_nan || word == PTX_W_xorsign ||
               (out->how && word == PTX_W_abs)) {
        out->logic = (uint8_t)word;
    } else {
        out->how = (uint8_t)word;
    }
}

static bool modifier(struct ptx_text *in, struct ptx_token part, struct ptx_instruction *out,
                     unsigned *types) {
    static const struct {
        const char *name;
        enum ptx_space space;
    } spaces[] = {{"global", PTX_GLOBAL},      {"const", PTX_CONST},      {"shared", PTX_SHARED},
                  {"shared::cta", PTX_SHARED}, {"local", PTX_LOCAL},      {"param", PTX_PARAM},
                  {"param::entry", PTX_PARAM}, {"param::func", PTX_PARAM}};
    static const char *const geometries[] = {"1d", "2d", "3d", "a1d", "a2d", "cube"};
    enum ptx_type type = ptx_type_of((struct ptx_token){part.text - 1, part.length + 1});
    if (type != PTX_NO_TYPE) {
        if (*types == 3) {
            return ptx_say(in, "more types than are known here");
        }
        out->type[(*types)++] = (uint8_t)type;
        return true;
    }
    for (size_t i = 0; i < sizeof(spaces) / sizeof(spaces[0]); ++i) {
        if (word_is(part, spaces[i].name)) {
            out->space = (uint8_t)spaces[i].space;
            return true;
        }
    }
    if (part.length == 2 && part.text[0] == 'v' && strchr("248", part.text[1])) {
        out->vector = (uint8_t)(part.text[1] - '0');
        return true;
    }
    bool surface = out->opcode == PTX_suld || out->opcode == PTX_sust;
    bool texture = out->opcode == PTX_tex || out->opcode == PTX_tld4;
    if (out->opcode == PTX_tex && (word_is(part, "level") || word_is(part, "grad"))) {
        out->part = word_is(part, "level") ? PTX_LEVEL : PTX_GRAD;
        return true;
    }
    const char *channel =
        part.length == 1 && out->opcode == PTX_tld4 ? memchr("rgba", part.text[0], 4) : NULL;
    if (channel) {
        out->part = (uint8_t)(*channel == 'r' ? 1 : *channel == 'g' ? 2 : *channel == 'b' ? 3 : 4);
        return true;
    }
    for (size_t i = 0; (surface || texture) && i < sizeof(geometries) / sizeof(geometries[0]);
         ++i) {
        if (word_is(part, geometries[i])) {
            out->geometry = (uint8_t)(PTX_1D + i);
            return true;
        }
    }
    if (out->opcode == PTX_shfl && word_is(part, "idx")) {
        out->how = PTX_W_idx;
        return true;
    }
    for (size_t i = 0; i < sizeof(ignored) / sizeof(ignored[0]); ++i) {
        if (word_is(part, ignored[i])) {
            return true;
        }
    }
    for (int i = 1; i < PTX_WORD_COUNT; ++i) {
        if (word_is(part, word_names[i])) {
            set_word(out, (enum ptx_word)i);
            return true;
        }
    }
    return false;
}

bool ptx_decode(struct ptx_text *in, struct ptx_token word, struct ptx_instruction *out) {
    struct ptx_token part = {word.text, 0};
    while (part.length < word.length && part.text[part.length] != '.') {
        ++part.length;
    }
    int opcode = 0;
    while (opcode < PTX_OPCODE_COUNT && !word_is(part, opcode_names[opcode])) {
        ++opcode;
    }
    if (opcode == PTX_OPCODE_COUNT) {
        return ptx_say(in, "the software driver does not know '%.*s'", (int)word.length, word.text);
    }
    out->opcode = (uint16_t)opcode;
    unsigned types = 0;
    bool is_volatile = false;
    const char *at = part.text + part.length, *end = word.text + word.length;
    while (at < end) {
        struct ptx_token piece = {at + 1, 0};
        while (piece.text + piece.length < end && piece.text[piece.length] != '.') {
            ++piece.length;
        }
        if (!modifier(in, piece, out, &types)) {
            return ptx_say(in, "'.%.*s' of '%.*s' is not known to the software driver",
                           (int)piece.length, piece.text, (int)word.length, word.text);
        }
        is_volatile = is_volatile || word_is(piece, "volatile");
        out->ordered = out->ordered || is_volatile || word_is(piece, "relaxed") ||
                       word_is(piece, "acquire") || word_is(piece, "release");
        at = piece.text + piece.length;
    }
    if (is_volatile && (out->space == PTX_LOCAL || out->space == PTX_PARAM)) {
        return ptx_say(in, "'.volatile' of '%.*s' is not for that space", (int)word.length,
                       word.text); /* as the driver's own compiler has it */
    }
    switch (out->opcode) {
    case PTX_suld:
    case PTX_sust:
        if (!out->geometry || out->geometry == PTX_CUBE || !out->type[0]) {
            return ptx_say(in, "'%.*s' says no geometry, or no type", (int)word.length, word.text);
        }
        break;
    case PTX_tex:
    case PTX_tld4:
        if (!out->geometry || !out->type[1] || out->vector != 4 ||
            (out->opcode == PTX_tld4 && (out->geometry != PTX_2D || !out->part))) {
            return ptx_say(in, "'%.*s' says no geometry, vector or types", (int)word.length,
                           word.text);
        }
        break;
    case PTX_shfl:
    case PTX_vote:
    case PTX_match:
    case PTX_redux:
    case PTX_activemask:
        out->convergent = true;
        break;
    case PTX_bar:
        out->convergent = out->how == PTX_W_warp;
        break;
    case PTX_mul:
    case PTX_mad:
    case PTX_fma:
        if (!out->how && !is_float(out->type[0]) && !out->wide) {
            return ptx_say(in, "'%.*s' says neither .lo, .hi nor .wide", (int)word.length,
                           word.text);
        }
        break;
    default:
        break;
    }
    return true;
}

/* Reads device code for NVIDIA: what kind it is, and of PTX the kernels with their parameters and
 * required sizes. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code.h"

enum { ELF_MACHINE_CUDA = 190, FATBIN_HEADER = 16 };

static uint64_t cuda_ptx_number(const unsigned char *at, unsigned bytes) {
    uint64_t value = 0;
    for (unsigned i = bytes; i-- > 0;) {
        value = value << 8 | at[i];
    }
    return value;
}

static enum stream_image_kind elf_kind(const unsigned char *bytes, size_t size, char *why,
                                       size_t why_size) {
    if (size < 64) {
        snprintf(why, why_size, "the binary has %zu bytes: an ELF header alone has 64", size);
        return STREAM_IMAGE_DAMAGED;
    }
    unsigned machine = (unsigned)cuda_ptx_number(bytes + 18, 2);
    if (machine != ELF_MACHINE_CUDA) {
        snprintf(why, why_size, "the binary is an ELF file for machine %u, not a cubin", machine);
        return STREAM_IMAGE_FOREIGN;
    }
    uint64_t sections = cuda_ptx_number(bytes + 40, 8), count = cuda_ptx_number(bytes + 60, 2),
             entry = cuda_ptx_number(bytes + 58, 2);
    if (sections > size || count * entry > size - sections) {
        snprintf(why, why_size, "the cubin is cut off: its section table lies past its %zu bytes",
                 size);
        return STREAM_IMAGE_DAMAGED;
    }
    return STREAM_IMAGE_CODE;
}

/* What a cubin is made for. The flags of its header have the number in the lowest byte, and in the
 * one above from the binary interface on that OS/ABI 0x41 stands for, which ptxas of CUDA 13
 * writes. */
static void elf_arch(const unsigned char *bytes, char *arch, size_t size) {
    enum { OF_CUDA = 0x33, OF_CUDA_13 = 0x41 };
    unsigned interface = bytes[7], flags = (unsigned)cuda_ptx_number(bytes + 48, 4);
    if (interface == OF_CUDA || interface == OF_CUDA_13) {
        snprintf(arch, size, "sm_%u", (interface == OF_CUDA ? flags : flags >> 8) & 0xff);
    }
}

/* Text that starts like PTX, perhaps after comments. */
static bool is_ptx(const char *text, size_t size) {
    size_t at = 0;
    while (at < size) {
        if (isspace((unsigned char)text[at])) {
            ++at;
        } else if (at + 1 < size && text[at] == '/' && text[at + 1] == '/') {
            const char *end = memchr(text + at, '\n', size - at);
            at = end ? (size_t)(end - text) : size;
        } else if (at + 1 < size && text[at] == '/' && text[at + 1] == '*') {
            at += 2;
            while (at + 1 < size && !(text[at] == '*' && text[at + 1] == '/')) {
                ++at;
            }
            at += 2;
        } else {
            return size - at >= 8 && memcmp(text + at, ".version", 8) == 0;
        }
    }
    return false;
}

enum stream_image_kind cuda_image_kind(const void *data, size_t size, char *why, size_t why_size) {
    const unsigned char *bytes = data;
    if (size >= 4) {
        uint32_t word = (uint32_t)cuda_ptx_number(bytes, 4);
        if (word == 0x07230203u || word == 0x03022307u) {
            return STREAM_IMAGE_SPIRV;
        }
        if (word == 0x464c457fu) {
            return elf_kind(bytes, size, why, why_size);
        }
        if (word == 0xba55ed50u) {
            if (size < FATBIN_HEADER || cuda_ptx_number(bytes + 8, 8) > size - FATBIN_HEADER) {
                snprintf(why, why_size,
                         "the fat binary is cut off: it says more than the %zu bytes that it has",
                         size);
                return STREAM_IMAGE_DAMAGED;
            }
            return STREAM_IMAGE_CODE;
        }
    }
    return is_ptx(data, size) ? STREAM_IMAGE_CODE : STREAM_IMAGE_UNKNOWN;
}

/* ---- PTX ------------------------------------------------------------------------------------- */

struct reader {
    const char *at, *end;
};

static void skip_space(struct reader *in) {
    while (in->at < in->end) {
        if (isspace((unsigned char)*in->at)) {
            ++in->at;
        } else if (in->end - in->at >= 2 && in->at[0] == '/' && in->at[1] == '/') {
            while (in->at < in->end && *in->at != '\n') {
                ++in->at;
            }
        } else if (in->end - in->at >= 2 && in->at[0] == '/' && in->at[1] == '*') {
            in->at += 2;
            while (in->end - in->at >= 2 && !(in->at[0] == '*' && in->at[1] == '/')) {
                ++in->at;
            }
            in->at = in->end - in->at >= 2 ? in->at + 2 : in->end;
        } else {
            break;
        }
    }
}

/* The next word (directives and names) or single character; length 0 at the end. */
static size_t token(struct reader *in, const char **text) {
    skip_space(in);
    *text = in->at;
    if (in->at == in->end) {
        return 0;
    }
    if (isalnum((unsigned char)*in->at) || strchr("._$%", *in->at)) {
        while (in->at < in->end &&
               (isalnum((unsigned char)*in->at) || (*in->at && strchr("._$%", *in->at)))) {
            ++in->at;
        }
    } else {
        ++in->at;
    }
    return (size_t)(in->at - *text);
}

static bool is(const char *text, size_t length, const char *word) {
    return strlen(word) == length && memcmp(text, word, length) == 0;
}

static uint32_t cuda_ptx_value_of(const char *text, size_t length) {
    uint32_t value = 0;
    for (size_t i = 0; i < length && isdigit((unsigned char)text[i]); ++i) {
        value = value * 10 + (uint32_t)(text[i] - '0');
    }
    return value;
}

/* Up to three numbers with commas between them; leaves what follows. */
static void read_sizes(struct reader *in, uint32_t sizes[3]) {
    sizes[0] = sizes[1] = sizes[2] = 1;
    for (int i = 0; i < 3; ++i) {
        const char *text;
        size_t length = token(in, &text);
        sizes[i] = cuda_ptx_value_of(text, length);
        struct reader ahead = *in;
        if (token(&ahead, &text) != 1 || *text != ',') {
            return;
        }
        *in = ahead;
    }
}

/* .param [.align N] .TYPE [.ptr .SPACE .align N] NAME[BYTES], after the opening bracket. False at
 * odd text. */
static bool read_params(struct reader *in, struct stream_image_kernel *kernel) {
    uint32_t size = 0;
    bool local = false, any = false, array = false;
    for (;;) {
        const char *text;
        size_t length = token(in, &text);
        if (length == 0) {
            return false;
        }
        if (*text == ')' || *text == ',') {
            if (any && !stream_image_param(kernel, size,
                                           local ? STREAM_PARAM_LOCAL : STREAM_PARAM_PLAIN)) {
                return false;
            }
            if (*text == ')') {
                kernel->params_known = true;
                return true;
            }
            size = 0;
            local = any = false;
        } else if (*text == '[') {
            length = token(in, &text);
            size *= cuda_ptx_value_of(text, length);
            array = true;
        } else if (*text == ']') {
            array = false;
        } else if (is(text, length, ".param")) {
            any = true;
        } else if (is(text, length, ".align")) {
            (void)token(in, &text);
        } else if (is(text, length, ".shared")) {
            local = true;
        } else if (!array && length >= 3 && text[0] == '.' && strchr("busf", text[1]) &&
                   isdigit((unsigned char)text[2])) {
            size = cuda_ptx_value_of(text + 2, length - 2) / 8;
        }
    }
}

/* After ".entry": name, parameters, directives, up to the body. */
static bool read_entry(struct reader *in, struct stream_image *image) {
    const char *text;
    size_t length = token(in, &text);
    struct stream_image_kernel *kernel = length ? stream_image_add(image, text, length) : NULL;
    if (!kernel) {
        return length == 0;
    }
    while ((length = token(in, &text)) != 0) {
        uint32_t sizes[3];
        if (*text == '{' || *text == ';') {
            kernel->params_known = true; /* a kernel without brackets takes nothing */
            return true;
        }
        if (*text == '(') {
            if (!read_params(in, kernel)) {
                return true; /* what follows is not understood: the driver's compiler will say more
                              */
            }
        } else if (is(text, length, ".reqntid")) {
            read_sizes(in, kernel->reqd);
        } else if (is(text, length, ".maxntid")) {
            read_sizes(in, sizes);
            kernel->max_threads = sizes[0] * sizes[1] * sizes[2];
        }
    }
    return true;
}

/* The next word of a line, ended with a zero; NULL at its end. */
static char *ptx_word_of(char **line) {
    char *word = *line, *space = strchr(word, ' ');
    if (!*word || !space) {
        return NULL;
    }
    *space = 0;
    *line = space + 1;
    return word;
}

/* One line of what translate.c writes in front of its PTX, behind "// kernel ". */
static bool read_kernel(const char *text, size_t length, struct stream_image *image) {
    char *line = strndup(text, length), *name = line;
    if (!line) {
        return false;
    }
    enum { OFFSET, TOGETHER, MAX, MAX_LINEAR = MAX + 3, SUB_GROUP, SUB_GROUPS, OWN_LOCAL, NUMBERS };
    const char *symbol = ptx_word_of(&name), *kinds = symbol ? ptx_word_of(&name) : NULL;
    uint32_t numbers[NUMBERS] = {0};
    bool known = kinds != NULL, ok = true;
    for (int i = 0; i < NUMBERS && known; ++i) {
        const char *number = ptx_word_of(&name);
        known = number != NULL;
        numbers[i] = number ? (uint32_t)strtoul(number, NULL, 10) : 0;
    }
    struct stream_image_kernel *kernel = NULL;
    for (uint32_t i = 0; known && i < image->count && !kernel; ++i) {
        kernel = strcmp(image->kernels[i].name, symbol) == 0 ? &image->kernels[i] : NULL;
    }
    if (kernel) {
        kernel->offset = numbers[OFFSET] && kernel->param_count;
        kernel->told = true;
        kernel->device_barriers = numbers[TOGETHER];
        kernel->param_count -= kernel->offset;
        for (uint32_t i = 0; i < kernel->param_count && kinds[i]; ++i) {
            kernel->param_kind[i] = kinds[i] == 'l'   ? STREAM_PARAM_OFFSET
                                    : kinds[i] == 't' ? STREAM_PARAM_TEXTURE
                                    : kinds[i] == 'T' ? STREAM_PARAM_SURFACE
                                    : kinds[i] == 's' ? STREAM_PARAM_SAMPLER
                                                      : STREAM_PARAM_PLAIN;
        }
        for (int i = 0; i < 3; ++i) {
            kernel->max_size[i] = numbers[MAX + i];
        }
        kernel->max_linear = numbers[MAX_LINEAR];
        kernel->sub_group = numbers[SUB_GROUP];
        kernel->sub_groups = numbers[SUB_GROUPS];
        kernel->own_local = numbers[OWN_LOCAL];
        if (strcmp(name, symbol) != 0) {
            char *given = strdup(name);
            ok = given != NULL;
            if (ok) {
                kernel->symbol = kernel->name;
                kernel->name = given;
            }
        }
    }
    free(line);
    return ok;
}

/* Behind "// variable ". */
static bool read_variable(const char *line, size_t length, struct stream_image *image) {
    const char *space = memchr(line, ' ', length);
    if (!space) {
        return true;
    }
    struct stream_image_variable *grown =
        realloc(image->variables, (image->variable_count + 1) * sizeof(*grown));
    if (!grown) {
        return false;
    }
    image->variables = grown;
    struct stream_image_variable *made = &grown[image->variable_count];
    made->symbol = strndup(line, (size_t)(space - line));
    made->name = strndup(space + 1, length - (size_t)(space + 1 - line));
    ++image->variable_count;
    return made->symbol && made->name;
}

static bool read_comments(const char *text, size_t size, struct stream_image *image) {
    static const char first[] = "// unified-runtime spir-v 5\n", kernel[] = "// kernel ",
                      variable[] = "// variable ";
    const char *at = text + sizeof(first) - 1, *end = text + size;
    if (size < sizeof(first) || memcmp(text, first, sizeof(first) - 1) != 0) {
        return true;
    }
    for (bool ok = true; ok;) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = stop ? (size_t)(stop - at) : 0;
        if (length > sizeof(kernel) && memcmp(at, kernel, sizeof(kernel) - 1) == 0) {
            size_t head = sizeof(kernel) - 1;
            ok = read_kernel(at + head, length - head, image);
        } else if (length > sizeof(variable) && memcmp(at, variable, sizeof(variable) - 1) == 0) {
            size_t head = sizeof(variable) - 1;
            ok = read_variable(at + head, length - head, image);
        } else {
            return true;
        }
        if (!ok) {
            return false;
        }
        at = stop + 1;
    }
    return true;
}

bool cuda_image_scan(const void *data, size_t size, struct stream_image *image) {
    const unsigned char *bytes = data;
    if (size >= 64 && (uint32_t)cuda_ptx_number(bytes, 4) == 0x464c457fu) {
        elf_arch(bytes, image->arch,
                 sizeof(image->arch)); /* the driver tells the rest once it is loaded */
    }
    if (!is_ptx(data, size)) {
        return true;
    }
    struct reader in = {data, (const char *)data + size};
    const char *text;
    size_t length;
    while ((length = token(&in, &text)) != 0) {
        if (is(text, length, ".target")) {
            length = token(&in, &text);
            snprintf(image->arch, sizeof(image->arch), "%.*s", (int)(length < 63 ? length : 63),
                     text);
        } else if (is(text, length, ".entry")) {
            if (!read_entry(&in, image)) {
                return false;
            }
        } else if (*text == '"') { /* a string may hold anything */
            while (in.at < in.end && *in.at != '"') {
                in.at += *in.at == '\\' && in.at + 1 < in.end ? 2 : 1;
            }
            in.at += in.at < in.end;
        }
    }
    return read_comments(data, size, image);
}

/* Reports as JSON, for programs: lines of a file, and events of a trace. */
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/log.h"
#include "layer.h"
#include "loader/layers/frames.h"

static void put_text(FILE *out, const char *name, const char *text) {
    fprintf(out, "\"%s\":", name);
    if (!text) {
        fputs("null", out);
        return;
    }
    fputc('"', out);
    for (const unsigned char *at = (const unsigned char *)text; *at; at++) {
        if (*at == '"' || *at == '\\') {
            fprintf(out, "\\%c", *at);
        } else if (*at < ' ') {
            fprintf(out, "\\u%04x", *at);
        } else {
            fputc(*at, out);
        }
    }
    fputc('"', out);
}

static void put_stack(FILE *out, const char *name, const struct ur_check_stack *stack) {
    bool any = false;
    fprintf(out, ",\"%s\":[", name);
    for (int i = 0; i < stack->depth; i++) {
        char text[240];
        if (!any && ur_check_frame_is_own(stack->frames[i])) {
            continue;
        }
        loader_frame_describe(stack->frames[i], ur_checking.options.look_up, text, sizeof(text));
        fprintf(out, "%s{", any ? "," : "");
        put_text(out, "frame", text);
        fputc('}', out);
        any = true;
    }
    fputc(']', out);
}

static void put_item(FILE *out, const char *name, const uint64_t *item) {
    fprintf(out, ",\"%s\":[%" PRIu64 ",%" PRIu64 ",%" PRIu64 "]", name, item[0], item[1], item[2]);
}

static const char *kind_of(const struct ur_check_slot *slot) {
    return slot->kind == UR_CHECK_NULL         ? "null"
           : slot->kind == UR_CHECK_FREED      ? "freed"
           : slot->kind == UR_CHECK_MISALIGNED ? "misaligned"
           : slot->kind == UR_CHECK_UNSET      ? "unset"
           : slot->kind == UR_CHECK_CLASS      ? "class"
                                               : "outside";
}

/* A line in the making. */
struct line {
    FILE *out;
    const char *kind;
    char *text;
    size_t size;
};

static FILE *json_begin(struct line *line, const char *kind) {
    *line = (struct line){.kind = kind};
    if (ur_checking.options.json || ur_checking.options.trace) {
        line->out = open_memstream(&line->text, &line->size);
    }
    if (line->out) {
        fprintf(line->out, "{\"process\":%ld,\"kind\":\"%s\",", (long)getpid(), kind);
    }
    return line->out;
}

static void json_append(const char *path, const struct line *line) {
    int file = line->text ? open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
    if (file < 0 || write(file, line->text, line->size) != (ssize_t)line->size) {
        ur_log_error("%s cannot be written", path);
    }
    if (file >= 0) {
        close(file);
    }
}

static void json_end(struct line *line) {
    fputs("}\n", line->out);
    fclose(line->out);
    if (ur_checking.options.json) {
        json_append(ur_checking.options.json, line);
    }
    if (ur_checking.options.trace && line->text) {
        ur_checking.options.trace(line->kind, line->text, line->size - 1);
    }
    free(line->text);
}

static void put_site(FILE *out, const struct ur_check_site *site) {
    put_text(out, "kernels", site->kernels);
    fputc(',', out);
    put_text(out, "function", site->function);
    fputc(',', out);
    put_text(out, "file", site->file);
    fprintf(out, ",\"line\":%" PRIu32 ",", site->file ? site->line : 0);
    put_text(out, "does", site->does);
}

void ur_check_json(const struct ur_check_site *site, const struct ur_check_site *read,
                   const struct ur_check_slot *slot, const struct ur_check_usm *usm) {
    struct line line;
    FILE *out = json_begin(&line, kind_of(slot));
    if (!out) {
        return;
    }
    put_site(out, site);
    if (slot->kind != UR_CHECK_UNSET && slot->kind != UR_CHECK_CLASS) {
        fprintf(out, ",\"bytes\":%" PRIu64, slot->size);
    }
    if (!read) {
        fprintf(out, ",\"address\":\"0x%" PRIx64 "\"", slot->address);
    }
    fprintf(out, ",\"times\":%" PRIu32, slot->count);
    put_item(out, "work_item", slot->item);
    put_item(out, "group", slot->group);
    if (slot->kind == UR_CHECK_MISALIGNED) {
        fprintf(out, ",\"alignment\":%" PRIu32, slot->alignment);
    }
    if (read) {
        fputs(",\"object\":{", out);
        put_text(out, "what", read->object);
        fprintf(out, ",\"offset\":%" PRIu64 "}", slot->address & UINT32_MAX);
    }
    if (slot->range.to) {
        fputs(",\"object\":{", out);
        put_text(out, "what", site->object ? site->object : usm ? "an allocation" : "an object");
        fprintf(out, ",\"address\":\"0x%" PRIx64 "\",\"bytes\":%" PRIu64 ",\"offset\":%" PRId64,
                slot->range.from, slot->range.to - slot->range.from,
                (int64_t)(slot->address - slot->range.from));
        if (usm) {
            fputc(',', out);
            put_text(out, "made_by", usm->made_by);
            put_stack(out, "made", &usm->made);
        }
        if (usm && usm->freed) {
            fputc(',', out);
            put_text(out, "freed_by", usm->ended_by);
            put_stack(out, "freed", &usm->ended);
        }
        fputc('}', out);
    }
    json_end(&line);
}

static void put_object(FILE *out, const char *what, const struct ur_check_usm *usm,
                       uint64_t address) {
    fputs(",\"object\":{", out);
    put_text(out, "what", what ? what : usm ? "an allocation" : "an object");
    if (usm) {
        fprintf(out, ",\"address\":\"0x%" PRIx64 "\",\"bytes\":%zu,\"offset\":%" PRIu64 ",",
                (uint64_t)usm->range.base, usm->range.size, address - usm->range.base);
        put_text(out, "made_by", usm->made_by);
        put_stack(out, "made", &usm->made);
    }
    fputc('}', out);
}

void ur_check_json_race(const struct ur_check_site *site, const struct ur_check_race *race,
                        const struct ur_check_other *other, const struct ur_check_usm *usm) {
    struct line line;
    FILE *out = json_begin(&line, race->same ? "same value" : "race");
    if (!out) {
        return;
    }
    put_site(out, site);
    fprintf(out, ",\"bytes\":%" PRIu64 ",\"address\":\"0x%" PRIx64 "\"", race->size, race->address);
    put_item(out, "work_item", race->item);
    put_item(out, "group", race->group);
    fprintf(out, ",\"between\":\"%s\",\"other\":{", race->outer ? "groups" : "work-items");
    if (other->site) {
        put_site(out, other->site);
    } else {
        put_text(out, "does", race->other_writes ? "writes" : "reads");
    }
    if (other->known) {
        put_item(out, "work_item", other->item);
    }
    if (other->group_known) {
        put_item(out, "group", other->group);
    }
    fputc('}', out);
    put_object(out, site->object, usm, race->address);
    json_end(&line);
}

void ur_check_json_commands(const struct ur_check_site *site, const struct ur_check_race *race,
                            const struct ur_check_named *own, const struct ur_check_named *other,
                            const char *does, const struct ur_check_usm *usm) {
    struct line line;
    FILE *out = json_begin(&line, "race");
    if (!out) {
        return;
    }
    put_site(out, site);
    fprintf(out, ",\"bytes\":%" PRIu64 ",\"address\":\"0x%" PRIx64 "\"", race->size, race->address);
    if (own && own->kernel) {
        put_item(out, "work_item", race->item);
        put_item(out, "group", race->group);
    }
    if (own) {
        put_stack(out, "enqueued", &own->stack);
    }
    fputs(",\"between\":\"commands\",\"other\":{", out);
    put_text(out, "does", does);
    if (other) {
        fputc(',', out);
        put_text(out, "kernels", other->kernel);
        fputc(',', out);
        put_text(out, "function", other->kernel ? other->kernel : other->function);
        put_stack(out, "enqueued", &other->stack);
    }
    fputc('}', out);
    put_object(out, NULL, usm, race->address);
    json_end(&line);
}

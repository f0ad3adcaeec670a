/* What kernels found, as sentences. */
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/log.h"
#include "layer.h"
#include "loader/layers/frames.h"

enum { NUMBER = 32 };

void ur_check_result(void) {
    char text[48];
    if (!ur_checking.options.result) {
        return;
    }
    int file = open(ur_checking.options.result, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (file >= 0) {
        int length = snprintf(text, sizeof(text), "%ld %u\n", (long)getpid(), ur_checking.places);
        if (write(file, text, (size_t)length) != length) {
            ur_log_error("%s cannot be written", ur_checking.options.result);
        }
        close(file);
    }
}

bool ur_check_frame_is_own(void *frame) {
    return loader_frame_is_of(frame, (const void *)(uintptr_t)&ur_check_result) ||
           loader_frame_is_of(frame, (const void *)(uintptr_t)ur_checking.next->pfnLoaderInit);
}

void ur_check_write_stack(const struct ur_check_stack *stack) {
    int number = 0;
    for (int i = 0; i < stack->depth; i++) {
        char text[240];
        if (number == 0 && ur_check_frame_is_own(stack->frames[i])) {
            continue;
        }
        loader_frame_describe(stack->frames[i], ur_checking.options.look_up, text, sizeof(text));
        ur_log_error("    #%d %s", number++, text);
    }
}

static const char *bytes_of(uint64_t count, char *text) {
    snprintf(text, NUMBER, "%" PRIu64 " byte%s", count, count == 1 ? "" : "s");
    return text;
}

/* What an access was meant for: `what` of a number of bytes. */
static void say_place(const struct ur_check_slot *slot, const char *what, char *text, size_t size) {
    uint64_t from = slot->range.from, to = slot->range.to, at = slot->address;
    char bytes[NUMBER], off[NUMBER], whole[300];
    snprintf(whole, sizeof(whole), "%s of %s", what, bytes_of(to - from, bytes));
    if (slot->kind == UR_CHECK_MISALIGNED) {
        int used = snprintf(text, size, "which is no multiple of %" PRIu32, slot->alignment);
        if (to && used > 0 && (size_t)used < size) {
            snprintf(text + used, size - (size_t)used, ", %s behind the start of %s",
                     bytes_of(at - from, off), whole);
        }
    } else if (slot->kind == UR_CHECK_UNSET) {
        snprintf(text, size, "which nobody has set, %s behind the start of %s",
                 bytes_of(at - from, off), whole);
    } else if (slot->kind == UR_CHECK_CLASS && to) {
        snprintf(text, size, "%s behind the start of %s", bytes_of(at - from, off), whole);
    } else if (slot->kind == UR_CHECK_CLASS) {
        snprintf(text, size, "in %s", what);
    } else if (slot->kind == UR_CHECK_NULL) {
        snprintf(text, size, "%s%s", at ? bytes_of(at, off) : "which is NULL",
                 at ? " behind NULL" : "");
    } else if (slot->kind == UR_CHECK_FREED) {
        if (at >= from && at < to) {
            snprintf(text, size, "%s behind the start of %s", bytes_of(at - from, off), whole);
        } else {
            snprintf(text, size, "by a pointer into %s", whole);
        }
    } else if (at >= to) {
        snprintf(text, size, "%s past the end of %s", bytes_of(at - to, off), whole);
    } else if (at < from) {
        snprintf(text, size, "%s before %s", bytes_of(from - at, off), whole);
    } else {
        snprintf(text, size, "the last %s past the end of %s",
                 bytes_of(slot->size - (to - at), off), whole);
    }
}

/* A compiler may have made a function of a kernel's body. */
void ur_check_say_site(const struct ur_check_site *site, char *text, size_t size) {
    char place[400] = "";
    if (site->file) {
        snprintf(place, sizeof(place), " (%s:%u)", site->file, site->line);
    }
    if (site->kernel || strcmp(site->function, site->kernels) == 0) {
        snprintf(text, size, "kernel '%s'%s %s", site->function, place, site->does);
    } else if (site->kernels[0]) {
        snprintf(text, size, "function '%s'%s of kernel%s '%s' %s", site->function, place,
                 strchr(site->kernels, ',') ? "s" : "", site->kernels, site->does);
    } else {
        snprintf(text, size, "function '%s'%s %s", site->function, place, site->does);
    }
}

/* Where what decides was read, if that is a variable of the module; else NULL. */
static const struct ur_check_site *read_at(const struct ur_check_code *code,
                                           const struct ur_check_slot *slot) {
    uint64_t place = (slot->address & ~UR_CHECK_OF_MODULE) >> 32;
    return slot->kind == UR_CHECK_UNSET && slot->address & UR_CHECK_OF_MODULE &&
                   place < code->module.site_count
               ? &code->module.sites[place]
               : NULL;
}

static void report_variable(const struct ur_check_site *site, const struct ur_check_site *read,
                            const struct ur_check_slot *slot) {
    char does[1024], place[400] = "", bytes[NUMBER];
    ur_check_say_site(site, does, sizeof(does));
    if (read->file) {
        snprintf(place, sizeof(place), " (%s:%u)", read->file, read->line);
    }
    ur_log_error("%s what was read%s in %s, %s behind its start, which nobody has set, in "
                 "work-item (%" PRIu64 ", %" PRIu64 ", %" PRIu64 ") of group (%" PRIu64 ", %" PRIu64
                 ", %" PRIu64 ")",
                 does, place, read->object, bytes_of(slot->address & UINT32_MAX, bytes),
                 slot->item[0], slot->item[1], slot->item[2], slot->group[0], slot->group[1],
                 slot->group[2]);
}

static void report(struct ur_check_code *code, uint32_t place, const struct ur_check_slot *slot) {
    const struct ur_check_site *site = &code->module.sites[place];
    const struct ur_check_site *read = read_at(code, slot);
    char does[1024], where[400], bytes[NUMBER];
    if (read) {
        report_variable(site, read, slot);
    } else {
        ur_check_say_site(site, does, sizeof(does));
        say_place(slot,
                  site->object                   ? site->object
                  : !slot->range.number          ? "an object"
                  : slot->kind == UR_CHECK_FREED ? "a freed allocation"
                                                 : "an allocation",
                  where, sizeof(where));
        ur_log_error("%s %s at 0x%" PRIx64 ", %s, in work-item (%" PRIu64 ", %" PRIu64 ", %" PRIu64
                     ") of group (%" PRIu64 ", %" PRIu64 ", %" PRIu64 ")",
                     does,
                     slot->kind == UR_CHECK_UNSET ? "what was read"
                     : !slot->size                ? "what is"
                                                  : bytes_of(slot->size, bytes),
                     slot->address, where, slot->item[0], slot->item[1], slot->item[2],
                     slot->group[0], slot->group[1], slot->group[2]);
    }
    if (slot->count > 1) {
        ur_log_error("  and %" PRIu32 " more time%s until now", slot->count - 1,
                     slot->count == 2 ? "" : "s");
    }
    const struct ur_check_usm *usm =
        slot->range.number ? ur_check_usm_by_number(code->context, slot->range.number / 2) : NULL;
    if (usm) {
        ur_log_error("  the allocation was made by %s:", usm->made_by);
        ur_check_write_stack(&usm->made);
    }
    if (usm && usm->freed) {
        ur_log_error("  and freed by %s:", usm->ended_by);
        ur_check_write_stack(&usm->ended);
    }
    ur_check_json(site, read, slot, usm);
}

void ur_check_tell_read_back(const char *function, uint64_t at, size_t size,
                             const struct ur_check_usm *usm, const struct ur_check_stack *stack) {
    const struct ur_check_site site = {
        .function = function, .kernels = "", .does = "gives the host"};
    const struct ur_check_slot slot = {
        .count = 1,
        .kind = UR_CHECK_UNSET,
        .address = at,
        .size = size,
        .range = {usm->range.base, usm->range.base + usm->range.size, 0, 0, 0}};
    char bytes[NUMBER], where[400];
    say_place(&slot, "an allocation", where, sizeof(where));
    ur_checking.places++;
    ur_log_error("%s gives the host %s at 0x%" PRIx64 ", %s", function, bytes_of(size, bytes), at,
                 where);
    ur_check_write_stack(stack);
    ur_log_error("  the allocation was made by %s:", usm->made_by);
    ur_check_write_stack(&usm->made);
    ur_check_json(&site, NULL, &slot, usm);
    ur_check_result();
    if (ur_checking.options.stop) {
        raise(SIGTRAP);
    }
}

static void tell_of(struct ur_check_code *code) {
    volatile struct ur_check_told *said = code->said;
    uint32_t found = __atomic_load_n(&said->found, __ATOMIC_ACQUIRE);
    if (found == code->found) {
        return;
    }
    bool any = false;
    code->found = found;
    volatile struct ur_check_slot *slots = (volatile struct ur_check_slot *)(said + 1);
    for (uint32_t i = 0; i < code->module.site_count; i++) {
        if (!code->told[i] && __atomic_load_n(&slots[i].ready, __ATOMIC_ACQUIRE)) {
            struct ur_check_slot slot;
            memcpy(&slot, (const void *)(uintptr_t)&slots[i], sizeof(slot));
            code->told[i] = true;
            ur_checking.places++;
            report(code, i, &slot);
            any = true;
        }
    }
    any |= ur_check_races_tell(code);
    if (any) {
        ur_check_result();
        if (ur_checking.options.stop) {
            raise(SIGTRAP);
        }
    }
}

void ur_check_tell(void) {
    ur_check_copies_tell();
    for (struct ur_check_context *context = ur_checking.contexts; context;
         context = context->next) {
        uint32_t found =
            context->any ? __atomic_load_n(context->any, __ATOMIC_ACQUIRE) : context->found;
        if (found == context->found) {
            continue;
        }
        context->found = found;
        for (struct ur_check_code *code = context->codes; code; code = code->next) {
            tell_of(code);
        }
    }
}

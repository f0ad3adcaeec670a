/* Races between commands: what the host keeps of copies and fills, and reports. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../command.h"
#include "base/log.h"
#include "layer.h"

/* ---- reports ---- */

/* Pairs that were told: the names of the two, and the allocation. */
static struct told {
    const char *first, *second;
    uint64_t usm;
} told[512];
static uint32_t told_count;

void ur_check_commands_forget(void) {
    told_count = 0;
}

static const char *commands_name_of(const struct ur_check_named *named) {
    return !named ? "" : named->kernel ? named->kernel : named->function;
}

static bool is_told(const char *first, const char *second, uint64_t usm) {
    for (uint32_t i = 0; i < told_count; i++) {
        const struct told *at = &told[i];
        if (at->usm == usm &&
            ((strcmp(at->first, first) == 0 && strcmp(at->second, second) == 0) ||
             (strcmp(at->first, second) == 0 && strcmp(at->second, first) == 0))) {
            return true;
        }
    }
    if (told_count < sizeof(told) / sizeof(*told)) {
        told[told_count++] = (struct told){first, second, usm};
    }
    return false;
}

static void say_name(const struct ur_check_named *named, char *text, size_t size) {
    if (named && named->kernel) {
        snprintf(text, size, "kernel '%s'", named->kernel);
    } else {
        snprintf(text, size, "%s", named ? named->function : "another command");
    }
}

/* Of a command that is still known. */
static const struct ur_check_named *commands_find(struct ur_check_context *context,
                                                  uint64_t number) {
    const struct ur_check_named *named = ur_check_order_named(context, (uint32_t)number);
    return named && named->number == number ? named : NULL;
}

/* `site`: of a kernel's access; NULL: it is a copy's, or the like. */
static bool commands_tell(struct ur_check_context *context, const struct ur_check_site *site,
                          const struct ur_check_race *race, const char *own_does) {
    const struct ur_check_usm *usm = ur_check_usm_at(context, race->address);
    const struct ur_check_named *own = commands_find(context, race->group_of_who),
                                *other = commands_find(context, race->who);
    char does[1024], who[300], name[300], where[120] = "", item[200] = "";
    if (is_told(commands_name_of(own), commands_name_of(other), usm ? usm->number : 0)) {
        return false;
    }
    const char *others = other && other->does ? other->does
                         : race->other_writes ? "writes"
                                              : "reads";
    say_name(other, who, sizeof(who));
    say_name(own, name, sizeof(name));
    if (site) {
        ur_check_say_site(site, does, sizeof(does));
        snprintf(item, sizeof(item),
                 ", in work-item (%" PRIu64 ", %" PRIu64 ", %" PRIu64 ") of group (%" PRIu64
                 ", %" PRIu64 ", %" PRIu64 ")",
                 race->item[0], race->item[1], race->item[2], race->group[0], race->group[1],
                 race->group[2]);
    } else {
        snprintf(does, sizeof(does), "%s %s", name, own && own->does ? own->does : own_does);
    }
    if (usm) {
        snprintf(where, sizeof(where), ", %" PRIu64 " behind the start of an allocation of %zu",
                 race->address - usm->range.base, usm->range.size);
    }
    ur_checking.places++;
    ur_log_error("%s %" PRIu64 " byte%s at 0x%" PRIx64
                 "%s%s, while %s %s them: a race between commands, which nothing orders",
                 does, race->size, race->size == 1 ? "" : "s", race->address, where, item, who,
                 others);
    ur_log_error("  %s was enqueued by %s:", name, own ? own->function : "another call");
    if (own) {
        ur_check_write_stack(&own->stack);
    }
    if (other) {
        ur_log_error("  and %s by %s:", who, other->function);
        ur_check_write_stack(&other->stack);
    }
    if (usm) {
        ur_log_error("  the allocation was made by %s:", usm->made_by);
        ur_check_write_stack(&usm->made);
    }
    struct ur_check_site call = {.function = commands_name_of(own),
                                 .kernels = "",
                                 .does = own && own->does ? own->does : own_does};
    ur_check_json_commands(site ? site : &call, race, own, other, others, usm);
    return true;
}

bool ur_check_command_tell(struct ur_check_code *code, uint32_t place,
                           const struct ur_check_race *race) {
    return commands_tell(code->context, &code->module.race_sites[place], race, NULL);
}

/* ---- accesses of the host's ---- */

/* One row. True: there was a race that is new. */
static bool access_row(struct ur_check_context *context, uint32_t number, bool writes, uintptr_t at,
                       size_t size) {
    const struct ur_check_usm *usm = size ? ur_check_usm_at(context, at) : NULL;
    uint64_t distance = usm ? ur_check_shadow_distance(usm) : 0;
    if (!distance) {
        return false;
    }
    uintptr_t most = usm->range.base + usm->range.size, end = size < most - at ? at + size : most;
    uint32_t found = 0, mine = number << UR_CHECK_TOUCHED_NUMBER;
    bool read = false;
    uintptr_t where = 0;
    for (uintptr_t word = at & ~(uintptr_t)7; word < end; word += 8) {
        bool other_read;
        uint32_t other = ur_check_access_by(
            ur_check_order_commands(context), (volatile struct ur_check_touched *)(word + distance),
            mine | ur_check_touched_bytes(word, at, end), writes, &other_read);
        if (other && !found) {
            found = other;
            read = other_read;
            where = word > at ? word : at;
        }
    }
    struct ur_check_race race = {.address = where,
                                 .size = size,
                                 .other_writes = !read,
                                 .who = found >> UR_CHECK_TOUCHED_NUMBER,
                                 .group_of_who = number};
    return found && commands_tell(context, NULL, &race, writes ? "writes" : "reads");
}

void ur_check_command_access(struct ur_check_context *context, uint32_t number,
                             const struct ur_check_span *span) {
    bool any = false;
    for (size_t z = 0; z < span->depth; z++) {
        for (size_t y = 0; y < span->height; y++) {
            any |= access_row(context, number, span->writes,
                              span->at + z * span->slice + y * span->row, span->width);
        }
    }
    if (any) {
        ur_check_result();
    }
}

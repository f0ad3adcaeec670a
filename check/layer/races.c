/* Races: what kernels keep accesses in, the order of launches meanwhile, and reports.
 *
 * A cell knows accesses of one launch by its number, which kernels read where they begin. So they
 * follow one another: each is waited for before the next one. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "layer.h"

#define NEXT (ur_checking.next)

/* Numbers of cells, of accesses within groups and between them. */
#define INNER_CELLS (UINT64_C(1) << 17)
#define OUTER_CELLS (UINT64_C(1) << 18)

/* ---- memory ---------------------------------------------------------------------------------- */

/* Of the device where there is one and it is not the host's processor; zeroed. */
static void *make_cells(ur_context_handle_t context, enum ur_check_target target, size_t size) {
    const uint8_t zero = 0;
    ur_device_handle_t device;
    uint32_t count = 0;
    void *memory = NULL;
    if (NEXT->ddi.Context.pfnGetInfo(context, UR_CONTEXT_INFO_NUM_DEVICES, sizeof(count), &count,
                                     NULL)) {
        return NULL;
    }
    if (count != 1 || target != UR_CHECK_GPU) {
        if (NEXT->ddi.USM.pfnHostAlloc(context, NULL, NULL, size, &memory)) {
            return NULL;
        }
        memset(memory, 0, size);
        return memory;
    }
    ur_queue_handle_t queue = NULL;
    if (NEXT->ddi.Context.pfnGetInfo(context, UR_CONTEXT_INFO_DEVICES, sizeof(device), &device,
                                     NULL) ||
        NEXT->ddi.USM.pfnDeviceAlloc(context, device, NULL, NULL, size, &memory)) {
        return NULL;
    }
    bool filled =
        !NEXT->ddi.Queue.pfnCreate(context, device, NULL, &queue) &&
        !NEXT->ddi.Enqueue.pfnUSMFill(queue, memory, sizeof(zero), &zero, size, 0, NULL, NULL) &&
        !NEXT->ddi.Queue.pfnFinish(queue);
    if (queue) {
        NEXT->ddi.Queue.pfnRelease(queue);
    }
    if (!filled) {
        NEXT->ddi.USM.pfnFree(context, memory);
        memory = NULL;
    }
    return memory;
}

volatile struct ur_check_races *ur_check_races_of(struct ur_check_context *context) {
    void *memory = NULL;
    if (!context->racing || context->races) {
        return context->races;
    }
    bool between = ur_checking.options.races == UR_CHECK_RACES_COMMANDS;
    context->cells = between
                         ? NULL
                         : make_cells(context->handle, context->target,
                                      (INNER_CELLS + OUTER_CELLS) * sizeof(struct ur_check_cell));
    if (!(between ? ur_check_order_start(context) : context->cells != NULL) ||
        NEXT->ddi.USM.pfnHostAlloc(context->handle, NULL, NULL, sizeof(struct ur_check_races),
                                   &memory)) {
        if (context->cells) {
            NEXT->ddi.USM.pfnFree(context->handle, context->cells);
        }
        context->cells = NULL;
        context->racing = false;
        ur_log_error("races are not looked for: memory is short");
        return NULL;
    }
    context->races = memory;
    *context->races = (struct ur_check_races){
        .inner = (uintptr_t)context->cells,
        .outer = (uintptr_t)((struct ur_check_cell *)context->cells + INNER_CELLS),
        .inner_mask = INNER_CELLS - 1,
        .outer_mask = OUTER_CELLS - 1,
        .same = ur_checking.options.races == UR_CHECK_RACES_ALL,
        .commands = (uintptr_t)ur_check_order_commands(context)};
    return context->races;
}

void ur_check_races_over(struct ur_check_context *context, bool idle) {
    if (context->races && idle) {
        if (context->cells) {
            NEXT->ddi.USM.pfnFree(context->handle, context->cells);
        }
        NEXT->ddi.USM.pfnFree(context->handle, (void *)(uintptr_t)context->races);
    }
}

/* ---- launches -------------------------------------------------------------------------------- */

static pthread_mutex_t turns = PTHREAD_MUTEX_INITIALIZER;
static uint64_t launches; /* under `turns` */

static void races_number(ur_context_handle_t handle, uint64_t launch) {
    pthread_mutex_lock(&ur_checking.lock);
    struct ur_check_context *context = handle ? ur_check_context(handle) : NULL;
    if (context && context->races) {
        __atomic_store_n(&context->races->launch, launch, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&ur_checking.lock);
}

void ur_check_turn_take(struct ur_check_turn *turn, ur_queue_handle_t queue, bool kernel,
                        ur_event_handle_t *event) {
    *turn = (struct ur_check_turn){.event = event};
    if (!ur_checking.options.races || ur_checking.options.races == UR_CHECK_RACES_COMMANDS ||
        !queue || ur_check_is_captured(queue)) {
        return;
    }
    turn->context = ur_check_context_of(queue);
    turn->taken = true;
    turn->event = event ? event : &turn->own;
    pthread_mutex_lock(&turns);
    races_number(turn->context, kernel ? ++launches : 0);
}

ur_result_t ur_check_turn_end(struct ur_check_turn *turn, ur_result_t result) {
    if (!turn->taken) {
        return result;
    }
    if (result == UR_RESULT_SUCCESS && *turn->event) {
        (void)NEXT->ddi.Event.pfnWait(1, turn->event);
    }
    races_number(turn->context, 0);
    pthread_mutex_unlock(&turns);
    if (turn->own) {
        NEXT->ddi.Event.pfnRelease(turn->own);
    }
    return result;
}

/* ---- reports --------------------------------------------------------------------------------- */

static void races_split(uint64_t number, const uint64_t *sizes, uint64_t *parts) {
    for (int i = 0; i < 3; i++) {
        uint64_t size = sizes[i] ? sizes[i] : 1;
        parts[i] = i < 2 ? number % size : number;
        number /= size;
    }
}

/* Who the other one is. */
static struct ur_check_other other_of(const struct ur_check_code *code,
                                      const struct ur_check_race *race) {
    struct ur_check_other other = {.known = race->who != UR_CHECK_RACE_NOBODY, .group_known = true};
    if (race->other < code->module.race_site_count) {
        other.site = &code->module.race_sites[race->other];
    }
    uint64_t in_group = 1, local[3];
    for (int i = 0; i < 3; i++) {
        in_group *= race->size_of_group[i] ? race->size_of_group[i] : 1;
        other.group[i] = race->group[i];
    }
    if (race->outer) {
        other.group_known = race->group_of_who != UR_CHECK_RACE_NOBODY;
        races_split(race->group_of_who, race->groups, other.group);
    }
    races_split(race->who % in_group, race->size_of_group, local);
    for (int i = 0; i < 3; i++) {
        other.item[i] = race->item[i] - race->inside[i] + local[i] +
                        (other.group[i] - race->group[i]) * race->size_of_group[i];
    }
    return other;
}

static int say_ids(char *text, size_t size, const char *what, const uint64_t *at) {
    return snprintf(text, size, "%s (%" PRIu64 ", %" PRIu64 ", %" PRIu64 ")", what, at[0], at[1],
                    at[2]);
}

static void say_other(const struct ur_check_race *race, const struct ur_check_other *other,
                      char *text, size_t size) {
    char item[80] = "another work-item", group[80] = "the group", place[400] = "";
    if (other->known) {
        say_ids(item, sizeof(item), "work-item", other->item);
    }
    if (race->outer && other->group_known) {
        say_ids(group, sizeof(group), "group", other->group);
    } else if (race->outer) {
        snprintf(group, sizeof(group), "another group");
    }
    if (other->site && other->site->file) {
        snprintf(place, sizeof(place), " (%s:%u)", other->site->file, other->site->line);
    }
    snprintf(text, size, "%s of %s %s them%s", item, group,
             other->site          ? other->site->does
             : race->other_writes ? "writes"
                                  : "reads",
             place);
}

static void report(struct ur_check_code *code, uint32_t place, const struct ur_check_race *race) {
    const struct ur_check_site *site = &code->module.race_sites[place];
    const struct ur_check_usm *usm =
        site->object ? NULL : ur_check_usm_at(code->context, race->address);
    struct ur_check_other other = other_of(code, race);
    char does[1024], who[640], where[200] = "";
    ur_check_say_site(site, does, sizeof(does));
    say_other(race, &other, who, sizeof(who));
    if (site->object) {
        snprintf(where, sizeof(where), " in %s", site->object);
    } else if (usm) {
        snprintf(where, sizeof(where), ", %" PRIu64 " behind the start of an allocation of %zu",
                 race->address - usm->range.base, usm->range.size);
    }
    ur_log_error("%s %" PRIu64 " byte%s at 0x%" PRIx64 "%s, in work-item (%" PRIu64 ", %" PRIu64
                 ", %" PRIu64 ") of group (%" PRIu64 ", %" PRIu64 ", %" PRIu64
                 "), while %s: a race%s",
                 does, race->size, race->size == 1 ? "" : "s", race->address, where, race->item[0],
                 race->item[1], race->item[2], race->group[0], race->group[1], race->group[2], who,
                 race->same ? " of the same value" : "");
    if (usm) {
        ur_log_error("  the allocation was made by %s:", usm->made_by);
        ur_check_write_stack(&usm->made);
    }
    ur_check_json_race(site, race, &other, usm);
}

static bool is_line(const struct ur_check_site *a, const struct ur_check_site *b) {
    return a == b || (a->file && b->file && a->line == b->line && strcmp(a->file, b->file) == 0);
}

/* Whether a race between the same two lines was told. */
static bool is_told(const struct ur_check_code *code, uint32_t place, uint32_t other) {
    const struct ur_check_site *sites = code->module.race_sites;
    for (uint32_t i = 0; other < code->module.race_site_count && i < code->module.race_site_count;
         i++) {
        uint32_t of = code->told_races[i] ? code->races[i].other : UR_CHECK_RACE_NO_SITE;
        if (of < code->module.race_site_count &&
            ((is_line(&sites[i], &sites[place]) && is_line(&sites[of], &sites[other])) ||
             (is_line(&sites[i], &sites[other]) && is_line(&sites[of], &sites[place])))) {
            return true;
        }
    }
    return false;
}

bool ur_check_races_tell(struct ur_check_code *code) {
    bool any = false;
    for (uint32_t i = 0; code->races && i < code->module.race_site_count; i++) {
        struct ur_check_race race;
        if (code->told_races[i] || !__atomic_load_n(&code->races[i].ready, __ATOMIC_ACQUIRE)) {
            continue;
        }
        memcpy(&race, (const void *)(uintptr_t)&code->races[i], sizeof(race));
        if (ur_checking.options.races == UR_CHECK_RACES_COMMANDS) {
            any |= ur_check_command_tell(code, i, &race);
            /* The next one may be with another command. */
            __atomic_store_n(&code->races[i].ready, 0, __ATOMIC_RELEASE);
            __atomic_store_n(&code->races[i].count, 0, __ATOMIC_RELEASE);
            continue;
        }
        if (!is_told(code, i, race.other)) {
            ur_checking.places++;
            report(code, i, &race);
            any = true;
        }
        code->told_races[i] = true;
    }
    return any;
}

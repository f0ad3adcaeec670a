/* What became of launches. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fusing.h"

static bool report_make_room(struct ur_fusing_report *report, uint32_t count) {
    if (report->count + count > report->room) {
        uint32_t room = 2 * report->room + count + 16;
        struct ur_fusing_entry *grown =
            realloc(report->entries, room * sizeof(struct ur_fusing_entry));
        if (!grown) {
            return false;
        }
        report->entries = grown;
        report->room = room;
    }
    return true;
}

struct ur_fusing_entry *ur_fusing_entry_new(struct ur_fusing_report *report, const char *kernel) {
    if (!report_make_room(report, 1)) {
        return NULL;
    }
    struct ur_fusing_entry *entry = &report->entries[report->count];
    *entry = (struct ur_fusing_entry){.group = report->gone + report->count};
    snprintf(entry->kernel, sizeof(entry->kernel), "%s", kernel);
    ++report->count;
    return entry;
}

void ur_fusing_report_add(struct ur_fusing_report *report,
                          const struct ur_fusing_report *sequence) {
    /* What is dropped are whole sequences: a kernel's launches are of one. */
    if (report->count >= UR_FUSING_MOST_TOLD) {
        uint32_t drop = UR_FUSING_MOST_TOLD / 2;
        while (drop < report->count && report->entries[drop].group < report->gone + drop) {
            ++drop;
        }
        report->count -= drop;
        report->gone += drop;
        memmove(report->entries, report->entries + drop, report->count * sizeof(*report->entries));
    }
    uint32_t base = report->gone + report->count;
    if (!report_make_room(report, sequence->count)) { /* a report is not worth a failure */
        report->count = 0;
        report->gone = base + sequence->count;
    } else if (sequence->count) {
        memcpy(&report->entries[report->count], sequence->entries,
               sequence->count * sizeof(*report->entries));
        for (uint32_t i = 0; i < sequence->count; ++i) {
            report->entries[report->count++].group += base;
        }
    }
    report->fused += sequence->fused;
    report->kernels += sequence->kernels;
}

void ur_fusing_report_end(struct ur_fusing_report *report) {
    free(report->entries);
    *report = (struct ur_fusing_report){0};
}

static ur_result_t query_groups(const struct ur_fusing_report *report, ur_info_out out) {
    uint32_t *groups = malloc((report->count + (size_t)1) * sizeof(*groups));
    if (!groups) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < report->count; ++i) {
        groups[i] = report->entries[i].group;
    }
    ur_result_t result = ur_info_array(out, groups, report->count);
    free(groups);
    return result;
}

static ur_result_t query_text(const struct ur_fusing_report *report, ur_info_out out) {
    enum { LINE = sizeof(struct ur_fusing_entry) + 64 };
    char *text = malloc(report->count * (size_t)LINE + 1);
    size_t used = 0;
    if (!text) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    text[0] = '\0';
    for (uint32_t i = 0; i < report->count; ++i) {
        const struct ur_fusing_entry *entry = &report->entries[i];
        uint32_t number = report->gone + i;
        used += entry->group == number
                    ? (size_t)snprintf(text + used, LINE, "%u %s: %s.\n", number, entry->kernel,
                                       entry->words)
                    : (size_t)snprintf(text + used, LINE, "%u %s: fused with launch %u.\n", number,
                                       entry->kernel, entry->group);
    }
    ur_result_t result = ur_info_string(out, text);
    free(text);
    return result;
}

ur_result_t ur_fusing_report_query(const struct ur_fusing_report *report, bool active,
                                   ur_fusion_info_t name, ur_info_out out) {
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch ((int)name) {
    case UR_FUSION_INFO_ACTIVE:
        return ur_info_value(out, ur_bool_t, active);
    case UR_FUSION_INFO_LAUNCHES:
        return ur_info_value(out, uint32_t, report->gone + report->count);
    case UR_FUSION_INFO_FUSED:
        return ur_info_value(out, uint32_t, report->fused);
    case UR_FUSION_INFO_KERNELS:
        return ur_info_value(out, uint32_t, report->kernels);
    case UR_FUSION_INFO_GROUPS:
        return query_groups(report, out);
    case UR_FUSION_INFO_REPORT:
        return query_text(report, out);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

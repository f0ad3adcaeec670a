#include "topology.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1000000, MAX_NODES = 1024, LIST_SIZE = 16384 };

/* One number or range of the list; moves *text past it and the comma. False at anything else. */
static bool next_range(const char **text, unsigned long *first, unsigned long *last) {
    const char *at = *text;
    for (int i = 0; i < 2; ++i) {
        unsigned long number = 0;
        if (*at < '0' || *at > '9') {
            return false;
        }
        for (; *at >= '0' && *at <= '9'; ++at) {
            number = number * 10 + (unsigned long)(*at - '0');
            if (number > MOST) {
                return false;
            }
        }
        *(i == 0 ? first : last) = number;
        if (i == 0 && *at != '-') {
            *last = number;
            break;
        }
        at += i == 0;
    }
    if (*at == ',' && at[1] != '\0' && at[1] != '\n') {
        ++at;
    } else if (*at != '\0' && *at != '\n') {
        return false;
    }
    *text = at;
    return *first <= *last;
}

static bool at_end(const char *text) {
    return *text == '\0' || (*text == '\n' && text[1] == '\0');
}

bool ncpu_cpu_list(const char *text, const unsigned *among, size_t among_count, unsigned *out,
                   size_t *count) {
    unsigned long first, last;
    for (const char *at = text; !at_end(at);) {
        if (!next_range(&at, &first, &last)) {
            return false;
        }
    }
    size_t found = 0;
    for (size_t i = 0; i < among_count; ++i) {
        for (const char *at = text; !at_end(at) && next_range(&at, &first, &last);) {
            if (among[i] >= first && among[i] <= last) {
                out[found++] = among[i];
                break;
            }
        }
    }
    *count = found;
    return true;
}

static bool read_list(const char *root, const char *name, char text[LIST_SIZE]) {
    char path[4096];
    if (snprintf(path, sizeof(path), "%s/%s", root, name) >= (int)sizeof(path)) {
        return false;
    }
    FILE *file = fopen(path, "re");
    if (!file) {
        return false;
    }
    size_t size = fread(text, 1, LIST_SIZE - 1, file);
    bool whole = size < LIST_SIZE - 1 && !ferror(file);
    fclose(file);
    text[size] = '\0';
    return whole && strlen(text) == size;
}

/* Numbers of the nodes; they may have gaps. */
static size_t online_nodes(const char *root, unsigned nodes[MAX_NODES]) {
    char text[LIST_SIZE];
    unsigned all[MAX_NODES];
    size_t count = 0;
    for (unsigned i = 0; i < MAX_NODES; ++i) {
        all[i] = i;
    }
    if (!read_list(root, "online", text) || !ncpu_cpu_list(text, all, MAX_NODES, nodes, &count)) {
        return 0;
    }
    return count;
}

/* Takes what is in `taken` out of the list. */
static size_t without(unsigned *list, size_t count, const unsigned *taken, size_t taken_count) {
    size_t left = 0;
    for (size_t i = 0; i < count; ++i) {
        bool known = false;
        for (size_t k = 0; k < taken_count && !known; ++k) {
            known = taken[k] == list[i];
        }
        if (!known) {
            list[left++] = list[i];
        }
    }
    return left;
}

size_t ncpu_numa_nodes(const char *root, const unsigned *cpus, size_t cpu_count, unsigned *out,
                       size_t *sizes) {
    unsigned nodes[MAX_NODES];
    size_t node_count = online_nodes(root, nodes), found = 0, used = 0;
    unsigned *own = malloc(cpu_count * sizeof(*own) + 1);
    for (size_t i = 0; own && i < node_count; ++i) {
        char name[32], text[LIST_SIZE];
        size_t count;
        snprintf(name, sizeof(name), "node%u/cpulist", nodes[i]);
        if (!read_list(root, name, text) || !ncpu_cpu_list(text, cpus, cpu_count, own, &count)) {
            continue;
        }
        count = without(own, count, out, used);
        if (count) {
            memcpy(out + used, own, count * sizeof(*own));
            used += count;
            sizes[found++] = count;
        }
    }
    free(own);
    return found;
}

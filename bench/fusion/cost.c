/* What fusing costs the host, without any driver: cost MODULE LAUNCHES
 *
 * A chain of launches is fused 20 times; prints the median time. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "scene.h"

enum { TIMES = 20 };

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv) {
    static struct scene scene;
    double took[TIMES];
    if (argc != 3) {
        fprintf(stderr, "usage: %s MODULE LAUNCHES\n", argv[0]);
        return 2;
    }
    scene_open(&scene, argv[1]);
    unsigned launches = (unsigned)strtoul(argv[2], NULL, 10);
    for (int t = 0; t < TIMES; ++t) {
        struct timespec start, end;
        struct ur_fusion_made made;
        clock_gettime(CLOCK_MONOTONIC, &start);
        scene_begin(&scene);
        for (unsigned i = 0; i < launches; ++i) {
            scene_launch(&scene, i % 2 ? "shift" : "scale", 1024, 0);
            scene_pointer(&scene, ARRAY(i + 1));
            scene_pointer(&scene, ARRAY(i));
            scene_float(&scene, (float)i);
            if (scene_add(&scene) != UR_FUSION_OK) {
                fprintf(stderr, "%s\n", scene.why);
                return 1;
            }
        }
        if (ur_fusion_make(scene.fusion, &made, scene.why, sizeof(scene.why)) != UR_FUSION_OK) {
            fprintf(stderr, "%s\n", scene.why);
            return 1;
        }
        ur_fusion_drop(&made);
        scene_end(&scene);
        clock_gettime(CLOCK_MONOTONIC, &end);
        took[t] =
            (double)(end.tv_sec - start.tv_sec) * 1e3 + (double)(end.tv_nsec - start.tv_nsec) / 1e6;
    }
    qsort(took, TIMES, sizeof(*took), by_size);
    printf("%u launches: %.3f ms\n", launches, took[TIMES / 2]);
    scene_close(&scene);
    return 0;
}

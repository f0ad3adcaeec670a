/* Which pages were written since one last looked, as the kernel knows it: userfaultfd with
 * asynchronous write protection and PAGEMAP_SCAN (Linux 6.7, Documentation/admin-guide/mm/pagemap).
 * A page that is written is let go by the kernel itself: nothing waits, no signal is raised, and
 * calls of the kernel may write there as ever. */
#include <errno.h>
#include <fcntl.h>
#include <linux/userfaultfd.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "recording.h"

/* From linux/userfaultfd.h and linux/fs.h of 6.7, which is later than the headers of many systems.
 */
#define WP_UNPOPULATED (UINT64_C(1) << 13)
#define WP_ASYNC (UINT64_C(1) << 15)
#define USER_MODE_ONLY 1

struct page_region {
    uint64_t start, end, categories;
};
struct scan {
    uint64_t size, flags, start, end, walk_end, vec, vec_len, max_pages;
    uint64_t category_inverted, category_mask, category_anyof_mask, return_mask;
};
#define SCAN _IOWR('f', 16, struct scan)
#define SCAN_PROTECT 1 /* what is found is protected again */
#define SCAN_CHECK 2   /* fails where pages are not watched */
#define IS_WATCHED 1
#define IS_WRITTEN 2

/* Each range that is watched splits mappings, of which a process has 65530 (vm.max_map_count). */
#define MOST 8192

static int faults = -1, pages = -1;
static unsigned watched;

/* The request has another type in other C libraries. */
static int control(int file, unsigned long what, void *argument) {
    return (int)syscall(SYS_ioctl, file, what, argument);
}

bool ur_record_watch_start(bool off) {
    ur_record_watch_stop();
    if (off) {
        return false;
    }
    /* Private memory alone: what others write through mappings of their own is not in our table. */
    struct uffdio_api api = {.api = UFFD_API, .features = WP_ASYNC | WP_UNPOPULATED};
    faults = (int)syscall(SYS_userfaultfd, O_CLOEXEC | O_NONBLOCK | USER_MODE_ONLY);
    pages = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
    if (faults < 0 || pages < 0 || control(faults, UFFDIO_API, &api) != 0) {
        ur_record_watch_stop();
    }
    return faults >= 0;
}

void ur_record_watch_stop(void) {
    if (faults >= 0) {
        close(faults);
    }
    if (pages >= 0) {
        close(pages);
    }
    faults = pages = -1;
    watched = 0;
}

bool ur_record_watch(uintptr_t from, uintptr_t to) {
    struct uffdio_register range = {.range = {from, to - from}, .mode = UFFDIO_REGISTER_MODE_WP};
    if (faults < 0 || watched >= MOST || control(faults, UFFDIO_REGISTER, &range) != 0) {
        return false;
    }
    watched++;
    return true;
}

void ur_record_unwatch(uintptr_t from, uintptr_t to) {
    struct uffdio_range range = {from, to - from};
    if (faults >= 0) {
        control(faults, UFFDIO_UNREGISTER, &range);
        watched--;
    }
}

bool ur_record_scan(uintptr_t from, uintptr_t to, bool gaps, void (*found)(uintptr_t, uintptr_t)) {
    struct page_region regions[128];
    struct scan scan = {.size = sizeof(scan),
                        .flags = SCAN_PROTECT | (gaps ? 0 : SCAN_CHECK),
                        .start = from,
                        .end = to,
                        .vec = (uintptr_t)regions,
                        .vec_len = sizeof(regions) / sizeof(regions[0]),
                        .category_mask = IS_WRITTEN | (gaps ? IS_WATCHED : 0),
                        .return_mask = IS_WRITTEN};
    while (scan.start < to) {
        int count = control(pages, SCAN, &scan);
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0 || scan.walk_end <= scan.start) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            found((uintptr_t)regions[i].start, (uintptr_t)regions[i].end);
        }
        scan.start = scan.walk_end;
    }
    return true;
}

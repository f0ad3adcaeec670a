/* The file of a recording: what is written is read, whatever became of the writer and of the file.
 */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "bytes.h"
#include "reader.h"
#include "writer.h"

static char path[256];

static int set_up(void **state) {
    const char *folder = getenv("TMPDIR");
    (void)state;
    snprintf(path, sizeof(path), "%s/recording-XXXXXX", folder ? folder : "/tmp");
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    close(fd);
    return 0;
}

static int take_down(void **state) {
    (void)state;
    unlink(path);
    return 0;
}

static struct ur_record_writer *create(void) {
    char reason[256] = "";
    struct ur_record_writer *writer = ur_record_create(path, reason, sizeof(reason));
    if (!writer) {
        fail_msg("%s", reason);
    }
    return writer;
}

static struct ur_record_file *open_file(void) {
    char reason[512] = "";
    struct ur_record_file *file = ur_record_open(path, reason, sizeof(reason));
    if (!file) {
        fail_msg("%s", reason);
    }
    return file;
}

/* A record whose bytes follow from its sequence number. */
static size_t make(unsigned char *at, uint64_t sequence, size_t size) {
    struct ur_bytes bytes = {0};
    ur_put_byte(&bytes, UR_RECORD_CALL);
    ur_put_number(&bytes, sequence);
    memcpy(at, bytes.at, bytes.used);
    uint64_t seed = sequence * 0x9e3779b97f4a7c15u + 1;
    for (size_t i = bytes.used; i < size; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        at[i] = (unsigned char)(seed >> 60); /* four bits, so that it can be compressed */
    }
    size_t length = size < bytes.used ? bytes.used : size;
    free(bytes.at);
    return length;
}

static size_t size_of(uint64_t sequence) {
    static const size_t sizes[] = {3, 20, 8, 700, 0, 4096, 65, 100000, 31, 1000000};
    return sizes[sequence % 10];
}

static void add(struct ur_record_writer *writer, uint64_t sequence, size_t size) {
    unsigned char *bytes = malloc(size + 16);
    size_t length = make(bytes, sequence, size);
    assert_true(ur_record_add(writer, bytes, length));
    free(bytes);
}

/* The same record in words and bytes: what begins it as words, the rest in two groups. */
static void add_in_words(struct ur_record_writer *writer, uint64_t sequence, size_t size) {
    unsigned char *record = malloc(size + 16), *at = calloc(size + 64, 1);
    size_t length = make(record, sequence, size), head = 1, first, used = 0;
    for (uint64_t rest = sequence; rest > 0x7f; rest >>= 7) {
        head++;
    }
    head++;
    first = (length - head) / 2;
    uint64_t words[2] = {UR_RECORD_CALL, sequence};
    for (int group = 0; group < 2; group++) {
        uint32_t count[2] = {group ? 0 : 2, (uint32_t)(group ? length - head - first : first)};
        memcpy(at + used, count, sizeof(count));
        used += sizeof(count);
        memcpy(at + used, words, count[0] * sizeof(*words));
        used += count[0] * sizeof(*words);
        memcpy(at + used, record + head + (group ? first : 0), count[1]);
        used += (count[1] + 7u) & ~(size_t)7;
    }
    assert_true(ur_record_add_words(writer, at, used));
    free(record);
    free(at);
}

static void add_end(struct ur_record_writer *writer, uint64_t sequence) {
    struct ur_bytes bytes = {0};
    ur_put_byte(&bytes, UR_RECORD_END);
    ur_put_number(&bytes, sequence);
    assert_true(ur_record_add(writer, bytes.at, bytes.used));
    free(bytes.at);
}

/* Every record is one that was made, and none is missing before the last. Returns how many. */
static size_t check(struct ur_record_file *file, size_t (*expected)(uint64_t)) {
    size_t count = ur_record_count(file), calls = 0;
    unsigned char *made = malloc(1000016);
    for (size_t i = 0; i < count; i++) {
        size_t size = 0;
        const unsigned char *at = ur_record_at(file, i, &size);
        assert_non_null(at);
        if (at[0] != UR_RECORD_CALL) {
            continue;
        }
        uint64_t sequence = ur_record_sequence(file, i);
        assert_int_equal(sequence, calls + 1);
        size_t length = make(made, sequence, expected(sequence));
        assert_int_equal(size, length);
        assert_memory_equal(at, made, length);
        calls++;
    }
    free(made);
    return calls;
}

static size_t small(uint64_t sequence) {
    return 5 + sequence % 60;
}

static void what_is_written_is_read(void **state) {
    (void)state;
    for (int clean = 0; clean < 2; clean++) {
        struct ur_record_writer *writer = create();
        for (uint64_t i = 1; i <= 100; i++) {
            (i % 3 ? add : add_in_words)(writer, i, size_of(i));
        }
        if (clean) {
            add_end(writer, 101);
        }
        ur_record_close(writer, clean);
        struct ur_record_file *file = open_file();
        assert_int_equal(check(file, size_of), 100);
        if (clean) {
            assert_null(ur_record_trouble(file));
        } else {
            assert_non_null(strstr(ur_record_trouble(file), "was not ended"));
        }
        ur_record_free(file);
    }
}

/* Records of several threads come in any order and are read in that of their numbers. */
static struct ur_record_writer *shared;
static _Atomic uint64_t next;

static void *adds(void *unused) {
    (void)unused;
    for (int i = 0; i < 2000; i++) {
        uint64_t sequence = atomic_fetch_add(&next, 1) + 1;
        (sequence & 1 ? add : add_in_words)(shared, sequence, small(sequence));
    }
    return NULL;
}

static void threads_write_one_file(void **state) {
    pthread_t threads[4];
    (void)state;
    shared = create();
    atomic_store(&next, 0);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(pthread_create(&threads[i], NULL, adds, NULL), 0);
    }
    for (int i = 0; i < 4; i++) {
        pthread_join(threads[i], NULL);
    }
    add_end(shared, 8001);
    ur_record_close(shared, true);
    struct ur_record_file *file = open_file();
    assert_null(ur_record_trouble(file));
    assert_int_equal(check(file, small), 8000);
    ur_record_free(file);
}

static void data_is_kept_once(void **state) {
    size_t size = 5000000, found = 0;
    char *data = malloc(size), *back = malloc(size);
    (void)state;
    for (size_t i = 0; i < size; i++) {
        data[i] = (char)((i * 2654435761u) >> 13);
    }
    struct ur_record_writer *writer = create();
    uint64_t large = ur_record_add_data(writer, data, size);
    uint64_t empty = ur_record_add_data(writer, data, 0);
    uint64_t part = ur_record_add_data(writer, data, 100);
    assert_true(large && empty && part && large != part && empty != part);
    assert_int_equal(ur_record_add_data(writer, data, size), large);
    assert_int_equal(ur_record_add_data(writer, data, 100), part);
    for (unsigned i = 0; i < 5000; i++) { /* the table of contents grows */
        assert_true(ur_record_add_data(writer, &i, sizeof(i)));
    }
    add_end(writer, 1);
    ur_record_close(writer, true);
    struct stat status;
    assert_int_equal(stat(path, &status), 0);
    assert_true((size_t)status.st_size < size + 200000);
    struct ur_record_file *file = open_file();
    assert_true(ur_record_data_size(file, large, &found) && found == size);
    assert_true(ur_record_data(file, large, back));
    assert_memory_equal(back, data, size);
    assert_true(ur_record_data_size(file, empty, &found) && found == 0);
    assert_true(ur_record_data(file, part, back));
    assert_memory_equal(back, data, 100);
    for (unsigned i = 0; i < 5000; i++) {
        unsigned value;
        assert_true(ur_record_data(file, part + 1 + i, &value));
        assert_int_equal(value, i);
    }
    assert_false(ur_record_data_size(file, part + 5001, &found));
    assert_false(ur_record_data_size(file, 0, &found));
    ur_record_free(file);
    free(back);
    free(data);
}

/* A short recording is a short file. */
static void a_clean_file_has_no_slack(void **state) {
    struct stat status;
    (void)state;
    struct ur_record_writer *writer = create();
    add(writer, 1, small(1));
    add_end(writer, 2);
    ur_record_close(writer, true);
    assert_int_equal(stat(path, &status), 0);
    assert_true(status.st_size < UR_RECORD_PAGE + 200);
    struct ur_record_file *file = open_file();
    assert_null(ur_record_trouble(file));
    assert_int_equal(check(file, small), 1);
    ur_record_free(file);
}

static char *contents(size_t *size) {
    struct stat status;
    int fd = open(path, O_RDONLY);
    assert_true(fd >= 0 && fstat(fd, &status) == 0);
    *size = (size_t)status.st_size;
    char *bytes = malloc(*size + 1);
    assert_int_equal(read(fd, bytes, *size), (ssize_t)*size);
    close(fd);
    return bytes;
}

static void replace(const char *bytes, size_t size) {
    int fd = open(path, O_WRONLY | O_TRUNC);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, bytes, size), (ssize_t)size);
    close(fd);
}

/* A file that is cut anywhere is an error or has the records before the cut. */
static void a_cut_file_is_read_up_to_the_cut(void **state) {
    size_t size;
    (void)state;
    struct ur_record_writer *writer = create();
    for (uint64_t i = 1; i <= 60000; i++) {
        add(writer, i, small(i));
    }
    add_end(writer, 60001);
    ur_record_close(writer, true);
    char *bytes = contents(&size);
    size_t last = 0, kinds = 0;
    for (int step = 0; step <= 60; step++) {
        size_t cut = size * (size_t)step / 60;
        char reason[512] = "";
        replace(bytes, cut);
        struct ur_record_file *file = ur_record_open(path, reason, sizeof(reason));
        if (!file) {
            assert_true(strlen(reason) > 20);
            continue;
        }
        size_t count = check(file, small);
        assert_true(count >= last || count == 0);
        assert_true(step == 60 || ur_record_trouble(file));
        kinds += count != last;
        last = count;
        ur_record_free(file);
    }
    assert_int_equal(last, 60000);
    assert_true(kinds > 3);
    free(bytes);
}

/* A file of version 1 that was not ended: its area is in one, and its records have hashes. */
static void an_earlier_version_is_read(void **state) {
    struct ur_record_head head = {
        .magic = {'U', 'R', 'R', 'E', 'C', 'O', 'R', 'D'}, .version = 1, .area = 8192};
    char *bytes = calloc(1, UR_RECORD_PAGE + 8192);
    size_t at = UR_RECORD_PAGE;
    (void)state;
    head.check = ur_record_head_check(&head);
    atomic_store(&head.state, UR_RECORD_RUNNING);
    memcpy(bytes, &head, sizeof(head));
    for (uint64_t i = 1; i <= 100; i++) {
        uint32_t length = (uint32_t)make((unsigned char *)bytes + at + 8, i, small(i));
        uint32_t check = (uint32_t)ur_record_hash(bytes + at + 8, length, 0);
        memcpy(bytes + at, &length, sizeof(length));
        memcpy(bytes + at + 4, &check, sizeof(check));
        at += 8 + ((length + 7) & ~7u);
    }
    replace(bytes, UR_RECORD_PAGE + 8192);
    struct ur_record_file *file = open_file();
    assert_int_equal(check(file, small), 100);
    assert_non_null(strstr(ur_record_trouble(file), "was not ended"));
    ur_record_free(file);
    free(bytes);
}

/* Whatever byte is changed, what is read is what was written, or it is said to be damaged. */
static void a_changed_byte_is_found(void **state) {
    size_t size;
    (void)state;
    for (int clean = 0; clean < 2; clean++) {
        struct ur_record_writer *writer = create();
        for (uint64_t i = 1; i <= 200; i++) {
            add(writer, i, small(i));
        }
        if (clean) {
            add_end(writer, 201);
        }
        ur_record_close(writer, clean);
        char *bytes = contents(&size);
        size_t last = clean ? size : UR_RECORD_PAGE + 9000;
        for (size_t at = 0; at < last; at += at < 64 ? 1 : 37) {
            char reason[512] = "";
            bytes[at] ^= 0x41;
            replace(bytes, size);
            bytes[at] ^= 0x41;
            struct ur_record_file *file = ur_record_open(path, reason, sizeof(reason));
            if (!file) {
                assert_true(strlen(reason) > 20);
                continue;
            }
            size_t count = check(file, small);
            /* A byte that stands for nothing changes nothing. */
            assert_true(count == 200 || ur_record_trouble(file));
            ur_record_free(file);
        }
        free(bytes);
    }
}

static void other_files_are_refused_by_name(void **state) {
    char reason[512], *bytes;
    size_t size;
    (void)state;
    assert_null(ur_record_open("/nonexistent/file", reason, sizeof(reason)));
    assert_non_null(strstr(reason, "No such file"));
    assert_null(ur_record_open("/dev/null", reason, sizeof(reason)));
    assert_non_null(strstr(reason, "is not a recording"));
    replace("[{\"ph\":\"M\"}]", 12);
    assert_null(ur_record_open(path, reason, sizeof(reason)));
    assert_non_null(strstr(reason, "is not a recording"));
    struct ur_record_writer *writer = create();
    add_end(writer, 1);
    ur_record_close(writer, true);
    bytes = contents(&size);
    struct ur_record_head *head = (struct ur_record_head *)bytes;
    head->version = UR_RECORD_VERSION + 1;
    head->check = ur_record_head_check(head);
    replace(bytes, size);
    assert_null(ur_record_open(path, reason, sizeof(reason)));
    assert_non_null(strstr(reason, "version 3; this program reads versions 1 to 2"));
    free(bytes);
}

/* The process is killed at any moment: what it had been told is in the file is there. */
static void a_killed_writer_leaves_all_that_it_wrote(void **state) {
    _Atomic uint64_t *done =
        mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    (void)state;
    assert_true(done != MAP_FAILED);
    for (unsigned round = 0; round < 24; round++) {
        uint64_t target = 1 + round * round * 17;
        atomic_store(done, 0);
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0) {
            char reason[256];
            struct ur_record_writer *writer = ur_record_create(path, reason, sizeof(reason));
            for (uint64_t i = 1; writer; i++) {
                unsigned char bytes[4200];
                size_t length = make(bytes, i, round & 1 ? small(i) : 4100);
                if (!ur_record_add(writer, bytes, length)) {
                    break;
                }
                atomic_store(done, i);
                if (i == target + 40000) { /* it was not killed in time; that is well too */
                    ur_record_close(writer, true);
                    break;
                }
            }
            _exit(0);
        }
        while (atomic_load(done) < target) {
            usleep(50);
        }
        kill(child, SIGKILL);
        int status;
        waitpid(child, &status, 0);
        uint64_t least = atomic_load(done);
        struct ur_record_file *file = open_file();
        size_t count = ur_record_count(file);
        assert_true(count >= least && count <= least + 1);
        for (size_t i = 0; i < count; i++) {
            unsigned char bytes[4200];
            size_t size, length = make(bytes, i + 1, round & 1 ? small(i + 1) : 4100);
            const unsigned char *at = ur_record_at(file, i, &size);
            assert_non_null(at);
            assert_int_equal(size, length);
            assert_memory_equal(at, bytes, length);
        }
        ur_record_free(file);
    }
    munmap((void *)done, 4096);
}

/* The file meets a limit: adding fails, nothing else does, and the file says why it ends. */
static void a_file_that_cannot_grow_ends_cleanly(void **state) {
    struct rlimit before, limit;
    (void)state;
    struct ur_record_writer *writer = create();
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    limit = before;
    limit.rlim_cur = 900000;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
    uint64_t added = 0;
    unsigned char bytes[5000];
    while (added < 10000 && ur_record_add(writer, bytes, make(bytes, added + 1, 4096))) {
        added++;
    }
    assert_true(added < 10000 && added > 100);
    assert_int_equal(ur_record_error(writer), EFBIG);
    assert_false(ur_record_add(writer, bytes, 10));
    assert_int_equal(ur_record_add_data(writer, bytes, 10), 0);
    ur_record_close(writer, true);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    struct ur_record_file *file = open_file();
    size_t count = ur_record_count(file), calls = 0;
    bool said = false;
    for (size_t i = 0; i < count; i++) {
        size_t size;
        const unsigned char *at = ur_record_at(file, i, &size);
        assert_non_null(at);
        if (at[0] == UR_RECORD_NOTE) {
            said = memmem(at, size, "cannot grow: File too large", 27) != NULL;
        } else {
            calls++;
        }
    }
    assert_true(said);
    assert_int_equal(calls, added);
    ur_record_free(file);
}

static void a_place_that_cannot_be_written_is_an_error(void **state) {
    char reason[256] = "";
    (void)state;
    assert_null(ur_record_create("/nonexistent/file", reason, sizeof(reason)));
    assert_non_null(strstr(reason, "/nonexistent/file: No such file"));
    assert_null(ur_record_create("/dev/full", reason, sizeof(reason)));
    assert_non_null(strstr(reason, "No space left"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_written_is_read, set_up, take_down),
        cmocka_unit_test_setup_teardown(threads_write_one_file, set_up, take_down),
        cmocka_unit_test_setup_teardown(data_is_kept_once, set_up, take_down),
        cmocka_unit_test_setup_teardown(a_clean_file_has_no_slack, set_up, take_down),
        cmocka_unit_test_setup_teardown(a_cut_file_is_read_up_to_the_cut, set_up, take_down),
        cmocka_unit_test_setup_teardown(an_earlier_version_is_read, set_up, take_down),
        cmocka_unit_test_setup_teardown(a_changed_byte_is_found, set_up, take_down),
        cmocka_unit_test_setup_teardown(other_files_are_refused_by_name, set_up, take_down),
        cmocka_unit_test_setup_teardown(a_killed_writer_leaves_all_that_it_wrote, set_up,
                                        take_down),
        cmocka_unit_test_setup_teardown(a_file_that_cannot_grow_ends_cleanly, set_up, take_down),
        cmocka_unit_test(a_place_that_cannot_be_written_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "replay.h"

static const char usage[] =
    "usage: urtrace replay [options] FILE\n"
    "  --on SELECTOR        the device to run on, as in ONEAPI_DEVICE_SELECTOR; the recorded one "
    "if not given\n"
    "  --tolerance X        how far values may lie apart, as a part of the larger (standard: 0 on "
    "the recorded\n"
    "                       device, 1e-5 on others)\n"
    "  --type T             what values are: any (standard), bytes, f16, f32, f64\n"
    "  --compare            stop at the first output that differs\n"
    "  --no-compare         compare nothing\n"
    "  --bisect             find the launch that is wrong, and write a recording of it alone\n"
    "  --against SELECTOR   with --bisect: the device that is right; else what is recorded\n"
    "  --program N=FILE     other code for the Nth program\n"
    "  --list               show every call with its arguments, and run nothing\n"
    "  --dump N             show the Nth launch\n"
    "  --time N             run each kernel alone N times and print a table\n"
    "  --fuse               fuse launches of queues, and tell what was fused; with -v each launch\n"
    "  --progress SECONDS   how often to tell how far it is (standard: 10)\n"
    "  -o, --output FILE    what --bisect writes\n"
    "  -v, --verbose        tell what is left out\n"
    "      --version        print the version and end\n";

enum {
    OPTION_ON = 256,
    OPTION_TOLERANCE,
    OPTION_TYPE,
    OPTION_COMPARE,
    OPTION_NO_COMPARE,
    OPTION_BISECT,
    OPTION_AGAINST,
    OPTION_PROGRAM,
    OPTION_LIST,
    OPTION_DUMP,
    OPTION_TIME,
    OPTION_FUSE,
    OPTION_PROGRESS, /* up to here as in ASKED_ */
    OPTION_VERSION,
};

static uint64_t main_number(const char *option, const char *text) {
    char *end;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (errno || *end || text == end || text[0] == '-' || value == 0) {
        fprintf(stderr, "urtrace replay: %s takes a number from 1, not \"%s\"\n", option, text);
        exit(2);
    }
    return value;
}

static bool take_program(struct ur_replay_options *options, char *text) {
    const size_t most = sizeof(options->code) / sizeof(options->code[0]);
    char *equals = strchr(text, '=');
    if (!equals || !equals[1]) {
        fprintf(stderr, "urtrace replay: --program takes N=FILE, not \"%s\"\n", text);
        return false;
    }
    if (options->num_code == most) {
        fprintf(stderr, "urtrace replay: --program can be given %zu times\n", most);
        return false;
    }
    *equals = '\0';
    options->code[options->num_code].program = (unsigned)main_number("--program", text);
    options->code[options->num_code++].path = equals + 1;
    return true;
}

static bool take_type(struct ur_replay_options *options, const char *text) {
    static const char *const names[] = {"any", "bytes", "f16", "f32", "f64"};
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        if (strcmp(text, names[i]) == 0) {
            options->values = (enum ur_values)i;
            return true;
        }
    }
    fprintf(stderr, "urtrace replay: --type takes any, bytes, f16, f32 or f64, not \"%s\"\n", text);
    return false;
}

/* What was asked for, to say which of it has no effect beside the rest. */
enum {
    ASKED_ON = 1,
    ASKED_TOLERANCE = 2,
    ASKED_TYPE = 4,
    ASKED_COMPARE = 8,
    ASKED_NO_COMPARE = 16,
    ASKED_BISECT = 32,
    ASKED_AGAINST = 64,
    ASKED_PROGRAM = 128,
    ASKED_LIST = 256,
    ASKED_DUMP = 512,
    ASKED_TIME = 1024,
    ASKED_FUSE = 2048,
    ASKED_PROGRESS = 4096,
    ASKED_OUTPUT = 8192,
    ASKED_VERBOSE = 16384,
};

static const char *const option_names[] = {
    "--on",     "--tolerance", "--type",     "--compare", "--no-compare",
    "--bisect", "--against",   "--program",  "--list",    "--dump",
    "--time",   "--fuse",      "--progress", "--output",  "--verbose",
};

/* Says of each option of `asked` in `idle` that it does nothing, and why. */
static void say_idle(unsigned asked, unsigned idle, const char *why) {
    for (size_t i = 0; i < sizeof(option_names) / sizeof(option_names[0]); i++) {
        if (asked & idle & 1u << i) {
            fprintf(stderr, "urtrace replay: %s does nothing %s\n", option_names[i], why);
        }
    }
}

/* False if two options ask for opposite things. */
static bool check_options(unsigned asked, enum ur_values values) {
    if ((asked & ASKED_NO_COMPARE) && (asked & ASKED_COMPARE)) {
        fprintf(stderr, "urtrace replay: --compare and --no-compare exclude each other\n");
        return false;
    }
    if ((asked & ASKED_NO_COMPARE) && (asked & ASKED_BISECT)) {
        fprintf(stderr, "urtrace replay: --bisect compares, which --no-compare forbids\n");
        return false;
    }
    if (asked & ASKED_LIST) {
        say_idle(asked, ~(unsigned)ASKED_LIST, "with --list, which runs nothing");
        return true;
    }
    if (asked & ASKED_BISECT) {
        say_idle(asked, ASKED_COMPARE | ASKED_DUMP | ASKED_TIME | ASKED_FUSE,
                 "with --bisect, which runs launches side by side");
    } else {
        say_idle(asked, ASKED_AGAINST | ASKED_OUTPUT, "without --bisect");
    }
    if (asked & ASKED_NO_COMPARE) {
        say_idle(asked, ASKED_TOLERANCE | ASKED_TYPE, "with --no-compare");
    } else if (values == UR_VALUES_BYTES && (asked & ASKED_TYPE)) {
        say_idle(asked, ASKED_TOLERANCE, "with --type bytes, which are equal or not");
    }
    return true;
}

static void print_summary(const struct ur_replay *replay) {
    printf("%" PRIu64 " calls recorded, %" PRIu64 " made, %" PRIu64 " failed here, %" PRIu64
           " left out; %" PRIu64 " launches; %" PRIu64 " outputs compared, %" PRIu64 " differ",
           replay->num_calls, replay->replayed, replay->num_failed, replay->num_left_out,
           replay->num_launches, replay->num_outputs, replay->num_different);
    if (replay->num_unchecked) {
        printf(", %" PRIu64 " could not be compared", replay->num_unchecked);
    }
    printf("\n");
}

int ur_replay_file(struct ur_record_file *file, struct ur_replay_options *options,
                   bool tolerance_given) {
    struct ur_replay replay = {.file = file, .options = options};
    ur_devices_select(file, options->selector);
    if (urLoaderInit(0, NULL) != UR_RESULT_SUCCESS) {
        fprintf(stderr, "urtrace replay: Unified Runtime cannot be initialised\n");
        return 2;
    }
    if (!ur_devices_find(&replay, &replay.same_device)) {
        ur_replay_end(&replay);
        urLoaderTearDown();
        return 2;
    }
    if (!tolerance_given) {
        options->tolerance = replay.same_device ? 0 : 1e-5;
    }
    options->exact = options->tolerance == 0;
    bool run = ur_replay_run(&replay);
    if (replay.num_translated) {
        ur_say(&replay, "addresses inside of values and memory were exchanged where they are of "
                        "recorded memory; others, such as packed ones, are as they were.");
    }
    bool done = true; /* what the options ask for */
    if (options->dump > replay.num_launches) {
        fprintf(stderr,
                "urtrace replay: --dump %" PRIu64 " shows nothing: there are %" PRIu64
                " launches%s\n",
                (uint64_t)options->dump, replay.num_launches,
                replay.stopped ? " up to where the replay stopped" : "");
        done = false;
    }
    for (unsigned i = 0; !options->tell && !options->subset && i < options->num_code; i++) {
        if (options->code[i].program > replay.num_programs) {
            fprintf(stderr,
                    "urtrace replay: --program %u=%s is not used: %u programs are made from "
                    "intermediate language%s\n",
                    options->code[i].program, options->code[i].path, (unsigned)replay.num_programs,
                    replay.stopped ? " up to where the replay stopped" : "");
            done = false;
        }
    }
    if (options->time && !replay.num_timings) {
        fprintf(stderr, "urtrace replay: --time has nothing to show: %s\n",
                replay.num_launches ? "no launch of the recording could be made"
                                    : "the recording has no launches");
    } else if (options->time) {
        ur_launch_table(&replay);
    }
    if (options->fuse && !replay.num_launches) {
        fprintf(stderr, "urtrace replay: --fuse has nothing to fuse: the recording has no "
                        "launches\n");
    } else if (options->fuse) {
        ur_fuse_tell(&replay);
    }
    if (!options->tell && !options->subset) {
        print_summary(&replay);
    }
    bool good = run && done && !replay.num_failed && !replay.num_different && !replay.num_left_out;
    ur_replay_end(&replay);
    urLoaderTearDown();
    return run ? !good : 2;
}

static void list_parts(struct ur_record_file *file, struct ur_reading *reading) {
    struct ur_part part;
    uint64_t count = ur_get_number(reading);
    for (uint64_t i = 0; i < count && ur_part_read(file, reading, &part); i++) {
        printf("    0x%" PRIx64 ", %zu bytes%s%s\n", part.address, part.size,
               part.certain ? "" : ", or the work of a command",
               part.bytes ? "" : ", not in the file");
        free(part.bytes);
    }
}

static void list_call(struct ur_record_file *file, const unsigned char *record, size_t size) {
    static char words[65536];
    struct ur_text text = {words, sizeof(words), 0};
    struct ur_call call;
    const char *reason;
    words[0] = '\0';
    if (ur_call_decode(file, record, size, &call, &reason)) {
        /* Strings of the library are recorded by their address alone. */
        bool follow = call.result == UR_RESULT_SUCCESS &&
                      call.function->id != UR_FUNCTION_ADAPTER_GET_LAST_ERROR &&
                      call.function->id != UR_FUNCTION_PLATFORM_GET_BACKEND_OPTION;
        /* So are values whose size no argument tells: what is printed would be behind the recorded
         * address. */
        for (size_t i = 0; i < call.num_slots; i++) {
            const struct ur_slot *slot = &call.slots[i];
            follow = follow && (slot->kind != UR_SLOT_ADDRESS || slot->param < 0 ||
                                ur_print_fields[call.function->first + slot->param].tag < 0);
        }
        ur_text_params(&text, call.function, call.params,
                       follow ? UR_TEXT_WRITTEN : UR_TEXT_UNWRITTEN);
        printf("thread %u: %s(%s) -> ", (unsigned)call.thread, ur_call_name(&call), words);
        text = (struct ur_text){words, sizeof(words), 0};
        words[0] = '\0';
        ur_text_result(&text, call.result);
        printf("%s\n", words);
    } else {
        printf("a call that cannot be read: %s\n", reason);
    }
    ur_call_free(&call);
}

static void list_text(struct ur_reading *reading, const char *before) {
    uint64_t length = ur_get_number(reading);
    const unsigned char *words = ur_get(reading, (size_t)length);
    if (words && length < 512) {
        printf("%s%.*s", before, (int)length, (const char *)words);
    }
}

static int list_records(struct ur_record_file *file) {
    for (size_t i = 0; i < ur_record_count(file); i++) {
        size_t size;
        const unsigned char *at = ur_record_at(file, i, &size);
        unsigned char *record = at ? malloc(size) : NULL;
        if (!record) {
            return 2;
        }
        memcpy(record, at, size);
        struct ur_reading reading = {record + 1, record + size, false};
        printf("%" PRIu64 " ", ur_get_number(&reading));
        switch (record[0]) {
        case UR_RECORD_CALL:
            list_call(file, record, size);
            break;
        case UR_RECORD_MEMORY:
            printf("the host wrote\n");
            list_parts(file, &reading);
            break;
        case UR_RECORD_OUTPUT: {
            uint64_t call = ur_get_number(&reading);
            printf("the program could read%s", call ? "" : "\n");
            if (call) {
                printf(" what record %" PRIu64 " gave it\n", call);
            } else {
                list_parts(file, &reading);
            }
            break;
        }
        case UR_RECORD_INPUT:
            printf("what record %" PRIu64 " reads of the host has changed\n",
                   ur_get_number(&reading));
            break;
        case UR_RECORD_TASK:
            printf("the host task of record %" PRIu64 " wrote\n", ur_get_number(&reading));
            list_parts(file, &reading);
            break;
        case UR_RECORD_NOTE: {
            uint64_t length = ur_get_number(&reading);
            const unsigned char *words = ur_get(&reading, (size_t)length);
            printf("note: %.*s\n", words ? (int)length : 0, words ? (const char *)words : "");
            break;
        }
        case UR_RECORD_BEGIN:
            printf("the recording begins");
            list_text(&reading, ": ");
            list_text(&reading, "; ");
            printf("\n");
            break;
        case UR_RECORD_END:
            printf("the recording ends; bytes that were hashed to see changes: %" PRIu64 "\n",
                   ur_get_number(&reading));
            break;
        case UR_RECORD_GROUP:
            printf("groups that the device chooses for kernel 0x%" PRIx64 ":",
                   ur_get_number(&reading));
            for (uint64_t j = ur_get_number(&reading); j > 0 && !reading.failed; j--) {
                uint64_t global = ur_get_number(&reading);
                printf(" %" PRIu64 " in %" PRIu64, global, ur_get_number(&reading));
            }
            printf("\n");
            break;
        default:
            printf("%s\n", record[0] == UR_RECORD_DEVICE   ? "a device"
                           : record[0] == UR_RECORD_CODE   ? "the code of a native handle"
                           : record[0] == UR_RECORD_BUFFER ? "what a buffer held"
                                                           : "a record of an unknown kind");
            break;
        }
        free(record);
    }
    return 0;
}

int main(int argc, char **argv) {
    static const struct option long_options[] = {
        {"on", required_argument, NULL, OPTION_ON},
        {"tolerance", required_argument, NULL, OPTION_TOLERANCE},
        {"type", required_argument, NULL, OPTION_TYPE},
        {"compare", no_argument, NULL, OPTION_COMPARE},
        {"no-compare", no_argument, NULL, OPTION_NO_COMPARE},
        {"bisect", no_argument, NULL, OPTION_BISECT},
        {"against", required_argument, NULL, OPTION_AGAINST},
        {"program", required_argument, NULL, OPTION_PROGRAM},
        {"list", no_argument, NULL, OPTION_LIST},
        {"dump", required_argument, NULL, OPTION_DUMP},
        {"time", required_argument, NULL, OPTION_TIME},
        {"fuse", no_argument, NULL, OPTION_FUSE},
        {"progress", required_argument, NULL, OPTION_PROGRESS},
        {"output", required_argument, NULL, 'o'},
        {"verbose", no_argument, NULL, 'v'},
        {"help", no_argument, NULL, 'h'},
        {"version", no_argument, NULL, OPTION_VERSION},
        {0},
    };
    struct ur_replay_options options = {.progress = 10};
    bool tolerance_given = false, bisect = false, list = false;
    unsigned asked = 0;
    const char *output = NULL, *against = NULL;
    char *end;
    int option;

    while ((option = getopt_long(argc, argv, "o:vh", long_options, NULL)) != -1) {
        bool good = true;
        switch (option) {
        case OPTION_ON:
            options.selector = optarg;
            break;
        case OPTION_TOLERANCE:
            options.tolerance = strtod(optarg, &end);
            good = *end == '\0' && end != optarg && options.tolerance >= 0;
            tolerance_given = true;
            if (!good) {
                fprintf(stderr, "urtrace replay: --tolerance takes a number from 0, not \"%s\"\n",
                        optarg);
            }
            break;
        case OPTION_TYPE:
            good = take_type(&options, optarg);
            break;
        case OPTION_COMPARE:
            options.stop_at_first = true;
            break;
        case OPTION_NO_COMPARE:
            options.no_compare = true;
            break;
        case OPTION_BISECT:
            bisect = true;
            break;
        case OPTION_AGAINST:
            against = optarg;
            break;
        case OPTION_PROGRAM:
            good = take_program(&options, optarg);
            break;
        case OPTION_LIST:
            list = true;
            break;
        case OPTION_DUMP:
            options.dump = main_number("--dump", optarg);
            break;
        case OPTION_TIME:
            options.time = (unsigned)main_number("--time", optarg);
            break;
        case OPTION_FUSE:
            options.fuse = true;
            break;
        case OPTION_PROGRESS:
            options.progress = (unsigned)main_number("--progress", optarg);
            break;
        case 'o':
            output = optarg;
            break;
        case 'v':
            options.verbose = true;
            break;
        case 'h':
            printf("%s", usage);
            return 0;
        case OPTION_VERSION:
            printf("urtrace replay %s\n", UR_PROJECT_VERSION);
            return 0;
        default:
            good = false;
            break;
        }
        if (!good) {
            fprintf(stderr, "%s", usage);
            return 2;
        }
        asked |= option == 'o'   ? ASKED_OUTPUT
                 : option == 'v' ? ASKED_VERBOSE
                                 : 1u << (option - OPTION_ON);
    }
    if (optind + 1 != argc) {
        fprintf(stderr, "urtrace replay: %s\n%s",
                optind == argc ? "no recording is named" : "more than one file is named", usage);
        return 2;
    }
    if (!check_options(asked, options.values)) {
        return 2;
    }
    options.path = argv[optind];
    char reason[512];
    struct ur_record_file *file = ur_record_open(options.path, reason, sizeof(reason));
    if (!file) {
        fprintf(stderr, "urtrace replay: %s\n", reason);
        return 2;
    }
    if (ur_record_trouble(file)) {
        fprintf(stderr, "urtrace replay: %s\n", ur_record_trouble(file));
    }
    int status = 2;
    if (list) {
        status = list_records(file);
    } else if (bisect) {
        status = ur_bisect(file, &options, against, output);
    } else {
        status = ur_replay_file(file, &options, tolerance_given);
    }
    ur_record_free(file);
    return status;
}

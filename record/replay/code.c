/* Programs and kernels that were made from native handles, made from what code was in them. */
#include <stdlib.h>
#include <string.h>

#include "record/format.h"
#include "replay.h"

bool ur_code_read(struct ur_record_file *file, const unsigned char *record, size_t size,
                  struct ur_code *code) {
    struct ur_reading reading = {record + 1, record + size, false};
    memset(code, 0, sizeof(*code));
    ur_get_number(&reading);
    code->call = ur_get_number(&reading);
    code->handle = ur_get_number(&reading);
    uint64_t length = ur_get_number(&reading);
    const unsigned char *name = ur_get(&reading, (size_t)length);
    code->name = name ? calloc(1, (size_t)length + 1) : NULL;
    if (code->name) {
        memcpy(code->name, name, (size_t)length);
    }
    for (int i = 0; i < UR_NUM_CODES; i++) {
        if (i >= UR_CODE_SOURCE && reading.at == reading.end) {
            break; /* of an earlier version */
        }
        if (!code->name ||
            !ur_content_read(file, &reading, &code->size[i], &code->bytes[i], &code->data[i])) {
            ur_code_free(code);
            return false;
        }
    }
    return true;
}

void ur_code_free(struct ur_code *code) {
    free(code->name);
    for (int i = 0; i < UR_NUM_CODES; i++) {
        free(code->bytes[i]);
    }
    memset(code, 0, sizeof(*code));
}

static ur_result_t build_il(ur_context_handle_t context, const void *il, size_t size,
                            ur_program_handle_t *program) {
    ur_result_t result = urProgramCreateWithIL(context, il, size, NULL, program);
    if (result == UR_RESULT_SUCCESS && (result = urProgramBuild(context, *program, NULL))) {
        urProgramRelease(*program);
    }
    return result;
}

/* What it was made of is looked at, for what might end the device. */
static ur_result_t code_build(struct ur_replay *replay, ur_context_handle_t context,
                              const struct ur_code *code, ur_program_handle_t *program) {
    const unsigned char *il = code->bytes[UR_CODE_IL];
    size_t il_size = code->size[UR_CODE_IL];
    ur_device_handle_t device = replay->devices[0];
    ur_result_t result = UR_RESULT_ERROR_INVALID_BINARY;
    if (code->size[UR_CODE_BINARY]) {
        const uint8_t *binary = code->bytes[UR_CODE_BINARY];
        size_t length = code->size[UR_CODE_BINARY];
        result = urProgramCreateWithBinary(context, 1, &device, &length, &binary, NULL, program);
        if (result == UR_RESULT_SUCCESS && (result = urProgramBuild(context, *program, NULL))) {
            urProgramRelease(*program);
        }
    }
    if (result != UR_RESULT_SUCCESS && il_size) {
        result = build_il(context, il, il_size, program);
    }
    if (result != UR_RESULT_SUCCESS && code->size[UR_CODE_SOURCE]) {
        il = ur_compile(replay, code, &il_size);
        result = il ? build_il(context, il, il_size, program) : result;
    }
    ur_guard_code(replay, code->handle, il, il ? il_size : 0);
    return result;
}

bool ur_code_make(struct ur_replay *replay, const struct ur_call *call) {
    size_t index =
        (size_t)(uintptr_t)ur_map_get(&replay->codes, (const void *)(uintptr_t)call->sequence);
    size_t size = 0;
    const unsigned char *record = index ? ur_record_at(replay->file, index - 1, &size) : NULL;
    struct ur_code code;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    ur_context_handle_t context = NULL;
    for (size_t i = 0; i < call->num_slots && !context; i++) {
        if (call->slots[i].param == 1) {
            context = ur_live_handle(replay, call->slots[i].recorded);
        }
    }
    if (!record || !context || !ur_code_read(replay->file, record, size, &code)) {
        return false;
    }
    bool good = code_build(replay, context, &code, &program) == UR_RESULT_SUCCESS;
    if (good && code.name[0]) {
        good = urKernelCreate(program, code.name, &kernel) == UR_RESULT_SUCCESS;
        urProgramRelease(program);
    }
    if (code.name[0]) { /* what its launches would be given is followed in any case */
        ur_launch_kernel_made(replay, code.handle, code.handle, code.name);
    }
    if (good) {
        ur_live_bind(replay, code.handle, code.name[0] ? (uintptr_t)kernel : (uintptr_t)program);
        replay->replayed++;
        ur_say(replay, "objects made from native handles are made from the code that was in them.");
    } else {
        ur_say(replay,
               "a %s made from a native handle is there as %s, of which this device makes none.",
               code.name[0] ? "kernel" : "program",
               code.size[UR_CODE_SOURCE] ? "a binary of the recorded driver and its source"
               : code.size[UR_CODE_IL]   ? "intermediate language"
                                         : "a binary of the recorded driver alone");
    }
    ur_code_free(&code);
    return good;
}

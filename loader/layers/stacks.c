#include "stacks.h"

#include "../environment.h"
#include "frames.h"
#include "sink.h"

void loader_stack_write(const struct loader_stack *stack) {
    int number = 0;
    for (int i = 0; stack && i < stack->depth; i++) {
        char text[240];
        if (number == 0 &&
            loader_frame_is_of(stack->frames[i], (const void *)(uintptr_t)&loader_stack_write)) {
            continue;
        }
        loader_frame_describe(stack->frames[i], !loader_is_privileged(), text, sizeof(text));
        loader_sink_format(&loader_validation_sink, UR_LOGGER_LEVEL_ERROR, "    #%d %s", number++,
                           text);
    }
}

void loader_stacks_end(void) {
    loader_frames_forget();
}

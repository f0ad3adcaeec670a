/* Generated from scripts/templates/record_words.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The parameters of commands as words, in a line each: encode.c, which looks into tables for all others, would take three times
 * as many instructions, of which each launch of a program has a share. NULL for what only the tables tell of. */
#include "../words.h"

static unsigned char *inputs_EnqueueEventsWait(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 4));
    PUT_LIST(at, params[2], (uint32_t)ur_word_of(params[1], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueEventsWait(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[3], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueEventsWaitWithBarrier(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 4));
    PUT_LIST(at, params[2], (uint32_t)ur_word_of(params[1], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueEventsWaitWithBarrier(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[3], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueMemBufferRead(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    at = ur_word_put(at, ur_word_of(params[2], 1));
    at = ur_word_put(at, ur_word_of(params[3], 8));
    at = ur_word_put(at, ur_word_of(params[4], 8));
    PUT_NONE(at, params[5]);
    at = ur_word_put(at, ur_word_of(params[6], 4));
    PUT_LIST(at, params[7], (uint32_t)ur_word_of(params[6], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueMemBufferRead(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[8], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueMemBufferWrite(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    at = ur_word_put(at, ur_word_of(params[2], 1));
    at = ur_word_put(at, ur_word_of(params[3], 8));
    at = ur_word_put(at, ur_word_of(params[4], 8));
    PUT_NONE(at, params[5]);
    at = ur_word_put(at, ur_word_of(params[6], 4));
    PUT_LIST(at, params[7], (uint32_t)ur_word_of(params[6], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueMemBufferWrite(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[8], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueMemBufferCopy(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    at = ur_word_put(at, ur_word_of(params[2], 8));
    at = ur_word_put(at, ur_word_of(params[3], 8));
    at = ur_word_put(at, ur_word_of(params[4], 8));
    at = ur_word_put(at, ur_word_of(params[5], 8));
    at = ur_word_put(at, ur_word_of(params[6], 4));
    PUT_LIST(at, params[7], (uint32_t)ur_word_of(params[6], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueMemBufferCopy(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[8], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueMemBufferFill(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    PUT_NONE(at, params[2]);
    at = ur_word_put(at, ur_word_of(params[3], 8));
    at = ur_word_put(at, ur_word_of(params[4], 8));
    at = ur_word_put(at, ur_word_of(params[5], 8));
    at = ur_word_put(at, ur_word_of(params[6], 4));
    PUT_LIST(at, params[7], (uint32_t)ur_word_of(params[6], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueMemBufferFill(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[8], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueMemBufferMap(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    at = ur_word_put(at, ur_word_of(params[2], 1));
    at = ur_word_put(at, ur_word_of(params[3], 4));
    at = ur_word_put(at, ur_word_of(params[4], 8));
    at = ur_word_put(at, ur_word_of(params[5], 8));
    at = ur_word_put(at, ur_word_of(params[6], 4));
    PUT_LIST(at, params[7], (uint32_t)ur_word_of(params[6], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueMemBufferMap(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[8], 1, written);
    PUT_LIST(at, params[9], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueMemUnmap(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    PUT_NONE(at, params[2]);
    at = ur_word_put(at, ur_word_of(params[3], 4));
    PUT_LIST(at, params[4], (uint32_t)ur_word_of(params[3], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueMemUnmap(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[5], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueUSMFill(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    PUT_NONE(at, params[1]);
    at = ur_word_put(at, ur_word_of(params[2], 8));
    PUT_NONE(at, params[3]);
    at = ur_word_put(at, ur_word_of(params[4], 8));
    at = ur_word_put(at, ur_word_of(params[5], 4));
    PUT_LIST(at, params[6], (uint32_t)ur_word_of(params[5], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueUSMFill(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[7], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueUSMMemcpy(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 1));
    PUT_NONE(at, params[2]);
    PUT_NONE(at, params[3]);
    at = ur_word_put(at, ur_word_of(params[4], 8));
    at = ur_word_put(at, ur_word_of(params[5], 4));
    PUT_LIST(at, params[6], (uint32_t)ur_word_of(params[5], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueUSMMemcpy(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[7], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueUSMPrefetch(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    PUT_NONE(at, params[1]);
    at = ur_word_put(at, ur_word_of(params[2], 8));
    at = ur_word_put(at, ur_word_of(params[3], 4));
    at = ur_word_put(at, ur_word_of(params[4], 4));
    PUT_LIST(at, params[5], (uint32_t)ur_word_of(params[4], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueUSMPrefetch(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[6], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueUSMAdvise(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    PUT_NONE(at, params[1]);
    at = ur_word_put(at, ur_word_of(params[2], 8));
    at = ur_word_put(at, ur_word_of(params[3], 4));
    return at;
}

static unsigned char *outputs_EnqueueUSMAdvise(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[4], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueUSMFill2D(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    PUT_NONE(at, params[1]);
    at = ur_word_put(at, ur_word_of(params[2], 8));
    at = ur_word_put(at, ur_word_of(params[3], 8));
    PUT_NONE(at, params[4]);
    at = ur_word_put(at, ur_word_of(params[5], 8));
    at = ur_word_put(at, ur_word_of(params[6], 8));
    at = ur_word_put(at, ur_word_of(params[7], 4));
    PUT_LIST(at, params[8], (uint32_t)ur_word_of(params[7], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueUSMFill2D(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[9], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueUSMMemcpy2D(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 1));
    PUT_NONE(at, params[2]);
    at = ur_word_put(at, ur_word_of(params[3], 8));
    PUT_NONE(at, params[4]);
    at = ur_word_put(at, ur_word_of(params[5], 8));
    at = ur_word_put(at, ur_word_of(params[6], 8));
    at = ur_word_put(at, ur_word_of(params[7], 8));
    at = ur_word_put(at, ur_word_of(params[8], 4));
    PUT_LIST(at, params[9], (uint32_t)ur_word_of(params[8], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueUSMMemcpy2D(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[10], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueDeviceGlobalVariableWrite(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    PUT_NONE(at, params[2]);
    at = ur_word_put(at, ur_word_of(params[3], 1));
    at = ur_word_put(at, ur_word_of(params[4], 8));
    at = ur_word_put(at, ur_word_of(params[5], 8));
    PUT_NONE(at, params[6]);
    at = ur_word_put(at, ur_word_of(params[7], 4));
    PUT_LIST(at, params[8], (uint32_t)ur_word_of(params[7], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueDeviceGlobalVariableWrite(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[9], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueDeviceGlobalVariableRead(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    PUT_NONE(at, params[2]);
    at = ur_word_put(at, ur_word_of(params[3], 1));
    at = ur_word_put(at, ur_word_of(params[4], 8));
    at = ur_word_put(at, ur_word_of(params[5], 8));
    PUT_NONE(at, params[6]);
    at = ur_word_put(at, ur_word_of(params[7], 4));
    PUT_LIST(at, params[8], (uint32_t)ur_word_of(params[7], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueDeviceGlobalVariableRead(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[9], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueReadHostPipe(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    PUT_NONE(at, params[2]);
    at = ur_word_put(at, ur_word_of(params[3], 1));
    PUT_NONE(at, params[4]);
    at = ur_word_put(at, ur_word_of(params[5], 8));
    at = ur_word_put(at, ur_word_of(params[6], 4));
    PUT_LIST(at, params[7], (uint32_t)ur_word_of(params[6], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueReadHostPipe(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[8], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueWriteHostPipe(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    PUT_NONE(at, params[2]);
    at = ur_word_put(at, ur_word_of(params[3], 1));
    PUT_NONE(at, params[4]);
    at = ur_word_put(at, ur_word_of(params[5], 8));
    at = ur_word_put(at, ur_word_of(params[6], 4));
    PUT_LIST(at, params[7], (uint32_t)ur_word_of(params[6], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueWriteHostPipe(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[8], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueUSMDeviceAllocExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    at = ur_word_put(at, ur_word_of(params[2], 8));
    PUT_NONE(at, params[3]);
    at = ur_word_put(at, ur_word_of(params[4], 4));
    PUT_LIST(at, params[5], (uint32_t)ur_word_of(params[4], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueUSMDeviceAllocExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[6], 1, written);
    PUT_LIST(at, params[7], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueUSMSharedAllocExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    at = ur_word_put(at, ur_word_of(params[2], 8));
    PUT_NONE(at, params[3]);
    at = ur_word_put(at, ur_word_of(params[4], 4));
    PUT_LIST(at, params[5], (uint32_t)ur_word_of(params[4], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueUSMSharedAllocExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[6], 1, written);
    PUT_LIST(at, params[7], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueUSMHostAllocExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    at = ur_word_put(at, ur_word_of(params[2], 8));
    PUT_NONE(at, params[3]);
    at = ur_word_put(at, ur_word_of(params[4], 4));
    PUT_LIST(at, params[5], (uint32_t)ur_word_of(params[4], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueUSMHostAllocExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[6], 1, written);
    PUT_LIST(at, params[7], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueUSMFreeExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    PUT_NONE(at, params[2]);
    at = ur_word_put(at, ur_word_of(params[3], 4));
    PUT_LIST(at, params[4], (uint32_t)ur_word_of(params[3], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueUSMFreeExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[5], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueCommandBufferExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    at = ur_word_put(at, ur_word_of(params[2], 4));
    PUT_LIST(at, params[3], (uint32_t)ur_word_of(params[2], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueCommandBufferExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[4], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueKernelLaunchWithArgsExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    at = ur_word_put(at, ur_word_of(params[2], 4));
    PUT_LIST(at, params[3], (uint32_t)ur_word_of(params[2], 4), true);
    PUT_LIST(at, params[4], (uint32_t)ur_word_of(params[2], 4), true);
    PUT_LIST(at, params[5], (uint32_t)ur_word_of(params[2], 4), true);
    at = ur_word_put(at, ur_word_of(params[6], 4));
    PUT_ARGS(to, at, params[7], (uint32_t)ur_word_of(params[6], 4));
    PUT_NONE(at, params[8]);
    at = ur_word_put(at, ur_word_of(params[9], 4));
    PUT_LIST(at, params[10], (uint32_t)ur_word_of(params[9], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueKernelLaunchWithArgsExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[11], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueTimestampRecordingExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 1));
    at = ur_word_put(at, ur_word_of(params[2], 4));
    PUT_LIST(at, params[3], (uint32_t)ur_word_of(params[2], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueTimestampRecordingExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[4], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueGraphExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    at = ur_word_put(at, ur_word_of(params[2], 4));
    PUT_LIST(at, params[3], (uint32_t)ur_word_of(params[2], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueGraphExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[4], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueHostTaskExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    PUT_NONE(at, params[2]);
    PUT_NONE(at, params[3]);
    at = ur_word_put(at, ur_word_of(params[4], 4));
    PUT_LIST(at, params[5], (uint32_t)ur_word_of(params[4], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueHostTaskExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[6], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueEventsWaitWithBarrierExt(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    PUT_NONE(at, params[1]);
    at = ur_word_put(at, ur_word_of(params[2], 4));
    PUT_LIST(at, params[3], (uint32_t)ur_word_of(params[2], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueEventsWaitWithBarrierExt(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[4], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueNativeCommandExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    PUT_NONE(at, params[2]);
    at = ur_word_put(at, ur_word_of(params[3], 4));
    PUT_LIST(at, params[4], (uint32_t)ur_word_of(params[3], 4), true);
    PUT_NONE(at, params[5]);
    at = ur_word_put(at, ur_word_of(params[6], 4));
    PUT_LIST(at, params[7], (uint32_t)ur_word_of(params[6], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueNativeCommandExp(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[8], 1, written);
    return at;
}

static unsigned char *inputs_EnqueueKernelLaunch(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    at = ur_word_put(at, ur_word_of(params[0], 8));
    at = ur_word_put(at, ur_word_of(params[1], 8));
    at = ur_word_put(at, ur_word_of(params[2], 4));
    PUT_LIST(at, params[3], (uint32_t)ur_word_of(params[2], 4), true);
    PUT_LIST(at, params[4], (uint32_t)ur_word_of(params[2], 4), true);
    PUT_LIST(at, params[5], (uint32_t)ur_word_of(params[2], 4), true);
    PUT_NONE(at, params[6]);
    at = ur_word_put(at, ur_word_of(params[7], 4));
    PUT_LIST(at, params[8], (uint32_t)ur_word_of(params[7], 4), true);
    return at;
}

static unsigned char *outputs_EnqueueKernelLaunch(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
    PUT_LIST(at, params[9], 1, written);
    return at;
}

const struct ur_record_short ur_record_shorts[] = {
    {17, inputs_EnqueueKernelLaunch, outputs_EnqueueKernelLaunch},
    {18, inputs_EnqueueEventsWait, outputs_EnqueueEventsWait},
    {19, inputs_EnqueueEventsWaitWithBarrier, outputs_EnqueueEventsWaitWithBarrier},
    {20, inputs_EnqueueMemBufferRead, outputs_EnqueueMemBufferRead},
    {21, inputs_EnqueueMemBufferWrite, outputs_EnqueueMemBufferWrite},
    {24, inputs_EnqueueMemBufferCopy, outputs_EnqueueMemBufferCopy},
    {26, inputs_EnqueueMemBufferFill, outputs_EnqueueMemBufferFill},
    {30, inputs_EnqueueMemBufferMap, outputs_EnqueueMemBufferMap},
    {31, inputs_EnqueueMemUnmap, outputs_EnqueueMemUnmap},
    {32, inputs_EnqueueUSMFill, outputs_EnqueueUSMFill},
    {33, inputs_EnqueueUSMMemcpy, outputs_EnqueueUSMMemcpy},
    {34, inputs_EnqueueUSMPrefetch, outputs_EnqueueUSMPrefetch},
    {35, inputs_EnqueueUSMAdvise, outputs_EnqueueUSMAdvise},
    {38, inputs_EnqueueDeviceGlobalVariableWrite, outputs_EnqueueDeviceGlobalVariableWrite},
    {39, inputs_EnqueueDeviceGlobalVariableRead, outputs_EnqueueDeviceGlobalVariableRead},
    {69, inputs_EnqueueReadHostPipe, outputs_EnqueueReadHostPipe},
    {117, inputs_EnqueueWriteHostPipe, outputs_EnqueueWriteHostPipe},
    {151, inputs_EnqueueUSMFill2D, outputs_EnqueueUSMFill2D},
    {152, inputs_EnqueueUSMMemcpy2D, outputs_EnqueueUSMMemcpy2D},
    {223, inputs_EnqueueTimestampRecordingExp, outputs_EnqueueTimestampRecordingExp},
    {228, inputs_EnqueueNativeCommandExp, outputs_EnqueueNativeCommandExp},
    {242, inputs_EnqueueCommandBufferExp, outputs_EnqueueCommandBufferExp},
    {246, inputs_EnqueueEventsWaitWithBarrierExt, outputs_EnqueueEventsWaitWithBarrierExt},
    {250, inputs_EnqueueUSMDeviceAllocExp, outputs_EnqueueUSMDeviceAllocExp},
    {251, inputs_EnqueueUSMSharedAllocExp, outputs_EnqueueUSMSharedAllocExp},
    {252, inputs_EnqueueUSMHostAllocExp, outputs_EnqueueUSMHostAllocExp},
    {253, inputs_EnqueueUSMFreeExp, outputs_EnqueueUSMFreeExp},
    {295, inputs_EnqueueKernelLaunchWithArgsExp, outputs_EnqueueKernelLaunchWithArgsExp},
    {308, inputs_EnqueueGraphExp, outputs_EnqueueGraphExp},
    {309, inputs_EnqueueHostTaskExp, outputs_EnqueueHostTaskExp},
};
const size_t ur_record_num_shorts = 30;

${banner}
/* The parameters of commands as words, in a line each: encode.c, which looks into tables for all others, would take three times
 * as many instructions, of which each launch of a program has a share. NULL for what only the tables tell of. */
#include "../words.h"

% for f in record.commands(spec):
% for outputs in (False, True):
static unsigned char *${"outputs" if outputs else "inputs"}_${f.name[2:]}(struct ur_record_words *to, unsigned char *at, void **params, bool written) {
    (void)to, (void)params, (void)written;
% for place, bits, length, args in record.words(spec, f, outputs):
% if bits:
    at = ur_word_put(at, ur_word_of(params[${place}], ${bits // 8}));
% elif args:
    PUT_ARGS(to, at, params[${place}], (uint32_t)ur_word_of(params[${length}], 4));
% elif length is None:
    PUT_NONE(at, params[${place}]);
% else:
    PUT_LIST(at, params[${place}], ${"1" if length < 0 else f"(uint32_t)ur_word_of(params[{length}], 4)"}, ${"written" if outputs else "true"});
% endif
% endfor
    return at;
}

% endfor
% endfor
const struct ur_record_short ur_record_shorts[] = {
% for f in sorted(record.commands(spec), key=lambda f: f.id):
    {${f.id}, inputs_${f.name[2:]}, outputs_${f.name[2:]}},
% endfor
};
const size_t ur_record_num_shorts = ${len(record.commands(spec))};

${banner}
/* The version nodes of earlier releases: what is today as it was goes on to the entry point of today, the rest to the
 * form of the release. The arguments stay where the caller put them. */
#if defined(__x86_64__) || defined(__aarch64__)

    .text

    .macro UR_OLDER name, node, tag, to
    .globl older_node_\tag\()_\name
    .type older_node_\tag\()_\name, %function
older_node_\tag\()_\name:
#if defined(__x86_64__)
    jmp \to
#else
    hint 34 /* bti c */
    b \to
#endif
    .size older_node_\tag\()_\name, . - older_node_\tag\()_\name
    .symver older_node_\tag\()_\name, \name@\node
    .endm

    .cfi_startproc
% for r in (r for r in spec.releases if r.node):
% for f in r.same(spec):
    UR_OLDER ${f.name}, ${r.node}, ${r.stem()}, ${f.name}
% endfor
% for f in r.forms.values():
    UR_OLDER ${f.name}, ${r.node}, ${r.stem()}, ${f.symbol}
% endfor
% endfor
    .cfi_endproc

#endif
    .section .note.GNU-stack, "", %progbits

<%
from urgen.helpers import wrap_args
entries = [f for f in spec.functions if f.table and f.handle_index is not None and not f.cleared]
%>\
${banner}
/* Entry points that dispatch through their first required handle, ${arch} form.
 *
 * Each entry: if a layer is on, jump to the layer; a NULL handle returns INVALID_NULL_HANDLE; an empty slot
 * returns UNSUPPORTED_FEATURE; else jump to the slot of the handle's own table. The arguments stay where the
 * caller put them, on the stack too, which is why this is not C: a compiler copies stack arguments for a tail call.
 *
 * Below the layers, loader_by_layout_X does the same where there are adapters with the tables of earlier releases: the
 * table that a handle starts with is looked for in loader_by_layout first.
 */
% if arch == "x86_64":
#if defined(__x86_64__)

    .text

    .macro UR_ENTRY name, handle, offset
    .p2align 4
    .globl ur\name
    .type ur\name, @function
ur\name:
    cmpq $0, loader_layers(%rip)
    jne 2f
    .globl loader_dispatch_\name
    .hidden loader_dispatch_\name
    .type loader_dispatch_\name, @function
loader_dispatch_\name:
    testq %\handle, %\handle
    je loader_null_handle
    movq (%\handle), %rax
    movq \offset(%rax), %rax
    testq %rax, %rax
    je loader_unsupported
    jmp *%rax
2:
    movq loader_layers(%rip), %rax
    testq %rax, %rax
    je loader_dispatch_\name
    jmp *\offset(%rax)
    .size ur\name, . - ur\name
    .endm

    /* The same for one that has other forms in earlier releases, which are told by the library of the caller:
     * loader_above is set where layers are on or where there is such a library. */
    .macro UR_ENTRY_BY_CALLER name, handle, offset, index
    .p2align 4
    .globl ur\name
    .type ur\name, @function
ur\name:
    cmpq $0, loader_above(%rip)
    jne 2f
    .globl loader_dispatch_\name
    .hidden loader_dispatch_\name
    .type loader_dispatch_\name, @function
loader_dispatch_\name:
    testq %\handle, %\handle
    je loader_null_handle
    movq (%\handle), %rax
    movq \offset(%rax), %rax
    testq %rax, %rax
    je loader_unsupported
    jmp *%rax
2:
    UR_BY_CALLER \index
    .globl loader_today_\name
    .hidden loader_today_\name
    .type loader_today_\name, @function
loader_today_\name:
    movq loader_layers(%rip), %rax
    testq %rax, %rax
    je loader_dispatch_\name
    jmp *\offset(%rax)
    .size ur\name, . - ur\name
    .endm

    /* And for one that is in C from there on. */
    .macro UR_C_BY_CALLER name, index, to
    .p2align 4
    .globl ur\name
    .type ur\name, @function
    .hidden \to
    .hidden loader_today_\name
ur\name:
    cmpq $0, loader_above(%rip)
    je \to
    UR_BY_CALLER \index
    jmp loader_today_\name
    .size ur\name, . - ur\name
    .endm

    /* Jumps to the form of the caller's release, if it has one of its own. */
    .macro UR_BY_CALLER index
    movq (%rsp), %rax
    subq loader_calling(%rip), %rax
    cmpq 8+loader_calling(%rip), %rax
    jae 9f
    movq 16+loader_calling(%rip), %rax
    movq 8*\index(%rax), %rax
    testq %rax, %rax
    je 9f
    jmp *%rax
9:
    .endm

    .hidden loader_above
    .hidden loader_calling
    .hidden loader_layers
    .p2align 4
    .hidden loader_caught_null_handle
    .hidden loader_caught_unsupported
    .type loader_null_handle, @function
loader_null_handle:
    jmp loader_caught_null_handle
    .type loader_unsupported, @function
loader_unsupported:
    jmp loader_caught_unsupported

    /* One for all: none of them moves the stack. */
    .cfi_startproc
% for f in entries:
% if f.by_caller is None:
    UR_ENTRY ${f.name[2:]}, ${["rdi", "rsi"][f.handle_index]}, ${f.offset}
% else:
    UR_ENTRY_BY_CALLER ${f.name[2:]}, ${["rdi", "rsi"][f.handle_index]}, ${f.offset}, ${f.by_caller}
% endif
% endfor
% for f in (f for f in spec.functions if f.by_caller is not None and f not in entries):
    UR_C_BY_CALLER ${f.name[2:]}, ${f.by_caller}, loader_${"today" if f.cleared else "dispatch"}_${f.name[2:]}
% endfor

    .macro UR_BY_LAYOUT name, handle, offset
    .globl loader_by_layout_\name
    .hidden loader_by_layout_\name
    .type loader_by_layout_\name, @function
loader_by_layout_\name:
    movl $\offset, %eax
    jmp loader_through_\handle
    .endm

    .hidden loader_by_layout
    .p2align 4
loader_through_rdi:
    testq %rdi, %rdi
    je loader_null_handle
    movq (%rdi), %r10
    jmp 1f
loader_through_rsi:
    testq %rsi, %rsi
    je loader_null_handle
    movq (%rsi), %r10
1:
    leaq loader_by_layout(%rip), %r11
2:
    cmpq $0, (%r11)
    je 3f
    cmpq %r10, (%r11)
    leaq 16(%r11), %r11
    jne 2b
    movq -8(%r11), %r10
3:
    movq (%r10, %rax), %rax
    testq %rax, %rax
    je loader_unsupported
    jmp *%rax
% for f in entries:
    UR_BY_LAYOUT ${f.name[2:]}, ${["rdi", "rsi"][f.handle_index]}, ${f.offset}
% endfor
    .cfi_endproc

#endif
% else:
#if defined(__aarch64__)

    .text

    .macro UR_ENTRY name, handle, offset
    .p2align 4
    .globl ur\name
    .type ur\name, %function
ur\name:
    hint 34 /* bti c */
    adrp x16, loader_layers
    ldr x16, [x16, #:lo12:loader_layers]
    cbnz x16, 2f
    b 3f
    .globl loader_dispatch_\name
    .hidden loader_dispatch_\name
    .type loader_dispatch_\name, %function
loader_dispatch_\name:
    hint 34 /* bti c */
3:
    cbz \handle, loader_null_handle
    ldr x16, [\handle]
    ldr x16, [x16, #\offset]
    cbz x16, loader_unsupported
    br x16
2:
    ldr x16, [x16, #\offset]
    br x16
    .size ur\name, . - ur\name
    .endm

    .hidden loader_layers
    .p2align 4
    .hidden loader_caught_null_handle
    .hidden loader_caught_unsupported
    .type loader_null_handle, %function
loader_null_handle:
    b loader_caught_null_handle
    .type loader_unsupported, %function
loader_unsupported:
    b loader_caught_unsupported

    /* One for all: none of them moves the stack. */
    .cfi_startproc
% for f in entries:
    UR_ENTRY ${f.name[2:]}, ${["x0", "x1"][f.handle_index]}, ${f.offset}
% endfor

    .macro UR_BY_LAYOUT name, handle, offset
    .globl loader_by_layout_\name
    .hidden loader_by_layout_\name
    .type loader_by_layout_\name, %function
loader_by_layout_\name:
    hint 34 /* bti c */
    mov x16, #\offset
    b loader_through_\handle
    .endm

    .hidden loader_by_layout
    .p2align 4
loader_through_x0:
    cbz x0, loader_null_handle
    ldr x9, [x0]
    b 1f
loader_through_x1:
    cbz x1, loader_null_handle
    ldr x9, [x1]
1:
    adrp x10, loader_by_layout
    add x10, x10, #:lo12:loader_by_layout
2:
    ldar x11, [x10]
    cbz x11, 3f
    add x10, x10, #16
    cmp x11, x9
    b.ne 2b
    ldr x9, [x10, #-8]
3:
    ldr x16, [x9, x16]
    cbz x16, loader_unsupported
    br x16
% for f in entries:
    UR_BY_LAYOUT ${f.name[2:]}, ${["x0", "x1"][f.handle_index]}, ${f.offset}
% endfor
    .cfi_endproc

#endif
% endif
/* Outside of the condition, so that the object says this on other machines too, where it is empty. */
    .section .note.GNU-stack, "", %progbits

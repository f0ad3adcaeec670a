<% v = validation.rules(spec) %>\
${banner}
/* The layers' ways past a call that nothing is wrong with, for x86-64: a check looks at the arguments where the
 * program put them and leaves all of them there, and the call goes on below. It is not C because compilers copy the
 * arguments on the stack to call on. */
#include "../layers/validation_form.h"

#if LOADER_CHECKS_IN_PLACE

    .text

    /* Calls a check, and has all arguments where they were after it. */
    .macro UR_ASK check
#if LOADER_CHECKS_KEEP
    call \check
#else
    pushq %rdi
    pushq %rsi
    pushq %rdx
    pushq %rcx
    pushq %r8
    pushq %r9
    subq $8, %rsp
    .cfi_adjust_cfa_offset 56
    call \check
    addq $8, %rsp
    popq %r9
    popq %r8
    popq %rcx
    popq %rdx
    popq %rsi
    popq %rdi
    .cfi_adjust_cfa_offset -56
#endif
    .endm

    /* Parameters: else the broken rule is said. */
    .macro UR_CHECKED name, offset
    .p2align 4
    .globl loader_checked_\name
    .hidden loader_checked_\name
    .type loader_checked_\name, @function
loader_checked_\name:
    UR_ASK loader_check_\name
    testl %eax, %eax
    jne loader_check_failed
    movq loader_checks_next(%rip), %rax
    jmp *\offset(%rax)
    .size loader_checked_\name, . - loader_checked_\name
    .endm

    /* What follows objects: else the whole wrapper has its turn. */
    .macro UR_QUICK name, offset
    .p2align 4
    .globl loader_quick_\name
    .hidden loader_quick_\name
    .type loader_quick_\name, @function
loader_quick_\name:
    UR_ASK loader_is_plain_\name
    testl %eax, %eax
    je loader_tracked_\name
    movq loader_tracked_next(%rip), %rax
    jmp *\offset(%rax)
    .size loader_quick_\name, . - loader_quick_\name
    .endm

    .hidden loader_checks_next
    .hidden loader_tracked_next

    .cfi_startproc
    .type loader_check_failed, @function
loader_check_failed:
    leal -1(%rax), %edi
    jmp loader_rule_broken

% for f in v.functions:
% if f.table and f in tracked.quick(spec):
<% q = validation.Quick(spec, f) %>\
    /* ${f.name[2:]}: what most calls are is seen at once. */
    .p2align 4
    .globl loader_checked_${f.name[2:]}
    .hidden loader_checked_${f.name[2:]}
    .type loader_checked_${f.name[2:]}, @function
loader_checked_${f.name[2:]}:
% for line in q.lines:
    ${line}
% endfor
    movq loader_checks_next(%rip), %rax
    jmp *${f.offset}(%rax)
% for line in q.later:
    ${line}
% endfor
9:
    UR_ASK loader_check_${f.name[2:]}
    testl %eax, %eax
    jne loader_check_failed
    movq loader_checks_next(%rip), %rax
    jmp *${f.offset}(%rax)
    .size loader_checked_${f.name[2:]}, . - loader_checked_${f.name[2:]}

% elif f.table:
    UR_CHECKED ${f.name[2:]}, ${f.offset}
% endif
% endfor
% for f in tracked.quick(spec):
    UR_QUICK ${f.name[2:]}, ${f.offset}
% endfor
    .cfi_endproc

#endif
    .section .note.GNU-stack, "", @progbits

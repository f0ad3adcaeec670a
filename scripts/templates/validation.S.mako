<% v = validation.rules(spec) %>\
${banner}
/* The parameter layer for x86-64: calls the check of an entry point with the arguments as they are, and goes on
 * below with the arguments as they were. It is not C because compilers copy the arguments on the stack to call on. */
#include "../layers/validation_form.h"

#if LOADER_CHECKS_IN_PLACE

    .text

    .macro UR_CHECKED name, registers, offset
    .p2align 4
    .globl loader_checked_\name
    .hidden loader_checked_\name
    .type loader_checked_\name, @function
loader_checked_\name:
    pushq %rdi
    .cfi_adjust_cfa_offset 8
    .if \registers > 1
    pushq %rsi
    .cfi_adjust_cfa_offset 8
    .endif
    .if \registers > 2
    pushq %rdx
    .cfi_adjust_cfa_offset 8
    .endif
    .if \registers > 3
    pushq %rcx
    .cfi_adjust_cfa_offset 8
    .endif
    .if \registers > 4
    pushq %r8
    .cfi_adjust_cfa_offset 8
    .endif
    .if \registers > 5
    pushq %r9
    .cfi_adjust_cfa_offset 8
    .endif
    .if (\registers & 1) == 0
    subq $8, %rsp
    .cfi_adjust_cfa_offset 8
    .endif
    call loader_check_\name
    .if (\registers & 1) == 0
    addq $8, %rsp
    .cfi_adjust_cfa_offset -8
    .endif
    .if \registers > 5
    popq %r9
    .cfi_adjust_cfa_offset -8
    .endif
    .if \registers > 4
    popq %r8
    .cfi_adjust_cfa_offset -8
    .endif
    .if \registers > 3
    popq %rcx
    .cfi_adjust_cfa_offset -8
    .endif
    .if \registers > 2
    popq %rdx
    .cfi_adjust_cfa_offset -8
    .endif
    .if \registers > 1
    popq %rsi
    .cfi_adjust_cfa_offset -8
    .endif
    popq %rdi
    .cfi_adjust_cfa_offset -8
    testl %eax, %eax
    jne 1f
    movq loader_checks_next(%rip), %rax
    jmp *\offset(%rax)
1:
    ret
    .size loader_checked_\name, . - loader_checked_\name
    .endm

    .hidden loader_checks_next

    /* One description of the stack for all: each gives back what it takes. */
    .cfi_startproc

% for f in v.functions:
% if f.table:
    UR_CHECKED ${f.name[2:]}, ${validation.stack_args(spec, f)[0]}, ${f.offset}
% endif
% endfor
    .cfi_endproc

#endif
    .section .note.GNU-stack, "", @progbits

/* For programs. crt1.o calls __libc_start_main, which has a new version since glibc 2.34: from then
 * on it runs the constructors of the program itself if it is given no function that does. */
#include <stddef.h>

typedef int main_function(int count, char **arguments, char **environment);

int ur_start_before_2_34(main_function *main, int count, char **arguments, main_function *init,
                         void (*fini)(void), void (*rtld_fini)(void), void *stack_end);
__asm__(".symver ur_start_before_2_34,__libc_start_main@GLIBC_2.2.5");

int __libc_start_main(main_function *main, int count, char **arguments, main_function *init,
                      void (*fini)(void), void (*rtld_fini)(void), void *stack_end);

extern main_function *const __init_array_start[] __attribute__((visibility("hidden")));
extern main_function *const __init_array_end[] __attribute__((visibility("hidden")));

static int run_constructors(int count, char **arguments, char **environment) {
    for (main_function *const *at = __init_array_start; at < __init_array_end; at++) {
        (*at)(count, arguments, environment);
    }
    return 0;
}

int __libc_start_main(main_function *main, int count, char **arguments, main_function *init,
                      void (*fini)(void), void (*rtld_fini)(void), void *stack_end) {
    return ur_start_before_2_34(main, count, arguments, init ? init : run_constructors, fini,
                                rtld_fini, stack_end);
}

/* A library between a program and the loader, as a runtime of a language is. */
#ifndef TEST_DRIVERS_EXIT_CLIENT_H
#define TEST_DRIVERS_EXIT_CLIENT_H

/* Who releases what was made: each has a context of its own and all that can be made in it. */
enum client_end {
    CLIENT_EARLY,   /* what the program registered with atexit before anything was made */
    CLIENT_STATIC,  /* what it registered after that, as constructors of static objects do */
    CLIENT_LIBRARY, /* the library's own destructor */
    CLIENT_ENDS
};

void client_make(enum client_end end);
void client_release(enum client_end end);

#endif

/* Starting the program anew. */
#ifndef CONF_AGAIN_H
#define CONF_AGAIN_H

/* Becomes the program that this process is, with other arguments, through the dynamic linker with
 * its own options where it was started by one: `argc` are those that main was given. Returns if
 * that fails. Async-signal-safe. */
void conf_again(int argc, char **argv);

#endif

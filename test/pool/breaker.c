/* Breaks one rule of the pool on purpose, in an adapter that is made for that test alone:
 * UR_POOL_BREAK_RULE is the number of a rule of enum ur_pool_rule, from 1; 0: none. */
#include <stdint.h>
#include <stdlib.h>

uint32_t ur_pool_broken;

__attribute__((constructor)) static void read_rule(void) {
    const char *text = getenv("UR_POOL_BREAK_RULE");
    unsigned long rule = text ? strtoul(text, NULL, 10) : 0;
    ur_pool_broken = rule > 0 && rule <= 32 ? 1u << (rule - 1) : 0;
}

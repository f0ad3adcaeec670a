/* What a format of OpenCL's printf says of one argument. The code that kernels run on AMD's devices
 * includes it, too. */
#ifndef UR_SPIRV_PRINT_CL_H
#define UR_SPIRV_PRINT_CL_H

/* Reads what stands behind a '%', up to and with the letter, which is the last of the characters
 * whose number is returned; 0: that is no conversion. `flags`: how many of them are flags, width
 * and precision; `stars`: arguments before the one that is printed; `lanes`: components of it;
 * `bytes`: of each, if it is an integer and the format says so, else 0. */
static inline unsigned ur_conversion(const char *at, unsigned *flags, unsigned *stars,
                                     unsigned *lanes, unsigned *bytes) {
    unsigned n = 0;
    *stars = 0;
    *lanes = 1;
    *bytes = 0;
    for (;; ++n) {
        char c = at[n];
        if (c == '*') {
            ++*stars;
        } else if (c != '-' && c != '+' && c != ' ' && c != '#' && c != '.' &&
                   (c < '0' || c > '9')) {
            break;
        }
    }
    *flags = n;
    if (at[n] == 'v') {
        unsigned number = 0;
        while (at[++n] >= '0' && at[n] <= '9') {
            number = number > 16 ? number : number * 10 + (unsigned)(at[n] - '0');
        }
        if (number < 2 || number > 16) {
            return 0;
        }
        *lanes = number;
    }
    if (at[n] == 'h') {
        *bytes = 2;
        ++n;
        if (at[n] == 'h' || at[n] == 'l') {
            *bytes = at[n] == 'h' ? 1 : 4;
            ++n;
        }
    } else if (at[n] == 'l') {
        *bytes = 8;
        while (at[n] == 'l') {
            ++n;
        }
    } else if (at[n] == 'j' || at[n] == 'z' || at[n] == 't') {
        *bytes = 8;
        ++n;
    }
    switch (at[n]) {
    case 'd':
    case 'i':
    case 'o':
    case 'u':
    case 'x':
    case 'X':
    case 'f':
    case 'F':
    case 'e':
    case 'E':
    case 'g':
    case 'G':
    case 'a':
    case 'A':
    case 'c':
    case 's':
    case 'p':
        return n + 1;
    default:
        return 0;
    }
}

#endif

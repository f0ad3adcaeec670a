/* Built three times: as the driver library, as the one that it needs, and as the one that this one
 * needs. */
int NAME(void);
#ifdef NEEDS
int NEEDS(void);
#endif

int NAME(void) {
#ifdef NEEDS
    return 1 + NEEDS();
#else
    return 1;
#endif
}

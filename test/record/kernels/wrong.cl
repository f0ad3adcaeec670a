#define WRONG
#include "steps.cl"

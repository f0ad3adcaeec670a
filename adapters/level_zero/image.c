/* Images: not offered yet, so every entry point answers that. */
#include "ze.h"

/* Files of what was compiled, named by everything that the result depends on, shared by all
 * processes of a user: $UR_CACHE_DIR, else unified-runtime in $XDG_CACHE_HOME or ~/.cache. A file
 * is written whole under another name first; a damaged one is as none; the least used go once all
 * are larger than UR_CACHE_LIMIT. Files
 * and folders that another user owns or may write are not used. Where nothing can be read or
 * written everything works without, and one warning says so. */
#ifndef UR_COMPILE_CACHE_H
#define UR_COMPILE_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* SHA-256 (FIPS 180-4) of parts, each with its length in front. */
struct ur_digest {
    uint32_t state[8];
    uint64_t length;
    unsigned char block[64];
};
void ur_digest_begin(struct ur_digest *digest);
void ur_digest_add(struct ur_digest *digest, const void *bytes, size_t size);
void ur_digest_end(struct ur_digest *digest, char name[65]); /* in hexadecimal */

/* The bytes under that name, the caller's to free; NULL: there are none. */
void *ur_cache_get(const char *name, size_t *size);
void ur_cache_put(const char *name, const void *bytes, size_t size);

#endif

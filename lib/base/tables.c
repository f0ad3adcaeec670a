#include "tables.h"

ur_dditable_t ur_own, ur_shown;
ur_extra_dditable_t ur_own_extra, ur_shown_extra;
_Atomic bool ur_adapter_known;

void ur_tables_fill(const ur_dditable_t *table, const ur_extra_dditable_t *extra) {
    ur_own = ur_shown = *table;
    ur_own_extra = ur_shown_extra = *extra;
    ur_own_extra.ddi = &ur_own;
    ur_shown_extra.ddi = &ur_shown;
}

/* What stands in the tables that handles point to while some queue captures or fuses. */
#ifndef UR_INTERCEPT_SLOTS_H
#define UR_INTERCEPT_SLOTS_H

struct ur_capture_slots;

/* generated/capture.c; `watched` of an adapter's ur_adapter_ops. */
extern const struct ur_capture_slots ur_intercept_slots;

#endif

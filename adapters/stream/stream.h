/* The body that the CUDA and the HIP adapter share: its objects, who owns what, and which lock
 * guards it.
 *
 * Everything under this folder is compiled once for each driver, against that driver's driver.h.
 *
 *   device - place (a native context on a device) < context - queue - tracks (native streams) -
 * events
 *
 * A device has one place for its primary context, made when first needed and kept until the adapter
 * goes; a context made from a native one brings a place of its own. Queues, programs, memory and so
 * on retain their context.
 *
 * Contexts and queues have two counts. `object.refs` is the interface's: at zero the object gives
 * up everything it owns. `holds` keeps the bare structure: one for the object itself, one for each
 * event that names it. Events are kept by the allocator of USM as marks, and that belongs to the
 * context, so an event must not keep its context.
 *
 * One concept a header: platform.h, place.h, context.h, queue.h, event.h, enqueue.h (what commands
 * do around the driver's own call), program.h, kernel.h, mem.h, usm.h, physical.h.
 *
 * Locks, in the order in which they may be taken: adapter's, context's, program's, queue's,
 * place's. Spin locks are leaves and held over no call of the driver.
 */
#ifndef STREAM_H
#define STREAM_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/log.h"
#include "base/wait.h"
#include "enqueue.h"
#include "entry/facts.h"
#include "entry/mem_check.h"
#include "entry/queue_check.h"
#include "entry/sampler.h"
#include "entry/self.h"
#include "os/worker.h"
#include "program.h"
#include "usm.h"

enum { STREAM_BASE_ALIGN = 128 }; /* bytes: of sub-buffers; the widest vector */

#endif

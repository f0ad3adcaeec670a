/* Conjugate gradients on a box of points that MPI ranks share, a slab each; see README.md.
 *
 * A rank has a device. In each iteration the planes at the ends of its slab go to the neighbours
 * while the device works on the planes between; events say when which plane is there.
 */
#include <math.h>
#include <mpi.h>
#if defined(OPEN_MPI) && OPEN_MPI
#include <mpi-ext.h>
#endif
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "example.h"

enum halo { HALO_AUTO, HALO_HOST, HALO_DEVICE };

struct options {
    unsigned nx, ny, nz;
    int iterations;
    enum halo halo;
    bool scaling;
    int dies_rank, dies_at; /* for tests: this rank is killed in this iteration */
    const char *kernels;
};

/* The device of this rank, and what lives as long as it. */
struct machine {
    example_device *device;
    ur_context_handle_t context;
    ur_queue_handle_t compute, exchange; /* in order both; events connect them */
    ur_kernel_handle_t apply, products, step, turn;
    ur_program_handle_t program;
    bool direct;     /* MPI takes the device's memory */
    bool host_tasks; /* MPI is called by commands of the queue */
};

/* A slab: planes 1 to `planes` are this rank's; 0 and planes + 1 are its neighbours'. */
struct slab {
    MPI_Comm comm;
    int rank, ranks, below, above; /* MPI_PROC_NULL at the ends of the box */
    unsigned nx, ny, nz, planes, first;
    size_t plane;                 /* points in one */
    double *x, *r, *p, *q, *sums; /* on the device */
    double *send[2], *receive[2]; /* host USM; made once, so a driver pins them once */
    double *mine, *all;           /* sums by plane, host USM and plain memory */
    int *counts, *offsets;        /* planes of each rank, for MPI_Allgatherv */
};

static int world_rank;

/* A rank that ends by itself takes the others along, where they would wait for it. */
static void end_the_others(void) {
    int initialized = 0, finalized = 0;
    MPI_Initialized(&initialized);
    MPI_Finalized(&finalized);
    if (initialized && !finalized) {
        fprintf(stderr, "rank %d ends early, and the others with it\n", world_rank);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
}

static void fail(const char *text) {
    fprintf(stderr, "rank %d: %s\n", world_rank, text);
    exit(1);
}

static void *allocate(size_t size) {
    void *memory = malloc(size ? size : 1);
    if (!memory) {
        fail("out of memory");
    }
    return memory;
}

/* ---- the device ------------------------------------------------------------------------------ */

/* Whether this MPI may be given pointers to memory of such a device: Open MPI and MPICH (also
 * Intel's) have a question for that each. */
static bool takes_device_memory(ur_backend_t backend) {
    if (backend == UR_BACKEND_NATIVE_CPU) {
        return true; /* it is memory of the host */
    }
#if defined(MPIX_CUDA_AWARE_SUPPORT)
    if (backend == UR_BACKEND_CUDA) {
        return MPIX_Query_cuda_support() == 1;
    }
#endif
#if defined(MPIX_ROCM_AWARE_SUPPORT)
    if (backend == UR_BACKEND_HIP) {
        return MPIX_Query_rocm_support() == 1;
    }
#endif
#if defined(MPIX_GPU_SUPPORT_CUDA) && defined(MPIX_GPU_SUPPORT_ZE)
    int yes = 0;
    int type = backend == UR_BACKEND_CUDA         ? MPIX_GPU_SUPPORT_CUDA
               : backend == UR_BACKEND_LEVEL_ZERO ? MPIX_GPU_SUPPORT_ZE
                                                  : -1;
    return type >= 0 && MPIX_GPU_query_support(type, &yes) == MPI_SUCCESS && yes;
#else
    return false;
#endif
}

/* The ranks of a host take its devices in turn, of those that ONEAPI_DEVICE_SELECTOR lets through.
 */
static void open_machine(struct machine *m, example_device **devices, const struct options *o) {
    MPI_Comm host;
    int local, locals;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host);
    MPI_Comm_rank(host, &local);
    MPI_Comm_size(host, &locals);
    MPI_Comm_free(&host);

    size_t count = example_devices(devices);
    if (count == 0) {
        fail("there is no device; `urinfo --why` tells why");
    }
    m->device = &(*devices)[(size_t)local % count];
    example_set_adapter(m->device->adapter);
    if (local == 0 && (size_t)locals > count) {
        printf("%d ranks on this host share %zu device%s\n", locals, count, count > 1 ? "s" : "");
    }
    bool able = takes_device_memory(m->device->backend);
    if (o->halo == HALO_DEVICE && !able) {
        fail("--halo device: this MPI takes no memory of this device; without it the planes go "
             "through the host's");
    }
    m->direct = able && o->halo != HALO_HOST;
    ur_bool_t tasks = false;
    m->host_tasks = !m->direct &&
                    urDeviceGetInfo(m->device->device, UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP,
                                    sizeof(tasks), &tasks, NULL) == UR_RESULT_SUCCESS &&
                    tasks;
    /* An MPI that knows the driver may call it for any pointer, which such a driver forbids in host
     * tasks. */
    if (able && m->device->backend != UR_BACKEND_NATIVE_CPU) {
        m->host_tasks = false;
    }
    if (world_rank == 0) {
        printf("rank 0 on %s (%s)\n", m->device->name, m->device->platform_name);
        printf("planes go %s\n",
               m->direct       ? "straight from the device's memory"
               : able          ? "through the host's memory, as asked for"
               : m->host_tasks ? "through the host's memory, sent by host tasks: this MPI takes "
                                 "no memory of this device"
                               : "through the host's memory: this MPI takes no memory of this "
                                 "device");
        fflush(stdout);
    }

    ur_queue_properties_t properties = {.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES};
    ur_device_handle_t device = m->device->device;
    EXAMPLE_CHECK(urContextCreate(1, &device, NULL, &m->context));
    EXAMPLE_CHECK(urQueueCreate(m->context, device, &properties, &m->compute));
    EXAMPLE_CHECK(urQueueCreate(m->context, device, &properties, &m->exchange));
    m->program = example_program(m->device, m->context, o->kernels);
    EXAMPLE_CHECK(urKernelCreate(m->program, "apply", &m->apply));
    EXAMPLE_CHECK(urKernelCreate(m->program, "products", &m->products));
    EXAMPLE_CHECK(urKernelCreate(m->program, "step", &m->step));
    EXAMPLE_CHECK(urKernelCreate(m->program, "turn", &m->turn));
}

static void close_machine(struct machine *m) {
    EXAMPLE_CHECK(urKernelRelease(m->apply));
    EXAMPLE_CHECK(urKernelRelease(m->products));
    EXAMPLE_CHECK(urKernelRelease(m->step));
    EXAMPLE_CHECK(urKernelRelease(m->turn));
    EXAMPLE_CHECK(urProgramRelease(m->program));
    EXAMPLE_CHECK(urQueueRelease(m->exchange));
    EXAMPLE_CHECK(urQueueRelease(m->compute));
    EXAMPLE_CHECK(urContextRelease(m->context));
}

static double *device_memory(const struct machine *m, size_t count) {
    void *memory;
    EXAMPLE_CHECK(urUSMDeviceAlloc(m->context, m->device->device, NULL, NULL,
                                   count * sizeof(double), &memory));
    return memory;
}

static double *host_memory(const struct machine *m, size_t count) {
    void *memory;
    EXAMPLE_CHECK(urUSMHostAlloc(m->context, NULL, NULL, count * sizeof(double), &memory));
    return memory;
}

static void launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, uint32_t dimensions,
                   const size_t *global, const size_t *local, uint32_t count,
                   ur_exp_kernel_arg_properties_t *args, ur_event_handle_t wait,
                   ur_event_handle_t *event) {
    EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(queue, kernel, dimensions, NULL, global, local,
                                                   count, args, NULL, wait ? 1 : 0,
                                                   wait ? &wait : NULL, event));
}

/* ---- a slab ---------------------------------------------------------------------------------- */

static void open_slab(struct slab *s, const struct machine *m, MPI_Comm comm, unsigned nx,
                      unsigned ny, unsigned nz) {
    *s = (struct slab){.comm = comm, .nx = nx, .ny = ny, .nz = nz, .plane = (size_t)nx * ny};
    MPI_Comm_rank(comm, &s->rank);
    MPI_Comm_size(comm, &s->ranks);
    if (nz < (unsigned)s->ranks) {
        fail("there are more ranks than planes");
    }
    s->below = s->rank > 0 ? s->rank - 1 : MPI_PROC_NULL;
    s->above = s->rank + 1 < s->ranks ? s->rank + 1 : MPI_PROC_NULL;
    s->counts = allocate((size_t)s->ranks * sizeof(int));
    s->offsets = allocate((size_t)s->ranks * sizeof(int));
    for (int i = 0; i < s->ranks; i++) {
        unsigned from = (unsigned)((unsigned long long)nz * (unsigned)i / (unsigned)s->ranks);
        unsigned to = (unsigned)((unsigned long long)nz * ((unsigned)i + 1) / (unsigned)s->ranks);
        s->offsets[i] = (int)from;
        s->counts[i] = (int)(to - from);
    }
    s->planes = (unsigned)s->counts[s->rank];
    s->first = (unsigned)s->offsets[s->rank];
    size_t points = s->plane * (s->planes + 2);
    double **arrays[] = {&s->x, &s->r, &s->p, &s->q};
    for (size_t i = 0; i < sizeof(arrays) / sizeof(arrays[0]); i++) {
        *arrays[i] = device_memory(m, points);
    }
    s->sums = device_memory(m, s->planes);
    s->mine = host_memory(m, s->planes);
    s->all = allocate(nz * sizeof(double));
    for (int i = 0; i < 2; i++) {
        s->send[i] = host_memory(m, s->plane);
        s->receive[i] = host_memory(m, s->plane);
    }
}

static void close_slab(struct slab *s, const struct machine *m) {
    void *memory[] = {s->x,       s->r,       s->p,          s->q,          s->sums,
                      s->send[0], s->send[1], s->receive[0], s->receive[1], s->mine};
    for (size_t i = 0; i < sizeof(memory) / sizeof(memory[0]); i++) {
        EXAMPLE_CHECK(urUSMFree(m->context, memory[i]));
    }
    free(s->all);
    free(s->counts);
    free(s->offsets);
}

/* What the solution shall be, so that the right-hand side is known: any smooth function will do. */
static double solution(unsigned x, unsigned y, unsigned z) {
    return 1 + 0.25 * sin(0.7 * x) + 0.125 * cos(0.3 * y) + 0.0625 * sin(0.1 * z);
}

/* r = p = A solution, x = 0; 0 outside of the box. */
static void begin(const struct slab *s, const struct machine *m) {
    size_t points = s->plane * (s->planes + 2);
    double *right = allocate(points * sizeof(double));
    const double zero = 0;
    memset(right, 0, points * sizeof(double));
    for (unsigned k = 0; k < s->planes; k++) {
        for (unsigned y = 0; y < s->ny; y++) {
            for (unsigned x = 0; x < s->nx; x++) {
                unsigned z = s->first + k;
                double sum = 6 * solution(x, y, z);
                sum -= x > 0 ? solution(x - 1, y, z) : 0;
                sum -= x + 1 < s->nx ? solution(x + 1, y, z) : 0;
                sum -= y > 0 ? solution(x, y - 1, z) : 0;
                sum -= y + 1 < s->ny ? solution(x, y + 1, z) : 0;
                sum -= z > 0 ? solution(x, y, z - 1) : 0;
                sum -= z + 1 < s->nz ? solution(x, y, z + 1) : 0;
                right[(k + 1) * s->plane + (size_t)y * s->nx + x] = sum;
            }
        }
    }
    const size_t bytes = points * sizeof(double);
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(m->compute, false, s->r, right, bytes, 0, NULL, NULL));
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(m->compute, false, s->p, right, bytes, 0, NULL, NULL));
    EXAMPLE_CHECK(urEnqueueUSMFill(m->compute, s->x, sizeof(zero), &zero, bytes, 0, NULL, NULL));
    EXAMPLE_CHECK(urQueueFinish(m->compute));
    free(right);
}

/* The product of two arrays over all ranks. Waits for the device, and for the other ranks. */
static double product(const struct slab *s, const struct machine *m, const double *a,
                      const double *b) {
    const size_t local = 64, global = 64 * (size_t)s->planes;
    const uint32_t size = (uint32_t)s->plane;
    ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, a), example_pointer(1, b),
                                             example_pointer(2, s->sums),
                                             example_value(3, sizeof(size), &size)};
    launch(m->compute, m->products, 1, &global, &local, 4, args, NULL, NULL);
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(m->compute, true, s->mine, s->sums, s->planes * sizeof(double),
                                     0, NULL, NULL));
    MPI_Allgatherv(s->mine, (int)s->planes, MPI_DOUBLE, s->all, s->counts, s->offsets, MPI_DOUBLE,
                   s->comm);
    double sum = 0;
    for (unsigned k = 0; k < s->nz; k++) {
        sum += s->all[k];
    }
    return sum;
}

static void send_planes(const struct slab *s, double *low, double *high, double *below,
                        double *above) {
    MPI_Request requests[4];
    int size = (int)s->plane;
    MPI_Irecv(below, size, MPI_DOUBLE, s->below, 1, s->comm, &requests[0]);
    MPI_Irecv(above, size, MPI_DOUBLE, s->above, 0, s->comm, &requests[1]);
    MPI_Isend(low, size, MPI_DOUBLE, s->below, 0, s->comm, &requests[2]);
    MPI_Isend(high, size, MPI_DOUBLE, s->above, 1, s->comm, &requests[3]);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
}

static void send_host_planes(void *data) {
    const struct slab *s = data;
    send_planes(s, s->send[0], s->send[1], s->receive[0], s->receive[1]);
}

/* Fills the planes around the slab from the neighbours, once `ready`. Returns the event after which
 * they are there, or NULL if they are when it returns; the caller releases it. What the compute
 * queue was given before goes on meanwhile. */
static ur_event_handle_t exchange(struct slab *s, const struct machine *m,
                                  ur_event_handle_t ready) {
    const size_t bytes = s->plane * sizeof(double);
    double *low = s->p + s->plane, *high = s->p + s->plane * s->planes;
    double *below = s->p, *above = s->p + s->plane * (s->planes + 1);
    const uint32_t waits = ready ? 1 : 0;
    const ur_event_handle_t *list = ready ? &ready : NULL;

    if (s->ranks == 1) {
        return NULL;
    }
    if (m->direct) {
        if (ready) {
            EXAMPLE_CHECK(urEventWait(1, &ready));
        }
        send_planes(s, low, high, below, above);
        return NULL;
    }
    EXAMPLE_CHECK(
        urEnqueueUSMMemcpy(m->exchange, false, s->send[0], low, bytes, waits, list, NULL));
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(m->exchange, !m->host_tasks, s->send[1], high, bytes, waits,
                                     list, NULL));
    if (m->host_tasks) {
        EXAMPLE_CHECK(urEnqueueHostTaskExp(m->exchange, send_host_planes, s, NULL, 0, NULL, NULL));
    } else {
        send_host_planes(s);
    }
    ur_event_handle_t arrived = NULL;
    if (s->below != MPI_PROC_NULL) {
        EXAMPLE_CHECK(urEnqueueUSMMemcpy(m->exchange, false, below, s->receive[0], bytes, 0, NULL,
                                         s->above == MPI_PROC_NULL ? &arrived : NULL));
    }
    if (s->above != MPI_PROC_NULL) {
        EXAMPLE_CHECK(
            urEnqueueUSMMemcpy(m->exchange, false, above, s->receive[1], bytes, 0, NULL, &arrived));
    }
    return arrived;
}

static void apply(const struct slab *s, const struct machine *m, unsigned first, unsigned count,
                  ur_event_handle_t wait) {
    const size_t global[] = {s->nx, s->ny, count};
    const uint32_t from = first;
    ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, s->p), example_pointer(1, s->q),
                                             example_value(2, sizeof(from), &from)};
    if (count) {
        launch(m->compute, m->apply, 3, global, NULL, 3, args, wait, NULL);
    }
}

/* q = A p: the planes between while those at the ends travel. The kernel goes first where this
 * thread is the one that sends. */
static void apply_all(struct slab *s, const struct machine *m, ur_event_handle_t ready) {
    apply(s, m, 2, s->planes > 2 ? s->planes - 2 : 0, NULL);
    ur_event_handle_t arrived = exchange(s, m, ready);
    apply(s, m, 1, 1, arrived);
    apply(s, m, s->planes, s->planes > 1 ? 1 : 0, arrived);
    if (arrived) {
        EXAMPLE_CHECK(urEventRelease(arrived));
    }
}

/* Iterates until the residual is 1e-10 of the first, or `iterations` times; 0: as often as that
 * takes. Returns the residual over the first one. */
static double solve(struct slab *s, const struct machine *m, const struct options *o,
                    int iterations, int *done) {
    const size_t points = s->plane * s->planes;
    const uint64_t skip = s->plane;
    ur_event_handle_t ready = NULL;

    begin(s, m);
    const double first = product(s, m, s->r, s->r);
    double now = first;
    int i = 0;
    for (; (iterations == 0 || i < iterations) && now > 1e-20 * first; i++) {
        if (world_rank == o->dies_rank && i == o->dies_at) {
            raise(SIGKILL);
        }
        apply_all(s, m, ready);
        double alpha = now / product(s, m, s->p, s->q);
        ur_exp_kernel_arg_properties_t step[] = {example_pointer(0, s->x),
                                                 example_pointer(1, s->r),
                                                 example_pointer(2, s->p),
                                                 example_pointer(3, s->q),
                                                 example_value(4, sizeof(alpha), &alpha),
                                                 example_value(5, sizeof(skip), &skip)};
        launch(m->compute, m->step, 1, &points, NULL, 6, step, NULL, NULL);
        double next = product(s, m, s->r, s->r), beta = next / now;
        now = next;
        ur_exp_kernel_arg_properties_t turn[] = {example_pointer(0, s->p), example_pointer(1, s->r),
                                                 example_value(2, sizeof(beta), &beta),
                                                 example_value(3, sizeof(skip), &skip)};
        if (ready) {
            EXAMPLE_CHECK(urEventRelease(ready));
        }
        launch(m->compute, m->turn, 1, &points, NULL, 4, turn, NULL, &ready);
    }
    EXAMPLE_CHECK(urQueueFinish(m->compute));
    EXAMPLE_CHECK(urQueueFinish(m->exchange));
    if (ready) {
        EXAMPLE_CHECK(urEventRelease(ready));
    }
    *done = i;
    return sqrt(now / first);
}

/* The largest difference to the solution, over all ranks. */
static double error(const struct slab *s, const struct machine *m) {
    size_t points = s->plane * s->planes;
    double *x = allocate(points * sizeof(double)), most = 0, all = 0;
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(m->compute, true, x, s->x + s->plane, points * sizeof(double),
                                     0, NULL, NULL));
    for (size_t i = 0; i < points; i++) {
        unsigned in_plane = (unsigned)(i % s->plane);
        double is = x[i];
        double off = fabs(
            is - solution(in_plane % s->nx, in_plane / s->nx, s->first + (unsigned)(i / s->plane)));
        most = off > most || isnan(off) ? off : most;
    }
    free(x);
    MPI_Allreduce(&most, &all, 1, MPI_DOUBLE, MPI_MAX, s->comm);
    return all;
}

/* ---- scaling --------------------------------------------------------------------------------- */

/* Best seconds of three runs of 20 iterations on the first `ranks` ranks, the others waiting. */
static double seconds_on(const struct machine *m, const struct options *o, int ranks,
                         unsigned planes) {
    MPI_Comm comm;
    double best = 0;
    MPI_Comm_split(MPI_COMM_WORLD, world_rank < ranks ? 0 : MPI_UNDEFINED, world_rank, &comm);
    if (comm != MPI_COMM_NULL) {
        struct slab s;
        open_slab(&s, m, comm, o->nx, o->ny, planes);
        for (int run = 0; run < 4; run++) {
            int done;
            MPI_Barrier(comm);
            double start = example_now();
            solve(&s, m, o, 20, &done);
            MPI_Barrier(comm);
            double took = (example_now() - start) * 1e-9;
            best = run == 1 || (run > 1 && took < best) ? took : best; /* the first warms up */
        }
        close_slab(&s, m);
        MPI_Comm_free(&comm);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    return best;
}

static void scaling(const struct machine *m, const struct options *o, int ranks) {
    double strong_one = 0, weak_one = 0;
    for (int n = 1; n <= ranks; n = n < ranks && 2 * n > ranks ? ranks : 2 * n) {
        double strong = seconds_on(m, o, n, o->nz);
        double weak = seconds_on(m, o, n, o->nz * (unsigned)n);
        strong_one = n == 1 ? strong : strong_one;
        weak_one = n == 1 ? weak : weak_one;
        if (world_rank == 0) {
            printf("%d ranks: strong scaling %.2f of %d, weak scaling %.2f of 1\n", n,
                   strong_one / strong, n, weak_one / weak);
            fflush(stdout);
        }
    }
}

/* ---- the program ----------------------------------------------------------------------------- */

static void usage(void) {
    if (world_rank == 0) {
        fprintf(stderr,
                "usage: mpiexec -n RANKS mpi_cg [--grid NX NY NZ] [--iterations N] [--scaling]\n"
                "                               [--halo host|device] [KERNELS]\n"
                "  --iterations  0: until the residual is 1e-10 of the first\n"
                "  --halo        through which memory planes go; default: the device's, where MPI "
                "takes that\n"
                "  --scaling     also the time with 1, 2, 4, ... of the ranks\n");
    }
    MPI_Finalize();
    exit(2);
}

static unsigned number(const char *text, unsigned most) {
    char *end = NULL;
    unsigned long value = text ? strtoul(text, &end, 10) : 0;
    if (!text || end == text || *end || text[0] == '-' || value > most) {
        if (world_rank == 0) {
            fprintf(stderr, "mpi_cg: '%s' is no number from 0 to %u\n", text ? text : "", most);
        }
        usage();
    }
    return (unsigned)value;
}

static struct options read_options(int argc, char **argv) {
    struct options o = {.nx = 256, .ny = 256, .nz = 256, .kernels = "cg", .dies_rank = -1};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--grid") == 0 && i + 3 < argc) {
            o.nx = number(argv[++i], 65536);
            o.ny = number(argv[++i], 65536);
            o.nz = number(argv[++i], 1 << 20);
        } else if (strcmp(argv[i], "--iterations") == 0) {
            o.iterations = (int)number(argv[++i], 1000000);
        } else if (strcmp(argv[i], "--halo") == 0 && i + 1 < argc) {
            i++;
            o.halo = strcmp(argv[i], "host") == 0     ? HALO_HOST
                     : strcmp(argv[i], "device") == 0 ? HALO_DEVICE
                                                      : HALO_AUTO;
            if (o.halo == HALO_AUTO) {
                usage();
            }
        } else if (strcmp(argv[i], "--scaling") == 0) {
            o.scaling = true;
        } else if (strcmp(argv[i], "--die") == 0 && i + 2 < argc) {
            o.dies_rank = (int)number(argv[++i], 1 << 20);
            o.dies_at = (int)number(argv[++i], 1000000);
        } else if (argv[i][0] == '-') {
            usage();
        } else {
            o.kernels = argv[i];
        }
    }
    if (o.nx == 0 || o.ny == 0 || o.nz == 0 || (unsigned long long)o.nx * o.ny > INT32_MAX) {
        usage();
    }
    return o;
}

int main(int argc, char **argv) {
    int provided, ranks;
    /* A host task calls MPI on a thread of the adapter's, never while this one does. */
    MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    const struct options o = read_options(argc, argv);
    atexit(end_the_others);
    if (provided < MPI_THREAD_SERIALIZED) {
        fail("this MPI may be called by one thread only");
    }

    EXAMPLE_CHECK(urLoaderInit(0, NULL));
    example_device *devices;
    struct machine m = {0};
    struct slab s;
    open_machine(&m, &devices, &o);
    open_slab(&s, &m, MPI_COMM_WORLD, o.nx, o.ny, o.nz);
    int done;
    double start = example_now();
    double residual = solve(&s, &m, &o, o.iterations, &done);
    double took = (example_now() - start) * 1e-9;
    double off = error(&s, &m);
    if (world_rank == 0) {
        printf("%u x %u x %u points on %d rank%s, %.1f MB: %d iterations in %.3f s\n", o.nx, o.ny,
               o.nz, ranks, ranks > 1 ? "s" : "",
               4 * (double)o.nx * o.ny * (o.nz + 2.0 * ranks) * sizeof(double) * 1e-6, done, took);
        printf("answer: residual %a, off by %a (%.1e)\n", residual, off, off);
        fflush(stdout);
    }
    close_slab(&s, &m);
    if (o.scaling) {
        scaling(&m, &o, ranks);
    }
    close_machine(&m);
    example_done(devices);
    EXAMPLE_CHECK(urLoaderTearDown());
    MPI_Finalize();
    return o.iterations == 0 && !(off < 1e-6);
}

/* Conjugate gradients on a box of nx by ny by n points, of which a rank has some planes: an array
 * of a rank begins with the plane below its own and ends with the one above. */
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

/* q = A p on planes first and following, A being six times a point less its neighbours; there are
 * zeros around the box. Range: nx, ny, planes. */
kernel void apply(global const double *p, global double *q, uint first) {
    size_t x = get_global_id(0), y = get_global_id(1), nx = get_global_size(0),
           ny = get_global_size(1);
    size_t i = ((get_global_id(2) + first) * ny + y) * nx + x;
    double sum = 6 * p[i] - p[i - nx * ny] - p[i + nx * ny];
    sum -= x > 0 ? p[i - 1] : 0;
    sum -= x + 1 < nx ? p[i + 1] : 0;
    sum -= y > 0 ? p[i - nx] : 0;
    sum -= y + 1 < ny ? p[i + nx] : 0;
    q[i] = sum;
}

/* sums[k] is the product of plane k + 1 of a and b, added in an order that depends on the plane's
 * size alone: so the sum over all planes is the same to the last bit for any number of ranks.
 * A work-group of 64 a plane. */
kernel void products(global const double *a, global const double *b, global double *sums,
                     uint size) {
    local double parts[64];
    size_t lane = get_local_id(0), plane = get_group_id(0);
    size_t from = (plane + 1) * size;
    double sum = 0;
    for (size_t i = lane; i < size; i += 64) {
        sum += a[from + i] * b[from + i];
    }
    parts[lane] = sum;
    for (size_t width = 32; width > 0; width /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < width) {
            parts[lane] += parts[lane + width];
        }
    }
    if (lane == 0) {
        sums[plane] = parts[0];
    }
}

/* x += alpha p, r -= alpha q. Range: the points of a rank; they begin after `skip` others. */
kernel void step(global double *x, global double *r, global const double *p,
                 global const double *q, double alpha, ulong skip) {
    size_t i = get_global_id(0) + skip;
    x[i] += alpha * p[i];
    r[i] -= alpha * q[i];
}

/* p = r + beta p */
kernel void turn(global double *p, global const double *r, double beta, ulong skip) {
    size_t i = get_global_id(0) + skip;
    p[i] = r[i] + beta * p[i];
}

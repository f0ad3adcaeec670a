// Program-scope tables whose initializers hold addresses.
typedef struct {
    int tag;
    __constant int *values;
    int count;
} row;

__constant int first[4] = {3, 1, 4, 1};
__constant int second[3] = {5, 9, 2};
__constant int *__constant ends[3] = {first + 3, &second[1], first};
__constant row rows[2] = {{7, first + 1, 3}, {-7, second, 2}};
__constant row *__constant chosen = &rows[1];

__kernel void table_of_pointers(__global int *out, __global const int *in) {
    int i = (int)get_global_id(0);
    int k = (in[i] & 0x7fffffff) % 3;
    __constant row *r = &rows[k & 1];
    int sum = *ends[k] * 100 + r->tag;
    for (int j = 0; j < r->count; ++j) {
        sum += r->values[j] * (j + 1);
    }
    out[i] = sum + chosen->values[1] + chosen->tag;
}

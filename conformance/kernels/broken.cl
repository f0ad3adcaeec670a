// Must not compile: never compiled when building, only given to drivers that take text.

__kernel void broken(__global int *out) {
    out[get_global_id(0)] = undeclared_name;
}

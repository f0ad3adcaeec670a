// Kernels of SYCL are named by their types, in thousands of letters: here eight of them 40 times.
#define TWICE(a, b) a##b
#define PASTE(a, b) TWICE(a, b)
#define X5 letters_letters_letters_letters_letters_
#define X10 PASTE(X5, X5)
#define X20 PASTE(X10, X10)
kernel void PASTE(X20, X20)(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    to[i] = from[i] * by;
}

kernel void refused(global int *o) { o[0] = nobody_has_this(4); }

kernel void bad_line(global int *o) { o[get_global_id(0)] = 4; }

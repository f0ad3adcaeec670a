// Tells the address that a buffer has on its device.
kernel void ur_check_where(global char *buffer, global ulong *out) {
    *out = (ulong)buffer;
}

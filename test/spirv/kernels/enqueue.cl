/* A launch from the device: blocks, queues and events. */
kernel void parent(global int *data, int count) {
    queue_t queue = get_default_queue();
    ndrange_t range = ndrange_1D(count);
    clk_event_t event;
    enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 0, NULL, &event, ^{
      data[get_global_id(0)] += 1;
    });
    enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, range, 1, &event, NULL, ^{
      data[get_global_id(0)] *= 2;
    });
    release_event(event);
}

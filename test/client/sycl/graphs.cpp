// Graphs: made by recording and by nodes, run again, updated, one in another, with memory allocated
// inside.
#include "features.hpp"
#include <atomic>
#include <sycl/ext/oneapi/experimental/async_alloc/async_alloc.hpp>
#include <sycl/ext/oneapi/experimental/async_alloc/memory_pool.hpp>

using features::kernel;
using features::Memory;
using features::read;
using sycl::usm::alloc;
using Graph = ex::command_graph<ex::graph_state::modifiable>;
using Executable = ex::command_graph<ex::graph_state::executable>;

static std::function<void(sycl::handler &)>
launch(const sycl::kernel &k, int *p, int v, size_t n = 1024, std::vector<sycl::event> after = {}) {
    return [=](sycl::handler &h) {
        h.depends_on(after);
        h.set_args(p, v);
        h.parallel_for(sycl::nd_range<1>(n, 64), k);
    };
}

static sycl::event run(sycl::queue &q, const Executable &g, std::vector<sycl::event> after = {}) {
    return q.submit([&](sycl::handler &h) {
        h.depends_on(after);
        h.ext_oneapi_graph(g);
    });
}

FEATURE(graph_aspects) {
    // Devices with updates have both.
    CHECK(q.get_device().has(sycl::aspect::ext_oneapi_limited_graph) ||
          !q.get_device().has(sycl::aspect::ext_oneapi_graph));
    NEED(ext_oneapi_graph);
}

FEATURE(graph_nodes) {
    NEED(ext_oneapi_limited_graph);
    auto set = kernel(q, "set"), add = kernel(q, "add"), sum = kernel(q, "sum");
    Memory<int> a(q, alloc::device, 1024), b(q, alloc::device, 1024), c(q, alloc::device, 1024);
    Graph g(q.get_context(), q.get_device());
    auto sa = g.add(launch(set, a, 5)), sb = g.add(launch(set, b, 7));
    auto aa = g.add(launch(add, a, 1), {ex::property::node::depends_on(sa)});
    auto s = g.add(
        [&](sycl::handler &h) {
            h.set_args((int *)c, (const int *)a, (const int *)b);
            h.parallel_for(sycl::nd_range<1>(1024, 64), sum);
        },
        {ex::property::node::depends_on(aa)});
    g.make_edge(sb, s);
    EQUAL(g.get_nodes().size(), 4u);
    EQUAL(g.get_root_nodes().size(), 2u);
    EQUAL(s.get_predecessors().size(), 2u);
    auto e = g.finalize();
    for (int i = 0; i < 3; i++) {
        run(q, e).wait();
        EQUAL(read<int>(q, c, 1024)[1023], 13);
        q.memset(c, 0, 4096).wait();
    }
}

FEATURE(graph_recorded) {
    NEED(ext_oneapi_limited_graph);
    auto add = kernel(q, "add"), times = kernel(q, "times");
    Memory<int> p(q, alloc::device, 1024), r(q, alloc::device, 1024);
    q.memset(p, 0, 4096).wait();
    sycl::queue o(q.get_context(), q.get_device(), sycl::property::queue::in_order());
    Graph g(q.get_context(), q.get_device());
    g.begin_recording(o);
    CHECK(o.ext_oneapi_get_state() == ex::queue_state::recording);
    o.submit(launch(add, p, 3));
    o.submit(launch(times, p, 2));
    o.memcpy(r, p, 4096);
    g.end_recording();
    auto e = g.finalize();
    int wanted = 0;
    for (int i = 0; i < 10; i++) {
        run(o, e);
        wanted = (wanted + 3) * 2;
    }
    o.wait();
    EQUAL(read<int>(q, r, 1024)[1000], wanted);
}

FEATURE(graph_recorded_out_of_order) {
    NEED(ext_oneapi_limited_graph);
    auto set = kernel(q, "set"), sum = kernel(q, "sum"), slow = kernel(q, "slow");
    Memory<int> a(q, alloc::device, 1024), b(q, alloc::device, 1024), c(q, alloc::device, 1024);
    Graph g(q.get_context(), q.get_device());
    g.begin_recording(q);
    auto sa = q.submit(launch(set, a, 1)), sb = q.submit(launch(set, b, 2));
    auto la = q.submit(launch(slow, a, 100, 1024, {sa}));
    auto bar = q.ext_oneapi_submit_barrier({la, sb});
    q.submit([&](sycl::handler &h) {
        h.depends_on(bar);
        h.set_args((int *)c, (const int *)a, (const int *)b);
        h.parallel_for(sycl::nd_range<1>(1024, 64), sum);
    });
    g.end_recording(q);
    auto e = g.finalize();
    auto first = run(q, e);
    run(q, e, {first}).wait();
    unsigned wanted = 1;
    for (int i = 0; i < 100; i++) {
        wanted = wanted * 1664525u + 1013904223u;
    }
    EQUAL(read<int>(q, c, 1024)[7], (int)wanted + 2);
}

FEATURE(graph_copies_and_fills) {
    NEED(ext_oneapi_limited_graph);
    auto add = kernel(q, "add");
    Memory<int> a(q, alloc::device, 1024), b(q, alloc::shared, 1024);
    std::vector<int> from(1024, 6);
    Graph g(q.get_context(), q.get_device(), {ex::property::graph::assume_buffer_outlives_graph()});
    auto m = g.add([&](sycl::handler &h) { h.memset(a, 1, 4096); });
    auto c = g.add([&](sycl::handler &h) { h.memcpy(a, from.data(), 2048); },
                   {ex::property::node::depends_on(m)});
    auto k = g.add(launch(add, a, 1), {ex::property::node::depends_on(c)});
    auto t =
        g.add([&](sycl::handler &h) { h.memcpy(b, a, 4096); }, {ex::property::node::depends_on(k)});
    g.add([&](sycl::handler &h) { h.prefetch(b, 4096); }, {ex::property::node::depends_on(t)});
    auto e = g.finalize();
    run(q, e).wait();
    EQUAL(b[0], 7);
    EQUAL(b[511], 7);
    EQUAL(b[512], 0x01010102);
    from.assign(1024, 8); // read when the graph runs
    run(q, e).wait();
    EQUAL(b[0], 9);
}

FEATURE(graph_fill) {
    NEED(ext_oneapi_limited_graph);
    if (!features::fills(q)) {
        throw features::Skip("libsycl fills by a kernel of its own");
    }
    Memory<int> a(q, alloc::device, 1024);
    Memory<double> b(q, alloc::device, 100);
    Graph g(q.get_context(), q.get_device());
    g.add([&](sycl::handler &h) { h.fill((int *)a, 0x1234567, 1000); });
    g.add([&](sycl::handler &h) { h.fill((double *)b, 0.5, 100); });
    q.memset(a, 0, 4096).wait();
    auto e = g.finalize();
    run(q, e).wait();
    auto v = read<int>(q, a, 1024);
    EQUAL(v[999], 0x1234567);
    EQUAL(v[1000], 0);
    EQUAL(read<double>(q, b, 100)[99], 0.5);
}

FEATURE(graph_update_arguments) {
    NEED(ext_oneapi_graph);
    auto add = kernel(q, "add");
    Memory<int> a(q, alloc::device, 1024), b(q, alloc::device, 1024);
    q.memset(a, 0, 4096).wait();
    q.memset(b, 0, 4096).wait();
    Graph g(q.get_context(), q.get_device());
    ex::dynamic_parameter<int *> where((int *)a);
    ex::dynamic_parameter<int> much(5);
    auto n = g.add([&](sycl::handler &h) {
        h.set_arg(0, where);
        h.set_arg(1, much);
        h.parallel_for(sycl::nd_range<1>(1024, 64), add);
    });
    auto e = g.finalize(ex::property::graph::updatable());
    run(q, e).wait();
    where.update(b);
    much.update(9);
    e.update(n);
    run(q, e).wait();
    run(q, e).wait();
    EQUAL(read<int>(q, a, 1024)[1023], 5);
    EQUAL(read<int>(q, b, 1024)[1023], 18);
}

FEATURE(graph_update_range) {
    NEED(ext_oneapi_graph);
    auto add = kernel(q, "add");
    Memory<int> a(q, alloc::device, 1024);
    q.memset(a, 0, 4096).wait();
    Graph g(q.get_context(), q.get_device());
    auto n = g.add(launch(add, a, 1, 512));
    auto e = g.finalize(ex::property::graph::updatable());
    run(q, e).wait();
    n.update_nd_range(sycl::nd_range<1>(1024, 128));
    e.update(n);
    run(q, e).wait();
    n.update_nd_range(sycl::nd_range<1>(64, 16));
    e.update(n);
    run(q, e).wait();
    auto v = read<int>(q, a, 1024);
    EQUAL(v[63], 3);
    EQUAL(v[64], 2);
    EQUAL(v[511], 2);
    EQUAL(v[512], 1);
    EQUAL(v[1023], 1);
}

FEATURE(graph_update_kernel) {
    NEED(ext_oneapi_graph);
    auto add = kernel(q, "add"), times = kernel(q, "times");
    Memory<int> a(q, alloc::device, 1024);
    q.memset(a, 0, 4096).wait();
    Graph g(q.get_context(), q.get_device());
    ex::dynamic_command_group either(g, {launch(add, a, 7), launch(times, a, 3)});
    auto n = g.add(either);
    auto e = g.finalize(ex::property::graph::updatable());
    run(q, e).wait();
    either.set_active_index(1);
    e.update(n);
    run(q, e).wait();
    run(q, e).wait();
    either.set_active_index(0);
    e.update(n);
    run(q, e).wait();
    EQUAL(read<int>(q, a, 1024)[1023], 70);
}

FEATURE(graph_update_whole) {
    NEED(ext_oneapi_graph);
    auto add = kernel(q, "add");
    Memory<int> a(q, alloc::device, 1024), b(q, alloc::device, 1024);
    q.memset(a, 0, 4096).wait();
    q.memset(b, 0, 4096).wait();
    auto record = [&](int *p, int v) {
        Graph g(q.get_context(), q.get_device());
        g.begin_recording(q);
        auto one = q.submit(launch(add, p, v));
        q.submit(launch(add, p, v, 512, {one}));
        g.end_recording();
        return g;
    };
    auto first = record(a, 1), second = record(b, 10);
    auto e = first.finalize(ex::property::graph::updatable());
    run(q, e).wait();
    e.update(second);
    run(q, e).wait();
    EQUAL(read<int>(q, a, 1024)[0], 2);
    EQUAL(read<int>(q, a, 1024)[1023], 1);
    EQUAL(read<int>(q, b, 1024)[0], 20);
    EQUAL(read<int>(q, b, 1024)[1023], 10);
}

FEATURE(graph_in_graph) {
    NEED(ext_oneapi_limited_graph);
    auto add = kernel(q, "add"), times = kernel(q, "times");
    Memory<int> a(q, alloc::device, 1024);
    q.memset(a, 0, 4096).wait();
    Graph inner(q.get_context(), q.get_device());
    auto one = inner.add(launch(add, a, 1));
    inner.add(launch(times, a, 2), {ex::property::node::depends_on(one)});
    auto ready = inner.finalize();
    Graph outer(q.get_context(), q.get_device());
    auto s = outer.add([&](sycl::handler &h) { h.ext_oneapi_graph(ready); });
    auto m = outer.add(launch(add, a, 100), {ex::property::node::depends_on(s)});
    outer.add([&](sycl::handler &h) { h.ext_oneapi_graph(ready); },
              {ex::property::node::depends_on(m)});
    auto e = outer.finalize();
    run(q, e).wait();
    EQUAL(read<int>(q, a, 1024)[1023], 206);
}

FEATURE(graph_host_task) {
    NEED(ext_oneapi_limited_graph);
    auto add = kernel(q, "add");
    Memory<int> a(q, alloc::shared, 1024);
    q.memset(a, 0, 4096).wait();
    Graph g(q.get_context(), q.get_device());
    auto one = g.add(launch(add, a, 1));
    auto t = g.add([&](sycl::handler &h) { h.host_task([p = (int *)a] { p[0] *= 10; }); },
                   {ex::property::node::depends_on(one)});
    g.add(launch(add, a, 2), {ex::property::node::depends_on(t)});
    auto e = g.finalize();
    for (int i = 0; i < 3; i++) {
        run(q, e).wait();
    }
    EQUAL(a[0], 1332);
    EQUAL(a[1], 9);
}

FEATURE(graph_buffers) {
    NEED(ext_oneapi_limited_graph);
    auto add = kernel(q, "accessor_add");
    std::vector<int> v(256, 1);
    sycl::buffer<int> b(v.data(), 256);
    b.set_write_back(false);
    {
        Graph g(q.get_context(), q.get_device(),
                {ex::property::graph::assume_buffer_outlives_graph()});
        g.begin_recording(q);
        for (int i = 0; i < 3; i++) {
            q.submit([&](sycl::handler &h) {
                sycl::accessor a(b, h);
                h.set_args(a, 2);
                h.parallel_for(sycl::nd_range<1>(256, 64), add);
            });
        }
        g.end_recording();
        auto e = g.finalize();
        run(q, e).wait();
        run(q, e).wait();
    } // no host accessor before
    sycl::host_accessor h(b);
    EQUAL(h[255], 13);
}

FEATURE(graph_profiling) {
    NEED(ext_oneapi_limited_graph);
    auto slow = kernel(q, "slow");
    Memory<int> a(q, alloc::device, 4096);
    q.memset(a, 0, 4 * 4096).wait();
    sycl::queue t(q.get_context(), q.get_device(), sycl::property::queue::enable_profiling());
    Graph g(q.get_context(), q.get_device());
    auto one = g.add(launch(slow, a, 500, 4096));
    g.add(launch(slow, a, 500, 4096), {ex::property::node::depends_on(one)});
    auto e = g.finalize(ex::property::graph::enable_profiling());
    auto event = run(t, e);
    event.wait();
    using namespace sycl::info::event_profiling;
    CHECK(event.get_profiling_info<command_start>() < event.get_profiling_info<command_end>());
    CHECK(event.get_profiling_info<command_submit>() <= event.get_profiling_info<command_start>());
}

FEATURE(graph_many_runs) {
    NEED(ext_oneapi_limited_graph);
    auto add = kernel(q, "add");
    Memory<int> a(q, alloc::device, 256);
    q.memset(a, 0, 1024).wait();
    Graph g(q.get_context(), q.get_device());
    g.add(launch(add, a, 1, 256));
    auto e = g.finalize();
    // Runs of one graph come after each other without being told.
    for (int i = 0; i < 50; i++) {
        run(q, e);
    }
    q.wait();
    EQUAL(read<int>(q, a, 256)[255], 50);
}

FEATURE(graph_native_command) {
    NEED(ext_oneapi_limited_graph);
    auto add = kernel(q, "add");
    std::atomic<int> called{0};
    Memory<int> a(q, alloc::device, 256);
    q.memset(a, 0, 1024).wait();
    Graph g(q.get_context(), q.get_device());
    auto one = g.add(launch(add, a, 1, 256));
    auto n = g.add(
        [&](sycl::handler &h) {
            h.ext_codeplay_enqueue_native_command([&](sycl::interop_handle) { called++; });
        },
        {ex::property::node::depends_on(one)});
    g.add(launch(add, a, 1, 256), {ex::property::node::depends_on(n)});
    auto e = g.finalize();
    run(q, e).wait();
    EQUAL(called.load(), 1);
    EQUAL(read<int>(q, a, 256)[0], 2);
}

FEATURE(graph_allocations) {
    NEED(ext_oneapi_limited_graph);
    NEED(ext_oneapi_async_memory_alloc);
    auto set = kernel(q, "set"), add = kernel(q, "add"), sum = kernel(q, "sum");
    Memory<int> to(q, alloc::device, 1024);
    Graph g(q.get_context(), q.get_device());
    void *a = nullptr, *b = nullptr;
    auto na = g.add([&](sycl::handler &h) { a = ex::async_malloc(h, alloc::device, 4096); });
    auto nb = g.add([&](sycl::handler &h) { b = ex::async_malloc(h, alloc::device, 4096); });
    CHECK(a && b && a != b);
    auto sa = g.add(launch(set, (int *)a, 30), {ex::property::node::depends_on(na)});
    auto sb = g.add(launch(set, (int *)b, 4), {ex::property::node::depends_on(nb)});
    auto s = g.add(
        [&](sycl::handler &h) {
            h.set_args((int *)to, (const int *)a, (const int *)b);
            h.parallel_for(sycl::nd_range<1>(1024, 64), sum);
        },
        {ex::property::node::depends_on(sa, sb)});
    g.add([&](sycl::handler &h) { ex::async_free(h, a); }, {ex::property::node::depends_on(s)});
    g.add([&](sycl::handler &h) { ex::async_free(h, b); }, {ex::property::node::depends_on(s)});
    {
        auto e = g.finalize();
        CHECK(e.get_required_mem_size() >= 8192);
        for (int i = 0; i < 3; i++) {
            q.memset(to, 0, 4096).wait();
            run(q, e).wait();
            EQUAL(read<int>(q, to, 1024)[1023], 34);
        }
    }
}

FEATURE(graph_allocations_reused) {
    NEED(ext_oneapi_limited_graph);
    NEED(ext_oneapi_async_memory_alloc);
    auto add = kernel(q, "add"), set = kernel(q, "set"), sum = kernel(q, "sum");
    Memory<int> to(q, alloc::device, 1024);
    sycl::queue o(q.get_context(), q.get_device(), sycl::property::queue::in_order());
    ex::memory_pool pool(q, alloc::device, ex::properties{ex::initial_threshold(1 << 20)});
    Graph g(q.get_context(), q.get_device());
    std::vector<void *> seen;
    g.begin_recording(o);
    for (int i = 0; i < 4; i++) {
        // Each may have the memory of the one before.
        void *p = i % 2 ? ex::async_malloc_from_pool(o, 4096, pool)
                        : ex::async_malloc(o, alloc::device, 4096);
        seen.push_back(p);
        o.submit(launch(set, (int *)p, i));
        o.submit(launch(add, (int *)p, 10));
        o.submit([&](sycl::handler &h) {
            h.set_args((int *)to, (const int *)to, (const int *)p);
            h.parallel_for(sycl::nd_range<1>(1024, 64), sum);
        });
        ex::async_free(o, p);
    }
    g.end_recording();
    auto e = g.finalize();
    CHECK(e.get_required_mem_size() >= 4096);
    o.memset(to, 0, 4096);
    run(o, e);
    run(o, e);
    o.wait();
    EQUAL(read<int>(q, to, 1024)[5], 2 * 46);
}

FEATURE(graph_print) {
    NEED(ext_oneapi_limited_graph);
    auto add = kernel(q, "add");
    Memory<int> a(q, alloc::device, 256);
    Graph g(q.get_context(), q.get_device());
    g.add(launch(add, a, 1, 256));
    g.print_graph("graph.dot", true);
}

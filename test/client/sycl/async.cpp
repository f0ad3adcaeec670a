// Memory that is allocated and freed in the order of a queue, and the pools that it comes from.
#include "features.hpp"
#include <sycl/ext/oneapi/experimental/async_alloc/async_alloc.hpp>
#include <sycl/ext/oneapi/experimental/async_alloc/memory_pool.hpp>

using features::kernel;
using features::Memory;
using features::read;
using sycl::usm::alloc;

static sycl::event launch(sycl::queue &q, const sycl::kernel &k, void *p, int v, size_t n) {
    return q.submit([&](sycl::handler &h) {
        h.set_args((int *)p, v);
        h.parallel_for(sycl::nd_range<1>(n, 64), k);
    });
}

FEATURE(async_malloc) {
    NEED(ext_oneapi_async_memory_alloc);
    sycl::queue o(q.get_context(), q.get_device(), sycl::property::queue::in_order());
    auto set = kernel(q, "set"), add = kernel(q, "add");
    for (int i = 0; i < 20; i++) {
        size_t n = 64 << (i % 8);
        void *p = ex::async_malloc(o, alloc::device, n * 4);
        CHECK(p);
        launch(o, set, p, i, n);
        launch(o, add, p, 100, n);
        std::vector<int> v(n);
        o.memcpy(v.data(), p, n * 4).wait();
        EQUAL(v[n - 1], 100 + i);
        ex::async_free(o, p);
    }
    o.wait();
}

FEATURE(async_malloc_events) {
    NEED(ext_oneapi_async_memory_alloc);
    auto set = kernel(q, "set"), slow = kernel(q, "slow");
    for (int i = 0; i < 10; i++) {
        void *p = nullptr;
        auto made =
            q.submit([&](sycl::handler &h) { p = ex::async_malloc(h, alloc::device, 4096); });
        auto s = q.submit([&](sycl::handler &h) {
            h.depends_on(made);
            h.set_args((int *)p, 7);
            h.parallel_for(sycl::nd_range<1>(1024, 64), set);
        });
        auto l = q.submit([&](sycl::handler &h) {
            h.depends_on(s);
            h.set_args((int *)p, 50);
            h.parallel_for(sycl::nd_range<1>(1024, 64), slow);
        });
        std::vector<int> v(1024);
        auto c = q.memcpy(v.data(), p, 4096, l);
        auto freed = q.submit([&](sycl::handler &h) {
            h.depends_on(c);
            ex::async_free(h, p);
        });
        freed.wait();
        unsigned wanted = 7;
        for (int n = 0; n < 50; n++) {
            wanted = wanted * 1664525u + 1013904223u;
        }
        EQUAL(v[1023], (int)wanted);
    }
}

FEATURE(async_malloc_kinds) {
    NEED(ext_oneapi_async_memory_alloc);
    for (auto kind : {alloc::host, alloc::shared}) {
        try {
            void *p = ex::async_malloc(q, kind, 4096);
            CHECK(p);
            q.memset(p, 1, 4096).wait();
            EQUAL(*(int *)p, 0x01010101);
            ex::async_free(q, p);
            q.wait();
        } catch (const sycl::exception &e) {
            if (e.code() != sycl::errc::feature_not_supported) {
                throw;
            }
        }
    }
}

FEATURE(memory_pool) {
    NEED(ext_oneapi_async_memory_alloc);
    sycl::queue o(q.get_context(), q.get_device(), sycl::property::queue::in_order());
    auto set = kernel(q, "set");
    ex::memory_pool pool(q, alloc::device);
    CHECK(pool.get_device() == q.get_device());
    CHECK(pool.get_context() == q.get_context());
    CHECK(pool.get_alloc_kind() == alloc::device);
    void *a = ex::async_malloc_from_pool(o, 1 << 16, pool),
         *b = ex::async_malloc_from_pool(o, 1 << 16, pool);
    CHECK(a && b && a != b);
    launch(o, set, a, 1, 1 << 14);
    launch(o, set, b, 2, 1 << 14);
    o.wait();
    CHECK(pool.get_used_size_current() >= 2u << 16);
    CHECK(pool.get_reserved_size_current() >= pool.get_used_size_current());
    EQUAL(read<int>(q, (int *)a, 1 << 14)[(1 << 14) - 1], 1);
    EQUAL(read<int>(q, (int *)b, 1 << 14)[0], 2);
    ex::async_free(o, a);
    ex::async_free(o, b);
    o.wait();
    EQUAL(pool.get_used_size_current(), 0u);
    ex::memory_pool same = pool, other(q, alloc::device);
    CHECK(same == pool);
    CHECK(other != pool);
}

FEATURE(memory_pool_threshold) {
    NEED(ext_oneapi_async_memory_alloc);
    sycl::queue o(q.get_context(), q.get_device(), sycl::property::queue::in_order());
    auto set = kernel(q, "set");
    ex::memory_pool pool(q, alloc::device, ex::properties{ex::initial_threshold(64 << 20)});
    EQUAL(pool.get_threshold(), (size_t)64 << 20);
    pool.increase_threshold_to(128 << 20); // NVIDIA's driver keeps pieces of 32 MiB, or nothing
    EQUAL(pool.get_threshold(), (size_t)128 << 20);
    for (int i = 0; i < 8; i++) {
        void *p = ex::async_malloc_from_pool(o, 1 << 20, pool);
        launch(o, set, p, i, 1 << 18);
        ex::async_free(o, p);
    }
    o.wait();
    EQUAL(pool.get_used_size_current(), 0u);
    CHECK(pool.get_reserved_size_current() <= (size_t)128 << 20);
    CHECK(pool.get_reserved_size_current() >= (size_t)1 << 20); // kept for the next
}

FEATURE(memory_pool_maximum) {
    NEED(ext_oneapi_async_memory_alloc);
    ex::memory_pool pool(q, alloc::device, ex::properties{ex::maximum_size(4 << 20)});
    void *p = ex::async_malloc_from_pool(q, 1 << 20, pool);
    CHECK(p);
    bool refused = false;
    try {
        refused = !ex::async_malloc_from_pool(q, 64 << 20, pool);
    } catch (const sycl::exception &) {
        refused = true;
    }
    CHECK(refused);
    ex::async_free(q, p);
    q.wait();
}

FEATURE(memory_pool_zeroed) {
    NEED(ext_oneapi_async_memory_alloc);
    sycl::queue o(q.get_context(), q.get_device(), sycl::property::queue::in_order());
    ex::memory_pool pool(q, alloc::device, ex::properties{ex::zero_init()});
    void *p = ex::async_malloc_from_pool(o, 1 << 16, pool);
    std::vector<int> v(1 << 14, 5);
    o.memcpy(v.data(), p, 1 << 16).wait();
    for (int i : v) {
        EQUAL(i, 0);
    }
    ex::async_free(o, p);
    o.wait();
}

FEATURE(memory_pool_two_queues) {
    NEED(ext_oneapi_async_memory_alloc);
    // What one queue frees the other may have, but not while the first still uses it.
    auto set = kernel(q, "set"), slow = kernel(q, "slow");
    sycl::queue a(q.get_context(), q.get_device(), sycl::property::queue::in_order()),
        b(q.get_context(), q.get_device(), sycl::property::queue::in_order());
    ex::memory_pool pool(q, alloc::device, ex::properties{ex::initial_threshold(1 << 20)});
    std::vector<std::vector<int>> left(10, std::vector<int>(1024));
    for (int i = 0; i < 10; i++) {
        void *p = ex::async_malloc_from_pool(a, 4096, pool);
        launch(a, set, p, 1, 1024);
        launch(a, slow, p, 300, 1024);
        ex::async_free(a, p);
        void *r = ex::async_malloc_from_pool(b, 4096, pool);
        launch(b, set, r, i, 1024);
        b.memcpy(left[i].data(), r, 4096);
        ex::async_free(b, r);
    }
    a.wait();
    b.wait();
    for (int i = 0; i < 10; i++) {
        for (int v : left[i]) {
            EQUAL(v, i);
        }
    }
}

FEATURE(memory_pool_ends_in_use) {
    NEED(ext_oneapi_async_memory_alloc);
    sycl::queue o(q.get_context(), q.get_device(), sycl::property::queue::in_order());
    auto set = kernel(q, "set");
    void *p;
    {
        ex::memory_pool pool(q, alloc::device);
        p = ex::async_malloc_from_pool(o, 4096, pool);
        launch(o, set, p, 3, 1024);
        ex::async_free(o, p);
    }
    o.wait();
}

// Memory of USM: its kinds, copies, fills, what is known of it, and virtual memory.
#include "features.hpp"
#include <sycl/ext/oneapi/virtual_mem/physical_mem.hpp>
#include <sycl/ext/oneapi/virtual_mem/virtual_mem.hpp>

using features::Memory;
using features::read;
using sycl::usm::alloc;

FEATURE(usm_kinds) {
    auto iota = features::kernel(q, "iota");
    for (auto kind : {alloc::device, alloc::host, alloc::shared}) {
        Memory<int> p(q, kind, 1000);
        CHECK(sycl::get_pointer_type(p, q.get_context()) == kind);
        CHECK(sycl::get_pointer_type(p + 999, q.get_context()) == kind);
        if (kind != alloc::host) {
            CHECK(sycl::get_pointer_device(p + 5, q.get_context()) == q.get_device());
        }
        q.submit([&](sycl::handler &h) {
             h.set_args((int *)p, 7);
             h.parallel_for(sycl::nd_range<1>(1000, 100), iota);
         }).wait();
        auto v = read<int>(q, p, 1000);
        for (int i = 0; i < 1000; i++) {
            EQUAL(v[i], 7 + i);
            EQUAL(kind == alloc::device ? 7 + i : p[i], 7 + i);
        }
    }
    int here = 0;
    CHECK(sycl::get_pointer_type(&here, q.get_context()) == alloc::unknown);
}

FEATURE(usm_aligned) {
    for (size_t by : {1, 8, 64, 256, 4096}) {
        for (auto kind : {alloc::device, alloc::host, alloc::shared}) {
            void *p = sycl::aligned_alloc(by, 4096, q, kind);
            CHECK(p);
            EQUAL((uintptr_t)p % by, 0u);
            sycl::free(p, q);
        }
    }
}

FEATURE(usm_allocator) {
    sycl::usm_allocator<int, alloc::shared> from(q);
    std::vector<int, decltype(from)> v(256, 3, from);
    auto add = features::kernel(q, "add");
    q.submit([&](sycl::handler &h) {
         h.set_args(v.data(), 4);
         h.parallel_for(sycl::nd_range<1>(256, 64), add);
     }).wait();
    for (int i : v) {
        EQUAL(i, 7);
    }
}

template <typename T> static void filled(sycl::queue &q, T value, size_t count) {
    Memory<T> p(q, alloc::device, count);
    q.memset(p, 0, count * sizeof(T)).wait();
    q.fill(p + 1, value, count - 2).wait();
    auto v = read<T>(q, p, count);
    for (size_t i = 0; i < count; i++) {
        const T &wanted = i && i + 1 < count ? value : T{};
        CHECK(!memcmp(&v[i], &wanted, sizeof(T)));
    }
}

struct Three {
    unsigned char b[3];
};
struct Long {
    int v[12];
};

FEATURE(fills) {
    if (!features::fills(q)) {
        throw features::Skip("libsycl fills by a kernel of its own");
    }
    filled<char>(q, 0x5a, 1001);
    filled<short>(q, 0x1234, 777);
    filled<int>(q, 0x12345678, 4099);
    filled<double>(q, 1.25, 333);
    filled<sycl::float4>(q, {1, 2, 3, 4}, 100);
    filled<sycl::double8>(q, {1, 2, 3, 4, 5, 6, 7, 8}, 65);
    filled<sycl::long16>(q, sycl::long16(-7), 65);
    filled<Three>(q, {{1, 2, 3}}, 501);
    filled<Long>(q, {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}}, 41);
}

FEATURE(copies) {
    const size_t n = 100000;
    std::vector<int> from(n), to(n);
    for (size_t i = 0; i < n; i++) {
        from[i] = (int)(i * 7);
    }
    Memory<int> device(q, alloc::device, n), shared(q, alloc::shared, n), host(q, alloc::host, n);
    auto a = q.copy(from.data(), (int *)device, n);
    auto b = q.memcpy(shared, device, n * sizeof(int), a);
    auto c = q.memcpy(host, shared, n * sizeof(int), b);
    q.memcpy(to.data(), host, n * sizeof(int), {c}).wait();
    CHECK(from == to);
    q.memcpy(device, from.data(), 0).wait(); // of nothing
}

FEATURE(copies_2d) {
    // Pitches of USM are in bytes with memcpy2d, in elements with copy2d.
    const size_t pitch = 96, width = 50, height = 20;
    std::vector<int> from(pitch * height), to(pitch * height, 9);
    for (size_t i = 0; i < from.size(); i++) {
        from[i] = (int)i * 3;
    }
    Memory<int> d(q, alloc::device, 128 * height), e(q, alloc::device, 64 * height);
    q.memset(d, 1, 128 * height * 4).wait();
    q.ext_oneapi_memcpy2d(d, 128 * 4, from.data(), pitch * 4, width * 4, height).wait();
    q.ext_oneapi_memcpy2d(e, 64 * 4, d, 128 * 4, width * 4, height).wait();
    q.ext_oneapi_copy2d((const int *)e, 64, to.data(), pitch, width, height).wait();
    for (size_t y = 0; y < height; y++) {
        for (size_t x = 0; x < pitch; x++) {
            EQUAL(to[y * pitch + x], x < width ? from[y * pitch + x] : 9);
        }
    }
    auto v = read<int>(q, d, 128 * height);
    EQUAL(v[width - 1], from[width - 1]);
    EQUAL(v[width], 0x01010101);
}

FEATURE(prefetch_and_advice) {
    auto add = features::kernel(q, "add");
    Memory<int> p(q, alloc::shared, 4096);
    for (int i = 0; i < 4096; i++) {
        p[i] = i;
    }
    auto a = q.prefetch(p, 4096 * sizeof(int));
    auto b = q.mem_advise(p, 4096 * sizeof(int), 0, a);
    q.submit([&](sycl::handler &h) {
         h.depends_on(b);
         h.set_args((int *)p, 1);
         h.parallel_for(sycl::nd_range<1>(4096, 64), add);
     }).wait();
    EQUAL(p[4095], 4096);
}

FEATURE(virtual_memory) {
    NEED(ext_oneapi_virtual_mem);
    size_t step =
        ex::get_mem_granularity(q.get_device(), q.get_context(), ex::granularity_mode::recommended);
    uintptr_t at = ex::reserve_virtual_mem(4 * step, q.get_context());
    CHECK(at);
    auto iota = features::kernel(q, "iota");
    {
        ex::physical_mem a(q.get_device(), q.get_context(), 2 * step),
            b(q.get_device(), q.get_context(), 2 * step);
        a.map(at, 2 * step, ex::address_access_mode::read_write);
        b.map(at + 2 * step, 2 * step, ex::address_access_mode::read_write);
        CHECK(ex::get_access_mode((void *)at, 2 * step, q.get_context()) ==
              ex::address_access_mode::read_write);
        size_t n = 4 * step / sizeof(int);
        q.submit([&](sycl::handler &h) {
             h.set_args((int *)at, 5);
             h.parallel_for(sycl::nd_range<1>(n, 64), iota);
         }).wait();
        auto v = read<int>(q, (int *)at, n);
        for (size_t i = 0; i < n; i++) {
            EQUAL(v[i], (int)i + 5);
        }
        ex::unmap((void *)at, 2 * step, q.get_context());
        ex::unmap((void *)(at + 2 * step), 2 * step, q.get_context());
    }
    ex::free_virtual_mem(at, 4 * step, q.get_context());
}

FEATURE(peer) {
    auto devices = q.get_device().get_platform().get_devices();
    if (devices.size() < 2) {
        throw features::Skip("one device");
    }
    auto &a = devices[0], &b = devices[1];
    if (!a.ext_oneapi_can_access_peer(b, sycl::ext::oneapi::peer_access::access_supported)) {
        throw features::Skip("the devices are no peers");
    }
    a.ext_oneapi_enable_peer_access(b);
    a.ext_oneapi_enable_peer_access(b);
    sycl::queue qa(a), qb(b);
    Memory<int> pa(qa, alloc::device, 256), pb(qb, alloc::device, 256);
    features::fill(qa, pa, 3, 256).wait();
    features::fill(qb, pb, 4, 256).wait();
    qa.memcpy(pa, pb, 128 * sizeof(int)).wait();
    auto v = read<int>(qa, pa, 256);
    EQUAL(v[0], 4);
    EQUAL(v[255], 3);
    a.ext_oneapi_disable_peer_access(b);
}

FEATURE(too_much_memory) {
    size_t most = q.get_device().get_info<sycl::info::device::global_mem_size>();
    CHECK(!sycl::malloc_device(most * 64, q));
    Memory<int> p(q, alloc::device, 16); // and goes on
}

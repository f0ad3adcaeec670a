// Buffers and accessors: what moves between host and device without being told.
#include "features.hpp"

using features::kernel;

FEATURE(buffer) {
    std::vector<int> v(1024);
    for (int i = 0; i < 1024; i++) {
        v[i] = i;
    }
    {
        sycl::buffer<int> b(v);
        auto add = kernel(q, "accessor_add");
        for (int i = 0; i < 5; i++) {
            q.submit([&](sycl::handler &h) {
                sycl::accessor a(b, h);
                h.set_args(a, i);
                h.parallel_for(sycl::nd_range<1>(1024, 64), add);
            });
        }
        sycl::host_accessor h(b);
        EQUAL(h[3], 13);
        h[3] = 1000;
    }
    EQUAL(v[3], 1000);
    EQUAL(v[1023], 1033);
}

FEATURE(buffer_order) {
    // The accessors alone say what comes after what.
    sycl::buffer<int> a(512), b(512), c(512);
    auto add = kernel(q, "accessor_add"), sum = kernel(q, "accessor_sum");
    auto set = [&](sycl::buffer<int> &to, int v) {
        q.submit([&](sycl::handler &h) {
            sycl::accessor w(to, h, sycl::write_only, sycl::no_init);
            h.fill(w, v);
        });
    };
    set(a, 1);
    set(b, 2);
    for (int i = 0; i < 6; i++) {
        q.submit([&](sycl::handler &h) {
            sycl::accessor to(c, h, sycl::write_only, sycl::no_init);
            sycl::accessor x(a, h, sycl::read_only), y(b, h, sycl::read_only);
            h.set_args(to, x, y);
            h.parallel_for(sycl::nd_range<1>(512, 64), sum);
        });
        q.submit([&](sycl::handler &h) {
            sycl::accessor x(a, h);
            h.set_args(x, 10);
            h.parallel_for(sycl::nd_range<1>(512, 64), add);
        });
        std::swap(b, c);
    }
    int wa = 1, wb = 2;
    for (int i = 0; i < 6; i++) {
        wb = wa + wb;
        wa += 10;
    }
    sycl::host_accessor ra(a), rb(b);
    for (int i = 0; i < 512; i++) {
        EQUAL(ra[i], wa);
        EQUAL(rb[i], wb);
    }
}

FEATURE(sub_buffers) {
    // A part begins where the device can have one.
    size_t step =
        q.get_device().get_info<sycl::info::device::mem_base_addr_align>() / 8 / sizeof(int);
    step = step ? step : 1;
    size_t n = step * 8;
    std::vector<int> v(n, 1);
    {
        sycl::buffer<int> b(v);
        sycl::buffer<int> front(b, 0, step * 4), back(b, step * 4, step * 4);
        auto add = kernel(q, "accessor_add");
        q.submit([&](sycl::handler &h) {
            sycl::accessor a(front, h);
            h.set_args(a, 10);
            h.parallel_for(sycl::nd_range<1>(step * 4, 1), add);
        });
        q.submit([&](sycl::handler &h) {
            sycl::accessor a(back, h);
            h.set_args(a, 20);
            h.parallel_for(sycl::nd_range<1>(step * 4, 1), add);
        });
    }
    for (size_t i = 0; i < n; i++) {
        EQUAL(v[i], i < step * 4 ? 11 : 21);
    }
}

FEATURE(buffer_2d) {
    std::vector<int> v(24 * 40, -1);
    {
        sycl::buffer<int, 2> b(v.data(), sycl::range<2>(24, 40));
        auto k = kernel(q, "accessor_2d");
        q.submit([&](sycl::handler &h) {
            sycl::accessor a(b, h);
            h.set_args(a);
            h.parallel_for(sycl::nd_range<2>({24, 40}, {4, 8}), k);
        });
    }
    for (int y = 0; y < 24; y++) {
        for (int x = 0; x < 40; x++) {
            EQUAL(v[y * 40 + x], y * 100 + x);
        }
    }
}

FEATURE(buffer_copies) {
    std::vector<int> v(30 * 20 * 10), w(v.size(), 0), part(6 * 5 * 4, 0);
    for (size_t i = 0; i < v.size(); i++) {
        v[i] = (int)i;
    }
    sycl::range<3> whole(30, 20, 10), box(6, 5, 4);
    sycl::id<3> from(3, 2, 1), to(20, 10, 5);
    {
        sycl::buffer<int, 3> a(v.data(), whole), b(w.data(), whole), p(part.data(), box);
        q.submit([&](sycl::handler &h) {
            sycl::accessor s(a, h, box, from, sycl::read_only);
            sycl::accessor d(b, h, box, to, sycl::write_only);
            h.copy(s, d);
        });
        q.submit([&](sycl::handler &h) {
            sycl::accessor s(b, h, box, to, sycl::read_only);
            sycl::accessor d(p, h, sycl::write_only);
            h.copy(s, d);
        });
    }
    for (size_t z = 0; z < 30; z++) {
        for (size_t y = 0; y < 20; y++) {
            for (size_t x = 0; x < 10; x++) {
                int wanted = 0;
                if (z >= 20 && z < 26 && y >= 10 && y < 15 && x >= 5 && x < 9) {
                    wanted = (int)(((z - 17) * 20 + y - 8) * 10 + x - 4);
                }
                EQUAL(w[(z * 20 + y) * 10 + x], wanted);
            }
        }
    }
    EQUAL(part[0], (int)((3 * 20 + 2) * 10 + 1));
    EQUAL(part[119], (int)((8 * 20 + 6) * 10 + 4));
}

FEATURE(buffer_of_two_contexts) {
    sycl::context other(q.get_device());
    sycl::queue o(other, q.get_device());
    std::vector<int> v(256, 1);
    {
        sycl::buffer<int> b(v);
        auto here = kernel(q, "accessor_add"), there = kernel(o, "accessor_add");
        for (int i = 0; i < 4; i++) {
            (i % 2 ? o : q).submit([&](sycl::handler &h) {
                sycl::accessor a(b, h);
                h.set_args(a, 1 + i);
                h.parallel_for(sycl::nd_range<1>(256, 64), i % 2 ? there : here);
            });
        }
    }
    for (int i : v) {
        EQUAL(i, 11);
    }
}

FEATURE(buffer_and_host_task) {
    sycl::buffer<int> b(256);
    auto add = kernel(q, "accessor_add");
    q.submit([&](sycl::handler &h) {
        sycl::accessor a(b, h, sycl::write_only, sycl::no_init);
        h.fill(a, 4);
    });
    q.submit([&](sycl::handler &h) {
        sycl::accessor a(b, h, sycl::read_write_host_task);
        h.host_task([=] {
            for (int i = 0; i < 256; i++) {
                a[i] *= i;
            }
        });
    });
    q.submit([&](sycl::handler &h) {
        sycl::accessor a(b, h);
        h.set_args(a, 1);
        h.parallel_for(sycl::nd_range<1>(256, 64), add);
    });
    sycl::host_accessor h(b);
    EQUAL(h[100], 401);
}

FEATURE(buffer_properties) {
    std::vector<int> v(128, 2), w(128);
    {
        sycl::buffer<int> b(v.data(), 128, {sycl::property::buffer::use_host_ptr()});
        b.set_final_data(w.data());
        auto add = kernel(q, "accessor_add");
        q.submit([&](sycl::handler &h) {
            sycl::accessor a(b, h);
            h.set_args(a, 5);
            h.parallel_for(sycl::nd_range<1>(128, 32), add);
        });
    }
    EQUAL(w[127], 7);
}

FEATURE(buffer_update_host) {
    std::vector<int> v(128, 2);
    sycl::buffer<int> b(v.data(), 128, {sycl::property::buffer::use_host_ptr()});
    auto add = kernel(q, "accessor_add");
    q.submit([&](sycl::handler &h) {
        sycl::accessor a(b, h);
        h.set_args(a, 5);
        h.parallel_for(sycl::nd_range<1>(128, 32), add);
    });
    q.submit([&](sycl::handler &h) {
         sycl::accessor a(b, h);
         h.update_host(a);
     }).wait();
    EQUAL(v[127], 7);
}

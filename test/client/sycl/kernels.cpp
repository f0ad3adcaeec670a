// Kernels: their arguments and ranges, what they may call, and the bundles that they come from.
#include "features.hpp"
#include <cmath>
#include <fstream>
#include <numeric>

using features::compile;
using features::kernel;
using features::Memory;
using features::read;
using sycl::usm::alloc;

// Launches a kernel of the source over one dimension.
template <typename... A>
static void run(sycl::queue &q, features::Bundle &from, const char *name, size_t n, size_t group,
                A... arguments) {
    auto k = from.ext_oneapi_get_kernel(name);
    q.submit([&](sycl::handler &h) {
         h.set_args(arguments...);
         h.parallel_for(sycl::nd_range<1>(n, group), k);
     }).wait();
}

struct Mixed {
    char c;
    double d;
    short s[3];
    int *out;
    float f;
};

FEATURE(arguments) {
    Memory<int> p(q, alloc::device, 64);
    Mixed m{1, 20.5, {0, 0, 300}, p, 4000.25f};
    auto k = kernel(q, "mixed");
    q.submit([&](sycl::handler &h) {
         h.set_args(m, 50000L, (char)-1);
         h.parallel_for(sycl::nd_range<1>(64, 16), k);
     }).wait();
    EQUAL(read<int>(q, p, 64)[63], 54320);
}

FEATURE(raw_arguments) {
    Memory<int> p(q, alloc::device, 64);
    int v = 3;
    auto k = kernel(q, "set");
    q.submit([&](sycl::handler &h) {
         h.set_arg(0, (int *)p);
         h.set_arg(1, ex::raw_kernel_arg(&v, sizeof v));
         h.parallel_for(sycl::nd_range<1>(64, 16), k);
     }).wait();
    EQUAL(read<int>(q, p, 64)[63], 3);
}

static void turned(sycl::queue &q, std::function<void(sycl::handler &)> local, const char *name) {
    Memory<int> p(q, alloc::shared, 256);
    auto k = kernel(q, name);
    std::iota((int *)p, p + 256, 0);
    q.submit([&](sycl::handler &h) {
         h.set_arg(0, (int *)p);
         local(h);
         h.parallel_for(sycl::nd_range<1>(256, 64), k);
     }).wait();
    for (int i = 0; i < 256; i++) {
        EQUAL(p[i], i / 64 * 64 + 63 - i % 64);
    }
}

FEATURE(local_accessor) {
    turned(
        q, [](sycl::handler &h) { h.set_arg(1, sycl::local_accessor<int, 1>(64, h)); }, "turned");
}

FEATURE(ranges) {
    Memory<int> p(q, alloc::device, 12 * 8 * 6);
    q.submit([&](sycl::handler &h) {
         h.set_args((int *)p);
         h.parallel_for(sycl::nd_range<2>({12, 8}, {3, 4}), kernel(q, "where_2d"));
     }).wait();
    auto v = read<int>(q, p, 96);
    for (int y = 0; y < 12; y++) {
        for (int x = 0; x < 8; x++) {
            EQUAL(v[y * 8 + x], y / 3 * 1000 + x / 4 * 100 + y % 3 * 10 + x % 4);
        }
    }
    q.submit([&](sycl::handler &h) {
         h.set_args((int *)p);
         h.parallel_for(sycl::nd_range<3>({12, 8, 6}, {2, 4, 3}), kernel(q, "where_3d"));
     }).wait();
    v = read<int>(q, p, 12 * 8 * 6);
    for (int z = 0; z < 12; z++) {
        for (int y = 0; y < 8; y++) {
            for (int x = 0; x < 6; x++) {
                EQUAL(v[(z * 8 + y) * 6 + x], z * 10000 + y * 100 + x);
            }
        }
    }
}

FEATURE(kernel_queries) {
    auto k = kernel(q, "turned");
    auto d = q.get_device();
    using namespace sycl::info::kernel_device_specific;
    auto most = k.get_info<work_group_size>(d);
    CHECK(most >= 64 && most <= d.get_info<sycl::info::device::max_work_group_size>());
    CHECK(k.get_info<preferred_work_group_size_multiple>(d) >= 1);
    CHECK(k.get_info<max_sub_group_size>(d) >= 1);
    k.get_info<private_mem_size>(d);
    CHECK(k.get_info<sycl::info::kernel::num_args>() >= 2);
    CHECK(k.get_context() == q.get_context());
    CHECK(!k.get_info<sycl::info::kernel::function_name>().empty());
}

FEATURE(device_queries) {
    auto d = q.get_device();
    namespace i = sycl::info::device;
    CHECK(!d.get_info<i::name>().empty() && !d.get_info<i::vendor>().empty());
    CHECK(!d.get_info<i::driver_version>().empty() && !d.get_info<i::version>().empty());
    CHECK(d.get_info<i::max_compute_units>() >= 1);
    CHECK(d.get_info<i::max_work_item_sizes<3>>()[2] >= 1);
    CHECK(d.get_info<i::global_mem_size>() >= d.get_info<i::max_mem_alloc_size>());
    CHECK(d.get_info<i::local_mem_size>() >= 16384);
    CHECK(d.get_info<i::address_bits>() == 64);
    auto sizes = d.get_info<i::sub_group_sizes>();
    CHECK(!sizes.empty());
    d.get_info<i::half_fp_config>(), d.get_info<i::single_fp_config>(),
        d.get_info<i::double_fp_config>();
    d.get_info<i::atomic_memory_order_capabilities>(),
        d.get_info<i::atomic_fence_scope_capabilities>();
    d.get_info<i::built_in_kernel_ids>(), d.get_info<i::partition_properties>();
    auto aspects = d.get_info<i::aspects>();
    for (auto a : aspects) {
        CHECK(d.has(a));
    }
    CHECK(d.has(sycl::aspect::usm_device_allocations));
    if (d.has(sycl::aspect::ext_intel_free_memory)) {
        CHECK(d.get_info<sycl::ext::intel::info::device::free_memory>() <=
              d.get_info<i::global_mem_size>());
    }
    if (d.has(sycl::aspect::ext_intel_device_info_uuid)) {
        d.get_info<sycl::ext::intel::info::device::uuid>();
    }
}

FEATURE(sub_groups) {
    auto from = compile(q.get_context(), R"(
KERNEL(1) sub(int *sum, int *scan, int *other, int *first, int *votes, int *sizes)
{
    auto i = item<1>();
    auto g = i.get_sub_group();
    int x = (int)i.get_global_id(0);
    sum[x] = sycl::reduce_over_group(g, x, sycl::plus<>());
    scan[x] = sycl::exclusive_scan_over_group(g, 1, sycl::plus<>());
    other[x] = sycl::permute_group_by_xor(g, x, 1);
    first[x] = sycl::group_broadcast(g, x, 0);
    votes[x] = sycl::any_of_group(g, x % 64 == 5) * 2 + sycl::all_of_group(g, x >= 0);
    sizes[x] = (int)g.get_local_linear_range();
}
)");
    const int n = 256;
    Memory<int> p(q, alloc::device, 6 * n);
    int *at = p;
    run(q, from, "sub", n, 64, at, at + n, at + 2 * n, at + 3 * n, at + 4 * n, at + 5 * n);
    auto v = read<int>(q, p, 6 * n);
    for (int i = 0; i < n;) {
        int size = v[5 * n + i], sum = 0, five = 0;
        CHECK(size >= 1 && 64 % size == 0);
        for (int l = 0; l < size; l++) {
            sum += i + l;
            five |= (i + l) % 64 == 5;
        }
        for (int l = 0; l < size; l++) {
            EQUAL(v[i + l], sum);
            EQUAL(v[n + i + l], l);
            if (size > 1) {
                EQUAL(v[2 * n + i + l], i + (l ^ 1));
            }
            EQUAL(v[3 * n + i + l], i);
            EQUAL(v[4 * n + i + l], five * 2 + 1);
        }
        i += size;
    }
}

FEATURE(required_sub_group_size) {
    auto sizes = q.get_device().get_info<sycl::info::device::sub_group_sizes>();
    for (auto size : sizes) {
        auto from = compile(q.get_context(),
                            "extern \"C\" SYCL_EXTERNAL "
                            "SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((ex::nd_range_kernel<1>)) "
                            "SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((ex::sub_group_size<" +
                                std::to_string(size) +
                                ">)) void sized(int *p) { p[item<1>().get_global_id(0)] = "
                                "(int)item<1>().get_sub_group().get_max_local_range()[0]; }");
        Memory<int> p(q, alloc::device, 128);
        run(q, from, "sized", 128, 128, (int *)p);
        EQUAL(read<int>(q, p, 128)[127], (int)size);
    }
}

FEATURE(groups) {
    auto from = compile(q.get_context(), R"(
KERNEL(1) group(int *p, const int *all, float *f)
{
    auto i = item<1>();
    auto g = i.get_group();
    int x = (int)i.get_global_id(0), n = (int)i.get_global_range(0);
    p[x] = sycl::reduce_over_group(g, x, sycl::plus<>());
    p[n + x] = sycl::inclusive_scan_over_group(g, x % 7, sycl::maximum<>());
    p[2 * n + x] = sycl::group_broadcast(g, x, 3);
    p[3 * n + x] = sycl::joint_reduce(g, all, all + 100, sycl::minimum<>());
    p[4 * n + x] = sycl::none_of_group(g, x == 70);
    f[x] = sycl::reduce_over_group(g, 0.5f, sycl::plus<>());
}
)");
    const int n = 192, group = 48;
    Memory<int> p(q, alloc::device, 5 * n), a(q, alloc::shared, 100);
    Memory<float> f(q, alloc::device, n);
    for (int i = 0; i < 100; i++) {
        a[i] = 1000 - i;
    }
    run(q, from, "group", n, group, (int *)p, (const int *)a, (float *)f);
    auto v = read<int>(q, p, 5 * n);
    auto w = read<float>(q, f, n);
    for (int i = 0; i < n; i++) {
        int begin = i / group * group, most = 0;
        for (int l = begin; l <= i; l++) {
            most = std::max(most, l % 7);
        }
        EQUAL(v[i], begin * group + group * (group - 1) / 2);
        EQUAL(v[n + i], most);
        EQUAL(v[2 * n + i], begin + 3);
        EQUAL(v[3 * n + i], 901);
        EQUAL(v[4 * n + i], begin != 48);
        EQUAL(w[i], 24.0f);
    }
}

FEATURE(reduction) {
    auto from = compile(q.get_context(), R"(
KERNEL(1) reduced(const int *p, int *sum, int *least, unsigned n)
{
    auto i = item<1>();
    int s = 0, l = 0x7fffffff;
    for (size_t x = i.get_global_id(0); x < n; x += i.get_global_range(0)) {
        s += p[x];
        l = p[x] < l ? p[x] : l;
    }
    s = sycl::reduce_over_group(i.get_group(), s, sycl::plus<>());
    l = sycl::reduce_over_group(i.get_group(), l, sycl::minimum<>());
    if (i.get_local_id(0) == 0) {
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device>(*sum) += s;
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device>(*least).fetch_min(l);
    }
}
)");
    const unsigned n = 10007;
    Memory<int> p(q, alloc::shared, n), to(q, alloc::shared, 2);
    int sum = 0;
    for (unsigned i = 0; i < n; i++) {
        p[i] = (int)(i * 37 % 1009) - 100;
        sum += p[i];
    }
    to[0] = 5;
    to[1] = 0;
    run(q, from, "reduced", 512, 64, (const int *)p, (int *)to, to + 1, n);
    EQUAL(to[0], sum + 5);
    EQUAL(to[1], -100);
}

FEATURE(atomics) {
    auto from = compile(q.get_context(), R"(
template <typename T> using Atomic = sycl::atomic_ref<T, sycl::memory_order::relaxed, sycl::memory_scope::device>;
KERNEL(1) atomic(int *p, float *f)
{
    int x = (int)item<1>().get_global_id(0);
    Atomic<int>(p[0]).fetch_add(x);
    Atomic<int>(p[1]).fetch_or(1 << x % 31);
    Atomic<int>(p[2]).fetch_max(x);
    int seen = 0;
    Atomic<int> c(p[3]);
    while (!c.compare_exchange_strong(seen, seen + 2)) { }
    Atomic<float>(f[0]).fetch_add(0.25f);
    Atomic<float>(f[1]).fetch_min(-(float)x);
}
)");
    Memory<int> p(q, alloc::shared, 4);
    Memory<float> f(q, alloc::shared, 2);
    std::fill((int *)p, p + 4, 0);
    f[0] = f[1] = 0;
    run(q, from, "atomic", 1024, 64, (int *)p, (float *)f);
    EQUAL(p[0], 1023 * 512);
    EQUAL(p[1], 0x7fffffff);
    EQUAL(p[2], 1023);
    EQUAL(p[3], 2048);
    EQUAL(f[0], 256.0f);
    EQUAL(f[1], -1023.0f);
}

FEATURE(atomics_64) {
    NEED(atomic64);
    auto from = compile(q.get_context(), R"(
KERNEL(1) atomic(long *p)
{
    long x = (long)item<1>().get_global_id(0);
    sycl::atomic_ref<long, sycl::memory_order::acq_rel, sycl::memory_scope::device> a(p[0]), b(p[1]);
    a.fetch_add(x << 32);
    b.fetch_min(-x);
}
)");
    Memory<long> p(q, alloc::shared, 2);
    p[0] = p[1] = 0;
    run(q, from, "atomic", 256, 64, (long *)p);
    EQUAL(p[0], (255L * 128) << 32);
    EQUAL(p[1], -255L);
}

FEATURE(mathematics) {
    auto from = compile(q.get_context(), R"(
KERNEL(1) math(float *f, sycl::vec<float, 4> v)
{
    float x = 0.1f * (float)(item<1>().get_global_id(0) + 1);
    f += item<1>().get_global_id(0) * 8;
    f[0] = sycl::sin(x); f[1] = sycl::exp(x); f[2] = sycl::log(x); f[3] = sycl::pow(x, 1.5f);
    f[4] = sycl::rsqrt(x); f[5] = sycl::fma(x, x, 1.0f); f[6] = sycl::dot(v, v); f[7] = sycl::native::sqrt(x);
}
)");
    const int n = 64;
    Memory<float> f(q, alloc::device, 8 * n);
    run(q, from, "math", n, 16, (float *)f, sycl::vec<float, 4>(1, 2, 3, 4));
    auto v = read<float>(q, f, 8 * n);
    for (int i = 0; i < n; i++) {
        double x = 0.1f * (float)(i + 1);
        double wanted[] = {std::sin(x),      std::exp(x), std::log(x), std::pow(x, 1.5),
                           1 / std::sqrt(x), x * x + 1,   30,          std::sqrt(x)};
        for (int k = 0; k < 8; k++) {
            CHECK(std::abs(v[i * 8 + k] - wanted[k]) <= 2e-6 * std::max(1.0, std::abs(wanted[k])));
        }
    }
}

FEATURE(halves) {
    NEED(fp16);
    auto from = compile(q.get_context(), R"(
KERNEL(1) small(float *h)
{
    auto i = item<1>().get_global_id(0);
    h[i] = (float)(sycl::half(h[i]) * sycl::half(2.0f) + sycl::half(0.5f));
}
)");
    Memory<float> h(q, alloc::shared, 64);
    for (int i = 0; i < 64; i++) {
        h[i] = (float)i;
    }
    run(q, from, "small", 64, 16, (float *)h);
    for (int i = 0; i < 64; i++) {
        EQUAL(h[i], 2.0f * (float)i + 0.5f);
    }
}

FEATURE(doubles) {
    NEED(fp64);
    auto from = compile(q.get_context(), R"(
KERNEL(1) large(double *d) { auto i = item<1>().get_global_id(0); d[i] = sycl::sqrt(d[i]) + sycl::cos(d[i]); }
)");
    Memory<double> d(q, alloc::shared, 64);
    for (int i = 0; i < 64; i++) {
        d[i] = i;
    }
    run(q, from, "large", 64, 16, (double *)d);
    for (int i = 0; i < 64; i++) {
        CHECK(std::abs(d[i] - (std::sqrt((double)i) + std::cos((double)i))) < 1e-13);
    }
}

FEATURE(printed) {
    auto from = compile(q.get_context(), R"(
KERNEL(1) say(int v)
{
    if (item<1>().get_global_id(0) == 3)
        ex::printf("#says %d %s\n", v, "it");
}
)");
    run(q, from, "say", 16, 16, 42);
}

FEATURE(device_globals) {
    auto from = compile(q.get_context(), R"(
ex::device_global<int> counter;
ex::device_global<float[4]> table;
KERNEL(1) count(int *p)
{
    if (item<1>().get_global_id(0) == 0)
        p[0] = counter++;
    if (item<1>().get_global_id(0) < 4)
        table[item<1>().get_global_id(0)] += 1.5f;
}
)");
    CHECK(from.ext_oneapi_has_device_global("counter"));
    CHECK(!from.ext_oneapi_has_device_global("no_such"));
    EQUAL(from.ext_oneapi_get_device_global_size("counter"), sizeof(int));
    EQUAL(from.ext_oneapi_get_device_global_size("table"), 4 * sizeof(float));
    void *counter = from.ext_oneapi_get_device_global_address("counter", q.get_device());
    void *table = from.ext_oneapi_get_device_global_address("table", q.get_device());
    int set = 40;
    float floats[4] = {1, 2, 3, 4};
    q.memcpy(counter, &set, sizeof set).wait();
    q.memcpy(table, floats, sizeof floats).wait();
    Memory<int> p(q, alloc::device, 1);
    run(q, from, "count", 16, 16, (int *)p);
    run(q, from, "count", 16, 16, (int *)p);
    EQUAL(read<int>(q, p, 1)[0], 41);
    EQUAL(read<int>(q, (int *)counter, 1)[0], 42);
    EQUAL(read<float>(q, (float *)table, 4)[3], 7.0f);
}

FEATURE(templates_and_names) {
    auto from = ex::create_kernel_bundle_from_source(q.get_context(), ex::source_language::sycl,
                                                     std::string(features::head) + R"(
namespace here {
template <typename T> SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((ex::nd_range_kernel<1>)) void doubled(T *p)
{
    p[item<1>().get_global_id(0)] *= T(2);
}
}
)");
    std::string log;
    std::vector<std::string> names{"here::doubled<int>", "here::doubled<float>"};
    auto built = ex::build(from, ex::properties{ex::registered_names(names), ex::save_log(&log)});
    CHECK(built.ext_oneapi_has_kernel("here::doubled<int>"));
    CHECK(!built.ext_oneapi_has_kernel("here::doubled<short>"));
    Memory<int> i(q, alloc::shared, 16);
    Memory<float> f(q, alloc::shared, 16);
    i[15] = 21;
    f[15] = 1.25f;
    run(q, built, "here::doubled<int>", 16, 16, (int *)i);
    run(q, built, "here::doubled<float>", 16, 16, (float *)f);
    EQUAL(i[15], 42);
    EQUAL(f[15], 2.5f);
}

FEATURE(included_files_and_options) {
    auto from = ex::create_kernel_bundle_from_source(
        q.get_context(), ex::source_language::sycl,
        std::string(features::head) + "#include \"of/mine.h\"\nKERNEL(1) put(int *p) { "
                                      "p[item<1>().get_global_id(0)] = MINE + GIVEN; }\n",
        ex::properties{ex::include_files{"of/mine.h", "#define MINE 40\n"}});
    auto built = ex::build(from, ex::properties{ex::build_options("-DGIVEN=2")});
    Memory<int> p(q, alloc::device, 16);
    run(q, built, "put", 16, 16, (int *)p);
    EQUAL(read<int>(q, p, 16)[15], 42);
}

FEATURE(function_pointers) {
    auto source = ex::create_kernel_bundle_from_source(q.get_context(), ex::source_language::sycl,
                                                       std::string(features::head) + R"(
typedef int (*Function)(int);
[[intel::device_indirectly_callable]] __attribute__((noinline)) int twice(int v) { return 2 * v; }
[[intel::device_indirectly_callable]] __attribute__((noinline)) int squared(int v) { return v * v; }
[[intel::device_indirectly_callable]] __attribute__((noinline)) int less(int v) { return v - 7; }
KERNEL(1) called(int *p, int which)
{
    int x = (int)item<1>().get_global_id(0);
    Function table[3] = {twice, squared, less};
    p[x] = table[(x + which) % 3](x);
}
)");
    auto from = ex::build(source, ex::properties{ex::build_options(std::vector<std::string>{
                                      "-Xclang", "-fsycl-allow-func-ptr"})});
    Memory<int> p(q, alloc::device, 96);
    run(q, from, "called", 96, 32, (int *)p, 1);
    auto v = read<int>(q, p, 96);
    for (int i = 0; i < 96; i++) {
        EQUAL(v[i], (i + 1) % 3 == 0 ? 2 * i : (i + 1) % 3 == 1 ? i * i : i - 7);
    }
}

FEATURE(virtual_functions) {
    auto from = compile(q.get_context(), R"(
struct Base {
    SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(ex::indirectly_callable_in<void>) virtual int of(int v) const { return v; }
};
struct More : Base {
    int by;
    More(int b) : by(b) {}
    SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(ex::indirectly_callable_in<void>) int of(int v) const override { return v + by; }
};
struct Times : Base {
    SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(ex::indirectly_callable_in<void>) int of(int v) const override { return v * 3; }
};
extern "C" SYCL_EXTERNAL SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((ex::nd_range_kernel<1>)) SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(ex::assume_indirect_calls)
void virt(int *p)
{
    int x = (int)item<1>().get_global_id(0);
    More more(x);
    Times times;
    const Base *either = x % 2 ? (const Base *)&more : &times;
    p[x] = either->of(10);
}
)");
    Memory<int> p(q, alloc::device, 32);
    run(q, from, "virt", 32, 32, (int *)p);
    auto v = read<int>(q, p, 32);
    for (int i = 0; i < 32; i++) {
        EQUAL(v[i], i % 2 ? 10 + i : 30);
    }
}

FEATURE(whole_device_barrier) {
    auto from = compile(q.get_context(), R"(
extern "C" SYCL_EXTERNAL SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((ex::nd_range_kernel<1>)) SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((ex::use_root_sync))
void together(int *p, int *to)
{
    auto root = ex::this_work_item::get_root_group<1>();
    size_t i = root.get_local_id()[0], n = root.get_local_range()[0];
    p[i] = (int)i;
    sycl::group_barrier(root);
    to[i] = p[n - 1 - i];
}
)");
    Memory<int> p(q, alloc::device, 64), r(q, alloc::device, 64);
    auto k = from.ext_oneapi_get_kernel("together");
    q.submit([&](sycl::handler &h) {
         ex::nd_launch(
             h, ex::launch_config(sycl::nd_range<1>(64, 32), ex::properties{ex::use_root_sync}), k,
             (int *)p, (int *)r);
     }).wait();
    auto v = read<int>(q, r, 64);
    for (int i = 0; i < 64; i++) {
        EQUAL(v[i], 63 - i);
    }
}

FEATURE(spirv_bundle) {
    const char *path = getenv("FEATURES_SPIRV");
    if (!path) {
        throw features::Skip("FEATURES_SPIRV names no module");
    }
    std::ifstream file(path, std::ios::binary);
    std::vector<char> read_in((std::istreambuf_iterator<char>(file)),
                              std::istreambuf_iterator<char>());
    std::vector<std::byte> module(read_in.size());
    memcpy(module.data(), read_in.data(), read_in.size());
    auto from =
        ex::create_kernel_bundle_from_source(q.get_context(), ex::source_language::spirv, module);
    auto built = ex::build(from);
    Memory<float> x(q, alloc::shared, 64), y(q, alloc::shared, 64);
    for (int i = 0; i < 64; i++) {
        x[i] = (float)i;
        y[i] = 1;
    }
    auto k = built.ext_oneapi_get_kernel("axpy");
    q.submit([&](sycl::handler &h) {
         h.set_args((const float *)x, (float *)y, 2.0f);
         h.parallel_for(sycl::nd_range<1>(64, 16), k);
     }).wait();
    EQUAL(y[63], 127.0f);
}

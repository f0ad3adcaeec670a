// Runs the features named, or all, one line of each: "ok NAME", "skip NAME: why" or "wrong NAME:
// what".
#include "features.hpp"
#include <iostream>

namespace features {

const char *const head = R"(
#include <sycl/sycl.hpp>
namespace one = sycl::ext::oneapi;
namespace ex = sycl::ext::oneapi::experimental;
#define KERNEL(n) extern "C" SYCL_EXTERNAL SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((ex::nd_range_kernel<n>)) void
template <int n> static auto item() { return one::this_work_item::get_nd_item<n>(); }
)";

const char *const plain = R"(
struct Mixed { char c; double d; short s[3]; int *out; float f; };
KERNEL(1) iota(int *p, int base) { auto i = item<1>().get_global_id(0); p[i] = base + (int)i; }
KERNEL(1) set(int *p, int v) { p[item<1>().get_global_id(0)] = v; }
KERNEL(1) add(int *p, int v) { p[item<1>().get_global_id(0)] += v; }
KERNEL(1) times(int *p, int v) { p[item<1>().get_global_id(0)] *= v; }
KERNEL(1) sum(int *to, const int *a, const int *b) { auto i = item<1>().get_global_id(0); to[i] = a[i] + b[i]; }
KERNEL(1) axpy(float *y, const float *x, float a) { auto i = item<1>().get_global_id(0); y[i] += a * x[i]; }
KERNEL(1) mixed(Mixed m, long l, char c)
{
    m.out[item<1>().get_global_id(0)] = m.c + (int)m.d + m.s[2] + (int)m.f + (int)l + c;
}
KERNEL(1) turned(int *p, sycl::local_accessor<int, 1> local)
{
    auto i = item<1>();
    auto n = i.get_local_range(0), l = i.get_local_id(0);
    local[l] = p[i.get_global_id(0)];
    sycl::group_barrier(i.get_group());
    p[i.get_global_id(0)] = local[n - 1 - l];
}
KERNEL(2) where_2d(int *p)
{
    auto i = item<2>();
    p[i.get_global_linear_id()] = (int)(i.get_group(0) * 1000 + i.get_group(1) * 100 + i.get_local_id(0) * 10 + i.get_local_id(1));
}
KERNEL(3) where_3d(int *p)
{
    auto i = item<3>();
    p[i.get_global_linear_id()] = (int)(i.get_global_id(0) * 10000 + i.get_global_id(1) * 100 + i.get_global_id(2));
}
KERNEL(1) slow(int *p, int times)
{
    auto i = item<1>().get_global_id(0);
    unsigned v = (unsigned)p[i];
    for (int n = 0; n < times; n++)
        v = v * 1664525u + 1013904223u;
    p[i] = (int)v;
}
KERNEL(1) accessor_add(sycl::accessor<int, 1> p, int v) { p[item<1>().get_global_id(0)] += v; }
KERNEL(1) accessor_sum(sycl::accessor<int, 1, sycl::access_mode::write> to, sycl::accessor<int, 1, sycl::access_mode::read> a,
                       sycl::accessor<int, 1, sycl::access_mode::read> b)
{
    auto i = item<1>().get_global_id(0);
    to[i] = a[i] + b[i];
}
KERNEL(2) accessor_2d(sycl::accessor<int, 2> p)
{
    auto i = item<2>().get_global_id();
    p[i] = (int)(i[0] * 100 + i[1]);
}
)";

} // namespace features

int main(int argc, char **argv) {
    if (argc == 2 && std::string(argv[1]) == "--list") {
        for (auto &[name, body] : features::all()) {
            std::cout << name << "\n";
        }
        return 0;
    }
    std::vector<std::string> wanted(argv + 1, argv + argc);
    sycl::queue device;
    std::cout << "device " << device.get_device().get_info<sycl::info::device::name>() << " of "
              << device.get_device().get_platform().get_info<sycl::info::platform::name>()
              << std::endl;
    int status = 0;
    for (auto &[name, body] : features::all()) {
        if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), name) == wanted.end()) {
            continue;
        }
        // Who reads this knows which one it was if nothing follows.
        std::cout << "begin " << name << std::endl;
        try {
            sycl::queue q(device.get_context(), device.get_device());
            body(q);
            q.wait_and_throw();
            std::cout << "ok " << name << std::endl;
        } catch (const features::Skip &e) {
            std::cout << "skip " << name << ": " << e.what() << std::endl;
        } catch (const std::exception &e) {
            std::string text = e.what();
            for (char &c : text) {
                c = c == '\n' ? ' ' : c;
            }
            std::cout << "wrong " << name << ": " << text << std::endl;
            status = 1;
        }
    }
    features::compiled().clear();
    return status;
}

// What the programs of features share: a list of them by name, checks, and kernels compiled from
// source at run time.
#pragma once
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <sycl/sycl.hpp>
#include <vector>

namespace ex = sycl::ext::oneapi::experimental;

namespace features {

// Thrown where the device or the runtime says that it has no such thing.
struct Skip : std::runtime_error {
    using std::runtime_error::runtime_error;
};
struct Wrong : std::runtime_error {
    using std::runtime_error::runtime_error;
};

using Body = std::function<void(sycl::queue &)>;

inline std::vector<std::pair<std::string, Body>> &all() {
    static std::vector<std::pair<std::string, Body>> list;
    return list;
}

struct Add {
    Add(const char *name, Body body) {
        all().emplace_back(name, std::move(body));
    }
};

[[noreturn]] inline void wrong(const char *file, int line, const std::string &text) {
    std::string path = file;
    throw Wrong(path.substr(path.rfind('/') + 1) + ":" + std::to_string(line) + ": " + text);
}

template <typename A, typename B>
void equal(const char *file, int line, const char *text, const A &a, const B &b) {
    if (!(a == b)) {
        std::ostringstream out;
        out << text << ": " << a << ", not " << b;
        wrong(file, line, out.str());
    }
}

using Bundle = sycl::kernel_bundle<sycl::bundle_state::executable>;

// What every source begins with.
extern const char *const head;
// The kernels that most features use.
extern const char *const plain;

inline Bundle compile(const sycl::context &context, const std::string &source) {
    auto from =
        ex::create_kernel_bundle_from_source(context, ex::source_language::sycl, head + source);
    return ex::build(from);
}

// The plain kernels of each context, compiled once; gone before libsycl is.
inline std::vector<std::pair<sycl::context, Bundle>> &compiled() {
    static std::vector<std::pair<sycl::context, Bundle>> list;
    return list;
}

// A kernel of the plain ones in the queue's context.
inline sycl::kernel kernel(const sycl::queue &q, const char *name) {
    for (auto &[context, bundle] : compiled()) {
        if (context == q.get_context()) {
            return bundle.ext_oneapi_get_kernel(name);
        }
    }
    compiled().emplace_back(q.get_context(), compile(q.get_context(), plain));
    return compiled().back().second.ext_oneapi_get_kernel(name);
}

// libsycl fills on Level Zero by a kernel of its own, which plain C++ does not bring.
inline bool fills(const sycl::queue &q) {
    return q.get_backend() != sycl::backend::ext_oneapi_level_zero;
}

inline sycl::event fill(sycl::queue &q, int *p, int value, size_t count) {
    if (fills(q)) {
        return q.fill(p, value, count);
    }
    auto k = kernel(q, "set");
    return q.submit([&](sycl::handler &h) {
        h.set_args(p, value);
        h.parallel_for(sycl::nd_range<1>(count, count % 64 ? 1 : 64), k);
    });
}

inline void need(const sycl::queue &q, sycl::aspect aspect, const char *name) {
    if (!q.get_device().has(aspect)) {
        throw Skip(std::string("no aspect ") + name);
    }
}

// Memory of USM that goes back at the end of the scope, also where a check fails.
template <typename T> class Memory {
  public:
    Memory(const sycl::queue &q, sycl::usm::alloc kind, size_t count)
        : context(q.get_context()), at(sycl::malloc<T>(count, q, kind)) {
        if (!at) {
            wrong(__FILE__, __LINE__, "no memory");
        }
    }
    ~Memory() {
        sycl::free(at, context);
    }
    Memory(const Memory &) = delete;
    Memory &operator=(const Memory &) = delete;
    operator T *() const {
        return at;
    }

  private:
    sycl::context context;
    T *at;
};

template <typename T> std::vector<T> read(sycl::queue &q, const T *from, size_t count) {
    std::vector<T> to(count);
    q.memcpy(to.data(), from, count * sizeof(T)).wait();
    return to;
}

template <typename F> void throws(const char *file, int line, sycl::errc code, F f) {
    try {
        f();
    } catch (const sycl::exception &e) {
        if (e.code() != code) {
            wrong(file, line, std::string("another exception: ") + e.what());
        }
        return;
    }
    wrong(file, line, "no exception");
}

} // namespace features

#define FEATURE(name)                                                                              \
    static void feature_##name(sycl::queue &q);                                                    \
    static features::Add add_##name(#name, feature_##name);                                        \
    static void feature_##name([[maybe_unused]] sycl::queue &q)
#define CHECK(condition) ((condition) ? (void)0 : features::wrong(__FILE__, __LINE__, #condition))
#define EQUAL(a, b) features::equal(__FILE__, __LINE__, #a, a, b)
#define THROWS(code, ...) features::throws(__FILE__, __LINE__, code, [&] { __VA_ARGS__; })
#define NEED(name) features::need(q, sycl::aspect::name, #name)

// What a C++ client writes through ur_print.hpp is what the C printers give.
#include <cstdio>
#include <cstring>
#include <sstream>
#include <string>

#include <unified-runtime/ur_print.hpp>

static int failures;

static void expect(const std::string &got, const std::string &wanted) {
    if (got != wanted) {
        std::fprintf(stderr, "'%s' instead of '%s'\n", got.c_str(), wanted.c_str());
        ++failures;
    }
}

template <typename T> static std::string text(const T &value) {
    std::ostringstream out;
    out << value;
    return out.str();
}

template <typename T> static std::string flags(uint32_t value) {
    std::ostringstream out;
    if (ur::details::printFlag<T>(out, value) != UR_RESULT_SUCCESS) {
        out << "failed";
    }
    return out.str();
}

template <typename T> static std::string pointer(const T *value) {
    std::ostringstream out;
    ur::details::printPtr(out, value);
    return out.str();
}

#define _UR_API(name) #name,
static const char *const functions[] = {
#include <unified-runtime/ur_api_funcs.def>
};
#undef _UR_API

static bool listed(const char *name) {
    for (const char *one : functions) {
        if (std::strcmp(one, name) == 0) {
            return true;
        }
    }
    return false;
}

int main() {
    char buffer[4096];
    expect(text(UR_RESULT_ERROR_INVALID_QUEUE), "UR_RESULT_ERROR_INVALID_QUEUE");
    expect(text(UR_RESULT_ERROR_INVALID_KERNEL_ARGS), "UR_RESULT_ERROR_INVALID_KERNEL_ARGS");
    expect(text(UR_DEVICE_INFO_BFLOAT16), "UR_DEVICE_INFO_BFLOAT16");
    expect(text(static_cast<ur_backend_t>(0x123456)), "(ur_backend_t)0x123456");
    expect(flags<ur_queue_flag_t>(0), "0");
    expect(flags<ur_mem_flag_t>(UR_MEM_FLAG_READ_ONLY | 0x40000000u),
           "UR_MEM_FLAG_READ_ONLY | 0x40000000");
    ur_queue_properties_t queue = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                   UR_QUEUE_FLAG_PROFILING_ENABLE};
    urPrintQueueProperties(queue, buffer, sizeof buffer, nullptr);
    expect(text(queue), buffer);
    ur_context_handle_t context = nullptr;
    ur_device_handle_t device = nullptr;
    const ur_queue_properties_t *properties = &queue;
    ur_queue_handle_t made = nullptr, *place = &made;
    ur_queue_create_params_t params = {&context, &device, &properties, &place};
    const ur_queue_create_params_t *given = &params;
    urPrintQueueCreateParams(given, buffer, sizeof buffer, nullptr);
    expect(text(given), buffer);
    std::ostringstream out;
    if (ur::extras::printFunctionParams(out, UR_FUNCTION_QUEUE_CREATE, given) !=
        UR_RESULT_SUCCESS) {
        out << "failed";
    }
    expect(out.str(), buffer);
    std::ostringstream unknown;
    if (ur::extras::printFunctionParams(unknown, static_cast<ur_function_t>(0x7ffffff0), given) ==
        UR_RESULT_SUCCESS) {
        expect("an unknown function has parameters", "");
    }
    expect(unknown.str(), "");
    expect(pointer(static_cast<const int *>(nullptr)), "nullptr");
    int number = 7;
    expect(pointer(&number).substr(pointer(&number).size() - 4), " (7)");
    expect(ur::details::is_handle_v<ur_queue_handle_t> ? "a handle" : "none", "a handle");
    expect(ur::details::is_handle_v<int *> ? "a handle" : "none", "none");
    for (const char *name : {"urAdapterGet", "urLoaderInit", "urEnqueueUSMDeviceAllocExp"}) {
        expect(listed(name) ? "listed" : std::string(name) + " is not listed", "listed");
    }
    return failures != 0;
}

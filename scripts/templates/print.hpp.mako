${banner}
/**
 * @file ur_print.hpp
 * @brief Every enumeration, structure and parameter list of Unified Runtime as text in a C++ stream.
 *
 * `std::cout << result` writes what the printers of ur_print.h give, which are the loader's: a program that includes this
 * is linked to libur_loader. Flags are numbers, so their type is named: ur::details::printFlag<ur_queue_flag_t>(os, flags).
 * Where a value has no text, nothing is written and the stream fails.
 */
#ifndef UR_PRINT_HPP_INCLUDED
#define UR_PRINT_HPP_INCLUDED

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <type_traits>

#include "ur_print.h"

namespace ur {
namespace details {

template <typename T> struct is_handle : std::false_type {};
% for x in spec.handles:
% if not x.header:
template <> struct is_handle<${x.name}> : std::true_type {};
% endif
% endfor
template <typename T> inline constexpr bool is_handle_v = is_handle<T>::value;

/* The text of one value: `print` is one of the C printers without its first argument. */
template <typename Print> inline ur_result_t putText(std::ostream &os, Print print) {
    std::size_t size = 0;
    ur_result_t result = print(static_cast<char *>(nullptr), std::size_t(0), &size);
    if (result == UR_RESULT_SUCCESS) {
        std::string text(size, '\0');
        result = print(&text[0], size, static_cast<std::size_t *>(nullptr));
        if (result == UR_RESULT_SUCCESS && size > 0) {
            os.write(text.data(), static_cast<std::streamsize>(size - 1));
        }
    }
    return result;
}

template <typename Print> inline std::ostream &put(std::ostream &os, Print print) {
    if (putText(os, print) != UR_RESULT_SUCCESS) {
        os.setstate(std::ios_base::failbit);
    }
    return os;
}

/** Writes a combination of the flags of an enumeration. */
template <typename T> inline ur_result_t printFlag(std::ostream &os, uint32_t flag);
% for name, first, kind, x in h.printers(spec):
% if kind == "enum" and x.flags:
template <> inline ur_result_t printFlag<${x.name}>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return ${name}(static_cast<${x.name}>(flag), text, size, needed);
    });
}
% endif
% endfor

} // namespace details
} // namespace ur

% for name, first, kind, x in h.printers(spec):
% if kind == "enum":
inline std::ostream &operator<<(std::ostream &os, enum ${x.name} value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return ${name}(value, text, size, needed);
    });
}
% elif kind == "struct":
inline std::ostream &operator<<(std::ostream &os, const struct ${x.name} params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return ${name}(params, text, size, needed);
    });
}
% elif kind == "params":
inline std::ostream &operator<<(std::ostream &os, const struct ${x.params_type} *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return ${name}(params, text, size, needed);
    });
}
% endif
% endfor

namespace ur {
namespace details {

/** Writes an address, and in parentheses what is there; of handles and untyped memory the address alone. */
template <typename T> inline ur_result_t printPtr(std::ostream &os, const T *ptr) {
    if (!ptr) {
        os << "nullptr";
    } else if constexpr (std::is_void_v<T> || std::is_function_v<T> || is_handle_v<T *>) {
        os << reinterpret_cast<const void *>(ptr);
    } else if constexpr (std::is_same_v<std::remove_cv_t<T>, char>) {
        os << ptr;
    } else if constexpr (std::is_pointer_v<T>) {
        os << static_cast<const void *>(ptr) << " (";
        printPtr(os, *ptr);
        os << ")";
    } else {
        os << static_cast<const void *>(ptr) << " (" << *ptr << ")";
    }
    return UR_RESULT_SUCCESS;
}

} // namespace details

namespace extras {

/** Writes the parameters of the entry point that `function` identifies. */
inline ur_result_t UR_APICALL printFunctionParams(std::ostream &os, ur_function_t function,
                                                  const void *params) {
    return ur::details::putText(os, [=](char *text, std::size_t size, std::size_t *needed) {
        return urPrintFunctionParams(function, params, text, size, needed);
    });
}

} // namespace extras
} // namespace ur

#endif /* UR_PRINT_HPP_INCLUDED */

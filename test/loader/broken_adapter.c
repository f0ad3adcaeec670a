/* Libraries that cannot serve as adapters, each for one reason. */
#include "ur_ddi.h"

#if defined(BROKEN_OLD_VERSION)
/* An adapter that was made for another version of the interface. */
UR_DLLEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *pDdiTable) {
    (void)version;
    (void)pDdiTable;
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
}
#elif defined(BROKEN_UNDEFINED_SYMBOL)
/* Defined nowhere. */
void stub_function_that_is_nowhere(void);
UR_DLLEXPORT void stub_caller(void);
void stub_caller(void) {
    stub_function_that_is_nowhere();
}
#elif defined(BROKEN_MISSING_LIBRARY)
/* Linked with a library that is not there any more at run time. */
void stub_needed(void);
UR_DLLEXPORT void stub_caller(void);
void stub_caller(void) {
    stub_needed();
}
#elif defined(BROKEN_NEEDED)
UR_DLLEXPORT void stub_needed(void);
void stub_needed(void) {
}
#else
/* A library, but no adapter. */
UR_DLLEXPORT void stub_other(void);
void stub_other(void) {
}
#endif

/* Samplers. */
#include "conf.h"

static void release_sampler(void *sampler) {
    urSamplerRelease(sampler);
}

static ur_sampler_handle_t new_sampler(bool normalized, ur_sampler_addressing_mode_t addressing,
                                       ur_sampler_filter_mode_t filter) {
    conf_need_images();
    ur_sampler_desc_t desc = {UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, normalized, addressing, filter};
    ur_sampler_handle_t sampler = NULL;
    UR_OR_UNSUPPORTED(urSamplerCreate(conf.context, &desc, &sampler));
    CHECK(sampler != NULL);
    conf_defer(release_sampler, sampler);
    return sampler;
}

static ur_sampler_handle_t some_sampler(void) {
    return new_sampler(false, UR_SAMPLER_ADDRESSING_MODE_CLAMP, UR_SAMPLER_FILTER_MODE_NEAREST);
}

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urSamplerGetInfo(object, (ur_sampler_info_t)property, size, value, size_ret);
}

static void query(const void *q) {
    conf_check_query(q, get, some_sampler());
}

TEST(unknown_query) {
    conf_check_unknown_query(get, some_sampler());
}

TEST(query_errors) {
    conf_check_query_errors(get, some_sampler(), UR_SAMPLER_INFO_CONTEXT);
}

TEST(creates) {
    for (int normalized = 0; normalized < 2; ++normalized) {
        for (int addressing = UR_SAMPLER_ADDRESSING_MODE_NONE;
             addressing <= UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT; ++addressing) {
            for (int filter = UR_SAMPLER_FILTER_MODE_NEAREST;
                 filter <= UR_SAMPLER_FILTER_MODE_LINEAR; ++filter) {
                ur_sampler_handle_t sampler =
                    new_sampler(normalized, (ur_sampler_addressing_mode_t)addressing,
                                (ur_sampler_filter_mode_t)filter);
                ur_bool_t told_normalized = 7;
                ur_sampler_addressing_mode_t told_addressing =
                    UR_SAMPLER_ADDRESSING_MODE_FORCE_UINT32;
                ur_sampler_filter_mode_t told_filter = UR_SAMPLER_FILTER_MODE_FORCE_UINT32;
                UR(urSamplerGetInfo(sampler, UR_SAMPLER_INFO_NORMALIZED_COORDS,
                                    sizeof told_normalized, &told_normalized, NULL));
                UR(urSamplerGetInfo(sampler, UR_SAMPLER_INFO_ADDRESSING_MODE,
                                    sizeof told_addressing, &told_addressing, NULL));
                UR(urSamplerGetInfo(sampler, UR_SAMPLER_INFO_FILTER_MODE, sizeof told_filter,
                                    &told_filter, NULL));
                CHECK_EQ(told_normalized, normalized);
                CHECK_EQ(told_addressing, addressing);
                CHECK_EQ(told_filter, filter);
            }
        }
    }
}

TEST(references) {
    ur_sampler_handle_t sampler = some_sampler();
    uint32_t count = 0;
    UR(urSamplerGetInfo(sampler, UR_SAMPLER_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
    UR(urSamplerRetain(sampler));
    UR(urSamplerGetInfo(sampler, UR_SAMPLER_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 2);
    UR(urSamplerRelease(sampler));
    UR(urSamplerGetInfo(sampler, UR_SAMPLER_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
}

TEST(wrong_modes) {
    conf_need_images();
    ur_sampler_handle_t sampler = NULL;
    ur_sampler_desc_t addressing = {UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, true,
                                    (ur_sampler_addressing_mode_t)0x7ffffffe,
                                    UR_SAMPLER_FILTER_MODE_NEAREST};
    UR_IS_ONE_OF(urSamplerCreate(conf.context, &addressing, &sampler),
                 UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
                 UR_RESULT_ERROR_INVALID_VALUE);
    ur_sampler_desc_t filter = {UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, true,
                                UR_SAMPLER_ADDRESSING_MODE_CLAMP,
                                (ur_sampler_filter_mode_t)0x7ffffffe};
    UR_IS_ONE_OF(urSamplerCreate(conf.context, &filter, &sampler),
                 UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
                 UR_RESULT_ERROR_INVALID_VALUE);
    CHECK(sampler == NULL);
}

TEST(native_handle) {
    ur_sampler_handle_t sampler = some_sampler();
    ur_native_handle_t native = 0, again = 0;
    UR_OR_UNSUPPORTED(urSamplerGetNativeHandle(sampler, &native));
    ur_sampler_native_properties_t properties = {UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES, NULL,
                                                 false};
    ur_sampler_handle_t made = NULL;
    UR_OR_UNSUPPORTED(urSamplerCreateWithNativeHandle(native, conf.context, &properties, &made));
    conf_defer(release_sampler, made);
    UR(urSamplerGetNativeHandle(made, &again));
    CHECK_EQ(again, native);
    /* It is what it was made as. */
    for (int i = 0; i < 2; ++i) {
        ur_sampler_handle_t asked = i ? made : sampler;
        static ur_sampler_addressing_mode_t addressing[2];
        static ur_sampler_filter_mode_t filter[2];
        static ur_bool_t normalized[2];
        UR(urSamplerGetInfo(asked, UR_SAMPLER_INFO_ADDRESSING_MODE, sizeof addressing[i],
                            &addressing[i], NULL));
        UR(urSamplerGetInfo(asked, UR_SAMPLER_INFO_FILTER_MODE, sizeof filter[i], &filter[i],
                            NULL));
        UR(urSamplerGetInfo(asked, UR_SAMPLER_INFO_NORMALIZED_COORDS, sizeof normalized[i],
                            &normalized[i], NULL));
        CHECK_EQ(addressing[i], addressing[0]);
        CHECK_EQ(filter[i], filter[0]);
        CHECK_EQ(normalized[i], normalized[0]);
    }
}

static const conf_test tests[] = {
    CONF_TEST(creates, "urSamplerCreate urSamplerGetInfo urSamplerRelease",
              "makes each kind of sampler, which tells what it is"),
    CONF_TEST(references, "urSamplerRetain urSamplerRelease",
              "starts with one reference and counts them"),
    CONF_TEST(wrong_modes, "urSamplerCreate", "refuses modes that are no enumerators"),
    CONF_TEST(unknown_query, "urSamplerGetInfo", "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urSamplerGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(native_handle, "urSamplerGetNativeHandle urSamplerCreateWithNativeHandle",
              "gives a handle from which a sampler is made"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_sampler_info_t", "urSamplerGetInfo", query);
    return conf_main_list(argc, argv, "sampler", &list);
}

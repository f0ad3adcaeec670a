"""Which template makes which file. A new generated file is one line here."""
import collections

from . import capture, checked, generations, helpers, man, meta, mock, record, reference, spirv, tracked, validation

Output = collections.namedtuple("Output", "template path style extra")


def outputs(spec):
    def out(template, path, style="c", **extra):
        return Output(template, path, style, {"h": helpers, "calls": capture, "meta": meta, "mock": mock,
                                       "validation": validation, "tracked": tracked, "reference": reference,
                                       **extra})

    front = next(r for r in spec.releases if r.below)
    made = [
        out("ur_api.h.mako", "include/ur_api.h", header=None),
        out("ur_ddi.h.mako", "include/ur_ddi.h"),
        out("print.h.mako", "include/ur_print.h"),
        out("print.hpp.mako", "include/ur_print.hpp"),
        out("funcs.def.mako", "include/ur_api_funcs.def"),
        out("print_tables.c.mako", "loader/generated/print_tables.c"),
        out("print.c.mako", "loader/generated/print_enums.c", part="enumerations"),
        out("print.c.mako", "loader/generated/print_structs.c", part="structures and parameters"),
        out("layer_table.h.mako", "loader/generated/layer_table.h"),
        out("dispatch.S.mako", "loader/generated/dispatch_x86_64.S", arch="x86_64"),
        out("dispatch.S.mako", "loader/generated/dispatch_aarch64.S", arch="aarch64"),
        out("dispatch_generic.c.mako", "loader/generated/dispatch_generic.c"),
        out("dispatch_special.c.mako", "loader/generated/dispatch_special.c"),
        out("bottom.c.mako", "loader/generated/bottom.c"),
        out("proc_addr.c.mako", "loader/generated/proc_addr.c"),
        out("layouts.c.mako", "loader/generated/layouts.c"),
        out("older.h.mako", "loader/generated/older.h"),
        out("older.c.mako", "loader/generated/older.c", generations=generations),
        out("older_nodes.S.mako", "loader/generated/older_nodes.S"),
        out("front.h.mako", "loader/front/generated/front.h", release=front),
        out("front.c.mako", "loader/front/generated/front.c", release=front),
        out("front.map.mako", "loader/front/generated/front.map", release=front),
        out("libur_loader.map.mako", "loader/generated/libur_loader.map", generations=generations),
        out("validation_rules.c.mako", "loader/generated/validation_rules.c"),
        out("validation_checks.c.mako", "loader/generated/validation_checks.c"),
        out("validation_kinds.h.mako", "loader/generated/validation_kinds.h"),
        out("validation_tracked.c.mako", "loader/generated/validation_tracked.c"),
        out("validation_plain.c.mako", "loader/generated/validation_plain.c"),
        out("validation_fuzz.c.mako", "test/layers/fuzz/generated/calls.c"),
        out("tracing_wrappers.c.mako", "loader/generated/tracing_wrappers.c"),
        out("check_calls.c.mako", "check/layer/generated/calls.c", checked=checked),
        out("record_traits.c.mako", "record/generated/traits.c", record=record),
        out("record_wrappers.c.mako", "record/layer/generated/wrappers.c", record=record),
        out("record_words.c.mako", "record/layer/generated/words.c", record=record),
        out("record_invoke.c.mako", "record/replay/generated/invoke.c", record=record),
        out("validation.S.mako", "loader/generated/validation_x86_64.S"),
        out("mock.h.mako", "include/ur_mock.h"),
        out("mock.map.mako", "adapters/mock/generated/mock.map"),
        out("mock_entries.c.mako", "adapters/mock/generated/entries.c"),
        out("mock_by_hand.h.mako", "adapters/mock/generated/by_hand.h"),
        out("mock_info.h.mako", "adapters/mock/generated/info.h"),
        out("mock_info.c.mako", "adapters/mock/generated/info.c"),
        out("defaults.c.mako", "lib/tables/generated/defaults.c"),
        out("results.c.mako", "lib/base/generated/results.c"),
        out("tables.c.mako", "lib/tables/generated/tables.c"),
        out("capture.h.mako", "lib/capture/generated/calls.h"),
        out("capture.c.mako", "lib/intercept/generated/capture.c"),
        out("adapter.map.mako", "lib/tables/generated/adapter.map"),
        out("spirv_names.h.mako", "lib/spirv/generated/names.h", spirv=spirv, version=spirv.version()),
        out("spirv_grammar.c.mako", "lib/spirv/generated/grammar.c", spirv=spirv),
        out("urinfo_queries.c.mako", "tools/urinfo/generated/queries.c"),
        out("conf_entries.c.mako", "conformance/generated/entries.c"),
        out("conf_probes.c.mako", "conformance/generated/probes.c"),
    ]
    for header in helpers.extension_headers(spec):
        made.append(out("ur_api.h.mako", f"include/{header}", header=header))
    made.append(out("reference_index.md.mako", "docs/reference/index.md", style="md"))
    for page, doc in reference.pages(spec):
        made.append(out("reference.md.mako", f"docs/reference/{page}.md", style="md", page=page, doc=doc))
    for name in man.names():
        made.append(out("man.1.mako", f"tools/generated/{name}.1", name=name, man=man))
    for name in ("ur_api.h", "ur_ddi.h", "ur_print.h", "ur_print.hpp", "ur_api_funcs.def", *helpers.extension_headers(spec)):
        made.append(out("forward.h.mako", f"include/unified-runtime/{name}", name=name))
    return made

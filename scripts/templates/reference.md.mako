<%
    r = reference
    functions = r.of_region(spec.functions, doc)
    handles = r.of_region(spec.handles, doc)
    typedefs = r.of_region(spec.typedefs, doc)
    callbacks = r.of_region(spec.callbacks, doc)
    enums = r.of_region(spec.enums.values(), doc)
    structs = r.of_region(spec.structs.values(), doc)
    unions = r.of_region(spec.unions.values(), doc)
    extended = [e for e in doc.get("enums") or [] if e.extends]
    H = "#"
%>\
${banner}

${H} ${doc.title}

% if doc.source:
Source of names and values: ${doc.source}.

% endif
% if functions:
| Entry point | |
|---|---|
% for f in functions:
| [`${f.name}`](${"#"}${f.name.lower()}) | ${r.cell(f.desc)} |
% endfor

% endif
% for f in functions:
${H}${H} ${f.name}

${r.cell(f.desc)}

```c
${r.signature(f)}
```

% if r.notes(f):
${r.notes(f)}

% endif
% if f.params:
| Parameter | Type | | |
|---|---|---|---|
% for p in f.params:
| `${p.name}` | ${r.link(spec, p.type, page)} | ${r.direction(p)} | ${r.words(p)} |
% endfor

% endif
<% rows = r.errors(f, spec) %>\
% if rows:
| Failure | When |
|---|---|
% for code, when in rows:
| `${code}` | ${when} |
% endfor

% endif
<% shown = r.example(f) %>\
% if shown:
Example, from `${shown[0]}`:

```c
${shown[1]}
```

% endif
% endfor
% if handles or typedefs:
${H}${H} Types

% for x in handles + typedefs:
${H}${H}${H} ${x.name}

${r.cell(x.desc)}${"" if x in handles else " (`" + x.type + "`)"}

% endfor
% endif
% for c in callbacks:
${H}${H} ${c.name}

${r.cell(c.desc)}

```c
typedef ${c.returns} (*${c.name})(${", ".join(h.declare(p["type"], p.name) for p in c.params)});
```

% endfor
% for s in structs + unions:
${H}${H} ${s.name}

${r.cell(s.desc)}${" It is recognised by `" + s.stype_name + "` in stype and extends others through pNext." if s.base else ""}

| Member | Type | | |
|---|---|---|---|
% for m in s.all_members:
% if m.inherited:
| `${m.name}` | ${r.link(spec, m.type, page)} | ${r.direction(m)} | ${"`" + s.stype_name + "`" if m.name == "stype" else "next structure of the chain"} |
% else:
| `${m.name}` | ${r.link(spec, m.type, page)} | ${r.direction(m)} | ${r.words(m)} |
% endif
% endfor

% endfor
% for e in enums:
${H}${H} ${e.name}

${r.cell(e.desc)}${" Any combination of these is a `" + e.flags_type + "`." if e.flags else ""}

| Enumerator | Value | |
|---|---|---|
% for v in e["values"]:
| `${v.name}` | ${r.enum_value(e, v)} | ${r.words(v)}${"; type: `" + v.type + "`" if v.type else ""} |
% endfor

% endfor
% for e in extended:
${H}${H} Additions to ${e.name}

| Enumerator | Value | |
|---|---|---|
% for v in e["values"]:
| `${v.name}` | ${r.enum_value(spec.enums[e.name], v)} | ${r.words(v)}${"; type: `" + v.type + "`" if v.type else ""} |
% endfor

% endfor

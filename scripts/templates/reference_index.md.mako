<% H = "#" %>\
${banner}

${H} Reference

Every entry point of Unified Runtime 0.12, by what it is about. Two rules hold everywhere and are not repeated:
outputs are written on success only, and every entry point may be called from any thread.

| Page | Entry points |
|---|---|
% for page, doc in reference.pages(spec):
<% functions = reference.of_region(spec.functions, doc) %>\
| [${doc.title}](${page}.md) | ${len(functions) or ""} |
% endfor

${H}${H} All entry points

| Entry point | |
|---|---|
% for page, doc in reference.pages(spec):
% for f in reference.of_region(spec.functions, doc):
| [`${f.name}`](${page}.md${"#"}${f.name.lower()}) | ${reference.cell(f.desc)} |
% endfor
% endfor

```{toctree}
:hidden:
:glob:

*
```

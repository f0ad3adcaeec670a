.\" Generated from docs/man/${name}.md by scripts/generate.py.
.\" Do not edit: change that page and run that command.
${man.render(name, "0.12")}

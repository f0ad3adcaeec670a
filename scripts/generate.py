#!/usr/bin/env python3
"""Generate everything that follows from the API specification.

usage: generate.py [--check] [--spec DIR] [--root DIR] [--list]

Reads scripts/spec/*.yml, checks it, and renders scripts/templates/*.mako into the repository. With --check
nothing is written: each file that would change is named, and the exit status is 1 if there is any.
A mistake in the specification is reported as file:line: message, with exit status 2.
"""
import argparse
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

try:
    from mako import exceptions
    from mako.lookup import TemplateLookup
except ImportError:
    sys.exit("generate.py: needs Mako (Debian: python3-mako); scripts/setup.sh installs it")

from urgen import outputs, probes
from urgen.spec import Spec, SpecError


def banner(template, style):
    lines = [f"Generated from scripts/templates/{template} and scripts/spec by scripts/generate.py.",
             "Do not edit: change the specification or the template and run that command."]
    if style == "hash":
        return "\n".join("# " + l for l in lines)
    if style == "md":
        return "<!-- " + " ".join(lines) + " -->"
    return "/* " + lines[0] + "\n * " + lines[1] + " */"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing, fail on any difference")
    parser.add_argument("--spec", type=pathlib.Path, default=HERE / "spec", help="folder of specification files")
    parser.add_argument("--root", type=pathlib.Path, default=HERE.parent, help="folder to generate into")
    parser.add_argument("--list", action="store_true", help="print the generated files and exit")
    args = parser.parse_args()
    try:
        spec = Spec(args.spec)
        probes.check(spec)
    except SpecError as e:
        print(e, file=sys.stderr)
        return 2
    lookup = TemplateLookup(directories=[str(HERE / "templates")], strict_undefined=True)
    wrong = 0
    for out in outputs.outputs(spec):
        if args.list:
            print(out.path)
            continue
        try:
            text = lookup.get_template(out.template).render(
                spec=spec, banner=banner(out.template, out.style), **out.extra)
        except Exception:
            print(f"{out.template}: {exceptions.text_error_template().render()}", file=sys.stderr)
            return 2
        text = "\n".join(l.rstrip() for l in text.split("\n")).strip("\n") + "\n"
        path = args.root / out.path
        old = path.read_text() if path.exists() else None
        if old == text:
            continue
        wrong += 1
        if args.check:
            print(f"{out.path}: differs from what scripts/generate.py makes")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            print(f"wrote {out.path}")
    return 1 if args.check and wrong else 0


if __name__ == "__main__":
    sys.exit(main())

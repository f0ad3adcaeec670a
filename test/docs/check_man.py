#!/usr/bin/env python3
"""Each tool's options stand in its manual page, and the page has no others.

usage: check_man.py FOLDER_OF_PAGES TOOL...

Compares the options in `TOOL --help`, also of its commands, with those in FOLDER/TOOL.1, and lets groff, where it is
installed, look for mistakes in the page.
"""
import pathlib
import re
import shutil
import subprocess
import sys

OPTION = re.compile(r"(?<![\w-])(--?[A-Za-z][\w-]*)")


def help_of(tool, *command):
    done = subprocess.run([tool, *command, "--help"], text=True, capture_output=True)
    if done.returncode:
        sys.exit(f"{tool} {' '.join(command)} --help ended with {done.returncode}: {done.stderr}")
    return done.stdout


def offered(tool):
    """What the lines of --help that describe options begin with."""
    text = help_of(tool)
    found = re.search(r"\{(\w+(?:,\w+)*)\} \.\.\.", text)
    texts = [text] + [help_of(tool, c) for c in (found.group(1).split(",") if found else [])]
    out = set()
    for line in "\n".join(texts).splitlines():
        if re.match(r"\s+-", line):
            out.update(OPTION.findall(re.split(r"\s{2,}", line.strip())[0]))
    return out


def documented(page):
    """Options that entries of the section OPTIONS begin with."""
    text = page.read_text().replace("\\-", "-").replace("\\&", "")
    section = re.search(r"^\.SH OPTIONS$(.*?)^\.SH ", text, re.M | re.S).group(1)
    heads = re.findall(r"^\.TP\n(.*)$", section, re.M)
    return {o for head in heads for o in OPTION.findall(re.sub(r"\\f[BIR]", " ", head))}


def main():
    pages, tools = pathlib.Path(sys.argv[1]), sys.argv[2:]
    wrong = []
    for tool in tools:
        name = pathlib.Path(tool).name
        page = pages / f"{name}.1"
        if not page.exists():
            wrong.append(f"{name} has no page")
            continue
        have, said = offered(tool), documented(page)
        wrong += [f"{name} {o}: not in its page" for o in sorted(have - said)]
        wrong += [f"{name} {o}: in its page, but not in --help" for o in sorted(said - have)]
        print(f"{name}: {len(have)} options")
        if shutil.which("groff"):
            done = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z", page], text=True, capture_output=True)
            if done.stderr:
                wrong.append(f"{name}: {done.stderr}")
    wrong += [f"{p.name} belongs to no tool" for p in pages.glob("*.1") if p.stem not in
              {pathlib.Path(t).name for t in tools}]
    if wrong:
        sys.exit("\n".join(wrong))


main()

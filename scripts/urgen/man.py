"""Manual pages for man(1), from the pages of docs/man, which are written in a small part of Markdown.

A page has one heading `# name(section)`, a line `name - what it does`, sections `## Title`, paragraphs, lists whose
entries are `- what: text`, and fenced blocks. In text, `code`, **strong** and *placeholder* are known.
"""
import pathlib
import re

PAGES = pathlib.Path(__file__).resolve().parent.parent.parent / "docs" / "man"


def names():
    return sorted(p.stem for p in PAGES.glob("*.md") if p.stem != "index")


def escape(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text


def inline(text):
    """Markdown of a line as roff with fonts."""
    out = []
    for part in re.split(r"(`[^`]*`|\*\*[^*]+\*\*|\*[^*]+\*)", text):
        if part.startswith("`"):
            out.append(f"\\fB{escape(part[1:-1])}\\fR")
        elif part.startswith("**"):
            out.append(f"\\fB{escape(part[2:-2])}\\fR")
        elif part.startswith("*") and len(part) > 2:
            out.append(f"\\fI{escape(part[1:-1])}\\fR")
        elif part:
            out.append(escape(part) if not out else part.replace("\\", "\\e").replace("-", "\\-"))
    return "".join(out)


def blocks(text):
    """(kind, text) of each heading, list entry, fenced block and paragraph."""
    out, lines, i = [], text.splitlines(), 0
    while i < len(lines):
        line = lines[i]
        if line.startswith("```"):
            end = lines.index("```", i + 1)
            out.append(("code", "\n".join(lines[i + 1:end])))
            i = end
        elif line.startswith("#"):
            out.append(("title" if line.startswith("# ") else "section", line.lstrip("# ")))
        elif line.startswith("- "):
            entry = line[2:]
            while i + 1 < len(lines) and lines[i + 1].startswith("  "):
                i += 1
                entry += " " + lines[i].strip()
            out.append(("entry", entry))
        elif line.strip():
            paragraph = line
            while i + 1 < len(lines) and lines[i + 1].strip() and not lines[i + 1].startswith(("- ", "#", "```")):
                i += 1
                paragraph += " " + lines[i].strip()
            out.append(("paragraph", paragraph))
        i += 1
    return out


def render(name, version):
    out, named = [], False
    for kind, text in blocks((PAGES / f"{name}.md").read_text()):
        if kind == "title":
            page, section = re.fullmatch(r"(.+)\((\d)\)", text).groups()
            out += [f'.TH {page.upper()} {section} "" "Unified Runtime {version}" "Unified Runtime"', ".SH NAME"]
        elif kind == "section":
            out.append(f".SH {text.upper()}")
        elif kind == "entry":
            what, _, words = text.partition(": ")
            out += [".TP", inline(what), inline(words)]
        elif kind == "code":
            out += [".PP", ".nf", ".RS"] + [escape(l) for l in text.splitlines()] + [".RE", ".fi"]
        elif not named:
            named = True
            out.append(text.replace(" - ", " \\- "))
        else:
            out += [".PP", inline(text)]
    return "\n".join(out)

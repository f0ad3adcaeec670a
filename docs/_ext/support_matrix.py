"""The directive {support-matrix}: the pages matrix-*.md, each of one device, as one table with a column a device."""
import pathlib
import re

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.util.docutils import SphinxDirective

ROW = re.compile(r"^\| `(ur\w+)` \| (\S+)(.*) \|$")


def devices(folder):
    """[(page, device, what is said of it, {entry point: mark})]"""
    found = []
    for path in sorted(folder.glob("matrix-*.md")):
        text = path.read_text()
        head = re.search(r"^- \*\*(.+?)\*\*: (.+?)\. \d+ \w+", text, re.M)
        rows = dict(m.groups()[:2] for m in map(ROW.match, text.splitlines()) if m)
        if not head or not rows:
            raise ValueError(f"{path} is no page of ur-conformance --markdown")
        found.append((path.stem, head[1], head[2], rows))
    return found


class SupportMatrix(SphinxDirective):
    def run(self):
        folder = pathlib.Path(self.env.srcdir)
        columns = devices(folder)
        for page, *_ in columns:
            self.env.note_dependency(str(folder / f"{page}.md"))
        lines = ["| entry point | " + " | ".join(f"[{name}]({page}.md)" for page, name, *_ in columns) + " |",
                 "|---|" + "---|" * len(columns)]
        for entry in sorted(set().union(*(rows for *_, rows in columns))):
            cells = [rows.get(entry, "·") for *_, rows in columns]
            lines.append(f"| `{entry}` | " + " | ".join(c if c in "✔✘–" else "·" for c in cells) + " |")
        node = nodes.container(classes=["support-matrix"])
        self.state.nested_parse(StringList(lines, self.get_source_info()[0]), self.content_offset, node)
        return [node]


def setup(app):
    app.add_directive("support-matrix", SupportMatrix)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

#!/usr/bin/env python3
"""The documentation builds without a warning, and the site holds together.

usage: check_site.py SOURCE_DIR FOLDER

Runs scripts/docs.sh into FOLDER. Then every link within the site must lead to a page and, if it names one, to a
place on it; nothing may be loaded from elsewhere; every entry point of ur_api.h and every tool must have a place; the text of
a drawing must be inside its box in every font. Where chromium is installed it lays out every page as on a phone of 360
pixels, and none may be wider; on a desktop every column of every table is seen without scrolling. Ends with 77 where the site cannot be built.
"""
import functools
import html
import html.parser
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import urllib.parse
import xml.etree.ElementTree

PHONE, DESKTOP = 360, 1280
# Lays out the pages one after the other in a frame of a phone's width, and writes what is wider into its own text.
MEASURE = """<!doctype html><meta charset=utf-8><body><pre id=out>running</pre><script>
const pages = %s, wide = [], cut = [];
async function all() {
  for (const page of pages) {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'width:%dpx;height:640px;border:0';
    await new Promise(done => { frame.onload = done; frame.src = page; document.body.append(frame); });
    const root = frame.contentDocument.documentElement;
    if (root.scrollWidth > %d) {
      const scrolls = e => e && e.tagName != 'BODY' &&
        (frame.contentWindow.getComputedStyle(e).overflowX != 'visible' || scrolls(e.parentElement));
      const most = [...root.querySelectorAll('body *')]
        .filter(e => e.getBoundingClientRect().right > %d && !scrolls(e.parentElement))
        .map(e => e.tagName + '.' + e.className + ': ' + e.textContent.trim().slice(0, 40));
      wide.push([page, root.scrollWidth, most.slice(-1)]);
    }
    frame.style.width = '%dpx';
    for (const table of root.querySelectorAll('div.body table'))
      if (table.scrollWidth > table.clientWidth + 1)
        cut.push([page, table.scrollWidth, table.clientWidth, table.textContent.trim().slice(0, 40)]);
    frame.remove();
  }
  document.getElementById('out').textContent = JSON.stringify({pages: pages.length, wide, cut});
}
all().catch(e => document.getElementById('out').textContent = 'failed: ' + e);
</script>"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.ids, self.links, self.loads = set(), [], []
        self.feed(path.read_text())

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if "id" in attrs:
            self.ids.add(attrs["id"])
        if tag == "a" and attrs.get("href"):
            self.links.append(attrs["href"])
        if tag in ("img", "script") and attrs.get("src"):
            self.loads.append(attrs["src"])
        if tag == "link" and attrs.get("rel") == "stylesheet":
            self.loads.append(attrs["href"])


def check(site, source):
    pages = {p.resolve(): Page(p) for p in site.rglob("*.html")}
    wrong, links = [], 0
    for path, page in pages.items():
        name = path.relative_to(site)
        for link in page.loads + page.links:
            url = urllib.parse.urlsplit(link)
            if url.scheme or url.netloc:
                if link in page.loads:
                    wrong.append(f"{name} loads {link} from elsewhere")
                continue
            links += 1
            target = (path.parent / urllib.parse.unquote(url.path)).resolve() if url.path else path
            if not target.exists():
                wrong.append(f"{name} links {link}, which is not there")
            elif url.fragment and target in pages and url.fragment not in pages[target].ids:
                wrong.append(f"{name} links {link}, and that page has no such place")
    places = set().union(*(p.ids for p in pages.values()))
    entry_points = set(re.findall(r"UR_APICALL (ur\w+)\(", (source / "include/ur_api.h").read_text()))
    wrong += [f"{e} has no place in the reference" for e in sorted(entry_points) if e.lower() not in places]
    wrong += [f"{p.stem} has no page" for p in (source / "docs/man").glob("*.md")
              if not (site / f"man/{p.stem}.html").exists()]
    print(f"{len(pages)} pages, {links} links, {len(entry_points)} entry points, {len(wrong)} wrong")
    return wrong


def drawings(folder):
    """Text that may leave its box or its picture in some font: it has a length of its own, and a box around it that is longer."""
    wrong, texts = [], 0
    kind = "{http://www.w3.org/2000/svg}"
    for path in sorted(folder.glob("*.svg")):
        root = xml.etree.ElementTree.parse(path).getroot()
        width = float(root.get("width") or root.get("viewBox").split()[2])
        boxes = [tuple(float(e.get(k)) for k in ("x", "y", "width", "height")) for e in root.iter(kind + "rect") if e.get("x")]
        for text in root.iter(kind + "text"):
            texts += 1
            x, y, length = float(text.get("x")), float(text.get("y")), float(text.get("textLength", "inf"))
            middle = "middle" in (text.get("text-anchor") or "") or text.get("class") and path.stem == "architecture"
            x -= length / 2 if middle else length if text.get("text-anchor") == "end" else 0
            around = [b for b in boxes if b[0] <= x < b[0] + b[2] and b[1] < y < b[1] + b[3]]
            if path.stem == "architecture" and not around or x < 0 or x + length > width or \
                    around and not any(x + length <= b[0] + b[2] for b in around):
                wrong.append(f"{path.name}: '{text.text}' may be longer than its box")
    return wrong + ([] if texts else ["no drawing has text"])


def too_wide(site):
    """Pages that are wider than a phone, as chromium lays them out; None where it is not installed."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser")
    if not browser or "snap" in os.path.realpath(browser):
        return None
    pages = sorted(str(p.relative_to(site)) for p in site.rglob("*.html"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    measure = site / "measure.html"
    measure.write_text(MEASURE % (json.dumps(pages), PHONE, PHONE, PHONE, DESKTOP))
    found, said = None, ""
    try:
        for _ in range(3):
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
                try:
                    done = subprocess.run(
                        [browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                         f"--user-data-dir={profile}", "--virtual-time-budget=600000", "--dump-dom",
                         f"http://127.0.0.1:{server.server_port}/measure.html"],
                        text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=100, check=False)
                except subprocess.TimeoutExpired:
                    said = "it did not end"
                    continue
            found = re.search(r"<pre id=\"out\">(\{.*?\})</pre>", done.stdout, re.S)
            if found:
                break
            said = f"{done.stdout[:200]} {done.stderr[-400:]}"
    finally:
        measure.unlink()
        server.shutdown()
    if not found:
        # A browser that does not run here says nothing of the pages.
        print(f"chromium measured nothing: {said}")
        return None
    told = json.loads(html.unescape(found.group(1)))
    print(f"chromium laid out {told['pages']} pages {PHONE} pixels wide")
    return [f"{page} is {width} pixels wide where there are {PHONE}: {what}" for page, width, what in told["wide"]] + \
        [f"{page}: a table is {width} pixels wide where a desktop has {room}: {what}" for page, width, room, what in told["cut"]]


def main():
    source, site = (pathlib.Path(a).resolve() for a in sys.argv[1:3])
    done = subprocess.run([source / "scripts/docs.sh", site], text=True, capture_output=True)
    if done.returncode:
        print(done.stdout + done.stderr)
        sys.exit(done.returncode)
    wrong = check(site, source) + drawings(source / "docs")
    wide = too_wide(site)
    if wide is None:
        print("no browser here: how wide pages are was not looked at")
    wrong += wide or []
    if wrong:
        sys.exit("\n".join(wrong[:40]))


if __name__ == "__main__":
    main()

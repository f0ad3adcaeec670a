#!/usr/bin/env python3
"""The documentation builds without a warning, and the site holds together.

usage: check_site.py SOURCE_DIR FOLDER

Runs scripts/docs.sh into FOLDER. Then every link within the site must lead to a page and, if it names one, to a
place on it; nothing may be loaded from elsewhere; every entry point of ur_api.h and every tool must have a place.
Ends with 77 where the site cannot be built.
"""
import html.parser
import pathlib
import re
import subprocess
import sys
import urllib.parse


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


def main():
    source, site = (pathlib.Path(a).resolve() for a in sys.argv[1:3])
    done = subprocess.run([source / "scripts/docs.sh", site], text=True, capture_output=True)
    if done.returncode:
        print(done.stdout + done.stderr)
        sys.exit(done.returncode)
    wrong = check(site, source)
    if wrong:
        sys.exit("\n".join(wrong[:40]))


if __name__ == "__main__":
    main()

"""How scripts/docs.sh builds the site from these pages. A link that leads nowhere is a warning, and ends the build."""
import pathlib
import re
import sys

project = "Unified Runtime in C"
author = "The Unified Runtime project"
release = re.search(r"project\(unified-runtime VERSION ([\d.]+)",
                    (pathlib.Path(__file__).parent.parent / "CMakeLists.txt").read_text()).group(1)
version = release.rsplit(".", 1)[0]

sys.path.insert(0, str(pathlib.Path(__file__).parent / "_ext"))
extensions = ["myst_parser", "support_matrix"]
source_suffix = {".md": "markdown"}
root_doc = "index"
exclude_patterns = ["_build", "_ext", "_static"]
myst_heading_anchors = 4
myst_enable_extensions = []
nitpicky = True

html_theme = "alabaster"
html_theme_options = {"description": "One C API over every accelerator driver", "page_width": "1240px",
                      "sidebar_width": "240px"}
html_static_path = ["_static"]
html_css_files = ["custom.css"]
html_copy_source = False
html_show_sphinx = False
# Nothing is loaded from elsewhere: the pages are read from a folder as well as from a server.
html_use_index = False
highlight_language = "none"  # of blocks that name none: commands, what they print, and drawings

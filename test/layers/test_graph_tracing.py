#!/usr/bin/env python3
"""Traces runs of graphs on a real adapter, and reads what was written of their nodes.

usage: test_graph_tracing.py TRACED_GRAPH URTRACE

The environment says which adapter there is, and ONE_PIECE=1 that its driver takes these graphs as a whole.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

TRACED = URTRACE = None
FILL, COPY = "fill 1048576 bytes", "copy 1048576 bytes"


class Graphs(unittest.TestCase):
    def setUp(self):
        tmp = tempfile.TemporaryDirectory()
        self.addCleanup(tmp.cleanup)
        self.file = pathlib.Path(tmp.name) / "trace.json"

    def events(self, *arguments, **env):
        full = {**os.environ, "UR_ENABLE_LAYERS": "UR_LAYER_TRACING", "UR_TRACE_FILE": str(self.file), **env}
        done = subprocess.run([TRACED, *arguments], env=full, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return json.loads(self.file.read_text())

    def runs(self, events):
        found = [e for e in events if e.get("cat") == "command"]
        self.assertEqual([e["name"] for e in found], ["CommandBufferExp"] * 2 + ["GraphExp"])
        return found

    def check_nodes(self, events, expected):
        """Each run has its nodes, in order, inside of it; what follows another comes after it."""
        nodes = [e for e in events if e.get("cat") == "node"]
        for run, names in zip(self.runs(events), expected):
            self.assertEqual(run["args"]["nodes"], len(names))
            own, nodes = nodes[:len(names)], nodes[len(names):]
            self.assertEqual([e["args"]["node"] for e in own], list(range(len(names))))
            for e, name in zip(own, names):
                self.assertTrue(e["name"].startswith(name), (e["name"], name))
            if any(e["tid"] != own[0]["tid"] for e in own):
                continue  # all tracks were taken and slices were moved
            self.assertLessEqual(run["ts"], own[0]["ts"] + 0.002)
            self.assertLessEqual(own[0]["ts"] + own[0]["dur"], own[1]["ts"] + 0.002)
        self.assertEqual(nodes, [])

    def test_a_run_lists_its_nodes(self):
        for order in ("in", "out"):
            for run in self.runs(self.events(order)):
                self.assertEqual("list" in run["args"], os.environ.get("ONE_PIECE") == "1")
                if "list" not in run["args"]:
                    continue  # node by node anyway
                self.assertEqual(run["args"]["nodes"], 3 if run["name"] == "CommandBufferExp" else 2)
                self.assertIn(f"0: {FILL}", run["args"]["list"])
                self.assertIn(f"; 1: {COPY}", run["args"]["list"])

    def test_each_node_has_times_on_demand(self):
        for order in ("in", "out"):
            events = self.events(order, UR_TRACE_NODES="1")
            self.check_nodes(events, [[FILL, COPY, "fill 524288 bytes"]] * 2 + [[FILL, COPY]])

    def test_nodes_that_are_enqueued_one_by_one_have_times(self):
        for order in ("in", "out"):
            events = self.events(order, "task")
            graph = [e for e in events if e.get("cat") == "node"][-3:]
            self.assertEqual([e["args"]["node"] for e in graph], [0, 1, 2])
            self.assertEqual(graph[2]["name"], "host task")
            self.assertEqual(self.runs(events)[2]["args"], {"nodes": 3})

    def test_urtrace_sums_up_nodes(self):
        env = {k: v for k, v in os.environ.items() if not k.startswith("UR_TRACE")}
        done = subprocess.run([URTRACE, "--nodes", "--summary", "-o", str(self.file), "--", TRACED, "in"],
                              env={**env, "ASAN_OPTIONS": "detect_leaks=0"}, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("Commands: 3 on 1 queue(s)", done.stdout)
        self.assertIn("Nodes of graphs: 8\n", done.stdout)

    def test_queues_that_are_left_alone_have_no_nodes(self):
        events = self.events("in", UR_TRACE_QUEUES="0", UR_TRACE_NODES="1")
        self.assertFalse([e for e in events if e.get("cat") in ("command", "node")])


if __name__ == "__main__":
    TRACED, URTRACE = map(os.path.abspath, sys.argv[1:3])
    unittest.main(argv=[sys.argv[0]] + sys.argv[3:])

#!/usr/bin/env python3
"""Traces real runs of traced.c and reads what was written.

usage: test_tracing.py TRACED URTRACE [--fast]
"""
import collections
import json
import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

TRACED = URTRACE = None


def limit_files():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400 * 1024, 400 * 1024))


class Case(unittest.TestCase):
    def setUp(self):
        tmp = tempfile.TemporaryDirectory()
        self.addCleanup(tmp.cleanup)
        self.dir = pathlib.Path(tmp.name)
        self.file = self.dir / "trace.json"

    def run_traced(self, *arguments, layers="UR_LAYER_TRACING", file=None, **env):
        full = {k: v for k, v in os.environ.items() if not k.startswith("UR_")}
        full.update(UR_ENABLE_LAYERS=layers, UR_ADAPTERS_FORCE_LOAD="", **env)
        if file:
            full["UR_TRACE_FILE"] = str(file)
        return subprocess.run([TRACED, *arguments], env=full, capture_output=True, text=True)

    def events(self, *arguments, **env):
        done = self.run_traced(*arguments, file=self.file, **env)
        self.assertEqual(done.stderr, "")
        return json.loads(self.file.read_text())


class Text(Case):
    def test_every_call_is_one_line_with_its_arguments(self):
        done = self.run_traced()
        self.assertEqual(done.returncode, 0, done.stderr)
        lines = done.stderr.splitlines()
        self.assertTrue(all(l.startswith("<TRACING>[INFO]: ur") for l in lines), lines)
        fill = next(l for l in lines if "urEnqueueUSMFill" in l)
        self.assertRegex(fill, r"urEnqueueUSMFill\(\.hQueue = 0x[0-9a-f]+, \.pMem = 0x[0-9a-f]+, "
                               r"\.patternSize = 4, .*\.size = 4096, \.numEventsInWaitList = 0, "
                               r"\.phEventWaitList = nullptr, \.phEvent = 0x[0-9a-f]+ \(0x[0-9a-f]+\)\) "
                               r"-> UR_RESULT_SUCCESS$")
        copy = next(l for l in lines if "urEnqueueUSMMemcpy" in l)
        self.assertRegex(copy, r"\.phEventWaitList = \{0x[0-9a-f]+\}")
        self.assertTrue(any("-> UR_RESULT_ERROR_INVALID_MEM_OBJECT" in l for l in lines))

    def test_debug_also_shows_calls_before_they_are_made(self):
        done = self.run_traced("abort", UR_LOG_TRACING="level:debug;output:stderr")
        self.assertIn("<TRACING>[DEBUG]: -> urQueueFinish(.hQueue = 0x", done.stderr)

    def test_a_file(self):
        log = self.dir / "log.txt"
        done = self.run_traced(UR_LOG_TRACING=f"level:info;output:file,{log}")
        self.assertEqual(done.stderr, "")
        self.assertIn("urContextCreate(", log.read_text())

    def test_a_file_that_cannot_be_written(self):
        done = self.run_traced(UR_LOG_TRACING="level:info;output:file,/nowhere/at/all")
        self.assertEqual(done.returncode, 0)
        self.assertIn("UR_LOG_TRACING: cannot write to /nowhere/at/all", done.stderr)
        self.assertIn("urContextCreate(", done.stderr)

    def test_a_malformed_setting(self):
        done = self.run_traced(UR_LOG_TRACING="level:loud")
        self.assertEqual(done.returncode, 0)
        self.assertIn("UR_LOG_TRACING: ", done.stderr)


class Files(Case):
    def test_calls_commands_arrows_and_counters(self):
        events = self.events()
        calls = [e for e in events if e["ph"] == "X" and "cat" not in e]
        names = collections.Counter(e["name"] for e in calls)
        for name, count in (("urAdapterGet", 1), ("urQueueCreate", 1), ("urEnqueueUSMFill", 1),
                            ("urEnqueueUSMMemcpy", 1), ("urUSMFree", 2)):
            self.assertEqual(names[name], count, name)
        self.assertEqual(len({e["tid"] for e in calls}), 1)
        ends = [e["ts"] + e["dur"] for e in calls]
        self.assertEqual(sorted(ends), ends)
        failed = [e for e in calls if "result" in e.get("args", {})]
        self.assertEqual([e["name"] for e in failed], ["urUSMFree"])
        commands = [e for e in events if e.get("cat") == "command"]
        self.assertEqual([e["name"] for e in commands], ["USMFill", "USMMemcpy"])
        self.assertEqual([e["args"]["bytes"] for e in commands], [4096, 64])
        for kind, count in (("enqueue", 2), ("wait", 1)):
            starts = [e for e in events if e["ph"] == "s" and e["name"] == kind]
            finishes = [e for e in events if e["ph"] == "f" and e["name"] == kind]
            self.assertEqual(len(starts), count)
            self.assertEqual({e["id"] for e in starts}, {e["id"] for e in finishes})
        live = [sum(e["args"].values()) for e in events if e["ph"] == "C" and "USM" in e["name"]]
        self.assertEqual(live, [4096, 0])
        tracks = [e["args"]["name"] for e in events if e["ph"] == "M" and e["name"] == "thread_name"]
        self.assertTrue(any(t.startswith("queue 1 on ") for t in tracks), tracks)

    def test_commands_side_by_side_have_tracks_of_their_own(self):
        events = self.events("overlap")
        tracks = collections.defaultdict(list)
        for e in events:
            if e.get("cat") == "command":
                tracks[e["tid"]].append((e["ts"], e["ts"] + e["dur"]))
        self.assertEqual(sum(map(len, tracks.values())), 22)
        self.assertEqual(len(tracks), 17)  # one queue's alone, and all that the other may have
        for slices in tracks.values():
            slices.sort()
            for (_, end), (start, _) in zip(slices, slices[1:]):
                self.assertLessEqual(end, start + 0.0015)
        names = [e["args"]["name"] for e in events if e["ph"] == "M" and e["name"] == "thread_name"]
        self.assertEqual(len([n for n in names if n.startswith("queue 2 (16) out of order on ")]), 1)

    def test_launches_have_names_and_sizes(self):
        events = self.events("kernels")
        calls = [e for e in events if e["ph"] == "X" and e["name"].startswith("urEnqueueKernelLaunch")]
        commands = [e for e in events if e.get("cat") == "command" and "kernel" in e["args"]]
        launched = [("axpy", "64x2", "8x1"), ("weird \"name\"", "64", None), ("axpy", "64", None), ("other", "64", None)]
        for slices in (calls, commands):
            self.assertEqual([(e["args"]["kernel"], e["args"]["global"], e["args"].get("local")) for e in slices],
                             launched)
        self.assertEqual([e["name"] for e in commands], [l[0] for l in launched])
        self.assertEqual({e["args"]["call"] for e in commands}, {"KernelLaunchWithArgsExp", "KernelLaunch"})
        rect = next(e for e in events if e.get("cat") == "command" and e["name"] == "MemBufferReadRect")
        self.assertEqual(rect["args"]["bytes"], 4 * 2 * 1)

    def test_many_queues(self):
        events = self.events("queues", "2000")
        tracks = {e["tid"] for e in events if e.get("cat") == "command" and e["name"] == "USMFill"}
        self.assertGreaterEqual(len(tracks), 2000)
        self.assertFalse([e for e in events if e["name"] == "process_labels"])
        counted = [e["args"]["device"] for e in events if e["name"] == "live USM (bytes)"]
        self.assertEqual(max(counted), 2000 * 4096)
        self.assertEqual(counted[-1], 0)

    def test_queues_can_be_left_alone(self):
        events = self.events(UR_TRACE_QUEUES="0")
        self.assertFalse([e for e in events if e.get("cat") == "command"])

    def test_arguments_on_demand(self):
        events = self.events(UR_TRACE_ARGS="1")
        fill = next(e for e in events if e["name"] == "urEnqueueUSMFill")
        self.assertIn(".patternSize = 4", fill["args"]["arguments"])

    def test_threads(self):
        events = self.events("threads")
        calls = [e for e in events if e["ph"] == "X" and "cat" not in e]
        self.assertEqual(collections.Counter(e["name"] for e in calls)["urEnqueueUSMFill"], 1201)
        self.assertEqual(len({e["tid"] for e in calls}), 5)
        self.assertEqual(len([e for e in events if e.get("cat") == "command"]), 2402)

    def test_the_file_is_whole_after_a_crash(self):
        for how, code in (("abort", -signal.SIGABRT), ("kill", -signal.SIGKILL)):
            done = self.run_traced(how, file=self.file)
            self.assertEqual(done.returncode, code)
            events = json.loads(self.file.read_text())
            self.assertEqual(events[-1]["name"], "urUSMFree")

    def test_a_forked_child_does_not_write_into_the_trace(self):
        events = self.events("fork")
        fills = [e for e in events if e["ph"] == "X" and e["name"] == "urEnqueueUSMFill"]
        self.assertEqual(len(fills), 2)

    def test_many_calls(self):
        events = self.events("time", "20000")
        self.assertEqual(sum(e["name"] == "urQueueFlush" for e in events), 20000)

    def test_the_process_id_in_the_name(self):
        done = self.run_traced(file=self.dir / "a-%p.json")
        self.assertEqual(done.returncode, 0)
        names = [p.name for p in self.dir.iterdir()]
        self.assertEqual(len(names), 1)
        self.assertRegex(names[0], r"^a-\d+\.json$")

    def test_a_folder_that_does_not_exist(self):
        done = self.run_traced(file="/nowhere/trace.json")
        self.assertEqual(done.returncode, 0)
        self.assertIn("UR_TRACE_FILE: cannot write /nowhere/trace.json: No such file or directory", done.stderr)

    def test_a_disk_that_is_full(self):
        done = self.run_traced(file="/dev/full")
        self.assertEqual(done.returncode, 0)
        self.assertIn("UR_TRACE_FILE: cannot write /dev/full: No space left on device", done.stderr)
        self.assertEqual(done.stderr.count("UR_TRACE_FILE"), 1)

    def test_a_file_that_cannot_be_mapped(self):
        done = self.run_traced(file="/dev/null")
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stderr.count("UR_TRACE_FILE: the file cannot grow: No such device"), 1, done.stderr)

    def test_a_disk_that_fills_up(self):
        env = {k: v for k, v in os.environ.items() if not k.startswith("UR_")}
        env.update(UR_ENABLE_LAYERS="UR_LAYER_TRACING", UR_TRACE_FILE=str(self.file), UR_ADAPTERS_FORCE_LOAD="")
        done = subprocess.run([TRACED, "time", "20000"], env=env, capture_output=True, text=True,
                              preexec_fn=limit_files, restore_signals=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("UR_TRACE_FILE: the file cannot grow: File too large; the trace ends here", done.stderr)
        events = json.loads(self.file.read_text())
        self.assertGreater(len(events), 1000)

    def test_an_unknown_layer_is_named(self):
        done = self.run_traced(layers="UR_LAYER_TRACINGS")
        self.assertEqual(done.returncode, 0)
        self.assertIn("UR_ENABLE_LAYERS names UR_LAYER_TRACINGS, which is no layer of this loader", done.stderr)
        self.assertIn("UR_LAYER_TRACING", done.stderr)

    def test_with_all_layers_on(self):
        done = self.run_traced("threads", layers="UR_LAYER_TRACING,UR_LAYER_FULL_VALIDATION", file=self.file)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr, "")
        json.loads(self.file.read_text())


class Urtrace(Case):
    def urtrace(self, *arguments):
        env = {k: v for k, v in os.environ.items() if not k.startswith("UR_")}
        env["UR_ADAPTERS_FORCE_LOAD"] = ""
        env["ASAN_OPTIONS"] = "detect_leaks=0"  # one of the programs leaks on purpose
        return subprocess.run([URTRACE, *arguments], env=env, capture_output=True, text=True, cwd=self.dir)

    def test_it_traces_and_sums_up(self):
        done = self.urtrace("--summary", "-o", str(self.file), "--", TRACED, "leak")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stdout, r"urEnqueueUSMFill +1 ")
        self.assertIn("Commands: 2 on 1 queue(s)", done.stdout)
        self.assertIn("Bytes moved or filled by commands: 4.1 KiB", done.stdout)
        self.assertIn("USM host: 1 allocation(s), 777 B", done.stdout)
        self.assertIn("Leaks: 2", done.stdout)
        self.assertRegex(done.stdout, r"ur_queue_handle_t 0x[0-9a-f]+ is still live with 1 reference; urQueueCreate")
        self.assertIn("USM allocation", done.stdout)
        again = self.urtrace("--summary", str(self.file))
        self.assertEqual(again.returncode, 0)
        self.assertIn("Commands: 2 on 1 queue(s)", again.stdout)

    def test_it_sums_up_by_kernel(self):
        done = self.urtrace("--summary", "-o", str(self.file), "--", TRACED, "kernels")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("Launches: 4 of 3 kernel(s)", done.stdout)
        self.assertRegex(done.stdout, r"launches +total +mean +least +most\n")
        self.assertRegex(done.stdout, r"  axpy +2 +[0-9.]+ [mu]?s +[0-9.]+ [mu]?s")
        self.assertRegex(done.stdout, r"  KernelLaunchWithArgsExp +3 ")

    def test_what_is_live_is_told_by_time_and_not_by_place(self):
        def counter(ts, live):
            return {"ph": "C", "pid": 7, "tid": 0, "ts": ts, "name": "live USM (bytes)", "args": {"device": live}}
        self.file.write_text(",\n".join(json.dumps(counter(*c)) for c in ((1, 10), (3, 2048), (2, 4096))))
        done = self.urtrace("--summary", str(self.file))
        self.assertIn("most live at once: 4.0 KiB; live at the end: 2.0 KiB", done.stdout)

    def test_traces_of_several_processes_become_one(self):
        for name in ("a", "b"):
            self.run_traced(file=self.dir / name)
        whole = self.dir / "whole.json"
        done = self.urtrace("--merge", str(whole), str(self.dir / "b"), str(self.dir / "a"))
        self.assertEqual(done.returncode, 0, done.stderr)
        events = json.loads(whole.read_text())
        names = [e["args"]["name"] for e in events if e["name"] == "process_name"]
        self.assertEqual(len(names), 4)
        self.assertEqual(len({e["pid"] for e in events if e["name"] == "process_name"}), 4)
        self.assertEqual(len([n for n in names if n.startswith("host threads of ")]), 2, names)
        for kind in ("a", "b"):
            self.assertEqual(len([n for n in names if n.endswith(", " + kind)]), 2, names)
        starts = [(e["name"], e["id"]) for e in events if e["ph"] == "s"]
        self.assertEqual(len(set(starts)), len(starts))
        # The one that was run first is first, whichever was named first.
        made = [(e["ts"], e["pid"]) for e in events if e["name"] == "urAdapterGet"]
        self.assertEqual(made, sorted(made))
        self.assertIn("on 2 queue(s)", self.urtrace("--summary", str(whole)).stdout)
        (self.dir / "a").write_text("[]")
        done = self.urtrace("--merge", str(whole), str(self.dir / "a"), str(self.dir / "b"))
        self.assertEqual(done.returncode, 2)
        self.assertIn("does not say when it began", done.stderr)
        self.assertEqual(self.urtrace("--merge", str(whole)).returncode, 2)

    def test_leaks_are_told_without_a_teardown_too(self):
        done = self.run_traced("left", layers="UR_LAYER_LEAK_CHECKING")
        self.assertEqual(done.returncode, 0)
        self.assertIn("the process ends without the last urLoaderTearDown", self.run_traced(
            "left", layers="UR_LAYER_LEAK_CHECKING", UR_LOG_VALIDATION="level:warning;output:stderr").stderr)
        self.assertIn("of 777 bytes is still live; urUSMHostAlloc made it", done.stderr)
        self.assertRegex(done.stderr, r"leak: ur_queue_handle_t 0x[0-9a-f]+ is still live with 1 reference")
        done = self.urtrace("--summary", "--", TRACED, "left")
        self.assertIn("of 777 bytes is still live", done.stdout)

    def test_without_a_leak_it_says_so(self):
        done = self.urtrace("--summary", "--", TRACED)
        self.assertIn("Leaks: none", done.stdout)
        self.assertEqual(len(list(self.dir.glob("urtrace-*.json"))), 1)

    def test_the_status_of_the_program_is_its_own(self):
        done = self.urtrace("-o", str(self.file), "--", TRACED, "kill")
        self.assertEqual(done.returncode, 128 + signal.SIGKILL)
        self.assertIn("SIGKILL", done.stderr)
        done = self.urtrace("--", "/bin/sh", "-c", "exit 3")
        self.assertEqual(done.returncode, 3)
        self.assertIn("no trace was written", done.stderr)

    def test_misuse(self):
        self.assertEqual(self.urtrace().returncode, 2)
        self.assertEqual(self.urtrace("--", "/no/such/program").returncode, 127)
        self.assertEqual(self.urtrace("--summary", "/no/such/file").returncode, 2)

    def test_a_picture(self):
        svg = self.dir / "trace.svg"
        done = self.urtrace("-o", str(self.file), "--picture", str(svg), "--", TRACED)
        self.assertEqual(done.returncode, 0, done.stderr)
        tree = xml.etree.ElementTree.parse(svg)
        text = " ".join(tree.getroot().itertext())
        for word in ("urEnqueueUSMFill", "USMMemcpy", "queue 1", "live USM", "4.0 KiB at most"):
            self.assertIn(word, text)
        self.assertEqual(self.urtrace("--picture", "/no/such/place.svg", str(self.file)).returncode, 2)

    def test_a_file_that_was_cut(self):
        self.run_traced(file=self.file)
        text = self.file.read_text()
        self.file.write_text(text[:text.index("urEnqueueUSMMemcpy") + 5])
        done = self.urtrace("--summary", str(self.file))
        self.assertEqual(done.returncode, 0)
        self.assertIn("1 event(s) were cut short", done.stdout)


if __name__ == "__main__":
    TRACED, URTRACE = map(os.path.abspath, sys.argv[1:3])
    unittest.main(argv=[sys.argv[0]] + sys.argv[3:])

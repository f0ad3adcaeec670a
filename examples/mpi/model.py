#!/usr/bin/env python3
"""What a model of bandwidth and latency gives for mpi_cg on many devices: a projection, not a measurement.

usage: model.py [--plane POINTS] [--planes N] [--memory GB/s] [--network GB/s] [--latency US]

A device has --planes planes of --plane points; time is that of the bytes that an iteration moves, of its launches, of the planes
that go to the neighbours while the inner ones are computed, and of two gatherings of a double for each plane of all devices.
"""
import argparse
import math

# Bytes of memory a point, if each array is read once a kernel: apply, products, step, products, turn.
APPLY, OTHERS = 16, 16 + 48 + 8 + 24
LAUNCHES = 7


def seconds(ranks, o):
    points = o.plane * o.planes
    memory, network, latency = o.memory * 1e9, o.network * 1e9, o.latency * 1e-6
    inner = APPLY * o.plane * (o.planes - 2) / memory
    halo = 2 * (latency + 8 * o.plane / network) if ranks > 1 else 0
    ends = APPLY * o.plane * 2 / memory
    sums = 8 * o.planes * (ranks - 1) / network + latency * math.ceil(math.log2(ranks)) if ranks > 1 else 0
    return max(inner, halo) + ends + OTHERS * points / memory + LAUNCHES * o.launch * 1e-6 + 2 * sums


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--plane", type=int, default=512 * 512, help="points of a plane (default: %(default)s)")
    parser.add_argument("--planes", type=int, default=512, help="planes of a device (default: %(default)s)")
    parser.add_argument("--memory", type=float, default=4000, help="GB/s of a device's memory (default: %(default)s)")
    parser.add_argument("--network", type=float, default=50, help="GB/s from a device to another (default: %(default)s)")
    parser.add_argument("--latency", type=float, default=3, help="us of a message (default: %(default)s)")
    parser.add_argument("--launch", type=float, default=2.6, help="us of a launch (default: %(default)s)")
    o = parser.parse_args()
    print("| devices | ms an iteration | weak scaling |\n|---|---|---|")
    for ranks in (1, 2, 8, 64, 512, 1024, 4096, 16384):
        print(f"| {ranks} | {seconds(ranks, o) * 1e3:.2f} | {seconds(1, o) / seconds(ranks, o):.2f} |")


main()

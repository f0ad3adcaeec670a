#!/usr/bin/env python3
"""A language model of random weights through llama.cpp's SYCL backend (cyllama-sycl 0.7.0, libsycl of 2025.3.3), and its logits with all
layers on a device against those with none there.

    llama.py prepare FOLDER --python PYTHON   makes an environment (PYTHON: of release 3.12) and two models, once
    llama.py run FOLDER [DEVICE...] --build BUILD   DEVICE: cuda (the standard), hip, level_zero, native_cpu, gpu; on the build's software drivers but
                                              for native_cpu and gpu
    llama.py speed FOLDER [DEVICE] --build BUILD [--type F16]   tokens a second of a model of 1.1 billion weights, DEVICE: gpu (the standard)

`gpu` is an NVIDIA GPU by the system's driver. The backend takes GPUs alone, so OpenCL for processors shows it nothing, and native CPU says
that it is one.
Prompts are given with flash attention, but on level_zero, where they are given token by token: without it, llama.cpp converts the
queries of a prompt of several tokens as if they lay one behind the other (`convert_unary_nc` over all elements at once), which they do
not, and every driver computes what that says.

Exit status: 1 where logits lie farther apart than rounding makes them, 77 where the environment is not there.
"""
import argparse
import collections
import pathlib
import subprocess
import sys
import time

import surroundings

PACKAGES = ["cyllama-sycl==0.7.0", "gguf==0.19.0", "intel-sycl-rt==2025.3.3", "intel-cmplr-lib-ur==2025.3.3",
            "intel-cmplr-lib-rt==2025.3.3", "intel-opencl-rt==2025.3.3", "intel-openmp==2025.3.3", "onemkl-sycl-blas==2025.3.1",
            "mkl==2025.3.1", "onednn==2025.3.0"]
Shape = collections.namedtuple("Shape", "width heads heads_kv inner tokens context")
SMALL = Shape(width=256, heads=8, heads_kv=4, inner=512, tokens=512, context=128)
LARGE = Shape(width=2048, heads=32, heads_kv=8, inner=8192, tokens=32000, context=2048)  # of 16 layers
# Types of the weights of each layer and of the output; how far the logits may be apart, which reach 3.5.
MODELS = {"whole": (("F16", "F16", "F16"), "F16", 0.01), "small": (("F16", "Q8_0", "Q4_0"), "Q8_0", 0.06)}
PROMPT = [1, 70, 300, 12, 451, 99, 5, 207, 333, 400, 17, 61, 260, 261, 290, 511, 77, 8, 9, 10]
MORE = 4
# Where a prompt is given token by token, and without flash attention. On the software Level Zero driver Intel's OpenCL for processors
# compiles the program, which is not done with the kernels for several tokens at once after eight minutes of busy processors. Told not to
# optimise (SYCL_PROGRAM_COMPILE_OPTIONS=-cl-opt-disable), it is within one, but then hands on wrong values in OpSubgroupShuffleINTEL.
SINGLE = ("level_zero",)
# What the program says of a model that it does not run on a device: a kernel that it chooses for single tokens is one of ESIMD.
REFUSED = {("level_zero", "small"): "Required aspect ext_intel_esimd is not supported on the device"}


def write_model(path, layers, output, shape=SMALL, alike=False):
    """In the environment. With `alike` all matrices of one size are one: what they cost does not depend on what is in them."""
    import gguf
    import numpy
    random = numpy.random.default_rng(20)
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_context_length(shape.context)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(len(layers))
    writer.add_feed_forward_length(shape.inner)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.heads_kv)
    writer.add_rope_dimension_count(shape.width // shape.heads)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(shape.tokens)
    writer.add_tokenizer_model("llama")
    pieces = [b"<unk>", b"<s>", b"</s>"] + [b"<0x%02X>" % i for i in range(256)]
    kinds = [gguf.TokenType.UNKNOWN] + [gguf.TokenType.CONTROL] * 2 + [gguf.TokenType.BYTE] * 256
    kinds += [gguf.TokenType.NORMAL] * (shape.tokens - len(kinds))
    pieces += [b"w%d" % i for i in range(shape.tokens - len(pieces))]
    writer.add_token_list(pieces)
    writer.add_token_scores([-float(i) for i in range(shape.tokens)])
    writer.add_token_types(kinds)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)

    made = {}

    def add(name, rows, columns, kind=None):
        if not alike or (rows, columns, kind) not in made:
            weights = (random.standard_normal((rows, columns)) / numpy.sqrt(columns)).astype(numpy.float32)
            made[rows, columns, kind] = gguf.quants.quantize(weights, gguf.GGMLQuantizationType[kind]) if kind else weights
        writer.add_tensor(name, made[rows, columns, kind], raw_dtype=gguf.GGMLQuantizationType[kind] if kind else None)

    add("token_embd.weight", shape.tokens, shape.width, output if alike else None)
    add("output.weight", shape.tokens, shape.width, output)
    writer.add_tensor("output_norm.weight", numpy.ones(shape.width, numpy.float32))
    for number, kind in enumerate(layers):
        at = f"blk.{number}."
        for norm in ("attn_norm", "ffn_norm"):
            writer.add_tensor(f"{at}{norm}.weight", (1 + 0.1 * random.standard_normal(shape.width)).astype(numpy.float32))
        few = shape.width * shape.heads_kv // shape.heads
        for name, rows, columns in (("attn_q", shape.width, shape.width), ("attn_k", few, shape.width), ("attn_v", few, shape.width),
                                    ("attn_output", shape.width, shape.width), ("ffn_gate", shape.inner, shape.width), ("ffn_up", shape.inner, shape.width),
                                    ("ffn_down", shape.width, shape.inner)):
            add(f"{at}{name}.weight", rows, columns, kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def open_model(model_path, layers, context, batch, flash=True):
    """In the environment: a context of the model with so many layers on the device, and a function that gives it tokens and has its logits."""
    import numpy
    from cyllama.llama import llama_cpp
    llama_cpp.ggml_backend_load_all()
    llama_cpp.llama_backend_init()
    parameters = llama_cpp.LlamaModelParams()
    parameters.n_gpu_layers = layers
    model = llama_cpp.LlamaModel(model_path, parameters)
    of_context = llama_cpp.LlamaContextParams()
    of_context.n_ctx = context
    of_context.n_batch = of_context.n_ubatch = batch
    of_context.flash_attn_type = int(flash)
    opened = llama_cpp.LlamaContext(model, of_context)
    place = 0

    def give(tokens):
        nonlocal place
        given = llama_cpp.LlamaBatch(n_tokens=len(tokens), embd=0, n_seq_max=1)
        for i, token in enumerate(tokens):
            given.add(token, place + i, [0], i == len(tokens) - 1)
        opened.decode(given)
        place += len(tokens)
        return numpy.array(opened.get_logits_ith(-1), numpy.float32)  # waits

    return give


def write_logits(model_path, out, layers, device):
    """In the environment: of the prompt at once, and then token by token, the same tokens whatever the logits."""
    import numpy
    single = device in SINGLE
    give = open_model(model_path, layers, SMALL.context, 64, flash=not single)
    prompt = [[token] for token in PROMPT] if single else [PROMPT]
    numpy.save(out, numpy.stack([give(tokens) for tokens in prompt + [[token] for token in PROMPT[:MORE]]]))


def print_speed(model_path, layers):
    """In the environment: a prompt of 512 tokens at once and 128 more one by one, twice; what compiles does so in the first of each."""
    give = open_model(model_path, layers, LARGE.context, 512)
    tokens = [300 + i * 7919 % (LARGE.tokens - 300) for i in range(512)]
    for turn in "first", "second":
        began = time.monotonic()
        give(tokens)
        prompt = time.monotonic() - began
        give(tokens[:1])
        began = time.monotonic()
        for token in tokens[1:128]:
            give([token])
        print(f"{turn}: prompt of 512 tokens {512 / prompt:.1f} tokens/s, then {127 / (time.monotonic() - began):.1f} tokens/s", flush=True)


def write_difference(one, other):
    """In the environment."""
    import numpy
    first, second = numpy.load(one), numpy.load(other)
    print(abs(first).max(), abs(first - second).max())


def prepare(folder, python):
    venv = folder / "llama"
    if surroundings.prepare(venv, python, PACKAGES):
        (venv / "done").touch()
    for name in MODELS:
        subprocess.run([venv / "bin/python", __file__, "model", name, folder / f"{name}.gguf"], check=True)


def environment(device, build, folder):
    env = surroundings.environment(device, build, folder, [folder / "llama/lib"])
    drivers = folder / ("icd" if device == "level_zero" else "none")
    env.update({"GGML_NO_BACKTRACE": "1", "OCL_ICD_VENDORS": str(drivers), "ONEAPI_DEVICE_SELECTOR": "level_zero:0"})
    if device == "native_cpu":
        env["UR_NATIVE_CPU_DEVICE_TYPE"] = "gpu"  # the program takes no other
    if device == "level_zero":
        drivers.mkdir(exist_ok=True)
        (drivers / "intel.icd").write_text(f"{folder}/llama/lib/libintelocl.so\n", encoding="utf-8")
        env["ZE_SOFTWARE_OPENCL"] = "intel"
    return env


def run(folder, build, devices):
    python = folder / "llama/bin/python"
    if not python.exists():
        print(f"{folder} has no environment: llama.py prepare makes one")
        return 77
    failed = False
    for device in devices:
        env = environment(device, build, folder)
        for name, (_, _, bound) in MODELS.items():
            files = []
            for layers in (0, 99):
                files.append(folder / f"{device}-{name}-{layers}.npy")
                done = subprocess.run([python, __file__, "logits", folder / f"{name}.gguf", files[-1], str(layers), device], env=env,
                                      text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=1200, check=False)
                if done.returncode and REFUSED.get((device, name), "\0") in done.stdout:
                    print(f"{device}, {name}: refused: {REFUSED[device, name]}")
                    break
                if done.returncode:
                    print(f"{device}, {name}, {layers} layers on the device: ended with {done.returncode}\n{done.stdout[-1500:]}")
                    failed = True
                    break
            else:
                most, apart = map(float, subprocess.run([python, __file__, "difference", *files], text=True, check=True,
                                                        stdout=subprocess.PIPE).stdout.split())
                good = apart <= bound
                failed |= not good
                print(f"{device}, {name}: logits up to {most:.2f}, {apart:.4f} apart, {'at most' if good else 'NOT at most'} {bound}")
    return failed


def speed(folder, build, device, kind):
    python, model = folder / "llama/bin/python", folder / f"large-{kind}.gguf"
    if not python.exists():
        print(f"{folder} has no environment: llama.py prepare makes one")
        return 77
    if not model.exists():
        subprocess.run([python, __file__, "large", model, kind], check=True)
    done = subprocess.run([python, __file__, "timed", model, "99"], env=environment(device, build, folder), text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    told = [line for line in done.stdout.splitlines() if "tokens/s" in line]
    print("\n".join(told) if told else done.stdout[-1500:])
    return done.returncode != 0


def main():
    # What this program starts in the environment.
    if len(sys.argv) > 1 and sys.argv[1] == "large":
        return write_model(sys.argv[2], [sys.argv[3]] * 16, sys.argv[3], LARGE, alike=True)
    if len(sys.argv) > 1 and sys.argv[1] == "timed":
        return print_speed(sys.argv[2], int(sys.argv[3]))
    if len(sys.argv) > 1 and sys.argv[1] == "model":
        return write_model(sys.argv[3], *MODELS[sys.argv[2]][:2])
    if len(sys.argv) > 1 and sys.argv[1] == "logits":
        return write_logits(sys.argv[2], sys.argv[3], int(sys.argv[4]), sys.argv[5])
    if len(sys.argv) > 1 and sys.argv[1] == "difference":
        return write_difference(*sys.argv[2:])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    preparing = commands.add_parser("prepare")
    preparing.add_argument("folder", type=pathlib.Path)
    preparing.add_argument("--python", required=True)
    running = commands.add_parser("run")
    running.add_argument("folder", type=pathlib.Path)
    running.add_argument("--build", type=pathlib.Path, required=True)
    running.add_argument("devices", nargs="*", metavar="DEVICE", default=["cuda"])
    timing = commands.add_parser("speed")
    timing.add_argument("folder", type=pathlib.Path)
    timing.add_argument("--build", type=pathlib.Path, required=True)
    timing.add_argument("--type", default="F16", choices=["F16", "Q8_0", "Q4_0"])
    timing.add_argument("device", nargs="?", default="gpu", choices=["gpu", "cuda", "hip"])
    args = parser.parse_args()
    folder = args.folder.resolve()
    if args.command == "prepare":
        return prepare(folder, args.python)
    if args.command == "speed":
        return speed(folder, args.build, args.device, args.type)
    unknown = set(args.devices) - {"cuda", "hip", "level_zero", "native_cpu", "gpu"}
    if unknown:
        parser.error(f"unknown device {', '.join(sorted(unknown))}")
    return run(folder, args.build, args.devices)


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""A language model of random weights through llama.cpp's SYCL backend (cyllama-sycl 0.7.0, libsycl of 2025.3.3), and its logits with all
layers on a device against those with none there.

    llama.py prepare FOLDER --python PYTHON   makes an environment (PYTHON: of release 3.12) and two models, once
    llama.py run FOLDER [DEVICE...] --build BUILD   DEVICE: cuda (the standard), hip, gpu; on the build's software drivers but for gpu

`gpu` is an NVIDIA GPU by the system's driver. The backend takes GPUs alone, so OpenCL for processors and native CPU show it nothing.
Prompts are given with flash attention: without it, llama.cpp converts the queries of a prompt of several tokens as if they lay one
behind the other (`convert_unary_nc` over all elements at once), which they do not, and every driver computes what that says.

Exit status: 1 where logits lie farther apart than rounding makes them, 77 where the environment is not there.
"""
import argparse
import os
import pathlib
import subprocess
import sys

PACKAGES = ["cyllama-sycl==0.7.0", "gguf==0.19.0", "intel-sycl-rt==2025.3.3", "intel-cmplr-lib-ur==2025.3.3",
            "intel-cmplr-lib-rt==2025.3.3", "intel-opencl-rt==2025.3.3", "intel-openmp==2025.3.3", "onemkl-sycl-blas==2025.3.1",
            "mkl==2025.3.1", "onednn==2025.3.0"]
WIDTH, HEADS, HEADS_KV, INNER, TOKENS, CONTEXT = 256, 8, 4, 512, 512, 128
# Types of the weights of each layer and of the output; how far the logits may be apart, which reach 3.5.
MODELS = {"whole": (("F16", "F16", "F16"), "F16", 0.01), "small": (("F16", "Q8_0", "Q4_0"), "Q8_0", 0.06)}
PROMPT = [1, 70, 300, 12, 451, 99, 5, 207, 333, 400, 17, 61, 260, 261, 290, 511, 77, 8, 9, 10]
MORE = 4


def write_model(path, layers, output):
    """In the environment."""
    import gguf
    import numpy
    random = numpy.random.default_rng(20)
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(len(layers))
    writer.add_feed_forward_length(INNER)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS_KV)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(TOKENS)
    writer.add_tokenizer_model("llama")
    pieces = [b"<unk>", b"<s>", b"</s>"] + [b"<0x%02X>" % i for i in range(256)]
    kinds = [gguf.TokenType.UNKNOWN] + [gguf.TokenType.CONTROL] * 2 + [gguf.TokenType.BYTE] * 256
    kinds += [gguf.TokenType.NORMAL] * (TOKENS - len(kinds))
    pieces += [b"w%d" % i for i in range(TOKENS - len(pieces))]
    writer.add_token_list(pieces)
    writer.add_token_scores([-float(i) for i in range(TOKENS)])
    writer.add_token_types(kinds)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)

    def add(name, rows, columns, kind=None):
        weights = (random.standard_normal((rows, columns)) / numpy.sqrt(columns)).astype(numpy.float32)
        if kind:
            kind = gguf.GGMLQuantizationType[kind]
            writer.add_tensor(name, gguf.quants.quantize(weights, kind), raw_dtype=kind)
        else:
            writer.add_tensor(name, weights)

    add("token_embd.weight", TOKENS, WIDTH)
    add("output.weight", TOKENS, WIDTH, output)
    writer.add_tensor("output_norm.weight", numpy.ones(WIDTH, numpy.float32))
    for number, kind in enumerate(layers):
        at = f"blk.{number}."
        for norm in ("attn_norm", "ffn_norm"):
            writer.add_tensor(f"{at}{norm}.weight", (1 + 0.1 * random.standard_normal(WIDTH)).astype(numpy.float32))
        few = WIDTH * HEADS_KV // HEADS
        for name, rows, columns in (("attn_q", WIDTH, WIDTH), ("attn_k", few, WIDTH), ("attn_v", few, WIDTH),
                                    ("attn_output", WIDTH, WIDTH), ("ffn_gate", INNER, WIDTH), ("ffn_up", INNER, WIDTH),
                                    ("ffn_down", WIDTH, INNER)):
            add(f"{at}{name}.weight", rows, columns, kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_logits(model_path, out, layers):
    """In the environment: of the prompt at once, and then token by token, the same tokens whatever the logits."""
    import numpy
    from cyllama.llama import llama_cpp
    llama_cpp.ggml_backend_load_all()
    llama_cpp.llama_backend_init()
    parameters = llama_cpp.LlamaModelParams()
    parameters.n_gpu_layers = layers
    model = llama_cpp.LlamaModel(model_path, parameters)
    of_context = llama_cpp.LlamaContextParams()
    of_context.n_ctx = CONTEXT
    of_context.n_batch = of_context.n_ubatch = 64
    of_context.flash_attn_type = 1
    context = llama_cpp.LlamaContext(model, of_context)
    rows, tokens, place = [], PROMPT, 0
    for turn in range(1 + MORE):
        batch = llama_cpp.LlamaBatch(n_tokens=len(tokens), embd=0, n_seq_max=1)
        for i, token in enumerate(tokens):
            batch.add(token, place + i, [0], i == len(tokens) - 1)
        context.decode(batch)
        rows.append(numpy.array(context.get_logits_ith(-1), numpy.float32))
        place += len(tokens)
        tokens = [PROMPT[turn]]
    numpy.save(out, numpy.stack(rows))


def write_difference(one, other):
    """In the environment."""
    import numpy
    first, second = numpy.load(one), numpy.load(other)
    print(abs(first).max(), abs(first - second).max())


def prepare(folder, python):
    folder.mkdir(parents=True, exist_ok=True)
    venv = folder / "llama"
    if not (venv / "done").exists():
        subprocess.run([python, "-m", "venv", venv], check=True)
        subprocess.run([venv / "bin/pip", "install", "-q", "--disable-pip-version-check", *PACKAGES], check=True)
        (venv / "done").touch()
    for name in MODELS:
        subprocess.run([venv / "bin/python", __file__, "model", name, folder / f"{name}.gguf"], check=True)


def environment(device, build, folder):
    build, venv = build.resolve(), folder / "llama"
    backend = "hip" if device == "hip" else "cuda"
    drivers = {"cuda": [build / "drivers/cuda"], "hip": [build / "drivers/hip", build / "drivers/cuda"], "gpu": []}[device]
    env = {k: v for k, v in os.environ.items() if not k.startswith(("UR_", "SYCL_", "ONEAPI_", "OCL_ICD_"))}
    env.update({"LD_LIBRARY_PATH": ":".join(map(str, [build / "lib", *drivers, venv / "lib"])), "GGML_NO_BACKTRACE": "1",
                "OCL_ICD_VENDORS": str(folder / "none"), f"UR_{backend.upper()}_PRESENT_AS": "level_zero",
                "UR_ADAPTERS_FORCE_LOAD": str(build / f"lib/libur_adapter_{backend}.so.0"),
                "ONEAPI_DEVICE_SELECTOR": "level_zero:0", "UR_CACHE_DIR": str(folder / "cache")})
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
                done = subprocess.run([python, __file__, "logits", folder / f"{name}.gguf", files[-1], str(layers)], env=env,
                                      text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600, check=False)
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


def main():
    # What this program starts in the environment.
    if len(sys.argv) > 1 and sys.argv[1] == "model":
        return write_model(sys.argv[3], *MODELS[sys.argv[2]][:2])
    if len(sys.argv) > 1 and sys.argv[1] == "logits":
        return write_logits(sys.argv[2], sys.argv[3], int(sys.argv[4]))
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
    args = parser.parse_args()
    folder = args.folder.resolve()
    if args.command == "prepare":
        return prepare(folder, args.python)
    unknown = set(args.devices) - {"cuda", "hip", "gpu"}
    if unknown:
        parser.error(f"unknown device {', '.join(sorted(unknown))}")
    return run(folder, args.build, args.devices)


if __name__ == "__main__":
    sys.exit(main())

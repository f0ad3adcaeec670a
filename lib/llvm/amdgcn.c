/* What of the text is for AMD's devices alone: kernels with LLVM's calling convention for them,
 * variables in their address spaces, and what work-items of a group do together.
 *
 * Values that are pointers are generic ones of 64 bits everywhere, as SPIR-V has them in memory;
 * only parameters of kernels, variables, and accesses name the space that they are of, and LLVM
 * infers the rest. What a work-item knows of the launch stands in the same structure as on the
 * host, which each kernel fills in for itself and LLVM dissolves into registers: ids are intrinsic
 * functions, sizes stand in the packet of the dispatch, and the global offset, which HIP knows
 * nothing of, is a last argument of three 64-bit numbers that is named ur.offset. Kernels with
 * barriers of device scope have it always, with a fourth: twice the number of the launch. */
#include <stdio.h>
#include <string.h>

#include "emit.h"
#include "hostcode/hostcode.h"

#define ITEM(field) ((unsigned)offsetof(struct ur_hostcode_item, field))

enum { GLOBAL = 1, LOCAL = 3, CONSTANT = 4, PRIVATE = 5 };
enum { LARGEST_GROUP = 1024 };

unsigned ll_amdgcn_space(uint32_t storage) {
    switch (storage) {
    case SpvStorageClassCrossWorkgroup:
    case SpvStorageClassDeviceOnlyINTEL:
    case SpvStorageClassHostOnlyINTEL:
        return GLOBAL;
    case SpvStorageClassUniformConstant:
        return CONSTANT;
    case SpvStorageClassWorkgroup:
        return LOCAL;
    default:
        return 0;
    }
}

/* Before gfx10 64, since then 32 unless a kernel asks for 64 (ll_amdgcn_wave). The last two
 * characters of a name are the minor version and the stepping; names of several processors
 * (gfx9-generic) are not known here. */
uint32_t ur_llvm_wave(const char *processor) {
    size_t length = strlen(processor);
    bool known = strncmp(processor, "gfx", 3) == 0 && length >= 6 && !strchr(processor, '-');
    return !known ? 0 : length > 6 ? 32 : 64;
}

/* All kernels of a module have the same waves, since they share functions. Those that do not
 * require 64 have sub-groups of parts of a wave then, as large as they are elsewhere. */
uint32_t ll_amdgcn_wave(const struct tr *t) {
    const struct ur_spirv_module *module = t->module;
    for (uint32_t i = 0; i < module->entry_point_count && t->options->widens; ++i) {
        const struct ur_spirv_function *f = ur_spirv_function(module, module->entry_points[i].id);
        const struct ur_spirv_note *size =
            f ? ur_spirv_mode(module, f, SpvExecutionModeSubgroupSize) : NULL;
        if (t->options->wave == 32 && size && size->count && size->operands[0] == 64) {
            return 64;
        }
    }
    return t->options->wave;
}

/* Those for computing alone since gfx940 (LLVM's feature image-insts). */
const char *ur_llvm_imageless(const char *processor) {
    static const char *const families[] = {"gfx94", "gfx95", "gfx125"};
    for (size_t i = 0; i < sizeof(families) / sizeof(*families); ++i) {
        if (strncmp(processor, families[i], strlen(families[i])) == 0) {
            return processor;
        }
    }
    return NULL;
}

/* LLVM's feature extended-image-insts: there is a plain sample, and no image has levels. */
bool ur_llvm_levelless(const char *processor) {
    return strncmp(processor, "gfx90a", 6) == 0;
}

/* ---- variables ------------------------------------------------------------------------------- */

static const char *quoted(struct tr *t, const char *name) {
    struct ur_text *text = &t->names; /* the host's alone, else */
    text->size = 0;
    ll_put_string(t, text, name);
    return ll_format(t, "@\"%.*s\"", (int)text->size, text->size ? text->bytes : "");
}

const char *ll_amdgcn_global(struct tr *t, uint32_t id) {
    const char *name = ur_spirv_host_name(t->module, id);
    return name ? quoted(t, name) : ll_format(t, "@.g%u", id);
}

/* Which kernels have it, and where it lies then, LLVM finds out. */
void ll_amdgcn_local(struct fn *k, uint32_t id, const struct type *type) {
    struct tr *t = k->t;
    if (!(t->marks[id] & MARK_LOCAL)) {
        t->marks[id] |= MARK_LOCAL;
        ur_text_print(&t->out, &t->declarations,
                      "@.l%u = internal addrspace(3) global %s undef, align %u\n", id, type->text,
                      ll_variable_align(t, id, type->align < 16 ? 16 : type->align));
    }
    ll_prologue(k, "%%v%u = addrspacecast ptr addrspace(3) @.l%u to ptr", id, id);
}

/* ---- what is done together ------------------------------------------------------------------- */

/* Sub-groups are waves, or equal parts of them where kernels require fewer work-items. Then what is
 * done together counts from the first lane of the part, and of masks its own bits are taken. */
static void need_lane(struct tr *t) {
    bool wide = t->wave == 64, parts = t->sub_group_least < t->wave;
    const char *ballot = wide ? "llvm.amdgcn.ballot.i64" : "llvm.amdgcn.ballot.i32";
    ll_declare(t, "llvm.amdgcn.mbcnt.lo", "declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)\n");
    ll_declare(t, "llvm.amdgcn.mbcnt.hi", "declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)\n");
    ll_declare(t, "ur.place",
               wide ? "define internal i64 @ur.place() alwaysinline nounwind {\n"
                      "  %%low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)\n"
                      "  %%lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %%low)\n"
                      "  %%wide = zext i32 %%lane to i64\n  ret i64 %%wide\n}\n"
                    : "define internal i64 @ur.place() alwaysinline nounwind {\n"
                      "  %%lane = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)\n"
                      "  %%wide = zext i32 %%lane to i64\n  ret i64 %%wide\n}\n");
    ll_declare(t, ballot, "declare i%u @%s(i1)\n", (unsigned)t->wave, ballot);
    ll_declare(t, "ur.vote",
               "define internal i64 @ur.vote(i1 %%x) alwaysinline convergent nounwind {\n"
               "  %%mask = call i%u @%s(i1 %%x)\n  %%wide = %s i%u %%mask to i64\n"
               "  ret i64 %%wide\n}\n",
               (unsigned)t->wave, ballot, wide ? "bitcast" : "zext", (unsigned)t->wave);
    ll_declare(t, "llvm.cttz.i64", "declare i64 @llvm.cttz.i64(i64, i1)\n");
    ll_declare(t, "ur.size",
               parts ? "define internal i64 @ur.size(ptr %%item) alwaysinline nounwind {\n"
                       "  %%size = call i64 @ur.field(ptr %%item, i64 %u)\n  ret i64 %%size\n}\n"
                     : "define internal i64 @ur.size(ptr %%item) alwaysinline nounwind {\n"
                       "  ret i64 %u\n}\n",
               parts ? ITEM(sub_group_size) : (unsigned)t->wave);
    ll_declare(t, "ur.lane",
               "define internal i64 @ur.lane(ptr %%item) alwaysinline nounwind {\n"
               "  %%place = call i64 @ur.place()\n  %%size = call i64 @ur.size(ptr %%item)\n"
               "  %%most = sub i64 %%size, 1\n  %%lane = and i64 %%place, %%most\n"
               "  ret i64 %%lane\n}\n");
    ll_declare(t, "ur.part",
               parts ? "define internal i64 @ur.part(ptr %%item, i64 %%mask) alwaysinline nounwind "
                       "{\n"
                       "  %%place = call i64 @ur.place()\n"
                       "  %%lane = call i64 @ur.lane(ptr %%item)\n"
                       "  %%base = sub i64 %%place, %%lane\n"
                       "  %%size = call i64 @ur.size(ptr %%item)\n"
                       "  %%others = sub i64 64, %%size\n  %%all = lshr i64 -1, %%others\n"
                       "  %%moved = lshr i64 %%mask, %%base\n  %%own = and i64 %%moved, %%all\n"
                       "  ret i64 %%own\n}\n"
                     : "define internal i64 @ur.part(ptr %%item, i64 %%mask) alwaysinline nounwind "
                       "{\n  ret i64 %%mask\n}\n");
    ll_declare(t, "ur.leader",
               "define internal i64 @ur.leader(ptr %%item) alwaysinline convergent nounwind {\n"
               "  %%all = call i64 @ur.vote(i1 true)\n"
               "  %%here = call i64 @ur.part(ptr %%item, i64 %%all)\n"
               "  %%first = call i64 @llvm.cttz.i64(i64 %%here, i1 true)\n"
               "  ret i64 %%first\n}\n");
}

/* Lanes take what others of the wave show. In waves of 64 on processors whose own are of 32 the
 * instruction sees the own half alone: of the other one lanes are read one by one. */
static void need_permute(struct tr *t) {
    ll_declare(t, "llvm.amdgcn.ds.bpermute", "declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)\n");
    if (t->wave == t->options->wave) {
        ll_declare(t, "ur.permute",
                   "define internal i32 @ur.permute(i32 %%from, i32 %%x) alwaysinline convergent "
                   "nounwind {\n"
                   "  %%at = shl i32 %%from, 2\n"
                   "  %%y = call i32 @llvm.amdgcn.ds.bpermute(i32 %%at, i32 %%x)\n"
                   "  ret i32 %%y\n}\n");
        return;
    }
    ll_declare(t, "ur.permute",
               "define internal i32 @ur.permute(i32 %%from, i32 %%x) convergent nounwind {\n"
               "entry:\n  %%inside = and i32 %%from, 31\n  %%at = shl i32 %%inside, 2\n"
               "  %%near = call i32 @llvm.amdgcn.ds.bpermute(i32 %%at, i32 %%x)\n"
               "  %%place = call i64 @ur.place()\n  %%lane = trunc i64 %%place to i32\n"
               "  %%apart = xor i32 %%from, %%lane\n  %%far = icmp ugt i32 %%apart, 31\n"
               "  %%here = call i64 @ur.vote(i1 %%far)\n  %%any = icmp ne i64 %%here, 0\n"
               "  br i1 %%any, label %%loop, label %%done\nloop:\n"
               "  %%left = phi i64 [ %%here, %%entry ], [ %%rest, %%loop ]\n"
               "  %%kept = phi i32 [ %%near, %%entry ], [ %%y, %%loop ]\n"
               "  %%first = call i64 @llvm.cttz.i64(i64 %%left, i1 true)\n"
               "  %%i = trunc i64 %%first to i32\n"
               "  %%wanted = call i32 @llvm.amdgcn.readlane(i32 %%from, i32 %%i)\n"
               "  %%read = call i32 @llvm.amdgcn.readlane(i32 %%x, i32 %%wanted)\n"
               "  %%own = icmp eq i32 %%from, %%wanted\n"
               "  %%y = select i1 %%own, i32 %%read, i32 %%kept\n"
               "  %%served = call i64 @ur.vote(i1 %%own)\n  %%others = xor i64 %%served, -1\n"
               "  %%rest = and i64 %%left, %%others\n  %%more = icmp ne i64 %%rest, 0\n"
               "  br i1 %%more, label %%loop, label %%done\ndone:\n"
               "  %%got = phi i32 [ %%near, %%entry ], [ %%y, %%loop ]\n  ret i32 %%got\n}\n");
}

/* Of 32 bits as they are, of 64 in two halves: what `name`, of i32, makes of them. */
static void need_moves(struct tr *t) {
    ll_declare(t, "llvm.amdgcn.readlane", "declare i32 @llvm.amdgcn.readlane(i32, i32)\n");
    need_permute(t);
    ll_declare(t, "ur.take.narrow.sub",
               "define internal i64 @ur.take.narrow.sub(ptr %%item, i64 %%x, i64 %%index) "
               "alwaysinline convergent nounwind {\n"
               "  %%size = call i64 @ur.size(ptr %%item)\n  %%most = sub i64 %%size, 1\n"
               "  %%inside = and i64 %%index, %%most\n  %%place = call i64 @ur.place()\n"
               "  %%others = sub i64 0, %%size\n  %%base = and i64 %%place, %%others\n"
               "  %%from = or i64 %%base, %%inside\n  %%there = trunc i64 %%from to i32\n"
               "  %%a = trunc i64 %%x to i32\n"
               "  %%b = call i32 @ur.permute(i32 %%there, i32 %%a)\n"
               "  %%y = zext i32 %%b to i64\n  ret i64 %%y\n}\n");
    ll_declare(t, "ur.take.sub",
               "define internal i64 @ur.take.sub(ptr %%item, i64 %%x, i64 %%index) alwaysinline "
               "convergent nounwind {\n"
               "  %%high = lshr i64 %%x, 32\n"
               "  %%a = call i64 @ur.take.narrow.sub(ptr %%item, i64 %%x, i64 %%index)\n"
               "  %%b = call i64 @ur.take.narrow.sub(ptr %%item, i64 %%high, i64 %%index)\n"
               "  %%up = shl i64 %%b, 32\n  %%y = or i64 %%up, %%a\n  ret i64 %%y\n}\n");
    ll_declare(t, "ur.read",
               "define internal i64 @ur.read(i64 %%x, i64 %%index) alwaysinline convergent "
               "nounwind {\n"
               "  %%at = trunc i64 %%index to i32\n  %%a = trunc i64 %%x to i32\n"
               "  %%high = lshr i64 %%x, 32\n  %%b = trunc i64 %%high to i32\n"
               "  %%c = call i32 @llvm.amdgcn.readlane(i32 %%a, i32 %%at)\n"
               "  %%d = call i32 @llvm.amdgcn.readlane(i32 %%b, i32 %%at)\n"
               "  %%e = zext i32 %%c to i64\n  %%f = zext i32 %%d to i64\n"
               "  %%up = shl i64 %%f, 32\n  %%y = or i64 %%up, %%e\n  ret i64 %%y\n}\n");
}

static void need_sub_group(struct tr *t) {
    need_moves(t);
    ll_declare(t, "llvm.amdgcn.wave.barrier", "declare void @llvm.amdgcn.wave.barrier()\n");
    ll_declare(t, "ur.wait.sub",
               "define internal void @ur.wait.sub(ptr %%item) alwaysinline convergent nounwind {\n"
               "  fence syncscope(\"wavefront\") release\n"
               "  call void @llvm.amdgcn.wave.barrier()\n"
               "  fence syncscope(\"wavefront\") acquire\n  ret void\n}\n");
    ll_declare(t, "ur.first.sub",
               "define internal i64 @ur.first.sub(ptr %%item) alwaysinline nounwind {\n"
               "  %%lin = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%size = call i64 @ur.size(ptr %%item)\n  %%others = sub i64 0, %%size\n"
               "  %%first = and i64 %%lin, %%others\n  ret i64 %%first\n}\n",
               ITEM(linear_id));
    ll_declare(t, "ur.count.sub",
               "define internal i64 @ur.count.sub(ptr %%item) alwaysinline nounwind {\n"
               "  %%all = call i64 @ur.count.group(ptr %%item)\n"
               "  %%first = call i64 @ur.first.sub(ptr %%item)\n"
               "  %%size = call i64 @ur.size(ptr %%item)\n"
               "  %%left = sub i64 %%all, %%first\n  %%less = icmp ult i64 %%left, %%size\n"
               "  %%count = select i1 %%less, i64 %%left, i64 %%size\n  ret i64 %%count\n}\n");
    ll_declare(t, "ur.ballot.sub",
               "define internal i64 @ur.ballot.sub(ptr %%item, i64 %%x) alwaysinline convergent "
               "nounwind {\n"
               "  %%yes = icmp ne i64 %%x, 0\n  %%mask = call i64 @ur.vote(i1 %%yes)\n"
               "  %%own = call i64 @ur.part(ptr %%item, i64 %%mask)\n  ret i64 %%own\n}\n");
    ll_declare(t, "ur.same.sub",
               "define internal i64 @ur.same.sub(ptr %%item, i64 %%x) alwaysinline convergent "
               "nounwind {\n"
               "  %%first = call i64 @ur.leader(ptr %%item)\n"
               "  %%y = call i64 @ur.%s\n"
               "  %%no = icmp ne i64 %%x, %%y\n  %%mask = call i64 @ur.vote(i1 %%no)\n"
               "  %%own = call i64 @ur.part(ptr %%item, i64 %%mask)\n  ret i64 %%own\n}\n",
               t->sub_group_least < t->wave ? "take.sub(ptr %item, i64 %x, i64 %first)"
                                            : "read(i64 %x, i64 %first)");
}

static void need_group(struct tr *t) {
    ll_declare(t, "llvm.amdgcn.s.barrier", "declare void @llvm.amdgcn.s.barrier()\n");
    ll_declare(t, "ur.wait.group",
               "define internal void @ur.wait.group(ptr %%item) alwaysinline convergent nounwind "
               "{\n"
               "  fence syncscope(\"workgroup\") release\n"
               "  call void @llvm.amdgcn.s.barrier()\n"
               "  fence syncscope(\"workgroup\") acquire\n  ret void\n}\n");
    ll_declare(t, "ur.shown",
               "@ur.shown = internal addrspace(3) global i64 undef, align 8\n"
               "define internal i64 @ur.take.group(ptr %%item, i64 %%x, i64 %%index) convergent "
               "nounwind {\n"
               "  %%lin = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%mine = icmp eq i64 %%lin, %%index\n"
               "  br i1 %%mine, label %%show, label %%wait\nshow:\n"
               "  store i64 %%x, ptr addrspace(3) @ur.shown, align 8\n  br label %%wait\nwait:\n"
               "  call void @ur.wait.group(ptr %%item)\n"
               "  %%y = load i64, ptr addrspace(3) @ur.shown, align 8\n"
               "  call void @ur.wait.group(ptr %%item)\n  ret i64 %%y\n}\n"
               "define internal i64 @ur.take.narrow.group(ptr %%item, i64 %%x, i64 %%index) "
               "convergent nounwind {\n"
               "  %%y = call i64 @ur.take.group(ptr %%item, i64 %%x, i64 %%index)\n"
               "  ret i64 %%y\n}\n",
               ITEM(linear_id));
}

void ll_amdgcn_scope(struct tr *t, const char *scope) {
    ll_declare(t, "ur.field",
               "define internal i64 @ur.field(ptr %%item, i64 %%offset) alwaysinline nounwind {\n"
               "  %%at = getelementptr inbounds i8, ptr %%item, i64 %%offset\n"
               "  %%x = load i64, ptr %%at, align 8\n  ret i64 %%x\n}\n");
    ll_declare(t, "ur.count.group",
               "define internal i64 @ur.count.group(ptr %%item) alwaysinline nounwind {\n"
               "  %%x = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%y = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%z = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%xy = mul i64 %%x, %%y\n  %%xyz = mul i64 %%xy, %%z\n  ret i64 %%xyz\n}\n",
               ITEM(local_size[0]), ITEM(local_size[1]), ITEM(local_size[2]));
    need_lane(t);
    if (strcmp(scope, "sub") == 0) {
        need_sub_group(t);
    } else {
        need_group(t);
    }
}

/* ---- reductions and scans -------------------------------------------------------------------- */

/* The function's name: what a member of the sub-group shows, of that type. */
static const char *need_pick(struct tr *t, const struct type *type) {
    const char *name = ll_format(t, "ur.pick.%s", ll_suffix(t, type));
    unsigned width = type->width;
    bool wide = width == 64;
    ll_declare(t, name,
               "define internal %s @%s(ptr %%item, %s %%x, i64 %%index) alwaysinline convergent "
               "nounwind {\n"
               "  %%as = bitcast %s %%x to i%u\n  %%all = %s i%u %%as to i64\n"
               "  %%got = call i64 @ur.take%s.sub(ptr %%item, i64 %%all, i64 %%index)\n"
               "  %%cut = %s i64 %%got to i%u\n  %%y = bitcast i%u %%cut to %s\n"
               "  ret %s %%y\n}\n",
               type->text, name, type->text, type->text, width, wide ? "bitcast" : "zext", width,
               wide ? "" : ".narrow", wide ? "bitcast" : "trunc", width, width, type->text,
               type->text);
    return name;
}

/* All come there, so what is below a work-item is there too: in each step it takes what those of
 * twice as many have. */
static void scan_together(struct tr *t, const char *name, const struct type *type, uint32_t way,
                          const char *join, const char *identity) {
    struct ur_text *text = &t->names; /* the host's alone, else */
    struct ur_out *out = &t->out;
    const char *pick = need_pick(t, type), *of = type->text;
    text->size = 0;
    ur_text_print(out, text,
                  "define internal %s @%s(ptr %%item, %s %%s0, i64 %%cluster) convergent nounwind "
                  "{\n  %%lane = call i64 @ur.lane(ptr %%item)\n",
                  of, name, of);
    unsigned step = 0;
    for (unsigned apart = 1; apart < t->sub_group_most; apart *= 2, ++step) {
        ur_text_print(out, text,
                      "  %%i%u = sub i64 %%lane, %u\n"
                      "  %%y%u = call %s @%s(ptr %%item, %s %%s%u, i64 %%i%u)\n"
                      "  %%m%u = call %s @%s(%s %%y%u, %s %%s%u)\n"
                      "  %%c%u = icmp uge i64 %%lane, %u\n"
                      "  %%s%u = select i1 %%c%u, %s %%m%u, %s %%s%u\n",
                      step, apart, step, of, pick, of, step, step, step, of, join, of, step, of,
                      step, step, apart, step + 1, step, of, step, of, step);
    }
    switch (way) {
    case SpvGroupOperationInclusiveScan:
        ur_text_print(out, text, "  ret %s %%s%u\n}\n", of, step);
        break;
    case SpvGroupOperationExclusiveScan:
        ur_text_print(out, text,
                      "  %%below = sub i64 %%lane, 1\n  %%none = icmp eq i64 %%lane, 0\n"
                      "  %%y = call %s @%s(ptr %%item, %s %%s%u, i64 %%below)\n"
                      "  %%made = select i1 %%none, %s %s, %s %%y\n  ret %s %%made\n}\n",
                      of, pick, of, step, of, identity, of, of);
        break;
    default:
        ur_text_print(out, text,
                      "  %%count = call i64 @ur.count.sub(ptr %%item)\n"
                      "  %%last = sub i64 %%count, 1\n"
                      "  %%made = call %s @%s(ptr %%item, %s %%s%u, i64 %%last)\n"
                      "  ret %s %%made\n}\n",
                      of, pick, of, step, of);
        break;
    }
    ll_declare(t, name, "%.*s", (int)text->size, text->bytes);
}

/* One by one of those that are there. */
static void scan_apart(struct tr *t, const char *name, const struct type *type, uint32_t way,
                       const char *join, const char *identity) {
    const char *of = type->text,
               *counts = way == SpvGroupOperationInclusiveScan   ? "ule i64 %i, %lane"
                         : way == SpvGroupOperationExclusiveScan ? "ult i64 %i, %lane"
                         : way == SpvGroupOperationReduce        ? "eq i64 0, 0"
                                                                 : "ult i64 %apart, %cluster";
    unsigned width = type->width;
    ll_declare(t, name,
               "define internal %s @%s(ptr %%item, %s %%x, i64 %%cluster) convergent nounwind {\n"
               "entry:\n"
               "  %%as = bitcast %s %%x to i%u\n  %%all = %s i%u %%as to i64\n"
               "  %%lane = call i64 @ur.place()\n  %%here = call i64 @ur.vote(i1 true)\n"
               "  %%size = call i64 @ur.size(ptr %%item)\n  br label %%loop\nloop:\n"
               "  %%left = phi i64 [ %%here, %%entry ], [ %%rest, %%loop ]\n"
               "  %%sum = phi %s [ %s, %%entry ], [ %%kept, %%loop ]\n"
               "  %%i = call i64 @llvm.cttz.i64(i64 %%left, i1 true)\n"
               "  %%read = call i64 @ur.read(i64 %%all, i64 %%i)\n"
               "  %%cut = %s i64 %%read to i%u\n  %%y = bitcast i%u %%cut to %s\n"
               "  %%new = call %s @%s(%s %%sum, %s %%y)\n"
               "  %%apart = xor i64 %%i, %%lane\n  %%asked = icmp %s\n"
               "  %%own = icmp ult i64 %%apart, %%size\n  %%counts = and i1 %%asked, %%own\n"
               "  %%kept = select i1 %%counts, %s %%new, %s %%sum\n"
               "  %%less = sub i64 %%left, 1\n  %%rest = and i64 %%left, %%less\n"
               "  %%more = icmp ne i64 %%rest, 0\n"
               "  br i1 %%more, label %%loop, label %%done\ndone:\n  ret %s %%kept\n}\n",
               of, name, of, of, width, width == 64 ? "bitcast" : "zext", width, of, identity,
               width == 64 ? "bitcast" : "trunc", width, width, of, of, join, of, of, counts, of,
               of, of);
}

/* Each sub-group by itself, and then what they made, which is shown in local memory. */
static void scan_group(struct tr *t, const char *name, const struct type *type, uint32_t way,
                       const char *join, const char *identity) {
    const char *of = type->text, *part[2], *shown = ll_format(t, "ur.sums.%s", ll_suffix(t, type));
    const unsigned most = LARGEST_GROUP / t->sub_group_least; /* sub-groups of a group */
    for (int i = 0; i < 2; ++i) {
        uint32_t inner = i ? SpvGroupOperationExclusiveScan : SpvGroupOperationInclusiveScan;
        part[i] = ll_format(t, "%s.part%d", name, i);
        scan_together(t, part[i], type, inner, join, identity);
    }
    const char *memory = type->op == SpvOpTypeBool ? "i8" : of;
    const char *into = type->op == SpvOpTypeBool ? "zext" : "bitcast",
               *from = type->op == SpvOpTypeBool ? "trunc" : "bitcast";
    ll_declare(t, shown, "@%s = internal addrspace(3) global [%u x %s] undef, align 8\n", shown,
               most, memory);
    bool scan = way != SpvGroupOperationReduce, exclusive = way == SpvGroupOperationExclusiveScan;
    ll_declare(t, name,
               "define internal %s @%s(ptr %%item, %s %%x, i64 %%cluster) convergent nounwind {\n"
               "entry:\n"
               "  %%up = call %s @%s(ptr %%item, %s %%x, i64 0)\n"
               "  %%below = call %s @%s(ptr %%item, %s %%x, i64 0)\n"
               "  %%lane = call i64 @ur.lane(ptr %%item)\n"
               "  %%count = call i64 @ur.count.sub(ptr %%item)\n"
               "  %%first = call i64 @ur.first.sub(ptr %%item)\n"
               "  %%size = call i64 @ur.size(ptr %%item)\n  %%mine = udiv i64 %%first, %%size\n"
               "  %%at = getelementptr inbounds [%u x %s], ptr addrspace(3) @%s, i64 0, i64 "
               "%%mine\n"
               "  %%last = sub i64 %%count, 1\n  %%tells = icmp eq i64 %%lane, %%last\n"
               "  br i1 %%tells, label %%show, label %%wait\nshow:\n"
               "  %%as = %s %s %%up to %s\n"
               "  store %s %%as, ptr addrspace(3) %%at\n  br label %%wait\nwait:\n"
               "  call void @ur.wait.group(ptr %%item)\n"
               "  %%items = call i64 @ur.count.group(ptr %%item)\n"
               "  %%most = sub i64 %%size, 1\n  %%over = add i64 %%items, %%most\n"
               "  %%waves = udiv i64 %%over, %%size\n"
               "  br label %%loop\nloop:\n"
               "  %%i = phi i64 [ 0, %%wait ], [ %%next, %%loop ]\n"
               "  %%sum = phi %s [ %s, %%wait ], [ %%kept, %%loop ]\n"
               "  %%from = getelementptr inbounds [%u x %s], ptr addrspace(3) @%s, i64 0, i64 "
               "%%i\n"
               "  %%read = load %s, ptr addrspace(3) %%from\n  %%y = %s %s %%read to %s\n"
               "  %%new = call %s @%s(%s %%sum, %s %%y)\n"
               "  %%counts = icmp ult i64 %%i, %s\n"
               "  %%kept = select i1 %%counts, %s %%new, %s %%sum\n"
               "  %%next = add i64 %%i, 1\n  %%more = icmp ult i64 %%next, %%waves\n"
               "  br i1 %%more, label %%loop, label %%done\ndone:\n"
               "  call void @ur.wait.group(ptr %%item)\n"
               "  %%both = call %s @%s(%s %%kept, %s %s)\n  ret %s %s\n}\n",
               of, name, of, of, part[0], of, of, part[1], of, most, memory, shown, into, of,
               memory, memory, of, identity, most, memory, shown, memory, from, memory, of, of,
               join, of, of, scan ? "%mine" : "%waves", of, of, of, join, of, of,
               exclusive ? "%below" : "%up", of, scan ? "%both" : "%kept");
}

void ll_amdgcn_reduction(struct tr *t, const char *name, const struct type *type, const char *scope,
                         uint32_t way, const char *combine, const char *identity, bool uniform) {
    const char *join = ll_format(t, "%s.join", name);
    ll_declare(t, join,
               "define internal %s @%s(%s %%sum, %s %%y) alwaysinline nounwind {\n  %%made = %s\n"
               "  ret %s %%made\n}\n",
               type->text, join, type->text, type->text, combine, type->text);
    ll_amdgcn_scope(t, "sub");
    if (strcmp(scope, "group") == 0) {
        if (way > SpvGroupOperationExclusiveScan) {
            ll_fail(t, UR_LLVM_UNSUPPORTED, "%s: group operation %u of a whole work-group",
                    t->fn ? t->fn->name : "", way);
        }
        scan_group(t, name, type, way, join, identity);
    } else if (uniform && way <= SpvGroupOperationExclusiveScan) {
        scan_together(t, name, type, way, join, identity);
    } else {
        scan_apart(t, name, type, way, join, identity);
    }
}

/* Pointers to built-in variables that say that they are in memory say so, too: where one is mixed
 * with others, an access would look there for what is in the work-item's own. */
void ll_amdgcn_check(struct fn *k) {
    const struct ur_spirv_instruction *insn = k->insn;
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    switch (insn->opcode) {
    case SpvOpPhi:
    case SpvOpSelect:
    case SpvOpStore:
    case SpvOpFunctionCall:
    case SpvOpCompositeConstruct:
    case SpvOpCompositeInsert:
        break;
    default:
        return;
    }
    ur_spirv_walk_begin(&walk, k->t->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? insn->operands[item.first] : 0,
                 input = id ? ll_input_of(k->t->module, id) : 0;
        if (input && ur_spirv_operand(k->t->module, input, 0) != SpvStorageClassInput) {
            ll_wrong(k, UR_LLVM_UNSUPPORTED,
                     "the address of built-in variable %%%u, which says that it is in storage "
                     "class %u",
                     input, ur_spirv_operand(k->t->module, input, 0));
        }
    }
}

/* ---- kernels --------------------------------------------------------------------------------- */

static void count_uses(struct tr *t, struct kernel *kernel, struct function *facts) {
    (void)t;
    kernel->uses |= facts->uses;
}

static const char *offset_type(const struct kernel *kernel) {
    return kernel->uses & USES_DEVICE ? "[4 x i64]" : "[3 x i64]";
}

static void put_parameters(struct tr *t, const struct kernel *kernel, bool offset) {
    struct ur_text *text = &t->body;
    const struct ur_spirv_function *f = kernel->function;
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        const struct type *type = ll_type_of(t, f->parameters[i]);
        ur_text_puts(&t->out, text, i ? ", " : "");
        if (ll_is_handed_over(type)) {
            const struct type *of = ll_pointee(t, type);
            if (!of->size) {
                ll_fail(t, UR_LLVM_INVALID,
                        "kernel '%.100s': parameter %u is of a type without size",
                        kernel->entry->name, i);
            }
            ur_text_print(&t->out, text, "ptr addrspace(4) byref(%s) align %u %%p%u", of->text,
                          of->align, i);
        } else if (type->op == SpvOpTypeImage) {
            ur_text_print(&t->out, text,
                          "ptr addrspace(4) byref(" LL_AMDGCN_IMAGE ") align 8 %%p%u", i);
        } else if (type->op == SpvOpTypePointer) {
            uint32_t align = ll_pointee(t, type)->align;
            ur_text_print(&t->out, text, "ptr addrspace(%u) align %u %%p%u",
                          ll_amdgcn_space(type->storage), align ? align : 1, i);
        } else {
            if (!type->size) {
                ll_fail(t, UR_LLVM_INVALID,
                        "kernel '%.100s': parameter %u is of a type without size",
                        kernel->entry->name, i);
            }
            ur_text_print(&t->out, text, "%s %%p%u", type->text, i);
        }
    }
    if (offset) {
        ur_text_print(&t->out, text, "%s%s %%offset", f->parameter_count ? ", " : "",
                      offset_type(kernel));
    }
}

/* Into %aN, as functions take them. Each work-item has its own copy of what is handed over whole.
 */
static void load_arguments(struct tr *t, const struct kernel *kernel) {
    struct ur_text *text = &t->body;
    const struct ur_spirv_function *f = kernel->function;
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        const struct type *type = ll_type_of(t, f->parameters[i]);
        if (ll_is_handed_over(type)) {
            const struct type *of = ll_pointee(t, type);
            const char *copy = "llvm.memcpy.p5.p4.i64";
            ll_declare(t, copy, "declare void @%s(ptr addrspace(5), ptr addrspace(4), i64, i1)\n",
                       copy);
            ur_text_print(&t->out, text,
                          "  %%q%u = alloca %s, align %u, addrspace(5)\n"
                          "  call void @%s(ptr addrspace(5) align %u %%q%u, ptr addrspace(4) align "
                          "%u %%p%u, i64 %l, i1 false)\n"
                          "  %%a%u = addrspacecast ptr addrspace(5) %%q%u to ptr\n",
                          i, of->text, ll_variable_align(t, f->parameters[i], of->align), copy,
                          of->align, i, of->align, i, (int64_t)of->size, i, i);
        } else if (type->op == SpvOpTypeImage) {
            ur_text_print(&t->out, text, "  %%a%u = addrspacecast ptr addrspace(4) %%p%u to ptr\n",
                          i, i);
        } else if (type->op == SpvOpTypePointer && ll_amdgcn_space(type->storage)) {
            ur_text_print(&t->out, text, "  %%a%u = addrspacecast ptr addrspace(%u) %%p%u to ptr\n",
                          i, ll_amdgcn_space(type->storage), i);
        } else {
            ur_text_print(&t->out, text, "  %%a%u = select i1 true, %s %%p%u, %s %%p%u\n", i,
                          type->text, i, type->text, i);
        }
    }
}

static void set_field(struct tr *t, unsigned offset, const char *value) {
    ur_text_print(&t->out, &t->body,
                  "  %%at%u = getelementptr inbounds i8, ptr addrspace(5) %%item.at, i64 %u\n"
                  "  store i64 %s, ptr addrspace(5) %%at%u, align 8\n",
                  offset, offset, value, offset);
}

/* What the kernel's work-item is told. */
static void fill_item(struct tr *t, const struct kernel *kernel, const uint32_t sizes[3],
                      bool offset) {
    static const char letters[] = "xyz";
    struct ur_text *text = &t->body;
    ll_declare(t, "llvm.amdgcn.dispatch.ptr",
               "declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()\n");
    ur_text_print(&t->out, text,
                  "  %%item.at = alloca [%u x i8], align 16, addrspace(5)\n"
                  "  %%packet = call align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()\n",
                  (unsigned)sizeof(struct ur_hostcode_item));
    for (unsigned d = 0; d < 3; ++d) {
        for (unsigned group = 0; group < 2; ++group) {
            const char *name =
                ll_format(t, "llvm.amdgcn.work%s.id.%c", group ? "group" : "item", letters[d]);
            ll_declare(t, name, "declare i32 @%s()\n", name);
            ur_text_print(&t->out, text,
                          "  %%i%u.%u = call i32 @%s()\n  %%w%u.%u = zext i32 %%i%u.%u to i64\n",
                          group, d, name, group, d, group, d);
        }
        ur_text_print(&t->out, text,
                      "  %%ga.%u = getelementptr inbounds i8, ptr addrspace(4) %%packet, i64 %u\n"
                      "  %%gs.%u = load i32, ptr addrspace(4) %%ga.%u, align 4\n"
                      "  %%gw.%u = zext i32 %%gs.%u to i64\n",
                      d, 12 + 4 * d, d, d, d, d);
        if (sizes[0]) {
            ur_text_print(&t->out, text, "  %%ls.%u = add i32 %u, 0\n", d, sizes[d]);
        } else {
            ur_text_print(&t->out, text,
                          "  %%la.%u = getelementptr inbounds i8, ptr addrspace(4) %%packet, i64 "
                          "%u\n"
                          "  %%lh.%u = load i16, ptr addrspace(4) %%la.%u, align 2\n"
                          "  %%ls.%u = zext i16 %%lh.%u to i32\n",
                          d, 4 + 2 * d, d, d, d, d);
        }
        ur_text_print(&t->out, text,
                      "  %%lw.%u = zext i32 %%ls.%u to i64\n"
                      "  %%cn.%u = udiv i32 %%gs.%u, %%ls.%u\n  %%cw.%u = zext i32 %%cn.%u to i64\n"
                      "  %%of.%u = %s\n"
                      "  %%st.%u = mul i64 %%w1.%u, %%lw.%u\n"
                      "  %%in.%u = add i64 %%st.%u, %%w0.%u\n"
                      "  %%gi.%u = add i64 %%in.%u, %%of.%u\n",
                      d, d, d, d, d, d, d, d,
                      offset ? ll_format(t, "extractvalue %s %%offset, %u", offset_type(kernel), d)
                             : "add i64 0, 0",
                      d, d, d, d, d, d, d, d, d);
        set_field(t, ITEM(global_id) + 8 * d, ll_format(t, "%%gi.%u", d));
        set_field(t, ITEM(local_id) + 8 * d, ll_format(t, "%%w0.%u", d));
        set_field(t, ITEM(group_id) + 8 * d, ll_format(t, "%%w1.%u", d));
        set_field(t, ITEM(global_size) + 8 * d, ll_format(t, "%%gw.%u", d));
        set_field(t, ITEM(local_size) + 8 * d, ll_format(t, "%%lw.%u", d));
        set_field(t, ITEM(group_count) + 8 * d, ll_format(t, "%%cw.%u", d));
        set_field(t, ITEM(offset) + 8 * d, ll_format(t, "%%of.%u", d));
    }
    /* HIP's launches have three dimensions; a size of more than 1 says how many are meant. */
    ur_text_puts(&t->out, text,
                 "  %deep = icmp ugt i32 %gs.2, 1\n  %high = icmp ugt i32 %gs.1, 1\n"
                 "  %flat = select i1 %high, i64 2, i64 1\n"
                 "  %dims = select i1 %deep, i64 3, i64 %flat\n"
                 "  %ly = mul i64 %w0.2, %lw.1\n  %lz = add i64 %ly, %w0.1\n"
                 "  %lx = mul i64 %lz, %lw.0\n  %lin = add i64 %lx, %w0.0\n");
    if (kernel->uses & USES_DEVICE) {
        ur_text_puts(&t->out, text, "  %launch = extractvalue [4 x i64] %offset, 3\n");
        set_field(t, ITEM(waiter), "%launch");
    }
    set_field(t, ITEM(dims), "%dims");
    set_field(t, ITEM(linear_id), "%lin");
    set_field(t, ITEM(sub_group_size), ll_format(t, "%u", kernel->sub_group_size));
    ur_text_puts(&t->out, text, "  %item = addrspacecast ptr addrspace(5) %item.at to ptr\n");
}

/* Numbers of metadata; 0 is not used by kernels. */
static uint32_t put_names(struct tr *t, const struct kernel *kernel, bool offset, uint32_t number) {
    const struct ur_spirv_function *f = kernel->function;
    struct ur_text *text = &t->table;
    ur_text_print(&t->out, text, "!%u = !{", number);
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        const char *name = t->module->ids[f->parameters[i]].name;
        ur_text_puts(&t->out, text, i ? ", !\"" : "!\"");
        ll_put_string(t, text, name ? name : "");
        ur_text_puts(&t->out, text, "\"");
    }
    ur_text_print(&t->out, text, "%s}\n",
                  !offset              ? ""
                  : f->parameter_count ? ", !\"ur.offset\""
                                       : "!\"ur.offset\"");
    return number;
}

static void put_kernel(struct tr *t, struct kernel *kernel, uint32_t number) {
    struct ur_text *text = &t->body;
    const struct ur_spirv_function *f = kernel->function;
    uint32_t sizes[3] = {0}, notes = 10 + 4 * number;
    ll_required_size(t, kernel, sizes);
    uint64_t items = (uint64_t)sizes[0] * sizes[1] * sizes[2];
    ll_walk(t, kernel, count_uses);
    bool offset = kernel->uses & (USES_OFFSET | USES_DEVICE);
    if (sizes[0] && (items == 0 || items > LARGEST_GROUP)) {
        ll_fail(t, UR_LLVM_UNSUPPORTED,
                "kernel '%.100s' requires work-groups of %llu work-items: they may have up to %d",
                kernel->entry->name, (unsigned long long)items, LARGEST_GROUP);
    }
    ur_text_print(&t->out, text, "\ndefine protected amdgpu_kernel void %s(",
                  quoted(t, kernel->entry->name));
    put_parameters(t, kernel, offset);
    ur_text_print(&t->out, text,
                  ") nounwind convergent \"amdgpu-flat-work-group-size\"=\"%u,%u\" "
                  "\"uniform-work-group-size\"=\"true\" \"amdgpu-implicitarg-num-bytes\"=\"0\" "
                  "!kernel_arg_name !%u",
                  items ? (unsigned)items : 1, items ? (unsigned)items : LARGEST_GROUP, notes);
    put_names(t, kernel, offset, notes);
    if (items) {
        ur_text_print(&t->out, text, " !reqd_work_group_size !%u", notes + 1);
        ur_text_print(&t->out, &t->table, "!%u = !{i32 %u, i32 %u, i32 %u}\n", notes + 1, sizes[0],
                      sizes[1], sizes[2]);
    }
    /* For code_object.c; no OpenCL C says so: sub-groups that are required, or any, and with that
     * the hint of a size is the most that a work-group may have. Above 8 bits of the size is how
     * many sub-groups a work-group has to have. */
    uint32_t most[3], count = ll_required_sub_groups(t, kernel);
    ll_most_size(t, kernel, most);
    bool required = ll_required_sub_group(t, kernel) != 0;
    if (count > LARGEST_GROUP) {
        ll_fail(t, UR_LLVM_UNSUPPORTED,
                "kernel '%.100s' requires work-groups of %u sub-groups: they have up to %d "
                "work-items",
                kernel->entry->name, count, LARGEST_GROUP);
    }
    if (required || most[0] || count) {
        ur_text_print(&t->out, text, " !vec_type_hint !%u", notes + 2);
        ur_text_print(&t->out, &t->table, "!%u = !{<%u x i%u> undef, i32 1}\n", notes + 2,
                      kernel->sub_group_size | count << 8, required ? 7u : 6u);
    }
    if (most[0]) {
        ur_text_print(&t->out, text, " !work_group_size_hint !%u", notes + 3);
        ur_text_print(&t->out, &t->table, "!%u = !{i32 %u, i32 %u, i32 %u}\n", notes + 3, most[0],
                      most[1], most[2]);
    }
    ur_text_puts(&t->out, text, " {\nentry:\n");
    fill_item(t, kernel, sizes, offset);
    load_arguments(t, kernel);
    const struct type *result = ll_type(t, f->head.items[f->definition].type);
    ur_text_print(&t->out, text, "  %scall %s @.f%u(ptr %%item",
                  result->op == SpvOpTypeVoid ? "" : "%r = ", result->text, f->id);
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        ur_text_print(&t->out, text, ", %s %%a%u", ll_type_of(t, f->parameters[i])->text, i);
    }
    ur_text_puts(&t->out, text, ")\n  ret void\n}\n");
}

static void carry(struct tr *t) {
    static const char hex[] = "0123456789ABCDEF";
    const unsigned char *bytes = t->options->carried;
    struct ur_text *text = &t->head;
    ur_text_print(&t->out, text, "@.carried = internal addrspace(4) constant [%l x i8] c\"",
                  (int64_t)t->options->carried_size);
    for (size_t i = 0; i < t->options->carried_size; ++i) {
        const char byte[3] = {'\\', hex[bytes[i] >> 4], hex[bytes[i] & 15]};
        ur_text_append(&t->out, text, byte, sizeof(byte));
    }
    ur_text_puts(&t->out, text,
                 "\", section \"" UR_LLVM_CARRIED "\", align 4\n"
                 "@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr "
                 "addrspace(4) @.carried to ptr)], section \"llvm.metadata\"\n");
}

void ll_amdgcn_kernels(struct tr *t) {
    ll_put_attributes(t);
    if (t->options->carried_size) {
        carry(t);
    }
    for (uint32_t i = 0; i < t->kernel_count; ++i) {
        put_kernel(t, &t->kernels[i], i);
    }
    /* Code objects of version 4, which all releases of ROCm since 4.5 load. */
    ur_text_puts(&t->out, &t->body,
                 "\n!llvm.module.flags = !{!1}\n"
                 "!1 = !{i32 1, !\"amdgpu_code_object_version\", i32 400}\n!3 = !{i32 1}\n"
                 "!4 = !{float 2.5}\n!5 = !{float 3.0}\n!6 = !{float 1.0}\n"
                 "attributes #9999999 = { nounwind willreturn readnone }\n");
    ur_text_append(&t->out, &t->body, t->table.bytes, t->table.size);
}

/* Built-in functions, checked in the kernel itself: each CHECK that fails stores its line. */
#define CHECK(condition)                                                                           \
    if (!(condition))                                                                              \
        failed[atomic_inc(count) & 63] = __LINE__;
#define NEAR(a, b) (fabs((a) - (b)) <= 1e-5f * fabs(b) + 1e-6f)
#define NEAR_D(a, b) (fabs((a) - (b)) <= 1e-13 * fabs(b) + 1e-14)

/* The input keeps the compiler from computing the answers itself: one is 1, zero is 0. */
__kernel void integers(__global int *count, __global int *failed, int one, int zero)
{
    uint u = (uint)one;
    CHECK(min(one, -5) == -5 && max(one, -5) == 1 && clamp(7 * one, 0, 3) == 3);
    CHECK(min((uint)-1, u) == 1 && all(max((int4)(1, 2, 3, 4) * one, 3) == (int4)(3, 3, 3, 4)));
    CHECK(abs(-5 * one) == 5 && abs((int)(-2147483647 - one)) == 2147483648u);
    CHECK(abs_diff(-2000000000 * one, 2000000000) == 4000000000u && abs_diff(u, 4u) == 3);
    CHECK(add_sat(2147483647, one) == 2147483647 && add_sat(-2147483647, -2 * one) == -2147483647 - 1);
    CHECK(add_sat((char)(100 * one), (char)100) == 127 && add_sat((uchar)(200 * one), (uchar)100) == 255);
    CHECK(sub_sat(-2147483647, 2 * one) == -2147483647 - 1 && sub_sat(u, 2u) == 0);
    CHECK(sub_sat((short)(-30000 * one), (short)10000) == -32768);
    CHECK(add_sat((long)(0x7fffffffffffffffL - zero), 1L) == 0x7fffffffffffffffL);
    CHECK(hadd(-1 * one, 2147483647) == 1073741823 && rhadd(4294967295u * u, 4294967294u) == 4294967295u);
    CHECK(mul_hi(0x40000000 * one, 8) == 2 && mul_hi(0x8000000000000000ul * u, 6ul) == 3);
    CHECK(mul_hi(-one, 1) == -1 && mul_hi((long)-one, 5L) == -1);
    CHECK(mad_hi(0x40000000 * one, 8, 5) == 7);
    CHECK(mad_sat(65536 * one, 65536, 1) == 2147483647 && mad_sat(-65536 * one, 65536, 1) == -2147483647 - 1);
    CHECK(mad_sat((ulong)-1 * u, 2ul, 0ul) == (ulong)-1 && mad_sat((uchar)(20 * one), (uchar)20, (uchar)1) == 255);
    CHECK(rotate(0x80000001u * u, 4u) == 0x18 && rotate((uchar)(0x81 * one), (uchar)1) == 3);
    CHECK(rotate((ulong)u, 63ul) == 0x8000000000000000ul && rotate(u, 32u) == 1);
    CHECK(clz(u) == 31 && clz((uint)zero) == 32 && clz((uchar)one) == 7 && clz((short)-one) == 0);
    CHECK(clz((ulong)u) == 63 && ctz(8u * u) == 3 && ctz((uint)zero) == 32 && ctz((ushort)zero) == 16);
    CHECK(popcount((char)-one) == 8 && popcount(0xf0f0ul * u) == 8 && popcount((int2)(3, 7) * one).y == 3);
    CHECK(mul24(1000 * one, -2000) == -2000000 && mad24(10 * one, 20, 3) == 203);
    CHECK(upsample((char)-one, (uchar)2) == (short)0xff02 && upsample(u, 5u) == 0x100000005ul);
    CHECK(select(1, 2, one) == 2 && select(1, 2, zero) == 1);
    int4 picked = select((int4)(1, 2, 3, 4), (int4)(10, 20, 30, 40), (int4)(-one, 0, 1, -5));
    CHECK(all(picked == (int4)(10, 2, 3, 40)));
    CHECK(any((int2)(0, -one)) == 1 && any((int2)(0, one)) == 0 && all((char3)(-one, -2, -3)) == 1);
    CHECK(bitselect(0xff00u * u, 0x00ffu, 0x0ff0u) == 0xf0f0u);
    int4 mixed = shuffle((int4)(1, 2, 3, 4) * one, (uint4)(3, 2, 1, 4));
    CHECK(all(mixed == (int4)(4, 3, 2, 1)));
    float2 both = shuffle2((float2)(1, 2) * (float)one, (float2)(3, 4), (uint2)(3, 0));
    CHECK(both.x == 4 && both.y == 1);
}

__kernel void conversions(__global int *count, __global int *failed, float one, int zero)
{
    CHECK(convert_int_rte(2.5f * one) == 2 && convert_int_rtp(2.1f * one) == 3);
    CHECK(convert_int_rtn(-2.1f * one) == -3 && convert_int(-2.9f * one) == -2 && convert_int_rtz(2.9 * one) == 2);
    CHECK(convert_uchar_sat(300.0f * one) == 255 && convert_uchar_sat(-3.0f * one) == 0);
    CHECK(convert_char_sat(-1000 - zero) == -128 && convert_char_sat(1000u + (uint)zero) == 127);
    CHECK(convert_int_sat(1e20f * one) == 2147483647 && convert_int_sat(nan(1u) * one) == 0);
    CHECK(convert_uint_sat(-5 - zero) == 0 && convert_int_sat(4000000000u + (uint)zero) == 2147483647);
    CHECK(convert_long_sat(1e30 * one) == 0x7fffffffffffffffL && convert_ulong_sat(-1.0 * one) == 0);
    CHECK(convert_ushort_sat(70000L + zero) == 65535 && convert_short_sat(-70000L - zero) == -32768);
    CHECK(all(convert_int4_rte((float4)(0.5f, 1.5f, -0.5f, -1.5f) * one) == (int4)(0, 2, 0, -2)));
    CHECK(convert_float_rtz(16777219 + zero) == 16777218.0f && convert_float_rtp(16777217 + zero) == 16777218.0f);
    CHECK(convert_float_rtn(-16777217 - zero) == -16777218.0f && convert_float_rtz(-16777217 - zero) == -16777216.0f);
    CHECK(convert_float_rtp((ulong)-1 - (ulong)zero) == 0x1p64f && convert_float_rtz((ulong)-1) < 0x1p64f);
    CHECK(convert_float_rtz(0.1 * one) <= 0.1 && convert_float_rtp(0.1 * one) >= 0.1);
    CHECK(convert_float_rtz(1e300 * one) == FLT_MAX && isinf(convert_float_rtp(1e300 * one)));
    CHECK(convert_double_rtn(9007199254740993L + zero) == 9007199254740992.0);
    CHECK(convert_double_rtp(9007199254740993L + zero) == 9007199254740994.0);
    CHECK(convert_double3((int3)(1, 2, 3)).z == 3.0 && convert_uchar16((int16)(zero)).sf == 0);
    CHECK(as_int(one) == 0x3f800000 && as_float4((int4)(0x3f800000)).w == 1.0f);
}

__kernel void floats(__global int *count, __global int *failed, float one, double done)
{
    CHECK(NEAR(sin(one), 0.8414710f) && NEAR(cos(one), 0.5403023f) && NEAR(tan(one), 1.5574077f));
    CHECK(NEAR(exp(one), 2.7182818f) && NEAR(log(2 * one), 0.6931472f) && exp2(3 * one) == 8 && NEAR(exp10(2 * one), 100.0f));
    CHECK(NEAR(pow(2 * one, 0.5f), 1.4142136f) && pown(-2 * one, 3) == -8 && NEAR(rootn(-27 * one, 3), -3.0f));
    CHECK(NEAR(powr(2 * one, 3.0f), 8.0f) && isnan(powr(-one, 2.0f)));
    CHECK(sqrt(4 * one) == 2 && rsqrt(4 * one) == 0.5f && NEAR(cbrt(27 * one), 3.0f) && hypot(3 * one, 4.0f) == 5);
    CHECK(NEAR(atan2(one, -1.0f), 2.3561945f) && NEAR(atan2pi(one, 1.0f), 0.25f) && NEAR(acospi(-one), 1.0f));
    CHECK(sinpi(one) == 0 && cospi(0.5f * one) == 0 && isinf(tanpi(0.5f * one)) && sinpi(-0.5f * one) == -1);
    CHECK(NEAR(cospi(1000001 * one), -1.0f) && NEAR(tanpi(0.25f * one), 1.0f));
    CHECK(floor(-1.5f * one) == -2 && ceil(-1.5f * one) == -1 && trunc(-1.5f * one) == -1);
    CHECK(round(2.5f * one) == 3 && rint(2.5f * one) == 2 && fabs(-one) == 1 && sign(-3 * one) == -1);
    CHECK(fmin(one, NAN) == 1 && fmax(NAN, one) == 1 && fmod(5.5f * one, 2.0f) == 1.5f && remainder(5.5f * one, 2.0f) == -0.5f);
    CHECK(copysign(2 * one, -0.0f) == -2 && nextafter(one, 2.0f) > 1 && fdim(3 * one, 1.0f) == 2);
    CHECK(maxmag(-3 * one, 2.0f) == -3 && minmag(-3 * one, 2.0f) == 2 && maxmag(-2 * one, 2.0f) == 2);
    CHECK(fma(2 * one, 3.0f, 4.0f) == 10 && mad(2 * one, 3.0f, 4.0f) == 10 && mix(one, 3.0f, 0.5f) == 2);
    CHECK(clamp(5 * one, 0.0f, 2.0f) == 2 && step(one, 0.5f) == 0 && smoothstep(0.0f, 2.0f, one) == 0.5f);
    CHECK(NEAR(degrees(one), 57.29578f) && NEAR(radians(180 * one), 3.1415927f));
    CHECK(ldexp(one, 4) == 16 && ilogb(8 * one) == 3 && logb(8 * one) == 3);
    CHECK(NEAR(erf(one), 0.8427008f) && NEAR(tgamma(5 * one), 24.0f) && NEAR(lgamma(5 * one), 3.1780539f));
    CHECK(NEAR(native_sin(one), 0.8414710f) && NEAR(native_divide(one, 4.0f), 0.25f) && NEAR(half_exp(one), 2.7182818f));
    CHECK(NEAR(native_recip(4 * one), 0.25f) && NEAR(half_powr(2 * one, 2.0f), 4.0f));
    int n;
    float part;
    CHECK(frexp(12 * one, &n) == 0.75f && n == 4);
    CHECK(fract(-1.25f * one, &part) == 0.75f && part == -2);
    CHECK(modf(-1.25f * one, &part) == -0.25f && part == -1);
    CHECK(NEAR(sincos(one, &part), 0.8414710f) && NEAR(part, 0.5403023f));
    CHECK(remquo(7 * one, 2.0f, &n) == -1 && (n & 7) == 4 && NEAR(lgamma_r(-0.5f * one, &n), 1.2655121f) && n == -1);
    int4 n4;
    float4 f4 = frexp((float4)(1, 2, 4, 8) * one, &n4);
    CHECK(all(f4 == 0.5f) && all(n4 == (int4)(1, 2, 3, 4)));
    CHECK(all(sqrt((float16)(4) * one) == 2) && all(fmin((float3)(1, 5, 9) * one, 5.0f) == (float3)(1, 5, 5)));
    CHECK(dot((float4)(1, 2, 3, 4) * one, (float4)(1)) == 10 && length((float2)(3, 4) * one) == 5);
    CHECK(distance((float3)(1, 1, 1) * one, (float3)(1, 1, 3)) == 2 && all(normalize((float2)(0, 3) * one) == (float2)(0, 1)));
    float3 c = cross((float3)(1, 0, 0) * one, (float3)(0, 1, 0));
    CHECK(c.x == 0 && c.y == 0 && c.z == 1 && fast_length((float2)(3, 4) * one) == 5);
    CHECK(isnan(NAN) && !isnan(one) && isinf(INFINITY * one) && isfinite(one) && !isnormal(0 * one) && signbit(-one));
    CHECK(isequal(one, 1.0f) == 1 && isless((float2)(1, 2) * one, (float2)(2, 1)).x == -1);
    CHECK(isordered(one, NAN) == 0 && isunordered(one, NAN) == 1 && islessgreater(one, 2.0f) && isnotequal(one, NAN));
    CHECK(all(isgreaterequal((double2)(1, 2) * done, (double2)(1, 3)) == (long2)(-1, 0)));
    CHECK(all(select((float2)(1, 2), (float2)(3, 4), (int2)(-1, 0)) == (float2)(3, 2)));
    CHECK(as_int(bitselect(one, -1.0f, as_float(0x80000000))) == as_int(-1.0f));
    CHECK(NEAR_D(sin(done), 0.84147098480789650665) && NEAR_D(exp(done), 2.71828182845904523536));
    CHECK(NEAR_D(log(2 * done), 0.69314718055994530942) && pown(3 * done, 4) == 81 && rint(0.5 * done) == 0);
    CHECK(NEAR_D(atan2(done, 1.0), 0.78539816339744830962) && hypot(3 * done, 4.0) == 5 && rsqrt(4 * done) == 0.5);
}

__kernel void memory(__global int *count, __global int *failed, __global float *f, __local short *s,
                     __global ushort *h)
{
    short bytes[16];
    for (int i = 0; i < 16; i++) {
        bytes[i] = (short)(i * 3);
        f[i] = (float)i;
    }
    CHECK(vload4(1, f).w == 7 && vload3(1, f).x == 3 && vload2(2, f).y == 5 && vload16(0, f).sf == 15);
    CHECK(vload8(1, bytes).s7 == 45);
    vstore3((float3)(9, 8, 7), 1, f);
    CHECK(f[3] == 9 && f[5] == 7 && f[6] == 6);
    vstore4((short4)(1, 2, 3, 4), 0, s);
    CHECK(s[3] == 4 && vload2(1, s).x == 3);
    vstore_half(1.5f, 0, (__global half *)h);
    vstore_half(-65504.0f, 1, (__global half *)h);
    vstore_half(1e10f, 2, (__global half *)h);
    vstore_half(0x1p-24f, 3, (__global half *)h);
    vstore_half_rtz(1.0009765f, 4, (__global half *)h);
    vstore_half_rtp(1.0001f, 5, (__global half *)h);
    vstore_half(0x1.002p0f, 6, (__global half *)h); /* half way: to even */
    vstore_half_rtz(1e10f, 7, (__global half *)h);
    CHECK(h[0] == 0x3e00 && h[1] == 0xfbff && h[2] == 0x7c00 && h[3] == 1 && h[5] == 0x3c01);
    CHECK(h[6] == 0x3c00 && h[7] == 0x7bff);
    for (int i = 0; i < 65536; i++) {
        h[8] = (ushort)i;
        float x = vload_half(8, (__global half *)h);
        vstore_half(x, 9, (__global half *)h);
        if (h[9] != h[8] && !isnan(x))
            CHECK(h[9] == h[8]);
    }
    vstore_half4((float4)(1, 2, 3, 4), 0, (__global half *)h);
    float4 back = vload_half4(0, (__global half *)h);
    CHECK(all(back == (float4)(1, 2, 3, 4)));
    vstorea_half3((float3)(5, 6, 7), 1, (__global half *)h);
    CHECK(vloada_half3(1, (__global half *)h).z == 7 && h[4] == 0x4500);
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    prefetch(f, 4);
}

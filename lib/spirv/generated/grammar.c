/* Generated from scripts/templates/spirv_grammar.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
#include "../grammar.h"

const struct ur_spirv_operand_kind ur_spirv_operand_kinds[] = {
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_NamedMaximumNumberOfRegisters, UR_SPIRV_ONE},
    {UR_SPIRV_BuiltIn, UR_SPIRV_ONE},
    {UR_SPIRV_FunctionParameterAttribute, UR_SPIRV_ONE},
    {UR_SPIRV_FPRoundingMode, UR_SPIRV_ONE},
    {UR_SPIRV_FPFastMathMode, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralString, UR_SPIRV_ONE},
    {UR_SPIRV_LinkageType, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralString, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_FPRoundingMode, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_FPDenormMode, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralString, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralString, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ANY},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_FPOperationMode, UR_SPIRV_ONE},
    {UR_SPIRV_HostAccessQualifier, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralString, UR_SPIRV_ONE},
    {UR_SPIRV_InitializationModeQualifier, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralFloat, UR_SPIRV_ONE},
    {UR_SPIRV_AccessQualifier, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LoadCacheControl, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_StoreCacheControl, UR_SPIRV_ONE},
    {UR_SPIRV_SourceLanguage, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_LiteralString, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralString, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralString, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralExtInstInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_AddressingModel, UR_SPIRV_ONE},
    {UR_SPIRV_MemoryModel, UR_SPIRV_ONE},
    {UR_SPIRV_ExecutionModel, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralString, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_ExecutionMode, UR_SPIRV_ONE},
    {UR_SPIRV_Capability, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_FPEncoding, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_Dim, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_ImageFormat, UR_SPIRV_ONE},
    {UR_SPIRV_AccessQualifier, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_StorageClass, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_StorageClass, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralContextDependentNumber, UR_SPIRV_ONE},
    {UR_SPIRV_SamplerAddressingMode, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_SamplerFilterMode, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralSpecConstantOpInteger, UR_SPIRV_ONE},
    {UR_SPIRV_FunctionControl, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_StorageClass, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_Decoration, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_Decoration, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_PairIdRefLiteralInteger, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_ImageOperands, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_ImageOperands, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_ImageOperands, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_ImageOperands, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdMemorySemantics, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdMemorySemantics, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdMemorySemantics, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdMemorySemantics, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdMemorySemantics, UR_SPIRV_ONE},
    {UR_SPIRV_IdMemorySemantics, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_PairIdRefIdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LoopControl, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_SelectionControl, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_PairLiteralIntegerIdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_GroupOperation, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_GroupOperation, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_TensorOperands, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_TensorOperands, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralString, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_StorageClass, UR_SPIRV_ONE},
    {UR_SPIRV_StorageClass, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_PackedVectorFormat, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_PackedVectorFormat, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_CooperativeMatrixOperands, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_ImageOperands, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_CooperativeMatrixOperands, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_CooperativeMatrixOperands, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_CooperativeMatrixReduce, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_ONE},
    {UR_SPIRV_TensorAddressingOperands, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_RawAccessChainOperands, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralString, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralString, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_MatrixMultiplyAccumulateOperands, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_ExecutionModel, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralString, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_Capability, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ANY},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_Capability, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_FPRoundingMode, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_SourceLanguage, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_StorageClass, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_PairIdRefIdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_OPTIONAL},
};

const struct ur_spirv_value ur_spirv_values[] = {
    {0u, 0, 0, 0}, /* ImageOperandsNone */
    {1u, 5, 0, 1}, /* ImageOperandsBias */
    {2u, 10, 0, 1}, /* ImageOperandsLod */
    {4u, 14, 1, 2}, /* ImageOperandsGrad */
    {8u, 19, 0, 1}, /* ImageOperandsConstOffset */
    {16u, 31, 0, 1}, /* ImageOperandsOffset */
    {32u, 38, 0, 1}, /* ImageOperandsConstOffsets */
    {64u, 51, 0, 1}, /* ImageOperandsSample */
    {128u, 58, 0, 1}, /* ImageOperandsMinLod */
    {256u, 65, 3, 1}, /* ImageOperandsMakeTexelAvailable */
    {512u, 84, 3, 1}, /* ImageOperandsMakeTexelVisible */
    {1024u, 101, 0, 0}, /* ImageOperandsNonPrivateTexel */
    {2048u, 117, 0, 0}, /* ImageOperandsVolatileTexel */
    {4096u, 131, 0, 0}, /* ImageOperandsSignExtend */
    {8192u, 142, 0, 0}, /* ImageOperandsZeroExtend */
    {16384u, 153, 0, 0}, /* ImageOperandsNontemporal */
    {65536u, 165, 0, 1}, /* ImageOperandsOffsets */
    {0u, 0, 0, 0}, /* FPFastMathModeNone */
    {1u, 187, 0, 0}, /* FPFastMathModeNotNaN */
    {2u, 194, 0, 0}, /* FPFastMathModeNotInf */
    {4u, 201, 0, 0}, /* FPFastMathModeNSZ */
    {8u, 205, 0, 0}, /* FPFastMathModeAllowRecip */
    {16u, 216, 0, 0}, /* FPFastMathModeFast */
    {65536u, 221, 0, 0}, /* FPFastMathModeAllowContract */
    {131072u, 235, 0, 0}, /* FPFastMathModeAllowReassoc */
    {262144u, 248, 0, 0}, /* FPFastMathModeAllowTransform */
    {0u, 0, 0, 0}, /* SelectionControlNone */
    {1u, 278, 0, 0}, /* SelectionControlFlatten */
    {2u, 286, 0, 0}, /* SelectionControlDontFlatten */
    {0u, 0, 0, 0}, /* LoopControlNone */
    {1u, 315, 0, 0}, /* LoopControlUnroll */
    {2u, 322, 0, 0}, /* LoopControlDontUnroll */
    {4u, 333, 0, 0}, /* LoopControlDependencyInfinite */
    {8u, 352, 4, 1}, /* LoopControlDependencyLength */
    {16u, 369, 4, 1}, /* LoopControlMinIterations */
    {32u, 383, 4, 1}, /* LoopControlMaxIterations */
    {64u, 397, 4, 1}, /* LoopControlIterationMultiple */
    {128u, 415, 4, 1}, /* LoopControlPeelCount */
    {256u, 425, 4, 1}, /* LoopControlPartialCount */
    {65536u, 438, 4, 1}, /* LoopControlInitiationIntervalALTERA */
    {131072u, 463, 4, 1}, /* LoopControlMaxConcurrencyALTERA */
    {262144u, 484, 4, 1}, /* LoopControlDependencyArrayALTERA */
    {524288u, 506, 4, 1}, /* LoopControlPipelineEnableALTERA */
    {1048576u, 527, 4, 1}, /* LoopControlLoopCoalesceALTERA */
    {2097152u, 546, 4, 1}, /* LoopControlMaxInterleavingALTERA */
    {4194304u, 568, 4, 1}, /* LoopControlSpeculatedIterationsALTERA */
    {8388608u, 595, 0, 0}, /* LoopControlNoFusionALTERA */
    {16777216u, 610, 4, 1}, /* LoopControlLoopCountALTERA */
    {33554432u, 626, 4, 1}, /* LoopControlMaxReinvocationDelayALTERA */
    {268435456u, 653, 4, 1}, /* LoopControlMultipleWaitQueuesQCOM */
    {0u, 0, 0, 0}, /* FunctionControlNone */
    {1u, 688, 0, 0}, /* FunctionControlInline */
    {2u, 695, 0, 0}, /* FunctionControlDontInline */
    {4u, 706, 0, 0}, /* FunctionControlPure */
    {8u, 711, 0, 0}, /* FunctionControlConst */
    {65536u, 717, 0, 0}, /* FunctionControlOptNoneEXT */
    {0u, 744, 0, 0}, /* MemorySemanticsRelaxed */
    {2u, 752, 0, 0}, /* MemorySemanticsAcquire */
    {4u, 760, 0, 0}, /* MemorySemanticsRelease */
    {8u, 768, 0, 0}, /* MemorySemanticsAcquireRelease */
    {16u, 783, 0, 0}, /* MemorySemanticsSequentiallyConsistent */
    {64u, 806, 0, 0}, /* MemorySemanticsUniformMemory */
    {128u, 820, 0, 0}, /* MemorySemanticsSubgroupMemory */
    {256u, 835, 0, 0}, /* MemorySemanticsWorkgroupMemory */
    {512u, 851, 0, 0}, /* MemorySemanticsCrossWorkgroupMemory */
    {1024u, 872, 0, 0}, /* MemorySemanticsAtomicCounterMemory */
    {2048u, 892, 0, 0}, /* MemorySemanticsImageMemory */
    {4096u, 904, 0, 0}, /* MemorySemanticsOutputMemory */
    {8192u, 917, 0, 0}, /* MemorySemanticsMakeAvailable */
    {16384u, 931, 0, 0}, /* MemorySemanticsMakeVisible */
    {32768u, 943, 0, 0}, /* MemorySemanticsVolatile */
    {0u, 0, 0, 0}, /* MemoryAccessNone */
    {1u, 943, 0, 0}, /* MemoryAccessVolatile */
    {2u, 968, 4, 1}, /* MemoryAccessAligned */
    {4u, 153, 0, 0}, /* MemoryAccessNontemporal */
    {8u, 976, 3, 1}, /* MemoryAccessMakePointerAvailable */
    {16u, 997, 3, 1}, /* MemoryAccessMakePointerVisible */
    {32u, 1016, 0, 0}, /* MemoryAccessNonPrivatePointer */
    {65536u, 1034, 0, 1}, /* MemoryAccessAliasScopeINTELMask */
    {131072u, 1054, 0, 1}, /* MemoryAccessNoAliasINTELMask */
    {0u, 0, 0, 0}, /* KernelProfilingInfoNone */
    {1u, 1084, 0, 0}, /* KernelProfilingInfoCmdExecTime */
    {0u, 1116, 0, 0}, /* RayFlagsNoneKHR */
    {1u, 1124, 0, 0}, /* RayFlagsOpaqueKHR */
    {2u, 1134, 0, 0}, /* RayFlagsNoOpaqueKHR */
    {4u, 1146, 0, 0}, /* RayFlagsTerminateOnFirstHitKHR */
    {8u, 1169, 0, 0}, /* RayFlagsSkipClosestHitShaderKHR */
    {16u, 1193, 0, 0}, /* RayFlagsCullBackFacingTrianglesKHR */
    {32u, 1220, 0, 0}, /* RayFlagsCullFrontFacingTrianglesKHR */
    {64u, 1248, 0, 0}, /* RayFlagsCullOpaqueKHR */
    {128u, 1262, 0, 0}, /* RayFlagsCullNoOpaqueKHR */
    {256u, 1278, 0, 0}, /* RayFlagsSkipTrianglesKHR */
    {512u, 1295, 0, 0}, /* RayFlagsSkipAABBsKHR */
    {1024u, 1308, 0, 0}, /* RayFlagsForceOpacityMicromap2StateKHR */
    {1u, 1347, 0, 0}, /* FragmentShadingRateVertical2Pixels */
    {2u, 1363, 0, 0}, /* FragmentShadingRateVertical4Pixels */
    {4u, 1379, 0, 0}, /* FragmentShadingRateHorizontal2Pixels */
    {8u, 1397, 0, 0}, /* FragmentShadingRateHorizontal4Pixels */
    {0u, 0, 0, 0}, /* RawAccessChainOperandsNone */
    {1u, 1435, 0, 0}, /* RawAccessChainOperandsRobustnessPerComponentNV */
    {2u, 1460, 0, 0}, /* RawAccessChainOperandsRobustnessPerElementNV */
    {0u, 1506, 0, 0}, /* SourceLanguageUnknown */
    {1u, 1514, 0, 0}, /* SourceLanguageESSL */
    {2u, 1519, 0, 0}, /* SourceLanguageGLSL */
    {3u, 1524, 0, 0}, /* SourceLanguageOpenCL_C */
    {4u, 1533, 0, 0}, /* SourceLanguageOpenCL_CPP */
    {5u, 1544, 0, 0}, /* SourceLanguageHLSL */
    {6u, 1549, 0, 0}, /* SourceLanguageCPP_for_OpenCL */
    {7u, 1564, 0, 0}, /* SourceLanguageSYCL */
    {8u, 1569, 0, 0}, /* SourceLanguageHERO_C */
    {9u, 1576, 0, 0}, /* SourceLanguageNZSL */
    {10u, 1581, 0, 0}, /* SourceLanguageWGSL */
    {11u, 1586, 0, 0}, /* SourceLanguageSlang */
    {12u, 1592, 0, 0}, /* SourceLanguageZig */
    {13u, 1596, 0, 0}, /* SourceLanguageRust */
    {14u, 1601, 0, 0}, /* SourceLanguagePred */
    {15u, 1606, 0, 0}, /* SourceLanguageApilaJai */
    {0u, 1630, 0, 0}, /* ExecutionModelVertex */
    {1u, 1637, 0, 0}, /* ExecutionModelTessellationControl */
    {2u, 1657, 0, 0}, /* ExecutionModelTessellationEvaluation */
    {3u, 1680, 0, 0}, /* ExecutionModelGeometry */
    {4u, 1689, 0, 0}, /* ExecutionModelFragment */
    {5u, 1698, 0, 0}, /* ExecutionModelGLCompute */
    {6u, 1708, 0, 0}, /* ExecutionModelKernel */
    {5267u, 1715, 0, 0}, /* ExecutionModelTaskNV */
    {5268u, 1722, 0, 0}, /* ExecutionModelMeshNV */
    {5313u, 1729, 0, 0}, /* ExecutionModelRayGenerationKHR */
    {5314u, 1746, 0, 0}, /* ExecutionModelIntersectionKHR */
    {5315u, 1762, 0, 0}, /* ExecutionModelAnyHitKHR */
    {5316u, 1772, 0, 0}, /* ExecutionModelClosestHitKHR */
    {5317u, 1786, 0, 0}, /* ExecutionModelMissKHR */
    {5318u, 1794, 0, 0}, /* ExecutionModelCallableKHR */
    {5364u, 1806, 0, 0}, /* ExecutionModelTaskEXT */
    {5365u, 1814, 0, 0}, /* ExecutionModelMeshEXT */
    {0u, 1837, 0, 0}, /* AddressingModelLogical */
    {1u, 1845, 0, 0}, /* AddressingModelPhysical32 */
    {2u, 1856, 0, 0}, /* AddressingModelPhysical64 */
    {5348u, 1867, 0, 0}, /* AddressingModelPhysicalStorageBuffer64 */
    {0u, 1907, 0, 0}, /* MemoryModelSimple */
    {1u, 1914, 0, 0}, /* MemoryModelGLSL450 */
    {2u, 1922, 0, 0}, /* MemoryModelOpenCL */
    {3u, 1929, 0, 0}, /* MemoryModelVulkan */
    {0u, 1948, 4, 1}, /* ExecutionModeInvocations */
    {1u, 1960, 0, 0}, /* ExecutionModeSpacingEqual */
    {2u, 1973, 0, 0}, /* ExecutionModeSpacingFractionalEven */
    {3u, 1995, 0, 0}, /* ExecutionModeSpacingFractionalOdd */
    {4u, 2016, 0, 0}, /* ExecutionModeVertexOrderCw */
    {5u, 2030, 0, 0}, /* ExecutionModeVertexOrderCcw */
    {6u, 2045, 0, 0}, /* ExecutionModePixelCenterInteger */
    {7u, 2064, 0, 0}, /* ExecutionModeOriginUpperLeft */
    {8u, 2080, 0, 0}, /* ExecutionModeOriginLowerLeft */
    {9u, 2096, 0, 0}, /* ExecutionModeEarlyFragmentTests */
    {10u, 2115, 0, 0}, /* ExecutionModePointMode */
    {11u, 2125, 0, 0}, /* ExecutionModeXfb */
    {12u, 2129, 0, 0}, /* ExecutionModeDepthReplacing */
    {14u, 2144, 0, 0}, /* ExecutionModeDepthGreater */
    {15u, 2157, 0, 0}, /* ExecutionModeDepthLess */
    {16u, 2167, 0, 0}, /* ExecutionModeDepthUnchanged */
    {17u, 2182, 5, 3}, /* ExecutionModeLocalSize */
    {18u, 2192, 5, 3}, /* ExecutionModeLocalSizeHint */
    {19u, 2206, 0, 0}, /* ExecutionModeInputPoints */
    {20u, 2218, 0, 0}, /* ExecutionModeInputLines */
    {21u, 2229, 0, 0}, /* ExecutionModeInputLinesAdjacency */
    {22u, 2249, 0, 0}, /* ExecutionModeTriangles */
    {23u, 2259, 0, 0}, /* ExecutionModeInputTrianglesAdjacency */
    {24u, 2283, 0, 0}, /* ExecutionModeQuads */
    {25u, 2289, 0, 0}, /* ExecutionModeIsolines */
    {26u, 2298, 4, 1}, /* ExecutionModeOutputVertices */
    {27u, 2313, 0, 0}, /* ExecutionModeOutputPoints */
    {28u, 2326, 0, 0}, /* ExecutionModeOutputLineStrip */
    {29u, 2342, 0, 0}, /* ExecutionModeOutputTriangleStrip */
    {30u, 2362, 4, 1}, /* ExecutionModeVecTypeHint */
    {31u, 2374, 0, 0}, /* ExecutionModeContractionOff */
    {33u, 2389, 0, 0}, /* ExecutionModeInitializer */
    {34u, 2401, 0, 0}, /* ExecutionModeFinalizer */
    {35u, 2411, 4, 1}, /* ExecutionModeSubgroupSize */
    {36u, 2424, 4, 1}, /* ExecutionModeSubgroupsPerWorkgroup */
    {37u, 2446, 0, 1}, /* ExecutionModeSubgroupsPerWorkgroupId */
    {38u, 2470, 8, 3}, /* ExecutionModeLocalSizeId */
    {39u, 2482, 8, 3}, /* ExecutionModeLocalSizeHintId */
    {4169u, 2498, 0, 0}, /* ExecutionModeNonCoherentColorAttachmentReadEXT */
    {4170u, 2532, 0, 0}, /* ExecutionModeNonCoherentDepthAttachmentReadEXT */
    {4171u, 2566, 0, 0}, /* ExecutionModeNonCoherentStencilAttachmentReadEXT */
    {4421u, 2602, 0, 0}, /* ExecutionModeSubgroupUniformControlFlowKHR */
    {4446u, 2632, 0, 0}, /* ExecutionModePostDepthCoverage */
    {4459u, 2650, 4, 1}, /* ExecutionModeDenormPreserve */
    {4460u, 2665, 4, 1}, /* ExecutionModeDenormFlushToZero */
    {4461u, 2683, 4, 1}, /* ExecutionModeSignedZeroInfNanPreserve */
    {4462u, 2708, 4, 1}, /* ExecutionModeRoundingModeRTE */
    {4463u, 2724, 4, 1}, /* ExecutionModeRoundingModeRTZ */
    {4489u, 2740, 0, 0}, /* ExecutionModeNonCoherentTileAttachmentReadQCOM */
    {4490u, 2774, 5, 3}, /* ExecutionModeTileShadingRateQCOM */
    {5017u, 2794, 0, 0}, /* ExecutionModeEarlyAndLateFragmentTestsAMD */
    {5027u, 2823, 0, 0}, /* ExecutionModeStencilRefReplacingEXT */
    {5069u, 2846, 0, 0}, /* ExecutionModeCoalescingAMDX */
    {5070u, 2861, 0, 1}, /* ExecutionModeIsApiEntryAMDX */
    {5071u, 2876, 0, 1}, /* ExecutionModeMaxNodeRecursionAMDX */
    {5072u, 2897, 8, 3}, /* ExecutionModeStaticNumWorkgroupsAMDX */
    {5073u, 2921, 0, 1}, /* ExecutionModeShaderIndexAMDX */
    {5077u, 2937, 8, 3}, /* ExecutionModeMaxNumWorkgroupsAMDX */
    {5079u, 2958, 0, 0}, /* ExecutionModeStencilRefUnchangedFrontAMD */
    {5080u, 2986, 0, 0}, /* ExecutionModeStencilRefGreaterFrontAMD */
    {5081u, 3012, 0, 0}, /* ExecutionModeStencilRefLessFrontAMD */
    {5082u, 3035, 0, 0}, /* ExecutionModeStencilRefUnchangedBackAMD */
    {5083u, 3062, 0, 0}, /* ExecutionModeStencilRefGreaterBackAMD */
    {5084u, 3087, 0, 0}, /* ExecutionModeStencilRefLessBackAMD */
    {5088u, 3109, 0, 0}, /* ExecutionModeQuadDerivativesKHR */
    {5089u, 3128, 0, 0}, /* ExecutionModeRequireFullQuadsKHR */
    {5102u, 3148, 1, 2}, /* ExecutionModeSharesInputWithAMDX */
    {5157u, 3168, 0, 0}, /* ExecutionModeArithmeticPoisonKHR */
    {5269u, 3188, 0, 0}, /* ExecutionModeOutputLinesEXT */
    {5270u, 3203, 4, 1}, /* ExecutionModeOutputPrimitivesEXT */
    {5289u, 3223, 0, 0}, /* ExecutionModeDerivativeGroupQuadsKHR */
    {5290u, 3247, 0, 0}, /* ExecutionModeDerivativeGroupLinearKHR */
    {5298u, 3272, 0, 0}, /* ExecutionModeOutputTrianglesEXT */
    {5366u, 3291, 0, 0}, /* ExecutionModePixelInterlockOrderedEXT */
    {5367u, 3316, 0, 0}, /* ExecutionModePixelInterlockUnorderedEXT */
    {5368u, 3343, 0, 0}, /* ExecutionModeSampleInterlockOrderedEXT */
    {5369u, 3369, 0, 0}, /* ExecutionModeSampleInterlockUnorderedEXT */
    {5370u, 3397, 0, 0}, /* ExecutionModeShadingRateInterlockOrderedEXT */
    {5371u, 3428, 0, 0}, /* ExecutionModeShadingRateInterlockUnorderedEXT */
    {5427u, 3461, 0, 0}, /* ExecutionModeShader64BitIndexingEXT */
    {5618u, 3484, 4, 1}, /* ExecutionModeSharedLocalMemorySizeINTEL */
    {5620u, 3511, 4, 1}, /* ExecutionModeRoundingModeRTPINTEL */
    {5621u, 3532, 4, 1}, /* ExecutionModeRoundingModeRTNINTEL */
    {5622u, 3553, 4, 1}, /* ExecutionModeFloatingPointModeALTINTEL */
    {5623u, 3579, 4, 1}, /* ExecutionModeFloatingPointModeIEEEINTEL */
    {5893u, 3606, 5, 3}, /* ExecutionModeMaxWorkgroupSizeINTEL */
    {5894u, 3628, 4, 1}, /* ExecutionModeMaxWorkDimINTEL */
    {5895u, 3644, 0, 0}, /* ExecutionModeNoGlobalOffsetINTEL */
    {5896u, 3664, 4, 1}, /* ExecutionModeNumSIMDWorkitemsINTEL */
    {5903u, 3686, 4, 1}, /* ExecutionModeSchedulerTargetFmaxMhzINTEL */
    {6023u, 3714, 0, 0}, /* ExecutionModeMaximallyReconvergesKHR */
    {6028u, 3738, 1, 2}, /* ExecutionModeFPFastMathDefault */
    {6031u, 3756, 0, 1}, /* ExecutionModeOpacityMicromapIdKHR */
    {6154u, 3777, 4, 1}, /* ExecutionModeStreamingInterfaceINTEL */
    {6160u, 3801, 4, 1}, /* ExecutionModeRegisterMapInterfaceINTEL */
    {6417u, 3827, 4, 1}, /* ExecutionModeNamedBarrierCountINTEL */
    {6461u, 3850, 4, 1}, /* ExecutionModeMaximumRegistersINTEL */
    {6462u, 3872, 0, 1}, /* ExecutionModeMaximumRegistersIdINTEL */
    {6463u, 3896, 11, 1}, /* ExecutionModeNamedMaximumRegistersINTEL */
    {0u, 3937, 0, 0}, /* StorageClassUniformConstant */
    {1u, 3953, 0, 0}, /* StorageClassInput */
    {2u, 3959, 0, 0}, /* StorageClassUniform */
    {3u, 3967, 0, 0}, /* StorageClassOutput */
    {4u, 3974, 0, 0}, /* StorageClassWorkgroup */
    {5u, 3984, 0, 0}, /* StorageClassCrossWorkgroup */
    {6u, 4096, 0, 0}, /* StorageClassPrivate */
    {7u, 4104, 0, 0}, /* StorageClassFunction */
    {8u, 4113, 0, 0}, /* StorageClassGeneric */
    {9u, 4121, 0, 0}, /* StorageClassPushConstant */
    {10u, 4134, 0, 0}, /* StorageClassAtomicCounter */
    {11u, 4148, 0, 0}, /* StorageClassImage */
    {12u, 4154, 0, 0}, /* StorageClassStorageBuffer */
    {4172u, 4168, 0, 0}, /* StorageClassTileImageEXT */
    {4491u, 4181, 0, 0}, /* StorageClassTileAttachmentQCOM */
    {5068u, 4200, 0, 0}, /* StorageClassNodePayloadAMDX */
    {5328u, 4216, 0, 0}, /* StorageClassCallableDataKHR */
    {5329u, 4232, 0, 0}, /* StorageClassIncomingCallableDataKHR */
    {5338u, 4256, 0, 0}, /* StorageClassRayPayloadKHR */
    {5339u, 4270, 0, 0}, /* StorageClassHitAttributeKHR */
    {5342u, 4286, 0, 0}, /* StorageClassIncomingRayPayloadKHR */
    {5343u, 4308, 0, 0}, /* StorageClassShaderRecordBufferKHR */
    {5349u, 4330, 0, 0}, /* StorageClassPhysicalStorageBuffer */
    {5385u, 4352, 0, 0}, /* StorageClassHitObjectAttributeNV */
    {5402u, 4373, 0, 0}, /* StorageClassTaskPayloadWorkgroupEXT */
    {5411u, 4397, 0, 0}, /* StorageClassHitObjectAttributeEXT */
    {5605u, 4419, 0, 0}, /* StorageClassCodeSectionINTEL */
    {5936u, 4436, 0, 0}, /* StorageClassDeviceOnlyALTERA */
    {5937u, 4453, 0, 0}, /* StorageClassHostOnlyALTERA */
    {0u, 4481, 0, 0}, /* Dim1D */
    {1u, 4484, 0, 0}, /* Dim2D */
    {2u, 4487, 0, 0}, /* Dim3D */
    {3u, 4490, 0, 0}, /* DimCube */
    {4u, 4495, 0, 0}, /* DimRect */
    {5u, 4500, 0, 0}, /* DimBuffer */
    {6u, 4507, 0, 0}, /* DimSubpassData */
    {4173u, 4519, 0, 0}, /* DimTileImageDataEXT */
    {0u, 0, 0, 0}, /* SamplerAddressingModeNone */
    {1u, 4540, 0, 0}, /* SamplerAddressingModeClampToEdge */
    {2u, 4552, 0, 0}, /* SamplerAddressingModeClamp */
    {3u, 4558, 0, 0}, /* SamplerAddressingModeRepeat */
    {4u, 4565, 0, 0}, /* SamplerAddressingModeRepeatMirrored */
    {0u, 4602, 0, 0}, /* SamplerFilterModeNearest */
    {1u, 4610, 0, 0}, /* SamplerFilterModeLinear */
    {0u, 1506, 0, 0}, /* ImageFormatUnknown */
    {1u, 4635, 0, 0}, /* ImageFormatRgba32f */
    {2u, 4643, 0, 0}, /* ImageFormatRgba16f */
    {3u, 4651, 0, 0}, /* ImageFormatR32f */
    {4u, 4656, 0, 0}, /* ImageFormatRgba8 */
    {5u, 4662, 0, 0}, /* ImageFormatRgba8Snorm */
    {6u, 4673, 0, 0}, /* ImageFormatRg32f */
    {7u, 4679, 0, 0}, /* ImageFormatRg16f */
    {8u, 4685, 0, 0}, /* ImageFormatR11fG11fB10f */
    {9u, 4698, 0, 0}, /* ImageFormatR16f */
    {10u, 4703, 0, 0}, /* ImageFormatRgba16 */
    {11u, 4710, 0, 0}, /* ImageFormatRgb10A2 */
    {12u, 4718, 0, 0}, /* ImageFormatRg16 */
    {13u, 4723, 0, 0}, /* ImageFormatRg8 */
    {14u, 4727, 0, 0}, /* ImageFormatR16 */
    {15u, 4731, 0, 0}, /* ImageFormatR8 */
    {16u, 4734, 0, 0}, /* ImageFormatRgba16Snorm */
    {17u, 4746, 0, 0}, /* ImageFormatRg16Snorm */
    {18u, 4756, 0, 0}, /* ImageFormatRg8Snorm */
    {19u, 4765, 0, 0}, /* ImageFormatR16Snorm */
    {20u, 4774, 0, 0}, /* ImageFormatR8Snorm */
    {21u, 4782, 0, 0}, /* ImageFormatRgba32i */
    {22u, 4790, 0, 0}, /* ImageFormatRgba16i */
    {23u, 4798, 0, 0}, /* ImageFormatRgba8i */
    {24u, 4805, 0, 0}, /* ImageFormatR32i */
    {25u, 4810, 0, 0}, /* ImageFormatRg32i */
    {26u, 4816, 0, 0}, /* ImageFormatRg16i */
    {27u, 4822, 0, 0}, /* ImageFormatRg8i */
    {28u, 4827, 0, 0}, /* ImageFormatR16i */
    {29u, 4832, 0, 0}, /* ImageFormatR8i */
    {30u, 4836, 0, 0}, /* ImageFormatRgba32ui */
    {31u, 4845, 0, 0}, /* ImageFormatRgba16ui */
    {32u, 4854, 0, 0}, /* ImageFormatRgba8ui */
    {33u, 4862, 0, 0}, /* ImageFormatR32ui */
    {34u, 4868, 0, 0}, /* ImageFormatRgb10a2ui */
    {35u, 4878, 0, 0}, /* ImageFormatRg32ui */
    {36u, 4885, 0, 0}, /* ImageFormatRg16ui */
    {37u, 4892, 0, 0}, /* ImageFormatRg8ui */
    {38u, 4898, 0, 0}, /* ImageFormatR16ui */
    {39u, 4904, 0, 0}, /* ImageFormatR8ui */
    {40u, 4909, 0, 0}, /* ImageFormatR64ui */
    {41u, 4915, 0, 0}, /* ImageFormatR64i */
    {0u, 4932, 0, 0}, /* ImageChannelOrderR */
    {1u, 4934, 0, 0}, /* ImageChannelOrderA */
    {2u, 4936, 0, 0}, /* ImageChannelOrderRG */
    {3u, 4939, 0, 0}, /* ImageChannelOrderRA */
    {4u, 4942, 0, 0}, /* ImageChannelOrderRGB */
    {5u, 4946, 0, 0}, /* ImageChannelOrderRGBA */
    {6u, 4951, 0, 0}, /* ImageChannelOrderBGRA */
    {7u, 4956, 0, 0}, /* ImageChannelOrderARGB */
    {8u, 4961, 0, 0}, /* ImageChannelOrderIntensity */
    {9u, 4971, 0, 0}, /* ImageChannelOrderLuminance */
    {10u, 4981, 0, 0}, /* ImageChannelOrderRx */
    {11u, 4984, 0, 0}, /* ImageChannelOrderRGx */
    {12u, 4988, 0, 0}, /* ImageChannelOrderRGBx */
    {13u, 4993, 0, 0}, /* ImageChannelOrderDepth */
    {14u, 4999, 0, 0}, /* ImageChannelOrderDepthStencil */
    {15u, 5012, 0, 0}, /* ImageChannelOrdersRGB */
    {16u, 5017, 0, 0}, /* ImageChannelOrdersRGBx */
    {17u, 5023, 0, 0}, /* ImageChannelOrdersRGBA */
    {18u, 5029, 0, 0}, /* ImageChannelOrdersBGRA */
    {19u, 5035, 0, 0}, /* ImageChannelOrderABGR */
    {0u, 5058, 0, 0}, /* ImageChannelDataTypeSnormInt8 */
    {1u, 5068, 0, 0}, /* ImageChannelDataTypeSnormInt16 */
    {2u, 5079, 0, 0}, /* ImageChannelDataTypeUnormInt8 */
    {3u, 5089, 0, 0}, /* ImageChannelDataTypeUnormInt16 */
    {4u, 5100, 0, 0}, /* ImageChannelDataTypeUnormShort565 */
    {5u, 5114, 0, 0}, /* ImageChannelDataTypeUnormShort555 */
    {6u, 5128, 0, 0}, /* ImageChannelDataTypeUnormInt101010 */
    {7u, 5143, 0, 0}, /* ImageChannelDataTypeSignedInt8 */
    {8u, 5154, 0, 0}, /* ImageChannelDataTypeSignedInt16 */
    {9u, 5166, 0, 0}, /* ImageChannelDataTypeSignedInt32 */
    {10u, 5178, 0, 0}, /* ImageChannelDataTypeUnsignedInt8 */
    {11u, 5191, 0, 0}, /* ImageChannelDataTypeUnsignedInt16 */
    {12u, 5205, 0, 0}, /* ImageChannelDataTypeUnsignedInt32 */
    {13u, 5219, 0, 0}, /* ImageChannelDataTypeHalfFloat */
    {14u, 5229, 0, 0}, /* ImageChannelDataTypeFloat */
    {15u, 5235, 0, 0}, /* ImageChannelDataTypeUnormInt24 */
    {16u, 5246, 0, 0}, /* ImageChannelDataTypeUnormInt101010_2 */
    {17u, 5263, 0, 0}, /* ImageChannelDataTypeUnormInt10X6EXT */
    {19u, 5279, 0, 0}, /* ImageChannelDataTypeUnsignedIntRaw10EXT */
    {20u, 5299, 0, 0}, /* ImageChannelDataTypeUnsignedIntRaw12EXT */
    {21u, 5319, 0, 0}, /* ImageChannelDataTypeUnormInt2_101010EXT */
    {22u, 5339, 0, 0}, /* ImageChannelDataTypeUnsignedInt10X6EXT */
    {23u, 5358, 0, 0}, /* ImageChannelDataTypeUnsignedInt12X4EXT */
    {24u, 5377, 0, 0}, /* ImageChannelDataTypeUnsignedInt14X2EXT */
    {25u, 5396, 0, 0}, /* ImageChannelDataTypeUnormInt12X4EXT */
    {26u, 5412, 0, 0}, /* ImageChannelDataTypeUnormInt14X2EXT */
    {0u, 5449, 0, 0}, /* FPRoundingModeRTE */
    {1u, 5453, 0, 0}, /* FPRoundingModeRTZ */
    {2u, 5457, 0, 0}, /* FPRoundingModeRTP */
    {3u, 5461, 0, 0}, /* FPRoundingModeRTN */
    {0u, 5480, 0, 0}, /* FPDenormModePreserve */
    {1u, 5489, 0, 0}, /* FPDenormModeFlushToZero */
    {0u, 5514, 0, 0}, /* QuantizationModesTRN */
    {1u, 5518, 0, 0}, /* QuantizationModesTRN_ZERO */
    {2u, 5527, 0, 0}, /* QuantizationModesRND */
    {3u, 5531, 0, 0}, /* QuantizationModesRND_ZERO */
    {4u, 5540, 0, 0}, /* QuantizationModesRND_INF */
    {5u, 5548, 0, 0}, /* QuantizationModesRND_MIN_INF */
    {6u, 5560, 0, 0}, /* QuantizationModesRND_CONV */
    {7u, 5569, 0, 0}, /* QuantizationModesRND_CONV_ODD */
    {0u, 5600, 0, 0}, /* FPOperationModeIEEE */
    {1u, 5605, 0, 0}, /* FPOperationModeALT */
    {0u, 5625, 0, 0}, /* OverflowModesWRAP */
    {1u, 5630, 0, 0}, /* OverflowModesSAT */
    {2u, 5634, 0, 0}, /* OverflowModesSAT_ZERO */
    {3u, 5643, 0, 0}, /* OverflowModesSAT_SYM */
    {0u, 5665, 0, 0}, /* LinkageTypeExport */
    {1u, 5672, 0, 0}, /* LinkageTypeImport */
    {2u, 5679, 0, 0}, /* LinkageTypeLinkOnceODR */
    {3u, 5691, 0, 0}, /* LinkageTypeWeakAMD */
    {0u, 5711, 0, 0}, /* AccessQualifierReadOnly */
    {1u, 5720, 0, 0}, /* AccessQualifierWriteOnly */
    {2u, 5730, 0, 0}, /* AccessQualifierReadWrite */
    {0u, 5756, 0, 0}, /* HostAccessQualifierNoneINTEL */
    {1u, 5766, 0, 0}, /* HostAccessQualifierReadINTEL */
    {2u, 5776, 0, 0}, /* HostAccessQualifierWriteINTEL */
    {3u, 5787, 0, 0}, /* HostAccessQualifierReadWriteINTEL */
    {0u, 5822, 0, 0}, /* FunctionParameterAttributeZext */
    {1u, 5827, 0, 0}, /* FunctionParameterAttributeSext */
    {2u, 5832, 0, 0}, /* FunctionParameterAttributeByVal */
    {3u, 5838, 0, 0}, /* FunctionParameterAttributeSret */
    {4u, 5843, 0, 0}, /* FunctionParameterAttributeNoAlias */
    {5u, 5851, 0, 0}, /* FunctionParameterAttributeNoCapture */
    {6u, 5861, 0, 0}, /* FunctionParameterAttributeNoWrite */
    {7u, 5869, 0, 0}, /* FunctionParameterAttributeNoReadWrite */
    {5940u, 5881, 0, 0}, /* FunctionParameterAttributeRuntimeAlignedALTERA */
    {0u, 5929, 0, 0}, /* DecorationRelaxedPrecision */
    {1u, 5946, 4, 1}, /* DecorationSpecId */
    {2u, 5953, 0, 0}, /* DecorationBlock */
    {3u, 5959, 0, 0}, /* DecorationBufferBlock */
    {4u, 5971, 0, 0}, /* DecorationRowMajor */
    {5u, 5980, 0, 0}, /* DecorationColMajor */
    {6u, 5989, 4, 1}, /* DecorationArrayStride */
    {7u, 6001, 4, 1}, /* DecorationMatrixStride */
    {8u, 6014, 0, 0}, /* DecorationGLSLShared */
    {9u, 6025, 0, 0}, /* DecorationGLSLPacked */
    {10u, 6036, 0, 0}, /* DecorationCPacked */
    {11u, 6044, 12, 1}, /* DecorationBuiltIn */
    {13u, 6052, 0, 0}, /* DecorationNoPerspective */
    {14u, 6066, 0, 0}, /* DecorationFlat */
    {15u, 6071, 0, 0}, /* DecorationPatch */
    {16u, 6077, 0, 0}, /* DecorationCentroid */
    {17u, 51, 0, 0}, /* DecorationSample */
    {18u, 6086, 0, 0}, /* DecorationInvariant */
    {19u, 6096, 0, 0}, /* DecorationRestrict */
    {20u, 6105, 0, 0}, /* DecorationAliased */
    {21u, 943, 0, 0}, /* DecorationVolatile */
    {22u, 6113, 0, 0}, /* DecorationConstant */
    {23u, 6122, 0, 0}, /* DecorationCoherent */
    {24u, 6131, 0, 0}, /* DecorationNonWritable */
    {25u, 6143, 0, 0}, /* DecorationNonReadable */
    {26u, 3959, 0, 0}, /* DecorationUniform */
    {27u, 6155, 3, 1}, /* DecorationUniformId */
    {28u, 6165, 0, 0}, /* DecorationSaturatedConversion */
    {29u, 6185, 4, 1}, /* DecorationStream */
    {30u, 6192, 4, 1}, /* DecorationLocation */
    {31u, 6201, 4, 1}, /* DecorationComponent */
    {32u, 6211, 4, 1}, /* DecorationIndex */
    {33u, 6217, 4, 1}, /* DecorationBinding */
    {34u, 6225, 4, 1}, /* DecorationDescriptorSet */
    {35u, 31, 4, 1}, /* DecorationOffset */
    {36u, 6239, 4, 1}, /* DecorationXfbBuffer */
    {37u, 6249, 4, 1}, /* DecorationXfbStride */
    {38u, 6259, 13, 1}, /* DecorationFuncParamAttr */
    {39u, 5465, 14, 1}, /* DecorationFPRoundingMode */
    {40u, 263, 15, 1}, /* DecorationFPFastMathMode */
    {41u, 6273, 16, 2}, /* DecorationLinkageAttributes */
    {42u, 6291, 0, 0}, /* DecorationNoContraction */
    {43u, 6305, 4, 1}, /* DecorationInputAttachmentIndex */
    {44u, 6326, 4, 1}, /* DecorationAlignment */
    {45u, 6336, 4, 1}, /* DecorationMaxByteOffset */
    {46u, 6350, 0, 1}, /* DecorationAlignmentId */
    {47u, 6362, 0, 1}, /* DecorationMaxByteOffsetId */
    {4216u, 6378, 0, 0}, /* DecorationSaturatedToLargestFloat8NormalConversionEXT */
    {4469u, 6422, 0, 0}, /* DecorationNoSignedWrap */
    {4470u, 6435, 0, 0}, /* DecorationNoUnsignedWrap */
    {4487u, 6450, 0, 0}, /* DecorationWeightTextureQCOM */
    {4488u, 6468, 0, 0}, /* DecorationBlockMatchTextureQCOM */
    {4499u, 6490, 0, 0}, /* DecorationBlockMatchSamplerQCOM */
    {4999u, 6512, 0, 0}, /* DecorationExplicitInterpAMD */
    {5019u, 6530, 0, 1}, /* DecorationNodeSharesPayloadLimitsWithAMDX */
    {5020u, 6562, 0, 1}, /* DecorationNodeMaxPayloadsAMDX */
    {5078u, 6582, 0, 0}, /* DecorationTrackFinishWritingAMDX */
    {5091u, 6605, 0, 1}, /* DecorationPayloadNodeNameAMDX */
    {5098u, 6625, 0, 1}, /* DecorationPayloadNodeBaseIndexAMDX */
    {5099u, 6650, 0, 0}, /* DecorationPayloadNodeSparseArrayAMDX */
    {5100u, 6677, 0, 1}, /* DecorationPayloadNodeArraySizeAMDX */
    {5105u, 6702, 0, 0}, /* DecorationPayloadDispatchIndirectAMDX */
    {5124u, 6730, 0, 1}, /* DecorationArrayStrideIdEXT */
    {5125u, 6747, 0, 1}, /* DecorationOffsetIdEXT */
    {5145u, 6759, 0, 0}, /* DecorationUTFEncodedKHR */
    {5248u, 6773, 0, 0}, /* DecorationOverrideCoverageNV */
    {5250u, 6792, 0, 0}, /* DecorationPassthroughNV */
    {5252u, 6806, 0, 0}, /* DecorationViewportRelativeNV */
    {5256u, 6825, 4, 1}, /* DecorationSecondaryViewportRelativeNV */
    {5271u, 6853, 0, 0}, /* DecorationPerPrimitiveEXT */
    {5272u, 6869, 0, 0}, /* DecorationPerViewNV */
    {5273u, 6879, 0, 0}, /* DecorationPerTaskNV */
    {5285u, 6889, 0, 0}, /* DecorationPerVertexKHR */
    {5300u, 6902, 0, 0}, /* DecorationNonUniform */
    {5355u, 6913, 0, 0}, /* DecorationRestrictPointer */
    {5356u, 6929, 0, 0}, /* DecorationAliasedPointer */
    {5358u, 6944, 4, 1}, /* DecorationMemberOffsetNV */
    {5386u, 6959, 0, 0}, /* DecorationHitObjectShaderRecordBufferNV */
    {5389u, 6989, 0, 0}, /* DecorationHitObjectShaderRecordBufferEXT */
    {5397u, 7020, 4, 1}, /* DecorationBankNV */
    {5398u, 7027, 0, 0}, /* DecorationBindlessSamplerNV */
    {5399u, 7045, 0, 0}, /* DecorationBindlessImageNV */
    {5400u, 7061, 0, 0}, /* DecorationBoundSamplerNV */
    {5401u, 7076, 0, 0}, /* DecorationBoundImageNV */
    {5440u, 7089, 0, 0}, /* DecorationCooperativeMatrixTransposeEXT */
    {5599u, 7119, 4, 1}, /* DecorationSIMTCallINTEL */
    {5602u, 7133, 0, 0}, /* DecorationReferencedIndirectlyINTEL */
    {5607u, 7159, 18, 1}, /* DecorationClobberINTEL */
    {5608u, 7172, 0, 0}, /* DecorationSideEffectsINTEL */
    {5624u, 7189, 0, 0}, /* DecorationVectorComputeVariableINTEL */
    {5625u, 7216, 4, 1}, /* DecorationFuncParamIOKindINTEL */
    {5626u, 7237, 0, 0}, /* DecorationVectorComputeFunctionINTEL */
    {5627u, 7264, 0, 0}, /* DecorationStackCallINTEL */
    {5628u, 7279, 4, 1}, /* DecorationGlobalVariableOffsetINTEL */
    {5634u, 7305, 0, 1}, /* DecorationCounterBuffer */
    {5635u, 7319, 18, 1}, /* DecorationUserSemantic */
    {5636u, 7332, 18, 1}, /* DecorationUserTypeGOOGLE */
    {5822u, 7347, 19, 2}, /* DecorationFunctionRoundingModeINTEL */
    {5823u, 7373, 21, 2}, /* DecorationFunctionDenormModeINTEL */
    {5825u, 7397, 0, 0}, /* DecorationRegisterALTERA */
    {5826u, 7412, 18, 1}, /* DecorationMemoryALTERA */
    {5827u, 7425, 4, 1}, /* DecorationNumbanksALTERA */
    {5828u, 7440, 4, 1}, /* DecorationBankwidthALTERA */
    {5829u, 7456, 4, 1}, /* DecorationMaxPrivateCopiesALTERA */
    {5830u, 7479, 0, 0}, /* DecorationSinglepumpALTERA */
    {5831u, 7496, 0, 0}, /* DecorationDoublepumpALTERA */
    {5832u, 7513, 4, 1}, /* DecorationMaxReplicatesALTERA */
    {5833u, 7533, 0, 0}, /* DecorationSimpleDualPortALTERA */
    {5834u, 7554, 23, 2}, /* DecorationMergeALTERA */
    {5835u, 7566, 25, 1}, /* DecorationBankBitsALTERA */
    {5836u, 7581, 4, 1}, /* DecorationForcePow2DepthALTERA */
    {5883u, 7602, 4, 1}, /* DecorationStridesizeALTERA */
    {5884u, 7619, 4, 1}, /* DecorationWordsizeALTERA */
    {5885u, 7634, 0, 0}, /* DecorationTrueDualPortALTERA */
    {5899u, 7653, 0, 0}, /* DecorationBurstCoalesceALTERA */
    {5900u, 7673, 4, 1}, /* DecorationCacheSizeALTERA */
    {5901u, 7689, 0, 0}, /* DecorationDontStaticallyCoalesceALTERA */
    {5902u, 7718, 4, 1}, /* DecorationPrefetchALTERA */
    {5905u, 7733, 0, 0}, /* DecorationStallEnableALTERA */
    {5907u, 7751, 0, 0}, /* DecorationFuseLoopsInFunctionALTERA */
    {5909u, 7777, 26, 2}, /* DecorationMathOpDSPModeALTERA */
    {5914u, 7797, 0, 1}, /* DecorationAliasScopeINTEL */
    {5915u, 7813, 0, 1}, /* DecorationNoAliasINTEL */
    {5917u, 438, 4, 1}, /* DecorationInitiationIntervalALTERA */
    {5918u, 463, 4, 1}, /* DecorationMaxConcurrencyALTERA */
    {5919u, 506, 4, 1}, /* DecorationPipelineEnableALTERA */
    {5921u, 7826, 4, 1}, /* DecorationBufferLocationALTERA */
    {5944u, 7847, 4, 1}, /* DecorationIOPipeStorageALTERA */
    {6080u, 7867, 28, 2}, /* DecorationFunctionFloatingPointModeINTEL */
    {6085u, 7898, 0, 0}, /* DecorationSingleElementVectorINTEL */
    {6087u, 7923, 0, 0}, /* DecorationVectorComputeCallableFunctionINTEL */
    {6140u, 7958, 0, 0}, /* DecorationMediaBlockIOINTEL */
    {6147u, 7976, 30, 2}, /* DecorationEarlierHostAccessINTEL */
    {6148u, 7999, 32, 1}, /* DecorationEarlierInitModeINTEL */
    {6149u, 8020, 4, 1}, /* DecorationEarlierImplementInCSRINTEL */
    {6151u, 8047, 0, 0}, /* DecorationStallFreeALTERA */
    {6170u, 8063, 33, 1}, /* DecorationFPMaxErrorDecorationINTEL */
    {6172u, 8192, 4, 1}, /* DecorationLatencyControlLabelALTERA */
    {6173u, 8218, 5, 3}, /* DecorationLatencyControlConstraintALTERA */
    {6175u, 8249, 0, 0}, /* DecorationConduitKernelArgumentALTERA */
    {6176u, 8277, 0, 0}, /* DecorationRegisterMapKernelArgumentALTERA */
    {6177u, 8309, 4, 1}, /* DecorationMMHostInterfaceAddressWidthALTERA */
    {6178u, 8343, 4, 1}, /* DecorationMMHostInterfaceDataWidthALTERA */
    {6179u, 8374, 4, 1}, /* DecorationMMHostInterfaceLatencyALTERA */
    {6180u, 8403, 34, 1}, /* DecorationMMHostInterfaceReadWriteModeALTERA */
    {6181u, 8438, 4, 1}, /* DecorationMMHostInterfaceMaxBurstALTERA */
    {6182u, 8468, 4, 1}, /* DecorationMMHostInterfaceWaitRequestALTERA */
    {6183u, 8501, 0, 0}, /* DecorationStableKernelArgumentALTERA */
    {6188u, 8528, 30, 2}, /* DecorationHostAccessINTEL */
    {6190u, 8544, 32, 1}, /* DecorationInitModeALTERA */
    {6191u, 8559, 4, 1}, /* DecorationImplementInRegisterMapALTERA */
    {6247u, 8588, 0, 1}, /* DecorationConditionalINTEL */
    {6442u, 8605, 35, 2}, /* DecorationCacheControlLoadINTEL */
    {6443u, 8627, 37, 2}, /* DecorationCacheControlStoreINTEL */
    {7040u, 8650, 4, 1}, /* DecorationIntrinsicSAMSUNG */
    {0u, 8678, 0, 0}, /* BuiltInPosition */
    {1u, 8687, 0, 0}, /* BuiltInPointSize */
    {3u, 8697, 0, 0}, /* BuiltInClipDistance */
    {4u, 8710, 0, 0}, /* BuiltInCullDistance */
    {5u, 8723, 0, 0}, /* BuiltInVertexId */
    {6u, 8732, 0, 0}, /* BuiltInInstanceId */
    {7u, 8743, 0, 0}, /* BuiltInPrimitiveId */
    {8u, 8755, 0, 0}, /* BuiltInInvocationId */
    {9u, 8768, 0, 0}, /* BuiltInLayer */
    {10u, 8774, 0, 0}, /* BuiltInViewportIndex */
    {11u, 8788, 0, 0}, /* BuiltInTessLevelOuter */
    {12u, 8803, 0, 0}, /* BuiltInTessLevelInner */
    {13u, 8818, 0, 0}, /* BuiltInTessCoord */
    {14u, 8828, 0, 0}, /* BuiltInPatchVertices */
    {15u, 8842, 0, 0}, /* BuiltInFragCoord */
    {16u, 8852, 0, 0}, /* BuiltInPointCoord */
    {17u, 8863, 0, 0}, /* BuiltInFrontFacing */
    {18u, 8875, 0, 0}, /* BuiltInSampleId */
    {19u, 8884, 0, 0}, /* BuiltInSamplePosition */
    {20u, 8899, 0, 0}, /* BuiltInSampleMask */
    {22u, 8910, 0, 0}, /* BuiltInFragDepth */
    {23u, 8920, 0, 0}, /* BuiltInHelperInvocation */
    {24u, 8937, 0, 0}, /* BuiltInNumWorkgroups */
    {25u, 8951, 0, 0}, /* BuiltInWorkgroupSize */
    {26u, 8965, 0, 0}, /* BuiltInWorkgroupId */
    {27u, 8977, 0, 0}, /* BuiltInLocalInvocationId */
    {28u, 8995, 0, 0}, /* BuiltInGlobalInvocationId */
    {29u, 9014, 0, 0}, /* BuiltInLocalInvocationIndex */
    {30u, 9035, 0, 0}, /* BuiltInWorkDim */
    {31u, 9043, 0, 0}, /* BuiltInGlobalSize */
    {32u, 9054, 0, 0}, /* BuiltInEnqueuedWorkgroupSize */
    {33u, 9076, 0, 0}, /* BuiltInGlobalOffset */
    {34u, 9089, 0, 0}, /* BuiltInGlobalLinearId */
    {36u, 2411, 0, 0}, /* BuiltInSubgroupSize */
    {37u, 9104, 0, 0}, /* BuiltInSubgroupMaxSize */
    {38u, 9120, 0, 0}, /* BuiltInNumSubgroups */
    {39u, 9133, 0, 0}, /* BuiltInNumEnqueuedSubgroups */
    {40u, 9154, 0, 0}, /* BuiltInSubgroupId */
    {41u, 9165, 0, 0}, /* BuiltInSubgroupLocalInvocationId */
    {42u, 9191, 0, 0}, /* BuiltInVertexIndex */
    {43u, 9203, 0, 0}, /* BuiltInInstanceIndex */
    {4160u, 9217, 0, 0}, /* BuiltInCoreIDARM */
    {4161u, 9227, 0, 0}, /* BuiltInCoreCountARM */
    {4162u, 9240, 0, 0}, /* BuiltInCoreMaxIDARM */
    {4163u, 9253, 0, 0}, /* BuiltInWarpIDARM */
    {4164u, 9263, 0, 0}, /* BuiltInWarpMaxIDARM */
    {4416u, 9276, 0, 0}, /* BuiltInSubgroupEqMask */
    {4417u, 9291, 0, 0}, /* BuiltInSubgroupGeMask */
    {4418u, 9306, 0, 0}, /* BuiltInSubgroupGtMask */
    {4419u, 9321, 0, 0}, /* BuiltInSubgroupLeMask */
    {4420u, 9336, 0, 0}, /* BuiltInSubgroupLtMask */
    {4424u, 9351, 0, 0}, /* BuiltInBaseVertex */
    {4425u, 9362, 0, 0}, /* BuiltInBaseInstance */
    {4426u, 9375, 0, 0}, /* BuiltInDrawIndex */
    {4432u, 9385, 0, 0}, /* BuiltInPrimitiveShadingRateKHR */
    {4438u, 9409, 0, 0}, /* BuiltInDeviceIndex */
    {4440u, 9421, 0, 0}, /* BuiltInViewIndex */
    {4444u, 9431, 0, 0}, /* BuiltInShadingRateKHR */
    {4492u, 9446, 0, 0}, /* BuiltInTileOffsetQCOM */
    {4493u, 9461, 0, 0}, /* BuiltInTileDimensionQCOM */
    {4494u, 9479, 0, 0}, /* BuiltInTileApronSizeQCOM */
    {4992u, 9497, 0, 0}, /* BuiltInBaryCoordNoPerspAMD */
    {4993u, 9517, 0, 0}, /* BuiltInBaryCoordNoPerspCentroidAMD */
    {4994u, 9545, 0, 0}, /* BuiltInBaryCoordNoPerspSampleAMD */
    {4995u, 9571, 0, 0}, /* BuiltInBaryCoordSmoothAMD */
    {4996u, 9590, 0, 0}, /* BuiltInBaryCoordSmoothCentroidAMD */
    {4997u, 9617, 0, 0}, /* BuiltInBaryCoordSmoothSampleAMD */
    {4998u, 9642, 0, 0}, /* BuiltInBaryCoordPullModelAMD */
    {5014u, 9664, 0, 0}, /* BuiltInFragStencilRefEXT */
    {5021u, 9682, 0, 0}, /* BuiltInRemainingRecursionLevelsAMDX */
    {5073u, 2921, 0, 0}, /* BuiltInShaderIndexAMDX */
    {5122u, 9711, 0, 0}, /* BuiltInSamplerHeapEXT */
    {5123u, 9726, 0, 0}, /* BuiltInResourceHeapEXT */
    {5253u, 9742, 0, 0}, /* BuiltInViewportMaskNV */
    {5257u, 9757, 0, 0}, /* BuiltInSecondaryPositionNV */
    {5258u, 9777, 0, 0}, /* BuiltInSecondaryViewportMaskNV */
    {5261u, 9801, 0, 0}, /* BuiltInPositionPerViewNV */
    {5262u, 9819, 0, 0}, /* BuiltInViewportMaskPerViewNV */
    {5264u, 9841, 0, 0}, /* BuiltInFullyCoveredEXT */
    {5274u, 9857, 0, 0}, /* BuiltInTaskCountNV */
    {5275u, 9869, 0, 0}, /* BuiltInPrimitiveCountNV */
    {5276u, 9886, 0, 0}, /* BuiltInPrimitiveIndicesNV */
    {5277u, 9905, 0, 0}, /* BuiltInClipDistancePerViewNV */
    {5278u, 9927, 0, 0}, /* BuiltInCullDistancePerViewNV */
    {5279u, 9949, 0, 0}, /* BuiltInLayerPerViewNV */
    {5280u, 9964, 0, 0}, /* BuiltInMeshViewCountNV */
    {5281u, 9980, 0, 0}, /* BuiltInMeshViewIndicesNV */
    {5286u, 9998, 0, 0}, /* BuiltInBaryCoordKHR */
    {5287u, 10011, 0, 0}, /* BuiltInBaryCoordNoPerspKHR */
    {5292u, 10031, 0, 0}, /* BuiltInFragSizeEXT */
    {5293u, 10043, 0, 0}, /* BuiltInFragInvocationCountEXT */
    {5294u, 10066, 0, 0}, /* BuiltInPrimitivePointIndicesEXT */
    {5295u, 10091, 0, 0}, /* BuiltInPrimitiveLineIndicesEXT */
    {5296u, 10115, 0, 0}, /* BuiltInPrimitiveTriangleIndicesEXT */
    {5299u, 10143, 0, 0}, /* BuiltInCullPrimitiveEXT */
    {5319u, 10160, 0, 0}, /* BuiltInLaunchIdKHR */
    {5320u, 10172, 0, 0}, /* BuiltInLaunchSizeKHR */
    {5321u, 10186, 0, 0}, /* BuiltInWorldRayOriginKHR */
    {5322u, 10204, 0, 0}, /* BuiltInWorldRayDirectionKHR */
    {5323u, 10225, 0, 0}, /* BuiltInObjectRayOriginKHR */
    {5324u, 10244, 0, 0}, /* BuiltInObjectRayDirectionKHR */
    {5325u, 10266, 0, 0}, /* BuiltInRayTminKHR */
    {5326u, 10277, 0, 0}, /* BuiltInRayTmaxKHR */
    {5327u, 10288, 0, 0}, /* BuiltInInstanceCustomIndexKHR */
    {5330u, 10311, 0, 0}, /* BuiltInObjectToWorldKHR */
    {5331u, 10328, 0, 0}, /* BuiltInWorldToObjectKHR */
    {5332u, 10345, 0, 0}, /* BuiltInHitTNV */
    {5333u, 10352, 0, 0}, /* BuiltInHitKindKHR */
    {5334u, 10363, 0, 0}, /* BuiltInCurrentRayTimeNV */
    {5335u, 10380, 0, 0}, /* BuiltInHitTriangleVertexPositionsKHR */
    {5337u, 10410, 0, 0}, /* BuiltInHitMicroTriangleVertexPositionsNV */
    {5344u, 10444, 0, 0}, /* BuiltInHitMicroTriangleVertexBarycentricsNV */
    {5351u, 10481, 0, 0}, /* BuiltInIncomingRayFlagsKHR */
    {5352u, 10501, 0, 0}, /* BuiltInRayGeometryIndexKHR */
    {5359u, 10521, 0, 0}, /* BuiltInHitIsSphereNV */
    {5360u, 10535, 0, 0}, /* BuiltInHitIsLSSNV */
    {5361u, 10546, 0, 0}, /* BuiltInHitSpherePositionNV */
    {5374u, 10566, 0, 0}, /* BuiltInWarpsPerSMNV */
    {5375u, 10579, 0, 0}, /* BuiltInSMCountNV */
    {5376u, 10589, 0, 0}, /* BuiltInWarpIDNV */
    {5377u, 10598, 0, 0}, /* BuiltInSMIDNV */
    {5396u, 10605, 0, 0}, /* BuiltInHitLSSPositionsNV */
    {5405u, 10623, 0, 0}, /* BuiltInHitKindFrontFacingMicroTriangleNV */
    {5406u, 10657, 0, 0}, /* BuiltInHitKindBackFacingMicroTriangleNV */
    {5420u, 10690, 0, 0}, /* BuiltInHitSphereRadiusNV */
    {5421u, 10708, 0, 0}, /* BuiltInHitLSSRadiiNV */
    {5436u, 10722, 0, 0}, /* BuiltInClusterIDNV */
    {6021u, 10734, 0, 0}, /* BuiltInCullMaskKHR */
    {0u, 10746, 0, 0}, /* ScopeCrossDevice */
    {1u, 10758, 0, 0}, /* ScopeDevice */
    {2u, 3974, 0, 0}, /* ScopeWorkgroup */
    {3u, 10765, 0, 0}, /* ScopeSubgroup */
    {4u, 10774, 0, 0}, /* ScopeInvocation */
    {5u, 10785, 0, 0}, /* ScopeQueueFamily */
    {6u, 10797, 0, 0}, /* ScopeShaderCallKHR */
    {0u, 10817, 0, 0}, /* GroupOperationReduce */
    {1u, 10824, 0, 0}, /* GroupOperationInclusiveScan */
    {2u, 10838, 0, 0}, /* GroupOperationExclusiveScan */
    {3u, 10852, 0, 0}, /* GroupOperationClusteredReduce */
    {6u, 10868, 0, 0}, /* GroupOperationPartitionedReduceEXT */
    {7u, 10889, 0, 0}, /* GroupOperationPartitionedInclusiveScanEXT */
    {8u, 10917, 0, 0}, /* GroupOperationPartitionedExclusiveScanEXT */
    {0u, 10960, 0, 0}, /* KernelEnqueueFlagsNoWait */
    {1u, 10967, 0, 0}, /* KernelEnqueueFlagsWaitKernel */
    {2u, 10978, 0, 0}, /* KernelEnqueueFlagsWaitWorkGroup */
    {0u, 11011, 0, 0}, /* CapabilityMatrix */
    {1u, 11018, 0, 0}, /* CapabilityShader */
    {2u, 1680, 0, 0}, /* CapabilityGeometry */
    {3u, 11025, 0, 0}, /* CapabilityTessellation */
    {4u, 11038, 0, 0}, /* CapabilityAddresses */
    {5u, 11048, 0, 0}, /* CapabilityLinkage */
    {6u, 1708, 0, 0}, /* CapabilityKernel */
    {7u, 11056, 0, 0}, /* CapabilityVector16 */
    {8u, 11065, 0, 0}, /* CapabilityFloat16Buffer */
    {9u, 11079, 0, 0}, /* CapabilityFloat16 */
    {10u, 11087, 0, 0}, /* CapabilityFloat64 */
    {11u, 11095, 0, 0}, /* CapabilityInt64 */
    {12u, 11101, 0, 0}, /* CapabilityInt64Atomics */
    {13u, 11114, 0, 0}, /* CapabilityImageBasic */
    {14u, 11125, 0, 0}, /* CapabilityImageReadWrite */
    {15u, 11140, 0, 0}, /* CapabilityImageMipmap */
    {17u, 11152, 0, 0}, /* CapabilityPipes */
    {18u, 11158, 0, 0}, /* CapabilityGroups */
    {19u, 11165, 0, 0}, /* CapabilityDeviceEnqueue */
    {20u, 11179, 0, 0}, /* CapabilityLiteralSampler */
    {21u, 11194, 0, 0}, /* CapabilityAtomicStorage */
    {22u, 11208, 0, 0}, /* CapabilityInt16 */
    {23u, 11214, 0, 0}, /* CapabilityTessellationPointSize */
    {24u, 11236, 0, 0}, /* CapabilityGeometryPointSize */
    {25u, 11254, 0, 0}, /* CapabilityImageGatherExtended */
    {27u, 11274, 0, 0}, /* CapabilityStorageImageMultisample */
    {28u, 11298, 0, 0}, /* CapabilityUniformBufferArrayDynamicIndexing */
    {29u, 11332, 0, 0}, /* CapabilitySampledImageArrayDynamicIndexing */
    {30u, 11365, 0, 0}, /* CapabilityStorageBufferArrayDynamicIndexing */
    {31u, 11399, 0, 0}, /* CapabilityStorageImageArrayDynamicIndexing */
    {32u, 8697, 0, 0}, /* CapabilityClipDistance */
    {33u, 8710, 0, 0}, /* CapabilityCullDistance */
    {34u, 11432, 0, 0}, /* CapabilityImageCubeArray */
    {35u, 11447, 0, 0}, /* CapabilitySampleRateShading */
    {36u, 11465, 0, 0}, /* CapabilityImageRect */
    {37u, 11475, 0, 0}, /* CapabilitySampledRect */
    {38u, 11487, 0, 0}, /* CapabilityGenericPointer */
    {39u, 11502, 0, 0}, /* CapabilityInt8 */
    {40u, 11507, 0, 0}, /* CapabilityInputAttachment */
    {41u, 11523, 0, 0}, /* CapabilitySparseResidency */
    {42u, 58, 0, 0}, /* CapabilityMinLod */
    {43u, 11539, 0, 0}, /* CapabilitySampled1D */
    {44u, 11549, 0, 0}, /* CapabilityImage1D */
    {45u, 11557, 0, 0}, /* CapabilitySampledCubeArray */
    {46u, 11574, 0, 0}, /* CapabilitySampledBuffer */
    {47u, 11588, 0, 0}, /* CapabilityImageBuffer */
    {48u, 11600, 0, 0}, /* CapabilityImageMSArray */
    {49u, 11613, 0, 0}, /* CapabilityStorageImageExtendedFormats */
    {50u, 11641, 0, 0}, /* CapabilityImageQuery */
    {51u, 11652, 0, 0}, /* CapabilityDerivativeControl */
    {52u, 11670, 0, 0}, /* CapabilityInterpolationFunction */
    {53u, 11692, 0, 0}, /* CapabilityTransformFeedback */
    {54u, 11710, 0, 0}, /* CapabilityGeometryStreams */
    {55u, 11726, 0, 0}, /* CapabilityStorageImageReadWithoutFormat */
    {56u, 11756, 0, 0}, /* CapabilityStorageImageWriteWithoutFormat */
    {57u, 11787, 0, 0}, /* CapabilityMultiViewport */
    {58u, 11801, 0, 0}, /* CapabilitySubgroupDispatch */
    {59u, 11818, 0, 0}, /* CapabilityNamedBarrier */
    {60u, 11831, 0, 0}, /* CapabilityPipeStorage */
    {61u, 11843, 0, 0}, /* CapabilityGroupNonUniform */
    {62u, 11859, 0, 0}, /* CapabilityGroupNonUniformVote */
    {63u, 11879, 0, 0}, /* CapabilityGroupNonUniformArithmetic */
    {64u, 11905, 0, 0}, /* CapabilityGroupNonUniformBallot */
    {65u, 11927, 0, 0}, /* CapabilityGroupNonUniformShuffle */
    {66u, 11950, 0, 0}, /* CapabilityGroupNonUniformShuffleRelative */
    {67u, 11981, 0, 0}, /* CapabilityGroupNonUniformClustered */
    {68u, 12006, 0, 0}, /* CapabilityGroupNonUniformQuad */
    {69u, 12026, 0, 0}, /* CapabilityShaderLayer */
    {70u, 12038, 0, 0}, /* CapabilityShaderViewportIndex */
    {71u, 12058, 0, 0}, /* CapabilityUniformDecoration */
    {4165u, 12076, 0, 0}, /* CapabilityCoreBuiltinsARM */
    {4166u, 12092, 0, 0}, /* CapabilityTileImageColorReadAccessEXT */
    {4167u, 12120, 0, 0}, /* CapabilityTileImageDepthReadAccessEXT */
    {4168u, 12148, 0, 0}, /* CapabilityTileImageStencilReadAccessEXT */
    {4174u, 12178, 0, 0}, /* CapabilityTensorsARM */
    {4175u, 12288, 0, 0}, /* CapabilityStorageTensorArrayDynamicIndexingARM */
    {4176u, 12325, 0, 0}, /* CapabilityStorageTensorArrayNonUniformIndexingARM */
    {4191u, 12365, 0, 0}, /* CapabilityGraphARM */
    {4201u, 12374, 0, 0}, /* CapabilityCooperativeMatrixLayoutsARM */
    {4212u, 12402, 0, 0}, /* CapabilityFloat8EXT */
    {4213u, 12412, 0, 0}, /* CapabilityFloat8CooperativeMatrixEXT */
    {4228u, 12439, 0, 0}, /* CapabilityFloat6EXT */
    {4229u, 12449, 0, 0}, /* CapabilityFloat4EXT */
    {4230u, 12459, 0, 0}, /* CapabilityFloat8UnsignedE8M0EXT */
    {4231u, 12481, 0, 0}, /* CapabilityMXInt8EXT */
    {4232u, 12491, 0, 0}, /* CapabilityBitcastExtractEXT */
    {4422u, 12509, 0, 0}, /* CapabilityFragmentShadingRateKHR */
    {4423u, 12532, 0, 0}, /* CapabilitySubgroupBallotKHR */
    {4427u, 12550, 0, 0}, /* CapabilityDrawParameters */
    {4428u, 12565, 0, 0}, /* CapabilityWorkgroupMemoryExplicitLayoutKHR */
    {4429u, 12598, 0, 0}, /* CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR */
    {4430u, 12641, 0, 0}, /* CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR */
    {4431u, 12685, 0, 0}, /* CapabilitySubgroupVoteKHR */
    {4433u, 12701, 0, 0}, /* CapabilityStorageBuffer16BitAccess */
    {4434u, 12726, 0, 0}, /* CapabilityUniformAndStorageBuffer16BitAccess */
    {4435u, 12761, 0, 0}, /* CapabilityStoragePushConstant16 */
    {4436u, 12783, 0, 0}, /* CapabilityStorageInputOutput16 */
    {4437u, 12804, 0, 0}, /* CapabilityDeviceGroup */
    {4439u, 12816, 0, 0}, /* CapabilityMultiView */
    {4441u, 12826, 0, 0}, /* CapabilityVariablePointersStorageBuffer */
    {4442u, 12856, 0, 0}, /* CapabilityVariablePointers */
    {4445u, 12873, 0, 0}, /* CapabilityAtomicStorageOps */
    {4447u, 12890, 0, 0}, /* CapabilitySampleMaskPostDepthCoverage */
    {4448u, 12918, 0, 0}, /* CapabilityStorageBuffer8BitAccess */
    {4449u, 12942, 0, 0}, /* CapabilityUniformAndStorageBuffer8BitAccess */
    {4450u, 12976, 0, 0}, /* CapabilityStoragePushConstant8 */
    {4464u, 2650, 0, 0}, /* CapabilityDenormPreserve */
    {4465u, 2665, 0, 0}, /* CapabilityDenormFlushToZero */
    {4466u, 2683, 0, 0}, /* CapabilitySignedZeroInfNanPreserve */
    {4467u, 2708, 0, 0}, /* CapabilityRoundingModeRTE */
    {4468u, 2724, 0, 0}, /* CapabilityRoundingModeRTZ */
    {4471u, 12997, 0, 0}, /* CapabilityRayQueryProvisionalKHR */
    {4472u, 13020, 0, 0}, /* CapabilityRayQueryKHR */
    {4473u, 13032, 0, 0}, /* CapabilityUntypedPointersKHR */
    {4478u, 13051, 0, 0}, /* CapabilityRayTraversalPrimitiveCullingKHR */
    {4479u, 13083, 0, 0}, /* CapabilityRayTracingKHR */
    {4484u, 13097, 0, 0}, /* CapabilityTextureSampleWeightedQCOM */
    {4485u, 13123, 0, 0}, /* CapabilityTextureBoxFilterQCOM */
    {4486u, 13144, 0, 0}, /* CapabilityTextureBlockMatchQCOM */
    {4495u, 13166, 0, 0}, /* CapabilityTileShadingQCOM */
    {4496u, 13182, 0, 0}, /* CapabilityCooperativeMatrixConversionQCOM */
    {4498u, 13214, 0, 0}, /* CapabilityTextureBlockMatch2QCOM */
    {4539u, 653, 0, 0}, /* CapabilityMultipleWaitQueuesQCOM */
    {4543u, 13237, 0, 0}, /* CapabilityImageGatherLinearQCOM */
    {4544u, 13259, 0, 0}, /* CapabilityImageGatherExtendedModesQCOM */
    {5008u, 13288, 0, 0}, /* CapabilityFloat16ImageAMD */
    {5009u, 13304, 0, 0}, /* CapabilityImageGatherBiasLodAMD */
    {5010u, 13326, 0, 0}, /* CapabilityFragmentMaskAMD */
    {5013u, 13342, 0, 0}, /* CapabilityStencilExportEXT */
    {5015u, 13359, 0, 0}, /* CapabilityImageReadWriteLodAMD */
    {5016u, 13380, 0, 0}, /* CapabilityInt64ImageEXT */
    {5055u, 13394, 0, 0}, /* CapabilityShaderClockKHR */
    {5067u, 13409, 0, 0}, /* CapabilityShaderEnqueueAMDX */
    {5087u, 13427, 0, 0}, /* CapabilityQuadControlKHR */
    {5112u, 13442, 0, 0}, /* CapabilityInt4TypeINTEL */
    {5114u, 13456, 0, 0}, /* CapabilityInt4CooperativeMatrixINTEL */
    {5116u, 13483, 0, 0}, /* CapabilityBFloat16TypeKHR */
    {5117u, 13499, 0, 0}, /* CapabilityBFloat16DotProductKHR */
    {5118u, 13521, 0, 0}, /* CapabilityBFloat16CooperativeMatrixKHR */
    {5120u, 13550, 0, 0}, /* CapabilityAbortKHR */
    {5128u, 13559, 0, 0}, /* CapabilityDescriptorHeapEXT */
    {5146u, 13577, 0, 0}, /* CapabilityConstantDataKHR */
    {5156u, 13593, 0, 0}, /* CapabilityPoisonFreezeKHR */
    {5181u, 13609, 0, 0}, /* CapabilityWeakLinkageAMD */
    {5249u, 13624, 0, 0}, /* CapabilitySampleMaskOverrideCoverageNV */
    {5251u, 13653, 0, 0}, /* CapabilityGeometryShaderPassthroughNV */
    {5254u, 13681, 0, 0}, /* CapabilityShaderViewportIndexLayerEXT */
    {5255u, 13709, 0, 0}, /* CapabilityShaderViewportMaskNV */
    {5259u, 13730, 0, 0}, /* CapabilityShaderStereoViewNV */
    {5260u, 13749, 0, 0}, /* CapabilityPerViewAttributesNV */
    {5265u, 13769, 0, 0}, /* CapabilityFragmentFullyCoveredEXT */
    {5266u, 13793, 0, 0}, /* CapabilityMeshShadingNV */
    {5282u, 13807, 0, 0}, /* CapabilityImageFootprintNV */
    {5283u, 13824, 0, 0}, /* CapabilityMeshShadingEXT */
    {5284u, 13839, 0, 0}, /* CapabilityFragmentBarycentricKHR */
    {5288u, 13862, 0, 0}, /* CapabilityComputeDerivativeGroupQuadsKHR */
    {5291u, 13893, 0, 0}, /* CapabilityFragmentDensityEXT */
    {5297u, 13912, 0, 0}, /* CapabilityGroupNonUniformPartitionedEXT */
    {5301u, 13942, 0, 0}, /* CapabilityShaderNonUniform */
    {5302u, 13959, 0, 0}, /* CapabilityRuntimeDescriptorArray */
    {5303u, 13982, 0, 0}, /* CapabilityInputAttachmentArrayDynamicIndexing */
    {5304u, 14018, 0, 0}, /* CapabilityUniformTexelBufferArrayDynamicIndexing */
    {5305u, 14057, 0, 0}, /* CapabilityStorageTexelBufferArrayDynamicIndexing */
    {5306u, 14096, 0, 0}, /* CapabilityUniformBufferArrayNonUniformIndexing */
    {5307u, 14133, 0, 0}, /* CapabilitySampledImageArrayNonUniformIndexing */
    {5308u, 14169, 0, 0}, /* CapabilityStorageBufferArrayNonUniformIndexing */
    {5309u, 14206, 0, 0}, /* CapabilityStorageImageArrayNonUniformIndexing */
    {5310u, 14242, 0, 0}, /* CapabilityInputAttachmentArrayNonUniformIndexing */
    {5311u, 14281, 0, 0}, /* CapabilityUniformTexelBufferArrayNonUniformIndexing */
    {5312u, 14323, 0, 0}, /* CapabilityStorageTexelBufferArrayNonUniformIndexing */
    {5336u, 14365, 0, 0}, /* CapabilityRayTracingPositionFetchKHR */
    {5340u, 14392, 0, 0}, /* CapabilityRayTracingNV */
    {5341u, 14405, 0, 0}, /* CapabilityRayTracingMotionBlurNV */
    {5345u, 14428, 0, 0}, /* CapabilityVulkanMemoryModel */
    {5346u, 14446, 0, 0}, /* CapabilityVulkanMemoryModelDeviceScope */
    {5347u, 14475, 0, 0}, /* CapabilityPhysicalStorageBufferAddresses */
    {5350u, 14506, 0, 0}, /* CapabilityComputeDerivativeGroupLinearKHR */
    {5353u, 14538, 0, 0}, /* CapabilityRayTracingProvisionalKHR */
    {5357u, 14563, 0, 0}, /* CapabilityCooperativeMatrixNV */
    {5363u, 14583, 0, 0}, /* CapabilityFragmentShaderSampleInterlockEXT */
    {5372u, 14616, 0, 0}, /* CapabilityFragmentShaderShadingRateInterlockEXT */
    {5373u, 14654, 0, 0}, /* CapabilityShaderSMBuiltinsNV */
    {5378u, 14673, 0, 0}, /* CapabilityFragmentShaderPixelInterlockEXT */
    {5379u, 14705, 0, 0}, /* CapabilityDemoteToHelperInvocation */
    {5380u, 14730, 0, 0}, /* CapabilityDisplacementMicromapNV */
    {5381u, 14753, 0, 0}, /* CapabilityRayTracingOpacityMicromapKHR */
    {5383u, 14782, 0, 0}, /* CapabilityShaderInvocationReorderNV */
    {5388u, 14808, 0, 0}, /* CapabilityShaderInvocationReorderEXT */
    {5390u, 14835, 0, 0}, /* CapabilityBindlessTextureNV */
    {5391u, 14853, 0, 0}, /* CapabilityRayQueryPositionFetchKHR */
    {5394u, 14878, 0, 0}, /* CapabilityCooperativeVectorNV */
    {5404u, 14898, 0, 0}, /* CapabilityAtomicFloat16VectorNV */
    {5409u, 14920, 0, 0}, /* CapabilityRayTracingDisplacementMicromapNV */
    {5414u, 14953, 0, 0}, /* CapabilityRawAccessChainsNV */
    {5418u, 14971, 0, 0}, /* CapabilityRayTracingSpheresGeometryNV */
    {5419u, 14999, 0, 0}, /* CapabilityRayTracingLinearSweptSpheresGeometryNV */
    {5423u, 15038, 0, 0}, /* CapabilityPushConstantBanksNV */
    {5425u, 15058, 0, 0}, /* CapabilityLongVectorEXT */
    {5426u, 3461, 0, 0}, /* CapabilityShader64BitIndexingEXT */
    {5429u, 15072, 0, 0}, /* CapabilityCooperativeMatrixConversionsEXT */
    {5430u, 15104, 0, 0}, /* CapabilityCooperativeMatrixReductionsEXT */
    {5431u, 15135, 0, 0}, /* CapabilityCooperativeMatrixConversionsNV */
    {5432u, 15166, 0, 0}, /* CapabilityCooperativeMatrixPerElementOperationsEXT */
    {5433u, 15207, 0, 0}, /* CapabilityCooperativeMatrixTensorAddressingNV */
    {5434u, 15243, 0, 0}, /* CapabilityCooperativeMatrixBlockLoadsNV */
    {5435u, 15273, 0, 0}, /* CapabilityCooperativeVectorTrainingNV */
    {5437u, 15301, 0, 0}, /* CapabilityRayTracingClusterAccelerationStructureNV */
    {5438u, 15342, 0, 0}, /* CapabilityCooperativeMatrixGetCoordinateEXT */
    {5439u, 15376, 0, 0}, /* CapabilityTensorAddressingNV */
    {5447u, 15395, 0, 0}, /* CapabilityCooperativeMatrixDecodeVectorNV */
    {5568u, 15427, 0, 0}, /* CapabilitySubgroupShuffleINTEL */
    {5569u, 15448, 0, 0}, /* CapabilitySubgroupBufferBlockIOINTEL */
    {5570u, 15475, 0, 0}, /* CapabilitySubgroupImageBlockIOINTEL */
    {5579u, 15501, 0, 0}, /* CapabilitySubgroupImageMediaBlockIOINTEL */
    {5582u, 15532, 0, 0}, /* CapabilityRoundToInfinityINTEL */
    {5583u, 15553, 0, 0}, /* CapabilityFloatingPointModeINTEL */
    {5584u, 15576, 0, 0}, /* CapabilityIntegerFunctions2INTEL */
    {5603u, 15599, 0, 0}, /* CapabilityFunctionPointersINTEL */
    {5604u, 15621, 0, 0}, /* CapabilityIndirectReferencesINTEL */
    {5606u, 15645, 0, 0}, /* CapabilityAsmINTEL */
    {5612u, 15654, 0, 0}, /* CapabilityAtomicFloat32MinMaxEXT */
    {5613u, 15677, 0, 0}, /* CapabilityAtomicFloat64MinMaxEXT */
    {5616u, 15700, 0, 0}, /* CapabilityAtomicFloat16MinMaxEXT */
    {5617u, 15723, 0, 0}, /* CapabilityVectorComputeINTEL */
    {5619u, 15742, 0, 0}, /* CapabilityVectorAnyINTEL */
    {5629u, 15757, 0, 0}, /* CapabilityExpectAssumeKHR */
    {5696u, 15773, 0, 0}, /* CapabilitySubgroupAvcMotionEstimationINTEL */
    {5697u, 15806, 0, 0}, /* CapabilitySubgroupAvcMotionEstimationIntraINTEL */
    {5698u, 15844, 0, 0}, /* CapabilitySubgroupAvcMotionEstimationChromaINTEL */
    {5817u, 15883, 0, 0}, /* CapabilityVariableLengthArrayINTEL */
    {5821u, 15908, 0, 0}, /* CapabilityFunctionFloatControlINTEL */
    {5824u, 15934, 0, 0}, /* CapabilityFPGAMemoryAttributesALTERA */
    {5837u, 15961, 0, 0}, /* CapabilityFPFastMathModeINTEL */
    {5844u, 15981, 0, 0}, /* CapabilityArbitraryPrecisionIntegersALTERA */
    {5845u, 16014, 0, 0}, /* CapabilityArbitraryPrecisionFloatingPointALTERA */
    {5886u, 16052, 0, 0}, /* CapabilityUnstructuredLoopControlsINTEL */
    {5888u, 16082, 0, 0}, /* CapabilityFPGALoopControlsALTERA */
    {5892u, 16105, 0, 0}, /* CapabilityKernelAttributesINTEL */
    {5897u, 16127, 0, 0}, /* CapabilityFPGAKernelAttributesINTEL */
    {5898u, 16153, 0, 0}, /* CapabilityFPGAMemoryAccessesALTERA */
    {5904u, 16178, 0, 0}, /* CapabilityFPGAClusterAttributesALTERA */
    {5906u, 16206, 0, 0}, /* CapabilityLoopFuseALTERA */
    {5908u, 16221, 0, 0}, /* CapabilityFPGADSPControlALTERA */
    {5910u, 16242, 0, 0}, /* CapabilityMemoryAccessAliasingINTEL */
    {5916u, 16384, 0, 0}, /* CapabilityFPGAInvocationPipeliningAttributesALTERA */
    {5920u, 16425, 0, 0}, /* CapabilityFPGABufferLocationALTERA */
    {5922u, 16450, 0, 0}, /* CapabilityArbitraryPrecisionFixedPointALTERA */
    {5935u, 16485, 0, 0}, /* CapabilityUSMStorageClassesALTERA */
    {5939u, 16509, 0, 0}, /* CapabilityRuntimeAlignedAttributeALTERA */
    {5943u, 16539, 0, 0}, /* CapabilityIOPipesALTERA */
    {5945u, 16553, 0, 0}, /* CapabilityBlockingPipesALTERA */
    {5948u, 16573, 0, 0}, /* CapabilityFPGARegALTERA */
    {6016u, 16587, 0, 0}, /* CapabilityDotProductInputAll */
    {6017u, 16606, 0, 0}, /* CapabilityDotProductInput4x8Bit */
    {6018u, 16628, 0, 0}, /* CapabilityDotProductInput4x8BitPacked */
    {6019u, 16656, 0, 0}, /* CapabilityDotProduct */
    {6020u, 16667, 0, 0}, /* CapabilityRayCullMaskKHR */
    {6022u, 16682, 0, 0}, /* CapabilityCooperativeMatrixKHR */
    {6024u, 16703, 0, 0}, /* CapabilityReplicatedCompositesEXT */
    {6025u, 16727, 0, 0}, /* CapabilityBitInstructions */
    {6026u, 16743, 0, 0}, /* CapabilityGroupNonUniformRotateKHR */
    {6029u, 16768, 0, 0}, /* CapabilityFloatControls2 */
    {6030u, 16783, 0, 0}, /* CapabilityFMAKHR */
    {6032u, 16790, 0, 0}, /* CapabilityRayTracingOpacityMicromapExecutionModeKHR */
    {6033u, 16832, 0, 0}, /* CapabilityAtomicFloat32AddEXT */
    {6034u, 16852, 0, 0}, /* CapabilityAtomicFloat64AddEXT */
    {6089u, 16872, 0, 0}, /* CapabilityLongCompositesINTEL */
    {6094u, 717, 0, 0}, /* CapabilityOptNoneEXT */
    {6095u, 16892, 0, 0}, /* CapabilityAtomicFloat16AddEXT */
    {6114u, 16912, 0, 0}, /* CapabilityDebugInfoModuleINTEL */
    {6115u, 16933, 0, 0}, /* CapabilityBFloat16ConversionINTEL */
    {6141u, 16957, 0, 0}, /* CapabilitySplitBarrierEXT */
    {6144u, 16973, 0, 0}, /* CapabilityArithmeticFenceEXT */
    {6146u, 16992, 0, 0}, /* CapabilityGlobalVariableDecorationsINTEL */
    {6150u, 17023, 0, 0}, /* CapabilityFPGAClusterAttributesV2ALTERA */
    {6161u, 17053, 0, 0}, /* CapabilityFPGAKernelAttributesv2INTEL */
    {6162u, 17081, 0, 0}, /* CapabilityTaskSequenceALTERA */
    {6169u, 17100, 0, 0}, /* CapabilityFPMaxErrorINTEL */
    {6171u, 17116, 0, 0}, /* CapabilityFPGALatencyControlALTERA */
    {6174u, 17141, 0, 0}, /* CapabilityFPGAArgumentInterfacesALTERA */
    {6187u, 17170, 0, 0}, /* CapabilityGlobalVariableHostAccessINTEL */
    {6189u, 17200, 0, 0}, /* CapabilityGlobalVariableFPGADecorationsALTERA */
    {6220u, 17236, 0, 0}, /* CapabilitySubgroupBufferPrefetchINTEL */
    {6228u, 17264, 0, 0}, /* CapabilitySubgroup2DBlockIOINTEL */
    {6229u, 17287, 0, 0}, /* CapabilitySubgroup2DBlockTransformINTEL */
    {6230u, 17317, 0, 0}, /* CapabilitySubgroup2DBlockTransposeINTEL */
    {6236u, 17347, 0, 0}, /* CapabilitySubgroupMatrixMultiplyAccumulateINTEL */
    {6241u, 17385, 0, 0}, /* CapabilityTernaryBitwiseFunctionINTEL */
    {6243u, 17413, 0, 0}, /* CapabilityUntypedVariableLengthArrayINTEL */
    {6245u, 17445, 0, 0}, /* CapabilitySpecConditionalINTEL */
    {6246u, 17466, 0, 0}, /* CapabilityFunctionVariantsINTEL */
    {6257u, 17488, 0, 0}, /* CapabilityPredicatedIOINTEL */
    {6265u, 17506, 0, 0}, /* CapabilityRoundedDivideSqrtINTEL */
    {6400u, 17529, 0, 0}, /* CapabilityGroupUniformArithmeticKHR */
    {6425u, 17555, 0, 0}, /* CapabilityTensorFloat32RoundingINTEL */
    {6427u, 17582, 0, 0}, /* CapabilityMaskedGatherScatterINTEL */
    {6441u, 17607, 0, 0}, /* CapabilityCacheControlsINTEL */
    {6460u, 17626, 0, 0}, /* CapabilityRegisterLimitsINTEL */
    {6528u, 17646, 0, 0}, /* CapabilityBindlessImagesINTEL */
    {6912u, 17666, 0, 0}, /* CapabilityDotProductFloat16AccFloat32VALVE */
    {6913u, 17699, 0, 0}, /* CapabilityDotProductFloat16AccFloat16VALVE */
    {6914u, 17732, 0, 0}, /* CapabilityDotProductBFloat16AccVALVE */
    {6915u, 17759, 0, 0}, /* CapabilityDotProductFloat8AccFloat32VALVE */
    {7041u, 8650, 0, 0}, /* CapabilityIntrinsicSAMSUNG */
    {0u, 17802, 0, 0}, /* RayQueryIntersectionRayQueryCandidateIntersectionKHR */
    {1u, 17835, 0, 0}, /* RayQueryIntersectionRayQueryCommittedIntersectionKHR */
    {0u, 17889, 0, 0}, /* RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionNoneKHR */
    {1u, 17926, 0, 0}, /* RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionTriangleKHR */
    {2u, 17967, 0, 0}, /* RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionGeneratedKHR */
    {0u, 18043, 0, 0}, /* RayQueryCandidateIntersectionTypeRayQueryCandidateIntersectionTriangleKHR */
    {1u, 18084, 0, 0}, /* RayQueryCandidateIntersectionTypeRayQueryCandidateIntersectionAABBKHR */
    {0u, 18155, 0, 0}, /* PackedVectorFormatPackedVectorFormat4x8Bit */
    {0u, 1116, 0, 0}, /* CooperativeMatrixOperandsNoneKHR */
    {1u, 18199, 0, 0}, /* CooperativeMatrixOperandsMatrixASignedComponentsKHR */
    {2u, 18226, 0, 0}, /* CooperativeMatrixOperandsMatrixBSignedComponentsKHR */
    {4u, 18253, 0, 0}, /* CooperativeMatrixOperandsMatrixCSignedComponentsKHR */
    {8u, 18280, 0, 0}, /* CooperativeMatrixOperandsMatrixResultSignedComponentsKHR */
    {16u, 18312, 0, 0}, /* CooperativeMatrixOperandsSaturatingAccumulationKHR */
    {0u, 18364, 0, 0}, /* CooperativeMatrixLayoutRowMajorKHR */
    {1u, 18376, 0, 0}, /* CooperativeMatrixLayoutColumnMajorKHR */
    {4202u, 18391, 0, 0}, /* CooperativeMatrixLayoutRowBlockedInterleavedARM */
    {4203u, 18416, 0, 0}, /* CooperativeMatrixLayoutColumnBlockedInterleavedARM */
    {0u, 18468, 0, 0}, /* CooperativeMatrixUseMatrixAKHR */
    {1u, 18479, 0, 0}, /* CooperativeMatrixUseMatrixBKHR */
    {2u, 18490, 0, 0}, /* CooperativeMatrixUseMatrixAccumulatorKHR */
    {1u, 18532, 0, 0}, /* CooperativeMatrixReduceRow */
    {2u, 18536, 0, 0}, /* CooperativeMatrixReduceColumn */
    {4u, 18543, 0, 0}, /* CooperativeMatrixReduce2x2 */
    {0u, 18571, 0, 0}, /* TensorClampModeUndefined */
    {1u, 6113, 0, 0}, /* TensorClampModeConstant */
    {2u, 4540, 0, 0}, /* TensorClampModeClampToEdge */
    {3u, 4558, 0, 0}, /* TensorClampModeRepeat */
    {4u, 4565, 0, 0}, /* TensorClampModeRepeatMirrored */
    {0u, 0, 0, 0}, /* TensorAddressingOperandsNone */
    {1u, 18597, 0, 1}, /* TensorAddressingOperandsTensorView */
    {2u, 18608, 0, 1}, /* TensorAddressingOperandsDecodeFunc */
    {4u, 18619, 0, 1}, /* TensorAddressingOperandsDecodeVectorFunc */
    {0u, 18661, 0, 0}, /* InitializationModeQualifierInitOnDeviceReprogramALTERA */
    {1u, 18689, 0, 0}, /* InitializationModeQualifierInitOnDeviceResetALTERA */
    {0u, 18741, 0, 0}, /* LoadCacheControlUncachedINTEL */
    {1u, 18755, 0, 0}, /* LoadCacheControlCachedINTEL */
    {2u, 18767, 0, 0}, /* LoadCacheControlStreamingINTEL */
    {3u, 18782, 0, 0}, /* LoadCacheControlInvalidateAfterReadINTEL */
    {4u, 18807, 0, 0}, /* LoadCacheControlConstCachedINTEL */
    {0u, 18741, 0, 0}, /* StoreCacheControlUncachedINTEL */
    {1u, 18841, 0, 0}, /* StoreCacheControlWriteThroughINTEL */
    {2u, 18859, 0, 0}, /* StoreCacheControlWriteBackINTEL */
    {3u, 18767, 0, 0}, /* StoreCacheControlStreamingINTEL */
    {0u, 18892, 0, 0}, /* NamedMaximumNumberOfRegistersAutoINTEL */
    {0u, 0, 0, 0}, /* MatrixMultiplyAccumulateOperandsNone */
    {1u, 18932, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixASignedComponentsINTEL */
    {2u, 18961, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixBSignedComponentsINTEL */
    {4u, 18990, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixCBFloat16INTEL */
    {8u, 19011, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixResultBFloat16INTEL */
    {16u, 19037, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixAPackedInt8INTEL */
    {32u, 19060, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixBPackedInt8INTEL */
    {64u, 19083, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixAPackedInt4INTEL */
    {128u, 19106, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixBPackedInt4INTEL */
    {256u, 19129, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixATF32INTEL */
    {512u, 19146, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixBTF32INTEL */
    {1024u, 19163, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixAPackedFloat16INTEL */
    {2048u, 19189, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixBPackedFloat16INTEL */
    {4096u, 19215, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixAPackedBFloat16INTEL */
    {8192u, 19242, 0, 0}, /* MatrixMultiplyAccumulateOperandsMatrixBPackedBFloat16INTEL */
    {0u, 19302, 0, 0}, /* FPEncodingBFloat16KHR */
    {4214u, 19314, 0, 0}, /* FPEncodingFloat8E4M3EXT */
    {4215u, 19328, 0, 0}, /* FPEncodingFloat8E5M2EXT */
    {4223u, 19342, 0, 0}, /* FPEncodingFloat6E2M3EXT */
    {4224u, 19356, 0, 0}, /* FPEncodingFloat6E3M2EXT */
    {4225u, 19370, 0, 0}, /* FPEncodingFloat4E2M1EXT */
    {4226u, 12459, 0, 0}, /* FPEncodingFloat8UnsignedE8M0EXT */
    {4227u, 12481, 0, 0}, /* FPEncodingMXInt8EXT */
    {0u, 19395, 0, 0}, /* CooperativeVectorMatrixLayoutRowMajorNV */
    {1u, 19406, 0, 0}, /* CooperativeVectorMatrixLayoutColumnMajorNV */
    {2u, 19420, 0, 0}, /* CooperativeVectorMatrixLayoutInferencingOptimalNV */
    {3u, 19441, 0, 0}, /* CooperativeVectorMatrixLayoutTrainingOptimalNV */
    {0u, 19489, 0, 0}, /* ComponentTypeFloat16NV */
    {1u, 19499, 0, 0}, /* ComponentTypeFloat32NV */
    {2u, 19509, 0, 0}, /* ComponentTypeFloat64NV */
    {3u, 19519, 0, 0}, /* ComponentTypeSignedInt8NV */
    {4u, 19532, 0, 0}, /* ComponentTypeSignedInt16NV */
    {5u, 19546, 0, 0}, /* ComponentTypeSignedInt32NV */
    {6u, 19560, 0, 0}, /* ComponentTypeSignedInt64NV */
    {7u, 19574, 0, 0}, /* ComponentTypeUnsignedInt8NV */
    {8u, 19589, 0, 0}, /* ComponentTypeUnsignedInt16NV */
    {9u, 19605, 0, 0}, /* ComponentTypeUnsignedInt32NV */
    {10u, 19621, 0, 0}, /* ComponentTypeUnsignedInt64NV */
    {1000491000u, 19637, 0, 0}, /* ComponentTypeSignedInt8PackedNV */
    {1000491001u, 19656, 0, 0}, /* ComponentTypeUnsignedInt8PackedNV */
    {1000491002u, 19677, 0, 0}, /* ComponentTypeFloatE4M3NV */
    {1000491003u, 19689, 0, 0}, /* ComponentTypeFloatE5M2NV */
    {0u, 19715, 0, 0}, /* GatherModesGather4x1QCOM */
    {1u, 19729, 0, 0}, /* GatherModesGatherDQCOM */
    {2u, 19741, 0, 0}, /* GatherModesGatherH2QCOM */
    {3u, 19754, 0, 0}, /* GatherModesGatherV2QCOM */
    {0u, 19997, 0, 0}, /* TensorOperandsNoneARM */
    {1u, 20005, 0, 0}, /* TensorOperandsNontemporalARM */
    {2u, 20020, 0, 1}, /* TensorOperandsOutOfBoundsValueARM */
    {4u, 20040, 0, 1}, /* TensorOperandsMakeElementAvailableARM */
    {8u, 20064, 0, 1}, /* TensorOperandsMakeElementVisibleARM */
    {16u, 20086, 0, 0}, /* TensorOperandsNonPrivateElementARM */
};

const struct ur_spirv_kind_facts ur_spirv_kinds[] = {
    {UR_SPIRV_BITENUM, {0, 0}, 173, 0, 17}, /* ImageOperands */
    {UR_SPIRV_BITENUM, {0, 0}, 263, 17, 9}, /* FPFastMathMode */
    {UR_SPIRV_BITENUM, {0, 0}, 298, 26, 3}, /* SelectionControl */
    {UR_SPIRV_BITENUM, {0, 0}, 676, 29, 21}, /* LoopControl */
    {UR_SPIRV_BITENUM, {0, 0}, 728, 50, 6}, /* FunctionControl */
    {UR_SPIRV_BITENUM, {0, 0}, 952, 56, 15}, /* MemorySemantics */
    {UR_SPIRV_BITENUM, {0, 0}, 1071, 71, 9}, /* MemoryAccess */
    {UR_SPIRV_BITENUM, {0, 0}, 1096, 80, 2}, /* KernelProfilingInfo */
    {UR_SPIRV_BITENUM, {0, 0}, 1338, 82, 12}, /* RayFlags */
    {UR_SPIRV_BITENUM, {0, 0}, 1415, 94, 4}, /* FragmentShadingRate */
    {UR_SPIRV_BITENUM, {0, 0}, 1483, 98, 3}, /* RawAccessChainOperands */
    {UR_SPIRV_VALUEENUM, {0, 0}, 1615, 101, 16}, /* SourceLanguage */
    {UR_SPIRV_VALUEENUM, {0, 0}, 1822, 117, 17}, /* ExecutionModel */
    {UR_SPIRV_VALUEENUM, {0, 0}, 1891, 134, 4}, /* AddressingModel */
    {UR_SPIRV_VALUEENUM, {0, 0}, 1936, 138, 4}, /* MemoryModel */
    {UR_SPIRV_VALUEENUM, {0, 0}, 3923, 142, 99}, /* ExecutionMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4468, 241, 29}, /* StorageClass */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4536, 270, 8}, /* Dim */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4580, 278, 5}, /* SamplerAddressingMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4617, 283, 2}, /* SamplerFilterMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4920, 285, 42}, /* ImageFormat */
    {UR_SPIRV_VALUEENUM, {0, 0}, 5040, 327, 20}, /* ImageChannelOrder */
    {UR_SPIRV_VALUEENUM, {0, 0}, 5428, 347, 26}, /* ImageChannelDataType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 5465, 373, 4}, /* FPRoundingMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 5501, 377, 2}, /* FPDenormMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 5582, 379, 8}, /* QuantizationModes */
    {UR_SPIRV_VALUEENUM, {0, 0}, 5609, 387, 2}, /* FPOperationMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 5651, 389, 4}, /* OverflowModes */
    {UR_SPIRV_VALUEENUM, {0, 0}, 5699, 393, 4}, /* LinkageType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 5740, 397, 3}, /* AccessQualifier */
    {UR_SPIRV_VALUEENUM, {0, 0}, 5802, 400, 4}, /* HostAccessQualifier */
    {UR_SPIRV_VALUEENUM, {0, 0}, 5902, 404, 9}, /* FunctionParameterAttribute */
    {UR_SPIRV_VALUEENUM, {0, 0}, 8667, 413, 155}, /* Decoration */
    {UR_SPIRV_VALUEENUM, {0, 0}, 6044, 568, 128}, /* BuiltIn */
    {UR_SPIRV_VALUEENUM, {0, 0}, 10811, 696, 7}, /* Scope */
    {UR_SPIRV_VALUEENUM, {0, 0}, 10945, 703, 7}, /* GroupOperation */
    {UR_SPIRV_VALUEENUM, {0, 0}, 10992, 710, 3}, /* KernelEnqueueFlags */
    {UR_SPIRV_VALUEENUM, {0, 0}, 17791, 713, 304}, /* Capability */
    {UR_SPIRV_VALUEENUM, {0, 0}, 17868, 1017, 2}, /* RayQueryIntersection */
    {UR_SPIRV_VALUEENUM, {0, 0}, 18009, 1019, 3}, /* RayQueryCommittedIntersectionType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 18121, 1022, 2}, /* RayQueryCandidateIntersectionType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 18180, 1024, 1}, /* PackedVectorFormat */
    {UR_SPIRV_BITENUM, {0, 0}, 18338, 1025, 6}, /* CooperativeMatrixOperands */
    {UR_SPIRV_VALUEENUM, {0, 0}, 18444, 1031, 4}, /* CooperativeMatrixLayout */
    {UR_SPIRV_VALUEENUM, {0, 0}, 18511, 1035, 3}, /* CooperativeMatrixUse */
    {UR_SPIRV_BITENUM, {0, 0}, 18547, 1038, 3}, /* CooperativeMatrixReduce */
    {UR_SPIRV_VALUEENUM, {0, 0}, 18581, 1041, 5}, /* TensorClampMode */
    {UR_SPIRV_BITENUM, {0, 0}, 18636, 1046, 4}, /* TensorAddressingOperands */
    {UR_SPIRV_VALUEENUM, {0, 0}, 18713, 1050, 2}, /* InitializationModeQualifier */
    {UR_SPIRV_VALUEENUM, {0, 0}, 18824, 1052, 5}, /* LoadCacheControl */
    {UR_SPIRV_VALUEENUM, {0, 0}, 18874, 1057, 4}, /* StoreCacheControl */
    {UR_SPIRV_VALUEENUM, {0, 0}, 18902, 1061, 1}, /* NamedMaximumNumberOfRegisters */
    {UR_SPIRV_BITENUM, {0, 0}, 19269, 1062, 15}, /* MatrixMultiplyAccumulateOperands */
    {UR_SPIRV_VALUEENUM, {0, 0}, 19384, 1077, 8}, /* FPEncoding */
    {UR_SPIRV_VALUEENUM, {0, 0}, 19459, 1085, 4}, /* CooperativeVectorMatrixLayout */
    {UR_SPIRV_VALUEENUM, {0, 0}, 19701, 1089, 15}, /* ComponentType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 19767, 1104, 4}, /* GatherModes */
    {UR_SPIRV_ID, {0, 0}, 19779, 1108, 0}, /* IdMemorySemantics */
    {UR_SPIRV_ID, {0, 0}, 19797, 1108, 0}, /* IdScope */
    {UR_SPIRV_ID, {0, 0}, 19805, 1108, 0}, /* IdRef */
    {UR_SPIRV_LITERAL, {0, 0}, 19811, 1108, 0}, /* LiteralInteger */
    {UR_SPIRV_LITERAL, {0, 0}, 19826, 1108, 0}, /* LiteralString */
    {UR_SPIRV_LITERAL, {0, 0}, 19840, 1108, 0}, /* LiteralFloat */
    {UR_SPIRV_LITERAL, {0, 0}, 19853, 1108, 0}, /* LiteralContextDependentNumber */
    {UR_SPIRV_LITERAL, {0, 0}, 19883, 1108, 0}, /* LiteralExtInstInteger */
    {UR_SPIRV_LITERAL, {0, 0}, 19905, 1108, 0}, /* LiteralSpecConstantOpInteger */
    {UR_SPIRV_COMPOSITE, {60, 59}, 19934, 1108, 0}, /* PairLiteralIntegerIdRef */
    {UR_SPIRV_COMPOSITE, {59, 60}, 19958, 1108, 0}, /* PairIdRefLiteralInteger */
    {UR_SPIRV_COMPOSITE, {59, 59}, 19982, 1108, 0}, /* PairIdRefIdRef */
    {UR_SPIRV_BITENUM, {0, 0}, 20107, 1108, 6}, /* TensorOperands */
};

const struct ur_spirv_grammar ur_spirv_instructions[] = {
    {0, 20122, 0, 0, 0, 0}, /* OpNop */
    {1, 20128, 0, 0, 1, 1}, /* OpUndef */
    {2, 20136, 18, 1, 0, 0}, /* OpSourceContinued */
    {3, 20154, 39, 4, 0, 0}, /* OpSource */
    {4, 20163, 18, 1, 0, 0}, /* OpSourceExtension */
    {5, 20181, 43, 2, 0, 0}, /* OpName */
    {6, 20188, 45, 3, 0, 0}, /* OpMemberName */
    {7, 20201, 18, 1, 0, 1}, /* OpString */
    {8, 20210, 48, 3, 0, 0}, /* OpLine */
    {10, 20217, 18, 1, 0, 0}, /* OpExtension */
    {11, 20229, 18, 1, 0, 1}, /* OpExtInstImport */
    {12, 20245, 51, 3, 1, 1}, /* OpExtInst */
    {14, 20255, 54, 2, 0, 0}, /* OpMemoryModel */
    {15, 20269, 56, 4, 0, 0}, /* OpEntryPoint */
    {16, 20282, 60, 2, 0, 0}, /* OpExecutionMode */
    {17, 20298, 62, 1, 0, 0}, /* OpCapability */
    {19, 20311, 0, 0, 0, 1}, /* OpTypeVoid */
    {20, 20322, 0, 0, 0, 1}, /* OpTypeBool */
    {21, 20333, 26, 2, 0, 1}, /* OpTypeInt */
    {22, 20343, 63, 2, 0, 1}, /* OpTypeFloat */
    {23, 20355, 65, 2, 0, 1}, /* OpTypeVector */
    {24, 20368, 65, 2, 0, 1}, /* OpTypeMatrix */
    {25, 20480, 67, 8, 0, 1}, /* OpTypeImage */
    {26, 20492, 0, 0, 0, 1}, /* OpTypeSampler */
    {27, 20506, 0, 1, 0, 1}, /* OpTypeSampledImage */
    {28, 20525, 1, 2, 0, 1}, /* OpTypeArray */
    {29, 20537, 0, 1, 0, 1}, /* OpTypeRuntimeArray */
    {30, 20556, 75, 1, 0, 1}, /* OpTypeStruct */
    {31, 20569, 18, 1, 0, 1}, /* OpTypeOpaque */
    {32, 20582, 76, 2, 0, 1}, /* OpTypePointer */
    {33, 20596, 78, 2, 0, 1}, /* OpTypeFunction */
    {34, 20611, 0, 0, 0, 1}, /* OpTypeEvent */
    {35, 20623, 0, 0, 0, 1}, /* OpTypeDeviceEvent */
    {36, 20641, 0, 0, 0, 1}, /* OpTypeReserveId */
    {37, 20657, 0, 0, 0, 1}, /* OpTypeQueue */
    {38, 20669, 34, 1, 0, 1}, /* OpTypePipe */
    {39, 20680, 80, 2, 0, 0}, /* OpTypeForwardPointer */
    {41, 20701, 0, 0, 1, 1}, /* OpConstantTrue */
    {42, 20716, 0, 0, 1, 1}, /* OpConstantFalse */
    {43, 20732, 82, 1, 1, 1}, /* OpConstant */
    {44, 20743, 75, 1, 1, 1}, /* OpConstantComposite */
    {45, 20763, 83, 3, 1, 1}, /* OpConstantSampler */
    {46, 20781, 0, 0, 1, 1}, /* OpConstantNull */
    {48, 20796, 0, 0, 1, 1}, /* OpSpecConstantTrue */
    {49, 20815, 0, 0, 1, 1}, /* OpSpecConstantFalse */
    {50, 20835, 82, 1, 1, 1}, /* OpSpecConstant */
    {51, 20850, 75, 1, 1, 1}, /* OpSpecConstantComposite */
    {52, 20874, 86, 1, 1, 1}, /* OpSpecConstantOp */
    {54, 20891, 87, 2, 1, 1}, /* OpFunction */
    {55, 20902, 0, 0, 1, 1}, /* OpFunctionParameter */
    {56, 20922, 0, 0, 0, 0}, /* OpFunctionEnd */
    {57, 20936, 78, 2, 1, 1}, /* OpFunctionCall */
    {59, 20951, 89, 2, 1, 1}, /* OpVariable */
    {60, 20962, 8, 3, 1, 1}, /* OpImageTexelPointer */
    {61, 20982, 91, 2, 1, 1}, /* OpLoad */
    {62, 20989, 93, 3, 0, 0}, /* OpStore */
    {63, 20997, 96, 4, 0, 0}, /* OpCopyMemory */
    {64, 21010, 100, 5, 0, 0}, /* OpCopyMemorySized */
    {65, 21028, 78, 2, 1, 1}, /* OpAccessChain */
    {66, 21042, 78, 2, 1, 1}, /* OpInBoundsAccessChain */
    {67, 21064, 105, 3, 1, 1}, /* OpPtrAccessChain */
    {68, 21081, 65, 2, 1, 1}, /* OpArrayLength */
    {69, 21095, 0, 1, 1, 1}, /* OpGenericPtrMemSemantics */
    {70, 21120, 105, 3, 1, 1}, /* OpInBoundsPtrAccessChain */
    {71, 21145, 108, 2, 0, 0}, /* OpDecorate */
    {72, 21156, 110, 3, 0, 0}, /* OpMemberDecorate */
    {73, 21173, 0, 0, 0, 1}, /* OpDecorationGroup */
    {74, 21191, 78, 2, 0, 0}, /* OpGroupDecorate */
    {75, 21207, 113, 2, 0, 0}, /* OpGroupMemberDecorate */
    {77, 21229, 1, 2, 1, 1}, /* OpVectorExtractDynamic */
    {78, 21252, 8, 3, 1, 1}, /* OpVectorInsertDynamic */
    {79, 21274, 115, 3, 1, 1}, /* OpVectorShuffle */
    {80, 21290, 75, 1, 1, 1}, /* OpCompositeConstruct */
    {81, 21311, 118, 2, 1, 1}, /* OpCompositeExtract */
    {82, 21330, 115, 3, 1, 1}, /* OpCompositeInsert */
    {83, 21348, 0, 1, 1, 1}, /* OpCopyObject */
    {84, 21361, 0, 1, 1, 1}, /* OpTranspose */
    {86, 21373, 1, 2, 1, 1}, /* OpSampledImage */
    {87, 21388, 120, 3, 1, 1}, /* OpImageSampleImplicitLod */
    {88, 21413, 123, 3, 1, 1}, /* OpImageSampleExplicitLod */
    {89, 21438, 126, 4, 1, 1}, /* OpImageSampleDrefImplicitLod */
    {90, 21467, 130, 4, 1, 1}, /* OpImageSampleDrefExplicitLod */
    {91, 21496, 120, 3, 1, 1}, /* OpImageSampleProjImplicitLod */
    {92, 21525, 123, 3, 1, 1}, /* OpImageSampleProjExplicitLod */
    {93, 21554, 126, 4, 1, 1}, /* OpImageSampleProjDrefImplicitLod */
    {94, 21587, 130, 4, 1, 1}, /* OpImageSampleProjDrefExplicitLod */
    {95, 21620, 120, 3, 1, 1}, /* OpImageFetch */
    {96, 21633, 126, 4, 1, 1}, /* OpImageGather */
    {97, 21647, 126, 4, 1, 1}, /* OpImageDrefGather */
    {98, 21665, 120, 3, 1, 1}, /* OpImageRead */
    {99, 21677, 126, 4, 0, 0}, /* OpImageWrite */
    {100, 21690, 0, 1, 1, 1}, /* OpImage */
    {101, 21698, 0, 1, 1, 1}, /* OpImageQueryFormat */
    {102, 21717, 0, 1, 1, 1}, /* OpImageQueryOrder */
    {103, 21735, 1, 2, 1, 1}, /* OpImageQuerySizeLod */
    {104, 21755, 0, 1, 1, 1}, /* OpImageQuerySize */
    {105, 21772, 1, 2, 1, 1}, /* OpImageQueryLod */
    {106, 21788, 0, 1, 1, 1}, /* OpImageQueryLevels */
    {107, 21807, 0, 1, 1, 1}, /* OpImageQuerySamples */
    {109, 21827, 0, 1, 1, 1}, /* OpConvertFToU */
    {110, 21841, 0, 1, 1, 1}, /* OpConvertFToS */
    {111, 21855, 0, 1, 1, 1}, /* OpConvertSToF */
    {112, 21869, 0, 1, 1, 1}, /* OpConvertUToF */
    {113, 21883, 0, 1, 1, 1}, /* OpUConvert */
    {114, 21894, 0, 1, 1, 1}, /* OpSConvert */
    {115, 21905, 0, 1, 1, 1}, /* OpFConvert */
    {116, 21916, 0, 1, 1, 1}, /* OpQuantizeToF16 */
    {117, 21932, 0, 1, 1, 1}, /* OpConvertPtrToU */
    {118, 21948, 0, 1, 1, 1}, /* OpSatConvertSToU */
    {119, 21965, 0, 1, 1, 1}, /* OpSatConvertUToS */
    {120, 21982, 0, 1, 1, 1}, /* OpConvertUToPtr */
    {121, 21998, 0, 1, 1, 1}, /* OpPtrCastToGeneric */
    {122, 22017, 0, 1, 1, 1}, /* OpGenericCastToPtr */
    {123, 22036, 80, 2, 1, 1}, /* OpGenericCastToPtrExplicit */
    {124, 22063, 0, 1, 1, 1}, /* OpBitcast */
    {126, 22073, 0, 1, 1, 1}, /* OpSNegate */
    {127, 22083, 0, 1, 1, 1}, /* OpFNegate */
    {128, 22093, 1, 2, 1, 1}, /* OpIAdd */
    {129, 22100, 1, 2, 1, 1}, /* OpFAdd */
    {130, 22107, 1, 2, 1, 1}, /* OpISub */
    {131, 22114, 1, 2, 1, 1}, /* OpFSub */
    {132, 22121, 1, 2, 1, 1}, /* OpIMul */
    {133, 22128, 1, 2, 1, 1}, /* OpFMul */
    {134, 22135, 1, 2, 1, 1}, /* OpUDiv */
    {135, 22142, 1, 2, 1, 1}, /* OpSDiv */
    {136, 22149, 1, 2, 1, 1}, /* OpFDiv */
    {137, 22156, 1, 2, 1, 1}, /* OpUMod */
    {138, 22163, 1, 2, 1, 1}, /* OpSRem */
    {139, 22170, 1, 2, 1, 1}, /* OpSMod */
    {140, 22177, 1, 2, 1, 1}, /* OpFRem */
    {141, 22184, 1, 2, 1, 1}, /* OpFMod */
    {142, 22191, 1, 2, 1, 1}, /* OpVectorTimesScalar */
    {143, 22211, 1, 2, 1, 1}, /* OpMatrixTimesScalar */
    {144, 22231, 1, 2, 1, 1}, /* OpVectorTimesMatrix */
    {145, 22251, 1, 2, 1, 1}, /* OpMatrixTimesVector */
    {146, 22271, 1, 2, 1, 1}, /* OpMatrixTimesMatrix */
    {147, 22291, 1, 2, 1, 1}, /* OpOuterProduct */
    {148, 22306, 1, 2, 1, 1}, /* OpDot */
    {149, 22312, 1, 2, 1, 1}, /* OpIAddCarry */
    {150, 22324, 1, 2, 1, 1}, /* OpISubBorrow */
    {151, 22337, 1, 2, 1, 1}, /* OpUMulExtended */
    {152, 22352, 1, 2, 1, 1}, /* OpSMulExtended */
    {154, 22367, 0, 1, 1, 1}, /* OpAny */
    {155, 22373, 0, 1, 1, 1}, /* OpAll */
    {156, 22379, 0, 1, 1, 1}, /* OpIsNan */
    {157, 22387, 0, 1, 1, 1}, /* OpIsInf */
    {158, 22395, 0, 1, 1, 1}, /* OpIsFinite */
    {159, 22406, 0, 1, 1, 1}, /* OpIsNormal */
    {160, 22417, 0, 1, 1, 1}, /* OpSignBitSet */
    {161, 22430, 1, 2, 1, 1}, /* OpLessOrGreater */
    {162, 22446, 1, 2, 1, 1}, /* OpOrdered */
    {163, 22456, 1, 2, 1, 1}, /* OpUnordered */
    {164, 22468, 1, 2, 1, 1}, /* OpLogicalEqual */
    {165, 22483, 1, 2, 1, 1}, /* OpLogicalNotEqual */
    {166, 22501, 1, 2, 1, 1}, /* OpLogicalOr */
    {167, 22513, 1, 2, 1, 1}, /* OpLogicalAnd */
    {168, 22526, 0, 1, 1, 1}, /* OpLogicalNot */
    {169, 22539, 8, 3, 1, 1}, /* OpSelect */
    {170, 22548, 1, 2, 1, 1}, /* OpIEqual */
    {171, 22557, 1, 2, 1, 1}, /* OpINotEqual */
    {172, 22569, 1, 2, 1, 1}, /* OpUGreaterThan */
    {173, 22584, 1, 2, 1, 1}, /* OpSGreaterThan */
    {174, 22599, 1, 2, 1, 1}, /* OpUGreaterThanEqual */
    {175, 22619, 1, 2, 1, 1}, /* OpSGreaterThanEqual */
    {176, 22639, 1, 2, 1, 1}, /* OpULessThan */
    {177, 22651, 1, 2, 1, 1}, /* OpSLessThan */
    {178, 22663, 1, 2, 1, 1}, /* OpULessThanEqual */
    {179, 22680, 1, 2, 1, 1}, /* OpSLessThanEqual */
    {180, 22697, 1, 2, 1, 1}, /* OpFOrdEqual */
    {181, 22709, 1, 2, 1, 1}, /* OpFUnordEqual */
    {182, 22723, 1, 2, 1, 1}, /* OpFOrdNotEqual */
    {183, 22738, 1, 2, 1, 1}, /* OpFUnordNotEqual */
    {184, 22755, 1, 2, 1, 1}, /* OpFOrdLessThan */
    {185, 22770, 1, 2, 1, 1}, /* OpFUnordLessThan */
    {186, 22787, 1, 2, 1, 1}, /* OpFOrdGreaterThan */
    {187, 22805, 1, 2, 1, 1}, /* OpFUnordGreaterThan */
    {188, 22825, 1, 2, 1, 1}, /* OpFOrdLessThanEqual */
    {189, 22845, 1, 2, 1, 1}, /* OpFUnordLessThanEqual */
    {190, 22867, 1, 2, 1, 1}, /* OpFOrdGreaterThanEqual */
    {191, 22890, 1, 2, 1, 1}, /* OpFUnordGreaterThanEqual */
    {194, 22915, 1, 2, 1, 1}, /* OpShiftRightLogical */
    {195, 22935, 1, 2, 1, 1}, /* OpShiftRightArithmetic */
    {196, 22958, 1, 2, 1, 1}, /* OpShiftLeftLogical */
    {197, 22977, 1, 2, 1, 1}, /* OpBitwiseOr */
    {198, 22989, 1, 2, 1, 1}, /* OpBitwiseXor */
    {199, 23002, 1, 2, 1, 1}, /* OpBitwiseAnd */
    {200, 23015, 0, 1, 1, 1}, /* OpNot */
    {201, 23021, 134, 4, 1, 1}, /* OpBitFieldInsert */
    {202, 23038, 8, 3, 1, 1}, /* OpBitFieldSExtract */
    {203, 23057, 8, 3, 1, 1}, /* OpBitFieldUExtract */
    {204, 23076, 0, 1, 1, 1}, /* OpBitReverse */
    {205, 23089, 0, 1, 1, 1}, /* OpBitCount */
    {207, 23100, 0, 1, 1, 1}, /* OpDPdx */
    {208, 23107, 0, 1, 1, 1}, /* OpDPdy */
    {209, 23114, 0, 1, 1, 1}, /* OpFwidth */
    {210, 23123, 0, 1, 1, 1}, /* OpDPdxFine */
    {211, 23134, 0, 1, 1, 1}, /* OpDPdyFine */
    {212, 23145, 0, 1, 1, 1}, /* OpFwidthFine */
    {213, 23158, 0, 1, 1, 1}, /* OpDPdxCoarse */
    {214, 23171, 0, 1, 1, 1}, /* OpDPdyCoarse */
    {215, 23184, 0, 1, 1, 1}, /* OpFwidthCoarse */
    {218, 23199, 0, 0, 0, 0}, /* OpEmitVertex */
    {219, 23212, 0, 0, 0, 0}, /* OpEndPrimitive */
    {220, 23227, 0, 1, 0, 0}, /* OpEmitStreamVertex */
    {221, 23246, 0, 1, 0, 0}, /* OpEndStreamPrimitive */
    {224, 23267, 138, 3, 0, 0}, /* OpControlBarrier */
    {225, 23284, 141, 2, 0, 0}, /* OpMemoryBarrier */
    {227, 23300, 143, 3, 1, 1}, /* OpAtomicLoad */
    {228, 23313, 146, 4, 0, 0}, /* OpAtomicStore */
    {229, 23327, 146, 4, 1, 1}, /* OpAtomicExchange */
    {230, 23344, 150, 6, 1, 1}, /* OpAtomicCompareExchange */
    {231, 23368, 150, 6, 1, 1}, /* OpAtomicCompareExchangeWeak */
    {232, 23396, 143, 3, 1, 1}, /* OpAtomicIIncrement */
    {233, 23415, 143, 3, 1, 1}, /* OpAtomicIDecrement */
    {234, 23434, 146, 4, 1, 1}, /* OpAtomicIAdd */
    {235, 23447, 146, 4, 1, 1}, /* OpAtomicISub */
    {236, 23460, 146, 4, 1, 1}, /* OpAtomicSMin */
    {237, 23473, 146, 4, 1, 1}, /* OpAtomicUMin */
    {238, 23486, 146, 4, 1, 1}, /* OpAtomicSMax */
    {239, 23499, 146, 4, 1, 1}, /* OpAtomicUMax */
    {240, 23512, 146, 4, 1, 1}, /* OpAtomicAnd */
    {241, 23524, 146, 4, 1, 1}, /* OpAtomicOr */
    {242, 23535, 146, 4, 1, 1}, /* OpAtomicXor */
    {245, 23547, 156, 1, 1, 1}, /* OpPhi */
    {246, 23553, 157, 3, 0, 0}, /* OpLoopMerge */
    {247, 23565, 160, 2, 0, 0}, /* OpSelectionMerge */
    {248, 23582, 0, 0, 0, 1}, /* OpLabel */
    {249, 23590, 0, 1, 0, 0}, /* OpBranch */
    {250, 23599, 162, 4, 0, 0}, /* OpBranchConditional */
    {251, 23619, 166, 3, 0, 0}, /* OpSwitch */
    {252, 23628, 0, 0, 0, 0}, /* OpKill */
    {253, 23635, 0, 0, 0, 0}, /* OpReturn */
    {254, 23644, 0, 1, 0, 0}, /* OpReturnValue */
    {255, 23658, 0, 0, 0, 0}, /* OpUnreachable */
    {256, 23672, 65, 2, 0, 0}, /* OpLifetimeStart */
    {257, 23688, 65, 2, 0, 0}, /* OpLifetimeStop */
    {259, 23703, 169, 6, 1, 1}, /* OpGroupAsyncCopy */
    {260, 23720, 175, 3, 0, 0}, /* OpGroupWaitEvents */
    {261, 23738, 178, 2, 1, 1}, /* OpGroupAll */
    {262, 23749, 178, 2, 1, 1}, /* OpGroupAny */
    {263, 23760, 175, 3, 1, 1}, /* OpGroupBroadcast */
    {264, 23777, 180, 3, 1, 1}, /* OpGroupIAdd */
    {265, 23789, 180, 3, 1, 1}, /* OpGroupFAdd */
    {266, 23801, 180, 3, 1, 1}, /* OpGroupFMin */
    {267, 23813, 180, 3, 1, 1}, /* OpGroupUMin */
    {268, 23825, 180, 3, 1, 1}, /* OpGroupSMin */
    {269, 23837, 180, 3, 1, 1}, /* OpGroupFMax */
    {270, 23849, 180, 3, 1, 1}, /* OpGroupUMax */
    {271, 23861, 180, 3, 1, 1}, /* OpGroupSMax */
    {274, 23873, 134, 4, 1, 1}, /* OpReadPipe */
    {275, 23884, 134, 4, 1, 1}, /* OpWritePipe */
    {276, 23896, 183, 6, 1, 1}, /* OpReservedReadPipe */
    {277, 23915, 183, 6, 1, 1}, /* OpReservedWritePipe */
    {278, 23935, 134, 4, 1, 1}, /* OpReserveReadPipePackets */
    {279, 23960, 134, 4, 1, 1}, /* OpReserveWritePipePackets */
    {280, 23986, 134, 4, 0, 0}, /* OpCommitReadPipe */
    {281, 24003, 134, 4, 0, 0}, /* OpCommitWritePipe */
    {282, 24021, 0, 1, 1, 1}, /* OpIsValidReserveId */
    {283, 24040, 8, 3, 1, 1}, /* OpGetNumPipePackets */
    {284, 24060, 8, 3, 1, 1}, /* OpGetMaxPipePackets */
    {285, 24080, 189, 5, 1, 1}, /* OpGroupReserveReadPipePackets */
    {286, 24110, 189, 5, 1, 1}, /* OpGroupReserveWritePipePackets */
    {287, 24141, 189, 5, 0, 0}, /* OpGroupCommitReadPipe */
    {288, 24163, 189, 5, 0, 0}, /* OpGroupCommitWritePipe */
    {291, 24186, 134, 4, 1, 1}, /* OpEnqueueMarker */
    {292, 24202, 194, 11, 1, 1}, /* OpEnqueueKernel */
    {293, 24218, 205, 5, 1, 1}, /* OpGetKernelNDrangeSubGroupCount */
    {294, 24250, 205, 5, 1, 1}, /* OpGetKernelNDrangeMaxSubGroupSize */
    {295, 24284, 134, 4, 1, 1}, /* OpGetKernelWorkGroupSize */
    {296, 24309, 134, 4, 1, 1}, /* OpGetKernelPreferredWorkGroupSizeMultiple */
    {297, 24351, 0, 1, 0, 0}, /* OpRetainEvent */
    {298, 24365, 0, 1, 0, 0}, /* OpReleaseEvent */
    {299, 24380, 0, 0, 1, 1}, /* OpCreateUserEvent */
    {300, 24398, 0, 1, 1, 1}, /* OpIsValidEvent */
    {301, 24413, 1, 2, 0, 0}, /* OpSetUserEventStatus */
    {302, 24434, 8, 3, 0, 0}, /* OpCaptureEventProfilingInfo */
    {303, 24462, 0, 0, 1, 1}, /* OpGetDefaultQueue */
    {304, 24576, 8, 3, 1, 1}, /* OpBuildNDRange */
    {305, 24591, 120, 3, 1, 1}, /* OpImageSparseSampleImplicitLod */
    {306, 24622, 123, 3, 1, 1}, /* OpImageSparseSampleExplicitLod */
    {307, 24653, 126, 4, 1, 1}, /* OpImageSparseSampleDrefImplicitLod */
    {308, 24688, 130, 4, 1, 1}, /* OpImageSparseSampleDrefExplicitLod */
    {309, 24723, 120, 3, 1, 1}, /* OpImageSparseSampleProjImplicitLod */
    {310, 24758, 123, 3, 1, 1}, /* OpImageSparseSampleProjExplicitLod */
    {311, 24793, 126, 4, 1, 1}, /* OpImageSparseSampleProjDrefImplicitLod */
    {312, 24832, 130, 4, 1, 1}, /* OpImageSparseSampleProjDrefExplicitLod */
    {313, 24871, 120, 3, 1, 1}, /* OpImageSparseFetch */
    {314, 24890, 126, 4, 1, 1}, /* OpImageSparseGather */
    {315, 24910, 126, 4, 1, 1}, /* OpImageSparseDrefGather */
    {316, 24934, 0, 1, 1, 1}, /* OpImageSparseTexelsResident */
    {317, 24962, 0, 0, 0, 0}, /* OpNoLine */
    {318, 24971, 143, 3, 1, 1}, /* OpAtomicFlagTestAndSet */
    {319, 24994, 143, 3, 0, 0}, /* OpAtomicFlagClear */
    {320, 25012, 120, 3, 1, 1}, /* OpImageSparseRead */
    {321, 25030, 0, 1, 1, 1}, /* OpSizeOf */
    {322, 25039, 0, 0, 0, 1}, /* OpTypePipeStorage */
    {323, 25057, 5, 3, 1, 1}, /* OpConstantPipeStorage */
    {324, 25079, 0, 1, 1, 1}, /* OpCreatePipeFromPipeStorage */
    {325, 25107, 205, 5, 1, 1}, /* OpGetKernelLocalSizeForSubgroupCount */
    {326, 25144, 134, 4, 1, 1}, /* OpGetKernelMaxNumSubgroups */
    {327, 25171, 0, 0, 0, 1}, /* OpTypeNamedBarrier */
    {328, 25190, 0, 1, 1, 1}, /* OpNamedBarrierInitialize */
    {329, 25215, 143, 3, 0, 0}, /* OpMemoryNamedBarrier */
    {330, 25236, 18, 1, 0, 0}, /* OpModuleProcessed */
    {331, 25254, 60, 2, 0, 0}, /* OpExecutionModeId */
    {332, 25272, 108, 2, 0, 0}, /* OpDecorateId */
    {333, 25285, 3, 1, 1, 1}, /* OpGroupNonUniformElect */
    {334, 25308, 178, 2, 1, 1}, /* OpGroupNonUniformAll */
    {335, 25329, 178, 2, 1, 1}, /* OpGroupNonUniformAny */
    {336, 25350, 178, 2, 1, 1}, /* OpGroupNonUniformAllEqual */
    {337, 25376, 175, 3, 1, 1}, /* OpGroupNonUniformBroadcast */
    {338, 25403, 178, 2, 1, 1}, /* OpGroupNonUniformBroadcastFirst */
    {339, 25435, 178, 2, 1, 1}, /* OpGroupNonUniformBallot */
    {340, 25459, 178, 2, 1, 1}, /* OpGroupNonUniformInverseBallot */
    {341, 25490, 175, 3, 1, 1}, /* OpGroupNonUniformBallotBitExtract */
    {342, 25524, 180, 3, 1, 1}, /* OpGroupNonUniformBallotBitCount */
    {343, 25556, 178, 2, 1, 1}, /* OpGroupNonUniformBallotFindLSB */
    {344, 25587, 178, 2, 1, 1}, /* OpGroupNonUniformBallotFindMSB */
    {345, 25618, 175, 3, 1, 1}, /* OpGroupNonUniformShuffle */
    {346, 25643, 175, 3, 1, 1}, /* OpGroupNonUniformShuffleXor */
    {347, 25671, 175, 3, 1, 1}, /* OpGroupNonUniformShuffleUp */
    {348, 25698, 175, 3, 1, 1}, /* OpGroupNonUniformShuffleDown */
    {349, 25727, 210, 4, 1, 1}, /* OpGroupNonUniformIAdd */
    {350, 25749, 210, 4, 1, 1}, /* OpGroupNonUniformFAdd */
    {351, 25771, 210, 4, 1, 1}, /* OpGroupNonUniformIMul */
    {352, 25793, 210, 4, 1, 1}, /* OpGroupNonUniformFMul */
    {353, 25815, 210, 4, 1, 1}, /* OpGroupNonUniformSMin */
    {354, 25837, 210, 4, 1, 1}, /* OpGroupNonUniformUMin */
    {355, 25859, 210, 4, 1, 1}, /* OpGroupNonUniformFMin */
    {356, 25881, 210, 4, 1, 1}, /* OpGroupNonUniformSMax */
    {357, 25903, 210, 4, 1, 1}, /* OpGroupNonUniformUMax */
    {358, 25925, 210, 4, 1, 1}, /* OpGroupNonUniformFMax */
    {359, 25947, 210, 4, 1, 1}, /* OpGroupNonUniformBitwiseAnd */
    {360, 25975, 210, 4, 1, 1}, /* OpGroupNonUniformBitwiseOr */
    {361, 26002, 210, 4, 1, 1}, /* OpGroupNonUniformBitwiseXor */
    {362, 26030, 210, 4, 1, 1}, /* OpGroupNonUniformLogicalAnd */
    {363, 26058, 210, 4, 1, 1}, /* OpGroupNonUniformLogicalOr */
    {364, 26085, 210, 4, 1, 1}, /* OpGroupNonUniformLogicalXor */
    {365, 26113, 175, 3, 1, 1}, /* OpGroupNonUniformQuadBroadcast */
    {366, 26144, 175, 3, 1, 1}, /* OpGroupNonUniformQuadSwap */
    {400, 26170, 0, 1, 1, 1}, /* OpCopyLogical */
    {401, 26184, 1, 2, 1, 1}, /* OpPtrEqual */
    {402, 26195, 1, 2, 1, 1}, /* OpPtrNotEqual */
    {403, 26209, 1, 2, 1, 1}, /* OpPtrDiff */
    {4160, 26219, 214, 2, 1, 1}, /* OpColorAttachmentReadEXT */
    {4161, 26244, 216, 1, 1, 1}, /* OpDepthAttachmentReadEXT */
    {4162, 26269, 216, 1, 1, 1}, /* OpStencilAttachmentReadEXT */
    {4163, 26296, 217, 3, 0, 1}, /* OpTypeTensorARM */
    {4164, 26312, 220, 3, 1, 1}, /* OpTensorReadARM */
    {4165, 26328, 223, 4, 0, 0}, /* OpTensorWriteARM */
    {4166, 26345, 1, 2, 1, 1}, /* OpTensorQuerySizeARM */
    {4181, 26366, 4, 1, 1, 1}, /* OpGraphConstantARM */
    {4182, 26385, 227, 3, 0, 0}, /* OpGraphEntryPointARM */
    {4183, 26406, 0, 0, 1, 1}, /* OpGraphARM */
    {4184, 26417, 78, 2, 1, 1}, /* OpGraphInputARM */
    {4185, 26433, 105, 3, 0, 0}, /* OpGraphSetOutputARM */
    {4186, 26453, 0, 0, 0, 0}, /* OpGraphEndARM */
    {4190, 26467, 230, 2, 0, 1}, /* OpTypeGraphARM */
    {4195, 26482, 1, 2, 1, 1}, /* OpBitcastExtractEXT */
    {4416, 26502, 0, 0, 0, 0}, /* OpTerminateInvocation */
    {4417, 26524, 232, 1, 0, 1}, /* OpTypeUntypedPointerKHR */
    {4418, 26548, 233, 3, 1, 1}, /* OpUntypedVariableKHR */
    {4419, 26569, 105, 3, 1, 1}, /* OpUntypedAccessChainKHR */
    {4420, 26593, 105, 3, 1, 1}, /* OpUntypedInBoundsAccessChainKHR */
    {4421, 26625, 0, 1, 1, 1}, /* OpSubgroupBallotKHR */
    {4422, 26645, 0, 1, 1, 1}, /* OpSubgroupFirstInvocationKHR */
    {4423, 26674, 236, 4, 1, 1}, /* OpUntypedPtrAccessChainKHR */
    {4424, 26701, 236, 4, 1, 1}, /* OpUntypedInBoundsPtrAccessChainKHR */
    {4425, 26736, 240, 3, 1, 1}, /* OpUntypedArrayLengthKHR */
    {4426, 26760, 243, 5, 0, 0}, /* OpUntypedPrefetchKHR */
    {4427, 26781, 8, 3, 1, 1}, /* OpFmaKHR */
    {4428, 26790, 0, 1, 1, 1}, /* OpSubgroupAllKHR */
    {4429, 26807, 0, 1, 1, 1}, /* OpSubgroupAnyKHR */
    {4430, 26824, 0, 1, 1, 1}, /* OpSubgroupAllEqualKHR */
    {4431, 26846, 248, 4, 1, 1}, /* OpGroupNonUniformRotateKHR */
    {4432, 26873, 1, 2, 1, 1}, /* OpSubgroupReadInvocationKHR */
    {4433, 26901, 51, 3, 1, 1}, /* OpExtInstWithForwardRefsKHR */
    {4434, 26929, 252, 9, 1, 1}, /* OpUntypedGroupAsyncCopyKHR */
    {4445, 26956, 261, 11, 0, 0}, /* OpTraceRayKHR */
    {4446, 26970, 1, 2, 0, 0}, /* OpExecuteCallableKHR */
    {4447, 26991, 0, 1, 1, 1}, /* OpConvertUToAccelerationStructureKHR */
    {4448, 27028, 0, 0, 0, 0}, /* OpIgnoreIntersectionKHR */
    {4449, 27052, 0, 0, 0, 0}, /* OpTerminateRayKHR */
    {4450, 27070, 272, 3, 1, 1}, /* OpSDot */
    {4451, 27077, 272, 3, 1, 1}, /* OpUDot */
    {4452, 27084, 272, 3, 1, 1}, /* OpSUDot */
    {4453, 27092, 275, 4, 1, 1}, /* OpSDotAccSat */
    {4454, 27105, 275, 4, 1, 1}, /* OpUDotAccSat */
    {4455, 27118, 275, 4, 1, 1}, /* OpSUDotAccSat */
    {4456, 27132, 279, 5, 0, 1}, /* OpTypeCooperativeMatrixKHR */
    {4457, 27159, 284, 4, 1, 1}, /* OpCooperativeMatrixLoadKHR */
    {4458, 27186, 288, 5, 0, 0}, /* OpCooperativeMatrixStoreKHR */
    {4459, 27214, 293, 4, 1, 1}, /* OpCooperativeMatrixMulAddKHR */
    {4460, 27243, 0, 1, 1, 1}, /* OpCooperativeMatrixLengthKHR */
    {4461, 27272, 0, 1, 1, 1}, /* OpConstantCompositeReplicateEXT */
    {4462, 27304, 0, 1, 1, 1}, /* OpSpecConstantCompositeReplicateEXT */
    {4463, 27340, 0, 1, 1, 1}, /* OpCompositeConstructReplicateEXT */
    {4472, 27373, 0, 0, 0, 1}, /* OpTypeRayQueryKHR */
    {4473, 27391, 297, 8, 0, 0}, /* OpRayQueryInitializeKHR */
    {4474, 27415, 0, 1, 0, 0}, /* OpRayQueryTerminateKHR */
    {4475, 27438, 1, 2, 0, 0}, /* OpRayQueryGenerateIntersectionKHR */
    {4476, 27472, 0, 1, 0, 0}, /* OpRayQueryConfirmIntersectionKHR */
    {4477, 27505, 0, 1, 1, 1}, /* OpRayQueryProceedKHR */
    {4479, 27526, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionTypeKHR */
    {4480, 27559, 8, 3, 1, 1}, /* OpImageSampleWeightedQCOM */
    {4481, 27585, 8, 3, 1, 1}, /* OpImageBoxFilterQCOM */
    {4482, 27606, 205, 5, 1, 1}, /* OpImageBlockMatchSSDQCOM */
    {4483, 27631, 205, 5, 1, 1}, /* OpImageBlockMatchSADQCOM */
    {4497, 27656, 0, 1, 1, 1}, /* OpBitCastArrayQCOM */
    {4500, 27675, 205, 5, 1, 1}, /* OpImageBlockMatchWindowSSDQCOM */
    {4501, 27706, 205, 5, 1, 1}, /* OpImageBlockMatchWindowSADQCOM */
    {4502, 27737, 205, 5, 1, 1}, /* OpImageBlockMatchGatherSSDQCOM */
    {4503, 27768, 205, 5, 1, 1}, /* OpImageBlockMatchGatherSADQCOM */
    {4540, 27799, 0, 1, 1, 1}, /* OpCompositeConstructCoopMatQCOM */
    {4541, 27831, 0, 1, 1, 1}, /* OpCompositeExtractCoopMatQCOM */
    {4542, 27861, 1, 2, 1, 1}, /* OpExtractSubArrayQCOM */
    {4545, 27883, 305, 5, 1, 1}, /* OpImageGatherQCOM */
    {5000, 27901, 180, 3, 1, 1}, /* OpGroupIAddNonUniformAMD */
    {5001, 27926, 180, 3, 1, 1}, /* OpGroupFAddNonUniformAMD */
    {5002, 27951, 180, 3, 1, 1}, /* OpGroupFMinNonUniformAMD */
    {5003, 27976, 180, 3, 1, 1}, /* OpGroupUMinNonUniformAMD */
    {5004, 28001, 180, 3, 1, 1}, /* OpGroupSMinNonUniformAMD */
    {5005, 28026, 180, 3, 1, 1}, /* OpGroupFMaxNonUniformAMD */
    {5006, 28051, 180, 3, 1, 1}, /* OpGroupUMaxNonUniformAMD */
    {5007, 28076, 180, 3, 1, 1}, /* OpGroupSMaxNonUniformAMD */
    {5011, 28101, 1, 2, 1, 1}, /* OpFragmentMaskFetchAMD */
    {5012, 28124, 8, 3, 1, 1}, /* OpFragmentFetchAMD */
    {5056, 28143, 3, 1, 1, 1}, /* OpReadClockKHR */
    {5074, 28158, 175, 3, 1, 1}, /* OpAllocateNodePayloadsAMDX */
    {5075, 28185, 0, 1, 0, 0}, /* OpEnqueueNodePayloadsAMDX */
    {5076, 28211, 0, 1, 0, 1}, /* OpTypeNodePayloadArrayAMDX */
    {5078, 28238, 0, 1, 1, 1}, /* OpFinishWritingNodePayloadAMDX */
    {5090, 28269, 0, 1, 1, 1}, /* OpNodePayloadArrayLengthAMDX */
    {5101, 28298, 1, 2, 1, 1}, /* OpIsNodePayloadValidAMDX */
    {5103, 28323, 18, 1, 0, 1}, /* OpConstantStringAMDX */
    {5104, 28344, 18, 1, 0, 1}, /* OpSpecConstantStringAMDX */
    {5110, 28369, 0, 1, 1, 1}, /* OpGroupNonUniformQuadAllKHR */
    {5111, 28397, 0, 1, 1, 1}, /* OpGroupNonUniformQuadAnyKHR */
    {5115, 28425, 232, 1, 0, 1}, /* OpTypeBufferEXT */
    {5119, 28441, 0, 1, 1, 1}, /* OpBufferPointerEXT */
    {5121, 28460, 1, 2, 0, 0}, /* OpAbortKHR */
    {5126, 28471, 134, 4, 1, 1}, /* OpUntypedImageTexelPointerEXT */
    {5127, 28501, 110, 3, 0, 0}, /* OpMemberDecorateIdEXT */
    {5129, 28523, 0, 1, 1, 1}, /* OpConstantSizeOfEXT */
    {5147, 28543, 25, 1, 1, 1}, /* OpConstantDataKHR */
    {5148, 28672, 25, 1, 1, 1}, /* OpSpecConstantDataKHR */
    {5158, 28694, 0, 0, 1, 1}, /* OpPoisonKHR */
    {5159, 28706, 0, 1, 1, 1}, /* OpFreezeKHR */
    {5249, 28718, 310, 14, 0, 0}, /* OpHitObjectRecordHitMotionNV */
    {5250, 28747, 324, 13, 0, 0}, /* OpHitObjectRecordHitWithIndexMotionNV */
    {5251, 28785, 337, 7, 0, 0}, /* OpHitObjectRecordMissMotionNV */
    {5252, 28815, 0, 1, 1, 1}, /* OpHitObjectGetWorldToObjectNV */
    {5253, 28845, 0, 1, 1, 1}, /* OpHitObjectGetObjectToWorldNV */
    {5254, 28875, 0, 1, 1, 1}, /* OpHitObjectGetObjectRayDirectionNV */
    {5255, 28910, 0, 1, 1, 1}, /* OpHitObjectGetObjectRayOriginNV */
    {5256, 28942, 324, 13, 0, 0}, /* OpHitObjectTraceRayMotionNV */
    {5257, 28970, 0, 1, 1, 1}, /* OpHitObjectGetShaderRecordBufferHandleNV */
    {5258, 29011, 0, 1, 1, 1}, /* OpHitObjectGetShaderBindingTableRecordIndexNV */
    {5259, 29057, 0, 1, 0, 0}, /* OpHitObjectRecordEmptyNV */
    {5260, 29082, 344, 12, 0, 0}, /* OpHitObjectTraceRayNV */
    {5261, 29104, 324, 13, 0, 0}, /* OpHitObjectRecordHitNV */
    {5262, 29127, 344, 12, 0, 0}, /* OpHitObjectRecordHitWithIndexNV */
    {5263, 29159, 183, 6, 0, 0}, /* OpHitObjectRecordMissNV */
    {5264, 29183, 1, 2, 0, 0}, /* OpHitObjectExecuteShaderNV */
    {5265, 29210, 0, 1, 1, 1}, /* OpHitObjectGetCurrentTimeNV */
    {5266, 29238, 1, 2, 0, 0}, /* OpHitObjectGetAttributesNV */
    {5267, 29265, 0, 1, 1, 1}, /* OpHitObjectGetHitKindNV */
    {5268, 29289, 0, 1, 1, 1}, /* OpHitObjectGetPrimitiveIndexNV */
    {5269, 29320, 0, 1, 1, 1}, /* OpHitObjectGetGeometryIndexNV */
    {5270, 29350, 0, 1, 1, 1}, /* OpHitObjectGetInstanceIdNV */
    {5271, 29377, 0, 1, 1, 1}, /* OpHitObjectGetInstanceCustomIndexNV */
    {5272, 29413, 0, 1, 1, 1}, /* OpHitObjectGetWorldRayDirectionNV */
    {5273, 29447, 0, 1, 1, 1}, /* OpHitObjectGetWorldRayOriginNV */
    {5274, 29478, 0, 1, 1, 1}, /* OpHitObjectGetRayTMaxNV */
    {5275, 29502, 0, 1, 1, 1}, /* OpHitObjectGetRayTMinNV */
    {5276, 29526, 0, 1, 1, 1}, /* OpHitObjectIsEmptyNV */
    {5277, 29547, 0, 1, 1, 1}, /* OpHitObjectIsHitNV */
    {5278, 29566, 0, 1, 1, 1}, /* OpHitObjectIsMissNV */
    {5279, 29586, 217, 3, 0, 0}, /* OpReorderThreadWithHitObjectNV */
    {5280, 29617, 1, 2, 0, 0}, /* OpReorderThreadWithHintNV */
    {5281, 29643, 0, 0, 0, 1}, /* OpTypeHitObjectNV */
    {5283, 29661, 305, 5, 1, 1}, /* OpImageSampleFootprintNV */
    {5288, 29686, 1, 2, 0, 1}, /* OpTypeVectorIdEXT */
    {5289, 29704, 356, 11, 1, 1}, /* OpCooperativeVectorMatrixMulNV */
    {5290, 29735, 367, 7, 0, 0}, /* OpCooperativeVectorOuterProductAccumulateNV */
    {5291, 29779, 8, 3, 0, 0}, /* OpCooperativeVectorReduceSumAccumulateNV */
    {5292, 29820, 374, 14, 1, 1}, /* OpCooperativeVectorMatrixMulAddNV */
    {5293, 29854, 0, 1, 1, 1}, /* OpCooperativeMatrixConvertUseEXT */
    {5294, 29887, 388, 4, 0, 0}, /* OpEmitMeshTasksEXT */
    {5295, 29906, 1, 2, 0, 0}, /* OpSetMeshOutputsEXT */
    {5296, 29926, 0, 1, 1, 1}, /* OpGroupNonUniformPartitionEXT */
    {5299, 29956, 1, 2, 0, 0}, /* OpWritePackedPrimitiveIndices4x8NV */
    {5300, 29991, 205, 5, 1, 1}, /* OpFetchMicroTriangleVertexPositionNV */
    {5301, 30028, 205, 5, 1, 1}, /* OpFetchMicroTriangleVertexBarycentricNV */
    {5302, 30068, 93, 3, 1, 1}, /* OpCooperativeVectorLoadNV */
    {5303, 30094, 392, 4, 0, 0}, /* OpCooperativeVectorStoreNV */
    {5304, 30121, 396, 5, 0, 0}, /* OpHitObjectRecordFromQueryEXT */
    {5305, 30151, 337, 7, 0, 0}, /* OpHitObjectRecordMissEXT */
    {5306, 30176, 297, 8, 0, 0}, /* OpHitObjectRecordMissMotionEXT */
    {5307, 30207, 0, 1, 1, 1}, /* OpHitObjectGetIntersectionTriangleVertexPositionsEXT */
    {5308, 30260, 0, 1, 1, 1}, /* OpHitObjectGetRayFlagsEXT */
    {5309, 30286, 1, 2, 0, 0}, /* OpHitObjectSetShaderBindingTableRecordIndexEXT */
    {5310, 30333, 401, 4, 0, 0}, /* OpHitObjectReorderExecuteShaderEXT */
    {5311, 30368, 405, 14, 0, 0}, /* OpHitObjectTraceReorderExecuteEXT */
    {5312, 30402, 419, 15, 0, 0}, /* OpHitObjectTraceMotionReorderExecuteEXT */
    {5313, 30442, 0, 0, 0, 1}, /* OpTypeHitObjectEXT */
    {5314, 30461, 1, 2, 0, 0}, /* OpReorderThreadWithHintEXT */
    {5315, 30488, 217, 3, 0, 0}, /* OpReorderThreadWithHitObjectEXT */
    {5316, 30520, 344, 12, 0, 0}, /* OpHitObjectTraceRayEXT */
    {5317, 30543, 324, 13, 0, 0}, /* OpHitObjectTraceRayMotionEXT */
    {5318, 30572, 0, 1, 0, 0}, /* OpHitObjectRecordEmptyEXT */
    {5319, 30598, 1, 2, 0, 0}, /* OpHitObjectExecuteShaderEXT */
    {5320, 30626, 0, 1, 1, 1}, /* OpHitObjectGetCurrentTimeEXT */
    {5321, 30655, 1, 2, 0, 0}, /* OpHitObjectGetAttributesEXT */
    {5322, 30683, 0, 1, 1, 1}, /* OpHitObjectGetHitKindEXT */
    {5323, 30708, 0, 1, 1, 1}, /* OpHitObjectGetPrimitiveIndexEXT */
    {5324, 30740, 0, 1, 1, 1}, /* OpHitObjectGetGeometryIndexEXT */
    {5325, 30771, 0, 1, 1, 1}, /* OpHitObjectGetInstanceIdEXT */
    {5326, 30799, 0, 1, 1, 1}, /* OpHitObjectGetInstanceCustomIndexEXT */
    {5327, 30836, 0, 1, 1, 1}, /* OpHitObjectGetObjectRayOriginEXT */
    {5328, 30869, 0, 1, 1, 1}, /* OpHitObjectGetObjectRayDirectionEXT */
    {5329, 30905, 0, 1, 1, 1}, /* OpHitObjectGetWorldRayDirectionEXT */
    {5330, 30940, 0, 1, 1, 1}, /* OpHitObjectGetWorldRayOriginEXT */
    {5331, 30972, 0, 1, 1, 1}, /* OpHitObjectGetObjectToWorldEXT */
    {5332, 31003, 0, 1, 1, 1}, /* OpHitObjectGetWorldToObjectEXT */
    {5333, 31034, 0, 1, 1, 1}, /* OpHitObjectGetRayTMaxEXT */
    {5334, 31059, 1, 2, 1, 1}, /* OpReportIntersectionKHR */
    {5335, 31083, 0, 0, 0, 0}, /* OpIgnoreIntersectionNV */
    {5336, 31106, 0, 0, 0, 0}, /* OpTerminateRayNV */
    {5337, 31123, 261, 11, 0, 0}, /* OpTraceNV */
    {5338, 31133, 344, 12, 0, 0}, /* OpTraceMotionNV */
    {5339, 31149, 344, 12, 0, 0}, /* OpTraceRayMotionNV */
    {5340, 31168, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionTriangleVertexPositionsKHR */
    {5341, 31220, 0, 0, 0, 1}, /* OpTypeAccelerationStructureKHR */
    {5344, 31251, 1, 2, 0, 0}, /* OpExecuteCallableNV */
    {5345, 31271, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionClusterIdNV */
    {5346, 31308, 0, 1, 1, 1}, /* OpHitObjectGetClusterIdNV */
    {5347, 31334, 0, 1, 1, 1}, /* OpHitObjectGetRayTMinEXT */
    {5348, 31359, 0, 1, 1, 1}, /* OpHitObjectGetShaderBindingTableRecordIndexEXT */
    {5349, 31406, 0, 1, 1, 1}, /* OpHitObjectGetShaderRecordBufferHandleEXT */
    {5350, 31448, 0, 1, 1, 1}, /* OpHitObjectIsEmptyEXT */
    {5351, 31470, 0, 1, 1, 1}, /* OpHitObjectIsHitEXT */
    {5352, 31490, 0, 1, 1, 1}, /* OpHitObjectIsMissEXT */
    {5358, 31511, 434, 4, 0, 1}, /* OpTypeCooperativeMatrixNV */
    {5359, 31537, 392, 4, 1, 1}, /* OpCooperativeMatrixLoadNV */
    {5360, 31563, 438, 5, 0, 0}, /* OpCooperativeMatrixStoreNV */
    {5361, 31590, 8, 3, 1, 1}, /* OpCooperativeMatrixMulAddNV */
    {5362, 31618, 0, 1, 1, 1}, /* OpCooperativeMatrixLengthNV */
    {5363, 31646, 1, 2, 1, 1}, /* OpCooperativeMatrixGetCoordinateEXT */
    {5364, 31682, 0, 0, 0, 0}, /* OpBeginInvocationInterlockEXT */
    {5365, 31712, 0, 0, 0, 0}, /* OpEndInvocationInterlockEXT */
    {5366, 31740, 443, 3, 1, 1}, /* OpCooperativeMatrixReduceEXT */
    {5367, 31769, 446, 5, 1, 1}, /* OpCooperativeMatrixLoadTensorNV */
    {5368, 31801, 446, 5, 0, 0}, /* OpCooperativeMatrixStoreTensorNV */
    {5369, 31834, 105, 3, 1, 1}, /* OpCooperativeMatrixPerElementOpEXT */
    {5370, 31869, 1, 2, 0, 1}, /* OpTypeTensorLayoutNV */
    {5371, 31890, 105, 3, 0, 1}, /* OpTypeTensorViewNV */
    {5372, 31909, 0, 0, 1, 1}, /* OpCreateTensorLayoutNV */
    {5373, 31932, 78, 2, 1, 1}, /* OpTensorLayoutSetDimensionNV */
    {5374, 31961, 78, 2, 1, 1}, /* OpTensorLayoutSetStrideNV */
    {5375, 31987, 78, 2, 1, 1}, /* OpTensorLayoutSliceNV */
    {5376, 32009, 1, 2, 1, 1}, /* OpTensorLayoutSetClampValueNV */
    {5377, 32039, 0, 0, 1, 1}, /* OpCreateTensorViewNV */
    {5378, 32060, 78, 2, 1, 1}, /* OpTensorViewSetDimensionNV */
    {5379, 32087, 78, 2, 1, 1}, /* OpTensorViewSetStrideNV */
    {5380, 32111, 0, 0, 0, 0}, /* OpDemoteToHelperInvocation */
    {5381, 32138, 0, 0, 1, 1}, /* OpIsHelperInvocationEXT */
    {5382, 32162, 205, 5, 1, 1}, /* OpTensorViewSetClipNV */
    {5384, 32184, 78, 2, 1, 1}, /* OpTensorLayoutSetBlockSizeNV */
    {5390, 32213, 0, 1, 1, 1}, /* OpCooperativeMatrixTransposeNV */
    {5391, 32244, 0, 1, 1, 1}, /* OpConvertUToImageNV */
    {5392, 32264, 0, 1, 1, 1}, /* OpConvertUToSamplerNV */
    {5393, 32286, 0, 1, 1, 1}, /* OpConvertImageToUNV */
    {5394, 32306, 0, 1, 1, 1}, /* OpConvertSamplerToUNV */
    {5395, 32328, 0, 1, 1, 1}, /* OpConvertUToSampledImageNV */
    {5396, 32355, 0, 1, 1, 1}, /* OpConvertSampledImageToUNV */
    {5397, 32382, 4, 1, 0, 0}, /* OpSamplerImageAddressingModeNV */
    {5398, 32413, 451, 5, 1, 1}, /* OpRawAccessChainNV */
    {5427, 32432, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionSpherePositionNV */
    {5428, 32474, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionSphereRadiusNV */
    {5429, 32514, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionLSSPositionsNV */
    {5430, 32554, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionLSSRadiiNV */
    {5431, 32590, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionLSSHitValueNV */
    {5432, 32629, 0, 1, 1, 1}, /* OpHitObjectGetSpherePositionNV */
    {5433, 32768, 0, 1, 1, 1}, /* OpHitObjectGetSphereRadiusNV */
    {5434, 32797, 0, 1, 1, 1}, /* OpHitObjectGetLSSPositionsNV */
    {5435, 32826, 0, 1, 1, 1}, /* OpHitObjectGetLSSRadiiNV */
    {5436, 32851, 0, 1, 1, 1}, /* OpHitObjectIsSphereHitNV */
    {5437, 32876, 0, 1, 1, 1}, /* OpHitObjectIsLSSHitNV */
    {5438, 32898, 1, 2, 1, 1}, /* OpRayQueryIsSphereHitNV */
    {5439, 32922, 1, 2, 1, 1}, /* OpRayQueryIsLSSHitNV */
    {5571, 32943, 1, 2, 1, 1}, /* OpSubgroupShuffleINTEL */
    {5572, 32966, 8, 3, 1, 1}, /* OpSubgroupShuffleDownINTEL */
    {5573, 32993, 8, 3, 1, 1}, /* OpSubgroupShuffleUpINTEL */
    {5574, 33018, 1, 2, 1, 1}, /* OpSubgroupShuffleXorINTEL */
    {5575, 33044, 0, 1, 1, 1}, /* OpSubgroupBlockReadINTEL */
    {5576, 33069, 1, 2, 0, 0}, /* OpSubgroupBlockWriteINTEL */
    {5577, 33095, 1, 2, 1, 1}, /* OpSubgroupImageBlockReadINTEL */
    {5578, 33125, 8, 3, 0, 0}, /* OpSubgroupImageBlockWriteINTEL */
    {5580, 33156, 134, 4, 1, 1}, /* OpSubgroupImageMediaBlockReadINTEL */
    {5581, 33191, 205, 5, 0, 0}, /* OpSubgroupImageMediaBlockWriteINTEL */
    {5585, 33227, 0, 1, 1, 1}, /* OpUCountLeadingZerosINTEL */
    {5586, 33253, 0, 1, 1, 1}, /* OpUCountTrailingZerosINTEL */
    {5587, 33280, 1, 2, 1, 1}, /* OpAbsISubINTEL */
    {5588, 33295, 1, 2, 1, 1}, /* OpAbsUSubINTEL */
    {5589, 33310, 1, 2, 1, 1}, /* OpIAddSatINTEL */
    {5590, 33325, 1, 2, 1, 1}, /* OpUAddSatINTEL */
    {5591, 33340, 1, 2, 1, 1}, /* OpIAverageINTEL */
    {5592, 33356, 1, 2, 1, 1}, /* OpUAverageINTEL */
    {5593, 33372, 1, 2, 1, 1}, /* OpIAverageRoundedINTEL */
    {5594, 33395, 1, 2, 1, 1}, /* OpUAverageRoundedINTEL */
    {5595, 33418, 1, 2, 1, 1}, /* OpISubSatINTEL */
    {5596, 33433, 1, 2, 1, 1}, /* OpUSubSatINTEL */
    {5597, 33448, 1, 2, 1, 1}, /* OpIMul32x16INTEL */
    {5598, 33465, 1, 2, 1, 1}, /* OpUMul32x16INTEL */
    {5600, 33482, 0, 1, 1, 1}, /* OpConstantFunctionPointerINTEL */
    {5601, 33513, 75, 1, 1, 1}, /* OpFunctionPointerCallINTEL */
    {5609, 33540, 18, 1, 0, 1}, /* OpAsmTargetINTEL */
    {5610, 33557, 456, 4, 1, 1}, /* OpAsmINTEL */
    {5611, 33568, 78, 2, 1, 1}, /* OpAsmCallINTEL */
    {5614, 33583, 146, 4, 1, 1}, /* OpAtomicFMinEXT */
    {5615, 33599, 146, 4, 1, 1}, /* OpAtomicFMaxEXT */
    {5630, 33615, 0, 1, 0, 0}, /* OpAssumeTrueKHR */
    {5631, 33631, 1, 2, 1, 1}, /* OpExpectKHR */
    {5632, 33643, 108, 2, 0, 0}, /* OpDecorateString */
    {5633, 33660, 110, 3, 0, 0}, /* OpMemberDecorateString */
    {5699, 33683, 1, 2, 1, 1}, /* OpVmeImageINTEL */
    {5700, 33699, 0, 1, 0, 1}, /* OpTypeVmeImageINTEL */
    {5701, 33719, 0, 0, 0, 1}, /* OpTypeAvcImePayloadINTEL */
    {5702, 33744, 0, 0, 0, 1}, /* OpTypeAvcRefPayloadINTEL */
    {5703, 33769, 0, 0, 0, 1}, /* OpTypeAvcSicPayloadINTEL */
    {5704, 33794, 0, 0, 0, 1}, /* OpTypeAvcMcePayloadINTEL */
    {5705, 33819, 0, 0, 0, 1}, /* OpTypeAvcMceResultINTEL */
    {5706, 33843, 0, 0, 0, 1}, /* OpTypeAvcImeResultINTEL */
    {5707, 33867, 0, 0, 0, 1}, /* OpTypeAvcImeResultSingleReferenceStreamoutINTEL */
    {5708, 33915, 0, 0, 0, 1}, /* OpTypeAvcImeResultDualReferenceStreamoutINTEL */
    {5709, 33961, 0, 0, 0, 1}, /* OpTypeAvcImeSingleReferenceStreaminINTEL */
    {5710, 34002, 0, 0, 0, 1}, /* OpTypeAvcImeDualReferenceStreaminINTEL */
    {5711, 34041, 0, 0, 0, 1}, /* OpTypeAvcRefResultINTEL */
    {5712, 34065, 0, 0, 0, 1}, /* OpTypeAvcSicResultINTEL */
    {5713, 34089, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL */
    {5714, 34151, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL */
    {5715, 34206, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL */
    {5716, 34255, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetInterShapePenaltyINTEL */
    {5717, 34297, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL */
    {5718, 34350, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetInterDirectionPenaltyINTEL */
    {5719, 34396, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL */
    {5720, 34449, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL */
    {5721, 34507, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL */
    {5722, 34559, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL */
    {5723, 34613, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL */
    {5724, 34664, 134, 4, 1, 1}, /* OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL */
    {5725, 34713, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL */
    {5726, 34765, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL */
    {5727, 34818, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL */
    {5728, 34876, 0, 1, 1, 1}, /* OpSubgroupAvcMceSetAcOnlyHaarINTEL */
    {5729, 34911, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL */
    {5730, 34965, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL */
    {5731, 35028, 8, 3, 1, 1}, /* OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL */
    {5732, 35091, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToImePayloadINTEL */
    {5733, 35132, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToImeResultINTEL */
    {5734, 35172, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToRefPayloadINTEL */
    {5735, 35213, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToRefResultINTEL */
    {5736, 35253, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToSicPayloadINTEL */
    {5737, 35294, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToSicResultINTEL */
    {5738, 35334, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetMotionVectorsINTEL */
    {5739, 35372, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterDistortionsINTEL */
    {5740, 35413, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetBestInterDistortionsINTEL */
    {5741, 35458, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterMajorShapeINTEL */
    {5742, 35498, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterMinorShapeINTEL */
    {5743, 35538, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterDirectionsINTEL */
    {5744, 35578, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterMotionVectorCountINTEL */
    {5745, 35625, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterReferenceIdsINTEL */
    {5746, 35667, 8, 3, 1, 1}, /* OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL */
    {5747, 35731, 8, 3, 1, 1}, /* OpSubgroupAvcImeInitializeINTEL */
    {5748, 35763, 8, 3, 1, 1}, /* OpSubgroupAvcImeSetSingleReferenceINTEL */
    {5749, 35803, 134, 4, 1, 1}, /* OpSubgroupAvcImeSetDualReferenceINTEL */
    {5750, 35841, 1, 2, 1, 1}, /* OpSubgroupAvcImeRefWindowSizeINTEL */
    {5751, 35876, 134, 4, 1, 1}, /* OpSubgroupAvcImeAdjustRefOffsetINTEL */
    {5752, 35913, 0, 1, 1, 1}, /* OpSubgroupAvcImeConvertToMcePayloadINTEL */
    {5753, 35954, 1, 2, 1, 1}, /* OpSubgroupAvcImeSetMaxMotionVectorCountINTEL */
    {5754, 35999, 0, 1, 1, 1}, /* OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL */
    {5755, 36048, 1, 2, 1, 1}, /* OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL */
    {5756, 36104, 1, 2, 1, 1}, /* OpSubgroupAvcImeSetWeightedSadINTEL */
    {5757, 36140, 8, 3, 1, 1}, /* OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL */
    {5758, 36189, 134, 4, 1, 1}, /* OpSubgroupAvcImeEvaluateWithDualReferenceINTEL */
    {5759, 36236, 134, 4, 1, 1}, /* OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL */
    {5760, 36293, 205, 5, 1, 1}, /* OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL */
    {5761, 36348, 8, 3, 1, 1}, /* OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL */
    {5762, 36406, 134, 4, 1, 1}, /* OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL */
    {5763, 36462, 134, 4, 1, 1}, /* OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL */
    {5764, 36522, 205, 5, 1, 1}, /* OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL */
    {5765, 36580, 0, 1, 1, 1}, /* OpSubgroupAvcImeConvertToMceResultINTEL */
    {5766, 36620, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetSingleReferenceStreaminINTEL */
    {5767, 36668, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetDualReferenceStreaminINTEL */
    {5768, 36714, 0, 1, 1, 1}, /* OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL */
    {5769, 36864, 0, 1, 1, 1}, /* OpSubgroupAvcImeStripDualReferenceStreamoutINTEL */
    {5770, 36913, 1, 2, 1, 1}, /* OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL */
    {5771, 36985, 1, 2, 1, 1}, /* OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL */
    {5772, 37055, 1, 2, 1, 1}, /* OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL */
    {5773, 37126, 8, 3, 1, 1}, /* OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL */
    {5774, 37196, 8, 3, 1, 1}, /* OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL */
    {5775, 37264, 8, 3, 1, 1}, /* OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL */
    {5776, 37333, 1, 2, 1, 1}, /* OpSubgroupAvcImeGetBorderReachedINTEL */
    {5777, 37371, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL */
    {5778, 37421, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL */
    {5779, 37482, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL */
    {5780, 37542, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL */
    {5781, 37600, 337, 7, 1, 1}, /* OpSubgroupAvcFmeInitializeINTEL */
    {5782, 37632, 297, 8, 1, 1}, /* OpSubgroupAvcBmeInitializeINTEL */
    {5783, 37664, 0, 1, 1, 1}, /* OpSubgroupAvcRefConvertToMcePayloadINTEL */
    {5784, 37705, 0, 1, 1, 1}, /* OpSubgroupAvcRefSetBidirectionalMixDisableINTEL */
    {5785, 37753, 0, 1, 1, 1}, /* OpSubgroupAvcRefSetBilinearFilterEnableINTEL */
    {5786, 37798, 8, 3, 1, 1}, /* OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL */
    {5787, 37847, 134, 4, 1, 1}, /* OpSubgroupAvcRefEvaluateWithDualReferenceINTEL */
    {5788, 37894, 8, 3, 1, 1}, /* OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL */
    {5789, 37942, 134, 4, 1, 1}, /* OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL */
    {5790, 38000, 0, 1, 1, 1}, /* OpSubgroupAvcRefConvertToMceResultINTEL */
    {5791, 38040, 0, 1, 1, 1}, /* OpSubgroupAvcSicInitializeINTEL */
    {5792, 38072, 183, 6, 1, 1}, /* OpSubgroupAvcSicConfigureSkcINTEL */
    {5793, 38106, 297, 8, 1, 1}, /* OpSubgroupAvcSicConfigureIpeLumaINTEL */
    {5794, 38144, 261, 11, 1, 1}, /* OpSubgroupAvcSicConfigureIpeLumaChromaINTEL */
    {5795, 38188, 1, 2, 1, 1}, /* OpSubgroupAvcSicGetMotionVectorMaskINTEL */
    {5796, 38229, 0, 1, 1, 1}, /* OpSubgroupAvcSicConvertToMcePayloadINTEL */
    {5797, 38270, 1, 2, 1, 1}, /* OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL */
    {5798, 38316, 134, 4, 1, 1}, /* OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL */
    {5799, 38366, 1, 2, 1, 1}, /* OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL */
    {5800, 38418, 0, 1, 1, 1}, /* OpSubgroupAvcSicSetBilinearFilterEnableINTEL */
    {5801, 38463, 1, 2, 1, 1}, /* OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL */
    {5802, 38513, 1, 2, 1, 1}, /* OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL */
    {5803, 38558, 1, 2, 1, 1}, /* OpSubgroupAvcSicEvaluateIpeINTEL */
    {5804, 38591, 8, 3, 1, 1}, /* OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL */
    {5805, 38640, 134, 4, 1, 1}, /* OpSubgroupAvcSicEvaluateWithDualReferenceINTEL */
    {5806, 38687, 8, 3, 1, 1}, /* OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL */
    {5807, 38735, 134, 4, 1, 1}, /* OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL */
    {5808, 38793, 0, 1, 1, 1}, /* OpSubgroupAvcSicConvertToMceResultINTEL */
    {5809, 38833, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetIpeLumaShapeINTEL */
    {5810, 38870, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL */
    {5811, 38916, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL */
    {5812, 38964, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetPackedIpeLumaModesINTEL */
    {5813, 39007, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetIpeChromaModeINTEL */
    {5814, 39045, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL */
    {5815, 39097, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL */
    {5816, 39147, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetInterRawSadsINTEL */
    {5818, 39184, 0, 1, 1, 1}, /* OpVariableLengthArrayINTEL */
    {5819, 39211, 0, 0, 1, 1}, /* OpSaveMemoryINTEL */
    {5820, 39229, 0, 1, 0, 0}, /* OpRestoreMemoryINTEL */
    {5840, 39250, 460, 6, 1, 1}, /* OpArbitraryFloatSinCosPiALTERA */
    {5841, 39281, 460, 6, 1, 1}, /* OpArbitraryFloatCastALTERA */
    {5842, 39308, 460, 6, 1, 1}, /* OpArbitraryFloatCastFromIntALTERA */
    {5843, 39342, 460, 6, 1, 1}, /* OpArbitraryFloatCastToIntALTERA */
    {5846, 39374, 466, 8, 1, 1}, /* OpArbitraryFloatAddALTERA */
    {5847, 39400, 466, 8, 1, 1}, /* OpArbitraryFloatSubALTERA */
    {5848, 39426, 466, 8, 1, 1}, /* OpArbitraryFloatMulALTERA */
    {5849, 39452, 466, 8, 1, 1}, /* OpArbitraryFloatDivALTERA */
    {5850, 39478, 474, 4, 1, 1}, /* OpArbitraryFloatGTALTERA */
    {5851, 39503, 474, 4, 1, 1}, /* OpArbitraryFloatGEALTERA */
    {5852, 39528, 474, 4, 1, 1}, /* OpArbitraryFloatLTALTERA */
    {5853, 39553, 474, 4, 1, 1}, /* OpArbitraryFloatLEALTERA */
    {5854, 39578, 474, 4, 1, 1}, /* OpArbitraryFloatEQALTERA */
    {5855, 39603, 460, 6, 1, 1}, /* OpArbitraryFloatRecipALTERA */
    {5856, 39631, 460, 6, 1, 1}, /* OpArbitraryFloatRSqrtALTERA */
    {5857, 39659, 460, 6, 1, 1}, /* OpArbitraryFloatCbrtALTERA */
    {5858, 39686, 466, 8, 1, 1}, /* OpArbitraryFloatHypotALTERA */
    {5859, 39714, 460, 6, 1, 1}, /* OpArbitraryFloatSqrtALTERA */
    {5860, 39741, 460, 6, 1, 1}, /* OpArbitraryFloatLogINTEL */
    {5861, 39766, 460, 6, 1, 1}, /* OpArbitraryFloatLog2INTEL */
    {5862, 39792, 460, 6, 1, 1}, /* OpArbitraryFloatLog10INTEL */
    {5863, 39819, 460, 6, 1, 1}, /* OpArbitraryFloatLog1pINTEL */
    {5864, 39846, 460, 6, 1, 1}, /* OpArbitraryFloatExpINTEL */
    {5865, 39871, 460, 6, 1, 1}, /* OpArbitraryFloatExp2INTEL */
    {5866, 39897, 460, 6, 1, 1}, /* OpArbitraryFloatExp10INTEL */
    {5867, 39924, 460, 6, 1, 1}, /* OpArbitraryFloatExpm1INTEL */
    {5868, 39951, 460, 6, 1, 1}, /* OpArbitraryFloatSinINTEL */
    {5869, 39976, 460, 6, 1, 1}, /* OpArbitraryFloatCosINTEL */
    {5870, 40001, 460, 6, 1, 1}, /* OpArbitraryFloatSinCosINTEL */
    {5871, 40029, 460, 6, 1, 1}, /* OpArbitraryFloatSinPiINTEL */
    {5872, 40056, 460, 6, 1, 1}, /* OpArbitraryFloatCosPiINTEL */
    {5873, 40083, 460, 6, 1, 1}, /* OpArbitraryFloatASinINTEL */
    {5874, 40109, 460, 6, 1, 1}, /* OpArbitraryFloatASinPiINTEL */
    {5875, 40137, 460, 6, 1, 1}, /* OpArbitraryFloatACosINTEL */
    {5876, 40163, 460, 6, 1, 1}, /* OpArbitraryFloatACosPiINTEL */
    {5877, 40191, 460, 6, 1, 1}, /* OpArbitraryFloatATanINTEL */
    {5878, 40217, 460, 6, 1, 1}, /* OpArbitraryFloatATanPiINTEL */
    {5879, 40245, 466, 8, 1, 1}, /* OpArbitraryFloatATan2INTEL */
    {5880, 40272, 466, 8, 1, 1}, /* OpArbitraryFloatPowINTEL */
    {5881, 40297, 466, 8, 1, 1}, /* OpArbitraryFloatPowRINTEL */
    {5882, 40323, 466, 8, 1, 1}, /* OpArbitraryFloatPowNINTEL */
    {5887, 40349, 25, 1, 0, 0}, /* OpLoopControlINTEL */
    {5911, 40368, 216, 1, 0, 1}, /* OpAliasDomainDeclINTEL */
    {5912, 40391, 214, 2, 0, 1}, /* OpAliasScopeDeclINTEL */
    {5913, 40413, 75, 1, 0, 1}, /* OpAliasScopeListDeclINTEL */
    {5923, 40439, 460, 6, 1, 1}, /* OpFixedSqrtALTERA */
    {5924, 40457, 460, 6, 1, 1}, /* OpFixedRecipALTERA */
    {5925, 40476, 460, 6, 1, 1}, /* OpFixedRsqrtALTERA */
    {5926, 40495, 460, 6, 1, 1}, /* OpFixedSinALTERA */
    {5927, 40512, 460, 6, 1, 1}, /* OpFixedCosALTERA */
    {5928, 40529, 460, 6, 1, 1}, /* OpFixedSinCosALTERA */
    {5929, 40549, 460, 6, 1, 1}, /* OpFixedSinPiALTERA */
    {5930, 40568, 460, 6, 1, 1}, /* OpFixedCosPiALTERA */
    {5931, 40587, 460, 6, 1, 1}, /* OpFixedSinCosPiALTERA */
    {5932, 40609, 460, 6, 1, 1}, /* OpFixedLogALTERA */
    {5933, 40626, 460, 6, 1, 1}, /* OpFixedExpALTERA */
    {5934, 40643, 0, 1, 1, 1}, /* OpPtrCastToCrossWorkgroupALTERA */
    {5938, 40675, 0, 1, 1, 1}, /* OpCrossWorkgroupCastToPtrALTERA */
    {5946, 40707, 134, 4, 0, 0}, /* OpReadPipeBlockingALTERA */
    {5947, 40732, 134, 4, 0, 0}, /* OpWritePipeBlockingALTERA */
    {5949, 40758, 0, 1, 1, 1}, /* OpFPGARegALTERA */
    {6016, 40774, 0, 1, 1, 1}, /* OpRayQueryGetRayTMinKHR */
    {6017, 40798, 0, 1, 1, 1}, /* OpRayQueryGetRayFlagsKHR */
    {6018, 40823, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionTKHR */
    {6019, 40960, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionInstanceCustomIndexKHR */
    {6020, 41008, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionInstanceIdKHR */
    {6021, 41047, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR */
    {6022, 41114, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionGeometryIndexKHR */
    {6023, 41156, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionPrimitiveIndexKHR */
    {6024, 41199, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionBarycentricsKHR */
    {6025, 41240, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionFrontFaceKHR */
    {6026, 41278, 0, 1, 1, 1}, /* OpRayQueryGetIntersectionCandidateAABBOpaqueKHR */
    {6027, 41326, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionObjectRayDirectionKHR */
    {6028, 41373, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionObjectRayOriginKHR */
    {6029, 41417, 0, 1, 1, 1}, /* OpRayQueryGetWorldRayDirectionKHR */
    {6030, 41451, 0, 1, 1, 1}, /* OpRayQueryGetWorldRayOriginKHR */
    {6031, 41482, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionObjectToWorldKHR */
    {6032, 41524, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionWorldToObjectKHR */
    {6035, 41566, 146, 4, 1, 1}, /* OpAtomicFAddEXT */
    {6086, 41582, 34, 1, 0, 1}, /* OpTypeBufferSurfaceINTEL */
    {6090, 41607, 75, 1, 0, 0}, /* OpTypeStructContinuedINTEL */
    {6091, 41634, 75, 1, 0, 0}, /* OpConstantCompositeContinuedINTEL */
    {6092, 41668, 75, 1, 0, 0}, /* OpSpecConstantCompositeContinuedINTEL */
    {6096, 41706, 75, 1, 0, 0}, /* OpCompositeConstructContinuedINTEL */
    {6116, 41741, 0, 1, 1, 1}, /* OpConvertFToBF16INTEL */
    {6117, 41763, 0, 1, 1, 1}, /* OpConvertBF16ToFINTEL */
    {6142, 41785, 138, 3, 0, 0}, /* OpControlBarrierArriveEXT */
    {6143, 41811, 138, 3, 0, 0}, /* OpControlBarrierWaitEXT */
    {6145, 41835, 0, 1, 1, 1}, /* OpArithmeticFenceEXT */
    {6163, 41856, 478, 5, 1, 1}, /* OpTaskSequenceCreateALTERA */
    {6164, 41883, 78, 2, 0, 0}, /* OpTaskSequenceAsyncALTERA */
    {6165, 41909, 0, 1, 1, 1}, /* OpTaskSequenceGetALTERA */
    {6166, 41933, 0, 1, 0, 0}, /* OpTaskSequenceReleaseALTERA */
    {6199, 41961, 0, 0, 0, 1}, /* OpTypeTaskSequenceALTERA */
    {6221, 41986, 93, 3, 0, 0}, /* OpSubgroupBlockPrefetchINTEL */
    {6231, 42015, 483, 10, 0, 0}, /* OpSubgroup2DBlockLoadINTEL */
    {6232, 42042, 483, 10, 0, 0}, /* OpSubgroup2DBlockLoadTransformINTEL */
    {6233, 42078, 483, 10, 0, 0}, /* OpSubgroup2DBlockLoadTransposeINTEL */
    {6234, 42114, 493, 9, 0, 0}, /* OpSubgroup2DBlockPrefetchINTEL */
    {6235, 42145, 483, 10, 0, 0}, /* OpSubgroup2DBlockStoreINTEL */
    {6237, 42173, 502, 5, 1, 1}, /* OpSubgroupMatrixMultiplyAccumulateINTEL */
    {6242, 42213, 134, 4, 1, 1}, /* OpBitwiseFunctionINTEL */
    {6244, 42236, 1, 2, 1, 1}, /* OpUntypedVariableLengthArrayINTEL */
    {6248, 42270, 43, 2, 0, 0}, /* OpConditionalExtensionINTEL */
    {6249, 42298, 507, 5, 0, 0}, /* OpConditionalEntryPointINTEL */
    {6250, 42327, 512, 2, 0, 0}, /* OpConditionalCapabilityINTEL */
    {6251, 42356, 514, 2, 1, 1}, /* OpSpecConstantTargetINTEL */
    {6252, 42382, 516, 4, 1, 1}, /* OpSpecConstantArchitectureINTEL */
    {6253, 42414, 520, 1, 1, 1}, /* OpSpecConstantCapabilitiesINTEL */
    {6254, 42446, 75, 1, 1, 1}, /* OpConditionalCopyObjectINTEL */
    {6258, 42475, 392, 4, 1, 1}, /* OpPredicatedLoadINTEL */
    {6259, 42497, 392, 4, 0, 0}, /* OpPredicatedStoreINTEL */
    {6401, 42520, 180, 3, 1, 1}, /* OpGroupIMulKHR */
    {6402, 42535, 180, 3, 1, 1}, /* OpGroupFMulKHR */
    {6403, 42550, 180, 3, 1, 1}, /* OpGroupBitwiseAndKHR */
    {6404, 42571, 180, 3, 1, 1}, /* OpGroupBitwiseOrKHR */
    {6405, 42591, 180, 3, 1, 1}, /* OpGroupBitwiseXorKHR */
    {6406, 42612, 180, 3, 1, 1}, /* OpGroupLogicalAndKHR */
    {6407, 42633, 180, 3, 1, 1}, /* OpGroupLogicalOrKHR */
    {6408, 42653, 180, 3, 1, 1}, /* OpGroupLogicalXorKHR */
    {6426, 42674, 0, 1, 1, 1}, /* OpRoundFToTF32INTEL */
    {6428, 42694, 521, 4, 1, 1}, /* OpMaskedGatherINTEL */
    {6429, 42714, 525, 4, 0, 0}, /* OpMaskedScatterINTEL */
    {6529, 42735, 0, 1, 1, 1}, /* OpConvertHandleToImageINTEL */
    {6530, 42763, 0, 1, 1, 1}, /* OpConvertHandleToSamplerINTEL */
    {6531, 42793, 0, 1, 1, 1}, /* OpConvertHandleToSampledImageINTEL */
    {6916, 42828, 8, 3, 1, 1}, /* OpFDot2MixAcc32VALVE */
    {6917, 42849, 8, 3, 1, 1}, /* OpFDot2MixAcc16VALVE */
    {6918, 42870, 8, 3, 1, 1}, /* OpFDot4MixAcc32VALVE */
};

static const struct ur_spirv_grammar opencl_std[] = {
    {0, 42891, 0, 1, 0, 0}, /* acos */
    {1, 42896, 0, 1, 0, 0}, /* acosh */
    {2, 42902, 0, 1, 0, 0}, /* acospi */
    {3, 42909, 0, 1, 0, 0}, /* asin */
    {4, 42914, 0, 1, 0, 0}, /* asinh */
    {5, 42920, 0, 1, 0, 0}, /* asinpi */
    {6, 42927, 0, 1, 0, 0}, /* atan */
    {7, 42932, 1, 2, 0, 0}, /* atan2 */
    {8, 42938, 0, 1, 0, 0}, /* atanh */
    {9, 42944, 0, 1, 0, 0}, /* atanpi */
    {10, 42951, 1, 2, 0, 0}, /* atan2pi */
    {11, 42959, 0, 1, 0, 0}, /* cbrt */
    {12, 42964, 0, 1, 0, 0}, /* ceil */
    {13, 42969, 1, 2, 0, 0}, /* copysign */
    {14, 42978, 0, 1, 0, 0}, /* cos */
    {15, 42982, 0, 1, 0, 0}, /* cosh */
    {16, 42987, 0, 1, 0, 0}, /* cospi */
    {17, 42993, 0, 1, 0, 0}, /* erfc */
    {18, 42998, 0, 1, 0, 0}, /* erf */
    {19, 43002, 0, 1, 0, 0}, /* exp */
    {20, 43006, 0, 1, 0, 0}, /* exp2 */
    {21, 43011, 0, 1, 0, 0}, /* exp10 */
    {22, 43017, 0, 1, 0, 0}, /* expm1 */
    {23, 43023, 0, 1, 0, 0}, /* fabs */
    {24, 43028, 1, 2, 0, 0}, /* fdim */
    {25, 43033, 0, 1, 0, 0}, /* floor */
    {26, 43039, 8, 3, 0, 0}, /* fma */
    {27, 43043, 1, 2, 0, 0}, /* fmax */
    {28, 43048, 1, 2, 0, 0}, /* fmin */
    {29, 43053, 1, 2, 0, 0}, /* fmod */
    {30, 43058, 1, 2, 0, 0}, /* fract */
    {31, 43064, 1, 2, 0, 0}, /* frexp */
    {32, 43070, 1, 2, 0, 0}, /* hypot */
    {33, 43076, 0, 1, 0, 0}, /* ilogb */
    {34, 43082, 1, 2, 0, 0}, /* ldexp */
    {35, 43088, 0, 1, 0, 0}, /* lgamma */
    {36, 43095, 1, 2, 0, 0}, /* lgamma_r */
    {37, 43104, 0, 1, 0, 0}, /* log */
    {38, 43108, 0, 1, 0, 0}, /* log2 */
    {39, 43113, 0, 1, 0, 0}, /* log10 */
    {40, 43119, 0, 1, 0, 0}, /* log1p */
    {41, 43125, 0, 1, 0, 0}, /* logb */
    {42, 43130, 8, 3, 0, 0}, /* mad */
    {43, 43134, 1, 2, 0, 0}, /* maxmag */
    {44, 43141, 1, 2, 0, 0}, /* minmag */
    {45, 43148, 1, 2, 0, 0}, /* modf */
    {46, 43153, 0, 1, 0, 0}, /* nan */
    {47, 43157, 1, 2, 0, 0}, /* nextafter */
    {48, 43167, 1, 2, 0, 0}, /* pow */
    {49, 43171, 1, 2, 0, 0}, /* pown */
    {50, 43176, 1, 2, 0, 0}, /* powr */
    {51, 43181, 1, 2, 0, 0}, /* remainder */
    {52, 43191, 8, 3, 0, 0}, /* remquo */
    {53, 43198, 0, 1, 0, 0}, /* rint */
    {54, 43203, 1, 2, 0, 0}, /* rootn */
    {55, 43209, 0, 1, 0, 0}, /* round */
    {56, 43215, 0, 1, 0, 0}, /* rsqrt */
    {57, 43221, 0, 1, 0, 0}, /* sin */
    {58, 43225, 1, 2, 0, 0}, /* sincos */
    {59, 43232, 0, 1, 0, 0}, /* sinh */
    {60, 43237, 0, 1, 0, 0}, /* sinpi */
    {61, 43243, 0, 1, 0, 0}, /* sqrt */
    {62, 43248, 0, 1, 0, 0}, /* tan */
    {63, 43252, 0, 1, 0, 0}, /* tanh */
    {64, 43257, 0, 1, 0, 0}, /* tanpi */
    {65, 43263, 0, 1, 0, 0}, /* tgamma */
    {66, 43270, 0, 1, 0, 0}, /* trunc */
    {67, 43276, 0, 1, 0, 0}, /* half_cos */
    {68, 43285, 1, 2, 0, 0}, /* half_divide */
    {69, 43297, 0, 1, 0, 0}, /* half_exp */
    {70, 43306, 0, 1, 0, 0}, /* half_exp2 */
    {71, 43316, 0, 1, 0, 0}, /* half_exp10 */
    {72, 43327, 0, 1, 0, 0}, /* half_log */
    {73, 43336, 0, 1, 0, 0}, /* half_log2 */
    {74, 43346, 0, 1, 0, 0}, /* half_log10 */
    {75, 43357, 1, 2, 0, 0}, /* half_powr */
    {76, 43367, 0, 1, 0, 0}, /* half_recip */
    {77, 43378, 0, 1, 0, 0}, /* half_rsqrt */
    {78, 43389, 0, 1, 0, 0}, /* half_sin */
    {79, 43398, 0, 1, 0, 0}, /* half_sqrt */
    {80, 43408, 0, 1, 0, 0}, /* half_tan */
    {81, 43417, 0, 1, 0, 0}, /* native_cos */
    {82, 43428, 1, 2, 0, 0}, /* native_divide */
    {83, 43442, 0, 1, 0, 0}, /* native_exp */
    {84, 43453, 0, 1, 0, 0}, /* native_exp2 */
    {85, 43465, 0, 1, 0, 0}, /* native_exp10 */
    {86, 43478, 0, 1, 0, 0}, /* native_log */
    {87, 43489, 0, 1, 0, 0}, /* native_log2 */
    {88, 43501, 0, 1, 0, 0}, /* native_log10 */
    {89, 43514, 1, 2, 0, 0}, /* native_powr */
    {90, 43526, 0, 1, 0, 0}, /* native_recip */
    {91, 43539, 0, 1, 0, 0}, /* native_rsqrt */
    {92, 43552, 0, 1, 0, 0}, /* native_sin */
    {93, 43563, 0, 1, 0, 0}, /* native_sqrt */
    {94, 43575, 0, 1, 0, 0}, /* native_tan */
    {95, 43586, 8, 3, 0, 0}, /* fclamp */
    {96, 43593, 0, 1, 0, 0}, /* degrees */
    {97, 43601, 1, 2, 0, 0}, /* fmax_common */
    {98, 43613, 1, 2, 0, 0}, /* fmin_common */
    {99, 43625, 8, 3, 0, 0}, /* mix */
    {100, 43629, 0, 1, 0, 0}, /* radians */
    {101, 43637, 1, 2, 0, 0}, /* step */
    {102, 43642, 8, 3, 0, 0}, /* smoothstep */
    {103, 43653, 0, 1, 0, 0}, /* sign */
    {104, 43658, 1, 2, 0, 0}, /* cross */
    {105, 43664, 1, 2, 0, 0}, /* distance */
    {106, 43673, 0, 1, 0, 0}, /* length */
    {107, 43680, 0, 1, 0, 0}, /* normalize */
    {108, 43690, 1, 2, 0, 0}, /* fast_distance */
    {109, 43704, 0, 1, 0, 0}, /* fast_length */
    {110, 43716, 0, 1, 0, 0}, /* fast_normalize */
    {141, 43731, 0, 1, 0, 0}, /* s_abs */
    {142, 43737, 1, 2, 0, 0}, /* s_abs_diff */
    {143, 43748, 1, 2, 0, 0}, /* s_add_sat */
    {144, 43758, 1, 2, 0, 0}, /* u_add_sat */
    {145, 43768, 1, 2, 0, 0}, /* s_hadd */
    {146, 43775, 1, 2, 0, 0}, /* u_hadd */
    {147, 43782, 1, 2, 0, 0}, /* s_rhadd */
    {148, 43790, 1, 2, 0, 0}, /* u_rhadd */
    {149, 43798, 8, 3, 0, 0}, /* s_clamp */
    {150, 43806, 8, 3, 0, 0}, /* u_clamp */
    {151, 43814, 0, 1, 0, 0}, /* clz */
    {152, 43818, 0, 1, 0, 0}, /* ctz */
    {153, 43822, 8, 3, 0, 0}, /* s_mad_hi */
    {154, 43831, 8, 3, 0, 0}, /* u_mad_sat */
    {155, 43841, 8, 3, 0, 0}, /* s_mad_sat */
    {156, 43851, 1, 2, 0, 0}, /* s_max */
    {157, 43857, 1, 2, 0, 0}, /* u_max */
    {158, 43863, 1, 2, 0, 0}, /* s_min */
    {159, 43869, 1, 2, 0, 0}, /* u_min */
    {160, 43875, 1, 2, 0, 0}, /* s_mul_hi */
    {161, 43884, 1, 2, 0, 0}, /* rotate */
    {162, 43891, 1, 2, 0, 0}, /* s_sub_sat */
    {163, 43901, 1, 2, 0, 0}, /* u_sub_sat */
    {164, 43911, 1, 2, 0, 0}, /* u_upsample */
    {165, 43922, 1, 2, 0, 0}, /* s_upsample */
    {166, 43933, 0, 1, 0, 0}, /* popcount */
    {167, 43942, 8, 3, 0, 0}, /* s_mad24 */
    {168, 43950, 8, 3, 0, 0}, /* u_mad24 */
    {169, 43958, 1, 2, 0, 0}, /* s_mul24 */
    {170, 43966, 1, 2, 0, 0}, /* u_mul24 */
    {171, 43974, 240, 3, 0, 0}, /* vloadn */
    {172, 43981, 8, 3, 0, 0}, /* vstoren */
    {173, 43989, 1, 2, 0, 0}, /* vload_half */
    {174, 44000, 240, 3, 0, 0}, /* vload_halfn */
    {175, 44012, 8, 3, 0, 0}, /* vstore_half */
    {176, 44024, 529, 4, 0, 0}, /* vstore_half_r */
    {177, 44038, 8, 3, 0, 0}, /* vstore_halfn */
    {178, 44051, 529, 4, 0, 0}, /* vstore_halfn_r */
    {179, 44066, 240, 3, 0, 0}, /* vloada_halfn */
    {180, 44079, 8, 3, 0, 0}, /* vstorea_halfn */
    {181, 44093, 529, 4, 0, 0}, /* vstorea_halfn_r */
    {182, 44109, 1, 2, 0, 0}, /* shuffle */
    {183, 44117, 8, 3, 0, 0}, /* shuffle2 */
    {184, 44126, 78, 2, 0, 0}, /* printf */
    {185, 44133, 1, 2, 0, 0}, /* prefetch */
    {186, 44142, 8, 3, 0, 0}, /* bitselect */
    {187, 44152, 8, 3, 0, 0}, /* select */
    {201, 44159, 0, 1, 0, 0}, /* u_abs */
    {202, 44165, 1, 2, 0, 0}, /* u_abs_diff */
    {203, 44176, 1, 2, 0, 0}, /* u_mul_hi */
    {204, 44185, 8, 3, 0, 0}, /* u_mad_hi */
};

static const struct ur_spirv_grammar opencl_debuginfo[] = {
    {0, 44194, 0, 0, 0, 0}, /* DebugInfoNone */
    {1, 44208, 533, 4, 0, 0}, /* DebugCompilationUnit */
    {2, 44229, 240, 3, 0, 0}, /* DebugTypeBasic */
    {3, 44244, 537, 3, 0, 0}, /* DebugTypePointer */
    {4, 44261, 65, 2, 0, 0}, /* DebugTypeQualifier */
    {5, 44280, 78, 2, 0, 0}, /* DebugTypeArray */
    {6, 44295, 65, 2, 0, 0}, /* DebugTypeVector */
    {7, 44311, 540, 6, 0, 0}, /* DebugTypedef */
    {8, 44324, 546, 3, 0, 0}, /* DebugTypeFunction */
    {9, 44342, 549, 9, 0, 0}, /* DebugTypeEnum */
    {10, 44356, 558, 10, 0, 0}, /* DebugTypeComposite */
    {11, 44375, 568, 10, 0, 0}, /* DebugTypeMember */
    {12, 44391, 578, 5, 0, 0}, /* DebugTypeInheritance */
    {13, 44412, 1, 2, 0, 0}, /* DebugTypePtrToMember */
    {14, 44433, 78, 2, 0, 0}, /* DebugTypeTemplate */
    {15, 44451, 583, 6, 0, 0}, /* DebugTypeTemplateParameter */
    {16, 44478, 589, 5, 0, 0}, /* DebugTypeTemplateTemplateParameter */
    {17, 44513, 594, 5, 0, 0}, /* DebugTypeTemplateParameterPack */
    {18, 44544, 568, 10, 0, 0}, /* DebugGlobalVariable */
    {19, 44564, 599, 8, 0, 0}, /* DebugFunctionDeclaration */
    {20, 44589, 607, 11, 0, 0}, /* DebugFunction */
    {21, 44603, 618, 5, 0, 0}, /* DebugLexicalBlock */
    {22, 44621, 623, 3, 0, 0}, /* DebugLexicalBlockDiscriminator */
    {23, 44652, 214, 2, 0, 0}, /* DebugScope */
    {24, 44663, 0, 0, 0, 0}, /* DebugNoScope */
    {25, 44676, 626, 3, 0, 0}, /* DebugInlinedAt */
    {26, 44691, 629, 8, 0, 0}, /* DebugLocalVariable */
    {27, 44710, 1, 2, 0, 0}, /* DebugInlinedVariable */
    {28, 44731, 8, 3, 0, 0}, /* DebugDeclare */
    {29, 44744, 236, 4, 0, 0}, /* DebugValue */
    {30, 44755, 514, 2, 0, 0}, /* DebugOperation */
    {31, 44770, 75, 1, 0, 0}, /* DebugExpression */
    {32, 44786, 637, 4, 0, 0}, /* DebugMacroDef */
    {33, 44800, 623, 3, 0, 0}, /* DebugMacroUndef */
    {34, 44816, 641, 7, 0, 0}, /* DebugImportedEntity */
    {35, 44836, 214, 2, 0, 0}, /* DebugSource */
    {36, 44848, 648, 8, 0, 0}, /* DebugModuleINTEL */
};

static const struct ur_spirv_grammar debuginfo[] = {
    {0, 44194, 0, 0, 0, 0}, /* DebugInfoNone */
    {1, 44208, 48, 3, 0, 0}, /* DebugCompilationUnit */
    {2, 44229, 240, 3, 0, 0}, /* DebugTypeBasic */
    {3, 44244, 537, 3, 0, 0}, /* DebugTypePointer */
    {4, 44261, 65, 2, 0, 0}, /* DebugTypeQualifier */
    {5, 44280, 78, 2, 0, 0}, /* DebugTypeArray */
    {6, 44295, 65, 2, 0, 0}, /* DebugTypeVector */
    {7, 44311, 540, 6, 0, 0}, /* DebugTypedef */
    {8, 44324, 78, 2, 0, 0}, /* DebugTypeFunction */
    {9, 44342, 549, 9, 0, 0}, /* DebugTypeEnum */
    {10, 44356, 656, 9, 0, 0}, /* DebugTypeComposite */
    {11, 44375, 568, 10, 0, 0}, /* DebugTypeMember */
    {12, 44391, 578, 5, 0, 0}, /* DebugTypeInheritance */
    {13, 44412, 1, 2, 0, 0}, /* DebugTypePtrToMember */
    {14, 44433, 78, 2, 0, 0}, /* DebugTypeTemplate */
    {15, 44451, 583, 6, 0, 0}, /* DebugTypeTemplateParameter */
    {16, 44478, 589, 5, 0, 0}, /* DebugTypeTemplateTemplateParameter */
    {17, 44513, 594, 5, 0, 0}, /* DebugTypeTemplateParameterPack */
    {18, 44544, 568, 10, 0, 0}, /* DebugGlobalVariable */
    {19, 44564, 599, 8, 0, 0}, /* DebugFunctionDeclaration */
    {20, 44589, 607, 11, 0, 0}, /* DebugFunction */
    {21, 44603, 618, 5, 0, 0}, /* DebugLexicalBlock */
    {22, 44621, 623, 3, 0, 0}, /* DebugLexicalBlockDiscriminator */
    {23, 44652, 214, 2, 0, 0}, /* DebugScope */
    {24, 44663, 0, 0, 0, 0}, /* DebugNoScope */
    {25, 44676, 626, 3, 0, 0}, /* DebugInlinedAt */
    {26, 44691, 665, 7, 0, 0}, /* DebugLocalVariable */
    {27, 44710, 1, 2, 0, 0}, /* DebugInlinedVariable */
    {28, 44731, 8, 3, 0, 0}, /* DebugDeclare */
    {29, 44744, 105, 3, 0, 0}, /* DebugValue */
    {30, 44755, 514, 2, 0, 0}, /* DebugOperation */
    {31, 44770, 75, 1, 0, 0}, /* DebugExpression */
    {32, 44786, 637, 4, 0, 0}, /* DebugMacroDef */
    {33, 44800, 623, 3, 0, 0}, /* DebugMacroUndef */
};

const unsigned ur_spirv_num_instructions = 876;

const uint16_t ur_spirv_core_opcodes[UR_SPIRV_CORE_OPCODES] = {
    1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 10, 11, 12, 0, 13, 14,
    15, 16, 0, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31, 32, 33, 34, 35, 36, 37, 0, 38, 39, 40, 41, 42, 43, 0,
    44, 45, 46, 47, 48, 0, 49, 50, 51, 52, 0, 53, 54, 55, 56, 57,
    58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 0, 70, 71, 72,
    73, 74, 75, 76, 77, 0, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87,
    88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 0, 100, 101, 102,
    103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 0, 116, 117,
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133,
    134, 135, 136, 137, 138, 139, 140, 141, 142, 0, 143, 144, 145, 146, 147, 148,
    149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164,
    165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180,
    0, 0, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 0, 193,
    194, 195, 196, 197, 198, 199, 200, 201, 0, 0, 202, 203, 204, 205, 0, 0,
    206, 207, 0, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220,
    221, 222, 223, 0, 0, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234,
    235, 236, 0, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249,
    0, 0, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263,
    264, 0, 0, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277,
    278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293,
    294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309,
    310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325,
    326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    341, 342, 343, 344, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

const struct ur_spirv_set_facts ur_spirv_sets[] = {
    {opencl_std, 162},
    {opencl_debuginfo, 37},
    {debuginfo, 34},
};

const struct ur_spirv_set_name ur_spirv_set_names[] = {
    {"OpenCL.std", UR_SPIRV_OPENCL_STD},
    {"OpenCL.DebugInfo.100", UR_SPIRV_OPENCL_DEBUGINFO},
    {"DebugInfo", UR_SPIRV_DEBUGINFO},
    {"SPIRV.debug", UR_SPIRV_DEBUGINFO},
};
const unsigned ur_spirv_num_set_names = sizeof(ur_spirv_set_names) / sizeof(ur_spirv_set_names[0]);

const uint16_t ur_spirv_extensions[] = {
    44865, /* SPV_ALTERA_arbitrary_precision_fixed_point */
    44908, /* SPV_ALTERA_arbitrary_precision_floating_point */
    45056, /* SPV_ALTERA_arbitrary_precision_integers */
    45096, /* SPV_ALTERA_blocking_pipes */
    45122, /* SPV_ALTERA_fpga_argument_interfaces */
    45158, /* SPV_ALTERA_fpga_buffer_location */
    45190, /* SPV_ALTERA_fpga_cluster_attributes */
    45225, /* SPV_ALTERA_fpga_dsp_control */
    45253, /* SPV_ALTERA_fpga_invocation_pipelining_attributes */
    45302, /* SPV_ALTERA_fpga_latency_control */
    45334, /* SPV_ALTERA_fpga_loop_controls */
    45364, /* SPV_ALTERA_fpga_memory_accesses */
    45396, /* SPV_ALTERA_fpga_memory_attributes */
    45430, /* SPV_ALTERA_fpga_reg */
    45450, /* SPV_ALTERA_global_variable_fpga_decorations */
    45494, /* SPV_ALTERA_io_pipes */
    45514, /* SPV_ALTERA_loop_fuse */
    45535, /* SPV_ALTERA_runtime_aligned */
    45562, /* SPV_ALTERA_task_sequence */
    45587, /* SPV_ALTERA_usm_storage_classes */
    45618, /* SPV_AMDX_shader_enqueue */
    45642, /* SPV_AMD_gpu_shader_half_float_fetch */
    45678, /* SPV_AMD_shader_ballot */
    45700, /* SPV_AMD_shader_early_and_late_fragment_tests */
    45745, /* SPV_AMD_shader_explicit_vertex_parameter */
    45786, /* SPV_AMD_shader_fragment_mask */
    45815, /* SPV_AMD_shader_image_load_store_lod */
    45851, /* SPV_AMD_texture_gather_bias_lod */
    45883, /* SPV_AMD_weak_linkage */
    45904, /* SPV_ARM_cooperative_matrix_layouts */
    45939, /* SPV_ARM_core_builtins */
    45961, /* SPV_ARM_graph */
    45975, /* SPV_ARM_tensors */
    45991, /* SPV_EXT_arithmetic_fence */
    46016, /* SPV_EXT_cooperative_matrix_maintenance1 */
    46056, /* SPV_EXT_demote_to_helper_invocation */
    46092, /* SPV_EXT_descriptor_heap */
    46116, /* SPV_EXT_descriptor_indexing */
    46144, /* SPV_EXT_float8 */
    46159, /* SPV_EXT_fragment_fully_covered */
    46190, /* SPV_EXT_fragment_invocation_density */
    46226, /* SPV_EXT_fragment_shader_interlock */
    46260, /* SPV_EXT_long_vector */
    46280, /* SPV_EXT_mesh_shader */
    46300, /* SPV_EXT_ocp_microscaling_types */
    46331, /* SPV_EXT_opacity_micromap */
    46356, /* SPV_EXT_optnone */
    46372, /* SPV_EXT_physical_storage_buffer */
    46404, /* SPV_EXT_replicated_composites */
    46434, /* SPV_EXT_shader_64bit_indexing */
    46464, /* SPV_EXT_shader_atomic_float16_add */
    46498, /* SPV_EXT_shader_atomic_float_add */
    46530, /* SPV_EXT_shader_atomic_float_min_max */
    46566, /* SPV_EXT_shader_image_int64 */
    46593, /* SPV_EXT_shader_invocation_reorder */
    46627, /* SPV_EXT_shader_stencil_export */
    46657, /* SPV_EXT_shader_subgroup_partitioned */
    46693, /* SPV_EXT_shader_tile_image */
    46719, /* SPV_EXT_shader_viewport_index_layer */
    46755, /* SPV_EXT_split_barrier */
    46777, /* SPV_GOOGLE_decorate_string */
    46804, /* SPV_GOOGLE_hlsl_functionality1 */
    46835, /* SPV_GOOGLE_user_type */
    46856, /* SPV_INTEL_2d_block_io */
    46878, /* SPV_INTEL_arbitrary_precision_fixed_point */
    46920, /* SPV_INTEL_arbitrary_precision_floating_point */
    46965, /* SPV_INTEL_arbitrary_precision_integers */
    47004, /* SPV_INTEL_bfloat16_conversion */
    47034, /* SPV_INTEL_bindless_images */
    47060, /* SPV_INTEL_blocking_pipes */
    47085, /* SPV_INTEL_cache_controls */
    47110, /* SPV_INTEL_debug_module */
    47133, /* SPV_INTEL_device_side_avc_motion_estimation */
    47177, /* SPV_INTEL_float_controls2 */
    47203, /* SPV_INTEL_fp_fast_math_mode */
    47231, /* SPV_INTEL_fp_max_error */
    47254, /* SPV_INTEL_fpga_argument_interfaces */
    47289, /* SPV_INTEL_fpga_buffer_location */
    47320, /* SPV_INTEL_fpga_cluster_attributes */
    47354, /* SPV_INTEL_fpga_dsp_control */
    47381, /* SPV_INTEL_fpga_invocation_pipelining_attributes */
    47429, /* SPV_INTEL_fpga_latency_control */
    47460, /* SPV_INTEL_fpga_loop_controls */
    47489, /* SPV_INTEL_fpga_memory_accesses */
    47520, /* SPV_INTEL_fpga_memory_attributes */
    47553, /* SPV_INTEL_fpga_reg */
    47572, /* SPV_INTEL_function_pointers */
    47600, /* SPV_INTEL_function_variants */
    47628, /* SPV_INTEL_global_variable_fpga_decorations */
    47671, /* SPV_INTEL_global_variable_host_access */
    47709, /* SPV_INTEL_inline_assembly */
    47735, /* SPV_INTEL_int4 */
    47750, /* SPV_INTEL_io_pipes */
    47769, /* SPV_INTEL_kernel_attributes */
    47797, /* SPV_INTEL_long_composites */
    47823, /* SPV_INTEL_loop_fuse */
    47843, /* SPV_INTEL_masked_gather_scatter */
    47875, /* SPV_INTEL_maximum_registers */
    47903, /* SPV_INTEL_media_block_io */
    47928, /* SPV_INTEL_memory_access_aliasing */
    47961, /* SPV_INTEL_optnone */
    47979, /* SPV_INTEL_predicated_io */
    48003, /* SPV_INTEL_rounded_divide_sqrt */
    48033, /* SPV_INTEL_runtime_aligned */
    48059, /* SPV_INTEL_shader_integer_functions2 */
    48095, /* SPV_INTEL_split_barrier */
    48119, /* SPV_INTEL_subgroup_buffer_prefetch */
    48154, /* SPV_INTEL_subgroup_matrix_multiply_accumulate */
    48200, /* SPV_INTEL_subgroups */
    48220, /* SPV_INTEL_task_sequence */
    48244, /* SPV_INTEL_tensor_float32_conversion */
    48280, /* SPV_INTEL_ternary_bitwise_function */
    48315, /* SPV_INTEL_unstructured_loop_controls */
    48352, /* SPV_INTEL_usm_storage_classes */
    48382, /* SPV_INTEL_variable_length_array */
    48414, /* SPV_INTEL_vector_compute */
    48439, /* SPV_KHR_16bit_storage */
    48461, /* SPV_KHR_8bit_storage */
    48482, /* SPV_KHR_abort */
    48496, /* SPV_KHR_bfloat16 */
    48513, /* SPV_KHR_bit_instructions */
    48538, /* SPV_KHR_compute_shader_derivatives */
    48573, /* SPV_KHR_constant_data */
    48595, /* SPV_KHR_cooperative_matrix */
    48622, /* SPV_KHR_device_group */
    48643, /* SPV_KHR_expect_assume */
    48665, /* SPV_KHR_float_controls */
    48688, /* SPV_KHR_float_controls2 */
    48712, /* SPV_KHR_fma */
    48724, /* SPV_KHR_fragment_shader_barycentric */
    48760, /* SPV_KHR_fragment_shading_rate */
    48790, /* SPV_KHR_integer_dot_product */
    48818, /* SPV_KHR_linkonce_odr */
    48839, /* SPV_KHR_maximal_reconvergence */
    48869, /* SPV_KHR_multiview */
    48887, /* SPV_KHR_no_integer_wrap_decoration */
    48922, /* SPV_KHR_opacity_micromap */
    48947, /* SPV_KHR_physical_storage_buffer */
    48979, /* SPV_KHR_poison_freeze */
    49001, /* SPV_KHR_post_depth_coverage */
    49029, /* SPV_KHR_quad_control */
    49152, /* SPV_KHR_ray_cull_mask */
    49174, /* SPV_KHR_ray_query */
    49192, /* SPV_KHR_ray_tracing */
    49212, /* SPV_KHR_ray_tracing_position_fetch */
    49247, /* SPV_KHR_relaxed_extended_instruction */
    49284, /* SPV_KHR_shader_atomic_counter_ops */
    49318, /* SPV_KHR_shader_ballot */
    49340, /* SPV_KHR_shader_clock */
    49361, /* SPV_KHR_shader_draw_parameters */
    49392, /* SPV_KHR_storage_buffer_storage_class */
    49429, /* SPV_KHR_subgroup_rotate */
    49453, /* SPV_KHR_subgroup_uniform_control_flow */
    49491, /* SPV_KHR_subgroup_vote */
    49513, /* SPV_KHR_terminate_invocation */
    49542, /* SPV_KHR_uniform_group_instructions */
    49577, /* SPV_KHR_untyped_pointers */
    49602, /* SPV_KHR_variable_pointers */
    49628, /* SPV_KHR_vulkan_memory_model */
    49656, /* SPV_KHR_workgroup_memory_explicit_layout */
    49697, /* SPV_NVX_multiview_per_view_attributes */
    49735, /* SPV_NV_bindless_texture */
    49759, /* SPV_NV_cluster_acceleration_structure */
    49797, /* SPV_NV_compute_shader_derivatives */
    49831, /* SPV_NV_cooperative_matrix */
    49857, /* SPV_NV_cooperative_matrix2 */
    49884, /* SPV_NV_cooperative_matrix_decode_vector */
    49924, /* SPV_NV_cooperative_vector */
    49950, /* SPV_NV_displacement_micromap */
    49979, /* SPV_NV_fragment_shader_barycentric */
    50014, /* SPV_NV_geometry_shader_passthrough */
    50049, /* SPV_NV_linear_swept_spheres */
    50077, /* SPV_NV_mesh_shader */
    50096, /* SPV_NV_push_constant_bank */
    50122, /* SPV_NV_raw_access_chains */
    50147, /* SPV_NV_ray_tracing */
    50166, /* SPV_NV_ray_tracing_motion_blur */
    50197, /* SPV_NV_sample_mask_override_coverage */
    50234, /* SPV_NV_shader_atomic_fp16_vector */
    50267, /* SPV_NV_shader_image_footprint */
    50297, /* SPV_NV_shader_invocation_reorder */
    50330, /* SPV_NV_shader_sm_builtins */
    50356, /* SPV_NV_shader_subgroup_partitioned */
    50391, /* SPV_NV_shading_rate */
    50411, /* SPV_NV_stereo_view_rendering */
    50440, /* SPV_NV_tensor_addressing */
    50465, /* SPV_NV_viewport_array2 */
    50488, /* SPV_QCOM_cooperative_matrix_conversion */
    50527, /* SPV_QCOM_image_processing */
    50553, /* SPV_QCOM_image_processing2 */
    50580, /* SPV_QCOM_image_processing3 */
    50607, /* SPV_QCOM_multiple_wait_queues */
    50637, /* SPV_QCOM_tile_shading */
    50659, /* SPV_SAMSUNG_intrinsic */
    50681, /* SPV_VALVE_mixed_float_dot_product */
    50715, /* SPV_INTEL_global_variable_decorations */
};
const unsigned ur_spirv_num_extensions = 196;

const char ur_spirv_names[][4096] = {
    {
        "None\0"
        "Bias\0"
        "Lod\0"
        "Grad\0"
        "ConstOffset\0"
        "Offset\0"
        "ConstOffsets\0"
        "Sample\0"
        "MinLod\0"
        "MakeTexelAvailable\0"
        "MakeTexelVisible\0"
        "NonPrivateTexel\0"
        "VolatileTexel\0"
        "SignExtend\0"
        "ZeroExtend\0"
        "Nontemporal\0"
        "Offsets\0"
        "ImageOperands\0"
        "NotNaN\0"
        "NotInf\0"
        "NSZ\0"
        "AllowRecip\0"
        "Fast\0"
        "AllowContract\0"
        "AllowReassoc\0"
        "AllowTransform\0"
        "FPFastMathMode\0"
        "Flatten\0"
        "DontFlatten\0"
        "SelectionControl\0"
        "Unroll\0"
        "DontUnroll\0"
        "DependencyInfinite\0"
        "DependencyLength\0"
        "MinIterations\0"
        "MaxIterations\0"
        "IterationMultiple\0"
        "PeelCount\0"
        "PartialCount\0"
        "InitiationIntervalALTERA\0"
        "MaxConcurrencyALTERA\0"
        "DependencyArrayALTERA\0"
        "PipelineEnableALTERA\0"
        "LoopCoalesceALTERA\0"
        "MaxInterleavingALTERA\0"
        "SpeculatedIterationsALTERA\0"
        "NoFusionALTERA\0"
        "LoopCountALTERA\0"
        "MaxReinvocationDelayALTERA\0"
        "MultipleWaitQueuesQCOM\0"
        "LoopControl\0"
        "Inline\0"
        "DontInline\0"
        "Pure\0"
        "Const\0"
        "OptNoneEXT\0"
        "FunctionControl\0"
        "Relaxed\0"
        "Acquire\0"
        "Release\0"
        "AcquireRelease\0"
        "SequentiallyConsistent\0"
        "UniformMemory\0"
        "SubgroupMemory\0"
        "WorkgroupMemory\0"
        "CrossWorkgroupMemory\0"
        "AtomicCounterMemory\0"
        "ImageMemory\0"
        "OutputMemory\0"
        "MakeAvailable\0"
        "MakeVisible\0"
        "Volatile\0"
        "MemorySemantics\0"
        "Aligned\0"
        "MakePointerAvailable\0"
        "MakePointerVisible\0"
        "NonPrivatePointer\0"
        "AliasScopeINTELMask\0"
        "NoAliasINTELMask\0"
        "MemoryAccess\0"
        "CmdExecTime\0"
        "KernelProfilingInfo\0"
        "NoneKHR\0"
        "OpaqueKHR\0"
        "NoOpaqueKHR\0"
        "TerminateOnFirstHitKHR\0"
        "SkipClosestHitShaderKHR\0"
        "CullBackFacingTrianglesKHR\0"
        "CullFrontFacingTrianglesKHR\0"
        "CullOpaqueKHR\0"
        "CullNoOpaqueKHR\0"
        "SkipTrianglesKHR\0"
        "SkipAABBsKHR\0"
        "ForceOpacityMicromap2StateKHR\0"
        "RayFlags\0"
        "Vertical2Pixels\0"
        "Vertical4Pixels\0"
        "Horizontal2Pixels\0"
        "Horizontal4Pixels\0"
        "FragmentShadingRate\0"
        "RobustnessPerComponentNV\0"
        "RobustnessPerElementNV\0"
        "RawAccessChainOperands\0"
        "Unknown\0"
        "ESSL\0"
        "GLSL\0"
        "OpenCL_C\0"
        "OpenCL_CPP\0"
        "HLSL\0"
        "CPP_for_OpenCL\0"
        "SYCL\0"
        "HERO_C\0"
        "NZSL\0"
        "WGSL\0"
        "Slang\0"
        "Zig\0"
        "Rust\0"
        "Pred\0"
        "ApilaJai\0"
        "SourceLanguage\0"
        "Vertex\0"
        "TessellationControl\0"
        "TessellationEvaluation\0"
        "Geometry\0"
        "Fragment\0"
        "GLCompute\0"
        "Kernel\0"
        "TaskNV\0"
        "MeshNV\0"
        "RayGenerationKHR\0"
        "IntersectionKHR\0"
        "AnyHitKHR\0"
        "ClosestHitKHR\0"
        "MissKHR\0"
        "CallableKHR\0"
        "TaskEXT\0"
        "MeshEXT\0"
        "ExecutionModel\0"
        "Logical\0"
        "Physical32\0"
        "Physical64\0"
        "PhysicalStorageBuffer64\0"
        "AddressingModel\0"
        "Simple\0"
        "GLSL450\0"
        "OpenCL\0"
        "Vulkan\0"
        "MemoryModel\0"
        "Invocations\0"
        "SpacingEqual\0"
        "SpacingFractionalEven\0"
        "SpacingFractionalOdd\0"
        "VertexOrderCw\0"
        "VertexOrderCcw\0"
        "PixelCenterInteger\0"
        "OriginUpperLeft\0"
        "OriginLowerLeft\0"
        "EarlyFragmentTests\0"
        "PointMode\0"
        "Xfb\0"
        "DepthReplacing\0"
        "DepthGreater\0"
        "DepthLess\0"
        "DepthUnchanged\0"
        "LocalSize\0"
        "LocalSizeHint\0"
        "InputPoints\0"
        "InputLines\0"
        "InputLinesAdjacency\0"
        "Triangles\0"
        "InputTrianglesAdjacency\0"
        "Quads\0"
        "Isolines\0"
        "OutputVertices\0"
        "OutputPoints\0"
        "OutputLineStrip\0"
        "OutputTriangleStrip\0"
        "VecTypeHint\0"
        "ContractionOff\0"
        "Initializer\0"
        "Finalizer\0"
        "SubgroupSize\0"
        "SubgroupsPerWorkgroup\0"
        "SubgroupsPerWorkgroupId\0"
        "LocalSizeId\0"
        "LocalSizeHintId\0"
        "NonCoherentColorAttachmentReadEXT\0"
        "NonCoherentDepthAttachmentReadEXT\0"
        "NonCoherentStencilAttachmentReadEXT\0"
        "SubgroupUniformControlFlowKHR\0"
        "PostDepthCoverage\0"
        "DenormPreserve\0"
        "DenormFlushToZero\0"
        "SignedZeroInfNanPreserve\0"
        "RoundingModeRTE\0"
        "RoundingModeRTZ\0"
        "NonCoherentTileAttachmentReadQCOM\0"
        "TileShadingRateQCOM\0"
        "EarlyAndLateFragmentTestsAMD\0"
        "StencilRefReplacingEXT\0"
        "CoalescingAMDX\0"
        "IsApiEntryAMDX\0"
        "MaxNodeRecursionAMDX\0"
        "StaticNumWorkgroupsAMDX\0"
        "ShaderIndexAMDX\0"
        "MaxNumWorkgroupsAMDX\0"
        "StencilRefUnchangedFrontAMD\0"
        "StencilRefGreaterFrontAMD\0"
        "StencilRefLessFrontAMD\0"
        "StencilRefUnchangedBackAMD\0"
        "StencilRefGreaterBackAMD\0"
        "StencilRefLessBackAMD\0"
        "QuadDerivativesKHR\0"
        "RequireFullQuadsKHR\0"
        "SharesInputWithAMDX\0"
        "ArithmeticPoisonKHR\0"
        "OutputLinesEXT\0"
        "OutputPrimitivesEXT\0"
        "DerivativeGroupQuadsKHR\0"
        "DerivativeGroupLinearKHR\0"
        "OutputTrianglesEXT\0"
        "PixelInterlockOrderedEXT\0"
        "PixelInterlockUnorderedEXT\0"
        "SampleInterlockOrderedEXT\0"
        "SampleInterlockUnorderedEXT\0"
        "ShadingRateInterlockOrderedEXT\0"
        "ShadingRateInterlockUnorderedEXT\0"
        "Shader64BitIndexingEXT\0"
        "SharedLocalMemorySizeINTEL\0"
        "RoundingModeRTPINTEL\0"
        "RoundingModeRTNINTEL\0"
        "FloatingPointModeALTINTEL\0"
        "FloatingPointModeIEEEINTEL\0"
        "MaxWorkgroupSizeINTEL\0"
        "MaxWorkDimINTEL\0"
        "NoGlobalOffsetINTEL\0"
        "NumSIMDWorkitemsINTEL\0"
        "SchedulerTargetFmaxMhzINTEL\0"
        "MaximallyReconvergesKHR\0"
        "FPFastMathDefault\0"
        "OpacityMicromapIdKHR\0"
        "StreamingInterfaceINTEL\0"
        "RegisterMapInterfaceINTEL\0"
        "NamedBarrierCountINTEL\0"
        "MaximumRegistersINTEL\0"
        "MaximumRegistersIdINTEL\0"
        "NamedMaximumRegistersINTEL\0"
        "ExecutionMode\0"
        "UniformConstant\0"
        "Input\0"
        "Uniform\0"
        "Output\0"
        "Workgroup\0"
        "CrossWorkgroup\0"
    },
    {
        "Private\0"
        "Function\0"
        "Generic\0"
        "PushConstant\0"
        "AtomicCounter\0"
        "Image\0"
        "StorageBuffer\0"
        "TileImageEXT\0"
        "TileAttachmentQCOM\0"
        "NodePayloadAMDX\0"
        "CallableDataKHR\0"
        "IncomingCallableDataKHR\0"
        "RayPayloadKHR\0"
        "HitAttributeKHR\0"
        "IncomingRayPayloadKHR\0"
        "ShaderRecordBufferKHR\0"
        "PhysicalStorageBuffer\0"
        "HitObjectAttributeNV\0"
        "TaskPayloadWorkgroupEXT\0"
        "HitObjectAttributeEXT\0"
        "CodeSectionINTEL\0"
        "DeviceOnlyALTERA\0"
        "HostOnlyALTERA\0"
        "StorageClass\0"
        "1D\0"
        "2D\0"
        "3D\0"
        "Cube\0"
        "Rect\0"
        "Buffer\0"
        "SubpassData\0"
        "TileImageDataEXT\0"
        "Dim\0"
        "ClampToEdge\0"
        "Clamp\0"
        "Repeat\0"
        "RepeatMirrored\0"
        "SamplerAddressingMode\0"
        "Nearest\0"
        "Linear\0"
        "SamplerFilterMode\0"
        "Rgba32f\0"
        "Rgba16f\0"
        "R32f\0"
        "Rgba8\0"
        "Rgba8Snorm\0"
        "Rg32f\0"
        "Rg16f\0"
        "R11fG11fB10f\0"
        "R16f\0"
        "Rgba16\0"
        "Rgb10A2\0"
        "Rg16\0"
        "Rg8\0"
        "R16\0"
        "R8\0"
        "Rgba16Snorm\0"
        "Rg16Snorm\0"
        "Rg8Snorm\0"
        "R16Snorm\0"
        "R8Snorm\0"
        "Rgba32i\0"
        "Rgba16i\0"
        "Rgba8i\0"
        "R32i\0"
        "Rg32i\0"
        "Rg16i\0"
        "Rg8i\0"
        "R16i\0"
        "R8i\0"
        "Rgba32ui\0"
        "Rgba16ui\0"
        "Rgba8ui\0"
        "R32ui\0"
        "Rgb10a2ui\0"
        "Rg32ui\0"
        "Rg16ui\0"
        "Rg8ui\0"
        "R16ui\0"
        "R8ui\0"
        "R64ui\0"
        "R64i\0"
        "ImageFormat\0"
        "R\0"
        "A\0"
        "RG\0"
        "RA\0"
        "RGB\0"
        "RGBA\0"
        "BGRA\0"
        "ARGB\0"
        "Intensity\0"
        "Luminance\0"
        "Rx\0"
        "RGx\0"
        "RGBx\0"
        "Depth\0"
        "DepthStencil\0"
        "sRGB\0"
        "sRGBx\0"
        "sRGBA\0"
        "sBGRA\0"
        "ABGR\0"
        "ImageChannelOrder\0"
        "SnormInt8\0"
        "SnormInt16\0"
        "UnormInt8\0"
        "UnormInt16\0"
        "UnormShort565\0"
        "UnormShort555\0"
        "UnormInt101010\0"
        "SignedInt8\0"
        "SignedInt16\0"
        "SignedInt32\0"
        "UnsignedInt8\0"
        "UnsignedInt16\0"
        "UnsignedInt32\0"
        "HalfFloat\0"
        "Float\0"
        "UnormInt24\0"
        "UnormInt101010_2\0"
        "UnormInt10X6EXT\0"
        "UnsignedIntRaw10EXT\0"
        "UnsignedIntRaw12EXT\0"
        "UnormInt2_101010EXT\0"
        "UnsignedInt10X6EXT\0"
        "UnsignedInt12X4EXT\0"
        "UnsignedInt14X2EXT\0"
        "UnormInt12X4EXT\0"
        "UnormInt14X2EXT\0"
        "ImageChannelDataType\0"
        "RTE\0"
        "RTZ\0"
        "RTP\0"
        "RTN\0"
        "FPRoundingMode\0"
        "Preserve\0"
        "FlushToZero\0"
        "FPDenormMode\0"
        "TRN\0"
        "TRN_ZERO\0"
        "RND\0"
        "RND_ZERO\0"
        "RND_INF\0"
        "RND_MIN_INF\0"
        "RND_CONV\0"
        "RND_CONV_ODD\0"
        "QuantizationModes\0"
        "IEEE\0"
        "ALT\0"
        "FPOperationMode\0"
        "WRAP\0"
        "SAT\0"
        "SAT_ZERO\0"
        "SAT_SYM\0"
        "OverflowModes\0"
        "Export\0"
        "Import\0"
        "LinkOnceODR\0"
        "WeakAMD\0"
        "LinkageType\0"
        "ReadOnly\0"
        "WriteOnly\0"
        "ReadWrite\0"
        "AccessQualifier\0"
        "NoneINTEL\0"
        "ReadINTEL\0"
        "WriteINTEL\0"
        "ReadWriteINTEL\0"
        "HostAccessQualifier\0"
        "Zext\0"
        "Sext\0"
        "ByVal\0"
        "Sret\0"
        "NoAlias\0"
        "NoCapture\0"
        "NoWrite\0"
        "NoReadWrite\0"
        "RuntimeAlignedALTERA\0"
        "FunctionParameterAttribute\0"
        "RelaxedPrecision\0"
        "SpecId\0"
        "Block\0"
        "BufferBlock\0"
        "RowMajor\0"
        "ColMajor\0"
        "ArrayStride\0"
        "MatrixStride\0"
        "GLSLShared\0"
        "GLSLPacked\0"
        "CPacked\0"
        "BuiltIn\0"
        "NoPerspective\0"
        "Flat\0"
        "Patch\0"
        "Centroid\0"
        "Invariant\0"
        "Restrict\0"
        "Aliased\0"
        "Constant\0"
        "Coherent\0"
        "NonWritable\0"
        "NonReadable\0"
        "UniformId\0"
        "SaturatedConversion\0"
        "Stream\0"
        "Location\0"
        "Component\0"
        "Index\0"
        "Binding\0"
        "DescriptorSet\0"
        "XfbBuffer\0"
        "XfbStride\0"
        "FuncParamAttr\0"
        "LinkageAttributes\0"
        "NoContraction\0"
        "InputAttachmentIndex\0"
        "Alignment\0"
        "MaxByteOffset\0"
        "AlignmentId\0"
        "MaxByteOffsetId\0"
        "SaturatedToLargestFloat8NormalConversionEXT\0"
        "NoSignedWrap\0"
        "NoUnsignedWrap\0"
        "WeightTextureQCOM\0"
        "BlockMatchTextureQCOM\0"
        "BlockMatchSamplerQCOM\0"
        "ExplicitInterpAMD\0"
        "NodeSharesPayloadLimitsWithAMDX\0"
        "NodeMaxPayloadsAMDX\0"
        "TrackFinishWritingAMDX\0"
        "PayloadNodeNameAMDX\0"
        "PayloadNodeBaseIndexAMDX\0"
        "PayloadNodeSparseArrayAMDX\0"
        "PayloadNodeArraySizeAMDX\0"
        "PayloadDispatchIndirectAMDX\0"
        "ArrayStrideIdEXT\0"
        "OffsetIdEXT\0"
        "UTFEncodedKHR\0"
        "OverrideCoverageNV\0"
        "PassthroughNV\0"
        "ViewportRelativeNV\0"
        "SecondaryViewportRelativeNV\0"
        "PerPrimitiveEXT\0"
        "PerViewNV\0"
        "PerTaskNV\0"
        "PerVertexKHR\0"
        "NonUniform\0"
        "RestrictPointer\0"
        "AliasedPointer\0"
        "MemberOffsetNV\0"
        "HitObjectShaderRecordBufferNV\0"
        "HitObjectShaderRecordBufferEXT\0"
        "BankNV\0"
        "BindlessSamplerNV\0"
        "BindlessImageNV\0"
        "BoundSamplerNV\0"
        "BoundImageNV\0"
        "CooperativeMatrixTransposeEXT\0"
        "SIMTCallINTEL\0"
        "ReferencedIndirectlyINTEL\0"
        "ClobberINTEL\0"
        "SideEffectsINTEL\0"
        "VectorComputeVariableINTEL\0"
        "FuncParamIOKindINTEL\0"
        "VectorComputeFunctionINTEL\0"
        "StackCallINTEL\0"
        "GlobalVariableOffsetINTEL\0"
        "CounterBuffer\0"
        "UserSemantic\0"
        "UserTypeGOOGLE\0"
        "FunctionRoundingModeINTEL\0"
        "FunctionDenormModeINTEL\0"
        "RegisterALTERA\0"
        "MemoryALTERA\0"
        "NumbanksALTERA\0"
        "BankwidthALTERA\0"
        "MaxPrivateCopiesALTERA\0"
        "SinglepumpALTERA\0"
        "DoublepumpALTERA\0"
        "MaxReplicatesALTERA\0"
        "SimpleDualPortALTERA\0"
        "MergeALTERA\0"
        "BankBitsALTERA\0"
        "ForcePow2DepthALTERA\0"
        "StridesizeALTERA\0"
        "WordsizeALTERA\0"
        "TrueDualPortALTERA\0"
        "BurstCoalesceALTERA\0"
        "CacheSizeALTERA\0"
        "DontStaticallyCoalesceALTERA\0"
        "PrefetchALTERA\0"
        "StallEnableALTERA\0"
        "FuseLoopsInFunctionALTERA\0"
        "MathOpDSPModeALTERA\0"
        "AliasScopeINTEL\0"
        "NoAliasINTEL\0"
        "BufferLocationALTERA\0"
        "IOPipeStorageALTERA\0"
        "FunctionFloatingPointModeINTEL\0"
        "SingleElementVectorINTEL\0"
        "VectorComputeCallableFunctionINTEL\0"
        "MediaBlockIOINTEL\0"
        "EarlierHostAccessINTEL\0"
        "EarlierInitModeINTEL\0"
        "EarlierImplementInCSRINTEL\0"
        "StallFreeALTERA\0"
        "FPMaxErrorDecorationINTEL\0"
    },
    {
        "LatencyControlLabelALTERA\0"
        "LatencyControlConstraintALTERA\0"
        "ConduitKernelArgumentALTERA\0"
        "RegisterMapKernelArgumentALTERA\0"
        "MMHostInterfaceAddressWidthALTERA\0"
        "MMHostInterfaceDataWidthALTERA\0"
        "MMHostInterfaceLatencyALTERA\0"
        "MMHostInterfaceReadWriteModeALTERA\0"
        "MMHostInterfaceMaxBurstALTERA\0"
        "MMHostInterfaceWaitRequestALTERA\0"
        "StableKernelArgumentALTERA\0"
        "HostAccessINTEL\0"
        "InitModeALTERA\0"
        "ImplementInRegisterMapALTERA\0"
        "ConditionalINTEL\0"
        "CacheControlLoadINTEL\0"
        "CacheControlStoreINTEL\0"
        "IntrinsicSAMSUNG\0"
        "Decoration\0"
        "Position\0"
        "PointSize\0"
        "ClipDistance\0"
        "CullDistance\0"
        "VertexId\0"
        "InstanceId\0"
        "PrimitiveId\0"
        "InvocationId\0"
        "Layer\0"
        "ViewportIndex\0"
        "TessLevelOuter\0"
        "TessLevelInner\0"
        "TessCoord\0"
        "PatchVertices\0"
        "FragCoord\0"
        "PointCoord\0"
        "FrontFacing\0"
        "SampleId\0"
        "SamplePosition\0"
        "SampleMask\0"
        "FragDepth\0"
        "HelperInvocation\0"
        "NumWorkgroups\0"
        "WorkgroupSize\0"
        "WorkgroupId\0"
        "LocalInvocationId\0"
        "GlobalInvocationId\0"
        "LocalInvocationIndex\0"
        "WorkDim\0"
        "GlobalSize\0"
        "EnqueuedWorkgroupSize\0"
        "GlobalOffset\0"
        "GlobalLinearId\0"
        "SubgroupMaxSize\0"
        "NumSubgroups\0"
        "NumEnqueuedSubgroups\0"
        "SubgroupId\0"
        "SubgroupLocalInvocationId\0"
        "VertexIndex\0"
        "InstanceIndex\0"
        "CoreIDARM\0"
        "CoreCountARM\0"
        "CoreMaxIDARM\0"
        "WarpIDARM\0"
        "WarpMaxIDARM\0"
        "SubgroupEqMask\0"
        "SubgroupGeMask\0"
        "SubgroupGtMask\0"
        "SubgroupLeMask\0"
        "SubgroupLtMask\0"
        "BaseVertex\0"
        "BaseInstance\0"
        "DrawIndex\0"
        "PrimitiveShadingRateKHR\0"
        "DeviceIndex\0"
        "ViewIndex\0"
        "ShadingRateKHR\0"
        "TileOffsetQCOM\0"
        "TileDimensionQCOM\0"
        "TileApronSizeQCOM\0"
        "BaryCoordNoPerspAMD\0"
        "BaryCoordNoPerspCentroidAMD\0"
        "BaryCoordNoPerspSampleAMD\0"
        "BaryCoordSmoothAMD\0"
        "BaryCoordSmoothCentroidAMD\0"
        "BaryCoordSmoothSampleAMD\0"
        "BaryCoordPullModelAMD\0"
        "FragStencilRefEXT\0"
        "RemainingRecursionLevelsAMDX\0"
        "SamplerHeapEXT\0"
        "ResourceHeapEXT\0"
        "ViewportMaskNV\0"
        "SecondaryPositionNV\0"
        "SecondaryViewportMaskNV\0"
        "PositionPerViewNV\0"
        "ViewportMaskPerViewNV\0"
        "FullyCoveredEXT\0"
        "TaskCountNV\0"
        "PrimitiveCountNV\0"
        "PrimitiveIndicesNV\0"
        "ClipDistancePerViewNV\0"
        "CullDistancePerViewNV\0"
        "LayerPerViewNV\0"
        "MeshViewCountNV\0"
        "MeshViewIndicesNV\0"
        "BaryCoordKHR\0"
        "BaryCoordNoPerspKHR\0"
        "FragSizeEXT\0"
        "FragInvocationCountEXT\0"
        "PrimitivePointIndicesEXT\0"
        "PrimitiveLineIndicesEXT\0"
        "PrimitiveTriangleIndicesEXT\0"
        "CullPrimitiveEXT\0"
        "LaunchIdKHR\0"
        "LaunchSizeKHR\0"
        "WorldRayOriginKHR\0"
        "WorldRayDirectionKHR\0"
        "ObjectRayOriginKHR\0"
        "ObjectRayDirectionKHR\0"
        "RayTminKHR\0"
        "RayTmaxKHR\0"
        "InstanceCustomIndexKHR\0"
        "ObjectToWorldKHR\0"
        "WorldToObjectKHR\0"
        "HitTNV\0"
        "HitKindKHR\0"
        "CurrentRayTimeNV\0"
        "HitTriangleVertexPositionsKHR\0"
        "HitMicroTriangleVertexPositionsNV\0"
        "HitMicroTriangleVertexBarycentricsNV\0"
        "IncomingRayFlagsKHR\0"
        "RayGeometryIndexKHR\0"
        "HitIsSphereNV\0"
        "HitIsLSSNV\0"
        "HitSpherePositionNV\0"
        "WarpsPerSMNV\0"
        "SMCountNV\0"
        "WarpIDNV\0"
        "SMIDNV\0"
        "HitLSSPositionsNV\0"
        "HitKindFrontFacingMicroTriangleNV\0"
        "HitKindBackFacingMicroTriangleNV\0"
        "HitSphereRadiusNV\0"
        "HitLSSRadiiNV\0"
        "ClusterIDNV\0"
        "CullMaskKHR\0"
        "CrossDevice\0"
        "Device\0"
        "Subgroup\0"
        "Invocation\0"
        "QueueFamily\0"
        "ShaderCallKHR\0"
        "Scope\0"
        "Reduce\0"
        "InclusiveScan\0"
        "ExclusiveScan\0"
        "ClusteredReduce\0"
        "PartitionedReduceEXT\0"
        "PartitionedInclusiveScanEXT\0"
        "PartitionedExclusiveScanEXT\0"
        "GroupOperation\0"
        "NoWait\0"
        "WaitKernel\0"
        "WaitWorkGroup\0"
        "KernelEnqueueFlags\0"
        "Matrix\0"
        "Shader\0"
        "Tessellation\0"
        "Addresses\0"
        "Linkage\0"
        "Vector16\0"
        "Float16Buffer\0"
        "Float16\0"
        "Float64\0"
        "Int64\0"
        "Int64Atomics\0"
        "ImageBasic\0"
        "ImageReadWrite\0"
        "ImageMipmap\0"
        "Pipes\0"
        "Groups\0"
        "DeviceEnqueue\0"
        "LiteralSampler\0"
        "AtomicStorage\0"
        "Int16\0"
        "TessellationPointSize\0"
        "GeometryPointSize\0"
        "ImageGatherExtended\0"
        "StorageImageMultisample\0"
        "UniformBufferArrayDynamicIndexing\0"
        "SampledImageArrayDynamicIndexing\0"
        "StorageBufferArrayDynamicIndexing\0"
        "StorageImageArrayDynamicIndexing\0"
        "ImageCubeArray\0"
        "SampleRateShading\0"
        "ImageRect\0"
        "SampledRect\0"
        "GenericPointer\0"
        "Int8\0"
        "InputAttachment\0"
        "SparseResidency\0"
        "Sampled1D\0"
        "Image1D\0"
        "SampledCubeArray\0"
        "SampledBuffer\0"
        "ImageBuffer\0"
        "ImageMSArray\0"
        "StorageImageExtendedFormats\0"
        "ImageQuery\0"
        "DerivativeControl\0"
        "InterpolationFunction\0"
        "TransformFeedback\0"
        "GeometryStreams\0"
        "StorageImageReadWithoutFormat\0"
        "StorageImageWriteWithoutFormat\0"
        "MultiViewport\0"
        "SubgroupDispatch\0"
        "NamedBarrier\0"
        "PipeStorage\0"
        "GroupNonUniform\0"
        "GroupNonUniformVote\0"
        "GroupNonUniformArithmetic\0"
        "GroupNonUniformBallot\0"
        "GroupNonUniformShuffle\0"
        "GroupNonUniformShuffleRelative\0"
        "GroupNonUniformClustered\0"
        "GroupNonUniformQuad\0"
        "ShaderLayer\0"
        "ShaderViewportIndex\0"
        "UniformDecoration\0"
        "CoreBuiltinsARM\0"
        "TileImageColorReadAccessEXT\0"
        "TileImageDepthReadAccessEXT\0"
        "TileImageStencilReadAccessEXT\0"
        "TensorsARM\0"
    },
    {
        "StorageTensorArrayDynamicIndexingARM\0"
        "StorageTensorArrayNonUniformIndexingARM\0"
        "GraphARM\0"
        "CooperativeMatrixLayoutsARM\0"
        "Float8EXT\0"
        "Float8CooperativeMatrixEXT\0"
        "Float6EXT\0"
        "Float4EXT\0"
        "Float8UnsignedE8M0EXT\0"
        "MXInt8EXT\0"
        "BitcastExtractEXT\0"
        "FragmentShadingRateKHR\0"
        "SubgroupBallotKHR\0"
        "DrawParameters\0"
        "WorkgroupMemoryExplicitLayoutKHR\0"
        "WorkgroupMemoryExplicitLayout8BitAccessKHR\0"
        "WorkgroupMemoryExplicitLayout16BitAccessKHR\0"
        "SubgroupVoteKHR\0"
        "StorageBuffer16BitAccess\0"
        "UniformAndStorageBuffer16BitAccess\0"
        "StoragePushConstant16\0"
        "StorageInputOutput16\0"
        "DeviceGroup\0"
        "MultiView\0"
        "VariablePointersStorageBuffer\0"
        "VariablePointers\0"
        "AtomicStorageOps\0"
        "SampleMaskPostDepthCoverage\0"
        "StorageBuffer8BitAccess\0"
        "UniformAndStorageBuffer8BitAccess\0"
        "StoragePushConstant8\0"
        "RayQueryProvisionalKHR\0"
        "RayQueryKHR\0"
        "UntypedPointersKHR\0"
        "RayTraversalPrimitiveCullingKHR\0"
        "RayTracingKHR\0"
        "TextureSampleWeightedQCOM\0"
        "TextureBoxFilterQCOM\0"
        "TextureBlockMatchQCOM\0"
        "TileShadingQCOM\0"
        "CooperativeMatrixConversionQCOM\0"
        "TextureBlockMatch2QCOM\0"
        "ImageGatherLinearQCOM\0"
        "ImageGatherExtendedModesQCOM\0"
        "Float16ImageAMD\0"
        "ImageGatherBiasLodAMD\0"
        "FragmentMaskAMD\0"
        "StencilExportEXT\0"
        "ImageReadWriteLodAMD\0"
        "Int64ImageEXT\0"
        "ShaderClockKHR\0"
        "ShaderEnqueueAMDX\0"
        "QuadControlKHR\0"
        "Int4TypeINTEL\0"
        "Int4CooperativeMatrixINTEL\0"
        "BFloat16TypeKHR\0"
        "BFloat16DotProductKHR\0"
        "BFloat16CooperativeMatrixKHR\0"
        "AbortKHR\0"
        "DescriptorHeapEXT\0"
        "ConstantDataKHR\0"
        "PoisonFreezeKHR\0"
        "WeakLinkageAMD\0"
        "SampleMaskOverrideCoverageNV\0"
        "GeometryShaderPassthroughNV\0"
        "ShaderViewportIndexLayerEXT\0"
        "ShaderViewportMaskNV\0"
        "ShaderStereoViewNV\0"
        "PerViewAttributesNV\0"
        "FragmentFullyCoveredEXT\0"
        "MeshShadingNV\0"
        "ImageFootprintNV\0"
        "MeshShadingEXT\0"
        "FragmentBarycentricKHR\0"
        "ComputeDerivativeGroupQuadsKHR\0"
        "FragmentDensityEXT\0"
        "GroupNonUniformPartitionedEXT\0"
        "ShaderNonUniform\0"
        "RuntimeDescriptorArray\0"
        "InputAttachmentArrayDynamicIndexing\0"
        "UniformTexelBufferArrayDynamicIndexing\0"
        "StorageTexelBufferArrayDynamicIndexing\0"
        "UniformBufferArrayNonUniformIndexing\0"
        "SampledImageArrayNonUniformIndexing\0"
        "StorageBufferArrayNonUniformIndexing\0"
        "StorageImageArrayNonUniformIndexing\0"
        "InputAttachmentArrayNonUniformIndexing\0"
        "UniformTexelBufferArrayNonUniformIndexing\0"
        "StorageTexelBufferArrayNonUniformIndexing\0"
        "RayTracingPositionFetchKHR\0"
        "RayTracingNV\0"
        "RayTracingMotionBlurNV\0"
        "VulkanMemoryModel\0"
        "VulkanMemoryModelDeviceScope\0"
        "PhysicalStorageBufferAddresses\0"
        "ComputeDerivativeGroupLinearKHR\0"
        "RayTracingProvisionalKHR\0"
        "CooperativeMatrixNV\0"
        "FragmentShaderSampleInterlockEXT\0"
        "FragmentShaderShadingRateInterlockEXT\0"
        "ShaderSMBuiltinsNV\0"
        "FragmentShaderPixelInterlockEXT\0"
        "DemoteToHelperInvocation\0"
        "DisplacementMicromapNV\0"
        "RayTracingOpacityMicromapKHR\0"
        "ShaderInvocationReorderNV\0"
        "ShaderInvocationReorderEXT\0"
        "BindlessTextureNV\0"
        "RayQueryPositionFetchKHR\0"
        "CooperativeVectorNV\0"
        "AtomicFloat16VectorNV\0"
        "RayTracingDisplacementMicromapNV\0"
        "RawAccessChainsNV\0"
        "RayTracingSpheresGeometryNV\0"
        "RayTracingLinearSweptSpheresGeometryNV\0"
        "PushConstantBanksNV\0"
        "LongVectorEXT\0"
        "CooperativeMatrixConversionsEXT\0"
        "CooperativeMatrixReductionsEXT\0"
        "CooperativeMatrixConversionsNV\0"
        "CooperativeMatrixPerElementOperationsEXT\0"
        "CooperativeMatrixTensorAddressingNV\0"
        "CooperativeMatrixBlockLoadsNV\0"
        "CooperativeVectorTrainingNV\0"
        "RayTracingClusterAccelerationStructureNV\0"
        "CooperativeMatrixGetCoordinateEXT\0"
        "TensorAddressingNV\0"
        "CooperativeMatrixDecodeVectorNV\0"
        "SubgroupShuffleINTEL\0"
        "SubgroupBufferBlockIOINTEL\0"
        "SubgroupImageBlockIOINTEL\0"
        "SubgroupImageMediaBlockIOINTEL\0"
        "RoundToInfinityINTEL\0"
        "FloatingPointModeINTEL\0"
        "IntegerFunctions2INTEL\0"
        "FunctionPointersINTEL\0"
        "IndirectReferencesINTEL\0"
        "AsmINTEL\0"
        "AtomicFloat32MinMaxEXT\0"
        "AtomicFloat64MinMaxEXT\0"
        "AtomicFloat16MinMaxEXT\0"
        "VectorComputeINTEL\0"
        "VectorAnyINTEL\0"
        "ExpectAssumeKHR\0"
        "SubgroupAvcMotionEstimationINTEL\0"
        "SubgroupAvcMotionEstimationIntraINTEL\0"
        "SubgroupAvcMotionEstimationChromaINTEL\0"
        "VariableLengthArrayINTEL\0"
        "FunctionFloatControlINTEL\0"
        "FPGAMemoryAttributesALTERA\0"
        "FPFastMathModeINTEL\0"
        "ArbitraryPrecisionIntegersALTERA\0"
        "ArbitraryPrecisionFloatingPointALTERA\0"
        "UnstructuredLoopControlsINTEL\0"
        "FPGALoopControlsALTERA\0"
        "KernelAttributesINTEL\0"
        "FPGAKernelAttributesINTEL\0"
        "FPGAMemoryAccessesALTERA\0"
        "FPGAClusterAttributesALTERA\0"
        "LoopFuseALTERA\0"
        "FPGADSPControlALTERA\0"
        "MemoryAccessAliasingINTEL\0"
    },
    {
        "FPGAInvocationPipeliningAttributesALTERA\0"
        "FPGABufferLocationALTERA\0"
        "ArbitraryPrecisionFixedPointALTERA\0"
        "USMStorageClassesALTERA\0"
        "RuntimeAlignedAttributeALTERA\0"
        "IOPipesALTERA\0"
        "BlockingPipesALTERA\0"
        "FPGARegALTERA\0"
        "DotProductInputAll\0"
        "DotProductInput4x8Bit\0"
        "DotProductInput4x8BitPacked\0"
        "DotProduct\0"
        "RayCullMaskKHR\0"
        "CooperativeMatrixKHR\0"
        "ReplicatedCompositesEXT\0"
        "BitInstructions\0"
        "GroupNonUniformRotateKHR\0"
        "FloatControls2\0"
        "FMAKHR\0"
        "RayTracingOpacityMicromapExecutionModeKHR\0"
        "AtomicFloat32AddEXT\0"
        "AtomicFloat64AddEXT\0"
        "LongCompositesINTEL\0"
        "AtomicFloat16AddEXT\0"
        "DebugInfoModuleINTEL\0"
        "BFloat16ConversionINTEL\0"
        "SplitBarrierEXT\0"
        "ArithmeticFenceEXT\0"
        "GlobalVariableDecorationsINTEL\0"
        "FPGAClusterAttributesV2ALTERA\0"
        "FPGAKernelAttributesv2INTEL\0"
        "TaskSequenceALTERA\0"
        "FPMaxErrorINTEL\0"
        "FPGALatencyControlALTERA\0"
        "FPGAArgumentInterfacesALTERA\0"
        "GlobalVariableHostAccessINTEL\0"
        "GlobalVariableFPGADecorationsALTERA\0"
        "SubgroupBufferPrefetchINTEL\0"
        "Subgroup2DBlockIOINTEL\0"
        "Subgroup2DBlockTransformINTEL\0"
        "Subgroup2DBlockTransposeINTEL\0"
        "SubgroupMatrixMultiplyAccumulateINTEL\0"
        "TernaryBitwiseFunctionINTEL\0"
        "UntypedVariableLengthArrayINTEL\0"
        "SpecConditionalINTEL\0"
        "FunctionVariantsINTEL\0"
        "PredicatedIOINTEL\0"
        "RoundedDivideSqrtINTEL\0"
        "GroupUniformArithmeticKHR\0"
        "TensorFloat32RoundingINTEL\0"
        "MaskedGatherScatterINTEL\0"
        "CacheControlsINTEL\0"
        "RegisterLimitsINTEL\0"
        "BindlessImagesINTEL\0"
        "DotProductFloat16AccFloat32VALVE\0"
        "DotProductFloat16AccFloat16VALVE\0"
        "DotProductBFloat16AccVALVE\0"
        "DotProductFloat8AccFloat32VALVE\0"
        "Capability\0"
        "RayQueryCandidateIntersectionKHR\0"
        "RayQueryCommittedIntersectionKHR\0"
        "RayQueryIntersection\0"
        "RayQueryCommittedIntersectionNoneKHR\0"
        "RayQueryCommittedIntersectionTriangleKHR\0"
        "RayQueryCommittedIntersectionGeneratedKHR\0"
        "RayQueryCommittedIntersectionType\0"
        "RayQueryCandidateIntersectionTriangleKHR\0"
        "RayQueryCandidateIntersectionAABBKHR\0"
        "RayQueryCandidateIntersectionType\0"
        "PackedVectorFormat4x8Bit\0"
        "PackedVectorFormat\0"
        "MatrixASignedComponentsKHR\0"
        "MatrixBSignedComponentsKHR\0"
        "MatrixCSignedComponentsKHR\0"
        "MatrixResultSignedComponentsKHR\0"
        "SaturatingAccumulationKHR\0"
        "CooperativeMatrixOperands\0"
        "RowMajorKHR\0"
        "ColumnMajorKHR\0"
        "RowBlockedInterleavedARM\0"
        "ColumnBlockedInterleavedARM\0"
        "CooperativeMatrixLayout\0"
        "MatrixAKHR\0"
        "MatrixBKHR\0"
        "MatrixAccumulatorKHR\0"
        "CooperativeMatrixUse\0"
        "Row\0"
        "Column\0"
        "2x2\0"
        "CooperativeMatrixReduce\0"
        "Undefined\0"
        "TensorClampMode\0"
        "TensorView\0"
        "DecodeFunc\0"
        "DecodeVectorFunc\0"
        "TensorAddressingOperands\0"
        "InitOnDeviceReprogramALTERA\0"
        "InitOnDeviceResetALTERA\0"
        "InitializationModeQualifier\0"
        "UncachedINTEL\0"
        "CachedINTEL\0"
        "StreamingINTEL\0"
        "InvalidateAfterReadINTEL\0"
        "ConstCachedINTEL\0"
        "LoadCacheControl\0"
        "WriteThroughINTEL\0"
        "WriteBackINTEL\0"
        "StoreCacheControl\0"
        "AutoINTEL\0"
        "NamedMaximumNumberOfRegisters\0"
        "MatrixASignedComponentsINTEL\0"
        "MatrixBSignedComponentsINTEL\0"
        "MatrixCBFloat16INTEL\0"
        "MatrixResultBFloat16INTEL\0"
        "MatrixAPackedInt8INTEL\0"
        "MatrixBPackedInt8INTEL\0"
        "MatrixAPackedInt4INTEL\0"
        "MatrixBPackedInt4INTEL\0"
        "MatrixATF32INTEL\0"
        "MatrixBTF32INTEL\0"
        "MatrixAPackedFloat16INTEL\0"
        "MatrixBPackedFloat16INTEL\0"
        "MatrixAPackedBFloat16INTEL\0"
        "MatrixBPackedBFloat16INTEL\0"
        "MatrixMultiplyAccumulateOperands\0"
        "BFloat16KHR\0"
        "Float8E4M3EXT\0"
        "Float8E5M2EXT\0"
        "Float6E2M3EXT\0"
        "Float6E3M2EXT\0"
        "Float4E2M1EXT\0"
        "FPEncoding\0"
        "RowMajorNV\0"
        "ColumnMajorNV\0"
        "InferencingOptimalNV\0"
        "TrainingOptimalNV\0"
        "CooperativeVectorMatrixLayout\0"
        "Float16NV\0"
        "Float32NV\0"
        "Float64NV\0"
        "SignedInt8NV\0"
        "SignedInt16NV\0"
        "SignedInt32NV\0"
        "SignedInt64NV\0"
        "UnsignedInt8NV\0"
        "UnsignedInt16NV\0"
        "UnsignedInt32NV\0"
        "UnsignedInt64NV\0"
        "SignedInt8PackedNV\0"
        "UnsignedInt8PackedNV\0"
        "FloatE4M3NV\0"
        "FloatE5M2NV\0"
        "ComponentType\0"
        "Gather4x1QCOM\0"
        "GatherDQCOM\0"
        "GatherH2QCOM\0"
        "GatherV2QCOM\0"
        "GatherModes\0"
        "IdMemorySemantics\0"
        "IdScope\0"
        "IdRef\0"
        "LiteralInteger\0"
        "LiteralString\0"
        "LiteralFloat\0"
        "LiteralContextDependentNumber\0"
        "LiteralExtInstInteger\0"
        "LiteralSpecConstantOpInteger\0"
        "PairLiteralIntegerIdRef\0"
        "PairIdRefLiteralInteger\0"
        "PairIdRefIdRef\0"
        "NoneARM\0"
        "NontemporalARM\0"
        "OutOfBoundsValueARM\0"
        "MakeElementAvailableARM\0"
        "MakeElementVisibleARM\0"
        "NonPrivateElementARM\0"
        "TensorOperands\0"
        "OpNop\0"
        "OpUndef\0"
        "OpSourceContinued\0"
        "OpSource\0"
        "OpSourceExtension\0"
        "OpName\0"
        "OpMemberName\0"
        "OpString\0"
        "OpLine\0"
        "OpExtension\0"
        "OpExtInstImport\0"
        "OpExtInst\0"
        "OpMemoryModel\0"
        "OpEntryPoint\0"
        "OpExecutionMode\0"
        "OpCapability\0"
        "OpTypeVoid\0"
        "OpTypeBool\0"
        "OpTypeInt\0"
        "OpTypeFloat\0"
        "OpTypeVector\0"
        "OpTypeMatrix\0"
    },
    {
        "OpTypeImage\0"
        "OpTypeSampler\0"
        "OpTypeSampledImage\0"
        "OpTypeArray\0"
        "OpTypeRuntimeArray\0"
        "OpTypeStruct\0"
        "OpTypeOpaque\0"
        "OpTypePointer\0"
        "OpTypeFunction\0"
        "OpTypeEvent\0"
        "OpTypeDeviceEvent\0"
        "OpTypeReserveId\0"
        "OpTypeQueue\0"
        "OpTypePipe\0"
        "OpTypeForwardPointer\0"
        "OpConstantTrue\0"
        "OpConstantFalse\0"
        "OpConstant\0"
        "OpConstantComposite\0"
        "OpConstantSampler\0"
        "OpConstantNull\0"
        "OpSpecConstantTrue\0"
        "OpSpecConstantFalse\0"
        "OpSpecConstant\0"
        "OpSpecConstantComposite\0"
        "OpSpecConstantOp\0"
        "OpFunction\0"
        "OpFunctionParameter\0"
        "OpFunctionEnd\0"
        "OpFunctionCall\0"
        "OpVariable\0"
        "OpImageTexelPointer\0"
        "OpLoad\0"
        "OpStore\0"
        "OpCopyMemory\0"
        "OpCopyMemorySized\0"
        "OpAccessChain\0"
        "OpInBoundsAccessChain\0"
        "OpPtrAccessChain\0"
        "OpArrayLength\0"
        "OpGenericPtrMemSemantics\0"
        "OpInBoundsPtrAccessChain\0"
        "OpDecorate\0"
        "OpMemberDecorate\0"
        "OpDecorationGroup\0"
        "OpGroupDecorate\0"
        "OpGroupMemberDecorate\0"
        "OpVectorExtractDynamic\0"
        "OpVectorInsertDynamic\0"
        "OpVectorShuffle\0"
        "OpCompositeConstruct\0"
        "OpCompositeExtract\0"
        "OpCompositeInsert\0"
        "OpCopyObject\0"
        "OpTranspose\0"
        "OpSampledImage\0"
        "OpImageSampleImplicitLod\0"
        "OpImageSampleExplicitLod\0"
        "OpImageSampleDrefImplicitLod\0"
        "OpImageSampleDrefExplicitLod\0"
        "OpImageSampleProjImplicitLod\0"
        "OpImageSampleProjExplicitLod\0"
        "OpImageSampleProjDrefImplicitLod\0"
        "OpImageSampleProjDrefExplicitLod\0"
        "OpImageFetch\0"
        "OpImageGather\0"
        "OpImageDrefGather\0"
        "OpImageRead\0"
        "OpImageWrite\0"
        "OpImage\0"
        "OpImageQueryFormat\0"
        "OpImageQueryOrder\0"
        "OpImageQuerySizeLod\0"
        "OpImageQuerySize\0"
        "OpImageQueryLod\0"
        "OpImageQueryLevels\0"
        "OpImageQuerySamples\0"
        "OpConvertFToU\0"
        "OpConvertFToS\0"
        "OpConvertSToF\0"
        "OpConvertUToF\0"
        "OpUConvert\0"
        "OpSConvert\0"
        "OpFConvert\0"
        "OpQuantizeToF16\0"
        "OpConvertPtrToU\0"
        "OpSatConvertSToU\0"
        "OpSatConvertUToS\0"
        "OpConvertUToPtr\0"
        "OpPtrCastToGeneric\0"
        "OpGenericCastToPtr\0"
        "OpGenericCastToPtrExplicit\0"
        "OpBitcast\0"
        "OpSNegate\0"
        "OpFNegate\0"
        "OpIAdd\0"
        "OpFAdd\0"
        "OpISub\0"
        "OpFSub\0"
        "OpIMul\0"
        "OpFMul\0"
        "OpUDiv\0"
        "OpSDiv\0"
        "OpFDiv\0"
        "OpUMod\0"
        "OpSRem\0"
        "OpSMod\0"
        "OpFRem\0"
        "OpFMod\0"
        "OpVectorTimesScalar\0"
        "OpMatrixTimesScalar\0"
        "OpVectorTimesMatrix\0"
        "OpMatrixTimesVector\0"
        "OpMatrixTimesMatrix\0"
        "OpOuterProduct\0"
        "OpDot\0"
        "OpIAddCarry\0"
        "OpISubBorrow\0"
        "OpUMulExtended\0"
        "OpSMulExtended\0"
        "OpAny\0"
        "OpAll\0"
        "OpIsNan\0"
        "OpIsInf\0"
        "OpIsFinite\0"
        "OpIsNormal\0"
        "OpSignBitSet\0"
        "OpLessOrGreater\0"
        "OpOrdered\0"
        "OpUnordered\0"
        "OpLogicalEqual\0"
        "OpLogicalNotEqual\0"
        "OpLogicalOr\0"
        "OpLogicalAnd\0"
        "OpLogicalNot\0"
        "OpSelect\0"
        "OpIEqual\0"
        "OpINotEqual\0"
        "OpUGreaterThan\0"
        "OpSGreaterThan\0"
        "OpUGreaterThanEqual\0"
        "OpSGreaterThanEqual\0"
        "OpULessThan\0"
        "OpSLessThan\0"
        "OpULessThanEqual\0"
        "OpSLessThanEqual\0"
        "OpFOrdEqual\0"
        "OpFUnordEqual\0"
        "OpFOrdNotEqual\0"
        "OpFUnordNotEqual\0"
        "OpFOrdLessThan\0"
        "OpFUnordLessThan\0"
        "OpFOrdGreaterThan\0"
        "OpFUnordGreaterThan\0"
        "OpFOrdLessThanEqual\0"
        "OpFUnordLessThanEqual\0"
        "OpFOrdGreaterThanEqual\0"
        "OpFUnordGreaterThanEqual\0"
        "OpShiftRightLogical\0"
        "OpShiftRightArithmetic\0"
        "OpShiftLeftLogical\0"
        "OpBitwiseOr\0"
        "OpBitwiseXor\0"
        "OpBitwiseAnd\0"
        "OpNot\0"
        "OpBitFieldInsert\0"
        "OpBitFieldSExtract\0"
        "OpBitFieldUExtract\0"
        "OpBitReverse\0"
        "OpBitCount\0"
        "OpDPdx\0"
        "OpDPdy\0"
        "OpFwidth\0"
        "OpDPdxFine\0"
        "OpDPdyFine\0"
        "OpFwidthFine\0"
        "OpDPdxCoarse\0"
        "OpDPdyCoarse\0"
        "OpFwidthCoarse\0"
        "OpEmitVertex\0"
        "OpEndPrimitive\0"
        "OpEmitStreamVertex\0"
        "OpEndStreamPrimitive\0"
        "OpControlBarrier\0"
        "OpMemoryBarrier\0"
        "OpAtomicLoad\0"
        "OpAtomicStore\0"
        "OpAtomicExchange\0"
        "OpAtomicCompareExchange\0"
        "OpAtomicCompareExchangeWeak\0"
        "OpAtomicIIncrement\0"
        "OpAtomicIDecrement\0"
        "OpAtomicIAdd\0"
        "OpAtomicISub\0"
        "OpAtomicSMin\0"
        "OpAtomicUMin\0"
        "OpAtomicSMax\0"
        "OpAtomicUMax\0"
        "OpAtomicAnd\0"
        "OpAtomicOr\0"
        "OpAtomicXor\0"
        "OpPhi\0"
        "OpLoopMerge\0"
        "OpSelectionMerge\0"
        "OpLabel\0"
        "OpBranch\0"
        "OpBranchConditional\0"
        "OpSwitch\0"
        "OpKill\0"
        "OpReturn\0"
        "OpReturnValue\0"
        "OpUnreachable\0"
        "OpLifetimeStart\0"
        "OpLifetimeStop\0"
        "OpGroupAsyncCopy\0"
        "OpGroupWaitEvents\0"
        "OpGroupAll\0"
        "OpGroupAny\0"
        "OpGroupBroadcast\0"
        "OpGroupIAdd\0"
        "OpGroupFAdd\0"
        "OpGroupFMin\0"
        "OpGroupUMin\0"
        "OpGroupSMin\0"
        "OpGroupFMax\0"
        "OpGroupUMax\0"
        "OpGroupSMax\0"
        "OpReadPipe\0"
        "OpWritePipe\0"
        "OpReservedReadPipe\0"
        "OpReservedWritePipe\0"
        "OpReserveReadPipePackets\0"
        "OpReserveWritePipePackets\0"
        "OpCommitReadPipe\0"
        "OpCommitWritePipe\0"
        "OpIsValidReserveId\0"
        "OpGetNumPipePackets\0"
        "OpGetMaxPipePackets\0"
        "OpGroupReserveReadPipePackets\0"
        "OpGroupReserveWritePipePackets\0"
        "OpGroupCommitReadPipe\0"
        "OpGroupCommitWritePipe\0"
        "OpEnqueueMarker\0"
        "OpEnqueueKernel\0"
        "OpGetKernelNDrangeSubGroupCount\0"
        "OpGetKernelNDrangeMaxSubGroupSize\0"
        "OpGetKernelWorkGroupSize\0"
        "OpGetKernelPreferredWorkGroupSizeMultiple\0"
        "OpRetainEvent\0"
        "OpReleaseEvent\0"
        "OpCreateUserEvent\0"
        "OpIsValidEvent\0"
        "OpSetUserEventStatus\0"
        "OpCaptureEventProfilingInfo\0"
        "OpGetDefaultQueue\0"
    },
    {
        "OpBuildNDRange\0"
        "OpImageSparseSampleImplicitLod\0"
        "OpImageSparseSampleExplicitLod\0"
        "OpImageSparseSampleDrefImplicitLod\0"
        "OpImageSparseSampleDrefExplicitLod\0"
        "OpImageSparseSampleProjImplicitLod\0"
        "OpImageSparseSampleProjExplicitLod\0"
        "OpImageSparseSampleProjDrefImplicitLod\0"
        "OpImageSparseSampleProjDrefExplicitLod\0"
        "OpImageSparseFetch\0"
        "OpImageSparseGather\0"
        "OpImageSparseDrefGather\0"
        "OpImageSparseTexelsResident\0"
        "OpNoLine\0"
        "OpAtomicFlagTestAndSet\0"
        "OpAtomicFlagClear\0"
        "OpImageSparseRead\0"
        "OpSizeOf\0"
        "OpTypePipeStorage\0"
        "OpConstantPipeStorage\0"
        "OpCreatePipeFromPipeStorage\0"
        "OpGetKernelLocalSizeForSubgroupCount\0"
        "OpGetKernelMaxNumSubgroups\0"
        "OpTypeNamedBarrier\0"
        "OpNamedBarrierInitialize\0"
        "OpMemoryNamedBarrier\0"
        "OpModuleProcessed\0"
        "OpExecutionModeId\0"
        "OpDecorateId\0"
        "OpGroupNonUniformElect\0"
        "OpGroupNonUniformAll\0"
        "OpGroupNonUniformAny\0"
        "OpGroupNonUniformAllEqual\0"
        "OpGroupNonUniformBroadcast\0"
        "OpGroupNonUniformBroadcastFirst\0"
        "OpGroupNonUniformBallot\0"
        "OpGroupNonUniformInverseBallot\0"
        "OpGroupNonUniformBallotBitExtract\0"
        "OpGroupNonUniformBallotBitCount\0"
        "OpGroupNonUniformBallotFindLSB\0"
        "OpGroupNonUniformBallotFindMSB\0"
        "OpGroupNonUniformShuffle\0"
        "OpGroupNonUniformShuffleXor\0"
        "OpGroupNonUniformShuffleUp\0"
        "OpGroupNonUniformShuffleDown\0"
        "OpGroupNonUniformIAdd\0"
        "OpGroupNonUniformFAdd\0"
        "OpGroupNonUniformIMul\0"
        "OpGroupNonUniformFMul\0"
        "OpGroupNonUniformSMin\0"
        "OpGroupNonUniformUMin\0"
        "OpGroupNonUniformFMin\0"
        "OpGroupNonUniformSMax\0"
        "OpGroupNonUniformUMax\0"
        "OpGroupNonUniformFMax\0"
        "OpGroupNonUniformBitwiseAnd\0"
        "OpGroupNonUniformBitwiseOr\0"
        "OpGroupNonUniformBitwiseXor\0"
        "OpGroupNonUniformLogicalAnd\0"
        "OpGroupNonUniformLogicalOr\0"
        "OpGroupNonUniformLogicalXor\0"
        "OpGroupNonUniformQuadBroadcast\0"
        "OpGroupNonUniformQuadSwap\0"
        "OpCopyLogical\0"
        "OpPtrEqual\0"
        "OpPtrNotEqual\0"
        "OpPtrDiff\0"
        "OpColorAttachmentReadEXT\0"
        "OpDepthAttachmentReadEXT\0"
        "OpStencilAttachmentReadEXT\0"
        "OpTypeTensorARM\0"
        "OpTensorReadARM\0"
        "OpTensorWriteARM\0"
        "OpTensorQuerySizeARM\0"
        "OpGraphConstantARM\0"
        "OpGraphEntryPointARM\0"
        "OpGraphARM\0"
        "OpGraphInputARM\0"
        "OpGraphSetOutputARM\0"
        "OpGraphEndARM\0"
        "OpTypeGraphARM\0"
        "OpBitcastExtractEXT\0"
        "OpTerminateInvocation\0"
        "OpTypeUntypedPointerKHR\0"
        "OpUntypedVariableKHR\0"
        "OpUntypedAccessChainKHR\0"
        "OpUntypedInBoundsAccessChainKHR\0"
        "OpSubgroupBallotKHR\0"
        "OpSubgroupFirstInvocationKHR\0"
        "OpUntypedPtrAccessChainKHR\0"
        "OpUntypedInBoundsPtrAccessChainKHR\0"
        "OpUntypedArrayLengthKHR\0"
        "OpUntypedPrefetchKHR\0"
        "OpFmaKHR\0"
        "OpSubgroupAllKHR\0"
        "OpSubgroupAnyKHR\0"
        "OpSubgroupAllEqualKHR\0"
        "OpGroupNonUniformRotateKHR\0"
        "OpSubgroupReadInvocationKHR\0"
        "OpExtInstWithForwardRefsKHR\0"
        "OpUntypedGroupAsyncCopyKHR\0"
        "OpTraceRayKHR\0"
        "OpExecuteCallableKHR\0"
        "OpConvertUToAccelerationStructureKHR\0"
        "OpIgnoreIntersectionKHR\0"
        "OpTerminateRayKHR\0"
        "OpSDot\0"
        "OpUDot\0"
        "OpSUDot\0"
        "OpSDotAccSat\0"
        "OpUDotAccSat\0"
        "OpSUDotAccSat\0"
        "OpTypeCooperativeMatrixKHR\0"
        "OpCooperativeMatrixLoadKHR\0"
        "OpCooperativeMatrixStoreKHR\0"
        "OpCooperativeMatrixMulAddKHR\0"
        "OpCooperativeMatrixLengthKHR\0"
        "OpConstantCompositeReplicateEXT\0"
        "OpSpecConstantCompositeReplicateEXT\0"
        "OpCompositeConstructReplicateEXT\0"
        "OpTypeRayQueryKHR\0"
        "OpRayQueryInitializeKHR\0"
        "OpRayQueryTerminateKHR\0"
        "OpRayQueryGenerateIntersectionKHR\0"
        "OpRayQueryConfirmIntersectionKHR\0"
        "OpRayQueryProceedKHR\0"
        "OpRayQueryGetIntersectionTypeKHR\0"
        "OpImageSampleWeightedQCOM\0"
        "OpImageBoxFilterQCOM\0"
        "OpImageBlockMatchSSDQCOM\0"
        "OpImageBlockMatchSADQCOM\0"
        "OpBitCastArrayQCOM\0"
        "OpImageBlockMatchWindowSSDQCOM\0"
        "OpImageBlockMatchWindowSADQCOM\0"
        "OpImageBlockMatchGatherSSDQCOM\0"
        "OpImageBlockMatchGatherSADQCOM\0"
        "OpCompositeConstructCoopMatQCOM\0"
        "OpCompositeExtractCoopMatQCOM\0"
        "OpExtractSubArrayQCOM\0"
        "OpImageGatherQCOM\0"
        "OpGroupIAddNonUniformAMD\0"
        "OpGroupFAddNonUniformAMD\0"
        "OpGroupFMinNonUniformAMD\0"
        "OpGroupUMinNonUniformAMD\0"
        "OpGroupSMinNonUniformAMD\0"
        "OpGroupFMaxNonUniformAMD\0"
        "OpGroupUMaxNonUniformAMD\0"
        "OpGroupSMaxNonUniformAMD\0"
        "OpFragmentMaskFetchAMD\0"
        "OpFragmentFetchAMD\0"
        "OpReadClockKHR\0"
        "OpAllocateNodePayloadsAMDX\0"
        "OpEnqueueNodePayloadsAMDX\0"
        "OpTypeNodePayloadArrayAMDX\0"
        "OpFinishWritingNodePayloadAMDX\0"
        "OpNodePayloadArrayLengthAMDX\0"
        "OpIsNodePayloadValidAMDX\0"
        "OpConstantStringAMDX\0"
        "OpSpecConstantStringAMDX\0"
        "OpGroupNonUniformQuadAllKHR\0"
        "OpGroupNonUniformQuadAnyKHR\0"
        "OpTypeBufferEXT\0"
        "OpBufferPointerEXT\0"
        "OpAbortKHR\0"
        "OpUntypedImageTexelPointerEXT\0"
        "OpMemberDecorateIdEXT\0"
        "OpConstantSizeOfEXT\0"
        "OpConstantDataKHR\0"
    },
    {
        "OpSpecConstantDataKHR\0"
        "OpPoisonKHR\0"
        "OpFreezeKHR\0"
        "OpHitObjectRecordHitMotionNV\0"
        "OpHitObjectRecordHitWithIndexMotionNV\0"
        "OpHitObjectRecordMissMotionNV\0"
        "OpHitObjectGetWorldToObjectNV\0"
        "OpHitObjectGetObjectToWorldNV\0"
        "OpHitObjectGetObjectRayDirectionNV\0"
        "OpHitObjectGetObjectRayOriginNV\0"
        "OpHitObjectTraceRayMotionNV\0"
        "OpHitObjectGetShaderRecordBufferHandleNV\0"
        "OpHitObjectGetShaderBindingTableRecordIndexNV\0"
        "OpHitObjectRecordEmptyNV\0"
        "OpHitObjectTraceRayNV\0"
        "OpHitObjectRecordHitNV\0"
        "OpHitObjectRecordHitWithIndexNV\0"
        "OpHitObjectRecordMissNV\0"
        "OpHitObjectExecuteShaderNV\0"
        "OpHitObjectGetCurrentTimeNV\0"
        "OpHitObjectGetAttributesNV\0"
        "OpHitObjectGetHitKindNV\0"
        "OpHitObjectGetPrimitiveIndexNV\0"
        "OpHitObjectGetGeometryIndexNV\0"
        "OpHitObjectGetInstanceIdNV\0"
        "OpHitObjectGetInstanceCustomIndexNV\0"
        "OpHitObjectGetWorldRayDirectionNV\0"
        "OpHitObjectGetWorldRayOriginNV\0"
        "OpHitObjectGetRayTMaxNV\0"
        "OpHitObjectGetRayTMinNV\0"
        "OpHitObjectIsEmptyNV\0"
        "OpHitObjectIsHitNV\0"
        "OpHitObjectIsMissNV\0"
        "OpReorderThreadWithHitObjectNV\0"
        "OpReorderThreadWithHintNV\0"
        "OpTypeHitObjectNV\0"
        "OpImageSampleFootprintNV\0"
        "OpTypeVectorIdEXT\0"
        "OpCooperativeVectorMatrixMulNV\0"
        "OpCooperativeVectorOuterProductAccumulateNV\0"
        "OpCooperativeVectorReduceSumAccumulateNV\0"
        "OpCooperativeVectorMatrixMulAddNV\0"
        "OpCooperativeMatrixConvertUseEXT\0"
        "OpEmitMeshTasksEXT\0"
        "OpSetMeshOutputsEXT\0"
        "OpGroupNonUniformPartitionEXT\0"
        "OpWritePackedPrimitiveIndices4x8NV\0"
        "OpFetchMicroTriangleVertexPositionNV\0"
        "OpFetchMicroTriangleVertexBarycentricNV\0"
        "OpCooperativeVectorLoadNV\0"
        "OpCooperativeVectorStoreNV\0"
        "OpHitObjectRecordFromQueryEXT\0"
        "OpHitObjectRecordMissEXT\0"
        "OpHitObjectRecordMissMotionEXT\0"
        "OpHitObjectGetIntersectionTriangleVertexPositionsEXT\0"
        "OpHitObjectGetRayFlagsEXT\0"
        "OpHitObjectSetShaderBindingTableRecordIndexEXT\0"
        "OpHitObjectReorderExecuteShaderEXT\0"
        "OpHitObjectTraceReorderExecuteEXT\0"
        "OpHitObjectTraceMotionReorderExecuteEXT\0"
        "OpTypeHitObjectEXT\0"
        "OpReorderThreadWithHintEXT\0"
        "OpReorderThreadWithHitObjectEXT\0"
        "OpHitObjectTraceRayEXT\0"
        "OpHitObjectTraceRayMotionEXT\0"
        "OpHitObjectRecordEmptyEXT\0"
        "OpHitObjectExecuteShaderEXT\0"
        "OpHitObjectGetCurrentTimeEXT\0"
        "OpHitObjectGetAttributesEXT\0"
        "OpHitObjectGetHitKindEXT\0"
        "OpHitObjectGetPrimitiveIndexEXT\0"
        "OpHitObjectGetGeometryIndexEXT\0"
        "OpHitObjectGetInstanceIdEXT\0"
        "OpHitObjectGetInstanceCustomIndexEXT\0"
        "OpHitObjectGetObjectRayOriginEXT\0"
        "OpHitObjectGetObjectRayDirectionEXT\0"
        "OpHitObjectGetWorldRayDirectionEXT\0"
        "OpHitObjectGetWorldRayOriginEXT\0"
        "OpHitObjectGetObjectToWorldEXT\0"
        "OpHitObjectGetWorldToObjectEXT\0"
        "OpHitObjectGetRayTMaxEXT\0"
        "OpReportIntersectionKHR\0"
        "OpIgnoreIntersectionNV\0"
        "OpTerminateRayNV\0"
        "OpTraceNV\0"
        "OpTraceMotionNV\0"
        "OpTraceRayMotionNV\0"
        "OpRayQueryGetIntersectionTriangleVertexPositionsKHR\0"
        "OpTypeAccelerationStructureKHR\0"
        "OpExecuteCallableNV\0"
        "OpRayQueryGetIntersectionClusterIdNV\0"
        "OpHitObjectGetClusterIdNV\0"
        "OpHitObjectGetRayTMinEXT\0"
        "OpHitObjectGetShaderBindingTableRecordIndexEXT\0"
        "OpHitObjectGetShaderRecordBufferHandleEXT\0"
        "OpHitObjectIsEmptyEXT\0"
        "OpHitObjectIsHitEXT\0"
        "OpHitObjectIsMissEXT\0"
        "OpTypeCooperativeMatrixNV\0"
        "OpCooperativeMatrixLoadNV\0"
        "OpCooperativeMatrixStoreNV\0"
        "OpCooperativeMatrixMulAddNV\0"
        "OpCooperativeMatrixLengthNV\0"
        "OpCooperativeMatrixGetCoordinateEXT\0"
        "OpBeginInvocationInterlockEXT\0"
        "OpEndInvocationInterlockEXT\0"
        "OpCooperativeMatrixReduceEXT\0"
        "OpCooperativeMatrixLoadTensorNV\0"
        "OpCooperativeMatrixStoreTensorNV\0"
        "OpCooperativeMatrixPerElementOpEXT\0"
        "OpTypeTensorLayoutNV\0"
        "OpTypeTensorViewNV\0"
        "OpCreateTensorLayoutNV\0"
        "OpTensorLayoutSetDimensionNV\0"
        "OpTensorLayoutSetStrideNV\0"
        "OpTensorLayoutSliceNV\0"
        "OpTensorLayoutSetClampValueNV\0"
        "OpCreateTensorViewNV\0"
        "OpTensorViewSetDimensionNV\0"
        "OpTensorViewSetStrideNV\0"
        "OpDemoteToHelperInvocation\0"
        "OpIsHelperInvocationEXT\0"
        "OpTensorViewSetClipNV\0"
        "OpTensorLayoutSetBlockSizeNV\0"
        "OpCooperativeMatrixTransposeNV\0"
        "OpConvertUToImageNV\0"
        "OpConvertUToSamplerNV\0"
        "OpConvertImageToUNV\0"
        "OpConvertSamplerToUNV\0"
        "OpConvertUToSampledImageNV\0"
        "OpConvertSampledImageToUNV\0"
        "OpSamplerImageAddressingModeNV\0"
        "OpRawAccessChainNV\0"
        "OpRayQueryGetIntersectionSpherePositionNV\0"
        "OpRayQueryGetIntersectionSphereRadiusNV\0"
        "OpRayQueryGetIntersectionLSSPositionsNV\0"
        "OpRayQueryGetIntersectionLSSRadiiNV\0"
        "OpRayQueryGetIntersectionLSSHitValueNV\0"
        "OpHitObjectGetSpherePositionNV\0"
    },
    {
        "OpHitObjectGetSphereRadiusNV\0"
        "OpHitObjectGetLSSPositionsNV\0"
        "OpHitObjectGetLSSRadiiNV\0"
        "OpHitObjectIsSphereHitNV\0"
        "OpHitObjectIsLSSHitNV\0"
        "OpRayQueryIsSphereHitNV\0"
        "OpRayQueryIsLSSHitNV\0"
        "OpSubgroupShuffleINTEL\0"
        "OpSubgroupShuffleDownINTEL\0"
        "OpSubgroupShuffleUpINTEL\0"
        "OpSubgroupShuffleXorINTEL\0"
        "OpSubgroupBlockReadINTEL\0"
        "OpSubgroupBlockWriteINTEL\0"
        "OpSubgroupImageBlockReadINTEL\0"
        "OpSubgroupImageBlockWriteINTEL\0"
        "OpSubgroupImageMediaBlockReadINTEL\0"
        "OpSubgroupImageMediaBlockWriteINTEL\0"
        "OpUCountLeadingZerosINTEL\0"
        "OpUCountTrailingZerosINTEL\0"
        "OpAbsISubINTEL\0"
        "OpAbsUSubINTEL\0"
        "OpIAddSatINTEL\0"
        "OpUAddSatINTEL\0"
        "OpIAverageINTEL\0"
        "OpUAverageINTEL\0"
        "OpIAverageRoundedINTEL\0"
        "OpUAverageRoundedINTEL\0"
        "OpISubSatINTEL\0"
        "OpUSubSatINTEL\0"
        "OpIMul32x16INTEL\0"
        "OpUMul32x16INTEL\0"
        "OpConstantFunctionPointerINTEL\0"
        "OpFunctionPointerCallINTEL\0"
        "OpAsmTargetINTEL\0"
        "OpAsmINTEL\0"
        "OpAsmCallINTEL\0"
        "OpAtomicFMinEXT\0"
        "OpAtomicFMaxEXT\0"
        "OpAssumeTrueKHR\0"
        "OpExpectKHR\0"
        "OpDecorateString\0"
        "OpMemberDecorateString\0"
        "OpVmeImageINTEL\0"
        "OpTypeVmeImageINTEL\0"
        "OpTypeAvcImePayloadINTEL\0"
        "OpTypeAvcRefPayloadINTEL\0"
        "OpTypeAvcSicPayloadINTEL\0"
        "OpTypeAvcMcePayloadINTEL\0"
        "OpTypeAvcMceResultINTEL\0"
        "OpTypeAvcImeResultINTEL\0"
        "OpTypeAvcImeResultSingleReferenceStreamoutINTEL\0"
        "OpTypeAvcImeResultDualReferenceStreamoutINTEL\0"
        "OpTypeAvcImeSingleReferenceStreaminINTEL\0"
        "OpTypeAvcImeDualReferenceStreaminINTEL\0"
        "OpTypeAvcRefResultINTEL\0"
        "OpTypeAvcSicResultINTEL\0"
        "OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL\0"
        "OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL\0"
        "OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL\0"
        "OpSubgroupAvcMceSetInterShapePenaltyINTEL\0"
        "OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL\0"
        "OpSubgroupAvcMceSetInterDirectionPenaltyINTEL\0"
        "OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL\0"
        "OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL\0"
        "OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL\0"
        "OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL\0"
        "OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL\0"
        "OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL\0"
        "OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL\0"
        "OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL\0"
        "OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL\0"
        "OpSubgroupAvcMceSetAcOnlyHaarINTEL\0"
        "OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL\0"
        "OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL\0"
        "OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL\0"
        "OpSubgroupAvcMceConvertToImePayloadINTEL\0"
        "OpSubgroupAvcMceConvertToImeResultINTEL\0"
        "OpSubgroupAvcMceConvertToRefPayloadINTEL\0"
        "OpSubgroupAvcMceConvertToRefResultINTEL\0"
        "OpSubgroupAvcMceConvertToSicPayloadINTEL\0"
        "OpSubgroupAvcMceConvertToSicResultINTEL\0"
        "OpSubgroupAvcMceGetMotionVectorsINTEL\0"
        "OpSubgroupAvcMceGetInterDistortionsINTEL\0"
        "OpSubgroupAvcMceGetBestInterDistortionsINTEL\0"
        "OpSubgroupAvcMceGetInterMajorShapeINTEL\0"
        "OpSubgroupAvcMceGetInterMinorShapeINTEL\0"
        "OpSubgroupAvcMceGetInterDirectionsINTEL\0"
        "OpSubgroupAvcMceGetInterMotionVectorCountINTEL\0"
        "OpSubgroupAvcMceGetInterReferenceIdsINTEL\0"
        "OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL\0"
        "OpSubgroupAvcImeInitializeINTEL\0"
        "OpSubgroupAvcImeSetSingleReferenceINTEL\0"
        "OpSubgroupAvcImeSetDualReferenceINTEL\0"
        "OpSubgroupAvcImeRefWindowSizeINTEL\0"
        "OpSubgroupAvcImeAdjustRefOffsetINTEL\0"
        "OpSubgroupAvcImeConvertToMcePayloadINTEL\0"
        "OpSubgroupAvcImeSetMaxMotionVectorCountINTEL\0"
        "OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL\0"
        "OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL\0"
        "OpSubgroupAvcImeSetWeightedSadINTEL\0"
        "OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL\0"
        "OpSubgroupAvcImeEvaluateWithDualReferenceINTEL\0"
        "OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL\0"
        "OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL\0"
        "OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL\0"
        "OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL\0"
        "OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL\0"
        "OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL\0"
        "OpSubgroupAvcImeConvertToMceResultINTEL\0"
        "OpSubgroupAvcImeGetSingleReferenceStreaminINTEL\0"
        "OpSubgroupAvcImeGetDualReferenceStreaminINTEL\0"
        "OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL\0"
    },
    {
        "OpSubgroupAvcImeStripDualReferenceStreamoutINTEL\0"
        "OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL\0"
        "OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL\0"
        "OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL\0"
        "OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL\0"
        "OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL\0"
        "OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL\0"
        "OpSubgroupAvcImeGetBorderReachedINTEL\0"
        "OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL\0"
        "OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL\0"
        "OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL\0"
        "OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL\0"
        "OpSubgroupAvcFmeInitializeINTEL\0"
        "OpSubgroupAvcBmeInitializeINTEL\0"
        "OpSubgroupAvcRefConvertToMcePayloadINTEL\0"
        "OpSubgroupAvcRefSetBidirectionalMixDisableINTEL\0"
        "OpSubgroupAvcRefSetBilinearFilterEnableINTEL\0"
        "OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL\0"
        "OpSubgroupAvcRefEvaluateWithDualReferenceINTEL\0"
        "OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL\0"
        "OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL\0"
        "OpSubgroupAvcRefConvertToMceResultINTEL\0"
        "OpSubgroupAvcSicInitializeINTEL\0"
        "OpSubgroupAvcSicConfigureSkcINTEL\0"
        "OpSubgroupAvcSicConfigureIpeLumaINTEL\0"
        "OpSubgroupAvcSicConfigureIpeLumaChromaINTEL\0"
        "OpSubgroupAvcSicGetMotionVectorMaskINTEL\0"
        "OpSubgroupAvcSicConvertToMcePayloadINTEL\0"
        "OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL\0"
        "OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL\0"
        "OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL\0"
        "OpSubgroupAvcSicSetBilinearFilterEnableINTEL\0"
        "OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL\0"
        "OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL\0"
        "OpSubgroupAvcSicEvaluateIpeINTEL\0"
        "OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL\0"
        "OpSubgroupAvcSicEvaluateWithDualReferenceINTEL\0"
        "OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL\0"
        "OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL\0"
        "OpSubgroupAvcSicConvertToMceResultINTEL\0"
        "OpSubgroupAvcSicGetIpeLumaShapeINTEL\0"
        "OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL\0"
        "OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL\0"
        "OpSubgroupAvcSicGetPackedIpeLumaModesINTEL\0"
        "OpSubgroupAvcSicGetIpeChromaModeINTEL\0"
        "OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL\0"
        "OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL\0"
        "OpSubgroupAvcSicGetInterRawSadsINTEL\0"
        "OpVariableLengthArrayINTEL\0"
        "OpSaveMemoryINTEL\0"
        "OpRestoreMemoryINTEL\0"
        "OpArbitraryFloatSinCosPiALTERA\0"
        "OpArbitraryFloatCastALTERA\0"
        "OpArbitraryFloatCastFromIntALTERA\0"
        "OpArbitraryFloatCastToIntALTERA\0"
        "OpArbitraryFloatAddALTERA\0"
        "OpArbitraryFloatSubALTERA\0"
        "OpArbitraryFloatMulALTERA\0"
        "OpArbitraryFloatDivALTERA\0"
        "OpArbitraryFloatGTALTERA\0"
        "OpArbitraryFloatGEALTERA\0"
        "OpArbitraryFloatLTALTERA\0"
        "OpArbitraryFloatLEALTERA\0"
        "OpArbitraryFloatEQALTERA\0"
        "OpArbitraryFloatRecipALTERA\0"
        "OpArbitraryFloatRSqrtALTERA\0"
        "OpArbitraryFloatCbrtALTERA\0"
        "OpArbitraryFloatHypotALTERA\0"
        "OpArbitraryFloatSqrtALTERA\0"
        "OpArbitraryFloatLogINTEL\0"
        "OpArbitraryFloatLog2INTEL\0"
        "OpArbitraryFloatLog10INTEL\0"
        "OpArbitraryFloatLog1pINTEL\0"
        "OpArbitraryFloatExpINTEL\0"
        "OpArbitraryFloatExp2INTEL\0"
        "OpArbitraryFloatExp10INTEL\0"
        "OpArbitraryFloatExpm1INTEL\0"
        "OpArbitraryFloatSinINTEL\0"
        "OpArbitraryFloatCosINTEL\0"
        "OpArbitraryFloatSinCosINTEL\0"
        "OpArbitraryFloatSinPiINTEL\0"
        "OpArbitraryFloatCosPiINTEL\0"
        "OpArbitraryFloatASinINTEL\0"
        "OpArbitraryFloatASinPiINTEL\0"
        "OpArbitraryFloatACosINTEL\0"
        "OpArbitraryFloatACosPiINTEL\0"
        "OpArbitraryFloatATanINTEL\0"
        "OpArbitraryFloatATanPiINTEL\0"
        "OpArbitraryFloatATan2INTEL\0"
        "OpArbitraryFloatPowINTEL\0"
        "OpArbitraryFloatPowRINTEL\0"
        "OpArbitraryFloatPowNINTEL\0"
        "OpLoopControlINTEL\0"
        "OpAliasDomainDeclINTEL\0"
        "OpAliasScopeDeclINTEL\0"
        "OpAliasScopeListDeclINTEL\0"
        "OpFixedSqrtALTERA\0"
        "OpFixedRecipALTERA\0"
        "OpFixedRsqrtALTERA\0"
        "OpFixedSinALTERA\0"
        "OpFixedCosALTERA\0"
        "OpFixedSinCosALTERA\0"
        "OpFixedSinPiALTERA\0"
        "OpFixedCosPiALTERA\0"
        "OpFixedSinCosPiALTERA\0"
        "OpFixedLogALTERA\0"
        "OpFixedExpALTERA\0"
        "OpPtrCastToCrossWorkgroupALTERA\0"
        "OpCrossWorkgroupCastToPtrALTERA\0"
        "OpReadPipeBlockingALTERA\0"
        "OpWritePipeBlockingALTERA\0"
        "OpFPGARegALTERA\0"
        "OpRayQueryGetRayTMinKHR\0"
        "OpRayQueryGetRayFlagsKHR\0"
        "OpRayQueryGetIntersectionTKHR\0"
    },
    {
        "OpRayQueryGetIntersectionInstanceCustomIndexKHR\0"
        "OpRayQueryGetIntersectionInstanceIdKHR\0"
        "OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR\0"
        "OpRayQueryGetIntersectionGeometryIndexKHR\0"
        "OpRayQueryGetIntersectionPrimitiveIndexKHR\0"
        "OpRayQueryGetIntersectionBarycentricsKHR\0"
        "OpRayQueryGetIntersectionFrontFaceKHR\0"
        "OpRayQueryGetIntersectionCandidateAABBOpaqueKHR\0"
        "OpRayQueryGetIntersectionObjectRayDirectionKHR\0"
        "OpRayQueryGetIntersectionObjectRayOriginKHR\0"
        "OpRayQueryGetWorldRayDirectionKHR\0"
        "OpRayQueryGetWorldRayOriginKHR\0"
        "OpRayQueryGetIntersectionObjectToWorldKHR\0"
        "OpRayQueryGetIntersectionWorldToObjectKHR\0"
        "OpAtomicFAddEXT\0"
        "OpTypeBufferSurfaceINTEL\0"
        "OpTypeStructContinuedINTEL\0"
        "OpConstantCompositeContinuedINTEL\0"
        "OpSpecConstantCompositeContinuedINTEL\0"
        "OpCompositeConstructContinuedINTEL\0"
        "OpConvertFToBF16INTEL\0"
        "OpConvertBF16ToFINTEL\0"
        "OpControlBarrierArriveEXT\0"
        "OpControlBarrierWaitEXT\0"
        "OpArithmeticFenceEXT\0"
        "OpTaskSequenceCreateALTERA\0"
        "OpTaskSequenceAsyncALTERA\0"
        "OpTaskSequenceGetALTERA\0"
        "OpTaskSequenceReleaseALTERA\0"
        "OpTypeTaskSequenceALTERA\0"
        "OpSubgroupBlockPrefetchINTEL\0"
        "OpSubgroup2DBlockLoadINTEL\0"
        "OpSubgroup2DBlockLoadTransformINTEL\0"
        "OpSubgroup2DBlockLoadTransposeINTEL\0"
        "OpSubgroup2DBlockPrefetchINTEL\0"
        "OpSubgroup2DBlockStoreINTEL\0"
        "OpSubgroupMatrixMultiplyAccumulateINTEL\0"
        "OpBitwiseFunctionINTEL\0"
        "OpUntypedVariableLengthArrayINTEL\0"
        "OpConditionalExtensionINTEL\0"
        "OpConditionalEntryPointINTEL\0"
        "OpConditionalCapabilityINTEL\0"
        "OpSpecConstantTargetINTEL\0"
        "OpSpecConstantArchitectureINTEL\0"
        "OpSpecConstantCapabilitiesINTEL\0"
        "OpConditionalCopyObjectINTEL\0"
        "OpPredicatedLoadINTEL\0"
        "OpPredicatedStoreINTEL\0"
        "OpGroupIMulKHR\0"
        "OpGroupFMulKHR\0"
        "OpGroupBitwiseAndKHR\0"
        "OpGroupBitwiseOrKHR\0"
        "OpGroupBitwiseXorKHR\0"
        "OpGroupLogicalAndKHR\0"
        "OpGroupLogicalOrKHR\0"
        "OpGroupLogicalXorKHR\0"
        "OpRoundFToTF32INTEL\0"
        "OpMaskedGatherINTEL\0"
        "OpMaskedScatterINTEL\0"
        "OpConvertHandleToImageINTEL\0"
        "OpConvertHandleToSamplerINTEL\0"
        "OpConvertHandleToSampledImageINTEL\0"
        "OpFDot2MixAcc32VALVE\0"
        "OpFDot2MixAcc16VALVE\0"
        "OpFDot4MixAcc32VALVE\0"
        "acos\0"
        "acosh\0"
        "acospi\0"
        "asin\0"
        "asinh\0"
        "asinpi\0"
        "atan\0"
        "atan2\0"
        "atanh\0"
        "atanpi\0"
        "atan2pi\0"
        "cbrt\0"
        "ceil\0"
        "copysign\0"
        "cos\0"
        "cosh\0"
        "cospi\0"
        "erfc\0"
        "erf\0"
        "exp\0"
        "exp2\0"
        "exp10\0"
        "expm1\0"
        "fabs\0"
        "fdim\0"
        "floor\0"
        "fma\0"
        "fmax\0"
        "fmin\0"
        "fmod\0"
        "fract\0"
        "frexp\0"
        "hypot\0"
        "ilogb\0"
        "ldexp\0"
        "lgamma\0"
        "lgamma_r\0"
        "log\0"
        "log2\0"
        "log10\0"
        "log1p\0"
        "logb\0"
        "mad\0"
        "maxmag\0"
        "minmag\0"
        "modf\0"
        "nan\0"
        "nextafter\0"
        "pow\0"
        "pown\0"
        "powr\0"
        "remainder\0"
        "remquo\0"
        "rint\0"
        "rootn\0"
        "round\0"
        "rsqrt\0"
        "sin\0"
        "sincos\0"
        "sinh\0"
        "sinpi\0"
        "sqrt\0"
        "tan\0"
        "tanh\0"
        "tanpi\0"
        "tgamma\0"
        "trunc\0"
        "half_cos\0"
        "half_divide\0"
        "half_exp\0"
        "half_exp2\0"
        "half_exp10\0"
        "half_log\0"
        "half_log2\0"
        "half_log10\0"
        "half_powr\0"
        "half_recip\0"
        "half_rsqrt\0"
        "half_sin\0"
        "half_sqrt\0"
        "half_tan\0"
        "native_cos\0"
        "native_divide\0"
        "native_exp\0"
        "native_exp2\0"
        "native_exp10\0"
        "native_log\0"
        "native_log2\0"
        "native_log10\0"
        "native_powr\0"
        "native_recip\0"
        "native_rsqrt\0"
        "native_sin\0"
        "native_sqrt\0"
        "native_tan\0"
        "fclamp\0"
        "degrees\0"
        "fmax_common\0"
        "fmin_common\0"
        "mix\0"
        "radians\0"
        "step\0"
        "smoothstep\0"
        "sign\0"
        "cross\0"
        "distance\0"
        "length\0"
        "normalize\0"
        "fast_distance\0"
        "fast_length\0"
        "fast_normalize\0"
        "s_abs\0"
        "s_abs_diff\0"
        "s_add_sat\0"
        "u_add_sat\0"
        "s_hadd\0"
        "u_hadd\0"
        "s_rhadd\0"
        "u_rhadd\0"
        "s_clamp\0"
        "u_clamp\0"
        "clz\0"
        "ctz\0"
        "s_mad_hi\0"
        "u_mad_sat\0"
        "s_mad_sat\0"
        "s_max\0"
        "u_max\0"
        "s_min\0"
        "u_min\0"
        "s_mul_hi\0"
        "rotate\0"
        "s_sub_sat\0"
        "u_sub_sat\0"
        "u_upsample\0"
        "s_upsample\0"
        "popcount\0"
        "s_mad24\0"
        "u_mad24\0"
        "s_mul24\0"
        "u_mul24\0"
        "vloadn\0"
        "vstoren\0"
        "vload_half\0"
        "vload_halfn\0"
        "vstore_half\0"
        "vstore_half_r\0"
        "vstore_halfn\0"
        "vstore_halfn_r\0"
        "vloada_halfn\0"
        "vstorea_halfn\0"
        "vstorea_halfn_r\0"
        "shuffle\0"
        "shuffle2\0"
        "printf\0"
        "prefetch\0"
        "bitselect\0"
        "select\0"
        "u_abs\0"
        "u_abs_diff\0"
        "u_mul_hi\0"
        "u_mad_hi\0"
        "DebugInfoNone\0"
        "DebugCompilationUnit\0"
        "DebugTypeBasic\0"
        "DebugTypePointer\0"
        "DebugTypeQualifier\0"
        "DebugTypeArray\0"
        "DebugTypeVector\0"
        "DebugTypedef\0"
        "DebugTypeFunction\0"
        "DebugTypeEnum\0"
        "DebugTypeComposite\0"
        "DebugTypeMember\0"
        "DebugTypeInheritance\0"
        "DebugTypePtrToMember\0"
        "DebugTypeTemplate\0"
        "DebugTypeTemplateParameter\0"
        "DebugTypeTemplateTemplateParameter\0"
        "DebugTypeTemplateParameterPack\0"
        "DebugGlobalVariable\0"
        "DebugFunctionDeclaration\0"
        "DebugFunction\0"
        "DebugLexicalBlock\0"
        "DebugLexicalBlockDiscriminator\0"
        "DebugScope\0"
        "DebugNoScope\0"
        "DebugInlinedAt\0"
        "DebugLocalVariable\0"
        "DebugInlinedVariable\0"
        "DebugDeclare\0"
        "DebugValue\0"
        "DebugOperation\0"
        "DebugExpression\0"
        "DebugMacroDef\0"
        "DebugMacroUndef\0"
        "DebugImportedEntity\0"
        "DebugSource\0"
        "DebugModuleINTEL\0"
        "SPV_ALTERA_arbitrary_precision_fixed_point\0"
        "SPV_ALTERA_arbitrary_precision_floating_point\0"
    },
    {
        "SPV_ALTERA_arbitrary_precision_integers\0"
        "SPV_ALTERA_blocking_pipes\0"
        "SPV_ALTERA_fpga_argument_interfaces\0"
        "SPV_ALTERA_fpga_buffer_location\0"
        "SPV_ALTERA_fpga_cluster_attributes\0"
        "SPV_ALTERA_fpga_dsp_control\0"
        "SPV_ALTERA_fpga_invocation_pipelining_attributes\0"
        "SPV_ALTERA_fpga_latency_control\0"
        "SPV_ALTERA_fpga_loop_controls\0"
        "SPV_ALTERA_fpga_memory_accesses\0"
        "SPV_ALTERA_fpga_memory_attributes\0"
        "SPV_ALTERA_fpga_reg\0"
        "SPV_ALTERA_global_variable_fpga_decorations\0"
        "SPV_ALTERA_io_pipes\0"
        "SPV_ALTERA_loop_fuse\0"
        "SPV_ALTERA_runtime_aligned\0"
        "SPV_ALTERA_task_sequence\0"
        "SPV_ALTERA_usm_storage_classes\0"
        "SPV_AMDX_shader_enqueue\0"
        "SPV_AMD_gpu_shader_half_float_fetch\0"
        "SPV_AMD_shader_ballot\0"
        "SPV_AMD_shader_early_and_late_fragment_tests\0"
        "SPV_AMD_shader_explicit_vertex_parameter\0"
        "SPV_AMD_shader_fragment_mask\0"
        "SPV_AMD_shader_image_load_store_lod\0"
        "SPV_AMD_texture_gather_bias_lod\0"
        "SPV_AMD_weak_linkage\0"
        "SPV_ARM_cooperative_matrix_layouts\0"
        "SPV_ARM_core_builtins\0"
        "SPV_ARM_graph\0"
        "SPV_ARM_tensors\0"
        "SPV_EXT_arithmetic_fence\0"
        "SPV_EXT_cooperative_matrix_maintenance1\0"
        "SPV_EXT_demote_to_helper_invocation\0"
        "SPV_EXT_descriptor_heap\0"
        "SPV_EXT_descriptor_indexing\0"
        "SPV_EXT_float8\0"
        "SPV_EXT_fragment_fully_covered\0"
        "SPV_EXT_fragment_invocation_density\0"
        "SPV_EXT_fragment_shader_interlock\0"
        "SPV_EXT_long_vector\0"
        "SPV_EXT_mesh_shader\0"
        "SPV_EXT_ocp_microscaling_types\0"
        "SPV_EXT_opacity_micromap\0"
        "SPV_EXT_optnone\0"
        "SPV_EXT_physical_storage_buffer\0"
        "SPV_EXT_replicated_composites\0"
        "SPV_EXT_shader_64bit_indexing\0"
        "SPV_EXT_shader_atomic_float16_add\0"
        "SPV_EXT_shader_atomic_float_add\0"
        "SPV_EXT_shader_atomic_float_min_max\0"
        "SPV_EXT_shader_image_int64\0"
        "SPV_EXT_shader_invocation_reorder\0"
        "SPV_EXT_shader_stencil_export\0"
        "SPV_EXT_shader_subgroup_partitioned\0"
        "SPV_EXT_shader_tile_image\0"
        "SPV_EXT_shader_viewport_index_layer\0"
        "SPV_EXT_split_barrier\0"
        "SPV_GOOGLE_decorate_string\0"
        "SPV_GOOGLE_hlsl_functionality1\0"
        "SPV_GOOGLE_user_type\0"
        "SPV_INTEL_2d_block_io\0"
        "SPV_INTEL_arbitrary_precision_fixed_point\0"
        "SPV_INTEL_arbitrary_precision_floating_point\0"
        "SPV_INTEL_arbitrary_precision_integers\0"
        "SPV_INTEL_bfloat16_conversion\0"
        "SPV_INTEL_bindless_images\0"
        "SPV_INTEL_blocking_pipes\0"
        "SPV_INTEL_cache_controls\0"
        "SPV_INTEL_debug_module\0"
        "SPV_INTEL_device_side_avc_motion_estimation\0"
        "SPV_INTEL_float_controls2\0"
        "SPV_INTEL_fp_fast_math_mode\0"
        "SPV_INTEL_fp_max_error\0"
        "SPV_INTEL_fpga_argument_interfaces\0"
        "SPV_INTEL_fpga_buffer_location\0"
        "SPV_INTEL_fpga_cluster_attributes\0"
        "SPV_INTEL_fpga_dsp_control\0"
        "SPV_INTEL_fpga_invocation_pipelining_attributes\0"
        "SPV_INTEL_fpga_latency_control\0"
        "SPV_INTEL_fpga_loop_controls\0"
        "SPV_INTEL_fpga_memory_accesses\0"
        "SPV_INTEL_fpga_memory_attributes\0"
        "SPV_INTEL_fpga_reg\0"
        "SPV_INTEL_function_pointers\0"
        "SPV_INTEL_function_variants\0"
        "SPV_INTEL_global_variable_fpga_decorations\0"
        "SPV_INTEL_global_variable_host_access\0"
        "SPV_INTEL_inline_assembly\0"
        "SPV_INTEL_int4\0"
        "SPV_INTEL_io_pipes\0"
        "SPV_INTEL_kernel_attributes\0"
        "SPV_INTEL_long_composites\0"
        "SPV_INTEL_loop_fuse\0"
        "SPV_INTEL_masked_gather_scatter\0"
        "SPV_INTEL_maximum_registers\0"
        "SPV_INTEL_media_block_io\0"
        "SPV_INTEL_memory_access_aliasing\0"
        "SPV_INTEL_optnone\0"
        "SPV_INTEL_predicated_io\0"
        "SPV_INTEL_rounded_divide_sqrt\0"
        "SPV_INTEL_runtime_aligned\0"
        "SPV_INTEL_shader_integer_functions2\0"
        "SPV_INTEL_split_barrier\0"
        "SPV_INTEL_subgroup_buffer_prefetch\0"
        "SPV_INTEL_subgroup_matrix_multiply_accumulate\0"
        "SPV_INTEL_subgroups\0"
        "SPV_INTEL_task_sequence\0"
        "SPV_INTEL_tensor_float32_conversion\0"
        "SPV_INTEL_ternary_bitwise_function\0"
        "SPV_INTEL_unstructured_loop_controls\0"
        "SPV_INTEL_usm_storage_classes\0"
        "SPV_INTEL_variable_length_array\0"
        "SPV_INTEL_vector_compute\0"
        "SPV_KHR_16bit_storage\0"
        "SPV_KHR_8bit_storage\0"
        "SPV_KHR_abort\0"
        "SPV_KHR_bfloat16\0"
        "SPV_KHR_bit_instructions\0"
        "SPV_KHR_compute_shader_derivatives\0"
        "SPV_KHR_constant_data\0"
        "SPV_KHR_cooperative_matrix\0"
        "SPV_KHR_device_group\0"
        "SPV_KHR_expect_assume\0"
        "SPV_KHR_float_controls\0"
        "SPV_KHR_float_controls2\0"
        "SPV_KHR_fma\0"
        "SPV_KHR_fragment_shader_barycentric\0"
        "SPV_KHR_fragment_shading_rate\0"
        "SPV_KHR_integer_dot_product\0"
        "SPV_KHR_linkonce_odr\0"
        "SPV_KHR_maximal_reconvergence\0"
        "SPV_KHR_multiview\0"
        "SPV_KHR_no_integer_wrap_decoration\0"
        "SPV_KHR_opacity_micromap\0"
        "SPV_KHR_physical_storage_buffer\0"
        "SPV_KHR_poison_freeze\0"
        "SPV_KHR_post_depth_coverage\0"
        "SPV_KHR_quad_control\0"
    },
    {
        "SPV_KHR_ray_cull_mask\0"
        "SPV_KHR_ray_query\0"
        "SPV_KHR_ray_tracing\0"
        "SPV_KHR_ray_tracing_position_fetch\0"
        "SPV_KHR_relaxed_extended_instruction\0"
        "SPV_KHR_shader_atomic_counter_ops\0"
        "SPV_KHR_shader_ballot\0"
        "SPV_KHR_shader_clock\0"
        "SPV_KHR_shader_draw_parameters\0"
        "SPV_KHR_storage_buffer_storage_class\0"
        "SPV_KHR_subgroup_rotate\0"
        "SPV_KHR_subgroup_uniform_control_flow\0"
        "SPV_KHR_subgroup_vote\0"
        "SPV_KHR_terminate_invocation\0"
        "SPV_KHR_uniform_group_instructions\0"
        "SPV_KHR_untyped_pointers\0"
        "SPV_KHR_variable_pointers\0"
        "SPV_KHR_vulkan_memory_model\0"
        "SPV_KHR_workgroup_memory_explicit_layout\0"
        "SPV_NVX_multiview_per_view_attributes\0"
        "SPV_NV_bindless_texture\0"
        "SPV_NV_cluster_acceleration_structure\0"
        "SPV_NV_compute_shader_derivatives\0"
        "SPV_NV_cooperative_matrix\0"
        "SPV_NV_cooperative_matrix2\0"
        "SPV_NV_cooperative_matrix_decode_vector\0"
        "SPV_NV_cooperative_vector\0"
        "SPV_NV_displacement_micromap\0"
        "SPV_NV_fragment_shader_barycentric\0"
        "SPV_NV_geometry_shader_passthrough\0"
        "SPV_NV_linear_swept_spheres\0"
        "SPV_NV_mesh_shader\0"
        "SPV_NV_push_constant_bank\0"
        "SPV_NV_raw_access_chains\0"
        "SPV_NV_ray_tracing\0"
        "SPV_NV_ray_tracing_motion_blur\0"
        "SPV_NV_sample_mask_override_coverage\0"
        "SPV_NV_shader_atomic_fp16_vector\0"
        "SPV_NV_shader_image_footprint\0"
        "SPV_NV_shader_invocation_reorder\0"
        "SPV_NV_shader_sm_builtins\0"
        "SPV_NV_shader_subgroup_partitioned\0"
        "SPV_NV_shading_rate\0"
        "SPV_NV_stereo_view_rendering\0"
        "SPV_NV_tensor_addressing\0"
        "SPV_NV_viewport_array2\0"
        "SPV_QCOM_cooperative_matrix_conversion\0"
        "SPV_QCOM_image_processing\0"
        "SPV_QCOM_image_processing2\0"
        "SPV_QCOM_image_processing3\0"
        "SPV_QCOM_multiple_wait_queues\0"
        "SPV_QCOM_tile_shading\0"
        "SPV_SAMSUNG_intrinsic\0"
        "SPV_VALVE_mixed_float_dot_product\0"
        "SPV_INTEL_global_variable_decorations\0"
    },
};

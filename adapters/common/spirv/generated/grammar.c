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
    {UR_SPIRV_AccessQualifier, UR_SPIRV_ONE},
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
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_ImageOperands, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdScope, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_MemoryAccess, UR_SPIRV_OPTIONAL},
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
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
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
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_OPTIONAL},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
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
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ONE},
    {UR_SPIRV_IdRef, UR_SPIRV_ANY},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ONE},
    {UR_SPIRV_LiteralInteger, UR_SPIRV_ANY},
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
    {65536u, 221, 0, 0}, /* FPFastMathModeAllowContractFastINTEL */
    {131072u, 244, 0, 0}, /* FPFastMathModeAllowReassocINTEL */
    {0u, 0, 0, 0}, /* SelectionControlNone */
    {1u, 277, 0, 0}, /* SelectionControlFlatten */
    {2u, 285, 0, 0}, /* SelectionControlDontFlatten */
    {0u, 0, 0, 0}, /* LoopControlNone */
    {1u, 314, 0, 0}, /* LoopControlUnroll */
    {2u, 321, 0, 0}, /* LoopControlDontUnroll */
    {4u, 332, 0, 0}, /* LoopControlDependencyInfinite */
    {8u, 351, 4, 1}, /* LoopControlDependencyLength */
    {16u, 368, 4, 1}, /* LoopControlMinIterations */
    {32u, 382, 4, 1}, /* LoopControlMaxIterations */
    {64u, 396, 4, 1}, /* LoopControlIterationMultiple */
    {128u, 414, 4, 1}, /* LoopControlPeelCount */
    {256u, 424, 4, 1}, /* LoopControlPartialCount */
    {65536u, 437, 4, 1}, /* LoopControlInitiationIntervalINTEL */
    {131072u, 461, 4, 1}, /* LoopControlMaxConcurrencyINTEL */
    {262144u, 481, 4, 1}, /* LoopControlDependencyArrayINTEL */
    {524288u, 502, 4, 1}, /* LoopControlPipelineEnableINTEL */
    {1048576u, 522, 4, 1}, /* LoopControlLoopCoalesceINTEL */
    {2097152u, 540, 4, 1}, /* LoopControlMaxInterleavingINTEL */
    {4194304u, 561, 4, 1}, /* LoopControlSpeculatedIterationsINTEL */
    {8388608u, 587, 0, 0}, /* LoopControlNoFusionINTEL */
    {16777216u, 601, 4, 1}, /* LoopControlLoopCountINTEL */
    {33554432u, 616, 4, 1}, /* LoopControlMaxReinvocationDelayINTEL */
    {0u, 0, 0, 0}, /* FunctionControlNone */
    {1u, 654, 0, 0}, /* FunctionControlInline */
    {2u, 661, 0, 0}, /* FunctionControlDontInline */
    {4u, 672, 0, 0}, /* FunctionControlPure */
    {8u, 677, 0, 0}, /* FunctionControlConst */
    {65536u, 683, 0, 0}, /* FunctionControlOptNoneINTEL */
    {0u, 0, 0, 0}, /* MemorySemanticsNone */
    {2u, 712, 0, 0}, /* MemorySemanticsAcquire */
    {4u, 720, 0, 0}, /* MemorySemanticsRelease */
    {8u, 728, 0, 0}, /* MemorySemanticsAcquireRelease */
    {16u, 743, 0, 0}, /* MemorySemanticsSequentiallyConsistent */
    {64u, 766, 0, 0}, /* MemorySemanticsUniformMemory */
    {128u, 780, 0, 0}, /* MemorySemanticsSubgroupMemory */
    {256u, 795, 0, 0}, /* MemorySemanticsWorkgroupMemory */
    {512u, 811, 0, 0}, /* MemorySemanticsCrossWorkgroupMemory */
    {1024u, 832, 0, 0}, /* MemorySemanticsAtomicCounterMemory */
    {2048u, 852, 0, 0}, /* MemorySemanticsImageMemory */
    {4096u, 864, 0, 0}, /* MemorySemanticsOutputMemory */
    {8192u, 877, 0, 0}, /* MemorySemanticsMakeAvailable */
    {16384u, 891, 0, 0}, /* MemorySemanticsMakeVisible */
    {32768u, 903, 0, 0}, /* MemorySemanticsVolatile */
    {0u, 0, 0, 0}, /* MemoryAccessNone */
    {1u, 903, 0, 0}, /* MemoryAccessVolatile */
    {2u, 928, 4, 1}, /* MemoryAccessAligned */
    {4u, 153, 0, 0}, /* MemoryAccessNontemporal */
    {8u, 936, 3, 1}, /* MemoryAccessMakePointerAvailable */
    {16u, 957, 3, 1}, /* MemoryAccessMakePointerVisible */
    {32u, 976, 0, 0}, /* MemoryAccessNonPrivatePointer */
    {65536u, 994, 0, 1}, /* MemoryAccessAliasScopeINTELMask */
    {131072u, 1014, 0, 1}, /* MemoryAccessNoAliasINTELMask */
    {0u, 0, 0, 0}, /* KernelProfilingInfoNone */
    {1u, 1044, 0, 0}, /* KernelProfilingInfoCmdExecTime */
    {0u, 1076, 0, 0}, /* RayFlagsNoneKHR */
    {1u, 1084, 0, 0}, /* RayFlagsOpaqueKHR */
    {2u, 1094, 0, 0}, /* RayFlagsNoOpaqueKHR */
    {4u, 1106, 0, 0}, /* RayFlagsTerminateOnFirstHitKHR */
    {8u, 1129, 0, 0}, /* RayFlagsSkipClosestHitShaderKHR */
    {16u, 1153, 0, 0}, /* RayFlagsCullBackFacingTrianglesKHR */
    {32u, 1180, 0, 0}, /* RayFlagsCullFrontFacingTrianglesKHR */
    {64u, 1208, 0, 0}, /* RayFlagsCullOpaqueKHR */
    {128u, 1222, 0, 0}, /* RayFlagsCullNoOpaqueKHR */
    {256u, 1238, 0, 0}, /* RayFlagsSkipTrianglesKHR */
    {512u, 1255, 0, 0}, /* RayFlagsSkipAABBsKHR */
    {1024u, 1268, 0, 0}, /* RayFlagsForceOpacityMicromap2StateEXT */
    {1u, 1307, 0, 0}, /* FragmentShadingRateVertical2Pixels */
    {2u, 1323, 0, 0}, /* FragmentShadingRateVertical4Pixels */
    {4u, 1339, 0, 0}, /* FragmentShadingRateHorizontal2Pixels */
    {8u, 1357, 0, 0}, /* FragmentShadingRateHorizontal4Pixels */
    {0u, 1395, 0, 0}, /* SourceLanguageUnknown */
    {1u, 1403, 0, 0}, /* SourceLanguageESSL */
    {2u, 1408, 0, 0}, /* SourceLanguageGLSL */
    {3u, 1413, 0, 0}, /* SourceLanguageOpenCL_C */
    {4u, 1422, 0, 0}, /* SourceLanguageOpenCL_CPP */
    {5u, 1433, 0, 0}, /* SourceLanguageHLSL */
    {6u, 1438, 0, 0}, /* SourceLanguageCPP_for_OpenCL */
    {7u, 1453, 0, 0}, /* SourceLanguageSYCL */
    {0u, 1473, 0, 0}, /* ExecutionModelVertex */
    {1u, 1480, 0, 0}, /* ExecutionModelTessellationControl */
    {2u, 1500, 0, 0}, /* ExecutionModelTessellationEvaluation */
    {3u, 1523, 0, 0}, /* ExecutionModelGeometry */
    {4u, 1532, 0, 0}, /* ExecutionModelFragment */
    {5u, 1541, 0, 0}, /* ExecutionModelGLCompute */
    {6u, 1551, 0, 0}, /* ExecutionModelKernel */
    {5267u, 1558, 0, 0}, /* ExecutionModelTaskNV */
    {5268u, 1565, 0, 0}, /* ExecutionModelMeshNV */
    {5313u, 1572, 0, 0}, /* ExecutionModelRayGenerationNV */
    {5314u, 1588, 0, 0}, /* ExecutionModelIntersectionNV */
    {5315u, 1603, 0, 0}, /* ExecutionModelAnyHitNV */
    {5316u, 1612, 0, 0}, /* ExecutionModelClosestHitNV */
    {5317u, 1625, 0, 0}, /* ExecutionModelMissNV */
    {5318u, 1632, 0, 0}, /* ExecutionModelCallableNV */
    {5364u, 1643, 0, 0}, /* ExecutionModelTaskEXT */
    {5365u, 1651, 0, 0}, /* ExecutionModelMeshEXT */
    {0u, 1674, 0, 0}, /* AddressingModelLogical */
    {1u, 1682, 0, 0}, /* AddressingModelPhysical32 */
    {2u, 1693, 0, 0}, /* AddressingModelPhysical64 */
    {5348u, 1704, 0, 0}, /* AddressingModelPhysicalStorageBuffer64 */
    {0u, 1744, 0, 0}, /* MemoryModelSimple */
    {1u, 1751, 0, 0}, /* MemoryModelGLSL450 */
    {2u, 1759, 0, 0}, /* MemoryModelOpenCL */
    {3u, 1766, 0, 0}, /* MemoryModelVulkan */
    {0u, 1785, 4, 1}, /* ExecutionModeInvocations */
    {1u, 1797, 0, 0}, /* ExecutionModeSpacingEqual */
    {2u, 1810, 0, 0}, /* ExecutionModeSpacingFractionalEven */
    {3u, 1832, 0, 0}, /* ExecutionModeSpacingFractionalOdd */
    {4u, 1853, 0, 0}, /* ExecutionModeVertexOrderCw */
    {5u, 1867, 0, 0}, /* ExecutionModeVertexOrderCcw */
    {6u, 1882, 0, 0}, /* ExecutionModePixelCenterInteger */
    {7u, 1901, 0, 0}, /* ExecutionModeOriginUpperLeft */
    {8u, 1917, 0, 0}, /* ExecutionModeOriginLowerLeft */
    {9u, 1933, 0, 0}, /* ExecutionModeEarlyFragmentTests */
    {10u, 1952, 0, 0}, /* ExecutionModePointMode */
    {11u, 1962, 0, 0}, /* ExecutionModeXfb */
    {12u, 1966, 0, 0}, /* ExecutionModeDepthReplacing */
    {14u, 1981, 0, 0}, /* ExecutionModeDepthGreater */
    {15u, 1994, 0, 0}, /* ExecutionModeDepthLess */
    {16u, 2004, 0, 0}, /* ExecutionModeDepthUnchanged */
    {17u, 2019, 5, 3}, /* ExecutionModeLocalSize */
    {18u, 2029, 5, 3}, /* ExecutionModeLocalSizeHint */
    {19u, 2043, 0, 0}, /* ExecutionModeInputPoints */
    {20u, 2055, 0, 0}, /* ExecutionModeInputLines */
    {21u, 2066, 0, 0}, /* ExecutionModeInputLinesAdjacency */
    {22u, 2086, 0, 0}, /* ExecutionModeTriangles */
    {23u, 2096, 0, 0}, /* ExecutionModeInputTrianglesAdjacency */
    {24u, 2120, 0, 0}, /* ExecutionModeQuads */
    {25u, 2126, 0, 0}, /* ExecutionModeIsolines */
    {26u, 2135, 4, 1}, /* ExecutionModeOutputVertices */
    {27u, 2150, 0, 0}, /* ExecutionModeOutputPoints */
    {28u, 2163, 0, 0}, /* ExecutionModeOutputLineStrip */
    {29u, 2179, 0, 0}, /* ExecutionModeOutputTriangleStrip */
    {30u, 2199, 4, 1}, /* ExecutionModeVecTypeHint */
    {31u, 2211, 0, 0}, /* ExecutionModeContractionOff */
    {33u, 2226, 0, 0}, /* ExecutionModeInitializer */
    {34u, 2238, 0, 0}, /* ExecutionModeFinalizer */
    {35u, 2248, 4, 1}, /* ExecutionModeSubgroupSize */
    {36u, 2261, 4, 1}, /* ExecutionModeSubgroupsPerWorkgroup */
    {37u, 2283, 0, 1}, /* ExecutionModeSubgroupsPerWorkgroupId */
    {38u, 2307, 8, 3}, /* ExecutionModeLocalSizeId */
    {39u, 2319, 8, 3}, /* ExecutionModeLocalSizeHintId */
    {4421u, 2335, 0, 0}, /* ExecutionModeSubgroupUniformControlFlowKHR */
    {4446u, 2365, 0, 0}, /* ExecutionModePostDepthCoverage */
    {4459u, 2383, 4, 1}, /* ExecutionModeDenormPreserve */
    {4460u, 2398, 4, 1}, /* ExecutionModeDenormFlushToZero */
    {4461u, 2416, 4, 1}, /* ExecutionModeSignedZeroInfNanPreserve */
    {4462u, 2441, 4, 1}, /* ExecutionModeRoundingModeRTE */
    {4463u, 2457, 4, 1}, /* ExecutionModeRoundingModeRTZ */
    {5017u, 2473, 0, 0}, /* ExecutionModeEarlyAndLateFragmentTestsAMD */
    {5027u, 2502, 0, 0}, /* ExecutionModeStencilRefReplacingEXT */
    {5079u, 2525, 0, 0}, /* ExecutionModeStencilRefUnchangedFrontAMD */
    {5080u, 2553, 0, 0}, /* ExecutionModeStencilRefGreaterFrontAMD */
    {5081u, 2579, 0, 0}, /* ExecutionModeStencilRefLessFrontAMD */
    {5082u, 2602, 0, 0}, /* ExecutionModeStencilRefUnchangedBackAMD */
    {5083u, 2629, 0, 0}, /* ExecutionModeStencilRefGreaterBackAMD */
    {5084u, 2654, 0, 0}, /* ExecutionModeStencilRefLessBackAMD */
    {5269u, 2676, 0, 0}, /* ExecutionModeOutputLinesNV */
    {5270u, 2690, 4, 1}, /* ExecutionModeOutputPrimitivesNV */
    {5289u, 2709, 0, 0}, /* ExecutionModeDerivativeGroupQuadsNV */
    {5290u, 2732, 0, 0}, /* ExecutionModeDerivativeGroupLinearNV */
    {5298u, 2756, 0, 0}, /* ExecutionModeOutputTrianglesNV */
    {5366u, 2774, 0, 0}, /* ExecutionModePixelInterlockOrderedEXT */
    {5367u, 2799, 0, 0}, /* ExecutionModePixelInterlockUnorderedEXT */
    {5368u, 2826, 0, 0}, /* ExecutionModeSampleInterlockOrderedEXT */
    {5369u, 2852, 0, 0}, /* ExecutionModeSampleInterlockUnorderedEXT */
    {5370u, 2880, 0, 0}, /* ExecutionModeShadingRateInterlockOrderedEXT */
    {5371u, 2911, 0, 0}, /* ExecutionModeShadingRateInterlockUnorderedEXT */
    {5618u, 2944, 4, 1}, /* ExecutionModeSharedLocalMemorySizeINTEL */
    {5620u, 2971, 4, 1}, /* ExecutionModeRoundingModeRTPINTEL */
    {5621u, 2992, 4, 1}, /* ExecutionModeRoundingModeRTNINTEL */
    {5622u, 3013, 4, 1}, /* ExecutionModeFloatingPointModeALTINTEL */
    {5623u, 3039, 4, 1}, /* ExecutionModeFloatingPointModeIEEEINTEL */
    {5893u, 3066, 5, 3}, /* ExecutionModeMaxWorkgroupSizeINTEL */
    {5894u, 3088, 4, 1}, /* ExecutionModeMaxWorkDimINTEL */
    {5895u, 3104, 0, 0}, /* ExecutionModeNoGlobalOffsetINTEL */
    {5896u, 3124, 4, 1}, /* ExecutionModeNumSIMDWorkitemsINTEL */
    {5903u, 3146, 4, 1}, /* ExecutionModeSchedulerTargetFmaxMhzINTEL */
    {6154u, 3174, 4, 1}, /* ExecutionModeStreamingInterfaceINTEL */
    {6417u, 3198, 4, 1}, /* ExecutionModeNamedBarrierCountINTEL */
    {0u, 3235, 0, 0}, /* StorageClassUniformConstant */
    {1u, 3251, 0, 0}, /* StorageClassInput */
    {2u, 3257, 0, 0}, /* StorageClassUniform */
    {3u, 3265, 0, 0}, /* StorageClassOutput */
    {4u, 3272, 0, 0}, /* StorageClassWorkgroup */
    {5u, 3282, 0, 0}, /* StorageClassCrossWorkgroup */
    {6u, 3297, 0, 0}, /* StorageClassPrivate */
    {7u, 3305, 0, 0}, /* StorageClassFunction */
    {8u, 3314, 0, 0}, /* StorageClassGeneric */
    {9u, 3322, 0, 0}, /* StorageClassPushConstant */
    {10u, 3335, 0, 0}, /* StorageClassAtomicCounter */
    {11u, 3349, 0, 0}, /* StorageClassImage */
    {12u, 3355, 0, 0}, /* StorageClassStorageBuffer */
    {5328u, 3369, 0, 0}, /* StorageClassCallableDataNV */
    {5329u, 3384, 0, 0}, /* StorageClassIncomingCallableDataNV */
    {5338u, 3407, 0, 0}, /* StorageClassRayPayloadNV */
    {5339u, 3420, 0, 0}, /* StorageClassHitAttributeNV */
    {5342u, 3435, 0, 0}, /* StorageClassIncomingRayPayloadNV */
    {5343u, 3456, 0, 0}, /* StorageClassShaderRecordBufferNV */
    {5349u, 3477, 0, 0}, /* StorageClassPhysicalStorageBuffer */
    {5385u, 3499, 0, 0}, /* StorageClassHitObjectAttributeNV */
    {5402u, 3520, 0, 0}, /* StorageClassTaskPayloadWorkgroupEXT */
    {5605u, 3544, 0, 0}, /* StorageClassCodeSectionINTEL */
    {5936u, 3561, 0, 0}, /* StorageClassDeviceOnlyINTEL */
    {5937u, 3577, 0, 0}, /* StorageClassHostOnlyINTEL */
    {0u, 3604, 0, 0}, /* Dim1D */
    {1u, 3607, 0, 0}, /* Dim2D */
    {2u, 3610, 0, 0}, /* Dim3D */
    {3u, 3613, 0, 0}, /* DimCube */
    {4u, 3618, 0, 0}, /* DimRect */
    {5u, 3623, 0, 0}, /* DimBuffer */
    {6u, 3630, 0, 0}, /* DimSubpassData */
    {0u, 0, 0, 0}, /* SamplerAddressingModeNone */
    {1u, 3646, 0, 0}, /* SamplerAddressingModeClampToEdge */
    {2u, 3658, 0, 0}, /* SamplerAddressingModeClamp */
    {3u, 3664, 0, 0}, /* SamplerAddressingModeRepeat */
    {4u, 3671, 0, 0}, /* SamplerAddressingModeRepeatMirrored */
    {0u, 3708, 0, 0}, /* SamplerFilterModeNearest */
    {1u, 3716, 0, 0}, /* SamplerFilterModeLinear */
    {0u, 1395, 0, 0}, /* ImageFormatUnknown */
    {1u, 3741, 0, 0}, /* ImageFormatRgba32f */
    {2u, 3749, 0, 0}, /* ImageFormatRgba16f */
    {3u, 3757, 0, 0}, /* ImageFormatR32f */
    {4u, 3762, 0, 0}, /* ImageFormatRgba8 */
    {5u, 3768, 0, 0}, /* ImageFormatRgba8Snorm */
    {6u, 3779, 0, 0}, /* ImageFormatRg32f */
    {7u, 3785, 0, 0}, /* ImageFormatRg16f */
    {8u, 3791, 0, 0}, /* ImageFormatR11fG11fB10f */
    {9u, 3804, 0, 0}, /* ImageFormatR16f */
    {10u, 3809, 0, 0}, /* ImageFormatRgba16 */
    {11u, 3816, 0, 0}, /* ImageFormatRgb10A2 */
    {12u, 3824, 0, 0}, /* ImageFormatRg16 */
    {13u, 3829, 0, 0}, /* ImageFormatRg8 */
    {14u, 3833, 0, 0}, /* ImageFormatR16 */
    {15u, 3837, 0, 0}, /* ImageFormatR8 */
    {16u, 3840, 0, 0}, /* ImageFormatRgba16Snorm */
    {17u, 3852, 0, 0}, /* ImageFormatRg16Snorm */
    {18u, 3862, 0, 0}, /* ImageFormatRg8Snorm */
    {19u, 3871, 0, 0}, /* ImageFormatR16Snorm */
    {20u, 3880, 0, 0}, /* ImageFormatR8Snorm */
    {21u, 3888, 0, 0}, /* ImageFormatRgba32i */
    {22u, 3896, 0, 0}, /* ImageFormatRgba16i */
    {23u, 3904, 0, 0}, /* ImageFormatRgba8i */
    {24u, 3911, 0, 0}, /* ImageFormatR32i */
    {25u, 3916, 0, 0}, /* ImageFormatRg32i */
    {26u, 3922, 0, 0}, /* ImageFormatRg16i */
    {27u, 3928, 0, 0}, /* ImageFormatRg8i */
    {28u, 3933, 0, 0}, /* ImageFormatR16i */
    {29u, 3938, 0, 0}, /* ImageFormatR8i */
    {30u, 3942, 0, 0}, /* ImageFormatRgba32ui */
    {31u, 3951, 0, 0}, /* ImageFormatRgba16ui */
    {32u, 3960, 0, 0}, /* ImageFormatRgba8ui */
    {33u, 3968, 0, 0}, /* ImageFormatR32ui */
    {34u, 3974, 0, 0}, /* ImageFormatRgb10a2ui */
    {35u, 3984, 0, 0}, /* ImageFormatRg32ui */
    {36u, 3991, 0, 0}, /* ImageFormatRg16ui */
    {37u, 4096, 0, 0}, /* ImageFormatRg8ui */
    {38u, 4102, 0, 0}, /* ImageFormatR16ui */
    {39u, 4108, 0, 0}, /* ImageFormatR8ui */
    {40u, 4113, 0, 0}, /* ImageFormatR64ui */
    {41u, 4119, 0, 0}, /* ImageFormatR64i */
    {0u, 4136, 0, 0}, /* ImageChannelOrderR */
    {1u, 4138, 0, 0}, /* ImageChannelOrderA */
    {2u, 4140, 0, 0}, /* ImageChannelOrderRG */
    {3u, 4143, 0, 0}, /* ImageChannelOrderRA */
    {4u, 4146, 0, 0}, /* ImageChannelOrderRGB */
    {5u, 4150, 0, 0}, /* ImageChannelOrderRGBA */
    {6u, 4155, 0, 0}, /* ImageChannelOrderBGRA */
    {7u, 4160, 0, 0}, /* ImageChannelOrderARGB */
    {8u, 4165, 0, 0}, /* ImageChannelOrderIntensity */
    {9u, 4175, 0, 0}, /* ImageChannelOrderLuminance */
    {10u, 4185, 0, 0}, /* ImageChannelOrderRx */
    {11u, 4188, 0, 0}, /* ImageChannelOrderRGx */
    {12u, 4192, 0, 0}, /* ImageChannelOrderRGBx */
    {13u, 4197, 0, 0}, /* ImageChannelOrderDepth */
    {14u, 4203, 0, 0}, /* ImageChannelOrderDepthStencil */
    {15u, 4216, 0, 0}, /* ImageChannelOrdersRGB */
    {16u, 4221, 0, 0}, /* ImageChannelOrdersRGBx */
    {17u, 4227, 0, 0}, /* ImageChannelOrdersRGBA */
    {18u, 4233, 0, 0}, /* ImageChannelOrdersBGRA */
    {19u, 4239, 0, 0}, /* ImageChannelOrderABGR */
    {0u, 4262, 0, 0}, /* ImageChannelDataTypeSnormInt8 */
    {1u, 4272, 0, 0}, /* ImageChannelDataTypeSnormInt16 */
    {2u, 4283, 0, 0}, /* ImageChannelDataTypeUnormInt8 */
    {3u, 4293, 0, 0}, /* ImageChannelDataTypeUnormInt16 */
    {4u, 4304, 0, 0}, /* ImageChannelDataTypeUnormShort565 */
    {5u, 4318, 0, 0}, /* ImageChannelDataTypeUnormShort555 */
    {6u, 4332, 0, 0}, /* ImageChannelDataTypeUnormInt101010 */
    {7u, 4347, 0, 0}, /* ImageChannelDataTypeSignedInt8 */
    {8u, 4358, 0, 0}, /* ImageChannelDataTypeSignedInt16 */
    {9u, 4370, 0, 0}, /* ImageChannelDataTypeSignedInt32 */
    {10u, 4382, 0, 0}, /* ImageChannelDataTypeUnsignedInt8 */
    {11u, 4395, 0, 0}, /* ImageChannelDataTypeUnsignedInt16 */
    {12u, 4409, 0, 0}, /* ImageChannelDataTypeUnsignedInt32 */
    {13u, 4423, 0, 0}, /* ImageChannelDataTypeHalfFloat */
    {14u, 4433, 0, 0}, /* ImageChannelDataTypeFloat */
    {15u, 4439, 0, 0}, /* ImageChannelDataTypeUnormInt24 */
    {16u, 4450, 0, 0}, /* ImageChannelDataTypeUnormInt101010_2 */
    {0u, 4488, 0, 0}, /* FPRoundingModeRTE */
    {1u, 4492, 0, 0}, /* FPRoundingModeRTZ */
    {2u, 4496, 0, 0}, /* FPRoundingModeRTP */
    {3u, 4500, 0, 0}, /* FPRoundingModeRTN */
    {0u, 4519, 0, 0}, /* FPDenormModePreserve */
    {1u, 4528, 0, 0}, /* FPDenormModeFlushToZero */
    {0u, 4553, 0, 0}, /* QuantizationModesTRN */
    {1u, 4557, 0, 0}, /* QuantizationModesTRN_ZERO */
    {2u, 4566, 0, 0}, /* QuantizationModesRND */
    {3u, 4570, 0, 0}, /* QuantizationModesRND_ZERO */
    {4u, 4579, 0, 0}, /* QuantizationModesRND_INF */
    {5u, 4587, 0, 0}, /* QuantizationModesRND_MIN_INF */
    {6u, 4599, 0, 0}, /* QuantizationModesRND_CONV */
    {7u, 4608, 0, 0}, /* QuantizationModesRND_CONV_ODD */
    {0u, 4639, 0, 0}, /* FPOperationModeIEEE */
    {1u, 4644, 0, 0}, /* FPOperationModeALT */
    {0u, 4664, 0, 0}, /* OverflowModesWRAP */
    {1u, 4669, 0, 0}, /* OverflowModesSAT */
    {2u, 4673, 0, 0}, /* OverflowModesSAT_ZERO */
    {3u, 4682, 0, 0}, /* OverflowModesSAT_SYM */
    {0u, 4704, 0, 0}, /* LinkageTypeExport */
    {1u, 4711, 0, 0}, /* LinkageTypeImport */
    {2u, 4718, 0, 0}, /* LinkageTypeLinkOnceODR */
    {0u, 4742, 0, 0}, /* AccessQualifierReadOnly */
    {1u, 4751, 0, 0}, /* AccessQualifierWriteOnly */
    {2u, 4761, 0, 0}, /* AccessQualifierReadWrite */
    {0u, 4787, 0, 0}, /* FunctionParameterAttributeZext */
    {1u, 4792, 0, 0}, /* FunctionParameterAttributeSext */
    {2u, 4797, 0, 0}, /* FunctionParameterAttributeByVal */
    {3u, 4803, 0, 0}, /* FunctionParameterAttributeSret */
    {4u, 4808, 0, 0}, /* FunctionParameterAttributeNoAlias */
    {5u, 4816, 0, 0}, /* FunctionParameterAttributeNoCapture */
    {6u, 4826, 0, 0}, /* FunctionParameterAttributeNoWrite */
    {7u, 4834, 0, 0}, /* FunctionParameterAttributeNoReadWrite */
    {5940u, 4846, 0, 0}, /* FunctionParameterAttributeRuntimeAlignedINTEL */
    {0u, 4893, 0, 0}, /* DecorationRelaxedPrecision */
    {1u, 4910, 4, 1}, /* DecorationSpecId */
    {2u, 4917, 0, 0}, /* DecorationBlock */
    {3u, 4923, 0, 0}, /* DecorationBufferBlock */
    {4u, 4935, 0, 0}, /* DecorationRowMajor */
    {5u, 4944, 0, 0}, /* DecorationColMajor */
    {6u, 4953, 4, 1}, /* DecorationArrayStride */
    {7u, 4965, 4, 1}, /* DecorationMatrixStride */
    {8u, 4978, 0, 0}, /* DecorationGLSLShared */
    {9u, 4989, 0, 0}, /* DecorationGLSLPacked */
    {10u, 5000, 0, 0}, /* DecorationCPacked */
    {11u, 5008, 11, 1}, /* DecorationBuiltIn */
    {13u, 5016, 0, 0}, /* DecorationNoPerspective */
    {14u, 5030, 0, 0}, /* DecorationFlat */
    {15u, 5035, 0, 0}, /* DecorationPatch */
    {16u, 5041, 0, 0}, /* DecorationCentroid */
    {17u, 51, 0, 0}, /* DecorationSample */
    {18u, 5050, 0, 0}, /* DecorationInvariant */
    {19u, 5060, 0, 0}, /* DecorationRestrict */
    {20u, 5069, 0, 0}, /* DecorationAliased */
    {21u, 903, 0, 0}, /* DecorationVolatile */
    {22u, 5077, 0, 0}, /* DecorationConstant */
    {23u, 5086, 0, 0}, /* DecorationCoherent */
    {24u, 5095, 0, 0}, /* DecorationNonWritable */
    {25u, 5107, 0, 0}, /* DecorationNonReadable */
    {26u, 3257, 0, 0}, /* DecorationUniform */
    {27u, 5119, 3, 1}, /* DecorationUniformId */
    {28u, 5129, 0, 0}, /* DecorationSaturatedConversion */
    {29u, 5149, 4, 1}, /* DecorationStream */
    {30u, 5156, 4, 1}, /* DecorationLocation */
    {31u, 5165, 4, 1}, /* DecorationComponent */
    {32u, 5175, 4, 1}, /* DecorationIndex */
    {33u, 5181, 4, 1}, /* DecorationBinding */
    {34u, 5189, 4, 1}, /* DecorationDescriptorSet */
    {35u, 31, 4, 1}, /* DecorationOffset */
    {36u, 5203, 4, 1}, /* DecorationXfbBuffer */
    {37u, 5213, 4, 1}, /* DecorationXfbStride */
    {38u, 5223, 12, 1}, /* DecorationFuncParamAttr */
    {39u, 4504, 13, 1}, /* DecorationFPRoundingMode */
    {40u, 262, 14, 1}, /* DecorationFPFastMathMode */
    {41u, 5237, 15, 2}, /* DecorationLinkageAttributes */
    {42u, 5255, 0, 0}, /* DecorationNoContraction */
    {43u, 5269, 4, 1}, /* DecorationInputAttachmentIndex */
    {44u, 5290, 4, 1}, /* DecorationAlignment */
    {45u, 5300, 4, 1}, /* DecorationMaxByteOffset */
    {46u, 5314, 0, 1}, /* DecorationAlignmentId */
    {47u, 5326, 0, 1}, /* DecorationMaxByteOffsetId */
    {4469u, 5342, 0, 0}, /* DecorationNoSignedWrap */
    {4470u, 5355, 0, 0}, /* DecorationNoUnsignedWrap */
    {4999u, 5370, 0, 0}, /* DecorationExplicitInterpAMD */
    {5248u, 5388, 0, 0}, /* DecorationOverrideCoverageNV */
    {5250u, 5407, 0, 0}, /* DecorationPassthroughNV */
    {5252u, 5421, 0, 0}, /* DecorationViewportRelativeNV */
    {5256u, 5440, 4, 1}, /* DecorationSecondaryViewportRelativeNV */
    {5271u, 5468, 0, 0}, /* DecorationPerPrimitiveNV */
    {5272u, 5483, 0, 0}, /* DecorationPerViewNV */
    {5273u, 5493, 0, 0}, /* DecorationPerTaskNV */
    {5285u, 5503, 0, 0}, /* DecorationPerVertexNV */
    {5300u, 5515, 0, 0}, /* DecorationNonUniform */
    {5355u, 5526, 0, 0}, /* DecorationRestrictPointer */
    {5356u, 5542, 0, 0}, /* DecorationAliasedPointer */
    {5386u, 5557, 0, 0}, /* DecorationHitObjectShaderRecordBufferNV */
    {5398u, 5587, 0, 0}, /* DecorationBindlessSamplerNV */
    {5399u, 5605, 0, 0}, /* DecorationBindlessImageNV */
    {5400u, 5621, 0, 0}, /* DecorationBoundSamplerNV */
    {5401u, 5636, 0, 0}, /* DecorationBoundImageNV */
    {5599u, 5649, 4, 1}, /* DecorationSIMTCallINTEL */
    {5602u, 5663, 0, 0}, /* DecorationReferencedIndirectlyINTEL */
    {5607u, 5689, 17, 1}, /* DecorationClobberINTEL */
    {5608u, 5702, 0, 0}, /* DecorationSideEffectsINTEL */
    {5624u, 5719, 0, 0}, /* DecorationVectorComputeVariableINTEL */
    {5625u, 5746, 4, 1}, /* DecorationFuncParamIOKindINTEL */
    {5626u, 5767, 0, 0}, /* DecorationVectorComputeFunctionINTEL */
    {5627u, 5794, 0, 0}, /* DecorationStackCallINTEL */
    {5628u, 5809, 4, 1}, /* DecorationGlobalVariableOffsetINTEL */
    {5634u, 5835, 0, 1}, /* DecorationCounterBuffer */
    {5635u, 5849, 17, 1}, /* DecorationUserSemantic */
    {5636u, 5862, 17, 1}, /* DecorationUserTypeGOOGLE */
    {5822u, 5877, 18, 2}, /* DecorationFunctionRoundingModeINTEL */
    {5823u, 5903, 20, 2}, /* DecorationFunctionDenormModeINTEL */
    {5825u, 5927, 0, 0}, /* DecorationRegisterINTEL */
    {5826u, 5941, 17, 1}, /* DecorationMemoryINTEL */
    {5827u, 5953, 4, 1}, /* DecorationNumbanksINTEL */
    {5828u, 5967, 4, 1}, /* DecorationBankwidthINTEL */
    {5829u, 5982, 4, 1}, /* DecorationMaxPrivateCopiesINTEL */
    {5830u, 6004, 0, 0}, /* DecorationSinglepumpINTEL */
    {5831u, 6020, 0, 0}, /* DecorationDoublepumpINTEL */
    {5832u, 6036, 4, 1}, /* DecorationMaxReplicatesINTEL */
    {5833u, 6055, 0, 0}, /* DecorationSimpleDualPortINTEL */
    {5834u, 6075, 22, 2}, /* DecorationMergeINTEL */
    {5835u, 6086, 24, 1}, /* DecorationBankBitsINTEL */
    {5836u, 6100, 4, 1}, /* DecorationForcePow2DepthINTEL */
    {5899u, 6120, 0, 0}, /* DecorationBurstCoalesceINTEL */
    {5900u, 6139, 4, 1}, /* DecorationCacheSizeINTEL */
    {5901u, 6154, 0, 0}, /* DecorationDontStaticallyCoalesceINTEL */
    {5902u, 6182, 4, 1}, /* DecorationPrefetchINTEL */
    {5905u, 6196, 0, 0}, /* DecorationStallEnableINTEL */
    {5907u, 6213, 0, 0}, /* DecorationFuseLoopsInFunctionINTEL */
    {5909u, 6238, 25, 2}, /* DecorationMathOpDSPModeINTEL */
    {5914u, 6257, 0, 1}, /* DecorationAliasScopeINTEL */
    {5915u, 6273, 0, 1}, /* DecorationNoAliasINTEL */
    {5917u, 437, 4, 1}, /* DecorationInitiationIntervalINTEL */
    {5918u, 461, 4, 1}, /* DecorationMaxConcurrencyINTEL */
    {5919u, 502, 4, 1}, /* DecorationPipelineEnableINTEL */
    {5921u, 6286, 4, 1}, /* DecorationBufferLocationINTEL */
    {5944u, 6306, 4, 1}, /* DecorationIOPipeStorageINTEL */
    {6080u, 6325, 27, 2}, /* DecorationFunctionFloatingPointModeINTEL */
    {6085u, 6356, 0, 0}, /* DecorationSingleElementVectorINTEL */
    {6087u, 6381, 0, 0}, /* DecorationVectorComputeCallableFunctionINTEL */
    {6140u, 6416, 0, 0}, /* DecorationMediaBlockIOINTEL */
    {0u, 6445, 0, 0}, /* BuiltInPosition */
    {1u, 6454, 0, 0}, /* BuiltInPointSize */
    {3u, 6464, 0, 0}, /* BuiltInClipDistance */
    {4u, 6477, 0, 0}, /* BuiltInCullDistance */
    {5u, 6490, 0, 0}, /* BuiltInVertexId */
    {6u, 6499, 0, 0}, /* BuiltInInstanceId */
    {7u, 6510, 0, 0}, /* BuiltInPrimitiveId */
    {8u, 6522, 0, 0}, /* BuiltInInvocationId */
    {9u, 6535, 0, 0}, /* BuiltInLayer */
    {10u, 6541, 0, 0}, /* BuiltInViewportIndex */
    {11u, 6555, 0, 0}, /* BuiltInTessLevelOuter */
    {12u, 6570, 0, 0}, /* BuiltInTessLevelInner */
    {13u, 6585, 0, 0}, /* BuiltInTessCoord */
    {14u, 6595, 0, 0}, /* BuiltInPatchVertices */
    {15u, 6609, 0, 0}, /* BuiltInFragCoord */
    {16u, 6619, 0, 0}, /* BuiltInPointCoord */
    {17u, 6630, 0, 0}, /* BuiltInFrontFacing */
    {18u, 6642, 0, 0}, /* BuiltInSampleId */
    {19u, 6651, 0, 0}, /* BuiltInSamplePosition */
    {20u, 6666, 0, 0}, /* BuiltInSampleMask */
    {22u, 6677, 0, 0}, /* BuiltInFragDepth */
    {23u, 6687, 0, 0}, /* BuiltInHelperInvocation */
    {24u, 6704, 0, 0}, /* BuiltInNumWorkgroups */
    {25u, 6718, 0, 0}, /* BuiltInWorkgroupSize */
    {26u, 6732, 0, 0}, /* BuiltInWorkgroupId */
    {27u, 6744, 0, 0}, /* BuiltInLocalInvocationId */
    {28u, 6762, 0, 0}, /* BuiltInGlobalInvocationId */
    {29u, 6781, 0, 0}, /* BuiltInLocalInvocationIndex */
    {30u, 6802, 0, 0}, /* BuiltInWorkDim */
    {31u, 6810, 0, 0}, /* BuiltInGlobalSize */
    {32u, 6821, 0, 0}, /* BuiltInEnqueuedWorkgroupSize */
    {33u, 6843, 0, 0}, /* BuiltInGlobalOffset */
    {34u, 6856, 0, 0}, /* BuiltInGlobalLinearId */
    {36u, 2248, 0, 0}, /* BuiltInSubgroupSize */
    {37u, 6871, 0, 0}, /* BuiltInSubgroupMaxSize */
    {38u, 6887, 0, 0}, /* BuiltInNumSubgroups */
    {39u, 6900, 0, 0}, /* BuiltInNumEnqueuedSubgroups */
    {40u, 6921, 0, 0}, /* BuiltInSubgroupId */
    {41u, 6932, 0, 0}, /* BuiltInSubgroupLocalInvocationId */
    {42u, 6958, 0, 0}, /* BuiltInVertexIndex */
    {43u, 6970, 0, 0}, /* BuiltInInstanceIndex */
    {4160u, 6984, 0, 0}, /* BuiltInCoreIDARM */
    {4161u, 6994, 0, 0}, /* BuiltInCoreCountARM */
    {4162u, 7007, 0, 0}, /* BuiltInCoreMaxIDARM */
    {4163u, 7020, 0, 0}, /* BuiltInWarpIDARM */
    {4164u, 7030, 0, 0}, /* BuiltInWarpMaxIDARM */
    {4416u, 7043, 0, 0}, /* BuiltInSubgroupEqMask */
    {4417u, 7058, 0, 0}, /* BuiltInSubgroupGeMask */
    {4418u, 7073, 0, 0}, /* BuiltInSubgroupGtMask */
    {4419u, 7088, 0, 0}, /* BuiltInSubgroupLeMask */
    {4420u, 7103, 0, 0}, /* BuiltInSubgroupLtMask */
    {4424u, 7118, 0, 0}, /* BuiltInBaseVertex */
    {4425u, 7129, 0, 0}, /* BuiltInBaseInstance */
    {4426u, 7142, 0, 0}, /* BuiltInDrawIndex */
    {4432u, 7152, 0, 0}, /* BuiltInPrimitiveShadingRateKHR */
    {4438u, 7176, 0, 0}, /* BuiltInDeviceIndex */
    {4440u, 7188, 0, 0}, /* BuiltInViewIndex */
    {4444u, 7198, 0, 0}, /* BuiltInShadingRateKHR */
    {4992u, 7213, 0, 0}, /* BuiltInBaryCoordNoPerspAMD */
    {4993u, 7233, 0, 0}, /* BuiltInBaryCoordNoPerspCentroidAMD */
    {4994u, 7261, 0, 0}, /* BuiltInBaryCoordNoPerspSampleAMD */
    {4995u, 7287, 0, 0}, /* BuiltInBaryCoordSmoothAMD */
    {4996u, 7306, 0, 0}, /* BuiltInBaryCoordSmoothCentroidAMD */
    {4997u, 7333, 0, 0}, /* BuiltInBaryCoordSmoothSampleAMD */
    {4998u, 7358, 0, 0}, /* BuiltInBaryCoordPullModelAMD */
    {5014u, 7380, 0, 0}, /* BuiltInFragStencilRefEXT */
    {5253u, 7398, 0, 0}, /* BuiltInViewportMaskNV */
    {5257u, 7413, 0, 0}, /* BuiltInSecondaryPositionNV */
    {5258u, 7433, 0, 0}, /* BuiltInSecondaryViewportMaskNV */
    {5261u, 7457, 0, 0}, /* BuiltInPositionPerViewNV */
    {5262u, 7475, 0, 0}, /* BuiltInViewportMaskPerViewNV */
    {5264u, 7497, 0, 0}, /* BuiltInFullyCoveredEXT */
    {5274u, 7513, 0, 0}, /* BuiltInTaskCountNV */
    {5275u, 7525, 0, 0}, /* BuiltInPrimitiveCountNV */
    {5276u, 7542, 0, 0}, /* BuiltInPrimitiveIndicesNV */
    {5277u, 7561, 0, 0}, /* BuiltInClipDistancePerViewNV */
    {5278u, 7583, 0, 0}, /* BuiltInCullDistancePerViewNV */
    {5279u, 7605, 0, 0}, /* BuiltInLayerPerViewNV */
    {5280u, 7620, 0, 0}, /* BuiltInMeshViewCountNV */
    {5281u, 7636, 0, 0}, /* BuiltInMeshViewIndicesNV */
    {5286u, 7654, 0, 0}, /* BuiltInBaryCoordNV */
    {5287u, 7666, 0, 0}, /* BuiltInBaryCoordNoPerspNV */
    {5292u, 7685, 0, 0}, /* BuiltInFragSizeEXT */
    {5293u, 7697, 0, 0}, /* BuiltInInvocationsPerPixelNV */
    {5294u, 7719, 0, 0}, /* BuiltInPrimitivePointIndicesEXT */
    {5295u, 7744, 0, 0}, /* BuiltInPrimitiveLineIndicesEXT */
    {5296u, 7768, 0, 0}, /* BuiltInPrimitiveTriangleIndicesEXT */
    {5299u, 7796, 0, 0}, /* BuiltInCullPrimitiveEXT */
    {5319u, 7813, 0, 0}, /* BuiltInLaunchIdNV */
    {5320u, 7824, 0, 0}, /* BuiltInLaunchSizeNV */
    {5321u, 7837, 0, 0}, /* BuiltInWorldRayOriginNV */
    {5322u, 7854, 0, 0}, /* BuiltInWorldRayDirectionNV */
    {5323u, 7874, 0, 0}, /* BuiltInObjectRayOriginNV */
    {5324u, 7892, 0, 0}, /* BuiltInObjectRayDirectionNV */
    {5325u, 7913, 0, 0}, /* BuiltInRayTminNV */
    {5326u, 7923, 0, 0}, /* BuiltInRayTmaxNV */
    {5327u, 7933, 0, 0}, /* BuiltInInstanceCustomIndexNV */
    {5330u, 7955, 0, 0}, /* BuiltInObjectToWorldNV */
    {5331u, 7971, 0, 0}, /* BuiltInWorldToObjectNV */
    {5332u, 7987, 0, 0}, /* BuiltInHitTNV */
    {5333u, 7994, 0, 0}, /* BuiltInHitKindNV */
    {5334u, 8004, 0, 0}, /* BuiltInCurrentRayTimeNV */
    {5351u, 8021, 0, 0}, /* BuiltInIncomingRayFlagsNV */
    {5352u, 8040, 0, 0}, /* BuiltInRayGeometryIndexKHR */
    {5374u, 8060, 0, 0}, /* BuiltInWarpsPerSMNV */
    {5375u, 8073, 0, 0}, /* BuiltInSMCountNV */
    {5376u, 8083, 0, 0}, /* BuiltInWarpIDNV */
    {5377u, 8192, 0, 0}, /* BuiltInSMIDNV */
    {6021u, 8199, 0, 0}, /* BuiltInCullMaskKHR */
    {0u, 8211, 0, 0}, /* ScopeCrossDevice */
    {1u, 8223, 0, 0}, /* ScopeDevice */
    {2u, 3272, 0, 0}, /* ScopeWorkgroup */
    {3u, 8230, 0, 0}, /* ScopeSubgroup */
    {4u, 8239, 0, 0}, /* ScopeInvocation */
    {5u, 8250, 0, 0}, /* ScopeQueueFamily */
    {6u, 8262, 0, 0}, /* ScopeShaderCallKHR */
    {0u, 8282, 0, 0}, /* GroupOperationReduce */
    {1u, 8289, 0, 0}, /* GroupOperationInclusiveScan */
    {2u, 8303, 0, 0}, /* GroupOperationExclusiveScan */
    {3u, 8317, 0, 0}, /* GroupOperationClusteredReduce */
    {6u, 8333, 0, 0}, /* GroupOperationPartitionedReduceNV */
    {7u, 8353, 0, 0}, /* GroupOperationPartitionedInclusiveScanNV */
    {8u, 8380, 0, 0}, /* GroupOperationPartitionedExclusiveScanNV */
    {0u, 8422, 0, 0}, /* KernelEnqueueFlagsNoWait */
    {1u, 8429, 0, 0}, /* KernelEnqueueFlagsWaitKernel */
    {2u, 8440, 0, 0}, /* KernelEnqueueFlagsWaitWorkGroup */
    {0u, 8473, 0, 0}, /* CapabilityMatrix */
    {1u, 8480, 0, 0}, /* CapabilityShader */
    {2u, 1523, 0, 0}, /* CapabilityGeometry */
    {3u, 8487, 0, 0}, /* CapabilityTessellation */
    {4u, 8500, 0, 0}, /* CapabilityAddresses */
    {5u, 8510, 0, 0}, /* CapabilityLinkage */
    {6u, 1551, 0, 0}, /* CapabilityKernel */
    {7u, 8518, 0, 0}, /* CapabilityVector16 */
    {8u, 8527, 0, 0}, /* CapabilityFloat16Buffer */
    {9u, 8541, 0, 0}, /* CapabilityFloat16 */
    {10u, 8549, 0, 0}, /* CapabilityFloat64 */
    {11u, 8557, 0, 0}, /* CapabilityInt64 */
    {12u, 8563, 0, 0}, /* CapabilityInt64Atomics */
    {13u, 8576, 0, 0}, /* CapabilityImageBasic */
    {14u, 8587, 0, 0}, /* CapabilityImageReadWrite */
    {15u, 8602, 0, 0}, /* CapabilityImageMipmap */
    {17u, 8614, 0, 0}, /* CapabilityPipes */
    {18u, 8620, 0, 0}, /* CapabilityGroups */
    {19u, 8627, 0, 0}, /* CapabilityDeviceEnqueue */
    {20u, 8641, 0, 0}, /* CapabilityLiteralSampler */
    {21u, 8656, 0, 0}, /* CapabilityAtomicStorage */
    {22u, 8670, 0, 0}, /* CapabilityInt16 */
    {23u, 8676, 0, 0}, /* CapabilityTessellationPointSize */
    {24u, 8698, 0, 0}, /* CapabilityGeometryPointSize */
    {25u, 8716, 0, 0}, /* CapabilityImageGatherExtended */
    {27u, 8736, 0, 0}, /* CapabilityStorageImageMultisample */
    {28u, 8760, 0, 0}, /* CapabilityUniformBufferArrayDynamicIndexing */
    {29u, 8794, 0, 0}, /* CapabilitySampledImageArrayDynamicIndexing */
    {30u, 8827, 0, 0}, /* CapabilityStorageBufferArrayDynamicIndexing */
    {31u, 8861, 0, 0}, /* CapabilityStorageImageArrayDynamicIndexing */
    {32u, 6464, 0, 0}, /* CapabilityClipDistance */
    {33u, 6477, 0, 0}, /* CapabilityCullDistance */
    {34u, 8894, 0, 0}, /* CapabilityImageCubeArray */
    {35u, 8909, 0, 0}, /* CapabilitySampleRateShading */
    {36u, 8927, 0, 0}, /* CapabilityImageRect */
    {37u, 8937, 0, 0}, /* CapabilitySampledRect */
    {38u, 8949, 0, 0}, /* CapabilityGenericPointer */
    {39u, 8964, 0, 0}, /* CapabilityInt8 */
    {40u, 8969, 0, 0}, /* CapabilityInputAttachment */
    {41u, 8985, 0, 0}, /* CapabilitySparseResidency */
    {42u, 58, 0, 0}, /* CapabilityMinLod */
    {43u, 9001, 0, 0}, /* CapabilitySampled1D */
    {44u, 9011, 0, 0}, /* CapabilityImage1D */
    {45u, 9019, 0, 0}, /* CapabilitySampledCubeArray */
    {46u, 9036, 0, 0}, /* CapabilitySampledBuffer */
    {47u, 9050, 0, 0}, /* CapabilityImageBuffer */
    {48u, 9062, 0, 0}, /* CapabilityImageMSArray */
    {49u, 9075, 0, 0}, /* CapabilityStorageImageExtendedFormats */
    {50u, 9103, 0, 0}, /* CapabilityImageQuery */
    {51u, 9114, 0, 0}, /* CapabilityDerivativeControl */
    {52u, 9132, 0, 0}, /* CapabilityInterpolationFunction */
    {53u, 9154, 0, 0}, /* CapabilityTransformFeedback */
    {54u, 9172, 0, 0}, /* CapabilityGeometryStreams */
    {55u, 9188, 0, 0}, /* CapabilityStorageImageReadWithoutFormat */
    {56u, 9218, 0, 0}, /* CapabilityStorageImageWriteWithoutFormat */
    {57u, 9249, 0, 0}, /* CapabilityMultiViewport */
    {58u, 9263, 0, 0}, /* CapabilitySubgroupDispatch */
    {59u, 9280, 0, 0}, /* CapabilityNamedBarrier */
    {60u, 9293, 0, 0}, /* CapabilityPipeStorage */
    {61u, 9305, 0, 0}, /* CapabilityGroupNonUniform */
    {62u, 9321, 0, 0}, /* CapabilityGroupNonUniformVote */
    {63u, 9341, 0, 0}, /* CapabilityGroupNonUniformArithmetic */
    {64u, 9367, 0, 0}, /* CapabilityGroupNonUniformBallot */
    {65u, 9389, 0, 0}, /* CapabilityGroupNonUniformShuffle */
    {66u, 9412, 0, 0}, /* CapabilityGroupNonUniformShuffleRelative */
    {67u, 9443, 0, 0}, /* CapabilityGroupNonUniformClustered */
    {68u, 9468, 0, 0}, /* CapabilityGroupNonUniformQuad */
    {69u, 9488, 0, 0}, /* CapabilityShaderLayer */
    {70u, 9500, 0, 0}, /* CapabilityShaderViewportIndex */
    {71u, 9520, 0, 0}, /* CapabilityUniformDecoration */
    {4165u, 9538, 0, 0}, /* CapabilityCoreBuiltinsARM */
    {4422u, 9554, 0, 0}, /* CapabilityFragmentShadingRateKHR */
    {4423u, 9577, 0, 0}, /* CapabilitySubgroupBallotKHR */
    {4427u, 9595, 0, 0}, /* CapabilityDrawParameters */
    {4428u, 9610, 0, 0}, /* CapabilityWorkgroupMemoryExplicitLayoutKHR */
    {4429u, 9643, 0, 0}, /* CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR */
    {4430u, 9686, 0, 0}, /* CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR */
    {4431u, 9730, 0, 0}, /* CapabilitySubgroupVoteKHR */
    {4433u, 9746, 0, 0}, /* CapabilityStorageBuffer16BitAccess */
    {4434u, 9771, 0, 0}, /* CapabilityStorageUniform16 */
    {4435u, 9788, 0, 0}, /* CapabilityStoragePushConstant16 */
    {4436u, 9810, 0, 0}, /* CapabilityStorageInputOutput16 */
    {4437u, 9831, 0, 0}, /* CapabilityDeviceGroup */
    {4439u, 9843, 0, 0}, /* CapabilityMultiView */
    {4441u, 9853, 0, 0}, /* CapabilityVariablePointersStorageBuffer */
    {4442u, 9883, 0, 0}, /* CapabilityVariablePointers */
    {4445u, 9900, 0, 0}, /* CapabilityAtomicStorageOps */
    {4447u, 9917, 0, 0}, /* CapabilitySampleMaskPostDepthCoverage */
    {4448u, 9945, 0, 0}, /* CapabilityStorageBuffer8BitAccess */
    {4449u, 9969, 0, 0}, /* CapabilityUniformAndStorageBuffer8BitAccess */
    {4450u, 10003, 0, 0}, /* CapabilityStoragePushConstant8 */
    {4464u, 2383, 0, 0}, /* CapabilityDenormPreserve */
    {4465u, 2398, 0, 0}, /* CapabilityDenormFlushToZero */
    {4466u, 2416, 0, 0}, /* CapabilitySignedZeroInfNanPreserve */
    {4467u, 2441, 0, 0}, /* CapabilityRoundingModeRTE */
    {4468u, 2457, 0, 0}, /* CapabilityRoundingModeRTZ */
    {4471u, 10024, 0, 0}, /* CapabilityRayQueryProvisionalKHR */
    {4472u, 10047, 0, 0}, /* CapabilityRayQueryKHR */
    {4478u, 10059, 0, 0}, /* CapabilityRayTraversalPrimitiveCullingKHR */
    {4479u, 10091, 0, 0}, /* CapabilityRayTracingKHR */
    {5008u, 10105, 0, 0}, /* CapabilityFloat16ImageAMD */
    {5009u, 10121, 0, 0}, /* CapabilityImageGatherBiasLodAMD */
    {5010u, 10143, 0, 0}, /* CapabilityFragmentMaskAMD */
    {5013u, 10159, 0, 0}, /* CapabilityStencilExportEXT */
    {5015u, 10176, 0, 0}, /* CapabilityImageReadWriteLodAMD */
    {5016u, 10197, 0, 0}, /* CapabilityInt64ImageEXT */
    {5055u, 10211, 0, 0}, /* CapabilityShaderClockKHR */
    {5249u, 10226, 0, 0}, /* CapabilitySampleMaskOverrideCoverageNV */
    {5251u, 10255, 0, 0}, /* CapabilityGeometryShaderPassthroughNV */
    {5254u, 10283, 0, 0}, /* CapabilityShaderViewportIndexLayerNV */
    {5255u, 10310, 0, 0}, /* CapabilityShaderViewportMaskNV */
    {5259u, 10331, 0, 0}, /* CapabilityShaderStereoViewNV */
    {5260u, 10350, 0, 0}, /* CapabilityPerViewAttributesNV */
    {5265u, 10370, 0, 0}, /* CapabilityFragmentFullyCoveredEXT */
    {5266u, 10394, 0, 0}, /* CapabilityMeshShadingNV */
    {5282u, 10408, 0, 0}, /* CapabilityImageFootprintNV */
    {5283u, 10425, 0, 0}, /* CapabilityMeshShadingEXT */
    {5284u, 10440, 0, 0}, /* CapabilityFragmentBarycentricNV */
    {5288u, 10462, 0, 0}, /* CapabilityComputeDerivativeGroupQuadsNV */
    {5291u, 10492, 0, 0}, /* CapabilityShadingRateNV */
    {5297u, 10506, 0, 0}, /* CapabilityGroupNonUniformPartitionedNV */
    {5301u, 10535, 0, 0}, /* CapabilityShaderNonUniform */
    {5302u, 10552, 0, 0}, /* CapabilityRuntimeDescriptorArray */
    {5303u, 10575, 0, 0}, /* CapabilityInputAttachmentArrayDynamicIndexing */
    {5304u, 10611, 0, 0}, /* CapabilityUniformTexelBufferArrayDynamicIndexing */
    {5305u, 10650, 0, 0}, /* CapabilityStorageTexelBufferArrayDynamicIndexing */
    {5306u, 10689, 0, 0}, /* CapabilityUniformBufferArrayNonUniformIndexing */
    {5307u, 10726, 0, 0}, /* CapabilitySampledImageArrayNonUniformIndexing */
    {5308u, 10762, 0, 0}, /* CapabilityStorageBufferArrayNonUniformIndexing */
    {5309u, 10799, 0, 0}, /* CapabilityStorageImageArrayNonUniformIndexing */
    {5310u, 10835, 0, 0}, /* CapabilityInputAttachmentArrayNonUniformIndexing */
    {5311u, 10874, 0, 0}, /* CapabilityUniformTexelBufferArrayNonUniformIndexing */
    {5312u, 10916, 0, 0}, /* CapabilityStorageTexelBufferArrayNonUniformIndexing */
    {5340u, 10958, 0, 0}, /* CapabilityRayTracingNV */
    {5341u, 10971, 0, 0}, /* CapabilityRayTracingMotionBlurNV */
    {5345u, 10994, 0, 0}, /* CapabilityVulkanMemoryModel */
    {5346u, 11012, 0, 0}, /* CapabilityVulkanMemoryModelDeviceScope */
    {5347u, 11041, 0, 0}, /* CapabilityPhysicalStorageBufferAddresses */
    {5350u, 11072, 0, 0}, /* CapabilityComputeDerivativeGroupLinearNV */
    {5353u, 11103, 0, 0}, /* CapabilityRayTracingProvisionalKHR */
    {5357u, 11128, 0, 0}, /* CapabilityCooperativeMatrixNV */
    {5363u, 11148, 0, 0}, /* CapabilityFragmentShaderSampleInterlockEXT */
    {5372u, 11181, 0, 0}, /* CapabilityFragmentShaderShadingRateInterlockEXT */
    {5373u, 11219, 0, 0}, /* CapabilityShaderSMBuiltinsNV */
    {5378u, 11238, 0, 0}, /* CapabilityFragmentShaderPixelInterlockEXT */
    {5379u, 11270, 0, 0}, /* CapabilityDemoteToHelperInvocation */
    {5381u, 11295, 0, 0}, /* CapabilityRayTracingOpacityMicromapEXT */
    {5383u, 11324, 0, 0}, /* CapabilityShaderInvocationReorderNV */
    {5390u, 11350, 0, 0}, /* CapabilityBindlessTextureNV */
    {5568u, 11368, 0, 0}, /* CapabilitySubgroupShuffleINTEL */
    {5569u, 11389, 0, 0}, /* CapabilitySubgroupBufferBlockIOINTEL */
    {5570u, 11416, 0, 0}, /* CapabilitySubgroupImageBlockIOINTEL */
    {5579u, 11442, 0, 0}, /* CapabilitySubgroupImageMediaBlockIOINTEL */
    {5582u, 11473, 0, 0}, /* CapabilityRoundToInfinityINTEL */
    {5583u, 11494, 0, 0}, /* CapabilityFloatingPointModeINTEL */
    {5584u, 11517, 0, 0}, /* CapabilityIntegerFunctions2INTEL */
    {5603u, 11540, 0, 0}, /* CapabilityFunctionPointersINTEL */
    {5604u, 11562, 0, 0}, /* CapabilityIndirectReferencesINTEL */
    {5606u, 11586, 0, 0}, /* CapabilityAsmINTEL */
    {5612u, 11595, 0, 0}, /* CapabilityAtomicFloat32MinMaxEXT */
    {5613u, 11618, 0, 0}, /* CapabilityAtomicFloat64MinMaxEXT */
    {5616u, 11641, 0, 0}, /* CapabilityAtomicFloat16MinMaxEXT */
    {5617u, 11664, 0, 0}, /* CapabilityVectorComputeINTEL */
    {5619u, 11683, 0, 0}, /* CapabilityVectorAnyINTEL */
    {5629u, 11698, 0, 0}, /* CapabilityExpectAssumeKHR */
    {5696u, 11714, 0, 0}, /* CapabilitySubgroupAvcMotionEstimationINTEL */
    {5697u, 11747, 0, 0}, /* CapabilitySubgroupAvcMotionEstimationIntraINTEL */
    {5698u, 11785, 0, 0}, /* CapabilitySubgroupAvcMotionEstimationChromaINTEL */
    {5817u, 11824, 0, 0}, /* CapabilityVariableLengthArrayINTEL */
    {5821u, 11849, 0, 0}, /* CapabilityFunctionFloatControlINTEL */
    {5824u, 11875, 0, 0}, /* CapabilityFPGAMemoryAttributesINTEL */
    {5837u, 11901, 0, 0}, /* CapabilityFPFastMathModeINTEL */
    {5844u, 11921, 0, 0}, /* CapabilityArbitraryPrecisionIntegersINTEL */
    {5845u, 11953, 0, 0}, /* CapabilityArbitraryPrecisionFloatingPointINTEL */
    {5886u, 11990, 0, 0}, /* CapabilityUnstructuredLoopControlsINTEL */
    {5888u, 12020, 0, 0}, /* CapabilityFPGALoopControlsINTEL */
    {5892u, 12042, 0, 0}, /* CapabilityKernelAttributesINTEL */
    {5897u, 12064, 0, 0}, /* CapabilityFPGAKernelAttributesINTEL */
    {5898u, 12090, 0, 0}, /* CapabilityFPGAMemoryAccessesINTEL */
    {5904u, 12114, 0, 0}, /* CapabilityFPGAClusterAttributesINTEL */
    {5906u, 12141, 0, 0}, /* CapabilityLoopFuseINTEL */
    {5908u, 12155, 0, 0}, /* CapabilityFPGADSPControlINTEL */
    {5910u, 12288, 0, 0}, /* CapabilityMemoryAccessAliasingINTEL */
    {5916u, 12314, 0, 0}, /* CapabilityFPGAInvocationPipeliningAttributesINTEL */
    {5920u, 12354, 0, 0}, /* CapabilityFPGABufferLocationINTEL */
    {5922u, 12378, 0, 0}, /* CapabilityArbitraryPrecisionFixedPointINTEL */
    {5935u, 12412, 0, 0}, /* CapabilityUSMStorageClassesINTEL */
    {5939u, 12435, 0, 0}, /* CapabilityRuntimeAlignedAttributeINTEL */
    {5943u, 12464, 0, 0}, /* CapabilityIOPipesINTEL */
    {5945u, 12477, 0, 0}, /* CapabilityBlockingPipesINTEL */
    {5948u, 12496, 0, 0}, /* CapabilityFPGARegINTEL */
    {6016u, 12509, 0, 0}, /* CapabilityDotProductInputAll */
    {6017u, 12528, 0, 0}, /* CapabilityDotProductInput4x8Bit */
    {6018u, 12550, 0, 0}, /* CapabilityDotProductInput4x8BitPacked */
    {6019u, 12578, 0, 0}, /* CapabilityDotProduct */
    {6020u, 12589, 0, 0}, /* CapabilityRayCullMaskKHR */
    {6025u, 12604, 0, 0}, /* CapabilityBitInstructions */
    {6026u, 12620, 0, 0}, /* CapabilityGroupNonUniformRotateKHR */
    {6033u, 12645, 0, 0}, /* CapabilityAtomicFloat32AddEXT */
    {6034u, 12665, 0, 0}, /* CapabilityAtomicFloat64AddEXT */
    {6089u, 12685, 0, 0}, /* CapabilityLongConstantCompositeINTEL */
    {6094u, 683, 0, 0}, /* CapabilityOptNoneINTEL */
    {6095u, 12712, 0, 0}, /* CapabilityAtomicFloat16AddEXT */
    {6114u, 12732, 0, 0}, /* CapabilityDebugInfoModuleINTEL */
    {6115u, 12753, 0, 0}, /* CapabilityBfloat16ConversionINTEL */
    {6141u, 12777, 0, 0}, /* CapabilitySplitBarrierINTEL */
    {6400u, 12795, 0, 0}, /* CapabilityGroupUniformArithmeticKHR */
    {6528u, 12821, 0, 0}, /* CapabilityBindlessImagesINTEL */
    {0u, 12852, 0, 0}, /* RayQueryIntersectionRayQueryCandidateIntersectionKHR */
    {1u, 12885, 0, 0}, /* RayQueryIntersectionRayQueryCommittedIntersectionKHR */
    {0u, 12939, 0, 0}, /* RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionNoneKHR */
    {1u, 12976, 0, 0}, /* RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionTriangleKHR */
    {2u, 13017, 0, 0}, /* RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionGeneratedKHR */
    {0u, 13093, 0, 0}, /* RayQueryCandidateIntersectionTypeRayQueryCandidateIntersectionTriangleKHR */
    {1u, 13134, 0, 0}, /* RayQueryCandidateIntersectionTypeRayQueryCandidateIntersectionAABBKHR */
    {0u, 13205, 0, 0}, /* PackedVectorFormatPackedVectorFormat4x8Bit */
};

const struct ur_spirv_kind_facts ur_spirv_kinds[] = {
    {UR_SPIRV_BITENUM, {0, 0}, 173, 0, 17}, /* ImageOperands */
    {UR_SPIRV_BITENUM, {0, 0}, 262, 17, 8}, /* FPFastMathMode */
    {UR_SPIRV_BITENUM, {0, 0}, 297, 25, 3}, /* SelectionControl */
    {UR_SPIRV_BITENUM, {0, 0}, 642, 28, 20}, /* LoopControl */
    {UR_SPIRV_BITENUM, {0, 0}, 696, 48, 6}, /* FunctionControl */
    {UR_SPIRV_BITENUM, {0, 0}, 912, 54, 15}, /* MemorySemantics */
    {UR_SPIRV_BITENUM, {0, 0}, 1031, 69, 9}, /* MemoryAccess */
    {UR_SPIRV_BITENUM, {0, 0}, 1056, 78, 2}, /* KernelProfilingInfo */
    {UR_SPIRV_BITENUM, {0, 0}, 1298, 80, 12}, /* RayFlags */
    {UR_SPIRV_BITENUM, {0, 0}, 1375, 92, 4}, /* FragmentShadingRate */
    {UR_SPIRV_VALUEENUM, {0, 0}, 1458, 96, 8}, /* SourceLanguage */
    {UR_SPIRV_VALUEENUM, {0, 0}, 1659, 104, 17}, /* ExecutionModel */
    {UR_SPIRV_VALUEENUM, {0, 0}, 1728, 121, 4}, /* AddressingModel */
    {UR_SPIRV_VALUEENUM, {0, 0}, 1773, 125, 4}, /* MemoryModel */
    {UR_SPIRV_VALUEENUM, {0, 0}, 3221, 129, 76}, /* ExecutionMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 3591, 205, 25}, /* StorageClass */
    {UR_SPIRV_VALUEENUM, {0, 0}, 3642, 230, 7}, /* Dim */
    {UR_SPIRV_VALUEENUM, {0, 0}, 3686, 237, 5}, /* SamplerAddressingMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 3723, 242, 2}, /* SamplerFilterMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4124, 244, 42}, /* ImageFormat */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4244, 286, 20}, /* ImageChannelOrder */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4467, 306, 17}, /* ImageChannelDataType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4504, 323, 4}, /* FPRoundingMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4540, 327, 2}, /* FPDenormMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4621, 329, 8}, /* QuantizationModes */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4648, 337, 2}, /* FPOperationMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4690, 339, 4}, /* OverflowModes */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4730, 343, 3}, /* LinkageType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4771, 346, 3}, /* AccessQualifier */
    {UR_SPIRV_VALUEENUM, {0, 0}, 4866, 349, 9}, /* FunctionParameterAttribute */
    {UR_SPIRV_VALUEENUM, {0, 0}, 6434, 358, 110}, /* Decoration */
    {UR_SPIRV_VALUEENUM, {0, 0}, 5008, 468, 109}, /* BuiltIn */
    {UR_SPIRV_VALUEENUM, {0, 0}, 8276, 577, 7}, /* Scope */
    {UR_SPIRV_VALUEENUM, {0, 0}, 8407, 584, 7}, /* GroupOperation */
    {UR_SPIRV_VALUEENUM, {0, 0}, 8454, 591, 3}, /* KernelEnqueueFlags */
    {UR_SPIRV_VALUEENUM, {0, 0}, 12841, 594, 208}, /* Capability */
    {UR_SPIRV_VALUEENUM, {0, 0}, 12918, 802, 2}, /* RayQueryIntersection */
    {UR_SPIRV_VALUEENUM, {0, 0}, 13059, 804, 3}, /* RayQueryCommittedIntersectionType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 13171, 807, 2}, /* RayQueryCandidateIntersectionType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 13230, 809, 1}, /* PackedVectorFormat */
    {UR_SPIRV_ID, {0, 0}, 13249, 810, 0}, /* IdMemorySemantics */
    {UR_SPIRV_ID, {0, 0}, 13267, 810, 0}, /* IdScope */
    {UR_SPIRV_ID, {0, 0}, 13275, 810, 0}, /* IdRef */
    {UR_SPIRV_LITERAL, {0, 0}, 13281, 810, 0}, /* LiteralInteger */
    {UR_SPIRV_LITERAL, {0, 0}, 13296, 810, 0}, /* LiteralString */
    {UR_SPIRV_LITERAL, {0, 0}, 13310, 810, 0}, /* LiteralContextDependentNumber */
    {UR_SPIRV_LITERAL, {0, 0}, 13340, 810, 0}, /* LiteralExtInstInteger */
    {UR_SPIRV_LITERAL, {0, 0}, 13362, 810, 0}, /* LiteralSpecConstantOpInteger */
    {UR_SPIRV_COMPOSITE, {43, 42}, 13391, 810, 0}, /* PairLiteralIntegerIdRef */
    {UR_SPIRV_COMPOSITE, {42, 43}, 13415, 810, 0}, /* PairIdRefLiteralInteger */
    {UR_SPIRV_COMPOSITE, {42, 42}, 13439, 810, 0}, /* PairIdRefIdRef */
};

const struct ur_spirv_grammar ur_spirv_instructions[] = {
    {0, 13454, 0, 0, 0, 0}, /* OpNop */
    {1, 13460, 0, 0, 1, 1}, /* OpUndef */
    {2, 13468, 17, 1, 0, 0}, /* OpSourceContinued */
    {3, 13486, 29, 4, 0, 0}, /* OpSource */
    {4, 13495, 17, 1, 0, 0}, /* OpSourceExtension */
    {5, 13513, 33, 2, 0, 0}, /* OpName */
    {6, 13520, 35, 3, 0, 0}, /* OpMemberName */
    {7, 13533, 17, 1, 0, 1}, /* OpString */
    {8, 13542, 38, 3, 0, 0}, /* OpLine */
    {10, 13549, 17, 1, 0, 0}, /* OpExtension */
    {11, 13561, 17, 1, 0, 1}, /* OpExtInstImport */
    {12, 13577, 41, 3, 1, 1}, /* OpExtInst */
    {14, 13587, 44, 2, 0, 0}, /* OpMemoryModel */
    {15, 13601, 46, 4, 0, 0}, /* OpEntryPoint */
    {16, 13614, 50, 2, 0, 0}, /* OpExecutionMode */
    {17, 13630, 52, 1, 0, 0}, /* OpCapability */
    {19, 13643, 0, 0, 0, 1}, /* OpTypeVoid */
    {20, 13654, 0, 0, 0, 1}, /* OpTypeBool */
    {21, 13665, 25, 2, 0, 1}, /* OpTypeInt */
    {22, 13675, 4, 1, 0, 1}, /* OpTypeFloat */
    {23, 13687, 53, 2, 0, 1}, /* OpTypeVector */
    {24, 13700, 53, 2, 0, 1}, /* OpTypeMatrix */
    {25, 13713, 55, 8, 0, 1}, /* OpTypeImage */
    {26, 13725, 0, 0, 0, 1}, /* OpTypeSampler */
    {27, 13739, 0, 1, 0, 1}, /* OpTypeSampledImage */
    {28, 13758, 1, 2, 0, 1}, /* OpTypeArray */
    {29, 13770, 0, 1, 0, 1}, /* OpTypeRuntimeArray */
    {30, 13789, 63, 1, 0, 1}, /* OpTypeStruct */
    {31, 13802, 17, 1, 0, 1}, /* OpTypeOpaque */
    {32, 13815, 64, 2, 0, 1}, /* OpTypePointer */
    {33, 13829, 66, 2, 0, 1}, /* OpTypeFunction */
    {34, 13844, 0, 0, 0, 1}, /* OpTypeEvent */
    {35, 13856, 0, 0, 0, 1}, /* OpTypeDeviceEvent */
    {36, 13874, 0, 0, 0, 1}, /* OpTypeReserveId */
    {37, 13890, 0, 0, 0, 1}, /* OpTypeQueue */
    {38, 13902, 68, 1, 0, 1}, /* OpTypePipe */
    {39, 13913, 69, 2, 0, 0}, /* OpTypeForwardPointer */
    {41, 13934, 0, 0, 1, 1}, /* OpConstantTrue */
    {42, 13949, 0, 0, 1, 1}, /* OpConstantFalse */
    {43, 13965, 71, 1, 1, 1}, /* OpConstant */
    {44, 13976, 63, 1, 1, 1}, /* OpConstantComposite */
    {45, 13996, 72, 3, 1, 1}, /* OpConstantSampler */
    {46, 14014, 0, 0, 1, 1}, /* OpConstantNull */
    {48, 14029, 0, 0, 1, 1}, /* OpSpecConstantTrue */
    {49, 14048, 0, 0, 1, 1}, /* OpSpecConstantFalse */
    {50, 14068, 71, 1, 1, 1}, /* OpSpecConstant */
    {51, 14083, 63, 1, 1, 1}, /* OpSpecConstantComposite */
    {52, 14107, 75, 1, 1, 1}, /* OpSpecConstantOp */
    {54, 14124, 76, 2, 1, 1}, /* OpFunction */
    {55, 14135, 0, 0, 1, 1}, /* OpFunctionParameter */
    {56, 14155, 0, 0, 0, 0}, /* OpFunctionEnd */
    {57, 14169, 66, 2, 1, 1}, /* OpFunctionCall */
    {59, 14184, 78, 2, 1, 1}, /* OpVariable */
    {60, 14195, 8, 3, 1, 1}, /* OpImageTexelPointer */
    {61, 14215, 80, 2, 1, 1}, /* OpLoad */
    {62, 14222, 82, 3, 0, 0}, /* OpStore */
    {63, 14230, 85, 4, 0, 0}, /* OpCopyMemory */
    {64, 14243, 89, 5, 0, 0}, /* OpCopyMemorySized */
    {65, 14261, 66, 2, 1, 1}, /* OpAccessChain */
    {66, 14275, 66, 2, 1, 1}, /* OpInBoundsAccessChain */
    {67, 14297, 94, 3, 1, 1}, /* OpPtrAccessChain */
    {68, 14314, 53, 2, 1, 1}, /* OpArrayLength */
    {69, 14328, 0, 1, 1, 1}, /* OpGenericPtrMemSemantics */
    {70, 14353, 94, 3, 1, 1}, /* OpInBoundsPtrAccessChain */
    {71, 14378, 97, 2, 0, 0}, /* OpDecorate */
    {72, 14389, 99, 3, 0, 0}, /* OpMemberDecorate */
    {73, 14406, 0, 0, 0, 1}, /* OpDecorationGroup */
    {74, 14424, 66, 2, 0, 0}, /* OpGroupDecorate */
    {75, 14440, 102, 2, 0, 0}, /* OpGroupMemberDecorate */
    {77, 14462, 1, 2, 1, 1}, /* OpVectorExtractDynamic */
    {78, 14485, 8, 3, 1, 1}, /* OpVectorInsertDynamic */
    {79, 14507, 104, 3, 1, 1}, /* OpVectorShuffle */
    {80, 14523, 63, 1, 1, 1}, /* OpCompositeConstruct */
    {81, 14544, 107, 2, 1, 1}, /* OpCompositeExtract */
    {82, 14563, 104, 3, 1, 1}, /* OpCompositeInsert */
    {83, 14581, 0, 1, 1, 1}, /* OpCopyObject */
    {84, 14594, 0, 1, 1, 1}, /* OpTranspose */
    {86, 14606, 1, 2, 1, 1}, /* OpSampledImage */
    {87, 14621, 109, 3, 1, 1}, /* OpImageSampleImplicitLod */
    {88, 14646, 112, 3, 1, 1}, /* OpImageSampleExplicitLod */
    {89, 14671, 115, 4, 1, 1}, /* OpImageSampleDrefImplicitLod */
    {90, 14700, 119, 4, 1, 1}, /* OpImageSampleDrefExplicitLod */
    {91, 14729, 109, 3, 1, 1}, /* OpImageSampleProjImplicitLod */
    {92, 14758, 112, 3, 1, 1}, /* OpImageSampleProjExplicitLod */
    {93, 14787, 115, 4, 1, 1}, /* OpImageSampleProjDrefImplicitLod */
    {94, 14820, 119, 4, 1, 1}, /* OpImageSampleProjDrefExplicitLod */
    {95, 14853, 109, 3, 1, 1}, /* OpImageFetch */
    {96, 14866, 115, 4, 1, 1}, /* OpImageGather */
    {97, 14880, 115, 4, 1, 1}, /* OpImageDrefGather */
    {98, 14898, 109, 3, 1, 1}, /* OpImageRead */
    {99, 14910, 115, 4, 0, 0}, /* OpImageWrite */
    {100, 14923, 0, 1, 1, 1}, /* OpImage */
    {101, 14931, 0, 1, 1, 1}, /* OpImageQueryFormat */
    {102, 14950, 0, 1, 1, 1}, /* OpImageQueryOrder */
    {103, 14968, 1, 2, 1, 1}, /* OpImageQuerySizeLod */
    {104, 14988, 0, 1, 1, 1}, /* OpImageQuerySize */
    {105, 15005, 1, 2, 1, 1}, /* OpImageQueryLod */
    {106, 15021, 0, 1, 1, 1}, /* OpImageQueryLevels */
    {107, 15040, 0, 1, 1, 1}, /* OpImageQuerySamples */
    {109, 15060, 0, 1, 1, 1}, /* OpConvertFToU */
    {110, 15074, 0, 1, 1, 1}, /* OpConvertFToS */
    {111, 15088, 0, 1, 1, 1}, /* OpConvertSToF */
    {112, 15102, 0, 1, 1, 1}, /* OpConvertUToF */
    {113, 15116, 0, 1, 1, 1}, /* OpUConvert */
    {114, 15127, 0, 1, 1, 1}, /* OpSConvert */
    {115, 15138, 0, 1, 1, 1}, /* OpFConvert */
    {116, 15149, 0, 1, 1, 1}, /* OpQuantizeToF16 */
    {117, 15165, 0, 1, 1, 1}, /* OpConvertPtrToU */
    {118, 15181, 0, 1, 1, 1}, /* OpSatConvertSToU */
    {119, 15198, 0, 1, 1, 1}, /* OpSatConvertUToS */
    {120, 15215, 0, 1, 1, 1}, /* OpConvertUToPtr */
    {121, 15231, 0, 1, 1, 1}, /* OpPtrCastToGeneric */
    {122, 15250, 0, 1, 1, 1}, /* OpGenericCastToPtr */
    {123, 15269, 69, 2, 1, 1}, /* OpGenericCastToPtrExplicit */
    {124, 15296, 0, 1, 1, 1}, /* OpBitcast */
    {126, 15306, 0, 1, 1, 1}, /* OpSNegate */
    {127, 15316, 0, 1, 1, 1}, /* OpFNegate */
    {128, 15326, 1, 2, 1, 1}, /* OpIAdd */
    {129, 15333, 1, 2, 1, 1}, /* OpFAdd */
    {130, 15340, 1, 2, 1, 1}, /* OpISub */
    {131, 15347, 1, 2, 1, 1}, /* OpFSub */
    {132, 15354, 1, 2, 1, 1}, /* OpIMul */
    {133, 15361, 1, 2, 1, 1}, /* OpFMul */
    {134, 15368, 1, 2, 1, 1}, /* OpUDiv */
    {135, 15375, 1, 2, 1, 1}, /* OpSDiv */
    {136, 15382, 1, 2, 1, 1}, /* OpFDiv */
    {137, 15389, 1, 2, 1, 1}, /* OpUMod */
    {138, 15396, 1, 2, 1, 1}, /* OpSRem */
    {139, 15403, 1, 2, 1, 1}, /* OpSMod */
    {140, 15410, 1, 2, 1, 1}, /* OpFRem */
    {141, 15417, 1, 2, 1, 1}, /* OpFMod */
    {142, 15424, 1, 2, 1, 1}, /* OpVectorTimesScalar */
    {143, 15444, 1, 2, 1, 1}, /* OpMatrixTimesScalar */
    {144, 15464, 1, 2, 1, 1}, /* OpVectorTimesMatrix */
    {145, 15484, 1, 2, 1, 1}, /* OpMatrixTimesVector */
    {146, 15504, 1, 2, 1, 1}, /* OpMatrixTimesMatrix */
    {147, 15524, 1, 2, 1, 1}, /* OpOuterProduct */
    {148, 15539, 1, 2, 1, 1}, /* OpDot */
    {149, 15545, 1, 2, 1, 1}, /* OpIAddCarry */
    {150, 15557, 1, 2, 1, 1}, /* OpISubBorrow */
    {151, 15570, 1, 2, 1, 1}, /* OpUMulExtended */
    {152, 15585, 1, 2, 1, 1}, /* OpSMulExtended */
    {154, 15600, 0, 1, 1, 1}, /* OpAny */
    {155, 15606, 0, 1, 1, 1}, /* OpAll */
    {156, 15612, 0, 1, 1, 1}, /* OpIsNan */
    {157, 15620, 0, 1, 1, 1}, /* OpIsInf */
    {158, 15628, 0, 1, 1, 1}, /* OpIsFinite */
    {159, 15639, 0, 1, 1, 1}, /* OpIsNormal */
    {160, 15650, 0, 1, 1, 1}, /* OpSignBitSet */
    {161, 15663, 1, 2, 1, 1}, /* OpLessOrGreater */
    {162, 15679, 1, 2, 1, 1}, /* OpOrdered */
    {163, 15689, 1, 2, 1, 1}, /* OpUnordered */
    {164, 15701, 1, 2, 1, 1}, /* OpLogicalEqual */
    {165, 15716, 1, 2, 1, 1}, /* OpLogicalNotEqual */
    {166, 15734, 1, 2, 1, 1}, /* OpLogicalOr */
    {167, 15746, 1, 2, 1, 1}, /* OpLogicalAnd */
    {168, 15759, 0, 1, 1, 1}, /* OpLogicalNot */
    {169, 15772, 8, 3, 1, 1}, /* OpSelect */
    {170, 15781, 1, 2, 1, 1}, /* OpIEqual */
    {171, 15790, 1, 2, 1, 1}, /* OpINotEqual */
    {172, 15802, 1, 2, 1, 1}, /* OpUGreaterThan */
    {173, 15817, 1, 2, 1, 1}, /* OpSGreaterThan */
    {174, 15832, 1, 2, 1, 1}, /* OpUGreaterThanEqual */
    {175, 15852, 1, 2, 1, 1}, /* OpSGreaterThanEqual */
    {176, 15872, 1, 2, 1, 1}, /* OpULessThan */
    {177, 15884, 1, 2, 1, 1}, /* OpSLessThan */
    {178, 15896, 1, 2, 1, 1}, /* OpULessThanEqual */
    {179, 15913, 1, 2, 1, 1}, /* OpSLessThanEqual */
    {180, 15930, 1, 2, 1, 1}, /* OpFOrdEqual */
    {181, 15942, 1, 2, 1, 1}, /* OpFUnordEqual */
    {182, 15956, 1, 2, 1, 1}, /* OpFOrdNotEqual */
    {183, 15971, 1, 2, 1, 1}, /* OpFUnordNotEqual */
    {184, 15988, 1, 2, 1, 1}, /* OpFOrdLessThan */
    {185, 16003, 1, 2, 1, 1}, /* OpFUnordLessThan */
    {186, 16020, 1, 2, 1, 1}, /* OpFOrdGreaterThan */
    {187, 16038, 1, 2, 1, 1}, /* OpFUnordGreaterThan */
    {188, 16058, 1, 2, 1, 1}, /* OpFOrdLessThanEqual */
    {189, 16078, 1, 2, 1, 1}, /* OpFUnordLessThanEqual */
    {190, 16100, 1, 2, 1, 1}, /* OpFOrdGreaterThanEqual */
    {191, 16123, 1, 2, 1, 1}, /* OpFUnordGreaterThanEqual */
    {194, 16148, 1, 2, 1, 1}, /* OpShiftRightLogical */
    {195, 16168, 1, 2, 1, 1}, /* OpShiftRightArithmetic */
    {196, 16191, 1, 2, 1, 1}, /* OpShiftLeftLogical */
    {197, 16210, 1, 2, 1, 1}, /* OpBitwiseOr */
    {198, 16222, 1, 2, 1, 1}, /* OpBitwiseXor */
    {199, 16235, 1, 2, 1, 1}, /* OpBitwiseAnd */
    {200, 16248, 0, 1, 1, 1}, /* OpNot */
    {201, 16254, 123, 4, 1, 1}, /* OpBitFieldInsert */
    {202, 16384, 8, 3, 1, 1}, /* OpBitFieldSExtract */
    {203, 16403, 8, 3, 1, 1}, /* OpBitFieldUExtract */
    {204, 16422, 0, 1, 1, 1}, /* OpBitReverse */
    {205, 16435, 0, 1, 1, 1}, /* OpBitCount */
    {207, 16446, 0, 1, 1, 1}, /* OpDPdx */
    {208, 16453, 0, 1, 1, 1}, /* OpDPdy */
    {209, 16460, 0, 1, 1, 1}, /* OpFwidth */
    {210, 16469, 0, 1, 1, 1}, /* OpDPdxFine */
    {211, 16480, 0, 1, 1, 1}, /* OpDPdyFine */
    {212, 16491, 0, 1, 1, 1}, /* OpFwidthFine */
    {213, 16504, 0, 1, 1, 1}, /* OpDPdxCoarse */
    {214, 16517, 0, 1, 1, 1}, /* OpDPdyCoarse */
    {215, 16530, 0, 1, 1, 1}, /* OpFwidthCoarse */
    {218, 16545, 0, 0, 0, 0}, /* OpEmitVertex */
    {219, 16558, 0, 0, 0, 0}, /* OpEndPrimitive */
    {220, 16573, 0, 1, 0, 0}, /* OpEmitStreamVertex */
    {221, 16592, 0, 1, 0, 0}, /* OpEndStreamPrimitive */
    {224, 16613, 127, 3, 0, 0}, /* OpControlBarrier */
    {225, 16630, 130, 2, 0, 0}, /* OpMemoryBarrier */
    {227, 16646, 132, 3, 1, 1}, /* OpAtomicLoad */
    {228, 16659, 135, 4, 0, 0}, /* OpAtomicStore */
    {229, 16673, 135, 4, 1, 1}, /* OpAtomicExchange */
    {230, 16690, 139, 6, 1, 1}, /* OpAtomicCompareExchange */
    {231, 16714, 139, 6, 1, 1}, /* OpAtomicCompareExchangeWeak */
    {232, 16742, 132, 3, 1, 1}, /* OpAtomicIIncrement */
    {233, 16761, 132, 3, 1, 1}, /* OpAtomicIDecrement */
    {234, 16780, 135, 4, 1, 1}, /* OpAtomicIAdd */
    {235, 16793, 135, 4, 1, 1}, /* OpAtomicISub */
    {236, 16806, 135, 4, 1, 1}, /* OpAtomicSMin */
    {237, 16819, 135, 4, 1, 1}, /* OpAtomicUMin */
    {238, 16832, 135, 4, 1, 1}, /* OpAtomicSMax */
    {239, 16845, 135, 4, 1, 1}, /* OpAtomicUMax */
    {240, 16858, 135, 4, 1, 1}, /* OpAtomicAnd */
    {241, 16870, 135, 4, 1, 1}, /* OpAtomicOr */
    {242, 16881, 135, 4, 1, 1}, /* OpAtomicXor */
    {245, 16893, 145, 1, 1, 1}, /* OpPhi */
    {246, 16899, 146, 3, 0, 0}, /* OpLoopMerge */
    {247, 16911, 149, 2, 0, 0}, /* OpSelectionMerge */
    {248, 16928, 0, 0, 0, 1}, /* OpLabel */
    {249, 16936, 0, 1, 0, 0}, /* OpBranch */
    {250, 16945, 151, 4, 0, 0}, /* OpBranchConditional */
    {251, 16965, 155, 3, 0, 0}, /* OpSwitch */
    {252, 16974, 0, 0, 0, 0}, /* OpKill */
    {253, 16981, 0, 0, 0, 0}, /* OpReturn */
    {254, 16990, 0, 1, 0, 0}, /* OpReturnValue */
    {255, 17004, 0, 0, 0, 0}, /* OpUnreachable */
    {256, 17018, 53, 2, 0, 0}, /* OpLifetimeStart */
    {257, 17034, 53, 2, 0, 0}, /* OpLifetimeStop */
    {259, 17049, 158, 6, 1, 1}, /* OpGroupAsyncCopy */
    {260, 17066, 164, 3, 0, 0}, /* OpGroupWaitEvents */
    {261, 17084, 167, 2, 1, 1}, /* OpGroupAll */
    {262, 17095, 167, 2, 1, 1}, /* OpGroupAny */
    {263, 17106, 164, 3, 1, 1}, /* OpGroupBroadcast */
    {264, 17123, 169, 3, 1, 1}, /* OpGroupIAdd */
    {265, 17135, 169, 3, 1, 1}, /* OpGroupFAdd */
    {266, 17147, 169, 3, 1, 1}, /* OpGroupFMin */
    {267, 17159, 169, 3, 1, 1}, /* OpGroupUMin */
    {268, 17171, 169, 3, 1, 1}, /* OpGroupSMin */
    {269, 17183, 169, 3, 1, 1}, /* OpGroupFMax */
    {270, 17195, 169, 3, 1, 1}, /* OpGroupUMax */
    {271, 17207, 169, 3, 1, 1}, /* OpGroupSMax */
    {274, 17219, 123, 4, 1, 1}, /* OpReadPipe */
    {275, 17230, 123, 4, 1, 1}, /* OpWritePipe */
    {276, 17242, 172, 6, 1, 1}, /* OpReservedReadPipe */
    {277, 17261, 172, 6, 1, 1}, /* OpReservedWritePipe */
    {278, 17281, 123, 4, 1, 1}, /* OpReserveReadPipePackets */
    {279, 17306, 123, 4, 1, 1}, /* OpReserveWritePipePackets */
    {280, 17332, 123, 4, 0, 0}, /* OpCommitReadPipe */
    {281, 17349, 123, 4, 0, 0}, /* OpCommitWritePipe */
    {282, 17367, 0, 1, 1, 1}, /* OpIsValidReserveId */
    {283, 17386, 8, 3, 1, 1}, /* OpGetNumPipePackets */
    {284, 17406, 8, 3, 1, 1}, /* OpGetMaxPipePackets */
    {285, 17426, 178, 5, 1, 1}, /* OpGroupReserveReadPipePackets */
    {286, 17456, 178, 5, 1, 1}, /* OpGroupReserveWritePipePackets */
    {287, 17487, 178, 5, 0, 0}, /* OpGroupCommitReadPipe */
    {288, 17509, 178, 5, 0, 0}, /* OpGroupCommitWritePipe */
    {291, 17532, 123, 4, 1, 1}, /* OpEnqueueMarker */
    {292, 17548, 183, 11, 1, 1}, /* OpEnqueueKernel */
    {293, 17564, 194, 5, 1, 1}, /* OpGetKernelNDrangeSubGroupCount */
    {294, 17596, 194, 5, 1, 1}, /* OpGetKernelNDrangeMaxSubGroupSize */
    {295, 17630, 123, 4, 1, 1}, /* OpGetKernelWorkGroupSize */
    {296, 17655, 123, 4, 1, 1}, /* OpGetKernelPreferredWorkGroupSizeMultiple */
    {297, 17697, 0, 1, 0, 0}, /* OpRetainEvent */
    {298, 17711, 0, 1, 0, 0}, /* OpReleaseEvent */
    {299, 17726, 0, 0, 1, 1}, /* OpCreateUserEvent */
    {300, 17744, 0, 1, 1, 1}, /* OpIsValidEvent */
    {301, 17759, 1, 2, 0, 0}, /* OpSetUserEventStatus */
    {302, 17780, 8, 3, 0, 0}, /* OpCaptureEventProfilingInfo */
    {303, 17808, 0, 0, 1, 1}, /* OpGetDefaultQueue */
    {304, 17826, 8, 3, 1, 1}, /* OpBuildNDRange */
    {305, 17841, 109, 3, 1, 1}, /* OpImageSparseSampleImplicitLod */
    {306, 17872, 112, 3, 1, 1}, /* OpImageSparseSampleExplicitLod */
    {307, 17903, 115, 4, 1, 1}, /* OpImageSparseSampleDrefImplicitLod */
    {308, 17938, 119, 4, 1, 1}, /* OpImageSparseSampleDrefExplicitLod */
    {309, 17973, 109, 3, 1, 1}, /* OpImageSparseSampleProjImplicitLod */
    {310, 18008, 112, 3, 1, 1}, /* OpImageSparseSampleProjExplicitLod */
    {311, 18043, 115, 4, 1, 1}, /* OpImageSparseSampleProjDrefImplicitLod */
    {312, 18082, 119, 4, 1, 1}, /* OpImageSparseSampleProjDrefExplicitLod */
    {313, 18121, 109, 3, 1, 1}, /* OpImageSparseFetch */
    {314, 18140, 115, 4, 1, 1}, /* OpImageSparseGather */
    {315, 18160, 115, 4, 1, 1}, /* OpImageSparseDrefGather */
    {316, 18184, 0, 1, 1, 1}, /* OpImageSparseTexelsResident */
    {317, 18212, 0, 0, 0, 0}, /* OpNoLine */
    {318, 18221, 132, 3, 1, 1}, /* OpAtomicFlagTestAndSet */
    {319, 18244, 132, 3, 0, 0}, /* OpAtomicFlagClear */
    {320, 18262, 109, 3, 1, 1}, /* OpImageSparseRead */
    {321, 18280, 0, 1, 1, 1}, /* OpSizeOf */
    {322, 18289, 0, 0, 0, 1}, /* OpTypePipeStorage */
    {323, 18307, 5, 3, 1, 1}, /* OpConstantPipeStorage */
    {324, 18329, 0, 1, 1, 1}, /* OpCreatePipeFromPipeStorage */
    {325, 18357, 194, 5, 1, 1}, /* OpGetKernelLocalSizeForSubgroupCount */
    {326, 18394, 123, 4, 1, 1}, /* OpGetKernelMaxNumSubgroups */
    {327, 18421, 0, 0, 0, 1}, /* OpTypeNamedBarrier */
    {328, 18440, 0, 1, 1, 1}, /* OpNamedBarrierInitialize */
    {329, 18465, 132, 3, 0, 0}, /* OpMemoryNamedBarrier */
    {330, 18486, 17, 1, 0, 0}, /* OpModuleProcessed */
    {331, 18504, 50, 2, 0, 0}, /* OpExecutionModeId */
    {332, 18522, 97, 2, 0, 0}, /* OpDecorateId */
    {333, 18535, 3, 1, 1, 1}, /* OpGroupNonUniformElect */
    {334, 18558, 167, 2, 1, 1}, /* OpGroupNonUniformAll */
    {335, 18579, 167, 2, 1, 1}, /* OpGroupNonUniformAny */
    {336, 18600, 167, 2, 1, 1}, /* OpGroupNonUniformAllEqual */
    {337, 18626, 164, 3, 1, 1}, /* OpGroupNonUniformBroadcast */
    {338, 18653, 167, 2, 1, 1}, /* OpGroupNonUniformBroadcastFirst */
    {339, 18685, 167, 2, 1, 1}, /* OpGroupNonUniformBallot */
    {340, 18709, 167, 2, 1, 1}, /* OpGroupNonUniformInverseBallot */
    {341, 18740, 164, 3, 1, 1}, /* OpGroupNonUniformBallotBitExtract */
    {342, 18774, 169, 3, 1, 1}, /* OpGroupNonUniformBallotBitCount */
    {343, 18806, 167, 2, 1, 1}, /* OpGroupNonUniformBallotFindLSB */
    {344, 18837, 167, 2, 1, 1}, /* OpGroupNonUniformBallotFindMSB */
    {345, 18868, 164, 3, 1, 1}, /* OpGroupNonUniformShuffle */
    {346, 18893, 164, 3, 1, 1}, /* OpGroupNonUniformShuffleXor */
    {347, 18921, 164, 3, 1, 1}, /* OpGroupNonUniformShuffleUp */
    {348, 18948, 164, 3, 1, 1}, /* OpGroupNonUniformShuffleDown */
    {349, 18977, 199, 4, 1, 1}, /* OpGroupNonUniformIAdd */
    {350, 18999, 199, 4, 1, 1}, /* OpGroupNonUniformFAdd */
    {351, 19021, 199, 4, 1, 1}, /* OpGroupNonUniformIMul */
    {352, 19043, 199, 4, 1, 1}, /* OpGroupNonUniformFMul */
    {353, 19065, 199, 4, 1, 1}, /* OpGroupNonUniformSMin */
    {354, 19087, 199, 4, 1, 1}, /* OpGroupNonUniformUMin */
    {355, 19109, 199, 4, 1, 1}, /* OpGroupNonUniformFMin */
    {356, 19131, 199, 4, 1, 1}, /* OpGroupNonUniformSMax */
    {357, 19153, 199, 4, 1, 1}, /* OpGroupNonUniformUMax */
    {358, 19175, 199, 4, 1, 1}, /* OpGroupNonUniformFMax */
    {359, 19197, 199, 4, 1, 1}, /* OpGroupNonUniformBitwiseAnd */
    {360, 19225, 199, 4, 1, 1}, /* OpGroupNonUniformBitwiseOr */
    {361, 19252, 199, 4, 1, 1}, /* OpGroupNonUniformBitwiseXor */
    {362, 19280, 199, 4, 1, 1}, /* OpGroupNonUniformLogicalAnd */
    {363, 19308, 199, 4, 1, 1}, /* OpGroupNonUniformLogicalOr */
    {364, 19335, 199, 4, 1, 1}, /* OpGroupNonUniformLogicalXor */
    {365, 19363, 164, 3, 1, 1}, /* OpGroupNonUniformQuadBroadcast */
    {366, 19394, 164, 3, 1, 1}, /* OpGroupNonUniformQuadSwap */
    {400, 19420, 0, 1, 1, 1}, /* OpCopyLogical */
    {401, 19434, 1, 2, 1, 1}, /* OpPtrEqual */
    {402, 19445, 1, 2, 1, 1}, /* OpPtrNotEqual */
    {403, 19459, 1, 2, 1, 1}, /* OpPtrDiff */
    {4416, 19469, 0, 0, 0, 0}, /* OpTerminateInvocation */
    {4421, 19491, 0, 1, 1, 1}, /* OpSubgroupBallotKHR */
    {4422, 19511, 0, 1, 1, 1}, /* OpSubgroupFirstInvocationKHR */
    {4428, 19540, 0, 1, 1, 1}, /* OpSubgroupAllKHR */
    {4429, 19557, 0, 1, 1, 1}, /* OpSubgroupAnyKHR */
    {4430, 19574, 0, 1, 1, 1}, /* OpSubgroupAllEqualKHR */
    {4431, 19596, 203, 4, 1, 1}, /* OpGroupNonUniformRotateKHR */
    {4432, 19623, 1, 2, 1, 1}, /* OpSubgroupReadInvocationKHR */
    {4445, 19651, 207, 11, 0, 0}, /* OpTraceRayKHR */
    {4446, 19665, 1, 2, 0, 0}, /* OpExecuteCallableKHR */
    {4447, 19686, 0, 1, 1, 1}, /* OpConvertUToAccelerationStructureKHR */
    {4448, 19723, 0, 0, 0, 0}, /* OpIgnoreIntersectionKHR */
    {4449, 19747, 0, 0, 0, 0}, /* OpTerminateRayKHR */
    {4450, 19765, 218, 3, 1, 1}, /* OpSDot */
    {4451, 19772, 218, 3, 1, 1}, /* OpUDot */
    {4452, 19779, 218, 3, 1, 1}, /* OpSUDot */
    {4453, 19787, 221, 4, 1, 1}, /* OpSDotAccSat */
    {4454, 19800, 221, 4, 1, 1}, /* OpUDotAccSat */
    {4455, 19813, 221, 4, 1, 1}, /* OpSUDotAccSat */
    {4472, 19827, 0, 0, 0, 1}, /* OpTypeRayQueryKHR */
    {4473, 19845, 225, 8, 0, 0}, /* OpRayQueryInitializeKHR */
    {4474, 19869, 0, 1, 0, 0}, /* OpRayQueryTerminateKHR */
    {4475, 19892, 1, 2, 0, 0}, /* OpRayQueryGenerateIntersectionKHR */
    {4476, 19926, 0, 1, 0, 0}, /* OpRayQueryConfirmIntersectionKHR */
    {4477, 19959, 0, 1, 1, 1}, /* OpRayQueryProceedKHR */
    {4479, 19980, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionTypeKHR */
    {5000, 20013, 169, 3, 1, 1}, /* OpGroupIAddNonUniformAMD */
    {5001, 20038, 169, 3, 1, 1}, /* OpGroupFAddNonUniformAMD */
    {5002, 20063, 169, 3, 1, 1}, /* OpGroupFMinNonUniformAMD */
    {5003, 20088, 169, 3, 1, 1}, /* OpGroupUMinNonUniformAMD */
    {5004, 20113, 169, 3, 1, 1}, /* OpGroupSMinNonUniformAMD */
    {5005, 20138, 169, 3, 1, 1}, /* OpGroupFMaxNonUniformAMD */
    {5006, 20163, 169, 3, 1, 1}, /* OpGroupUMaxNonUniformAMD */
    {5007, 20188, 169, 3, 1, 1}, /* OpGroupSMaxNonUniformAMD */
    {5011, 20213, 1, 2, 1, 1}, /* OpFragmentMaskFetchAMD */
    {5012, 20236, 8, 3, 1, 1}, /* OpFragmentFetchAMD */
    {5056, 20255, 3, 1, 1, 1}, /* OpReadClockKHR */
    {5249, 20270, 233, 14, 0, 0}, /* OpHitObjectRecordHitMotionNV */
    {5250, 20299, 247, 13, 0, 0}, /* OpHitObjectRecordHitWithIndexMotionNV */
    {5251, 20337, 260, 7, 0, 0}, /* OpHitObjectRecordMissMotionNV */
    {5252, 20480, 0, 1, 1, 1}, /* OpHitObjectGetWorldToObjectNV */
    {5253, 20510, 0, 1, 1, 1}, /* OpHitObjectGetObjectToWorldNV */
    {5254, 20540, 0, 1, 1, 1}, /* OpHitObjectGetObjectRayDirectionNV */
    {5255, 20575, 0, 1, 1, 1}, /* OpHitObjectGetObjectRayOriginNV */
    {5256, 20607, 247, 13, 0, 0}, /* OpHitObjectTraceRayMotionNV */
    {5257, 20635, 0, 1, 1, 1}, /* OpHitObjectGetShaderRecordBufferHandleNV */
    {5258, 20676, 0, 1, 1, 1}, /* OpHitObjectGetShaderBindingTableRecordIndexNV */
    {5259, 20722, 0, 1, 0, 0}, /* OpHitObjectRecordEmptyNV */
    {5260, 20747, 267, 12, 0, 0}, /* OpHitObjectTraceRayNV */
    {5261, 20769, 247, 13, 0, 0}, /* OpHitObjectRecordHitNV */
    {5262, 20792, 267, 12, 0, 0}, /* OpHitObjectRecordHitWithIndexNV */
    {5263, 20824, 172, 6, 0, 0}, /* OpHitObjectRecordMissNV */
    {5264, 20848, 1, 2, 0, 0}, /* OpHitObjectExecuteShaderNV */
    {5265, 20875, 0, 1, 1, 1}, /* OpHitObjectGetCurrentTimeNV */
    {5266, 20903, 1, 2, 0, 0}, /* OpHitObjectGetAttributesNV */
    {5267, 20930, 0, 1, 1, 1}, /* OpHitObjectGetHitKindNV */
    {5268, 20954, 0, 1, 1, 1}, /* OpHitObjectGetPrimitiveIndexNV */
    {5269, 20985, 0, 1, 1, 1}, /* OpHitObjectGetGeometryIndexNV */
    {5270, 21015, 0, 1, 1, 1}, /* OpHitObjectGetInstanceIdNV */
    {5271, 21042, 0, 1, 1, 1}, /* OpHitObjectGetInstanceCustomIndexNV */
    {5272, 21078, 0, 1, 1, 1}, /* OpHitObjectGetWorldRayDirectionNV */
    {5273, 21112, 0, 1, 1, 1}, /* OpHitObjectGetWorldRayOriginNV */
    {5274, 21143, 0, 1, 1, 1}, /* OpHitObjectGetRayTMaxNV */
    {5275, 21167, 0, 1, 1, 1}, /* OpHitObjectGetRayTMinNV */
    {5276, 21191, 0, 1, 1, 1}, /* OpHitObjectIsEmptyNV */
    {5277, 21212, 0, 1, 1, 1}, /* OpHitObjectIsHitNV */
    {5278, 21231, 0, 1, 1, 1}, /* OpHitObjectIsMissNV */
    {5279, 21251, 279, 3, 0, 0}, /* OpReorderThreadWithHitObjectNV */
    {5280, 21282, 1, 2, 0, 0}, /* OpReorderThreadWithHintNV */
    {5281, 21308, 0, 0, 0, 1}, /* OpTypeHitObjectNV */
    {5283, 21326, 282, 5, 1, 1}, /* OpImageSampleFootprintNV */
    {5294, 21351, 287, 4, 0, 0}, /* OpEmitMeshTasksEXT */
    {5295, 21370, 1, 2, 0, 0}, /* OpSetMeshOutputsEXT */
    {5296, 21390, 0, 1, 1, 1}, /* OpGroupNonUniformPartitionNV */
    {5299, 21419, 1, 2, 0, 0}, /* OpWritePackedPrimitiveIndices4x8NV */
    {5334, 21454, 1, 2, 1, 1}, /* OpReportIntersectionNV */
    {5335, 21477, 0, 0, 0, 0}, /* OpIgnoreIntersectionNV */
    {5336, 21500, 0, 0, 0, 0}, /* OpTerminateRayNV */
    {5337, 21517, 207, 11, 0, 0}, /* OpTraceNV */
    {5338, 21527, 267, 12, 0, 0}, /* OpTraceMotionNV */
    {5339, 21543, 267, 12, 0, 0}, /* OpTraceRayMotionNV */
    {5341, 21562, 0, 0, 0, 1}, /* OpTypeAccelerationStructureNV */
    {5344, 21592, 1, 2, 0, 0}, /* OpExecuteCallableNV */
    {5358, 21612, 291, 4, 0, 1}, /* OpTypeCooperativeMatrixNV */
    {5359, 21638, 295, 4, 1, 1}, /* OpCooperativeMatrixLoadNV */
    {5360, 21664, 299, 5, 0, 0}, /* OpCooperativeMatrixStoreNV */
    {5361, 21691, 8, 3, 1, 1}, /* OpCooperativeMatrixMulAddNV */
    {5362, 21719, 0, 1, 1, 1}, /* OpCooperativeMatrixLengthNV */
    {5364, 21747, 0, 0, 0, 0}, /* OpBeginInvocationInterlockEXT */
    {5365, 21777, 0, 0, 0, 0}, /* OpEndInvocationInterlockEXT */
    {5380, 21805, 0, 0, 0, 0}, /* OpDemoteToHelperInvocation */
    {5381, 21832, 0, 0, 1, 1}, /* OpIsHelperInvocationEXT */
    {5391, 21856, 0, 1, 1, 1}, /* OpConvertUToImageNV */
    {5392, 21876, 0, 1, 1, 1}, /* OpConvertUToSamplerNV */
    {5393, 21898, 0, 1, 1, 1}, /* OpConvertImageToUNV */
    {5394, 21918, 0, 1, 1, 1}, /* OpConvertSamplerToUNV */
    {5395, 21940, 0, 1, 1, 1}, /* OpConvertUToSampledImageNV */
    {5396, 21967, 0, 1, 1, 1}, /* OpConvertSampledImageToUNV */
    {5397, 21994, 4, 1, 0, 0}, /* OpSamplerImageAddressingModeNV */
    {5571, 22025, 1, 2, 1, 1}, /* OpSubgroupShuffleINTEL */
    {5572, 22048, 8, 3, 1, 1}, /* OpSubgroupShuffleDownINTEL */
    {5573, 22075, 8, 3, 1, 1}, /* OpSubgroupShuffleUpINTEL */
    {5574, 22100, 1, 2, 1, 1}, /* OpSubgroupShuffleXorINTEL */
    {5575, 22126, 0, 1, 1, 1}, /* OpSubgroupBlockReadINTEL */
    {5576, 22151, 1, 2, 0, 0}, /* OpSubgroupBlockWriteINTEL */
    {5577, 22177, 1, 2, 1, 1}, /* OpSubgroupImageBlockReadINTEL */
    {5578, 22207, 8, 3, 0, 0}, /* OpSubgroupImageBlockWriteINTEL */
    {5580, 22238, 123, 4, 1, 1}, /* OpSubgroupImageMediaBlockReadINTEL */
    {5581, 22273, 194, 5, 0, 0}, /* OpSubgroupImageMediaBlockWriteINTEL */
    {5585, 22309, 0, 1, 1, 1}, /* OpUCountLeadingZerosINTEL */
    {5586, 22335, 0, 1, 1, 1}, /* OpUCountTrailingZerosINTEL */
    {5587, 22362, 1, 2, 1, 1}, /* OpAbsISubINTEL */
    {5588, 22377, 1, 2, 1, 1}, /* OpAbsUSubINTEL */
    {5589, 22392, 1, 2, 1, 1}, /* OpIAddSatINTEL */
    {5590, 22407, 1, 2, 1, 1}, /* OpUAddSatINTEL */
    {5591, 22422, 1, 2, 1, 1}, /* OpIAverageINTEL */
    {5592, 22438, 1, 2, 1, 1}, /* OpUAverageINTEL */
    {5593, 22454, 1, 2, 1, 1}, /* OpIAverageRoundedINTEL */
    {5594, 22477, 1, 2, 1, 1}, /* OpUAverageRoundedINTEL */
    {5595, 22500, 1, 2, 1, 1}, /* OpISubSatINTEL */
    {5596, 22515, 1, 2, 1, 1}, /* OpUSubSatINTEL */
    {5597, 22530, 1, 2, 1, 1}, /* OpIMul32x16INTEL */
    {5598, 22547, 1, 2, 1, 1}, /* OpUMul32x16INTEL */
    {5600, 22564, 0, 1, 1, 1}, /* OpConstantFunctionPointerINTEL */
    {5601, 22595, 63, 1, 1, 1}, /* OpFunctionPointerCallINTEL */
    {5609, 22622, 17, 1, 1, 1}, /* OpAsmTargetINTEL */
    {5610, 22639, 304, 4, 1, 1}, /* OpAsmINTEL */
    {5611, 22650, 66, 2, 1, 1}, /* OpAsmCallINTEL */
    {5614, 22665, 135, 4, 1, 1}, /* OpAtomicFMinEXT */
    {5615, 22681, 135, 4, 1, 1}, /* OpAtomicFMaxEXT */
    {5630, 22697, 0, 1, 0, 0}, /* OpAssumeTrueKHR */
    {5631, 22713, 1, 2, 1, 1}, /* OpExpectKHR */
    {5632, 22725, 97, 2, 0, 0}, /* OpDecorateString */
    {5633, 22742, 99, 3, 0, 0}, /* OpMemberDecorateString */
    {5699, 22765, 1, 2, 1, 1}, /* OpVmeImageINTEL */
    {5700, 22781, 0, 1, 0, 1}, /* OpTypeVmeImageINTEL */
    {5701, 22801, 0, 0, 0, 1}, /* OpTypeAvcImePayloadINTEL */
    {5702, 22826, 0, 0, 0, 1}, /* OpTypeAvcRefPayloadINTEL */
    {5703, 22851, 0, 0, 0, 1}, /* OpTypeAvcSicPayloadINTEL */
    {5704, 22876, 0, 0, 0, 1}, /* OpTypeAvcMcePayloadINTEL */
    {5705, 22901, 0, 0, 0, 1}, /* OpTypeAvcMceResultINTEL */
    {5706, 22925, 0, 0, 0, 1}, /* OpTypeAvcImeResultINTEL */
    {5707, 22949, 0, 0, 0, 1}, /* OpTypeAvcImeResultSingleReferenceStreamoutINTEL */
    {5708, 22997, 0, 0, 0, 1}, /* OpTypeAvcImeResultDualReferenceStreamoutINTEL */
    {5709, 23043, 0, 0, 0, 1}, /* OpTypeAvcImeSingleReferenceStreaminINTEL */
    {5710, 23084, 0, 0, 0, 1}, /* OpTypeAvcImeDualReferenceStreaminINTEL */
    {5711, 23123, 0, 0, 0, 1}, /* OpTypeAvcRefResultINTEL */
    {5712, 23147, 0, 0, 0, 1}, /* OpTypeAvcSicResultINTEL */
    {5713, 23171, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL */
    {5714, 23233, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL */
    {5715, 23288, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL */
    {5716, 23337, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetInterShapePenaltyINTEL */
    {5717, 23379, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL */
    {5718, 23432, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetInterDirectionPenaltyINTEL */
    {5719, 23478, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL */
    {5720, 23531, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL */
    {5721, 23589, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL */
    {5722, 23641, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL */
    {5723, 23695, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL */
    {5724, 23746, 123, 4, 1, 1}, /* OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL */
    {5725, 23795, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL */
    {5726, 23847, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL */
    {5727, 23900, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL */
    {5728, 23958, 0, 1, 1, 1}, /* OpSubgroupAvcMceSetAcOnlyHaarINTEL */
    {5729, 23993, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL */
    {5730, 24047, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL */
    {5731, 24110, 8, 3, 1, 1}, /* OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL */
    {5732, 24173, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToImePayloadINTEL */
    {5733, 24214, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToImeResultINTEL */
    {5734, 24254, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToRefPayloadINTEL */
    {5735, 24295, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToRefResultINTEL */
    {5736, 24335, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToSicPayloadINTEL */
    {5737, 24376, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToSicResultINTEL */
    {5738, 24416, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetMotionVectorsINTEL */
    {5739, 24576, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterDistortionsINTEL */
    {5740, 24617, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetBestInterDistortionsINTEL */
    {5741, 24662, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterMajorShapeINTEL */
    {5742, 24702, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterMinorShapeINTEL */
    {5743, 24742, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterDirectionsINTEL */
    {5744, 24782, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterMotionVectorCountINTEL */
    {5745, 24829, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterReferenceIdsINTEL */
    {5746, 24871, 8, 3, 1, 1}, /* OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL */
    {5747, 24935, 8, 3, 1, 1}, /* OpSubgroupAvcImeInitializeINTEL */
    {5748, 24967, 8, 3, 1, 1}, /* OpSubgroupAvcImeSetSingleReferenceINTEL */
    {5749, 25007, 123, 4, 1, 1}, /* OpSubgroupAvcImeSetDualReferenceINTEL */
    {5750, 25045, 1, 2, 1, 1}, /* OpSubgroupAvcImeRefWindowSizeINTEL */
    {5751, 25080, 123, 4, 1, 1}, /* OpSubgroupAvcImeAdjustRefOffsetINTEL */
    {5752, 25117, 0, 1, 1, 1}, /* OpSubgroupAvcImeConvertToMcePayloadINTEL */
    {5753, 25158, 1, 2, 1, 1}, /* OpSubgroupAvcImeSetMaxMotionVectorCountINTEL */
    {5754, 25203, 0, 1, 1, 1}, /* OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL */
    {5755, 25252, 1, 2, 1, 1}, /* OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL */
    {5756, 25308, 1, 2, 1, 1}, /* OpSubgroupAvcImeSetWeightedSadINTEL */
    {5757, 25344, 8, 3, 1, 1}, /* OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL */
    {5758, 25393, 123, 4, 1, 1}, /* OpSubgroupAvcImeEvaluateWithDualReferenceINTEL */
    {5759, 25440, 123, 4, 1, 1}, /* OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL */
    {5760, 25497, 194, 5, 1, 1}, /* OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL */
    {5761, 25552, 8, 3, 1, 1}, /* OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL */
    {5762, 25610, 123, 4, 1, 1}, /* OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL */
    {5763, 25666, 123, 4, 1, 1}, /* OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL */
    {5764, 25726, 194, 5, 1, 1}, /* OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL */
    {5765, 25784, 0, 1, 1, 1}, /* OpSubgroupAvcImeConvertToMceResultINTEL */
    {5766, 25824, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetSingleReferenceStreaminINTEL */
    {5767, 25872, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetDualReferenceStreaminINTEL */
    {5768, 25918, 0, 1, 1, 1}, /* OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL */
    {5769, 25969, 0, 1, 1, 1}, /* OpSubgroupAvcImeStripDualReferenceStreamoutINTEL */
    {5770, 26018, 1, 2, 1, 1}, /* OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL */
    {5771, 26090, 1, 2, 1, 1}, /* OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL */
    {5772, 26160, 1, 2, 1, 1}, /* OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL */
    {5773, 26231, 8, 3, 1, 1}, /* OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL */
    {5774, 26301, 8, 3, 1, 1}, /* OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL */
    {5775, 26369, 8, 3, 1, 1}, /* OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL */
    {5776, 26438, 1, 2, 1, 1}, /* OpSubgroupAvcImeGetBorderReachedINTEL */
    {5777, 26476, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL */
    {5778, 26526, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL */
    {5779, 26587, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL */
    {5780, 26647, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL */
    {5781, 26705, 260, 7, 1, 1}, /* OpSubgroupAvcFmeInitializeINTEL */
    {5782, 26737, 225, 8, 1, 1}, /* OpSubgroupAvcBmeInitializeINTEL */
    {5783, 26769, 0, 1, 1, 1}, /* OpSubgroupAvcRefConvertToMcePayloadINTEL */
    {5784, 26810, 0, 1, 1, 1}, /* OpSubgroupAvcRefSetBidirectionalMixDisableINTEL */
    {5785, 26858, 0, 1, 1, 1}, /* OpSubgroupAvcRefSetBilinearFilterEnableINTEL */
    {5786, 26903, 8, 3, 1, 1}, /* OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL */
    {5787, 26952, 123, 4, 1, 1}, /* OpSubgroupAvcRefEvaluateWithDualReferenceINTEL */
    {5788, 26999, 8, 3, 1, 1}, /* OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL */
    {5789, 27047, 123, 4, 1, 1}, /* OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL */
    {5790, 27105, 0, 1, 1, 1}, /* OpSubgroupAvcRefConvertToMceResultINTEL */
    {5791, 27145, 0, 1, 1, 1}, /* OpSubgroupAvcSicInitializeINTEL */
    {5792, 27177, 172, 6, 1, 1}, /* OpSubgroupAvcSicConfigureSkcINTEL */
    {5793, 27211, 225, 8, 1, 1}, /* OpSubgroupAvcSicConfigureIpeLumaINTEL */
    {5794, 27249, 207, 11, 1, 1}, /* OpSubgroupAvcSicConfigureIpeLumaChromaINTEL */
    {5795, 27293, 1, 2, 1, 1}, /* OpSubgroupAvcSicGetMotionVectorMaskINTEL */
    {5796, 27334, 0, 1, 1, 1}, /* OpSubgroupAvcSicConvertToMcePayloadINTEL */
    {5797, 27375, 1, 2, 1, 1}, /* OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL */
    {5798, 27421, 123, 4, 1, 1}, /* OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL */
    {5799, 27471, 1, 2, 1, 1}, /* OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL */
    {5800, 27523, 0, 1, 1, 1}, /* OpSubgroupAvcSicSetBilinearFilterEnableINTEL */
    {5801, 27568, 1, 2, 1, 1}, /* OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL */
    {5802, 27618, 1, 2, 1, 1}, /* OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL */
    {5803, 27663, 1, 2, 1, 1}, /* OpSubgroupAvcSicEvaluateIpeINTEL */
    {5804, 27696, 8, 3, 1, 1}, /* OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL */
    {5805, 27745, 123, 4, 1, 1}, /* OpSubgroupAvcSicEvaluateWithDualReferenceINTEL */
    {5806, 27792, 8, 3, 1, 1}, /* OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL */
    {5807, 27840, 123, 4, 1, 1}, /* OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL */
    {5808, 27898, 0, 1, 1, 1}, /* OpSubgroupAvcSicConvertToMceResultINTEL */
    {5809, 27938, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetIpeLumaShapeINTEL */
    {5810, 27975, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL */
    {5811, 28021, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL */
    {5812, 28069, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetPackedIpeLumaModesINTEL */
    {5813, 28112, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetIpeChromaModeINTEL */
    {5814, 28150, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL */
    {5815, 28202, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL */
    {5816, 28252, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetInterRawSadsINTEL */
    {5818, 28289, 0, 1, 1, 1}, /* OpVariableLengthArrayINTEL */
    {5819, 28316, 0, 0, 1, 1}, /* OpSaveMemoryINTEL */
    {5820, 28334, 0, 1, 0, 0}, /* OpRestoreMemoryINTEL */
    {5840, 28355, 308, 7, 1, 1}, /* OpArbitraryFloatSinCosPiINTEL */
    {5841, 28385, 315, 6, 1, 1}, /* OpArbitraryFloatCastINTEL */
    {5842, 28411, 315, 6, 1, 1}, /* OpArbitraryFloatCastFromIntINTEL */
    {5843, 28444, 321, 5, 1, 1}, /* OpArbitraryFloatCastToIntINTEL */
    {5846, 28475, 326, 8, 1, 1}, /* OpArbitraryFloatAddINTEL */
    {5847, 28500, 326, 8, 1, 1}, /* OpArbitraryFloatSubINTEL */
    {5848, 28525, 326, 8, 1, 1}, /* OpArbitraryFloatMulINTEL */
    {5849, 28550, 326, 8, 1, 1}, /* OpArbitraryFloatDivINTEL */
    {5850, 28672, 334, 4, 1, 1}, /* OpArbitraryFloatGTINTEL */
    {5851, 28696, 334, 4, 1, 1}, /* OpArbitraryFloatGEINTEL */
    {5852, 28720, 334, 4, 1, 1}, /* OpArbitraryFloatLTINTEL */
    {5853, 28744, 334, 4, 1, 1}, /* OpArbitraryFloatLEINTEL */
    {5854, 28768, 334, 4, 1, 1}, /* OpArbitraryFloatEQINTEL */
    {5855, 28792, 315, 6, 1, 1}, /* OpArbitraryFloatRecipINTEL */
    {5856, 28819, 315, 6, 1, 1}, /* OpArbitraryFloatRSqrtINTEL */
    {5857, 28846, 315, 6, 1, 1}, /* OpArbitraryFloatCbrtINTEL */
    {5858, 28872, 326, 8, 1, 1}, /* OpArbitraryFloatHypotINTEL */
    {5859, 28899, 315, 6, 1, 1}, /* OpArbitraryFloatSqrtINTEL */
    {5860, 28925, 315, 6, 1, 1}, /* OpArbitraryFloatLogINTEL */
    {5861, 28950, 315, 6, 1, 1}, /* OpArbitraryFloatLog2INTEL */
    {5862, 28976, 315, 6, 1, 1}, /* OpArbitraryFloatLog10INTEL */
    {5863, 29003, 315, 6, 1, 1}, /* OpArbitraryFloatLog1pINTEL */
    {5864, 29030, 315, 6, 1, 1}, /* OpArbitraryFloatExpINTEL */
    {5865, 29055, 315, 6, 1, 1}, /* OpArbitraryFloatExp2INTEL */
    {5866, 29081, 315, 6, 1, 1}, /* OpArbitraryFloatExp10INTEL */
    {5867, 29108, 315, 6, 1, 1}, /* OpArbitraryFloatExpm1INTEL */
    {5868, 29135, 315, 6, 1, 1}, /* OpArbitraryFloatSinINTEL */
    {5869, 29160, 315, 6, 1, 1}, /* OpArbitraryFloatCosINTEL */
    {5870, 29185, 315, 6, 1, 1}, /* OpArbitraryFloatSinCosINTEL */
    {5871, 29213, 315, 6, 1, 1}, /* OpArbitraryFloatSinPiINTEL */
    {5872, 29240, 315, 6, 1, 1}, /* OpArbitraryFloatCosPiINTEL */
    {5873, 29267, 315, 6, 1, 1}, /* OpArbitraryFloatASinINTEL */
    {5874, 29293, 315, 6, 1, 1}, /* OpArbitraryFloatASinPiINTEL */
    {5875, 29321, 315, 6, 1, 1}, /* OpArbitraryFloatACosINTEL */
    {5876, 29347, 315, 6, 1, 1}, /* OpArbitraryFloatACosPiINTEL */
    {5877, 29375, 315, 6, 1, 1}, /* OpArbitraryFloatATanINTEL */
    {5878, 29401, 315, 6, 1, 1}, /* OpArbitraryFloatATanPiINTEL */
    {5879, 29429, 326, 8, 1, 1}, /* OpArbitraryFloatATan2INTEL */
    {5880, 29456, 326, 8, 1, 1}, /* OpArbitraryFloatPowINTEL */
    {5881, 29481, 326, 8, 1, 1}, /* OpArbitraryFloatPowRINTEL */
    {5882, 29507, 338, 7, 1, 1}, /* OpArbitraryFloatPowNINTEL */
    {5887, 29533, 24, 1, 0, 0}, /* OpLoopControlINTEL */
    {5911, 29552, 345, 1, 0, 1}, /* OpAliasDomainDeclINTEL */
    {5912, 29575, 346, 2, 0, 1}, /* OpAliasScopeDeclINTEL */
    {5913, 29597, 63, 1, 0, 1}, /* OpAliasScopeListDeclINTEL */
    {5923, 29623, 348, 7, 1, 1}, /* OpFixedSqrtINTEL */
    {5924, 29640, 348, 7, 1, 1}, /* OpFixedRecipINTEL */
    {5925, 29658, 348, 7, 1, 1}, /* OpFixedRsqrtINTEL */
    {5926, 29676, 348, 7, 1, 1}, /* OpFixedSinINTEL */
    {5927, 29692, 348, 7, 1, 1}, /* OpFixedCosINTEL */
    {5928, 29708, 348, 7, 1, 1}, /* OpFixedSinCosINTEL */
    {5929, 29727, 348, 7, 1, 1}, /* OpFixedSinPiINTEL */
    {5930, 29745, 348, 7, 1, 1}, /* OpFixedCosPiINTEL */
    {5931, 29763, 348, 7, 1, 1}, /* OpFixedSinCosPiINTEL */
    {5932, 29784, 348, 7, 1, 1}, /* OpFixedLogINTEL */
    {5933, 29800, 348, 7, 1, 1}, /* OpFixedExpINTEL */
    {5934, 29816, 0, 1, 1, 1}, /* OpPtrCastToCrossWorkgroupINTEL */
    {5938, 29847, 0, 1, 1, 1}, /* OpCrossWorkgroupCastToPtrINTEL */
    {5946, 29878, 1, 2, 1, 1}, /* OpReadPipeBlockingINTEL */
    {5947, 29902, 1, 2, 1, 1}, /* OpWritePipeBlockingINTEL */
    {5949, 29927, 1, 2, 1, 1}, /* OpFPGARegINTEL */
    {6016, 29942, 0, 1, 1, 1}, /* OpRayQueryGetRayTMinKHR */
    {6017, 29966, 0, 1, 1, 1}, /* OpRayQueryGetRayFlagsKHR */
    {6018, 29991, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionTKHR */
    {6019, 30021, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionInstanceCustomIndexKHR */
    {6020, 30069, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionInstanceIdKHR */
    {6021, 30108, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR */
    {6022, 30175, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionGeometryIndexKHR */
    {6023, 30217, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionPrimitiveIndexKHR */
    {6024, 30260, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionBarycentricsKHR */
    {6025, 30301, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionFrontFaceKHR */
    {6026, 30339, 0, 1, 1, 1}, /* OpRayQueryGetIntersectionCandidateAABBOpaqueKHR */
    {6027, 30387, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionObjectRayDirectionKHR */
    {6028, 30434, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionObjectRayOriginKHR */
    {6029, 30478, 0, 1, 1, 1}, /* OpRayQueryGetWorldRayDirectionKHR */
    {6030, 30512, 0, 1, 1, 1}, /* OpRayQueryGetWorldRayOriginKHR */
    {6031, 30543, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionObjectToWorldKHR */
    {6032, 30585, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionWorldToObjectKHR */
    {6035, 30627, 135, 4, 1, 1}, /* OpAtomicFAddEXT */
    {6086, 30643, 68, 1, 0, 1}, /* OpTypeBufferSurfaceINTEL */
    {6090, 30668, 63, 1, 0, 0}, /* OpTypeStructContinuedINTEL */
    {6091, 30695, 63, 1, 0, 0}, /* OpConstantCompositeContinuedINTEL */
    {6092, 30729, 63, 1, 0, 0}, /* OpSpecConstantCompositeContinuedINTEL */
    {6116, 30767, 0, 1, 1, 1}, /* OpConvertFToBF16INTEL */
    {6117, 30789, 0, 1, 1, 1}, /* OpConvertBF16ToFINTEL */
    {6142, 30811, 127, 3, 0, 0}, /* OpControlBarrierArriveINTEL */
    {6143, 30839, 127, 3, 0, 0}, /* OpControlBarrierWaitINTEL */
    {6401, 30865, 169, 3, 1, 1}, /* OpGroupIMulKHR */
    {6402, 30880, 169, 3, 1, 1}, /* OpGroupFMulKHR */
    {6403, 30895, 169, 3, 1, 1}, /* OpGroupBitwiseAndKHR */
    {6404, 30916, 169, 3, 1, 1}, /* OpGroupBitwiseOrKHR */
    {6405, 30936, 169, 3, 1, 1}, /* OpGroupBitwiseXorKHR */
    {6406, 30957, 169, 3, 1, 1}, /* OpGroupLogicalAndKHR */
    {6407, 30978, 169, 3, 1, 1}, /* OpGroupLogicalOrKHR */
    {6408, 30998, 169, 3, 1, 1}, /* OpGroupLogicalXorKHR */
    {6529, 31019, 0, 1, 1, 1}, /* OpConvertHandleToImageINTEL */
    {6530, 31047, 0, 1, 1, 1}, /* OpConvertHandleToSamplerINTEL */
    {6531, 31077, 0, 1, 1, 1}, /* OpConvertHandleToSampledImageINTEL */
};

static const struct ur_spirv_grammar opencl_std[] = {
    {0, 31112, 0, 1, 0, 0}, /* acos */
    {1, 31117, 0, 1, 0, 0}, /* acosh */
    {2, 31123, 0, 1, 0, 0}, /* acospi */
    {3, 31130, 0, 1, 0, 0}, /* asin */
    {4, 31135, 0, 1, 0, 0}, /* asinh */
    {5, 31141, 0, 1, 0, 0}, /* asinpi */
    {6, 31148, 0, 1, 0, 0}, /* atan */
    {7, 31153, 1, 2, 0, 0}, /* atan2 */
    {8, 31159, 0, 1, 0, 0}, /* atanh */
    {9, 31165, 0, 1, 0, 0}, /* atanpi */
    {10, 31172, 1, 2, 0, 0}, /* atan2pi */
    {11, 31180, 0, 1, 0, 0}, /* cbrt */
    {12, 31185, 0, 1, 0, 0}, /* ceil */
    {13, 31190, 1, 2, 0, 0}, /* copysign */
    {14, 31199, 0, 1, 0, 0}, /* cos */
    {15, 31203, 0, 1, 0, 0}, /* cosh */
    {16, 31208, 0, 1, 0, 0}, /* cospi */
    {17, 31214, 0, 1, 0, 0}, /* erfc */
    {18, 31219, 0, 1, 0, 0}, /* erf */
    {19, 31223, 0, 1, 0, 0}, /* exp */
    {20, 31227, 0, 1, 0, 0}, /* exp2 */
    {21, 31232, 0, 1, 0, 0}, /* exp10 */
    {22, 31238, 0, 1, 0, 0}, /* expm1 */
    {23, 31244, 0, 1, 0, 0}, /* fabs */
    {24, 31249, 1, 2, 0, 0}, /* fdim */
    {25, 31254, 0, 1, 0, 0}, /* floor */
    {26, 31260, 8, 3, 0, 0}, /* fma */
    {27, 31264, 1, 2, 0, 0}, /* fmax */
    {28, 31269, 1, 2, 0, 0}, /* fmin */
    {29, 31274, 1, 2, 0, 0}, /* fmod */
    {30, 31279, 1, 2, 0, 0}, /* fract */
    {31, 31285, 1, 2, 0, 0}, /* frexp */
    {32, 31291, 1, 2, 0, 0}, /* hypot */
    {33, 31297, 0, 1, 0, 0}, /* ilogb */
    {34, 31303, 1, 2, 0, 0}, /* ldexp */
    {35, 31309, 0, 1, 0, 0}, /* lgamma */
    {36, 31316, 1, 2, 0, 0}, /* lgamma_r */
    {37, 31325, 0, 1, 0, 0}, /* log */
    {38, 31329, 0, 1, 0, 0}, /* log2 */
    {39, 31334, 0, 1, 0, 0}, /* log10 */
    {40, 31340, 0, 1, 0, 0}, /* log1p */
    {41, 31346, 0, 1, 0, 0}, /* logb */
    {42, 31351, 8, 3, 0, 0}, /* mad */
    {43, 31355, 1, 2, 0, 0}, /* maxmag */
    {44, 31362, 1, 2, 0, 0}, /* minmag */
    {45, 31369, 1, 2, 0, 0}, /* modf */
    {46, 31374, 0, 1, 0, 0}, /* nan */
    {47, 31378, 1, 2, 0, 0}, /* nextafter */
    {48, 31388, 1, 2, 0, 0}, /* pow */
    {49, 31392, 1, 2, 0, 0}, /* pown */
    {50, 31397, 1, 2, 0, 0}, /* powr */
    {51, 31402, 1, 2, 0, 0}, /* remainder */
    {52, 31412, 8, 3, 0, 0}, /* remquo */
    {53, 31419, 0, 1, 0, 0}, /* rint */
    {54, 31424, 1, 2, 0, 0}, /* rootn */
    {55, 31430, 0, 1, 0, 0}, /* round */
    {56, 31436, 0, 1, 0, 0}, /* rsqrt */
    {57, 31442, 0, 1, 0, 0}, /* sin */
    {58, 31446, 1, 2, 0, 0}, /* sincos */
    {59, 31453, 0, 1, 0, 0}, /* sinh */
    {60, 31458, 0, 1, 0, 0}, /* sinpi */
    {61, 31464, 0, 1, 0, 0}, /* sqrt */
    {62, 31469, 0, 1, 0, 0}, /* tan */
    {63, 31473, 0, 1, 0, 0}, /* tanh */
    {64, 31478, 0, 1, 0, 0}, /* tanpi */
    {65, 31484, 0, 1, 0, 0}, /* tgamma */
    {66, 31491, 0, 1, 0, 0}, /* trunc */
    {67, 31497, 0, 1, 0, 0}, /* half_cos */
    {68, 31506, 1, 2, 0, 0}, /* half_divide */
    {69, 31518, 0, 1, 0, 0}, /* half_exp */
    {70, 31527, 0, 1, 0, 0}, /* half_exp2 */
    {71, 31537, 0, 1, 0, 0}, /* half_exp10 */
    {72, 31548, 0, 1, 0, 0}, /* half_log */
    {73, 31557, 0, 1, 0, 0}, /* half_log2 */
    {74, 31567, 0, 1, 0, 0}, /* half_log10 */
    {75, 31578, 1, 2, 0, 0}, /* half_powr */
    {76, 31588, 0, 1, 0, 0}, /* half_recip */
    {77, 31599, 0, 1, 0, 0}, /* half_rsqrt */
    {78, 31610, 0, 1, 0, 0}, /* half_sin */
    {79, 31619, 0, 1, 0, 0}, /* half_sqrt */
    {80, 31629, 0, 1, 0, 0}, /* half_tan */
    {81, 31638, 0, 1, 0, 0}, /* native_cos */
    {82, 31649, 1, 2, 0, 0}, /* native_divide */
    {83, 31663, 0, 1, 0, 0}, /* native_exp */
    {84, 31674, 0, 1, 0, 0}, /* native_exp2 */
    {85, 31686, 0, 1, 0, 0}, /* native_exp10 */
    {86, 31699, 0, 1, 0, 0}, /* native_log */
    {87, 31710, 0, 1, 0, 0}, /* native_log2 */
    {88, 31722, 0, 1, 0, 0}, /* native_log10 */
    {89, 31735, 1, 2, 0, 0}, /* native_powr */
    {90, 31747, 0, 1, 0, 0}, /* native_recip */
    {91, 31760, 0, 1, 0, 0}, /* native_rsqrt */
    {92, 31773, 0, 1, 0, 0}, /* native_sin */
    {93, 31784, 0, 1, 0, 0}, /* native_sqrt */
    {94, 31796, 0, 1, 0, 0}, /* native_tan */
    {95, 31807, 8, 3, 0, 0}, /* fclamp */
    {96, 31814, 0, 1, 0, 0}, /* degrees */
    {97, 31822, 1, 2, 0, 0}, /* fmax_common */
    {98, 31834, 1, 2, 0, 0}, /* fmin_common */
    {99, 31846, 8, 3, 0, 0}, /* mix */
    {100, 31850, 0, 1, 0, 0}, /* radians */
    {101, 31858, 1, 2, 0, 0}, /* step */
    {102, 31863, 8, 3, 0, 0}, /* smoothstep */
    {103, 31874, 0, 1, 0, 0}, /* sign */
    {104, 31879, 1, 2, 0, 0}, /* cross */
    {105, 31885, 1, 2, 0, 0}, /* distance */
    {106, 31894, 0, 1, 0, 0}, /* length */
    {107, 31901, 0, 1, 0, 0}, /* normalize */
    {108, 31911, 1, 2, 0, 0}, /* fast_distance */
    {109, 31925, 0, 1, 0, 0}, /* fast_length */
    {110, 31937, 0, 1, 0, 0}, /* fast_normalize */
    {141, 31952, 0, 1, 0, 0}, /* s_abs */
    {142, 31958, 1, 2, 0, 0}, /* s_abs_diff */
    {143, 31969, 1, 2, 0, 0}, /* s_add_sat */
    {144, 31979, 1, 2, 0, 0}, /* u_add_sat */
    {145, 31989, 1, 2, 0, 0}, /* s_hadd */
    {146, 31996, 1, 2, 0, 0}, /* u_hadd */
    {147, 32003, 1, 2, 0, 0}, /* s_rhadd */
    {148, 32011, 1, 2, 0, 0}, /* u_rhadd */
    {149, 32019, 8, 3, 0, 0}, /* s_clamp */
    {150, 32027, 8, 3, 0, 0}, /* u_clamp */
    {151, 32035, 0, 1, 0, 0}, /* clz */
    {152, 32039, 0, 1, 0, 0}, /* ctz */
    {153, 32043, 8, 3, 0, 0}, /* s_mad_hi */
    {154, 32052, 8, 3, 0, 0}, /* u_mad_sat */
    {155, 32062, 8, 3, 0, 0}, /* s_mad_sat */
    {156, 32072, 1, 2, 0, 0}, /* s_max */
    {157, 32078, 1, 2, 0, 0}, /* u_max */
    {158, 32084, 1, 2, 0, 0}, /* s_min */
    {159, 32090, 1, 2, 0, 0}, /* u_min */
    {160, 32096, 1, 2, 0, 0}, /* s_mul_hi */
    {161, 32105, 1, 2, 0, 0}, /* rotate */
    {162, 32112, 1, 2, 0, 0}, /* s_sub_sat */
    {163, 32122, 1, 2, 0, 0}, /* u_sub_sat */
    {164, 32132, 1, 2, 0, 0}, /* u_upsample */
    {165, 32143, 1, 2, 0, 0}, /* s_upsample */
    {166, 32154, 0, 1, 0, 0}, /* popcount */
    {167, 32163, 8, 3, 0, 0}, /* s_mad24 */
    {168, 32171, 8, 3, 0, 0}, /* u_mad24 */
    {169, 32179, 1, 2, 0, 0}, /* s_mul24 */
    {170, 32187, 1, 2, 0, 0}, /* u_mul24 */
    {171, 32195, 355, 3, 0, 0}, /* vloadn */
    {172, 32202, 8, 3, 0, 0}, /* vstoren */
    {173, 32210, 1, 2, 0, 0}, /* vload_half */
    {174, 32221, 355, 3, 0, 0}, /* vload_halfn */
    {175, 32233, 8, 3, 0, 0}, /* vstore_half */
    {176, 32245, 358, 4, 0, 0}, /* vstore_half_r */
    {177, 32259, 8, 3, 0, 0}, /* vstore_halfn */
    {178, 32272, 358, 4, 0, 0}, /* vstore_halfn_r */
    {179, 32287, 355, 3, 0, 0}, /* vloada_halfn */
    {180, 32300, 8, 3, 0, 0}, /* vstorea_halfn */
    {181, 32314, 358, 4, 0, 0}, /* vstorea_halfn_r */
    {182, 32330, 1, 2, 0, 0}, /* shuffle */
    {183, 32338, 8, 3, 0, 0}, /* shuffle2 */
    {184, 32347, 66, 2, 0, 0}, /* printf */
    {185, 32354, 1, 2, 0, 0}, /* prefetch */
    {186, 32363, 8, 3, 0, 0}, /* bitselect */
    {187, 32373, 8, 3, 0, 0}, /* select */
    {201, 32380, 0, 1, 0, 0}, /* u_abs */
    {202, 32386, 1, 2, 0, 0}, /* u_abs_diff */
    {203, 32397, 1, 2, 0, 0}, /* u_mul_hi */
    {204, 32406, 8, 3, 0, 0}, /* u_mad_hi */
};

static const struct ur_spirv_grammar opencl_debuginfo[] = {
    {0, 32415, 0, 0, 0, 0}, /* DebugInfoNone */
    {1, 32429, 362, 4, 0, 0}, /* DebugCompilationUnit */
    {2, 32450, 355, 3, 0, 0}, /* DebugTypeBasic */
    {3, 32465, 366, 3, 0, 0}, /* DebugTypePointer */
    {4, 32482, 53, 2, 0, 0}, /* DebugTypeQualifier */
    {5, 32501, 66, 2, 0, 0}, /* DebugTypeArray */
    {6, 32516, 53, 2, 0, 0}, /* DebugTypeVector */
    {7, 32532, 369, 6, 0, 0}, /* DebugTypedef */
    {8, 32545, 375, 3, 0, 0}, /* DebugTypeFunction */
    {9, 32563, 378, 9, 0, 0}, /* DebugTypeEnum */
    {10, 32577, 387, 10, 0, 0}, /* DebugTypeComposite */
    {11, 32596, 397, 10, 0, 0}, /* DebugTypeMember */
    {12, 32612, 407, 5, 0, 0}, /* DebugTypeInheritance */
    {13, 32633, 1, 2, 0, 0}, /* DebugTypePtrToMember */
    {14, 32654, 66, 2, 0, 0}, /* DebugTypeTemplate */
    {15, 32768, 412, 6, 0, 0}, /* DebugTypeTemplateParameter */
    {16, 32795, 418, 5, 0, 0}, /* DebugTypeTemplateTemplateParameter */
    {17, 32830, 423, 5, 0, 0}, /* DebugTypeTemplateParameterPack */
    {18, 32861, 397, 10, 0, 0}, /* DebugGlobalVariable */
    {19, 32881, 428, 8, 0, 0}, /* DebugFunctionDeclaration */
    {20, 32906, 436, 11, 0, 0}, /* DebugFunction */
    {21, 32920, 447, 5, 0, 0}, /* DebugLexicalBlock */
    {22, 32938, 452, 3, 0, 0}, /* DebugLexicalBlockDiscriminator */
    {23, 32969, 346, 2, 0, 0}, /* DebugScope */
    {24, 32980, 0, 0, 0, 0}, /* DebugNoScope */
    {25, 32993, 455, 3, 0, 0}, /* DebugInlinedAt */
    {26, 33008, 458, 8, 0, 0}, /* DebugLocalVariable */
    {27, 33027, 1, 2, 0, 0}, /* DebugInlinedVariable */
    {28, 33048, 8, 3, 0, 0}, /* DebugDeclare */
    {29, 33061, 466, 4, 0, 0}, /* DebugValue */
    {30, 33072, 470, 2, 0, 0}, /* DebugOperation */
    {31, 33087, 63, 1, 0, 0}, /* DebugExpression */
    {32, 33103, 472, 4, 0, 0}, /* DebugMacroDef */
    {33, 33117, 452, 3, 0, 0}, /* DebugMacroUndef */
    {34, 33133, 476, 7, 0, 0}, /* DebugImportedEntity */
    {35, 33153, 346, 2, 0, 0}, /* DebugSource */
    {36, 33165, 483, 8, 0, 0}, /* DebugModuleINTEL */
};

static const struct ur_spirv_grammar debuginfo[] = {
    {0, 32415, 0, 0, 0, 0}, /* DebugInfoNone */
    {1, 32429, 38, 3, 0, 0}, /* DebugCompilationUnit */
    {2, 32450, 355, 3, 0, 0}, /* DebugTypeBasic */
    {3, 32465, 366, 3, 0, 0}, /* DebugTypePointer */
    {4, 32482, 53, 2, 0, 0}, /* DebugTypeQualifier */
    {5, 32501, 66, 2, 0, 0}, /* DebugTypeArray */
    {6, 32516, 53, 2, 0, 0}, /* DebugTypeVector */
    {7, 32532, 369, 6, 0, 0}, /* DebugTypedef */
    {8, 32545, 66, 2, 0, 0}, /* DebugTypeFunction */
    {9, 32563, 378, 9, 0, 0}, /* DebugTypeEnum */
    {10, 32577, 491, 9, 0, 0}, /* DebugTypeComposite */
    {11, 32596, 397, 10, 0, 0}, /* DebugTypeMember */
    {12, 32612, 407, 5, 0, 0}, /* DebugTypeInheritance */
    {13, 32633, 1, 2, 0, 0}, /* DebugTypePtrToMember */
    {14, 32654, 66, 2, 0, 0}, /* DebugTypeTemplate */
    {15, 32768, 412, 6, 0, 0}, /* DebugTypeTemplateParameter */
    {16, 32795, 418, 5, 0, 0}, /* DebugTypeTemplateTemplateParameter */
    {17, 32830, 423, 5, 0, 0}, /* DebugTypeTemplateParameterPack */
    {18, 32861, 397, 10, 0, 0}, /* DebugGlobalVariable */
    {19, 32881, 428, 8, 0, 0}, /* DebugFunctionDeclaration */
    {20, 32906, 436, 11, 0, 0}, /* DebugFunction */
    {21, 32920, 447, 5, 0, 0}, /* DebugLexicalBlock */
    {22, 32938, 452, 3, 0, 0}, /* DebugLexicalBlockDiscriminator */
    {23, 32969, 346, 2, 0, 0}, /* DebugScope */
    {24, 32980, 0, 0, 0, 0}, /* DebugNoScope */
    {25, 32993, 455, 3, 0, 0}, /* DebugInlinedAt */
    {26, 33008, 500, 7, 0, 0}, /* DebugLocalVariable */
    {27, 33027, 1, 2, 0, 0}, /* DebugInlinedVariable */
    {28, 33048, 8, 3, 0, 0}, /* DebugDeclare */
    {29, 33061, 94, 3, 0, 0}, /* DebugValue */
    {30, 33072, 470, 2, 0, 0}, /* DebugOperation */
    {31, 33087, 63, 1, 0, 0}, /* DebugExpression */
    {32, 33103, 472, 4, 0, 0}, /* DebugMacroDef */
    {33, 33117, 452, 3, 0, 0}, /* DebugMacroUndef */
};

const unsigned ur_spirv_num_instructions = 697;

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

const char ur_spirv_extensions[] =
    "SPV_AMD_gpu_shader_half_float_fetch\0"
    "SPV_AMD_shader_ballot\0"
    "SPV_AMD_shader_early_and_late_fragment_tests\0"
    "SPV_AMD_shader_explicit_vertex_parameter\0"
    "SPV_AMD_shader_fragment_mask\0"
    "SPV_AMD_shader_image_load_store_lod\0"
    "SPV_AMD_texture_gather_bias_lod\0"
    "SPV_ARM_core_builtins\0"
    "SPV_EXT_demote_to_helper_invocation\0"
    "SPV_EXT_descriptor_indexing\0"
    "SPV_EXT_fragment_fully_covered\0"
    "SPV_EXT_fragment_invocation_density\0"
    "SPV_EXT_fragment_shader_interlock\0"
    "SPV_EXT_mesh_shader\0"
    "SPV_EXT_opacity_micromap\0"
    "SPV_EXT_physical_storage_buffer\0"
    "SPV_EXT_shader_atomic_float16_add\0"
    "SPV_EXT_shader_atomic_float_add\0"
    "SPV_EXT_shader_atomic_float_min_max\0"
    "SPV_EXT_shader_image_int64\0"
    "SPV_EXT_shader_stencil_export\0"
    "SPV_EXT_shader_viewport_index_layer\0"
    "SPV_GOOGLE_decorate_string\0"
    "SPV_GOOGLE_hlsl_functionality1\0"
    "SPV_GOOGLE_user_type\0"
    "SPV_INTEL_arbitrary_precision_fixed_point\0"
    "SPV_INTEL_arbitrary_precision_floating_point\0"
    "SPV_INTEL_arbitrary_precision_integers\0"
    "SPV_INTEL_blocking_pipes\0"
    "SPV_INTEL_debug_module\0"
    "SPV_INTEL_device_side_avc_motion_estimation\0"
    "SPV_INTEL_float_controls2\0"
    "SPV_INTEL_fp_fast_math_mode\0"
    "SPV_INTEL_fpga_buffer_location\0"
    "SPV_INTEL_fpga_cluster_attributes\0"
    "SPV_INTEL_fpga_dsp_control\0"
    "SPV_INTEL_fpga_invocation_pipelining_attributes\0"
    "SPV_INTEL_fpga_loop_controls\0"
    "SPV_INTEL_fpga_memory_accesses\0"
    "SPV_INTEL_fpga_memory_attributes\0"
    "SPV_INTEL_fpga_reg\0"
    "SPV_INTEL_function_pointers\0"
    "SPV_INTEL_inline_assembly\0"
    "SPV_INTEL_io_pipes\0"
    "SPV_INTEL_kernel_attributes\0"
    "SPV_INTEL_long_constant_composite\0"
    "SPV_INTEL_loop_fuse\0"
    "SPV_INTEL_media_block_io\0"
    "SPV_INTEL_memory_access_aliasing\0"
    "SPV_INTEL_optnone\0"
    "SPV_INTEL_runtime_aligned\0"
    "SPV_INTEL_shader_integer_functions2\0"
    "SPV_INTEL_split_barrier\0"
    "SPV_INTEL_subgroups\0"
    "SPV_INTEL_unstructured_loop_controls\0"
    "SPV_INTEL_usm_storage_classes\0"
    "SPV_INTEL_variable_length_array\0"
    "SPV_INTEL_vector_compute\0"
    "SPV_KHR_16bit_storage\0"
    "SPV_KHR_8bit_storage\0"
    "SPV_KHR_bit_instructions\0"
    "SPV_KHR_device_group\0"
    "SPV_KHR_expect_assume\0"
    "SPV_KHR_float_controls\0"
    "SPV_KHR_fragment_shader_barycentric\0"
    "SPV_KHR_fragment_shading_rate\0"
    "SPV_KHR_integer_dot_product\0"
    "SPV_KHR_linkonce_odr\0"
    "SPV_KHR_multiview\0"
    "SPV_KHR_no_integer_wrap_decoration\0"
    "SPV_KHR_physical_storage_buffer\0"
    "SPV_KHR_post_depth_coverage\0"
    "SPV_KHR_ray_cull_mask\0"
    "SPV_KHR_ray_query\0"
    "SPV_KHR_ray_tracing\0"
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
    "SPV_KHR_variable_pointers\0"
    "SPV_KHR_vulkan_memory_model\0"
    "SPV_KHR_workgroup_memory_explicit_layout\0"
    "SPV_NVX_multiview_per_view_attributes\0"
    "SPV_NV_bindless_texture\0"
    "SPV_NV_compute_shader_derivatives\0"
    "SPV_NV_cooperative_matrix\0"
    "SPV_NV_fragment_shader_barycentric\0"
    "SPV_NV_geometry_shader_passthrough\0"
    "SPV_NV_mesh_shader\0"
    "SPV_NV_ray_tracing\0"
    "SPV_NV_ray_tracing_motion_blur\0"
    "SPV_NV_sample_mask_override_coverage\0"
    "SPV_NV_shader_image_footprint\0"
    "SPV_NV_shader_invocation_reorder\0"
    "SPV_NV_shader_sm_builtins\0"
    "SPV_NV_shader_subgroup_partitioned\0"
    "SPV_NV_shading_rate\0"
    "SPV_NV_stereo_view_rendering\0"
    "SPV_NV_viewport_array2\0"
    "SPV_INTEL_bfloat16_conversion\0"
    "SPV_INTEL_bindless_images\0"
    "";

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
        "AllowContractFastINTEL\0"
        "AllowReassocINTEL\0"
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
        "InitiationIntervalINTEL\0"
        "MaxConcurrencyINTEL\0"
        "DependencyArrayINTEL\0"
        "PipelineEnableINTEL\0"
        "LoopCoalesceINTEL\0"
        "MaxInterleavingINTEL\0"
        "SpeculatedIterationsINTEL\0"
        "NoFusionINTEL\0"
        "LoopCountINTEL\0"
        "MaxReinvocationDelayINTEL\0"
        "LoopControl\0"
        "Inline\0"
        "DontInline\0"
        "Pure\0"
        "Const\0"
        "OptNoneINTEL\0"
        "FunctionControl\0"
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
        "ForceOpacityMicromap2StateEXT\0"
        "RayFlags\0"
        "Vertical2Pixels\0"
        "Vertical4Pixels\0"
        "Horizontal2Pixels\0"
        "Horizontal4Pixels\0"
        "FragmentShadingRate\0"
        "Unknown\0"
        "ESSL\0"
        "GLSL\0"
        "OpenCL_C\0"
        "OpenCL_CPP\0"
        "HLSL\0"
        "CPP_for_OpenCL\0"
        "SYCL\0"
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
        "RayGenerationNV\0"
        "IntersectionNV\0"
        "AnyHitNV\0"
        "ClosestHitNV\0"
        "MissNV\0"
        "CallableNV\0"
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
        "SubgroupUniformControlFlowKHR\0"
        "PostDepthCoverage\0"
        "DenormPreserve\0"
        "DenormFlushToZero\0"
        "SignedZeroInfNanPreserve\0"
        "RoundingModeRTE\0"
        "RoundingModeRTZ\0"
        "EarlyAndLateFragmentTestsAMD\0"
        "StencilRefReplacingEXT\0"
        "StencilRefUnchangedFrontAMD\0"
        "StencilRefGreaterFrontAMD\0"
        "StencilRefLessFrontAMD\0"
        "StencilRefUnchangedBackAMD\0"
        "StencilRefGreaterBackAMD\0"
        "StencilRefLessBackAMD\0"
        "OutputLinesNV\0"
        "OutputPrimitivesNV\0"
        "DerivativeGroupQuadsNV\0"
        "DerivativeGroupLinearNV\0"
        "OutputTrianglesNV\0"
        "PixelInterlockOrderedEXT\0"
        "PixelInterlockUnorderedEXT\0"
        "SampleInterlockOrderedEXT\0"
        "SampleInterlockUnorderedEXT\0"
        "ShadingRateInterlockOrderedEXT\0"
        "ShadingRateInterlockUnorderedEXT\0"
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
        "StreamingInterfaceINTEL\0"
        "NamedBarrierCountINTEL\0"
        "ExecutionMode\0"
        "UniformConstant\0"
        "Input\0"
        "Uniform\0"
        "Output\0"
        "Workgroup\0"
        "CrossWorkgroup\0"
        "Private\0"
        "Function\0"
        "Generic\0"
        "PushConstant\0"
        "AtomicCounter\0"
        "Image\0"
        "StorageBuffer\0"
        "CallableDataNV\0"
        "IncomingCallableDataNV\0"
        "RayPayloadNV\0"
        "HitAttributeNV\0"
        "IncomingRayPayloadNV\0"
        "ShaderRecordBufferNV\0"
        "PhysicalStorageBuffer\0"
        "HitObjectAttributeNV\0"
        "TaskPayloadWorkgroupEXT\0"
        "CodeSectionINTEL\0"
        "DeviceOnlyINTEL\0"
        "HostOnlyINTEL\0"
        "StorageClass\0"
        "1D\0"
        "2D\0"
        "3D\0"
        "Cube\0"
        "Rect\0"
        "Buffer\0"
        "SubpassData\0"
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
    },
    {
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
        "LinkageType\0"
        "ReadOnly\0"
        "WriteOnly\0"
        "ReadWrite\0"
        "AccessQualifier\0"
        "Zext\0"
        "Sext\0"
        "ByVal\0"
        "Sret\0"
        "NoAlias\0"
        "NoCapture\0"
        "NoWrite\0"
        "NoReadWrite\0"
        "RuntimeAlignedINTEL\0"
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
        "NoSignedWrap\0"
        "NoUnsignedWrap\0"
        "ExplicitInterpAMD\0"
        "OverrideCoverageNV\0"
        "PassthroughNV\0"
        "ViewportRelativeNV\0"
        "SecondaryViewportRelativeNV\0"
        "PerPrimitiveNV\0"
        "PerViewNV\0"
        "PerTaskNV\0"
        "PerVertexNV\0"
        "NonUniform\0"
        "RestrictPointer\0"
        "AliasedPointer\0"
        "HitObjectShaderRecordBufferNV\0"
        "BindlessSamplerNV\0"
        "BindlessImageNV\0"
        "BoundSamplerNV\0"
        "BoundImageNV\0"
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
        "RegisterINTEL\0"
        "MemoryINTEL\0"
        "NumbanksINTEL\0"
        "BankwidthINTEL\0"
        "MaxPrivateCopiesINTEL\0"
        "SinglepumpINTEL\0"
        "DoublepumpINTEL\0"
        "MaxReplicatesINTEL\0"
        "SimpleDualPortINTEL\0"
        "MergeINTEL\0"
        "BankBitsINTEL\0"
        "ForcePow2DepthINTEL\0"
        "BurstCoalesceINTEL\0"
        "CacheSizeINTEL\0"
        "DontStaticallyCoalesceINTEL\0"
        "PrefetchINTEL\0"
        "StallEnableINTEL\0"
        "FuseLoopsInFunctionINTEL\0"
        "MathOpDSPModeINTEL\0"
        "AliasScopeINTEL\0"
        "NoAliasINTEL\0"
        "BufferLocationINTEL\0"
        "IOPipeStorageINTEL\0"
        "FunctionFloatingPointModeINTEL\0"
        "SingleElementVectorINTEL\0"
        "VectorComputeCallableFunctionINTEL\0"
        "MediaBlockIOINTEL\0"
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
        "BaryCoordNoPerspAMD\0"
        "BaryCoordNoPerspCentroidAMD\0"
        "BaryCoordNoPerspSampleAMD\0"
        "BaryCoordSmoothAMD\0"
        "BaryCoordSmoothCentroidAMD\0"
        "BaryCoordSmoothSampleAMD\0"
        "BaryCoordPullModelAMD\0"
        "FragStencilRefEXT\0"
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
        "BaryCoordNV\0"
        "BaryCoordNoPerspNV\0"
        "FragSizeEXT\0"
        "InvocationsPerPixelNV\0"
        "PrimitivePointIndicesEXT\0"
        "PrimitiveLineIndicesEXT\0"
        "PrimitiveTriangleIndicesEXT\0"
        "CullPrimitiveEXT\0"
        "LaunchIdNV\0"
        "LaunchSizeNV\0"
        "WorldRayOriginNV\0"
        "WorldRayDirectionNV\0"
        "ObjectRayOriginNV\0"
        "ObjectRayDirectionNV\0"
        "RayTminNV\0"
        "RayTmaxNV\0"
        "InstanceCustomIndexNV\0"
        "ObjectToWorldNV\0"
        "WorldToObjectNV\0"
        "HitTNV\0"
        "HitKindNV\0"
        "CurrentRayTimeNV\0"
        "IncomingRayFlagsNV\0"
        "RayGeometryIndexKHR\0"
        "WarpsPerSMNV\0"
        "SMCountNV\0"
        "WarpIDNV\0"
    },
    {
        "SMIDNV\0"
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
        "PartitionedReduceNV\0"
        "PartitionedInclusiveScanNV\0"
        "PartitionedExclusiveScanNV\0"
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
        "FragmentShadingRateKHR\0"
        "SubgroupBallotKHR\0"
        "DrawParameters\0"
        "WorkgroupMemoryExplicitLayoutKHR\0"
        "WorkgroupMemoryExplicitLayout8BitAccessKHR\0"
        "WorkgroupMemoryExplicitLayout16BitAccessKHR\0"
        "SubgroupVoteKHR\0"
        "StorageBuffer16BitAccess\0"
        "StorageUniform16\0"
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
        "RayTraversalPrimitiveCullingKHR\0"
        "RayTracingKHR\0"
        "Float16ImageAMD\0"
        "ImageGatherBiasLodAMD\0"
        "FragmentMaskAMD\0"
        "StencilExportEXT\0"
        "ImageReadWriteLodAMD\0"
        "Int64ImageEXT\0"
        "ShaderClockKHR\0"
        "SampleMaskOverrideCoverageNV\0"
        "GeometryShaderPassthroughNV\0"
        "ShaderViewportIndexLayerNV\0"
        "ShaderViewportMaskNV\0"
        "ShaderStereoViewNV\0"
        "PerViewAttributesNV\0"
        "FragmentFullyCoveredEXT\0"
        "MeshShadingNV\0"
        "ImageFootprintNV\0"
        "MeshShadingEXT\0"
        "FragmentBarycentricNV\0"
        "ComputeDerivativeGroupQuadsNV\0"
        "ShadingRateNV\0"
        "GroupNonUniformPartitionedNV\0"
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
        "RayTracingNV\0"
        "RayTracingMotionBlurNV\0"
        "VulkanMemoryModel\0"
        "VulkanMemoryModelDeviceScope\0"
        "PhysicalStorageBufferAddresses\0"
        "ComputeDerivativeGroupLinearNV\0"
        "RayTracingProvisionalKHR\0"
        "CooperativeMatrixNV\0"
        "FragmentShaderSampleInterlockEXT\0"
        "FragmentShaderShadingRateInterlockEXT\0"
        "ShaderSMBuiltinsNV\0"
        "FragmentShaderPixelInterlockEXT\0"
        "DemoteToHelperInvocation\0"
        "RayTracingOpacityMicromapEXT\0"
        "ShaderInvocationReorderNV\0"
        "BindlessTextureNV\0"
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
        "FPGAMemoryAttributesINTEL\0"
        "FPFastMathModeINTEL\0"
        "ArbitraryPrecisionIntegersINTEL\0"
        "ArbitraryPrecisionFloatingPointINTEL\0"
        "UnstructuredLoopControlsINTEL\0"
        "FPGALoopControlsINTEL\0"
        "KernelAttributesINTEL\0"
        "FPGAKernelAttributesINTEL\0"
        "FPGAMemoryAccessesINTEL\0"
        "FPGAClusterAttributesINTEL\0"
        "LoopFuseINTEL\0"
        "FPGADSPControlINTEL\0"
    },
    {
        "MemoryAccessAliasingINTEL\0"
        "FPGAInvocationPipeliningAttributesINTEL\0"
        "FPGABufferLocationINTEL\0"
        "ArbitraryPrecisionFixedPointINTEL\0"
        "USMStorageClassesINTEL\0"
        "RuntimeAlignedAttributeINTEL\0"
        "IOPipesINTEL\0"
        "BlockingPipesINTEL\0"
        "FPGARegINTEL\0"
        "DotProductInputAll\0"
        "DotProductInput4x8Bit\0"
        "DotProductInput4x8BitPacked\0"
        "DotProduct\0"
        "RayCullMaskKHR\0"
        "BitInstructions\0"
        "GroupNonUniformRotateKHR\0"
        "AtomicFloat32AddEXT\0"
        "AtomicFloat64AddEXT\0"
        "LongConstantCompositeINTEL\0"
        "AtomicFloat16AddEXT\0"
        "DebugInfoModuleINTEL\0"
        "Bfloat16ConversionINTEL\0"
        "SplitBarrierINTEL\0"
        "GroupUniformArithmeticKHR\0"
        "BindlessImagesINTEL\0"
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
        "IdMemorySemantics\0"
        "IdScope\0"
        "IdRef\0"
        "LiteralInteger\0"
        "LiteralString\0"
        "LiteralContextDependentNumber\0"
        "LiteralExtInstInteger\0"
        "LiteralSpecConstantOpInteger\0"
        "PairLiteralIntegerIdRef\0"
        "PairIdRefLiteralInteger\0"
        "PairIdRefIdRef\0"
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
    },
    {
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
        "OpTerminateInvocation\0"
        "OpSubgroupBallotKHR\0"
        "OpSubgroupFirstInvocationKHR\0"
        "OpSubgroupAllKHR\0"
        "OpSubgroupAnyKHR\0"
        "OpSubgroupAllEqualKHR\0"
        "OpGroupNonUniformRotateKHR\0"
        "OpSubgroupReadInvocationKHR\0"
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
        "OpTypeRayQueryKHR\0"
        "OpRayQueryInitializeKHR\0"
        "OpRayQueryTerminateKHR\0"
        "OpRayQueryGenerateIntersectionKHR\0"
        "OpRayQueryConfirmIntersectionKHR\0"
        "OpRayQueryProceedKHR\0"
        "OpRayQueryGetIntersectionTypeKHR\0"
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
        "OpHitObjectRecordHitMotionNV\0"
        "OpHitObjectRecordHitWithIndexMotionNV\0"
        "OpHitObjectRecordMissMotionNV\0"
    },
    {
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
        "OpEmitMeshTasksEXT\0"
        "OpSetMeshOutputsEXT\0"
        "OpGroupNonUniformPartitionNV\0"
        "OpWritePackedPrimitiveIndices4x8NV\0"
        "OpReportIntersectionNV\0"
        "OpIgnoreIntersectionNV\0"
        "OpTerminateRayNV\0"
        "OpTraceNV\0"
        "OpTraceMotionNV\0"
        "OpTraceRayMotionNV\0"
        "OpTypeAccelerationStructureNV\0"
        "OpExecuteCallableNV\0"
        "OpTypeCooperativeMatrixNV\0"
        "OpCooperativeMatrixLoadNV\0"
        "OpCooperativeMatrixStoreNV\0"
        "OpCooperativeMatrixMulAddNV\0"
        "OpCooperativeMatrixLengthNV\0"
        "OpBeginInvocationInterlockEXT\0"
        "OpEndInvocationInterlockEXT\0"
        "OpDemoteToHelperInvocation\0"
        "OpIsHelperInvocationEXT\0"
        "OpConvertUToImageNV\0"
        "OpConvertUToSamplerNV\0"
        "OpConvertImageToUNV\0"
        "OpConvertSamplerToUNV\0"
        "OpConvertUToSampledImageNV\0"
        "OpConvertSampledImageToUNV\0"
        "OpSamplerImageAddressingModeNV\0"
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
    },
    {
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
        "OpArbitraryFloatSinCosPiINTEL\0"
        "OpArbitraryFloatCastINTEL\0"
        "OpArbitraryFloatCastFromIntINTEL\0"
        "OpArbitraryFloatCastToIntINTEL\0"
        "OpArbitraryFloatAddINTEL\0"
        "OpArbitraryFloatSubINTEL\0"
        "OpArbitraryFloatMulINTEL\0"
        "OpArbitraryFloatDivINTEL\0"
    },
    {
        "OpArbitraryFloatGTINTEL\0"
        "OpArbitraryFloatGEINTEL\0"
        "OpArbitraryFloatLTINTEL\0"
        "OpArbitraryFloatLEINTEL\0"
        "OpArbitraryFloatEQINTEL\0"
        "OpArbitraryFloatRecipINTEL\0"
        "OpArbitraryFloatRSqrtINTEL\0"
        "OpArbitraryFloatCbrtINTEL\0"
        "OpArbitraryFloatHypotINTEL\0"
        "OpArbitraryFloatSqrtINTEL\0"
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
        "OpFixedSqrtINTEL\0"
        "OpFixedRecipINTEL\0"
        "OpFixedRsqrtINTEL\0"
        "OpFixedSinINTEL\0"
        "OpFixedCosINTEL\0"
        "OpFixedSinCosINTEL\0"
        "OpFixedSinPiINTEL\0"
        "OpFixedCosPiINTEL\0"
        "OpFixedSinCosPiINTEL\0"
        "OpFixedLogINTEL\0"
        "OpFixedExpINTEL\0"
        "OpPtrCastToCrossWorkgroupINTEL\0"
        "OpCrossWorkgroupCastToPtrINTEL\0"
        "OpReadPipeBlockingINTEL\0"
        "OpWritePipeBlockingINTEL\0"
        "OpFPGARegINTEL\0"
        "OpRayQueryGetRayTMinKHR\0"
        "OpRayQueryGetRayFlagsKHR\0"
        "OpRayQueryGetIntersectionTKHR\0"
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
        "OpConvertFToBF16INTEL\0"
        "OpConvertBF16ToFINTEL\0"
        "OpControlBarrierArriveINTEL\0"
        "OpControlBarrierWaitINTEL\0"
        "OpGroupIMulKHR\0"
        "OpGroupFMulKHR\0"
        "OpGroupBitwiseAndKHR\0"
        "OpGroupBitwiseOrKHR\0"
        "OpGroupBitwiseXorKHR\0"
        "OpGroupLogicalAndKHR\0"
        "OpGroupLogicalOrKHR\0"
        "OpGroupLogicalXorKHR\0"
        "OpConvertHandleToImageINTEL\0"
        "OpConvertHandleToSamplerINTEL\0"
        "OpConvertHandleToSampledImageINTEL\0"
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
    },
    {
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
    },
};

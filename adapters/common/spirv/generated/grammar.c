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
    {1u, 173, 0, 0}, /* FPFastMathModeNotNaN */
    {2u, 180, 0, 0}, /* FPFastMathModeNotInf */
    {4u, 187, 0, 0}, /* FPFastMathModeNSZ */
    {8u, 191, 0, 0}, /* FPFastMathModeAllowRecip */
    {16u, 202, 0, 0}, /* FPFastMathModeFast */
    {65536u, 207, 0, 0}, /* FPFastMathModeAllowContractFastINTEL */
    {131072u, 230, 0, 0}, /* FPFastMathModeAllowReassocINTEL */
    {0u, 0, 0, 0}, /* SelectionControlNone */
    {1u, 248, 0, 0}, /* SelectionControlFlatten */
    {2u, 256, 0, 0}, /* SelectionControlDontFlatten */
    {0u, 0, 0, 0}, /* LoopControlNone */
    {1u, 268, 0, 0}, /* LoopControlUnroll */
    {2u, 275, 0, 0}, /* LoopControlDontUnroll */
    {4u, 286, 0, 0}, /* LoopControlDependencyInfinite */
    {8u, 305, 4, 1}, /* LoopControlDependencyLength */
    {16u, 322, 4, 1}, /* LoopControlMinIterations */
    {32u, 336, 4, 1}, /* LoopControlMaxIterations */
    {64u, 350, 4, 1}, /* LoopControlIterationMultiple */
    {128u, 368, 4, 1}, /* LoopControlPeelCount */
    {256u, 378, 4, 1}, /* LoopControlPartialCount */
    {65536u, 391, 4, 1}, /* LoopControlInitiationIntervalINTEL */
    {131072u, 415, 4, 1}, /* LoopControlMaxConcurrencyINTEL */
    {262144u, 435, 4, 1}, /* LoopControlDependencyArrayINTEL */
    {524288u, 456, 4, 1}, /* LoopControlPipelineEnableINTEL */
    {1048576u, 476, 4, 1}, /* LoopControlLoopCoalesceINTEL */
    {2097152u, 494, 4, 1}, /* LoopControlMaxInterleavingINTEL */
    {4194304u, 515, 4, 1}, /* LoopControlSpeculatedIterationsINTEL */
    {8388608u, 541, 0, 0}, /* LoopControlNoFusionINTEL */
    {16777216u, 555, 4, 1}, /* LoopControlLoopCountINTEL */
    {33554432u, 570, 4, 1}, /* LoopControlMaxReinvocationDelayINTEL */
    {0u, 0, 0, 0}, /* FunctionControlNone */
    {1u, 596, 0, 0}, /* FunctionControlInline */
    {2u, 603, 0, 0}, /* FunctionControlDontInline */
    {4u, 614, 0, 0}, /* FunctionControlPure */
    {8u, 619, 0, 0}, /* FunctionControlConst */
    {65536u, 625, 0, 0}, /* FunctionControlOptNoneINTEL */
    {0u, 0, 0, 0}, /* MemorySemanticsNone */
    {2u, 638, 0, 0}, /* MemorySemanticsAcquire */
    {4u, 646, 0, 0}, /* MemorySemanticsRelease */
    {8u, 654, 0, 0}, /* MemorySemanticsAcquireRelease */
    {16u, 669, 0, 0}, /* MemorySemanticsSequentiallyConsistent */
    {64u, 692, 0, 0}, /* MemorySemanticsUniformMemory */
    {128u, 706, 0, 0}, /* MemorySemanticsSubgroupMemory */
    {256u, 721, 0, 0}, /* MemorySemanticsWorkgroupMemory */
    {512u, 737, 0, 0}, /* MemorySemanticsCrossWorkgroupMemory */
    {1024u, 758, 0, 0}, /* MemorySemanticsAtomicCounterMemory */
    {2048u, 778, 0, 0}, /* MemorySemanticsImageMemory */
    {4096u, 790, 0, 0}, /* MemorySemanticsOutputMemory */
    {8192u, 803, 0, 0}, /* MemorySemanticsMakeAvailable */
    {16384u, 817, 0, 0}, /* MemorySemanticsMakeVisible */
    {32768u, 829, 0, 0}, /* MemorySemanticsVolatile */
    {0u, 0, 0, 0}, /* MemoryAccessNone */
    {1u, 829, 0, 0}, /* MemoryAccessVolatile */
    {2u, 838, 4, 1}, /* MemoryAccessAligned */
    {4u, 153, 0, 0}, /* MemoryAccessNontemporal */
    {8u, 846, 3, 1}, /* MemoryAccessMakePointerAvailable */
    {16u, 867, 3, 1}, /* MemoryAccessMakePointerVisible */
    {32u, 886, 0, 0}, /* MemoryAccessNonPrivatePointer */
    {65536u, 904, 0, 1}, /* MemoryAccessAliasScopeINTELMask */
    {131072u, 924, 0, 1}, /* MemoryAccessNoAliasINTELMask */
    {0u, 0, 0, 0}, /* KernelProfilingInfoNone */
    {1u, 941, 0, 0}, /* KernelProfilingInfoCmdExecTime */
    {0u, 953, 0, 0}, /* RayFlagsNoneKHR */
    {1u, 961, 0, 0}, /* RayFlagsOpaqueKHR */
    {2u, 971, 0, 0}, /* RayFlagsNoOpaqueKHR */
    {4u, 983, 0, 0}, /* RayFlagsTerminateOnFirstHitKHR */
    {8u, 1006, 0, 0}, /* RayFlagsSkipClosestHitShaderKHR */
    {16u, 1030, 0, 0}, /* RayFlagsCullBackFacingTrianglesKHR */
    {32u, 1057, 0, 0}, /* RayFlagsCullFrontFacingTrianglesKHR */
    {64u, 1085, 0, 0}, /* RayFlagsCullOpaqueKHR */
    {128u, 1099, 0, 0}, /* RayFlagsCullNoOpaqueKHR */
    {256u, 1115, 0, 0}, /* RayFlagsSkipTrianglesKHR */
    {512u, 1132, 0, 0}, /* RayFlagsSkipAABBsKHR */
    {1024u, 1145, 0, 0}, /* RayFlagsForceOpacityMicromap2StateEXT */
    {1u, 1175, 0, 0}, /* FragmentShadingRateVertical2Pixels */
    {2u, 1191, 0, 0}, /* FragmentShadingRateVertical4Pixels */
    {4u, 1207, 0, 0}, /* FragmentShadingRateHorizontal2Pixels */
    {8u, 1225, 0, 0}, /* FragmentShadingRateHorizontal4Pixels */
    {0u, 1243, 0, 0}, /* SourceLanguageUnknown */
    {1u, 1251, 0, 0}, /* SourceLanguageESSL */
    {2u, 1256, 0, 0}, /* SourceLanguageGLSL */
    {3u, 1261, 0, 0}, /* SourceLanguageOpenCL_C */
    {4u, 1270, 0, 0}, /* SourceLanguageOpenCL_CPP */
    {5u, 1281, 0, 0}, /* SourceLanguageHLSL */
    {6u, 1286, 0, 0}, /* SourceLanguageCPP_for_OpenCL */
    {7u, 1301, 0, 0}, /* SourceLanguageSYCL */
    {0u, 1306, 0, 0}, /* ExecutionModelVertex */
    {1u, 1313, 0, 0}, /* ExecutionModelTessellationControl */
    {2u, 1333, 0, 0}, /* ExecutionModelTessellationEvaluation */
    {3u, 1356, 0, 0}, /* ExecutionModelGeometry */
    {4u, 1365, 0, 0}, /* ExecutionModelFragment */
    {5u, 1374, 0, 0}, /* ExecutionModelGLCompute */
    {6u, 1384, 0, 0}, /* ExecutionModelKernel */
    {5267u, 1391, 0, 0}, /* ExecutionModelTaskNV */
    {5268u, 1398, 0, 0}, /* ExecutionModelMeshNV */
    {5313u, 1405, 0, 0}, /* ExecutionModelRayGenerationNV */
    {5314u, 1421, 0, 0}, /* ExecutionModelIntersectionNV */
    {5315u, 1436, 0, 0}, /* ExecutionModelAnyHitNV */
    {5316u, 1445, 0, 0}, /* ExecutionModelClosestHitNV */
    {5317u, 1458, 0, 0}, /* ExecutionModelMissNV */
    {5318u, 1465, 0, 0}, /* ExecutionModelCallableNV */
    {5364u, 1476, 0, 0}, /* ExecutionModelTaskEXT */
    {5365u, 1484, 0, 0}, /* ExecutionModelMeshEXT */
    {0u, 1492, 0, 0}, /* AddressingModelLogical */
    {1u, 1500, 0, 0}, /* AddressingModelPhysical32 */
    {2u, 1511, 0, 0}, /* AddressingModelPhysical64 */
    {5348u, 1522, 0, 0}, /* AddressingModelPhysicalStorageBuffer64 */
    {0u, 1546, 0, 0}, /* MemoryModelSimple */
    {1u, 1553, 0, 0}, /* MemoryModelGLSL450 */
    {2u, 1561, 0, 0}, /* MemoryModelOpenCL */
    {3u, 1568, 0, 0}, /* MemoryModelVulkan */
    {0u, 1575, 4, 1}, /* ExecutionModeInvocations */
    {1u, 1587, 0, 0}, /* ExecutionModeSpacingEqual */
    {2u, 1600, 0, 0}, /* ExecutionModeSpacingFractionalEven */
    {3u, 1622, 0, 0}, /* ExecutionModeSpacingFractionalOdd */
    {4u, 1643, 0, 0}, /* ExecutionModeVertexOrderCw */
    {5u, 1657, 0, 0}, /* ExecutionModeVertexOrderCcw */
    {6u, 1672, 0, 0}, /* ExecutionModePixelCenterInteger */
    {7u, 1691, 0, 0}, /* ExecutionModeOriginUpperLeft */
    {8u, 1707, 0, 0}, /* ExecutionModeOriginLowerLeft */
    {9u, 1723, 0, 0}, /* ExecutionModeEarlyFragmentTests */
    {10u, 1742, 0, 0}, /* ExecutionModePointMode */
    {11u, 1752, 0, 0}, /* ExecutionModeXfb */
    {12u, 1756, 0, 0}, /* ExecutionModeDepthReplacing */
    {14u, 1771, 0, 0}, /* ExecutionModeDepthGreater */
    {15u, 1784, 0, 0}, /* ExecutionModeDepthLess */
    {16u, 1794, 0, 0}, /* ExecutionModeDepthUnchanged */
    {17u, 1809, 5, 3}, /* ExecutionModeLocalSize */
    {18u, 1819, 5, 3}, /* ExecutionModeLocalSizeHint */
    {19u, 1833, 0, 0}, /* ExecutionModeInputPoints */
    {20u, 1845, 0, 0}, /* ExecutionModeInputLines */
    {21u, 1856, 0, 0}, /* ExecutionModeInputLinesAdjacency */
    {22u, 1876, 0, 0}, /* ExecutionModeTriangles */
    {23u, 1886, 0, 0}, /* ExecutionModeInputTrianglesAdjacency */
    {24u, 1910, 0, 0}, /* ExecutionModeQuads */
    {25u, 1916, 0, 0}, /* ExecutionModeIsolines */
    {26u, 1925, 4, 1}, /* ExecutionModeOutputVertices */
    {27u, 1940, 0, 0}, /* ExecutionModeOutputPoints */
    {28u, 1953, 0, 0}, /* ExecutionModeOutputLineStrip */
    {29u, 1969, 0, 0}, /* ExecutionModeOutputTriangleStrip */
    {30u, 1989, 4, 1}, /* ExecutionModeVecTypeHint */
    {31u, 2001, 0, 0}, /* ExecutionModeContractionOff */
    {33u, 2016, 0, 0}, /* ExecutionModeInitializer */
    {34u, 2028, 0, 0}, /* ExecutionModeFinalizer */
    {35u, 2038, 4, 1}, /* ExecutionModeSubgroupSize */
    {36u, 2051, 4, 1}, /* ExecutionModeSubgroupsPerWorkgroup */
    {37u, 2073, 0, 1}, /* ExecutionModeSubgroupsPerWorkgroupId */
    {38u, 2097, 8, 3}, /* ExecutionModeLocalSizeId */
    {39u, 2109, 8, 3}, /* ExecutionModeLocalSizeHintId */
    {4421u, 2125, 0, 0}, /* ExecutionModeSubgroupUniformControlFlowKHR */
    {4446u, 2155, 0, 0}, /* ExecutionModePostDepthCoverage */
    {4459u, 2173, 4, 1}, /* ExecutionModeDenormPreserve */
    {4460u, 2188, 4, 1}, /* ExecutionModeDenormFlushToZero */
    {4461u, 2206, 4, 1}, /* ExecutionModeSignedZeroInfNanPreserve */
    {4462u, 2231, 4, 1}, /* ExecutionModeRoundingModeRTE */
    {4463u, 2247, 4, 1}, /* ExecutionModeRoundingModeRTZ */
    {5017u, 2263, 0, 0}, /* ExecutionModeEarlyAndLateFragmentTestsAMD */
    {5027u, 2292, 0, 0}, /* ExecutionModeStencilRefReplacingEXT */
    {5079u, 2315, 0, 0}, /* ExecutionModeStencilRefUnchangedFrontAMD */
    {5080u, 2343, 0, 0}, /* ExecutionModeStencilRefGreaterFrontAMD */
    {5081u, 2369, 0, 0}, /* ExecutionModeStencilRefLessFrontAMD */
    {5082u, 2392, 0, 0}, /* ExecutionModeStencilRefUnchangedBackAMD */
    {5083u, 2419, 0, 0}, /* ExecutionModeStencilRefGreaterBackAMD */
    {5084u, 2444, 0, 0}, /* ExecutionModeStencilRefLessBackAMD */
    {5269u, 2466, 0, 0}, /* ExecutionModeOutputLinesNV */
    {5270u, 2480, 4, 1}, /* ExecutionModeOutputPrimitivesNV */
    {5289u, 2499, 0, 0}, /* ExecutionModeDerivativeGroupQuadsNV */
    {5290u, 2522, 0, 0}, /* ExecutionModeDerivativeGroupLinearNV */
    {5298u, 2546, 0, 0}, /* ExecutionModeOutputTrianglesNV */
    {5366u, 2564, 0, 0}, /* ExecutionModePixelInterlockOrderedEXT */
    {5367u, 2589, 0, 0}, /* ExecutionModePixelInterlockUnorderedEXT */
    {5368u, 2616, 0, 0}, /* ExecutionModeSampleInterlockOrderedEXT */
    {5369u, 2642, 0, 0}, /* ExecutionModeSampleInterlockUnorderedEXT */
    {5370u, 2670, 0, 0}, /* ExecutionModeShadingRateInterlockOrderedEXT */
    {5371u, 2701, 0, 0}, /* ExecutionModeShadingRateInterlockUnorderedEXT */
    {5618u, 2734, 4, 1}, /* ExecutionModeSharedLocalMemorySizeINTEL */
    {5620u, 2761, 4, 1}, /* ExecutionModeRoundingModeRTPINTEL */
    {5621u, 2782, 4, 1}, /* ExecutionModeRoundingModeRTNINTEL */
    {5622u, 2803, 4, 1}, /* ExecutionModeFloatingPointModeALTINTEL */
    {5623u, 2829, 4, 1}, /* ExecutionModeFloatingPointModeIEEEINTEL */
    {5893u, 2856, 5, 3}, /* ExecutionModeMaxWorkgroupSizeINTEL */
    {5894u, 2878, 4, 1}, /* ExecutionModeMaxWorkDimINTEL */
    {5895u, 2894, 0, 0}, /* ExecutionModeNoGlobalOffsetINTEL */
    {5896u, 2914, 4, 1}, /* ExecutionModeNumSIMDWorkitemsINTEL */
    {5903u, 2936, 4, 1}, /* ExecutionModeSchedulerTargetFmaxMhzINTEL */
    {6154u, 2964, 4, 1}, /* ExecutionModeStreamingInterfaceINTEL */
    {6417u, 2988, 4, 1}, /* ExecutionModeNamedBarrierCountINTEL */
    {0u, 3011, 0, 0}, /* StorageClassUniformConstant */
    {1u, 3027, 0, 0}, /* StorageClassInput */
    {2u, 3033, 0, 0}, /* StorageClassUniform */
    {3u, 3041, 0, 0}, /* StorageClassOutput */
    {4u, 3048, 0, 0}, /* StorageClassWorkgroup */
    {5u, 3058, 0, 0}, /* StorageClassCrossWorkgroup */
    {6u, 3073, 0, 0}, /* StorageClassPrivate */
    {7u, 3081, 0, 0}, /* StorageClassFunction */
    {8u, 3090, 0, 0}, /* StorageClassGeneric */
    {9u, 3098, 0, 0}, /* StorageClassPushConstant */
    {10u, 3111, 0, 0}, /* StorageClassAtomicCounter */
    {11u, 3125, 0, 0}, /* StorageClassImage */
    {12u, 3131, 0, 0}, /* StorageClassStorageBuffer */
    {5328u, 3145, 0, 0}, /* StorageClassCallableDataNV */
    {5329u, 3160, 0, 0}, /* StorageClassIncomingCallableDataNV */
    {5338u, 3183, 0, 0}, /* StorageClassRayPayloadNV */
    {5339u, 3196, 0, 0}, /* StorageClassHitAttributeNV */
    {5342u, 3211, 0, 0}, /* StorageClassIncomingRayPayloadNV */
    {5343u, 3232, 0, 0}, /* StorageClassShaderRecordBufferNV */
    {5349u, 3253, 0, 0}, /* StorageClassPhysicalStorageBuffer */
    {5385u, 3275, 0, 0}, /* StorageClassHitObjectAttributeNV */
    {5402u, 3296, 0, 0}, /* StorageClassTaskPayloadWorkgroupEXT */
    {5605u, 3320, 0, 0}, /* StorageClassCodeSectionINTEL */
    {5936u, 3337, 0, 0}, /* StorageClassDeviceOnlyINTEL */
    {5937u, 3353, 0, 0}, /* StorageClassHostOnlyINTEL */
    {0u, 3367, 0, 0}, /* Dim1D */
    {1u, 3370, 0, 0}, /* Dim2D */
    {2u, 3373, 0, 0}, /* Dim3D */
    {3u, 3376, 0, 0}, /* DimCube */
    {4u, 3381, 0, 0}, /* DimRect */
    {5u, 3386, 0, 0}, /* DimBuffer */
    {6u, 3393, 0, 0}, /* DimSubpassData */
    {0u, 0, 0, 0}, /* SamplerAddressingModeNone */
    {1u, 3405, 0, 0}, /* SamplerAddressingModeClampToEdge */
    {2u, 3417, 0, 0}, /* SamplerAddressingModeClamp */
    {3u, 3423, 0, 0}, /* SamplerAddressingModeRepeat */
    {4u, 3430, 0, 0}, /* SamplerAddressingModeRepeatMirrored */
    {0u, 3445, 0, 0}, /* SamplerFilterModeNearest */
    {1u, 3453, 0, 0}, /* SamplerFilterModeLinear */
    {0u, 1243, 0, 0}, /* ImageFormatUnknown */
    {1u, 3460, 0, 0}, /* ImageFormatRgba32f */
    {2u, 3468, 0, 0}, /* ImageFormatRgba16f */
    {3u, 3476, 0, 0}, /* ImageFormatR32f */
    {4u, 3481, 0, 0}, /* ImageFormatRgba8 */
    {5u, 3487, 0, 0}, /* ImageFormatRgba8Snorm */
    {6u, 3498, 0, 0}, /* ImageFormatRg32f */
    {7u, 3504, 0, 0}, /* ImageFormatRg16f */
    {8u, 3510, 0, 0}, /* ImageFormatR11fG11fB10f */
    {9u, 3523, 0, 0}, /* ImageFormatR16f */
    {10u, 3528, 0, 0}, /* ImageFormatRgba16 */
    {11u, 3535, 0, 0}, /* ImageFormatRgb10A2 */
    {12u, 3543, 0, 0}, /* ImageFormatRg16 */
    {13u, 3548, 0, 0}, /* ImageFormatRg8 */
    {14u, 3552, 0, 0}, /* ImageFormatR16 */
    {15u, 3556, 0, 0}, /* ImageFormatR8 */
    {16u, 3559, 0, 0}, /* ImageFormatRgba16Snorm */
    {17u, 3571, 0, 0}, /* ImageFormatRg16Snorm */
    {18u, 3581, 0, 0}, /* ImageFormatRg8Snorm */
    {19u, 3590, 0, 0}, /* ImageFormatR16Snorm */
    {20u, 3599, 0, 0}, /* ImageFormatR8Snorm */
    {21u, 3607, 0, 0}, /* ImageFormatRgba32i */
    {22u, 3615, 0, 0}, /* ImageFormatRgba16i */
    {23u, 3623, 0, 0}, /* ImageFormatRgba8i */
    {24u, 3630, 0, 0}, /* ImageFormatR32i */
    {25u, 3635, 0, 0}, /* ImageFormatRg32i */
    {26u, 3641, 0, 0}, /* ImageFormatRg16i */
    {27u, 3647, 0, 0}, /* ImageFormatRg8i */
    {28u, 3652, 0, 0}, /* ImageFormatR16i */
    {29u, 3657, 0, 0}, /* ImageFormatR8i */
    {30u, 3661, 0, 0}, /* ImageFormatRgba32ui */
    {31u, 3670, 0, 0}, /* ImageFormatRgba16ui */
    {32u, 3679, 0, 0}, /* ImageFormatRgba8ui */
    {33u, 3687, 0, 0}, /* ImageFormatR32ui */
    {34u, 3693, 0, 0}, /* ImageFormatRgb10a2ui */
    {35u, 3703, 0, 0}, /* ImageFormatRg32ui */
    {36u, 3710, 0, 0}, /* ImageFormatRg16ui */
    {37u, 3717, 0, 0}, /* ImageFormatRg8ui */
    {38u, 3723, 0, 0}, /* ImageFormatR16ui */
    {39u, 3729, 0, 0}, /* ImageFormatR8ui */
    {40u, 3734, 0, 0}, /* ImageFormatR64ui */
    {41u, 3740, 0, 0}, /* ImageFormatR64i */
    {0u, 3745, 0, 0}, /* ImageChannelOrderR */
    {1u, 3747, 0, 0}, /* ImageChannelOrderA */
    {2u, 3749, 0, 0}, /* ImageChannelOrderRG */
    {3u, 3752, 0, 0}, /* ImageChannelOrderRA */
    {4u, 3755, 0, 0}, /* ImageChannelOrderRGB */
    {5u, 3759, 0, 0}, /* ImageChannelOrderRGBA */
    {6u, 3764, 0, 0}, /* ImageChannelOrderBGRA */
    {7u, 3769, 0, 0}, /* ImageChannelOrderARGB */
    {8u, 3774, 0, 0}, /* ImageChannelOrderIntensity */
    {9u, 3784, 0, 0}, /* ImageChannelOrderLuminance */
    {10u, 3794, 0, 0}, /* ImageChannelOrderRx */
    {11u, 3797, 0, 0}, /* ImageChannelOrderRGx */
    {12u, 3801, 0, 0}, /* ImageChannelOrderRGBx */
    {13u, 3806, 0, 0}, /* ImageChannelOrderDepth */
    {14u, 3812, 0, 0}, /* ImageChannelOrderDepthStencil */
    {15u, 3825, 0, 0}, /* ImageChannelOrdersRGB */
    {16u, 3830, 0, 0}, /* ImageChannelOrdersRGBx */
    {17u, 3836, 0, 0}, /* ImageChannelOrdersRGBA */
    {18u, 3842, 0, 0}, /* ImageChannelOrdersBGRA */
    {19u, 3848, 0, 0}, /* ImageChannelOrderABGR */
    {0u, 3853, 0, 0}, /* ImageChannelDataTypeSnormInt8 */
    {1u, 3863, 0, 0}, /* ImageChannelDataTypeSnormInt16 */
    {2u, 3874, 0, 0}, /* ImageChannelDataTypeUnormInt8 */
    {3u, 3884, 0, 0}, /* ImageChannelDataTypeUnormInt16 */
    {4u, 3895, 0, 0}, /* ImageChannelDataTypeUnormShort565 */
    {5u, 3909, 0, 0}, /* ImageChannelDataTypeUnormShort555 */
    {6u, 3923, 0, 0}, /* ImageChannelDataTypeUnormInt101010 */
    {7u, 3938, 0, 0}, /* ImageChannelDataTypeSignedInt8 */
    {8u, 3949, 0, 0}, /* ImageChannelDataTypeSignedInt16 */
    {9u, 3961, 0, 0}, /* ImageChannelDataTypeSignedInt32 */
    {10u, 3973, 0, 0}, /* ImageChannelDataTypeUnsignedInt8 */
    {11u, 3986, 0, 0}, /* ImageChannelDataTypeUnsignedInt16 */
    {12u, 4096, 0, 0}, /* ImageChannelDataTypeUnsignedInt32 */
    {13u, 4110, 0, 0}, /* ImageChannelDataTypeHalfFloat */
    {14u, 4120, 0, 0}, /* ImageChannelDataTypeFloat */
    {15u, 4126, 0, 0}, /* ImageChannelDataTypeUnormInt24 */
    {16u, 4137, 0, 0}, /* ImageChannelDataTypeUnormInt101010_2 */
    {0u, 4154, 0, 0}, /* FPRoundingModeRTE */
    {1u, 4158, 0, 0}, /* FPRoundingModeRTZ */
    {2u, 4162, 0, 0}, /* FPRoundingModeRTP */
    {3u, 4166, 0, 0}, /* FPRoundingModeRTN */
    {0u, 4170, 0, 0}, /* FPDenormModePreserve */
    {1u, 4179, 0, 0}, /* FPDenormModeFlushToZero */
    {0u, 4191, 0, 0}, /* QuantizationModesTRN */
    {1u, 4195, 0, 0}, /* QuantizationModesTRN_ZERO */
    {2u, 4204, 0, 0}, /* QuantizationModesRND */
    {3u, 4208, 0, 0}, /* QuantizationModesRND_ZERO */
    {4u, 4217, 0, 0}, /* QuantizationModesRND_INF */
    {5u, 4225, 0, 0}, /* QuantizationModesRND_MIN_INF */
    {6u, 4237, 0, 0}, /* QuantizationModesRND_CONV */
    {7u, 4246, 0, 0}, /* QuantizationModesRND_CONV_ODD */
    {0u, 4259, 0, 0}, /* FPOperationModeIEEE */
    {1u, 4264, 0, 0}, /* FPOperationModeALT */
    {0u, 4268, 0, 0}, /* OverflowModesWRAP */
    {1u, 4273, 0, 0}, /* OverflowModesSAT */
    {2u, 4277, 0, 0}, /* OverflowModesSAT_ZERO */
    {3u, 4286, 0, 0}, /* OverflowModesSAT_SYM */
    {0u, 4294, 0, 0}, /* LinkageTypeExport */
    {1u, 4301, 0, 0}, /* LinkageTypeImport */
    {2u, 4308, 0, 0}, /* LinkageTypeLinkOnceODR */
    {0u, 4320, 0, 0}, /* AccessQualifierReadOnly */
    {1u, 4329, 0, 0}, /* AccessQualifierWriteOnly */
    {2u, 4339, 0, 0}, /* AccessQualifierReadWrite */
    {0u, 4349, 0, 0}, /* FunctionParameterAttributeZext */
    {1u, 4354, 0, 0}, /* FunctionParameterAttributeSext */
    {2u, 4359, 0, 0}, /* FunctionParameterAttributeByVal */
    {3u, 4365, 0, 0}, /* FunctionParameterAttributeSret */
    {4u, 4370, 0, 0}, /* FunctionParameterAttributeNoAlias */
    {5u, 4378, 0, 0}, /* FunctionParameterAttributeNoCapture */
    {6u, 4388, 0, 0}, /* FunctionParameterAttributeNoWrite */
    {7u, 4396, 0, 0}, /* FunctionParameterAttributeNoReadWrite */
    {5940u, 4408, 0, 0}, /* FunctionParameterAttributeRuntimeAlignedINTEL */
    {0u, 4428, 0, 0}, /* DecorationRelaxedPrecision */
    {1u, 4445, 4, 1}, /* DecorationSpecId */
    {2u, 4452, 0, 0}, /* DecorationBlock */
    {3u, 4458, 0, 0}, /* DecorationBufferBlock */
    {4u, 4470, 0, 0}, /* DecorationRowMajor */
    {5u, 4479, 0, 0}, /* DecorationColMajor */
    {6u, 4488, 4, 1}, /* DecorationArrayStride */
    {7u, 4500, 4, 1}, /* DecorationMatrixStride */
    {8u, 4513, 0, 0}, /* DecorationGLSLShared */
    {9u, 4524, 0, 0}, /* DecorationGLSLPacked */
    {10u, 4535, 0, 0}, /* DecorationCPacked */
    {11u, 4543, 11, 1}, /* DecorationBuiltIn */
    {13u, 4551, 0, 0}, /* DecorationNoPerspective */
    {14u, 4565, 0, 0}, /* DecorationFlat */
    {15u, 4570, 0, 0}, /* DecorationPatch */
    {16u, 4576, 0, 0}, /* DecorationCentroid */
    {17u, 51, 0, 0}, /* DecorationSample */
    {18u, 4585, 0, 0}, /* DecorationInvariant */
    {19u, 4595, 0, 0}, /* DecorationRestrict */
    {20u, 4604, 0, 0}, /* DecorationAliased */
    {21u, 829, 0, 0}, /* DecorationVolatile */
    {22u, 4612, 0, 0}, /* DecorationConstant */
    {23u, 4621, 0, 0}, /* DecorationCoherent */
    {24u, 4630, 0, 0}, /* DecorationNonWritable */
    {25u, 4642, 0, 0}, /* DecorationNonReadable */
    {26u, 3033, 0, 0}, /* DecorationUniform */
    {27u, 4654, 3, 1}, /* DecorationUniformId */
    {28u, 4664, 0, 0}, /* DecorationSaturatedConversion */
    {29u, 4684, 4, 1}, /* DecorationStream */
    {30u, 4691, 4, 1}, /* DecorationLocation */
    {31u, 4700, 4, 1}, /* DecorationComponent */
    {32u, 4710, 4, 1}, /* DecorationIndex */
    {33u, 4716, 4, 1}, /* DecorationBinding */
    {34u, 4724, 4, 1}, /* DecorationDescriptorSet */
    {35u, 31, 4, 1}, /* DecorationOffset */
    {36u, 4738, 4, 1}, /* DecorationXfbBuffer */
    {37u, 4748, 4, 1}, /* DecorationXfbStride */
    {38u, 4758, 12, 1}, /* DecorationFuncParamAttr */
    {39u, 4772, 13, 1}, /* DecorationFPRoundingMode */
    {40u, 4787, 14, 1}, /* DecorationFPFastMathMode */
    {41u, 4802, 15, 2}, /* DecorationLinkageAttributes */
    {42u, 4820, 0, 0}, /* DecorationNoContraction */
    {43u, 4834, 4, 1}, /* DecorationInputAttachmentIndex */
    {44u, 4855, 4, 1}, /* DecorationAlignment */
    {45u, 4865, 4, 1}, /* DecorationMaxByteOffset */
    {46u, 4879, 0, 1}, /* DecorationAlignmentId */
    {47u, 4891, 0, 1}, /* DecorationMaxByteOffsetId */
    {4469u, 4907, 0, 0}, /* DecorationNoSignedWrap */
    {4470u, 4920, 0, 0}, /* DecorationNoUnsignedWrap */
    {4999u, 4935, 0, 0}, /* DecorationExplicitInterpAMD */
    {5248u, 4953, 0, 0}, /* DecorationOverrideCoverageNV */
    {5250u, 4972, 0, 0}, /* DecorationPassthroughNV */
    {5252u, 4986, 0, 0}, /* DecorationViewportRelativeNV */
    {5256u, 5005, 4, 1}, /* DecorationSecondaryViewportRelativeNV */
    {5271u, 5033, 0, 0}, /* DecorationPerPrimitiveNV */
    {5272u, 5048, 0, 0}, /* DecorationPerViewNV */
    {5273u, 5058, 0, 0}, /* DecorationPerTaskNV */
    {5285u, 5068, 0, 0}, /* DecorationPerVertexNV */
    {5300u, 5080, 0, 0}, /* DecorationNonUniform */
    {5355u, 5091, 0, 0}, /* DecorationRestrictPointer */
    {5356u, 5107, 0, 0}, /* DecorationAliasedPointer */
    {5386u, 5122, 0, 0}, /* DecorationHitObjectShaderRecordBufferNV */
    {5398u, 5152, 0, 0}, /* DecorationBindlessSamplerNV */
    {5399u, 5170, 0, 0}, /* DecorationBindlessImageNV */
    {5400u, 5186, 0, 0}, /* DecorationBoundSamplerNV */
    {5401u, 5201, 0, 0}, /* DecorationBoundImageNV */
    {5599u, 5214, 4, 1}, /* DecorationSIMTCallINTEL */
    {5602u, 5228, 0, 0}, /* DecorationReferencedIndirectlyINTEL */
    {5607u, 5254, 17, 1}, /* DecorationClobberINTEL */
    {5608u, 5267, 0, 0}, /* DecorationSideEffectsINTEL */
    {5624u, 5284, 0, 0}, /* DecorationVectorComputeVariableINTEL */
    {5625u, 5311, 4, 1}, /* DecorationFuncParamIOKindINTEL */
    {5626u, 5332, 0, 0}, /* DecorationVectorComputeFunctionINTEL */
    {5627u, 5359, 0, 0}, /* DecorationStackCallINTEL */
    {5628u, 5374, 4, 1}, /* DecorationGlobalVariableOffsetINTEL */
    {5634u, 5400, 0, 1}, /* DecorationCounterBuffer */
    {5635u, 5414, 17, 1}, /* DecorationUserSemantic */
    {5636u, 5427, 17, 1}, /* DecorationUserTypeGOOGLE */
    {5822u, 5442, 18, 2}, /* DecorationFunctionRoundingModeINTEL */
    {5823u, 5468, 20, 2}, /* DecorationFunctionDenormModeINTEL */
    {5825u, 5492, 0, 0}, /* DecorationRegisterINTEL */
    {5826u, 5506, 17, 1}, /* DecorationMemoryINTEL */
    {5827u, 5518, 4, 1}, /* DecorationNumbanksINTEL */
    {5828u, 5532, 4, 1}, /* DecorationBankwidthINTEL */
    {5829u, 5547, 4, 1}, /* DecorationMaxPrivateCopiesINTEL */
    {5830u, 5569, 0, 0}, /* DecorationSinglepumpINTEL */
    {5831u, 5585, 0, 0}, /* DecorationDoublepumpINTEL */
    {5832u, 5601, 4, 1}, /* DecorationMaxReplicatesINTEL */
    {5833u, 5620, 0, 0}, /* DecorationSimpleDualPortINTEL */
    {5834u, 5640, 22, 2}, /* DecorationMergeINTEL */
    {5835u, 5651, 24, 1}, /* DecorationBankBitsINTEL */
    {5836u, 5665, 4, 1}, /* DecorationForcePow2DepthINTEL */
    {5899u, 5685, 0, 0}, /* DecorationBurstCoalesceINTEL */
    {5900u, 5704, 4, 1}, /* DecorationCacheSizeINTEL */
    {5901u, 5719, 0, 0}, /* DecorationDontStaticallyCoalesceINTEL */
    {5902u, 5747, 4, 1}, /* DecorationPrefetchINTEL */
    {5905u, 5761, 0, 0}, /* DecorationStallEnableINTEL */
    {5907u, 5778, 0, 0}, /* DecorationFuseLoopsInFunctionINTEL */
    {5909u, 5803, 25, 2}, /* DecorationMathOpDSPModeINTEL */
    {5914u, 5822, 0, 1}, /* DecorationAliasScopeINTEL */
    {5915u, 5838, 0, 1}, /* DecorationNoAliasINTEL */
    {5917u, 391, 4, 1}, /* DecorationInitiationIntervalINTEL */
    {5918u, 415, 4, 1}, /* DecorationMaxConcurrencyINTEL */
    {5919u, 456, 4, 1}, /* DecorationPipelineEnableINTEL */
    {5921u, 5851, 4, 1}, /* DecorationBufferLocationINTEL */
    {5944u, 5871, 4, 1}, /* DecorationIOPipeStorageINTEL */
    {6080u, 5890, 27, 2}, /* DecorationFunctionFloatingPointModeINTEL */
    {6085u, 5921, 0, 0}, /* DecorationSingleElementVectorINTEL */
    {6087u, 5946, 0, 0}, /* DecorationVectorComputeCallableFunctionINTEL */
    {6140u, 5981, 0, 0}, /* DecorationMediaBlockIOINTEL */
    {0u, 5999, 0, 0}, /* BuiltInPosition */
    {1u, 6008, 0, 0}, /* BuiltInPointSize */
    {3u, 6018, 0, 0}, /* BuiltInClipDistance */
    {4u, 6031, 0, 0}, /* BuiltInCullDistance */
    {5u, 6044, 0, 0}, /* BuiltInVertexId */
    {6u, 6053, 0, 0}, /* BuiltInInstanceId */
    {7u, 6064, 0, 0}, /* BuiltInPrimitiveId */
    {8u, 6076, 0, 0}, /* BuiltInInvocationId */
    {9u, 6089, 0, 0}, /* BuiltInLayer */
    {10u, 6095, 0, 0}, /* BuiltInViewportIndex */
    {11u, 6109, 0, 0}, /* BuiltInTessLevelOuter */
    {12u, 6124, 0, 0}, /* BuiltInTessLevelInner */
    {13u, 6139, 0, 0}, /* BuiltInTessCoord */
    {14u, 6149, 0, 0}, /* BuiltInPatchVertices */
    {15u, 6163, 0, 0}, /* BuiltInFragCoord */
    {16u, 6173, 0, 0}, /* BuiltInPointCoord */
    {17u, 6184, 0, 0}, /* BuiltInFrontFacing */
    {18u, 6196, 0, 0}, /* BuiltInSampleId */
    {19u, 6205, 0, 0}, /* BuiltInSamplePosition */
    {20u, 6220, 0, 0}, /* BuiltInSampleMask */
    {22u, 6231, 0, 0}, /* BuiltInFragDepth */
    {23u, 6241, 0, 0}, /* BuiltInHelperInvocation */
    {24u, 6258, 0, 0}, /* BuiltInNumWorkgroups */
    {25u, 6272, 0, 0}, /* BuiltInWorkgroupSize */
    {26u, 6286, 0, 0}, /* BuiltInWorkgroupId */
    {27u, 6298, 0, 0}, /* BuiltInLocalInvocationId */
    {28u, 6316, 0, 0}, /* BuiltInGlobalInvocationId */
    {29u, 6335, 0, 0}, /* BuiltInLocalInvocationIndex */
    {30u, 6356, 0, 0}, /* BuiltInWorkDim */
    {31u, 6364, 0, 0}, /* BuiltInGlobalSize */
    {32u, 6375, 0, 0}, /* BuiltInEnqueuedWorkgroupSize */
    {33u, 6397, 0, 0}, /* BuiltInGlobalOffset */
    {34u, 6410, 0, 0}, /* BuiltInGlobalLinearId */
    {36u, 2038, 0, 0}, /* BuiltInSubgroupSize */
    {37u, 6425, 0, 0}, /* BuiltInSubgroupMaxSize */
    {38u, 6441, 0, 0}, /* BuiltInNumSubgroups */
    {39u, 6454, 0, 0}, /* BuiltInNumEnqueuedSubgroups */
    {40u, 6475, 0, 0}, /* BuiltInSubgroupId */
    {41u, 6486, 0, 0}, /* BuiltInSubgroupLocalInvocationId */
    {42u, 6512, 0, 0}, /* BuiltInVertexIndex */
    {43u, 6524, 0, 0}, /* BuiltInInstanceIndex */
    {4160u, 6538, 0, 0}, /* BuiltInCoreIDARM */
    {4161u, 6548, 0, 0}, /* BuiltInCoreCountARM */
    {4162u, 6561, 0, 0}, /* BuiltInCoreMaxIDARM */
    {4163u, 6574, 0, 0}, /* BuiltInWarpIDARM */
    {4164u, 6584, 0, 0}, /* BuiltInWarpMaxIDARM */
    {4416u, 6597, 0, 0}, /* BuiltInSubgroupEqMask */
    {4417u, 6612, 0, 0}, /* BuiltInSubgroupGeMask */
    {4418u, 6627, 0, 0}, /* BuiltInSubgroupGtMask */
    {4419u, 6642, 0, 0}, /* BuiltInSubgroupLeMask */
    {4420u, 6657, 0, 0}, /* BuiltInSubgroupLtMask */
    {4424u, 6672, 0, 0}, /* BuiltInBaseVertex */
    {4425u, 6683, 0, 0}, /* BuiltInBaseInstance */
    {4426u, 6696, 0, 0}, /* BuiltInDrawIndex */
    {4432u, 6706, 0, 0}, /* BuiltInPrimitiveShadingRateKHR */
    {4438u, 6730, 0, 0}, /* BuiltInDeviceIndex */
    {4440u, 6742, 0, 0}, /* BuiltInViewIndex */
    {4444u, 6752, 0, 0}, /* BuiltInShadingRateKHR */
    {4992u, 6767, 0, 0}, /* BuiltInBaryCoordNoPerspAMD */
    {4993u, 6787, 0, 0}, /* BuiltInBaryCoordNoPerspCentroidAMD */
    {4994u, 6815, 0, 0}, /* BuiltInBaryCoordNoPerspSampleAMD */
    {4995u, 6841, 0, 0}, /* BuiltInBaryCoordSmoothAMD */
    {4996u, 6860, 0, 0}, /* BuiltInBaryCoordSmoothCentroidAMD */
    {4997u, 6887, 0, 0}, /* BuiltInBaryCoordSmoothSampleAMD */
    {4998u, 6912, 0, 0}, /* BuiltInBaryCoordPullModelAMD */
    {5014u, 6934, 0, 0}, /* BuiltInFragStencilRefEXT */
    {5253u, 6952, 0, 0}, /* BuiltInViewportMaskNV */
    {5257u, 6967, 0, 0}, /* BuiltInSecondaryPositionNV */
    {5258u, 6987, 0, 0}, /* BuiltInSecondaryViewportMaskNV */
    {5261u, 7011, 0, 0}, /* BuiltInPositionPerViewNV */
    {5262u, 7029, 0, 0}, /* BuiltInViewportMaskPerViewNV */
    {5264u, 7051, 0, 0}, /* BuiltInFullyCoveredEXT */
    {5274u, 7067, 0, 0}, /* BuiltInTaskCountNV */
    {5275u, 7079, 0, 0}, /* BuiltInPrimitiveCountNV */
    {5276u, 7096, 0, 0}, /* BuiltInPrimitiveIndicesNV */
    {5277u, 7115, 0, 0}, /* BuiltInClipDistancePerViewNV */
    {5278u, 7137, 0, 0}, /* BuiltInCullDistancePerViewNV */
    {5279u, 7159, 0, 0}, /* BuiltInLayerPerViewNV */
    {5280u, 7174, 0, 0}, /* BuiltInMeshViewCountNV */
    {5281u, 7190, 0, 0}, /* BuiltInMeshViewIndicesNV */
    {5286u, 7208, 0, 0}, /* BuiltInBaryCoordNV */
    {5287u, 7220, 0, 0}, /* BuiltInBaryCoordNoPerspNV */
    {5292u, 7239, 0, 0}, /* BuiltInFragSizeEXT */
    {5293u, 7251, 0, 0}, /* BuiltInInvocationsPerPixelNV */
    {5294u, 7273, 0, 0}, /* BuiltInPrimitivePointIndicesEXT */
    {5295u, 7298, 0, 0}, /* BuiltInPrimitiveLineIndicesEXT */
    {5296u, 7322, 0, 0}, /* BuiltInPrimitiveTriangleIndicesEXT */
    {5299u, 7350, 0, 0}, /* BuiltInCullPrimitiveEXT */
    {5319u, 7367, 0, 0}, /* BuiltInLaunchIdNV */
    {5320u, 7378, 0, 0}, /* BuiltInLaunchSizeNV */
    {5321u, 7391, 0, 0}, /* BuiltInWorldRayOriginNV */
    {5322u, 7408, 0, 0}, /* BuiltInWorldRayDirectionNV */
    {5323u, 7428, 0, 0}, /* BuiltInObjectRayOriginNV */
    {5324u, 7446, 0, 0}, /* BuiltInObjectRayDirectionNV */
    {5325u, 7467, 0, 0}, /* BuiltInRayTminNV */
    {5326u, 7477, 0, 0}, /* BuiltInRayTmaxNV */
    {5327u, 7487, 0, 0}, /* BuiltInInstanceCustomIndexNV */
    {5330u, 7509, 0, 0}, /* BuiltInObjectToWorldNV */
    {5331u, 7525, 0, 0}, /* BuiltInWorldToObjectNV */
    {5332u, 7541, 0, 0}, /* BuiltInHitTNV */
    {5333u, 7548, 0, 0}, /* BuiltInHitKindNV */
    {5334u, 7558, 0, 0}, /* BuiltInCurrentRayTimeNV */
    {5351u, 7575, 0, 0}, /* BuiltInIncomingRayFlagsNV */
    {5352u, 7594, 0, 0}, /* BuiltInRayGeometryIndexKHR */
    {5374u, 7614, 0, 0}, /* BuiltInWarpsPerSMNV */
    {5375u, 7627, 0, 0}, /* BuiltInSMCountNV */
    {5376u, 7637, 0, 0}, /* BuiltInWarpIDNV */
    {5377u, 7646, 0, 0}, /* BuiltInSMIDNV */
    {6021u, 7653, 0, 0}, /* BuiltInCullMaskKHR */
    {0u, 7665, 0, 0}, /* ScopeCrossDevice */
    {1u, 7677, 0, 0}, /* ScopeDevice */
    {2u, 3048, 0, 0}, /* ScopeWorkgroup */
    {3u, 7684, 0, 0}, /* ScopeSubgroup */
    {4u, 7693, 0, 0}, /* ScopeInvocation */
    {5u, 7704, 0, 0}, /* ScopeQueueFamily */
    {6u, 7716, 0, 0}, /* ScopeShaderCallKHR */
    {0u, 7730, 0, 0}, /* GroupOperationReduce */
    {1u, 7737, 0, 0}, /* GroupOperationInclusiveScan */
    {2u, 7751, 0, 0}, /* GroupOperationExclusiveScan */
    {3u, 7765, 0, 0}, /* GroupOperationClusteredReduce */
    {6u, 7781, 0, 0}, /* GroupOperationPartitionedReduceNV */
    {7u, 7801, 0, 0}, /* GroupOperationPartitionedInclusiveScanNV */
    {8u, 7828, 0, 0}, /* GroupOperationPartitionedExclusiveScanNV */
    {0u, 7855, 0, 0}, /* KernelEnqueueFlagsNoWait */
    {1u, 7862, 0, 0}, /* KernelEnqueueFlagsWaitKernel */
    {2u, 7873, 0, 0}, /* KernelEnqueueFlagsWaitWorkGroup */
    {0u, 7887, 0, 0}, /* CapabilityMatrix */
    {1u, 7894, 0, 0}, /* CapabilityShader */
    {2u, 1356, 0, 0}, /* CapabilityGeometry */
    {3u, 7901, 0, 0}, /* CapabilityTessellation */
    {4u, 7914, 0, 0}, /* CapabilityAddresses */
    {5u, 7924, 0, 0}, /* CapabilityLinkage */
    {6u, 1384, 0, 0}, /* CapabilityKernel */
    {7u, 7932, 0, 0}, /* CapabilityVector16 */
    {8u, 7941, 0, 0}, /* CapabilityFloat16Buffer */
    {9u, 7955, 0, 0}, /* CapabilityFloat16 */
    {10u, 7963, 0, 0}, /* CapabilityFloat64 */
    {11u, 7971, 0, 0}, /* CapabilityInt64 */
    {12u, 7977, 0, 0}, /* CapabilityInt64Atomics */
    {13u, 7990, 0, 0}, /* CapabilityImageBasic */
    {14u, 8001, 0, 0}, /* CapabilityImageReadWrite */
    {15u, 8016, 0, 0}, /* CapabilityImageMipmap */
    {17u, 8028, 0, 0}, /* CapabilityPipes */
    {18u, 8034, 0, 0}, /* CapabilityGroups */
    {19u, 8041, 0, 0}, /* CapabilityDeviceEnqueue */
    {20u, 8055, 0, 0}, /* CapabilityLiteralSampler */
    {21u, 8070, 0, 0}, /* CapabilityAtomicStorage */
    {22u, 8084, 0, 0}, /* CapabilityInt16 */
    {23u, 8192, 0, 0}, /* CapabilityTessellationPointSize */
    {24u, 8214, 0, 0}, /* CapabilityGeometryPointSize */
    {25u, 8232, 0, 0}, /* CapabilityImageGatherExtended */
    {27u, 8252, 0, 0}, /* CapabilityStorageImageMultisample */
    {28u, 8276, 0, 0}, /* CapabilityUniformBufferArrayDynamicIndexing */
    {29u, 8310, 0, 0}, /* CapabilitySampledImageArrayDynamicIndexing */
    {30u, 8343, 0, 0}, /* CapabilityStorageBufferArrayDynamicIndexing */
    {31u, 8377, 0, 0}, /* CapabilityStorageImageArrayDynamicIndexing */
    {32u, 6018, 0, 0}, /* CapabilityClipDistance */
    {33u, 6031, 0, 0}, /* CapabilityCullDistance */
    {34u, 8410, 0, 0}, /* CapabilityImageCubeArray */
    {35u, 8425, 0, 0}, /* CapabilitySampleRateShading */
    {36u, 8443, 0, 0}, /* CapabilityImageRect */
    {37u, 8453, 0, 0}, /* CapabilitySampledRect */
    {38u, 8465, 0, 0}, /* CapabilityGenericPointer */
    {39u, 8480, 0, 0}, /* CapabilityInt8 */
    {40u, 8485, 0, 0}, /* CapabilityInputAttachment */
    {41u, 8501, 0, 0}, /* CapabilitySparseResidency */
    {42u, 58, 0, 0}, /* CapabilityMinLod */
    {43u, 8517, 0, 0}, /* CapabilitySampled1D */
    {44u, 8527, 0, 0}, /* CapabilityImage1D */
    {45u, 8535, 0, 0}, /* CapabilitySampledCubeArray */
    {46u, 8552, 0, 0}, /* CapabilitySampledBuffer */
    {47u, 8566, 0, 0}, /* CapabilityImageBuffer */
    {48u, 8578, 0, 0}, /* CapabilityImageMSArray */
    {49u, 8591, 0, 0}, /* CapabilityStorageImageExtendedFormats */
    {50u, 8619, 0, 0}, /* CapabilityImageQuery */
    {51u, 8630, 0, 0}, /* CapabilityDerivativeControl */
    {52u, 8648, 0, 0}, /* CapabilityInterpolationFunction */
    {53u, 8670, 0, 0}, /* CapabilityTransformFeedback */
    {54u, 8688, 0, 0}, /* CapabilityGeometryStreams */
    {55u, 8704, 0, 0}, /* CapabilityStorageImageReadWithoutFormat */
    {56u, 8734, 0, 0}, /* CapabilityStorageImageWriteWithoutFormat */
    {57u, 8765, 0, 0}, /* CapabilityMultiViewport */
    {58u, 8779, 0, 0}, /* CapabilitySubgroupDispatch */
    {59u, 8796, 0, 0}, /* CapabilityNamedBarrier */
    {60u, 8809, 0, 0}, /* CapabilityPipeStorage */
    {61u, 8821, 0, 0}, /* CapabilityGroupNonUniform */
    {62u, 8837, 0, 0}, /* CapabilityGroupNonUniformVote */
    {63u, 8857, 0, 0}, /* CapabilityGroupNonUniformArithmetic */
    {64u, 8883, 0, 0}, /* CapabilityGroupNonUniformBallot */
    {65u, 8905, 0, 0}, /* CapabilityGroupNonUniformShuffle */
    {66u, 8928, 0, 0}, /* CapabilityGroupNonUniformShuffleRelative */
    {67u, 8959, 0, 0}, /* CapabilityGroupNonUniformClustered */
    {68u, 8984, 0, 0}, /* CapabilityGroupNonUniformQuad */
    {69u, 9004, 0, 0}, /* CapabilityShaderLayer */
    {70u, 9016, 0, 0}, /* CapabilityShaderViewportIndex */
    {71u, 9036, 0, 0}, /* CapabilityUniformDecoration */
    {4165u, 9054, 0, 0}, /* CapabilityCoreBuiltinsARM */
    {4422u, 9070, 0, 0}, /* CapabilityFragmentShadingRateKHR */
    {4423u, 9093, 0, 0}, /* CapabilitySubgroupBallotKHR */
    {4427u, 9111, 0, 0}, /* CapabilityDrawParameters */
    {4428u, 9126, 0, 0}, /* CapabilityWorkgroupMemoryExplicitLayoutKHR */
    {4429u, 9159, 0, 0}, /* CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR */
    {4430u, 9202, 0, 0}, /* CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR */
    {4431u, 9246, 0, 0}, /* CapabilitySubgroupVoteKHR */
    {4433u, 9262, 0, 0}, /* CapabilityStorageBuffer16BitAccess */
    {4434u, 9287, 0, 0}, /* CapabilityStorageUniform16 */
    {4435u, 9304, 0, 0}, /* CapabilityStoragePushConstant16 */
    {4436u, 9326, 0, 0}, /* CapabilityStorageInputOutput16 */
    {4437u, 9347, 0, 0}, /* CapabilityDeviceGroup */
    {4439u, 9359, 0, 0}, /* CapabilityMultiView */
    {4441u, 9369, 0, 0}, /* CapabilityVariablePointersStorageBuffer */
    {4442u, 9399, 0, 0}, /* CapabilityVariablePointers */
    {4445u, 9416, 0, 0}, /* CapabilityAtomicStorageOps */
    {4447u, 9433, 0, 0}, /* CapabilitySampleMaskPostDepthCoverage */
    {4448u, 9461, 0, 0}, /* CapabilityStorageBuffer8BitAccess */
    {4449u, 9485, 0, 0}, /* CapabilityUniformAndStorageBuffer8BitAccess */
    {4450u, 9519, 0, 0}, /* CapabilityStoragePushConstant8 */
    {4464u, 2173, 0, 0}, /* CapabilityDenormPreserve */
    {4465u, 2188, 0, 0}, /* CapabilityDenormFlushToZero */
    {4466u, 2206, 0, 0}, /* CapabilitySignedZeroInfNanPreserve */
    {4467u, 2231, 0, 0}, /* CapabilityRoundingModeRTE */
    {4468u, 2247, 0, 0}, /* CapabilityRoundingModeRTZ */
    {4471u, 9540, 0, 0}, /* CapabilityRayQueryProvisionalKHR */
    {4472u, 9563, 0, 0}, /* CapabilityRayQueryKHR */
    {4478u, 9575, 0, 0}, /* CapabilityRayTraversalPrimitiveCullingKHR */
    {4479u, 9607, 0, 0}, /* CapabilityRayTracingKHR */
    {5008u, 9621, 0, 0}, /* CapabilityFloat16ImageAMD */
    {5009u, 9637, 0, 0}, /* CapabilityImageGatherBiasLodAMD */
    {5010u, 9659, 0, 0}, /* CapabilityFragmentMaskAMD */
    {5013u, 9675, 0, 0}, /* CapabilityStencilExportEXT */
    {5015u, 9692, 0, 0}, /* CapabilityImageReadWriteLodAMD */
    {5016u, 9713, 0, 0}, /* CapabilityInt64ImageEXT */
    {5055u, 9727, 0, 0}, /* CapabilityShaderClockKHR */
    {5249u, 9742, 0, 0}, /* CapabilitySampleMaskOverrideCoverageNV */
    {5251u, 9771, 0, 0}, /* CapabilityGeometryShaderPassthroughNV */
    {5254u, 9799, 0, 0}, /* CapabilityShaderViewportIndexLayerNV */
    {5255u, 9826, 0, 0}, /* CapabilityShaderViewportMaskNV */
    {5259u, 9847, 0, 0}, /* CapabilityShaderStereoViewNV */
    {5260u, 9866, 0, 0}, /* CapabilityPerViewAttributesNV */
    {5265u, 9886, 0, 0}, /* CapabilityFragmentFullyCoveredEXT */
    {5266u, 9910, 0, 0}, /* CapabilityMeshShadingNV */
    {5282u, 9924, 0, 0}, /* CapabilityImageFootprintNV */
    {5283u, 9941, 0, 0}, /* CapabilityMeshShadingEXT */
    {5284u, 9956, 0, 0}, /* CapabilityFragmentBarycentricNV */
    {5288u, 9978, 0, 0}, /* CapabilityComputeDerivativeGroupQuadsNV */
    {5291u, 10008, 0, 0}, /* CapabilityShadingRateNV */
    {5297u, 10022, 0, 0}, /* CapabilityGroupNonUniformPartitionedNV */
    {5301u, 10051, 0, 0}, /* CapabilityShaderNonUniform */
    {5302u, 10068, 0, 0}, /* CapabilityRuntimeDescriptorArray */
    {5303u, 10091, 0, 0}, /* CapabilityInputAttachmentArrayDynamicIndexing */
    {5304u, 10127, 0, 0}, /* CapabilityUniformTexelBufferArrayDynamicIndexing */
    {5305u, 10166, 0, 0}, /* CapabilityStorageTexelBufferArrayDynamicIndexing */
    {5306u, 10205, 0, 0}, /* CapabilityUniformBufferArrayNonUniformIndexing */
    {5307u, 10242, 0, 0}, /* CapabilitySampledImageArrayNonUniformIndexing */
    {5308u, 10278, 0, 0}, /* CapabilityStorageBufferArrayNonUniformIndexing */
    {5309u, 10315, 0, 0}, /* CapabilityStorageImageArrayNonUniformIndexing */
    {5310u, 10351, 0, 0}, /* CapabilityInputAttachmentArrayNonUniformIndexing */
    {5311u, 10390, 0, 0}, /* CapabilityUniformTexelBufferArrayNonUniformIndexing */
    {5312u, 10432, 0, 0}, /* CapabilityStorageTexelBufferArrayNonUniformIndexing */
    {5340u, 10474, 0, 0}, /* CapabilityRayTracingNV */
    {5341u, 10487, 0, 0}, /* CapabilityRayTracingMotionBlurNV */
    {5345u, 10510, 0, 0}, /* CapabilityVulkanMemoryModel */
    {5346u, 10528, 0, 0}, /* CapabilityVulkanMemoryModelDeviceScope */
    {5347u, 10557, 0, 0}, /* CapabilityPhysicalStorageBufferAddresses */
    {5350u, 10588, 0, 0}, /* CapabilityComputeDerivativeGroupLinearNV */
    {5353u, 10619, 0, 0}, /* CapabilityRayTracingProvisionalKHR */
    {5357u, 10644, 0, 0}, /* CapabilityCooperativeMatrixNV */
    {5363u, 10664, 0, 0}, /* CapabilityFragmentShaderSampleInterlockEXT */
    {5372u, 10697, 0, 0}, /* CapabilityFragmentShaderShadingRateInterlockEXT */
    {5373u, 10735, 0, 0}, /* CapabilityShaderSMBuiltinsNV */
    {5378u, 10754, 0, 0}, /* CapabilityFragmentShaderPixelInterlockEXT */
    {5379u, 10786, 0, 0}, /* CapabilityDemoteToHelperInvocation */
    {5381u, 10811, 0, 0}, /* CapabilityRayTracingOpacityMicromapEXT */
    {5383u, 10840, 0, 0}, /* CapabilityShaderInvocationReorderNV */
    {5390u, 10866, 0, 0}, /* CapabilityBindlessTextureNV */
    {5568u, 10884, 0, 0}, /* CapabilitySubgroupShuffleINTEL */
    {5569u, 10905, 0, 0}, /* CapabilitySubgroupBufferBlockIOINTEL */
    {5570u, 10932, 0, 0}, /* CapabilitySubgroupImageBlockIOINTEL */
    {5579u, 10958, 0, 0}, /* CapabilitySubgroupImageMediaBlockIOINTEL */
    {5582u, 10989, 0, 0}, /* CapabilityRoundToInfinityINTEL */
    {5583u, 11010, 0, 0}, /* CapabilityFloatingPointModeINTEL */
    {5584u, 11033, 0, 0}, /* CapabilityIntegerFunctions2INTEL */
    {5603u, 11056, 0, 0}, /* CapabilityFunctionPointersINTEL */
    {5604u, 11078, 0, 0}, /* CapabilityIndirectReferencesINTEL */
    {5606u, 11102, 0, 0}, /* CapabilityAsmINTEL */
    {5612u, 11111, 0, 0}, /* CapabilityAtomicFloat32MinMaxEXT */
    {5613u, 11134, 0, 0}, /* CapabilityAtomicFloat64MinMaxEXT */
    {5616u, 11157, 0, 0}, /* CapabilityAtomicFloat16MinMaxEXT */
    {5617u, 11180, 0, 0}, /* CapabilityVectorComputeINTEL */
    {5619u, 11199, 0, 0}, /* CapabilityVectorAnyINTEL */
    {5629u, 11214, 0, 0}, /* CapabilityExpectAssumeKHR */
    {5696u, 11230, 0, 0}, /* CapabilitySubgroupAvcMotionEstimationINTEL */
    {5697u, 11263, 0, 0}, /* CapabilitySubgroupAvcMotionEstimationIntraINTEL */
    {5698u, 11301, 0, 0}, /* CapabilitySubgroupAvcMotionEstimationChromaINTEL */
    {5817u, 11340, 0, 0}, /* CapabilityVariableLengthArrayINTEL */
    {5821u, 11365, 0, 0}, /* CapabilityFunctionFloatControlINTEL */
    {5824u, 11391, 0, 0}, /* CapabilityFPGAMemoryAttributesINTEL */
    {5837u, 11417, 0, 0}, /* CapabilityFPFastMathModeINTEL */
    {5844u, 11437, 0, 0}, /* CapabilityArbitraryPrecisionIntegersINTEL */
    {5845u, 11469, 0, 0}, /* CapabilityArbitraryPrecisionFloatingPointINTEL */
    {5886u, 11506, 0, 0}, /* CapabilityUnstructuredLoopControlsINTEL */
    {5888u, 11536, 0, 0}, /* CapabilityFPGALoopControlsINTEL */
    {5892u, 11558, 0, 0}, /* CapabilityKernelAttributesINTEL */
    {5897u, 11580, 0, 0}, /* CapabilityFPGAKernelAttributesINTEL */
    {5898u, 11606, 0, 0}, /* CapabilityFPGAMemoryAccessesINTEL */
    {5904u, 11630, 0, 0}, /* CapabilityFPGAClusterAttributesINTEL */
    {5906u, 11657, 0, 0}, /* CapabilityLoopFuseINTEL */
    {5908u, 11671, 0, 0}, /* CapabilityFPGADSPControlINTEL */
    {5910u, 11691, 0, 0}, /* CapabilityMemoryAccessAliasingINTEL */
    {5916u, 11717, 0, 0}, /* CapabilityFPGAInvocationPipeliningAttributesINTEL */
    {5920u, 11757, 0, 0}, /* CapabilityFPGABufferLocationINTEL */
    {5922u, 11781, 0, 0}, /* CapabilityArbitraryPrecisionFixedPointINTEL */
    {5935u, 11815, 0, 0}, /* CapabilityUSMStorageClassesINTEL */
    {5939u, 11838, 0, 0}, /* CapabilityRuntimeAlignedAttributeINTEL */
    {5943u, 11867, 0, 0}, /* CapabilityIOPipesINTEL */
    {5945u, 11880, 0, 0}, /* CapabilityBlockingPipesINTEL */
    {5948u, 11899, 0, 0}, /* CapabilityFPGARegINTEL */
    {6016u, 11912, 0, 0}, /* CapabilityDotProductInputAll */
    {6017u, 11931, 0, 0}, /* CapabilityDotProductInput4x8Bit */
    {6018u, 11953, 0, 0}, /* CapabilityDotProductInput4x8BitPacked */
    {6019u, 11981, 0, 0}, /* CapabilityDotProduct */
    {6020u, 11992, 0, 0}, /* CapabilityRayCullMaskKHR */
    {6025u, 12007, 0, 0}, /* CapabilityBitInstructions */
    {6026u, 12023, 0, 0}, /* CapabilityGroupNonUniformRotateKHR */
    {6033u, 12048, 0, 0}, /* CapabilityAtomicFloat32AddEXT */
    {6034u, 12068, 0, 0}, /* CapabilityAtomicFloat64AddEXT */
    {6089u, 12088, 0, 0}, /* CapabilityLongConstantCompositeINTEL */
    {6094u, 625, 0, 0}, /* CapabilityOptNoneINTEL */
    {6095u, 12115, 0, 0}, /* CapabilityAtomicFloat16AddEXT */
    {6114u, 12135, 0, 0}, /* CapabilityDebugInfoModuleINTEL */
    {6141u, 12156, 0, 0}, /* CapabilitySplitBarrierINTEL */
    {6400u, 12288, 0, 0}, /* CapabilityGroupUniformArithmeticKHR */
    {0u, 12314, 0, 0}, /* RayQueryIntersectionRayQueryCandidateIntersectionKHR */
    {1u, 12347, 0, 0}, /* RayQueryIntersectionRayQueryCommittedIntersectionKHR */
    {0u, 12380, 0, 0}, /* RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionNoneKHR */
    {1u, 12417, 0, 0}, /* RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionTriangleKHR */
    {2u, 12458, 0, 0}, /* RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionGeneratedKHR */
    {0u, 12500, 0, 0}, /* RayQueryCandidateIntersectionTypeRayQueryCandidateIntersectionTriangleKHR */
    {1u, 12541, 0, 0}, /* RayQueryCandidateIntersectionTypeRayQueryCandidateIntersectionAABBKHR */
    {0u, 12578, 0, 0}, /* PackedVectorFormatPackedVectorFormat4x8Bit */
};

const struct ur_spirv_kind_facts ur_spirv_kinds[] = {
    {UR_SPIRV_BITENUM, {0, 0}, 0, 17}, /* ImageOperands */
    {UR_SPIRV_BITENUM, {0, 0}, 17, 8}, /* FPFastMathMode */
    {UR_SPIRV_BITENUM, {0, 0}, 25, 3}, /* SelectionControl */
    {UR_SPIRV_BITENUM, {0, 0}, 28, 20}, /* LoopControl */
    {UR_SPIRV_BITENUM, {0, 0}, 48, 6}, /* FunctionControl */
    {UR_SPIRV_BITENUM, {0, 0}, 54, 15}, /* MemorySemantics */
    {UR_SPIRV_BITENUM, {0, 0}, 69, 9}, /* MemoryAccess */
    {UR_SPIRV_BITENUM, {0, 0}, 78, 2}, /* KernelProfilingInfo */
    {UR_SPIRV_BITENUM, {0, 0}, 80, 12}, /* RayFlags */
    {UR_SPIRV_BITENUM, {0, 0}, 92, 4}, /* FragmentShadingRate */
    {UR_SPIRV_VALUEENUM, {0, 0}, 96, 8}, /* SourceLanguage */
    {UR_SPIRV_VALUEENUM, {0, 0}, 104, 17}, /* ExecutionModel */
    {UR_SPIRV_VALUEENUM, {0, 0}, 121, 4}, /* AddressingModel */
    {UR_SPIRV_VALUEENUM, {0, 0}, 125, 4}, /* MemoryModel */
    {UR_SPIRV_VALUEENUM, {0, 0}, 129, 76}, /* ExecutionMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 205, 25}, /* StorageClass */
    {UR_SPIRV_VALUEENUM, {0, 0}, 230, 7}, /* Dim */
    {UR_SPIRV_VALUEENUM, {0, 0}, 237, 5}, /* SamplerAddressingMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 242, 2}, /* SamplerFilterMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 244, 42}, /* ImageFormat */
    {UR_SPIRV_VALUEENUM, {0, 0}, 286, 20}, /* ImageChannelOrder */
    {UR_SPIRV_VALUEENUM, {0, 0}, 306, 17}, /* ImageChannelDataType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 323, 4}, /* FPRoundingMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 327, 2}, /* FPDenormMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 329, 8}, /* QuantizationModes */
    {UR_SPIRV_VALUEENUM, {0, 0}, 337, 2}, /* FPOperationMode */
    {UR_SPIRV_VALUEENUM, {0, 0}, 339, 4}, /* OverflowModes */
    {UR_SPIRV_VALUEENUM, {0, 0}, 343, 3}, /* LinkageType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 346, 3}, /* AccessQualifier */
    {UR_SPIRV_VALUEENUM, {0, 0}, 349, 9}, /* FunctionParameterAttribute */
    {UR_SPIRV_VALUEENUM, {0, 0}, 358, 110}, /* Decoration */
    {UR_SPIRV_VALUEENUM, {0, 0}, 468, 109}, /* BuiltIn */
    {UR_SPIRV_VALUEENUM, {0, 0}, 577, 7}, /* Scope */
    {UR_SPIRV_VALUEENUM, {0, 0}, 584, 7}, /* GroupOperation */
    {UR_SPIRV_VALUEENUM, {0, 0}, 591, 3}, /* KernelEnqueueFlags */
    {UR_SPIRV_VALUEENUM, {0, 0}, 594, 206}, /* Capability */
    {UR_SPIRV_VALUEENUM, {0, 0}, 800, 2}, /* RayQueryIntersection */
    {UR_SPIRV_VALUEENUM, {0, 0}, 802, 3}, /* RayQueryCommittedIntersectionType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 805, 2}, /* RayQueryCandidateIntersectionType */
    {UR_SPIRV_VALUEENUM, {0, 0}, 807, 1}, /* PackedVectorFormat */
    {UR_SPIRV_ID, {0, 0}, 808, 0}, /* IdMemorySemantics */
    {UR_SPIRV_ID, {0, 0}, 808, 0}, /* IdScope */
    {UR_SPIRV_ID, {0, 0}, 808, 0}, /* IdRef */
    {UR_SPIRV_LITERAL, {0, 0}, 808, 0}, /* LiteralInteger */
    {UR_SPIRV_LITERAL, {0, 0}, 808, 0}, /* LiteralString */
    {UR_SPIRV_LITERAL, {0, 0}, 808, 0}, /* LiteralContextDependentNumber */
    {UR_SPIRV_LITERAL, {0, 0}, 808, 0}, /* LiteralExtInstInteger */
    {UR_SPIRV_LITERAL, {0, 0}, 808, 0}, /* LiteralSpecConstantOpInteger */
    {UR_SPIRV_COMPOSITE, {43, 42}, 808, 0}, /* PairLiteralIntegerIdRef */
    {UR_SPIRV_COMPOSITE, {42, 43}, 808, 0}, /* PairIdRefLiteralInteger */
    {UR_SPIRV_COMPOSITE, {42, 42}, 808, 0}, /* PairIdRefIdRef */
};

const struct ur_spirv_grammar ur_spirv_instructions[] = {
    {0, 12603, 0, 0, 0, 0}, /* OpNop */
    {1, 12609, 0, 0, 1, 1}, /* OpUndef */
    {2, 12617, 17, 1, 0, 0}, /* OpSourceContinued */
    {3, 12635, 29, 4, 0, 0}, /* OpSource */
    {4, 12644, 17, 1, 0, 0}, /* OpSourceExtension */
    {5, 12662, 33, 2, 0, 0}, /* OpName */
    {6, 12669, 35, 3, 0, 0}, /* OpMemberName */
    {7, 12682, 17, 1, 0, 1}, /* OpString */
    {8, 12691, 38, 3, 0, 0}, /* OpLine */
    {10, 12698, 17, 1, 0, 0}, /* OpExtension */
    {11, 12710, 17, 1, 0, 1}, /* OpExtInstImport */
    {12, 12726, 41, 3, 1, 1}, /* OpExtInst */
    {14, 12736, 44, 2, 0, 0}, /* OpMemoryModel */
    {15, 12750, 46, 4, 0, 0}, /* OpEntryPoint */
    {16, 12763, 50, 2, 0, 0}, /* OpExecutionMode */
    {17, 12779, 52, 1, 0, 0}, /* OpCapability */
    {19, 12792, 0, 0, 0, 1}, /* OpTypeVoid */
    {20, 12803, 0, 0, 0, 1}, /* OpTypeBool */
    {21, 12814, 25, 2, 0, 1}, /* OpTypeInt */
    {22, 12824, 4, 1, 0, 1}, /* OpTypeFloat */
    {23, 12836, 53, 2, 0, 1}, /* OpTypeVector */
    {24, 12849, 53, 2, 0, 1}, /* OpTypeMatrix */
    {25, 12862, 55, 8, 0, 1}, /* OpTypeImage */
    {26, 12874, 0, 0, 0, 1}, /* OpTypeSampler */
    {27, 12888, 0, 1, 0, 1}, /* OpTypeSampledImage */
    {28, 12907, 1, 2, 0, 1}, /* OpTypeArray */
    {29, 12919, 0, 1, 0, 1}, /* OpTypeRuntimeArray */
    {30, 12938, 63, 1, 0, 1}, /* OpTypeStruct */
    {31, 12951, 17, 1, 0, 1}, /* OpTypeOpaque */
    {32, 12964, 64, 2, 0, 1}, /* OpTypePointer */
    {33, 12978, 66, 2, 0, 1}, /* OpTypeFunction */
    {34, 12993, 0, 0, 0, 1}, /* OpTypeEvent */
    {35, 13005, 0, 0, 0, 1}, /* OpTypeDeviceEvent */
    {36, 13023, 0, 0, 0, 1}, /* OpTypeReserveId */
    {37, 13039, 0, 0, 0, 1}, /* OpTypeQueue */
    {38, 13051, 68, 1, 0, 1}, /* OpTypePipe */
    {39, 13062, 69, 2, 0, 0}, /* OpTypeForwardPointer */
    {41, 13083, 0, 0, 1, 1}, /* OpConstantTrue */
    {42, 13098, 0, 0, 1, 1}, /* OpConstantFalse */
    {43, 13114, 71, 1, 1, 1}, /* OpConstant */
    {44, 13125, 63, 1, 1, 1}, /* OpConstantComposite */
    {45, 13145, 72, 3, 1, 1}, /* OpConstantSampler */
    {46, 13163, 0, 0, 1, 1}, /* OpConstantNull */
    {48, 13178, 0, 0, 1, 1}, /* OpSpecConstantTrue */
    {49, 13197, 0, 0, 1, 1}, /* OpSpecConstantFalse */
    {50, 13217, 71, 1, 1, 1}, /* OpSpecConstant */
    {51, 13232, 63, 1, 1, 1}, /* OpSpecConstantComposite */
    {52, 13256, 75, 1, 1, 1}, /* OpSpecConstantOp */
    {54, 13273, 76, 2, 1, 1}, /* OpFunction */
    {55, 13284, 0, 0, 1, 1}, /* OpFunctionParameter */
    {56, 13304, 0, 0, 0, 0}, /* OpFunctionEnd */
    {57, 13318, 66, 2, 1, 1}, /* OpFunctionCall */
    {59, 13333, 78, 2, 1, 1}, /* OpVariable */
    {60, 13344, 8, 3, 1, 1}, /* OpImageTexelPointer */
    {61, 13364, 80, 2, 1, 1}, /* OpLoad */
    {62, 13371, 82, 3, 0, 0}, /* OpStore */
    {63, 13379, 85, 4, 0, 0}, /* OpCopyMemory */
    {64, 13392, 89, 5, 0, 0}, /* OpCopyMemorySized */
    {65, 13410, 66, 2, 1, 1}, /* OpAccessChain */
    {66, 13424, 66, 2, 1, 1}, /* OpInBoundsAccessChain */
    {67, 13446, 94, 3, 1, 1}, /* OpPtrAccessChain */
    {68, 13463, 53, 2, 1, 1}, /* OpArrayLength */
    {69, 13477, 0, 1, 1, 1}, /* OpGenericPtrMemSemantics */
    {70, 13502, 94, 3, 1, 1}, /* OpInBoundsPtrAccessChain */
    {71, 13527, 97, 2, 0, 0}, /* OpDecorate */
    {72, 13538, 99, 3, 0, 0}, /* OpMemberDecorate */
    {73, 13555, 0, 0, 0, 1}, /* OpDecorationGroup */
    {74, 13573, 66, 2, 0, 0}, /* OpGroupDecorate */
    {75, 13589, 102, 2, 0, 0}, /* OpGroupMemberDecorate */
    {77, 13611, 1, 2, 1, 1}, /* OpVectorExtractDynamic */
    {78, 13634, 8, 3, 1, 1}, /* OpVectorInsertDynamic */
    {79, 13656, 104, 3, 1, 1}, /* OpVectorShuffle */
    {80, 13672, 63, 1, 1, 1}, /* OpCompositeConstruct */
    {81, 13693, 107, 2, 1, 1}, /* OpCompositeExtract */
    {82, 13712, 104, 3, 1, 1}, /* OpCompositeInsert */
    {83, 13730, 0, 1, 1, 1}, /* OpCopyObject */
    {84, 13743, 0, 1, 1, 1}, /* OpTranspose */
    {86, 13755, 1, 2, 1, 1}, /* OpSampledImage */
    {87, 13770, 109, 3, 1, 1}, /* OpImageSampleImplicitLod */
    {88, 13795, 112, 3, 1, 1}, /* OpImageSampleExplicitLod */
    {89, 13820, 115, 4, 1, 1}, /* OpImageSampleDrefImplicitLod */
    {90, 13849, 119, 4, 1, 1}, /* OpImageSampleDrefExplicitLod */
    {91, 13878, 109, 3, 1, 1}, /* OpImageSampleProjImplicitLod */
    {92, 13907, 112, 3, 1, 1}, /* OpImageSampleProjExplicitLod */
    {93, 13936, 115, 4, 1, 1}, /* OpImageSampleProjDrefImplicitLod */
    {94, 13969, 119, 4, 1, 1}, /* OpImageSampleProjDrefExplicitLod */
    {95, 14002, 109, 3, 1, 1}, /* OpImageFetch */
    {96, 14015, 115, 4, 1, 1}, /* OpImageGather */
    {97, 14029, 115, 4, 1, 1}, /* OpImageDrefGather */
    {98, 14047, 109, 3, 1, 1}, /* OpImageRead */
    {99, 14059, 115, 4, 0, 0}, /* OpImageWrite */
    {100, 14072, 0, 1, 1, 1}, /* OpImage */
    {101, 14080, 0, 1, 1, 1}, /* OpImageQueryFormat */
    {102, 14099, 0, 1, 1, 1}, /* OpImageQueryOrder */
    {103, 14117, 1, 2, 1, 1}, /* OpImageQuerySizeLod */
    {104, 14137, 0, 1, 1, 1}, /* OpImageQuerySize */
    {105, 14154, 1, 2, 1, 1}, /* OpImageQueryLod */
    {106, 14170, 0, 1, 1, 1}, /* OpImageQueryLevels */
    {107, 14189, 0, 1, 1, 1}, /* OpImageQuerySamples */
    {109, 14209, 0, 1, 1, 1}, /* OpConvertFToU */
    {110, 14223, 0, 1, 1, 1}, /* OpConvertFToS */
    {111, 14237, 0, 1, 1, 1}, /* OpConvertSToF */
    {112, 14251, 0, 1, 1, 1}, /* OpConvertUToF */
    {113, 14265, 0, 1, 1, 1}, /* OpUConvert */
    {114, 14276, 0, 1, 1, 1}, /* OpSConvert */
    {115, 14287, 0, 1, 1, 1}, /* OpFConvert */
    {116, 14298, 0, 1, 1, 1}, /* OpQuantizeToF16 */
    {117, 14314, 0, 1, 1, 1}, /* OpConvertPtrToU */
    {118, 14330, 0, 1, 1, 1}, /* OpSatConvertSToU */
    {119, 14347, 0, 1, 1, 1}, /* OpSatConvertUToS */
    {120, 14364, 0, 1, 1, 1}, /* OpConvertUToPtr */
    {121, 14380, 0, 1, 1, 1}, /* OpPtrCastToGeneric */
    {122, 14399, 0, 1, 1, 1}, /* OpGenericCastToPtr */
    {123, 14418, 69, 2, 1, 1}, /* OpGenericCastToPtrExplicit */
    {124, 14445, 0, 1, 1, 1}, /* OpBitcast */
    {126, 14455, 0, 1, 1, 1}, /* OpSNegate */
    {127, 14465, 0, 1, 1, 1}, /* OpFNegate */
    {128, 14475, 1, 2, 1, 1}, /* OpIAdd */
    {129, 14482, 1, 2, 1, 1}, /* OpFAdd */
    {130, 14489, 1, 2, 1, 1}, /* OpISub */
    {131, 14496, 1, 2, 1, 1}, /* OpFSub */
    {132, 14503, 1, 2, 1, 1}, /* OpIMul */
    {133, 14510, 1, 2, 1, 1}, /* OpFMul */
    {134, 14517, 1, 2, 1, 1}, /* OpUDiv */
    {135, 14524, 1, 2, 1, 1}, /* OpSDiv */
    {136, 14531, 1, 2, 1, 1}, /* OpFDiv */
    {137, 14538, 1, 2, 1, 1}, /* OpUMod */
    {138, 14545, 1, 2, 1, 1}, /* OpSRem */
    {139, 14552, 1, 2, 1, 1}, /* OpSMod */
    {140, 14559, 1, 2, 1, 1}, /* OpFRem */
    {141, 14566, 1, 2, 1, 1}, /* OpFMod */
    {142, 14573, 1, 2, 1, 1}, /* OpVectorTimesScalar */
    {143, 14593, 1, 2, 1, 1}, /* OpMatrixTimesScalar */
    {144, 14613, 1, 2, 1, 1}, /* OpVectorTimesMatrix */
    {145, 14633, 1, 2, 1, 1}, /* OpMatrixTimesVector */
    {146, 14653, 1, 2, 1, 1}, /* OpMatrixTimesMatrix */
    {147, 14673, 1, 2, 1, 1}, /* OpOuterProduct */
    {148, 14688, 1, 2, 1, 1}, /* OpDot */
    {149, 14694, 1, 2, 1, 1}, /* OpIAddCarry */
    {150, 14706, 1, 2, 1, 1}, /* OpISubBorrow */
    {151, 14719, 1, 2, 1, 1}, /* OpUMulExtended */
    {152, 14734, 1, 2, 1, 1}, /* OpSMulExtended */
    {154, 14749, 0, 1, 1, 1}, /* OpAny */
    {155, 14755, 0, 1, 1, 1}, /* OpAll */
    {156, 14761, 0, 1, 1, 1}, /* OpIsNan */
    {157, 14769, 0, 1, 1, 1}, /* OpIsInf */
    {158, 14777, 0, 1, 1, 1}, /* OpIsFinite */
    {159, 14788, 0, 1, 1, 1}, /* OpIsNormal */
    {160, 14799, 0, 1, 1, 1}, /* OpSignBitSet */
    {161, 14812, 1, 2, 1, 1}, /* OpLessOrGreater */
    {162, 14828, 1, 2, 1, 1}, /* OpOrdered */
    {163, 14838, 1, 2, 1, 1}, /* OpUnordered */
    {164, 14850, 1, 2, 1, 1}, /* OpLogicalEqual */
    {165, 14865, 1, 2, 1, 1}, /* OpLogicalNotEqual */
    {166, 14883, 1, 2, 1, 1}, /* OpLogicalOr */
    {167, 14895, 1, 2, 1, 1}, /* OpLogicalAnd */
    {168, 14908, 0, 1, 1, 1}, /* OpLogicalNot */
    {169, 14921, 8, 3, 1, 1}, /* OpSelect */
    {170, 14930, 1, 2, 1, 1}, /* OpIEqual */
    {171, 14939, 1, 2, 1, 1}, /* OpINotEqual */
    {172, 14951, 1, 2, 1, 1}, /* OpUGreaterThan */
    {173, 14966, 1, 2, 1, 1}, /* OpSGreaterThan */
    {174, 14981, 1, 2, 1, 1}, /* OpUGreaterThanEqual */
    {175, 15001, 1, 2, 1, 1}, /* OpSGreaterThanEqual */
    {176, 15021, 1, 2, 1, 1}, /* OpULessThan */
    {177, 15033, 1, 2, 1, 1}, /* OpSLessThan */
    {178, 15045, 1, 2, 1, 1}, /* OpULessThanEqual */
    {179, 15062, 1, 2, 1, 1}, /* OpSLessThanEqual */
    {180, 15079, 1, 2, 1, 1}, /* OpFOrdEqual */
    {181, 15091, 1, 2, 1, 1}, /* OpFUnordEqual */
    {182, 15105, 1, 2, 1, 1}, /* OpFOrdNotEqual */
    {183, 15120, 1, 2, 1, 1}, /* OpFUnordNotEqual */
    {184, 15137, 1, 2, 1, 1}, /* OpFOrdLessThan */
    {185, 15152, 1, 2, 1, 1}, /* OpFUnordLessThan */
    {186, 15169, 1, 2, 1, 1}, /* OpFOrdGreaterThan */
    {187, 15187, 1, 2, 1, 1}, /* OpFUnordGreaterThan */
    {188, 15207, 1, 2, 1, 1}, /* OpFOrdLessThanEqual */
    {189, 15227, 1, 2, 1, 1}, /* OpFUnordLessThanEqual */
    {190, 15249, 1, 2, 1, 1}, /* OpFOrdGreaterThanEqual */
    {191, 15272, 1, 2, 1, 1}, /* OpFUnordGreaterThanEqual */
    {194, 15297, 1, 2, 1, 1}, /* OpShiftRightLogical */
    {195, 15317, 1, 2, 1, 1}, /* OpShiftRightArithmetic */
    {196, 15340, 1, 2, 1, 1}, /* OpShiftLeftLogical */
    {197, 15359, 1, 2, 1, 1}, /* OpBitwiseOr */
    {198, 15371, 1, 2, 1, 1}, /* OpBitwiseXor */
    {199, 15384, 1, 2, 1, 1}, /* OpBitwiseAnd */
    {200, 15397, 0, 1, 1, 1}, /* OpNot */
    {201, 15403, 123, 4, 1, 1}, /* OpBitFieldInsert */
    {202, 15420, 8, 3, 1, 1}, /* OpBitFieldSExtract */
    {203, 15439, 8, 3, 1, 1}, /* OpBitFieldUExtract */
    {204, 15458, 0, 1, 1, 1}, /* OpBitReverse */
    {205, 15471, 0, 1, 1, 1}, /* OpBitCount */
    {207, 15482, 0, 1, 1, 1}, /* OpDPdx */
    {208, 15489, 0, 1, 1, 1}, /* OpDPdy */
    {209, 15496, 0, 1, 1, 1}, /* OpFwidth */
    {210, 15505, 0, 1, 1, 1}, /* OpDPdxFine */
    {211, 15516, 0, 1, 1, 1}, /* OpDPdyFine */
    {212, 15527, 0, 1, 1, 1}, /* OpFwidthFine */
    {213, 15540, 0, 1, 1, 1}, /* OpDPdxCoarse */
    {214, 15553, 0, 1, 1, 1}, /* OpDPdyCoarse */
    {215, 15566, 0, 1, 1, 1}, /* OpFwidthCoarse */
    {218, 15581, 0, 0, 0, 0}, /* OpEmitVertex */
    {219, 15594, 0, 0, 0, 0}, /* OpEndPrimitive */
    {220, 15609, 0, 1, 0, 0}, /* OpEmitStreamVertex */
    {221, 15628, 0, 1, 0, 0}, /* OpEndStreamPrimitive */
    {224, 15649, 127, 3, 0, 0}, /* OpControlBarrier */
    {225, 15666, 130, 2, 0, 0}, /* OpMemoryBarrier */
    {227, 15682, 132, 3, 1, 1}, /* OpAtomicLoad */
    {228, 15695, 135, 4, 0, 0}, /* OpAtomicStore */
    {229, 15709, 135, 4, 1, 1}, /* OpAtomicExchange */
    {230, 15726, 139, 6, 1, 1}, /* OpAtomicCompareExchange */
    {231, 15750, 139, 6, 1, 1}, /* OpAtomicCompareExchangeWeak */
    {232, 15778, 132, 3, 1, 1}, /* OpAtomicIIncrement */
    {233, 15797, 132, 3, 1, 1}, /* OpAtomicIDecrement */
    {234, 15816, 135, 4, 1, 1}, /* OpAtomicIAdd */
    {235, 15829, 135, 4, 1, 1}, /* OpAtomicISub */
    {236, 15842, 135, 4, 1, 1}, /* OpAtomicSMin */
    {237, 15855, 135, 4, 1, 1}, /* OpAtomicUMin */
    {238, 15868, 135, 4, 1, 1}, /* OpAtomicSMax */
    {239, 15881, 135, 4, 1, 1}, /* OpAtomicUMax */
    {240, 15894, 135, 4, 1, 1}, /* OpAtomicAnd */
    {241, 15906, 135, 4, 1, 1}, /* OpAtomicOr */
    {242, 15917, 135, 4, 1, 1}, /* OpAtomicXor */
    {245, 15929, 145, 1, 1, 1}, /* OpPhi */
    {246, 15935, 146, 3, 0, 0}, /* OpLoopMerge */
    {247, 15947, 149, 2, 0, 0}, /* OpSelectionMerge */
    {248, 15964, 0, 0, 0, 1}, /* OpLabel */
    {249, 15972, 0, 1, 0, 0}, /* OpBranch */
    {250, 15981, 151, 4, 0, 0}, /* OpBranchConditional */
    {251, 16001, 155, 3, 0, 0}, /* OpSwitch */
    {252, 16010, 0, 0, 0, 0}, /* OpKill */
    {253, 16017, 0, 0, 0, 0}, /* OpReturn */
    {254, 16026, 0, 1, 0, 0}, /* OpReturnValue */
    {255, 16040, 0, 0, 0, 0}, /* OpUnreachable */
    {256, 16054, 53, 2, 0, 0}, /* OpLifetimeStart */
    {257, 16070, 53, 2, 0, 0}, /* OpLifetimeStop */
    {259, 16085, 158, 6, 1, 1}, /* OpGroupAsyncCopy */
    {260, 16102, 164, 3, 0, 0}, /* OpGroupWaitEvents */
    {261, 16120, 167, 2, 1, 1}, /* OpGroupAll */
    {262, 16131, 167, 2, 1, 1}, /* OpGroupAny */
    {263, 16142, 164, 3, 1, 1}, /* OpGroupBroadcast */
    {264, 16159, 169, 3, 1, 1}, /* OpGroupIAdd */
    {265, 16171, 169, 3, 1, 1}, /* OpGroupFAdd */
    {266, 16183, 169, 3, 1, 1}, /* OpGroupFMin */
    {267, 16195, 169, 3, 1, 1}, /* OpGroupUMin */
    {268, 16207, 169, 3, 1, 1}, /* OpGroupSMin */
    {269, 16219, 169, 3, 1, 1}, /* OpGroupFMax */
    {270, 16231, 169, 3, 1, 1}, /* OpGroupUMax */
    {271, 16243, 169, 3, 1, 1}, /* OpGroupSMax */
    {274, 16255, 123, 4, 1, 1}, /* OpReadPipe */
    {275, 16266, 123, 4, 1, 1}, /* OpWritePipe */
    {276, 16384, 172, 6, 1, 1}, /* OpReservedReadPipe */
    {277, 16403, 172, 6, 1, 1}, /* OpReservedWritePipe */
    {278, 16423, 123, 4, 1, 1}, /* OpReserveReadPipePackets */
    {279, 16448, 123, 4, 1, 1}, /* OpReserveWritePipePackets */
    {280, 16474, 123, 4, 0, 0}, /* OpCommitReadPipe */
    {281, 16491, 123, 4, 0, 0}, /* OpCommitWritePipe */
    {282, 16509, 0, 1, 1, 1}, /* OpIsValidReserveId */
    {283, 16528, 8, 3, 1, 1}, /* OpGetNumPipePackets */
    {284, 16548, 8, 3, 1, 1}, /* OpGetMaxPipePackets */
    {285, 16568, 178, 5, 1, 1}, /* OpGroupReserveReadPipePackets */
    {286, 16598, 178, 5, 1, 1}, /* OpGroupReserveWritePipePackets */
    {287, 16629, 178, 5, 0, 0}, /* OpGroupCommitReadPipe */
    {288, 16651, 178, 5, 0, 0}, /* OpGroupCommitWritePipe */
    {291, 16674, 123, 4, 1, 1}, /* OpEnqueueMarker */
    {292, 16690, 183, 11, 1, 1}, /* OpEnqueueKernel */
    {293, 16706, 194, 5, 1, 1}, /* OpGetKernelNDrangeSubGroupCount */
    {294, 16738, 194, 5, 1, 1}, /* OpGetKernelNDrangeMaxSubGroupSize */
    {295, 16772, 123, 4, 1, 1}, /* OpGetKernelWorkGroupSize */
    {296, 16797, 123, 4, 1, 1}, /* OpGetKernelPreferredWorkGroupSizeMultiple */
    {297, 16839, 0, 1, 0, 0}, /* OpRetainEvent */
    {298, 16853, 0, 1, 0, 0}, /* OpReleaseEvent */
    {299, 16868, 0, 0, 1, 1}, /* OpCreateUserEvent */
    {300, 16886, 0, 1, 1, 1}, /* OpIsValidEvent */
    {301, 16901, 1, 2, 0, 0}, /* OpSetUserEventStatus */
    {302, 16922, 8, 3, 0, 0}, /* OpCaptureEventProfilingInfo */
    {303, 16950, 0, 0, 1, 1}, /* OpGetDefaultQueue */
    {304, 16968, 8, 3, 1, 1}, /* OpBuildNDRange */
    {305, 16983, 109, 3, 1, 1}, /* OpImageSparseSampleImplicitLod */
    {306, 17014, 112, 3, 1, 1}, /* OpImageSparseSampleExplicitLod */
    {307, 17045, 115, 4, 1, 1}, /* OpImageSparseSampleDrefImplicitLod */
    {308, 17080, 119, 4, 1, 1}, /* OpImageSparseSampleDrefExplicitLod */
    {309, 17115, 109, 3, 1, 1}, /* OpImageSparseSampleProjImplicitLod */
    {310, 17150, 112, 3, 1, 1}, /* OpImageSparseSampleProjExplicitLod */
    {311, 17185, 115, 4, 1, 1}, /* OpImageSparseSampleProjDrefImplicitLod */
    {312, 17224, 119, 4, 1, 1}, /* OpImageSparseSampleProjDrefExplicitLod */
    {313, 17263, 109, 3, 1, 1}, /* OpImageSparseFetch */
    {314, 17282, 115, 4, 1, 1}, /* OpImageSparseGather */
    {315, 17302, 115, 4, 1, 1}, /* OpImageSparseDrefGather */
    {316, 17326, 0, 1, 1, 1}, /* OpImageSparseTexelsResident */
    {317, 17354, 0, 0, 0, 0}, /* OpNoLine */
    {318, 17363, 132, 3, 1, 1}, /* OpAtomicFlagTestAndSet */
    {319, 17386, 132, 3, 0, 0}, /* OpAtomicFlagClear */
    {320, 17404, 109, 3, 1, 1}, /* OpImageSparseRead */
    {321, 17422, 0, 1, 1, 1}, /* OpSizeOf */
    {322, 17431, 0, 0, 0, 1}, /* OpTypePipeStorage */
    {323, 17449, 5, 3, 1, 1}, /* OpConstantPipeStorage */
    {324, 17471, 0, 1, 1, 1}, /* OpCreatePipeFromPipeStorage */
    {325, 17499, 194, 5, 1, 1}, /* OpGetKernelLocalSizeForSubgroupCount */
    {326, 17536, 123, 4, 1, 1}, /* OpGetKernelMaxNumSubgroups */
    {327, 17563, 0, 0, 0, 1}, /* OpTypeNamedBarrier */
    {328, 17582, 0, 1, 1, 1}, /* OpNamedBarrierInitialize */
    {329, 17607, 132, 3, 0, 0}, /* OpMemoryNamedBarrier */
    {330, 17628, 17, 1, 0, 0}, /* OpModuleProcessed */
    {331, 17646, 50, 2, 0, 0}, /* OpExecutionModeId */
    {332, 17664, 97, 2, 0, 0}, /* OpDecorateId */
    {333, 17677, 3, 1, 1, 1}, /* OpGroupNonUniformElect */
    {334, 17700, 167, 2, 1, 1}, /* OpGroupNonUniformAll */
    {335, 17721, 167, 2, 1, 1}, /* OpGroupNonUniformAny */
    {336, 17742, 167, 2, 1, 1}, /* OpGroupNonUniformAllEqual */
    {337, 17768, 164, 3, 1, 1}, /* OpGroupNonUniformBroadcast */
    {338, 17795, 167, 2, 1, 1}, /* OpGroupNonUniformBroadcastFirst */
    {339, 17827, 167, 2, 1, 1}, /* OpGroupNonUniformBallot */
    {340, 17851, 167, 2, 1, 1}, /* OpGroupNonUniformInverseBallot */
    {341, 17882, 164, 3, 1, 1}, /* OpGroupNonUniformBallotBitExtract */
    {342, 17916, 169, 3, 1, 1}, /* OpGroupNonUniformBallotBitCount */
    {343, 17948, 167, 2, 1, 1}, /* OpGroupNonUniformBallotFindLSB */
    {344, 17979, 167, 2, 1, 1}, /* OpGroupNonUniformBallotFindMSB */
    {345, 18010, 164, 3, 1, 1}, /* OpGroupNonUniformShuffle */
    {346, 18035, 164, 3, 1, 1}, /* OpGroupNonUniformShuffleXor */
    {347, 18063, 164, 3, 1, 1}, /* OpGroupNonUniformShuffleUp */
    {348, 18090, 164, 3, 1, 1}, /* OpGroupNonUniformShuffleDown */
    {349, 18119, 199, 4, 1, 1}, /* OpGroupNonUniformIAdd */
    {350, 18141, 199, 4, 1, 1}, /* OpGroupNonUniformFAdd */
    {351, 18163, 199, 4, 1, 1}, /* OpGroupNonUniformIMul */
    {352, 18185, 199, 4, 1, 1}, /* OpGroupNonUniformFMul */
    {353, 18207, 199, 4, 1, 1}, /* OpGroupNonUniformSMin */
    {354, 18229, 199, 4, 1, 1}, /* OpGroupNonUniformUMin */
    {355, 18251, 199, 4, 1, 1}, /* OpGroupNonUniformFMin */
    {356, 18273, 199, 4, 1, 1}, /* OpGroupNonUniformSMax */
    {357, 18295, 199, 4, 1, 1}, /* OpGroupNonUniformUMax */
    {358, 18317, 199, 4, 1, 1}, /* OpGroupNonUniformFMax */
    {359, 18339, 199, 4, 1, 1}, /* OpGroupNonUniformBitwiseAnd */
    {360, 18367, 199, 4, 1, 1}, /* OpGroupNonUniformBitwiseOr */
    {361, 18394, 199, 4, 1, 1}, /* OpGroupNonUniformBitwiseXor */
    {362, 18422, 199, 4, 1, 1}, /* OpGroupNonUniformLogicalAnd */
    {363, 18450, 199, 4, 1, 1}, /* OpGroupNonUniformLogicalOr */
    {364, 18477, 199, 4, 1, 1}, /* OpGroupNonUniformLogicalXor */
    {365, 18505, 164, 3, 1, 1}, /* OpGroupNonUniformQuadBroadcast */
    {366, 18536, 164, 3, 1, 1}, /* OpGroupNonUniformQuadSwap */
    {400, 18562, 0, 1, 1, 1}, /* OpCopyLogical */
    {401, 18576, 1, 2, 1, 1}, /* OpPtrEqual */
    {402, 18587, 1, 2, 1, 1}, /* OpPtrNotEqual */
    {403, 18601, 1, 2, 1, 1}, /* OpPtrDiff */
    {4416, 18611, 0, 0, 0, 0}, /* OpTerminateInvocation */
    {4421, 18633, 0, 1, 1, 1}, /* OpSubgroupBallotKHR */
    {4422, 18653, 0, 1, 1, 1}, /* OpSubgroupFirstInvocationKHR */
    {4428, 18682, 0, 1, 1, 1}, /* OpSubgroupAllKHR */
    {4429, 18699, 0, 1, 1, 1}, /* OpSubgroupAnyKHR */
    {4430, 18716, 0, 1, 1, 1}, /* OpSubgroupAllEqualKHR */
    {4431, 18738, 203, 4, 1, 1}, /* OpGroupNonUniformRotateKHR */
    {4432, 18765, 1, 2, 1, 1}, /* OpSubgroupReadInvocationKHR */
    {4445, 18793, 207, 11, 0, 0}, /* OpTraceRayKHR */
    {4446, 18807, 1, 2, 0, 0}, /* OpExecuteCallableKHR */
    {4447, 18828, 0, 1, 1, 1}, /* OpConvertUToAccelerationStructureKHR */
    {4448, 18865, 0, 0, 0, 0}, /* OpIgnoreIntersectionKHR */
    {4449, 18889, 0, 0, 0, 0}, /* OpTerminateRayKHR */
    {4450, 18907, 218, 3, 1, 1}, /* OpSDot */
    {4451, 18914, 218, 3, 1, 1}, /* OpUDot */
    {4452, 18921, 218, 3, 1, 1}, /* OpSUDot */
    {4453, 18929, 221, 4, 1, 1}, /* OpSDotAccSat */
    {4454, 18942, 221, 4, 1, 1}, /* OpUDotAccSat */
    {4455, 18955, 221, 4, 1, 1}, /* OpSUDotAccSat */
    {4472, 18969, 0, 0, 0, 1}, /* OpTypeRayQueryKHR */
    {4473, 18987, 225, 8, 0, 0}, /* OpRayQueryInitializeKHR */
    {4474, 19011, 0, 1, 0, 0}, /* OpRayQueryTerminateKHR */
    {4475, 19034, 1, 2, 0, 0}, /* OpRayQueryGenerateIntersectionKHR */
    {4476, 19068, 0, 1, 0, 0}, /* OpRayQueryConfirmIntersectionKHR */
    {4477, 19101, 0, 1, 1, 1}, /* OpRayQueryProceedKHR */
    {4479, 19122, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionTypeKHR */
    {5000, 19155, 169, 3, 1, 1}, /* OpGroupIAddNonUniformAMD */
    {5001, 19180, 169, 3, 1, 1}, /* OpGroupFAddNonUniformAMD */
    {5002, 19205, 169, 3, 1, 1}, /* OpGroupFMinNonUniformAMD */
    {5003, 19230, 169, 3, 1, 1}, /* OpGroupUMinNonUniformAMD */
    {5004, 19255, 169, 3, 1, 1}, /* OpGroupSMinNonUniformAMD */
    {5005, 19280, 169, 3, 1, 1}, /* OpGroupFMaxNonUniformAMD */
    {5006, 19305, 169, 3, 1, 1}, /* OpGroupUMaxNonUniformAMD */
    {5007, 19330, 169, 3, 1, 1}, /* OpGroupSMaxNonUniformAMD */
    {5011, 19355, 1, 2, 1, 1}, /* OpFragmentMaskFetchAMD */
    {5012, 19378, 8, 3, 1, 1}, /* OpFragmentFetchAMD */
    {5056, 19397, 3, 1, 1, 1}, /* OpReadClockKHR */
    {5249, 19412, 233, 14, 0, 0}, /* OpHitObjectRecordHitMotionNV */
    {5250, 19441, 247, 13, 0, 0}, /* OpHitObjectRecordHitWithIndexMotionNV */
    {5251, 19479, 260, 7, 0, 0}, /* OpHitObjectRecordMissMotionNV */
    {5252, 19509, 0, 1, 1, 1}, /* OpHitObjectGetWorldToObjectNV */
    {5253, 19539, 0, 1, 1, 1}, /* OpHitObjectGetObjectToWorldNV */
    {5254, 19569, 0, 1, 1, 1}, /* OpHitObjectGetObjectRayDirectionNV */
    {5255, 19604, 0, 1, 1, 1}, /* OpHitObjectGetObjectRayOriginNV */
    {5256, 19636, 247, 13, 0, 0}, /* OpHitObjectTraceRayMotionNV */
    {5257, 19664, 0, 1, 1, 1}, /* OpHitObjectGetShaderRecordBufferHandleNV */
    {5258, 19705, 0, 1, 1, 1}, /* OpHitObjectGetShaderBindingTableRecordIndexNV */
    {5259, 19751, 0, 1, 0, 0}, /* OpHitObjectRecordEmptyNV */
    {5260, 19776, 267, 12, 0, 0}, /* OpHitObjectTraceRayNV */
    {5261, 19798, 247, 13, 0, 0}, /* OpHitObjectRecordHitNV */
    {5262, 19821, 267, 12, 0, 0}, /* OpHitObjectRecordHitWithIndexNV */
    {5263, 19853, 172, 6, 0, 0}, /* OpHitObjectRecordMissNV */
    {5264, 19877, 1, 2, 0, 0}, /* OpHitObjectExecuteShaderNV */
    {5265, 19904, 0, 1, 1, 1}, /* OpHitObjectGetCurrentTimeNV */
    {5266, 19932, 1, 2, 0, 0}, /* OpHitObjectGetAttributesNV */
    {5267, 19959, 0, 1, 1, 1}, /* OpHitObjectGetHitKindNV */
    {5268, 19983, 0, 1, 1, 1}, /* OpHitObjectGetPrimitiveIndexNV */
    {5269, 20014, 0, 1, 1, 1}, /* OpHitObjectGetGeometryIndexNV */
    {5270, 20044, 0, 1, 1, 1}, /* OpHitObjectGetInstanceIdNV */
    {5271, 20071, 0, 1, 1, 1}, /* OpHitObjectGetInstanceCustomIndexNV */
    {5272, 20107, 0, 1, 1, 1}, /* OpHitObjectGetWorldRayDirectionNV */
    {5273, 20141, 0, 1, 1, 1}, /* OpHitObjectGetWorldRayOriginNV */
    {5274, 20172, 0, 1, 1, 1}, /* OpHitObjectGetRayTMaxNV */
    {5275, 20196, 0, 1, 1, 1}, /* OpHitObjectGetRayTMinNV */
    {5276, 20220, 0, 1, 1, 1}, /* OpHitObjectIsEmptyNV */
    {5277, 20241, 0, 1, 1, 1}, /* OpHitObjectIsHitNV */
    {5278, 20260, 0, 1, 1, 1}, /* OpHitObjectIsMissNV */
    {5279, 20280, 279, 3, 0, 0}, /* OpReorderThreadWithHitObjectNV */
    {5280, 20311, 1, 2, 0, 0}, /* OpReorderThreadWithHintNV */
    {5281, 20337, 0, 0, 0, 1}, /* OpTypeHitObjectNV */
    {5283, 20355, 282, 5, 1, 1}, /* OpImageSampleFootprintNV */
    {5294, 20480, 287, 4, 0, 0}, /* OpEmitMeshTasksEXT */
    {5295, 20499, 1, 2, 0, 0}, /* OpSetMeshOutputsEXT */
    {5296, 20519, 0, 1, 1, 1}, /* OpGroupNonUniformPartitionNV */
    {5299, 20548, 1, 2, 0, 0}, /* OpWritePackedPrimitiveIndices4x8NV */
    {5334, 20583, 1, 2, 1, 1}, /* OpReportIntersectionNV */
    {5335, 20606, 0, 0, 0, 0}, /* OpIgnoreIntersectionNV */
    {5336, 20629, 0, 0, 0, 0}, /* OpTerminateRayNV */
    {5337, 20646, 207, 11, 0, 0}, /* OpTraceNV */
    {5338, 20656, 267, 12, 0, 0}, /* OpTraceMotionNV */
    {5339, 20672, 267, 12, 0, 0}, /* OpTraceRayMotionNV */
    {5341, 20691, 0, 0, 0, 1}, /* OpTypeAccelerationStructureNV */
    {5344, 20721, 1, 2, 0, 0}, /* OpExecuteCallableNV */
    {5358, 20741, 291, 4, 0, 1}, /* OpTypeCooperativeMatrixNV */
    {5359, 20767, 295, 4, 1, 1}, /* OpCooperativeMatrixLoadNV */
    {5360, 20793, 299, 5, 0, 0}, /* OpCooperativeMatrixStoreNV */
    {5361, 20820, 8, 3, 1, 1}, /* OpCooperativeMatrixMulAddNV */
    {5362, 20848, 0, 1, 1, 1}, /* OpCooperativeMatrixLengthNV */
    {5364, 20876, 0, 0, 0, 0}, /* OpBeginInvocationInterlockEXT */
    {5365, 20906, 0, 0, 0, 0}, /* OpEndInvocationInterlockEXT */
    {5380, 20934, 0, 0, 0, 0}, /* OpDemoteToHelperInvocation */
    {5381, 20961, 0, 0, 1, 1}, /* OpIsHelperInvocationEXT */
    {5391, 20985, 0, 1, 1, 1}, /* OpConvertUToImageNV */
    {5392, 21005, 0, 1, 1, 1}, /* OpConvertUToSamplerNV */
    {5393, 21027, 0, 1, 1, 1}, /* OpConvertImageToUNV */
    {5394, 21047, 0, 1, 1, 1}, /* OpConvertSamplerToUNV */
    {5395, 21069, 0, 1, 1, 1}, /* OpConvertUToSampledImageNV */
    {5396, 21096, 0, 1, 1, 1}, /* OpConvertSampledImageToUNV */
    {5397, 21123, 4, 1, 0, 0}, /* OpSamplerImageAddressingModeNV */
    {5571, 21154, 1, 2, 1, 1}, /* OpSubgroupShuffleINTEL */
    {5572, 21177, 8, 3, 1, 1}, /* OpSubgroupShuffleDownINTEL */
    {5573, 21204, 8, 3, 1, 1}, /* OpSubgroupShuffleUpINTEL */
    {5574, 21229, 1, 2, 1, 1}, /* OpSubgroupShuffleXorINTEL */
    {5575, 21255, 0, 1, 1, 1}, /* OpSubgroupBlockReadINTEL */
    {5576, 21280, 1, 2, 0, 0}, /* OpSubgroupBlockWriteINTEL */
    {5577, 21306, 1, 2, 1, 1}, /* OpSubgroupImageBlockReadINTEL */
    {5578, 21336, 8, 3, 0, 0}, /* OpSubgroupImageBlockWriteINTEL */
    {5580, 21367, 123, 4, 1, 1}, /* OpSubgroupImageMediaBlockReadINTEL */
    {5581, 21402, 194, 5, 0, 0}, /* OpSubgroupImageMediaBlockWriteINTEL */
    {5585, 21438, 0, 1, 1, 1}, /* OpUCountLeadingZerosINTEL */
    {5586, 21464, 0, 1, 1, 1}, /* OpUCountTrailingZerosINTEL */
    {5587, 21491, 1, 2, 1, 1}, /* OpAbsISubINTEL */
    {5588, 21506, 1, 2, 1, 1}, /* OpAbsUSubINTEL */
    {5589, 21521, 1, 2, 1, 1}, /* OpIAddSatINTEL */
    {5590, 21536, 1, 2, 1, 1}, /* OpUAddSatINTEL */
    {5591, 21551, 1, 2, 1, 1}, /* OpIAverageINTEL */
    {5592, 21567, 1, 2, 1, 1}, /* OpUAverageINTEL */
    {5593, 21583, 1, 2, 1, 1}, /* OpIAverageRoundedINTEL */
    {5594, 21606, 1, 2, 1, 1}, /* OpUAverageRoundedINTEL */
    {5595, 21629, 1, 2, 1, 1}, /* OpISubSatINTEL */
    {5596, 21644, 1, 2, 1, 1}, /* OpUSubSatINTEL */
    {5597, 21659, 1, 2, 1, 1}, /* OpIMul32x16INTEL */
    {5598, 21676, 1, 2, 1, 1}, /* OpUMul32x16INTEL */
    {5600, 21693, 0, 1, 1, 1}, /* OpConstantFunctionPointerINTEL */
    {5601, 21724, 63, 1, 1, 1}, /* OpFunctionPointerCallINTEL */
    {5609, 21751, 17, 1, 1, 1}, /* OpAsmTargetINTEL */
    {5610, 21768, 304, 4, 1, 1}, /* OpAsmINTEL */
    {5611, 21779, 66, 2, 1, 1}, /* OpAsmCallINTEL */
    {5614, 21794, 135, 4, 1, 1}, /* OpAtomicFMinEXT */
    {5615, 21810, 135, 4, 1, 1}, /* OpAtomicFMaxEXT */
    {5630, 21826, 0, 1, 0, 0}, /* OpAssumeTrueKHR */
    {5631, 21842, 1, 2, 1, 1}, /* OpExpectKHR */
    {5632, 21854, 97, 2, 0, 0}, /* OpDecorateString */
    {5633, 21871, 99, 3, 0, 0}, /* OpMemberDecorateString */
    {5699, 21894, 1, 2, 1, 1}, /* OpVmeImageINTEL */
    {5700, 21910, 0, 1, 0, 1}, /* OpTypeVmeImageINTEL */
    {5701, 21930, 0, 0, 0, 1}, /* OpTypeAvcImePayloadINTEL */
    {5702, 21955, 0, 0, 0, 1}, /* OpTypeAvcRefPayloadINTEL */
    {5703, 21980, 0, 0, 0, 1}, /* OpTypeAvcSicPayloadINTEL */
    {5704, 22005, 0, 0, 0, 1}, /* OpTypeAvcMcePayloadINTEL */
    {5705, 22030, 0, 0, 0, 1}, /* OpTypeAvcMceResultINTEL */
    {5706, 22054, 0, 0, 0, 1}, /* OpTypeAvcImeResultINTEL */
    {5707, 22078, 0, 0, 0, 1}, /* OpTypeAvcImeResultSingleReferenceStreamoutINTEL */
    {5708, 22126, 0, 0, 0, 1}, /* OpTypeAvcImeResultDualReferenceStreamoutINTEL */
    {5709, 22172, 0, 0, 0, 1}, /* OpTypeAvcImeSingleReferenceStreaminINTEL */
    {5710, 22213, 0, 0, 0, 1}, /* OpTypeAvcImeDualReferenceStreaminINTEL */
    {5711, 22252, 0, 0, 0, 1}, /* OpTypeAvcRefResultINTEL */
    {5712, 22276, 0, 0, 0, 1}, /* OpTypeAvcSicResultINTEL */
    {5713, 22300, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL */
    {5714, 22362, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL */
    {5715, 22417, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL */
    {5716, 22466, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetInterShapePenaltyINTEL */
    {5717, 22508, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL */
    {5718, 22561, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetInterDirectionPenaltyINTEL */
    {5719, 22607, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL */
    {5720, 22660, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL */
    {5721, 22718, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL */
    {5722, 22770, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL */
    {5723, 22824, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL */
    {5724, 22875, 123, 4, 1, 1}, /* OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL */
    {5725, 22924, 1, 2, 1, 1}, /* OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL */
    {5726, 22976, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL */
    {5727, 23029, 0, 0, 1, 1}, /* OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL */
    {5728, 23087, 0, 1, 1, 1}, /* OpSubgroupAvcMceSetAcOnlyHaarINTEL */
    {5729, 23122, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL */
    {5730, 23176, 1, 2, 1, 1}, /* OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL */
    {5731, 23239, 8, 3, 1, 1}, /* OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL */
    {5732, 23302, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToImePayloadINTEL */
    {5733, 23343, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToImeResultINTEL */
    {5734, 23383, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToRefPayloadINTEL */
    {5735, 23424, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToRefResultINTEL */
    {5736, 23464, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToSicPayloadINTEL */
    {5737, 23505, 0, 1, 1, 1}, /* OpSubgroupAvcMceConvertToSicResultINTEL */
    {5738, 23545, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetMotionVectorsINTEL */
    {5739, 23583, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterDistortionsINTEL */
    {5740, 23624, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetBestInterDistortionsINTEL */
    {5741, 23669, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterMajorShapeINTEL */
    {5742, 23709, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterMinorShapeINTEL */
    {5743, 23749, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterDirectionsINTEL */
    {5744, 23789, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterMotionVectorCountINTEL */
    {5745, 23836, 0, 1, 1, 1}, /* OpSubgroupAvcMceGetInterReferenceIdsINTEL */
    {5746, 23878, 8, 3, 1, 1}, /* OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL */
    {5747, 23942, 8, 3, 1, 1}, /* OpSubgroupAvcImeInitializeINTEL */
    {5748, 23974, 8, 3, 1, 1}, /* OpSubgroupAvcImeSetSingleReferenceINTEL */
    {5749, 24014, 123, 4, 1, 1}, /* OpSubgroupAvcImeSetDualReferenceINTEL */
    {5750, 24052, 1, 2, 1, 1}, /* OpSubgroupAvcImeRefWindowSizeINTEL */
    {5751, 24087, 123, 4, 1, 1}, /* OpSubgroupAvcImeAdjustRefOffsetINTEL */
    {5752, 24124, 0, 1, 1, 1}, /* OpSubgroupAvcImeConvertToMcePayloadINTEL */
    {5753, 24165, 1, 2, 1, 1}, /* OpSubgroupAvcImeSetMaxMotionVectorCountINTEL */
    {5754, 24210, 0, 1, 1, 1}, /* OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL */
    {5755, 24259, 1, 2, 1, 1}, /* OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL */
    {5756, 24315, 1, 2, 1, 1}, /* OpSubgroupAvcImeSetWeightedSadINTEL */
    {5757, 24351, 8, 3, 1, 1}, /* OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL */
    {5758, 24400, 123, 4, 1, 1}, /* OpSubgroupAvcImeEvaluateWithDualReferenceINTEL */
    {5759, 24576, 123, 4, 1, 1}, /* OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL */
    {5760, 24633, 194, 5, 1, 1}, /* OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL */
    {5761, 24688, 8, 3, 1, 1}, /* OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL */
    {5762, 24746, 123, 4, 1, 1}, /* OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL */
    {5763, 24802, 123, 4, 1, 1}, /* OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL */
    {5764, 24862, 194, 5, 1, 1}, /* OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL */
    {5765, 24920, 0, 1, 1, 1}, /* OpSubgroupAvcImeConvertToMceResultINTEL */
    {5766, 24960, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetSingleReferenceStreaminINTEL */
    {5767, 25008, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetDualReferenceStreaminINTEL */
    {5768, 25054, 0, 1, 1, 1}, /* OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL */
    {5769, 25105, 0, 1, 1, 1}, /* OpSubgroupAvcImeStripDualReferenceStreamoutINTEL */
    {5770, 25154, 1, 2, 1, 1}, /* OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL */
    {5771, 25226, 1, 2, 1, 1}, /* OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL */
    {5772, 25296, 1, 2, 1, 1}, /* OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL */
    {5773, 25367, 8, 3, 1, 1}, /* OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL */
    {5774, 25437, 8, 3, 1, 1}, /* OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL */
    {5775, 25505, 8, 3, 1, 1}, /* OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL */
    {5776, 25574, 1, 2, 1, 1}, /* OpSubgroupAvcImeGetBorderReachedINTEL */
    {5777, 25612, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL */
    {5778, 25662, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL */
    {5779, 25723, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL */
    {5780, 25783, 0, 1, 1, 1}, /* OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL */
    {5781, 25841, 260, 7, 1, 1}, /* OpSubgroupAvcFmeInitializeINTEL */
    {5782, 25873, 225, 8, 1, 1}, /* OpSubgroupAvcBmeInitializeINTEL */
    {5783, 25905, 0, 1, 1, 1}, /* OpSubgroupAvcRefConvertToMcePayloadINTEL */
    {5784, 25946, 0, 1, 1, 1}, /* OpSubgroupAvcRefSetBidirectionalMixDisableINTEL */
    {5785, 25994, 0, 1, 1, 1}, /* OpSubgroupAvcRefSetBilinearFilterEnableINTEL */
    {5786, 26039, 8, 3, 1, 1}, /* OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL */
    {5787, 26088, 123, 4, 1, 1}, /* OpSubgroupAvcRefEvaluateWithDualReferenceINTEL */
    {5788, 26135, 8, 3, 1, 1}, /* OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL */
    {5789, 26183, 123, 4, 1, 1}, /* OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL */
    {5790, 26241, 0, 1, 1, 1}, /* OpSubgroupAvcRefConvertToMceResultINTEL */
    {5791, 26281, 0, 1, 1, 1}, /* OpSubgroupAvcSicInitializeINTEL */
    {5792, 26313, 172, 6, 1, 1}, /* OpSubgroupAvcSicConfigureSkcINTEL */
    {5793, 26347, 225, 8, 1, 1}, /* OpSubgroupAvcSicConfigureIpeLumaINTEL */
    {5794, 26385, 207, 11, 1, 1}, /* OpSubgroupAvcSicConfigureIpeLumaChromaINTEL */
    {5795, 26429, 1, 2, 1, 1}, /* OpSubgroupAvcSicGetMotionVectorMaskINTEL */
    {5796, 26470, 0, 1, 1, 1}, /* OpSubgroupAvcSicConvertToMcePayloadINTEL */
    {5797, 26511, 1, 2, 1, 1}, /* OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL */
    {5798, 26557, 123, 4, 1, 1}, /* OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL */
    {5799, 26607, 1, 2, 1, 1}, /* OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL */
    {5800, 26659, 0, 1, 1, 1}, /* OpSubgroupAvcSicSetBilinearFilterEnableINTEL */
    {5801, 26704, 1, 2, 1, 1}, /* OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL */
    {5802, 26754, 1, 2, 1, 1}, /* OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL */
    {5803, 26799, 1, 2, 1, 1}, /* OpSubgroupAvcSicEvaluateIpeINTEL */
    {5804, 26832, 8, 3, 1, 1}, /* OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL */
    {5805, 26881, 123, 4, 1, 1}, /* OpSubgroupAvcSicEvaluateWithDualReferenceINTEL */
    {5806, 26928, 8, 3, 1, 1}, /* OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL */
    {5807, 26976, 123, 4, 1, 1}, /* OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL */
    {5808, 27034, 0, 1, 1, 1}, /* OpSubgroupAvcSicConvertToMceResultINTEL */
    {5809, 27074, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetIpeLumaShapeINTEL */
    {5810, 27111, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL */
    {5811, 27157, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL */
    {5812, 27205, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetPackedIpeLumaModesINTEL */
    {5813, 27248, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetIpeChromaModeINTEL */
    {5814, 27286, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL */
    {5815, 27338, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL */
    {5816, 27388, 0, 1, 1, 1}, /* OpSubgroupAvcSicGetInterRawSadsINTEL */
    {5818, 27425, 0, 1, 1, 1}, /* OpVariableLengthArrayINTEL */
    {5819, 27452, 0, 0, 1, 1}, /* OpSaveMemoryINTEL */
    {5820, 27470, 0, 1, 0, 0}, /* OpRestoreMemoryINTEL */
    {5840, 27491, 308, 7, 1, 1}, /* OpArbitraryFloatSinCosPiINTEL */
    {5841, 27521, 315, 6, 1, 1}, /* OpArbitraryFloatCastINTEL */
    {5842, 27547, 315, 6, 1, 1}, /* OpArbitraryFloatCastFromIntINTEL */
    {5843, 27580, 321, 5, 1, 1}, /* OpArbitraryFloatCastToIntINTEL */
    {5846, 27611, 326, 8, 1, 1}, /* OpArbitraryFloatAddINTEL */
    {5847, 27636, 326, 8, 1, 1}, /* OpArbitraryFloatSubINTEL */
    {5848, 27661, 326, 8, 1, 1}, /* OpArbitraryFloatMulINTEL */
    {5849, 27686, 326, 8, 1, 1}, /* OpArbitraryFloatDivINTEL */
    {5850, 27711, 334, 4, 1, 1}, /* OpArbitraryFloatGTINTEL */
    {5851, 27735, 334, 4, 1, 1}, /* OpArbitraryFloatGEINTEL */
    {5852, 27759, 334, 4, 1, 1}, /* OpArbitraryFloatLTINTEL */
    {5853, 27783, 334, 4, 1, 1}, /* OpArbitraryFloatLEINTEL */
    {5854, 27807, 334, 4, 1, 1}, /* OpArbitraryFloatEQINTEL */
    {5855, 27831, 315, 6, 1, 1}, /* OpArbitraryFloatRecipINTEL */
    {5856, 27858, 315, 6, 1, 1}, /* OpArbitraryFloatRSqrtINTEL */
    {5857, 27885, 315, 6, 1, 1}, /* OpArbitraryFloatCbrtINTEL */
    {5858, 27911, 326, 8, 1, 1}, /* OpArbitraryFloatHypotINTEL */
    {5859, 27938, 315, 6, 1, 1}, /* OpArbitraryFloatSqrtINTEL */
    {5860, 27964, 315, 6, 1, 1}, /* OpArbitraryFloatLogINTEL */
    {5861, 27989, 315, 6, 1, 1}, /* OpArbitraryFloatLog2INTEL */
    {5862, 28015, 315, 6, 1, 1}, /* OpArbitraryFloatLog10INTEL */
    {5863, 28042, 315, 6, 1, 1}, /* OpArbitraryFloatLog1pINTEL */
    {5864, 28069, 315, 6, 1, 1}, /* OpArbitraryFloatExpINTEL */
    {5865, 28094, 315, 6, 1, 1}, /* OpArbitraryFloatExp2INTEL */
    {5866, 28120, 315, 6, 1, 1}, /* OpArbitraryFloatExp10INTEL */
    {5867, 28147, 315, 6, 1, 1}, /* OpArbitraryFloatExpm1INTEL */
    {5868, 28174, 315, 6, 1, 1}, /* OpArbitraryFloatSinINTEL */
    {5869, 28199, 315, 6, 1, 1}, /* OpArbitraryFloatCosINTEL */
    {5870, 28224, 315, 6, 1, 1}, /* OpArbitraryFloatSinCosINTEL */
    {5871, 28252, 315, 6, 1, 1}, /* OpArbitraryFloatSinPiINTEL */
    {5872, 28279, 315, 6, 1, 1}, /* OpArbitraryFloatCosPiINTEL */
    {5873, 28306, 315, 6, 1, 1}, /* OpArbitraryFloatASinINTEL */
    {5874, 28332, 315, 6, 1, 1}, /* OpArbitraryFloatASinPiINTEL */
    {5875, 28360, 315, 6, 1, 1}, /* OpArbitraryFloatACosINTEL */
    {5876, 28386, 315, 6, 1, 1}, /* OpArbitraryFloatACosPiINTEL */
    {5877, 28414, 315, 6, 1, 1}, /* OpArbitraryFloatATanINTEL */
    {5878, 28440, 315, 6, 1, 1}, /* OpArbitraryFloatATanPiINTEL */
    {5879, 28468, 326, 8, 1, 1}, /* OpArbitraryFloatATan2INTEL */
    {5880, 28495, 326, 8, 1, 1}, /* OpArbitraryFloatPowINTEL */
    {5881, 28520, 326, 8, 1, 1}, /* OpArbitraryFloatPowRINTEL */
    {5882, 28546, 338, 7, 1, 1}, /* OpArbitraryFloatPowNINTEL */
    {5887, 28672, 24, 1, 0, 0}, /* OpLoopControlINTEL */
    {5911, 28691, 345, 1, 0, 1}, /* OpAliasDomainDeclINTEL */
    {5912, 28714, 346, 2, 0, 1}, /* OpAliasScopeDeclINTEL */
    {5913, 28736, 63, 1, 0, 1}, /* OpAliasScopeListDeclINTEL */
    {5923, 28762, 348, 7, 1, 1}, /* OpFixedSqrtINTEL */
    {5924, 28779, 348, 7, 1, 1}, /* OpFixedRecipINTEL */
    {5925, 28797, 348, 7, 1, 1}, /* OpFixedRsqrtINTEL */
    {5926, 28815, 348, 7, 1, 1}, /* OpFixedSinINTEL */
    {5927, 28831, 348, 7, 1, 1}, /* OpFixedCosINTEL */
    {5928, 28847, 348, 7, 1, 1}, /* OpFixedSinCosINTEL */
    {5929, 28866, 348, 7, 1, 1}, /* OpFixedSinPiINTEL */
    {5930, 28884, 348, 7, 1, 1}, /* OpFixedCosPiINTEL */
    {5931, 28902, 348, 7, 1, 1}, /* OpFixedSinCosPiINTEL */
    {5932, 28923, 348, 7, 1, 1}, /* OpFixedLogINTEL */
    {5933, 28939, 348, 7, 1, 1}, /* OpFixedExpINTEL */
    {5934, 28955, 0, 1, 1, 1}, /* OpPtrCastToCrossWorkgroupINTEL */
    {5938, 28986, 0, 1, 1, 1}, /* OpCrossWorkgroupCastToPtrINTEL */
    {5946, 29017, 1, 2, 1, 1}, /* OpReadPipeBlockingINTEL */
    {5947, 29041, 1, 2, 1, 1}, /* OpWritePipeBlockingINTEL */
    {5949, 29066, 1, 2, 1, 1}, /* OpFPGARegINTEL */
    {6016, 29081, 0, 1, 1, 1}, /* OpRayQueryGetRayTMinKHR */
    {6017, 29105, 0, 1, 1, 1}, /* OpRayQueryGetRayFlagsKHR */
    {6018, 29130, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionTKHR */
    {6019, 29160, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionInstanceCustomIndexKHR */
    {6020, 29208, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionInstanceIdKHR */
    {6021, 29247, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR */
    {6022, 29314, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionGeometryIndexKHR */
    {6023, 29356, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionPrimitiveIndexKHR */
    {6024, 29399, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionBarycentricsKHR */
    {6025, 29440, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionFrontFaceKHR */
    {6026, 29478, 0, 1, 1, 1}, /* OpRayQueryGetIntersectionCandidateAABBOpaqueKHR */
    {6027, 29526, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionObjectRayDirectionKHR */
    {6028, 29573, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionObjectRayOriginKHR */
    {6029, 29617, 0, 1, 1, 1}, /* OpRayQueryGetWorldRayDirectionKHR */
    {6030, 29651, 0, 1, 1, 1}, /* OpRayQueryGetWorldRayOriginKHR */
    {6031, 29682, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionObjectToWorldKHR */
    {6032, 29724, 1, 2, 1, 1}, /* OpRayQueryGetIntersectionWorldToObjectKHR */
    {6035, 29766, 135, 4, 1, 1}, /* OpAtomicFAddEXT */
    {6086, 29782, 68, 1, 0, 1}, /* OpTypeBufferSurfaceINTEL */
    {6090, 29807, 63, 1, 0, 0}, /* OpTypeStructContinuedINTEL */
    {6091, 29834, 63, 1, 0, 0}, /* OpConstantCompositeContinuedINTEL */
    {6092, 29868, 63, 1, 0, 0}, /* OpSpecConstantCompositeContinuedINTEL */
    {6142, 29906, 127, 3, 0, 0}, /* OpControlBarrierArriveINTEL */
    {6143, 29934, 127, 3, 0, 0}, /* OpControlBarrierWaitINTEL */
    {6401, 29960, 169, 3, 1, 1}, /* OpGroupIMulKHR */
    {6402, 29975, 169, 3, 1, 1}, /* OpGroupFMulKHR */
    {6403, 29990, 169, 3, 1, 1}, /* OpGroupBitwiseAndKHR */
    {6404, 30011, 169, 3, 1, 1}, /* OpGroupBitwiseOrKHR */
    {6405, 30031, 169, 3, 1, 1}, /* OpGroupBitwiseXorKHR */
    {6406, 30052, 169, 3, 1, 1}, /* OpGroupLogicalAndKHR */
    {6407, 30073, 169, 3, 1, 1}, /* OpGroupLogicalOrKHR */
    {6408, 30093, 169, 3, 1, 1}, /* OpGroupLogicalXorKHR */
};

static const struct ur_spirv_grammar opencl_std[] = {
    {0, 30114, 0, 1, 0, 0}, /* acos */
    {1, 30119, 0, 1, 0, 0}, /* acosh */
    {2, 30125, 0, 1, 0, 0}, /* acospi */
    {3, 30132, 0, 1, 0, 0}, /* asin */
    {4, 30137, 0, 1, 0, 0}, /* asinh */
    {5, 30143, 0, 1, 0, 0}, /* asinpi */
    {6, 30150, 0, 1, 0, 0}, /* atan */
    {7, 30155, 1, 2, 0, 0}, /* atan2 */
    {8, 30161, 0, 1, 0, 0}, /* atanh */
    {9, 30167, 0, 1, 0, 0}, /* atanpi */
    {10, 30174, 1, 2, 0, 0}, /* atan2pi */
    {11, 30182, 0, 1, 0, 0}, /* cbrt */
    {12, 30187, 0, 1, 0, 0}, /* ceil */
    {13, 30192, 1, 2, 0, 0}, /* copysign */
    {14, 30201, 0, 1, 0, 0}, /* cos */
    {15, 30205, 0, 1, 0, 0}, /* cosh */
    {16, 30210, 0, 1, 0, 0}, /* cospi */
    {17, 30216, 0, 1, 0, 0}, /* erfc */
    {18, 30221, 0, 1, 0, 0}, /* erf */
    {19, 30225, 0, 1, 0, 0}, /* exp */
    {20, 30229, 0, 1, 0, 0}, /* exp2 */
    {21, 30234, 0, 1, 0, 0}, /* exp10 */
    {22, 30240, 0, 1, 0, 0}, /* expm1 */
    {23, 30246, 0, 1, 0, 0}, /* fabs */
    {24, 30251, 1, 2, 0, 0}, /* fdim */
    {25, 30256, 0, 1, 0, 0}, /* floor */
    {26, 30262, 8, 3, 0, 0}, /* fma */
    {27, 30266, 1, 2, 0, 0}, /* fmax */
    {28, 30271, 1, 2, 0, 0}, /* fmin */
    {29, 30276, 1, 2, 0, 0}, /* fmod */
    {30, 30281, 1, 2, 0, 0}, /* fract */
    {31, 30287, 1, 2, 0, 0}, /* frexp */
    {32, 30293, 1, 2, 0, 0}, /* hypot */
    {33, 30299, 0, 1, 0, 0}, /* ilogb */
    {34, 30305, 1, 2, 0, 0}, /* ldexp */
    {35, 30311, 0, 1, 0, 0}, /* lgamma */
    {36, 30318, 1, 2, 0, 0}, /* lgamma_r */
    {37, 30327, 0, 1, 0, 0}, /* log */
    {38, 30331, 0, 1, 0, 0}, /* log2 */
    {39, 30336, 0, 1, 0, 0}, /* log10 */
    {40, 30342, 0, 1, 0, 0}, /* log1p */
    {41, 30348, 0, 1, 0, 0}, /* logb */
    {42, 30353, 8, 3, 0, 0}, /* mad */
    {43, 30357, 1, 2, 0, 0}, /* maxmag */
    {44, 30364, 1, 2, 0, 0}, /* minmag */
    {45, 30371, 1, 2, 0, 0}, /* modf */
    {46, 30376, 0, 1, 0, 0}, /* nan */
    {47, 30380, 1, 2, 0, 0}, /* nextafter */
    {48, 30390, 1, 2, 0, 0}, /* pow */
    {49, 30394, 1, 2, 0, 0}, /* pown */
    {50, 30399, 1, 2, 0, 0}, /* powr */
    {51, 30404, 1, 2, 0, 0}, /* remainder */
    {52, 30414, 8, 3, 0, 0}, /* remquo */
    {53, 30421, 0, 1, 0, 0}, /* rint */
    {54, 30426, 1, 2, 0, 0}, /* rootn */
    {55, 30432, 0, 1, 0, 0}, /* round */
    {56, 30438, 0, 1, 0, 0}, /* rsqrt */
    {57, 30444, 0, 1, 0, 0}, /* sin */
    {58, 30448, 1, 2, 0, 0}, /* sincos */
    {59, 30455, 0, 1, 0, 0}, /* sinh */
    {60, 30460, 0, 1, 0, 0}, /* sinpi */
    {61, 30466, 0, 1, 0, 0}, /* sqrt */
    {62, 30471, 0, 1, 0, 0}, /* tan */
    {63, 30475, 0, 1, 0, 0}, /* tanh */
    {64, 30480, 0, 1, 0, 0}, /* tanpi */
    {65, 30486, 0, 1, 0, 0}, /* tgamma */
    {66, 30493, 0, 1, 0, 0}, /* trunc */
    {67, 30499, 0, 1, 0, 0}, /* half_cos */
    {68, 30508, 1, 2, 0, 0}, /* half_divide */
    {69, 30520, 0, 1, 0, 0}, /* half_exp */
    {70, 30529, 0, 1, 0, 0}, /* half_exp2 */
    {71, 30539, 0, 1, 0, 0}, /* half_exp10 */
    {72, 30550, 0, 1, 0, 0}, /* half_log */
    {73, 30559, 0, 1, 0, 0}, /* half_log2 */
    {74, 30569, 0, 1, 0, 0}, /* half_log10 */
    {75, 30580, 1, 2, 0, 0}, /* half_powr */
    {76, 30590, 0, 1, 0, 0}, /* half_recip */
    {77, 30601, 0, 1, 0, 0}, /* half_rsqrt */
    {78, 30612, 0, 1, 0, 0}, /* half_sin */
    {79, 30621, 0, 1, 0, 0}, /* half_sqrt */
    {80, 30631, 0, 1, 0, 0}, /* half_tan */
    {81, 30640, 0, 1, 0, 0}, /* native_cos */
    {82, 30651, 1, 2, 0, 0}, /* native_divide */
    {83, 30665, 0, 1, 0, 0}, /* native_exp */
    {84, 30676, 0, 1, 0, 0}, /* native_exp2 */
    {85, 30688, 0, 1, 0, 0}, /* native_exp10 */
    {86, 30701, 0, 1, 0, 0}, /* native_log */
    {87, 30712, 0, 1, 0, 0}, /* native_log2 */
    {88, 30724, 0, 1, 0, 0}, /* native_log10 */
    {89, 30737, 1, 2, 0, 0}, /* native_powr */
    {90, 30749, 0, 1, 0, 0}, /* native_recip */
    {91, 30762, 0, 1, 0, 0}, /* native_rsqrt */
    {92, 30775, 0, 1, 0, 0}, /* native_sin */
    {93, 30786, 0, 1, 0, 0}, /* native_sqrt */
    {94, 30798, 0, 1, 0, 0}, /* native_tan */
    {95, 30809, 8, 3, 0, 0}, /* fclamp */
    {96, 30816, 0, 1, 0, 0}, /* degrees */
    {97, 30824, 1, 2, 0, 0}, /* fmax_common */
    {98, 30836, 1, 2, 0, 0}, /* fmin_common */
    {99, 30848, 8, 3, 0, 0}, /* mix */
    {100, 30852, 0, 1, 0, 0}, /* radians */
    {101, 30860, 1, 2, 0, 0}, /* step */
    {102, 30865, 8, 3, 0, 0}, /* smoothstep */
    {103, 30876, 0, 1, 0, 0}, /* sign */
    {104, 30881, 1, 2, 0, 0}, /* cross */
    {105, 30887, 1, 2, 0, 0}, /* distance */
    {106, 30896, 0, 1, 0, 0}, /* length */
    {107, 30903, 0, 1, 0, 0}, /* normalize */
    {108, 30913, 1, 2, 0, 0}, /* fast_distance */
    {109, 30927, 0, 1, 0, 0}, /* fast_length */
    {110, 30939, 0, 1, 0, 0}, /* fast_normalize */
    {141, 30954, 0, 1, 0, 0}, /* s_abs */
    {142, 30960, 1, 2, 0, 0}, /* s_abs_diff */
    {143, 30971, 1, 2, 0, 0}, /* s_add_sat */
    {144, 30981, 1, 2, 0, 0}, /* u_add_sat */
    {145, 30991, 1, 2, 0, 0}, /* s_hadd */
    {146, 30998, 1, 2, 0, 0}, /* u_hadd */
    {147, 31005, 1, 2, 0, 0}, /* s_rhadd */
    {148, 31013, 1, 2, 0, 0}, /* u_rhadd */
    {149, 31021, 8, 3, 0, 0}, /* s_clamp */
    {150, 31029, 8, 3, 0, 0}, /* u_clamp */
    {151, 31037, 0, 1, 0, 0}, /* clz */
    {152, 31041, 0, 1, 0, 0}, /* ctz */
    {153, 31045, 8, 3, 0, 0}, /* s_mad_hi */
    {154, 31054, 8, 3, 0, 0}, /* u_mad_sat */
    {155, 31064, 8, 3, 0, 0}, /* s_mad_sat */
    {156, 31074, 1, 2, 0, 0}, /* s_max */
    {157, 31080, 1, 2, 0, 0}, /* u_max */
    {158, 31086, 1, 2, 0, 0}, /* s_min */
    {159, 31092, 1, 2, 0, 0}, /* u_min */
    {160, 31098, 1, 2, 0, 0}, /* s_mul_hi */
    {161, 31107, 1, 2, 0, 0}, /* rotate */
    {162, 31114, 1, 2, 0, 0}, /* s_sub_sat */
    {163, 31124, 1, 2, 0, 0}, /* u_sub_sat */
    {164, 31134, 1, 2, 0, 0}, /* u_upsample */
    {165, 31145, 1, 2, 0, 0}, /* s_upsample */
    {166, 31156, 0, 1, 0, 0}, /* popcount */
    {167, 31165, 8, 3, 0, 0}, /* s_mad24 */
    {168, 31173, 8, 3, 0, 0}, /* u_mad24 */
    {169, 31181, 1, 2, 0, 0}, /* s_mul24 */
    {170, 31189, 1, 2, 0, 0}, /* u_mul24 */
    {171, 31197, 355, 3, 0, 0}, /* vloadn */
    {172, 31204, 8, 3, 0, 0}, /* vstoren */
    {173, 31212, 1, 2, 0, 0}, /* vload_half */
    {174, 31223, 355, 3, 0, 0}, /* vload_halfn */
    {175, 31235, 8, 3, 0, 0}, /* vstore_half */
    {176, 31247, 358, 4, 0, 0}, /* vstore_half_r */
    {177, 31261, 8, 3, 0, 0}, /* vstore_halfn */
    {178, 31274, 358, 4, 0, 0}, /* vstore_halfn_r */
    {179, 31289, 355, 3, 0, 0}, /* vloada_halfn */
    {180, 31302, 8, 3, 0, 0}, /* vstorea_halfn */
    {181, 31316, 358, 4, 0, 0}, /* vstorea_halfn_r */
    {182, 31332, 1, 2, 0, 0}, /* shuffle */
    {183, 31340, 8, 3, 0, 0}, /* shuffle2 */
    {184, 31349, 66, 2, 0, 0}, /* printf */
    {185, 31356, 1, 2, 0, 0}, /* prefetch */
    {186, 31365, 8, 3, 0, 0}, /* bitselect */
    {187, 31375, 8, 3, 0, 0}, /* select */
    {201, 31382, 0, 1, 0, 0}, /* u_abs */
    {202, 31388, 1, 2, 0, 0}, /* u_abs_diff */
    {203, 31399, 1, 2, 0, 0}, /* u_mul_hi */
    {204, 31408, 8, 3, 0, 0}, /* u_mad_hi */
};

static const struct ur_spirv_grammar opencl_debuginfo[] = {
    {0, 31417, 0, 0, 0, 0}, /* DebugInfoNone */
    {1, 31431, 362, 4, 0, 0}, /* DebugCompilationUnit */
    {2, 31452, 355, 3, 0, 0}, /* DebugTypeBasic */
    {3, 31467, 366, 3, 0, 0}, /* DebugTypePointer */
    {4, 31484, 53, 2, 0, 0}, /* DebugTypeQualifier */
    {5, 31503, 66, 2, 0, 0}, /* DebugTypeArray */
    {6, 31518, 53, 2, 0, 0}, /* DebugTypeVector */
    {7, 31534, 369, 6, 0, 0}, /* DebugTypedef */
    {8, 31547, 375, 3, 0, 0}, /* DebugTypeFunction */
    {9, 31565, 378, 9, 0, 0}, /* DebugTypeEnum */
    {10, 31579, 387, 10, 0, 0}, /* DebugTypeComposite */
    {11, 31598, 397, 10, 0, 0}, /* DebugTypeMember */
    {12, 31614, 407, 5, 0, 0}, /* DebugTypeInheritance */
    {13, 31635, 1, 2, 0, 0}, /* DebugTypePtrToMember */
    {14, 31656, 66, 2, 0, 0}, /* DebugTypeTemplate */
    {15, 31674, 412, 6, 0, 0}, /* DebugTypeTemplateParameter */
    {16, 31701, 418, 5, 0, 0}, /* DebugTypeTemplateTemplateParameter */
    {17, 31736, 423, 5, 0, 0}, /* DebugTypeTemplateParameterPack */
    {18, 31767, 397, 10, 0, 0}, /* DebugGlobalVariable */
    {19, 31787, 428, 8, 0, 0}, /* DebugFunctionDeclaration */
    {20, 31812, 436, 11, 0, 0}, /* DebugFunction */
    {21, 31826, 447, 5, 0, 0}, /* DebugLexicalBlock */
    {22, 31844, 452, 3, 0, 0}, /* DebugLexicalBlockDiscriminator */
    {23, 31875, 346, 2, 0, 0}, /* DebugScope */
    {24, 31886, 0, 0, 0, 0}, /* DebugNoScope */
    {25, 31899, 455, 3, 0, 0}, /* DebugInlinedAt */
    {26, 31914, 458, 8, 0, 0}, /* DebugLocalVariable */
    {27, 31933, 1, 2, 0, 0}, /* DebugInlinedVariable */
    {28, 31954, 8, 3, 0, 0}, /* DebugDeclare */
    {29, 31967, 466, 4, 0, 0}, /* DebugValue */
    {30, 31978, 470, 2, 0, 0}, /* DebugOperation */
    {31, 31993, 63, 1, 0, 0}, /* DebugExpression */
    {32, 32009, 472, 4, 0, 0}, /* DebugMacroDef */
    {33, 32023, 452, 3, 0, 0}, /* DebugMacroUndef */
    {34, 32039, 476, 7, 0, 0}, /* DebugImportedEntity */
    {35, 32059, 346, 2, 0, 0}, /* DebugSource */
    {36, 32071, 483, 8, 0, 0}, /* DebugModuleINTEL */
};

static const struct ur_spirv_grammar debuginfo[] = {
    {0, 31417, 0, 0, 0, 0}, /* DebugInfoNone */
    {1, 31431, 38, 3, 0, 0}, /* DebugCompilationUnit */
    {2, 31452, 355, 3, 0, 0}, /* DebugTypeBasic */
    {3, 31467, 366, 3, 0, 0}, /* DebugTypePointer */
    {4, 31484, 53, 2, 0, 0}, /* DebugTypeQualifier */
    {5, 31503, 66, 2, 0, 0}, /* DebugTypeArray */
    {6, 31518, 53, 2, 0, 0}, /* DebugTypeVector */
    {7, 31534, 369, 6, 0, 0}, /* DebugTypedef */
    {8, 31547, 66, 2, 0, 0}, /* DebugTypeFunction */
    {9, 31565, 378, 9, 0, 0}, /* DebugTypeEnum */
    {10, 31579, 491, 9, 0, 0}, /* DebugTypeComposite */
    {11, 31598, 397, 10, 0, 0}, /* DebugTypeMember */
    {12, 31614, 407, 5, 0, 0}, /* DebugTypeInheritance */
    {13, 31635, 1, 2, 0, 0}, /* DebugTypePtrToMember */
    {14, 31656, 66, 2, 0, 0}, /* DebugTypeTemplate */
    {15, 31674, 412, 6, 0, 0}, /* DebugTypeTemplateParameter */
    {16, 31701, 418, 5, 0, 0}, /* DebugTypeTemplateTemplateParameter */
    {17, 31736, 423, 5, 0, 0}, /* DebugTypeTemplateParameterPack */
    {18, 31767, 397, 10, 0, 0}, /* DebugGlobalVariable */
    {19, 31787, 428, 8, 0, 0}, /* DebugFunctionDeclaration */
    {20, 31812, 436, 11, 0, 0}, /* DebugFunction */
    {21, 31826, 447, 5, 0, 0}, /* DebugLexicalBlock */
    {22, 31844, 452, 3, 0, 0}, /* DebugLexicalBlockDiscriminator */
    {23, 31875, 346, 2, 0, 0}, /* DebugScope */
    {24, 31886, 0, 0, 0, 0}, /* DebugNoScope */
    {25, 31899, 455, 3, 0, 0}, /* DebugInlinedAt */
    {26, 31914, 500, 7, 0, 0}, /* DebugLocalVariable */
    {27, 31933, 1, 2, 0, 0}, /* DebugInlinedVariable */
    {28, 31954, 8, 3, 0, 0}, /* DebugDeclare */
    {29, 31967, 94, 3, 0, 0}, /* DebugValue */
    {30, 31978, 470, 2, 0, 0}, /* DebugOperation */
    {31, 31993, 63, 1, 0, 0}, /* DebugExpression */
    {32, 32009, 472, 4, 0, 0}, /* DebugMacroDef */
    {33, 32023, 452, 3, 0, 0}, /* DebugMacroUndef */
};

const unsigned ur_spirv_num_instructions = 692;

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
        "NotNaN\0"
        "NotInf\0"
        "NSZ\0"
        "AllowRecip\0"
        "Fast\0"
        "AllowContractFastINTEL\0"
        "AllowReassocINTEL\0"
        "Flatten\0"
        "DontFlatten\0"
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
        "Inline\0"
        "DontInline\0"
        "Pure\0"
        "Const\0"
        "OptNoneINTEL\0"
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
        "Aligned\0"
        "MakePointerAvailable\0"
        "MakePointerVisible\0"
        "NonPrivatePointer\0"
        "AliasScopeINTELMask\0"
        "NoAliasINTELMask\0"
        "CmdExecTime\0"
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
        "Vertical2Pixels\0"
        "Vertical4Pixels\0"
        "Horizontal2Pixels\0"
        "Horizontal4Pixels\0"
        "Unknown\0"
        "ESSL\0"
        "GLSL\0"
        "OpenCL_C\0"
        "OpenCL_CPP\0"
        "HLSL\0"
        "CPP_for_OpenCL\0"
        "SYCL\0"
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
        "Logical\0"
        "Physical32\0"
        "Physical64\0"
        "PhysicalStorageBuffer64\0"
        "Simple\0"
        "GLSL450\0"
        "OpenCL\0"
        "Vulkan\0"
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
        "1D\0"
        "2D\0"
        "3D\0"
        "Cube\0"
        "Rect\0"
        "Buffer\0"
        "SubpassData\0"
        "ClampToEdge\0"
        "Clamp\0"
        "Repeat\0"
        "RepeatMirrored\0"
        "Nearest\0"
        "Linear\0"
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
    },
    {
        "UnsignedInt32\0"
        "HalfFloat\0"
        "Float\0"
        "UnormInt24\0"
        "UnormInt101010_2\0"
        "RTE\0"
        "RTZ\0"
        "RTP\0"
        "RTN\0"
        "Preserve\0"
        "FlushToZero\0"
        "TRN\0"
        "TRN_ZERO\0"
        "RND\0"
        "RND_ZERO\0"
        "RND_INF\0"
        "RND_MIN_INF\0"
        "RND_CONV\0"
        "RND_CONV_ODD\0"
        "IEEE\0"
        "ALT\0"
        "WRAP\0"
        "SAT\0"
        "SAT_ZERO\0"
        "SAT_SYM\0"
        "Export\0"
        "Import\0"
        "LinkOnceODR\0"
        "ReadOnly\0"
        "WriteOnly\0"
        "ReadWrite\0"
        "Zext\0"
        "Sext\0"
        "ByVal\0"
        "Sret\0"
        "NoAlias\0"
        "NoCapture\0"
        "NoWrite\0"
        "NoReadWrite\0"
        "RuntimeAlignedINTEL\0"
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
        "FPRoundingMode\0"
        "FPFastMathMode\0"
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
        "SMIDNV\0"
        "CullMaskKHR\0"
        "CrossDevice\0"
        "Device\0"
        "Subgroup\0"
        "Invocation\0"
        "QueueFamily\0"
        "ShaderCallKHR\0"
        "Reduce\0"
        "InclusiveScan\0"
        "ExclusiveScan\0"
        "ClusteredReduce\0"
        "PartitionedReduceNV\0"
        "PartitionedInclusiveScanNV\0"
        "PartitionedExclusiveScanNV\0"
        "NoWait\0"
        "WaitKernel\0"
        "WaitWorkGroup\0"
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
    },
    {
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
        "SplitBarrierINTEL\0"
    },
    {
        "GroupUniformArithmeticKHR\0"
        "RayQueryCandidateIntersectionKHR\0"
        "RayQueryCommittedIntersectionKHR\0"
        "RayQueryCommittedIntersectionNoneKHR\0"
        "RayQueryCommittedIntersectionTriangleKHR\0"
        "RayQueryCommittedIntersectionGeneratedKHR\0"
        "RayQueryCandidateIntersectionTriangleKHR\0"
        "RayQueryCandidateIntersectionAABBKHR\0"
        "PackedVectorFormat4x8Bit\0"
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
    },
    {
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
    },
    {
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
    },
    {
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
    },
    {
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
    },
};

# Writes FROM, a module of SPIR-V, as C to TO, under the name ur_check_NAME_module.
file(READ ${FROM} hex HEX)
string(LENGTH "${hex}" length)
math(EXPR size "${length} / 2")
string(REGEX REPLACE "(..)(..)(..)(..)" "0x\\4\\3\\2\\1, " words "${hex}")
file(WRITE ${TO} "#include \"packed.h\"\n\nconst uint32_t ur_check_${NAME}_module[] = {${words}};\nconst size_t ur_check_${NAME}_module_size = ${size};\n")

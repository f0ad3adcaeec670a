# Lays out an installed tree as a wheel. Wheels hold no links: a library has the one name by which it is opened.
foreach(component IN ITEMS runtime tools recording)
    execute_process(COMMAND ${CMAKE_COMMAND} --install ${UR_BUILD} --prefix ${UR_STAGE} --strip --component ${component}
                    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()

# The package is a prefix of its own, where each tool finds the others: UR_STAGE/lib may be lib/x86_64-linux-gnu.
file(GLOB_RECURSE loader ${UR_STAGE}/libur_loader.so.0)
get_filename_component(from ${loader} DIRECTORY)
set(lib ${CMAKE_INSTALL_PREFIX}/lib)
file(GLOB libraries ${from}/libur_*.so.0)
# Where libzstd is not linked into the recorder, wheels are without it: not every system has that library, and a copy of it
# would be bound to this one's glibc.
set(without)
if(EXISTS ${from}/libur_record.so.0)
    file(STRINGS ${from}/libur_record.so.0 shared REGEX "libzstd\\.so" LIMIT_COUNT 1)
    if(shared)
        list(FILTER libraries EXCLUDE REGEX "/libur_record\\.so")
        set(without PATTERN ur-replay EXCLUDE)
    endif()
endif()
foreach(library IN LISTS libraries)
    get_filename_component(name ${library} NAME)
    file(REAL_PATH ${library} file)
    configure_file(${file} ${lib}/${name} COPYONLY)
endforeach()
file(COPY ${from}/unified-runtime DESTINATION ${lib} USE_SOURCE_PERMISSIONS ${without})
file(COPY ${UR_STAGE}/bin DESTINATION ${CMAKE_INSTALL_PREFIX} USE_SOURCE_PERMISSIONS PATTERN ur-conformance EXCLUDE)
file(COPY ${UR_STAGE}/share DESTINATION ${CMAKE_INSTALL_PREFIX} PATTERN doc EXCLUDE)

# Beside libsycl.so.9, which looks there: what no wheel of intel-cmplr-lib-ur has a file of the same name as. With such
# a name one wheel would overwrite the other's file, and removing one would take it from the other.
foreach(name IN ITEMS cuda hip native_cpu)
    if(EXISTS ${lib}/libur_adapter_${name}.so.0)
        file(COPY ${lib}/libur_adapter_${name}.so.0 DESTINATION ${UR_DATA}/lib)
    endif()
endforeach()
file(COPY ${lib}/unified-runtime DESTINATION ${UR_DATA}/lib USE_SOURCE_PERMISSIONS PATTERN ur-replay EXCLUDE PATTERN libur_runtime.a EXCLUDE PATTERN libur_loader_0.9.so EXCLUDE)

# Headers and package files. scripts/deb.sh and scripts/wheel.sh make packages of what is installed.
include(CMakePackageConfigHelpers)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        COMPONENT development FILES_MATCHING PATTERN "*.h" PATTERN "*.hpp" PATTERN "*.def")

# `cmake --install --prefix` may choose another prefix than the one that was configured: the file says where it lies itself.
foreach(kind LIBDIR INCLUDEDIR)
    set(UR_PKGCONFIG_${kind} "\${prefix}/${CMAKE_INSTALL_${kind}}")
    if(IS_ABSOLUTE ${CMAKE_INSTALL_${kind}})
        set(UR_PKGCONFIG_${kind} ${CMAKE_INSTALL_${kind}})
    endif()
endforeach()
set(UR_PKGCONFIG_PREFIX ${CMAKE_INSTALL_PREFIX})
if(NOT IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR})
    file(RELATIVE_PATH UR_PKGCONFIG_PREFIX /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
    string(REGEX REPLACE "/$" "" UR_PKGCONFIG_PREFIX "\${pcfiledir}/${UR_PKGCONFIG_PREFIX}")
endif()
configure_file(${PROJECT_SOURCE_DIR}/cmake/unified-runtime.pc.in
               ${CMAKE_BINARY_DIR}/unified-runtime.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/unified-runtime.pc
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)

set(UR_CMAKE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/unified-runtime)
install(EXPORT unified-runtime-targets NAMESPACE unified-runtime::
        DESTINATION ${UR_CMAKE_DIR} COMPONENT development)
# What adapters of other trees are built with.
set(UR_SDK_DIR ${CMAKE_INSTALL_DATADIR}/unified-runtime/adapter)
install(DIRECTORY ${UR_LIB_DIR}/ DESTINATION ${UR_SDK_DIR}/lib COMPONENT development
        FILES_MATCHING PATTERN "*.[ch]" PATTERN "*.def" PATTERN "*.map" PATTERN "sources.cmake"
        PATTERN "llvm" EXCLUDE PATTERN "ask" EXCLUDE PATTERN "present" EXCLUDE PATTERN "glibc" EXCLUDE)
install(FILES ${PROJECT_SOURCE_DIR}/examples/adapter/adapter.c ${PROJECT_SOURCE_DIR}/examples/adapter/queues.c
              ${PROJECT_SOURCE_DIR}/examples/adapter/use.c DESTINATION ${UR_SDK_DIR}/example COMPONENT development)
install(FILES ${PROJECT_SOURCE_DIR}/examples/adapter/elsewhere.cmake DESTINATION ${UR_SDK_DIR}/example
        RENAME CMakeLists.txt COMPONENT development)
install(FILES ${PROJECT_SOURCE_DIR}/cmake/UrAdapter.cmake ${PROJECT_SOURCE_DIR}/cmake/UrAdapterSdk.cmake
        DESTINATION ${UR_CMAKE_DIR} COMPONENT development)

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/unified-runtime-config.cmake.in
    ${CMAKE_BINARY_DIR}/unified-runtime-config.cmake INSTALL_DESTINATION ${UR_CMAKE_DIR} PATH_VARS UR_SDK_DIR)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/unified-runtime-config-version.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/unified-runtime-config.cmake
              ${CMAKE_BINARY_DIR}/unified-runtime-config-version.cmake
        DESTINATION ${UR_CMAKE_DIR} COMPONENT development)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/NOTICE ${PROJECT_SOURCE_DIR}/README.md
        DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT development)

# Takes away what the last `cmake --install` of this build folder put anywhere.
if(NOT TARGET uninstall)
    add_custom_target(uninstall COMMAND ${CMAKE_COMMAND} -DMANIFEST=${CMAKE_BINARY_DIR}/install_manifest.txt
        -P ${PROJECT_SOURCE_DIR}/cmake/uninstall.cmake VERBATIM)
endif()

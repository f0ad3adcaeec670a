# Headers, package files and the .deb.
include(CMakePackageConfigHelpers)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        COMPONENT development FILES_MATCHING PATTERN "*.h")

configure_file(${PROJECT_SOURCE_DIR}/cmake/unified-runtime.pc.in
               ${CMAKE_BINARY_DIR}/unified-runtime.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/unified-runtime.pc
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)

set(UR_CMAKE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/unified-runtime)
install(EXPORT unified-runtime-targets NAMESPACE unified-runtime::
        DESTINATION ${UR_CMAKE_DIR} COMPONENT development)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/unified-runtime-config.cmake.in
    ${CMAKE_BINARY_DIR}/unified-runtime-config.cmake INSTALL_DESTINATION ${UR_CMAKE_DIR})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/unified-runtime-config-version.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/unified-runtime-config.cmake
              ${CMAKE_BINARY_DIR}/unified-runtime-config-version.cmake
        DESTINATION ${UR_CMAKE_DIR} COMPONENT development)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/NOTICE ${PROJECT_SOURCE_DIR}/README.md
        DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT development)

set(CPACK_PACKAGE_NAME unified-runtime)
set(CPACK_PACKAGE_VENDOR "Unified Runtime")
set(CPACK_PACKAGE_CONTACT "Unified Runtime maintainers <maintainers@unified-runtime.invalid>")
set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libc6 (>= 2.34)")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "ocl-icd-libopencl1")
set(CPACK_DEBIAN_PACKAGE_SECTION libs)
include(CPack)

# The shared body: sources and include folders for an adapter that has a driver.h.
include(${PROJECT_SOURCE_DIR}/adapters/common/pool/sources.cmake)
include(${PROJECT_SOURCE_DIR}/adapters/common/command_buffer/sources.cmake)
include(${PROJECT_SOURCE_DIR}/adapters/common/capture/sources.cmake)
include(${PROJECT_SOURCE_DIR}/adapters/common/fusing/sources.cmake)
include(${PROJECT_SOURCE_DIR}/adapters/common/present/sources.cmake)
set(UR_STREAM_DIR ${CMAKE_CURRENT_LIST_DIR})
set(UR_STREAM_SOURCES ${UR_SELF_SOURCES} ${UR_COMMON_DIR}/bindless_check.c ${UR_COMMON_DIR}/bindless_end.c ${UR_COMMON_DIR}/buffer_map.c ${UR_COMMON_DIR}/bundle.c ${UR_COMMON_DIR}/descriptor.c ${UR_COMMON_DIR}/event_file.c ${UR_COMMON_DIR}/il.c ${UR_COMMON_DIR}/ipc_event.c ${UR_COMMON_DIR}/ipc_physical.c ${UR_COMMON_DIR}/pitched.c
    ${UR_COMMON_DIR}/ranges.c ${UR_COMMON_DIR}/sampler.c ${UR_COMMON_DIR}/spec_constants.c ${UR_COMMON_DIR}/worker.c
    ${UR_POOL_SOURCES} ${UR_POOL_ENTRY_SOURCES} ${UR_COMMAND_BUFFER_SOURCES} ${UR_CAPTURE_SOURCES} ${UR_FUSING_SOURCES}
    ${UR_PRESENT_SOURCES})
foreach(file adapter arguments bindless bindless_copy bindless_handle external given_up memory_export clock command command_buffer context copy device device_info enqueue_buffer enqueue_image enqueue_usm event fill graph graph_nodes graph_run graph_update held host_task
        image image_scan ipc ipc_event ipc_physical kernel kernel_offset kernel_size kernel_uneven launch mem numbers ops peer place pool_backend pool_memory pool_native program program_dynamic program_info
        program_native program_symbol queue reusable shared_event usm virtual_memory words)
    list(APPEND UR_STREAM_SOURCES ${UR_STREAM_DIR}/${file}.c)
endforeach()
set(UR_STREAM_INCLUDES ${UR_STREAM_DIR} ${UR_COMMON_DIR}/pool)

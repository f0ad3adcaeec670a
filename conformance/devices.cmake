# The devices that the suite runs on here: those whose adapter is built and whose driver is installed. With ThreadSanitizer, where
# two devices run the same code of an adapter, one of them runs everything and the other that in which threads meet: the
# driver of the second may end commands at another time, and what it lacks is done in another way. Of OpenCL neither runs
# everything: the adapter has no thread of its own, and what its drivers' threads call is in those.
if(TARGET ur_adapter_opencl)
    foreach(driver intel pocl)
        execute_process(COMMAND ${PROJECT_SOURCE_DIR}/scripts/env.sh --print ${driver}
                        OUTPUT_VARIABLE setting ERROR_VARIABLE why RESULT_VARIABLE status
                        OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_STRIP_TRAILING_WHITESPACE)
        if(status EQUAL 0)
            set(here ${UR_CONFORMANCE_SUITES})
            if(UR_SANITIZE AND driver STREQUAL "intel")
                # What is refused is the same with PoCL, and other devices fuse in a fraction of the time.
                list(FILTER here EXCLUDE REGEX "^(errors|fusion_.*)$")
            endif()
            ur_conformance_device(opencl-${driver} opencl THREADS ALIKE SUITES ${here} ENVIRONMENT ${setting})
        else()
            message(STATUS "Conformance suite: no tests on opencl-${driver} (${why})")
        endif()
    endforeach()
endif()
if(TARGET ur_adapter_native_cpu)
    ur_conformance_device(native_cpu native_cpu)
    # Under the layers: what is right is not complained of.
    ur_conformance_device(native_cpu-validated native_cpu SUITES capture capture_random
        ENVIRONMENT UR_ENABLE_LAYERS=UR_LAYER_FULL_VALIDATION)
    # Where commands run only while the host waits: what cannot be had there says so, and nothing hangs.
    ur_conformance_device(native_cpu-single native_cpu SUITES command_buffer_run event host_task
        ENVIRONMENT UR_NATIVE_CPU_TEST=single)
    # All USM in a file, so that other processes can map it.
    ur_conformance_device(native_cpu-ipc native_cpu SUITES async_usm ipc ipc_event usm_pool ENVIRONMENT UR_NATIVE_CPU_IPC=1)
    # SPIR-V, which LLVM compiles; a cache of the build's own.
    execute_process(COMMAND ${CMAKE_COMMAND} -E make_directory ${UR_SPIRV_CACHE})
    ur_conformance_device(native_cpu-spirv native_cpu THREADS ALIKE
        SUITES bindless_kernel command_buffer_launch cooperative ends fusion fusion_buffers fusion_copies fusion_edges fusion_events fusion_queue fusion_random globals image kernel kernel_launch opencl_c pixels program sampler
               spirv
        ENVIRONMENT UR_CONFORMANCE_PROGRAMS=spirv UR_CACHE_DIR=${UR_SPIRV_CACHE})
    # Work-items that wait on stacks of their own.
    ur_conformance_device(native_cpu-fibers native_cpu SUITES cooperative
        ENVIRONMENT UR_CONFORMANCE_PROGRAMS=spirv UR_NATIVE_CPU_WORK_GROUPS=fibers UR_CACHE_DIR=${UR_SPIRV_CACHE})
endif()
# The software driver stands in for NVIDIA's: it shows the adapter's logic, not what a GPU does.
if(TARGET ur_adapter_cuda AND TARGET ur_soft_cuda)
    ur_conformance_device(cuda-software cuda
        ENVIRONMENT LD_LIBRARY_PATH=${CMAKE_BINARY_DIR}/drivers/cuda)
    # The PTX itself, interpreted, where kernels are what is tested; the interpreter has the engine's threads.
    ur_conformance_device(cuda-software-ptx cuda THREADS NONE SUITES globals kernel kernel_launch opencl_c program
        ENVIRONMENT LD_LIBRARY_PATH=${CMAKE_BINARY_DIR}/drivers/cuda UR_SOFT_PTX=1)
    # SPIR-V, which the adapter translates, and whose PTX is interpreted.
    if(TARGET ur_ptx)
        ur_conformance_device(cuda-software-spirv cuda THREADS ALIKE
            SUITES across_contexts bindless_kernel capture command_buffer_events command_buffer_launch cooperative ends fusion fusion_buffers fusion_copies fusion_edges fusion_events fusion_queue fusion_random globals
                   host_task image kernel kernel_launch opencl_c pixels program sampler spirv
            ENVIRONMENT LD_LIBRARY_PATH=${CMAKE_BINARY_DIR}/drivers/cuda UR_CONFORMANCE_PROGRAMS=spirv)
    endif()
    # One from before all that the adapter can do without.
    ur_conformance_device(cuda-software-old cuda THREADS ALIKE
        ENVIRONMENT LD_LIBRARY_PATH=${CMAKE_BINARY_DIR}/drivers/cuda-old)
endif()
if(TARGET ur_adapter_hip AND TARGET ur_soft_hip)
    ur_conformance_device(hip-software hip THREADS ALIKE
        ENVIRONMENT LD_LIBRARY_PATH=${CMAKE_BINARY_DIR}/drivers/hip:${CMAKE_BINARY_DIR}/drivers/cuda)
    # SPIR-V, which LLVM compiles to code objects, and whose SPIR-V the software driver runs.
    execute_process(COMMAND ${CMAKE_COMMAND} -E make_directory ${UR_SPIRV_CACHE})
    ur_conformance_device(hip-software-spirv hip THREADS ALIKE
        SUITES bindless_kernel command_buffer_launch cooperative ends fusion fusion_buffers fusion_copies fusion_edges fusion_events fusion_queue globals image kernel kernel_launch pixels program sampler
               spirv
        ENVIRONMENT LD_LIBRARY_PATH=${CMAKE_BINARY_DIR}/drivers/hip:${CMAKE_BINARY_DIR}/drivers/cuda
                    UR_CONFORMANCE_PROGRAMS=spirv UR_CACHE_DIR=${UR_SPIRV_CACHE})
    ur_conformance_device(hip-software-old hip THREADS ALIKE
        ENVIRONMENT LD_LIBRARY_PATH=${CMAKE_BINARY_DIR}/drivers/hip-old:${CMAKE_BINARY_DIR}/drivers/cuda)
endif()
# Two processes wait for each other here, which must not take a device's channels.
foreach(name cuda-software hip-software)
    if(TEST conformance/${name}/ipc_event)
        set_property(TEST conformance/${name}/ipc_event APPEND PROPERTY ENVIRONMENT UR_SOFT_CHANNELS=1)
    endif()
endforeach()
# A Level Zero driver on the software device, found by the real loader: as drivers of version 1.3 are, with the loader's
# validation on, and as those of 1.9, whose lists in order the validation of early loaders refuses.
if(TARGET ur_adapter_level_zero AND TARGET ze_software)
    set(software ZE_ENABLE_ALT_DRIVERS=${CMAKE_BINARY_DIR}/drivers/level_zero/libze_software.so
        ZE_SOFTWARE_KERNELS=${UR_CONFORMANCE_KERNELS} ZE_SOFTWARE_OPENCL=off)
    ur_conformance_device(level_zero-software level_zero THREADS ALIKE
        ENVIRONMENT ${software} ZE_ENABLE_VALIDATION_LAYER=1 ZE_ENABLE_PARAMETER_VALIDATION=1)
    ur_conformance_device(level_zero-software-new level_zero
        ENVIRONMENT ${software} ZE_SOFTWARE=new,devices:2)
    # One whose closed lists cannot be changed.
    ur_conformance_device(level_zero-software-fixed level_zero
        SUITES capture_random command_buffer command_buffer_events command_buffer_launch command_buffer_run
        ENVIRONMENT ${software} ZE_SOFTWARE=new,devices:2,fixed)
    # One whose engines stop while a list waits, as on GPUs.
    ur_conformance_device(level_zero-software-engines level_zero SUITES host_task release user_event
        ENVIRONMENT ${software} ZE_SOFTWARE=new,engines)
    # One that leaves descriptors open by which memory is imported.
    ur_conformance_device(level_zero-software-open level_zero SUITES external
        ENVIRONMENT ${software} ZE_SOFTWARE=new,open)
    # One whose memory can be shared between processes, behind a loader that can share physical memory.
    if(TARGET ze_loader_newer)
        ur_conformance_device(level_zero-software-ipc level_zero SUITES ipc ipc_event usm virtual_mem
            ENVIRONMENT ${software} ZE_SOFTWARE=new,devices:2,ipc
                        LD_LIBRARY_PATH=${CMAKE_BINARY_DIR}/drivers/level_zero/newer)
    endif()
    # One whose handles of memory are descriptors of the process that made them, and which has the host copy small ranges.
    ur_conformance_device(level_zero-software-pvc level_zero SUITES host_task ipc ipc_event
        ENVIRONMENT ${software} ZE_SOFTWARE=new,wide,ipc,descriptors,locked)
    # The same with queues on command queues of the program's; the newer one with addresses of 57 bits.
    set(queued async_graphs async_usm buffer capture capture_errors capture_random command_buffer_launch command_buffer_run empty_range enqueue_usm event globals
        host_task image kernel_launch ordering pixels queue threads virtual_mem)
    ur_conformance_device(level_zero-software-adopted level_zero THREADS ALIKE SUITES ${queued}
        ENVIRONMENT ${software} UR_CONFORMANCE_QUEUES=adopted ZE_ENABLE_VALIDATION_LAYER=1
                    ZE_ENABLE_PARAMETER_VALIDATION=1)
    ur_conformance_device(level_zero-software-new-adopted level_zero THREADS NONE SUITES ${queued}
        ENVIRONMENT ${software} UR_CONFORMANCE_QUEUES=adopted ZE_SOFTWARE=new,devices:2,wide)
    # The same with SPIR-V built and run by an OpenCL driver: what has kernels. PoCL of Debian 12 and Ubuntu 24.04 takes
    # no SPIR-V.
    execute_process(COMMAND ${PROJECT_SOURCE_DIR}/scripts/env.sh --print intel
                    OUTPUT_VARIABLE setting ERROR_VARIABLE why RESULT_VARIABLE spirv
                    OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_STRIP_TRAILING_WHITESPACE)
    if(spirv EQUAL 0)
        set(with_kernels "")
        foreach(suite IN LISTS UR_CONFORMANCE_SUITES)
            file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/suites/${suite}.c uses REGEX "conf_(kernel|program)")
            if(uses)
                list(APPEND with_kernels ${suite})
            endif()
        endforeach()
        list(REMOVE_ITEM with_kernels device errors) # nothing that depends on who runs them
        list(REMOVE_ITEM software ZE_SOFTWARE_OPENCL=off)
        list(APPEND software ZE_SOFTWARE_OPENCL=intel ${setting})
        # Of the adapter only the way of SPIR-V is another one than above, which is the same for both, and has no threads: with
        # sanitizers what builds, makes or changes kernels.
        set(way_of_spirv ${with_kernels})
        if(UR_SANITIZE)
            list(FILTER way_of_spirv INCLUDE REGEX "^(command_buffer_launch|fusion|globals|kernel.*|program|spirv)$")
        endif()
        ur_conformance_device(level_zero-spirv level_zero THREADS NONE SUITES ${way_of_spirv}
            ENVIRONMENT ${software} ZE_ENABLE_VALIDATION_LAYER=1 ZE_ENABLE_PARAMETER_VALIDATION=1)
        ur_conformance_device(level_zero-spirv-new level_zero CHECKED NONE SUITES ${with_kernels}
            ENVIRONMENT ${software} ZE_SOFTWARE=new,devices:2)
    else()
        message(STATUS "Conformance suite: no SPIR-V on level_zero-software (${why})")
    endif()
endif()

# The driver's k-th call fails: a fixed sample of the tests and calls here, a larger one with UR_TEST_WHOLE, all of them by
# `fault_sweep.py --build DIR --adapter NAME`.
foreach(device cuda:ur_soft_cuda hip:ur_soft_hip level_zero:ze_software)
    string(REPLACE ":" ";" device ${device})
    list(GET device 0 adapter)
    list(GET device 1 driver)
    if(TARGET ur_adapter_${adapter} AND TARGET ${driver})
        set(sample --tests 2 --most 3)
        if(UR_TEST_WHOLE AND NOT UR_SANITIZE)
            set(sample --tests 5 --most 8)
        elseif(UR_TEST_WHOLE)
            set(sample --tests 2 --most 4)
        elseif(UR_SANITIZE)
            set(sample --tests 1 --most 2)
        endif()
        set(spirv_sample "")
        if(NOT UR_SANITIZE)
            set(spirv_sample --tests 3 --most 4)
        endif()
        set(sweep ${UR_PYTHON} ${PROJECT_SOURCE_DIR}/test/drivers/fault_sweep.py --build ${CMAKE_BINARY_DIR}
            --adapter ${adapter} --jobs 2 ${sample})
        set(names drivers.${adapter}.fault_sweep)
        add_test(NAME drivers.${adapter}.fault_sweep COMMAND ${sweep})
        if(adapter STREQUAL level_zero)
            add_test(NAME drivers.level_zero.fault_sweep.old COMMAND ${sweep} --driver ",")
            add_test(NAME drivers.level_zero.fault_sweep.adopted
                     COMMAND ${sweep} --suite async_usm --suite buffer --suite enqueue_usm --suite event
                             --suite host_task --suite kernel_launch --suite queue)
            list(APPEND names drivers.level_zero.fault_sweep.old drivers.level_zero.fault_sweep.adopted)
            if(spirv EQUAL 0)
                add_test(NAME drivers.level_zero.fault_sweep.spirv
                         COMMAND ${sweep} --opencl intel ${spirv_sample} --suite globals --suite kernel
                                 --suite kernel_launch --suite pixels --suite program)
                list(APPEND names drivers.level_zero.fault_sweep.spirv)
            endif()
        endif()
        if(NOT UR_SANITIZE)
            add_test(NAME drivers.${adapter}.fault_sweep.lost
                     COMMAND ${UR_PYTHON} ${PROJECT_SOURCE_DIR}/test/drivers/fault_sweep.py --build ${CMAKE_BINARY_DIR}
                             --adapter ${adapter} --jobs 2 --lost --tests 1 --most 3 --suite buffer --suite enqueue_usm
                             --suite event --suite kernel_launch --suite queue --suite usm)
            list(APPEND names drivers.${adapter}.fault_sweep.lost)
        endif()
        set_tests_properties(${names} PROPERTIES
            LABELS "sweep;${adapter}" TIMEOUT 600 COST 200 PROCESSORS 2 ENVIRONMENT "${UR_SANITIZER_ENVIRONMENT}")
        if(adapter STREQUAL level_zero)
            set_tests_properties(drivers.level_zero.fault_sweep.adopted PROPERTIES
                ENVIRONMENT "${UR_SANITIZER_ENVIRONMENT};UR_CONFORMANCE_QUEUES=adopted")
        endif()
    endif()
endforeach()

# Under the checks of kernels: what is right runs as ever, and a report, which none of it deserves, ends the program.
if(TARGET ur_check)
    set(checked UR_ENABLE_LAYERS=UR_LAYER_KERNEL_CHECKING UR_CHECK_STOP=1)
    set(checked_suites command_buffer_launch enqueue_usm opencl_c program spirv usm_pool)
    if(TARGET ur_adapter_native_cpu)
        ur_conformance_device(native_cpu-checked native_cpu CHECKED NONE SUITES ${checked_suites}
            ENVIRONMENT ${checked} UR_CONFORMANCE_PROGRAMS=spirv UR_CACHE_DIR=${UR_SPIRV_CACHE})
    endif()
    if(TARGET ur_adapter_cuda AND TARGET ur_soft_cuda AND TARGET ur_ptx)
        ur_conformance_device(cuda-checked cuda CHECKED NONE SUITES ${checked_suites}
            ENVIRONMENT ${checked} UR_CONFORMANCE_PROGRAMS=spirv LD_LIBRARY_PATH=${CMAKE_BINARY_DIR}/drivers/cuda)
    endif()
    if(TARGET ur_adapter_hip AND TARGET ur_soft_hip)
        ur_conformance_device(hip-checked hip CHECKED NONE SUITES command_buffer_launch program
            ENVIRONMENT ${checked} UR_CONFORMANCE_PROGRAMS=spirv UR_CACHE_DIR=${UR_SPIRV_CACHE}
                        LD_LIBRARY_PATH=${CMAKE_BINARY_DIR}/drivers/hip:${CMAKE_BINARY_DIR}/drivers/cuda)
    endif()
    execute_process(COMMAND ${PROJECT_SOURCE_DIR}/scripts/env.sh --print intel
                    OUTPUT_VARIABLE setting ERROR_VARIABLE why RESULT_VARIABLE absent
                    OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_STRIP_TRAILING_WHITESPACE)
    if(TARGET ur_adapter_opencl AND absent EQUAL 0)
        ur_conformance_device(opencl-checked opencl CHECKED NONE SUITES command_buffer_launch enqueue_usm kernel_launch opencl_c spirv usm
            ENVIRONMENT ${checked} ${setting})
    endif()
    if(TARGET ur_adapter_level_zero AND TARGET ze_software AND absent EQUAL 0)
        # `low`: vectorised lookups gather from memory of the device, by addresses that the software one can only translate in other registers.
        ur_conformance_device(level_zero-checked level_zero CHECKED NONE SUITES command_buffer_launch kernel_launch
            ENVIRONMENT ${checked} ${software} ZE_SOFTWARE=low,new,devices:2)
    endif()
endif()

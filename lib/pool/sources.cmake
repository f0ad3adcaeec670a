# The sources of the pool, for adapters, tests and benchmarks: include() this, then use UR_POOL_SOURCES.
set(UR_POOL_DIR ${CMAKE_CURRENT_LIST_DIR})
set(UR_POOL_SOURCES)
foreach(file alloc await awake block collect deferred domain fence fit free heap index map native neighbours order pending dependency reuse reclaim
             segment space stats survey table tracked trim window)
    list(APPEND UR_POOL_SOURCES ${UR_POOL_DIR}/${file}.c)
endforeach()
# The entry points, for adapters whose handles begin as entry/handles.h says.
set(UR_POOL_ENTRY_SOURCES ${UR_LIB_DIR}/entry/pool_entry.c ${UR_LIB_DIR}/entry/pool_info.c)

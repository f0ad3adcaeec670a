/* Included before every source on x86-64 (cmake/UrGlibc.cmake): what is built runs with glibc 2.28
 * and later, also where the build has a newer one.
 *
 * glibc gives a function a new version where it changed or moved between its libraries; the older
 * version stays for programs that were linked before. Each line asks for the older one. Those of
 * 2.34 are the same code, which had been in libpthread and libdl; those of libm also set errno.
 * The test package.wheel.make says which lines are missing. */
#ifndef UR_BASE_GLIBC_2_28_H
#define UR_BASE_GLIBC_2_28_H

#define UR_GLIBC(name, version) __asm__(".symver " #name "," #name "@GLIBC_" #version)

UR_GLIBC(dladdr, 2.2.5);
UR_GLIBC(dladdr1, 2.3.3);
UR_GLIBC(dlclose, 2.2.5);
UR_GLIBC(dlerror, 2.2.5);
UR_GLIBC(dlinfo, 2.3.3);
UR_GLIBC(dlopen, 2.2.5);
UR_GLIBC(dlsym, 2.2.5);
UR_GLIBC(dlvsym, 2.2.5);

UR_GLIBC(exp, 2.2.5);
UR_GLIBC(exp10f, 2.2.5);
UR_GLIBC(exp2, 2.2.5);
UR_GLIBC(hypot, 2.2.5);
UR_GLIBC(hypotf, 2.2.5);
UR_GLIBC(log, 2.2.5);
UR_GLIBC(log2, 2.2.5);
UR_GLIBC(pow, 2.2.5);

UR_GLIBC(pthread_attr_getaffinity_np, 2.3.4);
UR_GLIBC(pthread_attr_setaffinity_np, 2.3.4);
UR_GLIBC(pthread_condattr_getclock, 2.3.3);
UR_GLIBC(pthread_condattr_setclock, 2.3.3);
UR_GLIBC(pthread_create, 2.2.5);
UR_GLIBC(pthread_detach, 2.2.5);
UR_GLIBC(pthread_getaffinity_np, 2.3.4);
UR_GLIBC(pthread_getattr_np, 2.2.5);
UR_GLIBC(pthread_getname_np, 2.12);
UR_GLIBC(pthread_getspecific, 2.2.5);
UR_GLIBC(pthread_join, 2.2.5);
UR_GLIBC(pthread_key_create, 2.2.5);
UR_GLIBC(pthread_key_delete, 2.2.5);
UR_GLIBC(pthread_kill, 2.2.5);
UR_GLIBC(pthread_mutex_timedlock, 2.2.5);
UR_GLIBC(pthread_mutex_trylock, 2.2.5);
UR_GLIBC(pthread_mutexattr_destroy, 2.2.5);
UR_GLIBC(pthread_mutexattr_init, 2.2.5);
UR_GLIBC(pthread_mutexattr_settype, 2.2.5);
UR_GLIBC(pthread_once, 2.2.5);
UR_GLIBC(pthread_rwlock_destroy, 2.2.5);
UR_GLIBC(pthread_rwlock_init, 2.2.5);
UR_GLIBC(pthread_rwlock_rdlock, 2.2.5);
UR_GLIBC(pthread_rwlock_tryrdlock, 2.2.5);
UR_GLIBC(pthread_rwlock_trywrlock, 2.2.5);
UR_GLIBC(pthread_rwlock_unlock, 2.2.5);
UR_GLIBC(pthread_rwlock_wrlock, 2.2.5);
UR_GLIBC(pthread_setaffinity_np, 2.3.4);
UR_GLIBC(pthread_setname_np, 2.12);
UR_GLIBC(pthread_setspecific, 2.2.5);
UR_GLIBC(pthread_sigmask, 2.2.5);
UR_GLIBC(sem_destroy, 2.2.5);
UR_GLIBC(sem_init, 2.2.5);
UR_GLIBC(sem_post, 2.2.5);
UR_GLIBC(sem_timedwait, 2.2.5);
UR_GLIBC(sem_trywait, 2.2.5);
UR_GLIBC(sem_wait, 2.2.5);
UR_GLIBC(shm_open, 2.2.5);
UR_GLIBC(shm_unlink, 2.2.5);

/* From 2.38 on these also take binary numbers (0b1), which nothing here is given. */
__asm__(".symver __isoc23_sscanf,sscanf@GLIBC_2.2.5");
__asm__(".symver __isoc23_strtol,strtol@GLIBC_2.2.5");
__asm__(".symver __isoc23_strtoll,strtoll@GLIBC_2.2.5");
__asm__(".symver __isoc23_strtoul,strtoul@GLIBC_2.2.5");
__asm__(".symver __isoc23_strtoull,strtoull@GLIBC_2.2.5");

#undef UR_GLIBC
#endif

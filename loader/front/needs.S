/* Stands in for Intel's libur_loader.so.0.9.8 where the front is linked: nothing but the name. */
    .section .note.GNU-stack, "", %progbits

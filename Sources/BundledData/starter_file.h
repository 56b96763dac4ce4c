// A file of a board that begins, as a part of houser_starter_file; STARTER_FILE is where it lies, seen from this folder.
    if (index-- == 0) {
        static const unsigned char bytes[] = {
#embed STARTER_FILE
        };
        return (struct houser_file){&STARTER_FILE[sizeof "starter/" - 1], bytes, sizeof bytes};
    }
#undef STARTER_FILE

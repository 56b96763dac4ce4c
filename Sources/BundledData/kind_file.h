// A kind that is shipped, as a part of houser_kind_file; KIND_FILE is where its file lies, seen from this folder.
    if (index-- == 0) {
        static const unsigned char bytes[] = {
#embed KIND_FILE
        };
        return (struct houser_file){KIND_FILE, bytes, sizeof bytes};
    }
#undef KIND_FILE

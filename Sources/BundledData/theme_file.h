// A file of the theme, as a part of houser_theme_file; THEME_FILE is where it lies, seen from this folder.
    if (index-- == 0) {
        static const unsigned char bytes[] = {
#embed THEME_FILE
        };
        return (struct houser_file){&THEME_FILE[sizeof "../../templates/" - 1], bytes, sizeof bytes};
    }
#undef THEME_FILE

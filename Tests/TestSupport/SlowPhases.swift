extension String {
    /// What the program said on standard error without the lines on phases of more than a second, which it writes on a busy machine only.
    var withoutSlowPhases: String {
        replacing(
            #/(?m)^(Reading listings|Compiling templates|Arranging the site|Looking at the output|Making cards|Making files|Publishing files|Verifying files): ([0-9,]+ in )?[0-9]+\.[0-9] s\n/#,
            with: "")
    }
}

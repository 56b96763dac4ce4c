extension Rule {
    static let placeholder = Rule(
        "placeholder", .error, "Every … is filled in",
        "A fix in a message shows … where it needs a fact that only you know. Write the real value there, or delete the line if it is not needed."
    )

    /// What stands in a fix for a fact that only the owner knows.
    static let ellipsis = "…"
}

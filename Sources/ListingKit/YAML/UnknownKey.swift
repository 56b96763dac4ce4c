extension Rule {
    static let unknownKey = Rule(
        "unknown-key", .error, "Every key is known",
        "A key that is misspelt would be lost without notice, so it is an error. The message names the key that is nearest.")
}

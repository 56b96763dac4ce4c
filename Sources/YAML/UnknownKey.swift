import Findings

extension Rule {
    package static let unknownKey = Rule(
        "unknown-key", .error, "Every line starts with a name that's known",
        "The word before the colon says what the line is about. If it's misspelt, the line would be ignored without anyone noticing, so it's an error. The message suggests the nearest name."
    )
}

/// The words for yes and no that a file may use.
package enum YesNo {
    package static func read(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "yes", "true": true
        case "no", "false": false
        default: nil
        }
    }

    /// What other usual words mean, which are not taken but understood.
    package static func meant(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "y", "yep", "yeah", "on", "1", "si", "ja", "ok", "okay", "sure": true
        case "n", "nope", "none", "off", "0", "nil", "nein", "never": false
        default: nil
        }
    }
}

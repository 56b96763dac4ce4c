import Facts
import Findings

/// Words that a value may be, as schemas tell them.
extension FileForm {
    /// A word, and what readers of YAML take it for if that is no text.
    static func readings(of word: String) -> [JSONDocument] {
        let other: JSONDocument? =
            switch word {
            case "true": .flag(true)
            case "false": .flag(false)
            default: Int(word).map { .number($0) }
            }
        return [.string(word)] + (other.map { [$0] } ?? [])
    }

    /// Any of some words in capitals or not, with hyphens or spaces.
    static func inAnyCase(_ words: [String]) -> JSONDocument {
        let patterns = words.map { word in word.unicodeScalars.map(sign).joined() }
        return .object([("type", .string("string")), ("pattern", .string("^\\s*(\(patterns.joined(separator: "|")))\\s*$"))])
    }

    private static func sign(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "a"..."z", "A"..."Z": "[\(scalar.properties.uppercaseMapping)\(scalar.properties.lowercaseMapping)]"
        case "0"..."9": String(scalar)
        case " ", "-", "_": "[-_ ]+"
        // A letter outside of ASCII may be more than one unit, in either case.
        case _ where !scalar.isASCII: ".{1,4}"
        // What stands for itself may not be escaped in every reading of a pattern (ECMA-262, with the flag u).
        default: "^$\\.*+?()[]{}|/".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
        }
    }
}

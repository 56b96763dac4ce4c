import Testing

@testable import Bytes
@testable import ListingKit
@testable import SiteKit

/// Text is escaped in blocks of sixteen bytes and words of eight; every character must be found wherever in one, or in the rest, it stands.
struct EscapingTests {
    private static let characters: [Character] = [
        "a", "~", "\u{7F}", "&", "<", ">", "\"", "'", "\n", "\r", "\t", "\0", "\u{B}", "\u{1F}", " ", "!", "#", "%", "(", ";", "=", "?",
        "\\",
        "·", "é", "€", "–", "\u{2028}", "\u{FEFF}", "\u{FFFC}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "😀",
    ]

    private func escaped<Rules: Escaping>(_ text: String, _ rules: Rules.Type) -> String {
        var buffer = ByteBuffer(capacity: 0)
        buffer.append(text, escaping: rules)
        return buffer.withBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// What the rules say of each character, taken one by one.
    private func expected(_ text: String, _ replacements: [Unicode.Scalar: String], forbiddenBelow32: Set<UInt32>) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let found = replacements[scalar] {
                result += found
            } else if forbiddenBelow32.contains(scalar.value) || scalar.value == 0xFFFE || scalar.value == 0xFFFF {
                result += "\u{FFFD}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    @Test func findsEveryCharacterAtEveryPlace() {
        let controls = Set<UInt32>(0..<32).subtracting([9, 10, 13])
        let content: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "\n"]
        let attribute = content.merging(["\"": "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#10;"]) { $1 }
        let html: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        for character in Self.characters {
            for before in 0..<18 {
                for after in 0..<18 {
                    let text = String(repeating: "x", count: before) + String(character) + String(repeating: "y", count: after)
                    #expect(escaped(text, XMLText.Content.self) == expected(text, content, forbiddenBelow32: controls))
                    #expect(escaped(text, XMLText.Attribute.self) == expected(text, attribute, forbiddenBelow32: controls))
                    #expect(escaped(text, HTMLText.Escaped.self) == expected(text, html, forbiddenBelow32: controls))
                    #expect(escaped(text, HTMLText.Markup.self) == expected(text, [:], forbiddenBelow32: controls))
                }
            }
        }
    }

    @Test func findsEveryOneOfMany() {
        let controls = Set<UInt32>(0..<32).subtracting([9, 10, 13])
        let html: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        for first in Self.characters {
            for second in Self.characters {
                let text = String(repeating: String(first) + "x" + String(second), count: 7)
                #expect(escaped(text, HTMLText.Escaped.self) == expected(text, html, forbiddenBelow32: controls))
            }
        }
    }

    /// Long texts are looked at in blocks, and what stands for several bytes can reach from one into the next.
    @Test func findsEveryCharacterAtEveryPlaceOfALongText() {
        let controls = Set<UInt32>(0..<32).subtracting([9, 10, 13])
        let content: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "\n"]
        let attribute = content.merging(["\"": "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#10;"]) { $1 }
        let html: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        for character in Self.characters {
            for before in 0..<34 {
                let text =
                    String(repeating: "x", count: before) + String(repeating: String(character), count: 2) + "<y>"
                    + String(repeating: String(character) + "z", count: 20)
                #expect(escaped(text, XMLText.Content.self) == expected(text, content, forbiddenBelow32: controls))
                #expect(escaped(text, XMLText.Attribute.self) == expected(text, attribute, forbiddenBelow32: controls))
                #expect(escaped(text, HTMLText.Escaped.self) == expected(text, html, forbiddenBelow32: controls))
                #expect(escaped(text, HTMLText.Markup.self) == expected(text, [:], forbiddenBelow32: controls))
            }
        }
    }

    @Test func takesALineEndOfTwoBytesForOneAcrossBlocks() {
        for before in 0..<50 {
            let text = String(repeating: "x", count: before) + "\r\n" + String(repeating: "y", count: 50)
            #expect(escaped(text, XMLText.Content.self) == text.replacing("\r\n", with: "\n"))
            #expect(escaped(text, XMLText.Attribute.self) == text.replacing("\r\n", with: "&#10;"))
        }
    }

    /// Text in which every byte is replaced takes the most room.
    @Test func growsForTextThatIsAllReplaced() {
        for count in 0..<200 {
            #expect(escaped(String(repeating: "\"", count: count), XMLText.Attribute.self) == String(repeating: "&quot;", count: count))
        }
    }
}

import Foundation

/// A component of a calendar as a reader sees it that keeps to RFC 5545 and shares nothing with the writer.
struct ParsedCalendar {
    struct Property: Equatable {
        let name: String
        let parameters: [String: String]
        /// As it stands in the line.
        let value: String

        /// The value as TEXT.
        var text: String { ParsedCalendar.texts(value).joined(separator: ",") }
    }

    struct Malformed: Error, Equatable {
        let line: String
    }

    var name = ""
    var properties: [Property] = []
    var components: [ParsedCalendar] = []

    /// The only value of a property; nil if it is not there.
    subscript(name: String) -> String? {
        let found = properties.filter { $0.name == name }
        return found.count == 1 ? found[0].text : nil
    }

    func all(_ name: String) -> [ParsedCalendar] { components.filter { $0.name == name } }

    /// Reads a file that holds one component. Throws if a line is too long, is broken within a character or makes no sense.
    init(_ bytes: [UInt8]) throws {
        var open: [ParsedCalendar] = [ParsedCalendar()]
        for line in try ParsedCalendar.lines(bytes) {
            let property = try ParsedCalendar.property(line)
            switch property.name {
            case "BEGIN":
                var component = ParsedCalendar()
                component.name = property.value
                open.append(component)
            case "END":
                guard open.count > 1, let last = open.popLast(), last.name == property.value else { throw Malformed(line: line) }
                open[open.count - 1].components.append(last)
            default: open[open.count - 1].properties.append(property)
            }
        }
        guard open.count == 1, open[0].components.count == 1, open[0].properties.isEmpty else { throw Malformed(line: "the whole") }
        self = open[0].components[0]
    }

    private init() {}

    /// The content lines, unfolded.
    static func lines(_ bytes: [UInt8]) throws -> [String] {
        var lines: [[UInt8]] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: 0x0A) {
            let raw = rest[..<end]
            rest = rest[(end + 1)...]
            let line = Array(raw.dropLast())
            guard raw.last == 0x0D, line.count <= 75, let text = String(validating: line, as: UTF8.self),
                !line.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }), !text.unicodeScalars.contains(where: isLineEnd)
            else { throw Malformed(line: String(decoding: line, as: UTF8.self)) }
            if line.first == 0x20, !lines.isEmpty {
                lines[lines.count - 1] += line.dropFirst()
            } else {
                lines.append(line)
            }
        }
        guard rest.isEmpty else { throw Malformed(line: "the last line does not end") }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The values of a list of TEXT.
    static func texts(_ value: String) -> [String] {
        var texts = [""]
        var isEscaped = false
        for character in value.unicodeScalars {
            if isEscaped {
                texts[texts.count - 1].unicodeScalars.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "," {
                texts.append("")
            } else {
                texts[texts.count - 1].unicodeScalars.append(character)
            }
        }
        return texts
    }

    private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { ["\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) }

    private static func property(_ line: String) throws -> Property {
        var parts = [""]
        var value: String?
        var isQuoted = false
        for scalar in line.unicodeScalars {
            if value != nil {
                value?.unicodeScalars.append(scalar)
            } else if scalar == "\"" {
                isQuoted.toggle()
            } else if scalar == ":", !isQuoted {
                value = ""
            } else if scalar == ";", !isQuoted {
                parts.append("")
            } else {
                parts[parts.count - 1].unicodeScalars.append(scalar)
            }
        }
        let name = parts.removeFirst()
        guard let value, !name.isEmpty,
            name.unicodeScalars.allSatisfy({ ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "-" })
        else { throw Malformed(line: line) }
        var parameters: [String: String] = [:]
        for part in parts {
            guard let equals = part.firstIndex(of: "=") else { throw Malformed(line: line) }
            parameters[String(part[..<equals])] = String(part[part.index(after: equals)...])
        }
        return Property(name: name, parameters: parameters, value: value)
    }
}

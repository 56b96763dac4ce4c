import Bytes

/// How a language puts the parts of a day, a time or an amount together: text with gaps, such as `{day} {month} {year}`.
public struct FormatPattern: Sendable, Equatable {
    /// What stands in a gap.
    public enum Gap: String, Sendable {
        case day, month, year, weekday
        case hour, minute, half
        case start, end, time
        case amount, least, most, score, best
    }

    /// A text, or a gap.
    public enum Part: Sendable, Equatable {
        case text(String)
        case gap(Gap)
    }

    private let parts: [Part]

    /// The pattern of these parts.
    public init(_ parts: [Part]) { self.parts = parts }

    /// The pattern that a text with names in braces is.
    init(_ text: StaticString) {
        var parts: [Part] = []
        for piece in text.description.split(separator: "{") {
            let halves = piece.split(separator: "}", omittingEmptySubsequences: false)
            if halves.count == 2, let gap = Gap(rawValue: String(halves[0])) { parts.append(.gap(gap)) }
            if let text = halves.last, !text.isEmpty { parts.append(.text(String(text))) }
        }
        self.parts = parts
    }

    /// What it is without what stands in its gaps.
    var text: String {
        parts.reduce(into: "") { text, part in if case .text(let more) = part { text += more } }
    }

    /// Appends it; `write` appends what stands in a gap.
    @inline(__always)
    func write(to out: inout ByteBuffer, _ write: (Gap, inout ByteBuffer) -> Void) {
        for part in parts {
            switch part {
            case .text(let text): out.append(text: text)
            case .gap(let gap): write(gap, &out)
            }
        }
    }
}

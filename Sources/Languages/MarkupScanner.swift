import Findings

/// Takes the HTML of a message apart into its tags.
struct MarkupScanner {
    /// What a message is made of: what is read sign by sign, since a browser does, and gaps.
    enum Unit: Equatable {
        case scalar(Unicode.Scalar)
        case gap(String)
    }

    /// An element's start or end.
    struct Tag: Equatable {
        let name: String
        var isEnd = false
        var attributes: [Attribute] = []
    }

    /// An attribute of an element; what fills a gap in it stands in braces.
    struct Attribute: Equatable {
        let name: String
        let value: String
    }

    /// What cannot be read.
    struct Fault: Error {
        /// A sentence without its full stop.
        let problem: String
    }

    private let units: [Unit]
    private var place = 0

    /// Nil if what it says depends on a value.
    init?(_ message: MessagePattern) {
        var units: [Unit] = []
        for part in message.parts {
            switch part {
            case .text(let text): units += text.unicodeScalars.map(Unit.scalar)
            case .argument(let name): units.append(.gap(name))
            case .number, .plural, .select: return nil
            }
        }
        self.units = units
    }

    /// All tags of a message, in order.
    mutating func tags() throws(Fault) -> [Tag] {
        var tags: [Tag] = []
        while place < units.count {
            if take("<") { tags.append(try tag()) } else { place += 1 }
        }
        return tags
    }

    private mutating func tag() throws(Fault) -> Tag {
        let isEnd = take("/")
        let name = word()
        guard let first = name.utf8.first, first.isASCIILetter else { throw Fault(problem: "a < begins no tag") }
        var tag = Tag(name: name, isEnd: isEnd)
        while true {
            let isApart = skipBlanks()
            if take("/") { _ = skipBlanks() }
            if take(">") { return tag }
            guard isApart, place < units.count, !isEnd else { throw Fault(problem: "<\(isEnd ? "/" : "")\(name) has no > behind it") }
            tag.attributes.append(try attribute(of: name))
        }
    }

    private mutating func attribute(of element: String) throws(Fault) -> Attribute {
        let name = word()
        guard !name.isEmpty else { throw Fault(problem: "<\(element) has something in it that is no attribute") }
        guard take("=") else { return Attribute(name: name, value: "") }
        var value = ""
        if take("\"") {
            while place < units.count, units[place] != .scalar("\"") {
                switch units[place] {
                case .scalar(let scalar): value.unicodeScalars.append(scalar)
                case .gap(let name): value += "{\(name)}"
                }
                place += 1
            }
            guard take("\"") else { throw Fault(problem: "the \(name) of <\(element)> has no quotation mark behind it") }
            return Attribute(name: name, value: value)
        }
        while case .scalar(let scalar)? = current, !scalar.isHTMLBlank, scalar != ">" {
            guard !"\"'`=<".unicodeScalars.contains(scalar) else { break }
            value.unicodeScalars.append(scalar)
            place += 1
        }
        let isEnded = current.map { if case .scalar(let scalar) = $0 { scalar.isHTMLBlank || scalar == ">" } else { false } } ?? false
        guard isEnded, !value.isEmpty else { throw Fault(problem: "the \(name) of <\(element)> needs \" around it") }
        return Attribute(name: name, value: value)
    }

    private var current: Unit? { place < units.count ? units[place] : nil }

    /// A name in small letters.
    private mutating func word() -> String {
        var word = ""
        while case .scalar(let scalar)? = current, scalar.isASCII,
            scalar.properties.isAlphabetic || "-0123456789".unicodeScalars.contains(scalar)
        {
            word.unicodeScalars.append(scalar)
            place += 1
        }
        return word.lowercased()
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard current == .scalar(scalar) else { return false }
        place += 1
        return true
    }

    /// Whether there were any.
    private mutating func skipBlanks() -> Bool {
        let start = place
        while case .scalar(let scalar)? = current, scalar.isHTMLBlank { place += 1 }
        return place > start
    }
}

extension Unicode.Scalar {
    /// What parts attributes (HTML, ASCII whitespace).
    fileprivate var isHTMLBlank: Bool { [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(value) }
}

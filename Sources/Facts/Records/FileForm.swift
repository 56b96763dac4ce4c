import Bytes
import Values

/// What a value may be in a file, as far as editors and other programs can tell. It never refuses what the checks take, and they refuse more.
package indirect enum FileForm: Sendable {
    /// Anything, which only the checks can tell.
    case any
    /// One line or more, of at least and at most so many characters.
    case text(least: Int, most: Int?)
    /// Paragraphs in Markdown.
    case prose
    /// What a regular expression takes (ECMA-262), such as an address.
    case pattern(String)
    /// One of some words, in any case, with hyphens or spaces.
    case words([String])
    /// A whole number.
    case whole(ClosedRange<Int>)
    /// A number with digits after its point; the bounds are whole.
    case decimal(ClosedRange<Int>)
    case yesNo
    /// `2026-12-01`
    case day
    /// `2026-11-28 11:00`
    case moment
    /// A list of at most so many; of what is no group, one without brackets will do.
    case list(FileForm, most: Int?)
    /// Named parts. Of those of `oneOf` there must be one, if it names some.
    case group([FilePart], oneOf: [String])
    /// One or another.
    case either([FileForm])

    /// Any text.
    package static var anyText: FileForm { .text(least: 0, most: nil) }
    /// Named parts.
    package static func keys(_ parts: [FilePart]) -> FileForm { .group(parts, oneOf: []) }
    /// The name of a file, by which others name what is in it.
    package static var slug: FileForm { .pattern("^[a-z0-9]+(-[a-z0-9]+)*$") }
    /// A web address.
    package static var link: FileForm { .pattern("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s\"<>]+$") }
    /// An e-mail address.
    package static var email: FileForm { .pattern("^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$") }
    /// A phone number.
    package static var phone: FileForm { .pattern("^(?:" + PhoneNumber.pattern + ")$") }
    /// Yes, or the phone number of a messenger.
    package static var yesOrPhone: FileForm { .either([.yesNo, .pattern("[0-9]")]) }

    /// Dollars of so many cents.
    static func dollars(_ cents: ClosedRange<Wide>) -> FileForm {
        .decimal(Int(cents.lowerBound / 100)...Int((cents.upperBound + 99) / 100))
    }
}

/// A key of a file or of a group in it, with what its value may be.
package struct FilePart: Sendable {
    package let key: String
    package let form: FileForm
    package var isRequired: Bool
    /// What it is, for people; empty if its key says all.
    package var note: String
    /// What people read before its value.
    package var label: String

    /// See the properties. Without a label, the key makes one.
    package init(_ key: String, _ form: FileForm, isRequired: Bool = false, note: String = "", label: String? = nil) {
        (self.key, self.form, self.isRequired, self.note, self.label) = (key, form, isRequired, note, label ?? key.asLabel)
    }
}

extension RecordSlot {
    /// It as a key of a file.
    package var part: FilePart { FilePart(key, form, isRequired: isRequired, note: help) }
}

extension RecordSchema {
    /// A group of its keys.
    package var form: FileForm { .keys(slots.map { $0.part }) }
}

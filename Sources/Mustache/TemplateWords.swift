import Values

/// Texts that templates show by their keys, such as `{{words.follow.title}}`, with gaps for values of the template.
public struct TemplateWords: Sendable {
    /// A part of a text.
    public enum Part: Sendable, Equatable {
        /// What is shown as it is.
        case text(String)
        /// A gap for the value of a name, which is always escaped.
        case name(String)
    }

    /// What names of texts begin with.
    static let prefix = Array("words.".utf8)

    private let texts: [String: [Part]]

    /// Texts, each under its key.
    public init(_ texts: [String: [Part]]) { self.texts = texts }

    /// No texts.
    public static let none = TemplateWords([:])

    /// The text of a key, or nil.
    subscript(key: String) -> [Part]? { texts[key] }

    /// The key most similar to one that is not there, or nil.
    func nearest(to key: String) -> String? { Spelling.nearest(to: key, among: texts.keys.sorted()) }

    /// The key in a tag's name; nil if the name is that of a value.
    static func key(_ name: Range<Int>, in source: TemplateSource) -> String? {
        guard source.bytes[name].starts(with: prefix) else { return nil }
        return source.text(name.dropFirst(prefix.count))
    }
}

import Findings

/// A node of a YAML document, with its place. Every scalar is text: its field's type decides what it means.
public struct YAMLNode: Sendable {
    /// What a node holds.
    public enum Content: Sendable {
        /// Text, as it reads after quotes, escapes and folding.
        case scalar(String)
        /// A list.
        case sequence([YAMLNode])
        /// Keys with their values, in the order of the file.
        case mapping([Entry])
    }

    /// A key of a mapping with its value.
    public struct Entry: Sendable {
        /// The key's text.
        public let key: String
        /// Where the key stands.
        public let keySpan: SourceSpan
        /// The value.
        public let value: YAMLNode

        /// See the properties.
        package init(key: String, keySpan: SourceSpan, value: YAMLNode) {
            self.key = key
            self.keySpan = keySpan
            self.value = value
        }

        /// The lines from the key to where the last part of the value starts.
        package var lines: ClosedRange<Int> { keySpan.line...max(keySpan.line, value.lastLine) }
    }

    /// What it holds.
    public let content: Content
    /// Where it starts; for a scalar also how long it is on its first line.
    public let span: SourceSpan
    /// Whether a scalar is quoted; a plain empty scalar means that nothing was written.
    public let isQuoted: Bool

    /// Whether a scalar is a block (`|` or `>`), whose text starts on the line after its key.
    package let isBlock: Bool

    /// The place behind its last sign; of a list or group without brackets or braces, and of a block, some place below.
    package let end: SourceSpan

    package init(_ content: Content, span: SourceSpan, isQuoted: Bool = false, isBlock: Bool = false, end: SourceSpan? = nil) {
        self.content = content
        self.span = span
        self.end = end ?? span
        self.isQuoted = isQuoted
        self.isBlock = isBlock
    }

    /// A text that stands in no file yet.
    package init(_ text: String) { self.init(.scalar(text), span: .wholeFile) }

    /// A group of texts that stands in no file yet.
    package init(group: [(key: String, text: String)]) {
        self.init(.mapping(group.map { Entry(key: $0.key, keySpan: .wholeFile, value: YAMLNode($0.text)) }), span: .wholeFile)
    }

    /// The text of a scalar, or nil for a list or mapping.
    public var text: String? { if case .scalar(let text) = content { text } else { nil } }

    /// The entries of a mapping, or nil for anything else.
    public var entries: [Entry]? { if case .mapping(let entries) = content { entries } else { nil } }

    /// The items of a list, or nil for anything else.
    public var items: [YAMLNode]? { if case .sequence(let items) = content { items } else { nil } }

    /// Whether nothing was written where a value is expected (`key:` alone).
    public var isEmpty: Bool { if case .scalar(let text) = content { text.isEmpty && !isQuoted } else { false } }

    /// The line in which its text starts.
    package var textLine: Int { isBlock ? span.line + 1 : span.line }

    /// The last line that a part of it starts in.
    var lastLine: Int {
        switch content {
        case .scalar: span.line
        case .sequence(let items): items.map({ $0.lastLine }).max() ?? span.line
        case .mapping(let entries): entries.map({ $0.value.lastLine }).max() ?? span.line
        }
    }

    /// The lines that belong to those entries of a mapping alone: one that another entry shares is none of them.
    package func lines(where isIncluded: (Entry) -> Bool) -> [ClosedRange<Int>] {
        guard let entries else { return [] }
        return entries.indices.compactMap { place in
            guard isIncluded(entries[place]) else { return nil }
            let lines = entries[place].lines
            let isShared =
                place > 0 && entries[place - 1].lines.overlaps(lines)
                || place + 1 < entries.count && entries[place + 1].lines.overlaps(lines)
            return isShared ? nil : lines
        }
    }

    /// Whether it says the same as another one, however both are written.
    package func says(_ other: YAMLNode) -> Bool {
        switch (content, other.content) {
        case (.scalar(let text), .scalar(let other)): text == other
        case (.sequence(let items), .sequence(let others)):
            items.count == others.count && items.indices.allSatisfy { items[$0].says(others[$0]) }
        case (.mapping(let entries), .mapping(let others)):
            entries.count == others.count
                && entries.indices.allSatisfy { entries[$0].key == others[$0].key && entries[$0].value.says(others[$0].value) }
        default: false
        }
    }

    /// Whether a mapping has its entries on several lines, so that no line can stand for all of it.
    package var isOverLines: Bool {
        guard let first = entries?.first, let last = entries?.last else { return false }
        return first.keySpan.line != max(last.keySpan.line, last.value.span.line)
    }

    /// What kind of node it is, in words for a message.
    package var noun: String {
        switch content {
        case .scalar: "text"
        case .sequence: "a list"
        case .mapping: "a group of keys"
        }
    }

    /// The value of a key of a mapping, or nil.
    public subscript(key: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        for index in entries.indices where entries[index].key == key { return entries[index].value }
        return nil
    }
}

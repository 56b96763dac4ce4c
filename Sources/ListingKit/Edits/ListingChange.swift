import Facts
import Findings
import Values
import YAML

/// What somebody wants to be otherwise in a listing.
public struct ListingChange: Sendable {
    /// A key with the value that it is to have, as its file would have it; nil to take it out.
    public struct Setting: Sendable {
        /// The key.
        public let key: String
        /// The value.
        public let value: YAMLNode?

        /// See the properties.
        public init(key: String, value: YAMLNode?) { (self.key, self.value) = (key, value) }

        /// A value that somebody typed: a list in brackets, named parts in braces, or any text; nothing takes the key out.
        public init(key: String, typed text: String) {
            self.key = key
            let plain = text.trimmed
            value = plain.isEmpty ? nil : Setting.structured(plain) ?? YAMLNode(text)
        }

        private static func structured(_ text: String) -> YAMLNode? {
            guard text.hasPrefix("[") || text.hasPrefix("{") else { return nil }
            let source = SourceFile(path: "", bytes: Array("value: \(text)\n".utf8))
            var scratch = Report(source)
            let root = YAMLFile.facts(source.bytes[...], firstLine: 1, topKeys: [], report: &scratch)
            return scratch.hasErrors || root?.entries?.count != 1 ? nil : root?["value"]
        }
    }

    /// What is to be set, in the order in which it is.
    public var settings: [Setting] = []
    /// Inspections that are added.
    public var inspections: [TimeSlot] = []
    /// The day on which its owner said that it still stands.
    public var confirmed: Day?

    /// No change.
    public init() {}

    /// The keys that may be set of a listing of a kind: its title, its status, and the kind's own.
    public static func keys(of kind: Kind) -> [String] { ["title", "status"] + kind.fields.map(\.id) }

    /// An inspection as people write it, such as `2026-12-05 10:00-10:30`; nil if its day, start or end is in doubt.
    public static func inspection(_ text: String, today: Day) -> TimeSlot? {
        guard let slot = SlotWords(text, today: today), let end = slot.end else { return nil }
        return TimeSlot(day: slot.day, start: slot.start, end: end)
    }
}

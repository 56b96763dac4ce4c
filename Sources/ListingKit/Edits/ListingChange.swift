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

        /// See the properties; an empty list is nothing.
        public init(key: String, value: YAMLNode?) {
            self.key = key
            self.value = value.flatMap { $0.isEmpty || $0.isEmptyList ? nil : $0 }
        }

        /// A value that somebody typed: a list in brackets, named parts in braces, or any text; nothing takes the key out. A description is text
        /// whatever it looks like.
        public init(key: String, typed text: String) {
            let plain = text.trimmed
            let structure = key == "description" ? nil : TypedStructure.node(of: plain)
            self.init(key: key, value: plain.isEmpty ? nil : structure ?? YAMLNode(text))
        }
    }

    /// What is to be set, in the order in which it is.
    public var settings: [Setting] = []
    /// The pictures that it is to have, in their order; nil for those that it has.
    package var pictures: [Picture]?
    /// Inspections that are added.
    public var inspections: [TimeSlot] = []
    /// The day on which its owner said that it still stands.
    public var confirmed: Day?

    /// A picture that a listing is to have.
    package struct Picture: Sendable {
        /// The name of its file, in the listing's own folder.
        package let file: String
        /// What it shows; nil for what was said before.
        package let alt: String?

        /// See the properties.
        package init(file: String, alt: String?) { (self.file, self.alt) = (file, alt) }
    }

    /// No change.
    public init() {}

    /// The inspections, each once.
    var distinctInspections: [TimeSlot] {
        inspections.enumerated().filter { place, slot in !inspections[..<place].contains(slot) }.map(\.element)
    }

    /// The keys that may be set of a listing of a kind: its title and words, its status, its tags, and the kind's own.
    public static func keys(of kind: Kind) -> [String] { ["title", "description", "status", "tags"] + kind.fields.map(\.id) }

    /// An inspection as people write it, such as `2026-12-05 10:00-10:30`; nil if its day, start or end is in doubt.
    public static func inspection(_ text: String, today: Day) -> TimeSlot? {
        guard let slot = SlotWords(text, today: today), let end = slot.end else { return nil }
        return TimeSlot(day: slot.day, start: slot.start, end: end)
    }
}

extension YAMLNode {
    /// Whether it is a list with nothing in it.
    var isEmptyList: Bool { items?.isEmpty ?? false }
}

import Findings
import Values

/// What a kind of record is called and which fields it has: a file of the content that is no listing, or a group of keys within one.
package struct RecordSchema: Sendable {
    /// What one is called in a sentence: `a circle`.
    package let name: String
    /// The rule that its findings cite.
    package let rule: Rule
    /// Its fields, in the order in which it is best written.
    package let slots: [RecordSlot]
    /// Their keys.
    package let keys: [String]
    /// The key of what most likely is meant by a text in place of one: the first, unless another is named.
    private let bare: String

    /// See the properties. Embedded Swift knows no lists of fields of several types, so their slots are given.
    package init(_ name: String, _ rule: Rule, bare: String? = nil, slots: [RecordSlot]) {
        self.bare = bare ?? slots.first?.key ?? ""
        self.name = name
        self.rule = rule
        self.slots = slots
        keys = slots.map { $0.key }
    }

    /// The facts that a file starts with, a line each: what it needs, behind what tells who or what it is.
    func sample(on today: Day) -> String {
        let shown = slots.filter { $0.isRequired || $0.key == "name" }
        return (shown.isEmpty ? Array(slots.prefix(1)) : shown).map { "\($0.key): \($0.shape(today))" }.joined(separator: "\n")
    }

    /// How one is written in braces: what it needs, or all that it can have if it needs nothing. `text` is what somebody wrote instead.
    func shape(_ text: String? = nil, on today: Day) -> String {
        let needed = slots.contains { $0.isRequired } ? slots.filter { $0.isRequired } : slots
        let parts = needed.map { "\($0.key): \(($0.key == bare ? text : nil) ?? $0.shape(today))" }
        return "{\(parts.joined(separator: ", "))}"
    }
}

import Facts
import Findings
import Rules
import Values
import YAML

/// A file that is begun for somebody, with … for what must be filled in, and what may be left out commented out.
public struct NewFile: Sendable {
    /// Its path, relative to the content folder.
    public let path: String
    /// What it holds.
    public let text: String
    /// The handle of the owner of what it lists, if that is known.
    public let owner: String?

    /// Whether something in it must be filled in.
    public var isOpen: Bool { text.split { $0.isNewline }.contains { !$0.hasPrefix("#") && $0.contains(Rule.ellipsis) } }

    /// Whether a file of a listing or of a person can have a name.
    public static func canBeNamed(_ name: String) -> Bool {
        name.isSlug && !Inventory.refused.contains(name) && name != Person.newHandle
    }

    /// What has its name in a folder already; nil if the name is free.
    public func other(in folder: ContentFolder) -> String? {
        let top = String(path.prefix { $0 != "/" })
        var names = FreeNames(beside: folder.entries(in: top).map(\.path))
        return names.clash(path, for: "")
    }
}

extension NewFile {
    /// The file of somebody of that handle. `values` are facts by key.
    public init(person handle: String, values: [String: String], today: Day) {
        // One way to reach them is enough.
        let hasWay = ["phone", "email", "whatsapp", "signal", "matrix"].contains { values[$0] != nil }
        let lines = Person.schema.slots.map { slot in
            let hints = [
                "name": "If they only look for a home, the site shows no more of it than the handle.",
                "role": "One of \(Person.Role.allCases.map(\.rawValue).joined(separator: ", ")).",
                "phone": "Or another way to reach them, such as an email address.",
            ]
            let isNeeded = ["name", "role"].contains(slot.key) || slot.key == "phone" && !hasWay
            return FactLine(key: slot.key, shape: slot.shape(today), hint: hints[slot.key] ?? slot.help, isNeeded: isNeeded)
        }
        path = "\(Person.folder)/\(handle).yaml"
        text = lines.map { $0.written(values[$0.key]) + "\n" }.joined()
        owner = nil
    }

    /// The file of a listing of that name. `values` are facts by key, as they would be written in it.
    public init(listing name: String, of kind: Kind, values: [String: String], today: Day) {
        var values = values
        values["listed"] = values["listed"] ?? today.description
        let text = values.removeValue(forKey: "description") ?? Rule.ellipsis
        self.init(kind, name, values, text, today)
    }

    /// The file of a listing of which nothing is known, not even the day, to be read on any day after `today`.
    init(exampleOf kind: Kind, today: Day) { self.init(kind, Kind.newName, [:], Rule.ellipsis, today) }

    private init(_ kind: Kind, _ name: String, _ values: [String: String], _ text: String, _ today: Day) {
        let lines = kind.factLines(today).map { $0.written(values[$0.key]) + "\n" }.joined()
        path = "\(kind.plural)/\(name).md"
        self.text = "---\n\(lines)---\n\n\(text)\n"
        owner = values["owner"]
    }
}

/// A line of a begun file.
struct FactLine {
    let key: String
    /// How a value is written.
    let shape: String
    let hint: String
    let isNeeded: Bool

    /// The line with a value, or with … for it; commented out if it may be left out.
    func written(_ value: String?) -> String {
        guard let value else {
            return "\(isNeeded ? "" : "# ")\(key): \(shape)" + (hint.isEmpty ? "" : "    # \(hint)")
        }
        return "\(key): \(structure(of: value) ?? YAMLText.scalar(value))"
    }

    /// A value as a list or as named parts; nil if it is neither, or is to be a text.
    private func structure(of value: String) -> String? {
        guard ["[", "{"].contains(where: shape.hasPrefix), !value.contains(where: \.isNewline) else { return nil }
        let readings = shape == "[…]" ? [value, "[\(value)]"] : [value]
        return readings.first { TypedStructure.node(of: $0) != nil }
    }
}

extension Kind {
    /// The facts that a listing can have, what must be there first.
    fileprivate func factLines(_ today: Day) -> [FactLine] {
        let street = Rule.addressShape(place)
        let common = [
            FactLine(key: "title", shape: Rule.ellipsis, hint: "", isNeeded: true),
            FactLine(
                key: "owner", shape: Rule.ellipsis, hint: "The handle of its owner: the name of a file in the people folder.",
                isNeeded: true),
            FactLine(
                key: "address", shape: street, hint: place == .address ? "With show: suburb in it, the street stays off the site." : "",
                isNeeded: place.isRequired),
        ]
        let own = fields.map { field in
            FactLine(key: field.id, shape: field.type.shape, hint: hint(for: field), isNeeded: field.isRequired || requiresPrice(field))
        }
        let more = [
            FactLine(key: "listed", shape: Rule.ellipsis, hint: "Today, such as \(today).", isNeeded: true),
            FactLine(key: "tags", shape: "[…]", hint: "A few words that people might look for.", isNeeded: false),
            FactLine(
                key: "contact", shape: "{phone: …}", hint: "If people should reach you otherwise than in your own file.", isNeeded: false),
        ]
        let all = (place == .none ? Array(common.dropLast()) : common) + own + more
        return all.filter(\.isNeeded) + all.filter { !$0.isNeeded }
    }
}

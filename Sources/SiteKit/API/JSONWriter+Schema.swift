import Bytes

/// The words of a JSON Schema. Each writes members into the object that is open.
extension JSONWriter {
    /// A definition by that name: an object with properties, of which some are always there.
    mutating func definition(_ name: String, requires names: [String] = [], _ properties: (inout JSONWriter) -> Void) {
        object(name) { $0.group(requires: names, properties) }
    }

    mutating func group(requires names: [String], _ properties: (inout JSONWriter) -> Void) {
        member("type", "object")
        if !names.isEmpty { member("required", names) }
        object("properties", properties)
    }

    mutating func property(_ name: String, _ schema: (inout JSONWriter) -> Void) { object(name, schema) }

    mutating func list(_ item: (inout JSONWriter) -> Void) {
        member("type", "array")
        object("items", item)
    }

    mutating func reference(_ definition: String) { member("$ref", "#/$defs/" + definition) }

    mutating func text(_ description: String? = nil) {
        member("type", "string")
        member("description", description)
    }

    mutating func pattern(_ pattern: String) {
        text()
        member("pattern", pattern)
    }

    mutating func digest(_ description: String) {
        text(description)
        member("pattern", "^[0-9a-f]{16}$")
    }

    mutating func address(_ description: String? = nil) {
        text(description)
        member("format", "uri")
    }

    mutating func day(_ description: String? = nil) {
        text(description)
        member("format", "date")
    }

    /// A whole number that is not negative.
    mutating func number(_ description: String? = nil) {
        member("type", "integer")
        member("minimum", 0)
        member("description", description)
    }

    /// An angle in degrees of at most that many, on both sides of 0.
    mutating func degrees(_ most: Int, orNull: Bool = false) {
        if orNull { member("type", ["number", "null"]) } else { member("type", "number") }
        member("minimum", -most)
        member("maximum", most)
    }
}

/// The words of a JSON Schema. Each writes members into the object that is open.
extension JSONWriter {
    /// A definition by that name: an object with properties, of which some are always there.
    public mutating func definition(_ name: String, requires names: [String] = [], _ properties: (inout JSONWriter) -> Void) {
        object(name) { $0.group(requires: names, properties) }
    }

    /// Writes that it is an object with properties, of which some are always there.
    public mutating func group(requires names: [String], _ properties: (inout JSONWriter) -> Void) {
        member("type", "object")
        if !names.isEmpty { member("required", names) }
        object("properties", properties)
    }

    /// Writes a property and what its values are.
    public mutating func property(_ name: String, _ schema: (inout JSONWriter) -> Void) { object(name, schema) }

    /// Writes that it is an array, and what its items are.
    public mutating func list(_ item: (inout JSONWriter) -> Void) {
        member("type", "array")
        object("items", item)
    }

    /// Writes that it is as a definition says.
    public mutating func reference(_ definition: String) { member("$ref", "#/$defs/" + definition) }

    /// Writes that it is a string.
    public mutating func text(_ description: String? = nil) {
        member("type", "string")
        member("description", description)
    }

    /// Writes that it is a string of a form.
    public mutating func pattern(_ pattern: String) {
        text()
        member("pattern", pattern)
    }

    /// Writes that it is a digest of 64 bits in hexadecimal digits.
    public mutating func digest(_ description: String) {
        text(description)
        member("pattern", "^[0-9a-f]{16}$")
    }

    /// Writes that it is a URI.
    public mutating func address(_ description: String? = nil) {
        text(description)
        member("format", "uri")
    }

    /// Writes that it is a day (RFC 3339 section 5.6, full-date).
    public mutating func day(_ description: String? = nil) {
        text(description)
        member("format", "date")
    }

    /// A whole number that is not negative.
    public mutating func number(_ description: String? = nil) {
        member("type", "integer")
        member("minimum", 0)
        member("description", description)
    }

    /// An angle in degrees of at most that many, on both sides of 0.
    public mutating func degrees(_ most: Int, orNull: Bool = false) {
        if orNull { member("type", ["number", "null"]) } else { member("type", "number") }
        member("minimum", -most)
        member("maximum", most)
    }
}

/// Writes the keywords of a JSON Schema (draft 2020-12) into the object that is open.
extension JSONWriter {
    /// Writes the definition `name` of an object with properties, some of them required.
    public mutating func definition(_ name: String, requires names: [String] = [], _ properties: (inout JSONWriter) -> Void) {
        object(name) { $0.group(requires: names, properties) }
    }

    /// Writes the schema of an object with properties, some of them required.
    public mutating func group(requires names: [String], _ properties: (inout JSONWriter) -> Void) {
        member("type", "object")
        if !names.isEmpty { member("required", names) }
        object("properties", properties)
    }

    /// Writes a property with its schema.
    public mutating func property(_ name: String, _ schema: (inout JSONWriter) -> Void) { object(name, schema) }

    /// Writes the schema of an array, with that of its items.
    public mutating func list(_ item: (inout JSONWriter) -> Void) {
        member("type", "array")
        object("items", item)
    }

    /// Writes a reference to a definition.
    public mutating func reference(_ definition: String) { member("$ref", "#/$defs/" + definition) }

    /// Writes the schema of a string.
    public mutating func text(_ description: String? = nil) {
        member("type", "string")
        member("description", description)
    }

    /// Writes the schema of a string that matches a regular expression.
    public mutating func pattern(_ pattern: String) {
        text()
        member("pattern", pattern)
    }

    /// Writes the schema of a 64-bit digest in hexadecimal digits.
    public mutating func digest(_ description: String) {
        text(description)
        member("pattern", "^[0-9a-f]{16}$")
    }

    /// Writes the schema of a URI.
    public mutating func address(_ description: String? = nil) {
        text(description)
        member("format", "uri")
    }

    /// Writes the schema of a day (RFC 3339 section 5.6, `full-date`).
    public mutating func day(_ description: String? = nil) {
        text(description)
        member("format", "date")
    }

    /// Writes the schema of a whole number that is not negative.
    public mutating func number(_ description: String? = nil) {
        member("type", "integer")
        member("minimum", 0)
        member("description", description)
    }

    /// Writes the schema of an angle in degrees from -`most` to `most`.
    public mutating func degrees(_ most: Int, orNull: Bool = false) {
        if orNull { member("type", ["number", "null"]) } else { member("type", "number") }
        member("minimum", -most)
        member("maximum", most)
    }
}

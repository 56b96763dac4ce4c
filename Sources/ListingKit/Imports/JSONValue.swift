import FoundationEssentials

/// A value of a JSON document from somebody else, of which nothing is known.
enum JSONValue: Decodable {
    case text(String)
    case number(Double)
    case bool(Bool)
    case list([JSONValue])
    case object([String: JSONValue])
    case null

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let list = try? value.decode([JSONValue].self) {
            self = .list(list)
        } else if let object = try? value.decode([String: JSONValue].self) {
            self = .object(object)
        } else {
            self = .null
        }
    }

    /// The document of those bytes. Throws if they are not JSON.
    static func document(_ bytes: [UInt8]) throws -> JSONValue { try JSONDecoder().decode(JSONValue.self, from: Data(bytes)) }

    subscript(key: String) -> JSONValue? { if case .object(let members) = self { members[key] } else { nil } }

    /// The text, if it is one; of a list that of its first item, since JF2 has either.
    var text: String? {
        switch self {
        case .text(let text): text
        case .list(let items): items.first?.text
        default: nil
        }
    }

    var items: [JSONValue]? { if case .list(let items) = self { items } else { nil } }
}

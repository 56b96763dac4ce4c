import FoundationEssentials

/// An entry of an export of webmentions: what is used of it, whatever else it holds.
struct JF2Entry: Decodable {
    /// What a receiver calls an entry.
    enum Identity {
        case number(Double)
        case text(String)
        /// There is none.
        case missing
        /// Neither a number nor a text.
        case other
    }

    private enum Key: String, CodingKey {
        case id = "wm-id"
        case isPrivate = "wm-private"
        case property = "wm-property"
        case target = "wm-target"
        case wmSource = "wm-source"
        case received = "wm-received"
        case url, published, author, name, content, summary, text, html
    }

    private(set) var id = Identity.missing
    /// Whoever says anything but no here wants it kept among the two.
    private(set) var isPrivate = false
    private(set) var property: String?
    private(set) var target: String?
    /// The page that it was written on.
    private(set) var url: String?
    private(set) var published: String?
    private(set) var received: String?
    private(set) var author: String?
    /// The page of whoever wrote it.
    private(set) var authorURL: String?
    /// The title of its page.
    private(set) var name: String?
    private(set) var summary: String?
    private(set) var text: String?
    private(set) var html: String?

    init(from decoder: any Decoder) throws {
        // Of anything that is no object nothing is known.
        guard let entry = try? decoder.container(keyedBy: Key.self) else { return }
        id = JF2Entry.identity(in: entry)
        isPrivate = JF2Entry.isPrivate(entry)
        property = entry.text(.property)
        target = entry.text(.target)
        url = entry.text(.url) ?? entry.text(.wmSource)
        published = entry.text(.published)
        received = entry.text(.received)
        author = entry.object(.author)?.text(.name) ?? entry.text(.author)
        authorURL = entry.object(.author)?.text(.url)
        name = entry.text(.name)
        summary = entry.text(.summary)
        let content = entry.object(.content)
        text = content?.text(.text) ?? entry.text(.content)
        html = content?.text(.html)
    }

    private static func identity(in entry: KeyedDecodingContainer<Key>) -> Identity {
        guard entry.contains(.id), (try? entry.decodeNil(forKey: .id)) == false else { return .missing }
        if let number = try? entry.decode(Double.self, forKey: .id) { return .number(number) }
        return (try? entry.decode(String.self, forKey: .id)).map(Identity.text) ?? .other
    }

    private static func isPrivate(_ entry: KeyedDecodingContainer<Key>) -> Bool {
        guard entry.contains(.isPrivate), (try? entry.decodeNil(forKey: .isPrivate)) != true else { return false }
        return (try? entry.decode(Bool.self, forKey: .isPrivate)) ?? true
    }
}

extension KeyedDecodingContainer {
    /// The text of a key; of a list that of its first item, since JF2 has either.
    fileprivate func text(_ key: Key) -> String? {
        guard contains(key) else { return nil }
        if let text = try? decode(String.self, forKey: key) { return text }
        guard var list = try? nestedUnkeyedContainer(forKey: key), !list.isAtEnd else { return nil }
        return try? list.decode(String.self)
    }

    /// The object of a key, or the first of a list of them.
    fileprivate func object(_ key: Key) -> KeyedDecodingContainer<Key>? {
        guard contains(key) else { return nil }
        if let object = try? nestedContainer(keyedBy: Key.self, forKey: key) { return object }
        guard var list = try? nestedUnkeyedContainer(forKey: key), !list.isAtEnd else { return nil }
        return try? list.nestedContainer(keyedBy: Key.self)
    }
}

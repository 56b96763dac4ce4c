import Values

/// An interned name that a template may use: its place in a ``Vocabulary``.
public struct Key: Hashable, Sendable {
    /// The name's index in its vocabulary.
    public let id: UInt16

    /// See the properties.
    public init(id: UInt16) {
        self.id = id
    }
}

/// The closed list of all names that templates may use, so that a misspelt name is found when templates are compiled.
public struct Vocabulary: Sendable {
    private let names: [String]
    private let ids: [String: UInt16]

    /// The most names that one vocabulary holds. One id is kept for the implicit iterator.
    public static let capacity = Int(UInt16.max)

    /// Makes a vocabulary of `names`, whose keys count up in their order. A name given twice has one key.
    /// Names past ``capacity`` are left out, and so are unknown.
    public init(_ names: [String]) {
        var kept: [String] = []
        var ids: [String: UInt16] = [:]
        for name in names where ids[name] == nil && kept.count < Self.capacity {
            ids[name] = UInt16(kept.count)
            kept.append(name)
        }
        self.names = kept
        self.ids = ids
    }

    /// How many names it holds.
    public var count: Int { names.count }

    /// The key of `name`, or nil if the vocabulary does not hold it.
    public subscript(name: String) -> Key? {
        ids[name].map(Key.init(id:))
    }

    /// The name of `key`; empty for a key of another, larger vocabulary.
    public func name(of key: Key) -> String {
        Int(key.id) < names.count ? names[Int(key.id)] : ""
    }

    /// The name most like `name`, for a "did you mean", or nil if none is close.
    public func nearest(to name: String) -> String? {
        Spelling.nearest(to: name, among: names)
    }
}

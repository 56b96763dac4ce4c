import Values

/// An interned name: its index in a ``Vocabulary``.
public struct Key: Hashable, Sendable {
    /// The name's index in its vocabulary.
    public let id: UInt16

    /// Creates the key with that index.
    public init(id: UInt16) {
        self.id = id
    }
}

/// The list of all names that templates may use, so that misspelt names are found at compilation.
public struct Vocabulary: Sendable {
    private let names: [String]
    private let ids: [String: UInt16]

    /// The most names in one vocabulary; one id is reserved for the implicit iterator.
    public static let capacity = Int(UInt16.max)

    /// Creates a vocabulary of `names`, with keys in their order. A name given twice has one key; names past
    /// ``capacity`` are left out, and so are unknown.
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

    /// The number of names.
    public var count: Int { names.count }

    /// The key of `name`, or nil if it is not in the vocabulary.
    public subscript(name: String) -> Key? {
        ids[name].map(Key.init(id:))
    }

    /// Returns the name of `key`; empty for a key of another, larger vocabulary.
    public func name(of key: Key) -> String {
        Int(key.id) < names.count ? names[Int(key.id)] : ""
    }

    /// Returns the name most similar to `name`, for a "did you mean", or nil if none is.
    public func nearest(to name: String) -> String? {
        Spelling.nearest(to: name, among: names)
    }
}

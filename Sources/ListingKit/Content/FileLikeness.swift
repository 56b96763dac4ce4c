import Facts
import Rules

/// What a file is likely to be, by the keys that it has.
struct FileLikeness {
    private let keys: Set<String>
    private let kinds: [Kind]

    /// The likeness of a file with those keys to one of the kinds.
    init(_ keys: Set<String>, _ kinds: [Kind]) { (self.keys, self.kinds) = (keys, kinds) }

    /// The kind whose own keys most of the file's are; nil if there are none, or as many of two kinds.
    var kind: Kind? {
        let counts = kinds.map { (kind: $0, count: own(of: $0).count) }
        guard let most = counts.map(\.count).max(), most > 0 else { return nil }
        let likely = counts.filter { $0.count == most }
        return likely.count == 1 ? likely[0].kind : nil
    }

    /// The keys of a kind's own fields that the file has, in their order.
    func own(of kind: Kind) -> [String] { kind.fields.map(\.id).filter(keys.contains) }

    /// Whether it tells of somebody, and of nothing that is offered.
    var isPerson: Bool {
        keys.contains("name") && keys.isDisjoint(with: ["title", "address", "owner"])
            && !keys.isDisjoint(with: ["role", "phone", "email", "whatsapp", "signal", "matrix"])
    }
}

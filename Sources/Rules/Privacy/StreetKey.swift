import Bytes

/// A number that stands for a street with its house number, however it is spaced and whatever its capitals are.
package struct StreetKey: Sendable, Hashable {
    package let hash: UInt64

    package init(hash: UInt64) {
        self.hash = hash
    }

    /// The key of a street as a file has it.
    package init(_ street: String) {
        hash = String(decoding: StreetText(street).signs, as: UTF8.self).stableHash
    }

    /// The key of the part that other homes in a house share.
    package init(houseOf street: String) {
        self.init(StreetSecret.house(street))
    }

    /// The keys of a street as it is, and of its house.
    package static func all(of street: String) -> [StreetKey] {
        let (own, house) = (StreetKey(street), StreetKey(houseOf: street))
        return own == house ? [own] : [own, house]
    }
}

/// A street that a listing shows, and the row of its suburb.
package struct ShownStreet: Sendable, Hashable {
    package let locality: Int32
    package let street: StreetKey

    package init(locality: Int32, street: StreetKey) {
        (self.locality, self.street) = (locality, street)
    }
}

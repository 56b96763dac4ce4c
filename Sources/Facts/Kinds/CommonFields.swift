/// The keys that every listing may have, whatever its kind.
package enum CommonFields {
    /// Their names, in the order in which a listing is best written.
    package static let names = [
        "title", "id", "was", "owner", "change-key", "status", "address", "listed", "confirmed", "tags", "rank", "contact", "inspections",
        "history", "images", "description",
    ]

    /// All keys of a kind's listings in the order in which one is best written: where it is, what it is, and what became of it.
    package static func order(of kind: Kind) -> [String] {
        let first = names.prefix { $0 != "listed" }
        return Array(first) + kind.fields.map { $0.id } + names.dropFirst(first.count)
    }

    /// All keys of a kind's listings.
    package static func keys(of kind: Kind) -> [String] { names + kind.fields.map { $0.id } }
}

/// The keys that every listing may have, whatever its kind.
enum CommonFields {
    /// Their names, in the order in which a listing is best written.
    static let names = [
        "title", "id", "was", "owner", "status", "address", "listed", "confirmed", "tags", "rank", "contact", "inspections", "history",
        "images",
        "description",
    ]

    /// All keys of a kind's listings.
    static func keys(of kind: Kind) -> [String] { names + kind.fields.map(\.id) }
}

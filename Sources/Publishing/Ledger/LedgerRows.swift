/// Finds recipes in a ledger by their keys. It is fast for keys in the order of the ledger's, but for some that are new or left out.
struct LedgerRows {
    private let image: LedgerImage
    /// The row that was found last.
    var last = -1
    /// How many more keys are looked for row by row before a table pays.
    private var searches = 64
    private var table: [String: Int]?

    init(_ image: LedgerImage) { self.image = image }

    /// The row of a recipe.
    mutating func row(of key: String) -> Int? {
        let row = find(key)
        if let row { last = row }
        return row
    }

    private mutating func find(_ key: String) -> Int? {
        let rows = 0..<image.keys.count
        let next = last + 1
        if rows.contains(next), image.keys.holds(key, at: next) { return next }
        if let table { return table[key] }
        guard searches > 0 else {
            let made = Dictionary(rows.map { (image.keys[$0], $0) }, uniquingKeysWith: { first, _ in first })
            table = made
            return made[key]
        }
        searches -= 1
        return image.keys.row(of: key, in: rows[next...]) ?? image.keys.row(of: key, in: rows[..<next])
    }
}

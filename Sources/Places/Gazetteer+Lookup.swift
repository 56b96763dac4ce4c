extension Gazetteer {
    /// The rows of a table as values, made on demand.
    public struct Localities: RandomAccessCollection, Sendable {
        let table: SuburbTable

        /// The first row, 0.
        public var startIndex: Int { 0 }
        /// The number of rows.
        public var endIndex: Int { table.rows.count }
        /// The locality of a row.
        public subscript(position: Int) -> Locality { table.locality(position) }
    }

    /// All localities in table order; a locality's index is its position.
    public var localities: Localities { Localities(table: table) }

    /// All postcodes of the table as text, rising.
    public var postcodes: [String] { table.byPostcode.postcodes.map(Postcode.text) }

    /// The locality with a name, however it is spelt, a state and a postcode of four digits.
    public func locality(name: String, state: State, postcode: String) -> Locality? {
        guard let postcode = Postcode.number(postcode.utf8), let name = table.names.find(name: name),
            let row = table.row(name: name, state: state, postcode: postcode)
        else { return nil }
        return table.locality(row)
    }

    /// The localities of a postcode in table order; none if it has none or is not four digits.
    public func localities(postcode: String) -> [Locality] {
        Postcode.number(postcode.utf8).map { table.byPostcode.rows($0).map { table.locality(Int($0)) } } ?? []
    }

    /// The localities with a name, however it is spelt, in table order.
    public func localities(named name: String) -> [Locality] {
        table.names.find(name: name).map { table.names.rows($0).map(table.locality) } ?? []
    }

    /// The localities of a state with a name, however it is spelt, in table order.
    public func localities(named name: String, state: State) -> [Locality] {
        localities(named: name).filter { $0.state == state }
    }

    /// The campus with a slug.
    public func campus(slug: String) -> Campus? { campuses.first { $0.slug == slug } }
}

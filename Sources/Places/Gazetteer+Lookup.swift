extension Gazetteer {
    /// The rows of the table as values that are made on demand.
    public struct Localities: RandomAccessCollection, Sendable {
        let table: SuburbTable

        /// The first row, 0.
        public var startIndex: Int { 0 }
        /// The number of rows.
        public var endIndex: Int { table.rows.count }
        /// The locality of a row.
        public subscript(position: Int) -> Locality { table.locality(position) }
    }

    /// All localities in table order, indexed by ``Locality/index``.
    public var localities: Localities { Localities(table: table) }

    /// All postcodes in the table, in ascending order.
    public var postcodes: [String] { table.byPostcode.postcodes.map(Postcode.text) }

    /// Finds the locality with a name in any spelling, a state and a postcode.
    public func locality(name: String, state: State, postcode: String) -> Locality? {
        guard let postcode = Postcode.number(postcode.utf8), let name = table.names.find(name: name),
            let row = table.row(name: name, state: state, postcode: postcode)
        else { return nil }
        return table.locality(row)
    }

    /// Finds the localities of a postcode, in table order.
    public func localities(postcode: String) -> [Locality] {
        Postcode.number(postcode.utf8).map { table.byPostcode.rows($0).map { table.locality(Int($0)) } } ?? []
    }

    /// Finds the localities with a name in any spelling, in table order.
    public func localities(named name: String) -> [Locality] {
        table.names.find(name: name).map { table.names.rows($0).map(table.locality) } ?? []
    }

    /// Finds the localities of a state with a name in any spelling, in table order.
    public func localities(named name: String, state: State) -> [Locality] {
        localities(named: name).filter { $0.state == state }
    }
}

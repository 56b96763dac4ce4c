extension Gazetteer {
    /// Tells one table from another: rows that were kept under one signature are rows of every table of the same.
    public var signature: UInt64 { table.signature }
}

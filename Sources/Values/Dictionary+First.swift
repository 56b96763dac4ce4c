extension Dictionary {
    /// A dictionary of pairs, in which the first of those with the same key counts.
    public init(firstOf pairs: some Sequence<(Key, Value)>) {
        self.init(minimumCapacity: pairs.underestimatedCount)
        for (key, value) in pairs where self[key] == nil { self[key] = value }
    }
}

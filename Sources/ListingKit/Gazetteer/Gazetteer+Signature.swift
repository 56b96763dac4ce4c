extension Gazetteer {
    /// Tells one table from another: rows that were kept under one signature are rows of every table of the same.
    package var signature: UInt64 {
        var input = FingerprintInput(seed: 0)
        for locality in localities {
            input.add(locality.name)
            input.add(locality.postcode)
            input.add(locality.state.rawValue)
        }
        return input.finish().low
    }
}

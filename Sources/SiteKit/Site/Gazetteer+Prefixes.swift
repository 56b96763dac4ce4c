import Places

extension Gazetteer {
    /// The postcodes by the two digits that they begin with, both rising.
    var postcodePrefixes: [(prefix: String, postcodes: [String])] {
        var groups: [(prefix: String, postcodes: [String])] = []
        for postcode in postcodes {
            let prefix = String(postcode.prefix(2))
            if groups.last?.prefix != prefix { groups.append((prefix, [])) }
            groups[groups.count - 1].postcodes.append(postcode)
        }
        return groups
    }
}

extension Sequence {
    /// Runs of elements that are alike in something.
    func chunks<Key: Equatable>(by key: (Element) -> Key) -> [(Key, [Element])] {
        var result: [(Key, [Element])] = []
        for element in self {
            let own = key(element)
            if let last = result.indices.last, result[last].0 == own {
                result[last].1.append(element)
            } else {
                result.append((own, [element]))
            }
        }
        return result
    }
}

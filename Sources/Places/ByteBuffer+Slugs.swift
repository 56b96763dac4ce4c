import Bytes

/// Addresses of places, written without making a string of each.
extension ByteBuffer {
    /// Appends what ``Locality/slug`` gives: `collingwood-3066`.
    public mutating func append(slugOf locality: Locality) {
        append(slugOf: locality.name)
        append(UInt8(ascii: "-"))
        var postcode = locality.postcode
        postcode.withUTF8 { append($0) }
    }

    /// Appends what ``PlaceName/slug(_:)`` makes of a name.
    public mutating func append(slugOf name: String) {
        var name = name
        name.withUTF8 { name in
            let kept = name[..<min(name.count, PlaceName.longest)]
            append(atMost: NameWords.capacity(for: kept.count)) { slug in
                var words = NameWords(buffer: slug, separator: UInt8(ascii: "-"))
                words.append(kept)
                var count = 0
                for index in 0..<words.count where slug[index] != PlaceName.foreign {
                    slug[count] = slug[index]
                    count += 1
                }
                return count
            }
        }
    }
}

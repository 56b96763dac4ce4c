import Bytes
import Values

extension ByteBuffer {
    /// Appends a locality as the last line of an address has it: `Collingwood VIC 3066`.
    public mutating func append(line locality: Locality) {
        append(text: locality.name)
        append(UInt8(ascii: " "))
        append(text: locality.state.rawValue)
        append(UInt8(ascii: " "))
        append(text: locality.postcode)
    }

    /// Appends the slug of a locality: `collingwood-3066`.
    public mutating func append(slugOf locality: Locality) {
        append(slugOf: locality.name)
        append(UInt8(ascii: "-"))
        append(text: locality.postcode)
    }

    /// Appends the slug of a place's name, as ``PlaceName/slug(_:)`` has it.
    public mutating func append(slugOf name: String) {
        var name = name
        name.withUTF8 { name in
            let kept = name[..<min(name.count, PlaceName.maximumLength)]
            append(atMost: NameNormalizer.capacity(for: kept.count)) { slug in
                var words = NameNormalizer(buffer: slug, separator: UInt8(ascii: "-"))
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

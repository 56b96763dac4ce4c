import Bytes

/// What the search index holds of a listing: a value in each of some columns and its card, each as JSON, and the words of its texts.
struct SearchRecord {
    /// The values by the places of their columns.
    let values: [(column: Int, json: [UInt8])]
    let card: [UInt8]
    /// Its words as ``ListingKit/WordSet`` has them: those of the title and the like, and all others.
    let words: (leading: [UInt8], other: [UInt8])

    /// The form in which it is kept from build to build.
    var bytes: [UInt8] {
        var out = ByteWriter(reservingCapacity: 1_024)
        out.write(card)
        out.write(words.leading)
        out.write(words.other)
        for (column, json) in values {
            out.write(UInt16(truncatingIfNeeded: column))
            out.write(json)
        }
        return out.bytes
    }

    init(values: [(column: Int, json: [UInt8])], card: [UInt8], words: (leading: [UInt8], other: [UInt8])) {
        self.values = values
        self.card = card
        self.words = words
    }

    /// Reads what was kept; throws if it is nothing of the kind.
    init(_ bytes: [UInt8]) throws(ByteReader.Malformed) {
        do {
            self = try bytes.withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                let card = try reader.array()
                let words = (leading: try reader.array(), other: try reader.array())
                var values: [(column: Int, json: [UInt8])] = []
                while reader.position < bytes.count { values.append((Int(try reader.number(UInt16.self)), try reader.array())) }
                return SearchRecord(values: values, card: card, words: words)
            }
        } catch { throw ByteReader.Malformed() }
    }
}

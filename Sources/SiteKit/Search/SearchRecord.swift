import Bytes

/// What the search index holds of a listing: a value in each of some columns, and its card, each as JSON.
struct SearchRecord {
    /// The values by the places of their columns.
    let values: [(column: Int, json: [UInt8])]
    let card: [UInt8]

    /// The form in which it is kept from build to build.
    var bytes: [UInt8] {
        var out = ByteWriter(reservingCapacity: 512)
        out.write(card)
        for (column, json) in values {
            out.write(UInt16(truncatingIfNeeded: column))
            out.write(json)
        }
        return out.bytes
    }

    init(values: [(column: Int, json: [UInt8])], card: [UInt8]) {
        self.values = values
        self.card = card
    }

    /// Reads what was kept; throws if it is nothing of the kind.
    init(_ bytes: [UInt8]) throws(ByteReader.Malformed) {
        var values: [(column: Int, json: [UInt8])] = []
        let card: [UInt8]
        do {
            card = try bytes.withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                let card = try reader.array()
                while reader.position < bytes.count { values.append((Int(try reader.number(UInt16.self)), try reader.array())) }
                return card
            }
        } catch { throw ByteReader.Malformed() }
        self.init(values: values, card: card)
    }
}

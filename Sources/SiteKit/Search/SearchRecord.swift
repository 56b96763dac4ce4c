import Bytes
import ListingKit

/// What the search index holds of a listing: a value in each of some columns and its card, each as JSON, and the words of its texts.
///
/// It is kept from build to build as bytes: first what is the same in every build that makes the same, then the words.
struct SearchRecord {
    /// The values by the places of their columns.
    let values: [(column: Int, json: [UInt8])]
    let card: [UInt8]

    /// The bytes of what the index holds of a listing. `number` gives the numbers of words.
    static func bytes(
        values: [(column: Int, json: [UInt8])], card: [UInt8], words: Words, number: (UnsafeBufferPointer<UInt8>) -> Int?
    ) -> [UInt8] {
        var out = ByteWriter(reservingCapacity: 1_024)
        out.write(UInt32(0))
        out.write(ContentHash.of(words.leading, seed: ContentHash.of(words.other)))
        out.write(card)
        for (column, json) in values {
            out.write(UInt16(truncatingIfNeeded: column))
            out.write(json)
        }
        out.overwrite(at: 0, with: ByteWriter.bytes(of: UInt32(out.bytes.count)))
        WordNumbers.write(words.leading, to: &out, number: number)
        WordNumbers.write(words.other, to: &out, number: number)
        return out.bytes
    }

    /// The words of a listing, each with a space behind it: those of the title and the like, and all others.
    struct Words {
        let leading: [UInt8]
        let other: [UInt8]

        init(_ listing: Listing) {
            let words = listing.leadingWords
            leading = words.bytes
            other = listing.otherWords(than: words).bytes
        }
    }

    /// Reads what was kept, and adds its words as those of a row; throws if it is nothing of the kind.
    init(_ bytes: [UInt8], row: Int, words: inout WordTable) throws(ByteReader.Malformed) {
        do {
            self = try bytes.withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                let end = Int(try reader.number(UInt32.self))
                _ = try reader.number(UInt64.self)
                let card = try reader.array()
                var values: [(column: Int, json: [UInt8])] = []
                while reader.position < end { values.append((Int(try reader.number(UInt16.self)), try reader.array())) }
                try words.add(&reader, row: row)
                return SearchRecord(values: values, card: card)
            }
        } catch { throw ByteReader.Malformed() }
    }

    private init(values: [(column: Int, json: [UInt8])], card: [UInt8]) {
        self.values = values
        self.card = card
    }

    /// The hash of what is the same in every build that makes the same.
    static func hash(_ bytes: [UInt8], seed: UInt64) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            let end = (try? reader.number(UInt32.self)).map { min(Int($0), bytes.count) } ?? 0
            return ContentHash.of(UnsafeRawBufferPointer(rebasing: bytes[..<end]), seed: seed)
        }
    }
}

import ListingKit

/// What stands before the values of a kind's fields in entries, which is the same in all of them.
struct FactNames: Sendable {
    /// The id of the kind.
    let kind: String
    /// The field that holds the price, which stands among the facts of all kinds.
    let price: Int?
    /// Whether each field stands in the list of facts for people: those do that are neither the price nor on the card.
    let isListed: [Bool]
    /// The places of the fields in the order of their names.
    let order: [Int]
    /// ` bedrooms="`
    let attributes: Pieces
    /// `"bedrooms":`
    let members: Pieces
    /// `Bedrooms: ` as HTML.
    let labels: Pieces

    init(_ kind: Kind) {
        let fields = kind.fields
        self.kind = kind.id
        price = kind.price.flatMap { kind.index(of: $0.field) }
        isListed = fields.map { $0.id != kind.price?.field && !kind.card.contains($0.id) }
        order = fields.indices.sorted { ByteOrder.precedes(fields[$0].id, fields[$1].id) }
        attributes = Pieces(fields) { field, out in
            out.append(" ")
            out.append(text: field.id)
            out.append("=\"")
        }
        members = Pieces(fields) { field, out in
            out.append("\"")
            out.append(jsonText: field.id)
            out.append("\":")
        }
        labels = Pieces(fields) { field, out in
            out.append(field.label, escaping: HTMLText.Escaped.self)
            out.append(": ")
        }
    }

    /// Texts, one for each field.
    struct Pieces: Sendable {
        private let bytes: [UInt8]
        /// Where each ends.
        private let ends: [Int]

        fileprivate init(_ fields: [Field], _ write: (Field, inout ByteBuffer) -> Void) {
            var out = ByteBuffer(capacity: 1_024)
            ends = fields.map { field in
                write(field, &out)
                return out.count
            }
            bytes = out.bytes
        }

        func append(_ field: Int, to out: inout ByteBuffer) { out.append(bytes[(field == 0 ? 0 : ends[field - 1])..<ends[field]]) }
    }
}

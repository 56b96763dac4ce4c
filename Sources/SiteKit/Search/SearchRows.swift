import Bytes

/// The search records of the rows of a part of the index, taken apart without a copy of what they hold.
struct SearchRows {
    /// A value of a column.
    struct Value {
        let row: Int
        fileprivate let place: Range<Int>
    }

    private let records: [[UInt8]]
    private var cards: [Range<Int>] = []
    private var facts: [Range<Int>] = []
    /// The hashes of the addresses.
    private(set) var addresses: [Int] = []
    /// The values of each column, by rows.
    private(set) var columns: [[Value]]
    private(set) var words: WordTable

    /// Reads what was kept; throws if it is nothing of the kind.
    init(_ records: [[UInt8]], columns: Int, _ vocabulary: WordVocabulary) throws(ByteReader.Malformed) {
        self.records = records
        self.columns = Array(repeating: [], count: columns)
        words = WordTable(vocabulary)
        cards.reserveCapacity(records.count)
        facts.reserveCapacity(records.count)
        addresses.reserveCapacity(records.count)
        for (row, record) in records.enumerated() {
            do {
                try record.withUnsafeBytes { try read($0, row: row) }
            } catch { throw ByteReader.Malformed() }
        }
    }

    private mutating func read(_ record: UnsafeRawBufferPointer, row: Int) throws(ByteReader.Malformed) {
        var reader = ByteReader(record)
        let end = Int(try reader.number(UInt32.self))
        _ = try reader.number(UInt64.self)
        cards.append(try SearchRows.place(&reader))
        facts.append(try SearchRows.place(&reader))
        addresses.append(Int(try reader.number(UInt32.self)))
        while reader.position < end {
            let column = Int(try reader.number(UInt16.self))
            let place = try SearchRows.place(&reader)
            if columns.indices.contains(column) { columns[column].append(Value(row: row, place: place)) }
        }
        try words.add(&reader)
    }

    private static func place(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> Range<Int> {
        let length = try reader.count(of: 1)
        defer { reader.position += length }
        return reader.position..<reader.position + length
    }

    /// How many bytes the card of a row has.
    func cardSize(_ row: Int) -> Int { cards[row].count }

    /// Passes the card of a row to `body`.
    func withCard<Result>(_ row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { withBytes(row, cards[row], body) }

    /// Passes the facts of a row to `body`.
    func withFacts<Result>(_ row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { withBytes(row, facts[row], body) }

    /// Passes a value to `body`.
    func withBytes<Result>(_ value: Value, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withBytes(value.row, value.place, body)
    }

    private func withBytes<Result>(_ row: Int, _ place: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        records[row].withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[place])) }
    }
}

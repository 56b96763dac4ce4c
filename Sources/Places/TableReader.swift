/// Reads tab-separated values in UTF-8 with one header row and no quoting. Lines end with LF or CR LF; empty lines are
/// skipped.
///
/// It borrows the bytes, which must outlive it.
struct TableReader: ~Copyable {
    typealias Field = Slice<UnsafeBufferPointer<UInt8>>

    private let bytes: UnsafeBufferPointer<UInt8>
    private let table: Gazetteer.TableProblem.Table
    private var fields: [Range<Int>] = []
    private var line = 0
    private var lineStart = 0
    private var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, table: Gazetteer.TableProblem.Table) {
        self.bytes = bytes
        self.table = table
        fields.reserveCapacity(16)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// The number of fields of the current row.
    var fieldCount: Int { fields.count }

    /// Moves to the next row that is not empty; returns false at the end of the table.
    mutating func advance() -> Bool {
        while position < bytes.count {
            line += 1
            lineStart = position
            fields.removeAll(keepingCapacity: true)
            var start = position
            var end = position
            while end < bytes.count, bytes[end] != 0x0A {
                if bytes[end] == 0x09 {
                    fields.append(start..<end)
                    start = end + 1
                }
                end += 1
            }
            position = end + 1
            if end > start, bytes[end - 1] == 0x0D { end -= 1 }
            fields.append(start..<end)
            if fields.count > 1 || !fields[0].isEmpty { return true }
        }
        return false
    }

    /// The bytes of a field of the current row.
    func field(_ number: Int) -> Field { bytes[fields[number]] }

    /// The text of a field of the current row.
    func text(_ number: Int) -> String { String(decoding: field(number), as: UTF8.self) }

    /// Reads the header row; returns false and adds a problem if it is not as expected.
    mutating func readHeader(_ columns: [String], problems: inout TableProblems) -> Bool {
        var isExpected = advance() && fields.count == columns.count
        if isExpected { for (number, column) in columns.enumerated() where text(number) != column { isExpected = false } }
        guard !isExpected else { return true }
        let message = "the first line must name the columns, parted by tabs: \(columns.joined(separator: ", "))"
        problems.add(.init(table: table, line: max(1, line), column: 1, message: message))
        return false
    }

    /// Makes a problem with a field of the current row, or with the whole row.
    func problem(_ number: Int?, _ message: String) -> Gazetteer.TableProblem {
        let start = number.map { fields[$0].lowerBound } ?? lineStart
        let before = bytes[lineStart..<start].reduce(into: 0) { count, byte in
            if byte & 0xC0 != 0x80 { count += 1 }
        }
        return .init(table: table, line: line, column: before + 1, message: message)
    }
}

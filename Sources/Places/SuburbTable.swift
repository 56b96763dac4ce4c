import Bytes

/// The table of suburbs with its lookups.
struct SuburbTable: Sendable {
    static let columns = ["postcode", "name", "state", "latitude", "longitude", "sources"]
    /// The largest table that is read, in bytes: ten times all places of Australia. This bounds memory and keeps offsets within 32 bits.
    static let maximumSize = 1 << 23
    /// The bytes of the shortest valid row, with its line end.
    private static let shortestRow = 13

    private(set) var rows: [SuburbRow] = []
    /// The names as written, one after the other.
    private var spellings: [UInt8] = []
    private(set) var names: NameIndex
    private(set) var byPostcode = PostcodeIndex()
    /// The rows by name, state and postcode.
    private var rowIndex: HashIndex

    /// Reads a table, leaving out rows with a problem.
    init(_ bytes: UnsafeBufferPointer<UInt8>, problems: inout TableProblems) {
        let isUsable = bytes.count <= SuburbTable.maximumSize
        var lines = 1
        if isUsable { for byte in bytes where byte == 0x0A { lines += 1 } }
        let capacity = min(lines, isUsable ? bytes.count / SuburbTable.shortestRow + 1 : 0)
        names = NameIndex(capacity: capacity)
        rowIndex = HashIndex(capacity: capacity)
        guard isUsable else {
            problems.add(.init(table: .suburbs, line: 1, column: 1, message: "the table is larger than 8 megabytes"))
            return
        }
        rows.reserveCapacity(capacity)
        spellings.reserveCapacity(capacity * 12)
        var reader = TableReader(bytes, table: .suburbs)
        guard reader.readHeader(SuburbTable.columns, problems: &problems) else { return }
        while reader.advance() {
            if let problem = append(reader) { problems.add(problem) }
        }
        for (row, fields) in rows.enumerated() where !fields.isVariant { names.append(row: row, to: Int(fields.name)) }
        byPostcode = PostcodeIndex(rows)
        applyTimeZoneExceptions()
    }

    /// Finds the row with a name, a state and a postcode.
    func row(name: Int, state: State, postcode: UInt16) -> Int? {
        rowIndex.find(SuburbTable.hash(Int32(name), state, postcode)) { matches($0, Int32(name), state, postcode) }.map(Int.init)
    }

    /// A fingerprint of all names, postcodes and states in the order of the rows.
    var fingerprint: UInt64 {
        var bytes = ByteWriter(reservingCapacity: spellings.count + rows.count * 4)
        bytes.append(spellings)
        for row in rows {
            bytes.write(row.nameLength)
            bytes.write(row.postcode)
            bytes.write(UInt8(truncatingIfNeeded: row.state.ordinal))
        }
        return Fingerprint(of: bytes.bytes, seed: 0).low
    }

    /// Returns a row as a value.
    func locality(_ row: Int) -> Locality {
        let fields = rows[row]
        return Locality(
            index: Int32(row), postcode: Postcode.text(fields.postcode), name: String(decoding: spelling(fields), as: UTF8.self),
            state: fields.state, coordinate: fields.point.coordinate, isPostalOnly: fields.isPostalOnly,
            zone: fields.zone
        )
    }

    /// The words of a folded name, as its first row writes them.
    func words(ofName number: Int) -> [[UInt8]] {
        for row in names.rows(number) { return PlaceName.words(String(decoding: spelling(rows[row]), as: UTF8.self)) }
        return [Array(names.bytes[names.range(number)])]
    }

    /// Adds the reader's row, or returns what is wrong with it.
    private mutating func append(_ reader: borrowing TableReader) -> Gazetteer.TableProblem? {
        guard reader.fieldCount == SuburbTable.columns.count else {
            return reader.problem(nil, "a row has \(SuburbTable.columns.count) fields parted by tabs; this one has \(reader.fieldCount)")
        }
        guard let postcode = Postcode.number(reader.field(0)) else { return reader.problem(0, "a postcode has four digits") }
        guard let state = State(code: reader.field(2)) else { return reader.problem(2, State.rule) }
        guard let point = FixedCoordinate(reader, 3) else { return reader.problem(3, FixedCoordinate.message) }
        let written = reader.field(1)
        guard written.count <= PlaceName.maximumLength, let name = names.intern(written) else { return reader.problem(1, PlaceName.rule) }
        let sources = reader.field(5)
        let isPostalOnly = !sources.isEmpty && sources.allSatisfy { $0 == 0x6E || $0 == 0x75 }
        var row = SuburbRow(
            point: point, nameStart: Int32(spellings.count), nameLength: UInt8(written.count), name: name, postcode: postcode, state: state,
            zone: AustralianTimeZone(of: state), isPostalOnly: isPostalOnly
        )
        let hash = SuburbTable.hash(name, state, postcode)
        if let twin = rowIndex.find(hash, where: { matches($0, name, state, postcode) }) {
            let other = rows[Int(twin)]
            // A postal place may be a variant of a gazetted one (Saint Helena of St Helena); two gazetted ones are a
            // mistake.
            guard isPostalOnly || other.isPostalOnly, !spelling(other).elementsEqual(written) else {
                return reader.problem(1, "this name, state and postcode are already in the table")
            }
            row.isVariant = isPostalOnly
            if !isPostalOnly {
                rows[Int(twin)].isVariant = true
                rowIndex.replace(twin, with: Int32(rows.count), hash)
            }
        } else {
            rowIndex.insert(Int32(rows.count), hash)
        }
        spellings.append(contentsOf: written)
        rows.append(row)
        return nil
    }

    private func spelling(_ row: SuburbRow) -> ArraySlice<UInt8> {
        spellings[Int(row.nameStart)..<Int(row.nameStart) + Int(row.nameLength)]
    }

    private mutating func applyTimeZoneExceptions() {
        for (zone, state, exceptions) in AustralianTimeZone.exceptions {
            for name in exceptions {
                guard let number = names.find(PlaceName.folded(name)) else { continue }
                for row in names.rows(number) where rows[row].state == state { rows[row].zone = zone }
            }
        }
    }

    private func matches(_ row: Int32, _ name: Int32, _ state: State, _ postcode: UInt16) -> Bool {
        let fields = rows[Int(row)]
        return fields.name == name && fields.postcode == postcode && fields.state == state
    }

    private static func hash(_ name: Int32, _ state: State, _ postcode: UInt16) -> UInt64 {
        HashIndex.mix(UInt64(name) << 20 | UInt64(postcode) << 4 | UInt64(state.ordinal))
    }
}

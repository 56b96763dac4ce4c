import Bytes

/// The form in which a ledger keeps a profile.
extension MatchProfile {
    /// Writes it for ``init(_:)``.
    public func write(to out: inout ByteWriter) {
        facts.write(to: &out)
        for rows in [suburbs, campuses] {
            out.write(UInt16(clamping: rows.count))
            for row in rows.prefix(Int(UInt16.max)) { out.write(row) }
        }
        for names in [homes, joined] {
            out.write(UInt8(clamping: names.count))
            for name in names.prefix(Int(UInt8.max)) { out.write(name) }
        }
    }

    /// Reads what ``write(to:)`` wrote; throws if it is something else.
    public init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        facts = try MatchFacts(&reader)
        func rows() throws(ByteReader.Malformed) -> [Int32] {
            var rows: [Int32] = []
            for _ in 0..<(try reader.number(UInt16.self)) { rows.append(try reader.number()) }
            return rows
        }
        suburbs = try rows()
        campuses = try rows()
        func names() throws(ByteReader.Malformed) -> [String] {
            var names: [String] = []
            for _ in 0..<(try reader.number(UInt8.self)) { names.append(try reader.text()) }
            return names
        }
        homes = try names()
        joined = try names()
    }
}

extension MatchFacts {
    fileprivate func write(to out: inout ByteWriter) {
        out.write(role.rawValue)
        out.write(seeksPlace)
        out.write(seeksHome)
        let numbers: [Int32?] = [
            cents, from, until, stay?.lowerBound, stay?.upperBound, people, seats, bedrooms?.lowerBound, bedrooms?.upperBound,
        ]
        for number in numbers { out.write(number ?? .min) }
        out.write(habits.bits)
        out.write(breakers.rawValue)
    }

    fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        guard let role = Role(rawValue: try reader.number()) else { throw ByteReader.Malformed() }
        self.init(role)
        seeksPlace = try reader.bool()
        seeksHome = try reader.bool()
        func number() throws(ByteReader.Malformed) -> Int32? {
            let number = try reader.number(Int32.self)
            return number == .min ? nil : number
        }
        func range() throws(ByteReader.Malformed) -> ClosedRange<Int32>? {
            let (first, last) = (try number(), try number())
            guard let low = first, let high = last else { return nil }
            guard low <= high else { throw ByteReader.Malformed() }
            return low...high
        }
        cents = try number()
        from = try number()
        until = try number()
        stay = try range()
        people = try number() ?? 1
        seats = try number()
        bedrooms = try range()
        habits = HabitWords(bits: try reader.number())
        breakers = MatchBreakers(rawValue: try reader.number())
    }
}

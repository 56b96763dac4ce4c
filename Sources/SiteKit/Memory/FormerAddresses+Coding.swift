import Bytes
import Values

/// The form in which a ledger keeps the addresses that listings had.
extension FormerAddresses {
    func write(to out: inout ByteWriter) {
        out.write(UInt32(all.count))
        for (address, former) in all.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
            out.write(address)
            out.write(former.id)
            out.write(former.kind)
            out.write(former.suburb)
            out.write(Int32(truncatingIfNeeded: former.day.number))
            out.write(former.hadComments)
            out.write(former.hadCalendar)
        }
    }

    init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        for _ in 0..<(try reader.count(of: 16)) {
            let address = try reader.text()
            all[address] = FormerAddress(
                id: try reader.text(), kind: try reader.text(), suburb: try reader.text(),
                day: Day(number: Int(try reader.number(Int32.self))),
                hadComments: try reader.bool(), hadCalendar: try reader.bool())
        }
    }
}

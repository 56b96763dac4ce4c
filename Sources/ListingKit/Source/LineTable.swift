import Synchronization

/// Where the lines of a file start, found when somebody first asks: most files have nothing to report.
final class LineTable: Sendable {
    private let ranges = Mutex<[Range<Int>]?>(nil)

    /// The bytes of a line (counted from 1) without its line end; nil if there is no such line.
    func range(of number: Int, in bytes: [UInt8]) -> Range<Int>? {
        ranges.withLock { ranges in
            let known = ranges ?? LineTable.ranges(of: bytes)
            ranges = known
            return number > 0 && number <= known.count ? known[number - 1] : nil
        }
    }

    private static func ranges(of bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D {
                ranges.append(start..<index)
                if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
                start = index + 1
            }
            index += 1
        }
        ranges.append(start..<index)
        return ranges
    }
}

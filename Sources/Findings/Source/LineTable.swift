import Bytes
import Synchronization

/// Remembers facts about a whole file once they are asked for: where lines start, and whether it may hold comments.
final class LineTable: Sendable {
    private let ranges = Mutex<[Range<Int>]?>(nil)
    private let comments = Mutex<Bool?>(nil)

    /// Whether a `#` stands behind a space or tab anywhere.
    func mayHoldComments(_ bytes: [UInt8]) -> Bool {
        comments.withLock { comments in
            let known = comments ?? LineTable.hasComment(bytes)
            comments = known
            return known
        }
    }

    private static func hasComment(_ bytes: [UInt8]) -> Bool {
        var start = 1
        while let mark = bytes[...].firstIndex(of: UInt8(ascii: "#"), from: start) {
            if bytes[mark - 1].isBlank { return true }
            start = mark + 1
        }
        return false
    }

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
        var start = bytes.withoutByteOrderMark.startIndex
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

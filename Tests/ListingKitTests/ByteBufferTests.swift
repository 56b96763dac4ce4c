import Bytes
import ListingKit
import Testing
import Values

struct ByteBufferTests {
    @Test func growsAndKeepsWhatWasWritten() {
        var buffer = ByteBuffer(capacity: 0)
        for number in 0..<10_000 { buffer.append(UInt8(truncatingIfNeeded: number)) }
        buffer.append([1, 2, 3])
        buffer.append([4, 5, 6, 7][1...2])
        buffer.append("word")
        buffer.append(word: 0x0403_0201, count: 3)
        #expect(buffer.bytes == (0..<10_000).map { UInt8(truncatingIfNeeded: $0) } + [1, 2, 3, 5, 6] + Array("word".utf8) + [1, 2, 3])
        buffer.truncate(to: 2)
        buffer.append(9)
        #expect(buffer.bytes == [0, 1, 9])
    }

    @Test(arguments: [0, 63, 64, 65, 1_000, 5_000])
    func anArrayHoldsAllWhateverItsCapacity(count: Int) {
        let array = ByteBuffer.array(reservingCapacity: 1_000) { buffer in
            var buffer = buffer
            for number in 0..<count { buffer.append(UInt8(truncatingIfNeeded: number)) }
            return buffer
        }
        #expect(array == (0..<count).map { UInt8(truncatingIfNeeded: $0) })
    }

    @Test func anErrorLeavesNoArray() {
        struct Failure: Error {}
        #expect(throws: Failure.self) { try ByteBuffer.array(reservingCapacity: 8) { _ in throw Failure() } }
    }

    @Test(arguments: [0, 7, 10, 99, 100, -1, 1_234_567_890, Int.max, Int.min])
    func writesNumbersAsStringDoes(number: Int) {
        var buffer = ByteBuffer(capacity: 0)
        buffer.append(decimal: number)
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == String(number))
    }

    @Test(arguments: [-800_000, -719_528, -719_162, -1, 0, 20_000, 20_778, 2_932_896, 2_932_897])
    func writesDaysAsTheyDescribeThemselves(number: Int) {
        var buffer = ByteBuffer(capacity: 0)
        buffer.append(Day(number: number))
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == Day(number: number).description)
    }
}

extension ByteBufferTests {
    @Test func percentEncodesAllButUnreservedCharacters() {
        let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
        let hex = Array("0123456789ABCDEF")
        for byte in UInt8(0)..<0x80 {
            var buffer = ByteBuffer(capacity: 1)
            buffer.append(percentEncoding: String(UnicodeScalar(byte)), keeping: UInt8(ascii: "@"))
            let isKept = unreserved.contains(byte) || byte == UInt8(ascii: "@")
            let expected = isKept ? String(UnicodeScalar(byte)) : "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
            #expect(String(decoding: buffer.bytes, as: UTF8.self) == expected)
        }
        var buffer = ByteBuffer(capacity: 1)
        buffer.append(percentEncoding: "é 日")
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == "%C3%A9%20%E6%97%A5")
    }

    @Test func numbersHaveTheirDigits() {
        for number in Array(UInt(0)...1_234) + [9_999, 10_000, .max] {
            for width in 1...6 {
                var buffer = ByteBuffer(capacity: 1)
                buffer.append(digitsOf: number, atLeast: width)
                let digits = String(number)
                #expect(
                    String(decoding: buffer.bytes, as: UTF8.self)
                        == String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits)
            }
        }
    }
}

import Foundation

/// Makes zip archives, sound ones and others. Nothing is packed unless it is given so.
package struct ZipMaker {
    /// A file of an archive, with what its headers say of it.
    package struct File {
        package var name: [UInt8]
        package var bytes: [UInt8]
        package var flags = 0x0800
        package var method = 0
        package var checksum: Int
        package var size: Int
        package var mode = 0
        package var extra: [UInt8] = []
        /// The name that stands before the bytes, if it is another.
        package var localName: [UInt8]?
        /// What stands behind the bytes, if they are described there and not before them.
        package var descriptor: [UInt8]?
        /// Where the list says that it begins, if that is not where it does.
        package var place: Int?

        package init(_ name: String, _ bytes: [UInt8]) {
            self.name = Array(name.utf8)
            self.bytes = bytes
            checksum = ZipMaker.checksum(bytes)
            size = bytes.count
        }

        /// Packs the bytes, into as many.
        package mutating func deflate() {
            // A last block that is stored as it is (RFC 1951 section 3.2.4).
            let count = bytes.count
            bytes = [1] + ZipMaker.short(count, ~count) + bytes
            method = 8
        }
    }

    package var files: [File]
    /// How many files it says to have, if not as many as it has.
    package var count: Int?
    package var disk = 0

    package init(_ files: [File]) { self.files = files }

    package init(_ files: [(path: String, bytes: [UInt8])]) { self.files = files.map { File($0.path, $0.bytes) } }

    /// The archive.
    package var bytes: [UInt8] {
        var (result, list): ([UInt8], [UInt8]) = ([], [])
        for file in files {
            let place = file.place ?? result.count
            let common = { (name: [UInt8], isDescribed: Bool) in
                ZipMaker.short(20, file.flags, file.method, 0, 0x21)
                    + (isDescribed ? ZipMaker.long(file.checksum, file.bytes.count, file.size) : ZipMaker.long(0, 0, 0))
                    + ZipMaker.short(name.count, file.extra.count)
            }
            if file.place == nil {
                let name = file.localName ?? file.name
                result += ZipMaker.long(0x0403_4B50) + common(name, file.descriptor == nil) + name + file.extra
                result += file.bytes + (file.descriptor ?? [])
            }
            list += ZipMaker.long(0x0201_4B50) + ZipMaker.short(0x0314) + common(file.name, true) + ZipMaker.short(0, 0, 0)
            list += ZipMaker.long(file.mode << 16, place) + file.name + file.extra
        }
        let number = count ?? files.count
        let end = ZipMaker.long(0x0605_4B50) + ZipMaker.short(disk, 0, number, number) + ZipMaker.long(list.count, result.count)
        return result + list + end + ZipMaker.short(0)
    }

    private static func short(_ numbers: Int...) -> [UInt8] { numbers.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF)] } }

    /// Numbers of four bytes each, the lowest first.
    package static func long(_ numbers: Int...) -> [UInt8] {
        numbers.flatMap { number in (0..<4).map { UInt8(number >> ($0 * 8) & 0xFF) } }
    }

    /// CRC-32, bit by bit.
    package static func checksum(_ bytes: [UInt8]) -> Int {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return Int(~sum)
    }
}

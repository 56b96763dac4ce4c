import Bytes

/// Reads and writes the one Exif tag that affects how a picture looks.
enum ExifOrientation {
    /// Reads the orientation in the first directory of a TIFF structure (TIFF 6.0 section 2; Exif 2.32 section 4.6.4,
    /// tag 274); 1 if there is no valid one.
    static func read(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        let block = Array(bytes[range])
        let isLittleEndian = block.begins(with: 0x49, 0x49, 0x2A, 0)
        guard isLittleEndian || block.begins(with: 0x4D, 0x4D, 0, 0x2A) else { return 1 }
        let number16 = { isLittleEndian ? block.littleEndian16(at: $0) : block.bigEndian16(at: $0) }
        let number32 = { isLittleEndian ? block.littleEndian32(at: $0) : block.bigEndian32(at: $0) }
        guard let directory = number32(4).flatMap({ Int(exactly: $0) }), directory <= block.count, let count = number16(directory) else {
            return 1
        }
        for entry in 0..<count {
            let start = directory + 2 + entry * 12
            guard let tag = number16(start) else { return 1 }
            guard tag == 274, number16(start + 2) == 3, number32(start + 4) == 1 else { continue }
            guard let value = number16(start + 8), (1...8).contains(value) else { return 1 }
            return value
        }
        return 1
    }

    /// Returns a TIFF structure that holds only an orientation.
    static func block(_ orientation: Int) -> [UInt8] {
        [
            0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(truncatingIfNeeded: orientation), 0, 0, 0, 0, 0,
            0,
        ]
    }
}

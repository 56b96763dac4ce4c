/// Files that were made beforehand and travel inside the program, one after the other, with a list of where each is.
///
/// The list has a line for each file, in the order of the bytes of their names: the name, where it begins, and its number of bytes, with a
/// space between them. Nothing is read of it until somebody asks for a file.
public struct FileArchive: @unchecked Sendable {
    // Both are there as long as the program, and nothing writes to them.
    private let list: UnsafeBufferPointer<UInt8>
    private let data: UnsafeBufferPointer<UInt8>

    /// Opens an archive whose bytes are there as long as the program.
    public init(list: UnsafeBufferPointer<UInt8>, data: UnsafeBufferPointer<UInt8>) {
        self.list = list
        self.data = data
    }

    /// The names of all files, in their order.
    public var names: [String] {
        list.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self) }
    }

    /// The bytes of the file of that name; nil if there is none.
    public func file(_ name: String) -> [UInt8]? {
        let name = Array(name.utf8)
        var (low, high) = (0, list.count)
        while low < high {
            let line = line(around: (low + high) / 2)
            var fields = list[line].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)[...]
            guard let found = fields.popFirst() else { return nil }
            if found.elementsEqual(name) { return bytes(fields) }
            if found.lexicographicallyPrecedes(name) { low = line.upperBound + 1 } else { high = line.lowerBound }
        }
        return nil
    }

    /// The line that a byte of the list is in, without its end.
    private func line(around place: Int) -> Range<Int> {
        let newline = UInt8(ascii: "\n")
        let start = list[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
        return start..<(list[place...].firstIndex(of: newline) ?? list.count)
    }

    /// What lies where the last two fields of a line say; nil if there is nothing.
    private func bytes(_ fields: ArraySlice<Slice<UnsafeBufferPointer<UInt8>>>) -> [UInt8]? {
        let numbers = fields.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        guard numbers.count == 2, numbers[0] >= 0, numbers[1] >= 0, numbers[0] <= data.count - numbers[1] else { return nil }
        return Array(data[numbers[0]..<numbers[0] + numbers[1]])
    }

    /// The two files of an archive of some files.
    public static func packed(_ files: some Sequence<(name: String, bytes: [UInt8])>) -> (list: [UInt8], data: [UInt8]) {
        var list = ByteBuffer(capacity: 1 << 16)
        var data = ByteBuffer(capacity: 1 << 20)
        for file in files.sorted(by: { ByteOrder.precedes($0.name, $1.name) }) {
            list.append(text: file.name)
            list.append(UInt8(ascii: " "))
            list.append(decimal: data.count)
            list.append(UInt8(ascii: " "))
            list.append(decimal: file.bytes.count)
            list.append(UInt8(ascii: "\n"))
            data.append(file.bytes)
        }
        return (list.bytes, data.bytes)
    }
}

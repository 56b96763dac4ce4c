import BundledData
import Bytes
import Findings
import Values

/// The content of the demonstration, with its dates around another day than the one it was written on. Of its pictures it has some.
enum DemonstrationBoard {
    /// The day as of which it was written.
    static let day = Day("2026-11-21") ?? Day(number: 0)

    private static let archive = FileArchive(
        list: UnsafeBufferPointer(start: houser_demo_list_bytes(), count: houser_demo_list_count()),
        data: UnsafeBufferPointer(start: houser_demo_files_bytes(), count: houser_demo_files_count()))

    /// Its files, with their paths in the folder of the board. All dates in them are moved by as many days as `today` is later.
    static func files(on today: Day) -> [ContentWriter.File] {
        archive.names.compactMap { name in
            guard let bytes = archive.file(name) else { return nil }
            let isText = [".md", ".yaml"].contains(where: name.hasSuffix)
            return ContentWriter.File(
                path: "content/" + name, bytes: isText ? moved(bytes, by: today.number - day.number) : bytes, replaces: false)
        }
    }

    /// A text with all dates in it moved by so many days.
    static func moved(_ text: [UInt8], by days: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var start = 0
        while start < text.count {
            let part = text[start..<min(start + length, text.count)]
            let isAlone = (start == 0 || !isPart(text[start - 1])) && (part.endIndex == text.count || !isPart(text[part.endIndex]))
            if isAlone, part.count == length, let day = Day(String(decoding: part, as: UTF8.self)) {
                result += (day + days).description.utf8
                start += length
            } else {
                result.append(text[start])
                start += 1
            }
        }
        return result
    }

    /// How long a date is: `2026-11-21`.
    private static let length = 10

    /// Whether a sign beside a date would make it a part of something else.
    private static func isPart(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") }
}

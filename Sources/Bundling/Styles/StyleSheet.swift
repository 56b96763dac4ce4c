import Bytes

/// The style sheets that pages load: the parts of them that a theme has, one after the other. So a board changes colours in a file of twenty
/// lines, and what it adds in a part of its own comes after all shipped ones.
///
/// All pages load one sheet. A part that begins with `/* Sheets: listing, lists. */` is in those instead, each of which the pages load that
/// use it.
public enum StyleSheet {
    /// Where the sheet of all pages lies in a theme that brings a whole one of its own.
    public static let path = file("style")

    private static let folder = "style/"
    private static let mark = "/* Sheets: "

    /// Whether a file of a theme is a part of one.
    public static func isPart(_ path: String) -> Bool { path.hasPrefix(folder) && path.hasSuffix(".css") }

    /// The sheets of a theme with some files, sorted by path: each its parts in the order of their names, with the drawings that they name.
    /// The first says in which order the cascade layers of all come, whatever else a page loads.
    public static func all(_ files: some Sequence<(path: String, bytes: [UInt8])>) -> [(path: String, bytes: [UInt8])] {
        let pictures = SheetPictures(files)
        let parts = files.filter { isPart($0.path) }.sorted { ByteOrder.precedes($0.path, $1.path) }
        var layers: [String] = []
        var sheets: [String: [UInt8]] = [:]
        for part in parts {
            let lean = pictures.added(to: LeanCSS.of(part.bytes))
            if let layer = layer(lean), !layers.contains(layer) { layers.append(layer) }
            for path in paths(part.bytes) { sheets[path, default: []] += lean }
        }
        if !layers.isEmpty { sheets[path] = Array("@layer \(layers.joined(separator: ","));".utf8) + sheets[path, default: []] }
        return sheets.sorted { ByteOrder.precedes($0.key, $1.key) }.map { (path: $0.key, bytes: $0.value) }
    }

    /// The sheets that a part says it is in.
    private static func paths(_ part: [UInt8]) -> [String] {
        guard part.starts(with: mark.utf8) else { return [path] }
        let line = String(decoding: part.dropFirst(mark.utf8.count).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let names = line.prefix { $0 != "." }.split(separator: ", ", omittingEmptySubsequences: false)
        let areNames = names.allSatisfy { name in
            !name.isEmpty && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
        }
        // Without names it is a comment like any other.
        return areNames && line.contains(".") ? names.map { file(String($0)) } : [path]
    }

    /// The layer that a part is in, which is all that it holds.
    private static func layer(_ part: [UInt8]) -> String? {
        let start = Array("@layer ".utf8)
        guard part.starts(with: start) else { return nil }
        return String(decoding: part.dropFirst(start.count).prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
    }

    private static func file(_ sheet: String) -> String { "assets/\(sheet).css" }
}

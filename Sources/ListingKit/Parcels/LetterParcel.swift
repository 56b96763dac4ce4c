import Findings
import Values

/// A picture that came with a letter.
struct OfferedPicture {
    /// The name that it came under.
    let name: String
    let bytes: [UInt8]
}

extension ParcelAssembly {
    /// Adds the files of a letter, with those pictures of the ones that came which it names. `exists` tells whether the board has a file of
    /// that path already, which a letter that only corrects something need not bring again.
    mutating func add(_ letter: Letter, _ offered: [OfferedPicture], exists: (String) -> Bool) {
        guard letter.isWhole else {
            refuse(
                .package, "the letter breaks off", reason: "Its last line, \"--- end ---\", is missing, so nobody can tell what else is.",
                fix: "Ask for it once more, as a saved package if it is long.")
            return
        }
        let listings = letter.files.filter { ParcelAssembly.isListing($0.path) }
        let changes = letter.files.filter { $0.path.hasPrefix(ParcelPath.changes + "/") }
        guard letter.pictures.isEmpty || listings.count == 1 || listings.isEmpty && changes.count == 1 else {
            refuse(
                .package, "the letter has pictures and \(counted(listings.count, "listing"))",
                reason: "It does not say which listing they belong to.", fix: "Ask for each listing in a letter of its own.")
            return
        }
        var folder = changes.first.map { String($0.path.prefix { $0 != "." }) } ?? ""
        for (path, lines) in letter.files {
            let isListing = ParcelAssembly.isListing(path)
            let target = isListing && !letter.pictures.isEmpty ? ParcelAssembly.withFolder(path) : path
            if isListing { folder = String(target.prefix(upTo: target.lastIndex(of: "/") ?? target.startIndex)) }
            add(target, Letter.bytes(of: lines))
        }
        guard !letter.pictures.isEmpty else { return }
        let match = LetterPictures(letter.pictures, offered, exists: { ParcelPath.isPicture($0) && exists(folder + "/" + $0) })
        for (name, bytes) in match.found { add(folder + "/" + name, bytes) }
        notes += match.notes
        if !match.missing.isEmpty {
            let came = offered.isEmpty ? "No picture came with it" : "With it came \(offered.map(\.name.quoted).listed())"
            refuse(
                .packagePicture, "\(match.missing.map(\.quoted).listed()) did not come with the letter", reason: came + ".",
                fix: "Ask for the pictures, or put them under their names into the same folder as the letter.")
        }
    }

    /// Whether what lies at a path is a listing, as all is that lies in no folder of something else.
    private static func isListing(_ path: String) -> Bool {
        !["comments/", "people/", ParcelPath.changes + "/"].contains { path.hasPrefix($0) }
    }

    /// Where the file of a listing lies that has pictures.
    private static func withFolder(_ path: String) -> String {
        guard path.split(separator: "/").count == 2, let dot = path.lastIndex(of: ".") else { return path }
        return "\(path[..<dot])/index\(path[dot...])"
    }
}

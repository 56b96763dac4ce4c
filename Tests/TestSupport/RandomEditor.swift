import Bytes
import Foundation
import ListingKit
import SiteKit
import Values

/// Edits a board as its people would, by chance: the same edits for the same seed.
package struct RandomEditor {
    package let folder: String
    /// What was done, to tell when a test fails.
    package private(set) var story: [String] = []
    package var today = Day(year: 2026, month: 11, day: 21) ?? Day(number: 0)
    package var baseURL: String?
    private var random: SeededGenerator
    /// What decides upon rents.
    private var rents: SeededGenerator
    private var next = 0
    private let picture: [UInt8]

    private static let suburbs = [
        "{suburb: Collingwood, state: VIC, postcode: 3066}", "{suburb: Parkville, state: VIC, postcode: 3052}",
        "{street: 12 Gipps Street, suburb: Richmond, state: VIC, postcode: 3121, show: full}",
        "{street: 9 High Street, suburb: Hobart, state: TAS, postcode: 7000, show: suburb}",
        "{suburb: Carlton, state: TAS, postcode: 7173}", "{suburb: Fitzroy North, state: VIC, postcode: 3068}",
    ]

    /// An editor of a board's content and theme, in those folders of `folder`.
    package init(folder: String, seed: UInt64) throws {
        self.folder = folder
        random = SeededGenerator(seed: seed)
        rents = SeededGenerator(seed: seed &+ 1)
        picture = try Files.readFile(Boards.content("small") + "/rentals/gipps-street-terrace/front.jpg", limit: 1 << 20)
        for _ in 0..<Int.random(in: 1...60, using: &random) { try add() }
        story = []
    }

    /// Some edits.
    package mutating func edit(only reach: Reach = .all) throws {
        // Nothing else, so that a build may leave most of the site alone.
        if Int.random(in: 0..<3, using: &rents) == 0 { return try changeRent() }
        for _ in 0..<Int.random(in: 1...3, using: &random) { try editOnce(reach) }
    }

    /// What is edited.
    package enum Reach: Int {
        /// Listings alone.
        case listings = 15
        /// Everything that a board is made of.
        case all = 22
    }

    private mutating func editOnce(_ reach: Reach) throws {
        switch Int.random(in: 0..<reach.rawValue, using: &random) {
        case 0...3: try add()
        case 4...9: try change()
        case 10: try rename()
        case 11, 12: try delete()
        case 13: try changePerson()
        case 14: try addPicture()
        case 15: try append("templates/style/02-ground.css", "\n/* \(number()) */\n")
        case 16: try replace("templates/partials/card.mustache", "<article", "<article data-x=\"\(number())\"")
        case 17: try replace("content/board.yaml", "title: ", "title: B\(number()) ")
        case 18: try write("content/pages/page-\(number() % 3).md", "---\ntitle: Page \(number())\n---\nText \(number()).\n")
        case 19: try write("content/kinds/boat.yaml", RandomEditor.boat(label: "Boat \(number())"))
        case 20:
            baseURL = [nil, "https://example.org/board/", "https://other.example/"].randomElement(using: &random) ?? nil
            story.append("base URL \(baseURL ?? "none")")
        default:
            today = today + Int.random(in: 0...40, using: &random)
            story.append("today \(today)")
        }
    }

    private mutating func number() -> Int { Int.random(in: 0..<1_000, using: &random) }

    /// The paths of all listings' files.
    private func listings() throws -> [String] {
        try FolderWalk.entries(of: folder + "/content").filter { $0.kind == .file }.map(\.path).filter { path in
            (path.hasPrefix("rentals/") || path.hasPrefix("items/")) && (path.hasSuffix(".md") || path.hasSuffix(".yaml"))
        }
    }

    private mutating func add() throws {
        next += 1
        let suburb = RandomEditor.suburbs.randomElement(using: &random) ?? ""
        let owner = Bool.random(using: &random) ? "maria" : "tom"
        let listed = Day(year: 2026, month: 11, day: 1).map { $0 + Int.random(in: 0...20, using: &random) } ?? today
        if Bool.random(using: &random) {
            try write(
                "content/items/thing-\(next).md",
                "---\ntitle: Thing \(next)\nowner: \(owner)\naddress: \(suburb)\nprice: \(number())\ncategory: books\ncondition: good\nlisted: \(listed)\n---\nA thing.\n"
            )
        } else {
            let path = Bool.random(using: &random) ? "home-\(next).md" : "home-\(next)/index.md"
            try write(
                "content/rentals/" + path,
                "---\ntitle: Home \(next)\nowner: \(owner)\naddress: \(suburb)\nrent: \(300 + number() / 10)\nproperty: house\nbedrooms: \(next % 6)\nbathrooms: 1\ncarparks: 0\navailable: 2026-12-01\nlisted: \(listed)\n---\nRoom for [all](/rentals/).\n"
            )
        }
    }

    private mutating func change() throws {
        guard let path = try listings().randomElement(using: &random) else { return try add() }
        let file = "content/" + path
        switch Int.random(in: 0..<7, using: &random) {
        case 0: try replace(file, "title: ", "title: X\(number()) ")
        case 1: try replace(file, "owner: maria", "owner: tom")
        case 2: try replace(file, "owner: tom", "owner: maria")
        case 3: try append(file, file.hasSuffix(".md") ? "\nMore \(number()).\n" : "")
        case 4: try insert(file, "status: withdrawn")
        case 5: try replace(file, "\nstatus: withdrawn", "")
        default: try insert(file, "id: id-\(next)-\(number())")
        }
    }

    /// Another rent, which in half of the cases its history tells of.
    private mutating func changeRent() throws {
        guard let path = try listings().filter({ $0.hasPrefix("rentals/home-") }).randomElement(using: &rents) else { return }
        let file = "content/" + path
        let lines = try read(file).split(separator: "\n")
        func value(_ key: String) -> Substring? { lines.first { $0.hasPrefix(key + ": ") }?.dropFirst(key.count + 2) }
        guard let rent = value("rent"), let listed = value("listed") else { return }
        try replace(file, "rent: \(rent)", "rent: \(Int.random(in: 300...1_200, using: &rents))")
        if Bool.random(using: &rents) { try insert(file, "history: [{on: \(listed), rent: \(rent)}]") }
    }

    private mutating func rename() throws {
        guard let path = try listings().filter({ $0.hasSuffix(".md") && !$0.hasSuffix("index.md") }).randomElement(using: &random) else {
            return
        }
        next += 1
        let stem = path.dropLast(3)
        let new = Bool.random(using: &random) ? "\(stem)-r\(next).md" : "\(stem)/index.md"
        let text = try read("content/" + path)
        try delete("content/" + path)
        try write("content/" + new, text)
    }

    private mutating func delete() throws {
        guard let path = try listings().randomElement(using: &random) else { return }
        if path.hasSuffix("/index.md") { try delete("content/" + path.dropLast("/index.md".count)) } else { try delete("content/" + path) }
    }

    private mutating func changePerson() throws {
        let new = "content/people/owner-\(number() % 4).yaml"
        if Bool.random(using: &random) {
            try write(new, "name: Owner \(number())\nrole: owner\nemail: o\(number())@example.org\n")
        } else if FileManager.default.fileExists(atPath: folder + "/" + new) {
            try delete(new)
        } else {
            try replace("content/people/tom.yaml", "name: ", "name: T\(number()) ")
        }
    }

    private mutating func addPicture() throws {
        guard let path = try listings().filter({ $0.hasSuffix("index.md") }).randomElement(using: &random) else { return }
        let folder = "content/" + path.dropLast("index.md".count)
        var bytes = picture
        // Bytes behind the picture's end differ each time and are not published.
        bytes.append(contentsOf: String(number()).utf8)
        try write(folder + "photo.jpg", bytes: bytes)
        try insert("content/" + path, "images: [{file: photo.jpg, alt: Photo \(number())}]")
    }

    private static func boat(label: String) -> String {
        "kind: boat\nlabel: \(label)\nlabels: Boats for sale\nplace: suburb\nprice: {field: price, per: once}\npending: under-offer\ndone: sold\nexpires: 60\nfields:\n  hull: {type: choice, of: [timber, steel], required: true, facet: any-of, icon: tag}\n"
    }

    // MARK: Files

    private func read(_ path: String) throws -> String {
        String(decoding: try Files.readFile(folder + "/" + path, limit: 1 << 20), as: UTF8.self)
    }

    private mutating func write(_ path: String, _ text: String) throws { try write(path, bytes: Array(text.utf8)) }

    private mutating func write(_ path: String, bytes: [UInt8]) throws {
        story.append("write \(path)")
        let file = URL(filePath: folder).appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    private mutating func append(_ path: String, _ text: String) throws { try write(path, try read(path) + text) }

    private mutating func replace(_ path: String, _ old: String, _ new: String) throws {
        let text = try read(path)
        guard let range = text.range(of: old) else { return }
        try write(path, text.replacingCharacters(in: range, with: new))
    }

    /// Adds a fact to a listing that does not have it.
    private mutating func insert(_ path: String, _ line: String) throws {
        let text = try read(path)
        guard !text.contains("\n" + line.prefix { $0 != ":" } + ":") else { return }
        try replace(path, "\nlisted:", "\n\(line)\nlisted:")
    }

    private mutating func delete(_ path: String) throws {
        story.append("delete \(path)")
        try FileManager.default.removeItem(atPath: folder + "/" + path)
    }

    // MARK: Mischief in the output

    /// Does something to the output or the ledger that no build did.
    package mutating func disturb(_ workspace: Workspace) throws {
        let paths = try workspace.paths()
        guard let path = paths.randomElement(using: &random) else { return }
        let file = workspace.output + "/" + path
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            story.append("delete the output \(path)")
            try FileManager.default.removeItem(atPath: file)
        case 1:
            story.append("change the output \(path)")
            try Data("changed \(number())".utf8).write(to: URL(filePath: file))
        case 2:
            story.append("touch the output \(path)")
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: file)
        case 3:
            story.append("copy the output, as a cache does")
            try FileManager.default.copyItem(atPath: workspace.output, toPath: folder + "/copy")
            try FileManager.default.removeItem(atPath: workspace.output)
            try FileManager.default.moveItem(atPath: folder + "/copy", toPath: workspace.output)
        case 4:
            story.append("change a byte in the same size in \(path)")
            var bytes = try Data(contentsOf: URL(filePath: file))
            guard !bytes.isEmpty else { return }
            bytes[bytes.count / 2] ^= 1
            let handle = try FileHandle(forWritingTo: URL(filePath: file))
            try handle.write(contentsOf: bytes)
            try handle.close()
        default:
            story.append("a change that another takes back")
            let text = try read("content/board.yaml")
            try write("content/board.yaml", text + "\n")
            try write("content/board.yaml", text)
        }
    }

    /// Whether something of chance `1 / parts` happens.
    package mutating func chance(_ parts: Int) -> Bool { Int.random(in: 0..<parts, using: &random) == 0 }
}

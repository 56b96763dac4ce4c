import Archives
import Bytes
import Findings
import Glibc
import ImageFiles
import Mail
import Values

/// Reads what came, from archives, letters, messages, mailboxes and folders of messages.
public struct ParcelReader: Sendable {
    /// What a parcel may be about.
    public struct Board: Sendable {
        /// The folders of the board's kinds.
        public let kinds: Set<String>
        /// Whether the board has a file of a path already.
        public let exists: @Sendable (String) -> Bool

        /// See the properties.
        public init(kinds: Set<String>, exists: @escaping @Sendable (String) -> Bool) {
            self.kinds = kinds
            self.exists = exists
        }
    }

    /// The largest file that is read, in bytes.
    public static let mostBytes = 256 << 20

    private let board: Board
    private let mostText: TextBound?

    /// A reader for a board, with how much text an archive may have if that is less than anybody's.
    public init(_ board: Board, mostText: TextBound? = nil) { (self.board, self.mostText) = (board, mostText) }

    /// Reads files and the files of folders, and hands on what is in each, one at a time. Pictures among them belong to the letters. Returns what is
    /// not read of all that. Throws if a file cannot be read.
    @discardableResult
    public func read(_ paths: [String], each: (Delivery) throws -> Void) throws -> [Ignored] {
        let given = Set(paths)
        let inputs = try paths.map(ParcelReader.inputs)
        let paths = inputs.flatMap(\.files)
        let pictures = paths.filter { ParcelPath.isPicture(ParcelReader.name($0)) }
        let others = paths.filter { !ParcelPath.isPicture(ParcelReader.name($0)) }
        let named = pictures.filter(given.contains)
        if others.isEmpty, !named.isEmpty { throw NoLetter(pictures: named) }
        var offered: Set<String> = []
        for path in others {
            if ParcelReader.isFolder(path) {
                try readMaildir(path, each)
                continue
            }
            // With one letter the pictures can lie anywhere; with several, beside theirs.
            let beside = others.count == 1 ? pictures : pictures.filter { ParcelReader.folder($0) == ParcelReader.folder(path) }
            if try isLetter(path, beside, each) { offered.formUnion(beside) }
        }
        return inputs.flatMap(\.ignored) + pictures.filter { !offered.contains($0) }.map(Ignored.picture)
    }

    /// Reads a file; whether it is a letter, to which the pictures are offered.
    private func isLetter(_ path: String, _ pictures: [String], _ each: (Delivery) throws -> Void) throws -> Bool {
        let bytes = try Files.readFile(path, limit: ParcelReader.mostBytes, followingLinks: true)
        if ZipArchive.begins(bytes) {
            var assembly = ParcelAssembly(from: path, kinds: board.kinds)
            assembly.add(archive: bytes, mostText: mostText)
            try each(Delivery(source: path, content: assembly.content()))
            return false
        }
        if MailMessage.begins(bytes) {
            try each(delivery(bytes[...], path))
            return false
        }
        guard Mailbox.begins(bytes) else {
            try each(Delivery(source: path, content: letter(bytes, path, pictures)))
            return true
        }
        switch Result(catching: { () throws(MailProblem) in try Mailbox(bytes) }) {
        case .failure(let problem): try each(Delivery(source: path, content: refused(problem, path)))
        case .success(let mailbox):
            for place in 0..<mailbox.count {
                var delivery = delivery(mailbox.message(at: place)[...], path)
                (delivery.message, delivery.isFromMailbox) = (place + 1, true)
                try each(delivery)
            }
        }
        return false
    }

    /// A folder of messages, a file each.
    private func readMaildir(_ path: String, _ each: (Delivery) throws -> Void) throws {
        for folder in ParcelReader.maildirs(in: path) {
            let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { throw FileError(path: folder, reason: .system(.last)) }
            let entries = try FolderEntry.list(closing: descriptor).filter { $0.kind == .file && $0.isUTF8 && !$0.name.hasPrefix(".") }
            for entry in entries {
                let file = folder + "/" + entry.name
                var delivery = delivery(try Files.readFile(file, limit: ParcelReader.mostBytes)[...], file)
                delivery.isFromMailbox = true
                try each(delivery)
            }
        }
    }

    private func delivery(_ bytes: ArraySlice<UInt8>, _ path: String) -> Delivery {
        do throws(MailProblem) {
            let message = try MailMessage(bytes)
            let content = MailParcel(message: message, source: path, board: board).content
            return Delivery(
                source: path, sender: ParcelReader.short(message.sender), subject: ParcelReader.short(message.subject), content: content)
        } catch {
            return Delivery(source: path, content: refused(error, path))
        }
    }

    private func refused(_ problem: MailProblem, _ path: String) -> Delivery.Content {
        var assembly = ParcelAssembly(from: path, kinds: board.kinds)
        assembly.refuse(.package, problem.message, reason: problem.reason, fix: problem.fix)
        return assembly.content()
    }

    /// The letter of a text file, with the pictures that were named with it, and those that lie beside it.
    private func letter(_ bytes: [UInt8], _ path: String, _ pictures: [String]) throws -> Delivery.Content {
        var assembly = ParcelAssembly(from: path, kinds: board.kinds)
        let text = bytes.count > ParcelReader.mostLetter ? "" : Charset.utf8.text(bytes.withoutByteOrderMark)
        guard let letter = Letter(file: text) else {
            assembly.refuse(
                .package, "this is no zip archive, no message and no letter",
                reason: "A letter has its files between lines such as \"--- rentals/sunny-flat.md ---\".",
                fix: "Ask for a package from the posting page, or name the right file.")
            return assembly.content()
        }
        var offered = try pictures.map { try ParcelReader.picture($0) }
        let names = Set(offered.map { $0.name.lowercased() })
        let folder = ParcelReader.folder(path)
        for name in letter.pictures where !names.contains(name.lowercased()) && ParcelPath.isPicture(name) {
            if Files.stamp(folder + name) != nil { offered.append(try ParcelReader.picture(folder + name)) }
        }
        assembly.add(letter, offered, exists: board.exists)
        return assembly.content()
    }

    private static let mostLetter = 1 << 20

    private static func picture(_ path: String) throws(FileError) -> OfferedPicture {
        OfferedPicture(name: name(path), bytes: try Files.readFile(path, limit: ImageFile.maximumBytes, followingLinks: true))
    }

    private static func short(_ text: String) -> String { String(text.prefix(200)) }

    private static func name(_ path: String) -> String {
        String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
    }

    /// The folder of a file with a slash behind it; empty for the one that the program runs in.
    private static func folder(_ path: String) -> String { String(path.dropLast(name(path).count)) }

    /// Pictures were named without the letter that they belong to.
    public struct NoLetter: Error, CustomStringConvertible {
        let pictures: [String]

        /// One sentence without a final full stop.
        public var description: String { "\(pictures.listed()): pictures come with a letter; name its listing.txt, too" }
    }
}

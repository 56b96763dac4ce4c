import Archives
import Findings
import ImageFiles
import Values

/// Puts a parcel together from files that somebody sent, and collects what is wrong with them.
package struct ParcelAssembly {
    /// The largest number of problems that are told of one parcel.
    private static let mostProblems = 20

    private let source: String
    package let kinds: Set<String>
    private var files: [(sort: ParcelPath, file: Parcel.File)] = []
    private var names: Set<String> = []
    private var size = 0
    private(set) var problems: [Diagnostic] = []
    /// What whoever takes it should know, a sentence each.
    package var notes: [String] = []

    /// An assembly of what came from a file, for a board with kinds of those folders.
    package init(from source: String, kinds: Set<String>) {
        self.source = ParcelAssembly.shownPath(source)
        self.kinds = kinds
    }

    /// A path as findings have it that do not lie in the content folder.
    static func shownPath(_ source: String) -> String { source.hasPrefix("/") ? source : "./" + source }

    /// Adds a file, whose bytes are asked for only if it may be there.
    mutating func add<Problem>(_ path: String, size: Int, bytes: () throws(Problem) -> [UInt8]) throws(Problem) {
        guard let sort = sort(path, size: size) else { return }
        files.append((sort, Parcel.File(path: path, bytes: try bytes())))
    }

    /// Adds a file.
    package mutating func add(_ path: String, _ bytes: [UInt8]) {
        guard let sort = sort(path, size: bytes.count) else { return }
        files.append((sort, Parcel.File(path: path, bytes: bytes)))
    }

    /// Notes a problem of the whole.
    package mutating func refuse(_ rule: Rule, _ message: String, reason: String, fix: String) {
        problems.append(rule.finding(in: source, SecretMask.masked(message), reason: SecretMask.masked(reason), fix: fix))
    }

    /// What a file is; nil if it may not be there, which is noted.
    private mutating func sort(_ path: String, size: Int) -> ParcelPath? {
        let sort: ParcelPath
        do throws(ParcelPath.Refusal) {
            sort = try ParcelPath(path, kinds: kinds)
        } catch {
            refuse(.packagePath, "\(String(path.prefix(300)).quoted) \(error.message)", reason: error.reason, fix: error.fix)
            return nil
        }
        guard names.insert(path.lowercased()).inserted else {
            refuse(
                .packagePath, "\(path.quoted) is there twice", reason: "Nobody can tell which is meant, and many disks ignore case.",
                fix: "Ask for a package from the posting page, or take one of them out by hand.")
            return nil
        }
        let most = sort.isPicture ? ImageFile.maximumBytes : SourceFile.sizeLimit(of: path)
        guard size <= most else {
            refuse(
                .package, "\(path.quoted) has \(grouped(size)) bytes",
                reason: "At most \(grouped(most)) are read of \(sort.isPicture ? "a picture" : "such a file").",
                fix: sort.isPicture ? "Ask for a smaller one: 2,000 pixels wide is plenty." : "Ask for a shorter one.")
            return nil
        }
        self.size += size
        return sort
    }

    /// The parcel, or all that is wrong with it.
    package func content() -> Delivery.Content {
        var all = self
        if files.count > ZipArchive.mostFiles || size > ZipArchive.mostBytes {
            all.refuse(
                .package, "the package has \(counted(files.count, "file")) of \(grouped(size)) bytes",
                reason: "At most \(ZipArchive.mostFiles) files of \(ZipArchive.mostBytes >> 20) MiB are taken at once.",
                fix: "Ask for fewer listings at a time, or for smaller pictures.")
        }
        if all.problems.isEmpty, !files.contains(where: { !$0.sort.isPicture }) {
            all.refuse(
                .package, "there is no listing in the package", reason: "It has \(counted(files.count, "picture")) and nothing else.",
                fix: "Ask for a package from the posting page.")
        }
        guard all.problems.isEmpty else {
            let more = all.problems.count - ParcelAssembly.mostProblems
            if more > 0 {
                all.problems = Array(all.problems.prefix(ParcelAssembly.mostProblems))
                all.refuse(.package, "and \(counted(more, "more problem"))", reason: "", fix: "Ask for a package from the posting page.")
            }
            return .refused(all.problems)
        }
        let ordered = files.sorted { ($0.sort.rawValue, $0.file.path) < ($1.sort.rawValue, $1.file.path) }
        let files = { (isMeant: (ParcelPath) -> Bool) in ordered.filter { isMeant($0.sort) }.map(\.file) }
        return .parcel(
            Parcel(
                files: files { $0 != .change && $0 != .changePicture }, changes: files { $0 == .change },
                changePictures: files { $0 == .changePicture }, notes: notes))
    }
}

import CommonMark
import Facts
import Findings
import ImageFiles
import Places
import Rules
import Values

/// Judges listings and owners' files one by one, away from their board's folder: what a browser or another program has that wants to say what
/// `houser check` would say of a file before it is sent.
///
/// It knows of the board what it is told in ``Settings``. What depends on other listings or on the last build only `houser check` says.
public final class Judge {
    private let kinds: [String: Kind]
    private let context: ReadingContext
    private let circles: [String]

    /// A judge for a board.
    public init(_ settings: Settings) {
        let loaded = KindSet.load(settings.kindFiles, withCampuses: settings.hasCampuses)
        let kinds = loaded.kinds.map { $0.knowing(brands: settings.brands) }
        self.kinds = Dictionary(firstOf: kinds.map { ($0.id, $0) })
        circles = settings.circles
        context = ReadingContext(
            gazetteer: settings.gazetteer, people: settings.people.map { $0.handle }.sorted(),
            names: Dictionary(firstOf: settings.people.filter { !$0.name.isEmpty }.map { ($0.handle, $0.name) }),
            reachable: Set(settings.people.filter { $0.isReachable }.map { $0.handle }), brokenKinds: settings.brokenKinds,
            today: settings.today, host: settings.host, expiring: nil, clocks: LocalClocks(timeZone: settings.timeZone))
    }

    /// What a page shows of a description, as HTML, without the pictures beside it.
    public func prose(_ text: [UInt8]) -> [UInt8] {
        Markdown.parse(text, options: .prose(of: [], host: context.host)).html(siteRoot: "", imageBase: "")
    }

    /// The findings on a file, in the order in which they are printed; nil if it is a listing of a kind that the board does not have.
    public func check(_ request: Request) -> [Diagnostic]? {
        let limit = SourceFile.sizeLimit(of: request.path)
        guard request.bytes.count <= limit else { return [Rule.tooLarge(request.path, limit: limit)] }
        let source = SourceFile(path: request.path, bytes: request.bytes)
        if let owner = request.owner { return check(source, of: owner).sorted() }
        return kinds[request.kind].map { check(source, $0, request).sorted() }
    }

    private func check(_ source: SourceFile, of owner: String) -> [Diagnostic] {
        var report = Report(source)
        if let record = RecordReader(source, Person.schema, today: context.today, report: &report) {
            _ = Person(record, handle: owner, circles: circles, report: &report)
        }
        return report.diagnostics
    }

    private func check(_ source: SourceFile, _ kind: Kind, _ request: Request) -> [Diagnostic] {
        let file = ListingFile(path: request.path, kind: kind, slug: request.slug, isIndex: request.isIndex, entry: 0)
        let known = Dictionary(firstOf: request.pictures.map { ($0.name, $0.bytes) })
        let pictures = ImageFolder(
            path: file.folder, files: request.pictures.map { $0.name }, isOwn: request.isIndex,
            suggestion: (file.folder, request.path.hasSuffix(".md")), isTaken: request.isTaken,
            inspect: { name in ImageFolder.inspect(known[name] ?? []) })
        return CheckedListing(source, ListingReader(file: file, folder: pictures, context: context)).diagnostics
    }
}

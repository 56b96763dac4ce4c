import Bytes
import Facts
import Findings
import Judge
import Values

@testable import ListingKit
@testable import Rules

/// All listings and owners' files of a board, as a judge is asked about them, and what the program finds.
struct BoardCases {
    let settings: Judge.Settings
    let files: [Judge.Request]
    private let reader: ListingsReader
    private let circles: [String]

    /// A folder without any listing has nothing to ask about.
    struct NoListings: Error {}

    init(_ content: String, today: Day) throws {
        let folder = try ContentFolder(content)
        let reading = ContentReader(folder, today: .day(today), threads: 2, memory: NoMemory(seed: 0)).read()
        guard let reader = reading.listingsReader else { throw NoListings() }
        self.reader = reader
        let context = reader.context
        var settings = Judge.Settings(today: context.today)
        settings.timeZone = context.clocks.timeZone
        settings.host = context.host
        settings.people = context.people.map { ($0, context.names[$0] ?? "", context.reachable.contains($0)) }
        settings.brokenKinds = context.brokenKinds
        settings.circles = RecordFile.slugs(Inventory.firstFiles(folder.entries(in: "circles")))
        // A brand whose own file is broken is known all the same.
        let brands = RecordFile.slugs(Inventory.firstFiles(folder.entries(in: "brands")))
        settings.brands = Set(brands).sorted(by: ByteOrder.precedes).map { slug in
            (slug, reading.brands.first { $0.slug == slug }?.name ?? slug)
        }
        settings.kindFiles = Inventory.firstFiles(folder.entries(in: "kinds")).compactMap { path in
            (try? folder.bytes(of: path, limit: 1 << 20)).map { SourceFile(path: path, bytes: $0) }
        }
        settings.hasCampuses = !context.gazetteer.campuses.isEmpty || folder.hasFile("gazetteer/campuses.tsv")
        settings.suburbs = try? folder.bytes(of: "gazetteer/suburbs.tsv", limit: 1 << 26)
        settings.campuses = try? folder.bytes(of: "gazetteer/campuses.tsv", limit: 1 << 26)
        self.settings = settings
        circles = settings.circles
        let owners = Inventory.firstFiles(folder.entries(in: Person.home.folder)).filter { RecordFile(path: $0).slug.isSlug }
        let listings = reader.inventory.listings.compactMap { file -> Judge.Request? in
            guard let bytes = try? folder.bytes(of: file.path, limit: SourceFile.sizeLimit) else { return nil }
            var request = Judge.Request()
            (request.kind, request.path, request.slug) = (file.kind.id, file.path, file.slug)
            (request.isIndex, request.isTaken) = (file.isIndex, reader.images(of: file).isTaken)
            request.bytes = bytes
            request.pictures = reader.images(of: file).files.compactMap { name in
                (try? folder.bytes(of: file.folder + "/" + name, limit: 1 << 26)).map { (name, $0) }
            }
            return request
        }
        files =
            listings
            + owners.compactMap { path -> Judge.Request? in
                guard let bytes = try? folder.bytes(of: path, limit: SourceFile.sizeLimit) else { return nil }
                var request = Judge.Request()
                (request.owner, request.path, request.bytes) = (RecordFile(path: path).slug, path, bytes)
                return request
            }
    }

    /// What the program finds in a file of this text, in the order in which it is printed.
    func findings(on request: Judge.Request) -> [Diagnostic] {
        let source = SourceFile(path: request.path, bytes: request.bytes)
        if request.owner != nil {
            var circles = circles
            return Person.read(source, RecordFile(path: request.path), &circles, today: reader.context.today).diagnostics.sorted()
        }
        guard let file = reader.inventory.listing(at: request.path) else { return [] }
        let listing = ListingReader(file: file, folder: reader.images(of: file), context: reader.context)
        return CheckedListing(source, listing).diagnostics.sorted()
    }
}

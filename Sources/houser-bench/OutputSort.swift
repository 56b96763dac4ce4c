import Bytes
import Foundation
import Glibc
import Syndication

/// What a published file is for.
enum OutputSort: String, CaseIterable, Codable {
    case listingPages = "listing pages"
    case suburbPages = "suburb pages"
    case campusPages = "campus pages"
    case ownerPages = "owner pages"
    case inspectionPages = "inspection pages"
    case cataloguePages = "catalogue pages"
    case otherPages = "other pages"
    case feeds, calendars, data, search, map, pictures
    case theme = "theme and the rest"

    private static let feedNames = Set(FeedFormat.all.flatMap { [$0.fileName, $0.changesFileName] })
    private static let kinds = Set(SampleKind.allCases.map(\.folder))

    /// The sort of the file at a path in the output. `listings` holds the folders of listings, such as `rentals/gipps-street-terrace`.
    init(_ path: String, listings: Set<String>) {
        let parts = path.split(separator: "/")
        let top = parts.count > 1 ? String(parts[0]) : ""
        self =
            switch (top, parts.last?.split(separator: ".").last) {
            case ("assets", _): .theme
            case (_, "html"): listings.contains(parts.prefix(2).joined(separator: "/")) ? .listingPages : OutputSort(pageIn: top)
            case (_, "xml") where parts.last != "sitemap.xml", (_, "opml"): .feeds
            case _ where OutputSort.feedNames.contains(parts.last.map(String.init) ?? ""): .feeds
            case (_, "ics"): .calendars
            case ("api", _): .data
            case ("search", _): .search
            case ("map", _): .map
            case (_, "png"), (_, "jpg"), (_, "jpeg"), (_, "webp"), (_, "gif"): .pictures
            default: .theme
            }
    }

    private init(pageIn top: String) {
        self =
            switch top {
            case "suburbs": .suburbPages
            case "campuses": .campusPages
            case "people": .ownerPages
            case "inspections": .inspectionPages
            case _ where OutputSort.kinds.contains(top): .cataloguePages
            default: .otherPages
            }
    }
}

/// How many files of a sort there are, and their bytes.
struct OutputSum: Codable {
    let sort: OutputSort
    var files = 0
    var bytes = 0

    /// All files in a folder by what they are for.
    static func sums(of folder: String, listings: Set<String>) throws -> [OutputSum] {
        var sums = OutputSort.allCases.map { OutputSum(sort: $0) }
        try OutputFiles.visit(folder) { path, status in
            let sort = OutputSort(path, listings: listings)
            guard let index = sums.firstIndex(where: { $0.sort == sort }) else { return }
            sums[index].files += 1
            sums[index].bytes += Int(status.st_size)
        }
        return sums.filter { $0.files > 0 }
    }
}

/// The published files as the file system has them.
enum OutputFiles {
    static func visit(_ folder: String, _ visit: (_ path: String, _ status: stat) -> Void) throws {
        for entry in try FolderWalk.entries(of: folder, count: 10_000_000) where entry.kind == .file {
            visit(entry.path, try status(folder + "/" + entry.path))
        }
    }

    static func status(_ path: String) throws -> stat {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return status
    }
}

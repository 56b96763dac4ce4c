import Bytes
import Findings
import Rules
import Values

/// Finds pictures of one home that another home has, byte for byte.
struct SamePictures {
    /// A picture's path and the fingerprint of its bytes.
    typealias Picture = (path: String, fingerprint: Fingerprint)

    let findings: [Diagnostic]

    init(_ homes: [TrustCheck.HomeListing], _ pictures: [Picture]) {
        let byFolder = Dictionary(
            homes.map { (SamePictures.folder(of: $0.summary.file), $0.summary) }, uniquingKeysWith: { first, _ in first })
        var firsts: [Fingerprint: String] = [:]
        var told: Set<Substring> = []
        var found: [Diagnostic] = []
        for picture in pictures where found.count < ReadingBudget.limit {
            let folder = SamePictures.folder(of: picture.path)
            guard let listing = byFolder[folder] else { continue }
            guard let first = firsts[picture.fingerprint] else {
                firsts[picture.fingerprint] = picture.path
                continue
            }
            guard let other = byFolder[SamePictures.folder(of: first)], listing.owner != other.owner,
                SamePictures.areApart(listing, other), told.insert(folder).inserted
            else { continue }
            found.append(
                Rule.samePicture.finding(
                    in: picture.path, "this picture is \(ContentPath.named(first)) as well, which shows another address",
                    reason: "\(other.owner.quoted) listed that one, and \(listing.owner.quoted) this one.",
                    fix: "Ask the owner which home it shows, and take it out of the other one."
                ).beside([first, other.file, listing.file]))
        }
        findings = found
    }

    private static func folder(of path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

    /// Whether two homes are at different addresses: flats of one house may share a picture of it.
    private static func areApart(_ one: ListingSummary, _ other: ListingSummary) -> Bool {
        let (streets, others) = (one.streets, other.streets)
        if streets.isEmpty || others.isEmpty { return one.locality != other.locality }
        return Set(streets).isDisjoint(with: others)
    }
}

extension Rule {
    static let samePicture = Rule(
        "same-picture", .hint, "A picture of two homes is looked at twice",
        "Frauds take the pictures of other homes. This tells of a picture that is, byte for byte, that of an open listing at another address; flats of one house may share one. It proves nothing: a plan may fit many flats, and anybody can use a wrong file. Pictures that were made smaller or cut otherwise aren't found; search the web for a picture that you doubt."
    )
}

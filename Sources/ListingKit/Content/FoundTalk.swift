import Bytes
import Findings
import Values

extension TalkReader {
    /// What was read so far.
    struct Found {
        let listings: Listings
        private(set) var talks:
            [String: (comments: [Comment], hidden: [HiddenComment], likes: Int, files: [(path: String, fingerprint: Fingerprint)])] = [:]
        var findings: [Diagnostic] = []
        private var strangers: Set<String> = []
        /// The pages that likes came from, behind the ids of listings.
        private var liking: Set<String> = []
        /// How many likes came from a website, behind the ids of listings.
        private var ofSite: [String: Int] = [:]
        /// The path without its ending, of the last file.
        private var last = ""

        init(listings: Listings) { self.listings = listings }

        /// Whether a file is about a listing that is not there, and nothing else need be said of it; says so of the first of a folder.
        mutating func isStranger(_ path: String) -> Bool {
            let parts = path.split(separator: "/")
            let id = String(parts[1])
            guard !listings.ids.contains(id), let finding = listings.stranger(path, id) else { return false }
            if strangers.insert("\(parts[0])/\(id)").inserted { findings.append(finding) }
            return true
        }

        mutating func add(_ outcome: Outcome, of path: String) {
            let parts = path.split(separator: "/")
            let id = String(parts[1])
            guard listings.ids.contains(id) else { return }
            guard let fingerprint = outcome.fingerprint else { return }
            let stem = String(path.prefix { $0 != "." })
            defer { last = stem }
            // Files of one person stand next to each other, because their names differ in the ending only.
            guard stem != last else {
                findings.append(
                    Rule.reactionFile.finding(
                        in: path, "there is another reaction of \(String(stem.split(separator: "/").last ?? "").quoted)",
                        reason: "Nobody counts twice, and the endings .yaml and .yml make no difference.", fix: "Keep one of the two files."
                    ))
                return
            }
            var talk = talks[id] ?? ([], [], 0, [])
            switch outcome.comment {
            case .shown(let comment)?:
                if talk.comments.count == TalkReader.mostOfListing {
                    findings.append(
                        TalkReader.tooMany(
                            path, "\(id.quoted) has more than \(grouped(TalkReader.mostOfListing)) comments that are shown", .commentFile))
                }
                guard talk.comments.count <= TalkReader.mostOfListing else { return }
                talk.comments.append(comment)
            case .hidden(let comment)?: talk.hidden.append(comment)
            case nil:
                guard outcome.isLike else { return }
                // Nobody counts twice, and no page does.
                let pages = outcome.pages.map { "\(id) \($0)" }
                let site = outcome.site.map { "\(id) \($0)" }
                if liking.isDisjoint(with: pages), site.map({ ofSite[$0, default: 0] < SendingSite.most }) ?? true {
                    talk.likes += 1
                    if let site { ofSite[site, default: 0] += 1 }
                }
                liking.formUnion(pages)
            }
            if outcome.isShown { talk.files.append((path, fingerprint)) }
            talks[id] = talk
        }
    }
}

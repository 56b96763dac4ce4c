import Bytes
import Places
import Values

/// Looks through all content, whoever wrote it, for what somebody else hides. What did not change since the last build was searched then, and
/// is searched again for new values alone.
struct PrivacyCheck {
    private let reading: LoadedContent
    private let folder: ContentFolder
    private let memory: any ListingMemory
    private let threads: Int

    init(_ reading: LoadedContent, _ folder: ContentFolder, _ memory: any ListingMemory, threads: Int) {
        self.reading = reading
        self.folder = folder
        self.memory = memory
        self.threads = threads
    }

    /// A file with what it is searched for.
    private struct Job: Sendable {
        let file: PrivacyJudge.File
        /// Whether it may tell no value at all, and not only no new one.
        let isNew: Bool

        init(_ path: String, locality: Int32? = nil, owner: String? = nil, isNew: Bool) {
            file = PrivacyJudge.File(path: path, locality: locality, owner: owner)
            self.isNew = isNew
        }
    }

    /// All findings, in any order.
    func findings() -> [Diagnostic] {
        let values = reading.hidden
        let places = values.places
        let new = newPlaces()
        let isNewOfPeople = memory.hiddenPeople != values.fingerprint(seed: memory.seed)
        if places.isEmpty && values.people.isEmpty { return [] }
        let news = places.filter { new.contains($0.file) }
        let jobs = jobs(news: news, isNewOfPeople: isNewOfPeople)
        if jobs.isEmpty { return [] }
        // Where few files are new, only what is hidden near them can matter.
        let newFiles = jobs.filter(\.isNew)
        let rows = newFiles.count > 100 || newFiles.contains { $0.file.locality == nil } ? nil : Set(newFiles.compactMap(\.file.locality))
        let near = rows.map { rows in
            let beside = Set(rows.flatMap { row in surroundings(of: row) })
            return places.filter { $0.locality.map(beside.contains) ?? false }
        }
        let whole = PrivacyJudge(reading, hidden: (near ?? places) + values.people)
        let part = PrivacyJudge(reading, hidden: news + (isNewOfPeople ? values.people : []))
        let found = Parallel.map(jobs, threads: threads) { job -> PrivacyJudge.Findings in
            let path = job.file.path
            guard let bytes = try? folder.bytes(of: path, limit: SourceFile.sizeLimit(of: path)) else { return PrivacyJudge.Findings() }
            return (job.isNew ? whole : part).findings(in: SourceFile(path: path, bytes: bytes), job.file)
        }
        return found.flatMap(\.words) + PrivacyCheck.firsts(of: found.flatMap(\.addresses))
    }

    /// The first of findings that say the same, with how many files they are in: one owner can have many listings at one address.
    private static func firsts(of findings: [Diagnostic]) -> [Diagnostic] {
        Dictionary(grouping: findings, by: \.message).values.compactMap { alike in
            guard var first = alike.min() else { return nil }
            if alike.count > 1 { first.message += ", and so \(alike.count == 2 ? "does another" : "do \(alike.count - 1) others")" }
            return first
        }
    }

    /// The files of listings that hide something that the last build did not know.
    private func newPlaces() -> Set<String> {
        Set(
            reading.listings.lazy.filter { !$0.isRemembered && !$0.summary.hidden.isEmpty }.map(\.summary).filter {
                !Set($0.hidden).isSubset(of: memory.hiddenPlaces(of: $0.file))
            }.map(\.file))
    }

    private func jobs(news: [HiddenValue], isNewOfPeople: Bool) -> [Job] {
        let newRows = Set(news.compactMap(\.locality).flatMap(surroundings))
        var jobs: [Job] = []
        var localities: [String: Int32] = [:]
        // The ids of listings of which something else is said than at the last build.
        var others: Set<String> = []
        for listing in reading.listings {
            let summary = listing.summary
            if !reading.talks.isEmpty, let row = summary.locality { localities[summary.id] = row }
            if listing.hasOtherTalk { others.insert(summary.id) }
            let isNear = !news.isEmpty && (summary.locality.map(newRows.contains) ?? true)
            guard !listing.isRemembered || isNewOfPeople || isNear else { continue }
            jobs.append(Job(summary.file, locality: summary.locality, owner: summary.owner, isNew: !listing.isRemembered))
        }
        let isKnown = memory.people != nil
        if !isKnown || isNewOfPeople || !news.isEmpty {
            let files = ["brands", "circles", "kinds", "pages", "people", "places"].flatMap { folder.entries(in: $0) }.filter {
                $0.kind == .file
            }
            jobs += (files.map(\.path) + (folder.hasFile("board.yaml") ? ["board.yaml"] : [])).map {
                Job($0, isNew: !isKnown)
            }
        }
        for (id, talk) in reading.talks.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
            let isOther = others.contains(id)
            guard isOther || isNewOfPeople || !news.isEmpty else { continue }
            jobs += talk.comments.map { Job($0.file, locality: localities[id], isNew: isOther) }
        }
        return jobs
    }

    /// The rows of the suburbs near one, itself among them.
    private func surroundings(of row: Int32) -> [Int32] { PrivacySearch.surroundings(of: row, in: reading.gazetteer) }
}

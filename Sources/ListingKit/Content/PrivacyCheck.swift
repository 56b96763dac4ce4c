import Bytes
import Findings
import Places
import Rules
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

        init(_ path: String, locality: Int32? = nil, shown: [ShownStreet] = [], isNew: Bool) {
            file = PrivacyJudge.File(path: path, locality: locality, shown: shown)
            self.isNew = isNew
        }

        init(_ listing: LoadedListing) {
            let summary = listing.summary
            file = PrivacyJudge.File(
                path: summary.file, locality: summary.locality, owner: summary.owner, addressLines: listing.record.addressLines,
                shown: summary.shown)
            isNew = !listing.isRemembered
        }
    }

    /// A file with its text.
    private struct Text: Sendable {
        let job: Job
        let source: SourceFile
    }

    /// All findings, in any order.
    func findings() -> [Diagnostic] {
        let values = reading.hidden
        let isNewOfPeople = memory.hiddenPeople != values.fingerprint(seed: memory.seed)
        if values.places.isEmpty && values.people.isEmpty { return [] }
        let new = newPlaces()
        let news = values.places.filter { new.contains($0.file) }
        let jobs = jobs(news, isNewOfPeople: isNewOfPeople)
        if jobs.isEmpty { return [] }
        let part = PrivacyJudge(reading, hidden: news + (isNewOfPeople ? values.people : []))
        let newFiles = jobs.filter(\.isNew)
        // Where few files are new, only what is hidden near them, or near a suburb that they name, can matter to them.
        let found: [PrivacyJudge.Findings]
        if newFiles.count > 100 {
            let whole = PrivacyJudge(reading, hidden: values.all)
            found = findings(in: jobs) { ($0.isNew ? whole : part).findings(in: $1, $0.file) }
        } else {
            let texts = newFiles.compactMap { job in source(of: job).map { Text(job: job, source: $0) } }
            let whole = PrivacyJudge(reading, hidden: near(texts, of: values.places) + values.people)
            found =
                texts.map { whole.findings(in: $0.source, $0.job.file) }
                + findings(in: jobs.filter { !$0.isNew }) { part.findings(in: $1, $0.file) }
        }
        return found.flatMap(\.words) + PrivacyCheck.firsts(of: found.flatMap(\.addresses))
    }

    private func findings(
        in jobs: [Job], _ judge: @escaping @Sendable (Job, SourceFile) -> PrivacyJudge.Findings
    ) -> [PrivacyJudge.Findings] {
        Parallel.map(jobs, threads: threads) { job in source(of: job).map { judge(job, $0) } ?? PrivacyJudge.Findings() }
    }

    /// A file that was read before; nil if it was taken away since, which the build finds out by itself.
    private func source(of job: Job) -> SourceFile? {
        let path = job.file.path
        return (try? folder.bytes(of: path, limit: SourceFile.sizeLimit(of: path))).map { SourceFile(path: path, bytes: $0) }
    }

    /// The values near what texts are about or name; all points, which mean the same everywhere.
    private func near(_ texts: [Text], of places: [HiddenValue]) -> [HiddenValue] {
        if places.isEmpty || texts.contains(where: { $0.job.file.locality == nil }) { return places }
        let homes = Set(places.compactMap(\.locality))
        let named = PrivacySearch.rows(named: texts.map(\.source.bytes), of: homes, in: reading.gazetteer)
        let rows = Set(
            named
                + texts.flatMap { text in
                    [text.job.file.locality].compactMap(\.self) + PrivacySearch.suburbs(in: text.source.bytes, reading.gazetteer)
                })
        let beside = Set(rows.flatMap { PrivacySearch.surroundings(of: $0, in: reading.gazetteer) })
        return places.filter { $0.what == .point || $0.locality.map(beside.contains) ?? false }
    }

    /// The first of findings that say the same, with how many files they are in: one owner can have many listings at one address.
    private static func firsts(of findings: [Diagnostic]) -> [Diagnostic] {
        Dictionary(grouping: findings, by: \.message).values.compactMap { alike in
            guard var first = alike.min() else { return nil }
            if alike.count > 1 { first.message += ", and so \(alike.count == 2 ? "does another" : "do \(alike.count - 1) others")" }
            return first
        }
    }

    /// The files of listings that hide something that the last build did not know, or that was somebody else's.
    private func newPlaces() -> Set<String> {
        Set(
            reading.listings.lazy.filter { !$0.isRemembered && !$0.summary.hidden.isEmpty }.map(\.summary).filter {
                !Set($0.hidden).isSubset(of: memory.hiddenPlaces(of: $0.file, by: $0.owner))
            }.map(\.file))
    }

    /// The values that stand in files that do not hide them, all of which was judged to be innocent: as they are, and beside their suburbs.
    func said() -> SaidValues {
        let values = reading.hidden.all
        let judge = PrivacyJudge(reading, hidden: values)
        // What no rule takes for the hidden value, such as "the 86 Smith Street tram", is published as it is, too.
        let plain = PatternSearch(values.map { Array($0.text.utf8) })
        let said = Parallel.map(jobs(reading.hidden.places, isNewOfPeople: true), threads: threads) { job -> SaidValues in
            var said = SaidValues()
            guard let source = source(of: job) else { return said }
            source.bytes.withUnsafeBytes { text in
                plain.matches(in: text) { value, _ in
                    if !values[value].isHidden(by: job.file.path) { said.texts.insert(values[value].text) }
                    return true
                }
            }
            for found in judge.told(in: source) where !found.value.isHidden(by: job.file.path) {
                said.texts.insert(found.value.text)
                if let row = found.value.locality, judge.concerns(found, job.file) {
                    said.places.insert(ShownStreet(locality: row, street: StreetKey(found.value.text)))
                }
            }
            return said
        }
        var all = said.reduce(into: SaidValues()) { all, said in
            all.texts.formUnion(said.texts)
            all.places.formUnion(said.places)
        }
        // One number is written in several ways.
        let numbers = Set(all.texts.compactMap(PrivacyCheck.number))
        for value in values where value.what == .contact && PrivacyCheck.number(value.text).map(numbers.contains) ?? false {
            all.texts.insert(value.text)
        }
        return all
    }

    /// The last digits of a phone number; nil for any other text.
    private static func number(_ text: String) -> String? {
        guard text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == 0x20 || $0 == UInt8(ascii: "+") }) else { return nil }
        let digits = text.filter(\.isNumber)
        return digits.count < 8 ? nil : String(digits.suffix(8))
    }

    /// What is to be searched: all that is new, and all else that new values may stand in.
    private func jobs(_ news: [HiddenValue], isNewOfPeople: Bool) -> [Job] {
        let isAnyNews = !news.isEmpty || isNewOfPeople
        // Of listings only those that are near or name places far away, unless it is a point, which means the same everywhere.
        let isEverywhere = isNewOfPeople || news.count > 1_000 || news.contains { $0.what == .point }
        let rows =
            isEverywhere ? [] : Set(Set(news.compactMap(\.locality)).flatMap { PrivacySearch.surroundings(of: $0, in: reading.gazetteer) })
        func mayTell(_ listing: ListingSummary) -> Bool {
            isEverywhere || isAnyNews && (listing.mayNamePlaces || listing.locality.map(rows.contains) ?? true)
        }
        var jobs: [Job] = []
        var abouts: [String: (locality: Int32?, shown: [ShownStreet])] = [:]
        // The ids of listings of which something else is said than at the last build.
        var others: Set<String> = []
        for listing in reading.listings {
            let summary = listing.summary
            if reading.talks[summary.id] != nil { abouts[summary.id] = (summary.locality, summary.shown) }
            if listing.hasOtherTalk { others.insert(summary.id) }
            if !listing.isRemembered || mayTell(summary) { jobs.append(Job(listing)) }
        }
        let isKnown = memory.people != nil
        if !isKnown || isAnyNews {
            let files = (["kinds"] + ContentRecords.homes.map(\.folder)).sorted().flatMap { folder.entries(in: $0) }.filter {
                $0.kind == .file
            }
            let shown = Dictionary(grouping: reading.listings.lazy.map(\.summary).filter { !$0.shown.isEmpty }, by: \.owner)
            jobs += (files.map(\.path) + (folder.hasFile("board.yaml") ? ["board.yaml"] : [])).map { path in
                let owner = path.hasPrefix("people/") ? shown[RecordFile(path: path).slug] : nil
                return Job(path, shown: (owner ?? []).flatMap(\.shown), isNew: !isKnown)
            }
        }
        for (id, talk) in reading.talks.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
            let isOther = others.contains(id)
            guard isOther || isAnyNews else { continue }
            let about = abouts[id]
            jobs += talk.comments.map { Job($0.file, locality: about?.locality, shown: about?.shown ?? [], isNew: isOther) }
        }
        return jobs
    }
}

/// What of the hidden values is told in other files, too, as it may be: another street of that name, or a neighbour's.
package struct SaidValues: Sendable {
    package fileprivate(set) var texts: Set<String> = []
    /// The streets that stand there for the hidden ones.
    package fileprivate(set) var places: Set<ShownStreet> = []
}

extension LoadedContent {
    /// What of the hidden values is told in files that don't hide them. It takes a look at all content.
    package func saidValues(_ folder: ContentFolder, threads: Int) -> SaidValues {
        PrivacyCheck(self, folder, NoMemory(seed: 0), threads: threads).said()
    }
}

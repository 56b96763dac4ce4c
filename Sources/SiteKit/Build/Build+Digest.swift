import ListingKit
import Publishing
import Values

/// What there is to send to a mailing list.
public enum DigestResult: Sendable {
    /// A message (RFC 5322) without sender, recipients and date.
    case message([UInt8])
    /// Nobody was told anything.
    case noNews
    /// The content has errors.
    case rejected(BuildFindings)
}

extension Build {
    /// What people were told by the last build and those before it on some days, of a scope by the folder of its page, or of the whole board.
    /// Nothing is written, and the clock is not looked at. Throws if the board was not built, or has no such scope.
    public func digest(on days: DigestDays, of folder: String? = nil) throws -> DigestResult {
        let (last, ledger, flaw) = try BuildNotes.lastTold(project.ledger)
        guard let notes = last else {
            throw flaw == .missing ? DigestProblem.neverBuilt(output: project.output) : .unreadable(ledger: project.ledger)
        }
        let built = notes.head.findings.today
        let range = try days.range(ofBoardBuilt: built)
        var project = project
        project.today = .day(built)
        let read = try Build(project).read()
        guard !read.hasErrors, let board = read.board else { return .rejected(BuildFindings(read)) }
        try project.checkRecords(of: board)
        if let told = notes.head.memory.board?.language, told != board.language {
            throw DigestProblem.otherLanguage(told, now: board.language)
        }
        let theme = try ThemeWords(ThemeFolder(project), language: board.language)
        let reading = read.named(by: theme)
        let context = SiteContext(
            reading, board: board, paged: notes.head.memory.paged, address: SiteAddress(url: project.baseURL ?? board.url),
            content: project.repositoryPath, words: Words(messages: theme.messages))
        guard let heads = FeedHeads(context) else { return .rejected(BuildFindings(reading)) }
        let site = try Site(of: notes, reading, context, ledger: ledger, threads: project.threads)
        let scope = try DigestScope(folder, in: site)
        let news = DigestNews(of: scope.members.all, on: range, in: site)
        if news.sections.isEmpty { return .noNews }
        let maker = ChangeEntryMaker(context: context, authority: heads.authority)
        let message = DigestLetter(news: news, days: days, context: context, scope: scope.followed, maker: maker).message
        // What nobody hid when it was told may be hidden now.
        let gate = HiddenBytes(reading, try ContentFolder(project.content), threads: project.threads)
        let said = Array((message.subject + "\n" + message.text + message.html).utf8)
        guard try gate?.refusal(of: ArtifactPath("digest.eml"), said) == nil else { throw DigestProblem.hidden }
        return .message(message.bytes)
    }
}

extension Site {
    /// The site of the last build. What its listings name must still be there.
    fileprivate init(
        of notes: BuildNotes, _ reading: LoadedContent, _ context: SiteContext, ledger: String, threads: Int
    ) throws {
        let columns = notes.listings
        guard let listings = try? (0..<columns.count).map({ try columns.summary($0) }) else {
            throw DigestProblem.unreadable(ledger: ledger)
        }
        let memory = notes.head.memory
        let kinds = Set(context.kinds.map(\.id))
        guard memory.places == reading.gazetteer.fingerprint, memory.named == reading.named,
            listings.allSatisfy({ kinds.contains($0.kind) })
        else { throw DigestProblem.outdated }
        self.init(context, listings: listings, memory: memory, clock: notes.head.clock, threads: threads)
    }
}

import Bytes
import Findings
import Values

/// Decides whether a file that an import is about to make may lie in the content, by the rules that read it there: an import never makes
/// what keeps a board from being published.
struct ImportJudge {
    private let comments: CommentReader
    private let likes: LikeReader
    /// How many comments there are with those that were let in: of the board, and of listings by their ids.
    private var total: Int
    private var ofListing: [String: Int]
    private var totalLikes: Int
    /// How many comments came from a website, and of one name there, behind the ids of listings.
    private var ofSender: [String: Int] = [:]
    private let privacy: PrivacyJudge

    init(_ reading: LoadedContent) {
        privacy = PrivacyJudge(reading, hidden: reading.hidden.all)
        comments = CommentReader(people: [], today: reading.today, host: (reading.board?.url).flatMap(Board.host))
        likes = LikeReader(today: reading.today)
        ofListing = reading.talks.mapValues(\.comments.count)
        total = ofListing.values.reduce(0, +)
        totalLikes = reading.talks.values.reduce(0) { $0 + $1.likes }
        for (id, talk) in reading.talks {
            for comment in talk.comments { for sender in ImportJudge.senders(of: comment, on: id) { ofSender[sender, default: 0] += 1 } }
        }
    }

    /// The most comments on a listing of one name on a website.
    private static let mostOfName = 10

    /// Who a comment on a listing comes from: a name on a website, and the website.
    private static func senders(of comment: Comment, on id: String) -> [String] {
        guard case .name(let name) = comment.author, let host = comment.source.flatMap(Board.host) else { return [] }
        return ["\(id) \(host) \(name)"] + (comment.source.flatMap(SendingSite.name).map { ["\(id) \($0)"] } ?? [])
    }

    /// Lets a file in that is about a listing. Throws if it may not be there.
    mutating func admit(_ file: WebmentionImport.File, on listing: LoadedListing, in content: String) throws(Webmention.Refusal) {
        let isNew: Bool
        do throws(FileError) {
            switch try file.state(in: content) {
            case .new: isNew = true
            case .outdated: isNew = false
            case .known, .edited: return
            }
        } catch {
            throw Webmention.Refusal(reason: "its file is there, but \(error)")
        }
        let source = SourceFile(path: file.path, bytes: Array(file.text.utf8))
        if file.path.hasPrefix("comments/") {
            let (read, findings) = Report.reading(source) { comments.read(source, name: file.name, report: &$0) }
            try ImportJudge.check(findings)
            guard case .shown(let comment)? = read else { throw Webmention.Refusal(reason: "it can't be read as a comment") }
            try ImportJudge.check(
                privacy.findings(
                    in: source, PrivacyJudge.File(path: source.path, locality: listing.summary.locality, shown: listing.summary.shown)
                ).words)
            if isNew { try count(comment, on: listing.summary.id) }
        } else {
            try ImportJudge.check(Report.reading(source) { likes.read(source, report: &$0) }.1)
            guard isNew else { return }
            guard totalLikes < TalkReader.mostLikes else {
                throw Webmention.Refusal(reason: "the board has \(grouped(TalkReader.mostLikes)) reactions, and takes no more")
            }
            totalLikes += 1
        }
    }

    private static func check(_ findings: [Diagnostic]) throws(Webmention.Refusal) {
        guard let error = findings.first(where: { $0.severity == .error }) else { return }
        throw Webmention.Refusal(reason: "the board would refuse it: \(error.message)")
    }

    private mutating func count(_ comment: Comment, on id: String) throws(Webmention.Refusal) {
        let senders = ImportJudge.senders(of: comment, on: id)
        for (sender, most) in zip(senders, [ImportJudge.mostOfName, SendingSite.most]) {
            guard ofSender[sender, default: 0] < most else {
                throw Webmention.Refusal(reason: "its listing shows \(grouped(most)) comments of the same sender, and takes no more")
            }
        }
        guard ofListing[id, default: 0] < TalkReader.mostOfListing else {
            throw Webmention.Refusal(reason: "its listing shows \(grouped(TalkReader.mostOfListing)) comments, and takes no more")
        }
        guard total < TalkReader.most else {
            throw Webmention.Refusal(reason: "the board shows \(grouped(TalkReader.most)) comments, and takes no more")
        }
        for sender in senders { ofSender[sender, default: 0] += 1 }
        ofListing[id, default: 0] += 1
        total += 1
    }
}

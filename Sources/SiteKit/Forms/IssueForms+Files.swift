import Bytes
import Facts
import Findings
import ListingKit
import Rules
import Values
import YAML

/// An issue that somebody wrote in one of the forms.
public struct PostedIssue {
    /// Where its words were read from.
    public let source: String
    /// Its words.
    public let body: [UInt8]
    /// The kind whose form it is, if somebody says so.
    public var kind: String?
    /// The account on the forge that wrote it, if that is known.
    public var author: String?
    /// The handle of the owner of what it lists, if somebody says so.
    public var owner: String?

    /// An issue with those words.
    public init(source: String, body: [UInt8]) { (self.source, self.body) = (source, body) }

    /// The most bytes that are read of one, four times what GitHub lets people write.
    public static let mostBytes = 1 << 18

    /// The handle of whoever of some people has the account that wrote it, which the forge knows; a name anybody can write.
    func account(among people: [Person]) -> String? {
        author.flatMap { author in people.first { $0.forge?.lowercased() == author.lowercased() }?.handle }
    }
}

extension IssueForms {
    /// The files of an issue, for a judge, on a board of those people.
    func delivery(of issue: PostedIssue, on content: LoadedContent, beside board: ParcelReader.Board) -> Delivery {
        var assembly = ParcelAssembly(from: issue.source, kinds: board.kinds)
        do throws(IssueProblem) {
            guard issue.body.count <= PostedIssue.mostBytes, UTF8Check.isValid(issue.body) else { throw .unreadable }
            let text = String(decoding: issue.body, as: UTF8.self)
            let form = try form(of: text, named: issue.kind)
            let body = IssueBody(text, labels: Set(form.fields.map(\.label)))
            if let label = body.doubled.first { throw .doubled(label) }
            let values = IssueValues(body, in: form, today: content.today)
            let person = IssuePerson(values, of: issue, on: content, exists: board.exists)
            if let person = person.file { assembly.add(person.path, Array(person.text.utf8)) }
            let ids = Set(content.listings.map(\.summary.id))
            let listing = IssueListing(
                values, in: form, owner: person.handle, today: content.today, exists: board.exists, isId: ids.contains)
            assembly.add(listing.path, Array(listing.text.utf8))
            if body.pictures > 0 {
                assembly.notes.append(
                    "The issue shows \(counted(body.pictures, "picture")): save them beside the listing, and name them under \"images\".")
            }
        } catch {
            assembly.refuse(.package, error.message, reason: error.reason, fix: error.fix)
        }
        return Delivery(assembly.content(), from: issue.source)
    }

    /// The form that a text was written in: the one most of whose labels are headings in it.
    private func form(of text: String, named name: String?) throws(IssueProblem) -> IssueForm {
        if let name {
            guard let form = forms.first(where: { [$0.kind.id, $0.kind.plural].contains(name) }) else { throw .noKind(name) }
            return form
        }
        let headings = IssueBody.headings(of: text)
        let found = forms.map { form in
            let labels = form.fields.map(\.label)
            return (form: form, missing: labels.count { !headings.contains($0) }, labels: labels.count)
        }
        let sorted = found.sorted { ($0.missing, -$0.labels) < ($1.missing, -$1.labels) }
        guard let first = sorted.first, first.missing * 2 <= first.labels else { throw .noForm }
        if let second = sorted.dropFirst().first, (second.missing, second.labels) == (first.missing, first.labels) { throw .severalForms }
        return first.form
    }
}

extension ParcelJudge {
    /// Judges the files that an issue asks for. Throws if the board cannot be read.
    public func judge(_ issue: PostedIssue, in project: Project) throws -> ParcelVerdict {
        let content = tried.reading
        let forms = try IssueForms(content, in: project)
        var verdict = try judge(forms.delivery(of: issue, on: content, beside: board))
        if let handle = issue.account(among: content.people), [nil, handle].contains(issue.owner) {
            // The account proves it.
            verdict.claims.removeAll { $0 == Parcel.claim(of: handle, whoCame: nil) }
        }
        return verdict
    }
}

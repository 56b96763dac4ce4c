import Findings
import ListingKit
import SiteKit
import Values

/// What came, for people: who sent it, its files, what is wrong with them, and what became of it.
struct AcceptText {
    let text: String

    init(_ verdict: ParcelVerdict, content: String, today: Day, isWritten: Bool, isPreviewed: Bool) {
        let delivery = verdict.delivery
        var text = VisibleText.line(delivery.name)
        if let sender = delivery.sender, !sender.isEmpty { text += ": from " + VisibleText.line(SecretMask.masked(sender)) }
        if let subject = delivery.subject, !subject.isEmpty { text += ", " + VisibleText.line(SecretMask.masked(subject).quoted) }
        text += "\n"
        for line in SightLines(verdict.sight, verdict.findings, today: today).lines { text += "  \(line)\n" }
        for change in verdict.changes {
            text += "  change: \(VisibleText.line(SecretMask.masked(change.spokenSentence)))\n"
            for line in SeenDoubts(change, in: verdict).lines { text += "    \(line)\n" }
        }
        for (file, state) in verdict.files {
            let word = (state == .same ? "there" : state.rawValue).padded(to: 9)
            text += "  \(word) \(DiagnosticPrinter.path(file.path, in: content)) (\(counted(file.bytes.count, "byte")))\n"
        }
        for note in verdict.notes { text += "  note: \(VisibleText.line(note))\n" }
        let printer = DiagnosticPrinter(
            .text, in: ContentPlace(content), colour: Terminal.hasColour(.output), version: Houser.version, rules: Rule.all)
        self.text =
            text + printer.print(verdict.findings) + "  " + AcceptText.sentence(verdict, isWritten: isWritten, isPreviewed: isPreviewed)
            + "\n\n"
    }

    private static func sentence(_ verdict: ParcelVerdict, isWritten: Bool, isPreviewed: Bool) -> String {
        let (removed, count) = (verdict.removedCount, verdict.writeCount - verdict.removedCount)
        switch verdict.outcome {
        case .nothing where verdict.delivery.isFromMailbox: return "ignored"
        case .nothing: return "refused: ask for a package from the posting page"
        case .refused: return "refused: nothing of it was written"
        case .accepted where count + removed == 0: return "accepted: all of it is there already"
        case .accepted where isWritten: return "accepted: wrote \(counted(count, "file"))" + (removed > 0 ? ", removed \(removed)" : "")
        case .accepted:
            let hasPage = !(verdict.sight.listings.isEmpty && verdict.sight.comments.isEmpty && verdict.changes.isEmpty)
            let isShown = !isPreviewed && hasPage
            return "accepted: --write writes \(counted(count, "file"))" + (removed > 0 ? ", removes \(removed)" : "")
                + (isShown ? "; --preview FOLDER shows how it looks" : "")
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

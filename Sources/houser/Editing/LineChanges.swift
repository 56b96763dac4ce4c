import Findings
import ListingKit

/// The lines of a file that a change takes out and puts in, for people: each place with its path and line.
struct LineChanges {
    let text: String

    /// Those of a listing whose board lies in a folder.
    init(_ edited: EditedListing, content: String) {
        let (old, new) = (LineChanges.lines(edited.before), LineChanges.lines(edited.after))
        let difference = new.difference(from: old)
        var removed: [Int: String] = [:]
        var added: [Int: String] = [:]
        for change in difference {
            switch change {
            case .remove(let place, let line, _): removed[place] = line
            case .insert(let place, let line, _): added[place] = line
            }
        }
        let path = DiagnosticPrinter.path(edited.path, in: content)
        var text = ""
        var (before, after) = (0, 0)
        var isOpen = false
        while before < old.count || after < new.count {
            let (gone, come) = (removed[before], added[after])
            if gone == nil, come == nil {
                isOpen = false
                before += 1
                after += 1
                continue
            }
            if !isOpen { text += "\(VisibleText.line(path)):\(after + 1)\n" }
            isOpen = true
            if let gone {
                text += "- \(VisibleText.line(SecretMask.masked(gone)))\n"
                before += 1
            } else if let come {
                text += "+ \(VisibleText.line(SecretMask.masked(come)))\n"
                after += 1
            }
        }
        self.text = text
    }

    /// The lines of a text, without what ends them.
    private static func lines(_ bytes: [UInt8]) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }
}

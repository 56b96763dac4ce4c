import Facts
import Findings
import Values

extension Rule {
    /// A change that cannot be read, or is to be made of something that it may not change.
    package static let changeFile = Rule(
        "change-file", .error, "A change says what becomes of one listing",
        "With a private link, or with \"houser edit\", a listing is changed without an editor: its price, its status, what its form asks for, its words, its pictures and its inspections. What it is known by (id, owner, the day of listing, history, change-key) and where it is stay as they are. Ask for the change once more from the private link, or edit the listing's file.",
        example:
            "listing: fitzroy-terrace\nchange-key: m9Qp3zR5xk2VYw8sT1uLbA\nday: 2026-11-27\nset:\n  rent: 500\n  status: let\nconfirm: yes")

    /// A change of which nobody can tell whether it comes from whoever posted the listing.
    package static let changeProof = Rule(
        "change-proof", .error, "A change comes with the secret of its listing",
        "A listing's file holds the hash of a secret under \"change-key\", and only the private link of whoever posted it holds the secret. A change has to bring it, and has to be newer than what the listing says, so that nobody can send an old one again. Without that, ask whoever sent it in a way that you know to be theirs, and make the change with \"houser edit\"."
    )

    /// A listing's file whose facts cannot be read.
    package static func unreadable(_ path: String) -> Diagnostic {
        changeFile.finding(
            in: path, "the facts of this file can't be read, so nothing can be changed in it",
            reason: "\"houser check\" says what is wrong.", fix: "Put the file right first.")
    }

    /// Why a key may not be set, with those that may.
    static func unsettable(_ key: String, of kind: Kind, in file: String, at span: SourceSpan = .wholeFile) -> Diagnostic {
        let keys = ListingChange.keys(of: kind)
        let what = kind.label.lowercasedFirst
        let name = SecretMask.masked(key).quoted
        let isKnown = CommonFields.names.contains(key)
        let guess = isKnown ? nil : Spelling.nearest(to: key, among: keys)
        return changeFile.finding(
            in: file, at: span,
            isKnown
                ? "\(name) can't be changed this way"
                : "a \(what) has no \(name)" + (guess.map { "; did you mean \($0.quoted)?" } ?? ""),
            reason: isKnown ? "It stays as it is, or somebody edits the file." : "",
            fix: guess.map { "\($0): …" } ?? "What can be set: \(keys.listed()).")
    }
}

import Bytes
import Findings
import Values

extension Parcel {
    /// What is said of a new listing under the name of somebody who is on the board, which anybody can write; or who came in something else before it.
    package static func claim(of handle: String, whoCame source: String?) -> String {
        let who = source.map { "came \($0) in this run" } ?? "is on the board already"
        return "Nothing proves that this comes from \(handle), who \(who): make sure of it in a way that you know to be theirs."
    }

    /// What people can have the same of.
    package static let (byPhone, byEmail) = ("phone number", "email address")

    /// Where people are who have the same.
    package static let (onBoard, inItself) = ("on the board already", "in the same package")

    /// Where people are who came with another parcel.
    package static func place(inside name: String) -> String { "in \(SecretMask.masked(name))" }

    /// What is said of somebody new who can be reached in the same ways as people of one `place`. The ways themselves are not told.
    package static func reached(_ handle: String, by ways: [String], as others: [String], place: String) -> String {
        let names = (others.count > 6 ? others.prefix(5) + ["\(others.count - 5) more"] : others[...]).listed()
        return "\(handle) has the same \(ways.listed()) as \(names), who \(others.count == 1 ? "is" : "are") \(place)."
    }

    /// What is said of a person's file that stays as it is, since what came differs in nothing but the role.
    package static func stays(_ path: String) -> String { "Only the role in \(path) is another one: the file stays as it is." }

    /// What is said of what comes from the same device as something before it, and takes its place.
    package static func later(than name: String) -> String {
        "It comes from the same device as \(SecretMask.masked(name)), and takes its place."
    }
}

/// What is said of a parcel once it is compared with the board.
extension Rule {
    /// Something lies where a file of the parcel should.
    package static func obstacle(_ path: String, _ kind: FolderEntry.Kind, to file: String) -> Diagnostic {
        let what =
            switch kind {
            case .symbolicLink: "a symbolic link"
            case .folder: "a folder"
            case .file: "a file"
            case .pipe, .socket, .device: "no file"
            }
        return packagePath.finding(
            in: path, "this is \(what), and \(file) cannot be written there",
            reason: "Nothing is written behind links, nor in place of folders.", fix: "Move it out of the way.")
    }

    /// Other parcels bring something else of the name of this file, the first of them at `place`, and which is meant is the maintainer's choice.
    static func clashing(_ file: Parcel.File, with others: [String], at place: String, isMessage: Bool) -> Diagnostic {
        let what = place == file.path ? "file" : file.isPerson ? "person" : "listing"
        let more = others.count > 3 ? ["\(others.count - 2) more"] : []
        let names = others.prefix(more.isEmpty ? 3 : 2).map { SecretMask.masked($0) } + more
        return packageReplaces.finding(
            in: file.path, "\(names.listed()) \(others.count == 1 ? "brings" : "bring") another \(what) of this name",
            reason: "Whoever came first may have taken somebody else's name.", fix: choice(of: file, isMessage: isMessage))
    }

    private static func choice(of file: Parcel.File, isMessage: Bool) -> String {
        if file.isComment { return anotherName }
        let choice = isMessage ? "save the message that you choose as a file and accept that" : "accept the one that you choose"
        return "Look at each, then \(choice) by itself. With --replace each takes the place of those before it."
    }

    private static let anotherName = "Put it there by hand under another name, such as that of the file with -2 behind it."

    /// A comment of the parcel has the name of another.
    package static func another(_ path: String) -> Diagnostic {
        packageReplaces.finding(
            in: path, "there is another comment of this name already",
            reason: "Comments of strangers never take the place of others, which somebody else may have written.",
            fix: anotherName)
    }

    /// A comment of the parcel says that somebody of the board wrote it.
    package static func signed(_ path: String, by handle: String) -> Diagnostic {
        commentFile.finding(
            in: path, "the comment is signed with the handle \(handle.quoted)",
            reason: "Anybody could have sent it, and people would take it for theirs. Comments that come in packages have a name.",
            fix: "name: …")
    }

    /// A parcel brings a listing's file and a change of the same listing.
    package static func changedTwice(_ path: String, by change: String) -> Diagnostic {
        packagePath.finding(
            in: path, "the package brings this file, and \(change) to change it", reason: "Nobody can tell which of the two is meant.",
            fix: "Ask for one of them alone.")
    }

    /// There is no listing of an id.
    package static func noListing(_ id: String, like ids: [String], in path: String, at span: SourceSpan) -> Diagnostic {
        changeProof.finding(
            in: path, at: span, "there is no listing \(id.quoted) on this board",
            reason: ids.isEmpty ? "" : "There \(ids.count == 1 ? "is" : "are") \(ids.map(\.quoted).listed()).",
            fix: "Ask whether the listing is on this board, and for the change once more.")
    }

    /// A file of the parcel is an earlier state of the board's.
    package static func older(_ path: String) -> Diagnostic {
        packageReplaces.finding(
            in: path, "this is older than what is on the board", reason: "The listing was changed since, and that would be lost.",
            fix: "Delete this package.")
    }

    /// A file of the parcel would take the place of another.
    package static func replacing(_ path: String) -> Diagnostic {
        packageReplaces.finding(
            in: path, "there is another file of this name already", reason: "A package replaces nothing unless you say so.",
            fix: "Compare the two, then run this again with --replace; or ask for another name.")
    }
}

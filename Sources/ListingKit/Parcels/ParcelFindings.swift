import Bytes
import Findings

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

    /// Another parcel that waits brings another file of this name.
    package static func awaited(_ path: String) -> Diagnostic {
        packageReplaces.finding(
            in: path, "another file of this name waits to be looked at", reason: "It came before, and a package replaces nothing.",
            fix: "Choose another name.")
    }

    /// A comment of the parcel has the name of another.
    package static func another(_ path: String) -> Diagnostic {
        packageReplaces.finding(
            in: path, "there is another comment of this name already",
            reason: "Comments of strangers never take the place of others, which somebody else may have written.",
            fix: "Put it there by hand under another name, such as that of the file with -2 behind it.")
    }

    /// A comment of the parcel says that somebody of the board wrote it.
    package static func signed(_ path: String, by handle: String) -> Diagnostic {
        commentFile.finding(
            in: path, "the comment is signed with the handle \(handle.quoted)",
            reason: "Anybody could have sent it, and people would take it for theirs. Comments that come in packages have a name.",
            fix: "name: …")
    }

    /// A file of the parcel would take the place of another.
    package static func replacing(_ path: String) -> Diagnostic {
        packageReplaces.finding(
            in: path, "there is another file of this name already", reason: "A package replaces nothing unless you say so.",
            fix: "Compare the two, then run this again with --replace; or ask for another name.")
    }
}

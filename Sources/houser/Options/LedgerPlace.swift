import ArgumentParser
import Glibc
import SiteKit

/// Where the record of published files is kept: in `.houser` beside the output folder and not in it, where it would be published, or in a
/// folder that somebody names; under the output folder's own name, whichever way that is written, so that no two sites share it and no site
/// has two.
struct LedgerPlace {
    private static let folder = ".houser"

    /// The path of the ledger.
    let path: String

    /// The place for an output folder that an option names, in the folder `state` if there is one. Throws a `ValidationError` if there cannot be
    /// one.
    init(output: String, of option: String = "--output", ending: String = ".ledger", state: String? = nil) throws {
        var parts = LedgerPlace.parts(output)
        // What ends so has no name to go by; the real path does.
        if parts.last ?? "." == "." || parts.last == ".." {
            guard let real = realpath(output.isEmpty ? "." : output, nil) else {
                throw ValidationError("\(option) must end in the name of a folder, not be '\(output)'.")
            }
            defer { free(real) }
            parts = LedgerPlace.parts(String(cString: real))
        }
        guard let name = parts.popLast(), !name.isEmpty else {
            throw ValidationError("\(option) must be a folder below the top of the disk, not '\(output)'.")
        }
        guard name != LedgerPlace.folder else {
            throw ValidationError("\(option) cannot be '\(output)', where Houser keeps its own records; name another folder.")
        }
        guard let state else {
            path = (parts + [LedgerPlace.folder[...], name + ending]).joined(separator: "/")
            return
        }
        guard !state.isEmpty else { throw ValidationError("--state is empty: name a folder for Houser's own records, such as .houser.") }
        guard !RealPath(state).lies(in: RealPath(output)) else {
            throw ValidationError("--state cannot be '\(state)', which is published; name a folder outside of \(output).")
        }
        path = (LedgerPlace.parts(state) + [name + ending]).joined(separator: "/")
    }

    /// The parts of a path, the first empty if it is absolute, without any at the end that mean nothing.
    private static func parts(_ path: String) -> [Substring] {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        while parts.count > 1, let last = parts.last, last.isEmpty || last == "." { parts.removeLast() }
        return parts
    }
}

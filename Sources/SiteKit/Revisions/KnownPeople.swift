import Findings
import ListingKit
import Rules

/// The people of a board as their files were before a change, and those that come with it.
struct KnownPeople {
    /// The accounts that their files named, by handle; none for those who named none.
    private var accounts: [String: [String]] = [:]
    /// The files that come, by handle, with what they say.
    private(set) var new: [String: (file: ChangedFile, person: Person?)] = [:]

    init(_ reading: LoadedContent, _ folder: ContentFolder, _ changed: ChangedContent) {
        let files = changed.files.filter { KnownPeople.handle(of: $0.path) != nil }
        let paths = Set(files.map(\.path))
        let said = Dictionary(reading.people.map { ($0.handle, $0.forge) }, uniquingKeysWith: { first, _ in first })
        for entry in folder.entries(in: "people") where entry.kind == .file && !paths.contains(entry.path) {
            if let handle = KnownPeople.handle(of: entry.path) { accounts[handle] = [said[handle] ?? nil].compactMap(\.self) }
        }
        for file in files {
            guard let before = file.before, let handle = KnownPeople.handle(of: file.path) else { continue }
            accounts[handle, default: []] += [before.source.flatMap { reading.person($0) }?.forge].compactMap(\.self)
        }
        for file in files {
            guard file.before == nil, let now = file.now, let handle = KnownPeople.handle(of: file.path), accounts[handle] == nil else {
                continue
            }
            new[handle] = (file, now.source.flatMap { reading.person($0) })
        }
    }

    /// The handle of whoever has a file at a path; nil if nobody can have one there.
    static func handle(of path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == "people", let ending = [".yaml", ".yml"].first(where: parts[1].hasSuffix) else { return nil }
        return String(parts[1].dropLast(ending.count))
    }

    /// Whether somebody had that handle.
    func knew(_ handle: String) -> Bool { accounts[handle] != nil }

    /// The account that somebody named; nil if they named none, or were not there.
    func account(of handle: String) -> String? { accounts[handle]?.first }

    /// Who an account is on a board with those maintainers.
    func standing(of account: String, maintainers: [String]) -> Standing {
        let known = accounts.filter { $0.value.contains { Standing.isSame($0, account) } }
        let new = new.filter { $0.value.person?.forge.map { Standing.isSame($0, account) } ?? false }
        return Standing(
            account: account, isMaintainer: maintainers.contains { Standing.isSame($0, account) }, known: Set(known.keys),
            new: Set(new.keys))
    }
}

import Bytes
import Findings
import Rules
import Values

/// What several things that came bring under one name, so that none is taken for having come first: whoever knows the name of a listing could send
/// another one under it.
public struct ParcelClashes: Sendable {
    private struct Brought {
        let name: String
        let hash: UInt64
    }

    /// Who brings which bytes, by the paths of files.
    private var files: [String: [Brought]] = [:]
    /// The change keys of listings by their paths, by who brings them.
    private var keys: [String: [String: String]] = [:]

    /// None.
    public init() {}

    /// Adds what came.
    public mutating func add(_ delivery: Delivery) {
        guard case .parcel(let parcel) = delivery.content else { return }
        for file in parcel.files {
            files[file.path, default: []].append(Brought(name: delivery.name, hash: ContentHash.of(file.bytes)))
            if let key = ParcelClashes.key(of: file) { keys[delivery.name, default: [:]][file.path] = key }
        }
    }

    /// Whether what came under two names comes from one device: both bring the same listing with the same change key, which nobody else knows as
    /// long as the listing is not published.
    public func areOfOneDevice(_ one: String, _ other: String) -> Bool {
        guard one != other, let own = keys[one], let others = keys[other] else { return false }
        return own.contains { path, key in others[path] == key }
    }

    /// What is wrong with what came: others bring files of the same paths that are not the same.
    package func findings(on delivery: Delivery) -> [Diagnostic] {
        guard case .parcel(let parcel) = delivery.content else { return [] }
        return parcel.files.compactMap { file in
            let all = files[file.path] ?? []
            guard all.count > 1 else { return nil }
            let hash = ContentHash.of(file.bytes)
            let others = all.filter { $0.hash != hash && $0.name != delivery.name && !areOfOneDevice($0.name, delivery.name) }.map(\.name)
            return others.isEmpty ? nil : Rule.clashing(file.path, with: others)
        }
    }

    /// The change key that a listing's file has; nil for any other file.
    private static func key(of file: Parcel.File) -> String? {
        guard !file.isComment, !file.path.hasPrefix("people/"), [".md", ".yaml", ".yml"].contains(where: file.path.hasSuffix) else {
            return nil
        }
        let text = ListingFacts.root(of: SourceFile(path: file.path, bytes: file.bytes))?["change-key"]?.text
        return text.flatMap { ChangeKey($0.trimmed)?.written }
    }
}

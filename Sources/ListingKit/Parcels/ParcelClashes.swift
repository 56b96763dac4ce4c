import Bytes
import Findings
import Rules
import Values

/// What several things that came bring under one name, so that none is taken for having come first: whoever knows the name of a listing could send
/// another one under it.
public struct ParcelClashes: Sendable {
    private struct Brought {
        let name: String
        let path: String
        let hash: UInt64
    }

    /// Who brings which bytes, by what the files name.
    private var files: [ParcelName: [Brought]] = [:]
    /// The change keys of listings by their paths, by who brings them.
    private var keys: [String: [String: String]] = [:]

    /// None.
    public init() {}

    /// Adds what came.
    public mutating func add(_ delivery: Delivery) {
        guard case .parcel(let parcel) = delivery.content else { return }
        for file in parcel.files {
            let brought = Brought(name: delivery.name, path: file.path, hash: ParcelClashes.hash(of: file))
            files[ParcelName(of: file), default: []].append(brought)
            if let key = ParcelClashes.key(of: file) { keys[delivery.name, default: [:]][file.path] = key }
        }
    }

    /// Whether what came under two names comes from one device: both bring the same listing with the same change key, which nobody else knows as
    /// long as the listing is not published.
    public func areOfOneDevice(_ one: String, _ other: String) -> Bool {
        guard one != other, let own = keys[one], let others = keys[other] else { return false }
        return own.contains { path, key in others[path] == key }
    }

    /// What is wrong with what came: others bring something else of the same names. What the board has already, at the paths `there`, is in no
    /// dispute.
    package func findings(on delivery: Delivery, except there: Set<String>) -> [Diagnostic] {
        guard case .parcel(let parcel) = delivery.content else { return [] }
        return parcel.files.compactMap { file in
            guard !there.contains(file.path), let all = files[ParcelName(of: file)], all.count > 1 else { return nil }
            let hash = ParcelClashes.hash(of: file)
            let others = all.filter {
                ($0.path != file.path || $0.hash != hash) && $0.name != delivery.name && !areOfOneDevice($0.name, delivery.name)
            }
            guard let first = others.first else { return nil }
            return Rule.clashing(file, with: others.map(\.name), at: first.path, isMessage: delivery.message != nil)
        }
    }

    /// The role of people depends on what they post: one person's files that differ in it alone are no others.
    private static func hash(of file: Parcel.File) -> UInt64 { ContentHash.of(file.bytesApartFromRole ?? file.bytes) }

    /// The change key that a listing's file has; nil for any other file.
    private static func key(of file: Parcel.File) -> String? {
        guard file.isListing else { return nil }
        let text = ListingFacts.root(of: SourceFile(path: file.path, bytes: file.bytes))?["change-key"]?.text
        return text.flatMap { ChangeKey($0.trimmed)?.written }
    }
}

import Facts
import Syndication

@testable import ListingKit
@testable import SiteKit

extension LoadedContent {
    /// The folders of the scopes that a listing is in, as the program has them: those of tags only if they have a page.
    package func folders(ofScopesOf id: String) -> Set<String> { Set(scopes(of: id).map(\.folder)) }

    /// The paths of the feeds of listings of these scopes.
    package func feeds(ofScopesOf id: String) -> Set<String> {
        Set(scopes(of: id).flatMap { scope in (board?.formats[scope.kind] ?? []).map { scope.folder + $0.fileName } })
    }

    private func scopes(of id: String) -> [(kind: ScopeKind, folder: String)] {
        guard let listing = listings.first(where: { $0.summary.id == id }) else { return [] }
        let paged = pagedScopes(keeping: [])
        return listing.summary.scopes(named, gazetteer: gazetteer).compactMap { identity in
            guard let kind = ScopeKind.of(identity), kind != .tag || paged.contains(identity) else { return nil }
            let parts = identity.split(separator: "/").dropFirst().map(String.init)
            guard let first = parts.first else { return (kind, "") }
            // What lies in the folders of kinds is called by their ids.
            let plural = kind.folder.isEmpty ? kinds.first { $0.id == first }?.plural : nil
            return (kind, kind.address((plural.map { [$0] + parts.dropFirst() } ?? parts).joined(separator: "/")) + "/")
        }
    }
}

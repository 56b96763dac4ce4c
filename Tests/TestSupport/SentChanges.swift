/// Changes of a listing as the page behind its private link sends them, for the board `small`.
package enum SentChanges {
    package static let id = "gipps-street-terrace"
    package static let listing = "rentals/gipps-street-terrace/index.md"
    package static let path = "changes/gipps-street-terrace.yaml"
    package static let secret = "m9Qp3zR5xk2VYw8sT1uLbA"
    package static let hash = "knWpcOMCHoXskePgzBCrjDJLViA0H0RbM2s6lCiUoEk"

    /// A change with those lines.
    package static func change(
        _ lines: String, listing: String = id, secret: String = secret, day: String = "2026-11-21"
    ) -> [UInt8] {
        Array("listing: \(listing)\nchange-key: \(secret)\nday: \(day)\n\(lines)\n".utf8)
    }

    /// The board with a listing that has a key.
    package static func workspace() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.edit(listing, "owner: maria\n", "owner: maria\nchange-key: \(hash)\n")
        return workspace
    }
}

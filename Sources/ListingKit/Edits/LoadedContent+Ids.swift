import Bytes
import Findings
import Rules
import Values

extension LoadedContent {
    /// The path of the listing of an id, relative to the content folder, whether it has errors or not; nil if there is none.
    package func path(ofListing id: String, in folder: ContentFolder) -> String? {
        if let listing = listings.first(where: { $0.summary.id == id }) { return listing.summary.file }
        let known = Set(listings.map(\.summary.file))
        for entry in folder.entries where entry.kind == .file && !known.contains(entry.path) {
            guard let file = listingFile(at: entry.path) else { continue }
            let bytes = try? folder.bytes(of: entry.path, limit: SourceFile.sizeLimit(of: entry.path))
            let listing = bytes.flatMap { parsed(SourceFile(path: entry.path, bytes: $0)) }?.listing
            if (listing?.id ?? file.slug) == id { return entry.path }
        }
        return nil
    }

    /// The ids that were probably meant by another word, the nearest first: by the name of the file, by their spelling, then by their parts.
    public func ids(like word: String) -> [String] {
        let ids = listings.map(\.summary.id)
        let named = listings.first { $0.summary.address.hasSuffix("/" + word) }?.summary.id
        let near = (named ?? Spelling.nearest(to: word, among: ids)).map { [$0] } ?? []
        let words = word.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 }
        let parts = ids.filter { id in !near.contains(id) && !words.isEmpty && words.contains { id.contains($0) } }
        let ranked = parts.map { id in (id, words.count { id.contains($0) }) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        return Array((near + ranked.map(\.0)).prefix(3))
    }
}

import ListingKit

extension ChangedContent {
    /// The files that changed and belong to no listing and to nobody.
    func belongings(of reading: LoadedContent) -> [String] {
        let folders = Set(reading.kinds.map(\.plural) + ["people", "comments", "reactions"])
        return files.filter { $0.parts.count < 2 || !folders.contains($0.parts[0]) }.map(\.path) + others.map { "./" + $0 }
    }
}

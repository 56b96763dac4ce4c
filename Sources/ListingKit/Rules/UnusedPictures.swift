import Values

extension ListingRule {
    /// Warns of pictures beside the listing that it does not show.
    static let unusedPictures = ListingRule(.unexpectedFile) { parsed, report in
        let folder = parsed.folder
        guard folder.isOwn, !report.hasErrors else { return }
        let shown = parsed.listing.allImages
        let unused = folder.files.filter { name in !shown.contains { $0.file == name } }
        guard !unused.isEmpty else { return }
        report.add(
            .unexpectedFile, parsed.span(of: "images"),
            "\(unused.prefix(5).listed()) beside this listing \(unused.count == 1 ? "is" : "are") not shown",
            reason: "Only pictures named under \"images\" are published.",
            fix: Rule.imagesLine(parsed.root["images"], adding: unused))
    }
}

import Findings
import Values

extension ListingRule {
    /// Warns of pictures beside the listing that it does not show.
    static let unusedPictures = ListingRule(.unexpectedFile) { parsed, report in
        let folder = parsed.folder
        guard folder.isOwn, !report.hasErrors else { return }
        let shown = parsed.listing.allImages
        let others = folder.files.filter { name in !shown.contains { $0.file == name } }
        let unused = others.filter { $0.hasPictureEnding }
        Rule.checkFormats(others.filter { !$0.hasPictureEnding }, at: parsed.span(of: "images"), report: &report)
        guard !unused.isEmpty else { return }
        report.add(
            .unexpectedFile, parsed.span(of: "images"),
            "\(unused.prefix(5).listed()) beside this listing \(unused.count == 1 ? "is" : "are") not shown",
            reason: "Only pictures named under \"images\" are published.",
            fix: Rule.imagesLine(parsed.root["images"], adding: unused))
    }
}

extension Rule {
    /// Warns of files of formats that are never shown, so that naming them would not help.
    fileprivate static func checkFormats(_ names: [String], at span: SourceSpan, report: inout Report) {
        guard let first = names.first else { return }
        report.add(
            .unexpectedFile, span, "\(names.prefix(5).listed()) beside this listing can't be shown",
            reason: "Every browser shows JPEG, PNG and WebP pictures, so only those are published.",
            fix: names.count == 1
                ? "Export \(first) as a JPEG, put that here in its place, and name it under \"images\"."
                : "Export them as JPEGs, put those here in their place, and name them under \"images\".")
    }
}

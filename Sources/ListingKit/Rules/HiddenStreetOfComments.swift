import Bytes

extension Rule {
    /// Reports comments that give away a street that their listing hides. `source` reads the file of a comment again, for the few that do.
    static func checkComments(
        _ comments: [Comment], on listing: Listing, source: (_ path: String) -> SourceFile?
    ) -> [Diagnostic] {
        let secrets = listing.hiddenStreets
        guard !secrets.isEmpty else { return [] }
        let search = StreetSearch(secrets)
        return comments.flatMap { comment -> [Diagnostic] in
            let shown = ShownText(comment.body.html(siteRoot: "/", imageBase: ""))
            var isTold = search.first(in: shown.text) != nil || search.first(in: shown.attributes) != nil
            if case .name(let name) = comment.author { isTold = isTold || search.first(in: name) != nil }
            isTold = isTold || search.first(in: comment.name) != nil || comment.source.map { search.first(in: $0) != nil } ?? false
            guard isTold, let file = source(comment.file) else { return [] }
            var report = Report(file)
            let line = search.first(in: file.bytes).map { SourceSpan(line: $0.line + 1, column: 1) }
            report.add(
                .hiddenStreet, line ?? .wholeFile,
                "the comment gives away the street that \"show: suburb\" hides in \(listing.file)",
                reason: "Comments appear on the page of their listing.", fix: "Take the street out, or write \"hidden: yes\" above.")
            return report.diagnostics
        }
    }
}

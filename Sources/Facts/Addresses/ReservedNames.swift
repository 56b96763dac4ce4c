/// The names that addresses have already.
package enum ReservedNames {
    /// Words that can name neither a kind's folder nor a page, since the site or the board uses them.
    package static let all = Set(SitePage.allCases.map { $0.name } + ScopeKind.allCases.map { String($0.folder.dropLast()) }).union([
        "page", "post", "assets", "map", "kinds", "places", "pages", "gazetteer", "reactions", "static",
    ])

    /// Words that can name no kind's folder, since there is a form for each kind beside pages of those names.
    package static let besideForms = Set(SitePage.allCases.compactMap { $0.name.split(separator: "/").dropFirst().first.map(String.init) })
}

/// The names that addresses have already.
package enum ReservedNames {
    /// Words that can name neither a kind's folder nor a page, since the site or the board uses them.
    package static let all = Set(SitePage.allCases.map { $0.name } + ScopeKind.allCases.map { String($0.folder.dropLast()) }).union([
        "page", "post", "assets", "map", "kinds", "places", "pages", "gazetteer", "reactions",
    ])
}

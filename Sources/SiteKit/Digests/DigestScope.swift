import Values

/// What a digest is about: the whole board, or what can be followed at a folder of it.
struct DigestScope {
    let followed: FeedScope
    let members: Members

    /// The scope whose page lies in a folder, with or without slashes around it, or has that address; the board if none is named. Throws with
    /// what was probably meant if there is none.
    init(_ page: String?, in site: Site) throws(DigestProblem) {
        let folder = (page ?? "").removing(prefix: site.context.address.url)
        guard !folder.contains("://") else { throw .noScope(folder, meant: nil) }
        var parts = folder.split(separator: "/")
        if parts.last == "index.html" { parts.removeLast() }
        let path = parts.map { $0 + "/" }.joined()
        var known: [String] = []
        for scope in SiteScope.all(of: site) {
            let followed = scope.followed(in: site)
            if followed.page.path == path {
                self.followed = followed
                members = scope.members
                return
            }
            known.append(String(followed.page.path.dropLast()))
        }
        let word = parts.joined(separator: "/")
        let named = known.first { $0.hasSuffix("/" + word) || $0.split(separator: "/").last?.hasPrefix(word + "-") ?? false }
        throw .noScope(word, meant: named ?? Spelling.nearest(to: word, among: known))
    }
}

extension String {
    fileprivate func removing(prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}

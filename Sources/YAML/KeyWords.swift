import Values

extension [String: String] {
    /// The word that each of its synonyms stands for.
    package init(synonyms: [(word: String, others: [String])]) {
        self.init(firstOf: synonyms.flatMap { word, others in others.map { ($0, word) } })
    }
}

/// Knows other words that people write for keys, which no spelling check would find.
package enum KeyWords {
    /// A key that was meant, perhaps inside a group.
    package struct Meant {
        package let key: String
        /// The key inside the group `key`, such as `phone` in `contact`.
        package var inner: String?

        /// See the properties.
        package init(key: String, inner: String? = nil) {
            self.key = key
            self.inner = inner
        }
    }

    package static let prices: Set<String> = [
        "price", "rent", "cost", "amount", "rate", "asking", "asking-price", "weekly-rent", "rent-per-week", "per-week", "pw", "rental",
        "rent-pw", "rent-p/w", "rent-a-week", "rent-weekly",
    ]

    /// The key among those of an owner's file, or of a group inside a listing, that another word means.
    package static func meant(_ word: String, in allowed: [String]) -> Meant? {
        let folded = word.foldedWord
        if let key = inner[folded], allowed.contains(key) { return Meant(key: key) }
        if let key = rows[folded], allowed.contains(key) { return Meant(key: key) }
        if addresses.contains(folded), allowed.contains("url") { return Meant(key: "url") }
        return prices.contains(folded) ? allowed.first(where: prices.contains).map { Meant(key: $0) } : nil
    }

    /// What people call the address at which something is published.
    private static let addresses: Set<String> = ["web", "website", "site", "homepage", "link", "domain"]

    private static let inner: [String: String] = [
        "mobile": "phone", "tel": "phone", "telephone": "phone", "cell": "phone", "ph": "phone", "e-mail": "email", "mail": "email",
        "road": "street", "city": "suburb", "town": "suburb", "zip": "postcode", "post-code": "postcode", "visibility": "show",
        "from": "start", "begin": "start", "to": "end", "until": "end", "till": "end", "finish": "end", "date": "on", "day": "on",
        "src": "file", "path": "file", "image": "file", "picture": "file", "photo": "file", "caption": "alt", "text": "alt",
        "description": "alt", "filter": "where", "query": "where", "conditions": "where", "search": "where", "coordinates": "point",
        "coords": "point", "gps": "point", "latlng": "point", "lat-lng": "point", "bio": "about", "license": "licence", "web": "website",
        "url": "website", "homepage": "website", "site": "website", "author": "name", "writer": "name", "by": "name",
    ]
    /// What words mean in the rows of a history that mean something else elsewhere.
    private static let rows: [String: String] = [
        "until": "on", "till": "on", "to": "on", "when": "on", "ended": "on", "changed": "on", "state": "status",
    ]
}

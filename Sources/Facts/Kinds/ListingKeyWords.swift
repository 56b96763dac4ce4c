import Values
import YAML

/// What people write for the keys of listings.
extension KeyWords {
    /// The key of a kind's listings that another word means, or nil.
    package static func meant(_ word: String, kind: Kind) -> Meant? {
        let folded = word.foldedWord
        if let field = kind.fields.first(where: { $0.also.contains(folded) }) { return Meant(key: field.id) }
        if let price = kind.price?.field, price != word, prices.contains(folded) { return Meant(key: price) }
        if let group = groups[folded] { return Meant(key: group.key, inner: group.inner) }
        return keys[folded].map { Meant(key: $0) }
    }

    private static let keys = Dictionary(synonyms: [
        ("title", ["name", "heading", "headline", "subject"]),
        ("was", ["aliases", "alias", "redirect-from", "redirects", "former-name", "former-names", "old-name", "old-names", "moved-from"]),
        ("owner", ["landlord", "agent", "seller", "lister", "poster", "author", "by", "posted-by", "user", "person"]),
        ("status", ["state-of-listing", "availability"]),
        ("address", ["location", "place", "where"]),
        ("listed", ["date", "posted", "created", "published", "date-listed", "listed-on"]),
        ("confirmed", ["updated", "checked", "renewed", "refreshed", "modified", "last-updated"]),
        ("tags", ["keywords", "labels", "hashtags", "categories"]),
        ("contact", ["contacts", "contact-details", "call", "enquiries"]),
        (
            "inspections",
            [
                "inspection", "viewings", "viewing", "open-for-inspection", "open-house", "open-times", "opens", "by-appointment",
                "by-appointment-only", "appointment", "appointments",
            ]
        ),
        ("history", ["changes", "past"]),
        ("images", ["image", "pictures", "picture", "photos", "photo", "pics", "gallery"]),
        ("description", ["text", "body", "details", "about", "summary", "content", "info", "notes"]),
    ])
    private static let groups: [String: (key: String, inner: String)] = [
        "phone": ("contact", "phone"), "mobile": ("contact", "phone"), "tel": ("contact", "phone"), "telephone": ("contact", "phone"),
        "cell": ("contact", "phone"), "ph": ("contact", "phone"), "email": ("contact", "email"), "e-mail": ("contact", "email"),
        "mail": ("contact", "email"), "street": ("address", "street"), "suburb": ("address", "suburb"), "state": ("address", "state"),
        "postcode": ("address", "postcode"), "zip": ("address", "postcode"), "post-code": ("address", "postcode"),
        "city": ("address", "suburb"), "town": ("address", "suburb"), "point": ("address", "point"), "coordinates": ("address", "point"),
        "coords": ("address", "point"), "gps": ("address", "point"), "latlng": ("address", "point"), "lat-lng": ("address", "point"),
    ]
}

extension Kind {
    /// What people write for the statuses of a kind.
    package var statusSynonyms: [String: String] {
        Dictionary(synonyms: [
            (Kind.available, ["active", "open", "live", "current", "new", "vacant", "now", "for-rent", "for-sale", "yes"]),
            (pending, ["pending", "under-offer", "under-application", "application", "reserved", "hold", "on-hold"]),
            (done, ["rented", "leased", "let", "gone", "taken", "sold", "closed", "done", "let-out", "filled", "no", "unavailable"]),
            (Kind.withdrawn, ["removed", "deleted", "cancelled", "canceled", "hidden", "off", "off-market", "draft"]),
        ])
    }
}

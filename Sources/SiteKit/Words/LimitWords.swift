/// What the site cannot do.
enum LimitWords: CaseIterable {
    case accounts, chat, alerts, uploads, counts, comments, bookings, applications, secrets, deleting, livePrices, livePlaces, learning,
        queries

    /// The keys of what it is called, why it cannot be, and what there is in its place.
    var keys: (name: String, reason: String, offer: String) {
        switch self {
        case .accounts: ("limits.accounts", "limits.accounts_reason", "limits.accounts_offer")
        case .chat: ("limits.chat", "limits.chat_reason", "limits.chat_offer")
        case .alerts: ("limits.alerts", "limits.alerts_reason", "limits.alerts_offer")
        case .uploads: ("limits.uploads", "limits.uploads_reason", "limits.uploads_offer")
        case .counts: ("limits.counts", "limits.counts_reason", "limits.counts_offer")
        case .comments: ("limits.comments", "limits.comments_reason", "limits.comments_offer")
        case .bookings: ("limits.bookings", "limits.bookings_reason", "limits.bookings_offer")
        case .applications: ("limits.applications", "limits.applications_reason", "limits.applications_offer")
        case .secrets: ("limits.secrets", "limits.secrets_reason", "limits.secrets_offer")
        case .deleting: ("limits.deleting", "limits.deleting_reason", "limits.deleting_offer")
        case .livePrices: ("limits.live_prices", "limits.live_prices_reason", "limits.live_prices_offer")
        case .livePlaces: ("limits.live_places", "limits.live_places_reason", "limits.live_places_offer")
        case .learning: ("limits.learning", "limits.learning_reason", "limits.learning_offer")
        case .queries: ("limits.queries", "limits.queries_reason", "limits.queries_offer")
        }
    }
}

/// What the site says of what it cannot do, and of the nearest thing that it has.
extension Words {
    func room(of circle: String) -> String { text("limits.room", "circle", circle) }
    func post(_ label: String) -> String { text("limits.post", "kind", label) }
}

import Rules
import YAML

extension ParsedListing {
    /// Whether it is what became of another one, by the same owner and with the same key: it was confirmed later, or has a longer history.
    func isLater(than other: ParsedListing) -> Bool {
        guard listing.owner == other.listing.owner, root["change-key"]?.text == other.root["change-key"]?.text,
            let now = days.confirmed ?? days.listed, let before = other.days.confirmed ?? other.days.listed
        else { return false }
        return before < now || before == now && other.pastCount < pastCount
    }

    private var pastCount: Int { root["history"]?.items?.count ?? 0 }
}

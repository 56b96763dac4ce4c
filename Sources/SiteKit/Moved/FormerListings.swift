import Bytes
import Facts
import ListingKit
import Publishing
import Rules

/// The addresses that listings had and that none has now, in their order: those that are remembered, and those that files name.
struct FormerListings: Sendable {
    /// One of them.
    struct Place: Sendable {
        /// From the site's root, without slashes at its ends.
        let address: String
        let before: FormerAddress
        /// The listing that had it, by its place on the site; nil if it is gone.
        let listing: Int?
    }

    private(set) var places: [Place] = []
    /// Addresses that tell what somebody hides, and that so lead nowhere, ever again: whoever hid it may be gone tomorrow.
    private(set) var withheld: Set<String> = []

    init(_ site: Site, _ remembered: FormerAddresses) {
        let naming = site.listings.filter { !$0.was.isEmpty }.sorted { ByteOrder.precedes($0.file, $1.file) }
        guard !remembered.all.isEmpty || !naming.isEmpty else { return }
        var all = remembered.all
        var named = Set(naming.flatMap(\.was))
        if !named.isEmpty { named.subtract(site.listings.map(\.address)) }
        let remembering = Set(all.values.map(\.id))
        let present = Set(site.listings.lazy.map(\.id).filter(remembering.contains))
        // Of several that name an address, the first has it. What a file says counts for more than what is remembered of a listing that is
        // gone, but takes nothing from one that is there.
        for listing in naming {
            for address in listing.was where named.remove(address) != nil && all[address]?.id != listing.id {
                if let former = all[address], present.contains(former.id) { continue }
                all[address] = FormerAddress(
                    id: listing.id, kind: listing.kind, suburb: "", day: listing.listed, hadComments: false, hadCalendar: false)
            }
        }
        let ids = Set(all.values.map(\.id))
        let there = site.listings.indices.lazy.filter { ids.contains(site.listings[$0].id) }.map { (site.listings[$0].id, $0) }
        let indices = Dictionary(there, uniquingKeysWith: { first, _ in first })
        // What a later version of the site uses itself, no listing had.
        places = all.filter { FormerName.isAddress($0.key) }.sorted { ByteOrder.precedes($0.key, $1.key) }.map { address, before in
            Place(address: address, before: before, listing: indices[before.id])
        }
    }

    /// Those that tell nothing that somebody hides by now, however that is written in them. `gate` is what lets nothing hidden leave.
    func withoutTelling(what reading: LoadedContent, _ site: Site, _ gate: HiddenBytes?) -> FormerListings {
        guard !places.isEmpty, !reading.hidden.all.isEmpty else { return self }
        let rows = places.map { place in
            place.listing.map { site.listings[$0].locality } ?? reading.gazetteer.locality(addressEnd: place.before.suburb)?.index
        }
        let names = TellingNames(reading, about: rows.contains(nil) ? nil : Set(rows.compactMap(\.self)))
        var former = self
        former.places = zip(places, rows).filter { place, row in
            // Of a listing that is there all feeds have its id.
            let tellings = place.listing == nil ? [place.address, place.before.id] : [place.address]
            guard !tellings.contains(where: { names.isTelling($0, about: row) }),
                let path = try? ArtifactPath(Route.scope(place.address).file)
            else { return false }
            return gate?.refusal(of: path, Array(place.before.id.utf8)) == nil
        }.map(\.0)
        former.withheld = Set(places.map(\.address)).subtracting(former.places.map(\.address))
        return former
    }
}

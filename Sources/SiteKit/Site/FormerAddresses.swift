import Places
import Values

/// The addresses that listings had and that none has now.
///
/// No file tells of them, and yet people have links to them. They are kept for ever: nobody knows how long a link is followed.
struct FormerAddresses: Sendable, Hashable {
    /// By the address, from the site's root and without slashes at its ends: `rentals/quiet-flat`.
    var all: [String: FormerAddress] = [:]

    /// The same without some of them.
    func without(_ addresses: Set<String>) -> FormerAddresses {
        addresses.isEmpty ? self : FormerAddresses(all: all.filter { !addresses.contains($0.key) })
    }

    /// Tells of the older addresses of listings that are nowhere any more what is known of their last ones, by the listings' ids.
    mutating func update(_ gone: [String: FormerAddress]) {
        guard !gone.isEmpty else { return }
        for (address, former) in all {
            guard var last = gone[former.id], last != former else { continue }
            last.hadComments = last.hadComments || former.hadComments
            last.hadCalendar = last.hadCalendar || former.hadCalendar
            all[address] = last
        }
    }
}

/// What is known of the listing that had an address last, none of it in its owner's words but its id.
struct FormerAddress: Sendable, Hashable {
    let id: String
    /// The id of its kind when it left.
    let kind: String
    /// Its suburb then, by ``Places/Locality/addressEnd``; empty if it had none.
    let suburb: String
    /// When it left.
    let day: Day
    /// Whether people had said something of it, so that there may have been a feed of that.
    var hadComments: Bool
    /// Whether it had a calendar.
    var hadCalendar: Bool
}

extension Locality {
    /// The end of the address of its page, behind the folder of suburbs: `vic/collingwood-3066`.
    var addressEnd: String { "\(state.slug)/\(slug)" }
}

extension Gazetteer {
    /// The suburb whose page has an address with that end.
    func locality(addressEnd: String) -> Locality? {
        localities(postcode: String(addressEnd.suffix(4))).first { $0.addressEnd == addressEnd }
    }
}

import Bytes

/// How listings are shared out among packs: by their ids, see ``LinearHashing``, so that an edit changes one pack. Any program finds the pack
/// of an id in a few lines; `packs.js` of the theme does.
struct PackShares: Sendable {
    /// How many listings there are for each pack. A pack that is yet to be divided holds some fifty, one that was, half as many: few
    /// enough that an edit, which writes a pack anew, and a phone, which loads one to find a listing, have little to do with others.
    static let listingsPerPack = 32

    /// The listings of each pack, as indices into the site's and in its order.
    let packs: [[Int]]

    /// Shares out the listings of a site.
    init(_ site: Site) {
        packs = LinearHashing.buckets(of: site.listings.count, among: PackShares.count(of: site.listings.count)) { site.listings[$0].id }
    }

    /// The listings of a pack in the order in which it holds them, that of their ids.
    func members(_ pack: Int, of site: Site) -> [Int] {
        packs[pack].map { (id: site.listings[$0].id, index: $0) }.sorted { ByteOrder.precedes($0.id, $1.id) }.map(\.index)
    }

    /// How many packs so many listings take.
    static func count(of listings: Int) -> Int { (listings + listingsPerPack - 1) / listingsPerPack }
}

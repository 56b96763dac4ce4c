import Values

/// How many are listed near a campus, in words.
extension CountedCampus {
    /// `within 5 km`, which the campus's feeds and calendar cover.
    static let near = Words.within(Site.campusFeedRadius)
    /// `within 40 km`, which its page covers.
    static let wide = Words.within(Site.campusRadius)

    /// The same with the miles that some are used to.
    static let wideWithMiles = Words.withMiles(wide, Site.campusRadius)

    /// How many are near, in lists of campuses: `3 within 5 km`.
    var nearText: String {
        if total == 0 { return Words.noneNow }
        return "\(near == 0 ? Words.none : grouped(near)) \(CountedCampus.near)"
    }

    /// How many there are in all, in lists of campuses: `20 within 40 km`; nil if there are none.
    var wideText: String? { total == 0 ? nil : "\(grouped(total)) \(CountedCampus.wide)" }

    /// Both, as a page says it of itself: `3 listings within 5 km, 20 within 40 km (25 miles)`.
    var text: String {
        let wide = CountedCampus.wideWithMiles
        if total == 0 { return Words.noListings + " " + wide }
        let listings = "\(near == 0 ? Words.noListings : Words.listings(near)) \(CountedCampus.near)"
        return total > near ? "\(listings), \(grouped(total)) \(wide)" : listings
    }
}

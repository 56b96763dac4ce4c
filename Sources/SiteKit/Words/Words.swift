import ListingKit
import Values

/// What the site says to people beside what stands in the templates: to speak another language, it needs other templates and another
/// table.
enum Words {
    // Names of pages
    static let home = "Home"
    static let search = "Search"
    static let suburbs = "Suburbs"
    static let campuses = "Campuses"
    static let people = "People"
    static let follow = "Follow"
    static let tags = "Tags"
    static let data = "Data"
    static let mapApp = "Your phone’s map app"
    static let openStreetMap = "OpenStreetMap"
    static let googleMaps = "Google Maps"
    static let appleMaps = "Apple Maps"
    static let notFound = "Page not found"

    static func page(_ name: String, _ number: Int) -> String { number > 1 ? "\(name), page \(number)" : name }
    static func page(_ number: Int, of count: Int) -> String { "Page \(number) of \(count)" }

    // Lists of suburbs
    static let byLetter = "By letter"
    static let busiest = "Busiest suburbs"
    static func suburbs(_ number: Int) -> String { counted(number, "suburb") }
    static func all(suburbs number: Int) -> String { "All \(grouped(number)) suburbs" }
    static func suburbs(of state: String, letter: String?) -> String { "Suburbs in \(state)" + (letter.map { ": \($0)" } ?? "") }

    // Descriptions of pages, which search engines show
    static func aboutSuburbs(of state: String?) -> String {
        state.map { "Every suburb in \($0) on this board." } ?? "Every suburb on this board, by state."
    }
    static let aboutCampuses = "University campuses with listings near them."
    static let aboutFollowing =
        "How to hear of new listings without an account: feeds and calendars for the board, every suburb and every owner."
    static let aboutSearch = "Find a listing by suburb, price and more."
    static let aboutTags = "What people say of their listings in a word or two."
    static let aboutNotFound = "There is no page at this address."
    static func aboutPeople(_ board: String) -> String { "Everybody who lists on \(board)." }
    static func aboutData(_ board: String) -> String {
        "What programs can get from \(board): feeds, calendars, and listings and suburbs as JSON."
    }
    static func aboutKind(_ count: String, _ board: String) -> String { "\(count) on \(board), newest first." }
    static func aboutState(_ total: Int, _ state: String) -> String { "\(listings(total)) in \(state), by suburb." }
    static func aboutOwner(_ total: Int, _ owner: String, _ board: String) -> String { "\(listings(total)) of \(owner) on \(board)." }
    static func aboutScope(_ total: Int, _ covered: String, _ board: String) -> String { "\(listings(total)) on \(board): \(covered)." }

    // Lists of a catalogue
    static let stateLabel = "State"
    static func inState(_ state: String) -> String { "in \(state)" }
    static func label(of facet: MainFacet, _ kind: Kind) -> String {
        switch facet.division {
        case .atLeast(let field, _), .choice(let field, _): kind.fields[field].label
        case .upTo: kind.price.flatMap { kind.field($0.field) }?.label ?? ""
        }
    }
    static func label(of facet: MainFacet, at place: Int) -> String {
        switch facet.division {
        case .atLeast: "\(place + 1)+"
        case .upTo(let dollars): "Up to $\(grouped(dollars[place]))"
        case .choice(_, let words): words[place].asLabel
        }
    }
    static func title(of facet: MainFacet, at place: Int, _ kind: Kind) -> String {
        switch facet.division {
        case .atLeast(let field, _): "\(place + 1) or more \(kind.fields[field].label.lowercasedFirst)"
        case .upTo(let dollars): ["up to $\(grouped(dollars[place]))", kind.price?.per.label].compactMap(\.self).joined(separator: " ")
        case .choice(_, let words): words[place].asLabel.lowercasedFirst
        }
    }
    static func catalogue(_ labels: String, _ title: String) -> String { "\(labels): \(title)" }
    static func browse(_ labels: [String]) -> String { "Browse by \(labels.map(\.lowercasedFirst).listed("or"))" }
    static func newest(_ number: Int) -> String { "; here are the newest \(number)" }

    // Links to the search page
    static let filterThese = "Filter these"
    static let changeSearch = "Change this search"

    // Numbers of listings
    static let none = "none"
    static let noneNow = "none right now"
    static let noListings = "No listings"
    static func listings(_ number: Int) -> String { counted(number, "listing") }
    static func rightNow(_ number: Int) -> String { (number == 0 ? "None" : listings(number)) + " right now" }
    static func within(_ kilometres: Double) -> String { "within \(Int(kilometres)) km" }
    /// The 40 km of ``Site/campusRadius`` are the 25 miles that some are used to.
    static func withMiles(_ text: String, _ kilometres: Double) -> String { "\(text) (\(Int((kilometres / 1.609344).rounded())) miles)" }
    static func within(_ kilometres: Double, of place: String) -> String { "\(within(kilometres)) of \(place)" }
    static func nearest(_ number: Int, of total: Int) -> String {
        number < total ? "The nearest \(number) of \(grouped(total))" : "Nearest first"
    }
    /// How far a listing is from a campus: in whole kilometres, since nobody knows where on a campus somebody goes. Measured from the middle
    /// of a suburb, it is the less exact.
    static func fromCampus(_ kilometres: Int, middleOf suburb: String?) -> String {
        guard let suburb else { return (kilometres < 1 ? "Less than 1 km" : "\(kilometres) km") + " from campus" }
        return "About \(max(1, kilometres)) km, from the middle of \(suburb)"
    }
    static func tagged(_ tag: String) -> String { "tagged “\(tag)”" }

    // Listings
    static var about: StaticString { "about " }
    static var aMonth: StaticString { " a calendar month" }
    static var available: StaticString { "Available " }
    static var now: StaticString { "now" }
    static var until: StaticString { " until " }
    static var contact: StaticString { "Contact" }
    static var was: StaticString { "was " }
    static var cancelledNote: StaticString { " (cancelled)" }
    static let expired = "Expired"
    static let features = "Features"
    static func hasExpired(confirmed day: Day) -> String {
        "This listing has expired: its owner last confirmed it on \(DateText.long(day))."
    }
    static func hasBeen(_ noun: String, _ status: String) -> String { "This \(noun) has been \(status)." }
    /// Of a suburb that shares a border with the one that a page is of, where others have their distance.
    static let nextDoor = "next door"
    static func postalName(_ place: String) -> String { "\(place) is a name in daily use; it is not an official suburb." }

    // Following
    static let byKind = "By kind"
    static let bySearch = "Saved searches"
    static let byOwner = "By owner"
    static let byState = "By state"
    static let bySuburb = "By suburb"
    static let byTag = "By tag"
    static let nearCampus = "Near a campus"
    static let wholeBoard = "The whole board"
    static let wholeState = "The whole state"
    static var changes: StaticString { "Changes: " }
    static func changes(_ name: String) -> String { "\(changes)\(name)" }
    static func aboutChanges(_ covered: String) -> String {
        "What happens to listings: \(covered). New ones, new prices, inspections, what is taken and what is back."
    }
    static func aboutNew(_ covered: String) -> String { "New listings: \(covered)" }
    static func aboutLatest(_ covered: String, of total: Int) -> String {
        "\(aboutNew(covered)). What is new or changed; all \(grouped(total)) that are open stand on the page."
    }
    static let leftFeed = "No longer listed here"
    static var inspections: StaticString { "Inspections: " }
    static func inspections(_ name: String) -> String { "\(inspections)\(name)" }
    static func aboutInspections(_ name: String) -> String { "When homes and other things can be seen: \(name)" }

    // Inspections in calendars
    static var inspectionList: StaticString { "<p>Inspections:</p><ul><li>" }
    static var inspection: StaticString { "Inspection: " }
    static var viewing: StaticString { "Viewing: " }
    static var cancelledInspection: StaticString { "Cancelled inspection: " }
    static var cancelledViewing: StaticString { "Cancelled viewing: " }
    static var doNotCome: StaticString { "This is cancelled: please do not come." }
    static let deviceCalendar = "Calendar on this device"

    // Pages and feeds that moved
    static let moved = "What was here is found under another address now"
    static func isNow(_ before: String, _ name: String) -> String { "\(before) is now \(name)" }
    static func aboutMoved(_ name: String) -> String {
        "What you follow here is found under another address now: \(name). Follow it there."
    }
}

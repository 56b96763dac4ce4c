import Facts
import ListingKit
import Values

/// What the site says to people beside what stands in the templates: to speak another language, it needs other templates and another
/// table.
enum Words {
    // Names of pages
    static let home = "Home"
    static func founded(_ year: Int) -> String { "Founded in \(year)" }
    static let mentioned = "Mentioned here"
    static let mentionedIn = "Mentioned in"
    /// The heading of listings that are the same in some of their facts: `Same brand and model`.
    static func same(_ labels: [String]) -> String { "Same " + labels.map(\.lowercasedFirst).listed() }
    static let mapApp = "Your phone’s map app"
    static let openStreetMap = "OpenStreetMap"
    static let googleMaps = "Google Maps"
    static let appleMaps = "Apple Maps"

    static func page(_ number: Int) -> String { number > 1 ? "page \(number)" : "" }
    static func page(_ number: Int, of count: Int) -> String { "Page \(number) of \(count)" }
    static func part(_ number: Int, of name: String) -> String { number > 1 ? "\(name), part \(number)" : name }
    static func newest(_ number: Int, of count: Int) -> String { "The newest \(number) of \(grouped(count))" }

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
    static func aboutKind(_ count: String, _ board: String) -> String { "\(count) on \(board), newest first." }
    static func aboutState(_ total: Int, _ state: String) -> String { "\(listings(total)) in \(state), by suburb." }
    static func aboutOwner(_ total: Int, _ owner: String, _ board: String) -> String { "\(listings(total)) from \(owner) on \(board)." }
    static func aboutScope(_ total: Int, _ covered: String, _ board: String) -> String { "\(listings(total)) on \(board): \(covered)." }

    // Lists of a catalogue
    static let stateLabel = "State"
    static func inState(_ state: String) -> String { "in \(state)" }
    static func label(of facet: MainFacet, _ kind: Kind) -> String {
        switch facet.division {
        case .atLeast(let field, _), .choice(let field, _), .choices(let field, _): kind.fields[field].label
        case .upTo: kind.price.flatMap { kind.field($0.field) }?.label ?? ""
        }
    }
    static func label(of facet: MainFacet, at place: Int, _ kind: Kind) -> String {
        switch facet.division {
        case .atLeast: "\(place + 1)+"
        case .upTo(let dollars): "Up to $\(grouped(dollars[place]))"
        case .choice(let field, let words), .choices(let field, let words): kind.fields[field].wording(of: words[place]).asLabel
        }
    }
    static func title(of facet: MainFacet, at place: Int, _ kind: Kind) -> String {
        switch facet.division {
        case .atLeast(let field, _): "\(place + 1) or more \(kind.fields[field].label.lowercasedFirst)"
        case .upTo(let dollars): ["up to $\(grouped(dollars[place]))", kind.price?.per.label].compactMap(\.self).joined(separator: " ")
        case .choice(let field, let words), .choices(let field, let words):
            kind.fields[field].wording(of: words[place]).asLabel.lowercasedFirst
        }
    }
    static func catalogue(_ labels: String, _ title: String) -> String { "\(labels): \(title)" }
    static func browse(_ labels: [String]) -> String { "Browse by \(labels.map(\.lowercasedFirst).listed("or"))" }
    static let newest = "Newest"
    static func newest(_ number: Int) -> String { "; here are the newest \(number)" }

    // Links to the search page
    static let filterThese = "Filters"
    static let changeSearch = "Change this search"
    static let typeFilter = "Type"
    static let priceFilter = "Price"
    static let onMap = "Map"

    // Numbers of listings
    static let none = "none"
    static let noneNow = "no listings"
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
    static var about: StaticString { "About " }
    static var aMonth: StaticString { " a month" }
    static var open: StaticString { "Open " }
    /// What a card says before the day of a field of that name: `Available` of one that is called `Available from`, `From` of one that is called so.
    static func beforeStart(_ label: String) -> String { label.hasSuffix(" from") ? String(label.dropLast(" from".count)) : label }
    static func start(_ label: String, _ day: Day, today: Day) -> String {
        "\(beforeStart(label)) \(day <= today ? "now" : shortDay(day, today: today))"
    }
    static func posted(_ day: Day, today: Day) -> String { shortDay(day, today: today) }
    static let less = "less"
    static let more = "more"
    /// The year only where it is not the present one.
    static func since(_ day: Day, today: Day) -> String { "since " + shortDay(day, today: today) }
    private static func shortDay(_ day: Day, today: Day) -> String {
        DateText.short(day) + (day.components.year == today.components.year ? "" : " \(day.components.year)")
    }
    static func since(_ status: String, _ day: Day) -> String { "\(status) since \(DateText.long(day))" }
    static func similar(_ labels: String) -> String { "Similar \(labels.lowercasedFirst)" }
    /// Those whom something that is offered may suit, by what it is called.
    static func seekers(of noun: String) -> String { "People this \(noun) may suit" }
    static func offers(_ labels: String) -> String { "\(labels) that may suit" }
    static let partners = "People to rent a home with"
    static func match(_ total: Int) -> String { "\(total)% match" }
    static func inTeam(of people: Int) -> String { "Could be one of \(people) people renting together" }
    static func homes(forTeamOf people: Int, upTo sum: Money?) -> String {
        "Homes for \(people) people together" + (sum.map { ", up to \($0.wholeDollars.display) a week" } ?? "")
    }
    static func couldTake(team people: Int, upTo sum: Money?) -> String {
        "\(people) people together could take it" + (sum.map { ", up to \($0.wholeDollars.display) a week" } ?? "")
    }
    static func ownerCount(_ count: Int, isExact: Bool) -> String { isExact ? listings(count) : "More than \(listings(count))" }
    /// Where that median comes from, of listings on the whole board that have some facts in common.
    static func comparables(_ count: Int, isExact: Bool, same labels: [String]) -> String {
        "The median of \(isExact ? "" : "more than ")\(grouped(count)) others on this board of the same or a close \(labels.map(\.lowercasedFirst).listed())."
    }
    /// The heading of what listings of a kind asked: `Median rent of homes to rent`.
    static func median(of kind: Kind) -> String {
        let price = kind.price.flatMap { kind.field($0.field) }?.label ?? kind.price?.field ?? ""
        return "Median \(price.lowercasedFirst) of \(kind.labels.lowercasedFirst)"
    }
    static func aboutMedians(of least: Int, within kilometres: Double?) -> String {
        let area = kilometres.map { " " + within($0) } ?? ""
        return "From listings\(area) of the last 12 months, open or closed. A row needs at least \(least) of them."
    }
    /// Those that count so much: `2 beds`, and `5 or more beds` for the last step.
    static func counting(_ rank: Int, by facet: MainFacet, _ kind: Kind) -> String {
        guard case .atLeast(let place, let steps) = facet.division else { return "" }
        let field = kind.fields[place]
        if rank == steps { return "\(rank) or more \(field.unit?.many ?? field.label.lowercasedFirst)" }
        return field.shortText(.count(rank)) ?? field.zero?.asLabel ?? String(rank)
    }
    static var contact: StaticString { "Contact" }
    static var was: StaticString { "was " }
    static var cancelledNote: StaticString { " (cancelled)" }
    static let expired = "Expired"
    static let features = "Features"
    static func preview(of day: Day) -> String { "This is a preview: the board as of \(DateText.long(day))." }

    static func isOver(on day: Day) -> String { "This listing is over: its last day was \(DateText.long(day))." }

    static func hasExpired(confirmed day: Day) -> String {
        "This listing has expired: its owner last confirmed it on \(DateText.long(day))."
    }
    /// Where a closed listing leads: to its own suburb, to another one that is some way off, or to all of its kind.
    static func others(in suburb: String) -> String { "See what else is in \(suburb)" }
    static func others(in suburb: String, _ distance: String) -> String { "See what’s in \(suburb), \(distance) away" }
    static func allOthers(_ labels: String) -> String { "See all \(labels.lowercasedFirst)" }
    static func was(_ noun: String, _ status: String, since day: Day?) -> String {
        day.map { "This \(noun) was \(status) on \(DateText.long($0))." } ?? "This \(noun) has been \(status)."
    }
    /// Of a suburb that shares a border with the one that a page is of, where others have their distance.
    static let nextDoor = "next door"
    static func postalName(_ place: String) -> String { "\(place) is a name people use, but it’s not an official suburb." }

    // What people say
    static func comments(_ number: Int) -> String { counted(number, "comment") }
    static func likes(_ number: Int) -> String { number == 1 ? "1 person likes this" : "\(grouped(number)) people like this" }
    static func likeCount(_ number: Int) -> String { counted(number, "like") }
    static func earlier(comments number: Int) -> String { "\(grouped(number)) earlier \(number == 1 ? "one isn’t" : "ones aren’t") shown" }
    static func comments(on title: String) -> String { "Comments: \(title)" }
    static func comment(by author: String, on title: String) -> String { "\(author.isolated) on \(title.isolated)" }
    static func aboutComments(on title: String) -> String { "What people say about \(title)." }

    static func newestStories(of total: Int) -> String { "The newest of \(grouped(total))" }

    // Circles
    static func aboutCircle(_ total: Int, _ members: Int, _ name: String) -> String {
        "\(name): \(counted(members, "member")) and \(listings(total))."
    }
    static func members(_ number: Int) -> String { counted(number, "member") }

    // Following
    static let wholeState = "The whole state"
    static var changes: StaticString { "Changes: " }
    static func changes(_ name: String) -> String { "\(changes)\(name)" }
    static func aboutChanges(_ covered: String) -> String {
        "What happens to listings: \(covered). New ones, price changes, inspections, and what’s taken or back on the market."
    }
    static func andMore(_ count: Int) -> String { "And \(grouped(count)) more" }

    /// `37 new, 9 cheaper and 4 gone in Victoria, Saturday 28 November 2026`
    static func roundUp(_ parts: [String], in state: String?, on day: String, part: Int) -> String {
        let list = parts.listed("and")
        return list + (state.map { " in \($0)" } ?? "") + ", " + day + (part > 1 ? ", part \(part)" : "")
    }

    static func aboutNew(_ covered: String) -> String { "New listings: \(covered)" }
    static func aboutLatest(_ covered: String, of total: Int) -> String {
        "\(aboutNew(covered)). Only what’s new or changed; the page has all \(grouped(total))."
    }
    static var inspections: StaticString { "Inspections: " }
    static func inspections(_ name: String) -> String { "\(inspections)\(name)" }
    static func aboutInspections(_ name: String) -> String { "Inspection times: \(name)" }
    static func events(_ name: String) -> String { "Events: \(name)" }
    static func aboutEvents(_ name: String) -> String { "Event times: \(name)" }

    /// What to press to come to an inspection, by the way in which the owner is asked.
    static func book(by way: Message.Way) -> String {
        switch way {
        case .text: "Book by text"
        case .email: "Book by email"
        case .whatsApp: "Book on WhatsApp"
        }
    }

    /// What to press to ask for a time, by the way in which the owner is asked.
    static func ask(by way: Message.Way) -> String {
        switch way {
        case .text: "Ask by text"
        case .email: "Ask by email"
        case .whatsApp: "Ask on WhatsApp"
        }
    }
    static let byAppointment = "Open by appointment"
    static let viewingByAppointment = "Viewing by appointment"
    static var inspectionsByAppointment: StaticString { "<p>Inspections: by appointment</p>\n" }

    // Inspections by day
    static func aboutInspectionDays(_ board: String, in state: String?) -> String {
        "What’s open for inspection\(state.map { " in \($0)" } ?? "") on \(board), day by day."
    }
    static func inspections(in state: String?) -> String { SitePage.inspections.title + (state.map { " in \($0)" } ?? "") }
    static func inspections(number: Int) -> String { counted(number, "inspection") }
    static func day(_ day: String, in state: String?) -> String { day + (state.map { " in \($0)" } ?? "") }
    static let allStates = "All"
    static func opens(_ number: Int) -> String { "\(grouped(number)) open" }
    static func openThisWeek(_ number: Int) -> String { "Inspections this week: \(grouped(number))" }
    static func all(inspections number: Int, on day: String) -> String { "All \(grouped(number)) on \(day)" }
    static func next(_ number: Int, of total: Int) -> String {
        number < total ? "The next \(number) of \(grouped(total))" : inspections(number: total)
    }

    // The calendar by month
    static func calendar(of name: String?) -> String { SitePage.calendar.title + (name.map { ": \($0)" } ?? "") }
    /// What a calendar holds on a board of those kinds: `Inspections, viewings, events, and the first day of homes to rent and rooms to rent`.
    static func inCalendar(_ kinds: [Kind]) -> String {
        var parts: [String] = []
        if kinds.contains(where: { $0.place == .address }) { parts.append("inspections") }
        if kinds.contains(where: { $0.place == .suburb }) { parts.append("viewings") }
        if kinds.contains(where: { !$0.occasionFields.isEmpty }) { parts.append("events") }
        let starting = kinds.filter { $0.startField != nil }.map(\.labels.lowercasedFirst)
        if !starting.isEmpty { parts.append("the day from which \(starting.listed()) are available") }
        let text = parts.isEmpty ? SitePage.calendar.title : parts.listed()
        return text.prefix(1).uppercased() + text.dropFirst()
    }
    static func aboutCalendar(_ name: String, _ about: String) -> String { "\(about), month by month: \(name)." }
    static let availableThatDay = "available"
    static func inspectionUnit(_ number: Int) -> String { number == 1 ? "inspection" : "inspections" }
    static func eventUnit(_ number: Int) -> String { number == 1 ? "event" : "events" }
    static let inspectionLine = "Inspection"
    static let viewingLine = "Viewing"
    static func more(_ number: Int) -> String { "\(grouped(number)) more" }

    // Inspections in calendars
    static var inspectionList: StaticString { "<p>Inspections:</p><ul><li>" }
    static var inspection: StaticString { "Inspection: " }
    static var viewing: StaticString { "Viewing: " }
    static var cancelledInspection: StaticString { "Cancelled inspection: " }
    static var cancelledViewing: StaticString { "Cancelled viewing: " }
    static var cancelledEvent: StaticString { "Cancelled: " }
    static var doNotCome: StaticString { "This is cancelled: please don’t come." }
    static let deviceCalendar = "Add to calendar"

    // Pages and feeds that moved
    static let moved = "This page has moved"
    static func isNow(_ before: String, _ name: String) -> String { "\(before) is now \(name)" }
    static func aboutMoved(_ name: String) -> String {
        "What you follow here has moved: \(name). Follow it there."
    }
    static func newAddress(of name: String) -> String { "New address: \(name)" }

    // Pages and feeds of listings that are gone
    static let gone = "This listing is no longer here"
    static let aboutGone = "It was taken off this board."
    static let nothingMore = "It was taken off this board, so nothing more comes here."
    static let stillHere = "What you can look at instead: "
}

import Bytes
import Places
import Values

/// What the fields of a listing are read with.
public struct FieldContext: Sendable {
    package let gazetteer: Gazetteer
    /// The handles of all owners, sorted.
    package let people: [String]
    package let today: Day
    /// The host of the board's own address; links to it are inside.
    package let host: String?
    /// How much of a place listings of the kind give.
    package let place: PlaceRule
    /// The pictures beside the listing's file.
    package let folder: ImageFolder
    /// The listing's title, which pictures without a text of their own get.
    package let title: String
    /// The rent for a week in cents that the listing gives, even if not as it should be; nil without one.
    package var weeklyRent: Wide?
    /// The listing's own suburb, near which others are meant.
    package var home: Locality?

    /// See the properties.
    package init(
        gazetteer: Gazetteer, people: [String], today: Day, host: String?, place: PlaceRule, folder: ImageFolder, title: String,
        weeklyRent: Wide? = nil, home: Locality? = nil
    ) {
        self.gazetteer = gazetteer
        self.people = people
        self.today = today
        self.host = host
        self.place = place
        self.folder = folder
        self.title = title
        self.weeklyRent = weeklyRent
        self.home = home
    }
}

/// What values are published with: the listing that they are of, and its site.
public protocol PublishedListing: AnyObject {
    /// The site's address, without a slash at its end.
    var siteURL: String { get }
    /// The address of the listing's page.
    var pageURL: String { get }
    /// The time zone of its inspections, by its name in the IANA time zone database.
    var timeZone: String { get }
    /// Writes an owner as JSON.
    func writePerson(_ handle: String, to json: inout JSONWriter)
}

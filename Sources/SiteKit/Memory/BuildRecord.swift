import Bytes
import Findings
import ListingKit
import Rules
import Values

/// What a build was made from and what it found, so that the next can tell what changed and say the same again.
struct BuildRecord: Sendable {
    /// A file or folder that was looked at.
    struct Input: Sendable {
        var path: String
        var stamp: FileStamp
        /// Of its bytes; nil for folders and files that nobody read.
        var fingerprint: Fingerprint?
    }

    /// What lists need of a listing, and what else is kept of it.
    struct Listing: Sendable {
        var record: ListingRecord
        /// Its place in the order of the files' paths.
        var place: Int
        var remains: ListingRemains
    }

    /// The program that made the site.
    var program: ProgramIdentity
    /// Of the program, the options and the day.
    var options: Fingerprint
    /// Of all that and everything else but listings.
    var shared: Fingerprint
    /// The board's time zone, which decides what day it is.
    var timeZone: String
    /// Whether it was a preview, of which nobody hears.
    var isPreview = false
    /// What lies in the content folder, with the folder itself as `.`.
    var content: [Input]
    /// The same of the theme's folder.
    var theme: [Input]
    /// The owners.
    var people: [Person]
    /// Every listing that was published, in the order of the site.
    var listings: [Listing]
    /// The words that search records name by their numbers.
    var words: WordVocabulary
    /// What the build found.
    var findings: BuildFindings
    /// What people were told of listings that left a scope.
    var memory: ScopeMemory
    /// The part of the day in which it told its news.
    var clock = NewsClock(part: NewsPart(Day(number: 0)), count: 0)
    /// The addresses that listings had.
    var addresses = FormerAddresses()
    /// Of which pages there are for listings to be on; see ``Site/outline(_:seed:)``.
    var outline = Fingerprint(high: 0, low: 0)
    /// Of what is known of people and must not leave.
    var hiddenPeople = Fingerprint(high: 0, low: 0)
}

/// What a build says of the content that it read.
public struct BuildFindings: Sendable {
    /// All findings, sorted by file and place.
    public internal(set) var diagnostics: [Diagnostic]
    /// The effective day in the board's time zone.
    public internal(set) var today: Day
    /// How many listings' files there are, readable or not.
    public internal(set) var listingFileCount: Int
    /// How many listings there are.
    public internal(set) var listingCount: Int
    /// How many of them stand in lists.
    public internal(set) var openCount: Int

    init(diagnostics: [Diagnostic], today: Day, listingFileCount: Int, listingCount: Int, openCount: Int) {
        self.diagnostics = diagnostics
        self.today = today
        self.listingFileCount = listingFileCount
        self.listingCount = listingCount
        self.openCount = openCount
    }

    /// The findings of a reading.
    public init(_ reading: LoadedContent) {
        self.init(
            diagnostics: reading.diagnostics, today: reading.today, listingFileCount: reading.listingFileCount,
            listingCount: reading.listings.count, openCount: reading.listings.count(where: \.summary.isListed))
    }

    /// Whether any of them keeps the board from being published.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The same with those findings alone that are meant.
    public func only(_ isMeant: (Diagnostic) -> Bool) -> BuildFindings {
        var findings = self
        findings.diagnostics.removeAll { !isMeant($0) }
        return findings
    }

    /// Those that hold until something changes. That the board was another one when the site was built last does not: now it is built.
    var lasting: BuildFindings {
        var findings = self
        findings.diagnostics.removeAll { $0.rule == Rule.followedBoard.id }
        return findings
    }
}

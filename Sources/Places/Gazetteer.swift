import BundledData
import Bytes
import Glibc

/// The table of places: suburbs with their postcodes, states and coordinates, and university campuses.
///
/// The bundled table covers all of Australia. A board may bring a table of its own with the same columns. Names are
/// compared in a folded form, in which case, accents, apostrophes, hyphens, dots and usual abbreviations do not matter.
public final class Gazetteer: Sendable {
    /// The suburbs.
    let table: SuburbTable
    /// All campuses in table order.
    public let campuses: [Campus]
    /// What is wrong with the tables, of which rows with a problem are left out. Empty for the bundled tables.
    public let problems: [TableProblem]
    /// Lines that whatever is published from the tables must carry, word for word.
    public let attribution: [String]
    /// Whether the suburbs are those of the bundled table, in its order.
    public let hasBundledSuburbs: Bool
    /// Whether there are campuses other than the bundled ones.
    public let hasOwnCampuses: Bool
    /// Of the bytes of the tables, and of those of regions and nicknames: what is published from all of them is the same if this is.
    public let contentHash: UInt64
    /// Identifies the table: the indices of localities mean the same in all tables with one fingerprint.
    public var fingerprint: UInt64 { table.fingerprint }
    let localityPoints = Lazy<KDTree>()
    let campusPoints = Lazy<KDTree>()
    let nameForms = Lazy<NameForms>()
    /// What other folders work out from the tables, once.
    let derived = Lazy<any AnyObject & Sendable>()

    /// Reads tables of places.
    ///
    /// - Parameters:
    ///   - tsv: The suburbs, tab-separated with the columns `postcode`, `name`, `state`, `latitude`, `longitude` and
    ///     `sources`. States are those of ``State``.
    ///   - campuses: The campuses, with the columns `university`, `short_name`, `campus`, `suburb`, `state`,
    ///     `postcode`, `latitude` and `longitude`; empty for none.
    ///   - attribution: Lines that the sources of the tables require.
    public convenience init(tsv: [UInt8], campuses: [UInt8] = [], attribution: [String] = []) {
        self.init(borrowing: tsv.span, campuses: campuses.span, attribution: attribution)
    }

    /// Reads tables without keeping their bytes.
    private init(borrowing suburbs: Span<UInt8>, campuses: Span<UInt8>, attribution: [String]) {
        var problems = TableProblems()
        hasBundledSuburbs = suburbs.withUnsafeBufferPointer { suburbs in
            guard let start = suburbs.baseAddress, suburbs.count == houser_suburbs_count() else { return false }
            return memcmp(start, houser_suburbs_bytes(), suburbs.count) == 0
        }
        hasOwnCampuses = campuses.withUnsafeBufferPointer { campuses in
            guard let start = campuses.baseAddress, !campuses.isEmpty else { return false }
            return campuses.count != houser_universities_count() || memcmp(start, houser_universities_bytes(), campuses.count) != 0
        }
        var hash: UInt64 = 0
        for (bytes, count) in [
            (houser_regions_bytes(), houser_regions_count()), (houser_region_members_bytes(), houser_region_members_count()),
            (houser_nicknames_bytes(), houser_nicknames_count()),
        ] { hash = hash &* 31 &+ ContentHash.of(UnsafeBufferPointer(start: bytes, count: count)) }
        hash = hash &* 31 &+ suburbs.withUnsafeBufferPointer { ContentHash.of($0) }
        contentHash = hash &* 31 &+ campuses.withUnsafeBufferPointer { ContentHash.of($0) }
        let table = suburbs.withUnsafeBufferPointer { SuburbTable($0, problems: &problems) }
        self.table = table
        self.campuses = campuses.withUnsafeBufferPointer { CampusTable.read($0, localities: table, problems: &problems) }
        self.problems = problems.all
        self.attribution = attribution
    }

    /// Returns the tables that the program carries, which are read once.
    public static func bundled() -> Gazetteer { carried }

    /// The bundled suburbs without any campus, for a board that does without; they are read once.
    public static let withoutCampuses = Gazetteer(tsv: bundledSuburbs, attribution: bundledAttribution)

    /// The bytes of the bundled table of suburbs, for a board that brings campuses alone.
    public static var bundledSuburbs: [UInt8] { Array(UnsafeBufferPointer(start: houser_suburbs_bytes(), count: houser_suburbs_count())) }

    private static let carried = Gazetteer(
        borrowing: UnsafeBufferPointer(start: houser_suburbs_bytes(), count: houser_suburbs_count()).span,
        campuses: UnsafeBufferPointer(start: houser_universities_bytes(), count: houser_universities_count()).span,
        attribution: bundledAttribution
    )
}

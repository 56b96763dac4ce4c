import BundledData

/// The table of places: suburbs with their postcodes, states and points, and university campuses.
///
/// The bundled table holds all of Australia. A board may bring a table of its own with the same columns. Names are looked up by a folded
/// form, so that case, accents, apostrophes, hyphens, dots and usual abbreviations do not matter.
public final class Gazetteer: Sendable {
    /// The rows of the table.
    public let table: SuburbTable
    /// All campuses in table order.
    public let campuses: [Campus]
    /// What is wrong with the tables; rows with a problem are left out. None for the bundled tables.
    public let problems: [TableProblem]
    /// Lines that whoever publishes from the tables must carry, word for word.
    public let attribution: [String]
    let localityPoints = LazyPoints()
    let campusPoints = LazyPoints()

    /// Reads tables of places.
    ///
    /// - Parameters:
    ///   - tsv: The suburbs, tab-separated with the columns `postcode`, `name`, `state`, `latitude`, `longitude` and `sources`. States are
    ///     those of ``State``.
    ///   - campuses: The campuses, with the columns `university`, `short_name`, `campus`, `suburb`, `state`, `postcode`, `latitude` and
    ///     `longitude`; empty for none.
    ///   - attribution: Lines that the sources of the tables ask to be carried.
    public convenience init(tsv: [UInt8], campuses: [UInt8] = [], attribution: [String] = []) {
        self.init(borrowing: tsv.span, campuses: campuses.span, attribution: attribution)
    }

    /// Reads tables without keeping their bytes.
    private init(borrowing suburbs: Span<UInt8>, campuses: Span<UInt8>, attribution: [String]) {
        var problems = TableProblems()
        let table = suburbs.withUnsafeBufferPointer { SuburbTable($0, problems: &problems) }
        self.table = table
        self.campuses = campuses.withUnsafeBufferPointer { CampusTable.read($0, localities: table, problems: &problems) }
        self.problems = problems.all
        self.attribution = attribution
    }

    /// The tables that the program carries, read once when first asked for.
    public static func bundled() -> Gazetteer { carried }

    /// The bytes of the bundled table of suburbs, for a board that brings campuses alone.
    public static var bundledSuburbs: [UInt8] { Array(UnsafeBufferPointer(start: houser_suburbs_bytes(), count: houser_suburbs_count())) }

    private static let carried = Gazetteer(
        borrowing: UnsafeBufferPointer(start: houser_suburbs_bytes(), count: houser_suburbs_count()).span,
        campuses: UnsafeBufferPointer(start: houser_universities_bytes(), count: houser_universities_count()).span,
        attribution: bundledAttribution
    )
}

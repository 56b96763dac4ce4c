import Findings

extension Rule {
    static let gazetteerTable = Rule(
        "gazetteer-table", .error, "A board's own table of places can be read",
        "gazetteer/suburbs.tsv has the columns postcode, name, state, latitude, longitude and sources, separated by tabs, with a heading line; gazetteer/campuses.tsv has university, short_name, campus, suburb, state, postcode, latitude and longitude."
    )
}

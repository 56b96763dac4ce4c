import Places
import Values

/// Finds names, such as those that files had, that would tell what somebody hides by now, however it is written there. Often a file is renamed
/// for just that.
package struct TellingNames: Sendable {
    private let search: PrivacySearch?

    /// Looks for what all of a board's files hide; `rows` are those of the suburbs that names are about, if they are known of all names.
    package init(_ reading: LoadedContent, about rows: Set<Int32>?) {
        let gazetteer = reading.gazetteer
        let near = rows.map { Set($0.flatMap { PrivacySearch.surroundings(of: $0, in: gazetteer) }) }
        let values = reading.hidden.all.filter { value in
            guard value.what == .street, let near, let row = value.locality else { return true }
            return near.contains(row)
        }
        search = values.isEmpty ? nil : PrivacySearch(values, in: gazetteer)
    }

    /// Whether a name tells something; `row` is that of the suburb that it is about, if it is about one.
    package func isTelling(_ name: String, about row: Int32?) -> Bool {
        guard let search else { return false }
        return search.all(in: Array(name.utf8)).contains { search.concerns($0, locality: row) }
    }
}

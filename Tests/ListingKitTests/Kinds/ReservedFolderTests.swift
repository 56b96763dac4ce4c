import Facts
import Testing

@testable import ListingKit

struct ReservedFolderTests {
    /// A kind of listings in one of them would be taken for records.
    @Test func foldersOfRecordsAreReserved() {
        for home in ContentRecords.homes { #expect(ReservedNames.all.contains(home.folder)) }
    }
}

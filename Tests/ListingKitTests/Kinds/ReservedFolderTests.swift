import Facts
import Testing

@testable import Findings
@testable import ListingKit

struct ReservedFolderTests {
    /// A kind of listings in one of them would be taken for records.
    @Test func foldersOfRecordsAreReserved() {
        for home in ContentRecords.homes { #expect(ReservedNames.all.contains(home.folder)) }
    }

    /// The form of a kind lies beside the pages on which people change and comment.
    @Test(arguments: ["change", "comment", "mine", "post"])
    func noFormTakesThePlaceOfAPage(_ plural: String) {
        let text = "kind: boat\nplural: \(plural)\nprice: {per: once}\n"
        let found = KindSet.load([SourceFile(path: "kinds/boat.yaml", bytes: Array(text.utf8))]).diagnostics
        #expect(found.map(\.message) == ["\"\(plural)\" cannot name a folder of the site"])
    }
}

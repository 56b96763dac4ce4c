import Facts
import ListingKit
import TestSupport
import Testing

@testable import SiteKit

struct KeptScopeTests {
    /// A sort of scope that says of two listings that they are in the same ones, for a listing could have been the one and be the other now.
    @Test func whatKeepsItsScopesHasTheSame() throws {
        let project = Project(
            content: Boards.demonstration, templates: "", templatesMayBeAbsent: true, output: "", ledger: "", today: Workspace.today,
            threads: 2)
        let reading = try Build(project).read()
        let lookup = ScopeLookup(named: reading.named, gazetteer: reading.gazetteer, arePlacesKnown: true)
        let listings = reading.listings.map(\.summary).prefix(200)
        #expect(listings.count > 50)
        for sort in ScopeKind.sorts {
            let ids = listings.map { sort.ids($0, lookup) }
            for (one, before) in listings.enumerated() {
                for (other, now) in listings.enumerated() where ids[one] != ids[other] {
                    #expect(!sort.keeps(before, now, arePlacesKnown: true), "\(sort.kind): \(before.id), \(now.id)")
                }
            }
        }
    }
}

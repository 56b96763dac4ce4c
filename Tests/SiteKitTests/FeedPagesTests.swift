import Testing

@testable import SiteKit

@Suite struct FeedPagesTests {
    private func pages(_ ids: [String], limit: Int = 20) -> FeedPages {
        FeedPages(count: ids.count, limit: limit) { ids[$0].stableHash }
    }

    private static let ids = (0..<1_000).map { "listing-\($0)" }

    @Test(arguments: [0, 1, 19, 20, 21, 40, 999, 1_000]) func nothingIsLostAndNothingIsTooLong(count: Int) {
        let ids = Array(Self.ids.prefix(count))
        let pages = pages(ids)
        #expect(pages.current == 0..<min(count, 20))
        #expect(Set(pages.archives.flatMap { $0 } + pages.current).count == count)
        #expect(pages.archives.allSatisfy { !$0.isEmpty && $0.count <= 20 })
        #expect(pages.isComplete == (count <= 20))
        // Archives follow each other, the oldest first, and none is wholly in the feed itself.
        #expect(zip(pages.archives, pages.archives.dropFirst()).allSatisfy { $0.lowerBound == $1.upperBound })
        #expect(pages.archives.allSatisfy { $0.upperBound > 20 })
        if count > 20 { #expect(pages.archives.first?.upperBound == count) }
    }

    @Test func oneThatComesOrGoesChangesFewArchives() {
        func contents(_ ids: [String]) -> Set<[String]> { Set(pages(ids).archives.map { Array(ids[$0]) }) }
        let before = contents(Self.ids)
        var changed: [Int] = []
        for place in stride(from: 0, to: 1_000, by: 7) {
            var ids = Self.ids
            ids.remove(at: place)
            changed.append(contents(ids).subtracting(before).count)
            ids.insert("another", at: place)
            changed.append(contents(ids).subtracting(before).count)
        }
        // Where no entry is the last of its archive by chance, the next archive begins elsewhere too.
        #expect(changed.max() ?? 0 <= 8 && changed.reduce(0, +) <= changed.count * 2, "\(changed)")
        #expect(before.count > 50)
    }
}

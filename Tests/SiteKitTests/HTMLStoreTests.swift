import Testing

@testable import Bytes
@testable import ListingKit
@testable import Mustache
@testable import SiteKit

@Suite struct HTMLStoreTests {
    @Test func everyPieceStaysAsItWasPutInByWhicheverThread() {
        let store = HTMLStore()
        // Empty, short, and larger than what is asked for at a time.
        let pieces = (0..<600).map { [UInt8](repeating: UInt8($0 % 251), count: $0 % 100 == 99 ? 300_000 : $0 * 7 % 1_500) }
        let values = Parallel.map(pieces, threads: 4) {
            HTMLStore.Writer(store)
        } _: { (writer, piece) in
            piece.withUnsafeBufferPointer { writer.add($0) }
        }
        withExtendedLifetime(store) {
            for (value, piece) in zip(values, pieces) {
                #expect(value.kind == .html)
                #expect(value.bytes.elementsEqual(piece))
                #expect(value.isTruthy == !piece.isEmpty)
            }
        }
    }

    @Test func aViewShowsAPieceWithoutOwningIt() throws {
        let store = HTMLStore()
        var writer = HTMLStore.Writer(store)
        let card = Array("<b>a & b</b>".utf8).withUnsafeBufferPointer { writer.add($0) }
        let vocabulary = Vocabulary(["card"])
        let key = try #require(vocabulary["card"])
        let set = try TemplateSet(sources: [("page", "page.mustache", Array("[{{card}}]".utf8))], vocabulary: vocabulary)
        var view = View(names: vocabulary.count)
        view.set(key, card)
        var page = ByteBuffer(capacity: 64)
        try withExtendedLifetime(store) { try set.render("page", view, to: &page) }
        #expect(String(decoding: page.bytes, as: UTF8.self) == "[<b>a & b</b>]")
    }
}

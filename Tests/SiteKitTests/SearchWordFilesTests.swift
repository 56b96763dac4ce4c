import Bytes
import Testing

@testable import SiteKit

/// How the words of listings are kept and published.
@Suite struct SearchWordFilesTests {
    private static let vocabulary = WordVocabulary("tram couch near garden ".utf8)

    private static func kept(_ words: String) throws -> [UInt8] {
        var writer = SearchDrafts.Writer()
        writer.add(leading: Array(words.utf8), other: []) { _ in }
        let drafts = writer.finish()
        return try drafts.records(vocabulary.numbers(of: drafts.words))[0]
    }

    private static func read(_ bytes: [UInt8], below count: Int = vocabulary.count) throws -> Set<String> {
        var words: Set<String> = []
        try bytes.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            try WordNumbers.read(&reader, below: count) {
                words.insert(String(decoding: vocabulary.words[$0], as: UTF8.self))
            } other: {
                words.insert(String(decoding: $0, as: UTF8.self))
            }
        }
        return words
    }

    @Test(arguments: ["", "tram ", "garden tram ", "sofa near café couch "]) func keptWordsComeBack(words: String) throws {
        #expect(try Self.read(Self.kept(words)) == Set(words.split(separator: " ").map(String.init)))
    }

    @Test func numbersThatNoWordHasAreRefused() {
        #expect(throws: (any Error).self) { try Self.read(Self.kept("garden "), below: 3) }
        var out = ByteWriter()
        out.write([255, 255, 255, 255, 255, 255, 255, 255, 255, 1] as [UInt8])
        #expect(throws: (any Error).self) { try Self.read(out.bytes) }
        #expect(throws: (any Error).self) { try Self.read([9, 0, 0, 0, 1]) }
    }

    @Test func aLargeVocabularyFindsItsWords() {
        var vocabulary = WordVocabulary()
        let words = (0..<20_000).map { Array("word\($0)".utf8) }
        let numbers = words.map { $0.withUnsafeBufferPointer { vocabulary.insert($0) } }
        #expect(numbers == Array(words.indices))
        let read = WordVocabulary(vocabulary.bytes)
        #expect(words.compactMap { word in word.withUnsafeBufferPointer { read.number(of: $0) } } == numbers)
    }

    @Test(arguments: [
        ([0, 1, 2], "PPP"), ([3], "S"), ([44, 45], "}P"), ([45], "$P"), ([2_024], "O}"), ([2_025], "$#P"), ([5, 60], "U$Y"),
    ])
    func rowsAreToldByTheirSteps(rows: [Int32], text: String) {
        #expect(String(writing: { RisingRows.append(rows, to: &$0) }) == text)
    }

    @Test(arguments: [(0, 1), (64, 1), (65, 2), (4_000, 64), (100_000, 64)]) func aPartHasFilesForItsListings(listings: Int, count: Int) {
        #expect(SearchWordFiles.count(for: listings) == count)
    }
}

import Foundation
import TestSupport
import Testing

@testable import ListingKit

/// The words of texts, which the search page takes apart in the same way (Tests/SiteChecks/searching.py).
@Suite struct SearchWordTests {
    @Test func textsHaveTheWordsThatTheSearchPageFindsInThem() throws {
        let file = URL(filePath: Boards.repository + "/Tests/SiteChecks/words.json")
        let table = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[Any]])
        for row in table {
            let text = try #require(row.first as? String)
            #expect(SearchWord.all(of: text) == row.last as? [String], "\(text)")
        }
    }

    @Test func tagsAndReferencesOfMarkupAreNoWords() {
        var words = WordSet()
        let markup = Array("<p>Tom &amp; Ann&lt;3 <a href=\"https://tram.example\">near</a></p> <unclosed".utf8)
        markup.withUnsafeBufferPointer { words.insert($0, isMarkup: true, except: nil) }
        #expect(String(decoding: words.bytes, as: UTF8.self) == "tom ann near ")
    }

    @Test func aLongTextKeepsItsFirstWords() {
        var words = WordSet()
        words.insert((0..<5_000).map { "word\($0)" }.joined(separator: " "))
        #expect(words.words.count == WordSet.most)
        #expect(words.words.last.map { String(decoding: $0, as: UTF8.self) } == "word\(WordSet.most - 1)")
    }

    @Test(arguments: [
        ("wash", "washing", true), ("couch", "couch", true), ("car", "carpet", false), ("car", "car", true), ("balcony", "balcon", false),
    ]) func longWordsFindThoseThatBeginWithThem(wanted: String, word: String, isFound: Bool) {
        #expect(SearchWord.isFound(Array(wanted.utf8), in: Array(word.utf8)[...]) == isFound)
    }
}

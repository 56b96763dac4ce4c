import Testing

@testable import CommonMark
@testable import ListingKit

@Suite struct ExcerptTests {
    private func excerpt(_ source: String) -> String {
        Markdown.parse(source.utf8, options: MarkdownOptions()).excerpt
    }

    @Test func holdsParagraphsOnly() {
        #expect(
            excerpt("# Title\n\nOne *two*\n`three`  \nfour & [five](https://x.example).\n\n    code\n\nSix")
                == "One two three four & five. Six")
        #expect(excerpt("<div>no</div>\n\nA <b>b</b>") == "A b")
    }

    @Test func itemsAreSetApart() {
        #expect(excerpt("With:\n\n- a\n- b\n- c.\n- d") == "With: a; b; c. d")
        #expect(excerpt("- a\n- b\n\nNext") == "a; b. Next")
        #expect(excerpt("- a\n  - b\n- c\n\n# Title\n\nNext\n\nLast") == "a; b; c. Next Last")
        #expect(excerpt("- a\n\n***") == "a")
    }

    @Test func endsWithAWord() {
        let words = excerpt(String(repeating: "abcd, ", count: 60))
        #expect(words.hasSuffix("abcd, abcd…"))
        #expect(words.unicodeScalars.count == 197)
    }

    @Test func exactFitIsWhole() {
        let text = String(repeating: "abcd ", count: 39) + "abcde"
        #expect(excerpt(text) == text)
        #expect(excerpt(text + "f").hasSuffix("abcd abcd…"))
    }

    @Test func signsBetweenItemsCount() {
        let words = excerpt(String(repeating: "- ab\n", count: 100))
        #expect(words.hasSuffix("ab; ab…") && words.unicodeScalars.count <= 201, "\(words)")
        let full = String(repeating: "abcd ", count: 39) + "abcde"
        #expect(excerpt("- \(full)\n-\n") == full)
    }

    @Test func longWordIsCutBetweenCharacters() {
        let text = excerpt("a" + String(repeating: "e\u{301}", count: 150))
        #expect(text.count == 101)
        #expect(text.hasSuffix("e\u{301}…"))
    }
}

import Bytes
import ListingKit
import TestSupport
import Testing

@testable import Findings

/// A limit is one number, wherever people read of it: in a rule's explanation and in the articles.
@Suite struct RuleLimitTests {
    struct Limit: Sendable, CustomTestStringConvertible {
        let rule: String
        /// What stands around the numbers in the explanation, with a `#` for each.
        let explained: String
        let article: String
        let told: String

        var testDescription: String { "\(rule): \(explained)" }
    }

    static let limits: [Limit] = [
        Limit(
            rule: "file-size", explained: "A listing can have up to # KiB, an owner's file #,", article: "Listings",
            told: "A listing's file has at most # KiB,"),
        Limit(
            rule: "description", explained: "up to # KiB long, which is a small book, and # KiB as a web page", article: "Listings",
            told: "its description at most # (a small book, and at most # as HTML)"),
        Limit(
            rule: "file-name", explained: "digits and hyphens, and at most # of them", article: "Listings",
            told: "single hyphens, at most #."),
        Limit(
            rule: "title-length", explained: "A title has # to # characters", article: "Listings",
            told: "| `title` | yes | # to # characters"),
        Limit(
            rule: "tag-format", explained: "Up to # tags, each with at most # letters", article: "Listings",
            told: "At most #, each of at most # letters"),
        Limit(
            rule: "rank-value", explained: "a whole number from # to #.", article: "Listings",
            told: "its place on your own page, # to #:"),
        Limit(
            rule: "image-format", explained: "up to # MiB and # million pixels", article: "Listings",
            told: "PNG and WebP, at most # MiB and # million pixels"),
        Limit(rule: "former-name", explained: "At most # names.", article: "Listings", told: "if that was another one; at most #:"),
        Limit(
            rule: "comment-file", explained: "A listing shows at most # comments, and a board at most #.", article: "Comments",
            told: "a listing shows at most # comments, and a board #,"),
        Limit(
            rule: "comment-text", explained: "A comment has at most # KiB of text", article: "Comments",
            told: "The text has at most # KiB."),
    ]

    @Test(arguments: limits) func theArticleSaysWhatTheRuleSays(limit: Limit) throws {
        let rule = try #require(Rule.named(limit.rule))
        let article = try Files.readFile("\(Boards.repository)/Sources/houser/Documentation.docc/\(limit.article).md", limit: 1 << 20)
        let explained = try #require(Self.numbers(in: "\(rule.title). \(rule.explanation)", around: limit.explained))
        let told = try #require(Self.numbers(in: String(decoding: article, as: UTF8.self), around: limit.told))
        // An article may say less, but nothing else.
        #expect(explained.starts(with: told) && !told.isEmpty, "\(explained) and \(told)")
    }

    /// The numbers in the first place of a text that reads like the pattern; nil if there is none.
    private static func numbers(in text: String, around pattern: String) -> [String]? {
        let parts = pattern.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        for start in text.ranges(of: parts[0]) {
            var rest = text[start.upperBound...]
            var numbers: [String] = []
            for part in parts.dropFirst() {
                // The comma behind a number is none within it.
                var number = String(rest.prefix { $0.isASCIIDigit || $0 == "," })
                while number.hasSuffix(",") { number.removeLast() }
                rest = rest.dropFirst(number.count)
                guard !number.isEmpty, rest.hasPrefix(part) else { break }
                numbers.append(number)
                rest = rest.dropFirst(part.count)
            }
            if numbers.count == parts.count - 1 { return numbers }
        }
        return nil
    }
}

import Bytes
import Findings
import Values
import YAML

/// What somebody who judges such things says of one: a score out of a greatest one.
public struct Rating: Sendable, Hashable {
    /// Who says it.
    public let by: String
    /// The score, in thousandths.
    public let score: Int
    /// The greatest score there is, in thousandths.
    public let of: Int
    /// The day or the year in which it was given.
    public let given: String?
    /// Where it can be read.
    public let url: String?

    /// `4.5 of 5`
    public var text: String { "\(FacetValue.written(Wide(score), decimals: 3)) of \(FacetValue.written(Wide(of), decimals: 3))" }

    /// The mean of some ratings, all scaled to 5, in tenths; nil for none.
    public static func mean(_ ratings: [Rating]) -> Int? {
        guard !ratings.isEmpty else { return nil }
        // In thousandths of 5, so that no order of the sum matters.
        let sum = ratings.reduce(0) { $0 + $1.score * 5_000 / $1.of }
        return (sum * 2 + ratings.count * 100) / (ratings.count * 200)
    }
}

extension Rule {
    static let ratingValue = Rule(
        "rating-value", .error, "A rating says who gave it, and out of how much",
        "Each rating names its source in \"by\", the score and the greatest one there is in \"of\". \"on\" is the day it was given, or \"year\" the year, and \"url\" the page where people can read it. Only quote what others published.",
        example: "ratings: [{by: ANCAP, score: 5, of: 5, year: 2022, url: https://www.ancap.com.au/}]")

    private static let ratingKeys = ["by", "score", "of", "on", "year", "url"]
    /// The most ratings of a listing.
    private static let mostRatings = 20

    /// The ratings of a list; those that are wrong have findings.
    static func ratings(_ node: YAMLNode, key: String, today: Day, report: inout Report) -> [Rating] {
        guard let items = list(node, key: key, sample: RatingsField().shape, report: &report) else { return [] }
        guard items.count <= mostRatings else { return tooMany(items.count, of: mostRatings, node, key: key, report: &report) }
        return items.compactMap { report.isFull ? nil : rating($0, of: node, key: key, today: today, report: &report) }
    }

    private static func rating(_ node: YAMLNode, of list: YAMLNode, key: String, today: Day, report: inout Report) -> Rating? {
        guard let group = group(node, keys: ratingKeys, key: key, sample: RatingsField().shape, report: &report) else { return nil }
        for needed in ["by", "score", "of"]
        where (group[needed]?.isEmpty ?? true) && !KeyCheck.isMisspelt(needed, in: group, allowed: ratingKeys) {
            report.add(
                .ratingValue, node.span, "a rating needs \(needed.quoted)",
                reason: "People want to know whose word it is, and out of how much.",
                fix: report.fix(item: node, of: list, key: key, value: RatingsField.itemShape))
        }
        let by = group["by"].flatMap { $0.isEmpty ? nil : line($0, key: "by", max: 60, report: &report) }
        let score = group["score"].flatMap { marks($0, key: "score", report: &report) }
        let of = group["of"].flatMap { marks($0, key: "of", report: &report) }
        let year = group["year"].flatMap { Rule.year($0, key: "year", 1900...max(1900, today.components.year), report: &report) }.map(
            String.init)
        let day = group["on"].flatMap { date($0, key: "on", today: today, report: &report) }
        if let day, day > today + 1, let node = group["on"] {
            report.add(.ratingValue, node.span, "this rating is of \(day), which is still to come", fix: "on: …")
        }
        let url = group["url"].flatMap { $0.isEmpty ? nil : link($0, key: "url", report: &report) }
        guard let by, let score, let of else { return nil }
        guard of > 0 else {
            return report.reject(.ratingValue, group["of"]?.span ?? node.span, "\"of\" is the greatest score there is, so it is above 0")
        }
        guard score <= of else {
            return report.reject(
                .ratingValue, group["score"]?.span ?? node.span, "a score cannot be above the greatest one, which \"of\" gives")
        }
        return Rating(by: by, score: score, of: of, given: day.map(DateText.long) ?? year, url: url)
    }

    /// A score from 0 to 1000 with up to three digits after the point, in thousandths.
    private static func marks(_ node: YAMLNode, key: String, report: inout Report) -> Int? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if let mark = FacetValue.fixed(text, digits: 4, decimals: 3), mark <= 1_000_000 { return Int(mark) }
        return report.reject(.ratingValue, node.span, "\(key.quoted) must be a number from 0 to 1000, not \(text.quoted)")
    }
}

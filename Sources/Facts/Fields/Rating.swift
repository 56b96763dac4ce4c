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
    /// The day on which it was given.
    let day: Day?
    /// The year in which it was given, where its day is not known.
    let year: Int?
    /// Where it can be read.
    public let url: String?

    /// Appends it in words: `4.5 of 5`.
    public func write(in formats: Formats, to out: inout ByteBuffer) {
        out.append(in: formats) {
            $0.append(Wide(score), decimals: 3, in: formats)
        } best: {
            $0.append(Wide(of), decimals: 3, in: formats)
        }
    }

    /// The day or the year in which it was given.
    public func given(in formats: Formats) -> String? { day.map(formats.long) ?? year.map(String.init) }

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

    /// The ratings of a list; those that are wrong have findings.
    static func ratings(_ node: YAMLNode, key: String, today: Day, report: inout Report) -> [Rating] {
        records(node, Rating.schema, most: 20, key: key, today: today, report: &report).compactMap { Rating($0, report: &report) }
    }
}

extension Rating {
    static let schema = RecordSchema(
        "a rating", .ratingValue, slots: [Keys.by.slot, Keys.score.slot, Keys.of.slot, Keys.on.slot, Keys.year.slot, Keys.url.slot])

    private enum Keys {
        static let why = "People want to know whose word it is, and out of how much."
        static let marked = RecordType(form: .decimal(0...1000), marks)
        static let by = RecordField(required: "by", .line(60), help: why)
        static let score = RecordField(required: "score", marked, help: why)
        static let of = RecordField(required: "of", marked, help: why)
        static let on = RecordField("on", .dayOfWriting)
        static let year = RecordField("year", .year(from: 1900))
        static let url = RecordField("url", .link)
    }

    fileprivate init?(_ record: RecordReader, report: inout Report) {
        let (by, score, of) = (record.read(Keys.by, &report), record.read(Keys.score, &report), record.read(Keys.of, &report))
        let (year, day, url) = (record.read(Keys.year, &report), record.read(Keys.on, &report), record.read(Keys.url, &report))
        guard let by, let score, let of else { return nil }
        guard of > 0 else {
            report.add(.ratingValue, record.span(Keys.of), "\"of\" is the greatest score there is, so it is above 0")
            return nil
        }
        guard score <= of else {
            report.add(.ratingValue, record.span(Keys.score), "a score cannot be above the greatest one, which \"of\" gives")
            return nil
        }
        self.init(by: by, score: score, of: of, day: day, year: year, url: url)
    }

    /// A score from 0 to 1000 with up to three digits after the point, in thousandths.
    @Sendable private static func marks(_ value: RecordValue, report: inout Report) -> Int? {
        guard let text = Rule.text(value.node, key: value.key, report: &report) else { return nil }
        if let mark = FacetValue.fixed(text, digits: 4, decimals: 3), mark <= 1_000_000 { return Int(mark) }
        return value.reject("\(value.key.quoted) must be a number from 0 to 1000, not \(text.quoted)", reason: "", report: &report)
    }
}

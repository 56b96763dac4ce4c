import Bytes
import Facts
import ListingKit
import Rules
import Values

/// A drawing of how the price of a listing changed: a line of steps over time, to scale in both directions, with the first and the last
/// price beside it, the highest above and the lowest below.
///
/// It is drawn from the listing's own dates, never from the day of the build, so that it is the same every day. It takes its colours from the
/// page's style sheet: classes `line`, `dots` and `label`.
struct PriceChart {
    private static let width = 360
    /// How high the line can rise, and the room that a label above or below takes.
    private static let height = 80
    private static let line = 16
    /// The width of a character of a label, which is mostly digits, and the room between a label and the line.
    private static let character = 7
    private static let gap = 8
    /// The room that a date takes.
    private static let date = 80

    private let kind: Kind
    private let words: Words
    private let steps: [Listing.PriceStep]
    private let first: Listing.PriceStep
    private let last: Listing.PriceStep
    private let low: Money
    private let high: Money
    /// The highest and the lowest price if they need a label of their own.
    private let highLabel: Money?
    private let lowLabel: Money?
    private let left: Int
    private let right: Int
    private let top: Int
    private let days: Int

    /// A chart of prices of a listing of that kind, the last of which holds or held to some later day; nil if it never changed.
    init?(_ steps: [Listing.PriceStep], of kind: Kind, until end: Day, _ words: Words) {
        guard steps.count > 1, let first = steps.first, let last = steps.last, let low = steps.map(\.price).min(),
            let high = steps.map(\.price).max()
        else { return nil }
        self.kind = kind
        self.words = words
        self.steps = steps
        self.first = first
        self.last = last
        self.low = low
        self.high = high
        highLabel = high == first.price || high == last.price ? nil : high
        lowLabel = low == first.price || low == last.price ? nil : low
        top = 8 + (highLabel == nil ? 0 : PriceChart.line)
        left = words.price(first.price, of: kind).unicodeScalars.count * PriceChart.character + PriceChart.gap
        right = PriceChart.width - words.price(last.price, of: kind).unicodeScalars.count * PriceChart.character - PriceChart.gap
        // The last price is drawn even if it has just come.
        let changed = last.day.number - first.day.number
        days = max(1, end.number - first.day.number, changed + max(1, changed / 6))
    }

    /// The chart as SVG; `name` is what the price is called.
    func svg(_ name: String) -> [UInt8] {
        var svg = HTMLFragment()
        svg.raw("<svg class=\"price-chart\" viewBox=\"0 0 360 ")
        svg.number(dates + 5)
        svg.raw("\" role=\"img\" aria-label=\"")
        svg.text(label(name))
        svg.raw("\"><path class=\"line\" d=\"M")
        for (index, step) in steps.enumerated() {
            if index > 0 { svg.raw("H") }
            svg.number(x(step.day))
            svg.raw(index > 0 ? "V" : " ")
            svg.number(y(step.price))
        }
        svg.raw("H")
        svg.number(right)
        svg.raw("\"/><path class=\"dots\" d=\"")
        for step in steps {
            svg.raw("M")
            svg.number(x(step.day))
            svg.raw(" ")
            svg.number(y(step.price))
            svg.raw("h0")
        }
        svg.raw("\"/><g class=\"label\">")
        addPrices(&svg)
        addDates(&svg)
        svg.raw("</g></svg>")
        return svg.bytes
    }

    /// What those hear of it who do not see it.
    private func label(_ name: String) -> String {
        words.text(
            "listing_facts.price_chart",
            [
                "price": name, "first": words.price(first.price, of: kind), "first_day": words.formats.long(first.day),
                "last": words.price(last.price, of: kind), "last_day": words.formats.long(last.day),
            ])
    }

    private var bottom: Int { top + PriceChart.height }
    /// The baseline of the dates.
    private var dates: Int { bottom + (lowLabel == nil ? 0 : PriceChart.line) + 26 }

    private func addPrices(_ svg: inout HTMLFragment) {
        label(words.price(first.price, of: kind), x: left - PriceChart.gap, y: y(first.price) + 4, anchor: "end", &svg)
        label(words.price(last.price, of: kind), x: right + PriceChart.gap, y: y(last.price) + 4, anchor: "start", &svg)
        for (price, y) in [(highLabel, top - 9), (lowLabel, bottom + PriceChart.line)] {
            guard let price, let index = steps.firstIndex(where: { $0.price == price }) else { continue }
            let end = index + 1 < steps.count ? x(steps[index + 1].day) : right
            label(words.price(price, of: kind), x: (x(steps[index].day) + end) / 2, y: y, anchor: "middle", &svg)
        }
    }

    /// The day on which it was listed, and that of the last change beside or below it.
    private func addDates(_ svg: inout HTMLFragment) {
        label(text(first.day), x: left, y: dates, anchor: "start", &svg)
        let x = min(max(x(last.day), left + PriceChart.date + PriceChart.date / 2), PriceChart.width - PriceChart.date / 2)
        label(text(last.day), x: x, y: dates, anchor: "middle", &svg)
    }

    private func label(_ text: String, x: Int, y: Int, anchor: StaticString, _ svg: inout HTMLFragment) {
        svg.raw("<text x=\"")
        svg.number(x)
        svg.raw("\" y=\"")
        svg.number(y)
        svg.raw("\" text-anchor=\"")
        svg.raw(anchor)
        svg.element("\">", text, "</text>")
    }

    /// `20 Nov 2026`
    private func text(_ day: Day) -> String { words.formats.shortOfAnyYear(day) }

    private func x(_ day: Day) -> Int { left + (right - left) * max(0, day.number - first.day.number) / days }

    private func y(_ price: Money) -> Int {
        bottom - PriceChart.height * (price.cents - low.cents) / (high.cents - low.cents)
    }
}

import ListingKit
import Mustache
import Values

/// The values of what listings asked over the last year.
enum MediansView {
    /// Sets them; `kilometres` say how far around a campus it was looked, and nil stands for a suburb.
    static func set(_ medians: [PriceMedians], within kilometres: Double? = nil, _ words: Words, in view: inout View) {
        view.objects(.medians, medians) { view, medians in
            let kind = medians.kind
            view.text(.title, words.median(of: kind))
            view.text(.text, words.aboutMedians(of: Comparables.least, within: kilometres))
            view.objects(.rows, medians.rows) { view, row in
                view.text(.label, words.counting(row.rank, by: medians.facet, kind))
                view.text(.price, words.formats.money(row.median))
                view.text(.per, words.period(of: kind))
                view.text(.countText, words.listings(row.count))
            }
        }
    }
}

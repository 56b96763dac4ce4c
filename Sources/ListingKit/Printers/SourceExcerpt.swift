import Findings

/// A source line with a caret under the place that a diagnostic is about, cut to a window if the line is long.
struct SourceExcerpt {
    /// The most columns of the source that are shown.
    static let widthLimit = 120
    /// How far to the right a place may be and still be shown, so that many diagnostics on one huge line stay cheap.
    static let columnLimit = 20_000
    /// The most marks in a row that are shown on one character.
    private static let markLimit = 8
    /// How many columns before the place are shown when the window cannot start with the line.
    private static let lead = 40

    /// The line as it is shown.
    var line: String
    /// Spaces, a caret and tildes that fit under `line`.
    var marker: String

    private typealias Cell = (text: String, width: Int)

    /// The excerpt of `source` with `span` marked, or nil if the place is too far to the right.
    init?(_ source: String, _ span: SourceSpan) {
        let start = max(0, span.column - 1)
        guard start < Self.columnLimit else { return nil }
        // Whatever is shown lies within this many scalars, because marks that take no column are thinned out.
        let reach = start + Self.widthLimit * (Self.markLimit + 1)
        var cells: [Cell] = []
        var caret = (first: 0, count: 0)
        var marks = 0
        var column = 0
        var complete = true
        for scalar in source.unicodeScalars {
            guard column < reach else {
                complete = false
                break
            }
            if scalar != "\r" && scalar != "\n" {
                // A tab looks like spaces, and which of the two stands there is often the point.
                let (text, width) = scalar == "\t" ? ("→", 1) : VisibleText.shown(scalar)
                if column == start { caret.first = cells.count }
                marks = width == 0 ? marks + 1 : 0
                if marks <= Self.markLimit {
                    cells.append((text, width))
                    if column >= start, column - start < span.length { caret.count += 1 }
                }
            }
            column += 1
        }
        if column <= start { caret = (cells.count, 0) }
        self.init(cells, caret, complete: complete)
    }

    private init(_ cells: [Cell], _ caret: (first: Int, count: Int), complete: Bool) {
        func width(_ range: Range<Int>) -> Int { cells[range].reduce(0) { $0 + $1.width } }
        let before = width(0..<caret.first)
        let marked = max(1, width(caret.first..<min(cells.count, caret.first + caret.count)))
        var first = 0
        if !(complete && before + width(caret.first..<cells.count) <= Self.widthLimit),
            before + min(marked, Self.lead) > Self.widthLimit - 2
        {
            // Walked back from the place, so that it is in view with what led up to it.
            first = caret.first
            var room = Self.lead
            while first > 0, cells[first - 1].width <= room {
                first -= 1
                room -= cells[first].width
            }
            while first < caret.first, cells[first].width == 0 { first += 1 }
        }
        var text = first > 0 ? "…" : ""
        var column = first > 0 ? 1 : 0
        let caretColumn = column + width(first..<caret.first)
        var last = first
        // One column is kept for the sign that something follows.
        while last < cells.count, column + cells[last].width <= Self.widthLimit - 1 {
            text += cells[last].text
            column += cells[last].width
            last += 1
        }
        let rest = width(last..<cells.count)
        if complete, column + rest <= Self.widthLimit {
            for cell in cells[last...] { text += cell.text }
            column += rest
        } else if last < cells.count || !complete {
            text += "…"
            column += 1
        }
        line = text
        let length = max(1, min(marked, column - caretColumn))
        marker = String(repeating: " ", count: caretColumn) + "^" + String(repeating: "~", count: length - 1)
    }
}

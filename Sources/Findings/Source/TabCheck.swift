import Bytes

extension SourceChecks {
    /// Nobody indents farther, in spaces.
    private static let deepest = 60

    /// Reports every line that is indented with a tab. `topKeys` are keys that belong at the top, and nowhere deeper.
    package static func checkTabs(
        _ yaml: ArraySlice<UInt8>, firstLine: Int, topKeys: @autoclosure () -> [String], report: inout Report
    ) {
        guard yaml.firstIndex(of: 0x09, from: yaml.startIndex) != nil else { return }
        let topKeys = topKeys()
        var above = LineAbove()
        for (number, line) in zip(firstLine..., LineScanner(yaml)) {
            let content = yaml[line.content]
            let indent = content.prefix { $0.isBlank }
            guard indent.count < content.count else { continue }
            let text = content.dropFirst(indent.count)
            guard let tab = indent.firstIndex(of: 0x09) else {
                above.pass(indent: indent.count, tabs: 0, spaces: indent.count, text: text)
                continue
            }
            if report.isFull { return }
            let tabs = indent.count { $0 == 0x09 }
            let own = indent.count - tabs
            let found = above.indent(of: text, tabs: tabs, spaces: own, topKeys: topKeys)
            let spaces = found ?? deepest + 1
            report.add(
                .yamlTab, SourceSpan(line: number, column: tab - line.content.lowerBound + 1), "this line is indented with a tab",
                reason: "Use spaces at the start of a line, not tabs.",
                fix: spaces > deepest ? nil : String(repeating: " ", count: spaces) + String(decoding: text, as: UTF8.self))
            above.pass(indent: found ?? 0, tabs: tabs, spaces: own, text: text)
        }
    }
}

/// Works out from the lines above how far a line that is indented with tabs should be indented.
private struct LineAbove {
    private var indent = 0
    private var isOpen = false
    /// The indentation that lines got so far, by their number of tabs.
    private var levels: [Int: (indent: Int, spaces: Int)] = [:]
    private var tabs = 0
    /// The block of text being read: the indentation of its key and, after its first line, its own.
    private var block: (key: Int, text: Int?)?

    mutating func pass(indent: Int, tabs: Int, spaces: Int, text: ArraySlice<UInt8>) {
        self.indent = indent
        self.tabs = tabs
        levels = levels.filter { $0.key < tabs }
        levels[tabs] = (indent, spaces)
        let last = text.last { !" \t\r-+".utf8.contains($0) }
        if let open = block, tabs > 0 || indent > open.key {
            block = (open.key, open.text ?? indent)
            isOpen = false
            return
        }
        block = last.map { "|>".utf8.contains($0) } ?? false ? (indent, nil) : nil
        // After a colon, a block mark or an opening bracket, what follows belongs deeper.
        isOpen = last.map { ":|>[{,".utf8.contains($0) } ?? false
    }

    /// The spaces for a line: more below a line that opens something, else as many. Nil if it may be text.
    func indent(of text: ArraySlice<UInt8>, tabs: Int, spaces: Int, topKeys: [String]) -> Int? {
        if isOpen { return indent + 2 }
        // Spaces after the tabs set a line in from the one above, as in a list's item of several lines.
        let beside = levels[tabs].map { max(0, $0.indent + spaces - $0.spaces) }
        if let level = levels[tabs], let beside, spaces > level.spaces { return beside }
        let key = text.prefix { $0 != UInt8(ascii: ":") && $0 != 0x20 }
        let isTop = key.count < text.count && topKeys.contains { $0.utf8.elementsEqual(key) }
        if let block { return isTop ? nil : block.text ?? block.key + 2 }
        if isTop { return 0 }
        return beside ?? (tabs < self.tabs ? 0 : indent)
    }
}

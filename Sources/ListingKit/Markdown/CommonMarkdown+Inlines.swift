/// What stands within a line: text, emphasis and links.
extension CommonMarkdown {
    /// Writes what a line holds.
    mutating func inlines(_ line: Range<Int>, isExcerpt: Bool) throws(Uncommon) {
        let raw = UnsafeRawBufferPointer(text)
        var (start, index) = (line.lowerBound, line.lowerBound)
        while index < line.upperBound {
            while index + 8 <= line.upperBound,
                CommonMarkdown.arePlain(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            {
                index += 8
            }
            guard index < line.upperBound else { break }
            let byte = text[index]
            switch byte {
            case _ where CommonMarkdown.isPlain(byte): index += 1
            case UInt8(ascii: "!"):
                // Before a bracket it begins a picture.
                index += 1
                guard index == line.upperBound || text[index] != UInt8(ascii: "[") else { throw Uncommon() }
            case UInt8(ascii: "&"):
                // Before anything but a space it may begin an entity.
                index += 1
                guard index == line.upperBound || text[index] == 0x20 else { throw Uncommon() }
            case UInt8(ascii: "*"):
                write(start..<index, isExcerpt)
                index = try emphasis(at: index, in: line, isExcerpt)
                start = index
            case UInt8(ascii: "["):
                write(start..<index, isExcerpt)
                index = try link(at: index, in: line, isExcerpt)
                start = index
            case 0x80...:
                let (length, isAllowed) = ScalarCheck.sequence(text, at: index)
                guard isAllowed else { throw Uncommon() }
                index += length
            default: throw Uncommon()
            }
        }
        write(start..<index, isExcerpt)
    }

    /// Whether a byte is printable ASCII that always stands for itself.
    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x22...0x25, 0x27...0x29, 0x2B...0x3B, 0x3D...0x5A, 0x5E, 0x61...0x7E: true
        default: false
        }
    }

    /// Whether all eight bytes of a word stand for themselves; false also for some that do.
    ///
    /// A byte of `value - 0x01…01` borrows into its high bit only if it was zero, so each such term finds the bytes that equal a pattern.
    @inline(__always)
    private static func arePlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let low = word & (ones &* 0x7F)
        // From the opening bracket to the backquote: what reaches the first but does not pass the last.
        let brackets = (low &+ ones &* 0x25) & ~(low &+ ones &* 0x1F)
        let angles = (word & (ones &* 0xFD)) ^ (ones &* 0x3C)
        let star = word ^ ones &* 0x2A
        let mark = word ^ ones &* 0x21
        let ampersand = word ^ ones &* 0x26
        let delete = word ^ ones &* 0x7F
        let found =
            brackets | (angles &- ones) | (star &- ones) | (mark &- ones) | (ampersand &- ones) | (delete &- ones) | (word &- ones &* 0x20)
            | word
        return found & (ones &* 0x80) == 0
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }

    private mutating func write(_ range: Range<Int>, _ isExcerpt: Bool) {
        guard !range.isEmpty else { return }
        let run = UnsafeBufferPointer(rebasing: text[range])
        html.append(escaping: run)
        if isExcerpt, !excerpt.isFull { excerpt.append(run) }
    }

    /// Writes the emphasis that begins at an index and ends in the same line, with nothing but text in it; returns where it ends.
    ///
    /// Of the many places in which asterisks can stand it takes those alone in which the first ones can only open and the last ones only
    /// close (CommonMark 0.30 section 6.2).
    private mutating func emphasis(at start: Int, in line: Range<Int>, _ isExcerpt: Bool) throws(Uncommon) -> Int {
        let star = UInt8(ascii: "*")
        let length = start + 1 < line.upperBound && text[start + 1] == star ? 2 : 1
        let inner = start + length
        let before = start > line.lowerBound ? text[start - 1] : 0x20
        guard before == 0x20 || before == UInt8(ascii: "("), inner < line.upperBound, CommonMarkdown.isLetterOrDigit(text[inner]) else {
            throw Uncommon()
        }
        var end = inner
        while end < line.upperBound, CommonMarkdown.isPlain(text[end]) { end += 1 }
        let after = end + length
        guard after <= line.upperBound, text[end] == star, text[after - 1] == star else { throw Uncommon() }
        let last = text[end - 1]
        let next = after < line.upperBound ? text[after] : 0x20
        switch next {
        case 0x20:
            guard CommonMarkdown.isLetterOrDigit(last) || CommonMarkdown.isStop(last) else { throw Uncommon() }
        case _ where CommonMarkdown.isStop(next):
            guard CommonMarkdown.isLetterOrDigit(last) else { throw Uncommon() }
        default: throw Uncommon()
        }
        html.append(length == 2 ? "<strong>" : "<em>")
        write(inner..<end, isExcerpt)
        html.append(length == 2 ? "</strong>" : "</em>")
        return after
    }

    /// Whether a byte is a sign that ends a phrase.
    private static func isStop(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"),
            UInt8(ascii: ")"):
            true
        default: false
        }
    }

    /// Writes the link that begins at an index, `[text](address)` with nothing but text in it; returns where it ends.
    private mutating func link(at start: Int, in line: Range<Int>, _ isExcerpt: Bool) throws(Uncommon) -> Int {
        var end = start + 1
        while end < line.upperBound, CommonMarkdown.isPlain(text[end]) { end += 1 }
        guard end > start + 1, end + 1 < line.upperBound, text[end] == UInt8(ascii: "]"), text[end + 1] == UInt8(ascii: "("),
            text[start + 1] != 0x20, text[end - 1] != 0x20
        else { throw Uncommon() }
        let address = end + 2
        var close = address
        while close < line.upperBound, CommonMarkdown.isOfAddress(text[close]) { close += 1 }
        guard close > address, close < line.upperBound, text[close] == UInt8(ascii: ")") else { throw Uncommon() }
        var check = links ?? LinkCheck(siteHost: options.siteHost, allowsSiteLinks: options.allowsSiteLinks)
        links = nil
        let verdict = check.judge(UnsafeBufferPointer(rebasing: text[address..<close]))
        guard verdict == .outside || verdict == .plain else { throw Uncommon() }
        html.append("<a href=\"")
        check.address.withUnsafeBufferPointer { html.append(escaping: $0) }
        html.append(verdict == .outside ? "\" rel=\"nofollow ugc noopener\">" : "\">")
        write(start + 1..<end, isExcerpt)
        html.append("</a>")
        links = check
        return close + 1
    }

    /// Whether a byte stands for itself in an address.
    private static func isOfAddress(_ byte: UInt8) -> Bool {
        switch byte {
        case _ where isLetterOrDigit(byte): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "/"),
            UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "+"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "%"):
            true
        default: false
        }
    }
}

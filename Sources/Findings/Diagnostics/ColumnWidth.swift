/// How many columns of a terminal a character takes.
enum ColumnWidth {
    /// 0 for combining marks and joiners, 2 for wide East Asian characters and emoji, else 1. After Unicode Standard
    /// Annex 11, "East Asian Width", with the wide blocks taken whole.
    static func of(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        // Nothing below the first combining mark is anything but narrow.
        if value < 0x0300 { return 1 }
        if isWide(value) { return 2 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if (0x1160...0x11FF).contains(value) { return 0 }
        return scalar.properties.isEmojiPresentation ? 2 : 1
    }

    private static func isWide(_ value: UInt32) -> Bool {
        // In order; the marks among these blocks, such as U+302A, are rare enough to be taken as wide.
        switch value {
        case 0x1100...0x115F, 0x2E80...0x3029, 0x3030...0x303E, 0x3041...0x3098, 0x309B...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
            0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x16FE0...0x16FE3, 0x17000...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
            true
        default: false
        }
    }
}

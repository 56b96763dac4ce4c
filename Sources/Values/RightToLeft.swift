extension String {
    /// Whether the text has a character of a right-to-left script (Unicode Standard Annex 9, classes R, AL and AN), so
    /// that it could swap places with its neighbours on a line.
    var runsRightToLeft: Bool {
        // The first such character is U+0590, and the first byte of those before it is less than 0xD6.
        let mayRun = utf8.withContiguousStorageIfAvailable { bytes in bytes.contains { $0 >= 0xD6 } } ?? true
        return mayRun && unicodeScalars.contains { $0.isRightToLeft }
    }

    /// The text for joining with others on a line of plain text: between U+2068 FIRST STRONG ISOLATE and U+2069 POP
    /// DIRECTIONAL ISOLATE if it runs from right to left.
    public var isolated: String { runsRightToLeft ? "\u{2068}" + self + "\u{2069}" : self }
}

extension Unicode.Scalar {
    private static let rightToLeft: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]

    /// Whether it is in one of the Unicode blocks for right-to-left scripts.
    fileprivate var isRightToLeft: Bool { Unicode.Scalar.rightToLeft.contains { $0.contains(value) } }

    /// Whether it is invisible and only affects the order of the text around it (Unicode Standard Annex 9, section 2).
    public var isDirectionControl: Bool { changesOrder || [0x200E, 0x200F, 0x061C].contains(value) }

    /// Whether it is a direction control whose effect lasts until another one ends it.
    public var changesOrder: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }
}

extension Unicode.Scalar {
    /// Whether a reader sees anything of it.
    public var isVisible: Bool {
        if isASCII { return (0x21...0x7E).contains(value) }
        // The empty pattern of Braille and the note without a head are blank, whatever Unicode calls them.
        if [0x2800, 0x1D159].contains(value) || properties.isDefaultIgnorableCodePoint { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator,
            .surrogate, .unassigned:
            return false
        default: return true
        }
    }
}

extension String {
    /// Whether a reader sees anything of it: a text of blanks, marks without a letter, and characters that are never shown is as good as
    /// empty.
    public var isVisible: Bool {
        // Nearly all texts begin with a letter or digit of ASCII.
        if let first = utf8.first, (0x21...0x7E).contains(first) { return true }
        return unicodeScalars.contains(where: \.isVisible)
    }
}

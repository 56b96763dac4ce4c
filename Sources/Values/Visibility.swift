extension Unicode.Scalar {
    /// Whether a reader sees it.
    public var isVisible: Bool {
        if isASCII { return (0x21...0x7E).contains(value) }
        // BRAILLE PATTERN BLANK and MUSICAL SYMBOL NULL NOTEHEAD are blank, whatever Unicode calls them.
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
    /// Whether a reader sees any of the text: blanks, marks without a letter and invisible characters are as good as
    /// nothing.
    public var isVisible: Bool {
        // Nearly all texts begin with a visible ASCII character.
        if let first = utf8.first, (0x21...0x7E).contains(first) { return true }
        return unicodeScalars.contains { $0.isVisible }
    }
}

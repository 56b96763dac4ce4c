/// The colours of the ground of pages, which browsers give to what they draw around a page: what the theme's style sheet says of `--page`,
/// first for light screens and then for dark ones, or both at once with `light-dark()`.
struct ThemeColours: Sendable {
    /// As CSS has it, such as `#fcfcfa`; nil if the style sheet does not say, or says it in a way that is not understood.
    private(set) var light: String?
    private(set) var dark: String?

    init() {}

    init(_ theme: Theme) {
        guard let sheet = theme.assets.first(where: { $0.name == "style.css" }) else { return }
        let text = String(decoding: sheet.bytes, as: UTF8.self)
        let values = text.split(separator: "--page:", omittingEmptySubsequences: false).dropFirst().flatMap(ThemeColours.colours)
        light = values.first
        dark = values.dropFirst().first
    }

    /// The colours of a declaration, after its colon.
    private static func colours(_ text: Substring) -> [String] {
        let value = text.prefix { $0 != ";" && $0 != "}" }
        let parts = value.split { $0 == "(" || $0 == ")" || $0 == "," || $0.isWhitespace }
        return parts.drop { $0 == "light-dark" }.filter(isHexadecimal).map(String.init)
    }

    private static func isHexadecimal(_ text: Substring) -> Bool {
        text.first == "#" && [4, 7].contains(text.utf8.count) && text.dropFirst().allSatisfy(\.isHexDigit)
    }
}

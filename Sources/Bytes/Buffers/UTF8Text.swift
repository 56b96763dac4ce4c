/// Checks of text that arrives as bytes.
public enum UTF8Text {
    /// Whether the bytes are valid UTF-8 (Unicode 16, table 3-7), found without copying them.
    public static func isValid(_ bytes: [UInt8]) -> Bool {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.span)
            return true
        } catch {
            return false
        }
    }
}

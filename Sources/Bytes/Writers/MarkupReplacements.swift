/// What stands in markup for characters that cannot stand for themselves.
extension Replacement {
    static var ampersand: Replacement { Replacement(word: 0x3B_706D_6126, count: 5) }  // &amp;
    static var lessThan: Replacement { Replacement(word: 0x3B74_6C26, count: 4) }  // &lt;
    static var greaterThan: Replacement { Replacement(word: 0x3B74_6726, count: 4) }  // &gt;
    static var quotationMark: Replacement { Replacement(word: 0x3B74_6F75_7126, count: 6) }  // &quot;
    static var apostrophe: Replacement { Replacement(word: 0x3B_3933_2326, count: 5) }  // &#39;
    static var tab: Replacement { Replacement(word: 0x3B39_2326, count: 4) }  // &#9;
    static var hexAmpersand: Replacement { Replacement(word: 0x3B36_3278_2326, count: 6) }  // &#x26;
    static var hexLessThan: Replacement { Replacement(word: 0x3B43_3378_2326, count: 6) }  // &#x3C;

    /// `&#10;` for a line end of that many bytes.
    static func lineFeed(of length: Int) -> Replacement { Replacement(of: length, word: 0x3B_3031_2326, count: 5) }

    /// U+FFFD for a control character, U+FFFE or U+FFFF; nil for the 4,094 other characters that start with 0xEF.
    static func forbidden(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement? {
        guard start.pointee == 0xEF else { return Replacement(word: 0xBD_BFEF, count: 3) }
        guard rest > 2, start[1] == 0xBF, start[2] >= 0xBE else { return nil }
        return Replacement(of: 3, word: 0xBD_BFEF, count: 3)
    }
}

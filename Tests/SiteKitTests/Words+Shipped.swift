@testable import SiteKit

extension Words {
    /// Those that every site has that does not say otherwise.
    static let shipped = Words(messages: ThemeWords.ofEnglish.messages)
    /// Those of sites in German.
    static let german = Words(messages: ThemeWords("de", own: nil).messages)
}

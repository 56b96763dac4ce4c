@testable import SiteKit

extension Words {
    /// Those that every site has that does not say otherwise.
    static let shipped = Words(messages: ThemeWords.ofEnglish.messages)
}

import Testing

@testable import SiteKit

struct ListingOwnerTests {
    @Test(arguments: [
        ("Maria Costa", "MC"), ("Hollis and Wren Lettings", "HW"), ("Lou", "L"), ("émile zola", "é"), ("王小明", "王"), ("de la Cruz", "C"),
        ("", ""),
    ])
    func initialsAreThoseOfTheFirstTwoCapitals(name: String, initials: String) {
        #expect(ListingOwner.initials(of: name) == initials)
    }

    @Test(arguments: [
        ("Owns two homes. Quick.", "Owns two homes. Quick."), ("One line\n\nand another.", "One line and another."),
        ("Has 1.5 sheds. Paints them in spring.", "Has 1.5 sheds."), ("At 12 St. Georges Road since 2020.", "At 12 St. Georges Road…"),
        ("Once a tenant in the terrace she lets.", "Once a tenant in the…"),
        ("Donaudampfschiffahrtsgesellschaft", "Donaudampfschiffahrtsgese…"),
    ])
    func asManySentencesAsFit(text: String, beginning: String) {
        #expect(ListingOwner.beginning(of: text, limit: 25) == beginning)
    }
}

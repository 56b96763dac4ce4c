import Testing

@testable import ListingKit

/// Which words turn people away whom laws protect, and which only sound like it.
@Suite struct ExcludingWordsTests {
    private func found(_ text: String) -> String? {
        let bytes = Array(text.utf8)[...]
        return ExcludingWords.first(in: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test(arguments: [
        ("Females only.", "Females only"), ("Female flatmate preferred", "Female flatmate preferred"),
        ("Sorry, no males please", "males please"),
        ("no men", "no men"), ("Looking for a female housemate", "Looking for a female housemate"), ("Ladies only!", "Ladies only"),
        ("we prefer a girl", "prefer a girl"), ("Asians only", "Asians only"), ("no Indians", "no Indians"),
        ("Chinese students preferred", "Chinese students preferred"), ("No foreigners", "No foreigners"), ("whites only", "whites only"),
        ("No children or pets.", "No children"), ("Adults only.", "Adults only"), ("over 30s only", "over 30s only"),
        ("aged 18 to 30 preferred", "aged 18 to 30 preferred"), ("young professionals only", "young professionals only"),
        ("no wheelchairs", "no wheelchairs"), ("Christians only", "Christians only"),
        ("married couple preferred", "married couple preferred"), ("**Females** only", "Females** only"), ("no gays", "no gays"),
        ("straight people only", "straight people only"),
    ])
    func wordsThatTurnPeopleAwayAreFound(text: String, words: String) {
        #expect(found(text) == words)
    }

    @Test(arguments: [
        "No pets, no smokers, no parties.", "A quiet person would suit.", "Two women and a cat live here.", "An all-female household.",
        "I'm a female nurse looking for a room.", "No Indian restaurants nearby, sadly.", "Chinese and Indian food on the corner.",
        "The children's playground is close.", "Great for children.", "White walls only in the kitchen.", "Young, leafy street.",
        "Only girls' high school in the area.", "Adults and children welcome.", "Close to a Christian school.",
        "Looking young for its age.",
        "Female and male students live on this floor.", "over 30 minutes by train only", "Suits a couple or a single person.",
        "Men's shed around the corner.", "Wheelchair access.", "People of all ages are welcome.", "No students' parties.",
        "Rent is $690. Men at work next door.", "Straight lines, no clutter.", "A mature garden only needs water.", "",
    ])
    func otherWordsAreLeftAlone(text: String) {
        #expect(found(text) == nil)
    }

    @Test func aLongTextTakesNoTime() {
        let text = String(repeating: "no a ", count: 200_000)
        #expect(found(text) == nil)
    }
}

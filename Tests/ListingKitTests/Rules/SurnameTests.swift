import Testing

@testable import ListingKit
@testable import Rules

/// Where a surname means the person who has it.
@Suite struct SurnameTests {
    private func found(_ name: String, in text: String) -> String? {
        let bytes = Array(text.utf8)[...]
        return Surname(of: name, handle: "")?.first(in: bytes).map { "\($0.lowerBound): \(String(decoding: bytes[$0], as: UTF8.self))" }
    }

    @Test(arguments: [
        ("Maria Rossi", "Maria Rossi looks for a room", "6: Rossi"), ("Maria Rossi", "Rossi here, hello.", "0: Rossi"),
        ("Maria Rossi", "I'm Ms Rossi.", "7: Rossi"), ("Hana Park", "I am Hana Park.", "10: Park"),
        ("Hana Park", "Ask for Park, please.", "8: Park"), ("Ben Young", "Hi. Ben Young is my name", "8: Young"),
        ("Chidi Okonkwo-Bell", "The Okonkwo-Bell family.", "4: Okonkwo-Bell"), ("Zoë Müller", "Zoë Müller", "5: Müller"),
        ("Rossi, Maria", "Ms Rossi", "3: Rossi"), ("Rossi, Dr Maria", "Ms Rossi", "3: Rossi"),
    ])
    func aSurnameIsFound(name: String, text: String, place: String) {
        #expect(found(name, in: text) == place)
    }

    @Test(arguments: [
        ("Hana Park", "near Park Street, close to the park"), ("Hana Park", "Park at the door."), ("Hana Park", "Close to Albert Park."),
        ("Hana Park", "Tram to Albert\nPark Street"), ("Ben Young", "Young and old. Young trees."), ("Ben Young", "a young team"),
        ("Lou Cook", "I love to cook. Cook Street is fine."), ("Lou Cook", "We\n- Cook together"), ("Tom Long", "Long stay. A long one."),
        ("Maria Rossi", "near Rossi Avenue"), ("Maria Rossi", "rossini, Rossis, and rossi's"), ("Pia & Tom Hart", "Hart here"),
        ("Pia and Tom Rossi", "Rossi"), ("Maria", "Maria"), ("Li Wu", "Wu"), ("Maria Rossi", ""),
    ])
    func otherWordsAreLeftAlone(name: String, text: String) {
        #expect(found(name, in: text) == nil)
    }

    @Test(arguments: [
        ("Asha Quackenbush", "Asha Quackenbush"), ("Quackenbush, Asha", "Asha Quackenbush"), ("quackenbush, asha", "asha quackenbush"),
        ("Quackenbush, Asha Rose", "Asha Rose Quackenbush"), ("QUACKENBUSH, ASHA", "ASHA QUACKENBUSH"), ("de Silva, Asha", "Asha de Silva"),
        ("Quackenbush, Ms Asha", "Asha Quackenbush"), ("Dr Quackenbush, Asha", "Asha Quackenbush"),
        ("Quackenbush, Asha, RN", "Asha Quackenbush"),
        ("Quackenbush, Asha (she/her)", "Asha Quackenbush"), ("Asha Quackenbush (she/her)", "Asha Quackenbush "),
        ("Smith Quackenbush, Asha", "Asha Smith Quackenbush"), ("Asha Quackenbush, RN", "Asha Quackenbush"),
        ("Asha Quackenbush, PhD", "Asha Quackenbush"), ("Asha Quackenbush, Carlton", "Asha Quackenbush"), ("Asha, Carlton", "Asha"),
        ("Asha, she/her", "Asha"), ("Asha, 27", "Asha"), ("Asha, RN", "Asha"), (", Asha", "Asha"), (",", ","),
    ])
    func aNameIsTakenAsItIsSpoken(name: String, spoken: String) {
        #expect(SpokenName.of(name, handle: "asha") == spoken)
    }

    @Test func aWholeNameIsTakenEitherWay() {
        #expect(WholeName("Quackenbush, Asha (she/her)", handles: ["asha"])?.forms == ["Asha Quackenbush", "Quackenbush Asha"])
        #expect(WholeName("Quackenbush, Asha", handles: ["koala"])?.forms == ["Asha Quackenbush", "Quackenbush Asha"])
        #expect(WholeName("Asha, 27", handles: ["asha"]) == nil)
        for title in ["MD", "Md", "M.d.", "md"] {
            let name = WholeName("Asha Quackenbush \(title)", handles: ["asha"])
            #expect(name?.forms == ["Asha Quackenbush", "Quackenbush Asha"], "\(title)")
        }
        #expect(WholeName("Md Quackenbush", handles: ["koala"])?.forms == ["Md Quackenbush", "Quackenbush Md"])
    }

    @Test func aLongTextTakesNoTime() {
        #expect(found("A Aaaa", in: String(repeating: "Aaa", count: 40_000)) == nil)
    }
}

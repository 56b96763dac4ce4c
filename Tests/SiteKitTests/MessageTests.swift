import Bytes
import Findings
import Testing

@testable import Languages

/// Messages in the ICU MessageFormat.
@Suite struct MessageTests {
    static let said: [(message: String, language: String, arguments: KeyValuePairs<String, Messages.Value>, text: String)] = [
        ("Be the first to hear", "en", [:], "Be the first to hear"),
        ("Founded in {year}", "en", ["year": .text("1937")], "Founded in 1937"),
        ("{count, plural, one {# listing} other {# listings}}", "en", ["count": .number(1)], "1 listing"),
        ("{count, plural, one {# listing} other {# listings}}", "en", ["count": .number(1_200)], "1,200 listings"),
        ("{count, plural, =0 {None} one {# listing} other {# listings}} right now", "en", ["count": .number(0)], "None right now"),
        (
            "{count, plural, one {# объявление} few {# объявления} many {# объявлений} other {# объявления}}", "ru", ["count": .number(22)],
            "22 объявления"
        ),
        ("{way, select, email {Book by email} other {Book}}", "en", ["way": .text("email")], "Book by email"),
        ("{way, select, email {Book by email} other {Book}}", "en", ["way": .text("fax")], "Book"),
        ("It''s '{'here'}'", "en", [:], "It's {here}"),
        ("Kath's # of {name}", "en", ["name": .text("Manly")], "Kath's # of Manly"),
    ]

    @Test(arguments: said.indices) func saysWhatItShould(_ place: Int) throws {
        let (message, language, arguments, text) = Self.said[place]
        #expect(Messages(language: language, ["key": try MessagePattern(message)]).text("key", arguments) == text)
    }

    @Test func gapsMayBeWrittenWhereTheTextIs() throws {
        let pattern = try MessagePattern(
            "{sort, select, less {{amount} less} other {About {amount}}}{per, select, yes { {period}} other {}}")
        let messages = Messages(language: "en", ["key": pattern])
        for (sort, per, text) in [("less", "yes", "$20 less a week"), ("x", "no", "About $20")] {
            let written = String(writing: { out in
                messages.write("key", to: &out) {
                    .text($0 == "sort" ? sort : per)
                } gap: { name, out in
                    out.append(text: name == "amount" ? "$20" : "a week")
                }
            })
            #expect(written == text)
        }
    }

    @Test(arguments: [
        ("Hello {name", "{name has no } behind it"), ("Hello }", "a } has no { before it"), ("{}", "a name is missing after {"),
        ("{n, number}", "{n, number…} is neither plural nor select"), ("{n, plural, one {a}}", "{n, plural, …} needs a case other {…}"),
        ("{n, plural, 1 {a} other {b}}", "1 is no case of {n, plural, …}; there are zero, one, two, few, many and other, and =0"),
        ("{n, plural, one {a} other {b}", "the cases of {n, plural, …} have the form: one {…} other {…}"),
        (String(repeating: "{n, plural, other {", count: 20), "its braces stand too deep in each other"),
    ]) func tellsWhatIsWrong(_ message: String, _ problem: String) {
        #expect(throws: MessageProblem(description: problem)) { try MessagePattern(message) }
    }

    @Test func aBoardMaySayThingsOtherwise() {
        let standard = MessagesReader.read(
            SourceFile(path: "en.yaml", bytes: Array("a:\n  b: Hello {name}\n  c: Bye\n".utf8)), language: "en")
        #expect(standard.findings == [])
        let own = SourceFile(path: "words/en.yaml", bytes: Array("a:\n  b: Hi {nmae}\n  d: Oh\n  c: [x]\ne: '{'\n".utf8))
        let (messages, findings) = MessagesReader.read(own, language: "en", standard: standard.messages)
        #expect(
            findings.map { "\($0.span.line):\($0.span.column): \($0.message) | \($0.reason) | \($0.fix ?? "")" } == [
                "2:6: \"a.b\" has no {nmae} | It has {name}. | ", "3:3: the site never says \"a.d\" | Did you mean \"a.b\"? | ",
                "4:6: \"a.c\" must be text, not a list |  | ", "5:4: \"e\" can't be read: a name is missing after { |  | ",
            ])
        #expect(standard.messages.merged(with: messages).text("a.b") == "Hi ")
    }
}

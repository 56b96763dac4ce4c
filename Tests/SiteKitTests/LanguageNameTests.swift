import Testing
import Values

/// Languages by what people call them.
@Suite struct LanguageNameTests {
    @Test(
        arguments: [
            ("deutsch", "de"), ("German", "de"), ("germn", "de"), ("ger", "de"), ("DE", "de"), ("de_DE", "de-DE"), ("de_DE.UTF-8", "de-DE"),
            ("Français", "fr"), ("English, mostly", "en"), ("en_au", "en-AU"), ("zh-Hant", "zh"), ("한국어", "ko"),
        ]) func aLanguageIsKnownByItsName(name: String, tag: String)
    {
        #expect(LanguageName.tag(meantBy: name) == tag)
    }

    @Test(arguments: ["", "Klingon", "xx", "notes", "words", "_", "."]) func whatIsNoneIsNone(_ name: String) {
        #expect(LanguageName.tag(meantBy: name) == nil)
    }
}

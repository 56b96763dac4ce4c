import Findings
import Testing
import Values

@testable import Languages
@testable import SiteKit

/// What is looked at in the words of a board: whether they serve where the site says them.
@Suite struct MessageCheckTests {
    private static func findings(_ words: String, _ language: String = "en") -> [Diagnostic] {
        ThemeWords(language, own: ("templates/words/\(language).yaml", Array(words.utf8))).findings
    }

    private static let mistakes: [(words: String, place: String, message: String, fix: String)] = [
        (
            "language:\n  direction: rlt\n", "2:14", "\"language.direction\" must be ltr or rtl, not \"rlt\"; did you mean rtl?",
            "  direction: rtl"
        ),
        (
            "language:\n  direction: right-to-left # so\n", "2:14",
            "\"language.direction\" must be ltr or rtl, not \"right-to-left\"; did you mean rtl?", "  direction: rtl # so"
        ),
        ("language:\n  direction: up\n", "2:14", "\"language.direction\" must be ltr or rtl, not \"up\"", "  direction: ltr"),
        ("common:\n  save:\n", "2:3", "\"common.save\" says nothing", "  save: Save"),
        ("common:\n  save: \"\"\n", "2:9", "\"common.save\" says nothing", "  save: Save"),
        ("common:\n  save: \"\u{A0} \"\n", "2:9", "\"common.save\" says nothing", "  save: Save"),
        (
            "common:\n  listings: \"{count, plural, one {} other { }}\"\n", "2:13", "\"common.listings\" says nothing",
            "  listings: \"{count, plural, one {# listing} other {# listings}}\""
        ),
        // HTML
        (
            "cannot:\n  instead: <strong>So {offer}\n", "2:12", "\"cannot.instead\" is HTML, and its <strong> is never closed",
            "  instead: <strong>So {offer}</strong>"
        ),
        (
            "cannot:\n  instead: So:</strong> {offer}\n", "2:12", "\"cannot.instead\" is HTML, and its </strong> closes nothing",
            "  instead: <strong>Instead:</strong> {offer}"
        ),
        (
            "cannot:\n  instead: <b><i>So:</b></i> {offer}\n", "2:12", "\"cannot.instead\" is HTML, and its <i> ends behind </b>, or never",
            "  instead: <strong>Instead:</strong> {offer}"
        ),
        (
            "cannot:\n  instead: <script>x</script>\n", "2:12",
            "\"cannot.instead\" is HTML, and it may not have <script>, which the English one doesn't have",
            "  instead: <strong>Instead:</strong> {offer}"
        ),
        (
            "cannot:\n  instead: <StYlE>x</style>\n", "2:12",
            "\"cannot.instead\" is HTML, and it may not have <style>, which the English one doesn't have",
            "  instead: <strong>Instead:</strong> {offer}"
        ),
        (
            "cannot:\n  instead: <b onclick=x>So</b>\n", "2:12",
            "\"cannot.instead\" is HTML, and its <b> may not have \"onclick\", which the English one doesn't have",
            "  instead: <strong>Instead:</strong> {offer}"
        ),
        (
            "cannot:\n  instead: \"<b style='x'>So</b>\"\n", "2:12", "\"cannot.instead\" is HTML, and the style of <b> needs \" around it",
            "  instead: <strong>Instead:</strong> {offer}"
        ),
        (
            "cannot:\n  instead: <b title={offer}>So</b>\n", "2:12", "\"cannot.instead\" is HTML, and the title of <b> needs \" around it",
            "  instead: <strong>Instead:</strong> {offer}"
        ),
        (
            "cannot:\n  instead: <!-- x -->So\n", "2:12", "\"cannot.instead\" is HTML, and a < begins no tag",
            "  instead: <strong>Instead:</strong> {offer}"
        ),
        (
            "cannot:\n  instead: \"<b\\u0301>So\"\n", "2:12", "\"cannot.instead\" is HTML, and <b has no > behind it",
            "  instead: <strong>Instead:</strong> {offer}"
        ),
        (
            "suburb:\n  straight_line: x\ncampus:\n  in_linked_suburb: <a href=\"javascript:x\">{suburb}</a>\n", "4:21",
            "\"campus.in_linked_suburb\" is HTML, and the href of its <a> may not be \"javascript:x\"",
            "  in_linked_suburb: The campus is in <a href=\"{suburb_href}\">{suburb}</a>."
        ),
        (
            "campus:\n  in_linked_suburb: <a href=\"{suburb}\">{suburb}</a>\n", "2:21",
            "\"campus.in_linked_suburb\" is HTML, and the href of its <a> may not be \"{suburb}\"",
            "  in_linked_suburb: The campus is in <a href=\"{suburb_href}\">{suburb}</a>."
        ),
        (
            "campus:\n  in_linked_suburb: <a href=\"/\"><a>{suburb}</a></a>\n", "2:21",
            "\"campus.in_linked_suburb\" is HTML, and an <a> stands in another",
            "  in_linked_suburb: The campus is in <a href=\"{suburb_href}\">{suburb}</a>."
        ),
        (
            "campus:\n  in_linked_suburb: \"{suburb, select, a {<a>} other {}}\"\n", "2:21",
            "\"campus.in_linked_suburb\" is HTML, and it cannot depend on a number or a word",
            "  in_linked_suburb: The campus is in <a href=\"{suburb_href}\">{suburb}</a>."
        ),
        // Formats
        ("dates:\n  months: J F M\n", "2:11", "\"dates.months\" has 3 names, not 12", "  months: J F M … … … … … … … … …"),
        (
            "dates:\n  short_weekdays: S M T W T F S S\n", "2:19", "\"dates.short_weekdays\" has 8 names, not 7",
            "  short_weekdays: Sun Mon Tue Wed Thu Fri Sat"
        ),
        ("dates:\n  long: \"{day} {month}\"\n", "2:9", "\"dates.long\" lacks {year}", "  long: \"{day} {month} {year}\""),
        (
            "dates:\n  full: \"{day} {month} {year}\"\n", "2:9", "\"dates.full\" lacks {weekday}",
            "  full: \"{weekday} {day} {month} {year}\""
        ),
        ("times:\n  hours: 24 h\n", "2:10", "\"times.hours\" must be 12 or 24, not \"24 h\"", "  hours: 24"),
        ("times:\n  hours: noon\n", "2:10", "\"times.hours\" must be 12 or 24, not \"noon\"", "  hours: 12"),
        ("times:\n  minute: \"{hour}:{minute}\"\n", "2:11", "\"times.minute\" lacks {half}", "  minute: \"{hour}:{minute} {half}\""),
        ("times:\n  morning: \"\"\n", "2:12", "\"times.morning\" says nothing", "  morning: am"),
        ("numbers:\n  group: \", \"\n", "2:10", "\"numbers.group\" must be one sign, not \", \"", "  group: \",\""),
        ("numbers:\n  decimal: \"\"\n", "2:12", "\"numbers.decimal\" says nothing", "  decimal: ."),
        ("numbers:\n  decimal: x\n", "2:12", "\"numbers.decimal\" must be one sign, not \"x\"", "  decimal: ."),
        ("numbers:\n  group: .\n", "2:10", "\"numbers.group\" is \".\", and so is \"numbers.decimal\"", "  group: \",\""),
        ("money:\n  amount: AUD\n", "2:11", "\"money.amount\" lacks {amount}", "  amount: ${amount}"),
        (
            "numbers:\n  at_least: \"{least, select, a {b} other {c}}\"\n", "2:13",
            "\"numbers.at_least\" cannot depend on a number or a word", "  at_least: \"{least} or more\""
        ),
        ("sequence:\n  and: and {last}\n", "2:8", "\"sequence.and\" lacks {first}", "  and: \"{first} and {last}\""),
    ]

    @Test(arguments: mistakes.indices) func aMistakeIsToldWithItsFix(_ number: Int) throws {
        let mistake = Self.mistakes[number]
        let finding = try #require(Self.findings(mistake.words).first { $0.message == mistake.message }, "\(Self.findings(mistake.words))")
        #expect(finding.severity == .error)
        #expect("\(finding.span.line):\(finding.span.column)" == mistake.place)
        #expect(finding.fix == mistake.fix, "\(finding.fix ?? "")")
    }

    /// A German board's lines are German.
    @Test func whatIsOfferedIsInTheLanguage() {
        let findings = Self.findings("common:\n  save:\nnumbers:\n  group: \",\"\n", "de")
        #expect(findings.map(\.fix) == ["  save: Speichern", "  group: ."])
    }

    @Test(arguments: [
        "cannot:\n  instead: <em lang=de dir=ltr>So</em><br> {offer} &lt; 3 > 2\n",
        "campus:\n  in_linked_suburb: <b><a href=\"{base}suburbs/\">{suburb}</a></b>\n",
        "campus:\n  in_linked_suburb: <A HREF=\"{suburb_href}\">{suburb}</A>, <a href=\"https://example.org/\">here</a>\n",
        "times:\n  hours: 24\n  minute: \"{hour}:{minute}\"\n  hour: \"{hour}:00\"\n  morning: \"\"\n  afternoon:\n",
        "numbers:\n  group: \"\"\n", "numbers:\n  group: \"\u{A0}\"\n  decimal: \",\"\n", "numbers:\n  group: .\n  decimal: \",\"\n",
        "dates:\n  brief: \"{day} {month}\"\n", "dates:\n  short_months: J F M A M J J A S O N D\n",
        "common:\n  save: Save <b> here & now\n", "language:\n  direction: rtl\n",
    ]) func whatServesIsLeftAlone(_ words: String) {
        let findings = Self.findings(words).filter { !$0.message.hasSuffix("has no {base}") }
        #expect(findings == [])
    }

    @Test(arguments: ["en", "de"]) func shippedWordsServe(_ language: String) throws {
        let file = try #require(ShippedTheme.file(ThemeWords.path(language)))
        let read = MessagesReader.read(SourceFile(path: file.path, bytes: file.bytes), language: language, standard: ThemeWords.standard)
        #expect(read.findings == [])
    }

    /// What is shipped as HTML is looked at as that, and nothing else is.
    @Test func allThatTemplatesShowAsItIsIsLookedAt() throws {
        let shown = ShippedTheme.files.filter { $0.path.hasSuffix(".mustache") }.flatMap { file in
            String(decoding: file.bytes, as: UTF8.self).matches(of: #/\{\{\{\s*words\.([a-z0-9_.]+)\s*\}\}\}/#).map { String($0.1) }
        }
        #expect(!shown.isEmpty)
        for key in Set(shown).sorted() {
            #expect(try MessageMarkup(#require(ThemeWords.ofEnglish.messages[key])) != nil, "\(key)")
        }
    }

    @Test func whatIsWrittenIsReadAsItWas() throws {
        for messages in [ThemeWords.standard, ThemeWords("de", own: nil).messages] {
            for (key, pattern) in messages.all { #expect(try MessagePattern(pattern.written).written == pattern.written, "\(key)") }
        }
        for text in ["It''s '{'here'}' {name}", "{n, plural, one {'#' # {a, select, b {#} other {''}}} other {}}", "a '' b", "Kath's #"] {
            let pattern = try MessagePattern(text)
            #expect(try MessagePattern(pattern.written) == pattern)
        }
    }

    @Test func aMessageIsSpreadOverTheCasesOfALanguage() throws {
        let pattern = try MessagePattern("{n, plural, =0 {none} one {# day} other {# days}}")
        #expect(
            pattern.spread(over: PluralRules(language: "ru").categories).written
                == "{n, plural, =0 {none} one {# day} few {# days} many {# days} other {# days}}")
        #expect(pattern.spread(over: PluralRules(language: "ja").categories).written == "{n, plural, =0 {none} other {# days}}")
    }
}

import Testing
import Values

@testable import Languages

/// Which forms languages have for numbers, by examples of Unicode CLDR.
@Suite struct PluralTests {
    @Test(arguments: [
        ("de", "1 one, 0 other, 2 other, 101 other"), ("de-AT", "1 one, 21 other"), ("ja", "1 other"), ("fr", "0 one, 1 one, 2 other"),
        ("is", "1 one, 21 one, 11 other, 2 other"), ("ru", "1 one, 21 one, 11 many, 3 few, 13 many, 5 many"),
        ("hr", "1 one, 11 other, 22 few, 12 other, 5 other"), ("pl", "1 one, 21 many, 22 few, 12 many"), ("cs", "1 one, 4 few, 5 other"),
        ("sl", "1 one, 101 one, 2 two, 103 few, 4 few, 5 other"), ("lt", "1 one, 21 one, 11 other, 9 few, 19 other, 20 other"),
        ("lv", "0 zero, 1 one, 21 one, 11 zero, 30 zero, 2 other"), ("ro", "1 one, 0 few, 19 few, 20 other, 101 few"),
        ("ga", "1 one, 2 two, 6 few, 7 many, 10 many, 11 other"), ("cy", "0 zero, 1 one, 2 two, 3 few, 6 many, 4 other"),
        ("ar", "0 zero, 1 one, 2 two, 3 few, 11 many, 100 other"), ("he", "1 one, 2 two, 20 other"), ("eo", "1 one, 2 other"),
    ])
    func numbersHaveTheirForms(language: String, forms: String) {
        let rules = PluralRules(language: language)
        for form in forms.split(separator: ", ") {
            let words = form.split(separator: " ")
            #expect(Int(words[0]).map { rules.category(of: $0).rawValue } == String(words[1]), "\(language) \(form)")
        }
    }
}

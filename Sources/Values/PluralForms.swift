/// What stands behind a number in each of the forms that a language has for it: `bed` and `beds`.
public struct PluralForms: Sendable, Hashable {
    /// Those of numbers of a category of the language.
    public let categories: [PluralCategory: String]
    /// Those of single numbers.
    public let exact: [Int: String]

    /// Forms of which the category `other` has one.
    public init(categories: [PluralCategory: String], exact: [Int: String] = [:]) {
        (self.categories, self.exact) = (categories, exact)
    }

    /// The form of a whole number.
    public func text(for number: Int, _ rules: PluralRules) -> String {
        exact[number] ?? categories[rules.category(of: number)] ?? other
    }

    /// All forms, under the names that they have in messages: `=0`, `few`.
    public var cases: [String: String] {
        var cases: [String: String] = [:]
        for (category, text) in categories { cases[category.rawValue] = text }
        for (number, text) in exact { cases["=\(number)"] = text }
        return cases
    }

    /// The form of a number that is not whole.
    public var other: String { categories[.other] ?? "" }
}

import Bytes
import Findings
import Values
import YAML

/// Fields that every listing has, whatever its kind.
extension Field {
    /// What stands above a listing.
    package static let title = Field(id: "title", type: TextField(max: 100).boxed)
    /// Who posted it.
    static let owner = Field(id: "owner", type: PersonField().boxed)
    /// Where it is.
    package static let address = Field(id: "address", type: AddressField().boxed)
    /// The day it was posted, with a sentence that helps to fill it in.
    package static func listed(help: String) -> Field { Field(id: "listed", type: DateField().boxed, help: help) }
}

/// What is asked of a type elsewhere.
extension AnyFieldType {
    /// That of descriptions.
    package static let prose = ProseField().boxed
    /// That of tags.
    package static let tags = TagsField().boxed

    /// Whether its values are texts in Markdown.
    package var isProse: Bool { self.is(ProseField.self) }
    /// Whether its values are addresses.
    package var isAddress: Bool { self.is(AddressField.self) }
    /// Whether its values are yes or no.
    package var isYesNo: Bool { self.is(YesNoField.self) }
    /// Whether its values count something.
    package var isCount: Bool { self.is(CountField.self) }
    /// Whether its values are years.
    package var isYear: Bool { self.is(YearField.self) }
}

/// What texts of filters mean that ask of no field.
extension FacetValue {
    /// Yes or no.
    package static func yesNo(_ text: String, key: String) throws(Problem) -> Bool {
        try YesNoField.facetValue(text, key: key).text == "yes"
    }

    /// A day.
    package static func day(_ text: String, key: String) throws(Problem) -> Day { try DateField.wantedDay(text, key: key) }

    /// A whole number.
    package static func count(_ text: String, _ range: ClosedRange<Int>, key: String) throws(Problem) -> Int {
        Int(try CountField(range: range).facetValue(text, key: key).rank)
    }

    /// An amount of at most so many cents; `per` is the period that it may name.
    package static func amount(_ text: String, most: Wide, per: PricePeriod?, key: String) throws(Problem) -> FacetValue {
        try MoneyField(range: 0...most, per: per).facetValue(text, key: key)
    }
}

extension Rule {
    /// The year that a node says; nil with a finding.
    package static func year(_ node: YAMLNode, key: String, _ range: ClosedRange<Int>, report: inout Report) -> Int? {
        let type = YearField(range: range)
        guard case .count(let year)? = type.read(node, of: Field(id: key, type: type.boxed), report: &report) else { return nil }
        return year
    }
}

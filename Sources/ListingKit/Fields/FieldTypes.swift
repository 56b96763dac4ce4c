import Bytes

/// The types that fields can have.
public enum FieldTypes {
    /// All of them, in the order in which messages name them.
    static let all: [any FieldType.Type] = [
        TextField.self, ProseField.self, CountField.self, NumberField.self, MoneyField.self, ChoiceField.self, ChoicesField.self,
        YesNoField.self, DateField.self, SlotsField.self, AddressField.self, ContactField.self, PersonField.self, ImagesField.self,
        LinkField.self, PhoneField.self, EmailField.self, TagsField.self, YearField.self, RangeField.self, RatingsField.self,
        PeopleField.self, ReferenceField.self, ReferencesField.self, LinksField.self, SuburbsField.self, CampusesField.self,
    ]

    static let names = all.map { $0.name }

    static func named(_ name: String) -> (any FieldType.Type)? { all.first { $0.name == name } }

    /// Writes the definitions that the schemas of values refer to.
    public static func writeDefinitions(to json: inout JSONWriter) {
        for type in all { type.writeDefinition(to: &json) }
    }
}

extension FieldType {
    /// The word for the type in a kind's file.
    public var name: String { Self.name }
}

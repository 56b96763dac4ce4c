import Bytes
import Findings

/// The types that fields can have.
public enum FieldTypes {
    /// All of them, in the order in which messages name them.
    package static let all: [Row] = [
        row(TextField.self), row(ProseField.self), row(CountField.self), row(NumberField.self), row(MoneyField.self),
        row(ChoiceField.self), row(ChoicesField.self), row(YesNoField.self), row(DateField.self), row(SlotsField.self),
        row(AddressField.self), row(ContactField.self), row(PersonField.self), row(ImagesField.self), row(LinkField.self),
        row(PhoneField.self), row(EmailField.self), row(TagsField.self), row(YearField.self), row(RangeField.self),
        row(RatingsField.self), row(PeopleField.self), row(ReferenceField.self), row(ReferencesField.self), row(LinksField.self),
        row(SuburbsField.self), row(CampusesField.self),
    ]

    /// What is known of a type before a field is declared.
    package struct Row: Sendable {
        package let name: String
        package let rules: [Rule]
        package let options: [String]
        package let declared: @Sendable (_ declaration: FieldDeclaration, _ report: inout Report) -> AnyFieldType?
        fileprivate let writeDefinition: @Sendable (_ json: inout JSONWriter) -> Void
    }

    package static let names = all.map { $0.name }

    package static func named(_ name: String) -> Row? { all.first { $0.name == name } }

    /// Writes the definitions that the schemas of values refer to.
    public static func writeDefinitions(to json: inout JSONWriter) {
        for type in all { type.writeDefinition(&json) }
    }

    private static func row<Type: FieldType>(_: Type.Type) -> Row { row(Type.self) { $0.boxed } }
    private static func row<Type: FactType>(_: Type.Type) -> Row { row(Type.self) { $0.boxed } }
    private static func row<Type: PlainFactType>(_: Type.Type) -> Row { row(Type.self) { $0.boxed } }
    private static func row<Type: ReferenceType>(_: Type.Type) -> Row { row(Type.self) { $0.boxed } }

    private static func row<Type: FieldType>(_: Type.Type, boxed: @escaping @Sendable (Type) -> AnyFieldType) -> Row {
        Row(
            name: Type.name, rules: Type.rules, options: Type.options,
            declared: { declaration, report in Type.declared(by: declaration, report: &report).map(boxed) },
            writeDefinition: { json in Type.writeDefinition(to: &json) })
    }
}

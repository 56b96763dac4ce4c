import Facts

/// What programs find in the data of listings.
extension Words {
    /// What the values of a field are in the data, in a few words for programmers; nil if they need no words.
    func dataType(of field: Field) -> String? {
        let choices = field.type.words.map { text("data_types.word", "word", $0) }
        return switch field.type.name {
        case "campuses": self["data_types.campuses"]
        case "choice": choice(choices)
        case "choices": text("data_types.any_of", "words", list(choices))
        case "count": counted(field, "data_types.whole_number", "data_types.whole_number_in")
        case "date": self["data_types.day"]
        case "link": self["data_types.address"]
        case "links": self["data_types.links"]
        case "money": self["data_types.dollars"]
        case "number": counted(field, "data_types.number", "data_types.number_in")
        case "range": counted(field, "data_types.range", "data_types.range_in")
        case "ratings": self["data_types.ratings"]
        case "reference", "references": field.type.target?.isOfBrands ?? false ? self["data_types.brand"] : self["data_types.listings"]
        case "tags": self["data_types.tags"]
        case "text": self["data_types.text"]
        case "year": self["data_types.year"]
        case "yes-no": self["data_types.yes_or_no"]
        default: nil
        }
    }

    /// What is counted, such as beds, the field's own name says; units are told.
    private func counted(_ field: Field, _ plain: String, _ withUnit: String) -> String {
        guard let unit = field.unit, unit.isMeasure else { return self[plain] }
        return text(withUnit, "unit", unit.textOfMany(in: formats))
    }
}

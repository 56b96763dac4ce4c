import Facts
import ListingKit
import Places

/// A fact that leads to pages of the site: brands, people, suburbs or campuses that a listing names.
struct FactLinks {
    let links: [(name: String, href: String?)]

    /// Nil for any other fact, and for one that names nothing.
    init?(_ value: FieldValue, _ field: Field, _ context: SiteContext, _ pages: PlacePages?) {
        switch value {
        case .references(let names):
            guard field.type.target?.isOfBrands ?? false else { return nil }
            links = names.map { slug in
                (field.wording(of: slug), context.brands.first { $0.slug == slug }.map { context.address.href(.brand($0)) })
            }
        case .people(let handles):
            links = handles.map { handle in
                let person = context.persons[handle]?.value
                return (handle, person.flatMap { $0.hasPage ? context.address.href(.person($0)) : nil })
            }
        case .suburbs(let suburbs):
            links = suburbs.map { suburb in
                (suburb.name + " " + suburb.postcode, pages?.has(suburb) ?? false ? context.address.href(.suburb(suburb)) : nil)
            }
        case .campuses(let campuses):
            links = campuses.map { campus in
                (campus.shortName + " " + campus.name, pages?.has(campus) ?? false ? context.address.href(.campus(campus)) : nil)
            }
        default: return nil
        }
        if links.isEmpty { return nil }
    }

    /// What it names, in words.
    var text: String { links.map(\.name.isolated).joined(separator: ", ") }
}

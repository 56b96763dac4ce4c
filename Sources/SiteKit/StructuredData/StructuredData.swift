import Bytes
import Mustache

/// What a page is about, beside the way that leads to it.
enum PageSubject {
    /// Nothing that programs would know.
    case nothing
    /// The cards that stand on it, if there are any.
    case cards(Ingredients)
    /// A listing.
    case listing(SiteListing)

    var isListing: Bool { if case .listing = self { true } else { false } }
}

/// Writes what a page says to search engines: JSON-LD in the words of schema.org (https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents).
///
/// It holds nothing that the page does not show, but for the picture that stands for a product without one, and no street that the page hides.
struct StructuredData {
    let context: SiteContext

    /// Sets the document for a page whose head and crumbs are set; absent if there is nothing to say, or only of a list that search engines
    /// are to pass over.
    func set(_ route: Route, _ subject: PageSubject, in view: inout View) {
        let crumbs = Crumbs(of: view, context.address)
        let isHome = route == .home
        guard isHome || !crumbs.isEmpty, subject.isListing || !view.isTruthy(.noindex) else { return view.absent(.jsonLd) }
        view.html(.jsonLd) { out in
            JSONWriter.append(to: &out) { json in
                json.object { json in
                    json.fixed(#""@context":"https://schema.org""#)
                    json.array("@graph") { json in
                        if isHome { writeBoard(&json) }
                        write(subject, &json)
                        if !crumbs.isEmpty { write(crumbs, &json) }
                    }
                }
            }
        }
    }

    private func writeBoard(_ json: inout JSONWriter) {
        json.object { json in
            json.fixed(#""@type":"WebSite""#)
            json.member("description", context.board.description)
            json.member("inLanguage", context.board.language)
            json.member("name", context.board.title)
            json.member("url", context.address.url)
        }
    }

    private func write(_ subject: PageSubject, _ json: inout JSONWriter) {
        switch subject {
        case .nothing: break
        case .listing(let item): ListingData(item, context).write(&json)
        case .cards(let ingredients): if !ingredients.needs.cards.isEmpty { writeList(of: ingredients, &json) }
        }
    }

    /// A list says where its entries are and no more: each has a page that says the rest.
    private func writeList(of ingredients: Ingredients, _ json: inout JSONWriter) {
        json.object { json in
            json.fixed(#""@type":"ItemList""#)
            json.array("itemListElement") { json in
                for (index, card) in ingredients.needs.cards.enumerated() {
                    json.object { json in
                        json.fixed(#""@type":"ListItem""#)
                        json.name(fixed: #""position":"#)
                        json.value(index + 1)
                        json.name(fixed: #""url":"#)
                        json.text { out in
                            out.append(text: context.address.url)
                            ingredients.appendRoute(of: card, to: &out)
                        }
                    }
                }
            }
        }
    }

    private func write(_ crumbs: Crumbs, _ json: inout JSONWriter) {
        json.object { json in
            json.fixed(#""@type":"BreadcrumbList""#)
            json.array("itemListElement") { json in
                crumbs.visit { number, label, path in
                    json.object { json in
                        json.fixed(#""@type":"ListItem""#)
                        if let path {
                            json.name(fixed: #""item":"#)
                            json.text { out in
                                out.append(text: context.address.url)
                                out.append(path)
                            }
                        }
                        json.name(fixed: #""name":"#)
                        json.value(validUTF8: label)
                        json.name(fixed: #""position":"#)
                        json.value(number)
                    }
                }
            }
        }
    }
}

/// The way to a page from the home page, as its view shows it.
struct Crumbs {
    private let crumbs: [Value]
    /// How many bytes the base path of the site has, with which every link starts.
    private let base: Int

    /// Those of a view; they can be used as long as it is there.
    init(of view: borrowing View, _ address: SiteAddress) {
        crumbs = view.root.find(TemplateVariable.crumbs.rawValue)?.items ?? []
        base = address.base.utf8.count
    }

    var isEmpty: Bool { crumbs.isEmpty }

    /// Visits those that search engines ask for with their numbers, counted from 1, and their paths from the root of the site; the page
    /// itself, the last, has none.
    ///
    /// They need neither the home page nor the page itself, but two at least
    /// (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
    func visit(_ body: (_ number: Int, _ label: UnsafeBufferPointer<UInt8>, _ path: UnsafeBufferPointer<UInt8>?) -> Void) {
        let start = crumbs.count > 2 ? 1 : 0
        let end = crumbs.count > 3 ? crumbs.count - 1 : crumbs.count
        for place in start..<end {
            guard let label = crumbs[place].find(TemplateVariable.label.rawValue)?.bytes,
                let link = crumbs[place].find(TemplateVariable.href.rawValue)?.bytes
            else { continue }
            let isLast = place == crumbs.count - 1
            body(place - start + 1, label, isLast ? nil : UnsafeBufferPointer(rebasing: link.dropFirst(base)))
        }
    }
}

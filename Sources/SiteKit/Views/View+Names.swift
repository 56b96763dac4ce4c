import Bytes
import Mustache
import Places

/// Setting names of a page's view.
extension View {
    @inline(__always)
    mutating func set(_ name: TemplateVariable, _ value: Value) { set(name.key, value) }

    /// Sets names that are known, but absent.
    mutating func absent(_ names: TemplateVariable...) { for name in names { set(name.key, .none) } }

    /// Whether the value of a name counts as something in a template.
    func isTruthy(_ name: TemplateVariable) -> Bool { root.find(name.rawValue)?.isTruthy ?? false }

    @inline(__always)
    mutating func text(_ name: TemplateVariable, _ text: String) { set(name.key, self.text(text)) }

    /// Sets text, or that there is none.
    @inline(__always)
    mutating func text(_ name: TemplateVariable, _ text: String?) { set(name.key, text.map { self.text($0) } ?? .none) }

    @inline(__always)
    mutating func text(_ name: TemplateVariable, _ write: (inout ByteBuffer) -> Void) { set(name.key, text(write)) }

    /// Sets text in which nothing need be escaped: digits, ASCII letters and the like.
    @inline(__always)
    mutating func plain(_ name: TemplateVariable, _ text: String) { set(name.key, plain(text)) }

    @inline(__always)
    mutating func plain(_ name: TemplateVariable, _ write: (inout ByteBuffer) -> Void) { set(name.key, plain(write)) }

    @inline(__always)
    mutating func html(_ name: TemplateVariable, _ write: (inout ByteBuffer) -> Void) { set(name.key, html(write)) }

    @inline(__always)
    mutating func number(_ name: TemplateVariable, _ number: Int) { set(name.key, .number(number)) }

    @inline(__always)
    mutating func bool(_ name: TemplateVariable, _ bool: Bool) { set(name.key, .bool(bool)) }

    @inline(__always)
    mutating func object(_ name: TemplateVariable, _ fill: (inout View) -> Void) { set(name.key, object(fill)) }

    @inline(__always)
    mutating func list(_ name: TemplateVariable, _ fill: (inout View) -> Void) { set(name.key, list(fill)) }

    /// Sets a list of objects, one for each item.
    @inline(__always)
    mutating func objects<Item>(_ name: TemplateVariable, _ items: some Sequence<Item>, _ fill: (inout View, Item) -> Void) {
        list(name) { view in
            for item in items { view.item { fill(&$0, item) } }
        }
    }

    /// Appends an object to the list that is being filled.
    @inline(__always)
    mutating func item(_ fill: (inout View) -> Void) { append(object(fill)) }

    /// Sets a link to a route.
    @inline(__always)
    mutating func link(_ name: TemplateVariable, _ address: SiteAddress, _ route: Route) {
        text(name) { out in
            out.append(text: address.base)
            out.append(text: route.path)
        }
    }

    /// Sets a link to a file in the folder of a page.
    mutating func link(_ name: TemplateVariable, _ address: SiteAddress, _ page: Route, _ file: String) {
        text(name) { out in
            out.append(text: address.base)
            out.append(text: page.path)
            out.append(text: file)
        }
    }

    /// Sets a link to the page of a suburb.
    mutating func link(_ name: TemplateVariable, _ address: SiteAddress, _ suburb: Locality) {
        text(name) { out in
            out.append(text: address.base)
            out.append(routeOf: suburb)
        }
    }
}

/// A view that is complete, for all threads.
final class FixedView: @unchecked Sendable {
    // Nothing changes it any more, so threads can share it.
    private let view: View
    /// What some of its values lie in.
    private let others: FixedView?

    /// A view of a page's names as `fill` fills it, after those of `others`.
    init(with others: FixedView? = nil, _ fill: (inout View) -> Void) {
        var view = View(names: TemplateVariable.number, with: others?.root)
        fill(&view)
        self.view = view
        self.others = others
    }

    /// Its names with their values, as long as it is there.
    var root: Value { view.root }

    /// Templates for renderings in which its names always have its values.
    func folded(into templates: TemplateSet) -> TemplateSet { templates.folding(view) }
}

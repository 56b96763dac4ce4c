import Bytes
import ListingKit
import Mustache
import Places
import Publishing

/// What a recipe is made from, each in the order in which the recipe asked for it. Cards and maps point into the inputs of the build, which
/// whoever makes artifacts keeps until they are made.
final class Ingredients: Sendable {
    let needs: ListingNeeds
    private let inputs: RenderInputs

    init(_ needs: ListingNeeds, from inputs: RenderInputs) {
        self.needs = needs
        self.inputs = inputs
    }

    /// The first of the listings in full.
    var item: SiteListing? { needs.items.first.flatMap { inputs.items[$0] } }
    /// The listings in full.
    var items: [SiteListing] { needs.items.compactMap { inputs.items[$0] } }
    /// The listing of the first card in full.
    var firstOfCards: SiteListing? { needs.cards.first.flatMap { inputs.items[$0] } }
    var records: [[UInt8]] { needs.records.map { inputs.remains.listings[$0].search ?? [] } }
    /// The words that records name by their numbers.
    var words: WordVocabulary { inputs.remains.words }
    var marks: [DataMark] { needs.marks.compactMap { inputs.remains.listings[$0].data } }
    var entries: [SiteListing] { needs.entries.compactMap { inputs.items[$0] } }

    /// Sets a list of the cards.
    func setCards(_ name: TemplateVariable, in view: inout View) {
        view.list(name) { view in
            for index in needs.cards { view.append(inputs.cards[index]) }
        }
    }

    /// A card as a value of a view.
    func card(_ index: Int) -> Value { inputs.cards[index] }

    /// Appends the route of the page of a listing that there is a card of.
    func appendRoute(of card: Int, to out: inout ByteBuffer) {
        if let item = inputs.items[card] { return out.append(text: item.route.path) }
        inputs.site.appendRoute(of: card, to: &out)
    }

    /// Sets the first map, with a point on it if there is one.
    func setMap(showing point: Coordinate? = nil, in view: inout View) {
        guard let map = needs.maps.first.flatMap({ inputs.maps[$0] }) else { return view.absent(.map) }
        if let point, let svg = map.drawing.svg(showing: point) {
            view.set(.map, view.html(svg))
        } else {
            view.set(.map, map.html)
        }
    }
}

typealias SiteRecipe = Recipe<RenderInputs>
typealias SiteRecipeMaker = RecipeMaker<RenderInputs>

extension RecipeMaker where Inputs == RenderInputs {
    /// A recipe; `make` must use nothing but what it is given and the context.
    mutating func recipe<Value: RecipeInput>(
        _ key: String, _ value: Value, _ needs: ListingNeeds = ListingNeeds(),
        make: @escaping @Sendable (Value, Ingredients) throws -> [Artifact]
    ) -> SiteRecipe {
        recipe(key, value, needs) { inputs in try make(value, Ingredients(needs, from: inputs)) }
    }
}

import Bytes
import Publishing

/// One page of a list of cards, beside the cards.
struct CardPage: RecipeInput {
    /// Its number, counted from 1.
    let number: Int
    /// How many the list has. A page of those that were listed at some time counts its own, so that it stays as it is when others come.
    let total: Int
    let route: Route
    /// What it adds to the title of the list: `page 2`, `November 2026`; empty for the first.
    let name: String
    let pagination: Pagination
    /// Whether it counts its own only.
    var isPart = false

    /// Whether it is the second page or one behind it.
    ///
    /// Search engines are to ignore those, and no site map has them: what stands on them moves on with other listings, so that a result
    /// would lead to something else by the time that somebody follows it. What they lead to, the site map has itself.
    var isFurther: Bool { number > 1 }

    /// Whether the list holds nothing.
    var isEmpty: Bool { total == 0 && !isFurther }

    /// The title of the page of a list.
    func title(_ list: String) -> String { name.isEmpty ? list : "\(list), \(name)" }

    /// How many it tells of, in words; of a part of the list also which.
    func told(_ count: String) -> String { isPart ? title(count) : count }

    func add(to input: inout FingerprintInput) {
        // Not its number: among pages of days that moves on with each page before it.
        input.add(isFurther)
        input.add(total)
        input.add(name)
        pagination.add(to: &input)
    }
}

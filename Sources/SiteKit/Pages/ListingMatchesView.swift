import Facts
import ListingKit
import Mustache
import Values

/// Fills the part of a listing's page that shows whom or what it matches, and why.
struct ListingMatchesView {
    private let matches: ListingMatches
    private let item: SiteListing
    private let kinds: [Kind]
    private let ingredients: Ingredients
    private let words: Words

    init(_ matches: ListingMatches, _ item: SiteListing, _ context: SiteContext, _ ingredients: Ingredients) {
        self.matches = matches
        self.item = item
        kinds = context.kinds
        words = context.words
        self.ingredients = ingredients
    }

    func set(in view: inout View) {
        view.bool(.hasMatches, !matches.isEmpty)
        view.list(.matchGroups) { view in
            if !matches.places.isEmpty {
                view.item { view in
                    view.text(.title, placesTitle)
                    set(matches.places, in: &view)
                }
            }
            if !matches.partners.isEmpty {
                view.item { view in
                    view.text(.title, words["match_groups.partners"])
                    set(matches.partners, team: matches.team, in: &view)
                }
            }
            for team in matches.takers {
                view.item { view in
                    view.text(.title, words.couldTake(team: team.people, upTo: team.cents.map { Money(cents: $0) }))
                    set(cards: team.members, in: &view)
                }
            }
            if let team = matches.team, !team.homes.isEmpty {
                view.item { view in
                    view.text(.title, words.homes(forTeamOf: team.people, upTo: team.cents.map { Money(cents: $0) }))
                    set(cards: team.homes, in: &view)
                }
            }
        }
    }

    private func set(cards: [Int], in view: inout View) {
        view.objects(.rows, cards) { view, index in
            view.absent(.matchText, .inTeam, .reason)
            view.set(.card, ingredients.card(index))
        }
    }

    /// Offers are of one kind or several.
    private var placesTitle: String {
        if item.kind.uses.match?.role != .request { return words.seekers(of: item.kind.noun) }
        let labels = kinds.filter { $0.uses.match?.role == .offer }.map(\.labels)
        return words.offers(words.list(labels.enumerated().map { $0 == 0 ? $1 : words.inSentence($1) }))
    }

    private func set(_ matches: [ListingMatches.One], team: ListingMatches.Team? = nil, in view: inout View) {
        view.objects(.rows, matches.enumerated()) { view, match in
            view.text(.matchText, words.match(match.element.parts.total))
            view.text(.reason, match.element.reason)
            view.text(.inTeam, team.flatMap { $0.members.contains(match.offset) ? words.inTeam(of: $0.people) : nil })
            view.set(.card, ingredients.card(match.element.index))
        }
    }
}

import Bytes
import Facts
import ListingKit
import Matching
import Places

/// What the search index tells of listings, so that the browser can match them with a reader's wishes: see `templates/assets/matching.js`.
enum MatchColumn {
    /// Writes what a listing says beside its price and, if it is the only one, its place.
    static func write(_ profile: MatchProfile, _ scale: HabitScale, _ atlas: MatchAtlas, to json: inout JSONWriter) {
        let facts = profile.facts
        json.object { json in
            if let bedrooms = facts.bedrooms { json.array("bedrooms") { write(bedrooms, to: &$0) } }
            let breakers = scale.names(of: facts.breakers)
            if !breakers.isEmpty { json.member("breakers", breakers) }
            json.member("from", facts.from.map { Int($0) })
            let habits = scale.habits.enumerated().compactMap { place, habit in facts.habits[place].map { (habit, $0) } }
            if !habits.isEmpty {
                json.object("habits") { json in for (habit, word) in habits { json.member(habit.id, habit.words[word]) } }
            }
            if facts.seeksHome { json.member("home", true) }
            if facts.people > 1 { json.member("people", Int(facts.people)) }
            if facts.seeksPlace { json.member("place", true) }
            if profile.places.count > 1 {
                json.array("places") { json in for place in profile.places { write(place, atlas, to: &json) } }
            }
            json.member("seats", facts.seats.map { Int($0) })
            if let stay = facts.stay { json.array("stay") { write(stay, to: &$0) } }
            json.member("until", facts.until.map { Int($0) })
        }
    }

    private static func write(_ range: ClosedRange<Int32>, to json: inout JSONWriter) {
        json.value(Int(range.lowerBound))
        json.value(Int(range.upperBound))
    }

    /// Writes a place: what tells it from others, what people call it, where it lies, and of a campus its row.
    static func write(_ place: MatchReason.Place, _ atlas: MatchAtlas, to json: inout JSONWriter) {
        json.array { json in
            switch place {
            case .suburb(let row): json.value(Int(row))
            case .campus(let row): json.value(atlas.slug(row))
            }
            json.value(atlas.name(place))
            let point = atlas.points.point(of: place)
            json.value(degrees: point?.latitude)
            json.value(degrees: point?.longitude)
            // The order of campuses is that of the table, which their slugs don't tell.
            if case .campus(let row) = place { json.value(Int(row)) }
        }
    }

    /// Writes the habits of a board into the manifest.
    static func write(_ scale: HabitScale, to json: inout JSONWriter) {
        json.array("habits") { json in
            for habit in scale.habits {
                json.object { json in
                    json.member("alike", habit.alike)
                    json.object("both") { json in
                        for word in habit.words { json.member(word, habit.both[word]) }
                    }
                    json.member("id", habit.id)
                    json.member("label", habit.label)
                    if !habit.own.isEmpty {
                        json.object("own") { json in
                            for word in habit.words { json.member(word, habit.own[word]) }
                        }
                    }
                    json.member("words", habit.words)
                }
            }
        }
    }
}

extension MatchFacts.Role {
    /// What the search index calls it.
    var name: String { "\(self)" }
}

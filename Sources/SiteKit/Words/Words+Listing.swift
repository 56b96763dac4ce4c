import Facts
import Languages
import ListingKit
import Values

/// What is said of a single listing.
extension Words {
    /// What a card says before the day of a field of that name: `Available` of one that is called `Available from`, `From` of one that is called so.
    func beforeStart(_ label: String) -> String {
        var (rest, isBefore) = (label[...], true)
        for part in messages["search.start_from"]?.parts ?? [] {
            switch part {
            case .text(let text) where isBefore ? rest.hasPrefix(text) : rest.hasSuffix(text):
                rest = isBefore ? rest.dropFirst(text.count) : rest.dropLast(text.count)
            case .argument: isBefore = false
            case .text, .number, .plural, .select: return label
            }
        }
        return String(rest)
    }
    func start(_ label: String, _ day: Day, today: Day) -> String {
        let before = beforeStart(label)
        if day <= today { return text("card_facts.start_now", "start", before) }
        let day = shortDay(day, today: today)
        return messages.text("card_facts.start") { .text($0 == "start" ? before : day) }
    }
    func posted(_ day: Day, today: Day) -> String { shortDay(day, today: today) }
    func since(_ day: Day, today: Day) -> String { text("dates.since", "day", shortDay(day, today: today)) }
    /// The year only where it is not the present one.
    private func shortDay(_ day: Day, today: Day) -> String {
        day.components.year == today.components.year ? formats.short(day) : formats.shortOfAnyYear(day)
    }
    func since(_ status: String, _ day: Day) -> String {
        let day = formats.long(day)
        return messages.text("listing_facts.status_since") { .text($0 == "status" ? status : day) }
    }
    func similar(_ labels: String) -> String { text("listing_facts.similar", "kind", inSentence(labels)) }

    /// What leads to all that nobody who posts a listing has to say of it.
    func more(about noun: String) -> String { text("post.more_about", "noun", noun) }

    // Whom or what it matches
    /// Those whom something that is offered may suit, by what it is called.
    func seekers(of noun: String) -> String { text("match_groups.seekers", "noun", noun) }
    func offers(_ labels: String) -> String { text("match_groups.offers", "kinds", labels) }
    func match(_ total: Int) -> String { text("match_groups.total", count: total) }
    func inTeam(of people: Int) -> String { text("match_groups.in_team", count: people) }
    func homes(forTeamOf people: Int, upTo sum: Money?) -> String {
        team(people, upTo: sum, "match_groups.homes_for_team", "match_groups.homes_for_team_up_to")
    }
    func couldTake(team people: Int, upTo sum: Money?) -> String {
        team(people, upTo: sum, "match_groups.team_could_take", "match_groups.team_could_take_up_to")
    }
    private func team(_ people: Int, upTo sum: Money?, _ key: String, _ keyUpToSum: String) -> String {
        guard let sum = sum.map({ formats.money($0.wholeDollars) }) else { return text(key, count: people) }
        return messages.text(keyUpToSum) { $0 == "count" ? .number(people) : .text(sum) }
    }

    // How it is beside others
    func ownerCount(_ count: Int, isExact: Bool) -> String { isExact ? listings(count) : text("listing_facts.more_than", count: count) }
    /// Where that median comes from, of listings on the whole board that have some facts in common.
    func comparables(_ count: Int, isExact: Bool, same labels: [String]) -> String {
        let facts = inSentence(labels)
        return messages.text("listing_facts.comparables_on_board") { name in
            switch name {
            case "exact": .text(isExact ? "yes" : "other")
            case "count": .number(count)
            default: .text(facts)
            }
        }
    }

    // What became of it
    func isOver(on day: Day) -> String { text("listing_facts.is_over", "day", formats.long(day)) }
    func hasExpired(confirmed day: Day) -> String { text("listing_facts.has_expired", "day", formats.long(day)) }
    /// Where a closed listing leads: to its own suburb, to another one that is some way off, or to all of its kind.
    func others(in suburb: String) -> String { text("listing_facts.others_in_suburb", "suburb", suburb) }
    func others(in suburb: String, _ distance: String) -> String {
        messages.text("listing_facts.others_in_suburb_away") { .text($0 == "suburb" ? suburb : distance) }
    }
    func allOthers(_ labels: String) -> String { text("listing_facts.all_others", "kind", inSentence(labels)) }
    func was(_ noun: String, _ status: String, since day: Day?) -> String {
        guard let day else { return messages.text("events.has_been_status") { .text($0 == "noun" ? noun : status) } }
        return text("listing_facts.was_on", ["noun": noun, "status": status, "day": formats.long(day)])
    }

    // What people say
    func comments(_ number: Int) -> String { text("talk.count", count: number) }
    func likes(_ number: Int) -> String { text("talk.people_like", count: number) }
    func likeCount(_ number: Int) -> String { text("talk.likes", count: number) }
    func earlier(comments number: Int) -> String { text("talk.earlier", count: number) }
    func comments(on title: String) -> String { text("talk.on_listing", "listing", title) }
    func comment(by author: String, on title: String) -> String {
        text("talk.by_on", ["author": author.isolated, "listing": title.isolated])
    }
    func aboutComments(on title: String) -> String { text("talk.about_listing", "listing", title) }

    /// What to press to come to an inspection, by the way in which the owner is asked.
    func book(by way: Message.Way) -> String {
        switch way {
        case .text: self["listing_facts.book_by_text"]
        case .email: self["listing_facts.book_by_email"]
        case .whatsApp: self["listing_facts.book_by_whatsapp"]
        }
    }

    /// What to press to ask for a time, by the way in which the owner is asked.
    func ask(by way: Message.Way) -> String {
        switch way {
        case .text: self["listing_facts.ask_by_text"]
        case .email: self["listing_facts.ask_by_email"]
        case .whatsApp: self["listing_facts.ask_by_whatsapp"]
        }
    }
}

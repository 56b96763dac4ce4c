import Facts
import Values

/// What those who follow a listing are told by a build, given what they were told before and what its file says now.
///
/// Told is told: an event stays as it was, keeps its identity and is told once. What the file says is matched with it first, so that a day
/// that is corrected or a row that is written down late tells nobody anything twice. What is left over is news. And where a landlord forgot
/// the row that says how a listing came to stand where it does, that is told as of the day on which it is found.
package struct Telling {
    /// All that was told, oldest first.
    package private(set) var told: [ToldEvent]
    /// Whether any of it is news of this build.
    package private(set) var hasNews = false

    /// For how many days, today among them, feeds hold everything; what is told again later than that is told as something new.
    package static let week = 7
    /// The most events that are remembered of a listing.
    private static let most = 500

    private let today: Day
    private let part: NewsPart

    /// What is told, the news of it in that part; `price` is that of the listing now, `isListed` whether it stands in lists, and `status` what its
    /// file says of how it stands.
    package init(
        _ given: [ToldEvent], since before: [ToldEvent], today: Day, in part: NewsPart, isListed: Bool, _ status: StatusSaid, price: Money?
    ) {
        self.today = today
        self.part = part
        guard before.lazy.compactMap({ $0.source }).elementsEqual(given.lazy.map({ $0.mark })) == false else {
            told = before
            // Its owner may have confirmed what was open again after its time.
            settle(given.last { $0.mark.kind.isTurn }, isListed: isListed, status, price: price)
            told.sort { $0.mark < $1.mark }
            return
        }
        let links = Telling.links(given, before, today: today)
        told = before.map { $0.said(by: nil) }
        for (event, link) in zip(given, links) {
            if let link { told[link] = told[link].said(by: event.mark) }
        }
        let turn = given.indices.last { given[$0].mark.kind.isTurn }
        let isOver = turn.map { given[$0].mark.kind == .expired } ?? false && lastTurn?.mark.kind.isEnd ?? false
        for (place, event) in given.enumerated() where links[place] == nil {
            if isNoNews(event.mark, isLast: place == turn, isOver: isOver) { continue }
            let isUndated =
                event.mark.kind.isStatus && place == turn
                && (!status.isDated || before.indices.contains { before[$0].isReplaced(by: event) && !links.contains($0) })
            // Of a status without a row nobody knows what the price was when it began, but what it is now that people hear of it.
            if isUndated {
                tell(event.priced(price), on: max(event.mark.day, today), isLastTurn: place == turn)
            } else {
                tell(event, on: event.mark.day, isLastTurn: place == turn)
            }
        }
        settle(turn.map { given[$0] }, isListed: isListed, status, price: price)
        told.sort { $0.mark < $1.mark }
        forget()
    }

    /// Forgets the oldest of what no file says any more, once that is too much.
    private mutating func forget() {
        var excess = told.count - Telling.most
        guard excess > 0 else { return }
        told.removeAll { event in
            guard excess > 0, event.source == nil, !event.mark.kind.isTurn else { return false }
            excess -= 1
            return true
        }
    }

    /// For each event that a file gives, the place of the same event among those that were told; nil for news.
    package static func links(_ given: [ToldEvent], _ told: [ToldEvent], today: Day) -> [Int?] {
        var links = [Int?](repeating: nil, count: given.count)
        var isLinked = [Bool](repeating: false, count: told.count)
        func link(_ isSame: (_ given: ToldEvent, _ told: ToldEvent) -> Bool) {
            for place in given.indices where links[place] == nil {
                guard let match = told.indices.first(where: { !isLinked[$0] && isSame(given[place], told[$0]) }) else { continue }
                links[place] = match
                isLinked[match] = true
            }
        }
        if let (turn, last) = lastTurns(given, told) {
            links[turn] = last
            isLinked[last] = true
        }
        // What the file says again after a build at which nothing said it.
        link { $1.source == nil && $1.mark == $0.mark }
        // What the file said at the last build, and says still.
        link { $1.source == $0.mark }
        // What had been told before it was written down, or whose day was corrected to an earlier one.
        link { $0.isNamed(like: $1) && $0.mark.day <= $1.mark.day }
        // What is dated later now, unless it may have happened once more.
        link { $1.source?.key == $0.mark.key && $0.isNamed(like: $1) && !$0.isRepeat(of: $1, today: today) }
        return links
    }

    /// The places of what a file says that a listing has come to and of what people were told last, if that is the same: whatever rows were
    /// written down before it since, and though it has another day now.
    private static func lastTurns(_ given: [ToldEvent], _ told: [ToldEvent]) -> (given: Int, told: Int)? {
        let turns = given.indices.filter { given[$0].mark.kind.isTurn }
        guard let turn = turns.last, given[turn].mark.kind.isStatus || given[turn].mark.kind == .back,
            let last = told.indices.filter({ told[$0].mark.kind.isTurn }).max(by: { told[$0].mark < told[$1].mark }),
            given[turn].isNamed(like: told[last]),
            // What the file says still is that already.
            !given.contains(where: { $0.mark == told[last].source ?? told[last].mark })
        else { return nil }
        let (day, toldDay) = (given[turn].mark.day, told[last].mark.day)
        // What else happened in between makes it happen once more.
        let before = turns.dropLast().last.map { given[$0].mark.day } ?? toldDay
        return day == toldDay || day > toldDay && before <= toldDay ? (turn, last) : nil
    }

    /// Whether a turn that nobody heard of changes nothing for those who did not. `isOver`: whether the listing was gone, and its time is over.
    private func isNoNews(_ mark: EventMark, isLast: Bool, isOver: Bool) -> Bool {
        // Of what it was in between long ago nobody would hear any more.
        if !isLast, mark.kind.isTurn, mark.kind != .listed, mark.day <= today + -Telling.week { return true }
        return switch mark.kind {
        case .expired: !isLast || isOver
        // What it was before is asked of what was told before, so that a later build comes to the same.
        case .back, .pending: isOver || (isLast ? lastTurn : lastTurn(before: mark))?.mark.kind.standing == mark.kind
        default: false
        }
    }

    /// Tells of something that the file says and nobody has heard of.
    private mutating func tell(_ event: ToldEvent, on day: Day, isLastTurn: Bool) {
        hasNews = true
        let number = nextNumber(of: event)
        // What a listing has come to is told last, whatever day the file gives, and today, however long ago that is.
        if isLastTurn, let last = lastTurn {
            let isFirst = last.mark.day < day || last.mark.day == day && last.mark.step < event.mark.step
            let step = isFirst ? event.mark.step : last.mark.step + 1
            return told.append(event.told(on: max(day, last.mark.day), step: step, number: number, in: part))
        }
        // Of what is written down long afterwards nobody is told today.
        let part = day > today + -Telling.week ? part : NewsPart(day)
        told.append(event.told(on: day, step: event.mark.step, number: number, in: part))
    }

    /// Tells what has become of the listing if what was told comes to something else than what the file comes to.
    private mutating func settle(_ turn: ToldEvent?, isListed: Bool, _ status: StatusSaid, price: Money?) {
        guard let turn, let last = lastTurn, turn.mark.kind.standing != last.mark.kind.standing else { return }
        if turn.mark.kind == .expired, last.mark.kind.isEnd { return }
        // What is open again after its time is in no list until somebody confirms it, and its rows may tell of an end before that.
        if !isListed, !turn.mark.kind.isEnd || status.isOpen && turn.mark.kind != .expired { return }
        // Nothing is told of a day before one of which something was told already.
        if today < part.day { return }
        hasNews = true
        let isDated = turn.mark.kind == .expired || turn.mark.kind.isStatus && status.isDated
        let day = isDated ? max(turn.mark.day, last.mark.day) : max(today, last.mark.day)
        let step = day == last.mark.day ? last.mark.step + 1 : turn.mark.step
        if turn.mark.kind.standing == .back {
            let number = (told.lazy.filter { $0.mark.kind == .back }.map { $0.number }.max() ?? 0) + 1
            return told.append(.back(on: day, step: step, number: number, in: part, price: price))
        }
        for place in told.indices where told[place].source == turn.mark { told[place] = told[place].said(by: nil) }
        let event = isDated ? turn : turn.priced(price)
        told.append(event.told(on: day, step: step, number: nextNumber(of: turn), in: part))
    }

    private func lastTurn(before mark: EventMark) -> ToldEvent? {
        told.filter { $0.mark.kind.isTurn && $0.mark < mark }.max { $0.mark < $1.mark }
    }

    private var lastTurn: ToldEvent? { told.filter { $0.mark.kind.isTurn }.max { $0.mark < $1.mark } }

    private func nextNumber(of event: ToldEvent) -> Int {
        (told.lazy.filter { $0.isNamed(like: event) }.map { $0.number }.max() ?? 0) + 1
    }
}

/// What a listing's file says of its status.
package struct StatusSaid: Sendable {
    /// Whether it is open by it, though its time may be over.
    package let isOpen: Bool
    /// Whether it has a day.
    package let isDated: Bool

    package init(isOpen: Bool, isDated: Bool) {
        self.isOpen = isOpen
        self.isDated = isDated
    }
}

extension EventMark.Kind {
    /// Whether a listing is open or closed from then on, or about to be taken.
    public var isTurn: Bool { isStatus || [.listed, .back, .expired].contains(self) }

    /// What a listing is after it; of all that leave it open to everybody, ``back``.
    fileprivate var standing: EventMark.Kind { self == .listed ? .back : self }
}

extension ToldEvent {
    /// Whether a status that a file gives took the place of this one, as if this one had never been.
    fileprivate func isReplaced(by event: ToldEvent) -> Bool {
        guard mark.kind.isTurn, let source else { return false }
        return source.day == event.mark.day && source.step == event.mark.step
    }

    /// Whether something that was told has happened once more, by its new day. Of what a listing has come to, that is known in another way.
    fileprivate func isRepeat(of told: ToldEvent, today: Day) -> Bool {
        guard !mark.kind.isStatus, mark.kind != .expired, mark.kind != .back else { return false }
        return mark.day <= today && mark.day > today + -Telling.week && mark.day >= told.mark.day + Telling.week
    }
}

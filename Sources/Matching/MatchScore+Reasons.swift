/// Why two match, in the order in which people want to know.
extension MatchScore {
    /// The reasons; `spot` is what their places have to do with each other.
    public func reasons(_ one: MatchFacts, _ other: MatchFacts, spot: MatchSpot?, homes: Int = 0) -> [MatchReason] {
        var reasons: [MatchReason] = []
        let areBothLooking = one.role == .request && other.role == .request
        if homes > 0 { reasons.append(areBothLooking ? .homes(homes) : .saved) }
        if let spot {
            switch (areBothLooking, spot.hectometres) {
            case (false, 0) where spot.isSame: reasons.append(.inPlace(spot.place))
            case (true, 0) where spot.isSame: reasons.append(.bothWant(spot.place))
            case (false, let away): reasons.append(.near(spot.place, hectometres: away))
            case (true, let away): reasons.append(.placesApart(hectometres: away))
            }
        }
        if let (price, budget) = MatchScore.sides(one, other) {
            if let price, let budget {
                reasons.append(price <= budget ? .withinBudget : .overBudget(cents: Int(price) - Int(budget)))
            }
        } else if let share = one.share, let otherShare = other.share {
            let (apart, high) = (abs(Int(share) - Int(otherShare)), Int(max(share, otherShare)))
            reasons.append(10 * apart <= high ? .likeBudgets : .budgetsApart(cents: apart))
        }
        if let gap = MatchScore.gap(one, other) { reasons.append(gap <= 7 ? .sameDates : .datesApart(days: gap)) }
        if let apart = MatchScore.monthsApart(one, other) { reasons.append(apart == 0 ? .sameStay : .stayApart(months: apart)) }
        reasons += habits(of: one.habits, other.habits)
        return reasons
    }

    private func habits(of one: HabitWords, _ other: HabitWords) -> [MatchReason] {
        var alike: [MatchReason.HabitWord] = []
        var unlike: [Int] = []
        for place in scale.habits.indices {
            guard let word = one[place], let otherWord = other[place] else { continue }
            if word == otherWord { alike.append(MatchReason.HabitWord(habit: place, word: word)) }
            if scale.agreement(place, word, otherWord) == 0 { unlike.append(place) }
        }
        return (alike.isEmpty ? [] : [.alike(alike)]) + (unlike.isEmpty ? [] : [.unlike(unlike)])
    }
}

/// The amounts that a text mentions where one plain amount is wanted, each with the period that is named beside it.
struct WrittenAmounts {
    struct Amount {
        /// Digits, perhaps with a point; group commas are taken out.
        var digits: String
        var period: RatePeriod?
    }

    private(set) var amounts: [Amount] = []
    /// Whether a number is part of something else, such as `5k` or `1e3`, so that nobody can know what is meant.
    private(set) var isUnclear = false

    init(_ text: String) {
        let characters = Array(text.prefix(200))
        var numbers: [(digits: String, range: Range<Int>)] = []
        var index = 0
        while index < characters.count {
            guard characters[index].isASCIIDigit else {
                index += 1
                continue
            }
            let start = index
            var digits = ""
            while index < characters.count {
                let character = characters[index]
                let leadsOn = index + 1 < characters.count && characters[index + 1].isASCIIDigit
                if character.isASCIIDigit || character == "." && leadsOn && !digits.contains(".") {
                    digits.append(character)
                } else if character != "," || !leadsOn {
                    break
                }
                index += 1
            }
            numbers.append((digits, start..<index))
        }
        func period(_ range: Range<Int>) -> RatePeriod? { RatePeriod(in: String(characters[range])) }
        let isBefore = numbers.first.map { period(0..<$0.range.lowerBound) != nil } ?? false
        for (place, number) in numbers.enumerated() {
            let next = place + 1 < numbers.count ? numbers[place + 1].range.lowerBound : characters.count
            let previous = place > 0 ? numbers[place - 1].range.upperBound : 0
            let after = period(number.range.upperBound..<next)
            amounts.append(Amount(digits: number.digits, period: isBefore ? period(previous..<number.range.lowerBound) : after))
            let follows = number.range.upperBound < next && characters[number.range.upperBound].isLetter
            if follows, after == nil { isUnclear = true }
        }
        // In "500-550 pw" and "weekly 500 to 550" the period holds for both.
        for place in amounts.indices.reversed() where !isBefore && amounts[place].period == nil && place + 1 < amounts.count {
            amounts[place].period = amounts[place + 1].period
        }
        for place in amounts.indices where isBefore && amounts[place].period == nil && place > 0 {
            amounts[place].period = amounts[place - 1].period
        }
    }
}

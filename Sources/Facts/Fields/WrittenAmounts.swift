import Values

/// The amounts that a text mentions where one plain amount is wanted, each with the period that is named beside it.
package struct WrittenAmounts {
    package struct Amount {
        /// Digits, with or without a point; group commas are taken out.
        package var digits: String
        package var period: RatePeriod?
    }

    package private(set) var amounts: [Amount] = []
    /// Whether a number is part of something unclear, such as `5k`, `1e3`, `1 250` or `520,50`.
    private(set) var isUnclear = false

    package init(_ text: String) {
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
                } else if character == ",", leadsOn {
                    // A comma that does not set off thousands may be meant as a point.
                    let group = characters[(index + 1)...].prefix { $0.isASCIIDigit }
                    if group.count != 3 || digits.contains(".") { isUnclear = true }
                } else {
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
            let attached = characters[number.range.upperBound..<next].prefix { $0.isLetter }
            let isPeriod = RatePeriod(in: String(attached)) != nil || attached.first == "p"
            if !attached.isEmpty, !isPeriod || after == nil { isUnclear = true }
            let gap = characters[previous..<number.range.lowerBound]
            if place > 0, gap.allSatisfy({ $0.isWhitespace }) { isUnclear = true }
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

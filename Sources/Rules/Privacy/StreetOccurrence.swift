import Findings

extension StreetSearch {
    /// A place of a text where the signs of a name stand.
    struct Occurrence {
        let text: StreetText
        let target: Target
        let suburbs: Set<[UInt8]>
        let start: Int
        let end: Int

        private var signs: [UInt8] { text.signs }

        /// The index of the secret that is given away here; nil if none is.
        var secret: Int? {
            let after = afterTypes
            // "86 Smith Street tram"
            if StreetWord.vehicles.contains(word(from: after.index)), text.gaps[after.index] <= .space { return nil }
            // "12 Gippsland", but "12gippsst" and "12gippscollingwood"
            guard text.gaps[end] > .none || after.hasType || isSuburb(at: end) else { return nil }
            let isSplit = ((start + 1)..<end).count { text.gaps[$0] > .change } > target.gaps
            let needsType = target.needsType || isSplit && end - start < StreetSearch.shortest
            guard !needsType || after.hasType || isSuburb(at: end, orBehindSpace: true) else { return nil }
            return numberBefore(hasType: after.hasType) ?? numberAfter(after)
        }

        /// The signs of a few words behind the street, its type and its number: "Northcote", "Fitzroy North". Where the type ends is not sure:
        /// "Gipps Street, St Kilda", "Gipps Street Grovedale".
        var following: [[[UInt8]]] {
            var ends = [end]
            for _ in 0..<3 {
                guard let (length, _) = typeLength(at: ends[ends.count - 1]) else { break }
                ends.append(ends[ends.count - 1] + length)
            }
            return ends.map { index in
                let words = words(from: index)
                return Array(words.drop { $0.allSatisfy { $0.isASCIIDigit } }.prefix(7))
            }
        }

        private func words(from start: Int) -> [[UInt8]] {
            var words: [[UInt8]] = []
            var index = start
            while index < signs.count, words.count < 8, text.gaps[index] < .line || words.isEmpty {
                var stop = index + 1
                while stop < signs.count, text.gaps[stop] <= .change { stop += 1 }
                words.append(Array(signs[index..<stop]))
                index = stop
            }
            return words
        }

        /// Whether "street" or the like stands there, or the address ends, so that it reads as one: "12 Gipps, Collingwood".
        var isSpelledOut: Bool {
            let after = afterTypes
            return after.hasType || text.gaps[after.index] >= .point || isSuburb(at: end, orBehindSpace: true)
                || text.gaps[start] <= .change && start > 0 && signs[start - 1].isASCIIDigit
        }

        private typealias Following = (index: Int, hasType: Bool, hasMarker: Bool)

        /// Where "Street", "St. no." and the like end that follow the name.
        private var afterTypes: Following {
            var result: Following = (end, false, false)
            for _ in 0..<3 {
                guard let (length, isMarker) = typeLength(at: result.index) else { break }
                result.index += length
                if isMarker { result.hasMarker = true } else { result.hasType = true }
            }
            return result
        }

        /// The length of a type of street or of a word before a number, and which of the two it is.
        private func typeLength(at index: Int) -> (length: Int, isMarker: Bool)? {
            var stop = index
            while stop < signs.count, stop - index < 10, stop == index || text.gaps[stop] == .none { stop += 1 }
            // Long ones also count where something is joined to them: "streetcollingwood".
            for length in stride(from: stop - index, to: 1, by: -1) {
                let isWhole = text.gaps[index + length] > .none
                guard isWhole || length >= 4 || isSuburb(at: index + length) else { continue }
                let word = String(decoding: signs[index..<(index + length)], as: UTF8.self)
                if StreetWord.types.contains(word) { return (length, false) }
                if isWhole, StreetWord.markers.contains(word) { return (length, true) }
            }
            return nil
        }

        /// Whether the rest of a word is the name of a suburb.
        private func isSuburb(at index: Int, orBehindSpace: Bool = false) -> Bool {
            guard index < signs.count, text.gaps[index] < .space || orBehindSpace else { return false }
            var stop = index + 1
            while stop < signs.count, stop - index < 40, text.gaps[stop] == .none { stop += 1 }
            return suburbs.contains(Array(signs[index..<stop]))
        }

        private func numberAfter(_ after: Following) -> Int? {
            let index = after.index
            // A name inside another word gives nothing away, except in "ourgippsstreet12".
            guard start == 0 || text.gaps[start] > .none || after.hasType && end - start >= StreetSearch.shortest else { return nil }
            guard index < signs.count else { return nil }
            if signs[index].isASCIIDigit {
                var stop = index
                var last = 0
                // "1 2" is 12 to who reads it.
                while stop < signs.count, stop - index < target.longest + 3 {
                    let run = runOfDigits(from: stop)
                    guard !run.isEmpty, stop == index || isJoint(text.gaps[stop], last, run.count) else { break }
                    (stop, last) = (run.upperBound, run.count)
                    if let secret = secret(of: signs[index..<stop]), !isCounted(before: stop) { return secret }
                }
                return nil
            }
            guard after.hasType || after.hasMarker, text.gaps[index] > .none,
                let (stop, digits) = SpelledNumber.starting(at: index, in: text), let secret = target.numbers[digits]
            else { return nil }
            // "on Gipps Street. One bedroom has ..."
            return after.hasMarker || text.gaps[stop] >= .point ? secret : nil
        }

        /// Whether a number is one of minutes, rooms, dollars or the like, or part of a time or date.
        private func isCounted(before index: Int) -> Bool {
            let next = runOfDigits(from: index)
            let gap = text.gaps[index]
            if gap == .colon, next.count == 2 { return true }
            var index = index
            if !next.isEmpty, gap == .dash || gap == .slash || gap == .point {
                // "12/12/2026"
                if text.gaps[next.upperBound] == gap, !runOfDigits(from: next.upperBound).isEmpty { return true }
                // "12.5 km", "12-15 minutes"
                index = next.upperBound
            } else if ["to", "or"].contains(word(from: index)) {
                index = runOfDigits(from: index + 2).upperBound
            }
            return text.gaps[index] < .stop && StreetWord.counted.contains(word(from: index))
        }

        private func word(from index: Int) -> String {
            var stop = index
            while stop < signs.count, stop - index < 12, !signs[stop].isASCIIDigit, stop == index || text.gaps[stop] == .none {
                stop += 1
            }
            return String(decoding: signs[index..<stop], as: UTF8.self)
        }

        private func numberBefore(hasType: Bool) -> Int? {
            if let (secret, first) = number(endingAt: start, hasType: hasType) {
                return isOtherNumber(from: first) ? nil : secret
            }
            // "number 12 in Gipps Street"
            var index = start
            for _ in 0..<2 {
                guard let word = wordEnding(at: index), StreetWord.links.contains(word) else { break }
                index -= word.utf8.count
            }
            guard index < start, let (secret, first) = number(endingAt: index, hasType: true), let marker = wordEnding(at: first) else {
                return nil
            }
            return StreetWord.markers.contains(marker) || StreetWord.parts.contains(marker) ? secret : nil
        }

        /// Whether the number that starts at an index and ends before the name is none of a house: "Tram 12, Gipps Street", "2026-12-12 Gipps
        /// Street party", but "Near the tram. 12 Gipps Street".
        private func isOtherNumber(from first: Int) -> Bool {
            let before = runOfDigits(to: first)
            if !before.isEmpty {
                let dates: Set<StreetText.Gap> = [.dash, .slash, .point]
                if dates.contains(text.gaps[first]), text.gaps[before.lowerBound] == text.gaps[first],
                    !runOfDigits(to: before.lowerBound).isEmpty
                {
                    return true
                }
            }
            guard text.gaps[first] <= .space else { return false }
            // "Trams 11 and 86, Smith Street"
            var index = first
            if let word = wordEnding(at: index), word == "and" || word == "or" {
                index = runOfDigits(to: index - word.utf8.count).lowerBound
            }
            guard let word = wordEnding(at: index), StreetWord.numbered.contains(word) else { return false }
            return text.gaps[start] >= .dash
        }

        /// The secret whose number ends at an index, and where it starts.
        private func number(endingAt index: Int, hasType: Bool) -> (secret: Int, start: Int)? {
            if let found = digits(endingAt: index) ?? words(endingAt: index, hasType: hasType) { return found }
            // "12a Gipps", "12 A Gipps"
            guard index > 1, !signs[index - 1].isASCIIDigit, signs[index - 1] < 0x80, text.gaps[index - 1] > .none else {
                return nil
            }
            return digits(endingAt: index - 1) ?? (text.gaps[index] > .change ? words(endingAt: index - 1, hasType: hasType) : nil)
        }

        private func words(endingAt index: Int, hasType: Bool) -> (secret: Int, start: Int)? {
            guard hasType || index < signs.count && text.gaps[index] <= .change,
                let (first, digits) = SpelledNumber.ending(at: index, in: text), let secret = target.numbers[digits]
            else { return nil }
            return (secret, first)
        }

        private func digits(endingAt index: Int) -> (secret: Int, start: Int)? {
            var first = index
            var last = 0
            while first > 0, index - first < target.longest + 3, signs[first - 1].isASCIIDigit {
                let run = runOfDigits(to: first)
                guard first == index || isJoint(text.gaps[first], run.count, last) else { break }
                (first, last) = (run.lowerBound, run.count)
                if let secret = secret(of: signs[first..<index]) { return (secret, first) }
            }
            guard first < index else { return nil }
            // "12-14 Gipps", "12 and 14 Gipps"
            let run = runOfDigits(to: index)
            var stop = run.lowerBound
            if let word = wordEnding(at: stop), ["and", "to"].contains(word) {
                stop -= word.utf8.count
            } else if text.gaps[stop] != .dash {
                return nil
            }
            let other = runOfDigits(to: stop)
            // "2026-12-01"
            guard text.gaps[other.lowerBound] != .dash || runOfDigits(to: other.lowerBound).isEmpty else { return nil }
            return secret(of: signs[other]).map { ($0, other.lowerBound) }
        }

        /// Whether two runs of digits can be one number: across a space, or single digits across a dash or full stop.
        private func isJoint(_ gap: StreetText.Gap, _ left: Int, _ right: Int) -> Bool {
            switch gap {
            case .none, .change, .space: true
            case .dash, .point: left == 1 && right == 1
            case .slash, .colon, .stop, .line: false
            }
        }

        private func wordEnding(at index: Int) -> String? {
            var first = index
            while first > 0, index - first < 12, first == index || text.gaps[first] == .none { first -= 1 }
            return first < index && text.gaps[first] > .none ? String(decoding: signs[first..<index], as: UTF8.self) : nil
        }

        private func runOfDigits(from index: Int) -> Range<Int> {
            var stop = index
            while stop < signs.count, signs[stop].isASCIIDigit, stop == index || text.gaps[stop] == .none { stop += 1 }
            return index..<stop
        }

        private func runOfDigits(to index: Int) -> Range<Int> {
            var first = index
            while first > 0, signs[first - 1].isASCIIDigit, first == index || text.gaps[first] == .none { first -= 1 }
            return first..<index
        }

        private func secret(of digits: ArraySlice<UInt8>) -> Int? {
            let plain = digits.drop { $0 == 0x30 }
            guard plain.count <= target.longest else { return nil }
            return target.numbers[String(decoding: plain.isEmpty ? digits.suffix(1) : plain, as: UTF8.self)]
        }
    }
}

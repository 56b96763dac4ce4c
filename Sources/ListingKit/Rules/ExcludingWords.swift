/// What a text says of who may live in a home, where laws forbid it: "females only", "no children".
struct ExcludingWords {
    /// What somebody must not be turned away for.
    enum Ground: Sendable {
        case race, sex, age, disability, belief
    }

    /// What was found.
    struct Match {
        /// Where the words stand in the text.
        let range: Range<Int>
        let ground: Ground
    }

    /// The first such words in a text, in one pass.
    static func first(in text: ArraySlice<UInt8>) -> Match? {
        let words = Word.all(of: text)
        for place in words.indices {
            if let end = ageEnd(words, place) { return Match(range: words[place].range.lowerBound..<end, ground: .age) }
            guard let group = groups[words[place].text] else { continue }
            let noun = people(words, after: place)
            let last = noun ?? place
            // An adjective counts beside a person alone: no Indian restaurant is meant by "no Indian restaurant".
            let isPerson = !group.isAdjective || noun != nil || words[last].endsPart || limits.contains(next(words, last) ?? "")
            guard isPerson else { continue }
            if let end = limitEnd(words, last) { return Match(range: words[place].range.lowerBound..<end, ground: group.ground) }
            if let start = refusal(words, place) { return Match(range: start..<words[last].range.upperBound, ground: group.ground) }
        }
        return nil
    }

    private struct Word {
        let text: String
        let range: Range<Int>
        /// Whether a sentence or a part of it ends behind it.
        let endsPart: Bool

        static func all(of text: ArraySlice<UInt8>) -> [Word] {
            var words: [Word] = []
            var index = text.startIndex
            while index < text.endIndex {
                guard isPart(text[index]) else {
                    index += 1
                    continue
                }
                let end = text[index...].firstIndex { !isPart($0) } ?? text.endIndex
                let sign = text[end...].first { $0 != 0x20 && $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "_") }
                let endsPart = sign.map { ".,;:!?)/\n\r&".utf8.contains($0) } ?? true
                if end - index <= 24 {
                    words.append(
                        Word(text: String(decoding: text[index..<end], as: UTF8.self).lowercased(), range: index..<end, endsPart: endsPart))
                }
                index = end
            }
            return words
        }

        /// Whether a byte is of a word; an apostrophe belongs to it, so that "children's" is not "children".
        private static func isPart(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte >= 0x80 || byte == UInt8(ascii: "'") }
    }

    private static func next(_ words: [Word], _ place: Int) -> String? {
        place + 1 < words.count && !words[place].endsPart ? words[place + 1].text : nil
    }

    /// The place of the person whom a word describes, right behind it: "female flatmate".
    private static func people(_ words: [Word], after place: Int) -> Int? {
        guard let next = next(words, place), persons.contains(next) else { return nil }
        return place + 1
    }

    /// Where words such as "only" end behind a group: at once, or after one word more.
    private static func limitEnd(_ words: [Word], _ place: Int) -> Int? {
        guard let first = next(words, place) else { return nil }
        if limits.contains(first) { return words[place + 1].range.upperBound }
        guard ["is", "are", "would", "strictly"].contains(first), let second = next(words, place + 1), limits.contains(second) else {
            return nil
        }
        return words[place + 2].range.upperBound
    }

    /// Where words such as "no" or "looking for a" begin before a group.
    private static func refusal(_ words: [Word], _ place: Int) -> Int? {
        var start = place
        while start > 0, ["a", "an", "any", "for", "another"].contains(words[start - 1].text), !words[start - 1].endsPart { start -= 1 }
        guard start > 0, !words[start - 1].endsPart, refusals.contains(words[start - 1].text) else { return nil }
        // "Looking" without "for" says how something looks.
        if ["looking", "suits", "suitable"].contains(words[start - 1].text), start == place { return nil }
        return words[start - 1].range.lowerBound
    }

    /// Where an age that is asked for ends: "over 30s only", "aged 18 to 30 preferred".
    private static func ageEnd(_ words: [Word], _ place: Int) -> Int? {
        guard ["over", "under", "above", "below", "aged", "age", "ages"].contains(words[place].text) else { return nil }
        var last = place
        while let word = next(words, last), word == "to" || word == "and" || isAge(word) { last += 1 }
        guard last > place else { return nil }
        if let noun = people(words, after: last) { last = noun }
        return limitEnd(words, last)
    }

    private static func isAge(_ word: String) -> Bool {
        let digits = word.hasSuffix("s") ? word.dropLast() : word[...]
        return digits.utf8.count == 2 && digits.allSatisfy { ("0"..."9").contains($0) }
    }

    private static let limits: Set<String> = ["only", "preferred", "preferable", "pref", "please"]
    private static let refusals: Set<String> = [
        "no", "not", "never", "prefer", "preferably", "preferring", "seeking", "want", "wanting", "looking",
    ]
    private static let persons: Set<String> = [
        "person", "people", "persons", "flatmate", "flatmates", "housemate", "housemates", "roommate", "roommates", "tenant", "tenants",
        "student", "students", "applicant", "applicants", "professional", "professionals", "couple", "couples", "family", "families",
    ]

    private static let groups: [String: (ground: Ground, isAdjective: Bool)] = {
        var groups: [String: (ground: Ground, isAdjective: Bool)] = [:]
        func add(_ ground: Ground, isAdjective: Bool = false, _ words: String) {
            for word in words.split(separator: " ") { groups[String(word)] = (ground, isAdjective) }
        }
        add(.sex, "females males women men girls boys ladies gents gentlemen guys gays lesbians homosexuals")
        add(.sex, isAdjective: true, "female male woman man girl boy lady straight heterosexual gay married unmarried pregnant transgender")
        add(
            .race,
            "asians indians whites blacks foreigners immigrants migrants caucasians aboriginals arabs africans europeans australians aussies"
        )
        add(
            .race, isAdjective: true,
            "asian indian chinese white black foreign caucasian aboriginal indigenous arab african european australian aussie japanese korean vietnamese nepalese pakistani filipino lebanese"
        )
        add(.age, "children kids babies infants toddlers teenagers adults seniors pensioners elderly")
        add(.age, isAdjective: true, "young younger older mature")
        add(.disability, "wheelchairs wheelchair")
        add(.disability, isAdjective: true, "disabled handicapped")
        add(.belief, "christians muslims jews hindus sikhs buddhists atheists catholics")
        add(.belief, isAdjective: true, "christian muslim jewish hindu sikh buddhist catholic atheist")
        return groups
    }()
}

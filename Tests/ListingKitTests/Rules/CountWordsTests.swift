import Testing

@testable import Facts
@testable import ListingKit

@Suite struct CountWordsTests {
    @Test(arguments: [
        ("two", 2), ("Two beds", 2), ("2 beds", 2), ("none", 0), ("a", 1), ("no car", 0), ("one or two", nil), ("two and a half", nil),
        ("a couple", nil), ("2-3", nil), ("1.5", nil), ("2 + study", nil), ("", nil), ("beds", nil), ("4 bedrooms", 4),
        ("one to three", nil),
    ])
    func aWordIsReadOnlyIfItIsOneNumber(text: String, number: Int?) {
        #expect(NumberWords.count(text) == number)
    }

    @Test(arguments: [
        ("two + study", 2, "study"), ("2 plus a study", 2, "study"), ("3 beds and sunroom", 3, "sunroom"), ("1+study", 1, "study"),
        ("2 & study", 2, "study"), ("2 with 1 study", nil, nil), ("3 + 1", nil, nil), ("two and a half", nil, nil),
        ("two and three", nil, nil),
        ("2 and up", nil, nil), ("2 +", nil, nil), ("study + 2", nil, nil), ("2", nil, nil), ("", nil, nil),
    ])
    func whatIsNamedBesideANumberIsKeptApart(text: String, number: Int?, more: String?) {
        let found = NumberWords.countWithMore(text)
        #expect(found?.count == number && found?.more == more)
    }
}

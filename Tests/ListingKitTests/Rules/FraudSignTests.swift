import Testing

@testable import Findings
@testable import Rules

/// Which words frauds use, and which only sound like it.
@Suite struct FraudSignTests {
    private func found(_ text: String, ofHome isOfHome: Bool = true) -> [String] {
        let bytes = Array(text.utf8)[...]
        return FraudSign.all(in: bytes, ofHome: isOfHome).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test(arguments: [
        ("Pay by Western Union.", "Western Union"), ("send the rent with MoneyGram", "MoneyGram"), ("Bitcoin welcome", "Bitcoin"),
        ("by wire transfer only", "wire transfer"), ("Please wire the money.", "wire the money"),
        ("You can pay with a gift card.", "pay with a gift card"), ("payment in iTunes cards", "payment in iTunes cards"),
        ("Pay the bond before the inspection.", "Pay the bond before the inspection"),
        ("A deposit is required before viewing.", "deposit is required before viewing"),
        ("Transfer two weeks' rent before you see the home.", "Transfer two weeks' rent before you see"),
        ("I am overseas, so I can't show it.", "I am overseas"), ("I\u{2019}m currently overseas", "I\u{2019}m currently overseas"),
        ("The owner is abroad.", "owner is abroad"), ("We are now overseas for work.", "We are now overseas"),
        ("I'll post you the keys.", "post you the keys"), ("The keys will be couriered to you.", "keys will be couriered"),
        ("keys come by DHL", "keys come by DHL"), ("I'm based overseas at the moment", "I'm based overseas"),
        ("Send the deposit before the viewing", "deposit before the viewing"), ("You send me a gift card", "send me a gift card"),
        ("I will send the keys", "send the keys"), ("I'll mail you the key", "mail you the key"),
        ("The key will be posted to you.", "The key will be posted"), ("The key comes by courier", "The key comes by courier"),
        ("Pay by cash, or gift card", "Pay by cash, or gift card"), ("Pay $1,200 before the viewing", "Pay $1,200 before the viewing"),
    ])
    func wordsOfFraudsAreFound(text: String, words: String) {
        #expect(found(text) == [words])
        #expect(found("Light and quiet. \(text)\n\nCall me.") == [words])
    }

    @Test(arguments: [
        "We never ask for money before an inspection.", "Don't pay anything before you've seen it.", "No deposit before inspection.",
        "We don't take Western Union.", "See it before you pay.", "Inspect before you apply.", "The bond is paid after the inspection.",
        "Western suburbs, Union Street.", "Close to the Western and Union hotels", "A gift shop next door.", "Gift card from the shop.",
        "Wire shelves and a wired fence.", "Overseas students welcome.", "We are overseas students ourselves.", "I'm an overseas nurse.",
        "Not overseas, just around the corner.", "Keys on a hook, post box at the gate.", "Pick up the keys in person.",
        "The keys are with the agent.", "Bond is lodged with the authority.", "Rent is paid monthly. Viewing by appointment.",
        "Deposit your bottles before six.", "Post office around the corner.", "The piano has 88 keys.", "Key worker housing.", "",
        "I cannot post the keys.", "Please send a text before the viewing.", "Message me before inspecting.", "We were overseas last year.",
        "I'm moving overseas, so it has to go.", "I am an overseas-trained nurse.", "A gate key and a mail box key.",
        "We are going abroad in March.", "The keys are with the post office.", "Pay what you like, see the pictures first.",
        "Send a message to see it before Friday.", "Key features: 10 minutes by express bus to the CBD",
        "Key points, two minutes by the post office", "Key dates will be posted here", "The key dates will be posted here",
        "Keys are collected via express check-in", "Close to parcel post, keys from the agent", "Keys are held by the post office.",
        "Lease transfer, please text me before viewing", "Transfer at Richmond before you see the park",
        "Bond clean done before inspection", "Bond is due before you move in, inspection by appointment",
        "Rent 500, bond 2000, register before inspection", "Pay rent a week before you come to see your new home",
    ])
    func otherWordsAreLeftAlone(text: String) {
        #expect(found(text) == [])
        #expect(found("Light and quiet. \(text)\nCall me.") == [])
    }

    /// A home is not made of coins; a book may be about them.
    @Test(arguments: [
        ("Bitcoin miner, hardly used.", nil), ("A book on cryptocurrency", nil), ("Pay by Bitcoin", "Bitcoin"),
        ("send the money with MoneyGram", "MoneyGram"), ("Pay on pick-up. Bitcoin miner.", nil), ("by Western Union", "Western Union"),
    ])
    func thingsMayBeCalledSo(text: String, words: String?) {
        #expect(found(text, ofHome: false) == [words].compactMap(\.self))
    }

    @Test(arguments: ["pay before ", "i am ", "keys by ", "wire ", "western ", "\u{2019}", "no pay "])
    func aLongTextTakesNoTime(piece: String) {
        func time(_ size: Int) -> Duration {
            let text = String(repeating: piece, count: size / piece.utf8.count)
            let start = ContinuousClock.now
            #expect(found(text).count <= 4)
            return start.duration(to: .now)
        }
        _ = time(1 << 12)
        let (short, long) = (time(1 << 13), time(1 << 16))
        // Eight times the text; 64 times the time would be quadratic. A second is for a busy machine.
        #expect(long < short * 30 + .seconds(1), "\(short), then \(long)")
    }

    @Test(arguments: [
        ("0 Gipps Street", "0"), ("Unit 3, 0 Gipps Street", "0"), ("3/00 Gipps Street", "00"), ("123456 Gipps Street", "123456"),
        ("12 Gipps Street", nil), ("Unit 0, 12 Gipps Street", nil), ("10543 Pacific Highway", nil), ("1/12 Gipps Street", nil),
        ("Gipps Street", nil),
        ("12-14 Gipps Street", nil), ("12A Gipps Street", nil), ("Lot 4 Gipps Street", nil), ("007 Gipps Street", nil), ("", nil),
        ("12 Highway 0", nil), ("Level 2, 100 Collins Street", nil),
    ])
    func aHouseHasANumber(street: String, odd: String?) {
        #expect(Rule.oddNumber(in: street) == odd)
    }
}

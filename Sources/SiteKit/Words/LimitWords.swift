import ListingKit
import Values

/// What the site says of what it cannot do, and of the nearest thing that it has.
extension Words {

    static let noAccounts = (
        name: "Accounts", reason: "Nobody signs up or logs in here. There’s no server that could keep a password.",
        offer: "Look, save, compare and get in touch without one. What you save stays on your device, and you can move it to another one."
    )
    static let noChat = (
        name: "Chat",
        reason: "You can’t write to people inside this site, and nobody sees whether you’re online or have read something.",
        offer:
            "Every open listing says how to reach its owner, and starts the message for you. Your own phone or mailbox keeps the answers."
    )
    static let noAlerts = (
        name: "Emails and notifications", reason: "This site doesn’t know your address, so it can’t write to you.",
        offer: "Follow a suburb, a search or the whole board in an app you choose."
    )
    static let noUploads = (
        name: "Uploads", reason: "A page made of plain files can’t take a form or a picture from you.",
        offer: "Listings are files that are added and checked elsewhere, then published here."
    )
    static let noCounts = (
        name: "Likes that count at once", reason: "What you press here is never sent anywhere, so nobody can count it.",
        offer: "A heart keeps a listing on your own device. Numbers on this site come from files that were checked and published."
    )
    static let noComments = (
        name: "Comments that appear at once", reason: "A page made of plain files can’t take your words, and somebody reads them first.",
        offer: "Send a comment as a file from the listing’s page, or write on your own site and link to it."
    )
    static let noBookings = (
        name: "A booked place at an inspection",
        reason: "No time is held for you, and nobody knows that you’re coming unless you tell them.",
        offer: "Ask the owner for a time with the button beside it, and put it in your calendar, where it’s crossed out if it’s cancelled."
    )
    static let noApplications = (
        name: "Applications",
        reason: "You can’t apply online. Identity papers and payslips have no place on a site that publishes its files.",
        offer: "Apply to the owner or agent directly, and only once you’ve seen the home."
    )
    static let noSecrets = (
        name: "Anything private", reason: "All that’s in a listing or about its owner is public, and stays readable in copies.",
        offer:
            "Owners decide what they publish: a street can be left out, and one way to get in touch is enough. What you keep for yourself stays on your device."
    )
    static func noDeleting(_ words: [String]) -> (name: String, reason: String, offer: String) {
        (
            name: "Deleting for good", reason: "What was published once may live on in feed readers, search engines and archives.",
            offer:
                "A listing that’s over is marked as \(words.listed("or")): it leaves all lists, and its page no longer shows contact details."
        )
    }
    static let noLivePrices = (
        name: "Prices as of this minute", reason: "A price is what the owner last wrote in their listing.",
        offer: "Each listing says when its owner last confirmed it and how the price changed. Follow it to hear about the next change."
    )
    static let noLivePlaces = (
        name: "Places as of this minute",
        reason: "Stations, shops and the like come from a list that’s kept with this board. It doesn’t know opening hours or free spaces.",
        offer: "Pages of listings and suburbs show what’s nearby with its distance, and the search map shows all of it."
    )
    static let noLearning = (
        name: "Learning from other visitors", reason: "Nobody watches what you look at, so nothing is recommended because others liked it.",
        offer:
            "Listings show similar ones and why they’re similar. What you viewed lately, and what you might like, is worked out on your device."
    )
    static let noQueries = (
        name: "Questions to a server", reason: "There’s no database behind this site.",
        offer: "The search runs in your browser, and everything that’s listed can be downloaded as data."
    )

    static func room(of circle: String) -> String { "Chat room: \(circle)" }
    static let howToFollow = "How following works"
    static let savedHere = "Saved on this device"
    static let asData = "Data for developers"
    static let placesOnMap = "Places on the map"
    static func post(_ label: String) -> String { "Post: \(label)" }
    static let writeToUs = "Email the board"
}

import Findings

/// What `houser check --base` wants of a listing that was there before, whoever changes it.
extension Rule {
    package static let idKept = Rule(
        "id-kept", .error, "A listing keeps its id",
        "Feed readers, calendars and saved listings recognise a listing by its id, or by the name of its file if it has none. With another id it's another listing to everyone who follows it. Houser only checks this if you tell it what the board was before, with \"houser check --base\".",
        example: "id: gipps-street-terrace")
    package static let listedKept = Rule(
        "listed-kept", .error, "The day of listing stays",
        "\"listed\" is the day on which a listing was first posted. It decides where the listing stands in lists, and how long people see that it has been on offer, so nobody moves it. To say that the listing still stands, write today under \"confirmed\". Houser only checks this if you tell it what the board was before, with \"houser check --base\".",
        example: "listed: 2026-11-12\nconfirmed: 2026-11-26")
    package static let historyKept = Rule(
        "history-kept", .error, "The rows of a history stay",
        "The history says what a listing was, and people were told so. Rows are added, never changed or taken out. Houser only checks this if you tell it what the board was before, with \"houser check --base\".",
        example: "history:\n  - {on: 2026-11-20, rent: 550}\n  - {on: 2026-12-03, rent: 520}")
    package static let priceRow = Rule(
        "price-row", .error, "A new price comes with a row of the old one",
        "When you change a price, add a row to the history that says what it was and until when. That row tells the people who follow the listing, and shows others that the price was once higher or lower. Houser only checks this if you tell it what the board was before, with \"houser check --base\".",
        example: "rent: 520\nhistory:\n  - {on: 2026-11-20, rent: 550}")
}

/// Texts that tell a hidden street, and texts that only look like it. Where no other street is given, 12 Acacia Street is hidden, in
/// Collingwood.
enum HiddenStreetTable {
    struct Row: Sendable, CustomStringConvertible {
        let street: String
        let text: String
        var description: String { "\(street): \(text)" }
    }

    static let disguises: [Row] =
        rows(
            "12 Acacia Street",
            [
                // Joined and split.
                "12AcaciaSt", "#12AcaciaStreet", "12acaciast.png", "12AcaciaStCollingwood",
                "12acaciacollingwood.jpg", "AcaciaStreet12",
                "acaciast12", "ouracaciastreet12", "IMG_12acacia_03.jpg", "at12acaciastreet",
                "12 Aca cia Street", "12 A c a c i a St",
                "A-C-A-C-I-A 12", "12_Acacia_St", "1 2 Acacia Street", "1-2 Acacia St", "Acacia Street, 1 2",
                "12.Acacia.Street",
                "12\nAcacia\nStreet", "12, a\u{200B}cacia st",
                // Signs that nobody sees.
                "12 Aca\u{AD}cia Street", "12 A\u{200D}cacia St", "1\u{2060}2 Acacia St", "12 Ac\u{34F}acia",
                "12 Aca\u{FE0F}cia St",
                "12 Acac\u{E0061}ia St", "1\u{180E}2 Acacia", "12 Aca\u{3164}cia Street", "12\u{FEFF}Acacia",
                "12 A\u{301}ca\u{323}cia St",
                // Digits and letters of other sorts.
                "１２ Ａｃａｃｉａ Ｓｔ", "¹² Acacia Street", "₁₂ Acacia Street", "⑫ Acacia St", "⓬ Acacia St",
                "❶❷ Acacia St", "𝟏𝟐 𝐀𝐜𝐚𝐜𝐢𝐚 𝐒𝐭", "١٢ Acacia St",
                "1️⃣2️⃣ Acacia Street", "12 🅰🅲🅰🅲🅸🅰 Street", "12 🇦🇨🇦🇨🇮🇦 St", "12 Асасіа Street",
                "12 ᴀᴄᴀᴄɪᴀ St", "12 Ⓐⓒⓐⓒⓘⓐ St", "Ⅻ Acacia Street",
                "№12 Acacia", "12 Àcácïa Street", "012 Acacia Street",
                // Numbers in words.
                "twelve Acacia Street", "Twelve, Acacia St", "TWELVE ACACIA STREET", "twelveacacia.jpg",
                "TwelveAcaciaSt", "one two Acacia St",
                "number twelve Acacia Street", "Acacia Street number twelve", "Acacia Street, twelve.",
                "XII Acacia Street", "one-two Acacia St",
                // Forms of addresses.
                "Unit 3, 12 Acacia", "3/12 Acacia St", "Flat 3/12A Acacia", "12 B Acacia Street",
                "Acacia St 12a", "10-12 Acacia Street",
                "12–14 Acacia Street", "12 and 14 Acacia Street", "number 12 in Acacia Street",
                "house 12, on the Acacia Street",
                "Acacia Street, house no. 12", "12%20Acacia%20Street",
                "https://maps.example/?q=12+Acacia+St", "q=%31%32%20%41cacia",
                "Lot 12 Acacia Road", "ring at 12: Acacia!", "12 🏠 Acacia 🏠 Street",
            ])
        + rows("21 Acacia Street", ["twenty-one Acacia Street", "twenty one Acacia St", "twentyone acacia street", "two one Acacia St"])
        + rows("105 Acacia Street", ["one hundred and five Acacia St", "one oh five Acacia Street", "hundred and five Acacia Street"])
        + rows("123 Acacia Street", ["one twenty three Acacia St", "1 23 Acacia Street", "one hundred twenty-three Acacia Street"])
        + rows("Twelve Acacia Street", ["12 Acacia St", "twelve Acacia Street"])
        + rows("12 St Georges Road", ["12StGeorgesRd", "twelve Saint Georges Road", "12saintgeorges.png"])
        + rows("4 Third Avenue", ["4 3rd Ave", "four Third Avenue"])
        + rows("10 High Street", ["10HighSt", "ten High Street", "High St no. ten"])

    /// Texts that an innocent one is part of.
    static let afterInnocents: [Row] = rows(
        "12 Acacia Street",
        [
            "Two minutes from the tram. 12 Acacia Street is the house.", "Close to the bus: 12 Acacia Street.",
            "Easy to reach by bus\n\n- 12 Acacia Street", "Free until 12 Acacia Street", "bus 12 Acacia Street",
        ])

    static let innocents: [Row] =
        rows(
            "12 Acacia Street",
            [
                // The street as a landmark, with no number or another one.
                "near Acacia Street", "bus 12, Acacia Street stop", "Tram 12 stops in Acacia Street",
                "open until 12, Acacia Street entrance", "Acacia Street tram stop", "Stop 15, Acacia Street",
                "the 86 tram stops in Acacia Street",
                "112 Acacia Street", "120 Acacia Street", "1 Acacia Street", "2 Acacia Street",
                "twenty Acacia Street", "21 Acacia Street",
                "thirteen Acacia Street", "a hundred and twelve Acacia Street", "Acacia Street 112",
                "AcaciaStreet120.jpg", "12/81 Acacia Street",
                "Acacia Street, the quiet end", "#AcaciaStreet", "acacia-street-terrace",
                "between Acacia Street and the park",
                // A number beside the street that is none of a house.
                "12 minutes to Acacia Street", "Acacia Street is 12 minutes away",
                "Acacia Street: 12 minutes by tram", "Acacia St, 12 min walk",
                "Acacia Street 12 km", "Acacia Street, 12.5 km to the city", "Acacia Street 12-15 minutes",
                "Acacia Street, 12 to 15 minutes",
                "Acacia Street. 12 rooms in all", "Acacia Street $12 a day", "Acacia Street 12 pm",
                "Acacia Street 12:30", "Acacia Street 12th",
                "Acacia Street, 12 December", "Acacia Street 12/12/2026", "Acacia Street, 12m of frontage",
                "Open at 12 on Acacia Street", "tram 12 to Acacia Street", "2026-12-01: Acacia Street",
                "12 months, near Acacia Street",
                "Acacia Street. Twelve people live here", "Acacia Street, twelve minutes away",
                // The number and the name apart from each other.
                "12 rooms; an acacia in the garden", "12 homes, Acacia Street among them",
                "12 of us love Acacia Street", "12", "Acacia",
                "bus 12, then walk up Acacia Street", "built in 2012, by the acacias", "12 acacias",
                "twelve acacia trees", "12acacias.jpg",
                "Acaciaville 12", "12 Acaciaville Road", "The Acacia Hotel, 40 Smith Street",
                // Another street or place of that name, with another number.
                "Acacia Ridge QLD 4110", "Acacia Gardens", "Acacia Court, No 7", "8 Acacia Place",
                "7 Acacia Avenue and 9 Acacia Avenue",
                "12 Smith Street, off Acacia Street", "Unit 12 of the Grevillea, 30 Acacia Road",
                // Texts that have nothing to do with it.
                "", "Casa Cacia", "12 Casa", "1 2 3 4", "Light, quiet and close to trams", "12 Aca",
                "twelve", "XII", "१२", "Akazie 12 m hoch",
            ])
        + rows("1 Acacia Street", ["one of Acacia Street's best", "Acacia Street. One bedroom has a balcony", "thirty-one Acacia Street"])
        + rows("20 Acacia Street", ["twenty-one Acacia Street", "Acacia Street, twenty-one minutes"])
        + rows("10 High Street", ["9 of 10. High ceilings", "ten high windows", "10 high chairs"])
        + rows("2 Park Street", ["2 park-side rooms", "two parking spaces"])
        + rows("3 Ann Street", ["3 anniversaries", "3 an num", "Annandale 3"])
        + rows("5 O Street", ["5 o'clock"])
        + rows("Seven Hills Road", ["Seven Hills NSW 2147", "near Seven Hills"])

    private static func rows(_ street: String, _ texts: [String]) -> [Row] { texts.map { Row(street: street, text: $0) } }
}

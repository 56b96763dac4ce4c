import Bytes

/// What stands in the place of a page for the moment between the first page that links to it and the page itself.
///
/// Pages link to each other in circles (a suburb to its listings, a listing to its suburb), so there is no order in which new pages could
/// be put in place without a link that leads nowhere.
public struct InterimPage: Sendable, Equatable {
    let bytes: [UInt8]

    /// A page in a language, by its tag (RFC 5646), that says what is going on to whoever is there in that moment.
    public init(language: String, isRightToLeft: Bool, title: String, text: String) {
        var page = HTMLFragment(reservingCapacity: 512)
        page.raw("<!DOCTYPE html>\n<html lang=\"")
        page.text(language)
        page.raw(isRightToLeft ? "\" dir=\"rtl\">" : "\">")
        page.raw("\n<head>\n<meta charset=\"utf-8\">\n")
        page.element("<title>", title, "</title>\n")
        page.raw("<meta name=\"viewport\" content=\"width=device-width\">\n<meta name=\"robots\" content=\"noindex\">\n")
        page.raw("<meta http-equiv=\"refresh\" content=\"5\">\n</head>\n<body>\n")
        page.element("<p>", text, "</p>\n</body>\n</html>\n")
        bytes = page.bytes
    }
}

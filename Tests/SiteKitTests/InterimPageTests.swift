import ListingKit
import TestSupport
import Testing

@testable import Publishing
@testable import SiteKit

/// What stands in the place of a page that is to come.
@Suite struct InterimPageTests {
    @Test func itSaysInTheLanguageOfTheSiteWhatIsGoingOn() {
        let page = InterimPage(language: "ar", isRightToLeft: true, title: "لحظة <", text: "\"سريعا\" & هنا")
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"ar\" dir=\"rtl\">\n"))
        #expect(text.contains("<title>لحظة &lt;</title>") && text.contains("&amp; هنا</p>"))
        #expect(text.contains("content=\"noindex\"") && text.contains("http-equiv=\"refresh\""))
    }

    @Test(arguments: ["en", "de"]) func shippedLanguagesHaveWordsForIt(language: String) {
        let words = Words(messages: ThemeWords(language, own: nil).messages)
        #expect(words["interim.title"] != "interim.title" && words["interim.text"] != "interim.text")
    }
}

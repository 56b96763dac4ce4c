import Bytes

/// Writes texts of entries.
extension XMLWriter {
    /// Writes an element that holds only a text of an entry.
    mutating func element(_ name: StaticString, _ text: FeedEntry.Text, of entry: borrowing FeedEntry) {
        element(name) { xml in entry.withBytes(text) { xml.text(utf8: $0) } }
    }

    /// Writes an element that holds only a text of an entry as RSS wants plain text.
    mutating func element(_ name: StaticString, plainRSSText text: FeedEntry.Text, of entry: borrowing FeedEntry) {
        element(name) { xml in entry.withBytes(text) { xml.plainRSSText(utf8: $0) } }
    }

    /// Writes an attribute whose value is a text of an entry.
    mutating func attribute(_ name: StaticString, _ text: FeedEntry.Text, of entry: borrowing FeedEntry) {
        entry.withBytes(text) { attribute(name, utf8: $0) }
    }
}

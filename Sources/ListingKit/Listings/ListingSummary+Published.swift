import Bytes
import Rules
import Values

/// Carries over what followers were told of a listing before.
extension ListingSummary {
    /// The address of its page, from the site's root and without slashes at its ends: `rentals/quiet-flat`. Its kind's folder is called in the
    /// content what it is called on the site.
    public var address: String { "\(folder)/\(slug)" }

    /// The folder of its kind.
    var folder: Substring { file[..<(file.utf8.firstIndex(of: UInt8(ascii: "/")) ?? file.endIndex)] }

    /// What is kept of a listing whose file is gone, in case it comes back.
    package struct Past: Sendable, Hashable {
        /// All that was told.
        package let told: [ToldEvent]
        /// What calendars said of its times.
        package let signals: [SlotSignal]
        /// When it last changed.
        package let updated: Moment

        /// What was told; see the properties.
        package init(told: [ToldEvent], signals: [SlotSignal], updated: Moment) {
            self.told = told
            self.signals = signals
            self.updated = updated
        }
    }

    /// All that was told of it.
    package var past: Past { Past(told: told, signals: signals, updated: updated) }

    /// The same listing, told on from there.
    package func told(since before: Past, today: Day, in part: NewsPart, _ status: StatusSaid) -> ListingSummary {
        let signals = SlotSignal.told(signals, since: before.signals, today: today, isDated: status.isDated)
        if told == before.told, updated == before.updated, signals == self.signals { return self }
        let telling = Telling(told, since: before.told, today: today, in: part, isListed: isListed, status, price: price)
        var moment = max(Moment(lastOf: telling.told.map(\.mark), listing: id.stableHash), before.updated)
        if telling.hasNews, moment == before.updated { moment = moment.next }
        return with(told: telling.told, signals: signals, updated: moment)
    }
}

/// The form in which a ledger keeps it.
extension ListingSummary.Past {
    /// Writes it for ``init(_:)``.
    package func write(to out: inout ByteWriter) {
        out.write(updated.code)
        out.write(UInt16(clamping: told.count))
        for event in told.prefix(Int(UInt16.max)) { event.write(to: &out) }
        out.write(UInt16(clamping: signals.count))
        for signal in signals.prefix(Int(UInt16.max)) { signal.write(to: &out) }
    }

    /// Reads what ``write(to:)`` wrote; throws if it is something else.
    package init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        guard let updated = Moment(code: try reader.number()) else { throw ByteReader.Malformed() }
        var told: [ToldEvent] = []
        for _ in 0..<(try reader.number(UInt16.self)) { told.append(try ToldEvent(&reader)) }
        var signals: [SlotSignal] = []
        for _ in 0..<(try reader.number(UInt16.self)) { signals.append(try SlotSignal(&reader)) }
        self.init(told: told, signals: signals, updated: updated)
    }
}

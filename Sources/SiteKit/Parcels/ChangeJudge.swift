import Findings
import ListingKit
import Rules
import Values

/// Makes what somebody sent to change a listing in its file, if it comes from whoever posted the listing.
struct ChangeJudge {
    let board: TriedBoard

    /// The listing's file as it would be, with the pictures that the change brings, or why it may not be. Throws if the board cannot be read.
    func judge(_ file: Parcel.File, bringing pictures: [Parcel.File]) throws -> Result<EditedListing, EditedListing.Refusal> {
        // It lies in no folder of the board, and never will.
        let source = SourceFile(path: "./" + file.path, bytes: file.bytes)
        let id = String(file.path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
        let today = board.reading.today
        var report = Report(source)
        guard let sent = SentChange(source, id: id, today: today, report: &report) else { return refused(report.diagnostics) }
        guard let listing = try board.source(ofListing: sent.listing) else {
            return refused([Rule.noListing(id, like: board.reading.ids(like: id), in: source.path, at: .wholeFile)])
        }
        guard let before = board.reading.parsed(listing) else {
            return refused([Rule.unreadable(listing.path)])
        }
        let refusals = sent.refusals(in: before, today: today)
        guard refusals.isEmpty else { return refused(refusals) }
        let places = PicturePlaces(of: listing, on: board)
        let wrong = places.refusals(of: sent, bringing: pictures)
        guard wrong.isEmpty else { return refused(wrong) }
        let placed = try places.place(pictures)
        var change = sent.change
        change.pictures = change.pictures?.map { ListingChange.Picture(file: placed.names[$0.file] ?? $0.file, alt: $0.alt) }
        let result = Result { () throws(EditedListing.Refusal) in try ListingEditor(board.reading).edited(listing, by: change) }
        guard case .success(let edited) = result else { return result }
        return .success(edited.with(placed.files, without: try places.removed(by: edited.after), at: places.path(with: pictures)))
    }

    private func refused(_ findings: [Diagnostic]) -> Result<EditedListing, EditedListing.Refusal> {
        .failure(EditedListing.Refusal(findings: findings))
    }
}

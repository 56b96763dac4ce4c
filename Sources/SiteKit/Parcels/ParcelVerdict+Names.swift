import Findings
import ListingKit

/// In whose name something came.
extension ParcelVerdict {
    /// What nothing proves: that somebody who is on the board already posted what is new under their name.
    func claims(in reading: LoadedContent, beside board: LoadedContent) -> [String] {
        let known = Set(board.people.map(\.handle))
        let new = Set(files.filter { $0.state == .new }.map(\.file.path))
        let owners = Set(reading.listings.filter { new.contains($0.summary.file) }.map(\.summary.owner)).intersection(known).sorted()
        return owners.map(Parcel.claim)
    }

    /// What is wrong with comments among files that say who of the board wrote them.
    static func signatures(in paths: Set<String>, _ reading: LoadedContent) -> [Diagnostic] {
        reading.talks.values.flatMap(\.comments).compactMap { comment in
            guard paths.contains(comment.file), case .person(let handle) = comment.author else { return nil }
            return Rule.signed(comment.file, by: handle)
        }
    }
}

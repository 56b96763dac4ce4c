import Findings

// The judge for whoever calls it as C. Each function takes bytes that ``houser_judge_room`` made place for, and frees them.

/// The judge of the board that was begun last. Whoever calls from several threads keeps them apart.
nonisolated(unsafe) private var judge: Judge?
/// The answer that was given last.
nonisolated(unsafe) private var answer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

private func take(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> [UInt8] {
    defer { bytes.deallocate() }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
}

private func give(_ text: [UInt8]) -> Int {
    answer.deallocate()
    answer = .allocate(capacity: text.count)
    return answer.initialize(fromContentsOf: text)
}

/// Place for that many bytes.
@_cdecl("houser_judge_room")
public func houserJudgeRoom(_ count: Int) -> UnsafeMutablePointer<UInt8> { .allocate(capacity: max(1, count)) }

/// Begins with a board, whose settings are a message with `today`, and as often as they are `zone`, `host`, `person` (handle, `reachable` or
/// nothing, name), `circle`, `brand` (slug, name), `kind` (path, text), `broken`, `campuses` (a table, or `none`) and `suburbs`. Returns whether they make sense.
@_cdecl("houser_judge_begin")
public func houserJudgeBegin(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
    judge = Message(take(bytes, count)).flatMap { Judge.Settings($0) }.map { Judge($0) }
    return judge != nil
}

/// Judges a listing, a message with `kind`, `path`, `slug`, `text`, and as often as they are `picture` (name, bytes), `index` and `taken`, or an
/// owner's file, one with `owner` (the handle), `path` and `text`. Returns
/// the number of bytes of the answer, an array of findings as `houser check --format json` has them; -1 if there is none.
@_cdecl("houser_judge_check")
public func houserJudgeCheck(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    guard let request = Message(take(bytes, count)).flatMap({ Judge.Request($0) }), let found = judge?.check(request) else { return -1 }
    return give(Array(JSONDocument.array(found.map { $0.json(path: $0.file) }).document.utf8))
}

/// Makes of a description what a page shows. Returns the number of bytes of the answer, which is HTML; -1 if there is none.
@_cdecl("houser_judge_prose")
public func houserJudgeProse(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    let text = take(bytes, count)
    return judge.map { give($0.prose(text)) } ?? -1
}

/// Where the answer stands that was given last, until the next is asked for.
@_cdecl("houser_judge_answer")
public func houserJudgeAnswer() -> UnsafeMutablePointer<UInt8>? { answer.baseAddress }

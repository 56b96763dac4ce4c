import Archives
import Findings
import Mail
import Values

/// What a message brings: archives and letters that are attached, or a letter in its words.
struct MailParcel {
    let message: MailMessage
    let source: String
    let board: ParcelReader.Board

    /// What is in it. What is attached comes before what is written, since mail programs leave it alone.
    var content: Delivery.Content {
        var assembly = ParcelAssembly(from: source, kinds: board.kinds)
        let archives = message.parts.filter(MailParcel.isArchive)
        if !archives.isEmpty {
            for archive in archives { assembly.add(archive: archive.bytes) }
            return assembly.content()
        }
        guard let (letter, others) = letter else { return withoutLetter }
        if others > 0 {
            assembly.notes.append("The message has \(counted(others, "other letter")), which it may quote; only the first was taken.")
        }
        assembly.add(letter, pictures, exists: board.exists)
        return assembly.content()
    }

    private var letter: (Letter, others: Int)? {
        let attached = texts { $0.isAttached && ($0.type == "text/plain" || $0.isTextFile) }.compactMap { Letter(file: $0) }
        if let letter = attached.first(where: \.isWhole) { return (letter, attached.count - 1) }
        // A program that shows pictures between words cuts these into several parts.
        let words = ["text/plain", "text/html"].map { type in texts { $0.type == type }.joined(separator: "\n") }
        let written = [words[0], MailHTML.text(of: words[1])].compactMap(Letter.sent)
        guard let (letter, others) = written.first(where: \.letter.isWhole) ?? written.first else { return attached.first.map { ($0, 0) } }
        return (letter, others)
    }

    /// So many bytes of text are looked at for letters.
    private static let mostText = 4 << 20

    /// The texts of some parts, as many as there is room for.
    private func texts(of isMeant: (MailPart) -> Bool) -> [String] {
        var texts: [String] = []
        var room = MailParcel.mostText
        for part in message.parts where isMeant(part) && part.bytes.count <= room {
            room -= part.bytes.count
            if let text = part.text { texts.append(text) }
        }
        return texts
    }

    private var pictures: [OfferedPicture] {
        message.parts.enumerated().filter { MailParcel.isPicture($0.element) }.map { number, part in
            OfferedPicture(name: part.name.map(MailParcel.lastPart) ?? "picture \(number + 1)", bytes: part.bytes)
        }
    }

    private var withoutLetter: Delivery.Content {
        let types = Set(message.parts.map(\.type))
        func refused(_ what: String, _ reason: String, _ fix: String) -> Delivery.Content {
            var assembly = ParcelAssembly(from: source, kinds: board.kinds)
            assembly.refuse(.package, what, reason: reason, fix: fix)
            return assembly.content()
        }
        if types.contains("application/pgp-encrypted") || types.contains("application/pkcs7-mime")
            || types.contains("application/x-pkcs7-mime")
        {
            return refused(
                "the message is encrypted", "Nobody has its key here.",
                "Save what is in it from your mail program, or ask for it unencrypted.")
        }
        if types.contains("application/ms-tnef") || types.contains("application/vnd.ms-tnef") {
            return refused(
                "Outlook has packed the message into winmail.dat", "Only Outlook reads that.", "Ask for it once more as plain text or HTML."
            )
        }
        return .nothing("there is no listing in it")
    }

    private static func isArchive(_ part: MailPart) -> Bool {
        ["application/zip", "application/x-zip-compressed", "application/x-zip"].contains(part.type)
            || part.name?.lowercased().hasSuffix(".zip") == true
    }

    private static func isPicture(_ part: MailPart) -> Bool {
        part.type.hasPrefix("image/") || part.name.map { ParcelPath.isPicture(lastPart($0)) } == true
    }

    /// The name of a file without the folders of whoever sent it.
    private static func lastPart(_ name: String) -> String {
        String(name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? "").prefixed(100)
    }
}

extension String {
    fileprivate func prefixed(_ count: Int) -> String { String(prefix(count)) }
}

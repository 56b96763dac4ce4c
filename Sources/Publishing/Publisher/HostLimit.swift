import Values

/// How much of a site a host takes, as the host's own documentation has it, read in November 2026.
struct HostLimit: Sendable {
    /// What is limited.
    enum Figure: Sendable {
        case files, filesAndFolders, bytes, bytesOfAFile, filesInAFolder
    }

    let host: String
    let figure: Figure
    let most: Int
    /// The limit as people read it.
    let text: String

    static let all = [
        // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
        HostLimit(host: "GitHub Pages", figure: .bytes, most: 1_000_000_000, text: "1 GB"),
        // https://gitlab.com/gitlab-org/gitlab/-/issues/405048 tells the limits of gitlab.com; links count among the files too.
        HostLimit(host: "GitLab Pages on gitlab.com", figure: .bytes, most: 1_000_000_000, text: "1 GB"),
        HostLimit(host: "GitLab Pages on gitlab.com", figure: .filesAndFolders, most: 200_000, text: "200,000 files and folders"),
        // https://developers.cloudflare.com/pages/platform/limits/
        HostLimit(
            host: "Cloudflare Pages", figure: .files, most: 20_000, text: "20,000 files on the free plan and 100,000 on a paid one"),
        HostLimit(host: "Cloudflare Pages", figure: .bytesOfAFile, most: 25 << 20, text: "25 MiB a file"),
        // https://docs.netlify.com/site-deploys/overview
        HostLimit(host: "Netlify", figure: .filesInAFolder, most: 54_000, text: "54,000 files in a folder"),
        // https://learn.microsoft.com/en-us/azure/static-web-apps/quotas
        HostLimit(
            host: "Azure Static Web Apps", figure: .bytes, most: 250 << 20, text: "250 MB on the free plan and 500 MB on the standard one"),
    ]
}

extension PublishReport {
    /// What there is to say of hosts whose limits the site nears or passes, a sentence each, and then what makes it smaller; nothing if it
    /// keeps below three quarters of all.
    public var hostNotes: [String] {
        let notes = HostLimit.all.compactMap(note)
        return notes.isEmpty ? [] : notes + [Self.advice]
    }

    private static let advice =
        "In board.yaml, fewer \"formats\" of feeds, no \"full: true\" there and no \"each\" under \"api\" make the site smaller; "
        + "so do smaller photographs."

    private func note(_ limit: HostLimit) -> String? {
        let (amount, subject) = figure(limit.figure)
        guard amount * 4 >= limit.most * 3 else { return nil }
        if amount > limit.most { return "\(subject): more than \(limit.host) takes (\(limit.text))." }
        return "\(subject): \(amount * 100 / limit.most) % of what \(limit.host) takes (\(limit.text))."
    }

    private func figure(_ figure: HostLimit.Figure) -> (amount: Int, subject: String) {
        let (file, folder) = (shape.largestFile, shape.fullestFolder)
        return switch figure {
        case .files: (shape.files, counted(shape.files, "file"))
        case .filesAndFolders:
            (shape.files + shape.folders, "\(counted(shape.files, "file")) and \(counted(shape.folders, "folder"))")
        case .bytes: (bytes, ByteSize.text(bytes))
        case .bytesOfAFile: (file.amount, "\(ByteSize.text(file.amount)) in \(file.path)")
        case .filesInAFolder:
            (folder.amount, "\(counted(folder.amount, "file")) in \(folder.path.isEmpty ? "the top folder" : folder.path + "/")")
        }
    }
}

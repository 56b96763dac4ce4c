import Findings

extension Parcel {
    /// The pictures that each change brings, by the path of the change; and what is wrong with those that belong to none.
    package var picturesOfChanges: (groups: [String: [File]], strays: [Diagnostic]) {
        let paths = Set(changes.map(\.path))
        let groups = Dictionary(grouping: changePictures) { picture in
            String(picture.path[..<(picture.path.lastIndex(of: "/") ?? picture.path.endIndex)]) + ".yaml"
        }
        let strays = groups.keys.filter { !paths.contains($0) }.sorted().flatMap { path in
            (groups[path] ?? []).map { picture in
                Rule.packagePath.finding(
                    in: "./" + picture.path, "this picture comes without the change that it belongs to",
                    reason: "There is no \(path) in the package.", fix: "Ask for the change once more from the private link.")
            }
        }
        return (groups.filter { paths.contains($0.key) }, strays)
    }
}

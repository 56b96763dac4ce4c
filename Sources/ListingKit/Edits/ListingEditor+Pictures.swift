import YAML

extension ListingEditor {
    /// The file with those pictures: one that it has already stays as it is written, unless it is said anew what it shows.
    func setPictures(
        _ pictures: [ListingChange.Picture], in file: FactsFile, order: [String]
    ) throws(UnchangeableFact) -> FactsFile {
        let written = file.pictures
        let nodes = pictures.map { picture in
            let old = written.first { $0.name == picture.file }?.node
            if let old, picture.alt == nil || picture.alt == old["alt"]?.text { return old }
            let name = old.map { $0["file"]?.text ?? $0.text ?? picture.file } ?? picture.file
            return YAMLNode(group: [("file", name)] + (picture.alt.map { [("alt", $0)] } ?? []))
        }
        return try file.setting("images", to: nodes.isEmpty ? nil : YAMLNode(.sequence(nodes), span: .wholeFile), order: order)
    }
}

extension FactsFile {
    /// The pictures as they are written, each with the name of its file.
    package var pictures: [(name: String, node: YAMLNode)] {
        let list = root["images"]
        let items = list?.items ?? list.flatMap { $0.isEmpty ? nil : [$0] } ?? []
        return items.compactMap { item in
            (item["file"] ?? item).text.map { ($0.hasPrefix("./") ? String($0.dropFirst(2)) : $0, item) }
        }
    }
}

extension Rule {
    /// All rules, sorted by id.
    public static let all: [Rule] = [
        yamlSyntax, yamlFeature, yamlDuplicateKey, yamlTab, fileEncoding, fileSize, fileEmpty, frontMatter, fileName, fileLink,
        misplacedFile, unexpectedFile,
        fileUnreadable, unknownKey, requiredField, choiceValue, valueShape, textLength, titleLength, numberRange, singleAmount, dateValue,
        yesNoValue, phoneNumber, emailAddress, linkAddress, tagFormat, inspectionSlot, clockChange, historyRow, suburbPostcode,
        hiddenStreet,
        imageExists,
        imageFormat, imageText, datesInOrder, expiry, contactUsable, ownerExists, idFormat, idUnique, descriptionText, markdownLink,
        markdownImage, markdownHTML, boardFile, savedSearch, kindFile, personFile, pageFile, pageTemplate, gazetteerTable, placeholder,
        unusualValue,
        commentCut, wordQuotes, titleFacts, textDirection, statusDay, lastListing, followedBoard, expiring, addressPoint, untold, unheard,
        renamedFile,
        unlisted, boardText,
    ].sorted { $0.id < $1.id }

    /// The rule of that id, or nil.
    public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit

@Suite struct SchemaReaderTests {
    private func load(_ kind: String, _ text: String) throws -> (kind: Kind, found: [Diagnostic]) {
        let loaded = KindSet.load([SourceFile(path: "kinds/\(kind).yaml", bytes: Array(text.utf8))])
        return (try #require(loaded.kinds.first { $0.id == kind }), loaded.diagnostics)
    }

    private func boat(_ schema: String) throws -> (kind: Kind, found: [Diagnostic]) {
        try load(
            "boat",
            "kind: boat\nprice: {per: once}\nfields:\n  hull: {type: choice, of: [steel, houseboat]}\n  berths: {type: count}\n\(schema)\n")
    }

    private func rental(_ change: String) throws -> (kind: Kind, found: [Diagnostic]) { try load("rental", "kind: rental\n\(change)\n") }

    /// The type of a listing of a kind whose field has that choice.
    private func type(_ kind: Kind, _ field: String, _ word: String) throws -> SchemaType {
        let index = try #require(kind.fields.firstIndex { $0.id == field })
        var values = [FieldValue?](repeating: nil, count: kind.fields.count)
        values[index] = .choice(word)
        return kind.schema.type(of: values)
    }

    @Test func oneTypeForAll() throws {
        let (kind, found) = try boat("schema: Vehicle")
        #expect(found.isEmpty)
        #expect(kind.schema == SchemaRule(type: .vehicle))
        #expect(try type(kind, "hull", "steel") == .vehicle)
    }

    @Test func typesByAChoice() throws {
        let (kind, found) = try boat("schema: {type: Vehicle, by: hull, types: {houseboat: House}}")
        #expect(found.isEmpty)
        #expect(try type(kind, "hull", "steel") == .vehicle)
        #expect(try type(kind, "hull", "houseboat") == .house)
        #expect(kind.schema.type(of: [FieldValue?](repeating: nil, count: kind.fields.count)) == .vehicle)
    }

    @Test func whatIsLeftOut() throws {
        #expect(try boat("").kind.schema.type == .product)
        #expect(try load("tale", "kind: tale\nplural: tales\nplace: none\n").kind.schema.type == .article)
    }

    @Test func theShippedHomesHaveTheirTypes() throws {
        let kind = try #require(KindSet.load([]).kinds.first)
        for (word, expected) in [
            ("apartment", SchemaType.apartment), ("studio", .apartment), ("house", .house), ("terrace", .house), ("townhouse", .house),
        ] {
            #expect(try type(kind, "property", word) == expected)
        }
    }

    @Test func aBoardThatTakesTheFieldOutNeedNotKnowOfTheTypes() throws {
        let (kind, found) = try rental("fields:\n  property:")
        #expect(found.isEmpty)
        #expect(kind.schema == SchemaRule(type: .apartment))
        let narrow = try rental("fields:\n  property: {type: choice, of: [house, cave]}")
        #expect(narrow.found.isEmpty)
        #expect(try type(narrow.kind, "property", "house") == .house)
        #expect(try type(narrow.kind, "property", "cave") == .apartment)
    }

    @Test(arguments: [
        ("schema: Appartment", 6, 9, "\"schema\" must be a type of schema.org that Houser knows, not \"Appartment\"", "schema: Apartment"),
        ("schema: vehicle", 6, 9, "\"schema\" must be a type of schema.org that Houser knows, not \"vehicle\"", "schema: Vehicle"),
        ("schema: [Car]", 6, 9, "\"schema\" must be a type of schema.org or a group of keys, not a list", "schema: Product"),
        (
            "schema: {type: Car, by: hull}", 6, 25, "\"by\" and \"types\" need each other",
            "schema: {type: Car, by: …, types: {…: …}}"
        ),
        (
            "schema: {type: Car, by: berths, types: {two: House}}", 6, 25,
            "\"by\" must name a field of the type \"choice\", not \"berths\"", nil
        ),
        (
            "schema: {type: Car, by: hul, types: {steel: House}}", 6, 25, "\"by\" must name a field of the type \"choice\", not \"hul\"",
            "schema: {type: Car, by: hull, types: {steel: House}}"
        ),
        (
            "schema: {type: Car, by: hull, types: {steal: House}}", 6, 39, "\"steal\" is not among the choices of this field",
            "schema: {type: Car, by: hull, types: {steel: House}}"
        ),
        (
            "schema: {type: Car, by: hull, types: {steel: Hause}}", 6, 46,
            "\"steel\" must be a type of schema.org that Houser knows, not \"Hause\"",
            "schema: {type: Car, by: hull, types: {steel: House}}"
        ),
        (
            "schema: {type: Car, by: hull, types: steel}", 6, 38, "\"types\" must be a group of choices with their types, not text",
            "types: {…: …}"
        ),
        (
            "schema: {typ: Car}", 6, 10, "\"schema\" has no \"typ\"; did you mean \"type\"?", "schema: {type: Car}"
        ),
    ])
    func mistakes(schema: String, line: Int, column: Int, message: String, fix: String?) throws {
        let found = try boat(schema).found
        try #require(found.count == 1, "\(found)")
        #expect(found[0].message == message)
        #expect((found[0].span.line, found[0].span.column) == (line, column))
        #expect(found[0].fix == fix)
    }
}

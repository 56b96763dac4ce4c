/// Reads the table of campuses.
enum CampusTable {
    static let columns = ["university", "short_name", "campus", "suburb", "state", "postcode", "latitude", "longitude"]

    /// Reads the campuses in table order, leaving out rows with a problem.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, localities: SuburbTable, problems: inout TableProblems) -> [Campus] {
        var reader = TableReader(bytes, table: .campuses)
        guard !bytes.isEmpty, reader.readHeader(columns, problems: &problems) else { return [] }
        var result: [Campus] = []
        var slugs: Set<String> = []
        while reader.advance() {
            let campus: Campus
            do throws(RowError) {
                campus = try CampusTable.campus(reader, localities, place: Int32(result.count))
            } catch {
                problems.add(error.problem)
                continue
            }
            guard slugs.insert(campus.slug).inserted else {
                problems.add(reader.problem(2, "another campus has the same address, \(campus.slug)"))
                continue
            }
            result.append(campus)
        }
        return result
    }

    private struct RowError: Error {
        let problem: Gazetteer.TableProblem
    }

    private static func campus(_ reader: borrowing TableReader, _ localities: SuburbTable, place: Int32) throws(RowError) -> Campus {
        guard reader.fieldCount == columns.count else {
            throw RowError(
                problem: reader.problem(nil, "a row has \(columns.count) fields parted by tabs; this one has \(reader.fieldCount)")
            )
        }
        for field in 0...2 {
            let name = PlaceName.folded(reader.text(field))
            guard !name.isEmpty, !name.contains(PlaceName.foreign), reader.field(field).count <= PlaceName.maximumLength else {
                throw RowError(problem: reader.problem(field, PlaceName.rule))
            }
        }
        guard let state = State(code: reader.field(4)) else {
            throw RowError(problem: reader.problem(4, State.rule))
        }
        guard let postcode = Postcode.number(reader.field(5)) else {
            throw RowError(problem: reader.problem(5, "a postcode has four digits"))
        }
        guard let name = localities.names.find(PlaceName.folded(reader.text(3))),
            let row = localities.row(name: name, state: state, postcode: postcode)
        else { throw RowError(problem: reader.problem(3, "the table of suburbs has no such suburb, state and postcode")) }
        guard let coordinate = FixedCoordinate(reader, 6)?.coordinate else {
            throw RowError(problem: reader.problem(6, "a campus needs a latitude and a longitude in decimal degrees within 90 and 180"))
        }
        return Campus(
            university: reader.text(0), shortName: reader.text(1), name: reader.text(2), locality: localities.locality(row),
            coordinate: coordinate, row: place
        )
    }
}

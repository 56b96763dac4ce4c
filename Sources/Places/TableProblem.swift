extension Gazetteer {
    /// A problem with one row of a table of places. The row is left out; the rest of the table is used.
    public struct TableProblem: Sendable, Hashable {
        /// Which table a problem is in.
        public enum Table: String, Sendable, Hashable {
            /// The table of suburbs.
            case suburbs
            /// The table of campuses.
            case campuses
        }

        /// The table that the problem is in.
        public let table: Table
        /// The line, counted from 1.
        public let line: Int
        /// The column where the field starts, counted from 1 in Unicode scalars.
        public let column: Int
        /// What is wrong, in one sentence without a final full stop.
        public let message: String
    }
}

/// Collects problems of tables, up to a limit, since a file that is no table at all would give one for each line.
struct TableProblems {
    static let limit = 200
    private(set) var all: [Gazetteer.TableProblem] = []

    mutating func add(_ problem: Gazetteer.TableProblem) {
        guard all.count <= TableProblems.limit else { return }
        guard all.count < TableProblems.limit else {
            all.append(.init(table: problem.table, line: problem.line, column: 1, message: "there are more problems from this line on"))
            return
        }
        all.append(problem)
    }
}

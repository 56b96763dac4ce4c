import Findings
import Values
import YAML

/// A field of a record: its key, how its values are read, and what is said where it is missing.
package struct RecordField<Value>: Sendable {
    package let type: RecordType<Value>
    package let slot: RecordSlot
    package var key: String { slot.key }

    /// A field that may be left out.
    package init(_ key: String, _ type: RecordType<Value>, help: String = "") {
        self.type = type
        slot = RecordSlot(key: key, isRequired: false, help: help, form: type.form, shape: type.shape)
    }

    /// A field that each record has. `help` says why, `example` how it is written if a … alone would not tell.
    package init(required key: String, _ type: RecordType<Value>, help: String = "", example: String? = nil) {
        self.type = type
        let shape = type.shape
        slot = RecordSlot(key: key, isRequired: true, help: help, form: type.form) { example ?? shape($0) }
    }
}

/// What a field of a record is called, and how it is written, whatever its values are.
package struct RecordSlot: Sendable {
    package let key: String
    package let isRequired: Bool
    /// Why people give it, or what it is.
    package let help: String
    /// What a value may be in a file, as far as editors can tell.
    package let form: FileForm
    /// How a value is written in a file, with … for each fact that only its owner knows.
    package let shape: @Sendable (_ today: Day) -> String
}

/// How values of a sort are read. Where they mean what a field of a listing means, the type of that field reads them.
package struct RecordType<Value>: Sendable {
    /// See ``RecordSlot/shape``.
    let shape: @Sendable (_ today: Day) -> String
    /// See ``RecordSlot/form``.
    let form: FileForm
    let read: @Sendable (_ value: RecordValue, _ report: inout Report) -> Value?

    /// See the properties.
    init(
        shape: @escaping @Sendable (_ today: Day) -> String, form: FileForm,
        read: @escaping @Sendable (_ value: RecordValue, _ report: inout Report) -> Value?
    ) {
        self.shape = shape
        self.form = form
        self.read = read
    }

    /// A type whose values are written in one way every day.
    package init(
        shape: String = Rule.ellipsis, form: FileForm, _ read: @escaping @Sendable (_ value: RecordValue, _ report: inout Report) -> Value?
    ) {
        self.init(shape: { _ in shape }, form: form, read: read)
    }
}

/// A value that is read, which is not empty.
package struct RecordValue {
    package let node: YAMLNode
    package let slot: RecordSlot
    /// The rule of its record.
    package let rule: Rule
    package let today: Day
    /// The keys that lead to its record, as ``RecordReader`` has them.
    let group: String
    package var key: String { slot.key }
    /// The keys that lead to it, with dots between them.
    var path: String { key.behind(group) }

    /// Reports that the value is none. A fix of one line is its own line with another value.
    package func reject<Value>(_ message: String, reason: String? = nil, fix: String? = nil, report: inout Report) -> Value? {
        report.reject(rule, node.span, message, reason: reason ?? slot.help, fix: fix.map { report.fix(node, key: key, value: $0) })
    }
}

extension String {
    /// The key behind those of the group that it is in, as `address.suburb`.
    func behind(_ group: String) -> String { group.isEmpty ? self : "\(group).\(self)" }
}

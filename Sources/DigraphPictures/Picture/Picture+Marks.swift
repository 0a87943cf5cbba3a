extension Picture {
  /// What a line is drawn for beside what it means.
  enum LineMark: CaseIterable {
    case new, breach

    /// What stands beside the line.
    var sign: String {
      switch self {
      case .new: "+"
      case .breach: "✗"
      }
    }

    /// What the legend calls it.
    var title: String {
      switch self {
      case .new: "new against the baseline (+)"
      case .breach: "against a rule of the architecture (✗)"
      }
    }
  }

  /// The marks that the legend has to explain.
  var lineMarks: [LineMark] { LineMark.allCases.filter { mark in lines.contains { $0.count(of: mark) > 0 } } }
}

extension Picture.Box {
  /// Stands before what was asked to stand out.
  static let sign = "★ "

  /// The first line, with the sign of what was asked to stand out.
  package var title: String { isHighlighted ? Self.sign + label : label }
}

extension Picture.Line {
  /// How many of its dependencies have a mark.
  func count(of mark: Picture.LineMark) -> Int {
    switch mark {
    case .new: new
    case .breach: breaches
    }
  }

  /// What stands beside it: how many dependencies it stands for, where these are several, and its marks.
  package var text: String? {
    var parts = [label ?? (count > 1 ? String(count) : nil)].compactMap(\.self)
    for mark in Picture.LineMark.allCases where self.count(of: mark) > 0 {
      parts.append(count > 1 ? "\(mark.sign) \(self.count(of: mark))" : mark.sign)
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

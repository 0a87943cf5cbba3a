extension BuiltInTexts {
  static let charts: StaticString = #"""
    //: framework Charts

    //: AreaMark        view interface
    //: AxisGridLine    view interface
    //: AxisMarks       view interface
    //: AxisTick        view interface
    //: AxisValueLabel  view interface
    //: BarMark         view interface
    //: Chart           view interface
    //: LineMark        view interface
    //: PointMark       view interface
    //: RectangleMark   view interface
    //: RuleMark        view interface
    //: SectorMark      view interface
    """#
}

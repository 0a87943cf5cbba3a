extension BuiltInTexts {
  static let backgroundTasks: StaticString = #"""
    //: framework BackgroundTasks, prefix BG

    //: BGTaskScheduler.shared   singleton application BackgroundScheduling
    //: BGTaskScheduler          service application BackgroundScheduling
    //: BGAppRefreshTaskRequest  glue value
    //: BGProcessingTaskRequest  glue value
    """#
}

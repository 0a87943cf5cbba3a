extension BuiltInTexts {
  static let backgroundTasks: StaticString = #"""
    //: framework BackgroundTasks, prefix BG

    //: BGTaskScheduler.shared   singleton application BackgroundScheduling, effects scheduling
    //: BGTaskScheduler          service application BackgroundScheduling, effects scheduling, made by system
    //: BGAppRefreshTaskRequest  glue value
    //: BGProcessingTaskRequest  glue value
    """#
}

extension BuiltInTexts {
  static let appIntents: StaticString = #"""
    //: framework AppIntents

    protocol AppIntent {  //: makes command
      init()
    }
    protocol AppEntity {}  //: makes data

    // Search, widgets, activities, tips
    //: RelevantIntentManager.shared  singleton search

    // What inheriting from it, conforming to it or carrying it says
    //: AudioPlaybackIntent           makes command
    //: AudioRecordingIntent          makes command
    //: CameraCaptureIntent           makes command
    //: DeleteIntent                  makes command
    //: DynamicOptionsProvider        makes command
    //: EntityPropertyQuery           makes command
    //: EntityQuery                   makes command
    //: EntityStringQuery             makes command
    //: EnumerableEntityQuery         makes command
    //: ForegroundContinuableIntent   makes command
    //: LiveActivityIntent            makes command
    //: OpenIntent                    makes command
    //: PredictableIntent             makes command
    //: SetFocusFilterIntent          makes command
    //: SetValueIntent                makes command
    //: ShowInAppSearchResultsIntent  makes command
    //: StartWorkoutIntent            makes command
    //: SystemIntent                  makes command
    //: URLRepresentableIntent        makes command
    //: AppIntentsPackage             makes root
    //: AppShortcutsProvider          makes root
    """#
}

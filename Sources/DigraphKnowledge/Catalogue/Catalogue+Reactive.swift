extension Catalogue {
  /// Combine and the observation of values: plumbing between those who do work.
  static let reactive = """
    AnyCancellable             glue  reactive  -
    AnyPublisher               glue  reactive  -
    AnySubscriber              glue  reactive  -
    Cancellable                glue  reactive  -
    ConnectablePublisher       glue  reactive  -
    CurrentValueSubject        glue  reactive  -
    Deferred                   glue  reactive  -
    Empty                      glue  reactive  -
    Fail                       glue  reactive  -
    Future                     glue  reactive  -
    Just                       glue  reactive  -
    Observable                 glue  reactive  -
    ObservableObject           glue  reactive  -
    ObservableObjectPublisher  glue  reactive  -
    Observations               glue  reactive  -
    PassthroughSubject         glue  reactive  -
    Published                  glue  reactive  -
    Publisher                  glue  reactive  -
    Publishers                 glue  reactive  -
    Record                     glue  reactive  -
    Scheduler                  glue  reactive  -
    Subject                    glue  reactive  -
    Subscriber                 glue  reactive  -
    Subscribers                glue  reactive  -
    Subscription               glue  reactive  -
    NSKeyValueObservation      glue  reactive  -
    AsyncSequence              glue  reactive  -
    AsyncIteratorProtocol      glue  reactive  -
    """
}

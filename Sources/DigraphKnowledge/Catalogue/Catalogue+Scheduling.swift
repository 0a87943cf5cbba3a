extension Catalogue {
  /// Queues, run loops, threads and tasks. For information, since code of views uses them as plumbing.
  static let scheduling = """
    // Shared
    DispatchQueue.main                singleton  scheduler    Scheduling            info
    DispatchQueue.global              singleton  scheduler    Scheduling            info
    OperationQueue.main               singleton  scheduler    Scheduling            info
    OperationQueue.current            singleton  scheduler    Scheduling            info
    RunLoop.main                      singleton  scheduler    Scheduling            info
    RunLoop.current                   singleton  scheduler    Scheduling            info
    CFRunLoopGetCurrent               function   scheduler    Scheduling            info
    CFRunLoopGetMain                  function   scheduler    Scheduling            info
    Thread.current                    singleton  scheduler    Scheduling            info
    Thread.main                       singleton  scheduler    Scheduling            info
    Thread.detachNewThread            static     scheduler    Executing             info
    Thread.detachNewThreadSelector    static     scheduler    Executing             info
    Thread.isMainThread               static     scheduler    Scheduling            info
    Thread.isMultiThreaded            static     scheduler    Scheduling            info
    Thread(*)                         construct  scheduler    Executing             info
    pthread_create                    function   scheduler    Executing             info
    pthread_main_np                   function   scheduler    Scheduling            info

    // Tasks
    Task.detached                     static     scheduler    Executing             info
    Task.yield                        static     scheduler    Executing             info

    // In the background
    BGTaskScheduler.shared            singleton  application  BackgroundScheduling
    BGTaskScheduler                   service    application  BackgroundScheduling
    NSBackgroundActivityScheduler(*)  construct  application  BackgroundScheduling
    NSBackgroundActivityScheduler     service    application  BackgroundScheduling
    BGAppRefreshTaskRequest           glue       value        -
    BGProcessingTaskRequest           glue       value        -

    // Plumbing
    AsyncStream                       glue       plumbing     -
    AsyncThrowingStream               glue       plumbing     -
    Atomic                            glue       plumbing     -
    BlockOperation                    glue       plumbing     -
    CheckedContinuation               glue       plumbing     -
    DispatchGroup                     glue       plumbing     -
    DispatchIO                        glue       plumbing     -
    DispatchQoS                       glue       value        -
    DispatchQueue                     glue       plumbing     -
    DispatchQueue(label:)             glue       plumbing     -
    DispatchQueue.concurrentPerform   glue       plumbing     -
    DispatchSemaphore                 glue       plumbing     -
    DispatchSource                    glue       plumbing     -
    DispatchWorkItem                  glue       plumbing     -
    ImmediateScheduler.shared         glue       plumbing     -  // deterministic
    ManagedAtomic                     glue       plumbing     -
    MainActor                         glue       plumbing     -
    MainActor.assumeIsolated          glue       plumbing     -
    MainActor.run                     glue       plumbing     -
    Mutex                             glue       plumbing     -
    NSCondition                       glue       plumbing     -
    NSConditionLock                   glue       plumbing     -
    NSLock                            glue       plumbing     -
    NSRecursiveLock                   glue       plumbing     -
    OSAllocatedUnfairLock             glue       plumbing     -
    Operation                         glue       plumbing     -
    OperationQueue                    glue       plumbing     -
    OperationQueue()                  glue       plumbing     -
    QualityOfService                  glue       value        -
    RunLoop                           glue       plumbing     -
    Task                              glue       plumbing     -
    Task(*)                           glue       plumbing     -
    Task.checkCancellation            glue       plumbing     -
    Task.currentPriority              glue       plumbing     -
    Task.isCancelled                  glue       plumbing     -
    TaskGroup                         glue       plumbing     -
    TaskPriority                      glue       value        -
    Thread                            glue       plumbing     -
    ThrowingTaskGroup                 glue       plumbing     -
    UnsafeContinuation                glue       plumbing     -
    """
}

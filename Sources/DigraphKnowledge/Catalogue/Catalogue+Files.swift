extension Catalogue {
  /// The file system, the process and its bundle.
  static let files = """
    // Files
    FileManager.default                        singleton  files     FileSystem
    FileManager(*)                             construct  files     FileSystem
    FileManager                                service    files     FileSystem
    FileHandle(*)                              construct  files     FileSystem
    FileHandle.standardError                   singleton  files     FileSystem
    FileHandle.standardInput                   singleton  files     FileSystem
    FileHandle.standardOutput                  singleton  files     FileSystem
    FileHandle                                 service    files     FileSystem
    FileHandle.nullDevice                      glue       plumbing  -
    FileWrapper(url:)                          static     files     FileSystem
    FileWrapper                                glue       value     -
    Data(contentsOf:)                          static     files     ResourceLoading
    Data(contentsOfFile:)                      static     files     ResourceLoading
    Data#write                                 member     files     FileSystem
    NSData(contentsOf:)                        static     files     ResourceLoading
    NSData(contentsOfFile:)                    static     files     ResourceLoading
    NSArray(contentsOf:)                       static     files     ResourceLoading
    NSArray(contentsOfFile:)                   static     files     ResourceLoading
    NSDictionary(contentsOf:)                  static     files     ResourceLoading
    NSDictionary(contentsOfFile:)              static     files     ResourceLoading
    NSMutableDictionary(contentsOfFile:)       static     files     ResourceLoading
    NSString(contentsOf:)                      static     files     ResourceLoading
    NSString(contentsOfFile:)                  static     files     ResourceLoading
    String(contentsOf:)                        static     files     ResourceLoading
    String(contentsOfFile:)                    static     files     ResourceLoading
    String#write                               member     files     FileSystem
    XMLParser(contentsOf:)                     static     files     ResourceLoading
    XMLParser                                  stable     value     -
    InputStream(fileAtPath:)                   construct  files     FileSystem
    InputStream(url:)                          construct  files     FileSystem
    InputStream                                glue       plumbing  -
    OutputStream(toFileAtPath:)                construct  files     FileSystem
    OutputStream(url:)                         construct  files     FileSystem
    OutputStream                               glue       plumbing  -
    Stream                                     glue       plumbing  -
    URL#checkResourceIsReachable               member     files     FileSystem
    URL#resourceValues                         member     files     FileSystem
    URL#setResourceValues                      member     files     FileSystem
    DispatchIO(*)                              construct  files     FileSystem
    DispatchSource.makeFileSystemObjectSource  static     files     FileSystem
    MLModel(contentsOf:)                       static     files     ModelLoading
    MLModel.load                               static     files     ModelLoading
    MLModel                                    service    files     ModelLoading
    CGImageDestinationCreateWithURL            function   files     FileSystem
    CGImageSourceCreateWithURL                 function   files     ResourceLoading
    chdir                                      function   files     FileSystem
    fopen                                      function   files     FileSystem
    getcwd                                     function   files     FileSystem
    mkdir                                      function   files     FileSystem
    mkdtemp                                    function   files     FileSystem
    mkstemp                                    function   files     FileSystem
    opendir                                    function   files     FileSystem
    unlink                                     function   files     FileSystem
    Pipe                                       glue       plumbing  -

    // Folders
    NSHomeDirectory                            function   files     DirectoryLocating
    NSHomeDirectoryForUser                     function   files     DirectoryLocating
    NSSearchPathForDirectoriesInDomains        function   files     DirectoryLocating
    NSTemporaryDirectory                       function   files     DirectoryLocating
    URL.applicationDirectory                   static     files     DirectoryLocating
    URL.applicationSupportDirectory            static     files     DirectoryLocating
    URL.cachesDirectory                        static     files     DirectoryLocating
    URL.currentDirectory                       static     files     DirectoryLocating
    URL.desktopDirectory                       static     files     DirectoryLocating
    URL.documentsDirectory                     static     files     DirectoryLocating
    URL.downloadsDirectory                     static     files     DirectoryLocating
    URL.homeDirectory                          static     files     DirectoryLocating
    URL.libraryDirectory                       static     files     DirectoryLocating
    URL.moviesDirectory                        static     files     DirectoryLocating
    URL.musicDirectory                         static     files     DirectoryLocating
    URL.picturesDirectory                      static     files     DirectoryLocating
    URL.sharedPublicDirectory                  static     files     DirectoryLocating
    URL.temporaryDirectory                     static     files     DirectoryLocating
    URL.trashDirectory                         static     files     DirectoryLocating
    URL.userDirectory                          static     files     DirectoryLocating

    // The bundle
    Bundle.main                                singleton  bundle    BundleProviding
    Bundle.module                              singleton  bundle    BundleProviding       info  // resources of the own module
    Bundle(for:)                               static     bundle    BundleProviding       info
    Bundle(*)                                  static     bundle    BundleProviding
    Bundle.allBundles                          static     bundle    BundleProviding
    Bundle.allFrameworks                       static     bundle    BundleProviding
    Bundle                                     service    bundle    BundleProviding
    CFBundleGetMainBundle                      function   bundle    BundleProviding

    // The process
    ProcessInfo.processInfo                    singleton  process   ProcessInfoProviding
    ProcessInfo(*)                             construct  process   ProcessInfoProviding
    ProcessInfo                                service    process   ProcessInfoProviding
    NSProcessInfo.processInfo                  singleton  process   ProcessInfoProviding
    CommandLine.arguments                      static     process   EnvironmentReading
    CommandLine.argc                           static     process   EnvironmentReading
    CommandLine.unsafeArgv                     static     process   EnvironmentReading
    getenv                                     function   process   EnvironmentReading
    setenv                                     function   process   EnvironmentReading
    unsetenv                                   function   process   EnvironmentReading
    putenv                                     function   process   EnvironmentReading
    environ                                    function   process   EnvironmentReading
    NSFullUserName                             function   process   EnvironmentReading
    NSUserName                                 function   process   EnvironmentReading
    getpid                                     function   process   ProcessInfoProviding
    getpwuid                                   function   process   EnvironmentReading
    isatty                                     function   process   TerminalReading
    readLine                                   function   process   TerminalReading
    exit                                       function   process   ProcessEnding
    abort                                      function   process   ProcessEnding         info
    Process(*)                                 construct  process   ProcessRunning
    Process.run                                static     process   ProcessRunning
    Process.launchedProcess                    static     process   ProcessRunning
    Process                                    service    process   ProcessRunning
    NSTask(*)                                  construct  process   ProcessRunning
    fork                                       function   process   ProcessRunning
    popen                                      function   process   ProcessRunning
    posix_spawn                                function   process   ProcessRunning
    posix_spawnp                               function   process   ProcessRunning
    system                                     function   process   ProcessRunning
    DispatchSource.makeSignalSource            static     process   ProcessInfoProviding
    NSAppleScript(*)                           construct  process   ScriptRunning
    NSAppleScript                              service    process   ScriptRunning
    NSUserAppleScriptTask(*)                   construct  process   ScriptRunning
    NSUserAutomatorTask(*)                     construct  process   ScriptRunning
    NSUserScriptTask(*)                        construct  process   ScriptRunning
    NSUserUnixTask(*)                          construct  process   ScriptRunning
    """
}

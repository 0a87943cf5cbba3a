extension BuiltInTexts {
  static let darwin: StaticString = #"""
    //: framework Darwin

    // The device
    //: host_statistics    function device DeviceInfoProviding
    //: host_statistics64  function device DeviceInfoProviding
    //: sysctl             function device DeviceInfoProviding
    //: sysctlbyname       function device DeviceInfoProviding
    //: task_info          function device DeviceInfoProviding
    //: uname              function device DeviceInfoProviding, info

    // Time that passes
    //: mach_absolute_time     function clock MonotonicTimeProviding
    //: mach_approximate_time  function clock MonotonicTimeProviding
    //: mach_continuous_time   function clock MonotonicTimeProviding
    //: clock_gettime          function clock MonotonicTimeProviding
    //: clock_gettime_nsec_np  function clock MonotonicTimeProviding
    //: gettimeofday           function clock MonotonicTimeProviding
    //: time                   function clock DateProviding
    //: clock                  function clock MonotonicTimeProviding

    // Waiting
    //: sleep      function clock Sleeping, waits
    //: usleep     function clock Sleeping, waits
    //: nanosleep  function clock Sleeping, waits

    // Files
    //: chdir    function files FileSystem
    //: fopen    function files FileSystem
    //: getcwd   function files FileSystem
    //: mkdir    function files FileSystem
    //: mkdtemp  function files FileSystem
    //: mkstemp  function files FileSystem
    //: opendir  function files FileSystem
    //: unlink   function files FileSystem

    // The process
    //: getenv        function process EnvironmentReading
    //: setenv        function process EnvironmentReading
    //: unsetenv      function process EnvironmentReading
    //: putenv        function process EnvironmentReading
    //: environ       function process EnvironmentReading
    //: getpid        function process ProcessInfoProviding
    //: getpwuid      function process EnvironmentReading
    //: isatty        function process TerminalReading
    //: exit          function process ProcessEnding, ends
    //: abort         function process ProcessEnding, info, ends
    //: fork          function process ProcessRunning
    //: popen         function process ProcessRunning
    //: posix_spawn   function process ProcessRunning
    //: posix_spawnp  function process ProcessRunning
    //: system        function process ProcessRunning

    // Logs
    //: asl_log  function logging Logging, info
    //: syslog   function logging Logging, info
    //: fputs    function logging Logging, info
    //: printf   function logging Logging, info
    //: puts     function logging Logging, info
    //: vprintf  function logging Logging, info

    // Connections
    //: getaddrinfo    function network HostProviding
    //: gethostbyname  function network HostProviding
    //: gethostname    function network HostProviding, effects process
    //: getifaddrs     function network HostProviding

    // Inside and between processes
    //: notify_post               function notifications EventPosting
    //: notify_register_dispatch  function notifications EventPosting

    // Values
    //: arc4random             function random RandomProviding
    //: arc4random_uniform     function random RandomProviding
    //: arc4random_buf         function random RandomProviding
    //: drand48                function random RandomProviding
    //: erand48                function random RandomProviding
    //: lrand48                function random RandomProviding
    //: srand48                function random RandomProviding
    //: rand                   function random RandomProviding
    //: srand                  function random RandomProviding
    //: random                 function random RandomProviding
    //: srandom                function random RandomProviding
    //: getentropy             function random RandomProviding
    //: CCRandomGenerateBytes  function random RandomProviding

    // Shared
    //: pthread_create   function scheduler Executing, info
    //: pthread_main_np  function scheduler Scheduling, info

    // Documents and the pasteboard
    //: sqlite3_open     function storage
    //: sqlite3_open_v2  function storage
    //: sqlite3_open16   function storage
    """#
}

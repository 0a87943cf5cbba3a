extension Knowledge {
  /// Modules of the platform of which no text says anything: what they declare is not known, but that it is no package's.
  ///
  /// Source: the frameworks that Apple's developer documentation lists, and the modules of Swift's toolchains.
  static let otherFrameworks = [
    "AVFAudio", "AVKit", "AVRouting", "AdAttributionKit", "AdServices", "Android", "AppTrackingTransparency",
    "ApplicationServices", "AppleArchive", "AudioUnit", "AutomaticAssessmentConfiguration", "Automator", "Bionic",
    "BrowserEngineKit", "BusinessChat", "CFNetwork", "CRT", "Cinematic", "Cocoa", "Collaboration", "ColorSync",
    "CommonCrypto", "Compression", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreMedia",
    "CoreMediaIO",
    "CoreText", "CreateML", "CryptoTokenKit", "Cxx", "DataDetection", "DeveloperToolsSupport", "DeviceActivity",
    "DiskArbitration", "Distributed", "DockKit", "EventKitUI", "ExceptionHandling", "ExtensionFoundation",
    "ExtensionKit", "FSKit", "FileProviderUI", "ForceFeedback", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML", "GSS", "Glibc", "HealthKitUI", "Hypervisor", "IOBluetooth", "IOSurface", "IdentityLookup",
    "ImageCaptureCore", "ImageIO", "InputMethodKit", "IntentsUI", "LightweightCodeRequirements", "LockedCameraCapture",
    "MachO", "ManagedSettings", "ManagedSettingsUI", "Matter", "MatterSupport", "MediaAccessibility", "MediaLibrary",
    "MediaToolbox", "MobileCoreServices", "Musl", "NewsstandKit", "OSLog", "ObjectiveC", "OpenDirectory",
    "OpenGL", "OpenGLES", "PHASE", "ParavirtualizedGraphics", "PlaygroundSupport", "Playgrounds", "ProximityReader",
    "PushToTalk", "QuickLookThumbnailing", "QuickLookUI", "RegexBuilder", "SafetyKit", "ScreenSaver", "ScriptingBridge",
    "SecurityFoundation", "SecurityInterface", "SensitiveContentAnalysis", "SensorKit", "SharedWithYou", "StickerKit",
    "StoreKitTest", "SwiftShims", "SwiftUICore", "Symbols", "Synchronization", "SystemExtensions", "TVMLKit",
    "TVServices",
    "TabularData", "ThreadNetwork", "Twitter", "UIUtilities", "VideoDecodeAcceleration", "Virtualization",
    "WinSDK", "WorkoutKit", "XcodeKit", "XPC", "_Concurrency", "_Differentiation", "_StringProcessing", "asl",
    "libxml2", "ucrt", "zlib",
  ]
}

/// What is built in, one text for each framework or package, by name of the file.
///
/// Written by `DIGRAPH_UPDATE=1 swift test --filter DataListTests`.
enum BuiltInTexts {
  static let all: [StaticString] = [
    arKit, avFoundation, accelerate, accessibility, accounts, activityKit, adSupport, addressBook, adjust, alamofire,
    alarmKit, amplitude, apollo, appIntents, appKit, appsFlyer, argumentParser, asyncDisplayKit, asyncHTTPClient,
    audioToolbox, authenticationServices, bltnBoard, backgroundAssets, backgroundTasks, braze, bugsnag, callKit,
    carPlay, carbon, casePaths, charts, classKit, cleanse, clockKit, cloudKit, cocoaLumberjack, combine,
    combineSchedulers, composableArchitecture, contacts, coreBluetooth, coreData, coreFoundation, coreGraphics,
    coreHaptics, coreImage, coreLocation, coreMIDI, coreML, coreMotion, coreNFC, coreServices, coreSpotlight,
    coreTelephony, coreTransferable, coreVideo, coreWLAN, cryptoKit, diTranquillity, darwin, defaults, dependencies,
    deviceCheck, dip, dispatch, eventKit, externalAccessory, fmdb, facebookLogin, factory, familyControls, fileProvider,
    financeKit, finderSync, firebase, foundation, foundationModels, glKit, grdb, grpc, gameController, gameKit,
    gameplayKit, gifu, googleCast, googleSignIn, groupActivities, healthKit, homeKit, ioKit, iqKeyboardManagerSwift,
    imagePlayground, injectPropertyWrapper, instabug, intents, javaScriptCore, keychainAccess, keychainSwift,
    kingfisher, knit, linkPresentation, localAuthentication, lottie, mmkv, mapKit, mediaPlayer, messageUI, metal,
    metalKit, metalPerformanceShaders, metricKit, mixpanel, modelIO, moya, multipeerConnectivity, musicKit, names,
    naturalLanguage, nearbyInteraction, needle, network, networkExtension, newRelic, nimble, notificationCenter, nuke,
    os, observation, pdfKit, packageDescription, passKit, pencilKit, photos, photosUI, postHog, promiseKit, pushKit,
    quartzCore, quick, quickLook, reachability, reactiveSwift, realityKit, realm, replayKit, resolver, revenueCat,
    roomPlan, rxSwift, samKeychain, sdWebImage, sqLiteData, safariServices, safeDI, sceneKit, screenCaptureKit,
    screenTime, security, sentry, serviceManagement, shazamKit, social, socketIO, soundAnalysis, sparkle, speech,
    spriteKit, starscream, storeKit, swift, swiftAtomics, swiftData, swiftKeychainWrapper, swiftLog, swiftNIO, swiftUI,
    swiftyBeaver, swinject, systemConfiguration, tttAttributedLabel, tvuiKit, telemetryDeck, testing, tipKit,
    translation, uiKit, uniformTypeIdentifiers, userNotifications, userNotificationsUI, valet, videoSubscriberAccount,
    videoToolbox, vision, visionKit, watchConnectivity, watchKit, weatherKit, weaver, webKit, widgetKit, xcgLogger,
    xcTest, yapDatabase, iAd, simd,
  ]
}

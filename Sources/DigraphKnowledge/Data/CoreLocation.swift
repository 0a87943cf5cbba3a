extension BuiltInTexts {
  static let coreLocation: StaticString = #"""
    //: framework CoreLocation, prefix CL

    // UIKit and WatchKit
    //: CLLocationButton  view interface

    // Location and maps
    //: CLLocationManager(*)                                            construct location LocationProviding
    //: CLLocationManager.authorizationStatus                           static location LocationProviding
    //: CLLocationManager.headingAvailable                              static location LocationProviding
    //: CLLocationManager.isMonitoringAvailable                         static location LocationProviding
    //: CLLocationManager.isRangingAvailable                            static location LocationProviding
    //: CLLocationManager.locationServicesEnabled                       static location LocationProviding
    //: CLLocationManager.significantLocationChangeMonitoringAvailable  static location LocationProviding
    //: CLLocationManager                                               service location LocationProviding
    //: CLBackgroundActivitySession(*)                                  construct location LocationProviding
    //: CLLocationUpdate.liveUpdates                                    static location LocationProviding
    //: CLMonitor(*)                                                    construct location LocationProviding
    //: CLMonitor                                                       service location LocationProviding
    //: CLServiceSession(*)                                             construct location LocationProviding
    //: CLGeocoder(*)                                                   construct location Geocoding
    //: CLGeocoder                                                      service location Geocoding
    //: CLBeaconRegion                                                  glue value
    //: CLCircularRegion                                                glue value
    //: CLHeading                                                       glue value
    //: CLLocation                                                      glue value
    //: CLLocationCoordinate2D                                          glue value
    //: CLPlacemark                                                     glue value
    //: CLRegion                                                        glue value
    """#
}

extension BuiltInTexts {
  static let mapKit: StaticString = #"""
    //: framework MapKit, prefix MK

    class MKMapView: UIView { var annotations: [MKAnnotation] { get } }  //: view interface
    class MKAnnotationView: UIView {}  //: view interface
    protocol MKAnnotation {}

    // The application
    //: MKMapItem.openMaps  static application URLOpening

    // SwiftUI
    //: Map             view interface
    //: MapAnnotation   view interface
    //: MapCircle       view interface
    //: MapMarker       view interface
    //: MapPin          view interface
    //: MapPolygon      view interface
    //: MapPolyline     view interface
    //: UserAnnotation  view interface

    // UIKit and WatchKit
    //: MKCircleRenderer               view interface
    //: MKCompassButton                view interface
    //: MKLookAroundViewController     view interface
    //: MKMapItemDetailViewController  view interface
    //: MKMarkerAnnotationView         view interface
    //: MKOverlayRenderer              view interface
    //: MKPinAnnotationView            view interface
    //: MKPolygonRenderer              view interface
    //: MKPolylineRenderer             view interface
    //: MKScaleView                    view interface
    //: MKTileOverlayRenderer          view interface
    //: MKUserLocationView             view interface
    //: MKUserTrackingButton           view interface

    // By the device's, unless they are set
    //: MKDistanceFormatter(*)  construct formatting MeasurementFormatting, info

    // Values and helpers
    //: MKDistanceFormatter  stable formatting

    // Location and maps
    //: MKDirections(*)               construct location RoutePlanning
    //: MKDirections                  service location RoutePlanning
    //: MKGeocodingRequest(*)         construct location Geocoding
    //: MKLocalSearch(*)              construct location PlaceSearching
    //: MKLocalSearch                 service location PlaceSearching
    //: MKLocalSearchCompleter(*)     construct location PlaceSearching
    //: MKLocalSearchCompleter        service location PlaceSearching
    //: MKLookAroundSceneRequest(*)   construct location PlaceSearching
    //: MKMapSnapshotter(*)           construct location MapDrawing
    //: MKMapSnapshotter              service location MapDrawing
    //: MKReverseGeocodingRequest(*)  construct location Geocoding
    //: MKCoordinateRegion            glue value
    //: MKCoordinateSpan              glue value
    //: MKMapItem                     glue value
    //: MKMapRect                     glue value
    //: MKPlacemark                   glue value
    //: MKPointAnnotation             glue value
    //: MKPolyline                    glue value
    //: MKPolygon                     glue value

    // By name
    //: MK*Button   makes view
    //: MK*Cell     makes view
    //: MK*Control  makes view
    //: MK*View     makes view
    """#
}

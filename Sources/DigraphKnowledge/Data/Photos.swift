extension BuiltInTexts {
  static let photos: StaticString = #"""
    //: framework Photos, prefix PH

    class PHPickerViewController: UIViewController {}  //: view interface

    // UIKit and WatchKit
    //: PHLivePhotoView  view interface

    // Cameras and screens
    //: UIImageWriteToSavedPhotosAlbum       function media PhotoAccessing
    //: UISaveVideoAtPathToSavedPhotosAlbum  function media PhotoAccessing

    // Photos
    //: PHAsset.fetchAssets                      static media PhotoAccessing
    //: PHAssetCollection.fetchAssetCollections  static media PhotoAccessing
    //: PHAssetResourceManager.default           singleton media PhotoAccessing
    //: PHCachingImageManager(*)                 construct media PhotoAccessing
    //: PHCachingImageManager                    service media PhotoAccessing
    //: PHImageManager.default                   singleton media PhotoAccessing
    //: PHImageManager                           service media PhotoAccessing
    //: PHPhotoLibrary.authorizationStatus       static media PhotoAccessing
    //: PHPhotoLibrary.requestAuthorization      static media PhotoAccessing
    //: PHPhotoLibrary.shared                    singleton media PhotoAccessing
    //: PHPhotoLibrary                           service media PhotoAccessing
    //: PHAsset                                  glue value
    //: PHAssetCollection                        glue value
    //: PHFetchOptions                           glue value
    //: PHFetchResult                            glue value
    //: PHImageRequestOptions                    glue value

    // Types
    //: PHPickerConfiguration  glue value
    """#
}

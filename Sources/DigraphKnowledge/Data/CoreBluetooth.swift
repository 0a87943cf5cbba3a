extension BuiltInTexts {
  static let coreBluetooth: StaticString = #"""
    //: framework CoreBluetooth, prefix CB

    // Devices nearby
    //: CBCentralManager(*)             construct sensors BluetoothScanning
    //: CBCentralManager.authorization  static sensors BluetoothScanning
    //: CBCentralManager                service sensors BluetoothScanning
    //: CBManager.authorization         static sensors BluetoothScanning
    //: CBPeripheralManager(*)          construct sensors BluetoothAdvertising
    //: CBPeripheralManager             service sensors BluetoothAdvertising
    //: CBCharacteristic                glue value
    //: CBPeripheral                    glue value
    //: CBService                       glue value
    //: CBUUID                          glue value

    // Types
    //: CBMutableService  glue value
    """#
}

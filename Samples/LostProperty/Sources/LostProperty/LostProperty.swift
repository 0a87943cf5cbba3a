import Swinject

@main
enum LostProperty {
  static func main() {
    let assembler = Assembler([FrontDeskAssembly(), BackRoomAssembly(), WorkshopAssembly()])
    assembler.resolver.resolve(FrontDesk.self)!.open()
    assembler.resolver.resolve(BackRoom.self)!.tidy()
    assembler.resolver.resolve(Workshop.self)!.mend()
    StaffRoom(resolver: { assembler.resolver }).hangUpKeys()
    KeyCabinet(resolver: { assembler.resolver }).open()
  }
}

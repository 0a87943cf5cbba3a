@main
enum UserDirectory {
  static func main() {
    let list = UserList()
    list.show()
    let page = UserPage()
    page.show("Kim")
  }
}

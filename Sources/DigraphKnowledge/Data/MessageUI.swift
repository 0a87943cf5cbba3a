extension BuiltInTexts {
  static let messageUI: StaticString = #"""
    //: framework MessageUI, prefix MF

    class MFMailComposeViewController: UINavigationController {}  //: view interface
    //: MFMailComposeViewController.canSendMail  static system MailSending, shows
    class MFMessageComposeViewController: UINavigationController {}  //: view interface
    //: MFMessageComposeViewController.canSendText  static system MessageSending, shows
    """#
}

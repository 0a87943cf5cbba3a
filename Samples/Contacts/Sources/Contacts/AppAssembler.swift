/// The assembler of the application: the defaults, all of them.
final class AppAssembler: ContactsAssembler {}

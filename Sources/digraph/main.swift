import DigraphCommand
import Foundation

exit(run(arguments: Array(CommandLine.arguments.dropFirst()), in: .build()).rawValue)

import Glibc
import Testing

extension Trait where Self == ConditionTrait {
  /// Runs a test only as root, who can give files to other users.
  package static var asRoot: Self { .enabled(if: geteuid() == 0, "only root can give files to other users") }
}

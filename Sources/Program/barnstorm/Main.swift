import Program

@main
enum Main {
  static func main() { MainProgram.run() }
}

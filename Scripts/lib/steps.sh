# Sourced by the scripts that count steps, after prepare.sh: builds a program so that it counts the edges between basic
# blocks that it takes; see Tests/StepCounter. Sets $counting to the folder of the programs.

# Only the compiler's front end is told of a sanitizer, as only it asks for one before it counts; nothing of it is linked.
counting=$root/.build/steps/release

count_steps_of() {
  quietly swift build --package-path "$root" --scratch-path "$root/.build/steps" --configuration release \
    --product "$1" -Xcc -DCOUNT_STEPS \
    -Xswiftc -Xfrontend -Xswiftc -sanitize=undefined \
    -Xswiftc -Xfrontend -Xswiftc -sanitize-coverage=edge,trace-pc-guard ||
    fail "$1 does not build so that it counts steps"
}

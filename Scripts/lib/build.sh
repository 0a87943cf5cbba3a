# Sourced by the scripts that need the program, after prepare.sh: builds it in release, if anything has changed.
# Sets $binary.

# In a folder of its own, so that builds for tests, whose flags differ, are not made anew each time.
scratch=$root/.build/run
binary=$scratch/release/digraph
stamp=$scratch/.built

# Where the standard library can be linked into the binary, the binary needs no toolchain to run.
static=
if [ "$(uname)" = Linux ]; then static=--static-swift-stdlib; fi

# Nobody debugs this build; debug information doubles its size and takes the compiler a while.
debugging="-debug-info-format none"

# Asking SwiftPM whether there is anything to do takes longer than a scan.
is_current() {
  [ -x "$binary" ] && [ -e "$stamp" ] &&
    [ -z "$(find "$root/Package.swift" "$root/Sources" -newer "$stamp" -print | head -n 1)" ]
}

if ! is_current; then
  if [ -t 2 ]; then say "Building digraph …"; fi
  mkdir -p "$scratch"
  begin=$(mktemp "$scratch/begin.XXXXXX")
  # shellcheck disable=SC2086 -- flags, none of which holds a space
  if ! quietly swift build --package-path "$root" --scratch-path "$scratch" \
    --configuration release $static $debugging --product digraph; then
    rm -f "$begin"
    fail "digraph does not build"
  fi
  # What was changed while it was being built is newer than this.
  mv -f "$begin" "$stamp"
fi

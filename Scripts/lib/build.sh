# Sourced by the scripts that need the program, after prepare.sh: builds it in release, if anything has changed.
# Sets $binary.

# In a folder of its own, so that builds for tests, whose flags differ, are not made anew each time.
scratch=$root/.build/run
binary=$scratch/release/digraph
stamp=$scratch/.built

# What can be linked into the binary is, so that it needs neither a toolchain nor libraries to run.
static=
# Nobody loads anything into the program, so it need not offer its functions to others; and it is loaded where it was
# linked for, which takes a table of 50,000 addresses to be mended at each start out of it.
if [ "$(uname)" = Linux ]; then
  static="--static-swift-stdlib -Xlinker --icf=all -Xlinker --no-export-dynamic -Xswiftc -Xclang-linker -Xswiftc -no-pie"
fi

# Makes a folder that holds static libraries alone, so that the linker takes these, and has SwiftPM look there first.
# $1: the folder; $2: libyaml.a
prepare_static_libraries() {
  [ -e "$2" ] || return 0
  mkdir -p "$1"
  ln -sf -- "$2" "$1/libyaml.a"
  if [ "$(uname)" = Linux ]; then
    gcc=$(find /usr/lib/gcc -name libgcc_eh.a 2>/dev/null | sort -V | tail -n 1)
    if [ -n "$gcc" ]; then
      ln -sf -- "$(dirname -- "$gcc")/libstdc++.a" "$1/libstdc++.a"
      # Under the name of the shared library that compilers ask for.
      ln -sf -- "$gcc" "$1/libgcc_s.a"
    fi
  fi
  cat >"$1/yaml-0.1.pc" <<TEXT
Name: LibYAML
Description: the static library alone
Version: $(pkg-config --modversion yaml-0.1)
Cflags: $(pkg-config --cflags yaml-0.1)
Libs: -L$(printf '%s' "$1" | sed 's/ /\\ /g') -lyaml
TEXT
  PKG_CONFIG_PATH=$1${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
  export PKG_CONFIG_PATH
}

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
  prepare_static_libraries "$scratch/libraries" "$(pkg-config --variable=libdir yaml-0.1)/libyaml.a"
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

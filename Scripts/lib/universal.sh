# Sourced by the script that makes releases, on macOS, after build.sh: builds the program for both architectures.
# Sets $binary.

# Each architecture has a Homebrew of its own.
for architecture in arm64 x86_64; do
  case "$architecture" in
  arm64) brew=/opt/homebrew ;;
  x86_64) brew=/usr/local ;;
  esac
  library=$brew/opt/libyaml/lib/libyaml.a
  [ -e "$library" ] || fail "there is no $library: install libyaml with the Homebrew of $brew"
  (
    prepare_static_libraries "$scratch/libraries-$architecture" "$library"
    # shellcheck disable=SC2086 -- flags, none of which holds a space
    quietly swift build --package-path "$root" --scratch-path "$root/.build/release-$architecture" \
      --configuration release $debugging --arch "$architecture" --product digraph
  ) || fail "digraph does not build for $architecture"
done
binary=$work/digraph
lipo -create -output "$binary" "$root/.build/release-arm64/release/digraph" "$root/.build/release-x86_64/release/digraph"
strip -Sx "$binary"
# Stripping breaks the seal without which nothing runs on Apple silicon.
codesign --force --sign - "$binary"

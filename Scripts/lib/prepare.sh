# Sourced by the scripts in the folder above: finds the repository and installs what the build needs and is missing.
# Sets $root. Says nothing where nothing is missing.

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$(basename -- "$0"): $*"
  exit 2
}

# Runs a command; shows what it printed only where it fails.
quietly() {
  log=$(mktemp)
  if "$@" >"$log" 2>&1; then
    rm -f "$log"
  else
    status=$?
    cat "$log" >&2
    rm -f "$log"
    return "$status"
  fi
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    fail "installing needs root or sudo; as root: $*"
  fi
}

# Graphviz is loaded when a picture is drawn; libyaml is linked.
has_libraries() {
  command -v dot >/dev/null 2>&1 && command -v pkg-config >/dev/null 2>&1 && pkg-config --exists yaml-0.1
}

apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@"
}

install_libraries() {
  if has_libraries; then return; fi
  if command -v brew >/dev/null 2>&1; then
    say "Installing graphviz, libyaml and pkg-config …"
    quietly brew install graphviz libyaml pkg-config ||
      fail "Homebrew could not install graphviz, libyaml and pkg-config"
  elif command -v apt-get >/dev/null 2>&1; then
    packages="graphviz libyaml-dev pkg-config"
    say "Installing $packages …"
    # The package lists of a fresh machine are empty or old; updating them is tried only where that matters.
    # shellcheck disable=SC2086
    apt_install $packages >/dev/null 2>&1 || {
      quietly as_root apt-get -o DPkg::Lock::Timeout=300 update || fail "apt-get could not update its lists"
      # shellcheck disable=SC2086
      quietly apt_install $packages || fail "apt-get could not install $packages"
    }
  else
    fail "install graphviz, the development files of libyaml, and pkg-config, then run this again"
  fi
  has_libraries || fail "dot or yaml-0.1 is not found, although graphviz and libyaml are installed"
}

command -v swift >/dev/null 2>&1 || fail "there is no Swift toolchain on the PATH; see https://www.swift.org/install"
install_libraries

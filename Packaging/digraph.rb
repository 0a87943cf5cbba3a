class Digraph < Formula
  desc "Show how Swift types get their dependencies"
  homepage "https://example.org/digraph"
  version "@VERSION@"
  license "MIT"

@SOURCES@

  depends_on "graphviz"

  def install
    bin.install "bin/digraph"
    man1.install "share/man/man1/digraph.1"
    bash_completion.install "share/bash-completion/completions/digraph"
    fish_completion.install "share/fish/vendor_completions.d/digraph.fish"
    zsh_completion.install "share/zsh/site-functions/_digraph"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/digraph version")
  end
end

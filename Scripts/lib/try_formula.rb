# Carries out a Homebrew formula without Homebrew; called by Scripts/try-release.
# ruby try_formula.rb FOLDER-WITH-ARTEFACTS PREFIX

require "digest"
require "fileutils"
require "pathname"
require "tmpdir"

class Pathname
  def install(*files)
    mkpath
    files.each { |file| FileUtils.cp(file, self) }
  end
end

class Formula
  class << self
    attr_reader :address, :checksum

    def desc(*) = nil
    alias homepage desc
    alias version desc
    alias license desc
    alias depends_on desc
    alias test desc

    def url(text) = @address = text
    def sha256(text) = @checksum = text
    def on_macos = nil
    def on_linux = yield
    def on_intel = (yield if RUBY_PLATFORM.start_with?("x86_64"))
    def on_arm = (yield if RUBY_PLATFORM.start_with?("aarch64"))
  end

  PREFIX = Pathname(ARGV[1])
  def bin = PREFIX / "bin"
  def man1 = PREFIX / "share/man/man1"
  def bash_completion = PREFIX / "share/bash-completion/completions"
  def fish_completion = PREFIX / "share/fish/vendor_completions.d"
  def zsh_completion = PREFIX / "share/zsh/site-functions"
end

load "#{ARGV[0]}/digraph.rb"
archive = "#{ARGV[0]}/#{File.basename(Digraph.address)}"
abort "#{archive} has another checksum" unless Digest::SHA256.file(archive).hexdigest == Digraph.checksum
Dir.mktmpdir do |folder|
  system("tar", "xzf", archive, "-C", folder, "--strip-components", "1", exception: true)
  Dir.chdir(folder) { Digraph.new.install }
end

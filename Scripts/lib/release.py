"""Makes the files of a release from an installed tree; called by Scripts/release."""

import gzip
import hashlib
import io
import json
import os
import re
import stat
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

EPOCH = int(os.environ["SOURCE_DATE_EPOCH"])
TRIPLES = {
    "linux-aarch64": ["aarch64-unknown-linux-gnu"],
    "linux-x86_64": ["x86_64-unknown-linux-gnu"],
    "macos": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}


def sha256(path):
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def write_tarball(path, top, files):
    """files: pairs of a name below `top` and a path; nothing of this machine gets into the archive."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, file in sorted(files):
            entry = tarfile.TarInfo(f"{top}/{name}")
            content = file.read_bytes()
            entry.size, entry.mtime = len(content), EPOCH
            entry.mode = 0o755 if os.access(file, os.X_OK) else 0o644
            archive.addfile(entry, io.BytesIO(content))
    with open(path, "wb") as file:
        with gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=9, mtime=EPOCH) as packed:
            packed.write(buffer.getvalue())


def files_below(folder):
    return [(str(file.relative_to(folder)), file) for file in folder.rglob("*") if file.is_file()]


def tarballs(output, version):
    """The archives of all platforms that lie in the folder, by platform."""
    found = {}
    for path in sorted(output.glob(f"digraph-{version}-*.tar.gz")):
        platform = path.name[len(f"digraph-{version}-"):-len(".tar.gz")]
        if platform in TRIPLES:
            found[platform] = path
    return found


def write_bundle(path, version, archives):
    """An artifact bundle of SwiftPM: https://github.com/apple/swift-evolution/blob/main/proposals/0305"""
    date = time.gmtime(max(EPOCH, 315532800))[:6]
    variants = [
        {"path": f"digraph-{version}-{platform}/bin/digraph", "supportedTriples": TRIPLES[platform]}
        for platform in archives
    ]
    info = {
        "schemaVersion": "1.0",
        "artifacts": {"digraph": {"version": version, "type": "executable", "variants": variants}},
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as bundle:

        def add(name, content, mode):
            entry = zipfile.ZipInfo(f"digraph.artifactbundle/{name}", date)
            entry.compress_type, entry.create_system = zipfile.ZIP_DEFLATED, 3
            entry.external_attr = (stat.S_IFREG | mode) << 16
            bundle.writestr(entry, content)

        add("info.json", json.dumps(info, indent=2) + "\n", 0o644)
        for variant, archive in zip(variants, archives.values()):
            with tarfile.open(archive) as tar:
                add(variant["path"], tar.extractfile(variant["path"]).read(), 0o755)


def write_plugins(path, root, version, url, bundle):
    text = (root / "Packaging/Plugins.swift").read_text()
    text = text.replace("@URL@", f"{url}/{bundle.name}").replace("@CHECKSUM@", sha256(bundle))
    manifest = path.parent / "Package.swift"
    manifest.write_text(text)
    plugins = [(f"Plugins/{name}", file) for name, file in files_below(root / "Plugins") if "/" in name]
    write_tarball(path, f"digraph-plugins-{version}", [*plugins, ("Package.swift", manifest), ("LICENSE", root / "LICENSE")])
    manifest.unlink()


def write_formula(path, root, version, url, archives):
    def source(platform):
        return f'url "{url}/{archives[platform].name}"\n    sha256 "{sha256(archives[platform])}"'

    blocks = []
    if "macos" in archives:
        blocks.append(f"  on_macos do\n    {source('macos')}\n  end\n")
    linux = [platform for platform in archives if platform.startswith("linux-")]
    for platform in linux:
        condition = "on_arm" if platform.endswith("aarch64") else "on_intel"
        inner = source(platform).replace("\n", "\n  ")
        blocks.append(f"  on_linux do\n    {condition} do\n      {inner}\n    end\n  end\n")
    text = (root / "Packaging/digraph.rb").read_text()
    path.write_text(text.replace("@VERSION@", version).replace("@SOURCES@\n", "\n".join(blocks)))


def pkg_config_version(name):
    return subprocess.run(
        ["pkg-config", "--modversion", name], capture_output=True, text=True, check=True).stdout.strip()


def write_bill_of_materials(path, output, version, toolchain):
    """What the binaries are made of, as SPDX 2.3. The platform's own C library is not part of them."""
    swift = re.search(r"version (\S+)", toolchain)
    compiler = subprocess.run(["cc", "-dumpfullversion"], capture_output=True, text=True).stdout.strip()
    linked = [
        ("Swift", swift[1] if swift else "unknown", "https://www.swift.org", "Apache-2.0 WITH Swift-exception"),
        ("libyaml", pkg_config_version("yaml-0.1"), "https://pyyaml.org/wiki/LibYAML", "MIT"),
    ]
    if sys.platform == "linux":
        linked.append(("libstdc++", compiler, "https://gcc.gnu.org", "GPL-3.0-or-later WITH GCC-exception-3.1"))

    def package(identifier, name, number, address, license_name):
        return {
            "SPDXID": f"SPDXRef-{identifier}", "name": name, "versionInfo": number, "downloadLocation": "NOASSERTION",
            "homepage": address, "filesAnalyzed": False, "licenseConcluded": license_name,
            "licenseDeclared": license_name, "copyrightText": "NOASSERTION",
        }

    main = package("digraph", "digraph", version, "https://example.org/digraph", "MIT")
    del main["homepage"]
    packages = [main]
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-digraph")]
    for name, number, address, license_name in linked:
        identifier = re.sub(r"[^A-Za-z0-9.-]", "-", name)
        packages.append(package(identifier, name, number, address, license_name))
        relations.append(("SPDXRef-digraph", "STATIC_LINK", f"SPDXRef-{identifier}"))
    packages.append(package("graphviz", "graphviz", "2.42 or later", "https://graphviz.org", "EPL-1.0"))
    relations.append(("SPDXRef-graphviz", "OPTIONAL_DEPENDENCY_OF", "SPDXRef-digraph"))
    files = []
    for file in sorted(output.iterdir()):
        if file.name in (path.name, "SHA256SUMS") or not file.is_file():
            continue
        identifier = f"SPDXRef-File-{re.sub(r'[^A-Za-z0-9.-]', '-', file.name)}"
        content = file.read_bytes()
        files.append({
            "SPDXID": identifier, "fileName": f"./{file.name}", "licenseConcluded": "NOASSERTION",
            "copyrightText": "NOASSERTION",
            "checksums": [
                {"algorithm": "SHA1", "checksumValue": hashlib.sha1(content).hexdigest()},
                {"algorithm": "SHA256", "checksumValue": hashlib.sha256(content).hexdigest()},
            ],
        })
        relations.append((identifier, "GENERATED_FROM", "SPDXRef-digraph"))
    digest = hashlib.sha256(json.dumps(files).encode()).hexdigest()
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"digraph-{version}", "documentNamespace": f"https://example.org/digraph/spdx/{version}-{digest}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(EPOCH)),
            "creators": ["Tool: Scripts/release"],
        },
        "packages": packages, "files": files,
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
            for one, kind, other in relations
        ],
    }
    path.write_text(json.dumps(document, indent=2) + "\n")


def main():
    root, output, tree = (Path(argument) for argument in sys.argv[1:4])
    url, toolchain = sys.argv[4].rstrip("/"), sys.argv[5]
    version = tree.name.split("-")[1]
    write_tarball(output / f"{tree.name}.tar.gz", tree.name, files_below(tree))
    archives = tarballs(output, version)
    bundle = output / "digraph.artifactbundle.zip"
    write_bundle(bundle, version, archives)
    write_plugins(output / f"digraph-plugins-{version}.tar.gz", root, version, url, bundle)
    write_formula(output / "digraph.rb", root, version, url, archives)
    write_bill_of_materials(output / f"digraph-{version}.spdx.json", output, version, toolchain)
    names = sorted(file.name for file in output.iterdir() if file.is_file() and file.name != "SHA256SUMS")
    (output / "SHA256SUMS").write_text("".join(f"{sha256(output / name)}  {name}\n" for name in names))


main()

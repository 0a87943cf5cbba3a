"""One report of the Swift targets of a Bazel workspace, with what was read of each part kept by Bazel.

An aspect goes along dependencies and collects the sources of the main workspace. `digraph_report` deals them out to
parts, by folder; 'digraph facts' reads each part again only where it has changed, and 'digraph link' makes the report.
`digraph_program` is for `bazel run`. Documentation/ContinuousIntegration.md shows how to use them.
"""

DigraphSourcesInfo = provider(
    doc = "What digraph reads of a target and of all that it depends on.",
    fields = {"sources": "depset of files: the Swift files and headers that are in the main workspace"},
)

# Links lead from where actions run to the workspace; digraph follows none, so it is told where that is.
_IN_WORKSPACE = {"no-sandbox": "1", "no-remote": "1"}

_EDGES = ["deps", "implementation_deps", "private_deps", "test_host"]

def _collect(_target, ctx):
    direct = [
        file
        for attribute in ("srcs", "hdrs")
        for source in getattr(ctx.rule.attr, attribute, [])
        for file in source.files.to_list()
        if file.is_source and file.extension in ("swift", "h") and not file.short_path.startswith("../")
    ]
    transitive = []
    for edge in _EDGES:
        value = getattr(ctx.rule.attr, edge, None) or []
        for target in value if type(value) == "list" else [value]:
            if DigraphSourcesInfo in target:
                transitive.append(target[DigraphSourcesInfo].sources)
    return [DigraphSourcesInfo(sources = depset(direct, transitive = transitive))]

digraph_sources = aspect(
    doc = "Collects the sources of targets and of what they depend on.",
    implementation = _collect,
    attr_aspects = _EDGES,
)

def _path(file):
    return file.path

def _report(ctx):
    sources = depset(transitive = [target[DigraphSourcesInfo].sources for target in ctx.attr.targets]).to_list()
    sources = sorted(sources, key = _path)

    # To which module a file belongs depends on which files there are, so each part has all their names as an input.
    names = ctx.actions.declare_file(ctx.label.name + ".names")
    ctx.actions.write(names, "".join([file.path + "\n" for file in sources]))

    parts = {}
    for file in sources:
        parts.setdefault(hash(file.dirname) % ctx.attr.parts, []).append(file)

    facts = []
    for part, files in sorted(parts.items()):
        out = ctx.actions.declare_file("%s.%d.facts" % (ctx.label.name, part))
        listing = ctx.actions.declare_file("%s.%d.list" % (ctx.label.name, part))
        ctx.actions.write(listing, "".join([file.path + "\n" for file in files]))
        ctx.actions.run_shell(
            command = 'exec "$1" facts --root "$(dirname "$(readlink -f "$2")")" --shard-files "$3" --output "$4"',
            arguments = [ctx.executable.digraph.path, ctx.file.workspace_file.path, listing.path, out.path],
            tools = [ctx.executable.digraph],
            inputs = files + ctx.files.manifests + [ctx.file.workspace_file, listing, names],
            outputs = [out],
            execution_requirements = _IN_WORKSPACE,
            mnemonic = "DigraphFacts",
            progress_message = "Reading what %d files depend on" % len(files),
        )
        facts.append(out)

    report = ctx.actions.declare_file("%s.%s" % (ctx.label.name, ctx.attr.format))
    ctx.actions.run_shell(
        command = 'program=$1 root=$(dirname "$(readlink -f "$2")"); shift 2; exec "$program" link --root "$root" "$@"',
        arguments = [ctx.executable.digraph.path, ctx.file.workspace_file.path, "--output", report.path] +
                    ["--format", ctx.attr.format] + ctx.attr.arguments + [file.path for file in facts],
        tools = [ctx.executable.digraph],
        # What a refactoring would change, excerpts and columns are taken from the sources.
        inputs = facts + sources + [ctx.file.workspace_file],
        outputs = [report],
        execution_requirements = _IN_WORKSPACE,
        mnemonic = "DigraphLink",
        progress_message = "Linking what %d files depend on" % len(sources),
    )
    return [DefaultInfo(files = depset([report]))]

digraph_report = rule(
    doc = "A report of targets and of all that they depend on.",
    implementation = _report,
    attrs = {
        "targets": attr.label_list(aspects = [digraph_sources], mandatory = True, doc = "What to report on."),
        "workspace_file": attr.label(
            allow_single_file = True,
            mandatory = True,
            doc = "A file at the root of the workspace, MODULE.bazel for example.",
        ),
        "manifests": attr.label_list(
            allow_files = True,
            doc = "What says to which modules files belong, and the configuration: BUILD files, .digraph.yml.",
        ),
        "digraph": attr.label(mandatory = True, executable = True, allow_files = True, cfg = "exec", doc = "The program."),
        "format": attr.string(default = "json", doc = "The format of the report."),
        "arguments": attr.string_list(doc = "Further flags of 'digraph link'."),
        "parts": attr.int(default = 8, doc = "Into how many parts the files are dealt out."),
    },
)

def _program(ctx):
    program = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.symlink(output = program, target_file = ctx.file.program, is_executable = True)
    return [DefaultInfo(executable = program)]

digraph_program = rule(
    doc = "The program, to be run in the workspace: bazel run //:digraph -- check \"$PWD\".",
    implementation = _program,
    executable = True,
    attrs = {"program": attr.label(allow_single_file = True, mandatory = True, doc = "The program that was released.")},
)

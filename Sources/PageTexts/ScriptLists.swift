extension PageTexts {
  static let listsPart: StaticString = #"""
    // Findings, cycles and singletons.

    function findingsView() {
      const rows = findings.filter(matchesFinding);
      const rules = new Map();
      for (const finding of rows) rules.set(finding.rule, (rules.get(finding.rule) ?? 0) + 1);
      say(counted(rows.length, "finding"));
      const byRule = [...rules].sort((a, b) => b[1] - a[1]);
      return [
        el("h2", {}, counted(rows.length, "finding")),
        byRule.length > 1 && el("p", { class: "chips" }, byRule.map(([rule, count]) => el("a", { href: linkTo("findings", { rule }), class: "button" }, `${rule} ${grouped(count)}`))),
        rows.length ? longList(rows, (finding) => findingCard(finding), 50) : el("p", {}, "There is no finding that the filters ask for."),
      ];
    }

    function cyclesView() {
      if (!cycles.length) return [el("h2", {}, "No cycles"), el("p", {}, "No types depend on one another in a circle.")];
      const cut = cycles.reduce((sum, cycle) => sum + cycle.cut.length, 0);
      const chosen = Number(state.cycle) - 1;
      return [
        el("h2", {}, counted(cycles.length, "cycle")),
        el("p", {}, `The graph is acyclic without ${cut === 1 ? "this one dependency" : `these ${grouped(cut)} dependencies`}.`),
        cycles.map((cycle, index) => cycleSection(cycle, index, index === chosen)),
      ];
    }

    function cycleSection(cycle, index, isChosen) {
      const { members, witness, cut, least } = cycle;
      const pairRow = ([source, target]) =>
        el(
          "li",
          {},
          typeLink(source),
          " → ",
          typeLink(target),
          edgesBetween(source, target).map((edge) => el("div", { class: "indent" }, lookSample(edge.look), ` ${edge.look.title} `, el("span", { class: "places" }, placesOf(edge)))),
        );
      const verdict = cut.length === least ? "no fewer would do" : `at least ${least} must go`;
      return el(
        "section",
        { id: `cycle-${index + 1}`, class: isChosen ? "chosen" : "" },
        el("h3", {}, `Cycle ${index + 1}: ${counted(members.length, "type")}`),
        el("h4", {}, `Cut ${counted(cut.length, "dependency", "dependencies")} (${verdict})`),
        el("ul", { class: "plain cuts" }, cut.map(pairRow)),
        el("h4", {}, "Shortest way around"),
        el("ol", { class: "chain" }, witness.map((type) => el("li", {}, typeLink(type)))),
        cycle.scene === undefined ? undefined : [el("h4", {}, "All dependencies inside; those to cut are marked ✂"), cyclePicture(cycle)],
        el("h4", {}, "Members"),
        el("p", { class: "names" }, members.map((type, place) => [place > 0 && ", ", typeLink(type)])),
      );
    }

    /** Laid out like all pictures; what is to be cut has a mark. */
    function cyclePicture(cycle) {
      const scene = scenes[cycle.scene];
      const label = `Picture of ${counted(cycle.members.length, "type")} and ${counted(cycle.links.length, "dependency", "dependencies")}`;
      const lines = scene.lines.map((line) => {
        const [x, y] = line.points[Math.floor(line.points.length / 2)];
        return svg(
          "g",
          { class: `line look-${line.look.id}${line.isCyclic ? " cut" : ""}` },
          svg("path", { d: pathText(line.points), "marker-end": `url(#arrow-${line.look.id})` }),
          line.isCyclic && svg("text", { x, y: y + 5, class: "scissors" }, "✂"),
          svg("title", {}, `${scene.boxes[line.source].label} → ${scene.boxes[line.target].label}: ${line.look.title}`),
        );
      });
      const boxes = scene.boxes.map(({ x, y, width, height, type }) =>
        svg(
          "a",
          { href: linkToType(type), class: "box type", "aria-label": type.name },
          svg("rect", { x, y, width, height, rx: 5, class: `shape tint-${type.tint}` }),
          svg("text", { x: x + width / 2, y: y + height / 2 + 4, class: "label" }, type.name),
        ),
      );
      return el(
        "div",
        { class: "still" },
        svg("svg", { viewBox: `-8 -8 ${scene.width + 16} ${scene.height + 16}`, width: scene.width + 16, height: scene.height + 16, role: "group", "aria-label": label, class: "picture" }, Canvas.arrows(), lines, boxes),
      );
    }

    function singletonsView() {
      const rows = singletons.filter(({ type }) => {
        const owner = typeByName.get(type);
        return !owner || matchesPlace(owner);
      });
      say(counted(rows.length, "singleton"));
      if (!rows.length) return [el("h2", {}, "No singletons")];
      const columns = [
        {
          id: "name",
          title: "Singleton",
          isUp: true,
          value: (row) => `${row.type}.${row.member}`,
          cell: (row) => {
            const type = typeByName.get(row.type);
            return type ? [typeLink(type), `.${row.member}`] : `${row.type}.${row.member}`;
          },
        },
        { id: "risk", title: "Risk", isUp: true, value: (row) => row.risk, cell: (row) => el("span", { title: risks[row.risk] }, row.risk) },
        { id: "uses", title: "Consumers", class: "number", value: (row) => row.uses, cell: (row) => grouped(row.uses) },
        { id: "owner", title: "Belongs to", isUp: true, value: (row) => row.owner, cell: (row) => row.owner },
        { id: "place", title: "Declared", isUp: true, value: (row) => row.file, cell: (row) => place(row.file, row.line) },
      ];
      return [
        el("h2", {}, counted(rows.length, "singleton")),
        el("dl", { class: "risks" }, Object.entries(risks).map(([risk, meaning]) => rows.some((row) => row.risk === risk) && [el("dt", {}, risk), el("dd", {}, meaning)])),
        sortedTable("Singletons", columns, rows, "uses"),
      ];
    }

    const risks = {
      strict: "its initializer is private: there can be no other instance",
      accidental: "anyone may make another instance",
      mutable: "it can be replaced, or has state that nothing isolates",
      actor: "an actor isolates it",
      "main-actor": "the main actor isolates it",
      global: "a variable of the module",
      holder: "a static that holds an instance of another type",
    };
    """#
}

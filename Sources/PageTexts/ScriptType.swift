extension PageTexts {
  static let typePart: StaticString = #"""
    // The page of a type.

    function typeView() {
      const type = typeByName.get(state.name);
      if (!type) return [el("h2", {}, "No such type"), el("p", {}, `There is no type ${state.name ?? ""} here. It may have been renamed.`)];
      const { needs, users } = type;
      const counting = needs.filter((edge) => edge.counts);
      const others = needs.filter((edge) => !edge.counts && edge.kind !== "mention");
      const mentions = needs.filter((edge) => edge.kind === "mention");
      const acquiring = users.filter((edge) => edge.kind !== "mention" && edge.source.code !== "tests");
      const tests = users.filter((edge) => edge.source.code === "tests");
      const mentioning = users.filter((edge) => edge.kind === "mention" && edge.source.code !== "tests");
      return [
        el("h2", {}, type.name),
        el("p", { class: "faint" }, describe(type), type.file && [", ", place(type.file, type.line, `${type.file}:${type.line}`)]),
        type.box && el("p", {}, el("a", { href: linkTo("picture", { focus: type.name }), class: "button" }, "Show in the picture")),
        section("Findings", type.findings, (list) => longList(list, (finding) => findingCard(finding, false))),
        section("Depends on", pairsOf(counting, "target"), (list) => edgeTable(list, "target", "Dependency")),
        section("Used by", pairsOf(acquiring, "source"), (list) => edgeTable(list, "source", "Consumer")),
        effectsSection(type),
        section("Also related to", pairsOf(others, "target"), (list) => edgeTable(list, "target", "Type")),
        cyclesOf(type),
        metricsSection(type),
        folded("Used by tests", pairsOf(tests, "source"), "source", "Test"),
        folded("Only mentions", pairsOf(mentions, "target"), "target", "Type"),
        folded("Only mentioned by", pairsOf(mentioning, "source"), "source", "Type"),
      ];
    }

    function section(title, list, make) {
      if (!list.length) return undefined;
      return el("section", {}, el("h3", {}, `${title} (${grouped(list.length)})`), make(list));
    }

    /** Less important and maybe long: it opens on demand. */
    function folded(title, list, end, heading) {
      if (!list.length) return undefined;
      const details = el("details", {}, el("summary", {}, `${title} (${grouped(list.length)})`));
      details.addEventListener("toggle", () => details.open && details.children.length < 2 && details.append(edgeTable(list, end, heading)));
      return details;
    }

    /** Edges by the type at their other end, the most telling first. */
    function pairsOf(edges, end) {
      const byType = new Map();
      for (const edge of edges) {
        if (!byType.has(edge[end])) byType.set(edge[end], []);
        byType.get(edge[end]).push(edge);
      }
      const rank = (list) => Math.min(...list.map((edge) => edge.look.rank));
      return [...byType].sort((a, b) => rank(a[1]) - rank(b[1]) || (a[0].name < b[0].name ? -1 : 1));
    }

    function edgeTable(list, end, heading) {
      const row = ([type, edges]) =>
        el(
          "div",
          { class: "row", role: "row" },
          el("div", { role: "cell" }, typeLink(type), el("small", {}, describe(type))),
          el(
            "div",
            { role: "cell" },
            edges.map((edge) =>
              el(
                "div",
                {},
                lookSample(edge.look),
                ` ${edge.look.title}`,
                edge.member && el("code", {}, `.${edge.member}`),
                edge.isAbstract ? ", by protocol or closure" : "",
                edge.isTest ? ", in tests" : "",
                el("span", { class: "places" }, placesOf(edge)),
              ),
            ),
          ),
        );
      return el("div", { class: "pairs", role: "table", "aria-label": heading }, longList(list, row, 80));
    }

    /** What the type reaches: chains in which each step leads to its type. */
    function effectsSection(type) {
      const row = (effect) => {
        const steps = effect.chain();
        return el(
          "li",
          {},
          el("strong", {}, effect.phrase),
          effect.isHidden ? el("span", { class: "mark warning" }, "no test can intercept it") : el("span", { class: "mark info" }, "a test can replace it"),
          el(
            "ol",
            { class: "chain", "aria-label": `How it reaches ${effect.phrase}` },
            steps.map((step) => {
              const owner = typeOfMember(step);
              return el("li", {}, owner && owner !== type ? el("a", { href: linkToType(owner) }, step) : el("span", {}, step));
            }),
          ),
        );
      };
      const sorted = [...type.effects].sort((a, b) => b.isHidden - a.isHidden);
      return section("Reaches", sorted, (list) => el("ul", { class: "effects" }, list.map(row)));
    }

    function cyclesOf(type) {
      const index = cycles.findIndex(({ members }) => members.includes(type));
      if (index < 0) return undefined;
      const { members } = cycles[index];
      return el("section", {}, el("h3", {}, "Cycle"), el("p", {}, el("a", { href: linkTo("cycles") + `&cycle=${index + 1}` }, `It is one of ${members.length} types that depend on one another.`)));
    }

    function metricsSection(type) {
      const known = metrics.filter((metric) => metric.values[type.id] >= 0);
      return section("Metrics", known, (list) =>
        el("dl", { class: "metrics" }, list.map((metric) => el("div", { title: metric.meaning }, el("dt", {}, metric.title), el("dd", {}, metricText(metric, type))))),
      );
    }

    // MARK: Findings

    /** @param names whether it says whose it is. */
    function findingCard(finding, names = true) {
      return el(
        "article",
        { class: `finding ${finding.severity}` },
        el("p", { class: "message" }, severityMark(finding.severity), finding.status && el("span", { class: "mark" }, finding.status), " ", rich(finding.message())),
        el(
          "p",
          { class: "faint" },
          names && [finding.consumer ? typeLink(finding.consumer) : finding.consumerName, " · "],
          placesOf({ ...finding, count: undefined }),
          " · ",
          el("a", { href: linkTo("findings", { rule: finding.rule }) }, finding.rule),
        ),
        finding.reason() && el("p", {}, rich(finding.reason())),
        finding.code.length > 0 && excerpt(finding),
        finding.next() && el("p", { class: "next" }, el("strong", {}, "Next: "), rich(finding.next())),
        finding.command && el("p", { class: "next" }, el("strong", {}, "Command: "), el("code", { class: "command" }, finding.command)),
      );
    }

    function excerpt({ code, line, file }) {
      const rows = code.map((row) => el("span", { class: row.line === line ? "line here" : "line" }, el("span", { class: "gutter", "aria-hidden": "true" }, String(row.line)), row.text || " ", "\n"));
      return el("pre", { "aria-label": `Code of ${file}`, tabindex: 0 }, el("code", {}, rows));
    }
    """#
}

extension PageTexts {
  static let panelPart: StaticString = #"""
    // Beside the picture: what is in focus, a line and what it stands for, or what the whole is.

    PictureView.prototype.panel = function () {
      const content = this.focus ? focusPanel(this.focus) : this.line ? linePanel(this.line) : wholePanel();
      return el("aside", { class: "panel", "aria-label": "Details" }, content);
    };

    /** A pair of types only once, by its most telling edge. */
    function neighbours(edges, end) {
      const best = new Map();
      for (const edge of edges) {
        const known = best.get(edge[end]);
        if (!known || edge.look.rank < known.look.rank) best.set(edge[end], edge);
      }
      return [...best.values()].sort((a, b) => a.look.rank - b.look.rank || (a[end].name < b[end].name ? -1 : 1));
    }

    const lookSample = (look) => svg("svg", { class: "sample", width: 26, height: 8, "aria-hidden": "true" }, svg("path", { class: `look-${look.id}`, d: "M0 4H26" }));

    function focusPanel(type) {
      const list = (title, edges, end) => {
        const found = neighbours(edges.filter((edge) => edge.kind !== "mention" && !edge.isTest), end);
        if (!found.length) return undefined;
        const row = (edge) =>
          el("li", {}, lookSample(edge.look), el("a", { href: linkToPicture(edge[end]), class: "name" }, edge[end].name), " ", el("small", {}, edge.look.title));
        return [el("h3", {}, `${title} (${found.length})`), el("ul", { class: "plain" }, found.map(row))];
      };
      return [
        el("h2", {}, typeLink(type)),
        el("p", { class: "faint" }, describe(type)),
        !type.box && el("p", { class: "hint" }, "It has no box in the picture: nothing that is drawn joins it with others."),
        el("p", {}, el("a", { href: linkToType(type), class: "button" }, "Open its page"), " ", el("a", { href: linkTo("picture", { open: state.open, at: state.at }), class: "button" }, "Leave focus")),
        type.findings.length > 0 && [
          el("h3", {}, `Findings (${type.findings.length})`),
          el("ul", { class: "plain" }, type.findings.slice(0, 5).map((finding) => el("li", {}, severityMark(finding.severity), " ", rich(finding.message())))),
          type.findings.length > 5 && el("p", {}, el("a", { href: linkToType(type) }, `${type.findings.length - 5} more on its page`)),
        ],
        list("Depends on", type.needs, "target"),
        list("Used by", type.users, "source"),
      ];
    }

    function linePanel({ source, target }) {
      const inside = new Set(typesIn(target));
      const edges = typesIn(source).flatMap((type) => type.needs.filter((edge) => inside.has(edge.target) && edge.kind !== "mention" && !edge.isTest));
      const row = (edge) =>
        el("li", {}, lookSample(edge.look), typeLink(edge.source), " → ", typeLink(edge.target), el("br"), el("small", {}, `${edge.look.title}, `, placesOf(edge)));
      return [
        el("h2", {}, `${source.label} → ${target.label}`),
        el("p", { class: "faint" }, counted(edges.length, "dependency", "dependencies")),
        el("p", {}, el("a", { href: linkTo("picture", { open: state.open, at: state.at }), class: "button" }, "Leave focus")),
        longList(edges.sort((a, b) => a.look.rank - b.look.rank), row, 60),
      ];
    }

    function wholePanel() {
      const used = new Set(scenes.flatMap((scene) => scene.lines.map(({ look }) => look)));
      const tints = new Set(types.filter(({ box }) => box).map(({ tint }) => tint));
      const titles = {
        screen: "View, view controller",
        logic: "View model, presenter, use case",
        data: "Service, repository, store, client",
        assembly: "Coordinator, factory, composition root",
        external: "Platform or package",
      };
      const swatch = (tint, marks = "") => svg("svg", { class: `sample ${marks}`, width: 26, height: 12, "aria-hidden": "true" }, svg("rect", { class: `shape tint-${tint}`, x: 2, y: 1, width: 22, height: 10, rx: 3 }));
      const hasBox = (mark) => scenes.some((scene) => scene.boxes.some(({ marks }) => marks.includes(mark)));
      return [
        el("h2", {}, data.about ?? "The whole"),
        el("dl", {}, data.facts.map(([label, text]) => [el("dt", {}, label), el("dd", {}, text)])),
        scenes[0].caption.map((text) => el("p", { class: "faint" }, text)),
        el("h3", {}, "Reading the picture"),
        el("p", {}, "Click a folder to open it and a type to see what it depends on; click a line for what it stands for."),
        el(
          "ul",
          { class: "plain legend" },
          looks.filter((look) => used.has(look)).map((look) => el("li", {}, lookSample(look), look.title)),
          Object.entries(lineMarks).map(([id, title]) => scenes.some((scene) => scene.lines.some(({ mark }) => mark === id)) && el("li", {}, lookSample({ id }), title)),
          hasBox("in-focus") && el("li", {}, swatch("plain", "in-focus"), "in focus (bold, thick double border)"),
          hasBox("highlighted") && el("li", {}, swatch("plain", "highlighted"), "highlighted (★, thick border)"),
          Object.entries(titles).map(([tint, title]) => tints.has(tint) && el("li", {}, swatch(tint), title)),
          el("li", {}, svg("svg", { class: "sample", width: 26, height: 12, "aria-hidden": "true" }, svg("circle", { class: "has-findings", cx: 13, cy: 6, r: 3.5 })), "has warnings or errors"),
        ),
      ];
    }

    /** `view model, module App, depth 4`. */
    function describe(type) {
      const code = { product: "", tests: "test code", others: "copied or generated", outside: "not part of the project" }[type.code];
      return [spelled(type.role || type.kind), type.module && `module ${type.module}`, type.owners?.length && `owned by ${type.owners.join(", ")}`, code].filter(Boolean).join(", ");
    }
    """#
}

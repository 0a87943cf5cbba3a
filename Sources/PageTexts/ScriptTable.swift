extension PageTexts {
  static let tablePart: StaticString = #"""
    // Tables whose columns sort.

    /**
     * A table that the address sorts: `sort` names the column, `dir` the direction.
     * A column has an id, a title, a meaning, the value that it sorts by and the cell that it shows.
     */
    function sortedTable(label, columns, rows, usual) {
      const sort = columns.find(({ id }) => id === state.sort) ?? columns.find(({ id }) => id === usual);
      const isUp = state.dir ? state.dir === "up" : !!sort.isUp;
      const values = new Map(rows.map((row) => [row, sort.value(row)]));
      const isKnown = (value) => value !== undefined && value !== -1 && value !== "";
      const sorted = [...rows].sort((a, b) => {
        const [first, second] = [values.get(a), values.get(b)];
        // What is not known comes last in both directions.
        if (isKnown(first) !== isKnown(second)) return isKnown(first) ? -1 : 1;
        if (first === second) return 0;
        const order = typeof first === "string" ? (first.toLowerCase() < second.toLowerCase() ? -1 : 1) : first - second;
        return isUp ? order : -order;
      });
      const head = columns.map((column) => {
        const isSorted = column === sort;
        const dir = isSorted ? (isUp ? "down" : "up") : column.isUp ? "up" : "down";
        const sign = isSorted ? (isUp ? " ▲" : " ▼") : "";
        return el(
          "th",
          { scope: "col", class: column.class ?? "", "aria-sort": isSorted ? (isUp ? "ascending" : "descending") : "none" },
          el("button", { type: "button", title: column.meaning, "data-column": column.id, onclick: () => go({ sort: column.id, dir }) }, column.title + sign),
        );
      });
      const body = el("tbody");
      const more = el("button", { type: "button", class: "more", onclick: () => grow() });
      let shown = 0;
      const grow = () => {
        const next = sorted.slice(shown, shown + 200);
        const made = next.map((row) => el("tr", {}, columns.map((column, index) => el(index ? "td" : "th", { scope: index ? undefined : "row", class: column.class }, column.cell(row)))));
        body.append(...made);
        if (shown > 0) made[0]?.querySelector("a")?.focus();
        shown += next.length;
        more.hidden = shown >= sorted.length;
        more.textContent = `Show ${Math.min(200, sorted.length - shown)} more of ${grouped(sorted.length - shown)}`;
      };
      grow();
      return el("div", { class: "table" }, el("table", { "aria-label": label }, el("thead", {}, el("tr", {}, head)), body), more);
    }

    const metrics = data.metrics;

    const metricText = (metric, type) => {
      const value = metric.values[type.id];
      return value < 0 ? "" : metric.share ? `${value} %` : grouped(value);
    };

    function shownTypes() {
      const code = state.code || "product";
      return types.filter((type) => (code === "any" || type.code === code) && matchesType(type) && type.kind !== "top-level");
    }

    function typesView() {
      const rows = shownTypes();
      const counts = new Map(rows.map((type) => [type, type.findings.filter(matchesFinding).length]));
      const columns = [
        { id: "name", title: "Type", isUp: true, value: (type) => type.name, cell: (type) => typeLink(type) },
        { id: "role", title: "Role", isUp: true, value: (type) => type.role || type.kind, cell: (type) => spelled(type.role || type.kind) },
        { id: "module", title: "Module", isUp: true, value: (type) => type.module, cell: (type) => type.module },
        { id: "findings", title: "Findings", class: "number", meaning: "What there is to change about the type", value: (type) => counts.get(type) || -1, cell: (type) => counts.get(type) || "" },
        ...metrics.map((metric) => ({
          id: metric.id,
          title: metric.title,
          class: "number",
          meaning: metric.meaning,
          isUp: metric.ascending,
          value: (type) => metric.values[type.id],
          cell: (type) => metricText(metric, type),
        })),
      ];
      say(counted(rows.length, "type"));
      return [
        el("h2", {}, counted(rows.length, "type")),
        rows.length ? sortedTable("Types with their metrics", columns, rows, "findings") : el("p", {}, "No type is what the filters ask for."),
      ];
    }
    """#
}

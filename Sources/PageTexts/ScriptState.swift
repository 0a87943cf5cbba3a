extension PageTexts {
  static let statePart: StaticString = #"""
    // What is shown stands in the address behind `#`: every state has a link, and the back button works by itself.

    const views = {
      picture: "Picture",
      types: "Types",
      findings: "Findings",
      cycles: "Cycles",
      singletons: "Singletons",
    };

    /** Filters go along from view to view; the rest belongs to one view. */
    const filterNames = ["rule", "severity", "module", "owner", "code"];

    let state = {};

    function parse(hash) {
      const [path, query = ""] = hash.replace(/^#\/?/, "").split("?");
      const given = new URLSearchParams(query);
      const read = { view: path in views || path === "type" ? path : "picture", open: given.getAll("open") };
      for (const [name, value] of given) if (name !== "open") read[name] = value;
      return read;
    }

    function address({ view, open = [], ...rest }) {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
      for (const key of open) query.append("open", key);
      const text = query.toString();
      return `#/${view}${text ? "?" + text : ""}`;
    }

    const kept = () => Object.fromEntries(filterNames.map((name) => [name, state[name]]));

    /** The address of a view with today's filters. */
    const linkTo = (view, more = {}) => address({ ...kept(), view, ...more });
    const linkToType = (type) => linkTo("type", { name: type.name });
    const linkToPicture = (type) => linkTo("picture", { focus: type.name, open: state.view === "picture" ? state.open : [] });

    /** Goes to a state that the back button leaves. */
    function go(change) {
      location.hash = address({ ...state, ...change });
    }

    /** Changes the address without a step for the back button, and without showing anew. */
    function note(change) {
      state = { ...state, ...change };
      history.replaceState(null, "", address(state));
    }

    // MARK: Filters

    const ownerChoices = () => [
      ...(data.nodes.owners ?? []).map((name) => [name, name]),
      ...(types.some(({ owners }) => owners?.length === 0) ? [["nobody", "Nobody"]] : []),
    ];

    const choices = {
      rule: { title: "Rule", all: "All rules", values: data.findings.rules },
      severity: { title: "Severity", all: "All severities", values: [...data.findings.severities].reverse().map((name) => [name, name]) },
      module: { title: "Module", all: "All modules", values: data.nodes.modules.map((name) => [name, name]) },
      owner: { title: "Owner", all: "All owners", values: ownerChoices() },
      code: {
        title: "Code",
        all: "Product",
        values: [["tests", "Tests"], ["others", "Copied or generated"], ["outside", "Platform and packages"], ["any", "All code"]],
      },
    };

    const chosenFindings = () => state.rule || state.severity;

    const matchesFinding = (finding) =>
      (!state.rule || finding.rule === state.rule) &&
      (!state.severity || finding.severity === state.severity) &&
      (!finding.consumer || matchesPlace(finding.consumer));

    const matchesPlace = (type) =>
      (!state.module || type.module === state.module) && (!state.owner || isOwned(type, state.owner));

    const isOwned = ({ owners }, name) => (name === "nobody" ? owners?.length === 0 : !!owners?.includes(name));

    /** Whether a type is what the filters ask for: with a rule or severity, one that has such a finding. */
    const matchesType = (type) =>
      matchesPlace(type) && (!chosenFindings() || type.findings.some(matchesFinding));

    const isFiltered = () => filterNames.some((name) => name !== "code" && state[name]);
    """#
}

extension PageTexts {
  static let startPart: StaticString = #"""
    // What is shown follows the address.

    const main = document.getElementById("view");
    const scrolled = new Map();
    let isFirst = true;

    function showTabs() {
      const counts = { types: undefined, findings: findings.length, cycles: cycles.length, singletons: singletons.length };
      document.getElementById("tabs").replaceChildren(
        ...Object.entries(views).map(([view, title]) =>
          el("a", { href: linkTo(view), "aria-current": state.view === view ? "page" : undefined }, title, counts[view] !== undefined && el("small", {}, ` ${grouped(counts[view])}`)),
        ),
      );
    }

    function showFilters() {
      const form = document.getElementById("filters");
      const fits = (name) => (name === "code" ? state.view === "types" : name === "owner" || name === "module" ? choices[name].values.length > 1 : true);
      const active = document.activeElement?.id;
      form.replaceChildren(
        ...Object.entries(choices)
          .filter(([name, { values }]) => values.length && fits(name))
          .map(([name, { title, all, values }]) => {
            const select = el(
              "select",
              { id: `filter-${name}`, onchange: () => go({ [name]: select.value, at: state.at }) },
              el("option", { value: "" }, all),
              values.map(([value, text]) => el("option", { value, selected: state[name] === value }, text)),
            );
            select.value = state[name] ?? "";
            return el("label", { class: state[name] ? "set" : "" }, el("span", {}, title), select);
          }),
        isFiltered() ? el("button", { type: "button", id: "clear", onclick: () => go(Object.fromEntries(filterNames.map((name) => [name, ""]))) }, "Clear filters") : "",
        isFiltered() ? el("span", { class: "faint" }, `${counted(types.filter((type) => type.code === "product" && matchesType(type)).length, "type")} match`) : "",
      );
      form.hidden = state.view === "type" || state.view === "cycles";
      if (active) document.getElementById(active)?.focus();
    }

    function show() {
      const before = state;
      state = parse(location.hash);
      showTabs();
      showFilters();
      document.body.dataset.view = state.view;
      const title = state.view === "type" ? state.name : views[state.view];
      document.title = `${title} · ${data.title}`;
      if (state.view === "picture") {
        const view = new PictureView();
        main.replaceChildren(view.element());
        view.shown();
        if (state.focus) say(`${state.focus} is in focus`);
      } else {
        const make = { types: typesView, type: typeView, findings: findingsView, cycles: cyclesView, singletons: singletonsView }[state.view];
        main.replaceChildren(...[make()].flat(Infinity).filter(Boolean));
        document.getElementById(`cycle-${state.cycle}`)?.scrollIntoView();
        if (!state.cycle) window.scrollTo(0, scrolled.get(location.hash) ?? 0);
      }
      // Who came by a link goes on reading there; who sorts or filters stays where he is.
      const isElsewhere = before.view !== state.view || before.name !== state.name;
      if (!isFirst && isElsewhere) main.focus({ preventScroll: true });
      if (!isFirst && !isElsewhere && state.sort) main.querySelector(`[data-column="${CSS.escape(state.sort)}"]`)?.focus({ preventScroll: true });
      isFirst = false;
    }

    // MARK: Light and dark

    const themes = { auto: "Theme: as the system", light: "Theme: light", dark: "Theme: dark" };
    const themeButton = document.getElementById("theme");

    function setTheme(theme) {
      if (theme === "auto") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
      themeButton.textContent = { auto: "◐", light: "☀", dark: "☾" }[theme];
      themeButton.setAttribute("aria-label", themes[theme]);
      themeButton.title = themes[theme];
      themeButton.dataset.theme = theme;
    }

    themeButton.addEventListener("click", () => {
      const names = Object.keys(themes);
      setTheme(names[(names.indexOf(themeButton.dataset.theme) + 1) % names.length]);
      try {
        localStorage.setItem("digraph-theme", themeButton.dataset.theme);
      } catch {
        // A page from a file may have no storage: it is forgotten then.
      }
    });

    const storedTheme = () => {
      try {
        return localStorage.getItem("digraph-theme");
      } catch {
        return null;
      }
    };

    // MARK: Start

    document.getElementById("title").textContent = data.title;
    document.getElementById("filters").addEventListener("submit", (event) => event.preventDefault());
    // A page that was made for one theme begins with it.
    setTheme(document.documentElement.dataset.theme ?? (storedTheme() in themes ? storedTheme() : "auto"));
    document.addEventListener("keydown", (event) => {
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      if (event.key === "/") {
        event.preventDefault();
        searchField.focus();
      } else if (event.key === "Escape" && state.view === "picture" && (state.focus || state.line)) {
        go({ focus: "", line: "" });
      }
    });
    window.addEventListener("hashchange", show);
    window.addEventListener("scroll", () => scrolled.set(location.hash, window.scrollY), { passive: true });
    history.scrollRestoration = "manual";
    show();
    """#
}

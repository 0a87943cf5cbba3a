extension PageTexts {
  static let searchPart: StaticString = #"""
    // Search: types by part of their names, the best first, from anywhere on the page.

    const searchField = document.getElementById("search");
    const foundList = document.getElementById("found");
    let found = [];
    let chosen = -1;

    /** Types whose name begins so, then those in which a word does, then those that hold it; short names first. */
    function search(text) {
      const wanted = text.trim().toLowerCase();
      if (!wanted) return [];
      const rank = (name) => {
        const at = name.toLowerCase().indexOf(wanted);
        if (at < 0) return -1;
        if (at === 0) return name.length === wanted.length ? 0 : 1;
        return /[A-Z.]/.test(name[at]) || name[at - 1] === "." ? 2 : 3;
      };
      const side = { product: 0, others: 1, outside: 2, tests: 3 };
      return types
        .map((type) => ({ type, rank: rank(type.name) }))
        .filter((match) => match.rank >= 0)
        .sort((a, b) => a.rank - b.rank || side[a.type.code] - side[b.type.code] || a.type.name.length - b.type.name.length || a.type.id - b.type.id)
        .slice(0, 12)
        .map(({ type }) => type);
    }

    function showFound(types) {
      found = types;
      chosen = -1;
      foundList.replaceChildren(
        ...types.map((type, index) =>
          el(
            "li",
            { id: `found-${index}`, role: "option", "aria-selected": "false", onpointerdown: (event) => (event.preventDefault(), take(index)) },
            el("span", { class: "name" }, type.name),
            el("small", {}, describe(type)),
          ),
        ),
      );
      const isEmpty = searchField.value.trim() && !types.length;
      if (isEmpty) foundList.append(el("li", { class: "faint", role: "option", "aria-disabled": "true" }, "No type has such a name."));
      const isOpen = types.length > 0 || !!isEmpty;
      foundList.hidden = !isOpen;
      searchField.setAttribute("aria-expanded", String(isOpen));
      searchField.removeAttribute("aria-activedescendant");
    }

    function choose(index) {
      foundList.children[chosen]?.setAttribute("aria-selected", "false");
      chosen = (index + found.length) % found.length;
      const option = foundList.children[chosen];
      option.setAttribute("aria-selected", "true");
      option.scrollIntoView({ block: "nearest" });
      searchField.setAttribute("aria-activedescendant", option.id);
    }

    /** In the picture a type is brought into focus there, elsewhere its page is opened. */
    function take(index) {
      const type = found[index];
      searchField.value = "";
      showFound([]);
      searchField.blur();
      location.hash = state.view === "picture" && type.box ? linkToPicture(type) : linkToType(type);
    }

    searchField.addEventListener("input", () => showFound(search(searchField.value)));
    searchField.addEventListener("blur", () => showFound([]));
    searchField.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" && found.length) choose(chosen + 1);
      else if (event.key === "ArrowUp" && found.length) choose(chosen < 0 ? -1 : chosen - 1);
      else if (event.key === "Enter" && found.length) take(Math.max(chosen, 0));
      else if (event.key === "Escape") {
        searchField.value = "";
        showFound([]);
        searchField.blur();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    });
    """#
}

extension PageTexts {
  static let elementsPart: StaticString = #"""
    // Elements are made by these functions alone: texts are set as texts, so that no name can become markup.

    function fill(element, attributes, children) {
      for (const [name, value] of Object.entries(attributes ?? {})) {
        if (value === undefined || value === null || value === false) continue;
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else element.setAttribute(name, value === true ? "" : value);
      }
      element.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
      return element;
    }

    const el = (name, attributes, ...children) => fill(document.createElement(name), attributes, children);
    const svg = (name, attributes, ...children) =>
      fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

    const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");
    const counted = (number, noun, plural = noun + "s") => `${grouped(number)} ${number === 1 ? noun : plural}`;
    const spelled = (word) => word.replace(/[A-Z]/g, (capital) => " " + capital.toLowerCase());

    const typeLink = (type, text = type.name) => el("a", { href: linkToType(type), class: "name" }, text);

    function sourceAddress(file, line) {
      if (!data.links || !file) return undefined;
      const path = file.split("/").map((part) => encodeURIComponent(part)).join("/");
      const values = { file: path, path, line: String(line), column: "1" };
      return data.links.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
    }

    /** `Model.swift:12`, with the whole path as its title, and a link where there is an address. */
    function place(file, line, text = `${file.split("/").pop()}:${line}`) {
      if (!file) return undefined;
      const link = sourceAddress(file, line);
      const title = `${file}:${line}`;
      return link ? el("a", { href: link, title, class: "place" }, text) : el("span", { title, class: "place" }, text);
    }

    /** The places of an edge: the first in full, others of its file by their lines. */
    function placesOf({ file, line, more, count = more.length + 1 }) {
      const rest = count - 1 - more.length;
      return [
        place(file, line),
        more.map((other) => [", ", place(file, other, String(other))]),
        rest > 0 && ` and ${rest} more`,
      ];
    }

    /** A sentence in which names stand between backticks. */
    const rich = (text) => text.split("`").map((part, index) => (index % 2 ? el("code", {}, part) : part));

    const severityMark = (severity) => el("span", { class: `mark ${severity}` }, severity);

    /** A list that begins short and grows on demand. */
    function longList(rows, make, size = 100) {
      const list = el("div", { class: "long" });
      const more = el("button", { type: "button", onclick: () => grow() });
      let shown = 0;
      const grow = () => {
        const next = rows.slice(shown, shown + size).map(make);
        const first = next[0];
        more.remove();
        list.append(...next);
        if (shown > 0) first?.querySelector("a, button, summary")?.focus();
        shown += next.length;
        if (shown < rows.length) {
          more.textContent = `Show ${grouped(Math.min(size, rows.length - shown))} more of ${grouped(rows.length - shown)}`;
          list.append(more);
        }
      };
      grow();
      return list;
    }

    /** What was found out is said to whoever does not see it. */
    function say(text) {
      document.getElementById("status").textContent = text;
    }
    """#
}

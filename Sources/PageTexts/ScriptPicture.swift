extension PageTexts {
  static let picturePart: StaticString = #"""
    // The picture, with what is known of what is in focus beside it.

    let anchor;
    let atTimer;

    class PictureView {
      constructor() {
        this.focus = typeByName.get(state.focus);
        this.open = new Set([...state.open, ...around(this.focus?.box).map((box) => box.key)]);
        this.areas = new Map();
        this.boxElements = new Map();
        this.lineElements = [];
        this.canvas = new Canvas("Picture of dependencies. Arrow keys move from box to box, Enter opens one.", (at) => {
          clearTimeout(atTimer);
          const { view } = state;
          const text = `${Math.round(at.x)},${Math.round(at.y)},${at.scale.toFixed(2)}`;
          atTimer = setTimeout(() => state.view === view && note({ at: text }), 200);
        });
        this.layout = arrange(scenes[0], this.open);
        this.draw(scenes[0], this.layout, this.canvas.world, 0, 0);
        this.overlay = svg("g", { class: "overlay" });
        this.canvas.world.append(this.overlay);
        this.light();
        this.canvas.frame.addEventListener("keydown", (event) => this.key(event));
        this.canvas.frame.addEventListener("click", () => this.focus && go({ focus: "", line: "" }));
      }

      element() {
        const button = (text, label, action) => el("button", { type: "button", "aria-label": label, title: label, onclick: action }, text);
        const tools = el(
          "div",
          { class: "tools", role: "toolbar", "aria-label": "Picture" },
          button("+", "Larger (+)", () => this.canvas.zoom(1.3)),
          button("−", "Smaller (-)", () => this.canvas.zoom(1 / 1.3)),
          button("Fit", "Show all (0)", () => this.fit()),
          this.open.size > 0 && button("Close boxes", "Close all boxes", () => go({ open: [], focus: "", at: "" })),
        );
        return el("div", { class: "split" }, el("div", { class: "stage" }, this.canvas.frame, tools), this.panel());
      }

      /** When it stands in the page and has a size. */
      shown() {
        const [x, y, scale] = (state.at ?? "").split(",").map(Number);
        if (anchor && this.areas.has(anchor.box)) {
          // What was opened is shown as large as it fits; what was closed or chosen stays under the pointer.
          const area = this.areas.get(anchor.box);
          const { at } = anchor;
          this.canvas.move({ x: at.x + (anchor.x - area.x) * at.scale, y: at.y + (anchor.y - area.y) * at.scale, scale: at.scale });
          if (this.open.has(anchor.box.key)) this.canvas.fit(area, Math.max(1, at.scale));
          this.boxElements.get(anchor.box)?.focus({ preventScroll: true });
        } else if (scale > 0) {
          this.canvas.move({ x, y, scale }, true);
        } else if (this.focus?.box) {
          this.fitFocus();
        } else {
          this.fit(true);
        }
        anchor = undefined;
      }

      fit(isQuiet = false) {
        this.canvas.fit({ x: 0, y: 0, width: this.layout.width, height: this.layout.height }, 1.15, isQuiet);
      }

      /** The focus in the middle, as large as its neighbours allow, and never too small to be read. */
      fitFocus() {
        const area = this.areas.get(this.focus.box);
        const near = this.neighbours.map((box) => this.areas.get(box)).concat(area);
        const [left, top] = [Math.min(...near.map((one) => one.x)), Math.min(...near.map((one) => one.y))];
        const right = Math.max(...near.map((one) => one.x + one.width));
        const bottom = Math.max(...near.map((one) => one.y + one.height));
        this.canvas.fit({ x: left, y: top, width: right - left, height: bottom - top }, 1.15, true);
        if (this.canvas.at.scale < 0.55) {
          const { width, height } = this.canvas.size;
          const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
          this.canvas.move({ x: width / 2 - x * 0.7, y: height / 2 - y * 0.7, scale: 0.7 }, true);
        }
      }

      // MARK: Drawing

      draw(scene, layout, parent, x, y) {
        const group = svg("g", { transform: `translate(${x} ${y})` });
        parent.append(group);
        const [left, top] = [(this.left ?? 0) + x, (this.top ?? 0) + y];
        for (const [box, inside] of layout.insides) this.drawOpen(box, inside, layout.areas[box.index], group, left, top);
        scene.lines.forEach((line, index) => this.drawLine(scene, line, layout.courses[index], layout.labels[index], group));
        for (const box of scene.boxes) {
          const area = layout.areas[box.index];
          this.areas.set(box, { ...area, x: area.x + left, y: area.y + top });
          if (!layout.insides.has(box)) this.drawBox(box, area, group);
        }
      }

      drawOpen(box, inside, area, group, left, top) {
        const close = () => this.toggle(box);
        const element = svg(
          "g",
          { class: "box open", tabindex: -1, role: "button", "aria-expanded": "true", "aria-label": `${box.label}, open. Enter closes it.`, onclick: close },
          svg("rect", { x: area.x, y: area.y, width: area.width, height: area.height, rx: 6 }),
          svg("text", { x: area.x + 12, y: area.y + 19, class: "open-label" }, `▾ ${box.label}`),
          svg("title", {}, `${box.key}: click to close`),
        );
        this.boxElements.set(box, element);
        group.append(element);
        const [dx, dy] = [(area.width - inside.width) / 2, inset.top + (area.height - inset.top - inset.bottom - inside.height) / 2];
        const before = [this.left, this.top];
        [this.left, this.top] = [left, top];
        this.draw(box.inside, inside, group, area.x + dx, area.y + dy);
        [this.left, this.top] = before;
      }

      drawLine(scene, line, course, label, group) {
        const [source, target] = [scene.boxes[line.source], scene.boxes[line.target]];
        const element = svg(
          "g",
          { class: `line look-${line.look.id}${line.isCyclic ? " cyclic" : ""}${line.mark ? ` look-${line.mark}` : ""}` },
          svg("path", { d: pathText(course), class: "wide" }),
          svg("path", { d: pathText(course), "marker-end": `url(#arrow-${line.mark ?? line.look.id})` }),
          label && svg("text", { x: label[0], y: label[1] + 3 }, line.text),
          svg("title", {}, `${source.label} → ${target.label}: ${line.look.title}${line.count > 1 ? `, ${line.count} dependencies` : ""}${line.mark ? `, ${lineMarks[line.mark]}` : ""}`),
        );
        element.addEventListener("click", (event) => {
          event.stopPropagation();
          go({ line: `${nameOf(source)}→${nameOf(target)}`, focus: "" });
        });
        this.lineElements.push({ element, source, target });
        group.append(element);
      }

      drawBox(box, area, group) {
        const { x, y, width, height } = area;
        const [type, center] = [box.type, x + width / 2];
        const matching = isFiltered() ? typesIn(box).filter(matchesType).length : undefined;
        const detail = type || matching === undefined ? box.detail : `${matching} of ${typesIn(box).length} match`;
        const shape =
          type?.code === "outside"
            ? svg("ellipse", { cx: center, cy: y + height / 2, rx: width / 2, ry: height / 2 })
            : svg("rect", { x, y, width, height, rx: type ? 5 : 2 });
        shape.setAttribute("class", `shape tint-${type?.tint ?? "group"}`);
        const words = type
          ? `${box.label}, ${spelled(type.role || type.kind)}, ${counted(type.findings.length, "finding")}`
          : `${box.label}, ${detail}. Enter opens it.`;
        const element = svg(
          "g",
          {
            class: `box ${type ? (type.kind === "protocol" ? "type protocol" : "type") : "several"}${box.marks}${matching === 0 ? " dim" : ""}`,
            tabindex: -1,
            role: "button",
            "aria-label": words,
            "aria-expanded": type ? undefined : "false",
            "aria-pressed": type ? String(type === this.focus) : undefined,
            onclick: (event) => {
              event.stopPropagation();
              this.activate(box);
            },
            ondblclick: () => type && (location.hash = linkToType(type)),
          },
          !type && svg("path", { class: "tab", d: `M${x} ${y + 3}v-5q0 -2 2 -2h${Math.min(26, width / 3)}q2 0 3 2l3 5z` }),
          shape,
          box.marks.includes("in-focus") && svg("rect", { x: x + 4, y: y + 4, width: width - 8, height: height - 8, rx: 3, class: "inner" }),
          svg("text", { x: center, y: y + height / 2 + (detail ? -1 : 4), class: "label" }, box.label),
          detail && svg("text", { x: center, y: y + height / 2 + 10, class: "detail" }, detail),
          type?.findings.some((finding) => finding.severity !== "info") &&
            svg("circle", { class: "has-findings", cx: x + width - 1, cy: y + 1, r: 3.5 }),
          svg("title", {}, words),
        );
        this.boxElements.set(box, element);
        group.append(element);
      }

      // MARK: Focus

      /** Lights up what belongs to the focus, and draws the lines of it that its picture has not. */
      light() {
        this.neighbours = [];
        const first = this.boxElements.get(this.focus?.box) ?? this.boxElements.values().next().value;
        first?.setAttribute("tabindex", "0");
        if (!this.focus?.box) return this.lightLine();
        const own = this.focus.box;
        const lines = new Map();
        for (const edge of [...this.focus.needs, ...this.focus.users]) {
          if (edge.kind === "mention" || edge.isTest) continue;
          const isNeed = edge.source === this.focus;
          const other = shownBox(isNeed ? edge.target : edge.source, this.open);
          if (!other || other === own) continue;
          const key = `${isNeed} ${nameOf(other)}`;
          const known = lines.get(key);
          if (!known || edge.look.rank < known.look.rank) lines.set(key, { other, isNeed, look: edge.look });
        }
        this.canvas.world.classList.add("focused");
        this.boxElements.get(own).classList.add("lit", "focus");
        for (const { other, isNeed, look } of lines.values()) {
          this.neighbours.push(other);
          this.boxElements.get(other)?.classList.add("lit");
          const drawn = this.lineElements.filter((line) => (isNeed ? line.source === own && line.target === other : line.target === own && line.source === other));
          drawn.forEach(({ element }) => element.classList.add("lit"));
          if (drawn.length) continue;
          const [from, to] = [this.areas.get(own), this.areas.get(other)];
          const path = isNeed ? bridge(from, to) : bridge(to, from);
          this.overlay.append(svg("g", { class: `line lit look-${look.id}` }, svg("path", { d: path, "marker-end": `url(#arrow-${look.id})` })));
        }
      }

      lightLine() {
        const [source, target] = (state.line ?? "").split("→");
        if (!target) return;
        for (const line of this.lineElements) {
          if (nameOf(line.source) !== source || nameOf(line.target) !== target) continue;
          this.line = line;
          line.element.classList.add("lit");
          this.canvas.world.classList.add("focused");
          for (const box of [line.source, line.target]) this.boxElements.get(box)?.classList.add("lit");
        }
      }

      activate(box) {
        if (!box.type) return this.toggle(box);
        anchor = { box, ...this.areas.get(box), at: this.canvas.at };
        go({ focus: box.type === this.focus ? "" : box.type.name, line: "" });
      }

      toggle(box) {
        anchor = { box, ...this.areas.get(box), at: this.canvas.at };
        const isOpen = this.open.has(box.key);
        const open = isOpen ? [...this.open].filter((key) => key !== box.key && !key.startsWith(box.key + " › ")) : [...this.open, box.key];
        const hides = isOpen && around(this.focus?.box).includes(box);
        go({ open, focus: hides ? "" : state.focus, line: "" });
      }

      // MARK: Keys

      key(event) {
        const box = [...this.boxElements].find(([, element]) => element === document.activeElement)?.[0];
        const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
        if (direction && box) this.step(box, direction);
        else if ((event.key === "Enter" || event.key === " ") && box) this.activate(box);
        else if (event.key === "+" || event.key === "=") this.canvas.zoom(1.3);
        else if (event.key === "-") this.canvas.zoom(1 / 1.3);
        else if (event.key === "0") this.fit();
        else return;
        event.preventDefault();
      }

      /** To the nearest box in a direction. */
      step(from, [dx, dy]) {
        const middle = (area) => [area.x + area.width / 2, area.y + Math.min(area.height, 30) / 2];
        const [x, y] = middle(this.areas.get(from));
        let best;
        for (const box of this.boxElements.keys()) {
          const [otherX, otherY] = middle(this.areas.get(box));
          const ahead = (otherX - x) * dx + (otherY - y) * dy;
          const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
          const distance = ahead + 2 * aside;
          if (ahead > 1 && (!best || distance < best.distance)) best = { box, distance };
        }
        if (!best) return;
        this.boxElements.get(from).setAttribute("tabindex", "-1");
        const element = this.boxElements.get(best.box);
        element.setAttribute("tabindex", "0");
        element.focus({ preventScroll: true });
        const area = this.areas.get(best.box);
        this.canvas.reveal({ ...area, height: Math.min(area.height, 40), width: Math.min(area.width, 300) });
      }
    }

    /** By which the address names a box. */
    const nameOf = (box) => box.type?.name ?? box.key;
    """#
}

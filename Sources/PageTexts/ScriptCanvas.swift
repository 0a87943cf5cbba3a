extension PageTexts {
  static let canvasPart: StaticString = #"""
    // A picture that can be moved and made larger or smaller, by pointer, wheel, fingers, keys and buttons.

    const zoomLimits = [0.05, 4];

    class Canvas {
      constructor(label, onMoved) {
        this.onMoved = onMoved;
        this.at = { x: 0, y: 0, scale: 1 };
        this.world = svg("g");
        this.frame = svg("svg", { class: "picture", role: "group", "aria-label": label }, Canvas.arrows(), this.world);
        this.pointers = new Map();
        this.frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
        for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
          this.frame.addEventListener(kind, (event) => this[kind](event));
        }
        // What was dragged was not clicked.
        this.frame.addEventListener("click", (event) => this.isDragged && event.stopPropagation(), true);
      }

      /** One arrowhead for each look, as a marker takes no colour from its line. */
      static arrows() {
        const head = (id, look, shape) =>
          svg(
            "marker",
            { id, viewBox: "0 0 10 10", refX: 0, refY: 5, markerWidth: 7, markerHeight: 7, markerUnits: "userSpaceOnUse", orient: "auto" },
            svg("path", { d: shape, class: `arrow arrow-${look}` }),
          );
        return svg("defs", {}, [...looks.map(({ id }) => id), ...Object.keys(lineMarks)].map((id) => head(`arrow-${id}`, id, id === "structural" ? "M0 1L9 5L0 9Z" : id === "breach" ? "M0 1L9 5L0 9ZM9 0V10" : "M0 1L10 5L0 9Z")));
      }

      get size() {
        const { width, height } = this.frame.getBoundingClientRect();
        return { width: width || 800, height: height || 600 };
      }

      move(at, isQuiet = false) {
        const scale = Math.min(Math.max(at.scale, zoomLimits[0]), zoomLimits[1]);
        this.at = { x: at.x, y: at.y, scale };
        this.world.setAttribute("transform", `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${scale.toFixed(4)})`);
        if (!isQuiet) this.onMoved?.(this.at);
      }

      /** Makes it larger or smaller around a point of the screen. */
      zoom(factor, [x, y] = [this.size.width / 2, this.size.height / 2]) {
        const scale = Math.min(Math.max(this.at.scale * factor, zoomLimits[0]), zoomLimits[1]);
        const ratio = scale / this.at.scale;
        this.move({ x: x - (x - this.at.x) * ratio, y: y - (y - this.at.y) * ratio, scale });
      }

      /** Shows all of an area, no larger than it is readable. */
      fit({ x, y, width, height }, largest = 1.15, isQuiet = false) {
        const size = this.size;
        // The buttons stand below.
        const [margin, below] = [20, 64];
        const scale = Math.min((size.width - 2 * margin) / width, (size.height - margin - below) / height, largest);
        this.move(
          { x: (size.width - width * scale) / 2 - x * scale, y: margin + (size.height - margin - below - height * scale) / 2 - y * scale, scale },
          isQuiet,
        );
      }

      /** Moves an area into sight, if it is not. */
      reveal({ x, y, width, height }) {
        const { at, size } = this;
        const [left, top] = [at.x + x * at.scale, at.y + y * at.scale];
        const [right, bottom] = [left + width * at.scale, top + height * at.scale];
        const dx = left < 16 ? 16 - left : right > size.width - 16 ? size.width - 16 - right : 0;
        const dy = top < 16 ? 16 - top : bottom > size.height - 16 ? size.height - 16 - bottom : 0;
        if (dx || dy) this.move({ x: at.x + dx, y: at.y + dy, scale: at.scale });
      }

      place(event) {
        const { left, top } = this.frame.getBoundingClientRect();
        return [event.clientX - left, event.clientY - top];
      }

      wheel(event) {
        event.preventDefault();
        const lines = event.deltaMode === 1 ? 16 : 1;
        this.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 500)), this.place(event));
      }

      pointerdown(event) {
        if (event.button > 0) return;
        this.pointers.set(event.pointerId, this.place(event));
        this.isDragged = false;
        this.moved = 0;
      }

      pointermove(event) {
        const before = this.pointers.get(event.pointerId);
        if (!before) return;
        const now = this.place(event);
        const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
        const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
        this.moved += Math.abs(dx) + Math.abs(dy);
        if (this.moved < 4) return;
        if (!this.isDragged) this.frame.setPointerCapture(event.pointerId);
        this.isDragged = true;
        this.pointers.set(event.pointerId, now);
        if (other) {
          const distance = (point) => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
          this.zoom(distance(now) / distance(before), other);
        } else {
          this.move({ x: this.at.x + dx, y: this.at.y + dy, scale: this.at.scale });
        }
      }

      pointerup(event) {
        this.pointers.delete(event.pointerId);
      }

      pointercancel(event) {
        this.pointers.delete(event.pointerId);
      }
    }
    """#
}

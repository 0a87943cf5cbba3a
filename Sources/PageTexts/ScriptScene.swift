extension PageTexts {
  static let scenePart: StaticString = #"""
    // The pictures as they were laid out, one inside the other.

    const lineMarks = { new: "new against the baseline (+)", breach: "against a rule of the architecture (✗)" };

    const scenes = data.scenes.map((scene) => ({
      width: scene.size[0],
      height: scene.size[1],
      caption: scene.caption ?? [],
      boxes: scene.node.map((node, index) => {
        const [x, y, width, height] = scene.area.slice(4 * index, 4 * index + 4);
        const { label, detail } = scene.several[index] ?? {};
        const type = types[node];
        const isHighlighted = scene.highlighted.includes(index);
        return {
          index, x, y, width, height, type,
          label: (isHighlighted ? "★ " : "") + (type?.name ?? label),
          detail: detail ?? scene.detail[index] ?? "",
          marks: (scene.focus.includes(index) ? " in-focus" : "") + (isHighlighted ? " highlighted" : ""),
        };
      }),
      lines: scene.source.map((source, index) => {
        let [x, y] = [0, 0];
        const points = [];
        for (let at = 0; at < scene.course[index].length; at += 2) {
          points.push([(x += scene.course[index][at]), (y += scene.course[index][at + 1])]);
        }
        return {
          source,
          target: scene.target[index],
          look: looks[letter(scene.look, index)],
          isCyclic: letter(scene.cyclic, index) > 0,
          count: scene.count[index],
          text: scene.text[index] ?? String(scene.count[index]),
          mark: scene.breaches.includes(index) ? "breach" : scene.new.includes(index) ? "new" : undefined,
          label: scene.label[index].length ? scene.label[index] : undefined,
          points,
        };
      }),
    }));

    /** Boxes that hold several types know what is inside, and by which key a link names them; types know their boxes. */
    function furnish(scene, index, above, keys) {
      for (const box of scene.boxes) {
        box.scene = scene;
        box.above = above;
        if (box.type) {
          box.type.box ??= box;
          continue;
        }
        const several = data.scenes[index].several[box.index];
        if (!several) continue;
        let key = above ? `${above.key} › ${several.label}` : several.label;
        while (keys.has(key)) key += "′";
        keys.add(key);
        box.key = key;
        box.inside = scenes[several.inside];
        furnish(box.inside, several.inside, box, keys);
      }
    }
    furnish(scenes[0], 0, undefined, new Set());

    /** The boxes around a box, the outermost first. */
    const around = (box) => (box?.above ? [...around(box.above), box.above] : []);

    /** The types that a box stands for. */
    function typesIn(box) {
      return box.type ? [box.type] : (box.all ??= box.inside.boxes.flatMap(typesIn));
    }

    /** The box that shows a type if these are open: its own, or the outermost closed one that it is in. */
    function shownBox(type, open) {
      if (!type?.box) return undefined;
      return around(type.box).find((box) => !open.has(box.key)) ?? type.box;
    }

    const pathText = (points) =>
      points.map(([x, y], index) => (index === 0 ? `M${x} ${y}` : (index % 3 === 1 ? "C" : " ") + `${x} ${y}`)).join("");

    /** A curve between two areas, from the sides that face each other. */
    function bridge(a, b) {
      const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
      const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
      const isUpright = b.y > a.y + a.height || a.y > b.y + b.height;
      if (isUpright) {
        const isDown = by > ay;
        const [start, end] = isDown ? [a.y + a.height, b.y - 7] : [a.y, b.y + b.height + 7];
        const bend = (end - start) / 2;
        return pathText([[ax, start], [ax, start + bend], [bx, end - bend], [bx, end]]);
      }
      const isRight = bx > ax;
      const [start, end] = isRight ? [a.x + a.width, b.x - 7] : [a.x, b.x + b.width + 7];
      const bend = (end - start) / 2;
      return pathText([[start, ay], [start + bend, ay], [end - bend, by], [end, by]]);
    }
    """#
}

extension PageTexts {
  static let stretchPart: StaticString = #"""
    // What a box holds is laid out beforehand, and so is what stands around it. Where a box is opened, its picture is made
    // wider there and what is beside it moves on: nothing changes sides and nothing comes to overlap.

    /**
     * A map of one axis that makes each interval at least as long as it has to be and nothing shorter than it was.
     * Two that lie side by side add up, two above each other do not.
     */
    function stretch(intervals) {
      const stops = [...new Set(intervals.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
      if (!stops.length) return (value) => value;
      const moved = new Map();
      stops.forEach((stop, index) => {
        let position = index ? moved.get(stops[index - 1]) + stop - stops[index - 1] : stop;
        for (const { from, to, size } of intervals) if (to === stop) position = Math.max(position, moved.get(from) + size);
        moved.set(stop, position);
      });
      return (value) => {
        if (value <= stops[0]) return value;
        let index = stops.length - 1;
        if (value >= stops[index]) return value + moved.get(stops[index]) - stops[index];
        while (stops[index] > value) index--;
        const [from, to] = [stops[index], stops[index + 1]];
        const [start, end] = [moved.get(from), moved.get(to)];
        return start + ((value - from) / (to - from)) * (end - start);
      };
    }

    const inset = { side: 14, top: 30, bottom: 14 };

    /** Where everything in a scene stands if some of its boxes are open, by their keys. */
    function arrange(scene, open) {
      const insides = new Map();
      for (const box of scene.boxes) if (box.inside && open.has(box.key)) insides.set(box, arrange(box.inside, open));
      const [across, down] = [[], []];
      for (const [box, inside] of insides) {
        across.push({ from: box.x, to: box.x + box.width, size: inside.width + 2 * inset.side });
        down.push({ from: box.y, to: box.y + box.height, size: inside.height + inset.top + inset.bottom });
      }
      const [mapX, mapY] = [stretch(across), stretch(down)];
      const area = ({ x, y, width, height }) => {
        const [left, top] = [mapX(x), mapY(y)];
        return { x: left, y: top, width: mapX(x + width) - left, height: mapY(y + height) - top };
      };
      const areas = scene.boxes.map((box) => {
        if (insides.has(box)) return area(box);
        // It keeps its size, and goes where its middle goes.
        const [x, y] = [mapX(box.x + box.width / 2), mapY(box.y + box.height / 2)];
        return { x: x - box.width / 2, y: y - box.height / 2, width: box.width, height: box.height };
      });
      const shift = (index, point) => {
        const [box, now] = [scene.boxes[index], areas[index]];
        if (insides.has(box)) return [mapX(point[0]), mapY(point[1])];
        return [point[0] + now.x - box.x, point[1] + now.y - box.y];
      };
      return {
        insides,
        areas,
        // The ends of a line go with their boxes.
        courses: scene.lines.map(({ source, target, points }) =>
          points.map((point, index) =>
            index < 2 ? shift(source, point) : index > points.length - 3 ? shift(target, point) : [mapX(point[0]), mapY(point[1])],
          ),
        ),
        labels: scene.lines.map(({ label }) => label && [mapX(label[0]), mapY(label[1])]),
        width: mapX(scene.width),
        height: mapY(scene.height),
      };
    }
    """#
}

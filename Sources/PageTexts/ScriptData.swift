extension PageTexts {
  static let dataPart: StaticString = #"""
    // The data as it stands in the page, and the objects that the rest works with.

    const data = JSON.parse(document.getElementById("data").textContent);

    const letter = (text, index) => text.charCodeAt(index) - 65;

    /** Each text begins with a sign that says how much it shares with the one before. */
    function lengthened(texts) {
      let last = "";
      return texts.map((text) => (last = last.slice(0, text.charCodeAt(0) - 63) + text.slice(1)));
    }

    const files = lengthened(data.files);
    const { words } = data;

    /** A sentence: a pattern in which names take the place of NUL, by their numbers. */
    function sentence([pattern, ...names]) {
      if (pattern === undefined) return "";
      let next = 0;
      return words[pattern].replace(/\0/g, () => words[names[next++]]);
    }

    const codes = ["product", "tests", "others", "outside"];

    const types = (() => {
      const { names, module, modules, kinds, kind, roles, role, tints, tint, code, file, line, owners, ownerSets, owner } = data.nodes;
      const sets = (ownerSets ?? []).map((set) => set.map((place) => owners[place]));
      return lengthened(names).map((name, id) => ({
        id,
        name,
        module: module[id] < 0 ? "" : modules[module[id]],
        kind: kinds[letter(kind, id)],
        role: roles[letter(role, id)] ?? "",
        tint: tints[letter(tint, id)],
        code: codes[letter(code, id)],
        file: file[id] < 0 ? "" : files[file[id]],
        line: line[id],
        // Nobody's is an empty list, and what has no file has none.
        owners: sets[owner?.[id]],
        needs: [],
        users: [],
        findings: [],
        effects: [],
      }));
    })();

    /** By full name, and without the module where only one type is called so. */
    const typeByName = new Map();
    (() => {
      const byBareName = new Map();
      for (const type of types) {
        typeByName.set(type.name, type);
        if (!type.module || !type.name.startsWith(type.module + ".")) continue;
        const bare = type.name.slice(type.module.length + 1);
        byBareName.set(bare, byBareName.has(bare) ? undefined : type);
      }
      for (const [bare, type] of byBareName) if (type && !typeByName.has(bare)) typeByName.set(bare, type);
    })();

    const looks = data.edges.looks.map(([id, title], rank) => ({ id, title, rank }));

    /** Edges, at both of their ends. One goes from a consumer to a dependency, by one kind. */
    (() => {
      const { counts, target, kinds, kind, look, traits, member, count, file, line, more } = data.edges;
      let index = 0;
      counts.forEach((leaving, source) => {
        for (const end = index + leaving; index < end; index++) {
          const bits = letter(traits, index);
          const edge = {
            source: types[source],
            target: types[target[index]],
            kind: kinds[letter(kind, index)],
            look: looks[letter(look, index)],
            counts: (bits & 1) > 0,
            isAbstract: (bits & 2) > 0,
            isTest: (bits & 4) > 0,
            member: member[index] < 0 ? "" : words[member[index]],
            count: count[index],
            file: file[index] < 0 ? types[source].file : files[file[index]],
            line: line[index],
            more: more[index] ?? [],
          };
          if (edge.source === edge.target) continue;
          edge.source.needs.push(edge);
          edge.target.users.push(edge);
        }
      });
    })();

    /** What types reach. A chain is made when it is asked for. */
    (() => {
      const { groups, counts, group, hidden, start, texts, text, next } = data.effects;
      const members = lengthened(texts);
      const chain = (link) => {
        const steps = [];
        for (; link >= 0; link = next[link]) steps.push(members[text[link]]);
        return steps;
      };
      let index = 0;
      counts.forEach((reached, id) => {
        for (const end = index + reached; index < end; index++) {
          const at = index;
          const [name, phrase] = groups[letter(group, at)];
          types[id].effects.push({ name, phrase, isHidden: letter(hidden, at) > 0, chain: () => chain(start[at]) });
        }
      });
    })();

    const findings = (() => {
      const found = data.findings;
      const commands = lengthened(found.command);
      return found.rule.map((rule, index) => {
        const [first, ...lines] = found.code[index];
        const finding = {
          rule: found.rules[rule][0],
          title: found.rules[rule][1],
          severity: found.severities[letter(found.severity, index)],
          status: ["", "new", "known"][letter(found.status, index)],
          consumer: types[found.source[index]],
          consumerName: found.consumer[index],
          dependency: types[found.target[index]],
          file: files[found.file[index]],
          line: found.line[index],
          more: found.more[index],
          message: () => sentence(found.message[index]),
          reason: () => sentence(found.reason[index]),
          next: () => sentence(found.next[index]),
          command: commands[index],
          code: lines.map((text, offset) => ({ line: first + offset, text: words[text] })),
        };
        finding.consumer?.findings.push(finding);
        return finding;
      });
    })();

    const singletons = data.singletons.type.map((type, index) => {
      const { member, risks, risk, owners, owner, file, line, uses } = data.singletons;
      return {
        type,
        member: member[index],
        risk: risks[letter(risk, index)],
        owner: owners[letter(owner, index)],
        file: files[file[index]],
        line: line[index],
        uses: uses[index],
      };
    });

    const pairs = (flat) => flat.flatMap((id, index) => (index % 2 ? [] : [[types[id], types[flat[index + 1]]]]));

    const cycles = data.cycles.map((cycle) => ({
      members: cycle.members.map((id) => types[id]),
      witness: cycle.witness.map((id) => types[id]),
      least: cycle.least,
      cut: pairs(cycle.cut),
      links: pairs(cycle.links),
      scene: cycle.scene,
    }));

    /** The edges of a pair that count as dependencies, or all of them. */
    function edgesBetween(source, target) {
      const all = source.needs.filter((edge) => edge.target === target);
      const counting = all.filter((edge) => edge.counts);
      return counting.length ? counting : all;
    }

    /** The type that a member as `Outer.Inner.run(_:)` belongs to. */
    function typeOfMember(text) {
      const parts = text.replace(/[(\s].*$/s, "").split(".");
      for (let length = parts.length; length > 0; length--) {
        const type = typeByName.get(parts.slice(0, length).join("."));
        if (type) return type;
      }
    }
    """#
}

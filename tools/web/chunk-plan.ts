/** What the plan reads of a chunk as the bundler cut it: modules that exactly the same pages need. */
export interface CutChunk {
  fileName: string;
  isEntry: boolean;
  /** Loaded by `import()`: a page, a dialog, an editor. */
  isDynamicEntry: boolean;
  imports: readonly string[];
  /** Module ids with their bytes, before compression. */
  modules: ReadonlyMap<string, number>;
  styleBytes: number;
}

export interface PlanSettings {
  /** A request is worth this many bytes of script that a page loads without needing them. */
  requestBytes: number;
  /** How many pages an entry counts for, by the ids of its modules: the page that most visits begin with counts for several. */
  weigh?: (moduleIds: Iterable<string>) => number;
  /** The pages that load the most should not load more for a request of others: what they do not need counts `weight` times. */
  large?: { isLarge: (moduleIds: Iterable<string>, neededBytes: number) => boolean; weight: number };
}

interface Group {
  chunks: CutChunk[];
  /** Entries that need it, a bit each; an entry that weighs several pages has several bits. */
  pages: Uint32Array;
  bytes: number;
  hasStyle: boolean;
  /** It became part of another. */
  merged: boolean;
}

/** Styles hold the first paint up, scripts do not. */
const STYLE_WEIGHT = 2;

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const countOnlyIn = (one: Uint32Array, ...others: Uint32Array[]): number =>
  one.reduce((count, bits, at) => count + countBits(others.reduce((rest, other) => rest & ~other[at]!, bits)), 0);

/** What things are worth. */
interface Costs {
  imports: Imports;
  requestBytes: number;
  /** Of the pages, those that load the most. */
  large: Uint32Array;
  largeWeight: number;
}

/**
 * Bytes that pages save when two groups become one file: requests saved, less what pages load without needing it, be it in that file
 * or in those that it imports.
 */
function gainOf(one: Group, other: Group, { imports, requestBytes, large, largeWeight }: Costs): number {
  let both = 0;
  for (let i = 0; i < one.pages.length; i++) both += countBits(one.pages[i]! & other.pages[i]!);
  // what the largest pages load without needing it counts more
  const spared = (own: Uint32Array, ...others: Uint32Array[]) =>
    countOnlyIn(own, ...others) +
    (largeWeight - 1) *
      countOnlyIn(
        own.map((bits, at) => bits & large[at]!),
        ...others,
      );
  const requests = one.hasStyle && other.hasStyle ? 2 : 1;
  let gain = requestBytes * requests * both;
  for (const [of, to] of [
    [one, other],
    [other, one],
  ] as const) {
    gain -= of.bytes * spared(to.pages, of.pages);
    // few are worth the walk
    if (gain <= 0) return gain;
    for (const imported of imports.behind(of)) {
      if (imported !== to) gain -= (imported.bytes + requestBytes) * spared(to.pages, of.pages, imported.pages);
    }
  }
  return gain;
}

/** The files that come with the first page, whatever it is. */
function findInitial(chunks: ReadonlyMap<string, CutChunk>): Set<string> {
  const initial = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const file of initial) for (const imported of chunks.get(file)?.imports ?? []) initial.add(imported);
  return initial;
}

/** For every chunk the entries that load it, a bit for each page that an entry counts for; and which bits are those of large pages. */
function findPages(
  chunks: ReadonlyMap<string, CutChunk>,
  initial: ReadonlySet<string>,
  { weigh, large }: PlanSettings,
) {
  const entries = [...chunks.values()]
    .filter(({ isDynamicEntry, fileName }) => isDynamicEntry && !initial.has(fileName))
    .flatMap((entry) => Array<CutChunk>(weigh?.(entry.modules.keys()) ?? 1).fill(entry));
  const width = Math.ceil(entries.length / 32);
  const pages = new Map([...chunks.keys()].map((file) => [file, new Uint32Array(width)]));
  const largePages = new Uint32Array(width);
  for (const [bit, { fileName, modules }] of entries.entries()) {
    const mark = (bits: Uint32Array) => {
      bits[bit >> 5]! |= 1 << (bit & 31);
    };
    const seen = new Set([fileName]);
    let bytes = 0;
    for (const file of seen) {
      mark(pages.get(file)!);
      bytes += [...(chunks.get(file)?.modules.values() ?? [])].reduce((sum, own) => sum + own, 0);
      for (const imported of chunks.get(file)?.imports ?? []) if (!initial.has(imported)) seen.add(imported);
    }
    if (large?.isLarge(modules.keys(), bytes)) mark(largePages);
  }
  return { pages, largePages };
}

/** Which groups a group imports, now that some have become one. */
class Imports {
  #groups = new Map<string, Group>();
  assign(group: Group) {
    for (const { fileName } of group.chunks) this.#groups.set(fileName, group);
  }
  of = (group: Group): Set<Group> =>
    new Set(
      group.chunks
        .flatMap(({ imports }) => imports.map((file) => this.#groups.get(file)))
        .filter((imported): imported is Group => imported !== undefined && imported !== group),
    );
  /** All that comes with a group. */
  behind(group: Group): Set<Group> {
    const all = this.of(group);
    for (const one of all) for (const imported of this.of(one)) all.add(imported);
    all.delete(group);
    return all;
  }
  /** Whether `from` reaches `to` by way of a third: files that import each other in a circle would run in the wrong order. */
  leadsAround(from: Group, to: Group): boolean {
    const open = [...this.of(from)].filter((group) => group !== to);
    const seen = new Set<Group>();
    for (let group = open.pop(); group; group = open.pop()) {
      if (group === to) return true;
      if (seen.has(group)) continue;
      seen.add(group);
      open.push(...this.of(group));
    }
    return false;
  }
}

/** Makes one of the two groups that gain most, until no two gain anything. */
function mergeAll(start: readonly Group[], costs: Costs): Group[] {
  const { imports } = costs;
  const groups = [...start];
  const refused = new Map<Group, Set<Group>>();
  const best = new Map<Group, { other: Group; gain: number }>();
  const consider = (one: Group, other: Group) => {
    const gain = gainOf(one, other, costs);
    if (gain > (best.get(one)?.gain ?? 0)) best.set(one, { other, gain });
  };
  const find = (one: Group) => {
    best.delete(one);
    for (const other of groups)
      if (other !== one && !other.merged && !refused.get(one)?.has(other)) consider(one, other);
  };
  for (const group of groups) find(group);
  for (;;) {
    let pick: Group | undefined;
    for (const group of groups) {
      if (group.merged) continue;
      if (best.get(group)?.other.merged) find(group);
      if ((best.get(group)?.gain ?? 0) > (pick ? best.get(pick)!.gain : 0)) pick = group;
    }
    if (!pick) return groups.filter(({ merged }) => !merged);
    const { other, gain } = best.get(pick)!;
    // others became one since, and brought more pages to what they import
    if (gainOf(pick, other, costs) !== gain) {
      find(pick);
      continue;
    }
    if (imports.leadsAround(pick, other) || imports.leadsAround(other, pick)) {
      refused.set(pick, (refused.get(pick) ?? new Set()).add(other));
      refused.set(other, (refused.get(other) ?? new Set()).add(pick));
      find(pick);
      find(other);
      continue;
    }
    const both: Group = {
      chunks: [...pick.chunks, ...other.chunks],
      pages: pick.pages.map((bits, i) => bits | other.pages[i]!),
      bytes: pick.bytes + other.bytes,
      hasStyle: pick.hasStyle || other.hasStyle,
      merged: false,
    };
    pick.merged = true;
    other.merged = true;
    groups.push(both);
    imports.assign(both);
    for (const { pages } of imports.behind(both)) for (const [i, bits] of both.pages.entries()) pages[i]! |= bits;
    find(both);
    for (const group of groups) if (!group.merged && group !== both) consider(group, both);
  }
}

const bytesOf = ({ modules, styleBytes }: CutChunk) =>
  [...modules.values()].reduce((sum, bytes) => sum + bytes, styleBytes * STYLE_WEIGHT);

/** `use-list-page-Ab12Cd34.js` → `use-list-page`: the largest of its parts names a file. */
const nameOf = (group: Group, number: number) => {
  const [largest] = group.chunks.toSorted((a, b) => bytesOf(b) - bytesOf(a));
  return `${largest!.fileName.replace(/^.*\/|-[\w-]{8}\.js$/g, '')}-${number}`;
};

/**
 * In which file each shared module goes, so that pages load few files and little that they do not need. The bundler alone cuts a file for
 * every set of pages that share something, hundreds of them, most smaller than the request for them costs.
 * Pages keep files of their own, and what comes with the first page stays where it is.
 * @returns the name of a file by the id of a module; modules that are not in it are no shared ones
 */
export function planChunks(cut: Iterable<CutChunk>, settings: PlanSettings): ReadonlyMap<string, string> {
  const chunks = new Map([...cut].map((chunk) => [chunk.fileName, chunk]));
  const initial = findInitial(chunks);
  const { pages, largePages } = findPages(chunks, initial, settings);
  const imports = new Imports();
  const toGroup = (chunk: CutChunk): Group => {
    const group = {
      chunks: [chunk],
      pages: pages.get(chunk.fileName)!,
      bytes: bytesOf(chunk),
      hasStyle: chunk.styleBytes > 0,
      merged: false,
    };
    imports.assign(group);
    return group;
  };
  const later = [...chunks.values()].filter(({ fileName }) => !initial.has(fileName)).map(toGroup);
  const shared = later.filter(
    ({ chunks: [chunk], pages: needed }) => !chunk!.isDynamicEntry && needed.some((bits) => bits !== 0),
  );
  const { requestBytes, large } = settings;
  const costs = { imports, requestBytes, large: largePages, largeWeight: large?.weight ?? 1 };
  return new Map(
    mergeAll(shared, costs).flatMap((group, number) => {
      const name = nameOf(group, number);
      return group.chunks.flatMap(({ modules }) => [...modules.keys()].map((id) => [id, name] as const));
    }),
  );
}

/** A circle of files that import each other, or nothing: what one of them needs at once might not have run yet. */
export function findCircle(chunks: Iterable<Pick<CutChunk, 'fileName' | 'imports'>>): string[] | null {
  const importsOf = new Map([...chunks].map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const imported of importsOf.get(file) ?? []) {
      const circle = walk(imported, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of importsOf.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

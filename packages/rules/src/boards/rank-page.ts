/** What a page asks of a rank: its lines in order, nobody twice. A line that is not shown is none of them. */
export interface RankLines<Line extends { uid: number }> {
  all: readonly Line[];
  find(uid: number): Line | undefined;
  /** Position in `all` of a line that is there. */
  indexOf(line: Line): number;
}

export interface RankQuery {
  /** From 1. */
  currentPage: number;
  limit: number;
  /** Narrows to lines whose shown name or school matches; the caller knows the names. */
  matches?: ((uid: number) => boolean) | undefined;
  /** Who looks: the own line stands first. */
  ownUid: number | null;
  /** Lines that the viewer follows: they come next, in the order of the rank. */
  concerned: readonly number[];
}

export interface RankPage<Line> {
  /** Lines, each counted once, pinned ones included. */
  total: number;
  records: {
    line: Line;
    /** Stands on top because it is the viewer's own or concerned. */
    isPinned: boolean;
  }[];
}

/**
 * One page of a rank: the viewer's own line and the concerned ones first, then everybody else in order, nobody twice
 * (the reference system counts them twice, BOARD-5). Without a keyword its cost does not depend on the number of lines but for
 * finding the pinned ones.
 */
export function rankPage<Line extends { uid: number }>(lines: RankLines<Line>, query: RankQuery): RankPage<Line> {
  const { currentPage, limit, matches } = query;
  const rest = matches ? lines.all.filter(({ uid }) => matches(uid)) : lines.all;
  const pinned = pinnedLines(lines, query);
  // positions in `rest` that are shown on top already, ascending
  const taken = pinned.map((line) => (matches ? rest.indexOf(line) : lines.indexOf(line))).sort((a, b) => a - b);

  const from = (Math.max(currentPage, 1) - 1) * limit;
  const records: RankPage<Line>['records'] = [];
  for (let at = from; at < Math.min(from + limit, rest.length); at++) {
    const isPinned = at < pinned.length;
    records.push({ line: isPinned ? pinned[at]! : rest[skipTaken(at - pinned.length, taken)]!, isPinned });
  }
  return { total: rest.length, records };
}

function pinnedLines<Line extends { uid: number }>(lines: RankLines<Line>, query: RankQuery): Line[] {
  const { matches, ownUid, concerned } = query;
  const pick = (uid: number): Line[] => {
    const line = lines.find(uid);
    return line && (!matches || matches(uid)) ? [line] : [];
  };
  const inOrder = (a: Line, b: Line) => lines.indexOf(a) - lines.indexOf(b);
  const followed = [...new Set(concerned)].filter((uid) => uid !== ownUid).flatMap(pick);
  return [...(ownUid === null ? [] : pick(ownUid)), ...followed.sort(inOrder)];
}

/** The position of the n-th line that is not taken. */
function skipTaken(nth: number, taken: readonly number[]): number {
  let position = nth;
  for (const at of taken) if (position >= at) position += 1;
  return position;
}

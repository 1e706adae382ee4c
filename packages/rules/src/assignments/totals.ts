const toHundredths = (value: number) => Math.round(value * 100) / 100;

/** What somebody reached in an assignment, per cent of all of its problems. @param bests per cent at each problem that anything counts of */
export const scoreOf = (bests: readonly number[], problems: number): number =>
  problems === 0 ? 0 : toHundredths(bests.reduce((sum, best) => sum + best, 0) / problems);

export interface ScoreChange {
  uid: number;
  before: number;
  after: number;
}

/** Whose points in an assignment are others, in the order of `uids` (ASG-20); who is missing has none. */
export function scoreChanges(
  uids: readonly number[],
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): ScoreChange[] {
  const changes = uids.map((uid) => ({ uid, before: before.get(uid) ?? 0, after: after.get(uid) ?? 0 }));
  return changes.filter((change) => change.before !== change.after);
}

/** An assignment in somebody's total. */
export interface TotalItem {
  /** What was reached, per cent; null where nothing was done, which counts as nothing. */
  percent: number | null;
  /** What it is worth beside the others; nothing: it does not count. */
  worth: number;
  isExcused: boolean;
}

export interface Total {
  /** Per cent of what counts; null where nothing counts. */
  percent: number | null;
  /** Places of the items that are dropped. */
  dropped: ReadonlySet<number>;
}

/**
 * Somebody's total over assignments, each with what it is worth (ASG-21). The lowest shares are dropped: what was not done first, of equals
 * what is worth more; excused items neither count nor are dropped, and one always stays.
 */
export function totalOf(items: readonly TotalItem[], dropLowest: number): Total {
  const counted = items.map((item, at) => ({ ...item, at })).filter(({ worth, isExcused }) => worth > 0 && !isExcused);
  const shareOf = ({ percent }: TotalItem) => percent ?? -1;
  const rising = counted.toSorted((a, b) => shareOf(a) - shareOf(b) || b.worth - a.worth || a.at - b.at);
  const dropped = new Set(rising.slice(0, Math.min(dropLowest, counted.length - 1)).map(({ at }) => at));
  const kept = counted.filter(({ at }) => !dropped.has(at));
  const worth = kept.reduce((sum, item) => sum + item.worth, 0);
  const reached = kept.reduce((sum, item) => sum + (item.percent ?? 0) * item.worth, 0);
  return { percent: worth === 0 ? null : toHundredths(reached / worth), dropped };
}

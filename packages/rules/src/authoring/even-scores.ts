const FULL = 100;

/** Shares 100 points over `count` cases; what does not divide evenly goes to the last ones (EDIT-4). */
export function evenScores(count: number): number[] {
  const each = Math.floor(FULL / count);
  const firstWithMore = count - (FULL % count);
  return Array.from({ length: count }, (_one, index) => (index < firstWithMore ? each : each + 1));
}

/**
 * The same for subtask modes: 100 points over the groups, in the order of their numbers. Every case carries the points of
 * its whole group, because that is what the group's lowest or average is taken of.
 */
export function evenGroupScores(groupNums: readonly number[]): number[] {
  const groups = [...new Set(groupNums)].sort((a, b) => a - b);
  const scores = evenScores(groups.length);
  const ofGroup = new Map(groups.map((group, index) => [group, scores[index]!]));
  return groupNums.map((group) => ofGroup.get(group)!);
}

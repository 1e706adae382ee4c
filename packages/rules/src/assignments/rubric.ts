import type { RubricStart } from '@assay/contract/assignments/rubrics.ts';

interface RubricFacts {
  start: RubricStart;
  /** How far above all of the points one can come, per cent. */
  bonus: number;
}

/** What chosen items come to, per cent of the problem's points: never below nothing, at most all of them and the bonus (ASG-24). */
export function rubricPercent({ start, bonus }: RubricFacts, chosen: readonly number[]): number {
  const sum = chosen.reduce((all, points) => all + points, start === 'all' ? 100 : 0);
  return Math.min(100 + bonus, Math.max(0, sum));
}

/** What is given by hand: points of one's own stand before those of a rubric, whatever happens to it. Null: what was reached counts. */
export const givenPercent = (own: number | null, byRubric: number | null): number | null => own ?? byRubric;

interface ItemPoints {
  id: number;
  points: number;
}

interface RubricState extends RubricFacts {
  items: readonly ItemPoints[];
}

/**
 * Whose grading a change of a rubric touches, so that it is looked at again: who has one of these items, or everybody who was graded. A new
 * item, another name or text touch nobody.
 */
export function touchedBy(before: RubricState, after: RubricState): { items: ReadonlySet<number>; everybody: boolean } {
  const points = new Map(after.items.map((item) => [item.id, item.points]));
  const items = before.items.filter((item) => points.get(item.id) !== item.points).map(({ id }) => id);
  return { items: new Set(items), everybody: before.start !== after.start || before.bonus !== after.bonus };
}

/** What of the chosen items a student reads: those that are visible, in their order. */
export const shownItems = <T extends { isVisible: boolean }>(chosen: readonly T[]): T[] =>
  chosen.filter(({ isVisible }) => isVisible);

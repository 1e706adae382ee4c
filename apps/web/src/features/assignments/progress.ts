import { STUCK_TRIES } from '@assay/contract/assignments/assignment.ts';
import { FEEDBACK_MARKS, type FeedbackMark } from '@assay/contract/assignments/feedback.ts';
import type { getAssignmentProgress, ProgressCell } from '@assay/contract/assignments/progress.ts';
import type { DataOf } from '@assay/contract/op.ts';

export type Progress = DataOf<typeof getAssignmentProgress>;

export interface Cell {
  best: number;
  tries: number;
  lastAt: number;
  isLate: boolean;
  /** All of its points were reached, in time or late. */
  isSolved: boolean;
  /** What was reached, where points were given by hand. */
  reached: number | null;
  mark: FeedbackMark | null;
}

/** One student’s work, by the places of problems. */
export interface StudentRow {
  uid: number;
  username: string;
  realname: string;
  label: string;
  cells: readonly (Cell | undefined)[];
  /** Of all points, per cent. */
  average: number;
}

/** One cell of the table of progress, to be given points. */
export interface GivenCell {
  uid: number;
  name: string;
  pid: number;
  displayId: string;
  cell: Cell | undefined;
  hasRubric: boolean;
}

/** @param place of the problem */
export function givenCell(
  { problems, rubrics }: Pick<Progress, 'problems' | 'rubrics'>,
  { uid, username, realname, cells }: StudentRow,
  place: number,
): GivenCell {
  const { pid, displayId } = problems[place]!;
  const hasRubric = rubrics.includes(pid);
  return { uid, name: realname || username, pid, displayId, cell: cells[place], hasRubric };
}

export const PROGRESS_FILTERS = ['everybody', 'notStarted', 'stuck', 'isLate'] as const;
export type ProgressFilter = (typeof PROGRESS_FILTERS)[number];

const cellOf = ([, , best, tries, lastAt, late, reached, mark, solved]: ProgressCell): Cell => ({
  ...{ best, tries, lastAt, isLate: late === 1, isSolved: solved === 1 },
  ...{ reached, mark: FEEDBACK_MARKS[mark - 1] ?? null },
});

/** The table by students, from its cells. */
export function studentRows({
  people,
  problems,
  cells,
}: Pick<Progress, 'people' | 'problems' | 'cells'>): StudentRow[] {
  const table = people.map(() => new Array<Cell | undefined>(problems.length).fill(undefined));
  for (const cell of cells) table[cell[0]]![cell[1]] = cellOf(cell);
  return people.map((person, at) => {
    const own = table[at]!;
    const sum = own.reduce((all, cell) => all + (cell?.best ?? 0), 0);
    return { ...person, cells: own, average: problems.length === 0 ? 0 : Math.round(sum / problems.length) };
  });
}

/** Who passes a filter (ASG-6). */
export function passes({ cells }: StudentRow, filter: ProgressFilter): boolean {
  switch (filter) {
    case 'everybody':
      return true;
    case 'notStarted':
      return cells.every((cell) => cell === undefined || cell.tries === 0);
    case 'stuck':
      return cells.some((cell) => cell !== undefined && cell.tries >= STUCK_TRIES && !cell.isSolved);
    case 'isLate':
      return cells.some((cell) => cell?.isLate);
  }
}

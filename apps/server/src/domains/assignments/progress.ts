import type { AssignedKind } from '@assay/contract/assignments/assignment.ts';
import { FEEDBACK_MARKS, type FeedbackMark } from '@assay/contract/assignments/feedback.ts';
import type { ProgressCell } from '@assay/contract/assignments/progress.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { type Attempt, bestOf, isSolved, lateSteps } from '@assay/rules/assignments/late.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { enterSheet } from '../qsheets/entry.ts';
import { viewGroups } from '../qsheets/view/view.ts';
import { enterTraining } from '../trainings/entry.ts';
import { viewOutline } from '../trainings/problems/outline.ts';
import { editWork } from '../works/entry.ts';
import { listWorkProblems } from '../works/problems/problems.queries.ts';
import type { AssignmentColumns } from './assignments.queries.ts';
import { listMarks, listPoints } from './points.queries.ts';
import { listTries, listWorkPoints, type TriesRow } from './progress.queries.ts';

export interface AssignedProblem {
  pid: number;
  displayId: string;
  title: string;
}

/** What an assignment is about: the kind of venue, and its id. */
export function targetOf({ training_id, qsheet_id, work_id }: AssignmentColumns): {
  kind: AssignedKind;
  targetId: number;
} {
  if (training_id !== null) return { kind: 'training', targetId: training_id };
  if (qsheet_id !== null) return { kind: 'qsheet', targetId: qsheet_id };
  return { kind: 'timedWork', targetId: work_id! };
}

/** Where its problems are solved. */
export const venueOf = (row: AssignmentColumns): Venue => {
  const { kind, targetId } = targetOf(row);
  return { kind, id: targetId };
};

/** What of a training or a sheet is open to the viewer of a call, and all its parts. */
async function outlineOf(call: Call, kind: 'training' | 'qsheet', id: number) {
  if (kind === 'training') {
    const view = await enterTraining(call, id, call.viewer);
    const { open, sections } = await viewOutline(call.db, view, call.lang);
    return { open, parts: sections, targetGid: view.row.group_id };
  }
  const { open, groups } = await viewGroups(call, await enterSheet(call, id, call.viewer), call.lang);
  return { open, parts: groups, targetGid: null };
}

/**
 * The problems of what is set as work, in its order: those that the viewer of a call may know of, and how many there are in all. Of a timed
 * work only who runs it is told.
 * @throws Failure of whom the training, the sheet or the work does not let in
 */
export async function listAssigned(
  call: Call,
  row: AssignmentColumns,
): Promise<{ problems: AssignedProblem[]; total: number; targetGid: number | null }> {
  const { kind, targetId } = targetOf(row);
  if (kind === 'timedWork') {
    const { group } = await editWork(call, targetId, call.viewer);
    const rows = await listWorkProblems(call.db, targetId);
    const problems = rows.map(({ pid, display_id, display_title }) => ({
      ...{ pid, displayId: display_id, title: display_title },
    }));
    return { problems, total: problems.length, targetGid: group?.id ?? null };
  }
  const { open, parts, targetGid } = await outlineOf(call, kind, targetId);
  const once = new Map(open.map(({ pid, problemId, title }) => [pid, { pid, displayId: problemId, title }]));
  const all = new Set(parts.flatMap(({ problems }) => problems.map(({ pid }) => pid)));
  return { problems: [...once.values()], total: all.size, targetGid };
}

/** Somebody's work at one problem. */
export interface Work {
  uid: number;
  pid: number;
  /** Best per cent after late shares. */
  best: number;
  isLate: boolean;
  /** All of its points were reached, or given by hand. */
  isSolved: boolean;
  tries: number;
  /** Null where nothing was tried. */
  lastAt: Date | null;
  /** What was reached, where points were given by hand; else null. */
  reached: number | null;
  mark: FeedbackMark | null;
}

/** What somebody reached by trying. */
type Reached = Omit<Work, 'reached' | 'mark'>;

/** What some people reached at some problems of an assignment; of those who tried (ASG-3, ASG-4). */
async function listReached(
  db: Queryable,
  row: AssignmentColumns,
  uids: readonly number[],
  pids: readonly number[],
): Promise<Reached[]> {
  const { kind, targetId } = targetOf(row);
  const isTimed = kind === 'timedWork';
  const steps = isTimed ? [] : lateSteps(row.late).map(({ ms }) => new Date(row.due_at.getTime() + ms));
  const [tried, points] = await Promise.all([
    listTries(db, { id: row.id, dueAt: row.due_at, venue: venueOf(row), uids, pids, from: row.opens_at, steps }),
    isTimed ? listWorkPoints(db, targetId, uids) : [],
  ]);
  const reached = new Map(points.map(({ uid, pid, percent }) => [`${uid}:${pid}`, percent]));
  const byCell = new Map<string, TriesRow[]>();
  for (const one of tried) byCell.set(`${one.uid}:${one.pid}`, [...(byCell.get(`${one.uid}:${one.pid}`) ?? []), one]);
  const work = [...byCell].map(([key, rows]): Reached => {
    const { uid, pid } = rows[0]!;
    const attempts: Attempt[] = isTimed ? [{ step: 0, percent: reached.get(key) ?? 0 }] : rows;
    const { percent, isLate } = bestOf(row.late, attempts);
    const lastAt = new Date(Math.max(...rows.map(({ last_at }) => last_at.getTime())));
    const tries = rows.reduce((sum, one) => sum + one.tries, 0);
    return { uid, pid, best: percent, isLate, isSolved: isSolved(row.late, attempts), tries, lastAt };
  });
  // questions of a timed work are answered without a submission
  const answered = points.filter(({ uid, pid }) => !byCell.has(`${uid}:${pid}`));
  return [
    ...work,
    ...answered.map(({ uid, pid, percent }) => ({
      uid,
      pid,
      best: percent,
      isLate: false,
      isSolved: percent >= 100,
      tries: 1,
      lastAt: row.opens_at,
    })),
  ];
}

/** The work of some people at some problems of an assignment: of those who tried, or were given points by hand (ASG-10). */
export async function listWork(
  db: Queryable,
  row: AssignmentColumns,
  uids: readonly number[],
  pids: readonly number[],
): Promise<Work[]> {
  const [reached, points, marks] = await Promise.all([
    listReached(db, row, uids, pids),
    listPoints(db, row.id, uids),
    listMarks(db, { venue: venueOf(row), uids, from: row.opens_at }),
  ]);
  const keyOf = ({ uid, pid }: { uid: number; pid: number }) => `${uid}:${pid}`;
  const markOf = new Map(marks.map((one) => [keyOf(one), one.mark]));
  const byKey = new Map<string, Work>(
    reached.map((one) => [keyOf(one), { ...one, reached: null, mark: markOf.get(keyOf(one)) ?? null }]),
  );
  for (const one of points) {
    if (!pids.includes(one.pid)) continue;
    const tried = byKey.get(keyOf(one));
    const untried = {
      uid: one.uid,
      pid: one.pid,
      best: 0,
      tries: 0,
      lastAt: null,
      mark: markOf.get(keyOf(one)) ?? null,
    };
    const work = tried ?? { ...untried, reached: null };
    byKey.set(keyOf(one), {
      ...work,
      best: one.percent,
      isLate: false,
      isSolved: one.percent === 100,
      reached: work.best,
    });
  }
  return [...byKey.values()];
}

/** The work as cells of a table. */
export function cellsOf(work: readonly Work[], uids: readonly number[], pids: readonly number[]): ProgressCell[] {
  const people = new Map(uids.map((uid, at) => [uid, at]));
  const problems = new Map(pids.map((pid, at) => [pid, at]));
  return work.map(({ uid, pid, best, isLate, isSolved, tries, lastAt, reached, mark }) => [
    ...([people.get(uid)!, problems.get(pid)!, best, tries, lastAt?.getTime() ?? 0] as const),
    ...([Number(isLate), reached, mark === null ? 0 : FEEDBACK_MARKS.indexOf(mark) + 1, Number(isSolved)] as const),
  ]);
}

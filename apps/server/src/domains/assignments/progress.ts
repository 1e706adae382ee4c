import type { AssignedKind } from '@assay/contract/assignments/assignment.ts';
import { FEEDBACK_MARKS, type FeedbackMark } from '@assay/contract/assignments/feedback.ts';
import type { ProgressCell } from '@assay/contract/assignments/progress.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { type Attempt, bestOf, isSolved, lateSteps, sharesOf } from '@assay/rules/assignments/late.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { OtherResults } from '../judging/rejudge/other-results.queries.ts';
import { enterSheet } from '../qsheets/entry.ts';
import { viewGroups } from '../qsheets/view/view.ts';
import { enterTraining } from '../trainings/entry.ts';
import { viewOutline } from '../trainings/problems/outline.ts';
import { editWork } from '../works/entry.ts';
import { listWorkProblems } from '../works/problems/problems.queries.ts';
import type { AssignmentColumns } from './assignments.queries.ts';
import { PeopleByProblems } from './people-by-problems.ts';
import { listMarks, listPoints } from './points.queries.ts';
import { listTries, listWorkPoints, type TriesRow } from './progress.queries.ts';
import { rubricPercents } from './rubrics/percents.ts';
import { partsOf } from './windows/own-dates.ts';

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
  /** Of the last try, ms since 1970; null where nothing was tried. */
  lastMs: number | null;
  /** What was reached, where points were given by hand or by a rubric; else null. */
  reached: number | null;
  mark: FeedbackMark | null;
}

/** Somebody's tries at one problem, and when the last of them came. */
interface Tried {
  attempts: Attempt[];
  tries: number;
  lastMs: number;
}

/** The tries of people at problems, with the earlier and the later ones of one together. */
function joinTries(rows: readonly TriesRow[]): PeopleByProblems<Tried> {
  const joined = new PeopleByProblems<Tried>();
  for (const row of rows) {
    const known = joined.get(row);
    if (known) {
      known.attempts.push(row);
      known.tries += row.tries;
      known.lastMs = Math.max(known.lastMs, row.last_ms);
    } else joined.set(row, { attempts: [row], tries: row.tries, lastMs: row.last_ms });
  }
  return joined;
}

/** Of which rejudge set results are taken in the place of those that count. */
export type OtherOf = { setId: number; which: OtherResults };

/** What some people reached at some problems of an assignment by trying; of those who tried (ASG-3, ASG-4). */
async function listReached(
  db: Queryable,
  row: AssignmentColumns,
  uids: readonly number[],
  pids: readonly number[],
  other?: OtherOf,
): Promise<PeopleByProblems<Work>> {
  const { kind, targetId } = targetOf(row);
  const isTimed = kind === 'timedWork';
  const steps = isTimed ? [] : lateSteps(row.late).map(({ ms }) => new Date(row.due_at.getTime() + ms));
  const [rows, points] = await Promise.all([
    listTries(db, { id: row.id, dueAt: row.due_at, venue: venueOf(row), uids, pids, from: row.opens_at, steps, other }),
    isTimed ? listWorkPoints(db, targetId, uids) : [],
  ]);
  const tried = joinTries(rows);
  const counts = new PeopleByProblems<Attempt[]>();
  for (const point of points) {
    counts.set(point, [{ step: 0, percent: point.percent }]);
    // questions of a timed work are answered without a submission
    if (!tried.get(point)) tried.set(point, { attempts: [], tries: 1, lastMs: row.opens_at.getTime() });
  }
  const shares = sharesOf(row.late);
  return tried.map(({ attempts, tries, lastMs }, at) => {
    const counted = isTimed ? (counts.get(at) ?? []) : attempts;
    const { percent, isLate } = bestOf(shares, counted);
    return {
      ...at,
      best: percent,
      isLate,
      isSolved: isSolved(shares, counted),
      tries,
      lastMs,
      reached: null,
      mark: null,
    };
  });
}

/** Of somebody who tried nothing. */
const UNTRIED = { best: 0, isLate: false, isSolved: false, tries: 0, lastMs: null, reached: null, mark: null };

/** What some people for whom an assignment has the same dates did at some problems: of those who tried, or were given points. */
async function listWorkOf(
  db: Queryable,
  row: AssignmentColumns,
  uids: readonly number[],
  pids: readonly number[],
  other?: OtherOf,
): Promise<PeopleByProblems<Work>> {
  const [work, points, byRubric, marks] = await Promise.all([
    listReached(db, row, uids, pids, other),
    listPoints(db, row.id, uids),
    rubricPercents(db, { ids: [row.id], uids }),
    listMarks(db, { venue: venueOf(row), uids, from: row.opens_at }),
  ]);
  const asked = new Set(pids);
  // points of one's own stand before those of a rubric
  for (const { uid, pid, percent } of [...byRubric, ...points]) {
    if (!asked.has(pid)) continue;
    const before = work.get({ uid, pid }) ?? { uid, pid, ...UNTRIED };
    const reached = before.reached ?? before.best;
    work.set({ uid, pid }, { ...before, best: percent, isLate: false, isSolved: percent >= 100, reached });
  }
  for (const one of marks) {
    const marked = work.get(one);
    if (marked) marked.mark = one.mark;
  }
  return work;
}

/** The work of some people at some problems of an assignment: of those who tried, or were given points by hand or by a rubric (ASG-10, ASG-24). */
export async function listWork(
  db: Queryable,
  row: AssignmentColumns,
  uids: readonly number[],
  pids: readonly number[],
  other?: OtherOf,
): Promise<PeopleByProblems<Work>> {
  const parts = await partsOf(db, row, uids);
  const done = await Promise.all(parts.map((part) => listWorkOf(db, part.row, part.uids, pids, other)));
  const [all = new PeopleByProblems<Work>(), ...rest] = done;
  for (const part of rest) for (const one of part) all.set(one, one);
  return all;
}

/** The work as cells of a table. */
export function cellsOf(
  work: PeopleByProblems<Work>,
  uids: readonly number[],
  pids: readonly number[],
): ProgressCell[] {
  const people = new Map(uids.map((uid, at) => [uid, at]));
  const problems = new Map(pids.map((pid, at) => [pid, at]));
  return [...work].map(({ uid, pid, best, isLate, isSolved, tries, lastMs, reached, mark }): ProgressCell => {
    const marked = mark === null ? 0 : FEEDBACK_MARKS.indexOf(mark) + 1;
    const [person, problem] = [people.get(uid)!, problems.get(pid)!];
    return [person, problem, best, tries, lastMs ?? 0, Number(isLate), reached, marked, Number(isSolved)];
  });
}

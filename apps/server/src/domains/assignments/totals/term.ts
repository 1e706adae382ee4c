import { bestOf, lateSteps, sharesOf } from '@assay/rules/assignments/late.ts';
import { scoreOf } from '@assay/rules/assignments/totals.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { AssignmentColumns } from '../assignments.queries.ts';
import { targetOf } from '../progress.ts';
import { rubricPercents } from '../rubrics/percents.ts';
import { rowFor } from '../windows/own-dates.ts';
import { listWindows, type WindowColumns } from '../windows/windows.queries.ts';
import {
  type AskedPerson,
  type AskedProblem,
  type AskedSet,
  listGiven,
  listPointsOfWorks,
  listSums,
  PROBLEMS_OF,
} from './term.queries.ts';

type Windows = ReadonlyMap<number, readonly WindowColumns[]>;

/** An assignment over a training or a sheet, once for each dates that it has. */
function setsOf(row: AssignmentColumns, windows: Windows): AskedSet[] {
  const own = windows.get(row.id) ?? [];
  const others = own.map(({ label }) => label);
  return [undefined, ...own].map((window) => {
    const { opens_at: opens, due_at: due } = rowFor(row, window);
    return {
      ...{ id: row.id, target: targetOf(row).targetId, label: window?.label ?? null, others, opens, due },
      steps: lateSteps(row.late).map(({ ms }) => new Date(due.getTime() + ms)),
      shares: sharesOf(row.late),
    };
  });
}

function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

const keyOf = (id: number, uid: number, pid: number) => `${id}:${uid}:${pid}`;
const timed = sharesOf([]);

/**
 * What some people reached in assignments, per cent of all of each: by assignment, of those who did anything. As many statements for all of
 * them as for one. Timed works have to be graded before.
 */
export async function scoresOfTerm(
  db: Queryable,
  rows: readonly AssignmentColumns[],
  people: readonly AskedPerson[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, number>>> {
  const ids = rows.map(({ id }) => id);
  const uids = people.map(({ uid }) => uid);
  const ofKind = (kind: keyof typeof PROBLEMS_OF) => rows.filter((row) => targetOf(row).kind === kind);
  const targetsOf = (kind: keyof typeof PROBLEMS_OF) => [...new Set(ofKind(kind).map((row) => targetOf(row).targetId))];
  const read = async (kind: keyof typeof PROBLEMS_OF): Promise<readonly AskedProblem[]> => {
    const targets = targetsOf(kind);
    return targets.length === 0 ? [] : (await PROBLEMS_OF[kind](targets).execute(db)).rows;
  };
  const [training, qsheet, timedWork, found] = await Promise.all([
    read('training'),
    read('qsheet'),
    read('timedWork'),
    listWindows(db, ids),
  ]);
  const windows: Windows = groupBy(found, ({ assignment_id }) => assignment_id);
  const sums = (kind: 'training' | 'qsheet', problems: readonly AskedProblem[]) =>
    listSums(db, kind, { sets: ofKind(kind).flatMap((row) => setsOf(row, windows)), problems, people });
  const [inTrainings, inSheets, inWorks, byHand, byRubric] = await Promise.all([
    sums('training', training),
    sums('qsheet', qsheet),
    listPointsOfWorks(db, targetsOf('timedWork'), uids),
    listGiven(db, ids, uids),
    rubricPercents(db, { ids, uids }),
  ]);

  const totals = new Map(ids.map((id) => [id, new Map<number, number>()]));
  const add = (id: number, uid: number, points: number) => {
    const own = totals.get(id)!;
    own.set(uid, (own.get(uid) ?? 0) + points);
  };
  for (const { id, uid, sum } of [...inTrainings, ...inSheets]) add(id, uid, sum);

  const counted = { training, qsheet, timedWork };
  const problems = new Map(
    (Object.keys(counted) as (keyof typeof counted)[]).flatMap((kind) =>
      [...groupBy(counted[kind], ({ target }) => target)].map(
        ([target, own]) => [`${kind}:${target}`, new Set(own.map(({ pid }) => pid))] as const,
      ),
    ),
  );
  const problemsOf = (row: AssignmentColumns): ReadonlySet<number> => {
    const { kind, targetId } = targetOf(row);
    return problems.get(`${kind}:${targetId}`) ?? new Set();
  };
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  // points of one's own stand before those of a rubric
  const given = new Map<string, { id: number; uid: number; percent: number }>();
  for (const { assignment_id: id, uid, pid, percent } of [...byRubric, ...byHand]) {
    if (problemsOf(rowsById.get(id)!).has(pid)) given.set(keyOf(id, uid, pid), { id, uid, percent });
  }
  for (const { id, uid, percent } of given.values()) add(id, uid, percent);

  const works = groupBy(ofKind('timedWork'), (row) => targetOf(row).targetId);
  for (const { wid, uid, pid, percent } of inWorks) {
    for (const { id } of works.get(wid) ?? []) {
      if (!given.has(keyOf(id, uid, pid))) add(id, uid, bestOf(timed, [{ step: 0, percent }]).percent);
    }
  }
  return new Map(
    [...totals].map(([id, own]) => {
      const count = problemsOf(rowsById.get(id)!).size;
      return [id, new Map([...own].map(([uid, sum]) => [uid, scoreOf([sum], count)]))];
    }),
  );
}

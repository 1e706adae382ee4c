import type { WorkScoreType } from '@assay/contract/works/work.ts';
import { bestCell, cellOf, totalOf } from '@assay/rules/works/score.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { gradedCells } from '../answers/graded-cells.ts';
import type { Cells } from '../problems/problems.queries.ts';
import { type Counted, listAttempts, listCounted, lockSittings, updateCells } from './cells.queries.ts';

/**
 * Writes cells of people anew from their submissions and saved answers, and with them the totals. Cells of problems that the work has not any more go.
 * Who follows a verdict holds submissions first and sittings then.
 */
export async function countAnew(tx: Queryable, wid: number, wanted: Counted): Promise<void> {
  const sittings = await lockSittings(tx, wid, wanted.uids);
  if (sittings.length === 0) return;
  const counts = (pid: number) => wanted.pids === null || wanted.pids.includes(pid);
  const [problems, attempts] = [await listCounted(tx, wid), await listAttempts(tx, wid, wanted)];
  const objective = new Map(problems.filter(({ pid }) => counts(pid)).map(({ pid, points }) => [pid, points]));
  const people = sittings.map(({ uid }) => uid);
  const graded = await gradedCells(tx, wid, people, objective);
  const byKey = new Map<string, typeof attempts>();
  for (const attempt of attempts) {
    const key = `${attempt.uid}:${attempt.pid}`;
    byKey.set(key, [...(byKey.get(key) ?? []), attempt]);
  }
  const counted = sittings.map(({ uid, cells: before }) => {
    const cells: Cells = {};
    for (const { id, pid, points, full_score: fullScore, score_type } of problems) {
      const key = `${uid}:${pid}`;
      const scoreType = score_type as WorkScoreType;
      const cell = counts(pid)
        ? bestCell(cellOf(byKey.get(key) ?? [], { fullScore, points, scoreType }), graded.get(key) ?? null, scoreType)
        : before[id];
      if (cell) cells[id] = cell;
    }
    return { uid, cells, points: totalOf(Object.values(cells)) };
  });
  await updateCells(tx, wid, counted);
}

import { getRubric, type Rubric, saveRubric } from '@assay/contract/assignments/rubrics.ts';
import { fail } from '@assay/contract/errors.ts';
import { touchedBy } from '@assay/rules/assignments/rubric.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { note } from '../note.ts';
import { listPoints } from '../points.queries.ts';
import { gradeProblem, manageProblem } from '../supervision/cell.ts';
import { tellPoints } from '../tell.ts';
import { countUses, listGradings, updateLookAgain } from './gradings.queries.ts';
import { rubricPercents } from './percents.ts';
import {
  deleteRubric,
  findRubric,
  type ItemColumns,
  insertRubric,
  listItems,
  replaceItems,
  updateRubric,
} from './rubrics.queries.ts';

const NONE = { version: 0, start: 'nothing', bonus: 0 } as const;

/** The rubric of a problem for who gives points there, with what of it concerns their students. */
export async function readRubric(
  call: Call,
  { row, rights, problem: { pid }, students }: Awaited<ReturnType<typeof gradeProblem>>,
): Promise<Rubric> {
  const { id } = row;
  const uids = students.map(({ uid }) => uid);
  const [found, items, uses, gradings] = await Promise.all([
    findRubric(call.db, id, pid),
    listItems(call.db, id, pid),
    countUses(call.db, { id, pid, uids }),
    listGradings(call.db, id, pid),
  ]);
  const graded = new Map(gradings.map(({ uid, look_again }) => [uid, look_again]));
  return {
    ...(found ?? NONE),
    items: items.map((item) => ({ ...item, used: uses.get(item.id) ?? 0 })),
    graded: students.filter(({ uid }) => graded.has(uid)).length,
    lookAgain: students
      .filter(({ uid }) => graded.get(uid))
      .map(({ uid, username, realname }) => ({ uid, username, realname: rights.has('roster') ? realname : '' })),
  };
}

type Saved = Omit<ItemColumns, 'id'> & { id: number | null };

/** @throws Failure of items that the rubric has not, or that stand there twice */
function refuseItems(before: readonly ItemColumns[], wished: readonly Saved[]): void {
  const known = new Set(before.map(({ id }) => id));
  for (const { id } of wished) if (id !== null && !known.delete(id)) fail('rubric.itemUnknown');
}

/** What the rubric gives each student whom points of one's own do not stand before. */
async function countedBy(tx: Queryable, id: number, pid: number): Promise<ReadonlyMap<number, number>> {
  const rows = await rubricPercents(tx, { ids: [id], uids: null, pid });
  const own = await listPoints(
    tx,
    id,
    rows.map(({ uid }) => uid),
  );
  const stays = new Set(own.filter((one) => one.pid === pid).map(({ uid }) => uid));
  return new Map(rows.filter(({ uid }) => !stays.has(uid)).map(({ uid, percent }) => [uid, percent]));
}

export const rubricCalls: Implementation[] = [
  implement(getRubric, async (call, { id, pid }) => readRubric(call, await gradeProblem(call, id, pid))),

  implement(saveRubric, async (call, { id, pid, version, items, ...facts }) => {
    const { row, problem } = await manageProblem(call, id, pid);
    return call.db.transaction().execute(async (tx) => {
      if (!(await insertRubric(tx, id, pid, facts.start))) fail('assignment.unknown');
      const before = (await findRubric(tx, id, pid, 'update'))!;
      if (before.version !== version) fail('rubric.changed');
      const stood = await listItems(tx, id, pid);
      refuseItems(stood, items);
      const had = await countedBy(tx, id, pid);
      const isEnd = items.length === 0;
      if (isEnd) await deleteRubric(tx, id, pid);
      else {
        const kept = items.flatMap((item) => (item.id === null ? [] : [{ id: item.id, points: item.points }]));
        await updateLookAgain(tx, { id, pid }, touchedBy({ ...before, items: stood }, { ...facts, items: kept }));
        await replaceItems(tx, { id, pid }, items);
        await updateRubric(tx, id, pid, { ...facts, version: version + 1 });
      }
      const has = isEnd ? new Map<number, number>() : await countedBy(tx, id, pid);
      const changed = [...had].filter(([uid, percent]) => has.get(uid) !== percent);
      await note(call, tx, saveRubric.name, id, { pid, ...before, items: stood }, { pid, ...facts, items });
      await tellPoints(
        call,
        tx,
        row,
        changed.map(([uid, percent]) => ({
          ...{ uid, problem: problem.displayId, before: percent, percent: has.get(uid) ?? null, reason: '' },
        })),
      );
      return { version: isEnd ? 0 : version + 1, changed: changed.length };
    });
  }),
];

import { fail } from '@assay/contract/errors.ts';
import { getRejudgeScores } from '@assay/contract/judging/rejudge-sets.ts';
import { type ScoreChange, scoreChanges } from '@assay/rules/assignments/totals.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { emitMessages } from '../../../platform/messages/emit-messages.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import type { OtherResults } from '../../judging/rejudge/other-results.queries.ts';
import { listSets } from '../../judging/rejudge/sets.queries.ts';
import { type AssignmentColumns, listByIds } from '../assignments.queries.ts';
import { resultsShown } from '../shown.ts';
import { sourceOf } from '../tell.ts';
import { listConcernedBySet } from './regraded.queries.ts';
import { scoresIn } from './scores.ts';

/** Assignments that are looked at, and people of one that are told; the count says how many there are. */
const ASSIGNMENTS_MAX = 50;
const ROWS_MAX = 200;

interface Regraded {
  row: AssignmentColumns;
  groupName: string;
  changes: (ScoreChange & { username: string })[];
}

/** Whose points in assignments differ by results of a rejudge set. @param which of them are compared with those that count */
async function listRegraded(db: Queryable, setId: number, which: OtherResults): Promise<Regraded[]> {
  const concerned = await listConcernedBySet(db, setId, ASSIGNMENTS_MAX);
  const rows = await listByIds(
    db,
    concerned.map(({ id }) => id),
  );
  const regraded: Regraded[] = [];
  for (const { id, group_name, people } of concerned) {
    const row = rows.find((one) => one.id === id)!;
    const uids = people.map(({ uid }) => uid);
    const now = await scoresIn(db, row, uids);
    const other = await scoresIn(db, row, uids, { setId, which });
    const [before, after] = which === 'new' ? [now, other] : [other, now];
    const names = new Map(people.map(({ uid, username }) => [uid, username]));
    const changes = scoreChanges(uids, before, after).map((one) => ({ ...one, username: names.get(one.uid)! }));
    if (changes.length > 0) regraded.push({ row, groupName: group_name, changes });
  }
  return regraded;
}

/** Tells everybody whose points changed of it once, with the old ones and the new; nobody to whom results are not shown (ASG-20). */
export async function tellRegraded({ setId, byUid, at, stood }: SignalMap['rejudge.decided'], tx: Queryable) {
  const regraded = (await listRegraded(tx, setId, stood)).filter(({ row }) => resultsShown(row, at));
  await emitMessages(
    tx,
    regraded.flatMap(({ row, changes }) =>
      changes.map(({ uid, before, after }) => ({
        kind: 'assignment.regraded' as const,
        to: [uid],
        actor: byUid,
        cause: `regraded ${row.id} ${setId} ${stood}`,
        source: sourceOf(row),
        params: { before, after },
        at,
      })),
    ),
  );
}

export const rejudgeScoreCalls: Implementation[] = [
  implement(getRejudgeScores, async (call, { setId }) => {
    const [set] = await listSets(call.db, { setId });
    if (!set) return fail('rejudge.unknown');
    if (set.state === 'cancelled' || set.state === 'undone') return [];
    const now = call.clock.now();
    return (await listRegraded(call.db, setId, set.state === 'open' ? 'new' : 'old')).map(
      ({ row, groupName, changes }) => ({
        id: row.id,
        gid: row.gid,
        title: row.title,
        groupName,
        areTold: resultsShown(row, now),
        total: changes.length,
        rows: changes.slice(0, ROWS_MAX),
      }),
    );
  }),
];

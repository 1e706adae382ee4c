import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { changedPlaces, type PlaceChange, type Spot, spotsOf } from '@assay/rules/boards/changed-places.ts';
import type { ContestRule } from '@assay/rules/boards/contest-rules/rule.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { ContestColumns } from '../contests.queries.ts';
import { listScoredJudgements } from './facts.queries.ts';
import { LiveBoard } from './live-board.ts';
import type { Person } from './people.ts';
import { subtaskPointsOf } from './subtask-points.ts';

/** A result that a submission of a contest does not have, or does not have any more. */
export interface OtherResult {
  /** Of the submission. */
  id: number;
  judgementId: number;
  status: number;
  score: number | null;
  timeMs: number | null;
}

/** The real board and the one under the seal: what is judged again under the seal changes the first alone. */
const COMPARED = ['real', 'sealed'] as const;

export interface BoardChanges {
  name: (typeof COMPARED)[number];
  changes: (PlaceChange & { person: Person })[];
}

/**
 * What a contest's boards would show with other results. They are folded apart from those that people look at, from what
 * the database holds now: three queries, whatever the number of results.
 * @param direction `would`: the other results come; `did`: they are those of before
 */
export async function compareBoards(
  db: Queryable,
  row: ContestColumns,
  others: readonly OtherResult[],
  direction: 'would' | 'did',
): Promise<{ rule: ContestRule['name']; boards: BoardChanges[] }> {
  const live = await LiveBoard.load(db, row);
  const isIoi = row.type === CONTEST_TYPE.ioi;
  const scored = isIoi
    ? await listScoredJudgements(
        db,
        others.map(({ judgementId }) => judgementId),
      )
    : [];
  const subtasks = subtaskPointsOf(scored);
  const spots = () => new Map(COMPARED.map((name) => [name, spotsOf(live.boards.board(name))]));
  const now = spots();
  for (const { id, status, score, timeMs } of others) {
    live.boards.apply({ kind: 'judge', id, status, score, timeMs, subtasks: subtasks.get(id) ?? null });
  }
  const then = spots();
  const [before, after] = direction === 'would' ? [now, then] : [then, now];
  const none: ReadonlyMap<number, Spot> = new Map();
  const names = row.seal_rank ? COMPARED : COMPARED.slice(0, 1);
  return {
    rule: live.boards.board('real').rule.name,
    boards: names.map((name) => ({
      name,
      changes: changedPlaces(before.get(name) ?? none, after.get(name) ?? none).map((change) => ({
        ...change,
        person: live.person(change.uid),
      })),
    })),
  };
}

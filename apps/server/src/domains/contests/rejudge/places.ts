import { fail } from '@assay/contract/errors.ts';
import { getRejudgePlaces } from '@assay/contract/judging/rejudge-sets.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { listSets } from '../../judging/rejudge/sets.queries.ts';
import { compareBoards } from '../boards/other-results.ts';
import { findContest } from '../contests.queries.ts';
import { listContestsOfSet, listOtherResults } from './places.queries.ts';

/** Contests that can be chosen, and lines of a board that are told; the count says how many there are. */
const CONTESTS_MAX = 50;
const ROWS_MAX = 200;

const places = implement(getRejudgePlaces, async (call, input) => {
  const [set] = await listSets(call.db, { setId: input.setId });
  if (!set) return fail('rejudge.unknown');
  const contests = await listContestsOfSet(call.db, set.id, CONTESTS_MAX);
  const cid = input.cid ?? contests[0]?.cid ?? null;
  const row = cid !== null && contests.some((one) => one.cid === cid) ? await findContest(call.db, cid) : undefined;
  const isOver = set.state === 'cancelled' || set.state === 'undone';
  if (!row || isOver) return { contests, cid: row?.id ?? null, rule: null, boards: [] };
  const direction = set.state === 'open' ? 'would' : 'did';
  const others = await listOtherResults(call.db, set.id, row.id, direction === 'would' ? 'new' : 'old');
  const { rule, boards } = await compareBoards(call.db, row, others, direction);
  return {
    contests,
    cid: row.id,
    rule,
    boards: boards.map(({ name, changes }) => ({
      name,
      total: changes.length,
      rows: changes.slice(0, ROWS_MAX).map(({ uid, before, after, person }) => {
        const { username, rankShowName, members } = person;
        return { line: uid, username, rankShowName, members, before, after };
      }),
    })),
  };
});

export const rejudgePlaceCalls: Implementation[] = [places];

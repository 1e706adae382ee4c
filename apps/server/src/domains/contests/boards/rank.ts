import {
  downloadContestRank,
  getContestOutsideInfo,
  getContestOutsideScoreboard,
  getContestRank,
} from '@assay/contract/contests/boards.ts';
import { fail } from '@assay/contract/errors.ts';
import { toCsv } from '@assay/formats/contests/board-table.ts';
import { toXlsx } from '@assay/formats/contests/xlsx.ts';
import { refuseOutsideBoard } from '@assay/rules/contests/access.ts';
import { type Call, FileAnswer, type Implementation, implement } from '../../../platform/http/call.ts';
import { countContestants } from '../contests.queries.ts';
import { type ContestView, enterCachedContest, findCachedContest, findContestView, manageContest } from '../entry.ts';
import { shownContest } from '../shown.ts';
import { virtualPage } from '../virtual/board.ts';
import { chooseBoard, pageJson, problemsOf } from './page.ts';
import { boardStore } from './store.ts';
import { tableOf } from './table.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A contest whose board is shown outside, whoever asks; hidden ones answer like missing ones. */
async function openOutside(call: Call, cid: number): Promise<ContestView> {
  const seen = await findCachedContest(call, cid, call.viewer);
  if (seen && !refuseOutsideBoard(seen.viewer, seen.facts, seen.status)) return seen;
  // memory never refuses
  const view = await findContestView(call, cid, call.viewer);
  if (!view) return fail('contest.unknown');
  const refusal = refuseOutsideBoard(view.viewer, view.facts, view.status);
  return refusal ? fail(refusal) : view;
}

const liveBoard = (call: Call, view: ContestView, forceRefresh = false) =>
  boardStore(call).get(view.virtual?.contest ?? view.row, forceRefresh && view.isAdmin);

export const boardCalls: Implementation[] = [
  implement(getContestRank, async (call, input) => {
    const view = await enterCachedContest(call, input.cid, call.viewer);
    const live = await liveBoard(call, view, input.forceRefresh);
    const bytes = (await virtualPage(call, live, view, input)) ?? pageJson(live, view, input, call.viewer?.uid ?? null);
    return new FileAnswer(bytes, { type: JSON_TYPE });
  }),

  implement(getContestOutsideScoreboard, async (call, input) => {
    const view = await openOutside(call, input.cid);
    const live = await liveBoard(call, view, input.forceRefresh);
    return new FileAnswer(pageJson(live, view, input, null), { type: JSON_TYPE });
  }),

  implement(getContestOutsideInfo, async (call, { cid }) => {
    const view = await openOutside(call, cid);
    const live = await liveBoard(call, view);
    const { description: _, ...contest } = shownContest(view.row, await countContestants(call.db, cid), view.now);
    return { contest, problemList: problemsOf(live, chooseBoard(live, view, {}).board) };
  }),

  implement(downloadContestRank, async (call, { cid, forceRefresh, removeStar, containEnd, format }) => {
    const view = await manageContest(call, cid);
    const live = await liveBoard(call, view, forceRefresh);
    const { board } = chooseBoard(live, view, { forceRefresh, containsEnd: containEnd });
    const table = tableOf(live, view, board, removeStar ?? false, call.lang);
    const name = `contest_${cid}_rank.${format ?? 'xlsx'}`;
    if (format === 'csv') return new FileAnswer(Buffer.from(toCsv(table)), { name, type: 'text/csv; charset=utf-8' });
    return new FileAnswer(await toXlsx(view.row.title, table), { name, type: XLSX_TYPE });
  }),
];

import { getQSheetRank } from '@assay/contract/qsheets/rank.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { shownLines } from '../../boards/shown-lines.ts';
import { enterSheet } from '../entry.ts';
import { listGroups, listShownPids } from '../view/groups.queries.ts';
import { sheetRanks } from './live-rank.ts';
import { listShownLines } from './rank.queries.ts';

export const qsheetRankCalls: Implementation[] = [
  implement(getQSheetRank, async (call, { qid, keyword, concernedList, ...page }) => {
    await enterSheet(call, qid, call.viewer);
    const [lines, groups, bound] = await Promise.all([
      sheetRanks(call).get({ id: qid }),
      listGroups(call.db, qid),
      listShownPids(call.db, qid),
    ]);
    const pidsOf = groups.map(({ id }) => bound.filter(({ group_id }) => group_id === id).map(({ pid }) => pid));
    const { rows: users, total } = await shownLines(
      lines,
      { ...page, concernedList, matches: lines.matcher(keyword), ownUid: viewerOf(call).uid },
      {
        find: (uids) => listShownLines(call.db, qid, uids),
        ownOf: (line, row) => {
          const accepted = new Set(row.accepted);
          return {
            rank: lines.placeOf(line),
            total: line.row.solved,
            statistics: pidsOf.map((pids) => pids.filter((pid) => accepted.has(pid)).length),
            isFinished: row.finished_at !== null,
          };
        },
      },
    );
    return {
      users,
      groups: groups.map(({ title }, at) => ({ name: title, pc: pidsOf[at]!.length })),
      total,
      size: page.limit,
      current: page.currentPage,
    };
  }),
];

import { getQSheetRank, type QSheetRankRow } from '@assay/contract/qsheets/rank.ts';
import { rankPage } from '@assay/rules/boards/rank-page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
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
    const ownUid = viewerOf(call).uid;
    const { records, total } = rankPage(lines, {
      ...page,
      matches: lines.matcher(keyword),
      ownUid,
      concerned: concernedList ?? [],
    });
    const shown = await listShownLines(
      call.db,
      qid,
      records.map(({ line }) => line.uid),
    );
    const pidsOf = groups.map(({ id }) => bound.filter(({ group_id }) => group_id === id).map(({ pid }) => pid));
    const users = records.flatMap(({ line, isPinned }): QSheetRankRow[] => {
      const row = shown.get(line.uid);
      if (!row) return [];
      const { uid, username, school, gender, avatar } = row;
      const accepted = new Set(row.accepted);
      return [
        {
          ...{ uid, username, rankShowName: username, school, gender, avatar },
          rank: lines.placeOf(line),
          isPinned,
          isOwn: uid === ownUid,
          total: line.row.solved,
          statistics: pidsOf.map((pids) => pids.filter((pid) => accepted.has(pid)).length),
          isFinished: row.finished_at !== null,
        },
      ];
    });
    return {
      users,
      groups: groups.map(({ title }, at) => ({ name: title, pc: pidsOf[at]!.length })),
      total,
      size: page.limit,
      current: page.currentPage,
    };
  }),
];

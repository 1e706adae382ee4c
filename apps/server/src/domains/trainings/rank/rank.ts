import { getTrainingRank, type TrainingRankRow } from '@assay/contract/trainings/rank.ts';
import { rankPage } from '@assay/rules/boards/rank-page.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { enterTraining } from '../entry.ts';
import { type PlacedProblem, viewOutline } from '../problems/outline.ts';
import { type TrainingLines, trainingRanks } from './lines.ts';
import { type Cells, listShownLines } from './rank.queries.ts';

/** Whether a line is among those searched for; by real names only for who is shown them. */
function matcherOf(lines: TrainingLines, keyword: string | undefined, withRealnames: boolean) {
  const words = keyword?.trim().toLowerCase();
  if (!words) return undefined;
  return (uid: number) => {
    const { username, realname, school } = lines.find(uid)!.row;
    return [username, school, withRealnames ? realname : ''].some((text) => text.toLowerCase().includes(words));
  };
}

const shownCells = (cells: Cells, problems: readonly PlacedProblem[]): TrainingRankRow['submissionInfo'] =>
  Object.fromEntries(
    problems.flatMap(({ pid, problemId }) => {
      const cell = cells[pid];
      return cell ? [[problemId, { status: cell[0], runTime: cell[1] }]] : [];
    }),
  );

export const trainingRankCalls: Implementation[] = [
  implement(getTrainingRank, async (call, { tid, keyword, concernedList, ...page }) => {
    const view = await enterTraining(call, tid, call.viewer);
    const { isAdmin } = view;
    const [lines, { open }] = await Promise.all([
      trainingRanks(call).lines(tid),
      viewOutline(call.db, view, call.lang),
    ]);
    const ownUid = viewerOf(call).uid;
    const { total, records } = rankPage(lines, {
      ...page,
      matches: matcherOf(lines, keyword, isAdmin),
      ownUid,
      concerned: concernedList ?? [],
    });
    const shown = await listShownLines(
      call.db,
      tid,
      records.map(({ line }) => line.uid),
    );
    const rows = records.flatMap(({ line, isPinned }): TrainingRankRow[] => {
      const row = shown.get(line.uid);
      if (!row) return [];
      const { uid, username, school, gender, avatar } = row;
      return [
        {
          ...{ uid, username, rankShowName: username, school, gender, avatar },
          rank: lines.placeOf(line),
          isPinned,
          isOwn: uid === ownUid,
          realname: isAdmin ? row.realname : null,
          hasLeft: row.has_left,
          ac: line.row.solved,
          totalRunTime: line.row.run_time_ms,
          submissionInfo: shownCells(row.cells, open),
        },
      ];
    });
    return { ...pageAnswer(rows, total, page), problems: [...open] };
  }),
];

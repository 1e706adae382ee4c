import { getTrainingRank, type TrainingRankRow } from '@assay/contract/trainings/rank.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { shownLines } from '../../boards/shown-lines.ts';
import { enterTraining } from '../entry.ts';
import { type PlacedProblem, viewOutline } from '../problems/outline.ts';
import { trainingRanks } from './lines.ts';
import { type Cells, listShownLines } from './rank.queries.ts';

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
    const { rows, total } = await shownLines(
      lines,
      { ...page, concernedList, matches: lines.matcher(keyword, isAdmin), ownUid: viewerOf(call).uid },
      {
        find: (uids) => listShownLines(call.db, tid, uids),
        ownOf: (line, { realname, has_left, cells }) => ({
          rank: lines.placeOf(line),
          realname: isAdmin ? realname : null,
          hasLeft: has_left,
          ac: line.row.solved,
          totalRunTime: line.row.run_time_ms,
          submissionInfo: shownCells(cells, open),
        }),
      },
    );
    return { ...pageAnswer(rows, total, page), problems: [...open] };
  }),
];

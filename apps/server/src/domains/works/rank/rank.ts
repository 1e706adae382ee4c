import { VERDICT } from '@assay/contract/verdict.ts';
import { getTimedWorkRank, type WorkRankRow } from '@assay/contract/works/rank.ts';
import { NO_PLACE } from '@assay/rules/boards/places.ts';
import { inPoints } from '@assay/rules/works/score.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { shownLines } from '../../boards/shown-lines.ts';
import { gradeFinished } from '../answers/grade.ts';
import { enterRank, workIdOf } from '../entry.ts';
import { type Cells, listWorkProblems } from '../problems/problems.queries.ts';
import { unplaced, workRanks } from './lines.ts';
import { listShownLines } from './rank.queries.ts';

/** Cells by display id; what was reached is unknown while results are not shown. */
function shownCells(cells: Cells, problems: Awaited<ReturnType<typeof listWorkProblems>>, shows: boolean) {
  const shown: WorkRankRow['submissionInfo'] = {};
  for (const { id, display_id } of problems) {
    const cell = cells[id];
    if (!cell) continue;
    shown[display_id] = shows
      ? { status: cell[0], score: inPoints(cell[1]) }
      : { status: VERDICT.unknown, score: null };
  }
  return shown;
}

export const workRankCalls: Implementation[] = [
  implement(getTimedWorkRank, async (call, { keyword, concernedList, tid, id, ...page }) => {
    const { row: work, isAdmin, shows, now } = await enterRank(call, workIdOf({ tid, id }), call.viewer);
    const ranks = workRanks(call);
    if (await gradeFinished(call, work.id, now)) ranks.forget(work.id);
    const [lines, problems] = await Promise.all([
      shows ? ranks.lines(work.id) : ranks.lines(work.id).then(unplaced),
      listWorkProblems(call.db, work.id),
    ]);
    const { rows, total } = await shownLines(
      lines,
      { ...page, concernedList, matches: lines.matcher(keyword, isAdmin), ownUid: viewerOf(call).uid },
      {
        find: (uids) => listShownLines(call.db, work.id, uids),
        ownOf: (line, { realname, cells }) => ({
          rank: shows ? lines.placeOf(line) : NO_PLACE,
          realname: isAdmin ? realname : null,
          score: shows ? inPoints(line.row.points) : null,
          submissionInfo: shownCells(cells, problems, shows),
        }),
      },
    );
    const columns = problems.map(({ display_id, display_title, points, type }) => ({
      displayId: display_id,
      title: display_title,
      points: inPoints(points),
      type,
    }));
    return { ...pageAnswer(rows, total, page), problems: columns };
  }),
];

import { VERDICT } from '@assay/contract/verdict.ts';
import { getTimedWorkRank, type WorkRankRow } from '@assay/contract/works/rank.ts';
import { NO_PLACE } from '@assay/rules/boards/places.ts';
import { rankPage } from '@assay/rules/boards/rank-page.ts';
import { inPoints } from '@assay/rules/works/score.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { gradeFinished } from '../answers/grade.ts';
import { enterRank, workIdOf } from '../entry.ts';
import { type Cells, listWorkProblems } from '../problems/problems.queries.ts';
import { type WorkLines, workRanks } from './lines.ts';
import { listShownLines } from './rank.queries.ts';

/** Whether a line is among those searched for; by real names only for who is shown them. */
function matcherOf(lines: WorkLines, keyword: string | undefined, withRealnames: boolean) {
  const words = keyword?.trim().toLowerCase();
  if (!words) return undefined;
  return (uid: number) => {
    const { username, realname, school } = lines.find(uid)!.row;
    return [username, school, withRealnames ? realname : ''].some((text) => text.toLowerCase().includes(words));
  };
}

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
      shows ? ranks.lines(work.id) : ranks.lines(work.id).then((all) => all.unplaced()),
      listWorkProblems(call.db, work.id),
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
      work.id,
      records.map(({ line }) => line.uid),
    );
    const rows = records.flatMap(({ line, isPinned }): WorkRankRow[] => {
      const row = shown.get(line.uid);
      if (!row) return [];
      const { uid, username, school, gender, avatar } = row;
      return [
        {
          ...{ uid, username, rankShowName: username, school, gender, avatar },
          rank: shows ? lines.placeOf(line) : NO_PLACE,
          isPinned,
          isOwn: uid === ownUid,
          realname: isAdmin ? row.realname : null,
          score: shows ? inPoints(line.row.points) : null,
          submissionInfo: shownCells(row.cells, problems, shows),
        },
      ];
    });
    const columns = problems.map(({ display_id, display_title, points, type }) => ({
      displayId: display_id,
      title: display_title,
      points: inPoints(points),
      type,
    }));
    return { ...pageAnswer(rows, total, page), problems: columns };
  }),
];

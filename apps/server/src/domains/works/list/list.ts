import { fail } from '@assay/contract/errors.ts';
import type { Paging } from '@assay/contract/page.ts';
import { getGroupTimedWorkList, getTimedWorkInfo, getTimedWorkList } from '@assay/contract/works/list.ts';
import type { WorkResults } from '@assay/contract/works/work.ts';
import { mayEditWork, refuseEntry, refuseRank, refuseStart, refuseSubmit } from '@assay/rules/works/access.ts';
import { finishedAt, ownEndOf } from '@assay/rules/works/clock.ts';
import { inPoints } from '@assay/rules/works/score.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { enterGroup } from '../../groups/entry.ts';
import { openWork, personOf, workIdOf } from '../entry.ts';
import { shownExam } from '../exam/exam.ts';
import { shownWork } from '../shown.ts';
import { countInside, countWorks, listWorks, type WorkFilter } from './list.queries.ts';

async function workPage(call: Call, filter: Omit<WorkFilter, 'now'>, page: Paging) {
  const [now, uid] = [call.clock.now(), call.viewer?.uid ?? null];
  const [rows, total] = await Promise.all([
    listWorks(call.db, { ...filter, now }, page, uid),
    countWorks(call.db, { ...filter, now }, uid),
  ]);
  return pageAnswer(
    rows.map((row) => shownWork(row, personOf(row), now)),
    total,
    page,
  );
}

export const workListCalls: Implementation[] = [
  implement(getTimedWorkList, (call, { status, keyword, ...page }) =>
    workPage(call, { gid: null, status, keyword }, page),
  ),

  implement(getGroupTimedWorkList, async (call, { gid, status, keyword, ...page }) => {
    await enterGroup(call, gid, call.viewer);
    return workPage(call, { gid, status, keyword }, page);
  }),

  implement(getTimedWorkInfo, async (call, input) => {
    const { row, facts, viewer, group, isAdmin, shows, now } = await openWork(call, workIdOf(input), call.viewer);
    const { problems, points, people } = (await countInside(call, row.id)) ?? fail('work.unknown');
    const person = personOf(row);
    const nowMs = now.getTime();
    return {
      ...shownWork(row, person, now),
      description: row.description,
      groupName: group?.name ?? null,
      visible: row.visible,
      results: row.results as WorkResults,
      ownEnd: new Date(ownEndOf(facts, person)).toISOString(),
      extension:
        row.extra_seconds === null
          ? null
          : {
              until: row.until?.toISOString() ?? null,
              extraSeconds: row.extra_seconds,
              reason: row.reason ?? '',
            },
      exam: shownExam(call, row),
      isAdmin,
      mayEdit: mayEditWork(viewer, facts),
      mayStart: person.sitting === null && refuseStart(viewer, facts, 'right', nowMs) === null,
      mayEnter: refuseEntry(viewer, facts) === null,
      maySubmit: refuseSubmit(viewer, facts, { nowMs, graceMs: 0 }) === null,
      mayHandIn: person.sitting !== null && finishedAt(facts, person, nowMs) === null,
      mayRank: refuseRank(viewer, facts, nowMs) === null,
      showsResults: shows,
      problemCount: problems,
      points: inPoints(points),
      personCount: people,
    };
  }),
];

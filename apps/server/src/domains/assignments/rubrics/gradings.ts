import { getOwnGradings, getRubricGrading, setRubricGrading } from '@assay/contract/assignments/rubrics.ts';
import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { givenPercent, shownItems } from '@assay/rules/assignments/rubric.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { openAssignment } from '../entry.ts';
import { note } from '../note.ts';
import { listPoints } from '../points.queries.ts';
import { listAssigned } from '../progress.ts';
import { resultsShown } from '../shown.ts';
import { gradeCell } from '../supervision/cell.ts';
import { tellPoints } from '../tell.ts';
import { deleteGrading, findGrading, listOwnChoices, replaceChoices, updateGrading } from './gradings.queries.ts';
import { rubricPercentOf, rubricPercents } from './percents.ts';
import { findRubric, listItems } from './rubrics.queries.ts';
import { readRubric } from './rubrics.ts';

export const rubricGradingCalls: Implementation[] = [
  implement(getRubricGrading, async (call, cell) => {
    const view = await gradeCell(call, cell);
    const [rubric, grading, percent, given] = await Promise.all([
      readRubric(call, view),
      findGrading(call.db, cell),
      rubricPercentOf(call.db, cell),
      listPoints(call.db, cell.id, [cell.uid]),
    ]);
    return {
      rubric,
      grading: grading
        ? {
            revision: grading.revision,
            chosen: grading.chosen,
            percent: percent ?? 0,
            by: grading.by,
            gmtModified: grading.gmt_modified.toISOString(),
            lookAgain: grading.look_again,
          }
        : null,
      given: given.find(({ pid }) => pid === cell.pid)?.percent ?? null,
    };
  }),

  implement(setRubricGrading, async (call, { version, revision, chosen, ...cell }) => {
    const { row, problem } = await gradeCell(call, cell);
    const { id, uid, pid } = cell;
    await call.db.transaction().execute(async (tx) => {
      // held before the grading, as who changes the rubric does
      const rubric = (await findRubric(tx, id, pid, 'share')) ?? fail('rubric.unknown');
      if (rubric.version !== version) fail('rubric.changed');
      const known = new Set((await listItems(tx, id, pid)).map((item) => item.id));
      if (chosen?.some((item) => !known.has(item))) fail('rubric.itemUnknown');
      const [before, had] = [await findGrading(tx, cell), await rubricPercentOf(tx, cell)];
      const made =
        chosen === null
          ? await deleteGrading(tx, { ...cell, revision })
          : await updateGrading(tx, { ...cell, revision, by: viewerOf(call).uid, now: call.clock.now() });
      if (!made) fail('rubric.graded');
      if (chosen) await replaceChoices(tx, cell, [...new Set(chosen)]);
      const has = chosen && (await rubricPercentOf(tx, cell));
      const was = before ? { uid, pid, chosen: before.chosen, percent: had } : null;
      await note(call, tx, setRubricGrading.name, id, was, { uid, pid, chosen, percent: has });
      const own = (await listPoints(tx, id, [uid])).find((one) => one.pid === pid)?.percent ?? null;
      const change = { before: givenPercent(own, had), percent: givenPercent(own, has) };
      await tellPoints(call, tx, row, [{ uid, problem: problem.displayId, ...change, reason: '' }]);
    });
    return null;
  }),

  implement(getOwnGradings, async (call, { id }) => {
    const { row, view } = await openAssignment(call, id);
    const [{ uid }, now] = [viewerOf(call), call.clock.now()];
    // a timed work shows its results itself
    const isShown = row.work_id === null && now >= row.opens_at && resultsShown(row, now);
    if (view.level !== GROUP_LEVEL.member || !isShown) return [];
    const [{ problems }, byRubric, own, choices] = await Promise.all([
      listAssigned(call, row),
      rubricPercents(call.db, { ids: [id], uids: [uid] }),
      listPoints(call.db, id, [uid]),
      listOwnChoices(call.db, id, uid),
    ]);
    return problems.flatMap(({ pid, displayId, title }) => {
      const graded = byRubric.find((one) => one.pid === pid);
      if (!graded) return [];
      const given = own.find((one) => one.pid === pid)?.percent ?? null;
      const items = shownItems(choices.filter((one) => one.pid === pid));
      return [
        {
          ...{ pid, displayId, title, percent: givenPercent(given, graded.percent) ?? graded.percent },
          items: items.map(({ name, description, points }) => ({ name, description, points })),
        },
      ];
    });
  }),
];

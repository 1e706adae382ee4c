import { Failure } from '@assay/contract/failure.ts';
import { getTrainingProgress } from '@assay/contract/trainings/list.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { openPart } from '../../profiles/person.ts';
import { enterTraining } from '../entry.ts';
import { nextOf, viewOutline } from '../problems/outline.ts';
import { countStarted, listStarted } from './progress.queries.ts';

/** What the viewer solves next in a training; null where nothing is left, or nothing is open any more. */
async function nextIn(call: Call, tid: number) {
  try {
    return nextOf(await viewOutline(call.db, await enterTraining(call, tid, call.viewer), call.lang), null);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

export const trainingProgressCalls: Implementation[] = [
  implement(getTrainingProgress, async (call, { uid, categoryId, ...page }) => {
    const { own: isOwn, isShown } = await openPart(call, { uid }, 'solved');
    if (!isShown) return pageAnswer([], 0, page);
    const filter = { uid, withGroups: isOwn, categoryId };
    const [rows, total] = await Promise.all([listStarted(call.db, filter, page), countStarted(call.db, filter)]);
    const records = await Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        gid: row.group_id,
        title: row.title,
        categoryName: row.category_name,
        categoryColor: row.category_color,
        accepted: row.solved,
        total: row.problem_count ?? 0,
        next: isOwn && row.solved < (row.problem_count ?? 0) ? await nextIn(call, row.id) : null,
      })),
    );
    return pageAnswer(records, total, page);
  }),
];

import { fail } from '@assay/contract/errors.ts';
import type { Paging } from '@assay/contract/page.ts';
import {
  getGroupTrainingList,
  getTrainingAccess,
  getTrainingCategories,
  getTrainingDetail,
  getTrainingList,
} from '@assay/contract/trainings/list.ts';
import { mayEditTraining, refuseEntry, refuseSubmit } from '@assay/rules/trainings/access.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { enterGroup } from '../../groups/entry.ts';
import { openTraining, type TrainingView } from '../entry.ts';
import { nextOf, viewOutline } from '../problems/outline.ts';
import { countRegistered } from '../trainings.queries.ts';
import { countTrainings, findFront, listCategories, listTrainings, type TrainingFilter } from './list.queries.ts';
import { shownTraining } from './shown.ts';

const entryOf = ({ viewer, facts, isAdmin }: TrainingView) => ({
  access: refuseEntry(viewer, facts) === null,
  maySubmit: refuseSubmit(viewer, facts) === null,
  registered: viewer?.isRegistered === true,
  isTrainingAdmin: isAdmin,
});

async function trainingPage(call: Call, filter: TrainingFilter, page: Paging) {
  const [rows, total] = await Promise.all([
    listTrainings(call.db, filter, page, call.viewer?.uid ?? null),
    countTrainings(call.db, filter),
  ]);
  return pageAnswer(rows.map(shownTraining), total, page);
}

export const trainingListCalls: Implementation[] = [
  implement(getTrainingCategories, (call) => listCategories(call.db)),

  implement(getTrainingList, (call, { keyword, categoryId, auth, ...page }) =>
    trainingPage(call, { gid: null, keyword, categoryId, auth }, page),
  ),

  implement(getGroupTrainingList, async (call, { gid, keyword, categoryId, auth, ...page }) => {
    await enterGroup(call, gid, call.viewer);
    return trainingPage(call, { gid, keyword, categoryId, auth }, page);
  }),

  implement(getTrainingDetail, async (call, { tid }) => {
    const view = await openTraining(call, tid, call.viewer);
    const { row, viewer, facts, group } = view;
    const entry = entryOf(view);
    const [front, registeredCount, outline] = await Promise.all([
      findFront(call.db, tid, viewerOf(call).uid),
      countRegistered(call.db, tid),
      entry.access ? viewOutline(call.db, view, call.lang) : null,
    ]);
    return {
      ...shownTraining({ ...row, ...(front ?? fail('training.unknown')) }),
      ...entry,
      description: row.description,
      groupName: group?.name ?? null,
      status: row.visible,
      mayEdit: mayEditTraining(viewer, facts),
      registeredCount,
      next: outline && nextOf(outline, null),
      gmtCreate: row.gmt_create.toISOString(),
    };
  }),

  implement(getTrainingAccess, async (call, { tid }) => entryOf(await openTraining(call, tid, call.viewer))),
];

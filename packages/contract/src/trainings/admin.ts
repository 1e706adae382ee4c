import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, moment, text, whole } from '../shapes.ts';
import { trainingFields, trainingRow } from './training.ts';

const adminTrainingRow = trainingRow
  .omit({ acCount: true })
  .extend({ status: z.boolean(), mayEdit: z.boolean(), mayDelete: z.boolean(), gmtCreate: moment });
export type AdminTrainingRow = z.infer<typeof adminTrainingRow>;

/** What the form saves over: a save over a newer version is refused. */
export const trainingVersion = whole(0, 1_000_000_000);

export const getAdminTrainingList = op('getAdminTrainingList', 'GET /api/admin/training/get-training-list', {
  access: 'admin',
  does: 'All trainings of the site for the back office, by their rank',
  input: z.object({ ...paging(10), keyword: blankable(text(100)) }),
  data: pageOf(adminTrainingRow),
});

export const getGroupAdminTrainingList = op('getGroupAdminTrainingList', 'GET /api/group/get-admin-training-list', {
  access: 'user',
  does: 'All trainings of a group for its admins, hidden ones too, by their rank',
  input: z.object({ ...paging(10), gid: id, keyword: blankable(text(100)) }),
  data: pageOf(adminTrainingRow),
});

export const getAdminTraining = op('getAdminTraining', 'GET /api/admin/training', {
  access: 'user',
  does: 'A training as its form needs it, for those who change it',
  input: z.object({ tid: id }),
  data: trainingFields.extend({
    id: z.number(),
    categoryId: z.number().nullable(),
    gid: z.number().nullable(),
    author: z.string(),
    version: z.number().describe('send back on save; a save over a newer version is refused'),
  }),
});

export const addTraining = op('addTraining', 'POST /api/admin/training', {
  access: 'admin',
  does: 'Create a training of the site',
  input: trainingFields,
  data: z.object({ id: z.number() }),
});

export const addGroupTraining = op('addGroupTraining', 'POST /api/group/training', {
  access: 'user',
  does: 'Create a training of a group as one of its admins',
  input: trainingFields.extend({ gid: id }),
  data: z.object({ id: z.number() }),
});

export const updateTraining = op('updateTraining', 'PUT /api/admin/training', {
  access: 'user',
  does: 'Save a training; another password asks everybody for it anew',
  input: trainingFields.extend({ id, version: trainingVersion }),
  data: z.object({ version: z.number() }),
});

export const changeTrainingStatus = op('changeTrainingStatus', 'PUT /api/admin/training/change-training-status', {
  access: 'user',
  does: 'Show or hide a training',
  input: z.object({ tid: id, status: z.boolean() }),
  data: empty,
});

export const deleteTraining = op('deleteTraining', 'DELETE /api/admin/training', {
  access: 'user',
  does: 'Delete a training: super admins, one of a group also who changes it; its submissions stay as practice, or as those of the group; audited',
  input: z.object({ tid: id }),
  data: empty,
});

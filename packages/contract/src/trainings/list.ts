import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, line, moment, nothing, text } from '../shapes.ts';
import { trainingAuth, trainingCategory, trainingRow } from './training.ts';

/** TRAIN-1. */
export const TRAINING_PAGE_SIZE = 15;

export const getTrainingCategories = op('getTrainingCategories', 'GET /api/get-training-category', {
  access: 'anyone',
  does: 'The categories of trainings, in their order',
  input: nothing,
  data: z.array(trainingCategory),
});

export const getTrainingList = op('getTrainingList', 'GET /api/get-training-list', {
  access: 'anyone',
  does: 'Trainings of the site by their rank, with the own progress',
  input: z.object({
    ...paging(TRAINING_PAGE_SIZE),
    keyword: blankable(text(100)),
    categoryId: blankable(id),
    auth: blankable(trainingAuth),
  }),
  data: pageOf(trainingRow),
});

export const getGroupTrainingList = op('getGroupTrainingList', 'GET /api/group/get-training-list', {
  access: 'user',
  does: 'Trainings of a group for its members, by their rank, with the own progress',
  input: getTrainingList.input.extend({ gid: id }),
  data: pageOf(trainingRow),
});

/** What somebody may do in a training, so that pages can draw it; the calls decide for themselves. */
const trainingEntry = z.object({
  access: z.boolean().describe('problems and rank are open: registered, or no password is needed to look'),
  maySubmit: z.boolean().describe('no password stands before a submission'),
  registered: z.boolean(),
  isTrainingAdmin: z.boolean(),
});

/** A problem to go to. */
export const problemLink = z.object({ pid: z.number(), problemId: z.string(), title: z.string() });

export const getTrainingDetail = op('getTrainingDetail', 'GET /api/get-training-detail', {
  access: 'user',
  does: 'A training with what the viewer may do in it',
  input: z.object({ tid: id }),
  data: trainingRow.extend({
    ...trainingEntry.shape,
    description: z.string(),
    groupName: z.string().nullable(),
    status: z.boolean().describe('whether it is shown to others than those who run it'),
    mayEdit: z.boolean(),
    registeredCount: z.number(),
    next: problemLink.nullable().describe('the first problem that is open and not solved; null without access'),
    gmtCreate: moment,
  }),
});

export const getTrainingAccess = op('getTrainingAccess', 'GET /api/get-training-access', {
  access: 'user',
  does: 'Whether the inside of a training is open to the viewer',
  input: z.object({ tid: id }),
  data: trainingEntry,
});

export const registerTraining = op('registerTraining', 'POST /api/register-training', {
  access: 'user',
  does: 'Start a training, with its password unless it is public; what was solved before counts',
  input: z.object({ tid: id, password: line(100).optional() }),
  data: empty,
});

export const getTrainingProgress = op('getTrainingProgress', 'GET /api/get-training-progress', {
  access: 'anyone',
  does: 'Trainings that somebody started, the last one first; those of groups, and what to solve next, to oneself alone',
  input: z.object({
    ...paging(10),
    uid: id,
    categoryId: blankable(id),
  }),
  data: pageOf(
    z.object({
      id: z.number(),
      gid: z.number().nullable(),
      title: z.string(),
      categoryName: z.string().nullable(),
      categoryColor: z.string().nullable(),
      accepted: z.number(),
      total: z.number(),
      next: problemLink.nullable(),
    }),
  ),
});

import * as z from 'zod';
import { picked, pickPage, pickQuery, picks } from '../authoring/picking.ts';
import { op } from '../op.ts';
import { blankable, empty, filled, id, line, whole } from '../shapes.ts';
import { trainingVersion } from './admin.ts';
import { SECTIONS_MAX, sectionRule, TRAINING_PROBLEMS_MAX } from './training.ts';

const outlineProblem = z.object({
  pid: z.number(),
  problemId: z.string(),
  title: z.string(),
  author: z.string(),
  auth: z.number(),
  isShown: z.boolean().describe('false: hidden from everybody since it was added'),
  mayEdit: z.boolean().describe('the problem itself'),
});
export type OutlineProblem = z.infer<typeof outlineProblem>;

const outlineSection = z.object({
  id: z.number(),
  title: z.string(),
  requires: z.array(sectionRule),
  problems: z.array(outlineProblem),
});
export type OutlineSection = z.infer<typeof outlineSection>;

export const getTrainingOutline = op('getTrainingOutline', 'GET /api/admin/training/outline', {
  access: 'user',
  does: 'The sections and problems of a training in their order, for those who change it',
  input: z.object({ tid: id }),
  data: z.object({ version: z.number(), sections: z.array(outlineSection) }),
});

export const saveTrainingOutline = op('saveTrainingOutline', 'PUT /api/admin/training/outline', {
  access: 'user',
  does: 'Put the problems of a training into sections and order; all of them are named, each once',
  input: z.object({
    tid: id,
    version: trainingVersion,
    sections: z
      .array(
        z.object({
          id: id.nullable().describe('null for a new one'),
          title: line(100),
          requires: z.array(sectionRule).max(5).describe('all of them; of sections that stand before it'),
          pids: z.array(id).max(TRAINING_PROBLEMS_MAX),
        }),
      )
      .min(1)
      .max(SECTIONS_MAX),
  }),
  data: z.object({ version: z.number() }),
});

export const getProblemsForTraining = op('getProblemsForTraining', 'GET /api/admin/training/get-problem-list', {
  access: 'user',
  does: 'Public problems that can be added to a training',
  input: z.object({ ...pickQuery, tid: id }),
  data: pickPage,
});

export const addTrainingProblem = op('addTrainingProblem', 'POST /api/admin/training/add-problem-from-public', {
  access: 'user',
  does: 'Add a public problem to a training, behind the others of a section, of the last one unless named',
  input: z.object({ tid: id, pid: id, sectionId: blankable(id) }),
  data: empty,
});

export const addTrainingProblemFromGroup = op(
  'addTrainingProblemFromGroup',
  'POST /api/group/add-training-problem-from-group',
  {
    access: 'user',
    does: 'Add a problem that is open to the group to a training of the group, by its display id',
    input: z.object({ tid: id, problemId: filled(50), sectionId: blankable(id) }),
    data: empty,
  },
);

export const addTrainingProblems = op('addTrainingProblems', 'POST /api/admin/training/add-problems-from-public', {
  access: 'user',
  does: 'Add public problems to a training by their display ids, such as `1001 1005-1009`; those that can not be added are named',
  input: z.object({ tid: id, sectionId: blankable(id), ...picks }),
  data: picked,
});

export const removeTrainingProblem = op('removeTrainingProblem', 'DELETE /api/admin/training/problem', {
  access: 'user',
  does: 'Take a problem out of a training',
  input: z.object({ tid: id, pid: id }),
  data: empty,
});

export const placeTrainingProblem = op('placeTrainingProblem', 'PUT /api/admin/training/problem', {
  access: 'user',
  does: 'Put a problem of a training at a place among all of them, into the section of the problem that stands there',
  input: z.object({ tid: id, pid: id, rank: whole(1, TRAINING_PROBLEMS_MAX).describe('from 1') }),
  data: empty,
});

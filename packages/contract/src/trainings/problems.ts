import * as z from 'zod';
import { op } from '../op.ts';
import { problemRow } from '../problems/problem.ts';
import { blankable, id, line } from '../shapes.ts';
import { problemLink } from './list.ts';

const trainingProblem = problemRow.extend({
  myStatus: z.number().describe('accepted if ever, else the latest result; -10 for none'),
});
export type TrainingProblem = z.infer<typeof trainingProblem>;

const trainingSection = z.object({
  id: z.number(),
  title: z.string().describe('empty in a training that is not divided'),
  isOpen: z.boolean(),
  requires: z
    .array(z.object({ title: z.string(), place: z.number(), solved: z.number(), needed: z.number() }))
    .describe('what opens it: problems solved of an earlier section, by its place from 1, of those needed'),
  problemCount: z.number(),
  acCount: z.number(),
  problems: z.array(trainingProblem).describe('empty while the section is closed to the viewer'),
});
export type TrainingSection = z.infer<typeof trainingSection>;

export const getTrainingProblemList = op('getTrainingProblemList', 'GET /api/get-training-problem-list', {
  access: 'user',
  does: 'The problems of a training in their order, by sections, with the own status',
  input: z.object({ tid: id }),
  data: z.array(trainingSection),
});

export const getNextTrainingProblem = op('getNextTrainingProblem', 'GET /api/get-next-training-problem', {
  access: 'user',
  does: 'The next problem of a training that is open and not solved: behind the given one, else from the beginning',
  input: z.object({ tid: id, problemId: blankable(line(50)).describe('where one is') }),
  data: problemLink.nullable(),
});

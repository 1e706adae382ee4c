import * as z from 'zod';
import { rankQuery, rankRow } from '../boards/rank.ts';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { id } from '../shapes.ts';
import { problemLink } from './list.ts';

/** TRAIN-4. */
export const TRAINING_RANK_SIZE = 30;

const trainingRankRow = rankRow.extend({
  realname: z.string().nullable().describe('for those who run the training; null to everybody else'),
  ac: z.number().describe('problems solved'),
  hasLeft: z.boolean().describe('of a training of a group: is no member of it any more'),
  totalRunTime: z.number().describe('ms: of the fastest accepted submission of each'),
  submissionInfo: z
    .record(z.string(), z.object({ status: z.number(), runTime: z.number().nullable().describe('ms, if accepted') }))
    .describe('by the id of the problem; only those that are open to the viewer'),
});
export type TrainingRankRow = z.infer<typeof trainingRankRow>;

export const getTrainingRank = op('getTrainingRank', 'GET /api/get-training-rank', {
  access: 'user',
  does: 'The rank of a training: problems solved, then running time; the own line first',
  input: rankQuery.extend({ ...paging(TRAINING_RANK_SIZE), tid: id }),
  data: pageOf(trainingRankRow).extend({
    problems: z.array(problemLink).describe('the columns: problems that are open to the viewer'),
  }),
});

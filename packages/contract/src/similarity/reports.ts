import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id } from '../shapes.ts';
import {
  commonPart,
  similarityPair,
  similarityProblem,
  similarityReportRow,
  similaritySide,
  similarityTarget,
} from './report.ts';

export const getSimilarityReports = op('getSimilarityReports', 'GET /api/get-similarity-report-list', {
  access: 'user',
  does: 'Reports on similar programs of an assignment, a contest, a timed work or a problem, the newest first, for those who run it',
  input: similarityTarget.extend(paging(10)),
  data: pageOf(similarityReportRow),
});

export const startSimilarityReport = op('startSimilarityReport', 'POST /api/similarity-report', {
  access: 'user',
  does: 'Have the best program of each person compared with those of the others, of earlier terms and public ones, in the background',
  input: similarityTarget,
  data: z.object({ reportId: z.number() }),
});

export const getSimilarityReport = op('getSimilarityReport', 'GET /api/get-similarity-report', {
  access: 'user',
  does: 'How far a report is, and how alike programs are on the whole at each of its problems',
  input: z.object({ reportId: id }),
  data: similarityReportRow.extend({ problems: z.array(similarityProblem) }),
});

export const deleteSimilarityReport = op('deleteSimilarityReport', 'DELETE /api/similarity-report', {
  access: 'user',
  does: 'Delete a report with what it found; one that runs is ended',
  input: z.object({ reportId: id }),
  data: empty,
});

export const getSimilarityPairs = op('getSimilarityPairs', 'GET /api/get-similarity-pair-list', {
  access: 'user',
  does: 'Pairs of programs with much in common, the most unusual first',
  input: z.object({ ...paging(30), reportId: id, pid: blankable(id) }),
  data: pageOf(similarityPair),
});

const program = similaritySide.extend({ code: z.string() });

export const getSimilarityPair = op('getSimilarityPair', 'GET /api/get-similarity-pair', {
  access: 'user',
  does: 'Two programs side by side, with the parts that they have in common',
  input: z.object({ pairId: id }),
  data: similarityPair.extend({ reportId: z.number(), a: program, b: program, parts: z.array(commonPart) }),
});

export const getSimilarityClusters = op('getSimilarityClusters', 'GET /api/get-similarity-clusters', {
  access: 'user',
  does: 'Groups of programs of a problem that pairs connect, the largest first',
  input: z.object({ reportId: id, pid: id }),
  data: z.array(
    z.object({
      members: z.array(similaritySide).describe('in the order of their submissions'),
      links: z.array(
        z.object({
          pairId: z.number(),
          a: z.number().describe('place among the members'),
          b: z.number(),
          similarity: z.number(),
        }),
      ),
    }),
  ),
});

import * as z from 'zod';
import { id, moment } from '../shapes.ts';

/** What the programs of a report belong to: an assignment of a group, a contest, a timed work, or a problem of the public list. */
export const SIMILARITY_KINDS = ['assignment', 'contest', 'timedWork', 'problem'] as const;
export type SimilarityKind = (typeof SIMILARITY_KINDS)[number];

export const SIMILARITY_STATES = ['waiting', 'running', 'done', 'failed'] as const;

/** Parts into which the distribution of a class is cut: of 5 % each. */
export const DISTRIBUTION_PARTS = 20;

export const similarityTarget = z.object({
  kind: z.enum(SIMILARITY_KINDS),
  targetId: id.describe('of the assignment, contest, timed work or problem'),
});
export type SimilarityTarget = z.output<typeof similarityTarget>;

/** A report as lists show it. */
export const similarityReportRow = z.object({
  id: z.number(),
  kind: z.enum(SIMILARITY_KINDS),
  targetId: z.number(),
  title: z.string().describe('of what it is about, when it was started'),
  state: z.enum(SIMILARITY_STATES),
  progress: z.number().describe('per cent'),
  programs: z.number(),
  pairs: z.number().describe('that have much in common'),
  askedBy: z.string().nullable(),
  askedAt: moment,
  finishedAt: moment.nullable(),
});
export type SimilarityReportRow = z.infer<typeof similarityReportRow>;

/** How alike the programs of one problem are on the whole: what a single pair is held against. */
export const similarityProblem = z.object({
  pid: z.number(),
  displayId: z.string(),
  title: z.string(),
  people: z.number().describe('of whom one program each is compared'),
  tooShort: z.number().describe('programs with too little of their own to be compared'),
  earlier: z.number().describe('programs of earlier terms that share rare parts with these, and public ones'),
  pairCount: z.number().describe('pairs of the class that were compared'),
  median: z.number().nullable().describe('similarity of an ordinary pair, 0…1; null before the problem is done'),
  opening: z.number().describe('from which oddness on pairs deserve a look'),
  distribution: z
    .array(z.number())
    .describe('how many people have a nearest other program of so many per cent: twenty parts of 5 %'),
  isDone: z.boolean(),
});
export type SimilarityProblem = z.infer<typeof similarityProblem>;

export const similaritySide = z.object({
  submitId: z.number(),
  uid: z.number(),
  username: z.string(),
  language: z.string(),
  receivedAt: moment,
});

/** Two programs that have more in common than most. */
export const similarityPair = z.object({
  id: z.number(),
  pid: z.number(),
  displayId: z.string(),
  a: similaritySide,
  b: similaritySide,
  similarity: z.number().describe('share of what both have, rare parts heavier, 0…1'),
  oddness: z.number().describe('how far above what both have with others, in deviations'),
  coverageA: z.number().describe('share of the own code of a that stands in common parts, 0…1'),
  coverageB: z.number(),
  longest: z.number().describe('tokens of the longest common part'),
  isEarlier: z.boolean().describe('b is of an earlier term, or shown to all by its author'),
});
export type SimilarityPairRow = z.infer<typeof similarityPair>;

/** Lines that two programs have in common, first and last, counted from 1. */
const lines = z.object({ from: z.number(), to: z.number() });
export const commonPart = z.object({ a: lines, b: lines, tokens: z.number() });
export type CommonPart = z.infer<typeof commonPart>;

/** What whoever asked for a report hears while it is made. */
export const similarityEvent = z.object({
  type: z.literal('similarity'),
  uid: z.number(),
  reportId: z.number(),
  state: z.enum(SIMILARITY_STATES),
  progress: z.number().describe('per cent'),
});

import * as z from 'zod';
import { blankable, id, line, moment, name, text, whole } from '../shapes.ts';

/** Who gets in: all; those who gave the password; all, but to submit the password is needed (TRAIN-5). */
export const TRAINING_AUTHS = ['Public', 'Private', 'Protected'] as const;
export type TrainingAuth = (typeof TRAINING_AUTHS)[number];

/** Where a training stands in the list unless its form says otherwise (TRAIN-2). */
export const TRAINING_RANK = 1000;
export const TRAINING_RANK_MAX = 2_147_483_647;
export const SECTIONS_MAX = 50;
export const TRAINING_PROBLEMS_MAX = 500;

export const trainingAuth = z.enum(TRAINING_AUTHS);

export const trainingCategory = z.object({ id: z.number(), name: z.string(), color: z.string() });
export type TrainingCategory = z.infer<typeof trainingCategory>;

/** A training as lists show it (TRAIN-1). */
export const trainingRow = z.object({
  id: z.number(),
  rank: z.number(),
  title: z.string(),
  auth: trainingAuth,
  uid: z.number().nullable().describe('of the author; null when that account is gone'),
  author: z.string(),
  categoryId: z.number().nullable(),
  categoryName: z.string().nullable(),
  categoryColor: z.string().nullable(),
  problemCount: z.number(),
  acCount: z.number().nullable().describe('of them solved by the viewer; null for a visitor'),
  gid: z.number().nullable().describe('the group it belongs to'),
  gmtModified: moment,
});
export type TrainingRow = z.infer<typeof trainingRow>;

/** A training as its form saves it. What is required is said by the rules. */
export const trainingFields = z.object({
  rank: whole(0, TRAINING_RANK_MAX).describe('place in the list, ascending'),
  title: name(255),
  description: text(65_535),
  auth: trainingAuth,
  privatePwd: line(100).describe('kept for private and protected ones'),
  categoryId: blankable(id).describe('needed'),
  status: z.boolean().describe('whether it is shown'),
});
export type TrainingFields = z.output<typeof trainingFields>;

/** What opens a section: so many problems solved of an earlier one. */
export const sectionRule = z.object({
  section: whole(0, SECTIONS_MAX).describe('place of the earlier section, from 0'),
  solved: whole(1, TRAINING_PROBLEMS_MAX),
});
export type SectionRule = z.infer<typeof sectionRule>;

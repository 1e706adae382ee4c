import * as z from 'zod';
import { moment } from '../shapes.ts';

/** The most that a tutorial costs, and that an approval pays, whatever the site's settings say. */
export const TUTORIAL_COINS_MAX = 10_000;
/** Tutorials of a person. */
export const TUTORIALS_MAX = 1000;

/** Where the last text of a tutorial is (NOTE-2). */
export const TUTORIAL_STATUS = { reviewing: 0, approved: 1, rejected: 2 } as const;
export type TutorialStatus = (typeof TUTORIAL_STATUS)[keyof typeof TUTORIAL_STATUS];

export const tutorial = z.object({
  id: z.number(),
  pid: z.number().nullable().describe('null: the problem is gone, or the viewer may not see it now'),
  problemId: z.string().nullable(),
  problemTitle: z.string().nullable(),
  title: z.string(),
  content: z.string().nullable().describe('null until it is bought'),
  uid: z.number().nullable(),
  author: z.string().describe('empty when that account is gone'),
  avatar: z.string().nullable(),
  price: z.number().describe('AC coins; 0: free'),
  isBought: z.boolean(),
  buyers: z.number(),
  likeNum: z.number(),
  hasLike: z.boolean(),
  official: z.boolean(),
  showAt: moment.nullable().describe('others see an official one from then on'),
  status: z
    .literal([TUTORIAL_STATUS.reviewing, TUTORIAL_STATUS.approved, TUTORIAL_STATUS.rejected])
    .describe('0 reviewing, 1 approved, 2 rejected; to others always 1'),
  mayChange: z.boolean(),
  gmtCreate: moment,
  gmtModified: moment,
});
export type Tutorial = z.infer<typeof tutorial>;

/** A tutorial as its author keeps it: the last text, and what became of it. */
export const ownTutorial = tutorial.extend({
  isPublished: z.boolean().describe('others see it: this text, or the one that was approved before'),
  isDeleted: z.boolean().describe('it stays readable for those who bought it'),
  reward: z.number(),
  rejectReason: z.string().nullable(),
});
export type OwnTutorial = z.infer<typeof ownTutorial>;

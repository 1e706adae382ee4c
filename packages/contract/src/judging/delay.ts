import * as z from 'zod';

/** Why a submission does not get on. The cause of a broken problem is for those who can fix it. */
export const delay = z.discriminatedUnion('why', [
  z.object({ why: z.literal('problem') }).describe('it waits until its problem, whose data are broken, is fixed'),
  z.object({ why: z.literal('fix') }).describe('a broken problem made it fail; it is judged again once that is fixed'),
  z.object({
    why: z.literal('judges'),
    languages: z
      .array(z.string())
      .describe("of its program, that no judge offers now; empty when it is that of the problem's checkers"),
  }),
]);
export type Delay = z.infer<typeof delay>;

import * as z from 'zod';

/** Who is named in a text, as they were called when it was written (DISC-15). */
export const mentions = z.array(z.object({ uid: z.number(), name: z.string() })).describe('who is named in it by @');
export type Mention = z.infer<typeof mentions>[number];

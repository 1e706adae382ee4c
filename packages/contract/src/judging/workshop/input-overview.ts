import * as z from 'zod';
import { text } from '../../shapes.ts';

const name = text(300);
const bound = text(60).nullable().describe('null where it is another one from input to input');

/** What a validator tells of inputs that it accepts: the bounds of each variable, and which of them were met; features, and which were seen. */
export const inputOverview = z.object({
  bounds: z.array(z.object({ name, min: bound, max: bound, isMinHit: z.boolean(), isMaxHit: z.boolean() })).max(300),
  features: z.array(z.object({ name, isHit: z.boolean() })).max(300),
});
export type InputOverview = z.infer<typeof inputOverview>;

/** What no input met. */
export const unmet = z.object({
  name: z.string(),
  side: z.enum(['min', 'max', 'feature']),
  bound: z.string().nullable(),
});
export type Unmet = z.infer<typeof unmet>;

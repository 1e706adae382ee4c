import * as z from 'zod';

/** A written text as HTML, with its formulas set. */
export const renderedText = z
  .object({
    html: z.string(),
    formulas: z.record(z.string(), z.string()).describe('as HTML, by `$` or `$$` and their source'),
  })
  .nullable()
  .describe('the text as HTML, which is **not** safe to show before it is sanitised; null when nobody rendered it yet');
export type RenderedText = z.infer<typeof renderedText>;

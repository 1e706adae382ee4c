import { createHash } from 'node:crypto';
import { markdownToHtml } from '@assay/markdown/markdown-to-html.ts';
import { RENDERER_VERSION } from '@assay/markdown/renderer-version.ts';
import { setFormulas } from '@assay/markdown/set-formulas.ts';
import { defineJob } from '../../platform/readers/job.ts';

/** A text as HTML that has not been made safe yet, and its formulas. */
export interface RenderedText {
  html: string;
  formulas: Record<string, string>;
}

/** Most characters of one text. */
export const TEXT_MAX = 65_535;

/** Names the renderer and what it rendered. */
export const textHash = (source: string): string =>
  createHash('sha256')
    .update(JSON.stringify([RENDERER_VERSION, source]))
    .digest('base64url');

export const renderText = (source: string): RenderedText => ({
  html: markdownToHtml(source),
  formulas: setFormulas([source]),
});

export const renderTextJob = defineJob({
  name: 'text',
  lane: 'render',
  bounds: {
    reader: { en: 'Written texts', zh: '文本' },
    where: 'apps/server/src/domains/texts/render-job.ts',
    input: { max: TEXT_MAX, unit: 'characters' },
    parts: { max: 500, unit: 'formulas' },
    time: 10_000,
  },
  run: renderText,
});

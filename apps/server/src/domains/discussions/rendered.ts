import { DISCUSSION_CONTENT_MAX } from '@assay/contract/discussions/discussion.ts';
import { plainTexts } from '@assay/markdown/plain-texts.ts';
import { defineJob } from '../../platform/readers/job.ts';
import type { Readers } from '../../platform/readers/readers.ts';
import { type RenderedText, renderText, textHash } from '../texts/render-job.ts';

export const renderDiscussionJob = defineJob({
  name: 'discussion',
  lane: 'render',
  bounds: {
    reader: { en: 'Discussions', zh: '讨论' },
    where: 'apps/server/src/domains/discussions/rendered.ts',
    input: { max: DISCUSSION_CONTENT_MAX, unit: 'characters' },
    parts: { max: 500, unit: 'formulas' },
    time: 10_000,
  },
  run: (content: string): { rendered: RenderedText; texts: string[] } => ({
    rendered: renderText(content),
    texts: plainTexts(content, '@'),
  }),
});

/** The columns that keep a content rendered, and its texts that may name somebody. @throws Failure `reader.*` */
export async function renderedContent(readers: Readers, content: string, uid: number) {
  const { rendered, texts } = await readers.run(renderDiscussionJob, content, uid);
  return { columns: { rendered: JSON.stringify(rendered), rendered_by: textHash(content) }, texts };
}

/** What the save rendered; null when another version of the renderer did, or none: then the browser renders it. */
export const renderedOf = (row: { content: string; rendered: unknown; rendered_by: string | null }) =>
  row.rendered_by === textHash(row.content) ? (row.rendered as RenderedText) : null;

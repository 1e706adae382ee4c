import { declareBounds, type ReaderBounds } from '@assay/contract/readers/bounded.ts';
import MarkdownIt from 'markdown-it';
import { math } from './math.ts';
import { missingFiles } from './missing-files.ts';
import { quietMarkup } from './quiet-markup.ts';

export const markdown = new MarkdownIt({ html: true, linkify: true, typographer: false, breaks: false })
  .use(math)
  .use(missingFiles);

const BOUNDS = declareBounds({
  reader: { en: 'Markdown', zh: 'Markdown' },
  where: 'packages/markdown/src/markdown-to-html.ts',
  input: { max: 256 * 1024, unit: 'characters' },
  time: 'linear',
} satisfies ReaderBounds);

/**
 * Markdown to HTML that has **not** been made safe yet: only a sanitiser may read it. A text that is longer than anything
 * the site keeps is shown as it stands.
 */
export const markdownToHtml = (source: string): string =>
  source.length > BOUNDS.input.max
    ? `<pre>${markdown.utils.escapeHtml(source)}</pre>`
    : quietMarkup(markdown.render(source));

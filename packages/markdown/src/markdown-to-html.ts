import MarkdownIt from 'markdown-it';
import { math } from './math.ts';
import { missingFiles } from './missing-files.ts';
import { quietMarkup } from './quiet-markup.ts';

export const markdown = new MarkdownIt({ html: true, linkify: true, typographer: false, breaks: false })
  .use(math)
  .use(missingFiles);

/** Markdown to HTML that has **not** been made safe yet: only a sanitiser may read it. */
export const markdownToHtml = (source: string): string => quietMarkup(markdown.render(source));

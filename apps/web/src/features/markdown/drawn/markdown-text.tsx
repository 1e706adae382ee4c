import { useText } from '../../../lib/text.ts';
import '../code-colours.css';
import '../markdown.css';
import type { MarkdownProps } from '../markdown-text.tsx';
import { TEXT } from '../text.ts';
import { harmlessHtml } from './harmless-html.ts';

export { MarkdownSkeleton, preloadMarkdown } from '../markdown-text.tsx';

/** Written content in a page that is drawn on the server. Texts that nobody has rendered yet are left to the browser. */
export function Markdown({ source, rendered, className }: MarkdownProps) {
  const t = useText(TEXT);
  const name = className ? `md ${className}` : 'md';
  if (!rendered) {
    return (
      <div className={name} style={{ whiteSpace: 'pre-wrap', visibility: 'hidden' }}>
        {source}
      </div>
    );
  }
  const words = { copy: t('copy'), enlarge: t('enlarge'), table: t('table') };
  const html = harmlessHtml(rendered.html, words, rendered.formulas);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made harmless just now
  return <div className={name} dangerouslySetInnerHTML={{ __html: html }} />;
}

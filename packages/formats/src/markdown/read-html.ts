import { READER_NOTES } from '../reader-notes.ts';
import type { Report } from '../report.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

const LEADS_AWAY = /^(?:[a-z][a-z0-9+.-]*:|#)/i;

/**
 * HTML of another system as Markdown; tells of pictures that stayed on its server.
 * @param link the name of the statement file that an address is, or null for addresses that lead elsewhere
 */
export function readHtml(
  html: string,
  file: string,
  report: Report,
  link: (address: string) => string | null = () => null,
): string {
  return htmlToMarkdown(html, (address) => {
    const name = link(address);
    if (name !== null) return `file://${name}`;
    if (!LEADS_AWAY.test(address)) report.add(READER_NOTES.pictureElsewhere, file, { address });
    return address;
  });
}

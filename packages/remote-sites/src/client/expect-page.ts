import { SiteTrouble, trouble } from '../trouble.ts';
import type { SitePage } from './client.ts';

/** What gives away a page that wants to see a person, whatever site it stands before. */
const CHALLENGE = /challenges\.cloudflare\.com|<title>Just a moment\.\.\.|Redirecting\.\.\. Please, wait\./;

/**
 * A page that may be read: what stands for the site instead of it is trouble.
 * @throws SiteTrouble `blocked`, `busy`, `unreachable`
 */
export function expectPage(page: SitePage): SitePage {
  if (page.header('cf-mitigated') === 'challenge' || CHALLENGE.test(page.text.slice(0, 20_000))) {
    return trouble('blocked', { words: 'it asks for a captcha' });
  }
  if (page.status === 429) {
    return trouble('busy', { seconds: Number(page.header('retry-after')) || 30, words: '429 Too Many Requests' });
  }
  if (page.status >= 500) return trouble('unreachable', { words: `${page.status}`, mayHaveArrived: true });
  if (page.status === 403) return trouble('blocked', { words: '403 Forbidden' });
  return page;
}

/** What could not be read, with the page for those who mend the parser. */
export function unknownPage({ url, status, text }: SitePage, missed: string): SiteTrouble {
  return new SiteTrouble('unknownPage', { words: missed, page: { url, status, text } });
}

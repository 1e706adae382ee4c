import type { Lang } from '@assay/contract/errors.ts';

/** Where a problem is used that hides for a while where its problems come from. */
export type HidingVenue = 'contest' | 'work';

const WORDS: Readonly<Record<HidingVenue, Readonly<Record<Lang, string>>>> = {
  contest: { en: 'not available during the contest', zh: '比赛期间不提供' },
  work: { en: 'not available during the work', zh: '作业期间不提供' },
};

/** Stand for an address and for a link to one while a text is read; no text keeps them. */
const ADDRESS = '\u{e000}';
const LINK = '\u{e001}';
const MARKS = /[\u{e000}\u{e001}]/gu;

const behind = (text: string, words: string, lang: Lang) => {
  const shown = text.replaceAll(ADDRESS, '').trim();
  if (shown === '') return words;
  return lang === 'zh' ? `${shown}（${words}）` : `${shown} (${words})`;
};

const escaped = (host: string) => host.replace(/^www\./, '').replaceAll('.', '\\.');

/**
 * Hides where a statement leads to beyond this site: every address of the web, and what begins with a host of a remote judge, in Markdown
 * and in HTML. Instead of a link its words stand, and that there is none now.
 * @param hosts of the remote judges
 */
export function sourceHider(hosts: readonly string[]) {
  const site = [...new Set(hosts.map(escaped))].join('|');
  const address = new RegExp(
    `https?:[/\\\\]{2}[^\\s"'<>()\\[\\]\`]+|(?<![\\w.@-])(?:[\\w-]{1,63}\\.){0,4}(?:${site})(?![\\w-])(?:[/:?#][^\\s"'<>()\\[\\]\`]*)?`,
    'giu',
  );

  return (text: string, { venue, lang }: { venue: HidingVenue; lang: Lang }): string => {
    const words = WORDS[venue][lang];
    const marked = text.replace(MARKS, '').replace(address, ADDRESS);
    if (!marked.includes(ADDRESS)) return marked;
    const shown: string[] = [];
    let inLink: string[] | null = null;
    const endLink = () => {
      if (inLink) shown.push(behind(inLink.join(''), words, lang));
      inLink = null;
    };
    const parts = marked
      .replace(/<img\b[^<>]*>/giu, (tag) => (tag.includes(ADDRESS) ? ADDRESS : tag))
      .replace(/!?\[([^[\]]*)\]\(<?\u{e000}[^()\n]*\)/gu, (_all, link: string) => behind(link, words, lang))
      .replace(/<a\b[^<>]*>/giu, (tag) => (tag.includes(ADDRESS) ? LINK : tag))
      .split(/(\u{e001}|<\/a>)/iu);
    for (const part of parts) {
      if (part === LINK) {
        endLink();
        inLink = [];
      } else if (inLink && part.toLowerCase() === '</a>') endLink();
      else (inLink ?? shown).push(part);
    }
    endLink();
    return shown.join('').replaceAll(ADDRESS, words);
  };
}

import type { Lang } from '@assay/contract/errors.ts';

const LENGTH_MAX = 255;
const SUFFIX = { zh: '（副本）', en: ' (copy)' } as const satisfies Record<Lang, string>;

/** What a copy is called: as the original, with a word that tells them apart; cut where a title would be too long (TRAIN-12). */
export function copyTitle(title: string, lang: Lang): string {
  const suffix = SUFFIX[lang];
  if (title.endsWith(suffix)) return title;
  // never through the middle of a character of two units
  return title.slice(0, LENGTH_MAX - suffix.length).replace(/[\ud800-\udbff]$/, '') + suffix;
}

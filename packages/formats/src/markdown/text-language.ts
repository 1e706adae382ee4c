import type { Lang } from '@assay/contract/words.ts';
/** The language of a statement whose format does not tell it: Chinese when it has Han characters, else English. */
export const languageOfText = (...texts: readonly string[]): Lang =>
  texts.some((text) => /\p{Script=Han}/u.test(text)) ? 'zh' : 'en';

import type { Words } from '@assay/contract/words.ts';
import { listOfWords } from '@assay/contract/words.ts';

const NAMES = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  zh: new Intl.DisplayNames('zh-CN', { type: 'language' }),
};

/** What people call the language of a tag such as `sv` or `zh-tw`; a tag that is none stays as it is. */
export function languageWords(tag: string): Words {
  try {
    return { en: NAMES.en.of(tag) ?? tag, zh: NAMES.zh.of(tag) ?? tag };
  } catch {
    return { en: tag, zh: tag };
  }
}

/** {@link languageWords} of each. */
export const languagesWords = (tags: readonly string[]): Words => listOfWords(tags.map(languageWords));

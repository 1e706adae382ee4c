import type { Words } from '@assay/contract/words.ts';
import { READER_NOTES } from '../reading/notes.ts';
import type { Report } from '../report.ts';
import { languageOfName } from './languages.ts';

/** What of a package names a language. */
export const NAMED_BY = {
  list: { en: 'its entry in the list', zh: '列表中的该项' },
  template: { en: 'its template', zh: '其代码模板' },
  files: { en: 'its folder of files', zh: '其文件夹' },
  solution: { en: 'the solution', zh: '该题解' },
} as const satisfies Record<string, Words>;

/**
 * The language of ours that a package means; null, with a warning that what it was named for is left out, when there is
 * none.
 * @param find what the names of the format mean
 */
export function knownLanguage(
  language: string,
  namedBy: keyof typeof NAMED_BY,
  file: string,
  report: Report,
  find: (name: string) => string | null = languageOfName,
): string | null {
  const ours = find(language);
  if (ours === null) report.add(READER_NOTES.languageUnknown, file, { language, what: NAMED_BY[namedBy] });
  return ours;
}

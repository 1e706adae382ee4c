import { fail } from '@assay/contract/errors.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { findCheckerLanguage } from './checker-languages.queries.ts';

/**
 * The site's name of a language that checkers may be written in.
 * @throws Failure `language.unknown`, `problem.checkerLanguage`
 */
export async function checkerLanguage(db: Queryable, given: string): Promise<string> {
  const language = languageNamed(given);
  const found = await findCheckerLanguage(db, language);
  if (!found) return fail('language.unknown', { language });
  if (!found.mayCheck) fail('problem.checkerLanguage', { language });
  return language;
}

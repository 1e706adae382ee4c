import { fail } from '@assay/contract/errors.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findCheckerLanguage } from './checker-languages.queries.ts';

/** @throws Failure `language.unknown`, `problem.checkerLanguage` */
export async function refuseCheckerLanguage(db: Queryable, language: string): Promise<void> {
  const found = await findCheckerLanguage(db, languageNamed(language));
  if (!found) return fail('language.unknown', { language });
  if (!found.mayCheck) fail('problem.checkerLanguage', { language });
}

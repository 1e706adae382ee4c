import { fail } from '@assay/contract/errors.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import type { SolvableProblem } from '../../venues/rules.ts';

/**
 * The name of the language that a problem was looked for with, which may have been sent by another of its names; refused when the
 * problem or the site does not allow it.
 */
export function allowedLanguage({ language: { known, allowed } }: SolvableProblem, sent: string): string {
  const language = languageNamed(sent);
  if (!known) fail('language.unknown', { language: sent });
  if (!allowed) fail('language.notAllowed', { language });
  return language;
}

import { fail } from '@assay/contract/errors.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import type { Call } from '../../platform/http/call.ts';
import { findAllowedLanguage } from '../venues/venues.queries.ts';

/** The name of a language, which may have been sent by another of its names; refused when the problem or the site does not allow it. */
export async function allowedLanguage(call: Call, pid: number, sent: string): Promise<string> {
  const language = languageNamed(sent);
  const { known, allowed } = await findAllowedLanguage(call.db, pid, language);
  if (!known) fail('language.unknown', { language: sent });
  if (!allowed) fail('language.notAllowed', { language });
  return language;
}

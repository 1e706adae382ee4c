import { getAdminLanguages, type Language, updateLanguage } from '@assay/contract/catalog/languages.ts';
import { fail } from '@assay/contract/errors.ts';
import type { OwnLanguageData } from '@assay/contract/judging/language-data.ts';
import { implement } from '../../platform/http/call.ts';
import { listLanguages, listNodeOffers, updateLanguageRow } from './languages.queries.ts';

type LanguageRow = Awaited<ReturnType<typeof listLanguages>>[number];

export const shownLanguage = (row: LanguageRow): Language => ({
  id: row.id,
  name: row.name,
  // what nodes here offer under the same name says nothing of another judge's
  description: (row.oj === 'ME' && row.announced) || row.description,
  contentType: row.content_type,
  compileCommand: row.compile_command,
  runCommand: row.run_command,
  template: row.template,
  codeTemplate: row.code_template,
  isSpj: row.is_spj,
  oj: row.oj,
  timeFactor: row.time_factor,
  memoryFactor: row.memory_factor,
  offered: row.oj !== 'ME' || row.announced !== null,
});

export const languageCalls = [
  implement(getAdminLanguages, async (call) => {
    const now = call.clock.now();
    const [rows, offers] = await Promise.all([
      listLanguages(call.db, now, { allSources: true, disabled: true }),
      listNodeOffers(call.db, now),
    ]);
    return rows.map((row) => ({
      ...shownLanguage(row),
      enabled: row.enabled,
      data: row.data as OwnLanguageData | null,
      nodes: offers
        .filter((offer) => offer.language === row.name)
        .map(({ node, version, ok, reason }) => ({ node, version, ok, reason })),
    }));
  }),

  implement(updateLanguage, async (call, input) => {
    const fields = { enabled: input.enabled, code_template: input.codeTemplate, template: input.template };
    if (!(await updateLanguageRow(call.db, input.id, fields))) fail('language.unknown', { language: input.id });
    return null;
  }),
];

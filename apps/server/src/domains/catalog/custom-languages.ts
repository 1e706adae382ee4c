import {
  addLanguage,
  deleteLanguage,
  getOwnLanguages,
  replaceLanguageData,
} from '@assay/contract/catalog/languages.ts';
import { fail } from '@assay/contract/errors.ts';
import { LANGUAGES, languageNamed } from '@assay/rules/judging/languages/all.ts';
import { brokenConstraint, UNIQUE_VIOLATION } from '../../platform/db/database.ts';
import { type Call, implement } from '../../platform/http/call.ts';
import {
  deleteLanguageRow,
  findLanguage,
  findOwnLanguagesEdition,
  insertOwnLanguage,
  listOwnLanguages,
  updateOwnLanguage,
} from './custom-languages.queries.ts';
import { allowWhereAllAre, findLanguagesOfAll } from './new-languages.queries.ts';

/** What a node announces must stay small. */
const OWN_MAX = 50;

/** Names of the product's own languages are theirs, whatever the site has stored. */
function refuseShippedName(name: string) {
  const stored = languageNamed(name);
  if (LANGUAGES.some((one) => one.name === stored)) fail('language.taken', { language: stored });
}

async function whileNameIsFree<T>(language: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error, UNIQUE_VIOLATION) !== null) fail('language.taken', { language });
    throw error;
  }
}

/** @throws Failure unless an administrator added this language */
async function ownLanguage(call: Call, id: number) {
  const found = await findLanguage(call.db, id);
  if (!found) return fail('language.unknown', { language: id });
  if (!found.isOwn) return fail('language.shipped', { language: found.name });
  return found;
}

export const ownLanguageCalls = [
  implement(addLanguage, async (call, { data }) => {
    refuseShippedName(data.name);
    if ((await listOwnLanguages(call.db)).length >= OWN_MAX) fail('language.tooMany', { max: OWN_MAX });
    return whileNameIsFree(data.name, () =>
      call.db.transaction().execute(async (tx) => {
        const all = await findLanguagesOfAll(tx);
        const { id } = await insertOwnLanguage(tx, data);
        await allowWhereAllAre(tx, all, [id]);
        return { id };
      }),
    );
  }),

  implement(replaceLanguageData, async (call, { id, data }) => {
    const { name, isUsed } = await ownLanguage(call, id);
    if (name !== data.name) {
      refuseShippedName(data.name);
      // Submissions name their language.
      if (isUsed) fail('language.inUse', { language: name });
    }
    await whileNameIsFree(data.name, () => updateOwnLanguage(call.db, id, data));
    return null;
  }),

  implement(deleteLanguage, async (call, { id }) => {
    const { name, isUsed } = await ownLanguage(call, id);
    if (isUsed) fail('language.inUse', { language: name });
    await deleteLanguageRow(call.db, id);
    return null;
  }),

  implement(getOwnLanguages, async (call) => ({
    edition: await findOwnLanguagesEdition(call.db),
    languages: await listOwnLanguages(call.db),
  })),
];

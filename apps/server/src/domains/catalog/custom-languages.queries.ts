import type { OwnLanguageData } from '@assay/contract/judging/language-data.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { languageRow } from './language-row.ts';

/** After those that ship with the product. */
const SEQ = 1_000;

const columnsOf = (data: OwnLanguageData) => ({ ...languageRow(data), data: JSON.stringify(data) });

/** Changes whenever a language that an administrator added does; empty when there is none. */
export async function findOwnLanguagesEdition(db: Queryable): Promise<string> {
  const { rows } = await sql<{ edition: string | null }>`
    select md5(string_agg(data::text, ',' order by id)) as edition from languages where data is not null`.execute(db);
  return rows[0]?.edition ?? '';
}

export async function listOwnLanguages(db: Queryable): Promise<OwnLanguageData[]> {
  const rows = await db.selectFrom('languages').select('data').where('data', 'is not', null).orderBy('id').execute();
  return rows.map(({ data }) => data as OwnLanguageData);
}

export const insertOwnLanguage = (tx: Queryable, data: OwnLanguageData) =>
  tx
    .insertInto('languages')
    .values({ ...columnsOf(data), seq: SEQ })
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateOwnLanguage = (tx: Queryable, id: number, data: OwnLanguageData) =>
  tx.updateTable('languages').set(columnsOf(data)).where('id', '=', id).execute();

/** A language of the site's own judge and whether submissions were made in it. */
export async function findLanguage(db: Queryable, id: number) {
  const row = await db
    .selectFrom('languages')
    .select(['name', 'data'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('submissions').select('id').whereRef('submissions.language', '=', 'languages.name'))
        .as('used'),
    )
    .where('id', '=', id)
    .where('oj', '=', 'ME')
    .executeTakeFirst();
  return row ? { name: row.name, isOwn: row.data !== null, isUsed: Boolean(row.used) } : null;
}

export const deleteLanguageRow = (tx: Queryable, id: number) =>
  tx.deleteFrom('languages').where('id', '=', id).execute();

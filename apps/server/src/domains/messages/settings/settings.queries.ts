import type { Lang } from '@assay/contract/errors.ts';
import type { Ways } from '@assay/contract/messages/ways.ts';
import type { ChatFrom } from '@assay/rules/messages/chat.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface StoredSettings {
  categories: Partial<Record<string, Partial<Ways>>>;
  quiet_from: number | null;
  quiet_to: number | null;
  digest_at: number;
  time_zone: string;
  chat_from: ChatFrom;
  lang: Lang;
}

const COLUMNS = ['categories', 'quiet_from', 'quiet_to', 'digest_at', 'time_zone', 'chat_from', 'lang'] as const;

/** What people chose; whoever chose nothing is left out. */
export async function listSettings(db: Queryable, uids: readonly number[]) {
  const rows = await db
    .selectFrom('message_settings')
    .select(['uid', ...COLUMNS])
    .where('uid', '=', sql<number>`any(${uids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ uid, ...row }) => [uid, row as unknown as StoredSettings]));
}

export async function upsertSettings(db: Queryable, uid: number, { categories, ...rest }: StoredSettings) {
  const values = { ...rest, categories: JSON.stringify(categories) };
  await db
    .insertInto('message_settings')
    .values({ uid, ...values })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(values))
    .execute();
}

/** The key that signs the links of somebody's mails, made with the first one. */
export async function findMailKey(tx: Queryable, uid: number, timeZone: string): Promise<string | undefined> {
  const { rows } = await sql<{ mail_key: string }>`
    with made as (
      insert into message_settings (uid, time_zone) select uid, ${timeZone} from users where uid = ${uid}
      on conflict (uid) do nothing returning mail_key
    )
    select mail_key from made union all select mail_key from message_settings where uid = ${uid}`.execute(tx);
  return rows[0]?.mail_key;
}

/** The key of whoever has one; undefined for others, and where there is nobody. */
export async function findKnownMailKey(db: Queryable, uid: number): Promise<string | undefined> {
  const row = await db.selectFrom('message_settings').select('mail_key').where('uid', '=', uid).executeTakeFirst();
  return row?.mail_key;
}

/** Says when one category is mailed, whatever else was chosen. */
export async function setMailTime(db: Queryable, uid: number, category: string, mail: string) {
  await sql`
    update message_settings set categories = jsonb_set(
      categories || jsonb_build_object(${category}::text, coalesce(categories -> ${category}::text, '{}')),
      array[${category}::text, 'mail'], to_jsonb(${mail}::text))
    where uid = ${uid}`.execute(db);
}

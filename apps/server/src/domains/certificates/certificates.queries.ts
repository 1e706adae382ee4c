import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';

export interface CertificateFields {
  uid: number;
  code: string;
  name: string;
  title: string;
  content: string;
  day: string;
  lang: 'zh' | 'en';
  image: string;
  pdf_hash: string | null;
  by_uid: number;
  gmt_create: Date;
}

const SHOWN = ['code', 'name', 'title', 'content', 'image', 'pdf_hash', 'revoked_at', 'revoke_reason'] as const;
const dayText = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day');

export const findByCode = (db: Queryable, code: string) =>
  db
    .selectFrom('certificates')
    .select([...SHOWN, dayText])
    .where('code', '=', code)
    .executeTakeFirst();

export async function listOfUser(db: Queryable, uid: number, paging: Paging) {
  const found = db.selectFrom('certificates').where('uid', '=', uid);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select([...SHOWN, dayText, 'id', 'gmt_create'])
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total };
}

/** Certificates of a person that hold, the latest first. */
export const listValid = (db: Queryable, uid: number, max: number) =>
  db
    .selectFrom('certificates')
    .select([...SHOWN, dayText])
    .where('uid', '=', uid)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(max)
    .execute();

export async function insertCertificate(tx: Queryable, fields: CertificateFields): Promise<number> {
  const { day, ...rest } = fields;
  const { id } = await tx
    .insertInto('certificates')
    .values({ ...rest, day: sql`${day}::date` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const lockCertificate = (tx: Queryable, id: number) =>
  tx
    .selectFrom('certificates')
    .select(['id', 'uid', 'code', 'title', 'revoked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateRevoked = (tx: Queryable, id: number, reason: string, now: Date) =>
  tx.updateTable('certificates').set({ revoked_at: now, revoke_reason: reason }).where('id', '=', id).execute();

/** Leaves title, day and the first letter of the name. */
export const eraseNames = (tx: Queryable, uid: number) =>
  sql`
    update certificates set name = left(name, 1) || '…', content = '', image = '', pdf_hash = null
    where uid = ${uid}`.execute(tx);

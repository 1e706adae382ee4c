import type { Paging } from '@assay/contract/page.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';

const ofUser = (db: Queryable, uid: number) => db.selectFrom('logins').where('uid', '=', uid);

export async function listLogins(db: Queryable, uid: number, paging: Paging) {
  const { total } = await ofUser(db, uid)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofUser(db, uid)
    .select(['id', 'ip', 'user_agent', 'gmt_create'])
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total };
}

export const listNotes = (db: Queryable, uid: number) =>
  db
    .selectFrom('user_notes as n')
    .leftJoin('users as a', 'a.uid', 'n.author_uid')
    .select(['n.id', 'n.content', 'n.gmt_create', 'a.username as author'])
    .where('n.uid', '=', uid)
    .orderBy('n.id', 'desc')
    .limit(200)
    .execute();

/** @returns null when there is no such user */
export async function insertNote(
  tx: Queryable,
  note: { uid: number; author_uid: number; content: string; gmt_create: Date },
) {
  const user = await tx.selectFrom('users').select('uid').where('uid', '=', note.uid).forShare().executeTakeFirst();
  if (!user) return null;
  const { id } = await tx.insertInto('user_notes').values(note).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const deleteNote = (tx: Queryable, id: number) =>
  tx.deleteFrom('user_notes').where('id', '=', id).returning(['uid', 'content']).executeTakeFirst();

export async function isUser(db: Queryable, uid: number): Promise<boolean> {
  return (await db.selectFrom('users').select('uid').where('uid', '=', uid).executeTakeFirst()) !== undefined;
}

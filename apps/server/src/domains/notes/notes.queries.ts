import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';

interface NoteFilter {
  uid: number;
  pid?: number | undefined;
  categoryId?: number | undefined;
  /** Words in title or text. */
  keyword?: string | undefined;
}

const listed = (db: Queryable, { uid, pid, categoryId, keyword }: NoteFilter) =>
  db
    .selectFrom('notes as n')
    .where('n.uid', '=', uid)
    .$if(pid !== undefined, (query) => query.where('n.pid', '=', pid!))
    .$if(categoryId !== undefined, (query) => query.where('n.category_id', '=', categoryId!))
    .$if(!!keyword, (query) => {
      const pattern = containing(keyword!);
      return query.where((eb) => eb.or([eb('n.title', 'ilike', pattern), eb('n.content', 'ilike', pattern)]));
    });

const withCategory = (db: Queryable, filter: NoteFilter) =>
  listed(db, filter)
    .leftJoin('note_categories as c', 'c.id', 'n.category_id')
    .selectAll('n')
    .select('c.name as category')
    .orderBy('n.id', 'desc');

/** A page of somebody's notes, the newest first. */
export async function listNotes(db: Queryable, filter: NoteFilter, { currentPage, limit }: Paging) {
  const [rows, { total }] = await Promise.all([
    withCategory(db, filter).limit(limit).offset(offsetOf({ currentPage, limit })).execute(),
    listed(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** All notes of somebody: there are `NOTES_MAX` at most. */
export const listAllNotes = (db: Queryable, uid: number) => withCategory(db, { uid }).execute();

/** Somebody's notes are counted and written by one transaction after the other. */
export const lockNotesOf = (tx: Queryable, uid: number) =>
  sql`select pg_advisory_xact_lock(hashtext('notes'), ${uid}::integer)`.execute(tx);

export async function countNotes(tx: Queryable, uid: number): Promise<number> {
  const { total } = await listed(tx, { uid })
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

interface NewNote {
  uid: number;
  pid: number | null;
  category_id: number | null;
  title: string;
  content: string;
}

export const insertNote = (tx: Queryable, values: NewNote, now: Date) =>
  tx
    .insertInto('notes')
    .values({ ...values, gmt_create: now, gmt_modified: now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();

/**
 * Saves over an own note.
 * @param seen the version that was loaded; any when it is not given
 * @returns the new version; null when there is none of this version
 */
export async function updateNoteRow(
  db: Queryable,
  { id, uid, seen }: { id: number; uid: number; seen: number | undefined },
  values: Pick<NewNote, 'title' | 'content'> & Partial<Pick<NewNote, 'category_id'>>,
  now: Date,
): Promise<number | null> {
  const row = await db
    .updateTable('notes')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), gmt_modified: now }))
    .where('id', '=', id)
    .where('uid', '=', uid)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen!))
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

export async function isNoteOf(db: Queryable, id: number, uid: number): Promise<boolean> {
  const row = await db.selectFrom('notes').select('id').where('id', '=', id).where('uid', '=', uid).executeTakeFirst();
  return row !== undefined;
}

/**
 * @param uid whose it has to be; null: anybody's
 * @returns whose it was; null when there was none
 */
export async function deleteNoteRow(tx: Queryable, id: number, uid: number | null): Promise<number | null> {
  const row = await tx
    .deleteFrom('notes')
    .where('id', '=', id)
    .$if(uid !== null, (query) => query.where('uid', '=', uid!))
    .returning('uid')
    .executeTakeFirst();
  return row?.uid ?? null;
}

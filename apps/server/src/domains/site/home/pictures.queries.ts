import type { SitePictureKind } from '@assay/contract/site/pictures.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Advisory lock: held by whoever adds a picture. */
const ADDING_LOCK = 7_021_116;

const COLUMNS = ['id', 'kind', 'url', 'name', 'link', 'visible', 'seq'] as const;

/** Pictures of a kind in their order. */
export async function listSitePictures(db: Queryable, kind: SitePictureKind, hiddenToo: boolean) {
  let query = db.selectFrom('site_pictures').select(COLUMNS).where('kind', '=', kind);
  if (!hiddenToo) query = query.where('visible', '=', true);
  const rows = await query.orderBy('seq').orderBy('id').execute();
  return rows.map((row) => ({ ...row, kind }));
}

/** Adds a picture behind the others, unless there are `max`. @returns its id; undefined when there are too many */
export async function insertSitePicture(
  tx: Queryable,
  { kind, url, name, max }: { kind: SitePictureKind; url: string; name: string; max: number },
  now: Date,
): Promise<number | undefined> {
  // one after the other, so that two which are added at once see each other
  await sql`select pg_advisory_xact_lock(${ADDING_LOCK})`.execute(tx);
  const others = await tx.selectFrom('site_pictures').select('seq').where('kind', '=', kind).execute();
  if (others.length >= max) return undefined;
  const seq = Math.max(0, ...others.map((other) => other.seq + 1));
  const row = await tx
    .insertInto('site_pictures')
    .values({ kind, url, name, seq, gmt_create: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A picture, held until the transaction ends. */
export const holdSitePicture = (tx: Queryable, id: number) =>
  tx.selectFrom('site_pictures').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

export const updateSitePictureRow = (
  tx: Queryable,
  id: number,
  values: { name: string; link: string; visible: boolean; seq: number },
) => tx.updateTable('site_pictures').set(values).where('id', '=', id).execute();

export const deleteSitePictureRow = (tx: Queryable, id: number) =>
  tx.deleteFrom('site_pictures').where('id', '=', id).execute();

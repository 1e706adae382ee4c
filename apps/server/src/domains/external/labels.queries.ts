import type { Queryable } from '../../platform/db/database.ts';

export type LabelKind = 'category' | 'contest';

export interface LabelFields {
  name: string;
  color: string;
  seq: number;
}

/** All labels of a kind in their order, each with how many links have it, and how many of those are shown. */
export function listLabels(db: Queryable, kind: LabelKind) {
  return db
    .selectFrom('external_labels as b')
    .leftJoin('external_link_contests as o', 'o.label_id', 'b.id')
    .leftJoin('external_links as l', (join) =>
      join.on((eb) => eb.or([eb('l.id', '=', eb.ref('o.link_id')), eb('l.category_id', '=', eb.ref('b.id'))])),
    )
    .select(['b.id', 'b.name', 'b.color', 'b.seq'])
    .select(({ fn }) => [
      fn.count<number>('l.id').as('links'),
      fn.count<number>('l.id').filterWhere('l.visible', '=', true).as('shown'),
    ])
    .where('b.kind', '=', kind)
    .groupBy('b.id')
    .orderBy('b.seq')
    .orderBy('b.id')
    .execute();
}

/** Holds labels of a kind until the transaction ends, in one order. @returns how many of them there are */
export async function holdLabels(tx: Queryable, kind: LabelKind, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .selectFrom('external_labels')
    .select('id')
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.length;
}

/** A label of a kind. */
export const findLabel = (tx: Queryable, kind: LabelKind, id: number) =>
  tx.selectFrom('external_labels').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();

export async function countLabels(tx: Queryable, kind: LabelKind): Promise<number> {
  const { count } = await tx
    .selectFrom('external_labels')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertLabel(tx: Queryable, kind: LabelKind, fields: LabelFields): Promise<number> {
  const { id } = await tx
    .insertInto('external_labels')
    .values({ ...fields, kind })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateLabel = (tx: Queryable, id: number, fields: LabelFields) =>
  tx.updateTable('external_labels').set(fields).where('id', '=', id).execute();

export const deleteLabel = (tx: Queryable, id: number) =>
  tx.deleteFrom('external_labels').where('id', '=', id).execute();

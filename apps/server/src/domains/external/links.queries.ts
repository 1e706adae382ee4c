import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';

export interface LinkFields {
  title: string;
  url: string;
  logo: string;
  description: string;
  category_id: number | null;
  seq: number;
  visible: boolean;
}

interface LinkFilter {
  keyword?: string | undefined;
  category?: number | undefined;
  contest?: number | undefined;
  /** Hidden ones too. */
  hiddenToo?: boolean;
}

export interface NamedContest {
  id: number;
  name: string;
}

/** Links in their order, each with its category and the contests that it is about. */
export async function listLinks(db: Queryable, filter: LinkFilter, paging: Paging) {
  const { keyword, category, contest, hiddenToo = false } = filter;
  const found = db
    .selectFrom('external_links as l')
    .$if(!hiddenToo, (query) => query.where('l.visible', '=', true))
    .$if(keyword !== undefined, (query) =>
      query.where((eb) =>
        eb.or(
          (['l.title', 'l.description', 'l.url'] as const).map((column) => eb(column, 'ilike', containing(keyword!))),
        ),
      ),
    )
    .$if(category !== undefined, (query) => query.where('l.category_id', '=', category!))
    .$if(contest !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('external_link_contests as o')
            .select('o.link_id')
            .whereRef('o.link_id', '=', 'l.id')
            .where('o.label_id', '=', contest!),
        ),
      ),
    );
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('external_labels as c', 'c.id', 'l.category_id')
    .selectAll('l')
    .select(['c.name as category_name', 'c.color as category_color'])
    .select(
      sql<NamedContest[]>`coalesce((
        select json_agg(json_build_object('id', k.id, 'name', k.name) order by k.seq, k.id)
        from external_link_contests o join external_labels k on k.id = o.label_id
        where o.link_id = l.id), '[]')`.as('contests'),
    )
    .orderBy('l.seq')
    .orderBy('l.id')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total };
}

/** A link, held until the transaction ends. */
export const holdLink = (tx: Queryable, id: number) =>
  tx.selectFrom('external_links').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertLink(tx: Queryable, fields: LinkFields, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('external_links')
    .values({ ...fields, gmt_create: now, gmt_modified: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateLinkRow = (tx: Queryable, id: number, fields: LinkFields, now: Date) =>
  tx
    .updateTable('external_links')
    .set({ ...fields, gmt_modified: now })
    .where('id', '=', id)
    .execute();

/** Makes a link be about these contests and no others. */
export async function replaceContests(tx: Queryable, link: number, contests: readonly number[]) {
  await tx.deleteFrom('external_link_contests').where('link_id', '=', link).execute();
  const rows = contests.map((id) => ({ link_id: link, label_id: id }));
  if (rows.length > 0) await tx.insertInto('external_link_contests').values(rows).execute();
}

export const deleteLinkRow = (tx: Queryable, id: number) =>
  tx.deleteFrom('external_links').where('id', '=', id).execute();

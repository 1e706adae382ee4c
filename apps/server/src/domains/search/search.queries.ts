import { DISCUSSION_STATUS } from '@assay/contract/discussions/discussion.ts';
import type { Lang } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import { SEARCH_DEPTH, type SearchKind } from '@assay/contract/search/search.ts';
import { stepsFrom } from '@assay/rules/search/blocks.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import type { Viewer } from '../../platform/http/call.ts';
import { type ReadingServices, readTogether } from '../../platform/queue/read-together.ts';
import { isOpenByProblem, type Reader } from '../discussions/visibility.queries.ts';
import { isSeenBy } from '../problems/seen.queries.ts';

/** Who searches, and which areas the site has open. */
export interface Seeker extends Reader {
  openPublicDiscussion: boolean;
  openGroupDiscussion: boolean;
}

type Who = Pick<Viewer, 'uid' | 'role'> | null;

/** Whether somebody is in a group `g`: a member, its owner, or a super administrator. */
const isInside = (who: Who) => {
  if (who === null) return sql<boolean>`false`;
  if (who.role === 'root') return sql<boolean>`true`;
  return sql<boolean>`(g.owner_uid = ${who.uid} or exists (select 1 from group_members m
    where m.gid = g.id and m.uid = ${who.uid} and m.auth >= ${sql.lit(GROUP_LEVEL.member)}))`;
};

const ofGroup = (column: RawBuilder<unknown>, who: Who) => sql<boolean>`exists (
  select 1 from groups g where g.id = ${column} and g.disbanded_at is null and ${isInside(who)})`;

/** Whether the seeker may see the thing `d.ref`, as its own lists and pages have it (SEARCH-4). */
const IS_SEEN: Record<SearchKind, (seeker: Seeker) => RawBuilder<boolean>> = {
  problem: ({ viewer }) => sql`exists (select 1 from problems p where p.id = d.ref and ${isSeenBy(viewer)})`,
  discussion: (seeker) => {
    const publicOnes = seeker.openPublicDiscussion ? sql`x.gid is null` : sql`false`;
    const groupOnes = seeker.openGroupDiscussion ? ofGroup(sql.ref('x.gid'), seeker.viewer) : sql`false`;
    return sql`exists (select 1 from discussions x where x.id = d.ref
      and x.status = ${sql.lit(DISCUSSION_STATUS.normal)} and (${publicOnes} or ${groupOnes})
      and ${isOpenByProblem(seeker, 'x')})`;
  },
  contest: ({ viewer }) => sql`exists (select 1 from contests c where c.id = d.ref and c.visible
    and (c.gid = 0 or ${ofGroup(sql.ref('c.gid'), viewer)}))`,
  group: ({ viewer }) => sql`exists (select 1 from groups g where g.id = d.ref and g.disbanded_at is null
    and (g.visible or ${isInside(viewer)}))`,
  person: () => sql`exists (select 1 from users u where u.uid = d.ref
    and u.status = 0 and u.erase_after is null and u.erased_at is null)`,
};

/** Whether the seeker may read the text below a title, not the title alone: what contests are about is told to people who are logged in. */
export const readsBodies = (kind: SearchKind, { viewer }: Pick<Seeker, 'viewer'>) =>
  kind !== 'contest' || viewer !== null;

/** A match without its texts. */
interface Found {
  ref: number;
  total: number;
}

/** Kinds of which some are called exactly so. */
const NAMED: ReadonlySet<SearchKind> = new Set(['problem', 'group', 'person']);

/** Whether a document `d` is of a kind, has the words where the seeker may read them, and is a thing that the seeker may see. */
function isOpenTo(seeker: Seeker, kind: SearchKind, query: string): RawBuilder<boolean> {
  const inTitle = readsBodies(kind, seeker) ? sql`` : sql`and ts_filter(d.ts, '{a}') @@ ${query}::tsquery`;
  return sql<boolean>`d.kind = ${sql.lit(kind)} ${inTitle} and ${IS_SEEN[kind](seeker)}`;
}

/** What matches and is called exactly so, however old it is. */
async function listNamed(db: Queryable, kind: SearchKind, query: string, exact: string, seeker: Seeker) {
  if (!NAMED.has(kind)) return [];
  const { rows } = await sql<{ ref: number }>`
    ${PREPARED} select d.ref from search_docs d
    where d.name = ${exact} and d.name <> '' and d.ts @@ ${query}::tsquery and ${isOpenTo(seeker, kind, query)}
    order by d.ref desc limit ${SEARCH_DEPTH}`.execute(db);
  return rows.map(({ ref }) => ref);
}

/** The highest id of a kind. */
const findNewest = readTogether<SearchKind, number>(
  (kind) => kind,
  async (db, kinds) => {
    const { rows } = await sql<{ kind: SearchKind; ref: number }>`
      ${PREPARED} select kind, ref from unnest(${kinds}::text[]) as asked (kind)
      cross join lateral (
        select ref from search_docs d where d.kind = asked.kind order by ref desc limit 1) newest`.execute(db);
    return new Map(rows.map(({ kind, ref }) => [kind, ref]));
  },
);

/** Where the newest of a kind begin, and those below. */
async function findSteps(services: ReadingServices, kind: SearchKind, query: string) {
  const newest = (await findNewest(services, kind)) ?? 0;
  const { near, below } = stepsFrom(newest);
  const steps = near.map((words) => ({ query: `(${query}) & (${words})`, below: newest + 1 }));
  return below > 0 ? [...steps, { query, below }] : steps;
}

/**
 * A page of what matches: what is called exactly so first, then by where the words stand and how often. Of more than `SEARCH_DEPTH`
 * matches the newest are put in order, and no older ones are looked at: a step is taken only when those before it found too few.
 * @param query in the writing of `tsquery`
 */
export async function findDocs(
  services: ReadingServices,
  kind: SearchKind,
  { query, exact, seeker }: { query: string; exact: string; seeker: Seeker },
  paging: Paging,
): Promise<{ refs: number[]; total: number }> {
  const { db } = services;
  const [named, steps] = await Promise.all([
    listNamed(db, kind, query, exact, seeker),
    findSteps(services, kind, query),
  ]);
  const [queries, belows] = [steps.map((step) => step.query), steps.map(({ below }) => below)];
  const { rows } = await sql<Found>`
    ${PREPARED} with newest as (
      select found.ref from unnest(${queries}::text[], ${belows}::bigint[]) as step (query, below)
      cross join lateral (
        select d.ref from search_docs d
        where d.ref < step.below and d.ts @@ step.query::tsquery and ${isOpenTo(seeker, kind, query)}
        order by d.ref desc) found
      limit ${SEARCH_DEPTH})
    select ref, count(*) over () as total
    from (select ref from newest union select unnest(${named}::bigint[])) found (ref) join search_docs using (ref)
    where kind = ${sql.lit(kind)}
    order by name = ${exact} and name <> '' desc, ts_rank(ts, ${query}::tsquery) desc, ref desc
    limit ${paging.limit} offset ${offsetOf(paging)}`.execute(db);
  const [first] = rows;
  return { refs: rows.map(({ ref }) => ref), total: first ? Number(first.total) : 0 };
}

/** What a hit is shown with, before its words are marked. */
export interface FoundText {
  id: number;
  name: string;
  gid: number | null;
  title: string;
  body: string;
}

/** The texts of hits in a language, as far as there are texts in it. */
export const SHOW: Record<SearchKind, (db: Queryable, ids: readonly number[], lang: Lang) => Promise<FoundText[]>> = {
  problem: (db, ids, lang) =>
    db
      .selectFrom('problems as p')
      .modifyFront(PREPARED)
      .leftJoin('problem_texts as own', (join) => join.onRef('own.pid', '=', 'p.id').on('own.locale', '=', lang))
      .leftJoin('problem_texts as other', (join) => join.onRef('other.pid', '=', 'p.id').on('other.locale', '<>', lang))
      .select(['p.id', 'p.problem_id as name'])
      .select((eb) => [
        sql<number | null>`case when p.owner_kind = 'group' then p.owner_id end`.as('gid'),
        eb.fn.coalesce('own.title', 'other.title', sql<string>`''`).as('title'),
        sql<string>`left(coalesce(own.description, other.description, ''), 20000)`.as('body'),
      ])
      .where(sql<boolean>`p.id = any(${ids}::bigint[])`)
      .execute(),
  discussion: (db, ids) =>
    db
      .selectFrom('discussions')
      .modifyFront(PREPARED)
      .select(['id', 'gid', 'title', sql<string>`''`.as('name')])
      .select(sql<string>`left(concat_ws(' ', description, content), 20000)`.as('body'))
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .execute(),
  contest: (db, ids) =>
    db
      .selectFrom('contests')
      .modifyFront(PREPARED)
      .select(['id', 'title', sql<string>`''`.as('name'), sql<number | null>`nullif(gid, 0)`.as('gid')])
      .select(sql<string>`left(description, 20000)`.as('body'))
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .execute(),
  group: (db, ids) =>
    db
      .selectFrom('groups')
      .modifyFront(PREPARED)
      .select(['id', 'short_name as name', 'name as title', sql<number | null>`null`.as('gid')])
      .select('brief as body')
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .execute(),
  person: (db, ids) =>
    db
      .selectFrom('users')
      .modifyFront(PREPARED)
      .select(['uid as id', 'username as name', 'username as title', 'nickname as body'])
      .select(sql<number | null>`null`.as('gid'))
      .where(sql<boolean>`uid = any(${ids}::bigint[])`)
      .execute(),
};

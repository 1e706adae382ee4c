import { CONTEST_AUTH } from '@assay/contract/contests/contest.ts';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import type { Contests } from '../../platform/db/schema.ts';
import { readTogether } from '../../platform/queue/read-together.ts';

export type ContestColumns = Selectable<Contests>;

/** By their names: a statement that is prepared must answer the same after a column was added. */
const NAMES = {
  id: true,
  author_uid: true,
  author: true,
  gid: true,
  title: true,
  description: true,
  type: true,
  auth: true,
  pwd: true,
  start_time: true,
  duration_ms: true,
  removed: true,
  end_time: true,
  seal_rank: true,
  seal_ms: true,
  auto_real_rank: true,
  visible: true,
  open_rank: true,
  open_print: true,
  open_code: true,
  allow_end_submit: true,
  rank_show_name: true,
  oi_rank_score_type: true,
  acm_settings: true,
  account_limit_rule: true,
  star_accounts: true,
  award_type: true,
  award_configs: true,
  team_size: true,
  rated: true,
  rating_floor: true,
  rating_ceiling: true,
  logo: true,
  source: true,
  version: true,
  gmt_create: true,
  gmt_modified: true,
  group_id: true,
} satisfies Record<keyof ContestColumns, true>;
const COLUMNS = Object.keys(NAMES) as (keyof typeof NAMES)[];
const COLUMNS_OF_C = COLUMNS.map((name) => `c.${name}` as const);

export const findContest = (db: Queryable, cid: number): Promise<ContestColumns | undefined> =>
  db.selectFrom('contests').modifyFront(PREPARED).select(COLUMNS).where('id', '=', cid).executeTakeFirst();

/** The open contest that began last, with the address of a problem in it: what anybody may read and many do. */
export async function findRehearsed(db: Queryable, now: Date) {
  const row = await db
    .selectFrom('contests as c')
    .innerJoin('contest_problems as p', 'p.cid', 'c.id')
    .select(['c.id', 'c.end_time', 'p.display_id as displayId'])
    .where('c.visible', '=', true)
    .where('c.auth', '=', CONTEST_AUTH.public)
    .where('c.gid', '=', 0)
    .where('c.start_time', '<=', now)
    .orderBy('c.start_time', 'desc')
    .orderBy('p.seq')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, displayId: row.displayId, isRunning: row.end_time > now } : null;
}

/** How somebody takes part in a contest, with the team's members. */
export interface Registration {
  admitted: boolean;
  disqualified: boolean;
  /** Null where somebody takes part alone. */
  team: Member[] | null;
}

interface Member {
  uid: number;
  disqualified: boolean;
}

const TEAM = sql<Member[] | null>`case when r.team_id is not null then (
  select json_agg(json_build_object('uid', m.uid, 'disqualified', m.disqualified))
  from contest_registrations m where m.team_id = r.team_id) end`;

/** How somebody takes part in a contest; undefined when not at all. */
export async function findRegistration(db: Queryable, cid: number, uid: number): Promise<Registration | undefined> {
  const { rows } = await sql<Registration>`
    ${PREPARED} select r.admitted, r.disqualified, ${TEAM} as team
    from contest_registrations r where r.cid = ${cid} and r.uid = ${uid}`.execute(db);
  return rows[0];
}

interface AskedFor {
  cid: number;
  uid: number;
}

const keyOf = ({ cid, uid }: AskedFor) => `${cid} ${uid}`;

/**
 * A contest with how somebody takes part in it, by one look; undefined when there is no such contest. Of a contest that several ask about
 * the database sends what it is once.
 */
export const findContestFor = readTogether<AskedFor, { row: ContestColumns; registration: Registration | undefined }>(
  keyOf,
  async (db, asked) => {
    const isFirst = asked.map(({ cid }, at) => asked.findIndex((one) => one.cid === cid) === at);
    type Found = ContestColumns & Partial<Registration> & { at: number; isRegistered: boolean };
    const { rows } = await sql<Found>`
    ${PREPARED} select asked.at, r.uid is not null as "isRegistered", r.admitted, r.disqualified, ${TEAM} as team,
      ${sql.join(COLUMNS_OF_C.map((name) => sql.ref(name)))}
    from unnest(${asked.map(({ cid }) => cid)}::bigint[], ${asked.map(({ uid }) => uid)}::bigint[], ${isFirst}::boolean[])
      with ordinality as asked (cid, uid, is_first, at)
    left join contests c on c.id = asked.cid and asked.is_first
    left join contest_registrations r on r.cid = asked.cid and r.uid = asked.uid`.execute(db);
    const contests = new Map<number, ContestColumns>();
    for (const one of rows) {
      if (one.id === null) continue;
      const { at: _at, isRegistered: _is, admitted: _a, disqualified: _d, team: _t, ...row } = one;
      contests.set(row.id, row);
    }
    const found = new Map<string, { row: ContestColumns; registration: Registration | undefined }>();
    for (const { at, isRegistered, admitted = false, disqualified = false, team = null } of rows) {
      const row = contests.get(asked[at - 1]!.cid);
      if (!row) continue;
      found.set(keyOf(asked[at - 1]!), {
        row,
        registration: isRegistered ? { admitted, disqualified, team } : undefined,
      });
    }
    return found;
  },
);

/**
 * Registers somebody; who must give a new password is let in again.
 * @returns false when admitted already, however many ask at once
 */
export async function insertRegistration(db: Queryable, cid: number, uid: number): Promise<boolean> {
  const row = await db
    .insertInto('contest_registrations')
    .values({ cid, uid })
    .onConflict((conflict) =>
      conflict
        .columns(['cid', 'uid'])
        .doUpdateSet({ admitted: true })
        .where('contest_registrations.admitted', '=', false),
    )
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Everybody must give the new password, but those whom an admin added. */
export const updateUnadmitted = (db: Queryable, cid: number) =>
  db
    .updateTable('contest_registrations')
    .set({ admitted: false })
    .where('cid', '=', cid)
    .where('by_admin', '=', false)
    .execute();

export async function countContestants(db: Queryable, cid: number): Promise<number> {
  const { count } = await db
    .selectFrom('contest_registrations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cid', '=', cid)
    .executeTakeFirstOrThrow();
  return count;
}

import type { RejudgeKind, RejudgeState } from '@assay/contract/judging/rejudge-sets.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { UNFINISHED_SQL, verdictsSql } from '../../../platform/db/verdicts.ts';
import { inVenue } from '../../venues/venues.queries.ts';

/** Which submissions a set holds; a venue and problem by their database ids. */
export interface RejudgeFilter {
  submitIds?: number[] | undefined;
  pid?: number | undefined;
  problemId?: string | undefined;
  venue?: Venue | undefined;
  status?: number[] | undefined;
  languages?: string[] | undefined;
}

/**
 * Judged submissions that fit. Results set by hand are left alone unless they are asked for one by one. Scoring anew needs
 * the results of cases.
 */
function fitting(kind: RejudgeKind, filter: RejudgeFilter): RawBuilder<unknown> {
  const parts = [
    sql`s.judgement_id is not null and s.status not in ${UNFINISHED_SQL}`,
    // a remote judge keeps one result of each
    sql`not exists (select from remote_submissions remote where remote.submission_id = s.id)`,
  ];
  if (filter.submitIds) parts.push(sql`s.id = any(${filter.submitIds}::bigint[])`);
  else parts.push(sql`not s.is_manual`);
  if (filter.pid) parts.push(sql`s.pid = ${filter.pid}`);
  if (filter.venue) parts.push(inVenue(filter.venue));
  if (filter.status?.length) parts.push(sql`s.status = any(${filter.status}::smallint[])`);
  if (filter.languages?.length) parts.push(sql`s.language = any(${filter.languages}::text[])`);
  if (kind === 'rescore')
    parts.push(
      sql`s.status not in ${verdictsSql('compileError', 'cancelled', 'systemError', 'submitFailed')} and not s.is_manual`,
    );
  return sql`from submissions s where ${sql.join(parts, sql` and `)}`;
}

export async function countFitting(db: Queryable, kind: RejudgeKind, filter: RejudgeFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${fitting(kind, filter)}`.execute(db);
  return rows[0]!.count;
}

/** Stores a set with its members. @returns its id */
export async function insertSet(
  tx: Queryable,
  set: { kind: RejudgeKind; filter: RejudgeFilter; reason: string; uid: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('rejudge_sets')
    .values({ kind: set.kind, filter: JSON.stringify(set.filter), reason: set.reason, by_uid: set.uid })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into rejudge_members (set_id, submission_id, before_id, to_rescore)
    select ${id}, s.id, s.judgement_id, ${set.kind === 'rescore'} ${fitting(set.kind, set.filter)}
    order by s.id`.execute(tx);
  return id;
}

/** Languages of a set's members that wait for a node. */
export async function findWaitingLanguages(db: Queryable, setId: number): Promise<string[]> {
  const { rows } = await sql<{ language: string }>`
    select distinct j.language from jobs j join rejudge_members m on m.id = j.member_id
    where m.set_id = ${setId} and j.state = 'waiting'`.execute(db);
  return rows.map((row) => row.language);
}

/** State of a set, whose row stays locked until the transaction ends; null when there is none. */
export async function lockSet(tx: Queryable, setId: number): Promise<RejudgeState | null> {
  const row = await tx
    .selectFrom('rejudge_sets')
    .select('state')
    .where('id', '=', setId)
    .forUpdate()
    .executeTakeFirst();
  return (row?.state as RejudgeState | undefined) ?? null;
}

export const updateSetState = (tx: Queryable, setId: number, state: RejudgeState) =>
  tx
    .updateTable('rejudge_sets')
    .set({ state, ...(state === 'applied' ? { gmt_applied: sql`now()` } : { gmt_ended: sql`now()` }) })
    .where('id', '=', setId)
    .execute();

interface SetRow {
  id: number;
  kind: RejudgeKind;
  state: RejudgeState;
  reason: string;
  filter: RejudgeFilter;
  by: string | null;
  problem_id: string | null;
  total: number;
  done: number;
  gmt_create: Date;
  gmt_applied: Date | null;
  gmt_ended: Date | null;
}

/** Sets with their progress, newest first; one of them when `setId` is given. */
export async function listSets(
  db: Queryable,
  where: { setId: number } | { venue: Venue | undefined; limit: number; offset: number },
): Promise<SetRow[]> {
  const { rows } = await sql<SetRow>`
    select r.id, r.kind, r.state, r.reason, r.filter, u.username as by, p.problem_id, r.gmt_create, r.gmt_applied,
      r.gmt_ended, figures.total, figures.done
    from rejudge_sets r
    left join users u on u.uid = r.by_uid
    left join problems p on p.id = (r.filter ->> 'pid')::bigint
    cross join lateral (
      select count(*) as total, count(m.after_id) as done from rejudge_members m where m.set_id = r.id
    ) figures
    ${
      'setId' in where
        ? sql`where r.id = ${where.setId}`
        : sql`${ofVenue(where.venue)} order by r.id desc limit ${where.limit} offset ${where.offset}`
    }`.execute(db);
  return rows;
}

const ofVenue = (venue: Venue | undefined) =>
  venue === undefined ? sql`` : sql`where r.filter -> 'venue' = ${JSON.stringify(venue)}::jsonb`;

export async function countSets(db: Queryable, venue: Venue | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from rejudge_sets r ${ofVenue(venue)}`.execute(db);
  return rows[0]!.count;
}

/** What the log of acts calls a set. */
export const subjectOf = (setId: number) => `rejudge set ${setId}`;

/** What staff did with something, by the log of their acts, the oldest first. */
export async function listActs(db: Queryable, subject: string) {
  const { rows } = await sql<{ action: string; by: string | null; reason: string | null; at: Date }>`
    select l.action, u.username as by, l.after ->> 'reason' as reason, l.gmt_create as at
    from audit_log l left join users u on u.uid = l.uid
    where l.subject = ${subject} order by l.id`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { UNFINISHED_SQL, verdictSql } from '../../../platform/db/verdicts.ts';

/** A member that another result came for, or that is being judged: applying leaves it alone. Only asked of open sets. */
const IS_STALE = sql<boolean>`(s.judgement_id is distinct from m.before_id or s.status in ${UNFINISHED_SQL})`;
/** The judge failed at it, and its old result stays. */
const IS_FAILED = sql<boolean>`coalesce(a.status = ${verdictSql('systemError')}, false)`;
const IS_CHANGED = sql<boolean>`(a.id is not null and (a.status <> b.status or a.score is distinct from b.score))`;

const FROM_MEMBERS = sql`
  from rejudge_members m
  join submissions s on s.id = m.submission_id
  join judgements b on b.id = m.before_id
  left join judgements a on a.id = m.after_id`;

export interface Transition {
  from: number;
  to: number;
  count: number;
  otherScore: number;
}

/** Verdicts of a set, from the old to the new, most frequent first. */
export async function findTransitions(db: Queryable, setId: number): Promise<Transition[]> {
  const { rows } = await sql<Transition>`
    select b.status as "from", a.status as "to", count(*) as count,
      count(*) filter (where a.score is distinct from b.score) as "otherScore"
    ${FROM_MEMBERS}
    where m.set_id = ${setId} and a.id is not null
    group by 1, 2 order by a.status = b.status, count(*) desc, 1, 2`.execute(db);
  return rows;
}

export async function countMembers(db: Queryable, setId: number) {
  const { rows } = await sql<{ failed: number; stale: number; changing: number; applied: number }>`
    select count(*) filter (where ${IS_FAILED}) as failed, count(*) filter (where ${IS_STALE}) as stale,
      count(*) filter (where ${IS_CHANGED} and not ${IS_FAILED} and not ${IS_STALE}) as changing,
      count(*) filter (where m.applied) as applied
    ${FROM_MEMBERS} where m.set_id = ${setId}`.execute(db);
  return rows[0]!;
}

export interface ChangeFilter {
  setId: number;
  show: 'changed' | 'all' | 'failed' | 'stale';
  from: number | undefined;
  to: number | undefined;
}

export interface ChangeRow {
  submitId: number;
  username: string;
  displayPid: string;
  language: string;
  isStale: boolean;
  applied: boolean;
  b_status: number;
  b_score: number | null;
  b_time: number | null;
  b_memory: number | null;
  a_status: number | null;
  a_score: number | null;
  a_time: number | null;
  a_memory: number | null;
}

const SHOWN = { changed: IS_CHANGED, all: sql`true`, failed: IS_FAILED, stale: IS_STALE };

const fitting = ({ setId, show, from, to }: ChangeFilter) => sql`
  ${FROM_MEMBERS}
  where m.set_id = ${setId} and ${SHOWN[show]}
    and ${from === undefined ? sql`true` : sql`b.status = ${from}`}
    and ${to === undefined ? sql`true` : sql`a.status = ${to}`}`;

export async function countChanges(db: Queryable, filter: ChangeFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${fitting(filter)}`.execute(db);
  return rows[0]!.count;
}

export async function listChanges(
  db: Queryable,
  filter: ChangeFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select s.id as "submitId", s.username, s.display_pid as "displayPid", s.language, m.applied,
      ${IS_STALE} as "isStale",
      b.status as b_status, b.score as b_score, b.time_ms as b_time, b.memory_kb as b_memory,
      a.status as a_status, a.score as a_score, a.time_ms as a_time, a.memory_kb as a_memory
    ${fitting(filter)}
    order by s.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

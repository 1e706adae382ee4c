import type { Subtask } from '@assay/contract/problems/problem.ts';
import { UNFINISHED } from '@assay/contract/verdict.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { inContest } from '../../venues/venues.queries.ts';

/** A submission as a board needs it. */
export interface ReceiptRow {
  id: number;
  uid: number;
  pid: number;
  /** Milliseconds since 1970. */
  received_ms: number;
  status: number;
  score: number | null;
  time_ms: number | null;
}

/**
 * Which submissions to read: all, those of some users, or for a look at what is new: ids after one, those that were missing below it,
 * some ids, and of those that waited for a result the ones that have it.
 */
export type Wanted =
  | 'all'
  | { ofUids: readonly number[] }
  | { after: number; missing: readonly number[]; among: readonly number[]; waiting: readonly number[] };

/** Submissions of a contest; those of virtual participations have boards of their own. */
export async function listReceipts(db: Queryable, cid: number, wanted: Wanted): Promise<ReceiptRow[]> {
  const columns = sql`id, uid, pid, (extract(epoch from received_at) * 1000)::float8 as received_ms, status, score, time_ms`;
  const ofContest = sql`from submissions where ${inContest(cid, 'submissions')} and virtual_id is null`;
  if (wanted === 'all') return (await sql<ReceiptRow>`select ${columns} ${ofContest}`.execute(db)).rows;
  if ('ofUids' in wanted) {
    const { rows } = await sql<ReceiptRow>`
      select ${columns} ${ofContest} and uid = any(${wanted.ofUids}::bigint[])`.execute(db);
    return rows;
  }
  const { rows } = await sql<ReceiptRow>`
    select ${columns} ${ofContest} and id > ${wanted.after}
    union
    select ${columns} ${ofContest} and id = any(${[...wanted.among, ...wanted.missing]}::bigint[])
    union
    select ${columns} ${ofContest} and id = any(${wanted.waiting}::bigint[])
      and status <> all(${[...UNFINISHED]}::int[])`.execute(db);
  return rows;
}

/** What a line shows of a contestant `r` who is the user `u`. */
const SHOWN = sql`r.uid, r.team_id, r.disqualified, r.star, r.rank_name, r.photo, r.photo_width, r.photo_height,
  u.username, u.nickname, u.realname, u.school, u.gender, u.avatar, u.role`;
const TAKING_PART = sql`from contest_registrations r join users u on u.uid = r.uid`;
/** Contestants are read in this many groups. */
const GROUP = sql`(r.uid & 63)::int`;

export interface ContestantRow {
  group: number;
  uid: number;
  team_id: number | null;
  disqualified: boolean;
  star: boolean;
  rank_name: string | null;
  photo: string | null;
  photo_width: number | null;
  photo_height: number | null;
  username: string;
  nickname: string;
  realname: string;
  school: string;
  gender: string;
  avatar: string | null;
  role: number;
}

/** Everybody who takes part, or those of some groups, by their ids. */
export async function listContestants(
  db: Queryable,
  cid: number,
  groups?: readonly number[],
): Promise<ContestantRow[]> {
  const among = groups ? sql`and ${GROUP} = any(${groups}::int[])` : sql``;
  const { rows } = await sql<ContestantRow>`
    select ${GROUP} as group, ${SHOWN} ${TAKING_PART} where r.cid = ${cid} ${among} order by r.uid`.execute(db);
  return rows;
}

/** One number for each group of contestants that has any; another one when anything changed that a line shows. */
export async function printContestants(db: Queryable, cid: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ group: number; print: string }>`
    select ${GROUP} as group, sum(hashtextextended(row(${SHOWN})::text, 0))::text as print
    ${TAKING_PART} where r.cid = ${cid} group by 1`.execute(db);
  return new Map(rows.map(({ group, print }) => [group, print]));
}

export const listTeams = (db: Queryable, cid: number) =>
  db
    .selectFrom('contest_teams')
    .select(['id', 'name', 'school', 'photo', 'photo_width', 'photo_height'])
    .where('cid', '=', cid)
    .orderBy('id')
    .execute();
export type TeamRow = Awaited<ReturnType<typeof listTeams>>[number];

/** What points by subtask are computed from; the id is that of the submission. */
export interface ScoredCases {
  id: number;
  mode: string;
  judged: unknown;
  planned: unknown;
  subtasks: Subtask[];
}

/** The same of results that need not be those that count. */
export async function listScoredJudgements(db: Queryable, judgementIds: readonly number[]): Promise<ScoredCases[]> {
  if (judgementIds.length === 0) return [];
  const { rows } = await sql<ScoredCases>`
    select j.submission_id as id, j.judge_case_mode as mode, j.cases as judged, d.cases as planned, d.subtasks
    from judgements j join problem_data d on d.id = j.data_version
    where j.id = any(${judgementIds}::bigint[])`.execute(db);
  return rows;
}

/** What points by subtask are computed from, of judged submissions to problems that have subtasks. */
export async function listScoredCases(db: Queryable, submissionIds: readonly number[]) {
  if (submissionIds.length === 0) return [];
  const { rows } = await sql<ScoredCases>`
    select s.id, j.judge_case_mode as mode, j.cases as judged, d.cases as planned, d.subtasks
    from submissions s join judgements j on j.id = s.judgement_id join problem_data d on d.id = j.data_version
    where s.id = any(${submissionIds}::bigint[])`.execute(db);
  return rows;
}

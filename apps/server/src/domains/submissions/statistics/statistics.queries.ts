import {
  type BestSolution,
  type JudgedCase,
  type SolvingCurve,
  STATISTICS_BEST,
  STATISTICS_JUDGEMENTS_MAX,
  STATISTICS_SUBMISSIONS_MAX,
  type StatisticsSnapshot,
} from '@assay/contract/submissions/statistics.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { FAILED } from '@assay/rules/ai/access.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { inPractice, ofKind } from '../../venues/venues.queries.ts';

/** The latest submissions of a problem on the public list: a range of an index, whatever else there is. */
const latest = (pid: number) => sql`
  select id, uid, username, language, status, time_ms, memory_kb, length, judgement_id, received_at from (
    select * from submissions where listed and pid = ${pid} order by id desc limit ${STATISTICS_SUBMISSIONS_MAX}
  ) s where ${inPractice()}`;

export async function countByLanguage(db: Queryable, pid: number): Promise<StatisticsSnapshot['languages']> {
  const { rows } = await sql<{ language: string; status: number; count: number }>`
    select language, status, count(*) as count from (${latest(pid)}) s group by 1, 2 order by 3 desc, 2`.execute(db);
  const found = new Map<string, StatisticsSnapshot['languages'][number]>();
  for (const { language, status, count } of rows) {
    const one = found.get(language) ?? { language, total: 0, results: [] };
    one.total += count;
    one.results.push({ status, count });
    found.set(language, one);
  }
  return [...found.values()].sort((a, b) => b.total - a.total);
}

/** What accepted solutions took, in rising order. */
export async function listMeasured(db: Queryable, pid: number): Promise<{ times: number[]; memories: number[] }> {
  const { rows } = await sql<{ times: number[] | null; memories: number[] | null }>`
    select array_agg(time_ms order by time_ms) filter (where time_ms is not null) as times,
      array_agg(memory_kb order by memory_kb) filter (where memory_kb is not null) as memories
    from (${latest(pid)}) s where status = ${VERDICT.accepted}`.execute(db);
  return { times: rows[0]?.times ?? [], memories: rows[0]?.memories ?? [] };
}

async function listBest(db: Queryable, pid: number, value: RawBuilder<number>): Promise<BestSolution[]> {
  const { rows } = await sql<BestSolution>`
    select * from (
      select distinct on (uid) id as "submitId", uid, username, language, ${value} as value
      from (${latest(pid)}) s where status = ${VERDICT.accepted} and ${value} is not null order by uid, ${value}, id
    ) best order by value, "submitId" limit ${STATISTICS_BEST}`.execute(db);
  return rows;
}

export const listFastest = (db: Queryable, pid: number) => listBest(db, pid, sql<number>`time_ms`);
export const listShortest = (db: Queryable, pid: number) => listBest(db, pid, sql<number>`length`);

/** The cases of the test data of now, by how the latest wrong solutions fared on them. */
export async function countCases(db: Queryable, pid: number): Promise<{ judged: number; cases: JudgedCase[] }> {
  const { rows } = await sql<JudgedCase & { judged: number }>`
    with wrong as (
      select j.cases from (${latest(pid)}) s
      join judgements j on j.id = s.judgement_id
      where s.status in (${sql.join([...FAILED])}) and j.data_version = (select data_version from problems where id = ${pid})
      order by s.id desc limit ${STATISTICS_JUDGEMENTS_MAX}
    ), fared as (
      select (c ->> 'index')::integer as index, (c ->> 'status')::integer as status
      from wrong, jsonb_array_elements(wrong.cases) c
    )
    select index, (select count(*) from wrong) as judged,
      count(*) filter (where status in (${sql.join([VERDICT.accepted, ...FAILED])})) as ran,
      count(*) filter (where status in (${sql.join([...FAILED])})) as failed
    from fared group by index order by index`.execute(db);
  return { judged: rows[0]?.judged ?? 0, cases: rows.map(({ index, ran, failed }) => ({ index, ran, failed })) };
}

const took = (from: RawBuilder<unknown>) => sql`
  select count(*) as tried, array_agg(extract(epoch from solved - since) / 60) filter (where solved is not null) as minutes
  from (${from}) each_of_them`;

/** How long each person took from the first submission in practice to the first accepted one. */
const sinceFirstTry = (pid: number) => sql`
  select min(received_at) as since, min(received_at) filter (where status = ${VERDICT.accepted}) as solved
  from (${latest(pid)}) s group by uid`;

/** Contests that are looked at, the latest. */
const CONTESTS_MAX = 20;

/** How long each took from the start of a contest that is over. */
const sinceContestStart = (pid: number, now: Date) => sql`
  select c.start_time as since, min(s.received_at) filter (where s.status = ${VERDICT.accepted}) as solved
  from (
    select c.id, c.start_time, c.end_time from contest_problems cp join contests c on c.id = cp.cid
    where cp.pid = ${pid} and c.end_time <= ${now} order by c.end_time desc limit ${CONTESTS_MAX}
  ) c cross join lateral (
    select i.uid, i.status, i.received_at from submissions i
    where ${ofKind('contest', 'i')} and i.venue_id = c.id and i.pid = ${pid} and i.virtual_id is null
      and i.received_at between c.start_time and c.end_time
    order by i.id desc limit ${STATISTICS_SUBMISSIONS_MAX}
  ) s
  group by c.id, c.start_time, s.uid`;

/** Persons who tried, and the minutes that those who solved it took. */
export async function listTaken(db: Queryable, pid: number, since: SolvingCurve['since'], now: Date) {
  const from = since === 'firstTry' ? sinceFirstTry(pid) : sinceContestStart(pid, now);
  const { rows } = await sql<{ tried: number; minutes: number[] | null }>`${took(from)}`.execute(db);
  return { tried: rows[0]!.tried, minutes: (rows[0]!.minutes ?? []).map(Number) };
}

/** What is kept of a problem. */
export interface KeptStatistics {
  made_at: Date;
  counted: number;
  /** Without curves where an earlier version of the site kept it. */
  snapshot: StatisticsSnapshot & { judged: number; cases: JudgedCase[]; solving?: SolvingCurve[] };
}

export async function findStatistics(db: Queryable, pid: number): Promise<KeptStatistics | null> {
  const row = await db
    .selectFrom('problem_statistics')
    .select(['made_at', 'counted', 'snapshot'])
    .where('pid', '=', pid)
    .executeTakeFirst();
  return row ? { ...row, snapshot: row.snapshot as unknown as KeptStatistics['snapshot'] } : null;
}

export async function storeStatistics(tx: Queryable, pid: number, { made_at, counted, snapshot }: KeptStatistics) {
  const columns = { made_at, counted, snapshot: JSON.stringify(snapshot) };
  await tx
    .insertInto('problem_statistics')
    .values({ pid, ...columns })
    .onConflict((conflict) => conflict.column('pid').doUpdateSet(columns))
    .execute();
}

/**
 * Lets one at a time work out the statistics of a problem, until the transaction ends.
 * @param waits for who works at it now, else it is not the caller's turn
 */
export async function takeTurn(tx: Queryable, pid: number, waits: boolean): Promise<boolean> {
  const key = sql`hashtext('problem_statistics'), ${pid}::integer`;
  if (waits) {
    await sql`select pg_advisory_xact_lock(${key})`.execute(tx);
    return true;
  }
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${key}) as taken`.execute(tx);
  return rows[0]!.taken;
}

const OWN_MAX = 200;

/** The best of somebody's accepted solutions in practice. */
export async function findOwnBest(db: Queryable, pid: number, uid: number) {
  const { rows } = await sql<{ time: number | null; memory: number | null; length: number | null }>`
    select min(time_ms) as time, min(memory_kb) as memory, min(length) as length from (
      select time_ms, memory_kb, length from submissions s
      where uid = ${uid} and pid = ${pid} and status = ${VERDICT.accepted} and ${inPractice()}
      order by id desc limit ${OWN_MAX}
    ) own`.execute(db);
  const { time, memory, length } = rows[0]!;
  return length === null ? null : { time, memory, length };
}

import type { Lang } from '@assay/contract/errors.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { SCHEME } from '@assay/rules/similarity/fingerprints.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { verdictSql } from '../../platform/db/verdicts.ts';
import { inPractice, inVenue } from '../venues/venues.queries.ts';
import type { SourceText } from './jobs.ts';
import type { Compared } from './targets.ts';

/** What is no program to compare: not judged, or it did not get so far. */
const NOT_COMPARED = [
  VERDICT.cancelled,
  VERDICT.compileError,
  VERDICT.systemError,
  VERDICT.pending,
  VERDICT.compiling,
  VERDICT.judging,
  VERDICT.submitting,
  VERDICT.submitFailed,
];

/** What some people submitted in a venue from a moment on. */
export const byPeople = (venue: Venue, uids: readonly number[], from: Date): RawBuilder<SqlBool> =>
  sql`(${inVenue(venue)} and s.received_at >= ${from} and s.uid = any(${uids}::bigint[]))`;

/** What everybody but its author submitted in a venue, without participations for oneself. */
export const byOthers = (venue: Venue, authorUid: number | null): RawBuilder<SqlBool> =>
  sql`(${inVenue(venue)} and s.virtual_id is null and s.uid is distinct from ${authorUid})`;

export const findProblemTitle = (db: Queryable, pid: number, lang: Lang) =>
  db
    .selectFrom('problems as p')
    .select([
      'p.problem_id',
      sql<string>`coalesce((select t.title from problem_texts t where t.pid = p.id order by t.locale = ${lang} desc limit 1), '')`.as(
        'title',
      ),
    ])
    .where('p.id', '=', pid)
    .executeTakeFirst();

/** The best submission of each person at a problem, of equally good ones the first; a report of them. */
export async function insertPrograms(
  tx: Queryable,
  reportId: number,
  { problems, submissions }: Pick<Compared, 'problems'> & { submissions: RawBuilder<SqlBool> },
  max: number,
): Promise<number> {
  const pids = problems.map(({ pid }) => pid);
  const { numAffectedRows } = await sql`
    with best as (
      select distinct on (s.pid, s.uid) s.pid, s.uid, s.id
      from submissions s
      where ${submissions} and s.pid = any(${pids}::bigint[])
        and s.status <> all(array[${sql.join(NOT_COMPARED.map((status) => sql.lit(status)))}])
      order by s.pid, s.uid, s.status = ${verdictSql('accepted')} desc, coalesce(s.score, 0) desc, s.id
    ), numbered as (
      select pid, id, row_number() over (partition by pid order by id) as place, count(*) over (partition by pid) as people from best
    )
    insert into similarity_programs (report_id, pid, submission_id)
    select ${reportId}, pid, id from numbered where people > 1 and place <= ${max}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export interface ProgramRow extends SourceText {
  id: number;
  uid: number;
}

const codes = (db: Queryable) =>
  db.selectFrom('submissions as s').select(['s.id', 's.uid', 's.language', 's.code']).orderBy('s.id');

export const listPrograms = (db: Queryable, reportId: number, pid: number): Promise<ProgramRow[]> =>
  codes(db)
    .innerJoin('similarity_programs as p', 'p.submission_id', 's.id')
    .where('p.report_id', '=', reportId)
    .where('p.pid', '=', pid)
    .execute();

/** Programs that a report does not compare but that share rare prints with those that it does, those with the most first. */
export async function listEarlier(
  db: Queryable,
  {
    reportId,
    pid,
    hashes,
    min,
    max,
  }: { reportId: number; pid: number; hashes: readonly number[]; min: number; max: number },
): Promise<ProgramRow[]> {
  const { rows } = await sql<{ submission_id: number }>`
    select o.submission_id from similarity_prints o
    where o.pid = ${pid} and o.scheme = ${SCHEME.version} and o.hash = any(${hashes}::bigint[])
      and not exists (
        select 1 from similarity_programs p
        where p.report_id = ${reportId} and p.pid = ${pid} and p.submission_id = o.submission_id)
    group by o.submission_id having count(*) >= ${min}
    order by count(*) desc, o.submission_id limit ${max}`.execute(db);
  const ids = rows.map(({ submission_id }) => submission_id);
  return ids.length === 0 ? [] : codes(db).where('s.id', 'in', ids).execute();
}

/** Solutions of the public list that their authors show to everybody, and that a report does not compare; the last ones. */
export const listPublic = (
  db: Queryable,
  { reportId, pid, max }: { reportId: number; pid: number; max: number },
): Promise<ProgramRow[]> =>
  codes(db)
    .innerJoin('problems as shown', 'shown.id', 's.pid')
    .where('s.pid', '=', pid)
    .where('shown.code_share', '=', true)
    .where('s.share', '=', true)
    .where(inPractice('s'))
    .where('s.status', '=', VERDICT.accepted)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('similarity_programs as p')
            .select('p.submission_id')
            .where('p.report_id', '=', reportId)
            .where('p.pid', '=', pid)
            .whereRef('p.submission_id', '=', 's.id'),
        ),
      ),
    )
    .clearOrderBy()
    .orderBy('s.id', 'desc')
    .limit(max)
    .execute();

/** Starting texts that everybody got: those of the languages and of the problem. */
export async function listTemplates(db: Queryable, pid: number, languages: readonly string[]): Promise<SourceText[]> {
  const { rows } = await sql<SourceText>`
    select l.name as language, l.code_template as code from languages l
    where l.oj = 'ME' and l.name = any(${languages}::text[]) and l.code_template <> ''
    union
    select l.name, t.code from code_templates t join languages l on l.id = t.lid
    where t.pid = ${pid} and t.status and l.name = any(${languages}::text[])`.execute(db);
  return rows;
}

export interface PrintRow {
  submissionId: number;
  hashes: readonly number[];
}

/** Stores by which prints programs are found again. */
export async function insertPrints(tx: Queryable, pid: number, prints: readonly PrintRow[]): Promise<void> {
  const ids = prints.flatMap(({ submissionId, hashes }) => hashes.map(() => submissionId));
  const hashes = prints.flatMap((one) => one.hashes);
  await sql`
    insert into similarity_prints (pid, scheme, hash, submission_id)
    select ${pid}, ${SCHEME.version}, print.hash, print.id
    from unnest(${hashes}::bigint[], ${ids}::bigint[]) as print (hash, id)
    where exists (select 1 from submissions s where s.id = print.id)
    on conflict do nothing`.execute(tx);
}

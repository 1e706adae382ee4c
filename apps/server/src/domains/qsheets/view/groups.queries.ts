import type { Lang } from '@assay/contract/errors.ts';
import type { GroupOpening } from '@assay/contract/qsheets/qsheet.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inVenue } from '../../venues/venues.queries.ts';
import { isShown } from '../qsheets.queries.ts';

/** Groups of a sheet in order. */
export const listGroups = (db: Queryable, qid: number) =>
  db
    .selectFrom('qsheet_groups')
    .select(['id', 'title', sql<GroupOpening>`opens`.as('opens')])
    .where('qid', '=', qid)
    .orderBy('seq')
    .orderBy('id')
    .execute();

/** Problems of a sheet by groups in their order, with titles in a language where they have one. @param all also those that are not shown */
export const listBound = (db: Queryable, qid: number, lang: Lang, all = false) =>
  db
    .selectFrom('qsheet_problems as qp')
    .innerJoin('problems as p', 'p.id', 'qp.pid')
    .leftJoin('problem_texts as own', (join) => join.onRef('own.pid', '=', 'p.id').on('own.locale', '=', lang))
    .leftJoin('problem_texts as other', (join) => join.onRef('other.pid', '=', 'p.id').on('other.locale', '<>', lang))
    .select(['qp.id as qpid', 'qp.group_id', 'qp.pid', 'qp.submitted', 'qp.accepted'])
    .select(['p.problem_id', 'p.author', 'p.auth', isShown().as('is_shown')])
    .select((eb) => eb.fn.coalesce('own.title', 'other.title', sql<string>`''`).as('title'))
    .where('qp.qid', '=', qid)
    .$if(!all, (query) => query.where(isShown()))
    .orderBy('qp.seq')
    .orderBy('qp.id')
    .execute();

/** Ids of the problems that are shown in each group of a sheet: what opening groups goes by. */
export async function listShownPids(db: Queryable, qid: number): Promise<{ group_id: number; pid: number }[]> {
  return db
    .selectFrom('qsheet_problems as qp')
    .innerJoin('problems as p', 'p.id', 'qp.pid')
    .select(['qp.group_id', 'qp.pid'])
    .where('qp.qid', '=', qid)
    .where(isShown())
    .execute();
}

/** How far somebody is in a sheet; undefined for who never submitted in it. */
export const findParticipant = (db: Queryable, qid: number, uid: number) =>
  db
    .selectFrom('qsheet_participants')
    .select(['accepted', 'opened', 'solved', 'finished_at'])
    .where('qid', '=', qid)
    .where('uid', '=', uid)
    .executeTakeFirst();

/** What somebody reached at each problem of a sheet: accepted if ever, else the latest result. Those never tried are missing. */
export async function listResults(db: Queryable, qid: number, uid: number) {
  const { rows } = await sql<{ pid: number; status: number; score: number | null }>`
    ${PREPARED} select distinct on (s.pid) s.pid, s.status, s.score from submissions s
    where ${inVenue({ kind: 'qsheet', id: qid })} and s.uid = ${uid}
    order by s.pid, s.status = ${verdictSql('accepted')} desc, s.id desc`.execute(db);
  return new Map(rows.map(({ pid, status, score }) => [pid, { status, score }]));
}

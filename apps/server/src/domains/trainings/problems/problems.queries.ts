import type { Lang } from '@assay/contract/errors.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inVenue } from '../../venues/venues.queries.ts';
import { countsIn, isShown } from '../counting.queries.ts';

/** What opens a section, as it is stored. */
export interface StoredRule {
  sectionId: number;
  solved: number;
}

/** Sections in order. */
export const listSections = (db: Queryable, tid: number) =>
  db
    .selectFrom('training_sections')
    .select(['id', 'title', sql<StoredRule[]>`requires`.as('requires')])
    .where('tid', '=', tid)
    .orderBy('seq')
    .orderBy('id')
    .execute();

const inOrder = (db: Queryable, tid: number) =>
  db
    .selectFrom('training_problems as tp')
    .innerJoin('trainings as t', 't.id', 'tp.tid')
    .innerJoin('problems as p', 'p.id', 'tp.pid')
    .where('tp.tid', '=', tid)
    .orderBy('tp.seq')
    .orderBy('tp.pid');

/** The problems of a training that are shown, by sections in their order, with titles in a language where they have one. */
export const listShownProblems = (db: Queryable, tid: number, lang: Lang) =>
  inOrder(db, tid)
    .where(isShown())
    .leftJoin('problem_texts as own', (join) => join.onRef('own.pid', '=', 'p.id').on('own.locale', '=', lang))
    .leftJoin('problem_texts as other', (join) => join.onRef('other.pid', '=', 'p.id').on('other.locale', '<>', lang))
    .select(['tp.section_id', 'p.id as pid', 'p.problem_id'])
    .select((eb) => eb.fn.coalesce('own.title', 'other.title', sql<string>`''`).as('title'))
    .execute();

/** Counters, type, difficulty and tags of problems. */
export const listFigures = (db: Queryable, pids: readonly number[]) =>
  pids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('problems as p')
        .select([
          'p.id',
          'p.type',
          'p.difficulty',
          'p.total',
          'p.ac',
          'p.wa',
          'p.tle',
          'p.mle',
          'p.re',
          'p.pe',
          'p.ce',
          'p.se',
          'p.pa',
        ])
        .select((eb) =>
          jsonArrayFrom(
            eb
              .selectFrom('problem_tags as pt')
              .innerJoin('tags as t', 't.id', 'pt.tid')
              .select(['t.id', 't.name_zh', 't.name_en', 't.color', 't.oj', 't.classification_id'])
              .whereRef('pt.pid', '=', 'p.id')
              .orderBy('t.id'),
          ).as('tags'),
        )
        .where('p.id', 'in', pids)
        .execute();

/** What somebody reached at problems of a training: accepted if ever, else the latest result. Those never tried are missing. */
export async function listResults(db: Queryable, tid: number, uid: number, pids: readonly number[]) {
  if (pids.length === 0) return new Map<number, { status: number; score: number | null }>();
  const { rows } = await sql<{ pid: number; status: number; score: number | null }>`
    ${PREPARED} select given.pid, best.status, best.score
    from trainings t cross join unnest(${pids}::bigint[]) given (pid)
    cross join lateral (
      select s.status, s.score from submissions s
      where s.uid = ${uid} and s.pid = given.pid and ${countsIn()}
      order by s.status = ${verdictSql('accepted')} desc, s.id desc limit 1) best
    where t.id = ${tid}`.execute(db);
  return new Map(rows.map(({ pid, status, score }) => [pid, { status, score }]));
}

/** Problems to which somebody submitted something in the training itself. */
export async function listTried(db: Queryable, tid: number, uid: number): Promise<Set<number>> {
  const { rows } = await sql<{ pid: number }>`
    select distinct pid from submissions
    where ${inVenue({ kind: 'training', id: tid }, 'submissions')} and uid = ${uid}`.execute(db);
  return new Set(rows.map(({ pid }) => pid));
}

/** Takes a problem out of a training. @returns whether it was there */
export async function deleteProblem(tx: Queryable, tid: number, pid: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('training_problems')
    .where('tid', '=', tid)
    .where('pid', '=', pid)
    .returning('pid')
    .executeTakeFirst();
  return gone !== undefined;
}

import type { Paging } from '@assay/contract/page.ts';
import type { SimilarityPairRow } from '@assay/contract/similarity/report.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';

const pairs = (db: Queryable) =>
  db
    .selectFrom('similarity_pairs as p')
    .innerJoin('similarity_problems as q', (join) =>
      join.onRef('q.report_id', '=', 'p.report_id').onRef('q.pid', '=', 'p.pid'),
    )
    .innerJoin('submissions as a', 'a.id', 'p.a_id')
    .innerJoin('submissions as b', 'b.id', 'p.b_id')
    .select([
      'p.id',
      'p.report_id',
      'p.pid',
      'q.display_id',
      'p.similarity',
      'p.oddness',
      'p.coverage_a',
      'p.coverage_b',
    ])
    .select(['p.longest', 'p.is_earlier', 'p.a_id', 'p.b_id'])
    .select(['a.uid as a_uid', 'a.username as a_username', 'a.language as a_language', 'a.received_at as a_at'])
    .select(['b.uid as b_uid', 'b.username as b_username', 'b.language as b_language', 'b.received_at as b_at']);

type PairColumns = Awaited<ReturnType<ReturnType<typeof pairs>['executeTakeFirstOrThrow']>>;

const sideOf = (submitId: number, uid: number, username: string, language: string, at: Date) => ({
  submitId,
  uid,
  username,
  language,
  receivedAt: at.toISOString(),
});

const shown = (row: PairColumns): SimilarityPairRow => ({
  id: row.id,
  pid: row.pid,
  displayId: row.display_id,
  a: sideOf(row.a_id, row.a_uid, row.a_username, row.a_language, row.a_at),
  b: sideOf(row.b_id, row.b_uid, row.b_username, row.b_language, row.b_at),
  similarity: row.similarity,
  oddness: row.oddness,
  coverageA: row.coverage_a,
  coverageB: row.coverage_b,
  longest: row.longest,
  isEarlier: row.is_earlier,
});

/** A page of the pairs of a report, of one problem where it is named, the oddest first. */
export async function listPairs(db: Queryable, reportId: number, pid: number | undefined, page: Paging) {
  const { total } = await db
    .selectFrom('similarity_pairs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('report_id', '=', reportId)
    .$if(pid !== undefined, (query) => query.where('pid', '=', pid!))
    .executeTakeFirstOrThrow();
  const rows = await pairs(db)
    .where('p.report_id', '=', reportId)
    .$if(pid !== undefined, (query) => query.where('p.pid', '=', pid!))
    .orderBy('p.oddness', 'desc')
    .orderBy('p.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { total, records: rows.map(shown) };
}

/** Pairs of one problem that stand out so far, the oddest first; not those with earlier terms. */
export async function listOddPairs(db: Queryable, reportId: number, pid: number, oddnessMin: number, max: number) {
  const rows = await pairs(db)
    .where('p.report_id', '=', reportId)
    .where('p.pid', '=', pid)
    .where('p.is_earlier', '=', false)
    .where('p.oddness', '>=', oddnessMin)
    .orderBy('p.oddness', 'desc')
    .orderBy('p.id')
    .limit(max)
    .execute();
  return rows.map(shown);
}

/** A pair with the code of both. */
export async function findPair(db: Queryable, id: number) {
  const row = await pairs(db)
    .select(['a.code as a_code', 'b.code as b_code'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  return row && { reportId: row.report_id, pair: shown(row), codeA: row.a_code, codeB: row.b_code };
}

import type { AiKind } from '@assay/contract/ai/answers.ts';
import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';

/** What was asked in the last 24 hours, and all marks. */
export async function countRequests(db: Queryable, now: Date) {
  const { rows } = await sql<Record<'today' | 'cached' | 'failed' | 'helpful' | 'not_helpful', number>>`
    select
      count(*) filter (where recent and outcome in ('running', 'answered', 'left')) as today,
      count(*) filter (where recent and outcome = 'cached') as cached,
      count(*) filter (where recent and outcome = 'failed') as failed,
      count(*) filter (where helpful) as helpful,
      count(*) filter (where not helpful) as not_helpful
    from (
      select outcome, helpful, gmt_create > ${now}::timestamptz - interval '1 day' as recent from ai_requests
    ) r`.execute(db);
  return rows[0]!;
}

/** A page of reported answers, the newest first. */
export async function listReports(db: Queryable, page: Paging) {
  const reported = db.selectFrom('ai_requests as r').where('r.report', 'is not', null);
  const [rows, { total }] = await Promise.all([
    reported
      .innerJoin('users as u', 'u.uid', 'r.uid')
      .leftJoin('ai_answers as a', 'a.id', 'r.answer_id')
      .select(['r.id', 'r.report', 'r.gmt_create', 'u.username', 'a.content'])
      .select((eb) => eb.ref('r.kind').$castTo<AiKind>().as('kind'))
      .orderBy('r.id', 'desc')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    reported.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

import type { Lang } from '@assay/contract/errors.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { UNFINISHED_SQL } from '../../../platform/db/verdicts.ts';

export interface BrokenProblemRow {
  id: number;
  problem_id: string;
  title: string;
  auth: number;
  author_uid: number | null;
  owner_kind: string;
  owner_id: number;
  broken_at: Date;
  broken_reason: string;
  is_paused: boolean;
  waiting: number;
  failed: number;
}

/** Broken problems, or this one if it is, with what waits for them and what they broke. */
export async function listBroken(db: Queryable, pid: number | undefined, lang: Lang): Promise<BrokenProblemRow[]> {
  const { rows } = await sql<BrokenProblemRow>`
    select p.id, p.problem_id, p.auth, p.author_uid, p.owner_kind, p.owner_id, p.broken_at, p.broken_reason, p.is_paused,
      coalesce((select t.title from problem_texts t where t.pid = p.id order by t.locale = ${lang} desc limit 1), '') as title,
      (select count(*) from submissions s join jobs j on j.submission_id = s.id
        where s.pid = p.id and s.status in ${UNFINISHED_SQL} and j.state in ('waiting', 'held')) as waiting,
      (select count(*) from problem_faults f join submissions s on s.judgement_id = f.judgement_id
        where f.pid = p.id) as failed
    from problems p
    where p.broken_at is not null and ${pid === undefined ? sql`true` : sql`p.id = ${pid}`}
    order by p.broken_at desc, p.id`.execute(db);
  return rows;
}

export async function countBroken(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from problems where broken_at is not null`.execute(db);
  return rows[0]!.count;
}

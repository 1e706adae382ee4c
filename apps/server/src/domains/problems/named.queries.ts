import type { Lang } from '@assay/contract/errors.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { DecidingColumns } from './facts.ts';

interface NamedRow extends DecidingColumns {
  id: number;
  problem_id: string;
  title: string;
}

/** Problems with their title in a language, else in the one there is, and what decides about rights to them. */
export async function listNamed(db: Queryable, pids: readonly number[], lang: Lang): Promise<NamedRow[]> {
  if (pids.length === 0) return [];
  const { rows } = await sql<NamedRow>`
    select p.id, p.problem_id, p.auth, p.author_uid, p.owner_kind, p.owner_id,
      coalesce((select t.title from problem_texts t where t.pid = p.id order by t.locale = ${lang} desc limit 1), '') as title
    from problems p where p.id = any(${pids}::bigint[])`.execute(db);
  return rows;
}

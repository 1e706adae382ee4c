import type { CodeFile } from '@assay/rules/contests/staff/code-files.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inContest } from '../../venues/venues.queries.ts';

interface Wanted {
  cid: number;
  start: Date;
  end: Date;
  /** Leaves out super admins and this user. */
  exceptAuthor: { uid: number | null } | null;
  /** By points: of each user and problem the last one with points; otherwise every accepted one. */
  byPoints: boolean;
}

/** What goes into the archive, without the code itself. */
export async function listCodeFiles(db: Queryable, { cid, start, end, exceptAuthor, byPoints }: Wanted) {
  const { rows } = await sql<CodeFile>`
    select ${byPoints ? sql`distinct on (s.uid, s.pid)` : sql``} s.id as "submitId", u.username,
      p.display_id as "displayId", s.language, (extract(epoch from s.received_at) * 1000)::float8 as "atMs"
    from submissions s
    join users u on u.uid = s.uid
    join contest_problems p on p.cid = ${cid} and p.pid = s.pid
    where ${inContest(cid)} and s.virtual_id is null and s.received_at >= ${start} and s.received_at < ${end}
      and ${byPoints ? sql`coalesce(s.score, 0) > 0` : sql`s.status = ${verdictSql('accepted')}`}
      and (${exceptAuthor === null} or (u.role <> 1000 and s.uid is distinct from ${exceptAuthor?.uid ?? null}::bigint))
    order by s.uid, s.pid, s.id desc`.execute(db);
  return rows;
}

export async function findCode(db: Queryable, submitId: number): Promise<string> {
  const row = await db.selectFrom('submissions').select('code').where('id', '=', submitId).executeTakeFirst();
  return row?.code ?? '';
}

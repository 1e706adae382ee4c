import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Assignments in whose totals submissions of a rejudge set stand, with the students who made them. Timed works show their results themselves. */
export async function listConcernedBySet(db: Queryable, setId: number, limit: number) {
  const { rows } = await sql<{ id: number; group_name: string; people: { uid: number; username: string }[] }>`
    select a.id, g.name as group_name,
      jsonb_agg(distinct jsonb_build_object('uid', u.uid, 'username', u.username)) as people
    from rejudge_members m
    join submissions s on s.id = m.submission_id
    join (
      select id, gid, opens_at, 'training' as kind, training_id as target from assignments where training_id is not null
      union all select id, gid, opens_at, 'qsheet', qsheet_id from assignments where qsheet_id is not null
    ) a on a.kind = s.venue_kind and a.target = s.venue_id
    join groups g on g.id = a.gid and g.disbanded_at is null
    join group_members gm on gm.gid = a.gid and gm.uid = s.uid and gm.auth = ${GROUP_LEVEL.member}
    join users u on u.uid = s.uid
    left join assignment_windows w on w.assignment_id = a.id and w.label = gm.label
    where m.set_id = ${setId} and s.received_at >= coalesce(w.opens_at, a.opens_at)
    group by a.id, g.name order by a.id limit ${limit}`.execute(db);
  return rows;
}

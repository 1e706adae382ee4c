import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { inVenue } from '../../venues/venues.queries.ts';

type Target = Record<'training_id' | 'qsheet_id', number | null>;

/** The assignments of something in groups in which somebody is a member: since when it is set, and the person there. */
export const listSupervising = (db: Queryable, uid: number, { training_id, qsheet_id }: Target) =>
  db
    .selectFrom('assignments as a')
    .innerJoin('group_members as m', (join) => join.onRef('m.gid', '=', 'a.gid').on('m.uid', '=', uid))
    .innerJoin('groups as g', 'g.id', 'a.gid')
    .leftJoin('trainings as t', 't.id', 'a.training_id')
    .leftJoin('assignment_windows as w', (join) =>
      join.onRef('w.assignment_id', '=', 'a.id').onRef('w.label', '=', 'm.label'),
    )
    .select(['a.gid', 'a.gmt_create as setAt', 'm.gmt_create as joinedAt', 'm.label', 't.group_id as targetGid'])
    .select((eb) => eb.fn.coalesce('w.opens_at', 'a.opens_at').as('opensAt'))
    .where('m.auth', '=', GROUP_LEVEL.member)
    .where('g.disbanded_at', 'is', null)
    .where((eb) => eb.or([eb('a.training_id', '=', training_id), eb('a.qsheet_id', '=', qsheet_id)]))
    .execute();

interface TriesOf {
  venue: Venue;
  uid: number;
  pid: number;
  from: Date;
  most: number;
}

/** The last submissions of somebody to a problem of a venue since a moment, newest first. */
export async function listTriesOf(db: Queryable, { venue, uid, pid, from, most }: TriesOf) {
  const { rows } = await sql<{
    submitId: number;
    status: number;
    score: number | null;
    time: number | null;
    memory: number | null;
    language: string;
    received_at: Date;
  }>`
    select s.id as "submitId", s.status, s.score, s.time_ms as time, s.memory_kb as memory, s.language, s.received_at
    from submissions s
    where ${inVenue(venue)} and s.uid = ${uid} and s.pid = ${pid} and s.received_at >= ${from}
    order by s.id desc limit ${most}`.execute(db);
  return rows;
}

import type { VenueKind } from '@assay/contract/venue.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** The columns that name what is set as work; all null where nothing can be. */
export const targetColumns = (kind: VenueKind, id: number) => ({
  training_id: kind === 'training' ? id : null,
  qsheet_id: kind === 'qsheet' ? id : null,
  work_id: kind === 'timedWork' ? id : null,
});

/** Whether a group can be set something: a training or a timed work of its own, a sheet, a training of the site without a password; none that is hidden. */
export async function isAssignable(
  db: Queryable,
  gid: number,
  { training_id, qsheet_id, work_id }: Record<'training_id' | 'qsheet_id' | 'work_id', number | null>,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from trainings where id = ${training_id} and visible
        and (group_id = ${gid} or (group_id is null and auth = 'Public'))
      union all
      select 1 from qsheets where id = ${qsheet_id} and visible
      union all
      select 1 from timed_works where id = ${work_id} and visible and group_id = ${gid}
    ) as found`.execute(db);
  return rows[0]!.found;
}

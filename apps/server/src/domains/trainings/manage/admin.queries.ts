import { PUBLIC } from '@assay/contract/venue.ts';
import type { Insertable, Updateable } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Trainings } from '../../../platform/db/schema.ts';
import { inVenue, venueColumns } from '../../venues/venues.queries.ts';
import type { TrainingColumns } from '../trainings.queries.ts';

/** A new training with the one section that it begins with. */
export async function insertTraining(tx: Queryable, fields: Insertable<Trainings>): Promise<{ id: number }> {
  const { id } = await tx.insertInto('trainings').values(fields).returning('id').executeTakeFirstOrThrow();
  await tx.insertInto('training_sections').values({ tid: id }).execute();
  return { id };
}

/**
 * Saves over exactly the version that was seen.
 * @returns the new version, or null when somebody else saved in between
 */
export async function updateTrainingRow(
  tx: Queryable,
  tid: number,
  version: number,
  fields: Updateable<Trainings>,
): Promise<number | null> {
  const row = await tx
    .updateTable('trainings')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', tid)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

/** What was submitted in a training goes on as practice, or as what was submitted in the group. @returns how many submissions */
export async function releaseSubmissions(tx: Queryable, { id, group_id }: Pick<TrainingColumns, 'id' | 'group_id'>) {
  const { numUpdatedRows } = await tx
    .updateTable('submissions')
    .set(venueColumns(group_id === null ? PUBLIC : { kind: 'group', id: group_id }))
    .where(inVenue({ kind: 'training', id }, 'submissions'))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Problems keep their sections from going, so they go first. */
export async function deleteTrainingRow(tx: Queryable, tid: number): Promise<boolean> {
  await tx.deleteFrom('training_problems').where('tid', '=', tid).execute();
  const gone = await tx.deleteFrom('trainings').where('id', '=', tid).returning('id').executeTakeFirst();
  return gone !== undefined;
}

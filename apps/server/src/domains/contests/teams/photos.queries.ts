import type { Queryable } from '../../../platform/db/database.ts';
import type { Picture } from '../../files/avatars.ts';

/**
 * Sets or removes the photo of a line of a contest's board: a user's by the id, a team's by its id, negative.
 * @returns whether the contest has such a line
 */
export async function updatePhoto(tx: Queryable, cid: number, line: number, picture: Picture | null): Promise<boolean> {
  const values = {
    photo: picture?.url ?? null,
    photo_width: picture?.width ?? null,
    photo_height: picture?.height ?? null,
  };
  const { numUpdatedRows } =
    line < 0
      ? await tx
          .updateTable('contest_teams')
          .set(values)
          .where('cid', '=', cid)
          .where('id', '=', -line)
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('contest_registrations')
          .set(values)
          .where('cid', '=', cid)
          .where('uid', '=', line)
          .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

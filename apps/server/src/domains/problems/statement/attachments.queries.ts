import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';

/** Files of a problem that are offered for download. */
export const findAttachments = (db: Queryable, pid: number) =>
  db
    .selectFrom('problem_files')
    .modifyFront(PREPARED)
    .select(['name', 'hash', 'bytes'])
    .where('pid', '=', pid)
    .where('purpose', '=', 'attachment')
    .orderBy('id')
    .execute();

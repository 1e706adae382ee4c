import type { Paging } from '@assay/contract/page.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { containing, exactly } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';

export interface AuditFilter {
  username?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
}

function entries(db: Queryable, { username, action, subject }: AuditFilter) {
  return db
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.uid', 'a.uid')
    .$if(!!username, (query) => query.where('u.username', '=', username!))
    .$if(!!action, (query) => query.where('a.action', 'ilike', containing(action!)))
    .$if(!!subject, (query) => query.where('a.subject', 'like', `${exactly(subject!)}%`));
}

/** Lines of the audit log, newest first. */
export const listAuditEntries = (db: Queryable, filter: AuditFilter, paging: Paging) =>
  entries(db, filter)
    .select(['a.id', 'a.uid', 'u.username', 'a.action', 'a.subject', 'a.before', 'a.after', 'a.ip', 'a.gmt_create'])
    .orderBy('a.id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();

export async function countAuditEntries(db: Queryable, filter: AuditFilter): Promise<number> {
  const { total } = await entries(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

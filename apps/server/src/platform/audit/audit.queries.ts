import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import type { Queryable } from '../db/database.ts';

export interface AuditEntry {
  /** Who acted; null: the product itself. */
  uid: number | null;
  /** The call's name. */
  action: AuditAction;
  /** What was acted on, such as `user 12`. */
  subject: string;
  before: object | null;
  after: object | null;
  ip: string;
}

/** Notes who changed what, within the transaction of the change. */
export async function insertAuditEntry(tx: Queryable, { before, after, ...entry }: AuditEntry, now: Date) {
  await tx
    .insertInto('audit_log')
    .values({
      ...entry,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      gmt_create: now,
    })
    .execute();
}

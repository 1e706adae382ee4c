import { insertAuditEntry } from '../../platform/audit/audit.queries.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';

/** Notes in the audit log, within the transaction of the change, who changed what in a group. */
export const noteGroup = (
  call: Call,
  tx: Queryable,
  action: string,
  gid: number,
  before: object | null,
  after: object | null,
) =>
  insertAuditEntry(
    tx,
    { uid: viewerOf(call).uid, action, subject: `group ${gid}`, before, after, ip: call.ip },
    call.clock.now(),
  );

import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';

/** Notes in the log what was done to an assignment. */
export const note = (
  call: Call,
  tx: Queryable,
  action: AuditAction,
  id: number,
  before: object | null,
  after: object | null,
) =>
  insertAuditEntry(
    tx,
    { uid: viewerOf(call).uid, action, subject: `assignment ${id}`, before, after, ip: call.ip },
    call.clock.now(),
  );
